"""Two games that differ only in a secret look the same to all others, through the real bot and sockets."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.registry import TITLES
from tests.proof.hidden import SCENES
from tests.proof.twins import Twins, difference

#: The long form (`make proof`) plays all of them.
SHORT = ("hand", "approach", "fleet", "hidden")


def test_every_title_has_secrets_to_compare():
    assert {x.title for x in SCENES} == set(TITLES)


@pytest.mark.slow  # two processes of the bot, with every title
async def test_what_others_receive_does_not_depend_on_a_secret(tmp_path: Path, migrated: Path):
    one, two = await Twins(tmp_path, migrated, [x for x in SCENES if x.name in SHORT]).run()
    assert one.keys() == two.keys()
    assert all(len(lines) > 20 for name, lines in one.items() if ": " in name)
    owners = [name for name in one if name.endswith("'s owner")]
    assert len(owners) == len(SHORT)
    assert not [name for name in owners if one.pop(name) == two.pop(name)], "there was no secret to be seen"
    apart = {name: difference(one[name], two[name]) for name in one if one[name] != two[name]}
    assert not apart, "\n".join(f"{name}: {why}" for name, why in apart.items())
