"""A rule that breaks the contract of steps is stopped where it does so, not days later in a channel."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, ClassVar

import pytest

from engine.core.dice import GivenDice
from engine.core.errors import Fault, RulesBug
from engine.core.execution import Execution
from engine.core.flow import pending, start
from engine.core.rules import Frame, Outcome, Rules


@dataclass(frozen=True, slots=True)
class Yes:
    do: str = "yes"


@dataclass(frozen=True, slots=True)
class Held:
    n: int = 0


@dataclass(slots=True)
class State:
    rules: ClassVar[Rules[Any]]
    log: tuple[str, ...] = ()
    stack: list[Frame] = field(default_factory=list)
    asked: dict[str, int] = field(default_factory=dict)
    over: Outcome | None = None


def fresh():
    """Return a rule book of its own with one question, and a state that plays by it."""
    rules = Rules("guards")
    rules.question("q", "Q.1", Yes, lambda s, v, seat: (Yes(),))
    rules.question("r", "Q.2", Yes, lambda s, v, seat: ())
    rules.procedure("leaf", {"nothing": lambda t, v: None}, holds=Held)
    return rules, type("Fresh", (State,), {"rules": rules, "__slots__": ()})


def play(*steps, dice=(3, 3, 3)):
    rules, state = fresh()
    rules.procedure("tried", {step.__name__: step for step in steps}, holds=Held)
    return start(state(), "tried", Held(), GivenDice(*dice)).state


def test_no_question_after_a_roll():
    def roll_and_ask(t, v):
        t.roll("X")
        t.ask("a", "q")

    with pytest.raises(RulesBug, match="ask after"):
        play(roll_and_ask)


def test_no_question_after_a_call():
    def call_and_ask(t, v):
        t.call("leaf", Held())
        t.ask("a", "q")

    with pytest.raises(RulesBug, match="ask after"):
        play(call_and_ask)


def test_no_roll_after_a_call():
    def call_and_roll(t, v):
        t.call("leaf", Held())
        t.roll("X")

    with pytest.raises(RulesBug, match="roll after"):
        play(call_and_roll)


def test_no_roll_after_a_question():
    def ask_and_roll(t, v):
        t.ask("a", "q")
        t.roll("X")

    with pytest.raises(RulesBug, match="roll after"):
        play(ask_and_roll)


@pytest.mark.parametrize("how", ["call", "become"])
def test_no_call_after_a_question(how):
    def ask_and_call(t, v):
        t.ask("a", "q")
        getattr(t, how)("leaf", Held())

    with pytest.raises(RulesBug, match="call after ask"):
        play(ask_and_call)


def test_one_question_to_a_seat():
    def ask_twice(t, v):
        t.ask("a", "q")
        t.ask("a", "q")

    with pytest.raises(RulesBug, match="has a question"):
        play(ask_twice)


def test_a_question_nobody_can_answer():
    def ask_nothing(t, v):
        t.ask("a", "r")

    with pytest.raises(RulesBug, match="nobody can answer"):
        play(ask_nothing)


def test_a_question_whose_answer_no_step_reads():
    def ask(t, v):
        t.ask("a", "q")

    def ask_and_end(t, v):
        t.ask("a", "q")
        t.end()

    with pytest.raises(RulesBug, match="no step reads"):
        play(ask)
    with pytest.raises(RulesBug, match="no step reads"):
        play(ask_and_end, lambda t, v: None)


@pytest.mark.parametrize(
    ("what", "do"),
    [
        ("ask", lambda t: t.ask("a", "q")),
        ("ask_any", lambda t: t.ask_any(["a"], "q")),
        ("hold", lambda t: t.hold(n=1)),
        ("become", lambda t: t.become("leaf", Held())),
    ],
)
def test_only_a_step_may(what, do):
    _, state = fresh()
    with pytest.raises(RulesBug):
        do(Execution(state(), GivenDice()))


def test_every_name_once():
    rules, _ = fresh()
    rules.free("f", "F", Yes, lambda s, seat, a: (), lambda t, seat, a: None)
    rules.fault("no", "X", "No")

    def one(t, v): ...

    with pytest.raises(RulesBug, match="named twice"):
        rules.procedure("leaf", {"one": one}, holds=Held)
    with pytest.raises(RulesBug, match="named twice"):
        rules.procedure("other", {"one": one, "two": one}, holds=Held)
    with pytest.raises(RulesBug, match="named twice"):
        rules.question("q", "Q.1", Yes, lambda s, v, seat: (Yes(),))
    with pytest.raises(RulesBug, match="named twice"):
        rules.free("f", "F", Yes, lambda s, seat, a: (), lambda t, seat, a: None)
    with pytest.raises(RulesBug, match="named twice"):
        rules.fault("no", "X", "No")


def test_a_form_needs_its_check_and_sample():
    rules, _ = fresh()
    with pytest.raises(RulesBug, match="form"):
        rules.question("form", "F", Yes, check=lambda s, v, seat, a: ())
    with pytest.raises(RulesBug, match="form"):
        rules.question("form", "F", Yes, sample=lambda s, v, seat, rng: Yes())


def test_two_games_may_use_the_same_names():
    one, _ = fresh()
    two, _ = fresh()
    assert one.procedures.keys() == two.procedures.keys()
    assert one.procedures["leaf"] is not two.procedures["leaf"]


def test_a_fault_fills_its_sentence_and_keeps_its_facts():
    rules, _ = fresh()
    made = rules.fault("no-ship", "M.1", "You have no ship {ship}")(at="line 2", ship=7)
    assert made == Fault("M.1", "no-ship", "You have no ship 7", {"ship": 7}, "line 2")
    assert str(made) == "line 2: You have no ship 7 (Case M.1)"


# -- what steps may rely on ------------------------------------------------------------------------------


def logging(name):
    def step(t, v):
        t.s.log = (*t.s.log, f"{name}{v.n}")

    step.__name__ = name
    return step


def nest(*steps):
    rules, state = fresh()
    rules.procedure("inner", {"in": logging("in")}, holds=Held)
    rules.procedure("outer", {**{f.__name__: f for f in steps}, "after": logging("after")}, holds=Held)
    return start(state(), "outer", Held(), GivenDice()).state.log


def test_calls_run_in_the_order_made_and_before_the_next_step():
    def several(t, v):
        for n in (1, 2, 3):
            t.call("inner", Held(n))

    assert nest(several) == ("in1", "in2", "in3", "after0")


def test_become_takes_the_place_of_this_procedure_after_its_calls():
    def call_and_become(t, v):
        t.call("inner", Held(1))
        t.become("inner", Held(2))

    assert nest(call_and_become) == ("in1", "in2")


def test_goto_and_end():
    def loop(t, v):
        v = t.hold(n=v.n + 1)
        t.s.log = (*t.s.log, f"loop{v.n}")
        if v.n < 3:
            t.goto(loop)

    def stop(t, v):
        t.end()

    assert nest(loop) == ("loop1", "loop2", "loop3", "after3")
    assert nest(loop, stop) == ("loop1", "loop2", "loop3")


def test_the_game_ends_at_once():
    def finish(t, v):
        t.call("inner", Held(1))
        t.finish("a", "done", "E.1")

    rules, state = fresh()
    rules.procedure("inner", {"in": logging("in")}, holds=Held)
    rules.procedure("outer", {"finish": finish, "after": logging("after")}, holds=Held)
    done = start(state(), "outer", Held(), GivenDice())
    assert (done.state.log, done.state.over) == ((), Outcome("a", "done", "E.1"))
    assert done.events[-1].facts == {"winner": "a", "reason": "done"}
    assert pending(done.state) == ()


def test_a_procedure_may_be_called_at_one_of_its_steps():
    rules, state = fresh()
    rules.procedure("two", {"note_one": note_one, "note_two": note_two}, holds=Held)
    rules.procedure("tried", {"call": lambda t, v: t.call("two", Held(), at="note_two")}, holds=Held)
    assert start(state(), "tried", Held(), GivenDice()).state.log == ("two",)


def note_one(t, v):
    t.s.log = (*t.s.log, "one")


def note_two(t, v):
    t.s.log = (*t.s.log, "two")


def test_no_call_at_a_step_that_is_not_there():
    with pytest.raises(RulesBug, match="no step"):
        play(lambda t, v: t.call("leaf", Held(), at="nowhere"))
