"""Arithmetic on terrain says what the shapes themselves say (Cases SIGHT.1, SHOOT.1, MOVE.1)."""

from random import Random

import pytest
import shapely

from engine.core.contract import Setup
from engine.core.dice import RandomDice
from engine.core.execution import Execution
from engine.core.flow import fork, pending, sample
from engine.skirmish.combat.shooting import in_the_open, may_hit, may_shoot, no_bar
from engine.skirmish.game import SKIRMISH
from engine.skirmish.model.state import Piece
from engine.skirmish.queries.suggestions import horizon, inside_of
from engine.skirmish.rules.movement import _samples
from engine.skirmish.table.geometry import distance, point_along, polar, round_to_tenth, snap
from engine.skirmish.table.line_of_sight import EYESIGHT
from engine.skirmish.table.pieces import GRAZE, Plot, edge_crossings, kinds, pieces_crossed, plot_piece
from engine.skirmish.table.scenario_loader import read_mission
from engine.skirmish.table.terrain import Land

PIECES = (
    Piece("BOX", "building", "rect", (8.0, 9.0, 14.0, 15.0)),
    Piece("THIN", "crates", "rect", (4.0, 4.0, 4.05, 9.0)),
    Piece("DISC", "wood", "circle", (12.0, 11.0, 4.0)),
    Piece("WALL", "wall", "line", (6.0, 12.0, 16.0, 12.0)),
    Piece("SLANT", "ditch", "line", (7.0, 7.0, 15.0, 13.0)),
    Piece("POND", "water", "polygon", (6.0, 6.0, 16.0, 8.0, 13.0, 16.0, 11.0, 10.0)),
)
#: Limits that the rules compare with, in inches.
LIMITS = (0.0, GRAZE, 0.6, 1.0, 4.0)


def lines(rng, n):
    """Draw lines, many of them along edges, through corners and from the edge."""
    for _ in range(n):
        a, b = (snap((rng.random() * 20, rng.random() * 20)) for _ in range(2))
        if rng.random() < 0.4:
            a = (float(rng.choice((4, 6, 8, 12, 14, 16))), float(rng.choice((4, 9, 11, 12, 15))))
        turn = rng.random()
        b = (a[0], b[1]) if turn < 0.2 else (b[0], a[1]) if turn < 0.4 else b
        if a != b:
            yield a, b


def crossed_at(x, a, b):
    """Ruling K94: give the inches at which a line goes in or out, or over a thin piece, by shapes alone."""
    line = shapely.linestrings((a, b))
    if x.piece.shape == "line":
        sides = [shapely.distance(x.shape, shapely.points(p)) > 1e-6 for p in (a, b)]
        ends = [shapely.distance(line, shapely.points(p)) > 1e-6 for p in x.shape.coords]
        met = shapely.crosses(x.shape, line) and all(sides) and all(ends)
        return [distance(a, next(edge_crossings(shapely.intersection(x.shape, line))))] if met else []
    inner = shapely.intersection(line, shapely.buffer(x.shape, -1e-7))  # what runs along the edge is gone
    found = []
    for part in getattr(inner, "geoms", (inner,)):
        if part.is_empty or not shapely.length(part):
            continue
        begin, end = (distance(a, p) for p in part.coords[:: len(part.coords) - 1])
        comes, goes = begin > 1e-6 or not x.holds(a), end < distance(a, b) - 1e-6 or not x.holds(b)
        if comes and goes and end - begin <= GRAZE:
            continue
        found += [begin] * comes + [end] * goes
    return sorted(found)


@pytest.mark.parametrize("p", PIECES, ids=lambda p: p.id)
def test_what_arithmetic_knows_of_a_piece_is_so(p):
    x: Plot = plot_piece(p)
    core, edge = shapely.buffer(x.shape, -GRAZE), shapely.boundary(x.shape)
    edge = x.shape if p.shape == "line" else edge
    for a, b in lines(Random(11), 400):
        line, spot = shapely.linestrings((a, b)), shapely.points(a)
        part = shapely.intersection(x.shape, line)
        assert x.holds(a) == shapely.contains_properly(x.shape, spot)
        assert x.enters(a, b) == shapely.intersects(core, line)
        for limit in LIMITS:
            assert x.reaches(a, limit) == (shapely.distance(x.shape, spot) <= limit)
            assert x.exceeds(a, b, limit) == (shapely.length(part) > limit)
        if shapely.length(part) > GRAZE:
            assert x.begins(a, b) == pytest.approx(shapely.distance(spot, part), abs=1e-9)
        far = sorted(distance(a, at) for at in edge_crossings(shapely.intersection(edge, line)))
        assert sorted(x.cuts(a, b)) == pytest.approx(far, abs=1e-9)
        assert x.crosses(a, b) == pytest.approx(crossed_at(x, a, b), abs=1e-5)
        assert x.unknown().crosses(a, b) == pytest.approx(crossed_at(x, a, b), abs=1e-5)


def test_a_polygon_that_a_line_passes_by_is_not_cut(monkeypatch):
    x = plot_piece(PIECES[-1])
    a, b = (15.5, 11.0), (15.9, 16.0)
    assert shapely.intersects(shapely.box(*x.box), shapely.linestrings((a, b)))
    monkeypatch.setattr(shapely, "intersection", None)
    assert (x.exceeds(a, b, GRAZE), x.inches(a, b), x.cuts(a, b)) == (False, 0.0, [])


def test_rounding_to_a_tenth_is_rounding():
    rng = Random(5)
    for x in (*(rng.uniform(-3, 130) for _ in range(2000)), *(n / 20 for n in range(-40, 2600))):
        assert round_to_tenth(x) == round(x, 1)


@pytest.mark.parametrize("mission", ["standard", "hold"])
def test_shoot_1_whether_a_shot_is_open_and_why_not_are_one_answer(mission):
    rng, compared = Random(9), 0
    s = SKIRMISH.new(Setup("skirmish", mission), RandomDice(rng)).state
    t = Execution(fork(s), RandomDice(rng, keep=False), quiet=True)
    while pending(t.s):
        d = pending(t.s)[0]
        t.answer(d, sample(t.s, d, rng))
        for f in t.s.figures.values():
            assert no_bar(t.s, f, 2) == (not any(may_shoot(t.s, f, 2)))
            for g in t.s.figures.values():
                assert in_the_open(t.s, f, g) == (not any(may_hit(t.s, f, g.id)))
                compared += 1
    assert compared > 1000


# -- several pieces at once ---------------------------------------------------------------------------------

#: Shapes that strain arithmetic: tiny and huge discs, thin strips, woods that are but a line.
STRAINED = Land(
    72.0,
    48.0,
    (
        Piece("D0", "rock", "circle", (20.0, 20.0, 0.3)),
        Piece("D1", "wood", "circle", (24.0, 21.0, 0.31)),
        Piece("D2", "hill", "circle", (30.0, 24.0, 1.0)),
        Piece("D3", "wood", "circle", (36.0, 24.0, 30.0)),
        Piece("R0", "building", "rect", (10.0, 10.0, 10.1, 30.0)),
        Piece("R1", "rough", "rect", (10.0, 20.0, 50.0, 20.05)),
        Piece("R2", "wood", "rect", (40.0, 5.0, 40.15, 40.0)),
        Piece("L0", "wood", "line", (28.0, 10.0, 44.0, 36.0)),
        Piece("L1", "wood", "line", (40.0, 5.0, 40.0, 40.0)),
        Piece("L2", "wall", "line", (10.0, 20.0, 50.0, 20.0)),
        Piece("P0", "hill", "polygon", (50.0, 10.0, 62.0, 12.0, 60.0, 30.0)),
    ),
)
#: A wall along the edge of rough ground, and water that begins where a wood ends.
LYING_ON = Land(
    72.0,
    48.0,
    (
        Piece("WA", "wall", "line", (10.0, 2.0, 10.0, 18.0)),
        Piece("RO", "rough", "rect", (10.0, 2.0, 16.0, 18.0)),
        Piece("WO", "wood", "rect", (16.0, 2.0, 20.0, 18.0)),
        Piece("PO", "water", "rect", (16.0, 2.0, 24.0, 18.0)),
        Piece("HE", "wall", "line", (4.0, 18.0, 30.0, 18.0)),
    ),
)
MISSIONS = [read_mission(m) for m in ("first", "hold", "raid", "recover", "rescue", "standard")]
LANDS = {c.title: Land(c.width, c.height, c.terrain) for c in MISSIONS}
LANDS |= {"strained": STRAINED, "lying on": LYING_ON}


def ways(land, n):
    """Draw lines on a table, some of them from a corner of a piece, or straight along a side."""
    rng, spots = Random(7), [(x, y) for p in land.plots for x in p.box[::2] for y in p.box[1::2]]
    west, east = min(x for x, _ in spots) - 6, max(x for x, _ in spots) + 6
    south, north = min(y for _, y in spots) - 6, max(y for _, y in spots) + 6
    for _ in range(n):
        a, b = (land.clip((rng.uniform(west, east), rng.uniform(south, north))) for _ in range(2))
        turn = rng.random()
        a = land.clip(rng.choice(spots)) if turn < 0.3 else a
        b = (a[0], b[1]) if turn < 0.1 or turn > 0.9 else b
        if a != b:
            yield a, b


def blocks(land, a, b):
    """Case SIGHT.1: name what blocks a line, by the shapes alone."""
    line, spots = shapely.linestrings((a, b)), (shapely.points(a), shapely.points(b))
    found, woods, depth = [], [], 0.0
    for x in land.walls:
        if not shapely.intersects(shapely.buffer(x.shape, -GRAZE), line):
            continue
        if x.kind.sight == "depth":
            depth += shapely.length(shapely.intersection(x.shape, line))
            woods.append(x.piece.id)
        elif not any(shapely.contains_properly(x.shape, spot) for spot in spots):
            found.append(x.piece.id)
    return (*found, *(woods if depth > kinds().wood_depth + GRAZE else ()))


def slows(land, a, b):
    """Case MOVE.1: list what slows on a way, by the shapes alone."""
    line, found = shapely.linestrings((a, b)), []
    for x in pieces_crossed(land.slows, a, b):
        part = shapely.intersection(x.shape, line)
        if x.kind.going != "obstacle":
            if shapely.length(part) > GRAZE:
                found.append((float(shapely.distance(shapely.points(a), part)), x.kind.going, x.piece.id))
            continue
        far = crossed_at(x, a, b)
        if x.piece.shape == "line":
            near = [shapely.distance(x.shape, shapely.points(p)) <= 1e-6 for p in (a, b)]
            far += [distance(a, b)] * (near == [False, True])
        found += [(n, x.kind.going, x.piece.id) for n in far]
    return sorted(found)


def last_seen(land, at, way):
    """Return the last point in sight in a direction, by the shapes alone."""
    far = polar(at, way, EYESIGHT)
    line, spot, wood = shapely.linestrings((at, far)), shapely.points(at), kinds().wood_depth
    best = shapely.length(shapely.intersection(line, shapely.box(0, 0, land.width, land.height)))
    assert inside_of(land, at, far) == pytest.approx(best, abs=1e-9)
    for x in land.walls:
        part = shapely.intersection(x.shape, line)
        begins, deep = shapely.distance(spot, part), shapely.length(part)
        if x.kind.sight == "depth":
            best = min(best, begins + wood) if deep > wood else best
        elif deep > 0 and not shapely.contains_properly(x.shape, spot):
            best = min(best, begins + (deep / 2 if x.kind.sight == "crest" else 0.0))
    return polar(at, way, best)


@pytest.mark.parametrize("name", LANDS)
def test_sight_1_and_move_1_several_pieces_are_what_their_shapes_say(name):
    land, blocked, slowed = LANDS[name], 0, 0
    for a, b in ways(land, 120):
        wall = blocks(land, *sorted((a, b)))
        assert land.between(a, b) == wall
        want, found = slows(land, a, b), land.going(a, b)
        assert [x[1:] for x in found] == [x[1:] for x in want]
        assert [x[0] for x in found] == pytest.approx([x[0] for x in want], abs=1e-5)
        blocked, slowed = blocked + bool(wall), slowed + bool(want)
    assert blocked > 10
    assert slowed > 10


@pytest.mark.parametrize("name", LANDS)
def test_sight_1_what_is_in_sight_is_what_the_shapes_say(name):
    land = LANDS[name]
    for a, _ in ways(land, 12):
        for n, at in enumerate(horizon(land, a, 8)):
            assert at == pytest.approx(last_seen(land, a, 45.0 * n), abs=0.0501)


def test_move_1_samples_of_a_walk_are_points_along_it():
    for a, b in ways(STRAINED, 200):
        for inches in (distance(a, b), distance(a, b) * 0.7):
            steps = max(2, round(inches))
            want = [snap(point_along(a, b, inches * k / steps)) for k in range(1, steps)]
            assert _samples(a, b, distance(a, b), inches, steps) == want
