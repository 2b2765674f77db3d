"""Retreat: who may leave a battle, who shoots, whom flyers hold back (COMBAT.g, Rulings G14, G15, G39)."""

from engine.armada.battle.frames import Battle, Pursue, Retreat, fightable
from engine.core.flow import fork, status
from tests.armada.battle.battles import asked, do, fight, fire, lay, only, refused, told

#: Only retreat, targets and pursuit are asked.
PLAN = "seekers hold; ambush hold; decoys none; unload none; intercept none; cover none; take none; press no"


def begun(units, **more):
    """Begin a battle in which retreat is asked."""
    return fight(lay(units, plan=PLAN, **more))


def second_round(units, **more):
    """Play round 1 without a shot; before the second both may retreat."""
    done = begun(units, **more)
    while asked(done)[0][1] == "retreat":
        done = do(done, Retreat(), seat=asked(done)[0][0])
    done = fire(done, "")
    return fire(done, "") if asked(done)[0][1] == "targets" else done


def test_combat_g_both_are_asked_in_secret_before_every_round_but_the_first():
    done = second_round("R1 laser, S1 laser")
    assert asked(done) == [("red", "retreat"), ("silver", "retreat")]
    assert status(done.state).seats == ()


def test_combat_g_the_other_side_shoots_once_and_the_battle_is_over():
    done = second_round("R1 laser, S1 laser")
    done = do(do(done, Retreat(("R1",)), seat="red"), Retreat(), seat="silver")
    assert only(done, "retreating")["units"] == ["R1"]
    assert asked(done) == [("silver", "targets")]  # who retreats does not shoot
    done = fire(done, "S1 laser R1", 1, 2)
    assert only(done, "retreated")["units"] == ["R1"]
    assert only(done, "battle_ended")["why"] == "won"
    assert done.state.units["R1"].at == "1"  # it has not left the space


def test_combat_g_some_may_retreat_and_the_others_fight_on():
    done = second_round("R1 laser, R2 laser, S1 laser")
    done = do(do(done, Retreat(("R1",)), seat="red"), Retreat(), seat="silver")
    assert asked(done) == [("red", "targets")]
    done = fire(done, "R2 laser S1", 1, 2)
    done = fire(done, "S1 laser R1", 1, 1)
    assert [x["unit"] for x in told(done, "destroyed")] == ["R1"]
    assert asked(done) == [("red", "retreat"), ("silver", "retreat")]


def test_ruling_g14_both_sides_retreat_and_nobody_shoots():
    done = second_round("R1 laser, S1 laser")
    done = do(do(done, Retreat(("R1",)), seat="red"), Retreat(("S1",)), seat="silver")
    assert not told(done, "volley")
    assert only(done, "battle_ended")["why"] == "nobody"
    assert done.state.marks.retreated == ("R1", "S1")


def test_ruling_g14_who_has_retreated_cannot_be_attacked_again_this_turn():
    done = second_round("R1 laser, S1 laser, S2 laser")
    done = do(do(done, Retreat(), seat="red"), Retreat(("S1", "S2")), seat="silver")
    done = fire(done, "R1 laser S1", 1, 2)
    s = done.state
    assert not fightable(s, "1", "red")
    assert not fightable(s, "1", "silver")
    s.marks.retreated = ("S1",)
    assert fightable(s, "1", "red")
    again = fight(_calm(s))
    assert only(again, "battle_began")["units"]["silver"] == [["S2", "starship"]]


def _calm(s):
    """Return a position without anything under way."""
    new = fork(s)
    new.stack = []
    return new


def test_ruling_g13_a_space_is_fought_over_again_only_with_units_that_did_not_retreat():
    s = lay("R1 laser, S1 laser")
    assert fightable(s, "1", "red")
    s.marks.retreated = ("R1",)
    assert not fightable(s, "1", "red")  # its own units have left the fight
    assert not fightable(s, "1", "silver")


def test_ruling_g39_an_attacked_ship_may_retreat_in_place_of_its_first_round():
    done = begun("R1 laser, Rf1, S1 laser, Sf1, Sr1")
    assert asked(done) == [("silver", "retreat")]
    assert refused(done, Retreat(("Sf1",))) == ["Ruling G39 retreat-early"]
    assert refused(done, Retreat(("Sr1",))) == ["Ruling G39 retreat-early"]
    assert refused(done, Retreat(("R1",))) == ["COMBAT.g retreat-not-here"]
    done = do(done, Retreat(("S1",)))
    done = fire(done, "R1 laser S1", 1, 2)
    assert asked(done) == [("silver", "targets")]


def test_clear_2_a_ship_whose_unloaded_units_attack_may_retreat_at_once():
    s = lay("R1 laser, R2 laser, Rm1, S1 laser", plan=PLAN)
    s.marks.unloaded = {"Rm1": "R1"}
    done = fight(s)
    assert asked(done) == [("red", "retreat"), ("silver", "retreat")]
    assert refused(done, Retreat(("R2",)), seat="red") == ["Ruling G39 retreat-early"]
    done = do(do(done, Retreat(("R1",)), seat="red"), Retreat(), seat="silver")
    assert only(done, "retreating")["units"] == ["R1"]


def test_ruling_g15_ground_units_cannot_retreat_from_ships_and_fighters():
    done = second_round("R1 laser, Rf1, S1 laser, Sr1")
    assert refused(done, Retreat(("Sr1",)), seat="silver") == ["COMBAT.g retreat-held"]
    do(done, Retreat(("S1",)), seat="silver")


def test_ruling_g15_ground_units_may_retreat_from_ground_units():
    done = second_round("Rr1, Sr1")
    done = do(do(done, Retreat(), seat="red"), Retreat(("Sr1",)), seat="silver")
    done = fire(done, "Rr1 regiment Sr1", 1, 2)
    assert only(done, "retreated")["units"] == ["Sr1"]
    assert only(done, "battle_ended")["why"] == "won"


def mixed(yes, **more):
    """Retreat ground units from ships and ground units, and have the flyers carry on or not."""
    done = second_round("R1 laser, Rr1, Sr1, Sm1, S1 laser", **more)
    done = do(do(done, Retreat(), seat="red"), Retreat(("Sr1",)), seat="silver")
    done = fire(fire(done, ""), "")
    assert asked(done) == [("red", "pursue")]
    return do(done, Pursue(yes))


def test_ruling_g15_from_a_mixed_group_they_may_unless_its_flyers_carry_on():
    done = mixed(False)
    assert only(done, "retreated") == {
        "at": "1", "round": 2, "seat": "silver", "units": ["Sr1"], "stalked": [],
    }  # fmt: skip
    assert done.state.marks.retreated == ("Sr1",)


def test_ruling_g15_the_pursued_stay_and_only_flyers_fight_them():
    from engine.armada.battle.frames import Targets
    from tests.armada.battle.battles import shots

    done = mixed(True)
    assert only(done, "retreated")["stalked"] == ["Sr1"]
    assert refused(done, Retreat(("Sr1",)), seat="silver") == ["COMBAT.g retreat-held"]
    done = do(do(done, Retreat(), seat="red"), Retreat(), seat="silver")
    assert refused(done, Targets(tuple(shots("Rr1 regiment Sr1")))) == ["Ruling G15 targets-apart"]
    done = fire(done, "R1 laser Sr1", 1, 2)
    assert refused(done, Targets(tuple(shots("Sr1 regiment Rr1")))) == ["Ruling G15 targets-apart"]
    done = fire(done, "Sr1 regiment R1", 1, 2)
    assert len(told(done, "volley")) == 1


def test_notes_ion_a_cannon_may_retreat_even_from_flyers_alone():
    done = second_round("R1 laser, Si1, Sr1")
    assert refused(done, Retreat(("Sr1",)), seat="silver") == ["COMBAT.g retreat-held"]
    done = do(do(done, Retreat(), seat="red"), Retreat(("Si1",)), seat="silver")
    done = fire(fire(done, ""), "")
    assert only(done, "retreated")["units"] == ["Si1"]


def test_retreat_of_all_ends_the_battle_even_if_the_shots_kill_nobody():
    done = second_round("R1 laser, S1 laser, Sf1")
    done = do(do(done, Retreat(), seat="red"), Retreat(("S1", "Sf1")), seat="silver")
    done = fire(done, "R1 laser Sf1", 1, 2)
    assert only(done, "battle_ended")["left"] == {"red": [["R1", "starship"]], "silver": []}


def test_a_defender_is_who_did_not_call():
    assert Battle("1", "red").defender == "silver"
