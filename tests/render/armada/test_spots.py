"""What a lesson points at is found in the picture: spaces, ships alone or counted, a battle's units."""

from __future__ import annotations

from engine.armada.game import ARMADA
from engine.armada.queries.position import Placed, Position
from render.armada.look import LOOK
from render.core.look import Picture, Spot
from render.core.marks import marked_scene
from render.core.scene import Box
from render.core.text import words

LASERS = {"laser": 2, "shield": 1}


def shown(units, *marks, framing="action"):
    state = ARMADA.lay_out(Position(units=units))
    return Picture(
        view=ARMADA.view(state, "red"), words=words("en"), framing=framing, screen="phone", marks=marks
    )


def test_a_space_is_framed_within_its_rim_and_a_ship_by_its_chip():
    p = shown({x: Placed("starship", "B", has=LASERS) for x in ("R1", "R2", "S1")}, ("B", ""), ("R2", ""))
    space, one, two = (LOOK.spot(p, x) for x in ("B", "R1", "R2"))
    assert (one.y, one.wide) == (two.y, two.wide)
    assert space.x - space.wide / 2 < one.x < two.x < space.x + space.wide / 2
    assert sum(isinstance(x, Box) and x.edge == "fire" for x in marked_scene(LOOK, p).overlay) == 2
    assert [LOOK.spot(p, x) for x in ("R3", "S1", "Z", "")] == [None] * 4


def test_ships_in_a_row_and_units_without_a_number_share_a_chip():
    units = {f"R{n}": Placed("starship", "1", has=LASERS) for n in range(1, 9)}
    p = shown({**units, "Rm1": Placed("marines", "1"), "Rm2": Placed("marines", "1")})
    spots = {x: LOOK.spot(p, x) for x in ("R1", "R8", "Rm1", "Rm2")}
    assert spots["R1"] == spots["R8"] != spots["Rm1"] == spots["Rm2"]
    assert all(isinstance(x, Spot) for x in spots.values())
    assert LOOK.spot(shown(units, framing="whole"), "R4") is not None
