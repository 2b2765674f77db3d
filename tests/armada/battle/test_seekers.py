"""The seeker stage of a battle: launching, interception, placing, defence, strikes (COMBAT.a to COMBAT.e)."""

from dataclasses import replace

import pytest

from engine.armada.battle.frames import Cover, Intercept, Muster, Placing, Shot, Targets
from engine.core.errors import IllegalAction
from engine.core.flow import faults, pending, status
from tests.armada.battle.battles import QUIET, asked, do, fight, fire, lay, only, refused, results, told

ASK = "retreat never; take none"
#: Seekers fly past all defence; the next question is who retreats.
OPEN = "intercept none; cover none; take none"
#: Only interception is answered.
GUARDED = "intercept none; take none"


def both(s, red, silver, *dice):
    """Have both sides launch."""
    done = fight(s)
    assert asked(done) == [("red", "muster"), ("silver", "muster")]
    done = do(done, red, seat="red")
    return do(done, silver, *dice, seat="silver")


def test_combat_a_both_are_asked_in_secret_even_without_seekers():
    done = fight(lay("R1 laser, S1", plan=""))
    assert asked(done) == [("red", "muster"), ("silver", "muster")]
    assert (status(done.state).got, status(done.state).wanted) == (0, 2)
    done = do(done, Muster(), seat="red")
    assert asked(done) == [("silver", "muster")]
    assert not told(done, "launched")


def test_combat_a_launched_pieces_are_told_and_spent():
    done = both(
        lay("R1 seeker:3 laser, R2 probe_launcher decoy:2, S1 laser", plan=ASK),
        Muster({"R1": 1}, 0, {"R2": 1}),
        Muster(),
    )
    facts = only(done, "launched")
    assert facts["seekers"] == {"red": 1}
    assert facts["by"] == {"R1": 1}
    assert facts["decoys"] == {"red": 1}
    assert done.state.units["R1"].has == {"seeker": 2, "laser": 1}
    assert done.state.units["R2"].has["decoy"] == 1


def test_notes_seekers_one_a_ship_and_battle_unless_written():
    s = lay("R1 seeker:3, S1 laser", plan=ASK)
    assert refused(fight(s), Muster({"R1": 2}), seat="red") == ["NOTES.seekers muster-no-seeker"]
    assert refused(fight(s), Muster({"S1": 1}), seat="red") == ["COMBAT.1 targets-not-yours"]


def test_notes_seekers_recorded_ones_fly_all_and_the_ship_launches_no_more():
    s = lay("R1 seeker:3, S1 laser", plan=ASK)
    s.marks.written, s.marks.sent = {"red@1": 4}, {"red@1": ("R1",)}
    assert refused(fight(s), Muster({"R1": 1}), seat="red") == ["NOTES.seekers muster-recorded"]
    done = both(s, Muster(), Muster())
    assert only(done, "launched")["sent"] == {"red": 4}
    assert asked(done) == [("red", "place")]
    assert done.state.marks.written == {}


def test_ruling_g41_recorded_seekers_without_a_target_are_kept():
    s = lay("Rf1, Sf1", plan=QUIET)
    s.marks.written = {"red@1": 2}
    done = fight(s)
    assert not told(done, "launched")
    assert done.state.marks.written == {"red@1": 2}
    assert done.state.ledger == ()


def test_victory_2_what_is_launched_scores_for_the_other_at_once():
    done = both(
        lay("R1 seeker:3, R2 probe_launcher decoy, S1 laser", plan=ASK),
        Muster({"R1": 1}, 0, {"R2": 1}),
        Muster(),
    )
    lines = [(x.seat, x.why, x.item, x.n, x.points) for x in done.state.ledger]
    assert lines == [("red", "expended", "seeker", 1, 8), ("red", "expended", "decoy", 1, 2)]


def test_ruling_g5_used_up_things_are_scored_once_when_used():
    done = both(lay("R1 seeker, S1 blaster", plan=ASK), Muster({"R1": 1}), Muster())
    before = done.state.ledger
    done = do(do(done, Placing({"S1": 1})), Cover((Shot("S1", "blaster", "S1"),)), 1, 2)
    assert done.state.ledger == before  # the seeker that was shot down had been paid for


def test_combat_b_an_even_die_destroys_and_both_are_used_up():
    s = lay("R1 seeker, R2 seeker, S1 seeker, S2 seeker", plan="retreat never; take none; cover none")
    done = both(s, Muster({"R1": 1, "R2": 1}), Muster({"S1": 1, "S2": 1}))
    assert asked(done) == [("red", "intercept"), ("silver", "intercept")]
    done = do(do(done, Intercept(1), seat="red"), Intercept(0), 4, seat="silver")
    facts = only(done, "intercepted")
    assert facts["dice"] == {"red": [4], "silver": []}
    assert facts["left"] == {"red": 1, "silver": 1}


def test_combat_b_an_odd_die_destroys_nothing_but_is_used_up():
    s = lay("R1 seeker, S1 seeker", plan="retreat never; take none; cover none")
    done = both(s, Muster({"R1": 1}), Muster({"S1": 1}))
    done = do(do(done, Intercept(1), seat="red"), Intercept(0), 5, seat="silver")
    assert only(done, "intercepted")["left"] == {"red": 0, "silver": 1}
    assert asked(done) == [("silver", "place")]


def test_combat_b_no_more_than_are_in_flight():
    s = lay("R1 seeker, S1 seeker", plan=ASK)
    done = both(s, Muster({"R1": 1}), Muster({"S1": 1}))
    assert refused(done, Intercept(2), seat="red") == ["COMBAT.b intercept-too-many"]


def hunted(red, silver):
    """Return the launches of a battle in which silver has only a fighter and three seekers in ambush."""
    s = lay("R1 seeker:3, Sf1", plan="retreat never; take none; cover none")
    s.ambush = {"silver@1": 3}
    return both(s, red, silver)


def test_combat_b_seekers_intercept_although_the_enemy_shows_only_fighters():
    done = hunted(Muster({"R1": 1}), Muster(ambush=3))
    assert only(done, "launched")["seekers"] == {"red": 1, "silver": 3}
    assert done.state.units["R1"].has == {"seeker": 2}
    assert asked(done) == [("red", "intercept"), ("silver", "intercept")]
    done = do(do(done, Intercept(1), seat="red"), Intercept(0), 4, seat="silver")
    assert only(done, "intercepted")["left"] == {"red": 0, "silver": 2}
    assert asked(done) == [("silver", "place")]


def test_ruling_g60_seekers_launched_against_seekers_are_used_up_even_if_they_stay_out_of_it():
    done = hunted(Muster({"R1": 1}), Muster(ambush=3))
    done = do(do(done, Intercept(0), seat="red"), Intercept(0), seat="silver")
    done = do(done, Placing({"R1": 3}), 3, 4, 3, 4, 3, 4)  # none hits
    assert done.state.units["R1"].has == {"seeker": 2}
    assert not told(done, "stayed")


def test_ruling_g60_without_a_target_and_without_enemy_seekers_they_stay_and_their_owner_hears_it():
    done = hunted(Muster({"R1": 1}), Muster())
    (event,) = [e for e in done.events if e.kind == "stayed"]
    assert (event.to, event.facts) == (("red",), {"at": "1", "n": 1})
    assert done.state.units["R1"].has == {"seeker": 3}
    assert done.state.ledger == ()


def test_ruling_g60_where_neither_has_a_target_nothing_flies():
    s = lay("Rf1, Sf1", plan="retreat never; take none; cover none")
    s.ambush = {"red@1": 1, "silver@1": 1}
    done = both(s, Muster(ambush=1), Muster(ambush=1))
    assert not told(done, "launched")
    assert done.state.ambush == {"red@1": 1, "silver@1": 1}


def test_combat_c_the_first_mover_places_first_on_ships_and_ground_units():
    s = lay(
        "R1 seeker, R2, S1 seeker, Sr1, Sf1", plan="retreat never; intercept none; cover none", first="silver"
    )
    done = both(s, Muster({"R1": 1}), Muster({"S1": 1}))
    assert asked(done) == [("silver", "place")]
    assert refused(done, Placing({"S1": 1})) == ["COMBAT.c place-no-target"]
    assert refused(done, Placing({"R1": 2})) == ["COMBAT.c place-too-many"]
    done = do(done, Placing({"R2": 1}))
    assert only(done, "placed")["on"] == {"R2": 1}
    assert asked(done) == [("red", "place")]
    assert refused(done, Placing({"Sf1": 1})) == ["COMBAT.c place-no-target"]
    (d,) = pending(done.state)
    assert not faults(done.state, d, Placing({"Sr1": 1}))


def placed(units, on, *, silver=None, plan=GUARDED, written=0):
    """Launch one seeker of R1, or recorded ones, and place them."""
    s = lay(units, plan=plan)
    if written:
        s.marks.written, s.marks.sent = {"red@1": written}, {"red@1": ("R1",)}
    done = both(s, Muster() if written else Muster({"R1": 1}), silver or Muster())
    return do(done, Placing(on))


def test_combat_d_a_target_shoots_at_its_own_seekers_only():
    done = placed("R1 seeker laser, S1 laser blaster, S2 laser, Sf1", {"S1": 1})
    assert asked(done) == [("silver", "cover")]
    assert refused(done, Cover((Shot("S2", "laser", "S1"),))) == ["COMBAT.d cover-not-its"]
    assert refused(done, Cover((Shot("S2", "laser", "S2"),))) == ["COMBAT.d cover-not-aimed"]
    assert refused(done, Cover((Shot("Sf1", "fighter", "S1"),))) == ["COMBAT.d cover-not-its"]
    assert refused(done, Cover((Shot("S1", "laser", "S1", 2),))) == ["COMBAT.d cover-no-gun"]
    done = do(done, Cover((Shot("S1", "laser", "S1"), Shot("S1", "blaster", "S1"))), 3, 4, 1, 1)
    facts = only(done, "covered")
    assert [(x["gun"], x["need"], x["hit"]) for x in facts["shots"]] == [
        ("laser", "7", True),
        ("blaster", "not7", True),
    ]
    assert facts["left"] == {"S1": 0}
    assert asked(done) == [("silver", "retreat")]


def test_combat_d_what_shot_at_seekers_is_used_up_for_the_first_round():
    done = placed("R1 seeker laser, S1 laser:2", {"S1": 1}, plan=GUARDED + "; retreat never")
    done = do(done, Cover((Shot("S1", "laser", "S1"),)), 3, 4)
    done = fire(done, "")
    assert refused(done, Targets((Shot("S1", "laser", "R1", 2),))) == ["COMBAT.f targets-not-ready"]
    done = fire(done, "S1 laser R1", 1, 2)
    done = fire(done, "")
    done = fire(done, "S1 laser R1 2", 1, 2, 1, 2)
    assert [x["hit"] for x in only(done, "volley")["shots"]] == [False, False]


def test_combat_d_a_missile_shot_at_a_seeker_is_used_up():
    done = placed("R1 seeker laser, S1 launcher ap nuclear", {"S1": 1})
    assert refused(done, Cover((Shot("S1", "nuclear", "S1"),))) == ["COMBAT.d cover-no-gun"]
    done = do(done, Cover((Shot("S1", "ap", "S1"),)), 3, 4)
    assert done.state.units["S1"].has == {"launcher": 1, "nuclear": 1}
    assert done.state.marks.fired == {"S1": 1}


def test_combat_d_shots_are_shared_out_among_the_seekers_on_a_target():
    done = placed("R1 laser, S1 blaster:3", {"S1": 2}, written=2)
    done = do(done, Cover((Shot("S1", "blaster", "S1", 3),)), 1, 1, 3, 4, 1, 1, 3, 4)
    facts = only(done, "covered")
    assert [x["seeker"] for x in facts["shots"]] == [0, 1, 0]
    assert facts["left"] == {"S1": 1}
    assert results(done) == []


def test_combat_d_nothing_but_decoys_helps_another_ship():
    done = placed("R1 seeker laser, S1, S2 probe_launcher decoy", {"S1": 1}, silver=Muster({}, 0, {"S2": 1}))
    assert refused(done, Cover((Shot("S2", "blaster", "S1"),))) == ["COMBAT.d cover-not-its"]
    done = do(done, Cover((Shot("S2", "decoy", "S1"),)), 4, 4)
    assert only(done, "covered")["left"] == {"S1": 0}


def test_ruling_g21_a_decoy_draws_off_one_seeker_on_even():
    units, out = "R1 seeker laser, S1 probe_launcher decoy:2 laser", Muster({}, 0, {"S1": 1})
    done = placed(units, {"S1": 1}, silver=out)
    assert refused(done, Cover((Shot("S1", "decoy", "S1", 2),))) == ["Ruling G21 cover-no-decoy"]
    done = do(done, Cover((Shot("S1", "decoy", "S1"),)), 3, 4, 6, 5)  # 7 fails; then the seeker rolls 11
    assert only(done, "covered")["left"] == {"S1": 1}
    assert results(done) == ["flipped"]


def test_ruling_g21_a_decoy_never_acts_for_ground_units():
    out = Muster({}, 0, {"S1": 1})
    done = placed("R1 seeker laser, S1 probe_launcher decoy:2, Sr1", {"Sr1": 1}, silver=out)
    assert refused(done, Cover((Shot("S1", "decoy", "Sr1"),))) == ["Ruling G21 cover-decoy-ground"]


def test_notes_decoys_one_a_launcher_unless_written():
    s = lay("R1 probe_launcher decoy:4 laser, S1", plan=OPEN)
    assert refused(fight(s), Muster(decoys={"R1": 2}), seat="red") == ["NOTES.decoys muster-no-decoy"]
    s.marks.lured = {"R1": 1}
    assert refused(fight(s), Muster(decoys={"R1": 1}), seat="red") == ["NOTES.probes muster-probed"]


def test_notes_decoys_written_ones_are_out_without_being_named_and_paid_already():
    s = lay("R1 probe_launcher decoy laser, S1", plan=OPEN)
    s.marks.decoys, s.marks.lured = {"R1": 3}, {"R1": 1}
    done = both(s, Muster(), Muster())
    assert only(done, "launched")["decoys"] == {"red": 3}
    assert done.state.ledger == ()
    assert done.state.marks.decoys == {}


def test_combat_e_a_seeker_needs_anything_but_7_against_a_ship():
    miss = do(
        both(lay("R1 seeker laser, S1", plan=OPEN), Muster({"R1": 1}), Muster()), Placing({"S1": 1}), 3, 4
    )
    shot = only(miss, "volley")["shots"][0]
    assert shot == {"by": "red", "gun": "seeker", "on": "S1", "need": "not7", "dice": [3, 4], "hit": False}
    hit = do(
        both(lay("R1 seeker laser, S1", plan=OPEN), Muster({"R1": 1}), Muster()), Placing({"S1": 1}), 3, 3
    )
    assert results(hit) == ["flipped"]


def test_combat_e_a_seeker_needs_even_against_a_ground_unit():
    s = lay("R1 seeker laser, S1 laser, Sr1", plan=OPEN)
    done = do(both(s, Muster({"R1": 1}), Muster()), Placing({"Sr1": 1}), 1, 2)
    shot = only(done, "volley")["shots"][0]
    assert (shot["need"], shot["hit"]) == ("even", False)


def test_ruling_g46_who_dies_in_step_e_still_fires_in_step_f_if_he_moves_second():
    s = lay("R1 seeker laser, S1 laser, S2 laser", plan=OPEN + "; retreat never")
    done = do(both(s, Muster({"R1": 1}), Muster()), Placing({"S1": 1}), 1, 1)
    assert results(done) == ["flipped"]
    assert "S1" in done.state.units
    done = fire(done, "")
    done = fire(done, "S1 laser R1", 2, 2)
    assert [x["unit"] for x in told(done, "destroyed")] == ["R1", "S1"]
    assert only(done, "battle_ended")["why"] == "won"


def test_ruling_g46_who_dies_in_step_e_still_fires_in_step_f_if_he_moves_first_too():
    s = lay("R1 laser, S1 seeker laser", plan=OPEN + "; retreat never")
    done = do(both(s, Muster(), Muster({"S1": 1})), Placing({"R1": 1}), 1, 1)
    assert results(done) == ["flipped"]
    done = fire(done, "R1 laser S1", 1, 1)
    assert [x["hit"] for x in only(done, "volley")["shots"]] == [True]
    assert [x["unit"] for x in told(done, "destroyed")] == ["R1", "S1"]


def test_ruling_g46_by_option_only_the_second_movers_losses_to_seekers_shoot():
    s = lay("R1 laser, S1 seeker laser", plan=OPEN + "; retreat never")
    s.house = replace(s.house, seeker_losses="second_mover")
    done = do(both(s, Muster(), Muster({"S1": 1})), Placing({"R1": 1}), 1, 1)
    assert results(done) == ["destroyed"]
    assert not told(done, "volley")[1:]
    s = lay("R1 seeker laser, S1 laser", plan=OPEN + "; retreat never")
    s.house = replace(s.house, seeker_losses="second_mover")
    assert results(do(both(s, Muster({"R1": 1}), Muster()), Placing({"S1": 1}), 1, 1)) == ["flipped"]


def test_ruling_g46_by_option_a_lost_first_round_bars_step_d():
    s = lay("R1 seeker laser, S1 blaster:2", plan=GUARDED + "; retreat never")
    s.marks.hauled = ("S1",)
    s.house = replace(s.house, lost_round="steps_d_and_f")
    done = do(both(s, Muster({"R1": 1}), Muster()), Placing({"S1": 1}))
    with pytest.raises(IllegalAction) as bad:
        do(done, Cover((Shot("S1", "blaster", "S1"),)))
    assert [x.code for x in bad.value.faults] == ["cover-no-gun"]


def test_ruling_g46_in_a_round_the_first_mover_is_removed_at_once():
    done = fire(fight(lay("R1 laser, R2 laser, S1 laser")), "")
    done = fire(done, "S1 laser R1", 1, 1)
    assert results(done) == ["destroyed"]


def test_ruling_g46_a_lost_first_round_does_not_bar_step_d():
    s = lay("R1 seeker laser, S1 blaster:2", plan=GUARDED + "; retreat never")
    s.marks.hauled = ("S1",)
    done = do(both(s, Muster({"R1": 1}), Muster()), Placing({"S1": 1}))
    done = do(done, Cover((Shot("S1", "blaster", "S1"),)), 1, 1)
    assert only(done, "covered")["left"] == {"S1": 0}
    assert only(done, "late")["units"] == ["S1"]
    done = fire(done, "")  # nothing of silver's is asked in round 1
    assert told(done, "round_began")[-1]["round"] == 2


def test_ruling_g53_the_first_movers_seekers_strike_before_the_others():
    s = lay("R1 seeker laser, S1 seeker laser", plan=OPEN, first="silver")
    done = do(both(s, Muster({"R1": 1}), Muster({"S1": 1})), Placing({"R1": 1}))
    done = do(done, Placing({"S1": 1}), 3, 4, 3, 4)
    assert [x["seat"] for x in told(done, "volley")] == ["silver", "red"]


def test_combat_c_seekers_that_nobody_places_follow_the_plan():
    s = lay("R1 seeker laser, S1, S2=fighter_carrier", plan=OPEN)
    done = do(both(s, Muster({"R1": 1}), Muster()), Placing(), 3, 4)
    assert only(done, "placed")["on"] == {"S2": 1}


def test_a_refused_launch_names_the_case_that_forbids():
    s = lay("R1 seeker:3 probe_launcher probe decoy:2, R2 decoy:1, Rr1 in R1, Rr2 in R1, S1 laser", plan=ASK)
    s.marks.probed = {"R1": 1}
    for a, named in (
        (Muster({"S1": 1}), "COMBAT.1 targets-not-yours"),
        (Muster({"R1": 2}), "NOTES.seekers muster-no-seeker"),
        (Muster(decoys={"R1": 1}), "NOTES.probes muster-probed"),
        (Muster(decoys={"R2": 1}), "NOTES.decoys muster-no-decoy"),
        (Muster(decoys={"S1": 1}), "COMBAT.1 targets-not-yours"),
        (Muster(unload=("Rr9",)), "CLEAR.1 muster-no-unload"),
        (Muster(unload=("S1",)), "CLEAR.1 muster-no-unload"),
    ):
        assert refused(fight(s), a, seat="red") == [named]
    s.marks.written, s.marks.sent = {"red@1": 2}, {"red@1": ("R1",)}
    assert refused(fight(s), Muster({"R1": 1}), seat="red") == ["NOTES.seekers muster-recorded"]
    s = lay("R1 laser, Rr1 in R1, S1 laser", at="A", plan=ASK)
    assert refused(fight(s), Muster(unload=("Rr1",)), seat="red") == ["COMBAT.2 muster-sector"]


def test_a_refused_shot_at_seekers_says_what_is_true():
    units = "R1 laser, S1 laser probe_launcher decoy:2 launcher nuclear, S2 laser, Sf1, Sr1"
    s = lay(units, plan="", ambush={"red@1": 3, "silver@1": 1})
    s.plans = {
        "red": "ambush use; cover none; retreat never",
        "silver": "decoys all; ambush use; retreat never",
    }
    s.plans = {x: f"{plan}; intercept none; rest ask" for x, plan in s.plans.items()}
    done = fight(s)
    while asked(done)[0][1] == "muster":
        seat = asked(done)[0][0]
        done = do(
            done,
            Muster(ambush=3 if seat == "red" else 1, decoys={"S1": 1} if seat == "silver" else {}),
            seat=seat,
        )
    done = do(done, Placing({"S1": 2, "Sr1": 1}), seat="red")
    done = do(done, Placing({"R1": 1}), seat="silver")
    assert asked(done) == [("silver", "cover")]
    for shot, named in (
        (Shot("S1", "nuclear", "S1"), "COMBAT.d cover-no-gun"),  # seekers do fly at it
        (Shot("S1", "laser", "S1", 2), "COMBAT.d cover-no-gun"),
        (Shot("S1", "laser", "S1", 0), "COMBAT.d cover-no-shot"),
        (Shot("S2", "laser", "S2"), "COMBAT.d cover-not-aimed"),
        (Shot("S2", "laser", "S1"), "COMBAT.d cover-not-its"),
        (Shot("R1", "laser", "R1"), "COMBAT.1 targets-not-yours"),  # a seeker flies at it, one's own
        (Shot("silver", "decoy", "R1"), "COMBAT.1 targets-not-yours"),
        (Shot("silver", "decoy", "Sr1"), "Ruling G21 cover-decoy-ground"),
    ):
        assert refused(done, Cover((shot,))) == [named]
