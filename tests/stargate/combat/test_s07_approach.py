"""Approach: both choose in secret, the matrix, shields, limits of races, losses (Section 7.0)."""

from random import Random

import pytest

from engine.core.codec import load, save
from engine.core.dice import GivenDice
from engine.core.errors import IllegalAction
from engine.core.flow import apply, faults, pending, public_options, status, take_back
from engine.policies.worth import imagine
from engine.stargate.combat.approach import shielded
from engine.stargate.model.stacking import units_there
from engine.stargate.model.state import COALITION, VIRUNIAN, Bar, Choose, Lose, State
from engine.stargate.queries.view import view_for
from tests.shared.standing import follow
from tests.stargate.combat.fights import asked, both, do, kinds, lay, meet, open_to, refused, told

OPEN = [(COALITION, "approach.option"), (VIRUNIAN, "approach.option")]
ALL = [Choose("warp"), Choose("charge"), Choose("maneuver")]


def secrets_of(done, seat):
    return [e for e in done.events if e.reaches(seat)]


# -- choosing ----------------------------------------------------------------------------------------------


def test_7_0_and_7_1_both_sides_take_part():
    done = meet(lay("X1 1010"), "H1", "1010")
    assert sorted(asked(done.state)) == sorted(OPEN)
    (facts,) = told(done, "approaching")
    assert facts == {"units": ["H1"], "at": "1010", "foes": ["X1"], "shield": "", "counts": [1, 1]}


def test_7_1_each_step_in_its_order():
    done = both(meet(lay("X1 1010"), "H1", "1010").state, "warp", "warp", 5)
    assert [k for k in kinds(done) if k not in ("decided", "sealed")] == ["options", "rolled", "passed"]


def test_7_11_the_three_options_lie_hidden():
    s = meet(lay("X1 1010"), "H1", "1010").state
    assert open_to(s, COALITION) == ALL
    assert open_to(s, VIRUNIAN) == ALL
    done = do(s, Choose("charge"), seat=VIRUNIAN)
    for seat in (COALITION, None):
        assert [e.kind for e in secrets_of(done, seat)] == ["sealed"]
        assert secrets_of(done, seat)[0].facts == {"of": "approach.option", "got": 1, "wanted": 2}
    assert [e.kind for e in secrets_of(done, VIRUNIAN)] == ["decided", "sealed"]
    assert public_options(done.state, pending(done.state)[0]) == ((), False)


def test_7_11_the_first_answer_may_be_either_side_s_and_be_taken_back():
    s = meet(lay("X1 1010"), "H1", "1010").state
    d = next(d for d in pending(s) if d.seat == COALITION)
    s = do(s, Choose("warp"), seat=COALITION).state
    back = take_back(s, COALITION, d.id)
    assert sorted(asked(back.state)) == sorted(OPEN)
    assert status(back.state).got == 0
    done = both(back.state, "maneuver", "warp", 1)  # not warp against warp: it would have been 2
    assert told(done, "options")[0]["seats"] == {COALITION: "maneuver", VIRUNIAN: "warp"}
    assert done.state.lost == ("X1",)


def test_7_11_answers_survive_saving_between_the_two():
    s = do(meet(lay("X1 1010"), "H1", "1010").state, Choose("warp"), seat=VIRUNIAN).state
    again = load(State, save(s))
    assert save(again) == save(s)
    assert both(again, "warp", "maneuver", 2).state.lost == ("H1",)


def test_7_11_two_games_that_differ_only_in_the_sealed_choice_look_alike():
    s = meet(lay("X1 1010"), "H1", "1010").state
    one, two = (do(s, Choose(o), seat=VIRUNIAN).state for o in ("warp", "charge"))
    assert save(one) != save(two)
    for seat in (COALITION, None):
        assert view_for(one, seat) == view_for(two, seat)
        assert save(imagine(_Game(), one, seat, Random(4))) == save(imagine(_Game(), two, seat, Random(4)))
    ends = [both(x, "warp", "", 2) for x in (one, two)]
    assert [told(x, "options")[0]["number"] for x in ends] == ["2", "1d"]
    assert [x.state.lost for x in ends] == [("H1",), ()]


class _Game:
    """Nothing on the board is secret, so nothing is redrawn but sealed answers."""

    def imagine(self, s, seat, rng):
        return s


@pytest.mark.parametrize("policy", ["warp", "charge", "maneuver"])
def test_ruling_7_11_a_a_standing_answer_is_followed_where_it_is_open(policy):
    s = meet(lay("X1 1010"), "H1", "1010").state
    d, a = follow(s, {(VIRUNIAN, "approach.option"): policy})
    assert (d.seat, a) == (VIRUNIAN, Choose(policy))
    s = meet(lay("X1 1010"), "M1", "1010").state
    found = follow(s, {(COALITION, "approach.option"): policy})
    assert found is None if policy == "charge" else found[1] == Choose(policy)
    assert follow(s, {(VIRUNIAN, "approach.option"): "nonsense"}) is None


def test_7_12_both_are_shown_at_once():
    s = meet(lay("X1 1010"), "H1", "1010").state
    first = do(s, Choose("maneuver"), seat=COALITION)
    assert not told(first, "options")
    done = do(first.state, Choose("charge"), 6, seat=VIRUNIAN)
    assert done.final
    (shown,) = told(done, "options")
    assert shown["seats"] == {COALITION: "maneuver", VIRUNIAN: "charge"}
    assert shown["number"] == "1"


# -- the die -----------------------------------------------------------------------------------------------


def test_7_13_the_owner_chooses_which_defender_is_lost():
    s = meet(lay("X1 1010"), "H1", "1010").state
    assert both(s, "maneuver", "warp", 1).state.lost == ("X1",)  # only one: nobody is asked
    s = meet(lay("C1 1010, W2 1010"), "H1", "1010").state
    s = do(
        meet(lay("C1 1010, W2 1010", began={}), "H1", "1010").state, Choose("charge"), seat=COALITION
    ).state
    s = do(s, Choose("maneuver"), 2, seat=VIRUNIAN).state  # mover shielded: 2d
    assert asked(s) == [(VIRUNIAN, "approach.loss")]
    assert open_to(s) == [Lose("C1"), Lose("W2")]
    assert refused(s, Lose("H1")).case == "7.13"
    done = do(s, Lose("W2"))
    assert done.state.lost == ("W2",)
    assert told(done, "eliminated") == [{"units": ["W2"], "at": "1010", "hexes": ["1010"]}]


@pytest.mark.parametrize(("policy", "lost"), [("weakest", "T2"), ("weapon", "W1"), ("monad", None)])
def test_7_13_a_standing_answer_for_losses(policy, lost):
    s = meet(lay("W1 1010, T2 1010", began={}), "H1", "1010").state
    s = do(s, Choose("charge"), seat=COALITION).state
    s = do(s, Choose("maneuver"), 2, seat=VIRUNIAN).state
    found = follow(s, {(VIRUNIAN, "approach.loss"): policy})
    assert (found and found[1].unit) == lost


def test_ruling_7_13_a_a_combined_unit_is_lost_whole():
    s = meet(lay("C1 1010, T1 1010, W2 1010", began={}), "H1", "1010").state
    s = do(s, Choose("charge"), seat=COALITION).state
    s = do(s, Choose("maneuver"), 1, seat=VIRUNIAN).state
    assert open_to(s) == [Lose("C1"), Lose("W2")]
    assert do(s, Lose("C1")).state.lost == ("C1", "T1")


def test_ruling_7_1_a_a_combined_unit_moves_in_as_one_and_dies_as_one():
    done = meet(lay("H1 1010"), "C1+T1", "1010")
    assert told(done, "approaching")[0]["counts"] == [2, 1]
    assert shielded(done.state, ("C1", "T1"), "1010") == "mover"
    done = both(done.state, "warp", "warp", 1)
    assert told(done, "options")[0]["number"] == "1"
    assert done.state.lost == ("C1", "T1")


def test_7_13_a_number_of_0_needs_no_die():
    s = meet(lay("W2 1010, C1 1010"), "H1", "1010").state
    done = both(s, "warp", "charge")
    assert told(done, "options")[0]["number"] == "0"
    assert kinds(done)[-1] == "passed"
    assert not told(done, "rolled")


# -- limits ------------------------------------------------------------------------------------------------


def test_7_3_each_unit_goes_through_it_by_itself():
    s = both(meet(lay("X1 1010"), "H1", "1010").state, "warp", "warp", 6).state
    assert sorted(asked(meet(s, "H2", "1010").state)) == sorted(OPEN)


def test_ruling_7_31_a_a_tri_ship_defends_in_the_usual_way():
    s = meet(lay("C1 1010, T1 1010, W1 1010"), "H1", "1010").state
    assert sorted(asked(s)) == sorted(OPEN)
    done = both(s, "warp", "warp", 3)  # three against one: 3
    assert told(done, "options")[0]["number"] == "3"
    assert done.state.lost == ("H1",)
    s = meet(lay("C1 1010, T1 1010, W1 1010", began={}), "H1", "1010").state
    assert both(s, "maneuver", "warp", 2).state.lost == ("C1", "T1", "W1")  # one unit, no choice


def test_7_32_a_moving_duonoip_charges_and_a_defending_one_has_all_three():
    s = meet(lay("X1 1010"), "D1", "1010").state
    assert asked(s) == [(VIRUNIAN, "approach.option")]
    done = do(s, Choose("maneuver"), 1)
    assert told(done, "options")[0]["seats"] == {COALITION: "charge", VIRUNIAN: "maneuver"}
    s = meet(lay("D1 1010", phasing=VIRUNIAN), "X1", "1010").state
    assert open_to(s, COALITION) == ALL


def test_7_33_a_moving_meta_mexish_may_not_charge():
    s = meet(lay("X1 1010"), "M1", "1010").state
    assert open_to(s, COALITION) == [Choose("warp"), Choose("maneuver")]
    assert refused(s, Choose("charge"), COALITION).case == "7.33"
    assert open_to(s, VIRUNIAN) == ALL
    s = meet(lay("M1 1010", phasing=VIRUNIAN), "X1", "1010").state
    assert open_to(s, COALITION) == ALL


def test_7_34_the_virunian_names_an_option_he_will_not_choose():
    s = meet(lay("X1 1010"), "I1", "1010").state
    assert asked(s) == [(VIRUNIAN, "approach.bar")]
    done = do(s, Bar("warp"))
    assert told(done, "barred") == [{"option": "warp"}]
    assert open_to(done.state, VIRUNIAN) == [Choose("charge"), Choose("maneuver")]
    assert open_to(done.state, COALITION) == ALL
    assert refused(done.state, Choose("warp"), VIRUNIAN).case == "7.34"
    assert view_for(done.state, COALITION).approach.barred == "warp"


def test_7_34_a_standing_answer_may_announce():
    s = meet(lay("X1 1010"), "I1", "1010").state
    assert follow(s, {(VIRUNIAN, "approach.bar"): "charge"})[1] == Bar("charge")


def test_ruling_7_34_a_it_is_due_for_a_defending_igugui_too_and_not_for_a_mere_shield():
    s = meet(lay("H1 1010, I1 1010", phasing=VIRUNIAN), "X1", "1010").state
    assert asked(s) == [(VIRUNIAN, "approach.bar")]
    s = meet(lay("X1 1010, I1 1010"), "H1", "1010").state
    assert sorted(asked(s)) == sorted(OPEN)


def test_ruling_5_5_b_a_human_that_teleports_on_loan_is_no_igugui():
    s = meet(lay("X1 1010, I1 1111", lent={"I1": "H1"}), "H1", "1010").state
    assert sorted(asked(s)) == sorted(OPEN)


# -- shields -----------------------------------------------------------------------------------------------


def test_7_4_the_printed_example_one_against_two_and_then_two_against_two():
    """Two Virunians, one Coalition unit moves in: shielded. A second one: neither, whatever befell it."""
    for die, alive in ((6, True), (1, False)):
        done = meet(lay("W2 1010, C1 1010"), "H1", "1010")
        assert told(done, "approaching")[0]["shield"] == VIRUNIAN
        s = both(done.state, "warp", "warp", die).state
        assert ("H1" in s.at) == alive
        again = meet(s, "H2", "1010")
        assert told(again, "approaching")[0]["shield"] == ""
        assert told(again, "approaching")[0]["counts"] == [2, 2]


def test_7_4_a_third_mover_is_shielded_and_energy_plays_no_part():
    s = lay("W2 2108, C1 2108", came={"2108": ("H1", "H2")})
    done = meet(s, "H3", "2108")
    assert told(done, "approaching")[0]["shield"] == COALITION
    assert told(both(done.state, "warp", "warp", 2), "options")[0]["number"] == "1"


def test_ruling_7_4_a_counters_that_began_there_and_have_not_left_count():
    assert shielded(lay("X1 1010, H2 1010"), ("H1",), "1010") == "mover"
    gone = lay("X1 1010, H2 1212", began={"X1": "1010", "H2": "1010"})
    assert shielded(gone, ("H1",), "1010") == ""


def test_ruling_7_4_a_a_counter_counts_once_however_often_it_passes():
    s = lay("W2 1010, C1 1010", came={"1010": ("H1",)})
    assert told(meet(s, "H1", "1010"), "approaching")[0]["counts"] == [1, 2]


def test_ruling_7_4_a_dead_defenders_shield_for_the_rest_of_the_phase():
    s = lay("W2 1010", began={"W2": "1010", "C1": "1010"}, lost=("C1",))
    assert told(meet(s, "H1", "1010"), "approaching")[0]["shield"] == VIRUNIAN


def test_ruling_7_4_a_defenders_that_came_later_do_not_count():
    s = lay("W2 1010, C1 1010", began={"W2": "1010"})
    assert shielded(s, ("H1",), "1010") == ""


def test_ruling_8_1_c_units_of_two_groups_are_two_units():
    s = lay("C1 1010, T1 1010, W2 1010")
    assert units_there(s, "1010", VIRUNIAN) == [("C1", "T1"), ("W2",)]


def test_a_wrong_answer_changes_nothing():
    s = meet(lay("X1 1010"), "M1", "1010").state
    before = save(s)
    for d in pending(s):
        assert faults(s, d, Bar("warp"))
        with pytest.raises(IllegalAction, match=r"7\.33"):
            apply(s, d.seat, d.id, Choose("retreat"), GivenDice())
    assert save(s) == before
