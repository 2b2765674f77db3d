"""Sight and cover on drawn cases: what blocks, what covers, what slows."""

import pytest

from engine.skirmish.model.state import Piece, State
from engine.skirmish.rules.movement import plan_walk
from engine.skirmish.rules.routes import cover_points
from engine.skirmish.table.pieces import kinds
from engine.skirmish.table.terrain import Land, land_of
from tests.skirmish.field import BARE, sg
from tests.skirmish.table import mission

#: Observer, target, what blocks, what covers. The table is 40 by 40 with the pieces of PIECES.
PIECES = (
    Piece("HOUSE", "building", "rect", (10.0, 10.0, 16.0, 14.0)),
    Piece("WOOD", "wood", "circle", (30.0, 12.0, 4.0)),
    Piece("HILL", "hill", "circle", (20.0, 26.0, 4.0)),
    Piece("RUIN", "ruin", "rect", (2.0, 28.0, 8.0, 34.0)),
    Piece("WALL", "wall", "line", (28.0, 30.0, 36.0, 30.0)),
    Piece("ROCK", "rock", "circle", (20.0, 4.0, 1.0)),
    Piece("POND", "water", "polygon", (2.0, 2.0, 6.0, 2.0, 6.0, 6.0, 2.0, 6.0)),
)
LAND = Land(40.0, 40.0, PIECES)
CASES = {
    "open ground": ((1.0, 20.0), (9.0, 20.0), (), ""),
    "through a house": ((13.0, 5.0), (13.0, 20.0), ("HOUSE",), ""),
    "past the side of a house, touching it": ((16.0, 5.0), (16.0, 20.0), (), ""),
    "out of a house": ((13.0, 12.0), (13.0, 20.0), (), ""),
    "into a house": ((13.0, 20.0), (13.0, 12.0), (), "HOUSE"),
    "inside a house": ((12.0, 12.0), (14.0, 12.0), (), ""),
    "at the corner of a house, along its side": ((2.0, 15.0), (16.2, 14.2), (), "HOUSE"),
    "before the front of a house": ((13.0, 30.0), (13.0, 14.3), (), ""),
    "through 4 inches of wood": ((26.54, 5.0), (26.54, 20.0), (), ""),
    "through 8 inches of wood": ((30.0, 5.0), (30.0, 20.0), ("WOOD",), ""),
    "3 inches deep into a wood": ((30.0, 5.0), (30.0, 11.0), (), "WOOD"),
    "6 inches deep into a wood": ((30.0, 5.0), (30.0, 14.0), ("WOOD",), "WOOD"),
    "within a wood trees cover as well": ((29.0, 12.0), (31.0, 12.0), (), "WOOD"),
    "over the crest of a hill": ((20.0, 20.0), (20.0, 34.0), ("HILL",), ""),
    "from the hill": ((20.0, 26.0), (20.0, 38.0), (), ""),
    "up to the near slope": ((20.0, 20.0), (20.0, 22.5), (), ""),
    "up to the top": ((20.0, 20.0), (20.0, 26.0), (), "HILL"),
    "into a ruin": ((20.0, 31.0), (5.0, 31.0), (), "RUIN"),
    "within a ruin": ((3.0, 31.0), (7.0, 31.0), (), ""),
    "over a wall, close behind it": ((32.0, 38.0), (32.0, 29.2), (), "WALL"),
    "over a wall, far behind it": ((32.0, 38.0), (32.0, 27.0), (), ""),
    "before the wall": ((32.0, 26.0), (32.0, 29.2), (), ""),
    "behind a rock": ((20.0, 12.0), (20.0, 2.5), (), "ROCK"),
    "across water": ((1.0, 4.0), (9.0, 4.0), (), ""),
}


@pytest.mark.parametrize("name", CASES)
def test_sight_and_cover_as_drawn(name):
    a, b, blockers, cover = CASES[name]
    seen = LAND.sight(a, b)
    assert seen.blockers == blockers
    assert seen.clear is (not blockers)
    assert seen.cover == cover


@pytest.mark.parametrize("name", CASES)
def test_what_blocks_blocks_both_ways(name):
    a, b, *_ = CASES[name]
    assert LAND.sees(a, b) == LAND.sees(b, a)


def test_cover_is_of_the_target_alone():
    assert LAND.sight((32.0, 38.0), (32.0, 29.2)).cover == "WALL"
    assert LAND.sight((32.0, 29.2), (32.0, 38.0)).cover == ""


def test_every_corner_of_a_house_is_a_shelter():
    found = {(round(x, 2), round(y, 2)) for x, y in cover_points(LAND)}
    assert found >= {(9.6, 9.6), (16.4, 9.6), (9.6, 14.4), (16.4, 14.4)}


GOING = {
    "open": ((1.0, 20.0), (9.0, 20.0), []),
    "a wall": ((32.0, 28.0), (32.0, 32.0), [(2.0, "obstacle", "WALL")]),
    "into a house and out again": (
        (13.0, 8.0),
        (13.0, 16.0),
        [(2.0, "obstacle", "HOUSE"), (6.0, "obstacle", "HOUSE")],
    ),
    "water": ((0.0, 4.0), (8.0, 4.0), [(2.0, "water", "POND")]),
    "rough ground from within": ((30.0, 12.0), (30.0, 20.0), [(0.0, "rough", "WOOD")]),
    "a hill is easy": ((20.0, 20.0), (20.0, 34.0), []),
}


@pytest.mark.parametrize("name", GOING)
def test_what_slows_and_where_it_begins(name):
    a, b, found = GOING[name]
    assert [(round(at, 2), going, piece) for at, going, piece in LAND.going(a, b)] == found


@pytest.mark.parametrize(
    ("a", "b", "crossed"),
    [
        ((16.0, 12.0), (24.0, 12.0), []),  # from the edge of the house outward
        ((24.0, 12.0), (16.0, 12.0), []),  # and up to it
        ((16.0, 10.5), (16.0, 13.5), []),  # along its wall
        ((16.0, 5.0), (16.0, 20.0), []),
        ((12.0, 18.0), (20.0, 10.0), []),  # over its very corner
        ((16.0, 12.0), (13.0, 12.0), [0.0]),  # in from the edge
        ((13.0, 12.0), (16.0, 12.0), [3.0]),  # out to the edge: it is paid, and what follows is free
        ((13.0, 12.0), (20.0, 12.0), [3.0]),
        ((16.0, 12.0), (4.0, 12.0), [0.0, 6.0]),
        ((28.0, 30.0), (36.0, 30.0), []),  # along the stone wall
        ((24.0, 30.0), (30.0, 30.0), [6.0]),  # up onto it
        ((30.0, 30.0), (30.0, 34.0), []),  # down from it
        ((30.0, 28.0), (30.0, 30.0), [2.0]),
        ((28.0, 26.0), (28.0, 34.0), []),  # past its end
    ],
)
def test_ruling_k94_and_move_3_touching_is_not_crossing(a, b, crossed):
    assert [at for at, going, _ in LAND.going(a, b) if going == "obstacle"] == crossed


def test_move_3_the_edge_of_a_house_costs_nothing_outside_it():
    s = mission("standard")
    for start, end, reach in (((24.0, 19.0), (30.0, 19.0), 6.0), ((24.0, 17.0), (24.0, 21.0), 4.0)):
        red = sg("RED", *start)
        worked = plan_walk(s, red, (end,), "move", 1)
        assert (worked.inches, worked.parts) == (reach, ())


@pytest.mark.parametrize(
    ("of", "at", "cover"),
    [
        ((28.0, 20.0), (28.0, 30.5), ""),  # before the rock, on its edge
        ((28.0, 40.0), (28.0, 30.5), "LR"),  # behind it
        ((15.0, 4.0), (15.0, 14.0), ""),  # upon the wall, from either side
        ((15.0, 24.0), (15.0, 14.0), ""),
        ((15.0, 4.0), (15.0, 14.5), "ST"),
    ],
)
def test_ruling_k94_and_shoot_5_who_is_on_an_edge_is_not_behind_it(of, at, cover):
    assert land_of(mission("standard")).sight(of, at).cover == cover
    assert land_of(mission("standard")).cover_at((15.0, 14.0)) == ""


def test_ruling_k95_less_than_a_twentieth_of_an_inch_is_a_graze():
    land = Land(40.0, 40.0, (Piece("H", "building", "rect", (10.0, 10.0, 16.0, 14.0)),))
    assert land.sees((15.96, 5.0), (15.96, 20.0))
    assert not land.sees((15.94, 5.0), (15.94, 20.0))
    assert land.going((15.0, 14.97), (16.97, 13.0)) == []  # 0.04 inches of the corner
    assert [x for _, x, _ in land.going((15.0, 14.9), (16.9, 13.0))] == ["obstacle", "obstacle"]


#: What a block of each kind does: blocks the line through its 6 inches, covers who is in it, covers who is
#: close behind it, slows who crosses it, can hide a marker.
KINDS = {
    "building": (True, True, True, ["obstacle", "obstacle"], True),
    "wood": (True, True, False, ["rough"], True),
    "hill": (True, True, False, [], True),
    "ruin": (False, True, False, ["rough"], True),
    "rock": (False, False, True, ["obstacle", "obstacle"], False),
    "crates": (False, False, True, ["obstacle", "obstacle"], False),
    "wall": (False, False, True, ["obstacle"], True),
    "ditch": (False, False, True, ["obstacle"], False),
    "water": (False, False, False, ["water"], False),
    "rough": (False, False, False, ["rough"], False),
}


def test_every_kind_of_terrain_is_in_the_table():
    assert KINDS.keys() == kinds().kinds.keys()


@pytest.mark.parametrize("kind", KINDS)
def test_move_3_sight_1_and_shoot_5_what_each_kind_of_terrain_does(kind):
    line = kind in ("wall", "ditch")
    shape, size = ("line", (10.0, 16.0, 20.0, 16.0)) if line else ("rect", (10.0, 10.0, 20.0, 16.0))
    land = Land(40.0, 40.0, (Piece("X", kind, shape, size),))
    south, inside, behind = (15.0, 2.0), (15.0, 13.0), (15.0, 16.5)
    blocks, covers, shields, slows, hides = KINDS[kind]
    assert land.sees(south, (15.0, 26.0)) is not blocks
    assert bool(land.sight(south, inside).cover) is covers
    assert bool(land.sight(south, behind).cover) is shields
    assert [going for _, going, _ in land.going(south, (15.0, 26.0))] == slows
    assert bool(land.corners()) is hides


def test_corners_where_markers_may_lie():
    at = {
        piece: [x for x, p in LAND.corners() if p == piece]
        for piece in ("HOUSE", "WOOD", "HILL", "RUIN", "WALL")
    }
    assert set(at["HOUSE"]) == {(10.0, 10.0), (16.0, 10.0), (16.0, 14.0), (10.0, 14.0)}
    assert len(at["WOOD"]) == len(at["HILL"]) == 8
    assert len(at["RUIN"]) == 4
    assert at["WALL"] == [(28.0, 30.0), (36.0, 30.0)]
    assert not [p for _, p in LAND.corners() if p in ("ROCK", "POND")]


def test_lands_of_the_same_pieces_are_equal():
    assert Land(40.0, 40.0, PIECES) == LAND
    assert Land(40.0, 40.0, PIECES[1:]) != LAND


def test_mission_1_two_tables_without_terrain_have_each_its_own_size():
    wide, narrow = State(file=BARE), State(file=BARE.replace("72.0", "40.0"))
    assert land_of(wide).pieces is land_of(narrow).pieces
    assert land_of(wide).holds((60.0, 10.0))
    assert not land_of(narrow).holds((60.0, 10.0))
    assert land_of(narrow).clip((60.0, 10.0)) == (40.0, 10.0)
