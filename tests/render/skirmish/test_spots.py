"""What a lesson points at is found in the picture: figures, points, terrain by name; nothing hidden."""

from __future__ import annotations

from engine.skirmish.game import SKIRMISH
from render.core.look import Picture
from render.core.marks import marked_scene
from render.core.scene import Box
from render.core.text import words
from tests.render.skirmish.positions import LOOK, fight


def shown(*marks, seat="p1"):
    view = SKIRMISH.view(fight(), seat)
    return Picture(view=view, words=words("en"), framing="action", screen="phone", marks=marks)


def test_figures_points_and_terrain_are_found_and_what_is_hidden_is_not():
    p = shown(("RED", ""), ("J1", ""), ("32.5 21", ""))
    red, j1, at = (LOOK.spot(p, x) for x in ("red", "J1", "32.5 21"))
    assert red.x < at.x < j1.x
    assert red.y > at.y > j1.y
    assert [LOOK.spot(p, x) for x in ("J3", "J9", "nowhere", "", "900 3")] == [None] * 5
    assert LOOK.spot(shown(("J3", ""), seat="gm"), "J3") is not None


def test_a_piece_of_terrain_is_framed_in_the_part_that_is_shown():
    piece = next(x.name or x.id for x in shown().view.pieces)
    p = shown((piece, ""))
    found = LOOK.spot(p, piece)
    assert found.wide > 0 < found.high
    assert any(isinstance(x, Box) and x.edge == "fire" for x in marked_scene(LOOK, p).overlay)
