"""Playing a game: open questions, legal answers, and the effect of an answer. Inputs are never modified."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Generic

from engine.core.codec import pack_action
from engine.core.dice import Dice
from engine.core.errors import Fault, GameOver, IllegalAction, NotNow, NotYours, StaleDecision
from engine.core.execution import Execution
from engine.core.rules import EVERYONE, Action, Crumb, Decision, Event, Held, Playing, S, Seat, Secrecy
from engine.core.types.copying import copier


@dataclass(frozen=True, slots=True)
class Result(Generic[S]):
    """The result of an answer, an act or a taking back. `final`: nobody may undo past it without consent."""

    state: S
    events: tuple[Event, ...]
    final: bool


def start(state: S, proc: str, v: Held, dice: Dice) -> Result[S]:
    """Start a state's first procedure and run it until a seat must decide."""
    t = Execution(fork(state), dice)
    t.call(proc, v)
    t.run()
    return Result(t.s, tuple(t.events), final=True)


def fork(state: S) -> S:
    """Copy a state to play on: mutable parts are copied, all others shared."""
    new: S = copier(type(state))(state)
    return new


# -- what is asked ---------------------------------------------------------------------------------------


def pending(state: Playing) -> tuple[Decision, ...]:
    """List the questions that can be answered now. For the store and the play loop, never for the channel."""
    if not state.stack or state.over is not None:
        return ()
    top = state.stack[-1]
    return top.open() if top.got else top.asks


def in_sight(state: Playing) -> tuple[Decision, ...]:
    """List the questions that all may know of: open ones, and sealed ones answered or not."""
    if not state.stack or state.over is not None:
        return ()
    kinds, top = state.rules.kinds, state.stack[-1]
    known = {Secrecy.SEALED: True, Secrecy.HIDDEN: False}
    return tuple(d for d in top.asks if known.get(kinds[d.kind].secrecy, d.seat not in top.got))


def parked(state: Playing) -> tuple[Decision, ...]:
    """List the open questions that must wait until those above them on the stack are answered."""
    return tuple(d for f in state.stack[:-1] for d in f.open()) if state.over is None else ()


def pending_answers(state: Playing) -> tuple[Decision, ...]:
    """List the answers given but not acted on yet; their seats may still take them back."""
    if not state.stack or state.over is not None:
        return ()
    f = state.stack[-1]
    return tuple(d for d in f.asks if d.seat in f.got)


@dataclass(frozen=True, slots=True)
class Status:
    """The seats that the table openly waits for, and how many of the sealed answers have been given."""

    seats: tuple[Seat, ...] = ()
    got: int = 0
    wanted: int = 0


def status(state: Playing) -> Status:
    """Return what the channel may know about who has to answer."""
    if not state.stack or state.over is not None:
        return Status()
    kinds, f = state.rules.kinds, state.stack[-1]
    seats, got, wanted = list[Seat](), 0, 0
    for d in f.asks:
        secrecy, answered = kinds[d.kind].secrecy, d.seat in f.got
        if secrecy is Secrecy.SEALED:
            wanted += 1
            got += answered
        elif secrecy is Secrecy.OPEN and not answered:
            seats.append(d.seat)
    return Status(tuple(seats), got, wanted)


def where(state: Playing, seat: Seat | None) -> tuple[Crumb, ...]:
    """Return the crumbs of the procedures under way, outermost first, as far as this seat may know them."""
    procedures, found = state.rules.procedures, list[Crumb]()
    for f in state.stack:
        facts = procedures[f.proc].crumb(state, f.v, seat)
        if facts is not None:
            found.append(Crumb(f.proc, facts))
    return tuple(found)


def options(state: Playing, d: Decision) -> tuple[Action, ...] | None:
    """List what this seat may answer now, or None for a form."""
    k = state.rules.kinds[d.kind]
    return tuple(k.options(state, state.stack[-1].v, d.seat)) if k.options else None


def public_options(state: Playing, d: Decision) -> tuple[tuple[Action, ...], bool]:
    """List the answers to an open question that the channel may be shown, and whether these are all."""
    k = state.rules.kinds[d.kind]
    if k.public is not None:
        return tuple(k.public(state, state.stack[-1].v, d.seat)), False
    if k.secrecy is not Secrecy.OPEN or k.options is None:
        return (), False
    return tuple(k.options(state, state.stack[-1].v, d.seat)), True


def faults(state: Playing, d: Decision, action: Action) -> Sequence[Fault]:
    """Return everything wrong with an answer without applying it: for drafts and standing answers."""
    k = state.rules.kinds[d.kind]
    if not isinstance(action, k.takes):
        return [_not_an_answer(state, k.case)]
    return k.check(state, state.stack[-1].v, d.seat, action)


def _not_an_answer(state: Playing, case: str) -> Fault:
    return replace(state.rules.not_an_answer(), case=case)


def sample(state: Playing, d: Decision, rng: Random) -> Action:
    """Draw a legal answer at random."""
    return state.rules.kinds[d.kind].sample(state, state.stack[-1].v, d.seat, rng)


def find(state: Playing, seat: Seat, decision: int) -> Decision:
    """Find an open question by its seat and number.

    Raises:
        GameOver: the game has ended.
        NotNow: it is open, but another must be answered first.
        NotYours: only another seat has a question of this number, and that is no secret.
        StaleDecision: it is no longer open.

    """
    if state.over is not None:
        raise GameOver("the game is over", state.over.case)
    open_now = pending(state)
    for d in open_now:
        if d.id == decision and d.seat == seat:
            return d
    if any(d.id == decision and d.seat == seat for d in parked(state)):
        raise NotNow("another question must be answered first")
    if not any(d.seat == seat for d in open_now) and seat not in status(state).seats and status(state).seats:
        raise others(state)
    raise StaleDecision("this question is no longer open")


def others(state: Playing) -> NotYours:
    """Return the refusal to a seat that is not asked while others openly are, with its case."""
    asked = status(state).seats
    kinds = (state.rules.kinds[d.kind] for d in pending(state) if d.seat in asked)
    case = next((k.case for k in kinds if k.secrecy is Secrecy.OPEN), "")
    return NotYours(f"this is for {', '.join(asked)}", case)


# -- what changes a game ---------------------------------------------------------------------------------


def apply(state: S, seat: Seat, decision: int, action: Action, dice: Dice) -> Result[S]:
    """Answer one question. `state` is not modified.

    Raises:
        Refusal: the question is not open to this seat, or the answer breaks a rule.

    """
    d = find(state, seat, decision)
    if bad := faults(state, d, action):
        raise IllegalAction(bad)
    t = Execution(fork(state), dice)
    t.answer(d, action)
    return Result(t.s, tuple(t.events), t.final)


def act(state: S, seat: Seat, name: str, action: Action, dice: Dice) -> Result[S]:
    """Carry out a free action, whatever is being asked. Frames whose subject it removes are dropped.

    Raises:
        GameOver: the game has ended.
        IllegalAction: this seat may not do it now.

    """
    if state.over is not None:
        raise GameOver("the game is over", state.over.case)
    free = state.rules.frees[name]
    if not isinstance(action, free.takes):
        raise IllegalAction([_not_an_answer(state, free.case)])
    if bad := free.check(state, seat, action):
        raise IllegalAction(bad)
    t = Execution(fork(state), dice)
    to = EVERYONE if free.secrecy is Secrecy.OPEN else (seat,)
    facts = {"seat": seat, "of": name, "action": pack_action(free.takes, action)}
    t.events.append(Event("acted", free.case, facts, to))
    free.do(t, seat, action)
    t.fresh = True
    t.run()
    return Result(t.s, tuple(t.events), t.final)


def take_back(state: S, seat: Seat, decision: int) -> Result[S]:
    """Take back an answer that has not been acted on. The question opens again under a new number.

    Raises:
        StaleDecision: the answer has been acted on, or never was.

    """
    if not any(d.id == decision and d.seat == seat for d in pending_answers(state)):
        raise StaleDecision("this answer has been acted on")
    new = fork(state)
    f = new.stack[-1]
    n = new.asked[seat] = new.asked[seat] + 1
    f.asks = tuple(d._replace(id=n) if d.seat == seat else d for d in f.asks)
    del f.got[seat]
    kind = state.rules.kinds[next(d.kind for d in f.asks if d.seat == seat)]
    if kind.secrecy is Secrecy.HIDDEN:
        return Result(new, (Event("taken_back", kind.case, {"of": kind.name}, (seat,)),), final=False)
    now = status(new)
    facts = {"of": kind.name, "got": now.got, "wanted": now.wanted}
    if kind.secrecy is Secrecy.OPEN:
        facts["seat"] = seat
    return Result(new, (Event("taken_back", kind.case, facts),), final=False)


def renumber(state: S, asked: Mapping[Seat, int]) -> S:
    """Give the questions of an earlier state new numbers after an undo, so that old buttons are stale."""
    new = fork(state)
    new.asked = {seat: max(new.asked.get(seat, 0), n) for seat, n in {**new.asked, **asked}.items()}
    for f in new.stack:
        asks = []
        for d in f.asks:
            new.asked[d.seat] += 1
            asks.append(d._replace(id=new.asked[d.seat]))
        f.asks = tuple(asks)
    return new
