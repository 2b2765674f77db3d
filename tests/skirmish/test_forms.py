"""Arithmetic on terrain says what the shapes themselves say (Cases SIGHT.1, SHOOT.1, MOVE.1)."""

from random import Random

import pytest
import shapely

from engine.core.contract import Setup
from engine.core.dice import Loose
from engine.core.flow import fork, pending, sample
from engine.core.table import Table
from engine.skirmish.game import SKIRMISH
from engine.skirmish.geometry import distance, snap, tenth
from engine.skirmish.plots import GRAZE, Plot, crossings, plot
from engine.skirmish.shooting import in_the_open, may_hit, may_shoot, no_bar
from engine.skirmish.state import Piece

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


@pytest.mark.parametrize("p", PIECES, ids=lambda p: p.id)
def test_what_arithmetic_knows_of_a_piece_is_so(p):
    x: Plot = plot(p)
    core, edge = shapely.buffer(x.shape, -GRAZE), shapely.boundary(x.shape)
    edge = x.shape if p.shape == "line" else edge
    for a, b in lines(Random(11), 400):
        line, spot = shapely.linestrings((a, b)), shapely.points(a)
        part = shapely.intersection(x.shape, line)
        assert x.holds(a) == shapely.contains_properly(x.shape, spot)
        assert x.touches(a, b) == shapely.intersects(x.shape, line)
        assert x.enters(a, b) == shapely.intersects(core, line)
        for limit in LIMITS:
            assert x.reaches(a, limit) == (shapely.distance(x.shape, spot) <= limit)
            assert x.exceeds(a, b, limit) == (shapely.length(part) > limit)
        if shapely.length(part) > GRAZE:
            assert x.begins(a, b) == pytest.approx(shapely.distance(spot, part), abs=1e-9)
        far = sorted(distance(a, at) for at in crossings(shapely.intersection(edge, line)))
        assert sorted(x.cuts(a, b)) == pytest.approx(far, abs=1e-9)


def test_rounding_to_a_tenth_is_rounding():
    rng = Random(5)
    for x in (*(rng.uniform(-3, 130) for _ in range(2000)), *(n / 20 for n in range(-40, 2600))):
        assert tenth(x) == round(x, 1)


@pytest.mark.parametrize("mission", ["standard", "hold"])
def test_shoot_1_whether_a_shot_is_open_and_why_not_are_one_answer(mission):
    rng, compared = Random(9), 0
    s = SKIRMISH.new(Setup("skirmish", mission), Loose(rng)).state
    t = Table(fork(s), Loose(rng, keep=False), quiet=True)
    while pending(t.s):
        d = pending(t.s)[0]
        t.answer(d, sample(t.s, d, rng))
        for f in t.s.figures.values():
            assert no_bar(t.s, f, 2) == (not any(may_shoot(t.s, f, 2)))
            for g in t.s.figures.values():
                assert in_the_open(t.s, f, g) == (not any(may_hit(t.s, f, g.id)))
                compared += 1
    assert compared > 1000
