"""The order of play, many seats, seats that leave, and full-turn work (Cases ORDER.1 and ORDER.2)."""

from dataclasses import replace
from random import Random

import pytest

from engine.core.dice import GivenDice, RandomDice
from engine.core.endings import Resign
from engine.core.errors import GameOver, IllegalAction
from engine.core.execution import Execution
from engine.core.flow import act, apply, faults, fork, pending
from engine.skirmish.model.actions import Done, Face, Give, March, Seize, Take, Work
from engine.skirmish.model.procedures import Step
from engine.skirmish.rules.effects import HIT, HURT, Hit, Hurting
from engine.skirmish.rules.objectives import blasted, end_work
from engine.skirmish.rules.order_parts import HANDLERS
from engine.skirmish.rules.seats import Join
from engine.skirmish.rules.victory import all_are_out, players_figures, verdict
from engine.skirmish.turn.sequence import DRAWN, begin_turn, end_side_phase, refresh_actions
from tests.skirmish.field import asked, do, ja, lay, refused, run, sg, told
from tests.skirmish.table import mission, step


def test_order_1_six_steps_of_a_turn():
    s = mission("first", players="1")
    (d,) = pending(s)
    done = apply(s, d.seat, d.id, Done(), RandomDice(Random(3)))
    phases = [e.facts["phase"] for e in done.events if e.kind == "phase_began"]
    assert phases == ["melee", "morale", "automaton", "morale", "end", "forces", "players"]
    assert done.state.turn == 2


def test_explosives_1_and_ruling_k64_a_charge_is_set_when_the_turn_ends():
    s = fork(mission("first", players="1"))
    s.put(replace(s.figures["RED"], busy="lay:c4:remote:blast:0", kit=("c4",), left=0))
    (d,) = pending(s)
    done = apply(s, d.seat, d.id, Done(), RandomDice(Random(3)))
    assert [(c.kind, c.by) for c in done.state.charges.values()] == [("c4", "RED")]


def test_order_2_all_who_are_not_done_are_asked_at_once():
    s = mission("first", players="3")
    assert asked(s) == [("p1", "phase.order"), ("p2", "phase.order"), ("p3", "phase.order")]
    s = do(s, Done(), seat="p2").state
    assert [x for x, _ in asked(s)] == ["p1", "p3"]
    first = next(f.id for f in s.figures.values() if f.seat == "p3")
    s = do(s, Face(first, 90), seat="p3").state
    assert [x for x, _ in asked(s)] == ["p1", "p3"]


def test_order_2_who_has_nobody_able_is_not_waited_for():
    s = step(lay(sg("RED", 10, 10), sg("GOLD", 20, 10, seat="p2", out=2)))
    assert asked(s) == [("p1", "phase.order")]


def test_ruling_k8_who_neither_moved_nor_fired_holds():
    s = lay(sg("RED", 10, 10), sg("GOLD", 20, 10, moved=True), sg("BLUE", 30, 10, fired=True))
    t = Execution(s, GivenDice())
    end_side_phase(t, "sgc")
    assert [t.s.figures[x].held for x in ("RED", "GOLD", "BLUE")] == [True, False, False]
    refresh_actions(t.s, "sgc")
    assert not any(f.held or f.moved or f.fired for f in t.s.figures.values())
    assert [f.left for f in t.s.figures.values()] == [3, 3, 3]


def test_ruling_k28_turns_out_count_down_at_the_end_of_ones_own_step():
    t = Execution(lay(sg("RED", 10, 10, out=2), ja("J1", 20, 20, out=2)), GivenDice())
    end_side_phase(t, "sgc")
    assert [t.s.figures[x].out for x in ("RED", "J1")] == [1, 2]
    end_side_phase(t, "sgc")
    assert told(t.events, "recovered") == [{"figure": "RED"}]


@pytest.mark.parametrize(("phase", "out"), [("players", 2), ("automaton", 1), ("melee", 1)])
def test_ruling_k96_a_wound_of_ones_own_step_lasts_through_the_next(phase, out):
    s = lay(sg("RED", 10, 10), ja("J1", 20, 20), phase=phase)
    done = run(s, HIT, Hit("RED", "J1"), 3, 2)  # a wound, and out for one turn
    assert done.state.figures["RED"].out == out
    assert told(done, "wounded")[-1]["rest"] == (phase == "players")
    t = Execution(done.state, GivenDice())
    if phase == "players":
        end_side_phase(t, "sgc")
        assert not told(t.events, "recovered")
    refresh_actions(t.s, "sgc")
    assert t.s.figures["RED"].left == 0
    end_side_phase(t, "sgc")
    assert told(t.events, "recovered") == [{"figure": "RED"}]


def test_ruling_k96_so_do_a_zat_and_a_stun_but_a_wound_of_no_turns_costs_none():
    s = lay(sg("RED", 10, 10), ja("J1", 20, 20))
    assert run(s, HIT, Hit("RED", "J1"), 3, 1).state.figures["RED"].out == 0
    assert run(s, HIT, Hit("RED", "J1", "zat")).state.figures["RED"].out == 6
    assert run(s, HIT, Hit("J1", "RED", "zat")).state.figures["J1"].out == 5
    # melee comes when the step is over
    s.phase = "automaton"
    assert run(s, HURT, Hurting("J1", "wound", "RED"), 2).state.figures["J1"].out == 1


# -- seats -----------------------------------------------------------------------------------------------


def test_ruling_k66_figures_are_shared_out_one_after_the_other():
    s = mission("standard", players="3")
    assert [f.seat for f in s.figures.values()] == ["p1", "p2", "p3", "p1"]


def test_ruling_k66_an_owner_gives_a_figure_and_who_was_done_may_go_on():
    s = do(mission("standard", players="2"), Done(), seat="p2").state
    s = act(s, "p1", "give", Give("RED", "p2"), GivenDice()).state
    assert s.figures["RED"].seat == "p2"
    assert [x for x, _ in asked(s)] == ["p1", "p2"]
    s = do(s, Face("RED", 90), seat="p2").state
    assert refused(s, Face("RED", 0), "p1").code == "not-your-figure"


@pytest.mark.parametrize(
    ("seat", "gift", "code"),
    [
        ("p2", Give("RED", "p2"), "not-owner"),
        ("p1", Give("RED", "p4"), "no-seat"),
        ("p1", Give("RED", "p1"), "own-already"),
        ("p1", Give("NOBODY", "p2"), "not-owner"),
        ("gm", Give("RED", "p2"), "not-owner"),
    ],
)
def test_ruling_k66_what_cannot_be_given(seat, gift, code):
    with pytest.raises(IllegalAction) as bad:
        act(mission("standard", players="2"), seat, "give", gift, GivenDice())
    assert bad.value.faults[0].code == code


def test_ruling_k66_a_gm_gives_for_others():
    s = mission("standard", players="2", gm="on")
    assert act(s, "gm", "give", Give("RED", "p2"), GivenDice()).state.figures["RED"].seat == "p2"


def test_ruling_k66_who_leaves_is_heired_and_the_last_gives_the_mission_up():
    s = mission("standard", players="3")
    s = act(s, "p2", "resign", Resign(), GivenDice()).state
    assert s.seats == ("p1", "p3")
    assert {f.seat for f in s.figures.values()} == {"p1", "p3"}
    assert [x for x, _ in asked(s)] == ["p1", "p3"]
    s = act(s, "p1", "resign", Resign(), GivenDice()).state
    s = act(s, "p3", "resign", Resign(), GivenDice()).state
    assert (s.over.winner, s.over.reason) == ("gm", "given_up")
    with pytest.raises(GameOver):
        act(s, "p3", "resign", Resign(), GivenDice())


def test_ruling_k66_whoever_takes_a_seat_up_again_gets_an_even_share_of_who_is_fit():
    s = mission("standard", players="3")
    s = act(s, "p3", "resign", Resign(), GivenDice()).state
    s = do(s, Done(), seat="p1").state
    done = act(s, "p3", "join", Join(), GivenDice())
    assert told(done.events, "joined") == [{"seat": "p3", "figures": ["GREEN"]}]
    s = done.state
    assert (s.gone, s.seats) == ((), ("p1", "p2", "p3"))
    assert {x: [f.id for f in s.figures.values() if f.seat == x] for x in s.seats} == {
        "p1": ["RED", "BLUE"], "p2": ["GOLD"], "p3": ["GREEN"],
    }  # fmt: skip
    assert [x for x, _ in asked(s)] == ["p2", "p3"]


def test_ruling_k66_nobody_gives_his_only_figure_and_who_is_down_is_not_dealt():
    figures = (sg("RED", 10, 10), sg("GOLD", 20, 10, seat="p2"), sg("BLUE", 30, 10, health="disabled"))
    s = step(lay(*figures))
    s.gone = ("p3", "gm")
    s.house = replace(s.house, players="3", gm="on")
    s = act(s, "p3", "join", Join(), GivenDice()).state
    assert [f.seat for f in s.figures.values()] == ["p1", "p2", "p1"]
    s = act(s, "gm", "join", Join(), GivenDice()).state
    assert s.guided


def test_ruling_k66_only_a_seat_that_was_left_is_taken_up():
    with pytest.raises(IllegalAction) as bad:
        act(mission("standard", players="2"), "p1", "join", Join(), GivenDice())
    assert bad.value.faults[0].code == "not-gone"


def test_ruling_k66_whoever_has_left_or_never_came_cannot_leave():
    s = mission("standard", players="2")
    for seat in ("p3", "gm"):
        with pytest.raises(IllegalAction) as bad:
            act(s, seat, "resign", Resign(), GivenDice())
        assert bad.value.faults[0].code == "no-seat"


# -- work, items, prisoners ------------------------------------------------------------------------------


def at(name, *figures, **more):
    """Lay figures on a mission's table, in the players' step."""
    s = lay(*figures, file="", mission=name, turn=2, **more)
    s.pieces = None
    return step(s)


def ends(s):
    t = Execution(fork(s), GivenDice())
    end_work(t)
    return t


def test_ruling_k64_a_search_takes_the_whole_turn_and_is_done_at_its_end():
    s = at("standard", sg("RED", 36, 41), sg("BLUE", 36, 30))
    assert refused(s, Work("BLUE", "data")).code == "not-there"
    s = do(s, Work("RED", "data")).state
    assert (s.figures["RED"].left, "data" in s.done) == (0, False)
    assert refused(s, March("RED", ((36.0, 42.0),))).case == "Ruling K64"
    t = ends(s)
    assert t.s.done == {"data": "searched"}
    assert t.s.figures["RED"].items == ("data",)
    s.put(replace(s.figures["RED"], out=1))
    assert not ends(s).s.done


def test_ruling_k64_not_by_who_has_moved():
    s = do(at("standard", sg("RED", 36, 41)), March("RED", ((36.0, 42.0),))).state
    assert refused(s, Work("RED", "data")).code == "no-whole-turn"
    s = at("standard", sg("RED", 36, 41, items=("data",)), done={"data": "searched"})
    s = do(s, Face("RED", 1)).state
    assert refused(s, Work("RED", "data")).code == "no-work"


def test_mission_1_a_captive_is_freed_and_walks_with_who_freed_it():
    lane = replace(mission("rescue").figures["LANE"])
    t = ends(do(at("rescue", sg("RED", 23.5, 39.5), lane), Work("RED", "cell")).state)
    assert (t.s.figures["LANE"].health, t.s.figures["LANE"].seat) == ("fit", "p1")
    assert t.s.done == {"cell": "freed"}


def test_mission_1_a_captive_is_none_of_the_players_figures_though_a_player_leads_them():
    lane = replace(mission("rescue").figures["LANE"], health="fit", seat="p1")
    s = at("rescue", sg("RED", 23.5, 39.5), lane)
    assert [f.id for f in players_figures(s)] == ["RED"]
    s.figures["RED"] = replace(s.figures["RED"], health="dead")
    assert all_are_out(s)


def test_mission_1_c4_destroys_what_it_was_set_at():
    for kind, where, gone in (
        ("c4", (27.0, 37.0), True),
        ("claymore", (30.5, 38.0), False),
        ("c4", (20.0, 37.0), False),
    ):
        t = Execution(at("raid", sg("RED", 30, 20)), GivenDice())
        blasted(t, where, kind, 3)
        assert ("depot" in t.s.done) is gone


def test_mission_1_items_are_taken_up_and_handed_on():
    s = at("recover", sg("RED", 30, 35.5), sg("BLUE", 30, 36.4), loose={"device": (30.0, 35.0)})
    assert refused(s, Take("BLUE", "device")).code == "no-item"
    s = do(s, Take("RED", "device")).state
    assert (s.figures["RED"].items, s.loose, s.figures["RED"].left) == (("device",), {}, 2)
    s = do(s, Take("BLUE", "device")).state
    assert (s.figures["RED"].items, s.figures["BLUE"].items) == ((), ("device",))


def test_ruling_k25_who_has_surrendered_or_lies_helpless_is_taken_prisoner():
    s = at(
        "standard",
        sg("RED", 36, 10),
        ja("J1", 36.5, 10.5, health="surrendered"),
        ja("J2", 40, 10, health="disabled"),
    )
    assert refused(s, Seize("RED", "J2")).code == "no-seize"
    s = do(s, Seize("RED", "J1")).state
    assert (s.figures["J1"].health, s.figures["RED"].left) == ("captured", 2)


# -- winning and losing ----------------------------------------------------------------------------------


def judged(s, *, end=False):
    t = Execution(s, GivenDice())
    verdict(t, end=end)
    return (s.over.winner, s.over.reason) if s.over else None


def test_mission_1_the_data_and_half_the_team_must_leave():
    gone = {"health": "left"}
    team = [sg(x, 36, 8) for x in ("RED", "GOLD", "BLUE", "GREEN")]
    assert judged(at("standard", *team)) is None
    team[0] = replace(team[0], items=("data",), **gone)
    assert judged(at("standard", *team)) is None
    team[1] = replace(team[1], **gone)
    assert judged(at("standard", *team)) == ("p1", "mission")
    team[0] = replace(team[0], items=())
    assert judged(at("standard", *team)) is None


@pytest.mark.parametrize("health", ["dead", "disabled", "captured", "removed"])
def test_mission_1_all_out_of_action_is_lost(health):
    s = lay(sg("RED", 36, 8, health=health), file="", mission="standard", turn=2)
    assert judged(s) == ("gm", "all_out")


def test_mission_1_time_runs_out():
    s = at("standard", sg("RED", 36, 8))
    s.turn = 25
    assert judged(s) is None
    assert judged(s, end=True) == ("gm", "too_late")


def test_mission_1_a_yard_is_held_or_overrun():
    ours, theirs = sg("RED", 30, 8), [ja(f"J{n}", 26 + n, 10) for n in range(3)]
    s = at("hold", ours)
    s.turn = 12
    assert judged(s, end=True) == ("p1", "mission")
    s = at("hold", ours, *theirs)
    assert judged(s, end=True) == ("gm", "overrun")
    s = at("hold", ours, *theirs[:2])
    assert judged(s, end=True) is None
    s.turn = 12
    assert judged(s, end=True) == ("gm", "too_late")


def test_mission_1_a_captive_who_dies_is_lost():
    lane = replace(mission("rescue").figures["LANE"], health="dead")
    s = lay(sg("RED", 30, 8), lane, file="", mission="rescue", turn=2)
    assert judged(s) == ("gm", "objective_lost")


def test_mission_1_an_order_is_judged_before_anything_changes():
    s = at("standard", sg("RED", 36, 8))
    (d,) = pending(s)
    assert not faults(s, d, March("RED", ((36.0, 10.0),)))
    assert faults(s, d, March("RED", ((36.0, 30.0),)))


def test_mission_1_players_are_told_when_time_runs_short():
    s = at("standard", sg("RED", 36, 8))
    for turn, left in ((21, []), (22, [3]), (24, [1])):
        t = Execution(fork(s), RandomDice(Random(1)))
        t.s.turn = turn
        begin_turn(t, Step())
        assert [x["turns"] for x in told(t.events, "deadline")] == left


def test_every_order_may_be_drawn_whatever_was_imported_first():
    assert set(DRAWN) == set(HANDLERS)
    assert len(set(DRAWN)) == len(DRAWN)
