"""Two games that differ only in a secret look the same to everybody else, through the real bot and real sockets."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.proof.scenes import ALICE, BOB, Scene
from tests.proof.twins import Twins, difference

NAVY = {"red": ALICE, "silver": BOB}
FLEETS = (
    "1-2 starship: laser 2, shield 1;3 boat: launcher 3, nuclear 7;4 ship: seeker 6",
    "1-2 starship: blaster 1, armor 2;3 boat: launcher 3, ap 11;4 ship: seeker 3, marines 2",
)
SCENES = [
    Scene("hand", "starwars", {"blue": ALICE, "orange": BOB}, "orange", 60),
    Scene("approach", "stargate", {"coalition": ALICE, "virunian": BOB}, "virunian", 5),
    Scene("fleet", "armada", NAVY, "silver", then=tuple([("armada fleet", {"text": x})] for x in FLEETS)),
    Scene("war", "armada", NAVY, "silver", 5),
    Scene("hidden", "skirmish", {"gm": ALICE, "p1": BOB}, "p1", 5, "raid", {"players": "1", "gm": "on"}),
]


@pytest.mark.slow  # two processes of the bot, with every title
async def test_what_others_receive_does_not_depend_on_a_secret(tmp_path: Path, migrated: Path):
    one, two = await Twins(tmp_path, migrated, SCENES).run()
    assert one.keys() == two.keys()
    assert min(map(len, one.values())) > 20
    apart = {name: difference(one[name], two[name]) for name in one if one[name] != two[name]}
    assert not apart, "\n".join(f"{name}: {why}" for name, why in apart.items())
