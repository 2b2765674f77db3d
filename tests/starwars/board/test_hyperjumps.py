"""Hyperjumps: landing on H, linked stars, where a ship appears."""

import pytest

from engine.starwars.galaxy import standard
from tests.starwars.play import Go, Stay, Throw, bare, do, ends, facts, fault, lay, open_to, told

G = standard()


def stars(spaces):
    return {G.star[x] for x in spaces}


@pytest.mark.parametrize(
    ("at", "die", "to"),
    [
        ("SOL-4", 1, {"RIGEL", "MIRA"}),  # the three examples of the rule text ...
        ("POLLUX-1", 1, {"VEGA", "MIRA", "RIGEL"}),
        ("RIGEL-4", 1, {"SOL", "POLLUX"}),
        ("VEGA-4", 1, {"POLLUX", "DENEB"}),  # ... and the three stars it leaves to the diagram
        ("DENEB-4", 1, {"VEGA", "MIRA"}),
        ("MIRA-1", 1, {"SOL", "POLLUX", "DENEB"}),
    ],
)
def test_hyperjumps_1_a_ship_on_h_jumps_to_any_linked_star(at, die, to):
    assert stars(ends(lay({1: at}, {}, die, 6), 1, die)) == to


def test_hyperjumps_1_to_no_other_star():
    s = lay({1: "SOL-4"}, {}, 1, 6)
    assert (f := fault(s, Go(1, 1, "POLLUX-1"))).case == "HYPERJUMPS.1"
    assert f.code == "jump-where"
    assert f.facts == {"star": "SOL", "links": "RIGEL, MIRA"}


def test_hyperjumps_1_the_jump_is_told():
    done = do(lay({1: "SOL-4"}, {}, 1, 6), Go(1, 1, "RIGEL-8"))
    assert facts(done, "moved")["on"] == "SOL-5"
    assert facts(done, "jumped") == {"seat": "blue", "ship": 1, "at": "SOL-5", "to": "RIGEL-8"}
    assert done.state.fleet["blue"][0] == "RIGEL-8"


def test_hyperjumps_2_it_appears_in_any_empty_space():
    s = lay({1: "SOL-4", 2: "RIGEL-1"}, {1: "RIGEL-8", 2: "MIRA-12"}, 1, 6)
    free = {*G.empty["RIGEL"], *G.empty["MIRA"]} - {"RIGEL-1", "RIGEL-8", "MIRA-12"}
    assert ends(s, 1, 1) == free
    assert all(G.kind[x] == "E" for x in free)


@pytest.mark.parametrize("to", ["RIGEL-2", "RIGEL-3", "RIGEL-5", "RIGEL-9"])
def test_hyperjumps_2_not_on_a_planet_nova_h_or_black_hole(to):
    assert (f := fault(lay({1: "SOL-4"}, {}, 1, 6), Go(1, 1, to))).code == "jump-onto"
    assert f.case == "HYPERJUMPS.2"


def test_ruling_t10_not_onto_an_own_ship_even_if_it_could_move_away():
    s = lay({1: "SOL-4", 2: "RIGEL-4"}, {}, 1, 2)
    assert "RIGEL-4" not in ends(s, 1, 1)
    assert (f := fault(s, Go(1, 1, "RIGEL-4"))).code == "jump-ship"
    assert f.case == "HYPERJUMPS.2"


def test_ruling_t12_nothing_is_captured_by_appearing():
    s = lay({1: "SOL-4"}, {1: "RIGEL-4"}, 1, 2)
    assert "RIGEL-4" not in ends(s, 1, 1)
    assert (f := fault(s, Go(1, 1, "RIGEL-4"))).code == "jump-ship"
    assert f.case == "HYPERJUMPS.2"


def test_ruling_t13_staying_on_h_is_no_choice():
    assert fault(lay({1: "SOL-4"}, {}, 1, 2), Go(1, 1, "SOL-5")).code == "jump-where"


def test_ruling_t13_with_nowhere_to_appear_it_may_not_land_there():
    blue = dict(enumerate([*G.empty["POLLUX"], "SOL-2"], 2))
    orange = dict(enumerate(G.empty["SOL"], 1))
    s = bare({1: "RIGEL-4", **blue}, {**orange, 10: "VEGA-9"}, 1, 2)
    assert ends(s, 1, 1) == set()
    assert (f := fault(s, Go(1, 1, "SOL-1"))).case == "Ruling T13"
    assert f.code == "jump-full"


def test_ruling_t14_the_mover_chooses_star_and_space():
    s = lay({1: "MIRA-1"}, {}, 1, 6)
    jumps = [a for a in open_to(s) if isinstance(a, Go) and (a.ship, a.die) == (1, 1)]
    assert stars(a.to for a in jumps) == {"SOL", "POLLUX", "DENEB"}
    for a in jumps:
        assert do(s, a).state.fleet["blue"][0] == a.to


def test_ruling_t15_a_ship_that_jumped_does_not_move_again():
    s = do(lay({1: "SOL-4"}, {}, 1, 3), Go(1, 1, "RIGEL-4")).state
    assert ends(s, 1, 3) == set()
    assert fault(s, Go(1, 3, "RIGEL-7")).code == "moved"


def test_ruling_t15_the_space_it_left_is_free():
    s = lay({1: "SOL-4", 2: "SOL-1"}, {}, 1, 3)
    assert ends(do(s, Go(1, 1, "RIGEL-4")).state, 2, 3) == {"SOL-4"}


def test_ruling_t16_after_any_move_no_ship_stands_on_h():
    s = lay(dict(enumerate(("SOL-3", "SOL-4", "RIGEL-4", "POLLUX-5", "MIRA-8"), 1)), {}, 1, 2)
    seen = 0
    for a in open_to(s):
        if a == Stay():
            continue
        dice = (1,) if G.kind[a.to] == "P" and G.star[a.to] not in G.homes else ()
        after = do(s, a, *dice).state
        seen += a.to != G.land[s.fleet["blue"][a.ship - 1]][a.die]
        assert all(G.kind[x] != "H" for ships in after.fleet.values() for x in ships if x)
    assert seen > 10


def test_hyperjumps_1_passing_an_h_is_no_jump():
    done = do(lay({1: "SOL-4"}, {}, 2, 3), Go(1, 2, "SOL-6"))
    assert "jumped" not in told(done)


def test_hyperjumps_2_jumping_into_the_enemy_home_needs_a_gap_there():
    full = dict(enumerate(G.empty["VEGA"], 1))
    s = bare({1: "DENEB-4", 10: "SOL-9"}, full | {7: "VEGA-12"}, 1, 2)
    assert ends(s, 1, 1) >= {"VEGA-11"}
    assert Throw() not in open_to(s)
