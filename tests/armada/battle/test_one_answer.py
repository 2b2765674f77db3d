"""What a battle does not ask, since all can see the one answer (G63), and what is left to a plan (G64)."""

from random import Random

import pytest

from engine.armada.battle import planned_answers
from engine.armada.battle.frames import Battle, Muster
from engine.armada.battle.permissions import ONE_ANSWER, has_one_answer
from engine.armada.game import ARMADA
from engine.armada.model.state import BATTLE, FOE
from engine.armada.queries.imagine import imagine
from engine.armada.turn.by_plan import ByPlan
from engine.core import record
from engine.core.contract import Setup
from engine.core.dice import GivenDice, RandomDice
from engine.core.errors import BrokenRecord, IllegalAction
from engine.core.flow import act, apply, fork, pending, sample, start
from engine.core.record import replay_entry
from engine.core.types.frozen import replace
from tests.armada.battle.battles import asked, do, fight, lay, told
from tests.armada.orders.sheets import stand

#: Positions that bring every kind of question, with and without a choice.
MEETINGS = (
    "R1 1 laser:2 seeker:4, Rf1 1, Rf2 1, Rr1 1, Sr1 1",
    "R1 1 laser seeker:3, S1 1 laser:2 seeker:2, Sr1 1, Sf1 1",
    "Rf1 1, Rf2 1, S1 1 laser",
    "Rf1 1, Rf2 1, Sr1 1, Sr2 1",
    "Rf1 1, Rr1 1, Sr1 1, Sm1 1",
    "R1 1 laser seeker:4, Si1 1",
    "R1 1 seeker:4 blaster, R2=fighter_carrier 1 laser room:15, Rf1 in R2, S1 1 laser decoy:2 probe_launcher",
)


def moments(monkeypatch):
    """Play many battles at random; list every moment at which somebody is to be asked."""
    found = []

    def noted(s, v, seat, kind):
        one = has_one_answer(s, v, seat, kind)
        found.append((fork(s), seat, kind, one))
        return one

    monkeypatch.setattr(planned_answers, "has_one_answer", noted)
    for seed in range(60):
        rng, s = Random(seed), stand(MEETINGS[seed % len(MEETINGS)])
        s.charted, asks = s.turn, len(s.stack)
        s = start(s, BATTLE, Battle("1", ("red", "silver")[seed % 3 == 0]), RandomDice(rng)).state
        while len(s.stack) > asks:
            d = rng.choice(pending(s))
            s = apply(s, d.seat, d.id, sample(s, d, rng), RandomDice(rng)).state
    return found


@pytest.mark.parametrize("kind", list(ONE_ANSWER))
def test_ruling_g63_what_is_not_asked_would_not_be_for_any_hold_that_others_can_imagine(monkeypatch, kind):
    of_kind = [x for x in moments(monkeypatch) if x[2] == kind]
    assert {one for *_, one in of_kind} == {True, False}
    for n, (s, seat, _, one) in enumerate(of_kind):
        for who in (FOE[seat], None):
            for i in range(3):
                w = imagine(s, who, Random(n * 3 + i))
                assert has_one_answer(w, w.stack[-1].v, seat, kind) is one


def test_ruling_g63_who_is_spared_is_told_once_and_can_ask_to_be_asked():
    never = "seekers hold; ambush hold; decoys none; unload none; retreat never"
    done = fight(lay("Rf1, Rf2, S1 laser, S2 laser", plan="rest auto", red=never, spare=True))
    assert asked(done) == [("red", "targets")]  # two enemies: there is something to choose
    s = lay("Rf1, Rf2, S1 laser", plan="rest auto", red=never, spare=True)
    done = start(s, BATTLE, Battle("1", "red"), RandomDice(Random(1)))
    assert not pending(done.state)
    (said,) = [e for e in done.events if e.kind == "spared"]
    assert (said.facts["of"], said.to) == ("targets", ("red",))
    s.plans["red"] = f"{never}; rest ask"
    done = start(s, BATTLE, Battle("1", "red"), RandomDice(Random(1)))
    assert asked(done) == [("red", "targets")]
    assert told(done, "spared") == []


# -- the rest by plan ------------------------------------------------------------------------------------


def test_ruling_g64_one_word_leaves_all_battles_of_the_turn_to_the_plan():
    s = lay("R1 laser, S1 laser", plan="rest auto", red="")
    begun = fight(s)
    assert asked(begun) == [("red", "muster")]
    done = act(begun.state, "red", "by_plan", ByPlan(), RandomDice(Random(1)))
    assert not pending(done.state)
    assert told(done, "battle_ended")
    assert done.state.marks.by_plan == ("red",)
    assert all(e.to == ("red",) for e in done.events if e.kind in ("acted", "decided"))


def test_ruling_g64_it_looks_like_an_answer_that_was_given_by_hand():
    """In the channel: as much as when the same answer comes from a page."""
    s = lay("R1 laser, S1 laser", plan="")
    begun = fight(s)
    by_hand = do(begun, Muster(), seat="red")
    by_plan = act(begun.state, "red", "by_plan", ByPlan(), GivenDice())
    assert asked(by_hand) == asked(by_plan) == [("silver", "muster")]
    assert [e for e in by_plan.events if e.reaches(None)] == [e for e in by_hand.events if e.reaches(None)]
    done = do(by_plan, Muster(), seat="silver")
    assert asked(done) == [("silver", "retreat")]  # red is not asked any more


def test_ruling_g64_it_is_sealed_as_an_answer_that_was_given_by_hand():
    begun = fight(lay("R1 laser, S1 laser", plan="")).state
    d = pending(begun)[0]
    by_hand = record.answer(begun, 5, "red", d.id, Muster(), GivenDice())
    by_plan = record.do_act(begun, 5, "red", "by_plan", ByPlan(), GivenDice())
    assert len(by_hand.entry.seal) == len(by_plan.entry.seal) == 64
    again = replay_entry(ARMADA, begun, by_plan.entry, Setup("armada"), {})
    assert again.state == by_plan.state
    older = replace(by_plan.entry, salt="", seal="")  # when acts were not sealed
    assert replay_entry(ARMADA, begun, older, Setup("armada"), {}).state == by_plan.state
    with pytest.raises(BrokenRecord, match="seal does not fit"):
        replay_entry(ARMADA, begun, replace(by_plan.entry, salt="00"), Setup("armada"), {})


def test_ruling_g64_only_in_a_battle_and_only_once():
    with pytest.raises(IllegalAction, match="no battle"):
        act(stand("R1 1, S1 1"), "red", "by_plan", ByPlan(), GivenDice())
    done = act(fight(lay("R1 laser, S1 laser", plan="")).state, "red", "by_plan", ByPlan(), GivenDice())
    with pytest.raises(IllegalAction, match="already"):
        act(done.state, "red", "by_plan", ByPlan(), GivenDice())
