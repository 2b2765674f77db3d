"""Staging, blind deployment and the Game-Turn (Sections 3.0 and 4.0)."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from engine.core.contract import Setup
from engine.core.dice import GivenDice, RandomDice
from engine.core.flow import apply, pending, sample
from engine.stargate.game import STARGATE
from engine.stargate.model.board import standard_board
from engine.stargate.model.state import COALITION, VIRUNIAN
from tests.stargate.play import asked, do, facts, fault, lay, open_to, run, told, virunian


def new(*dice, **options):
    return STARGATE.new(Setup("stargate", options=options), GivenDice(*dice)).state


# -- staging -----------------------------------------------------------------------------------------------


def test_3_0_units_enter_over_the_first_turns():
    s = new()
    assert s.turn == 1
    assert not s.at
    assert not s.gates


def test_3_1_one_unit_of_each_race_in_four_hexes():
    s = run(new(), "stage human 1118", "stage igugui 1318")
    assert s.staged == {"H1": "1118", "I1": "1318"}
    assert open_to(s) == {
        "done",
        *(f"stage {r} {h}" for r in ("meta-mexish", "duonoip") for h in ("1518", "1718")),
    }
    assert fault(s, "stage human 1518").code == "race-staged"
    assert fault(s, "stage duonoip 1118").code == "staging-taken"
    assert fault(s, "stage duonoip 1517").code == "no-staging"


def test_3_1_with_four_units_staged_the_turn_goes_on():
    s = run(new(), "stage human 1118", "stage igugui 1318", "stage duonoip 1518", ("stage m 1718", 3, 4))
    assert asked(s) == (VIRUNIAN, "movement.unit")
    assert len(s.staged) == 4


def test_3_1_staged_units_must_move_and_nothing_moves_back():
    s = lay("", staged={"H1": "1118", "M1": "1318"})
    assert "done" not in open_to(s)
    assert fault(s, "done").case == "3.1"
    s = run(s, "H1 linear", "n3", "stop")
    assert fault(s, "done").code == "must-enter"
    s = run(s, "M1 wobble", "n1")
    assert "s1" not in open_to(s)
    assert fault(s, "s1").code == "off-map"
    assert run(s, "stop").staged == {}


def test_ruling_3_1_a_staging_hexes_lie_south_and_have_three_ways_in():
    s = lay("", staged={"H1": "1118"})
    s = run(s, "H1 linear")
    assert {x[:-1] for x in open_to(s)} == {"nw", "n", "ne"}
    done = do(s, "nw8")
    assert done.state.at["H1"] == "0314"
    assert facts(done, "moved")["path"][:2] == ["1118", "1017"]
    done = do(s, "nw3")
    assert done.state.stack[-1].v.left == 5
    assert fault(s, "n9").code == "too-far"


def test_ruling_3_1_b_as_many_as_it_likes():
    s = run(new(), ("done", 1, 1))
    assert not s.staged
    assert len(s.reserve()) == 19


def test_ruling_3_1_c_who_has_nobody_on_the_map_must_stage_all_races_next():
    over = ("done", 1, 1), "done"
    s = run(new(), *over)
    assert s.turn == 2
    assert s.guard
    assert "done" not in open_to(s)
    bad = fault(s, "done")
    assert (bad.code, bad.case) == ("must-stage", "Ruling 3.1-c")
    s = run(s, "stage h 1118", "stage i 1318", "stage m 1518", ("stage d 1718", 1, 1))
    assert asked(s) == (VIRUNIAN, "movement.unit")


def test_ruling_3_1_c_the_guard_can_be_switched_off():
    s = run(new(deadlock_guard="off"), ("done", 1, 1), "done")
    assert s.turn == 2
    assert "done" in open_to(s)


def test_ruling_5_8_f_a_virunian_with_nobody_on_the_map_must_reveal_next():
    s = run(new(), "stage h 1118", ("done", 1, 1))
    assert "done" in open_to(s)  # not in the first turn: nobody has hidden yet
    s = run(s, "done", "H1 linear", "n1", "stop", ("done", 1, 1))
    assert (s.turn, asked(s)) == (2, (VIRUNIAN, "movement.unit"))
    assert STARGATE.view(s, VIRUNIAN).guard
    bad = fault(s, "done")
    assert (bad.code, bad.case) == ("must-reveal", "Ruling 5.8-f")
    assert open_to(s) == {"reveal A", "reveal B"}
    s = do(s, "reveal A", s.hidden().index("X1") + 1, 1).state
    s = run(s, "n1", "stop")
    assert "done" in open_to(s)
    assert not STARGATE.view(s, VIRUNIAN).guard


def test_ruling_5_8_f_nobody_must_who_has_a_unit_on_the_map_or_plays_without():
    s = run(new(), ("done", 1, 1))
    s = do(s, "reveal A", s.hidden().index("X1") + 1, 1).state
    s = run(s, "n1", "stop", "done", "stage h 1118", "stage i 1318", "stage m 1518", ("stage d 1718", 1, 1))
    assert (s.turn, "done" in open_to(s)) == (2, True)
    free = run(new(deadlock_guard="off"), ("done", 1, 1), "done", ("done", 1, 1))
    assert (free.turn, "done" in open_to(free)) == (2, True)


def test_ruling_3_1_d_a_staged_unit_enters_a_bad_hex_if_there_is_no_better():
    full = {f"{x}{n}": h for x, h in (("H", "1017"), ("I", "1117"), ("D", "1217")) for n in (1, 2, 3)}
    s = run(lay(full, staged={"H4": "1118"}), "H4 linear")
    assert "n1" in open_to(s)  # three friends there can still move off
    s = run(s, "n1", "stop")
    assert fault(s, "done").code == "too-full"


def test_ruling_3_1_d_it_cannot_stay_where_nobody_can_make_room():
    full = {f"{x}{n}": h for x, h in (("H", "1017"), ("I", "1117"), ("D", "1217")) for n in (1, 2, 3)}
    s = run(lay(full, staged={"H4": "1118"}, moved=tuple(full)), "H4 linear")
    s = run(s, "n1")
    assert fault(s, "stop").case == "Ruling 8.0-a"
    assert run(s, "n1", "stop").at["H4"] == "1116"


def test_ruling_3_1_d_a_staged_unit_that_cannot_enter_stays_and_blocks_its_hex():
    board = replace(
        standard_board(), nullgate="0117", stargates={"A": "0217", "B": "0706"},
        staging=("0118", "1318", "1518", "1718"),
    )  # fmt: skip
    s = lay("", phase="staging", turn=30)
    s.board, s.staged = board, {"H1": "0118"}
    assert not any(x.endswith("0118") for x in open_to(s))
    s = run(s, ("done", 1, 1), "done")
    assert s.turn == 31
    assert s.staged == {"H1": "0118"}


def test_ruling_3_1_e_staged_units_are_not_on_the_map():
    s = run(virunian("W1 1116", staged={"H1": "1118"}), "W1 linear", "n1")
    done = do(s, "ne1")
    assert facts(done, "turning")["fire"] == []  # H1 is two hexes away, but staged
    s = lay("", staged={"I1": "1118", "H1": "1318"})
    assert not any("by" in x for x in open_to(s))


# -- deployment --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("most", [2, 3])
def test_ruling_3_1_f_a_table_may_agree_that_fewer_are_staged_each_turn(most: int):
    s = new(staged_each_turn=str(most))
    for race, at in (("human", "1118"), ("igugui", "1318"), ("duonoip", "1518"))[: most - 1]:
        s = run(s, f"stage {race} {at}")
        assert asked(s) == (COALITION, "staging.unit")
        assert "done" in open_to(s)
    s = run(s, ("stage m 1718", 3, 4))
    assert asked(s) == (VIRUNIAN, "movement.unit")
    assert len(s.staged) == most


def test_ruling_3_1_f_whoever_must_stage_stops_there_too():
    """Ruling 3.1-c asks for every race that can be staged."""
    s = run(new(staged_each_turn="2"), ("done", 1, 1), "done", "stage human 1118")
    assert s.guard
    assert "done" not in open_to(s)
    s = run(s, ("stage igugui 1318", 1, 1))
    assert asked(s) == (VIRUNIAN, "movement.unit")
    assert len(s.staged) == 2


def test_3_2_the_printed_example_three_and_four():
    done = do(new(), "done", 3, 4)
    assert done.state.gates == {"A": 3, "B": 4}
    assert facts(done, "deployed") == {"gate": "A", "rolled": 3, "n": 3, "undeployed": 18}
    assert told(done).count("deployed") == 2


def test_3_2_later_dice_are_halved_upwards():
    s = run(lay("", COALITION, phase="staging", turn=2, gates={"A": 3, "B": 4}), ("done", 3, 4))
    assert s.gates == {"A": 5, "B": 6}


@pytest.mark.parametrize(("rolled", "n"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_ruling_3_2_b_only_the_first_roll_counts_in_full(rolled, n):
    assert run(new(), ("done", rolled, 1)).gates["A"] == rolled
    s = lay("", phase="staging", turn=2, gates={"A": 1})
    assert run(s, ("done", rolled, 1)).gates == {"A": 1 + n, "B": 1}


def test_ruling_3_2_a_gate_a_first_until_none_is_left():
    s = lay("", phase="staging", turn=4, gates={"A": 9, "B": 10})
    assert run(s, ("done", 6)).gates == {"A": 11, "B": 10}  # no die for B: none is left
    s = lay("", phase="staging", turn=4, gates={"A": 9, "B": 9})
    assert run(s, ("done", 3, 6)).gates == {"A": 11, "B": 10}
    assert told(do(lay("", phase="staging", turn=4, gates={"A": 11, "B": 10}), "done")).count("rolled") == 0


def test_ruling_3_2_c_nobody_knows_which_lie_there():
    s = run(new(), ("done", 3, 4))
    for seat in (COALITION, VIRUNIAN, None):
        v = STARGATE.view(s, seat)
        assert v.face_down == {"A": 3, "B": 4}
        assert len(v.unrevealed) == 21
        assert v.undeployed == 14
    drawn = {facts(do(s, "reveal A", n, 1), "revealed")["unit"] for n in (1, 10, 21) if n < 13 or n > 18}
    assert drawn == {"C1", "T4", "X3"}


# -- the outline -------------------------------------------------------------------------------------------


def test_4_0_the_segments_and_phases_in_their_order():
    s, seen = new(), []
    s = STARGATE.new(Setup("stargate"), GivenDice()).state
    dice = RandomDice(Random(3))
    for _ in range(400):
        d = pending(s)[0]
        done = apply(s, d.seat, d.id, sample(s, d, Random(len(seen))), dice)
        seen += [(e.facts["seat"][0], e.facts["phase"]) for e in done.events if e.kind == "phase_began"]
        s = done.state
        if s.over or s.turn > 3:
            break
    turn = [
        ("v", "deployment"), ("v", "movement"), ("v", "combat"), ("c", "movement"), ("c", "combat"),
        ("v", "gravity"), ("c", "staging"),
    ]  # fmt: skip
    assert seen[:14] == turn * 2


def test_ruling_4_0_a_gravity_is_the_last_segment():
    s = lay({"H1": "2008", "X1": "2501"}, phase="movement")
    done = do(s, "done", 3, seat=COALITION)
    assert Counter(told(done))["gravity"] == 1
    kinds = told(done)
    assert kinds.index("gravity") < kinds.index("turn_began")
    assert done.state.lost == ("H1",)
