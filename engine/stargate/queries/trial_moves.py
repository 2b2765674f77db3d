"""Moves of StarGate tried out on a copy, with luck: nothing is rolled, chosen or betrayed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any

from engine.core.contract import Game
from engine.core.dice import MissingDice, Roll
from engine.core.errors import IllegalAction
from engine.core.execution import Execution
from engine.core.flow import faults, fork, options, pending, sample
from engine.core.rules import EVERYONE, Decision, Event, Seat
from engine.policies.worth import imagine
from engine.stargate.model.state import JUMP, MOVE, Crew, Going, Jump, Pick, Staging, State

#: What orders consist of.
Step = Staging | Pick | Going | Jump
#: Questions of a unit under way.
GOING = frozenset({"move.leg", "move.teleport"})
#: The questions that orders answer: anything else asked meanwhile is an interruption.
OWN = GOING | {"movement.unit", "staging.unit"}
#: Procedures of a move under way.
MOVES = (MOVE, JUMP)
#: Maximum number of questions in one interruption.
MOST = 40
#: A roll that harms and scatters nobody (Cases 5.2, 5.41, 5.45, 7.13 and 11.2).
LUCKY = 4
#: Events that depend on luck, or on a choice that nobody has made yet.
GUESSED = frozenset({"rolled", "options", "passed", "missed", "barred", "sealed", "decided", "scattered"})


def stretch(s: State) -> str:
    """Name the phase in play: orders given in it hold for no other.

    >>> stretch(State(turn=3, phasing="coalition", phase="movement"))
    '3.coalition.movement'
    """
    return f"{s.turn}.{s.phasing}.{s.phase}"


class Luck:
    """Dice that let every move of a phase succeed, and roll nothing after it: that would be made up."""

    def __init__(self, s: State) -> None:
        self.shown: list[Roll] = []
        self.s, self.phase = s, stretch(s)

    def d(self, sides: int) -> int:
        """Return a number that destroys no unit.

        Raises:
            MissingDice: the phase is over.

        """
        if stretch(self.s) != self.phase:
            raise MissingDice(sides, ())
        return min(LUCKY, sides)


class Rehearsal:
    """A seat's move under trial. `s` is a copy; of `events` only those are kept that luck did not make."""

    def __init__(self, game: Game[Any], s: State, seat: Seat) -> None:
        self.game, self.seat, self.events = game, seat, list[Event]()
        self.s: State = imagine(game, s, seat, Random(0))
        self.stretch, self.closed = stretch(self.s), False

    def copy(self) -> Rehearsal:
        """Return a trial that goes its own way from here."""
        new = Rehearsal.__new__(Rehearsal)
        new.game, new.seat, new.s, new.events = self.game, self.seat, fork(self.s), list(self.events)
        new.stretch, new.closed = self.stretch, self.closed
        return new

    def question(self) -> Decision | None:
        """Return the mover's own question that is open; None once their orders have led elsewhere."""
        if self.closed or stretch(self.s) != self.stretch:
            return None
        return next((d for d in pending(self.s) if d.seat == self.seat and d.kind in OWN), None)

    def open(self) -> tuple[Step, ...]:
        """List the possible answers."""
        d = self.question()
        return (options(self.s, d) or ()) if d else ()

    def crew(self) -> Crew:
        """Return the counters under way; none between moves."""
        return next((f.v.crew for f in self.s.stack if f.proc in MOVES), ())

    def left(self) -> int:
        """Return the Movement Points left."""
        return next((f.v.left for f in self.s.stack if f.proc in MOVES), 0)

    def way(self) -> int:
        """Return the mover's heading, -1 for none."""
        return next((f.v.way for f in self.s.stack if f.proc in MOVES), -1)

    def at(self) -> str:
        """Return the mover's place."""
        crew = self.crew()
        return (self.s.at.get(crew[0]) or self.s.staged.get(crew[0], "")) if crew else ""

    def do(self, action: Step) -> None:
        """Try one step.

        Raises:
            IllegalAction: it breaks a rule.

        """
        d = self.question()
        if d is None or (bad := faults(self.s, d, action)):
            raise IllegalAction(bad if d else [])
        self._answer(d, action)
        for d in self._interruptions():
            listed = options(self.s, d)
            self._answer(d, listed[0] if listed else sample(self.s, d, Random(0)))

    def close(self, action: Step) -> None:
        """Try a step after which nothing can be foreseen, and go no further.

        Raises:
            IllegalAction: it breaks a rule.

        """
        d = self.question()
        if d is None or (bad := faults(self.s, d, action)):
            raise IllegalAction(bad if d else [])
        self.closed = True

    def _interruptions(self) -> Iterator[Decision]:
        """Return the questions on top of a move that then continues."""
        for _ in range(MOST):
            stack = self.s.stack
            if self.s.over or not any(f.proc in MOVES for f in stack) or stack[-1].proc in MOVES:
                return
            asked = pending(self.s)
            if not asked:
                return
            yield asked[0]

    def _answer(self, d: Decision, action: Step) -> None:
        t = Execution(s := fork(self.s), Luck(s))
        with suppress(MissingDice):
            t.answer(d, action)
        self.s = t.s
        self.events += [e for e in t.events if e.to == EVERYONE and e.kind not in GUESSED]
