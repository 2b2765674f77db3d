"""The toy of two seats in its second edition: a turn is over when both have moved, no longer when one has."""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from engine.core.contract import Setup
from engine.core.dice import Dice
from engine.core.flow import Result, start
from engine.core.rules import Rules
from tests.toys import duel
from tests.toys.duel import FOE, OPENING, SEATS, TURN, Duel, Nothing, T, Turn, Unit


def pass_on(t: T, v: Turn) -> None:
    if v.seat == SEATS[0]:
        t.become(TURN, Turn(FOE[v.seat]))
    else:
        t.s.rounds += 1
        duel.pass_on(t, v)


def corrected() -> Rules[Any]:
    """Return the rules of the first edition with another last step of a turn, under the same id."""
    new, turn = copy(duel.RULES), duel.RULES.procedures[TURN]
    steps = {**turn.steps, "pass_on": pass_on}
    ids = {f: step for step, f in steps.items()}
    new.procedures = {**duel.RULES.procedures, TURN: replace(turn, steps=steps, ids=ids)}
    return new


@dataclass(slots=True)
class State(duel.State):
    rules: ClassVar[Rules[Any]] = corrected()
    rounds: int = 0  # a field that the first edition did not have


class CorrectedDuel(Duel):
    edition = 2
    state = State
    rules = State.rules

    def new(self, setup: Setup, dice: Dice) -> Result[State]:
        longest = {"short": 40, "long": 120}[self.chosen(setup)["length"]]
        units = [Unit(f"{seat[0]}{i}", seat, 6 * (seat == "white") + i) for seat in SEATS for i in range(4)]
        return start(State({u.id: u for u in units}, longest=longest), OPENING, Nothing(), dice)


CORRECTED = CorrectedDuel()
