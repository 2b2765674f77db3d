"""Questions, answers, interrupts, free actions and path orders, on the toy games."""

from __future__ import annotations

from random import Random

import pytest

from engine.core.codec import save
from engine.core.dice import GivenDice, RandomDice
from engine.core.errors import Fault, GameOver, IllegalAction, NotNow, NotYours, StaleDecision
from engine.core.flow import (
    act,
    apply,
    faults,
    find,
    fork,
    options,
    parked,
    pending,
    pending_answers,
    public_options,
    start,
    status,
    take_back,
    where,
)
from engine.core.rules import EVERYONE
from tests.toys import duel, patrol
from tests.toys.duel import DUEL, Choose, Lay, Lose, Rest, Scout, Shift, Spring, Step, Strike
from tests.toys.patrol import PATROL, Go, Guard, Leave, Remove, Shoot, Stop


def say(s, seat, action, *dice):
    """Answer the one open question of a seat; all dice given must be used."""
    (d,) = (d for d in pending(s) if d.seat == seat)
    given = GivenDice(*dice)
    done = apply(s, seat, d.id, action, given)
    assert not given.left
    return done.state, done.events


def do(s, seat, name, action, *dice):
    given = GivenDice(*dice)
    done = act(s, seat, name, action, given)
    assert not given.left
    return done.state, done.events


def told(events):
    return [e.kind for e in events]


def field(units, **more):
    return DUEL.lay_out(duel.Position(units, **more))


def clash():
    """Red r1 walks into w1 and w2; both sides choose in secret."""
    s = field(
        {"r1": ("red", 0), "r2": ("red", 6), "w1": ("white", 2), "w2": ("white", 2), "w3": ("white", 8)}
    )
    return say(s, "red", Step("r1", 2))[0]


def loss():
    """White must lose one of w1 and w2."""
    s, _ = say(clash(), "red", Choose("charge"))
    return say(s, "white", Choose("hold"), 4)[0]


def laying():
    return start(
        field({"r1": ("red", 0), "w1": ("white", 3)}), duel.OPENING, duel.Nothing(), GivenDice()
    ).state


# -- questions -------------------------------------------------------------------------------------------


def test_several_sealed_questions_all_must_answer():
    s = laying()
    assert [(d.seat, d.kind) for d in pending(s)] == [("red", "traps.lay"), ("white", "traps.lay")]
    assert (status(s).seats, status(s).got, status(s).wanted) == ((), 0, 2)
    s, events = say(s, "white", Lay((4,)))
    assert [(e.kind, e.to) for e in events] == [("decided", ("white",)), ("sealed", EVERYONE)]
    assert events[1].facts == {"of": "traps.lay", "got": 1, "wanted": 2}
    assert "white" not in str(events[1])
    assert status(s).got == 1
    assert s.traps["white"] == ()
    s, events = say(s, "red", Lay(()))
    assert s.traps == {"red": (), "white": (4,)}
    assert told(events)[-2:] == ["laid", "laid"]


def test_a_form_names_all_its_faults_at_once():
    s = laying()
    with pytest.raises(IllegalAction) as bad:
        say(s, "red", Lay((12, 3, 3, -1)))
    codes = [(f.case, f.code, f.at) for f in bad.value.faults]
    assert codes == [
        ("LAY.1", "off-ring", "spaces.0"), ("LAY.1", "off-ring", "spaces.3"), ("LAY.2", "too-many", ""),
        ("LAY.3", "twice", ""), ("LAY.4", "order", ""),
    ]  # fmt: skip
    assert "Case LAY.2" in str(bad.value)
    assert options(s, pending(s)[0]) is None
    assert public_options(s, pending(s)[0]) == ((), False)


def test_the_wrong_type_is_refused_before_any_rule_looks():
    s = laying()
    (red, _) = pending(s)
    for wrong in (Rest(), None, "lay", object(), (1, 2)):
        (fault,) = faults(s, red, wrong)
        assert fault.code == "not-an-answer"


def test_a_hidden_question_shows_to_nobody_else():
    s = field({"r1": ("red", 0), "w1": ("white", 6)}, traps={"white": (2,)})
    s, events = say(s, "red", Step("r1", 2))
    (d,) = pending(s)
    assert (d.seat, d.kind) == ("white", "snare.spring")
    assert status(s) == type(status(s))()
    assert [c.kind for c in where(s, None)] == ["turn"]
    assert DUEL.view(s, "red").waiting == ()
    with pytest.raises(StaleDecision):
        find(s, "red", d.id)
    s, events = say(s, "white", Spring(False))
    assert [(e.kind, e.to) for e in events] == [("decided", ("white",))]
    assert [d.seat for d in pending(s)] == ["white"]


def test_numbers_are_counted_by_seat_so_that_hidden_questions_leave_no_gap():
    s = field({"r1": ("red", 0), "w1": ("white", 6)}, traps={"white": (2,)})
    red = pending(s)[0].id
    s, _ = say(s, "red", Step("r1", 2))
    s, _ = say(s, "white", Spring(False))
    s, _ = say(s, "white", Rest())
    (d,) = pending(s)
    assert (d.seat, d.id) == ("red", red + 1)


def test_listed_options_are_all_there_is():
    s = field({"r1": ("red", 0), "w1": ("white", 6)})
    (d,) = pending(s)
    assert set(options(s, d)) == {*(Step("r1", n) for n in (-2, -1, 1, 2)), Scout("r1"), Rest()}
    assert public_options(s, d) == (options(s, d), True)
    with pytest.raises(IllegalAction, match=r"Case TURN\.1"):
        say(s, "red", Step("r1", 3))


def test_who_may_answer():
    s = field({"r1": ("red", 0), "w1": ("white", 6)})
    (d,) = pending(s)
    for seat in ("white", "nobody", ""):
        with pytest.raises(NotYours, match="red"):
            apply(s, seat, d.id, Rest(), GivenDice())
    with pytest.raises(StaleDecision):
        apply(s, "red", d.id + 1, Rest(), GivenDice())
    later, _ = say(s, "red", Rest())
    with pytest.raises(NotYours):
        apply(later, "red", d.id, Rest(), GivenDice())
    over, _ = do(s, "white", "resign", DUEL.rules.frees["resign"].takes())
    assert over.over.winner == "red"
    with pytest.raises(GameOver):
        apply(over, "red", d.id, Rest(), GivenDice())
    with pytest.raises(GameOver):
        do(over, "red", "shift", Shift(1, 2))
    assert pending(over) == parked(over) == pending_answers(over) == ()


# -- interrupts ------------------------------------------------------------------------------------------


def test_procedures_lie_on_each_other_and_the_lower_go_on():
    s = loss()
    assert [f.proc for f in s.stack] == ["turn", "clash"]
    assert [c.kind for c in where(s, "red")] == ["turn", "clash"]
    s, events = say(s, "white", Lose("w2"), 6, 6)  # the blast rolls for r1 and w1
    assert told(events) == ["eliminated", "rolled", "rolled"]
    assert [(d.seat, d.kind) for d in pending(s)] == [("white", "turn.order")]
    assert set(s.units) == {"r1", "r2", "w1", "w3"}


def test_a_procedure_whose_subject_is_gone_falls_away():
    """The blast inside the clash kills the mover: the clash and what was left of it are dropped."""
    s, events = say(loss(), "white", Lose("w2"), 1, 6, 6)  # r1 dies; its own blast finds w1 first
    assert "r1" not in s.units
    assert [(d.seat, d.kind) for d in pending(s)] == [("white", "turn.order")]
    assert [f.proc for f in s.stack] == ["turn"]
    assert told(events).count("eliminated") == 2


def test_a_free_action_can_remove_the_subject_of_an_open_question():
    s = clash()
    assert {d.kind for d in pending(s)} == {"clash.choice"}
    s, events = do(s, "white", "strike", Strike("w1", "r1"), 3, 6, 6)
    assert events[0].kind == "acted"
    assert [(d.seat, d.kind) for d in pending(s)] == [("white", "turn.order")]


def test_a_free_action_that_empties_the_question_underneath():
    """Both ships that white might lose are struck away; the question would have no answer left."""
    s = loss()
    s.strikes["red"] = 9
    s, _ = do(s, "red", "strike", Strike("r1", "w1"), 1, 6, 6)
    assert options(s, pending(s)[0]) == (Lose("w2"),)
    assert [d.kind for d in pending(s)] == ["clash.loss"]
    s, _ = do(s, "red", "strike", Strike("r1", "w2"), 1, 6)
    assert [(d.seat, d.kind) for d in pending(s)] == [("white", "turn.order")]


def test_a_draw_needs_both_and_may_be_taken_back():
    draw = DUEL.rules.frees["draw"].takes
    s, _ = do(field({"r1": ("red", 0), "w1": ("white", 6)}), "white", "draw", draw())
    for seat, action in (("white", draw()), ("nobody", draw())):
        with pytest.raises(IllegalAction, match=r"Case END\.1"):
            do(s, seat, "draw", action)
    declined, _ = do(s, "red", "draw", draw(offer=False))
    assert declined.draw == ()
    with pytest.raises(IllegalAction, match="No draw is on offer"):
        do(declined, "red", "draw", draw(offer=False))
    agreed, _ = do(s, "red", "draw", draw())
    assert (agreed.over.winner, agreed.over.reason) == (None, "draw_agreed")


def test_an_answer_in_hand_that_no_longer_stands_is_reopened():
    """A rule that asks two seats at once, and an act that takes away what one of them has named."""
    s = loss()
    f = s.stack[-1]
    f.asks = (*f.asks, f.asks[0]._replace(seat="red", kind="turn.order", id=1))
    f.got = {"white": Lose("w1")}
    s, events = do(s, "red", "strike", Strike("r1", "w1"), 1, 6, 6)
    reopened = next(e for e in events if e.kind == "reopened")
    assert (reopened.to, reopened.facts) == (("white",), {"of": "clash.loss"})
    assert "white" in {d.seat for d in pending(s)}
    assert s.stack[-1].got == {}


def test_answers_dropped_with_the_question_of_another_are_told_to_their_seats():
    """White's question loses its last answer and both are asked anew: red hears that the answer is gone."""
    s = loss()
    f = s.stack[-1]
    f.asks = (*f.asks, f.asks[0]._replace(seat="red", kind="turn.order", id=1))
    f.got = {"red": Rest()}
    s.units["w2"] = duel.Unit("w2", "white", 8)
    s, events = do(s, "red", "strike", Strike("r1", "w1"), 1, 6)
    assert [(e.to, e.facts["of"]) for e in events if e.kind == "reopened"] == [(("red",), "turn.order")]
    assert [(d.seat, d.kind) for d in pending(s)] == [("white", "turn.order")]


def test_a_hidden_act_is_told_to_its_seat_alone():
    s = field({"r1": ("red", 0), "w1": ("white", 6)}, traps={"white": (2,)})
    s, events = do(s, "white", "shift", Shift(2, 9))
    assert s.traps["white"] == (9,)
    assert {e.to for e in events} == {("white",)}
    with pytest.raises(IllegalAction, match=r"Case SHIFT\.1"):
        do(s, "white", "shift", Shift(2, 9))
    with pytest.raises(IllegalAction):
        do(s, "nobody", "shift", Shift(2, 9))
    with pytest.raises(IllegalAction, match="does not answer what you are asked"):
        do(s, "white", "shift", Rest())


# -- taking back -----------------------------------------------------------------------------------------


def test_an_unread_answer_is_taken_back_and_asked_anew():
    s, _ = say(clash(), "red", Choose("charge"))
    (mine,) = pending_answers(s)
    back = take_back(s, "red", mine.id)
    assert [(e.kind, e.to, e.facts) for e in back.events] == [
        ("taken_back", EVERYONE, {"of": "clash.choice", "got": 0, "wanted": 2})
    ]
    assert not back.final
    assert pending_answers(back.state) == ()
    again = next(d for d in pending(back.state) if d.seat == "red")
    assert again.id == mine.id + 1
    white = next(d for d in pending(s) if d.seat == "white")
    assert white in pending(back.state)
    with pytest.raises(StaleDecision):
        apply(back.state, "red", mine.id, Choose("hold"), GivenDice())
    assert apply(back.state, "red", again.id, Choose("hold"), GivenDice()).state.stack[-1].got == {
        "red": Choose("hold")
    }


def test_only_ones_own_unread_answer_is_taken_back():
    s, _ = say(clash(), "red", Choose("charge"))
    (mine,) = pending_answers(s)
    for seat, number in (("white", mine.id), ("red", mine.id + 1), ("red", 0)):
        with pytest.raises(StaleDecision):
            take_back(s, seat, number)
    after, _ = say(s, "white", Choose("hold"), 6)
    with pytest.raises(StaleDecision):
        take_back(after, "red", mine.id)


# -- any order -------------------------------------------------------------------------------------------


def walking(**at):
    return PATROL.lay_out(patrol.Position(at or {"p1": 0, "p2": 4, "p3": 8}))


def test_seats_answer_in_any_order_and_the_other_questions_keep_their_numbers():
    s = walking()
    ids = {d.seat: d.id for d in pending(s)}
    s, _ = say(s, "p3", Go(1))
    now = {d.seat: d.id for d in pending(s)}
    assert (now["p1"], now["p2"], now["p3"]) == (ids["p1"], ids["p2"], ids["p3"] + 1)
    s, _ = say(s, "p1", Stop())
    assert {d.seat for d in pending(s)} == {"p2", "p3"}
    s, _ = say(s, "p2", Stop())
    s, _ = say(s, "p3", Stop())
    assert s.round == 1
    assert {d.seat for d in pending(s)} == {"p1", "p2", "p3"}


def reacting():
    """p1 walks past p2 on guard: fire is asked inside the walk, the others wait underneath."""
    s, _ = say(walking(p1=0, p2=3, p3=8), "p2", Guard())
    return say(s, "p1", Go(1))[0]


def test_questions_underneath_are_parked_and_come_back_unchanged():
    before = {d for d in pending(say(walking(p1=0, p2=3, p3=8), "p2", Guard())[0]) if d.seat != "p1"}
    s = reacting()
    assert [(d.seat, d.kind) for d in pending(s)] == [("p2", "fire.shoot")]
    assert set(parked(s)) == before
    for d in parked(s):
        with pytest.raises(NotNow):
            apply(s, d.seat, d.id, Stop(), GivenDice())
    s, _ = say(s, "p2", Shoot(True), 2)
    assert before <= set(pending(s))
    assert {d.seat for d in pending(s)} == {"p1", "p2", "p3"}


def test_a_walker_shot_drops_out_of_the_questions_underneath():
    s, events = say(reacting(), "p2", Shoot(True), 5)
    assert told(events) == ["rolled", "removed"]
    assert {d.seat for d in pending(s)} == {"p2", "p3"}


def test_leaving_withdraws_every_question_of_that_seat():
    s, _ = do(reacting(), "p2", "leave", Leave())
    assert {d.seat for d in (*pending(s), *parked(s))} == {"p1", "p3"}
    assert {d.kind for d in pending(s)} == {"phase.order"}
    s, _ = do(reacting(), "p3", "leave", Leave())
    assert [d.seat for d in pending(s)] == ["p2"]
    assert "p3" not in {d.seat for d in parked(s)}


def test_of_two_asked_one_leaves_and_the_other_answer_counts():
    s = walking(p1=0, p2=3, p3=14, p4=8)
    s, _ = say(say(s, "p2", Guard())[0], "p3", Guard())
    s, _ = say(s, "p1", Go(1))
    assert {d.seat for d in pending(s)} == {"p2"}  # p3 is three spaces away
    s = walking(p1=0, p2=3, p3=15, p4=8)
    s, _ = say(say(s, "p2", Guard())[0], "p3", Guard())
    s, _ = say(s, "p1", Go(1))
    assert {d.seat for d in pending(s)} == {"p2", "p3"}
    s, _ = say(s, "p2", Shoot(False))
    s, _ = do(s, "p3", "leave", Leave())
    assert {d.seat for d in pending(s)} == {"p1", "p2", "p4"}
    assert {d.kind for d in pending(s)} == {"phase.order"}


def test_a_hand_from_above_removes_the_target_and_the_fire_falls_away():
    s, _ = do(reacting(), "p1", "remove", Remove("p1"))
    assert {(d.seat, d.kind) for d in pending(s)} == {("p2", "phase.order"), ("p3", "phase.order")}
    with pytest.raises(IllegalAction, match=r"HAND\.1"):
        do(s, "p2", "remove", Remove("p3"))


def test_the_last_to_stay_wins():
    s, _ = do(walking(p1=0, p2=4), "p1", "leave", Leave())
    assert (s.over.winner, s.over.reason) == ("p2", "last_one")


# -- and path orders --------------------------------------------------------------------


# -- purity ----------------------------------------------------------------------------------------------


def test_nothing_changes_the_state_it_is_given():
    s = loss()
    before = save(s)
    (d,) = pending(s)
    apply(s, "white", d.id, Lose("w2"), RandomDice(Random(1)))
    act(s, "red", "strike", Strike("r1", "w1"), RandomDice(Random(1)))
    fork(s).stack[-1].got["white"] = Lose("w1")
    with pytest.raises(IllegalAction):
        apply(s, "white", d.id, Lose("r1"), GivenDice())
    assert save(s) == before
    two, _ = say(clash(), "red", Choose("hold"))
    before = save(two)
    take_back(two, "red", pending_answers(two)[0].id)
    assert save(two) == before


def test_a_fault_speaks_for_itself():
    assert str(Fault("M.1", "x", "No such ship", at="line 3")) == "line 3: No such ship (Case M.1)"
