"""Black holes and novas."""

import pytest

from engine.starwars.galaxy import standard
from tests.starwars.play import Go, Stay, do, ends, facts, fault, lay, run

G = standard()


@pytest.mark.parametrize(
    ("at", "die", "space"),
    [("RIGEL-4", 5, "RIGEL-9"), ("RIGEL-1", 2, "RIGEL-3"), ("POLLUX-8", 1, "POLLUX-9")],
)
def test_blackholes_1_no_ship_lands_there(at, die, space):
    s = lay({1: at}, {}, die, 6)
    assert ends(s, 1, die) == set()
    assert (f := fault(s, Go(1, die, space))).case == "BLACKHOLES.1"
    assert f.code == "no-landing"
    assert f.facts == {"space": space}


def test_blackholes_1_the_homes_have_none():
    assert all(G.kind[x] in "EPH" for x in G.kind if G.star[x] in G.homes)


def test_ruling_t17_passing_them_does_nothing():
    done = do(lay({1: "RIGEL-8"}, {}, 2, 1), Go(1, 2, "RIGEL-10"))
    assert facts(done, "moved")["over"] == []
    s = run(done.state, Stay())
    assert s.fleet["blue"][0] == "RIGEL-10"


def test_ruling_t17_both_kinds_are_alike():
    hole = fault(lay({1: "RIGEL-4"}, {}, 5, 6), Go(1, 5, "RIGEL-9"))
    nova = fault(lay({1: "RIGEL-10"}, {}, 5, 6), Go(1, 5, "RIGEL-3"))
    assert (hole.case, hole.code) == (nova.case, nova.code)
    assert {G.kind["RIGEL-9"], G.kind["RIGEL-3"]} == {"B", "N"}
