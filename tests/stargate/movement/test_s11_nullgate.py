"""Energy hexes, the Nullgate and its gravity (Section 11.0)."""

import pytest

from engine.core.hexgrid import distance
from engine.core.rulebook import rulebook
from engine.stargate.combat.phase import battlefields, combats
from engine.stargate.model.board import standard_board
from engine.stargate.model.state import COALITION, GRAVITY, VIRUNIAN, Battles, Lose
from engine.stargate.movement.gravity import Gravity, energy, in_reach
from engine.stargate.queries.view import view_for
from tests.shared.standing import follow
from tests.stargate.combat.fights import asked, do, fight, kinds, lay, meet, open_to, refused, run, told

RING = ("2008", "2009", "2108", "2110", "2208", "2209")


def strengths(units: str, seat: str = COALITION) -> tuple[int, int]:
    """Return both totals of the one combat there is."""
    s = lay(units, phase="combat")
    (c,) = combats(s, Battles(seat, battlefields(s, seat)))
    return c.attack, c.defence


def test_11_0_and_ruling_11_0_a_rings_of_energy_around_all_three():
    b = standard_board()
    counts = {n: len(hexes) for n, hexes in b.energy.items()}
    assert counts == {4: 6, 3: 12, 2: 18, 1: 24, -1: 47, -2: 36, -3: 24}
    s = lay("H1 1410")
    bodies = {"2109": {1: 4, 2: 3, 3: 2, 4: 1}, "0914": {2: -3, 3: -2, 4: -1}, "0706": {2: -3, 3: -2, 4: -1}}
    for h in b.grid.hexes:
        wanted = [rings[distance(h, at)] for at, rings in bodies.items() if distance(h, at) in rings]
        assert energy(s, h) == sum(wanted)
        assert len(wanted) < 2


def test_ruling_11_0_a_is_marked_as_reconstructed():
    book = rulebook("stargate")
    assert book.rulings["11.0-a"].reconstructed
    made_up = {r.id for r in book.rulings.values() if r.reconstructed}
    assert made_up == {"2.12-a", "2.2-a", "2.2-b", "3.1-a", "11.0-a"}


def test_11_1_the_printed_example_5_in_a_hex_of_minus_2_makes_3():
    assert lay("X1 1004").board.value["1004"] == -2
    assert strengths("X1 1004, H1 1004") == (3, 5 + (-2))
    assert strengths("X1 1004, H1 1004", VIRUNIAN) == (3, 3)


def test_11_1_once_for_all_in_the_hex_and_never_for_the_coalition():
    assert strengths("W1 2108, W2 2108, W3 2108, D1 2108") == (5, 9 + 4)
    assert strengths("D1 1004, X1 1004, D2 1004")[0] == 10


def test_11_1_orbit_hexes_and_their_numbers_add_nothing():
    for at in standard_board().orbits:
        assert strengths(f"X1 {at}, H1 {at}") == (3, 5)


def test_11_1_no_effect_on_approach():
    done = meet(lay("X1 2108"), "H1", "2108")
    assert told(done, "approaching")[0]["counts"] == [1, 1]


def test_ruling_11_1_a_a_total_may_fall_below_zero():
    assert strengths("T1 0912, H1 0912") == (3, 2 - 3)
    assert strengths("W1 0912, H1 0912", VIRUNIAN) == (0, 3)
    assert told(fight(lay("T1 0912, D1 0912"), COALITION, 1), "combat")[0]["differential"] == 6


def test_11_2_nothing_stays_in_the_nullgate():
    b = standard_board()
    assert b.nullgate == "2109"
    assert "2109" in b.barred
    assert "2109" not in b.value
    assert not any("2109" in ring for ring in b.orbit.values())  # nobody skims around it


# -- gravity -------------------------------------------------------------------------------------------------


def pull(units: str, *dice: int):
    """Roll for gravity."""
    return run(lay(units, phase="gravity"), GRAVITY, Gravity(), *dice)


def test_11_3_no_die_when_nobody_is_near():
    done = pull("H1 2007, X1 2107")  # +3
    assert kinds(done) == []


@pytest.mark.parametrize("at", RING)
def test_11_3_all_six_hexes_of_four(at):
    assert pull(f"H1 {at}", 3).state.lost == ("H1",)


@pytest.mark.parametrize(
    ("die", "lost", "seat"),
    [(1, ("X1",), VIRUNIAN), (2, ("X1",), VIRUNIAN), (3, ("H1",), COALITION), (4, ("H1",), COALITION),
     (5, (), ""), (6, (), "")],
)  # fmt: skip
def test_11_3_every_number_of_the_die(die, lost, seat):
    done = pull("H1 2108, X1 2110", die)
    assert done.state.lost == lost
    assert told(done, "gravity") == [{"n": die, "seat": seat}]


@pytest.mark.parametrize(("units", "die"), [("H1 2108", 1), ("X1 2108", 4)])
def test_11_3_nobody_of_that_side_there_nobody_lost(units, die):
    done = pull(units, die)
    assert done.state.lost == ()
    assert told(done, "gravity")[0]["seat"] == ""


def test_11_3_the_owner_chooses_and_only_one_is_lost():
    s = pull("H1 2108, I1 2110, M1 2110, X1 2008", 3).state
    assert asked(s) == [(COALITION, "gravity.loss")]
    assert open_to(s) == [Lose("H1"), Lose("I1"), Lose("M1")]
    assert refused(s, Lose("X1")).case == "Ruling 11.3-a"
    (crumb,) = [c for c in view_for(s, None).where if c.kind == GRAVITY]
    assert crumb.facts["seat"] == COALITION
    assert do(s, Lose("I1")).state.lost == ("I1",)


def test_ruling_11_3_a_combined_counters_are_single_units_here():
    s = pull("C1 2108, T1 2108, X1 2107", 1).state
    assert open_to(s) == [Lose("C1"), Lose("T1")]
    assert do(s, Lose("T1")).state.at == {"C1": "2108", "X1": "2107"}
    assert in_reach(s, VIRUNIAN) == ("C1", "T1")


@pytest.mark.parametrize(("policy", "lost"), [("weakest", "T1"), ("other", None)])
def test_11_3_a_standing_answer(policy, lost):
    found = follow(pull("C1 2108, T1 2110", 1).state, {(VIRUNIAN, "gravity.loss"): policy})
    assert (found and found[1].unit) == lost
