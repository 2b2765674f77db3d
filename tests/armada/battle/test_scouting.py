"""Scouting and what each side knows (SCOUT.1, SCOUT.2, TURN.5, NOTES.probes)."""

from dataclasses import replace

from engine.armada.battle.frames import Scouting
from engine.armada.battle.scouting import report_side
from engine.armada.model.state import SCOUTING, Launched
from engine.core.dice import GivenDice
from engine.core.flow import start
from tests.armada.battle.battles import fight, fire, lay, only, told


def reported(s, **acts):
    """Carry step 5 out with these written actions."""
    s.marks.act = dict(acts)
    return start(s, SCOUTING, Scouting(), GivenDice())


def test_scout_1_number_and_types_and_the_numbers_of_ships():
    s = lay("R1 laser, S3=missile_boat launcher, S7, Sf1, Sf2, Sr1 in S7")
    done = reported(s, R1="scout")
    facts = only(done, "scouted")
    assert facts["ships"] == [["S3", "missile_boat"], ["S7", "starship"]]
    assert facts["units"] == {"fighter": 2}  # cargo is not seen
    assert done.state.known["red"]["S3"].type == "missile_boat"


def test_buy_2_special_types_are_named_when_scouted():
    for hull in ("missile_boat", "fighter_carrier", "probe_scout"):
        assert only(reported(lay(f"R1 laser, S1={hull}"), R1="scout"), "scouted")["ships"] == [["S1", hull]]


def test_scout_1_the_report_is_for_its_side_alone():
    done = reported(lay("R1 laser, S1"), R1="scout")
    (event,) = [e for e in done.events if e.kind == "scouted"]
    assert event.to == ("red",)
    assert done.state.known["silver"] == {}


def test_scout_2_flyer_or_ground_is_announced_to_all():
    assert only(reported(lay("R1 laser, S1"), R1="scout"), "scouting") == {
        "seat": "red",
        "at": "1",
        "shown": "flyer",
    }
    assert only(reported(lay("Rr1, S1"), Rr1="scout"), "scouting")["shown"] == "ground"
    assert only(reported(lay("Rf1, S1"), Rf1="scout"), "scouting")["shown"] == "flyer"


def test_notes_probes_announce_what_their_owner_likes():
    s = lay("R1 laser, S1")
    s.marks.probes = (Launched("red", "R1", "1", "ground"),)
    assert only(reported(s), "scouting")["shown"] == "ground"


def test_ruling_g59_a_probe_reports_even_if_its_ship_is_lost():
    s = lay("S1 laser")
    s.marks.probes = (Launched("red", "R9", "1", "flyer"),)
    assert only(reported(s), "scouted")["by"] == "R9"


def test_turn_5_only_survivors_scout():
    assert told(reported(lay("R1 laser, S1"), R9="scout"), "scouted") == []
    s = lay("R1 laser, Rf1 in R1, S1")
    assert report_side(replace_act(s, Rf1="scout"), "red") == []


def replace_act(s, **acts):
    """Write actions into the papers of the turn."""
    s.marks.act = dict(acts)
    return s


def test_turn_5_the_first_mover_reports_first():
    s = lay("R1 laser, S1", first="silver")
    assert [x["seat"] for x in told(reported(s, R1="scout", S1="scout"), "scouting")] == ["silver", "red"]


def test_ruling_g22_seekers_in_ambush_show():
    s = lay("R1 laser, S1")
    s.ambush = {"silver@1": 4, "red@1": 2}
    done = reported(s, R1="scout")
    assert only(done, "scouted")["ambush"] == 4
    assert done.state.seen["red"]["1"].ambush == 4


def test_ruling_g22_one_report_a_space_and_a_flyer_is_named_before_a_ground_unit():
    s = lay("R1 laser, Rr1, S1")
    assert report_side(replace_act(s, Rr1="scout", R1="scout"), "red") == [("1", "flyer", "R1")]


def test_ruling_g10_sides_in_one_space_learn_nothing_without_a_scout():
    s = lay("R1 laser, S1 laser")
    done = reported(s)
    assert (told(done, "scouting"), done.state.known["red"], done.state.known["silver"]) == ([], {}, {})


def test_what_a_ship_has_shown_is_remembered_but_nothing_else():
    s = lay("R1 laser:2 blaster shield, S1 laser shield armor")
    done = fire(fight(s), "R1 laser S1", 1, 1, 1)
    known = done.state.known
    assert known["silver"]["R1"].shown == {"laser": 1}
    assert known["red"]["S1"].shown == {"shield": 1}
    assert known["*"]["R1"].shown == {"laser": 1}


def test_a_lost_shield_is_no_longer_known():
    done = fire(fight(lay("R1 laser, S1 laser shield armor")), "R1 laser S1", 1, 1, 2)
    assert done.state.known["red"]["S1"].shown == {}


def test_the_destroyed_are_known_to_be_gone():
    done = fire(fire(fight(lay("R1 laser, S1 laser, S2 laser")), "R1 laser S1", 1, 1), "")
    assert done.state.known["red"]["S1"].gone
    assert not done.state.known["red"]["S2"].gone


def test_a_ship_that_is_not_where_it_was_is_not_known_to_be_there():
    s = lay("R1 laser, S1, S2")
    done = reported(s, R1="scout")
    s = done.state
    s.put(replace(s.units["S2"], at="A"))
    later = reported(s, R1="scout").state
    assert (later.known["red"]["S1"].at, later.known["red"]["S2"].at) == ("1", "")
