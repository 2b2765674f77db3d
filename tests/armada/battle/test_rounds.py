"""Rounds of a battle: who shoots when, what a hit does, close quarters, interception (COMBAT.f, COMBAT.h)."""

import pytest

from engine.armada.battle.frames import Free, Muster, Retreat, Shot, Take, Targets
from engine.armada.game import ARMADA
from engine.armada.orders.battle_plan import Plan, read_plans
from engine.core.errors import InvalidAction
from engine.core.flow import fork, pending
from tests.armada.battle.battles import (
    QUIET,
    asked,
    do,
    fight,
    fire,
    lay,
    only,
    refused,
    results,
    shots,
    told,
)

#: Who retreats and what is unloaded is asked.
UNLOAD = "seekers hold; ambush hold; take none; retreat never"


# -- the battle map ----------------------------------------------------------------------------------------


def test_combat_1_all_units_in_the_space_are_put_on_the_battle_map():
    s = lay("R1 laser, Rf1 in R1, Rr1, S1 laser, Sf1, Sr1 in S1")
    began = only(fight(s), "battle_began")
    assert (began["at"], began["caller"], began["first"]) == ("1", "red", "red")
    assert began["units"] == {
        "red": [["R1", "starship"], ["Rr1", "regiment"]],
        "silver": [["S1", "starship"], ["Sf1", "fighter"]],
    }


def test_combat_1_both_sides_know_what_they_have_met():
    s = fight(lay("R1=missile_boat launcher nuclear, S1 laser, Sf1, Sf2")).state
    assert s.known["silver"]["R1"].type == "missile_boat"
    assert s.known["red"]["S1"].at == "1"
    assert s.seen["red"]["1"].units == {"fighter": 2}


def test_combat_2_units_aboard_do_not_fight_and_are_lost_with_the_ship():
    s = lay("R1 laser, S1 laser, Sr1 in S1, Sm1 in S1")
    done = fire(fight(s), "R1 laser S1", 1, 1)
    assert refused(done, Targets(tuple(shots("Sr1 regiment R1")))) == ["COMBAT.1 targets-not-yours"]
    done = fire(done, "")
    lost = only(done, "destroyed")
    assert lost["aboard"] == {"regiment": 1, "marines": 1}
    assert lost["points"] == 100 + 20 + 20 + 40
    assert set(done.state.units) == {"R1"}


def test_ruling_g7_fighters_aboard_neither_fight_nor_intercept():
    s = lay(
        "R1 laser, Rf1, S1 laser, Sf1 in S1",
        plan="seekers hold; ambush hold; decoys none; unload none; retreat never",
    )
    done = fire(fight(s), "Rf1 fighter S1", 3, 4)
    assert asked(done) == [("silver", "targets")]  # nobody was asked to take the hit
    assert results(done) == ["flipped"]


def test_ruling_g36_two_sides_stand_on_the_map():
    assert set(only(fight(lay("R1 laser, S1")), "battle_began")["units"]) == {"red", "silver"}


def late_units(done, seat):
    """List the units that a seat sees to have lost the first round."""
    return [x.id for x in ARMADA.view(done.state, seat).battle.pieces if x.late]


# -- unloading, and a lost first round ---------------------------------------------------------------------


def mustered(s, red=None, silver=None):
    """Begin a battle and give both sides' first answers."""
    return do(do(fight(s), red or Muster(), seat="red"), silver or Muster(), seat="silver")


def test_clear_1_an_attacked_ship_may_unload_and_its_units_fight():
    done = mustered(lay("R1 laser, S1 laser, Sm1 in S1", plan=UNLOAD), silver=Muster(unload=("Sm1",)))
    assert only(done, "launched")["unloaded"] == [["Sm1", "marines", "S1"]]
    done = fire(done, "")
    done = fire(done, "Sm1 marines R1", 3, 4)
    assert results(done) == ["destroyed"]


def test_cargo_of_a_kind_is_unloaded_in_a_battle_as_on_a_sheet():
    s = fight(lay("R1 laser, S1=fighter_carrier, Sf1 in S1, Sf2 in S1, Sr1 in S1", plan=UNLOAD)).state
    (d,) = (x for x in pending(s) if x.seat == "silver")
    for text, units in (
        ("unload all fighters", ("Sf1", "Sf2")),
        ("unload alle Jäger, r1", ("Sf1", "Sf2", "Sr1")),
        ("unload all", ("Sf1", "Sf2", "Sr1")),
        ("ambush 1, unload regiments", ("Sr1",)),
    ):
        assert ARMADA.read(s, d, text).unload == units
    with pytest.raises(InvalidAction, match="what can be unloaded here: f1-2,r1"):
        ARMADA.read(s, d, "unload all marines")
    assert read_plans("unload all fighters; at 1: unload everything; at 2: unload none") == (
        Plan(unload="fighters"),
        Plan("1", unload="all"),
        Plan("2", unload="none"),
    )


def test_clear_3_a_ship_that_unloads_when_attacked_loses_its_first_round():
    done = mustered(lay("R1 laser, S1 laser, Sm1 in S1", plan=UNLOAD), silver=Muster(unload=("Sm1",)))
    assert only(done, "round_began")["late"] == ["S1"]
    assert [late_units(done, x) for x in ("red", "silver", None)] == [["S1"]] * 3
    done = fire(done, "")
    assert refused(done, Targets(tuple(shots("S1 laser R1")))) == ["CLEAR.3 targets-late-attacked"]


def test_clear_3_a_ship_that_keeps_its_cargo_shoots():
    done = mustered(lay("R1 laser, S1 laser, Sm1 in S1", plan=UNLOAD))
    assert only(done, "round_began")["late"] == []
    done = fire(fire(done, ""), "S1 laser R1", 1, 1)
    assert results(done) == ["destroyed"]


def test_clear_2_a_ship_whose_unloaded_units_attack_loses_its_first_round():
    s = lay("R1 laser, Rm1, S1 laser")
    s.marks.unloaded = {"Rm1": "R1"}
    assert only(fight(s), "late")["units"] == ["R1"]
    s = lay("R1 laser, Rm1, S1 laser")
    s.marks.unloaded = {"Rm1": "R1"}
    assert not told(fight(s, caller="silver"), "late")  # attacked, its units do not attack


def test_ruling_g12_a_ship_that_loaded_and_moved_loses_its_first_round_when_attacked():
    s = lay("R1 laser, S1 laser")
    s.marks.hauled = ("R1", "S1")
    assert only(fight(s), "late")["units"] == ["S1"]


def test_ruling_g23_a_scout_misses_step_f_of_its_own_sides_attack():
    s = lay("R1 laser, R2 laser, S1 laser")
    s.marks.act = {"R1": "attack", "R2": "scout", "S1": "scout"}
    done = fight(s)
    assert only(done, "late")["units"] == ["R2"]
    assert only(done, "round_began")["late"] == []  # the enemy is not told what was written
    assert [late_units(done, x) for x in ("red", "silver", None)] == [["R2"], [], []]
    assert refused(done, Targets(tuple(shots("R2 laser S1")))) == ["SCOUT.3 targets-late-scout"]
    assert refused(done, Targets(close=("R2",))) == ["SCOUT.3 targets-late-scout"]


@pytest.mark.parametrize(
    ("marks", "both", "named"),
    [
        ({"act": {"R1": "scout"}, "hauled": ("R1",)}, False, "SCOUT.3 targets-late-scout"),
        ({"unloaded": {"Rm1": "R1"}}, False, "CLEAR.2 targets-late-unloader"),
        ({"hauled": ("R1",)}, True, "MOVES.5 targets-late-hauled"),
    ],
)
def test_scout_3_clear_2_and_moves_5_are_named_to_whom_they_bar(marks, both, named):
    s = lay("R1 laser, R2 laser, Rm1, S1 laser")
    for name, x in marks.items():
        setattr(s.marks, name, x)
    assert refused(fight(s, both=both), Targets(tuple(shots("R1 laser S1")))) == [named]


def test_combat_f_a_shot_that_cannot_be_is_refused_for_its_own_reason():
    s = lay("R1 launcher nuclear:2, R2 laser decoy:2 probe_launcher, S1")
    s.marks.fired = {"R1": 1}
    done = fight(s)
    for shot, named in (
        ("R1 nuclear S1", "NOTES.launchers targets-launchers"),
        ("R2 decoy S1", "Ruling G21 targets-decoy"),
        ("R9 laser S1", "COMBAT.1 targets-not-yours"),
        ("R1 blaster S1", "COMBAT.f targets-not-ready"),
    ):
        assert refused(done, Targets(tuple(shots(shot)))) == [named]


def test_scout_3_where_both_attack_the_second_movers_scout_misses_step_f_too():
    s = lay("R1 laser, S1 laser, S2 laser")
    s.marks.act = {"R1": "attack", "S1": "attack", "S2": "scout"}
    assert not told(fight(s), "late")  # called by red alone, silver does not attack
    assert only(fight(s, both=True), "late")["units"] == ["S2"]


def test_clear_2_where_both_attack_the_second_movers_unloader_misses_step_f_too():
    s = lay("R1 laser, S1 laser, Sm1")
    s.marks.unloaded = {"Sm1": "S1"}
    assert not told(fight(s), "late")
    assert only(fight(s, both=True), "late")["units"] == ["S1"]


def test_moves_5_where_both_attack_the_first_movers_load_and_move_ship_misses_step_f_too():
    s = lay("R1 laser, S1 laser")
    s.marks.hauled = ("R1",)
    assert not told(fight(s), "late")  # it attacks and is not attacked
    assert only(fight(s, both=True), "late")["units"] == ["R1"]


def test_ruling_g11_where_both_attack_the_first_movers_ships_may_retreat_in_place_of_the_first_round():
    free = QUIET.replace("; retreat never", "")
    s = lay("R1 laser, S1 laser", red=free)
    assert asked(fight(s)) == [("red", "targets")]
    done = do(fight(s, both=True), Retreat(("R1",)))
    assert only(done, "retreating")["units"] == ["R1"]


def test_scout_3_the_scout_shoots_from_the_second_round_on():
    s = lay("R1 laser, R2 laser, S1 laser")
    s.marks.act = {"R1": "attack", "R2": "scout"}
    done = fire(fire(fight(s), ""), "")
    done = fire(done, "R2 laser S1", 1, 2)
    assert only(done, "volley")["round"] == 2


def test_ruling_g8_fighters_launch_in_sectors_ground_units_do_not():
    s = lay("R1 laser, S1 laser, Sf1 in S1, Sr1 in S1", at="B", plan=UNLOAD)
    assert refused(fight(s), Muster(unload=("Sr1",)), seat="silver") == ["COMBAT.2 muster-sector"]
    done = mustered(s, silver=Muster(unload=("Sf1",)))
    assert only(done, "launched")["unloaded"] == [["Sf1", "fighter", "S1"]]


# -- shots -------------------------------------------------------------------------------------------------


def test_combat_f_every_gun_shoots_once_at_the_target_named_for_it():
    s = lay("R1 laser:2 blaster, S1 laser, S2 laser")
    done = fight(s)
    assert refused(done, Targets(tuple(shots("R1 laser S1 3")))) == ["COMBAT.f targets-not-ready"]
    assert refused(done, Targets(tuple(shots("R1 laser R1")))) == ["Ruling G17 targets-no-foe"]
    done = fire(done, "R1 laser S1, R1 laser S2, R1 blaster S1", 1, 2, 1, 3, 1, 6)
    assert [(x["gun"], x["on"], x["need"], x["dice"], x["hit"]) for x in only(done, "volley")["shots"]] == [
        ("laser", "S1", "even", [1, 2], False),
        ("laser", "S2", "even", [1, 3], True),
        ("blaster", "S1", "7", [1, 6], True),
    ]
    assert results(done) == ["flipped", "flipped"]


def test_combat_h_flipped_units_shoot_before_they_are_removed():
    done = fire(fight(lay("R1 laser, S1 laser")), "R1 laser S1", 1, 1)
    assert results(done) == ["flipped"]
    assert "S1" in done.state.units
    done = fire(done, "S1 laser R1", 1, 1)
    assert [x["unit"] for x in told(done, "destroyed")] == ["R1", "S1"]
    assert only(done, "battle_ended")["why"] == "nobody"


def test_combat_h_what_the_second_mover_destroys_is_removed_at_once():
    done = fire(fight(lay("R1 laser, R2 laser, S1 laser")), "")
    done = fire(done, "S1 laser R1", 1, 1)
    assert results(done) == ["destroyed"]
    assert "R1" not in done.state.units
    assert only(done, "round_began")["round"] == 2


def test_combat_h_the_first_mover_of_the_turn_shoots_first_whoever_called():
    done = fight(lay("R1 laser, S1 laser", first="silver"))
    assert asked(done) == [("silver", "targets")]


def test_ruling_g16_both_sides_fire_in_each_round():
    done = fight(lay("R1 laser, S1 laser"))
    seats = []
    for _ in range(4):
        ((seat, _),) = asked(done)
        seats.append(seat)
        done = fire(done, "")
    assert seats == ["red", "silver", "red", "silver"]


def test_ruling_g17_all_targets_of_a_side_are_named_before_its_dice():
    done = fight(lay("R1 laser, R2 laser, S1 laser, S2 laser"))
    done = fire(done, "R1 laser S1, R2 laser S1", 1, 1, 1, 1)
    assert results(done) == ["flipped", "wasted"]


def test_ruling_g55_a_shot_at_what_is_destroyed_already_is_lost():
    done = fire(fight(lay("R1 laser, S1 laser, S2 laser")), "")
    done = fire(done, "S1 laser R1, S2 laser R1", 1, 1, 1, 1)
    assert results(done) == ["destroyed", "wasted"]
    assert len(told(done, "destroyed")) == 1


def test_ruling_g52_a_battle_in_which_nobody_can_hurt_anybody_ends():
    done = fight(lay("R1 shield, S1 armor"))
    assert only(done, "battle_ended")["why"] == "harmless"
    done = fight(lay("R1 launcher ap, S1 armor"))  # an a.p. missile does nothing to a ship
    assert only(done, "battle_ended")["why"] == "harmless"
    assert asked(fight(lay("R1 launcher nuclear, S1 armor"))) == [("red", "targets")]


def test_chart_2_what_cannot_hurt_is_refused():
    done = fight(lay("R1 launcher ap nuclear, S1 laser, Sf1"))
    assert refused(done, Targets(tuple(shots("R1 ap S1")))) == ["CHART.2 targets-cannot"]
    assert refused(done, Targets(tuple(shots("R1 nuclear Sf1")))) == ["CHART.2 targets-cannot"]


def test_notes_launchers_one_missile_a_launcher():
    done = fight(lay("R1 launcher:2 nuclear:4 ap:2, S1 laser, Sr1"))
    assert "NOTES.launchers targets-launchers" in refused(done, Targets(tuple(shots("R1 nuclear S1 3"))))
    assert refused(done, Targets(tuple(shots("R1 nuclear S1 2, R1 ap Sr1")))) == [
        "NOTES.launchers targets-launchers"
    ]
    done = fire(done, "R1 nuclear S1, R1 ap Sr1", 3, 4, 1, 2)
    assert done.state.units["R1"].has == {"launcher": 2, "nuclear": 3, "ap": 1}
    assert {(x.item, x.n, x.points) for x in done.state.ledger} == {("nuclear", 1, 1), ("ap", 1, 1)}


def test_ruling_g20_a_launcher_launches_once_a_game_turn():
    done = fire(fight(lay("R1 launcher:2 nuclear:4 laser, S1 laser")), "R1 nuclear S1 2", 3, 4, 3, 4)
    done = fire(done, "")
    assert refused(done, Targets(tuple(shots("R1 nuclear S1")))) == ["NOTES.launchers targets-launchers"]
    again = fight(_fresh(done))
    assert refused(again, Targets(tuple(shots("R1 nuclear S1")))) == ["NOTES.launchers targets-launchers"]


def _fresh(done):
    """Return the position of a battle under way without the battle: the turn goes on."""
    s = fork(done.state)
    s.stack = []
    return s


# -- shield and armor --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("die", "holds"), [(1, True), (2, False), (3, True), (4, False), (5, True), (6, False)]
)
def test_defense_shield_an_even_die_destroys_it(die, holds):
    done = fire(fight(lay("R1 laser, S1 laser shield armor")), "R1 laser S1", 1, 1, die)
    assert results(done) == ["shield"]
    ship = done.state.units["S1"]
    assert ("shield" in ship.has) is holds
    assert "armor" in ship.has  # the shield works first


def test_ruling_g2_a_shield_stops_every_hit_even_the_one_that_destroys_it():
    done = fire(fight(lay("R1 laser:2, S1 laser shield")), "R1 laser S1 2", 1, 1, 1, 1, 2)
    assert results(done) == ["shield", "flipped"]


@pytest.mark.parametrize(
    ("gun", "dice", "stopped"),
    [
        ("laser", (1, 2), True),
        ("laser", (3, 4), False),
        ("blaster", (1, 2), False),
        ("blaster", (1, 3), True),
        ("nuclear", (3, 4), False),
        ("nuclear", (6, 6), True),
    ],
)
def test_defense_armor_stops_a_laser_on_not_7_and_others_on_even(gun, dice, stopped):
    s = lay("R1 laser blaster launcher nuclear, S1 laser armor:2")
    hit = {"laser": (1, 1), "blaster": (3, 4), "nuclear": (1, 1)}[gun]
    done = fire(fight(s), f"R1 {gun} S1", *hit, *dice)
    assert results(done) == ["armor" if stopped else "flipped"]
    assert done.state.units["S1"].has["armor"] == 1


def test_ruling_g3_a_block_is_lost_whether_or_not_it_stops_the_hit():
    done = fire(fight(lay("R1 laser:2, S1 laser armor:2")), "R1 laser S1 2", 1, 1, 1, 1, 1, 1, 3, 4)
    assert results(done) == ["armor", "flipped"]
    assert "armor" not in done.state.units["S1"].has


def test_ruling_g43_lost_shield_and_armor_score_once_and_free_no_room():
    done = fire(fight(lay("R1 laser:2, S1 laser shield armor")), "R1 laser S1 2", 1, 1, 1, 1, 2, 1, 1)
    assert [(x.why, x.item, x.points) for x in done.state.ledger] == [
        ("lost", "shield", 25),
        ("lost", "armor", 10),
    ]
    assert done.state.units["S1"].wreck == 10
    done = fire(done, "")
    done = fire(done, "R1 laser S1", 1, 1)
    done = fire(done, "")
    assert only(done, "destroyed")["points"] == 100 + 20


def test_ruling_g40_ships_of_every_type_use_shield_and_armor():
    for hull in ("starship", "missile_boat", "fighter_carrier", "probe_scout"):
        done = fire(fight(lay(f"R1 laser, S1={hull} laser shield")), "R1 laser S1", 1, 1, 1)
        assert results(done) == ["shield"]


def test_victory_1_a_destroyed_ship_scores_its_price_with_all_that_is_left_on_it():
    s = lay("R1 laser, S1 laser:2 launcher nuclear:3 seeker:2 probe_launcher probe decoy, Sf1 in S1")
    done = fire(fire(fight(s), "R1 laser S1", 1, 1), "")
    assert only(done, "destroyed")["points"] == 100 + 40 + 25 + 3 + 16 + 10 + 3 + 2 + 25


def test_ruling_g4_components_ammunition_cargo_and_troops_count():
    s = lay("R1 laser, S1 armor:2 laser, Sm1 in S1, St1 in S1")
    done = fire(fire(fight(s), "R1 laser S1", 1, 1, 3, 4), "")
    assert only(done, "destroyed")["points"] == 100 + 10 + 20 + 40 + 10  # one block was lost before
    assert sum(x.points for x in done.state.ledger) == 190


# -- close quarters ----------------------------------------------------------------------------------------


def test_notes_blasters_at_close_quarters_need_even_and_grant_a_free_shot():
    s = lay("R1 blaster laser, Sr1, Sr2")
    done = fight(s)
    done = do(done, Targets(tuple(shots("R1 blaster Sr1, R1 laser Sr2")), ("R1",), "hold"), 1, 1)
    volley = only(done, "volley")
    assert (volley["part"], volley["close"], volley["shots"][0]["need"]) == ("close", ["R1"], "even")
    assert asked(done) == [("silver", "free")]
    done = do(done, Free(tuple(shots("Sr1 regiment R1, Sr2 regiment R1")), "hold"), 1, 1, 1, 2, 1, 5)
    assert [(x["part"], x["seat"]) for x in told(done, "volley")] == [("free", "silver"), ("shots", "red")]


def test_notes_blasters_from_afar_need_7_and_grant_nothing():
    done = fire(fight(lay("R1 blaster, Sr1, Sr2")), "R1 blaster Sr1", 1, 1)
    assert only(done, "volley")["shots"][0]["need"] == "7"
    assert asked(done) == [("silver", "targets")]


def test_ruling_g18_flipped_ground_units_shoot_too_besides_their_usual_shot():
    done = do(fight(lay("R1 blaster, Sr1")), Targets(tuple(shots("R1 blaster Sr1")), ("R1",), "hold"), 1, 1)
    assert results(done) == ["flipped"]
    done = do(done, Free(tuple(shots("Sr1 regiment R1")), "hold"), 1, 1)
    assert asked(done) == [("silver", "targets")]
    done = fire(done, "Sr1 regiment R1", 3, 4)
    assert results(done) == ["destroyed"]


def test_ruling_g18_one_free_shot_a_ground_unit_at_one_of_the_group():
    s = lay("R1 blaster, R2 laser, Rf1, Sr1, Sf1")
    done = do(
        fight(s), Targets(tuple(shots("R1 blaster Sr1, Rf1 fighter Sr1")), ("R1", "Rf1"), "hold"), 1, 2, 1, 2
    )
    twice = Free(tuple(shots("Sr1 regiment R1, Sr1 regiment Rf1")))
    assert refused(done, twice) == ["Ruling G18 free-no-shot"]
    assert refused(done, Free(tuple(shots("Sr1 regiment R2")))) == ["Ruling G18 free-not-near"]
    assert refused(done, Free(tuple(shots("Sf1 fighter R1")))) == ["Ruling G18 free-no-shot"]
    done = do(done, Free(tuple(shots("Sr1 regiment Rf1")), "hold"), 3, 4)
    assert results(done) == ["destroyed"]


def test_notes_fighters_dive_for_an_even_chance_and_are_exposed():
    done = do(fight(lay("Rf1, Sr1")), Targets(tuple(shots("Rf1 fighter Sr1")), ("Rf1",), "hold"), 2, 2)
    assert only(done, "volley")["shots"][0]["need"] == "even"
    assert asked(done) == [("silver", "free")]


def test_ruling_g54_close_quarters_then_free_shots_then_the_rest():
    s = lay("R1 blaster laser, Sr1, Sr2")
    named = Targets(tuple(shots("R1 blaster Sr1, R1 laser Sr2")), ("R1",), "hold")
    done = do(fight(s), named, 1, 2)
    done = do(done, Free((Shot("Sr1", "regiment", "R1"),), "hold"), 3, 4)
    assert results(done) == ["destroyed"]
    assert [x["part"] for x in told(done, "volley")] == ["free"]  # the laser was lost with its ship


def test_ruling_g18_only_against_ground_units():
    done = fight(lay("R1 blaster, S1 laser"))
    assert refused(done, Targets(close=("R1",))) == ["Ruling G18 targets-not-close"]


# -- fighters take hits ------------------------------------------------------------------------------------

TAKE = "seekers hold; ambush hold; decoys none; unload none; retreat never"


def test_notes_interception_an_even_die_and_the_fighter_dies_instead():
    done = fire(fight(lay("Rf1, S1 laser shield, Sf1", plan=TAKE)), "Rf1 fighter S1", 3, 4)
    assert asked(done) == [("silver", "take")]
    done = do(done, Take((0,)), 2)
    hit = only(done, "struck")["hits"][0]
    assert (hit["fighter"], hit["result"]) == (["Sf1", 2], "taken")
    assert "shield" in done.state.units["S1"].has
    assert asked(done) == [("silver", "targets")]  # flipped, it still shoots
    done = fire(done, "Sf1 fighter Rf1", 1, 2)
    assert [x["unit"] for x in told(done, "destroyed")] == ["Sf1"]


def test_notes_interception_an_odd_die_and_the_hit_goes_on_to_shield_and_armor():
    done = fire(fight(lay("Rf1, S1 laser shield, Sf1", plan=TAKE)), "Rf1 fighter S1", 3, 4)
    done = do(done, Take((0,)), 1, 2)
    assert results(done) == ["shield"]
    assert "shield" not in done.state.units["S1"].has


def test_notes_interception_only_hits_of_fighters_and_seekers():
    done = fire(fight(lay("R1 laser, S1 laser, Sf1", plan=TAKE)), "R1 laser S1", 1, 1)
    assert asked(done) == [("silver", "targets")]


def test_ruling_g19_one_try_a_fighter_and_one_fighter_a_hit():
    s = lay("Rf1, Rf2, S1 laser, Sf1", plan=TAKE)
    done = fire(fight(s), "Rf1 fighter S1, Rf2 fighter S1", 3, 4, 3, 4)
    assert refused(done, Take((0, 1))) == ["Ruling G19 take-too-few"]
    assert refused(done, Take((0, 0))) == ["NOTES.interception take-no-hit"]
    assert refused(done, Take((5,))) == ["NOTES.interception take-no-hit"]
    done = do(done, Take((1,)))
    assert results(done) == ["flipped", "wasted"]  # the first hit did it; the fighter was not needed


def test_ruling_g19_a_fighter_tries_once_a_round_but_again_in_the_next():
    s = lay("R1 laser, R2 laser, Rf1, S1 laser, Sf1", plan=TAKE, first="silver")
    done = fire(fight(s), "Sf1 fighter R1", 3, 4)
    done = do(done, Take((0,)), 1)
    assert results(done) == ["flipped"]
    done = fire(fire(done, ""), "Sf1 fighter R2", 3, 4)
    assert asked(done) == [("red", "take")]


def test_ruling_g12_everybody_in_the_space_takes_part():
    s = lay("R1 laser, R2 laser, S1 laser")
    s.marks.act = {"R1": "attack"}
    done = fire(fight(s), "R2 laser S1", 1, 2)
    assert only(done, "volley")["shots"][0]["by"] == "R2"
    assert set(done.state.marks.fought) == {"R1", "R2", "S1"}


def test_a_question_is_asked_of_nobody_who_has_nothing_to_shoot():
    done = fight(lay("R1 laser, S1 shield"))
    assert asked(fire(done, "")) == [("red", "targets")]
    assert [d.kind for d in pending(done.state)] == ["targets"]
