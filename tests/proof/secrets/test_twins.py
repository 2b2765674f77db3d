"""Two games that differ only in a secret look the same to all others, through the real bot and sockets."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.titles import TITLES
from tests.proof.secrets.hidden import SCENES
from tests.proof.secrets.twins import Twins, parted

#: The long form (`make proof`) plays all of them.
SHORT = ("hand", "approach")


def test_every_title_has_secrets_to_compare():
    assert {x.title for x in SCENES} == set(TITLES)


@pytest.mark.long
@pytest.mark.slow  # two processes of the bot, with every title
async def test_what_others_receive_does_not_depend_on_a_secret(tmp_path: Path, migrated: Path):
    one, two = await Twins(tmp_path, migrated, [x for x in SCENES if x.name in SHORT]).run()
    assert one.keys() == two.keys()
    assert all(len(lines) > 20 for name, lines in one.items() if name.endswith(" alone"))
    assert all(lines for name, lines in one.items() if name.endswith(" in public"))
    assert parted(one, two) == []


def test_twins_that_differ_are_found_out():
    assert parted({"hand: bob": ["a", "b"]}, {"hand: bob": ["a", "c"]})
    assert parted({"hand, owner": ["a"]}, {"hand, owner": ["a"]}) == ["hand, owner saw no secret"]
    assert not parted({"hand: bob": ["a"], "hand, owner": ["x"]}, {"hand: bob": ["a"], "hand, owner": ["y"]})
