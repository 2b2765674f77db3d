"""Ending early by agreement (Ruling G62): who may, when, what is counted, and what machine players say."""

import json
from random import Random
from types import SimpleNamespace

import pytest

from bot.play.answering.machines import Turns
from engine.armada.game import ARMADA
from engine.armada.model.actions import Design, Fleet
from engine.armada.turn.endgame import Audit, totals
from engine.core.codec import load, save
from engine.core.dice import GivenDice
from engine.core.endings import Close, Draw
from engine.core.errors import IllegalAction
from engine.core.flow import act, pending
from engine.policies.worth import imagine
from tests.armada.battle.battles import do
from tests.armada.orders.sheets import SILVER_FIRST, answer, stand, told, turn


def war(units="R1 B laser:1, R2 B laser:1, Rm1 1, S1 6", **more):
    s = stand(units, **more)
    s.fleets = {seat: Fleet((Design(1, "starship", {"laser": 1}),)) for seat in ("red", "silver")}
    s.unspent = {"red": 100, "silver": 40}
    s.ambush["silver@A"] = 2
    return s


def close(s, seat, *, offer=True):
    return act(s, seat, "close", Close(offer), GivenDice())


def test_ruling_g62_both_agree_and_all_is_counted_as_it_stands():
    s = war()
    offered = close(s, "red")
    assert told(offered, "close_offered") == [{"seat": "red", "offer": True}]
    assert [d.kind for d in pending(offered.state)] == ["orders", "orders"]
    done = close(offered.state, "silver")
    assert told(done, "closed") == [{"seat": "silver"}]
    assert told(done, "left_over") == [{"seat": "silver", "at": "A", "n": 2}]
    assert [x["at"] for x in told(done, "controlled") if x["seat"] == "red"] == ["1"]
    assert done.final
    assert {d.kind for d in pending(done.state)} == {"audit"}
    done = do(do(done, Audit(), seat="red"), Audit(), seat="silver")
    assert done.state.over.reason == "points"
    hexes = {"red": 0, "silver": 0, "": 0}
    for x in told(close(offered.state, "silver"), "controlled"):
        hexes[x["scorer"]] += x["points"]
    assert totals(done.state) == {"red": 100 + 2 * 8 + hexes["red"], "silver": 40 + hexes["silver"]}


def test_ruling_g62_a_sheet_that_is_locked_already_is_not_carried_out():
    s = answer(war(), "red", "1: to A attack").state
    done = close(close(s, "red").state, "silver")
    assert done.state.units["R1"].at == "B"
    assert not done.state.last_orders


def test_ruling_g62_a_proposal_can_be_declined_and_lapses_with_the_turn():
    s = close(war(), "red").state
    assert close(s, "silver", offer=False).state.closing == ()
    with pytest.raises(IllegalAction, match="proposed already"):
        close(s, "red")
    s = turn(s, dice=SILVER_FIRST).state
    assert s.closing == ()
    with pytest.raises(IllegalAction, match="Nobody has proposed"):
        close(s, "silver", offer=False)
    with pytest.raises(IllegalAction, match="no seat"):
        close(s, "green")


def test_ruling_g62_nothing_is_agreed_before_the_first_turn_or_in_a_battle():
    s = answer(war("R1 B laser:1, S1 B laser:1"), "red", "1: attack").state
    s = answer(s, "silver", "hold", *SILVER_FIRST).state
    assert {d.kind for d in pending(s)} != {"orders"}
    with pytest.raises(IllegalAction, match="only while orders are written"):
        close(s, "red")


def test_ruling_g62_a_proposal_is_saved_and_games_saved_before_it_load():
    s = close(war(), "red").state
    assert load(type(s), save(s)).closing == ("red",)
    assert "closing" not in json.loads(save(war()))["state"]


def test_ruling_g62_a_machine_player_agrees_unless_it_stands_better_and_where_nothing_can_change():
    s = war("R1 B laser:6, R2 B laser:6, R3 B laser:6, S1 6")
    assert ARMADA.agrees(s, "silver", "close")
    assert not ARMADA.agrees(s, "red", "close")
    alone = war("R1 B laser:6, R2 B laser:6, Rm1 1")
    assert ARMADA.agrees(alone, "red", "close")
    assert not ARMADA.agrees(alone, "red", "draw")


def test_ruling_g62_what_a_machine_player_says_depends_on_what_it_may_know_alone():
    s, other = war("R1 B laser:6, S1 6 laser:6"), war("R1 B laser:6, S1 6 shield:1, Sm1 in S1")
    for seed in range(20):
        said = {ARMADA.agrees(imagine(ARMADA, x, "red", Random(seed)), "red", "close") for x in (s, other)}
        assert len(said) == 1


def test_ruling_g62_a_draw_is_another_matter():
    s = close(war(), "red").state
    done = act(s, "silver", "draw", Draw(), GivenDice())
    assert done.state.over is None
    assert done.state.draw == ("silver",)


def test_ruling_g62_a_machine_player_leaves_a_proposal_that_nobody_can_answer_any_more():
    s, turns = close(war(), "red").state, SimpleNamespace(_context=SimpleNamespace(rng=Random(1)))
    live = SimpleNamespace(title=SimpleNamespace(game=ARMADA), info=SimpleNamespace(users={}))
    assert Turns._reply_to_offer(turns, live, s, {"silver": "captain"})
    s.stack[-1].proc = "endgame"  # as where it was made in the last turn
    assert Turns._reply_to_offer(turns, live, s, {"silver": "captain"}) is None
