"""Gate skimming (Cases 5.3 to 5.34) with the figures A to F, read on Stargate A.

Orbit hexes of A: 1 is 0913, 2 1013, 3 1014, 4 0915, 5 0814, 6 0813. From 0812 a unit heading south-east
enters hex 1 and circles clockwise; from 1012 heading south-west it circles the other way.
"""

import json

import pytest

from engine.core.codec import save
from engine.core.contract import Setup
from engine.core.flow import pending
from engine.core.hexgrid import WAYS, step
from engine.stargate.game import STARGATE
from engine.stargate.model.board import standard_board
from engine.stargate.model.state import Skim
from engine.stargate.movement.skimming import Spot, circled, left_orbit, may_leave, onward, way_out
from tests.stargate.play import do, facts, fault, lay, open_to, run, told, virunian

B = standard_board()
CLOCKWISE = "H1 0812"


def move(s):
    return s.stack[-1].v


# -- the figures -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("circles", "at", "out"),
    [(0, "1014", "1015"), (1, "0915", "0815"), (2, "0814", "0714")],
    ids=["figure A", "figure B", "figure C"],
)
def test_5_33_the_figures_a_b_and_c_leave_legally(circles, at, out):
    s = run(lay(CLOCKWISE), "H1 linear", "se1", *["circle"] * circles)
    assert s.at["H1"] == at
    assert "exit" in open_to(s)
    s = run(s, "exit")
    assert s.at["H1"] == out
    assert not s.skim


def test_5_31_the_figure_d_one_more_orbit_hex_is_needed():
    s = lay("H1 1013", skim={"H1": (1, 2)})
    x = Spot("1013", 8, -1, False, 1, 2)
    assert not may_leave(B, x)
    assert may_leave(B, circled(B, x))
    s = run(s, "H1 linear")  # the forced hex is entered without asking
    assert s.at["H1"] == "1014"
    assert open_to(s) == {"circle", "exit"}


def test_5_33_the_figure_e_no_other_way_out():
    s = run(lay(CLOCKWISE), "H1 linear", "se1")
    assert open_to(s) == {"circle", "exit"}
    assert way_out(B, Spot("1014", 4, -1, False, 1, 3)) == WAYS.index("s")
    for way in WAYS:
        assert fault(s, f"{way}1").code == "must-circle"


def test_5_34_the_figure_f_no_turn_after_leaving():
    s = run(lay(CLOCKWISE), "H1 linear", "se1", "exit")
    assert {x[:-1] for x in open_to(s)} == {"s", "sto"}
    assert fault(s, "se1").code == "no-turn"
    assert fault(s, "n1").case == "5.34"


# -- entering ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("gate", ["A", "B"])
@pytest.mark.parametrize("i", range(6))
def test_5_3_an_orbit_hex_is_entered_from_any_side_but_straight_at_the_stargate(gate, i):
    at = B.orbit[gate][i]
    for way in range(6):
        before = step(at, way + 3)
        if before in B.barred:
            continue
        x = onward(B, Spot(before, 5), way)
        if (way - i) % 6 == 3:
            assert x is None
        else:
            assert x is not None
            assert (x.at, x.left, x.entered) == (at, 4, 1)
    assert sum(onward(B, Spot(step(at, w + 3), 5), w) is not None for w in range(6)) == 4


def test_5_3_straight_in_is_refused_with_its_case():
    s = run(lay("H1 0911"), "H1 linear")
    assert "s1" in open_to(s)
    assert "s2" not in open_to(s)
    assert (fault(s, "s2").code, fault(s, "s2").case) == ("straight-in", "5.3")


def test_5_3_a_leg_ends_in_the_first_orbit_hex():
    s = run(lay("H1 0712"), "H1 linear")
    assert {"se1", "se2"} <= open_to(s)
    assert "se3" not in open_to(s)
    assert fault(s, "se3").code == "in-orbit"


def test_ruling_5_3_a_every_linear_mover_that_enters_skims():
    done = do(run(lay("D1 0812"), "D1 linear"), "se1")
    assert told(done).count("skimming") == 3
    assert facts(done, "skimming") == {"units": ["D1"], "gate": "A", "at": "0913", "sense": 1, "entered": 1}
    s = run(virunian("X1 1012"), "X1 linear", "sw1")
    assert s.skim == {"X1": Skim(-1, 3)}


SKIMS, GO_ON = {"orbit_start": "skims"}, {"marked_skims": "go_on"}
MAY_REST = {"marked_skims": "may_rest"}


@pytest.mark.parametrize("how", [{}, SKIMS])
def test_ruling_5_3_b_in_orbit_without_having_skimmed_it_may_leave_and_nothing_is_doubled(how):
    s = run(lay("H1 0913", **how), "H1 linear", "n1")
    assert not s.skim
    assert (move(s).left, move(s).doubled) == (7, False)


@pytest.mark.parametrize(("step", "at", "sense"), [("se1", "0915", 1), ("sw1", "0915", -1)])
def test_ruling_5_3_b_a_step_to_the_next_orbit_hex_begins_a_skim(step, at, sense):
    s = run(lay("H1 0913", **SKIMS), "H1 linear")
    assert {x[:-1] for x in open_to(s)} == {"n", "ne", "nw", "se", "sw"}
    s = run(s, step)  # three orbit hexes are entered, the one next to it and two more
    assert (s.at["H1"], s.skim["H1"], move(s).left) == (at, Skim(sense, 3), 5)
    assert move(run(s, "exit")).left == 8
    assert fault(run(lay("H1 0913", **SKIMS), "H1 linear"), "se2").code == "in-orbit"


@pytest.mark.parametrize("start", ["dispersed", "wobbled"])
def test_ruling_5_3_b_holds_in_every_orbit_hex_and_however_it_came_there(start):
    for gate in "AB":
        for i, at in enumerate(B.orbit[gate]):
            s = run(lay({"D1": at} if start == "dispersed" else {"I1": at}, **SKIMS))
            s = run(s, "D1 linear" if start == "dispersed" else "I1 linear")
            ways = {WAYS[(i + n) % 6] + "1" for n in (0, 1, 2, 4, 5)}
            assert {x for x in open_to(s) if x[-1] == "1"} == ways


def test_ruling_5_3_b_with_the_option_its_first_step_leads_out():
    s = run(lay("H1 0913", orbit_start="leaves"), "H1 linear")
    assert {x[:-1] for x in open_to(s)} == {"n", "ne", "nw"}


def test_ruling_5_3_b_is_the_standard_and_games_under_way_keep_theirs():
    usual = STARGATE.chosen(Setup("stargate"))
    assert (usual["orbit_start"], usual["marked_skims"]) == ("skims", "go_on")
    assert (usual["lending"], usual["ranged_strength"]) == ("any", "printed")
    saved = json.loads(save(lay("H1 1010")))["state"]
    assert saved["house"] == usual  # all of them, so that another standard changes no game under way


def test_ruling_5_3_c_the_heading_decides_the_sense():
    s = run(lay("H1 0812, H2 1012"), "H1 linear", "se1", "exit", "stop", "H2 linear", "sw1")
    assert s.at["H1"] == "1015"  # clockwise: 1, 2, 3 and out southwards
    assert s.at["H2"] == "0814"  # the other way: 1, 6, 5
    assert s.skim["H2"].sense == -1


# -- round and on ------------------------------------------------------------------------------------------


def test_5_31_two_more_orbit_hexes_are_forced_in_the_direction_it_was_heading():
    done = do(run(lay(CLOCKWISE), "H1 linear"), "se1")
    paths = [e.facts["path"] for e in done.events if e.kind == "moved"]
    assert paths == [["0812", "0913"], ["0913", "1013"], ["1013", "1014"]]
    assert move(done.state).left == 5


def test_5_31_an_enemy_in_the_circle_is_approached():
    s = run(lay("H1 0812, X1 1013"), "H1 linear", "se1")
    assert s.at["H1"] == "1013"
    assert len(pending(s)) == 2
    s = run(s, "warp", ("warp", 6))
    assert s.at["H1"] == "1014"


def test_ruling_5_31_a_it_may_circle_on_as_long_as_it_has_points():
    s = run(lay(CLOCKWISE), "H1 linear", "se1", *["circle"] * 5)
    assert s.at["H1"] == "1013"  # once round and one hex more
    assert s.skim == {"H1": Skim(1, 3)}
    assert s.mover == ""
    for n, out in ((0, "s"), (1, "sw"), (2, "nw"), (3, "n"), (4, "ne")):
        x = Spot("1014", 9, -1, False, 1, 3)
        for _ in range(n):
            x = circled(B, x)
        assert WAYS[way_out(B, x)] == out  # each hex bends the way by 60 degrees


@pytest.mark.parametrize(
    ("start", "hexes", "entered", "at"),
    [("0310", 6, 1, "0913"), ("0410", 5, 2, "1013"), ("0511", 4, 3, "1014")],
)
def test_5_32_a_skim_is_carried_over_when_points_run_out(start, hexes, entered, at):
    s = run(lay({"D1": start}), "D1 linear", f"se{hexes}")
    assert s.at["D1"] == at
    assert s.skim == {"D1": Skim(1, entered)}
    assert s.mover == ""


def test_5_32_a_unit_cannot_stop_in_orbit_with_points_left():
    s = run(lay(CLOCKWISE), "H1 linear", "se1")
    assert fault(s, "stop").code == "no-stop-in-orbit"
    assert "stop" not in open_to(s)


@pytest.mark.parametrize(("entered", "at"), [(1, "1014"), (2, "1014")])
def test_ruling_5_32_a_next_turn_it_goes_on_from_there_and_still_doubles(entered, at):
    start = {1: "0913", 2: "1013"}[entered]
    s = run(lay({"H1": start}, skim={"H1": (1, entered)}), "H1 linear")
    assert s.at["H1"] == at
    left = 8 - (3 - entered)
    assert move(s).left == left
    s = run(s, "exit")
    assert move(s).left == (left - 1) * 2


def test_ruling_5_32_a_without_a_marker_it_may_leave_at_once():
    s = run(lay("H1 0814", skim={"H1": (1, 3)}), "H1 linear")
    assert open_to(s) == {"circle", "exit"}
    assert run(s, "exit").stack[-1].v.left == 14


def test_5_32_a_marked_skimmer_may_not_rest_for_it_has_points_again():
    s = lay("H1 0913, H2 1510", skim={"H1": (1, 1)}, **GO_ON)
    assert "done" not in open_to(s)
    assert (fault(s, "done").code, fault(s, "done").case) == ("must-skim", "Ruling 5.32-b")
    s = run(s, "H2 linear", "n1", "stop")  # the order is free
    assert fault(s, "done").code == "must-skim"
    s = run(s, "H1 linear", "exit", "stop")
    assert (s.skim, s.phase) == ({}, "staging")


@pytest.mark.parametrize("house", [MAY_REST, GO_ON])
def test_ruling_5_32_b_without_a_marker_it_may_rest(house):
    s = run(lay("H1 1014, H2 1510", skim={"H1": (1, 3)}, **house), "done")
    assert s.skim == {"H1": Skim(1, 3)}


def test_ruling_5_32_b_who_owes_a_skim_lends_nothing_and_may_borrow():
    s = lay("I1 0913, H1 0912", skim={"I1": (1, 1)}, lending="any", **GO_ON)
    assert not any("by" in x for x in open_to(s))
    assert "I1 teleport" in open_to(s)  # Ruling 5.32-c: it goes on otherwise
    s = lay("I1 0912, H1 0913", skim={"H1": (1, 1)}, lending="any", **GO_ON)
    assert not run(s, "H1 teleport by I1", "to 0911").skim


def test_ruling_5_32_b_a_virunian_skimmer_goes_before_its_group_and_before_a_reveal():
    s = virunian("W1 0913, T1 1510, W2 1512, X1 2510", gates={"A": 1}, skim={"W1": (1, 2)}, **GO_ON)
    first = {x.split()[0] for x in open_to(s)}
    assert first == {"W1", "W2", "X1"}
    for text in ("T1 linear", "reveal A", "done"):
        assert fault(s, text).code == "must-skim"
    s = run(s, "W2 linear", "n1", "stop", "W1 linear", "exit", "stop")
    assert {"done", "reveal A"} <= open_to(s)
    assert fault(s, "T1 linear").code == "still-hidden"


ALL_OUT = (
    "C1 0101, T1 0102, W1 0913, C2 0201, T2 0202, W2 0203, C3 0301, T3 0302, W3 0303, C4 0401, T4 0402, "
    "W4 0403, C5 0501, T5 0502, W5 0503, C6 0601, T6 0602, W6 0603, X1 2601, X2 2602, X3 2603"
)


def test_ruling_5_32_b_a_skimmer_goes_before_a_bonus_move():
    s = run(virunian(ALL_OUT, skim={"W1": (1, 1)}, **GO_ON), "W2 linear", "s1", "stop")
    assert not any(x.startswith(("C2", "T2")) for x in open_to(s))
    assert fault(s, "T2 linear").code == "must-skim"
    s = run(s, "W1 linear", "exit", "stop", "T2 linear", "s1", "stop")
    assert s.phase != "movement" or s.phasing != "virunian"


def test_ruling_5_32_b_of_two_skimmers_of_a_group_the_second_is_the_bonus_move():
    units = ALL_OUT.replace("T1 0102", "T1 1014").replace("W2 0203", "W2 0705")
    s = virunian(units, skim={"W1": (1, 1), "T1": (1, 1), "W2": (1, 2)}, **GO_ON)
    s = run(s, "W1 linear", "exit", "stop")
    assert fault(s, "T1 linear").code == "must-skim"  # W2 first: a bonus move ends the phase
    s = run(s, "W2 linear", "exit", "stop")
    assert {x.split()[0] for x in open_to(s)} == {"T1", "X1", "X2", "X3", "C3", "T3", "W3", "C4", "T4", "W4",
                                                  "C5", "T5", "W5", "C6", "T6", "W6"}  # fmt: skip


def test_ruling_5_32_b_what_cannot_skim_on_owes_nothing():
    s = virunian(
        "C1 0913, T1 0913, W1 0913, X1 2510", skim=dict.fromkeys(("C1", "T1", "W1"), (1, 2)), **GO_ON
    )
    assert "done" in open_to(s)  # a Tri-Ship teleports only
    s = virunian("T1 0913, X1 2510", lost=("C1",), dice=[1], skim={"T1": (1, 1)}, **GO_ON)
    assert "done" in open_to(s)  # a mindless transport has drifted, and nobody moves it


def test_ruling_8_0_a_nobody_counts_on_a_move_that_a_skimmer_of_the_group_has_coming():
    units = "W1 0913, T1 1510, W5 1510, C6 1510, W4 1512"
    more = {"skim": {"W1": (1, 1)}, "moved": ("W5", "C6")}
    assert "stop" in open_to(run(virunian(units, **more, **MAY_REST), "W4 linear", "n2"))
    s = run(virunian(units, **more, **GO_ON), "W4 linear", "n2")
    assert fault(s, "stop").code == "full"


def test_ruling_5_32_b_with_the_option_it_need_not_move_next_turn_and_keeps_its_skim():
    s = run(lay("H1 0913, H2 1510", skim={"H1": (1, 1)}, **MAY_REST), "done")
    assert s.skim == {"H1": Skim(1, 1)}
    s = run(lay("H1 1014", skim={"H1": (1, 3)}), "H1 linear")
    assert "stop" not in open_to(s)  # once it moves, it uses up its points or leaves


def test_ruling_5_32_c_by_teleport_or_wobbling_it_drops_its_skim():
    s = run(lay("I1 0913", skim={"I1": (1, 1)}), "I1 teleport", "to 0911")
    assert not s.skim
    s = virunian("C1 0913, W1 0913", skim={"C1": (1, 1), "W1": (1, 1)})
    s = run(s, "C1 wobble", "n1")
    assert not s.skim
    assert move(s).left == 4


def test_ruling_5_32_c_a_human_on_loan_drops_its_skim_too():
    s = run(lay("H1 0913, I1 0912", skim={"H1": (1, 2)}), "H1 teleport by I1", "to 1012")
    assert not s.skim


def test_ruling_5_32_d_the_combined_unit_takes_the_skim_of_the_unit_that_arrives():
    s = virunian("W1 0812, T1 0814", gates={"A": 1})
    s = run(s, "W1 linear", "se1", "circle", "circle")
    assert s.at["W1"] == "0814"
    assert s.skim == {"W1": Skim(1, 3), "T1": Skim(1, 3)}
    s = virunian("C1 0812, T1 0913", gates={"A": 1}, skim={"T1": (1, 1)}, **MAY_REST)
    s = run(s, "C1 wobble", "se1", "stop")
    assert s.at["C1"] == "0913"
    assert not s.skim


# -- doubling ----------------------------------------------------------------------------------------------


def test_5_34_what_is_left_after_leaving_is_doubled():
    done = do(run(lay(CLOCKWISE), "H1 linear", "se1"), "exit")
    assert facts(done, "left_orbit") == {"units": ["H1"], "gate": "A", "at": "1015", "left": 8}
    s = done.state
    assert "s2" in open_to(s)
    assert "stop" in open_to(s)


def test_5_34_a_second_skim_quadruples():
    s = run(lay("H1 0813", skim={"H1": (1, 3)}), "H1 linear", "exit", "n6")  # out of A, round B the other way
    assert s.at["H1"] == "0705"
    assert s.skim == {"H1": Skim(-1, 3)}
    assert move(s).left == 14 - 8
    s = run(s, "exit")
    assert s.at["H1"] == "0604"
    assert move(s).left == (6 - 1) * 2


def test_5_34_with_no_points_left_there_is_nothing_to_double():
    s = run(lay("D1 0712"), "D1 linear", "se2", "circle", "exit")
    assert s.at["D1"] == "0815"
    assert s.mover == ""


def test_ruling_5_34_b_with_the_option_it_is_doubled_before_the_step_out():
    s = run(lay(CLOCKWISE, skim_doubling="before_exit"), "H1 linear", "se1", "exit")
    assert move(s).left == 2 * 5 - 1
    assert left_orbit(B, Spot("1014", 1, -1, False, 1, 3), before_exit=True).left == 1
    assert left_orbit(B, Spot("1014", 1, -1, False, 1, 3)).left == 0
