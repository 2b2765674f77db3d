"""What if: a position on which somebody tries moves, apart from its game, and the moves they make there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Generic

from engine.core.codec import pack_action, unpack_action
from engine.core.contract import Game
from engine.core.dice import Dice, MissingDice, RandomDice, RecordedDice, Roll
from engine.core.errors import EngineError, IllegalAction
from engine.core.execution import Execution
from engine.core.flow import faults, fork, pending, renumber
from engine.core.rules import Action, Decision, Event, Packed, S, Seat, Secrecy
from engine.core.types.values import value


@value
class Tried:
    """A move on trial: its seat, answer as plain data and dice rolled, and who chose it ("" for a person)."""

    seat: Seat
    action: Packed
    rolls: tuple[Roll, ...] = ()
    by: str = ""


@dataclass(frozen=True, slots=True)
class Reached(Generic[S]):
    """The result of a move on trial."""

    move: Tried
    state: S
    events: tuple[Event, ...]


class WrongDie(EngineError):
    """A number was given that the die does not have."""

    def __init__(self, sides: int, n: int) -> None:
        super().__init__(f"a d{sides} must be rolled, and {n} is given")
        self.sides, self.n = sides, n


class ChosenDice:
    """Dice that show the given numbers, then what `rng` rolls.

    Raises:
        MissingDice: no given number is left, and there is no `rng`.
        WrongDie: the next given number is not on the die.

    """

    def __init__(self, given: Sequence[int], rng: Random | None) -> None:
        self._left, self._further = list(given), RandomDice(rng) if rng is not None else None
        self.shown: list[Roll] = []

    def d(self, sides: int) -> int:
        """Roll one die."""
        if self._left:
            n = self._left.pop(0)
            if not 1 <= n <= sides:
                raise WrongDie(sides, n)
        elif self._further is None:
            raise MissingDice(sides)
        else:
            n = self._further.d(sides)
        self.shown.append((sides, n))
        return n


class NeedsDie(EngineError):
    """A die must be chosen: its sides, the rolls before it, and the events so far."""

    def __init__(self, sides: int, before: Sequence[Roll], events: Sequence[Event]) -> None:
        super().__init__(f"a d{sides} is to be chosen")
        self.sides, self.before, self.events = sides, tuple(before), tuple(events)


def as_known(game: Game[S], s: S, seat: Seat, rng: Random) -> S:
    """Return a position as a seat may believe it to be, for somebody who answers for all sides.

    Everything that the seat cannot know is drawn by `rng`. Unread answers of others are open again, whether
    or not they have been given, and questions get new numbers: nothing secret is left in it.
    """
    new = fork(game.imagine(s, seat, rng))
    kinds = s.rules.kinds
    for f in new.stack:
        f.got = {
            x.seat: f.got[x.seat]
            for x in f.asks
            if x.seat in f.got and (x.seat == seat or kinds[x.kind].secrecy is Secrecy.OPEN)
        }
    new.asked = dict.fromkeys(game.seats, 0)
    return renumber(new, {})


def try_move(s: S, d: Decision, action: Action, dice: Dice, by: str = "") -> Reached[S]:
    """Answer a question on trial. `s` is not modified.

    Raises:
        IllegalAction: the answer breaks a rule.
        NeedsDie: the dice have no number for a roll.
        WrongDie: they have one that does not fit.

    """
    if bad := faults(s, d, action):
        raise IllegalAction(bad)
    takes, t = s.rules.kinds[d.kind].takes, Execution(fork(s), dice)
    packed = pack_action(takes, action)
    try:
        t.answer(d, unpack_action(takes, packed))  # in the order in which replays read it
    except MissingDice as missing:
        raise NeedsDie(missing.sides, dice.shown, t.events) from None
    return Reached(Tried(d.seat, packed, tuple(dice.shown), by), t.s, tuple(t.events))


def again(s: S, move: Tried) -> Reached[S]:
    """Repeat a move on trial, with the dice it rolled.

    Raises:
        Refusal: it is not legal here.
        BrokenRecord: it rolls other dice here.

    """
    d = question_to(s, move.seat)
    if d is None:
        raise EngineError(f"{move.seat} is not asked")
    action = unpack_action(s.rules.kinds[d.kind].takes, move.action)
    return try_move(s, d, action, RecordedDice(move.rolls), move.by)


def question_to(s: S, seat: Seat) -> Decision | None:
    """Return the question that a seat can answer now, or None."""
    return next((d for d in pending(s) if d.seat == seat), None)
