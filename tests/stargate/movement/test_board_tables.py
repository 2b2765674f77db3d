"""What is worked out once per map is what the map says: where a step leads, and from where there is one."""

from __future__ import annotations

import pytest

from engine.stargate.model.board import SENSE, standard_board
from engine.stargate.movement.skimming import Spot, onward, straight, wobbled

B = standard_board()


def stepped(at: str, way: int) -> tuple[str, int]:
    """Cases 5.1 and 5.3: where one hex of linear movement leads, from the map itself."""
    to = B.grid.near[at][way]
    if not to or to in B.barred:
        return "", 0
    if to not in B.orbits:
        return to, 0
    sense = SENSE.get((way - B.orbits[to][1]) % 6, 0)
    return (to, sense) if sense else ("", 0)


def test_5_1_and_5_3_every_step_of_the_map():
    for at, near in B.grid.near.items():
        assert B.linear[at] == tuple(stepped(at, way) for way in range(6))
        assert B.free[at] == tuple("" if x in B.barred else x for x in near)


def test_5_0_where_a_unit_has_no_way():
    for at in B.grid.near:
        assert (at in B.leaves["linear"]) == any(onward(B, Spot(at, 1), way) for way in range(6))
        assert (at in B.leaves["wobble"]) == any(wobbled(B, Spot(at, 1), way) for way in range(6))
        seen = [h for ray in B.grid.rays[at] for h in ray]
        assert (at in B.leaves["teleport"]) == any(h not in B.barred for h in seen)


@pytest.mark.parametrize("wobble", [False, True])
def test_5_1_and_5_6_a_leg_is_its_steps(wobble: bool):
    go, ended = wobbled if wobble else onward, 0
    for at in B.grid.near:
        for way in range(6):
            now: Spot | None = Spot(at, 9, way, doubled=True)
            for n in range(1, 8):
                now = go(B, now, way) if now and not now.sense else None
                assert straight(B, Spot(at, 9, way, doubled=True), way, n, wobble=wobble) == now
                ended += now is None
    assert ended
