"""Seekers sent ahead and in ambush: strikes, protectors, and what is left (NOTES.ambush, NOTES.holding)."""

import pytest

from engine.armada.battle.ambush import Strike, check_strike, strikes_at, targets_at
from engine.armada.battle.frames import Muster, Placing, Press
from engine.armada.model.board import SPACES
from engine.armada.model.state import TURN, Turn
from engine.core.dice import GivenDice
from engine.core.errors import IllegalAction
from engine.core.execution import Execution
from engine.core.flow import act, fork, pending, start
from tests.armada.battle.battles import QUIET, asked, do, fight, fire, lay, only, refused, results, told

#: The launch and pressing on are asked.
PLAN = "intercept none; cover none; take none; retreat never; pursue no"


def struck(s):
    """Name the spaces in which red's seekers attack in step 4."""
    return [at for at in SPACES if strikes_at(s, at, "red")]


def waiting(s):
    """Put a position under a turn whose orders are being written."""
    s.turn = 0
    done = start(s, TURN, Turn(), GivenDice())
    assert [d.kind for d in pending(done.state)] == ["orders", "orders"]
    return done.state


def lying(units, where, **more):
    """Lay units out with seekers in ambush."""
    s = lay(units, **more)
    s.ambush = dict(where)
    return s


def test_notes_ambush_a_strike_may_be_called_at_any_time_and_all_are_used_up():
    s = waiting(
        lying(
            "R1 laser, S1 laser",
            {"red@1": 3},
            plan=PLAN + "; seekers hold; ambush hold; decoys none; unload none",
        )
    )
    done = act(s, "red", "strike", Strike("1"), GivenDice())
    assert only(done, "announced") == {"seat": "red", "at": "1"}
    assert only(done, "launched")["ambush"] == {"red": 3}
    assert done.state.ambush == {}
    assert asked(done) == [("red", "place")]
    done = do(done, Placing({"S1": 3}), 1, 1, 3, 4, 3, 4)
    assert results(done) == ["flipped"]
    assert asked(done) == [("silver", "targets")]  # flipped in step e, it still fires in step f
    assert [(x.item, x.n, x.points) for x in done.state.ledger] == [("seeker", 3, 24)]


def test_ruling_g24_a_strike_needs_seekers_there_and_no_battle():
    s = waiting(lying("R1 laser, S1 laser", {"red@1": 3}))
    with pytest.raises(IllegalAction) as bad:
        act(s, "red", "strike", Strike("2"), GivenDice())
    assert bad.value.faults[0].code == "strike-none"
    with pytest.raises(IllegalAction):
        act(s, "silver", "strike", Strike("1"), GivenDice())
    fighting = fight(lying("R1 laser, S1 laser", {"red@1": 3}, plan="")).state
    with pytest.raises(IllegalAction) as bad:
        act(fighting, "red", "strike", Strike("1"), GivenDice())
    assert bad.value.faults[0].code == "strike-fighting"


def test_ruling_g24_a_call_without_a_target_shows_the_ambush_and_keeps_it():
    s = waiting(lying("R1 laser, Sf1", {"red@1": 3}))
    done = act(s, "red", "strike", Strike("1"), GivenDice())
    assert told(done, "found_none") == [{"seat": "red", "at": "1"}]
    assert done.state.ambush == {"red@1": 3}
    assert not told(done, "battle_began")


def test_ruling_g41_they_strike_where_it_is_written_as_soon_as_there_is_a_target():
    s = lying("R1 laser, S1 laser", {"red@1": 2, "red@2": 2})
    assert struck(s) == []
    s.marks.strikes = {"red": ("1", "2")}
    assert struck(s) == ["1"]
    s.marks.retreated = ("S1",)
    assert struck(s) == []


def test_notes_send_recorded_seekers_attack_where_they_find_a_target():
    s = lay("R1 laser, S1 laser")
    s.marks.written = {"red@1": 2, "red@3": 2}
    assert struck(s) == ["1"]
    assert targets_at(s, "1", "red")
    assert not targets_at(s, "3", "red")


def test_notes_send_seekers_alone_fight_a_battle():
    s = lay("S1 laser", plan=QUIET)
    s.marks.written = {"red@1": 2}
    done = do(fight(s, how="seekers"), Placing({"S1": 2}), 1, 1, 3, 4)
    assert results(done) == ["flipped"]  # and nobody is left for it to shoot at
    assert only(done, "battle_ended")["why"] == "nobody"
    assert "S1" not in done.state.units


def test_ruling_g25_in_a_battle_of_ones_own_they_are_used_at_the_start_or_stay_out():
    s = lying("R1 laser, S1 laser", {"red@1": 3}, plan=PLAN)
    began = fight(s)
    assert only(began, "battle_began")["ambush"] == {}  # the enemy does not see them
    done = do(do(began, Muster(), seat="red"), Muster(), seat="silver")
    assert done.state.ambush == {"red@1": 3}
    assert asked(done) == [("red", "targets")]
    assert done.state.seen["silver"]["1"].ambush == 0
    used = do(do(began, Muster(ambush=2), seat="red"), Muster(), seat="silver")
    assert only(used, "launched")["ambush"] == {"red": 2}
    assert used.state.ambush == {"red@1": 1}


@pytest.mark.parametrize("used", [0, 2])
def test_ruling_g25_what_was_left_out_of_an_own_attack_cannot_strike_in_this_turn(used):
    s = lying("R1 laser, S1 laser", {"red@1": 3}, plan=PLAN.replace("retreat never", "retreat always"))
    done = do(do(fight(s), Muster(ambush=used), seat="red"), Muster(), seat="silver")
    if used:
        done = do(done, Placing({"S1": 2}), 1, 2, 1, 2)
    s = done.state
    assert s.marks.held == ("red@1",)
    s.stack.clear()  # the battle is over
    assert [f.code for f in check_strike(s, "red", Strike("1"))] == ["strike-held-back"]
    assert check_strike(waiting(s), "red", Strike("1")) == []  # the next turn


@pytest.mark.parametrize(
    ("caller", "both", "flown"), [("red", False, 3), ("silver", True, 3), ("silver", False, 0)]
)
def test_ruling_g47_a_written_strike_sends_all_beside_an_attack_there(caller, both, flown):
    s = lying("R1 laser, S1 laser", {"red@1": 3}, plan=PLAN)
    s.marks.strikes = {"red": ("1",)}
    began = fight(s, caller=caller, both=both)
    done = do(do(began, Muster(), seat="red"), Muster(), seat="silver")
    assert only(done, "launched")["ambush"] == {"red": 3} if flown else not told(done, "launched")
    if flown:
        assert refused(began, Muster(ambush=2), seat="red") == ["Ruling G41 muster-all-strike"]


def test_ruling_g25_what_the_enemys_attack_left_unused_may_strike():
    s = lying("R1 laser, S1 laser", {"red@1": 3}, plan=PLAN)
    done = do(do(fight(s, caller="silver"), Muster(), seat="red"), Muster(), seat="silver")
    assert done.state.marks.held == ()


def test_ruling_g24_no_more_than_lie_there():
    began = fight(lying("R1 laser, S1 laser", {"red@1": 3}, plan=PLAN))
    assert refused(began, Muster(ambush=4), seat="red") == ["Ruling G24 muster-no-ambush"]


def pressed(*dice):
    """Destroy the protector of three seekers; the attacker is asked whether to go on."""
    s = lying("R1 laser:2, S1 laser", {"silver@1": 3}, plan=QUIET.replace("; press no", ""))
    began = fight(s)
    assert only(began, "battle_began")["ambush"] == {"silver": 3}
    return fire(fire(began, "R1 laser S1", 1, 1), "")


def test_notes_holding_the_attacker_may_go_on_when_the_protectors_are_gone():
    done = pressed()
    assert asked(done) == [("red", "press")]
    done = do(done, Press(True), 3, 4, 1, 2, 3, 4, 3, 4)
    facts = only(done, "pressed")
    assert facts["n"] == 3
    assert [x["hit"] for x in facts["shots"]] == [True, False, True, True]
    assert done.state.ambush == {}
    assert done.state.ledger[-1].points == 24


def test_notes_holding_or_leave_them():
    done = do(pressed(), Press(False))
    assert done.state.ambush == {"silver@1": 3}
    assert not told(done, "pressed")


def test_ruling_g25_protectors_that_stand_protect_them():
    s = lying("R1 laser, S1 laser", {"silver@1": 3}, plan=QUIET.replace("retreat never", "retreat 1"))
    done = fire(fire(fight(s), "R1 laser S1", 1, 2), "S1 laser R1", 1, 1)
    assert only(done, "battle_ended")["why"] == "won"
    assert done.state.ambush == {"silver@1": 3}


def test_ruling_g25_the_owner_may_use_them_when_the_enemy_calls():
    began = fight(lying("R1 laser, S1 laser", {"silver@1": 3}, plan=PLAN))
    done = do(do(began, Muster(), seat="red"), Muster(ambush=3), seat="silver")
    assert only(done, "launched")["ambush"] == {"silver": 3}
    assert asked(done) == [("silver", "place")]


def test_ruling_g25_seekers_without_a_protector_can_be_attacked():
    s = lying("R1 laser", {"silver@1": 1}, plan=QUIET.replace("; press no", ""))
    done = fight(s)
    assert asked(done) == [("red", "press")]
    done = do(done, Press(True), 3, 4)
    assert done.state.ambush == {}


def test_nobody_is_asked_to_press_on_who_cannot():
    done = fight(lying("R1 launcher nuclear", {"silver@1": 1}, plan=QUIET.replace("; press no", "")))
    assert only(done, "battle_ended")["why"] == "won"


def test_a_strike_without_a_seat_is_refused():
    s = waiting(lying("R1 laser, S1 laser", {"red@1": 3}))
    with pytest.raises(IllegalAction):
        act(s, "green", "strike", Strike("1"), GivenDice())
    assert isinstance(Execution(fork(s), GivenDice()), Execution)
