"""Stacking and combat: totals, results, dispersal, unarmed units, Tri-Ships (Sections 8.0 and 9.0)."""

from dataclasses import replace
from random import Random

import pytest

from engine.core.codec import load, save
from engine.core.contract import Setup
from engine.core.dice import RandomDice
from engine.core.hexgrid import distance
from engine.core.rulebook import rulebook
from engine.stargate.combat.combats import battlefields, combats
from engine.stargate.combat.dispersal import Disperse, place_choices
from engine.stargate.game import STARGATE
from engine.stargate.model.state import (
    BATTLES,
    COALITION,
    DISPERSE,
    VIRUNIAN,
    Battles,
    Fight,
    Lose,
    Place,
    Resolve,
    State,
    Support,
)
from engine.stargate.queries.view import view_for
from tests.shared.standing import follow
from tests.stargate.combat.fights import asked, do, fight, kinds, lay, open_to, refused, run, told


def ahead(s: State, seat: str = COALITION, **more):
    """Return the combats that a side would have now."""
    v = Battles(seat, battlefields(s, seat), **more)
    return combats(s, v)


def gap(units: str, seat: str = COALITION, **more) -> int:
    """Return the differential of the one combat there is."""
    (c,) = ahead(lay(units, phase="combat", **more), seat)
    return c.attack - c.defence


# -- strengths ---------------------------------------------------------------------------------------------


def test_8_0_stacked_units_add_their_strengths():
    assert gap("H1 1410, H2 1410, D1 1410, X1 1410") == 3 + 3 + 5 - 5


def test_8_1_a_combined_unit_has_the_chart_s_strength():
    assert gap("H1 1410, C1 1410, T1 1410") == 3 - 5
    assert gap("H1 1410, C1 1410, W1 1410") == 3 - 6
    assert gap("H1 1410, T1 1410, W1 1410") == 3 - 5
    assert gap("H1 1410, C1 1410, T1 1410, W1 1410") == 3 - 10
    assert gap("H1 1410, C1 1410, W1 1410", VIRUNIAN) == 6 - 3


def test_ruling_8_1_c_groups_in_a_hex_are_added():
    assert gap("H1 1410, C1 1410, T1 1410, W2 1410") == 3 - (5 + 3)
    assert gap("H1 1410, C1 1410, W1 1410, W2 1410", VIRUNIAN) == 6 + 3 - 3


def test_9_0_differential_is_attack_less_defence_and_may_be_negative():
    assert gap("H1 1410, T1 1410") == 1
    assert gap("H1 1410, X1 1410") == -2


def test_ruling_9_0_a_energy_counts_for_virunians_on_either_side():
    assert gap("H1 2108, X1 2108") == 3 - (5 + 4)
    assert gap("H1 2108, X1 2108", VIRUNIAN) == 5 + 4 - 3
    assert gap("H1 2108, W1 2108, W2 2108", VIRUNIAN) == 3 + 3 + 4 - 3  # once for the hex


def test_9_0_the_phasing_player_attacks_with_all_in_the_hex_and_orders_his_combats():
    done = fight(lay("H1 1410, H2 1410, T1 1410, D1 1405, T2 1405"), COALITION)
    assert asked(done.state) == [(COALITION, "combat.next")]
    assert open_to(done.state) == [Fight("1405"), Fight("1410")]
    (crumb,) = [c for c in view_for(done.state, None).where if c.kind == BATTLES]
    lines = {x["hexes"][0]: (x["differential"], x["column"]) for x in crumb.facts["combats"]}
    assert lines == {"1405": (3, "3-4"), "1410": (4, "3-4")}
    done = do(done.state, Fight("1410"), 1, 1)
    assert [x["hexes"] for x in told(done, "combat")] == [["1410"], ["1405"]]
    assert told(done, "combat")[0]["attackers"] == ["H1", "H2"]
    assert done.state.lost == ("T1", "T2")


def test_9_0_a_result_applies_before_the_next_combat():
    s = fight(lay("H1 1410, T1 1410, D1 1405, T2 1405"), COALITION).state
    s = do(s, Fight("1410"), 2).state  # Dd in column 1: T1 is placed first
    assert asked(s) == [(COALITION, "disperse.place")]
    assert told(do(s, Place("T1", "1411"), 1), "combat")[0]["hexes"] == ["1405"]


def test_9_0_a_combat_without_enemies_is_none():
    done = fight(lay("H1 1410, T1 1411"), COALITION)
    assert asked(done.state) == []
    assert "combat" not in kinds(done)


def test_9_1_below_the_table_all_attackers_in_the_hex_die_without_a_die():
    done = fight(lay("H1 1410, X1 1410, W1 1410"), COALITION)
    assert done.state.lost == ("H1",)
    (facts,) = told(done, "hopeless")
    assert (facts["differential"], facts["column"]) == (-5, "")
    assert not told(done, "rolled")


def test_ruling_9_1_a_units_that_supported_a_hopeless_attack_live_and_are_spent():
    s = lay("H1 1410, C1 1410, T1 1410, W1 1410, H2 1412, H3 1512, X1 1512")
    s = fight(s, COALITION).state
    s = do(s, Fight("1410")).state
    done = do(s, Support("H2"), 1)  # the second combat is then rolled for
    assert told(done, "hopeless")[0]["ranged"] == [["H2", "1410", 2, 1]]
    assert done.state.lost == ("H1",)
    assert "H2" in done.state.at
    assert len(told(done, "supported")) == 1
    assert told(done, "combat")[0]["ranged"] == []  # though H2 stands next to the second combat


def test_ruling_9_1_b_a_dispersed_unit_is_not_attacked_again_and_an_empty_combat_lapses():
    """A unit dispersed from the first cannot be put where the second is; left in place it is not attacked."""
    s = fight(lay("H1 1410, T1 1410, D1 1405, T2 1405"), COALITION).state
    s = do(s, Fight("1410"), 2).state
    place_choices = {a.at for a in open_to(s)}
    assert "1405" not in place_choices
    assert "1410" in place_choices  # its own
    s = do(s, Place("T1", "1410"), 1).state  # left in place: both sides stand there, and no second attack
    assert s.lost == ("T2",)
    assert asked(s) == []
    assert s.at["T1"] == s.at["H1"] == "1410"


def test_ruling_9_1_b_a_combat_with_one_side_gone_lapses():
    v = Battles(COALITION, ("1405", "1410"))
    s = lay("H1 1410, T1 1410, D1 1405", phase="combat")
    assert [c.hexes for c in combats(s, v)] == [("1410",)]
    from engine.core.dice import GivenDice
    from engine.core.flow import start

    done = start(s, BATTLES, v, GivenDice(1))
    assert told(done, "lapsed") == [{"at": "1405"}]


def test_ruling_9_1_b_strengths_are_those_of_the_moment():
    s = lay("H1 1410, H2 1410, T1 1410", phase="combat")
    v = Battles(COALITION, battlefields(s, COALITION))
    del s.at["H2"]
    assert combats(s, v)[0].attack == 3


# -- results: dispersal --------------------------------------------------------------------------------------


def dispersed(die: int = 2, units: str = "H1 1410, T1 1410", **more) -> State:
    """Have the defenders of column 1 dispersed by the attacker."""
    return fight(lay(units, **more), COALITION, die).state


def test_9_2_the_other_player_places_within_five_hexes():
    s = dispersed()
    assert asked(s) == [(COALITION, "disperse.place")]
    open_hexes = {a.at for a in open_to(s)}
    assert open_hexes == {h for h in s.board.grid.hexes if distance(h, "1410") <= 5} - set(s.board.barred)
    done = do(s, Place("T1", "1909"))
    assert told(done, "dispersed") == [{"units": ["T1"], "at": "1410", "to": "1909", "by": COALITION}]
    assert done.state.at["T1"] == "1909"


def test_9_2_eliminated_attackers_and_dispersed_attackers():
    done = fight(lay("H1 1410, X1 1410"), COALITION, 4)
    assert done.state.lost == ("H1",)
    s = fight(lay("H1 1410, X1 1410"), COALITION, 2).state  # Da
    assert asked(s) == [(VIRUNIAN, "disperse.place")]
    assert do(s, Place("H1", "1411")).state.at["H1"] == "1411"


@pytest.mark.parametrize(
    ("to", "code"),
    [
        ("2009", "disperse-far"),
        ("0914", "disperse-hex"),
        ("1118", "disperse-hex"),
        ("2718", "disperse-hex"),
        ("1412", "disperse-taken"),
    ],
)
def test_ruling_9_2_a_no_barred_far_or_occupied_hex(to, code):
    s = dispersed(4, "H1 1312, T1 1312") if to == "0914" else dispersed(units="H1 1410, T1 1410, D1 1412")
    f = refused(s, Place("T1", to))
    assert (f.case, f.code) == ("Ruling 9.2-a" if code == "disperse-taken" else "9.2", code)
    assert refused(s, Place("H1", "1411")).code == "disperse-unit"


def test_ruling_9_2_a_orbit_hexes_and_the_nullgate_s_ring_are_allowed():
    assert Place("T1", "1013") in open_to(dispersed(4, units="H1 1212, T1 1212"))
    assert Place("X1", "2008") in open_to(fight(lay("D1 1808, D2 1808, X1 1808"), COALITION, 5).state)


def test_ruling_9_2_a_units_of_one_result_may_share_or_be_split():
    s = fight(lay("D1 1410, D2 1410, W1 1410, T2 1410, W3 1410"), COALITION, 3).state  # column 2: Dd
    for unit, to in (("W1", "1412"), ("T2", "1412"), ("W3", "1413")):
        s = do(s, Place(unit, to)).state
    assert {u: s.at[u] for u in ("W1", "T2", "W3")} == {"W1": "1412", "T2": "1412", "W3": "1413"}


def test_ruling_9_2_a_it_may_be_left_where_it_is_unless_the_table_chose_otherwise():
    assert Place("T1", "1410") in open_to(dispersed())
    assert do(dispersed(), Place("T1", "1410")).state.at["T1"] == "1410"
    s = dispersed(dispersal_stays="no")
    assert Place("T1", "1410") not in open_to(s)
    assert (refused(s, Place("T1", "1410")).code, refused(s, Place("T1", "1410")).case) == (
        "disperse-stays",
        "Ruling 9.2-a",
    )
    assert do(s, Place("T1", "1411")).state.at["T1"] == "1411"


def test_ruling_9_2_a_who_must_go_stays_all_the_same_where_no_hex_is_empty():
    s = dispersed(dispersal_stays="no")
    v, crowd = s.stack[-1].v, s.board.grid.within("1410", 5)
    assert place_choices(s, replace(v, taken=tuple(crowd)), COALITION) == (Place("T1", "1410"),)
    left = tuple(h for h in crowd if h != "1412")
    assert place_choices(s, replace(v, taken=left), COALITION) == (Place("T1", "1412"),)


def test_ruling_9_2_a_the_only_hex_left_is_taken_without_asking():
    for stays, at in (("no", "1412"), ("yes", "1410")):
        s = lay("H1 1410, T1 1410", phase="combat", dispersal_stays=stays)
        taken = tuple(h for h in s.board.grid.within("1410", 5) if stays == "yes" or h != "1412")
        done = run(s, DISPERSE, Disperse(COALITION, (("T1",),), taken))
        assert (asked(done.state), done.state.at["T1"]) == ([], at)


def test_ruling_9_2_a_with_the_option_each_goes_to_a_hex_of_its_own():
    s = fight(
        lay("D1 1410, D2 1410, W1 1410, T2 1410, W3 1410", dispersal_shares="no"), COALITION, 3
    ).state  # column 2: Dd
    s = do(s, Place("W1", "1412")).state
    assert Place("T2", "1412") not in open_to(s)
    assert (refused(s, Place("T2", "1412")).code, refused(s, Place("T2", "1412")).case) == (
        "disperse-apart",
        "Ruling 9.2-a",
    )
    s = do(s, Place("T2", "1410")).state  # it may still be left where it is
    s = do(s, Place("W3", "1410")).state
    assert {u: s.at[u] for u in ("W1", "T2", "W3")} == {"W1": "1412", "T2": "1410", "W3": "1410"}


def test_ruling_9_2_a_a_monad_shares_no_hex_with_others():
    s = fight(lay("D1 1410, D2 1410, W1 1410, X1 1410", phase="combat"), COALITION, 4).state  # column 2: Dd
    first = open_to(s)[0].unit
    s = do(s, Place(first, "1412")).state
    assert Place(open_to(s)[0].unit, "1412") not in open_to(s)


def test_ruling_9_2_a_a_moved_unit_loses_its_skim_and_one_left_in_place_keeps_it():
    from engine.stargate.model.state import Skim

    units = "H1 1013, T1 1013"
    for to, kept in (("1014", False), ("1013", True)):
        s = dispersed(units=units, skim={"T1": Skim(1, 1)})
        assert ("T1" in do(s, Place("T1", to)).state.skim) == kept


def test_ruling_9_2_a_without_an_empty_hex_it_stays():
    crowd = set(lay("H1 1410").board.grid.within("1410", 5)) - {"1410"}
    s = dispersed(units="H1 1410, T1 1410")
    v = s.stack[-1].v
    assert v.taken == ("1410",)
    assert place_choices(s, replace(v, taken=("1410", *sorted(crowd))), COALITION) == (Place("T1", "1410"),)


def test_ruling_9_2_a_a_standing_answer_asks_where_nobody_may_stay():
    standing = {(COALITION, "disperse.place"): "stay"}
    assert follow(dispersed(dispersal_stays="no"), standing) is None
    assert follow(dispersed(), standing)[1] == Place("T1", "1410")


def test_ruling_9_2_b_the_attacker_places_the_defenders_first_then_the_defender_the_attackers():
    s = dispersed(4)  # Db in column 1
    assert asked(s) == [(COALITION, "disperse.place")]
    s = do(s, Place("T1", "1411")).state
    assert asked(s) == [(VIRUNIAN, "disperse.place")]
    assert Place("H1", "1411") not in open_to(s)
    assert do(s, Place("H1", "1412")).state.at == {"H1": "1412", "T1": "1411"}


def test_ruling_8_1_a_a_combined_unit_is_dispersed_whole_or_split_by_option():
    units = "H1 1410, H2 1410, C1 1410, T1 1410"
    s = fight(lay(units), COALITION, 2).state  # column 1: Dd
    s = do(s, Place("C1", "1412")).state
    assert (s.at["C1"], s.at["T1"]) == ("1412", "1412")
    assert asked(s) == []
    s = fight(lay(units, dispersal_splits="yes"), COALITION, 2).state
    s = do(s, Place("C1", "1412")).state
    assert open_to(s)[0].unit == "T1"
    assert do(s, Place("T1", "1414")).state.at["C1"] == "1412"


@pytest.mark.parametrize(("policy", "to"), [("stay", "1808"), ("far", None), ("low", "0"), ("no such", "")])
def test_9_2_standing_answers_for_dispersal(policy, to):
    s = fight(lay("H1 1808, H2 1808, T1 1808", phase="combat"), COALITION, 4).state  # column 2: Dd
    found = follow(s, {(COALITION, "disperse.place"): policy})
    if policy == "no such":
        assert found is None
    elif policy == "stay":
        assert found[1].at == to
    elif policy == "far":
        assert distance("1808", found[1].at) == 5
    else:
        assert s.board.value.get(found[1].at, 0) == min(s.board.value.get(a.at, 0) for a in open_to(s))


# -- who cannot attack ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("units", ["C1", "T1", "C1 T1", "C1 T2", "T1 T2 C3"])
def test_9_3_unarmed_virunians_with_enemies_die_without_a_die(units):
    own = units.split()
    done = fight(lay({"H1": "2108", **dict.fromkeys(own, "2108")}), VIRUNIAN)  # energy +4 helps nothing
    assert sorted(done.state.lost) == sorted(own)
    assert told(done, "unarmed") == [{"units": own, "at": "2108"}]
    assert not told(done, "rolled")


def test_9_3_they_defend_in_the_coalition_s_phase():
    done = fight(lay("H1 1410, C1 1410"), COALITION, 6)
    assert told(done, "combat")[0]["differential"] == 0


def test_ruling_9_3_a_no_help_from_afar_but_an_armed_friend_in_the_hex():
    done = fight(lay("H1 1410, C1 1410, X1 1412"), VIRUNIAN)
    assert done.state.lost == ("C1",)
    done = fight(lay("H1 1410, C1 1410, W2 1410"), VIRUNIAN, 6)  # 3 to 3: Da, both attackers
    (facts,) = told(done, "combat")
    assert (facts["attack"], sorted(facts["attackers"])) == (3, ["C1", "W2"])
    assert sorted(u for crew in done.state.stack[-1].v.left for u in crew) == ["C1", "W2"]


def test_ruling_9_3_a_the_weapon_of_an_unarmed_control_goes_berserk_and_victory_is_tested():
    done = fight(lay("H1 1410, C1 1410, W1 1414"), VIRUNIAN, 1)
    assert kinds(done).index("unarmed") < kinds(done).index("berserk")
    assert done.state.lost == ("C1", "H1", "W1")


def test_ruling_9_3_b_the_virunian_orders_these_deaths_where_they_set_off_a_weapon():
    """The control's weapon kills H2 at 1412 if it goes first: the transport there is left in peace."""
    units = "H1 1410, C1 1410, W1 1414, H2 1413, T2 1413, H3 1413"
    s = fight(lay(units, phase="combat"), VIRUNIAN).state
    assert asked(s) == [(VIRUNIAN, "combat.unarmed")]
    assert open_to(s) == [Lose("C1"), Lose("T2")]
    first = do(s, Lose("T2"))
    assert [x["units"] for x in told(first, "unarmed")] == [["T2"], ["C1"]]
    assert told(do(s, Lose("C1")), "unarmed") == [{"units": ["C1"], "at": "1410"}]


def test_ruling_9_3_b_nobody_is_asked_where_the_order_changes_nothing():
    done = fight(lay("H1 1410, C1 1410, H2 1413, T2 1413"), VIRUNIAN)
    assert [x["units"] for x in told(done, "unarmed")] == [["C1"], ["T2"]]


# -- Tri-Ships -----------------------------------------------------------------------------------------------

TRI = "C1 1410, T1 1410, W1 1410"
TOGETHER = {"tri_ship_attacks": "together"}


def test_9_4_a_tri_ship_attacks_its_own_hex_and_the_six_around():
    around = "H1 1410, H2 1409, H3 1411, I1 1510, I2 1511, I3 1310, M1 1311"
    s = lay(f"{TRI}, {around}")
    found = {c.at: (c.attack, c.defence) for c in ahead(s, VIRUNIAN)}
    assert sorted(found) == ["1310", "1311", "1409", "1410", "1411", "1510", "1511"]
    assert (found["1411"], found["1310"], found["1311"]) == ((10, 3), (10, 4), (10, 5))
    (c,) = ahead(lay(f"{TRI}, {around}", **TOGETHER), VIRUNIAN)
    assert c.hexes == ("1310", "1311", "1409", "1410", "1411", "1510", "1511")
    assert (c.attack, c.defence) == (10, 3 * 3 + 3 * 4 + 5)
    assert not ahead(lay(f"{TRI}, H1 1412"), VIRUNIAN)


def test_9_4_adjacent_enemies_face_its_full_strength():
    done = fight(lay(f"{TRI}, H1 1411"), VIRUNIAN, 5)
    assert told(done, "combat")[0]["differential"] == 7
    assert told(done, "result")[0]["result"] == "Dd"


def test_9_4_in_the_coalition_s_phase_only_those_in_its_hex_fight_it():
    assert not ahead(lay(f"{TRI}, H1 1411"), COALITION)
    assert ahead(lay(f"{TRI}, H1 1410"), COALITION)[0].defence == 10


def test_ruling_9_4_a_or_one_attack_on_all_by_option_with_the_energy_of_its_hex():
    s = lay("C1 2108, T1 2108, W1 2108, H1 2107, D1 2207", **TOGETHER)
    (c,) = ahead(s, VIRUNIAN)
    assert (c.attack, c.defence) == (14, 8)
    done = fight(s, VIRUNIAN, 1)
    assert done.state.lost == ("H1", "D1")
    assert len(told(done, "rolled")) == 1


def test_ruling_9_4_a_each_hex_by_itself_is_the_standard():
    usual = {x.name: x.usual for x in STARGATE.options}
    assert usual["tri_ship_attacks"] == "per_hex"
    for options, chosen in (({}, "per_hex"), ({"tri_ship_attacks": "together"}, "together")):
        begun = STARGATE.new(Setup("stargate", options=options), RandomDice(Random(1))).state
        assert begun.house.tri_ship_attacks == chosen


def test_ruling_9_4_a_one_attack_per_hex():
    s = fight(lay(f"{TRI}, H1 1411, D1 1409", tri_ship_attacks="per_hex"), VIRUNIAN).state
    assert open_to(s) == [Fight("1409"), Fight("1411")]
    done = do(s, Fight("1411"), 1, 1)
    assert [(x["hexes"], x["differential"]) for x in told(done, "combat")] == [(["1411"], 7), (["1409"], 5)]
    assert done.state.lost == ("H1", "D1")


def test_ruling_9_4_a_per_hex_attacks_not_made_yet_lapse_when_it_is_dispersed_or_dead():
    crowd = f"{TRI}, D1 1411, D2 1411, H1 1409"  # 10 to 10, 10 to 3
    s = fight(lay(crowd, tri_ship_attacks="per_hex"), VIRUNIAN).state
    s = do(s, Fight("1411"), 6).state  # Da
    assert asked(s) == [(COALITION, "disperse.place")]
    done = do(s, Place("C1", "1408"))
    assert told(done, "lapsed") == [{"at": "1409"}]
    assert not told(done, "combat")
    crowd = f"{TRI}, D1 1411, D2 1411, D3 1411, H1 1409"  # 10 to 15: dead
    done = do(fight(lay(crowd, tri_ship_attacks="per_hex"), VIRUNIAN).state, Fight("1411"))
    assert done.state.lost == ("C1", "T1", "W1")
    assert told(done, "lapsed") == [{"at": "1409"}]


def test_ruling_9_4_b_two_tri_ships_attack_a_common_neighbour_together():
    other = "C2 1412, T2 1412, W2 1412"
    s = lay(f"{TRI}, {other}, D1 1411, H1 1413", **TOGETHER)
    (c,) = ahead(s, VIRUNIAN)
    assert c.hexes == ("1411", "1413")
    assert (c.attack, c.defence) == (20, 8)
    far = ahead(lay(f"{TRI}, C2 1415, T2 1415, W2 1415, D1 1411, H1 1414", **TOGETHER), VIRUNIAN)
    assert [x.hexes for x in far] == [("1411",), ("1414",)]


def test_ruling_9_4_b_per_hex_too():
    s = lay(f"{TRI}, C2 1412, T2 1412, W2 1412, D1 1411", tri_ship_attacks="per_hex")
    assert [(c.attack, c.defence) for c in ahead(s, VIRUNIAN)] == [(20, 5)]


def test_ruling_9_4_c_armed_virunians_stacked_with_the_defenders_join_in():
    s = lay(f"{TRI}, H1 1411, X1 1411, D1 1409", **TOGETHER)
    (c,) = ahead(s, VIRUNIAN)
    assert (c.attack, c.defence) == (15, 8)
    done = fight(s, VIRUNIAN, 6)  # 7: Dd
    assert sorted(u for crew in done.state.stack[-1].v.left for u in crew) == ["D1", "H1"]


def test_ruling_9_4_c_the_energy_of_each_hex_once():
    s = lay("C1 2108, T1 2108, W1 2108, H1 2107, W2 2107, W3 2107")
    assert ahead(s, VIRUNIAN)[0].attack == 10 + 4 + 3 + 3 + 3


def test_ruling_9_4_c_the_unarmed_alone_with_defenders_die_first():
    done = fight(lay(f"{TRI}, H1 1411, T2 1411"), VIRUNIAN, 6)
    assert kinds(done).index("unarmed") < kinds(done).index("combat")
    assert told(done, "combat")[0]["attackers"] == ["C1", "T1", "W1"]


def test_ruling_9_4_c_a_result_against_the_attackers_hits_the_tri_ship_and_all_with_it():
    s = lay(f"{TRI}, H1 1411, X1 1411, D1 1409, D2 1409, D3 1409", **TOGETHER)  # 15 to 18: hopeless
    done = fight(s, VIRUNIAN)
    assert sorted(done.state.lost) == ["C1", "T1", "W1", "X1"]
    s = lay(f"{TRI}, H1 1411, X1 1411, D1 1409, D2 1409", **TOGETHER)  # 15 to 13
    done = fight(s, VIRUNIAN, 6)  # column 2: Db
    assert [x.proc for x in done.state.stack].count("disperse") == 2


def test_ruling_9_4_c_ranged_support_needs_a_hex_with_both_sides():
    s = fight(lay(f"{TRI}, H1 1411, X1 1411, W2 1413"), VIRUNIAN).state
    assert open_to(s) == [Resolve(), Support("W2")]
    assert asked(fight(lay(f"{TRI}, H1 1411, W2 1413"), VIRUNIAN, 1).state) == []


def test_ruling_9_4_d_too_many_around_kill_it():
    done = fight(lay(f"{TRI}, D1 1411, D2 1411, H1 1409", **TOGETHER), VIRUNIAN)
    assert told(done, "hopeless")[0]["differential"] == -3
    assert done.state.lost == ("C1", "T1", "W1")


# -- as data -------------------------------------------------------------------------------------------------


def test_a_combat_phase_survives_saving():
    s = fight(lay("H1 1410, T1 1410, D1 1405, T2 1405, H2 1412"), COALITION).state
    again = load(State, save(s))
    assert again == s
    assert STARGATE.view(again, None) == STARGATE.view(s, None)


def test_the_book_has_every_case_of_the_section():
    assert {f"9.{n}" for n in range(6)} <= set(rulebook("stargate").cases)
