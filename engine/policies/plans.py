"""Orders of several, given one after another: which of their steps answers a question."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from random import Random
from typing import Any, Protocol

from engine.core.contract import Game
from engine.core.errors import IllegalAction, Refusal
from engine.core.flow import faults
from engine.core.rules import Action, Decision, Playing, Secrecy, State
from engine.policies.fates import Fate, fates
from engine.policies.preview import Steps


class InOrder(Protocol):
    """What a game says of orders that are given for several moves."""

    def stretch(self, state: State) -> str:
        """Name the stretch of play for which orders given now are valid: when it ends, they are dropped."""
        ...

    def needless(self, step: str) -> bool:
        """Return whether a step that failed may be dropped silently, since everything is over anyway."""
        ...


@dataclass(frozen=True, slots=True)
class Plan:
    """The rest of orders, and how deep the last step was on the stack.

    A question deeper than that interrupts them, and they wait; any other is theirs to answer. `stretch`: see
    `InOrder`. `begun`: the first order's earlier steps have been carried out.
    """

    depth: int
    orders: tuple[Steps, ...] = ()
    stretch: str = ""
    begun: bool = False

    @property
    def steps(self) -> Steps:
        """Return the steps of all orders in a row."""
        return tuple(chain(*self.orders))


@dataclass(frozen=True, slots=True)
class Next:
    """What orders do now: an answer to give (`action`), or nothing yet, and the rest of them.

    `dropped` are the steps that could not be carried out, and will not be.
    """

    plan: Plan
    action: Action = None
    dropped: Steps = ()


def next_step(own: InOrder | None, game: Game[Any], playing: Playing, decision: Decision, plan: Plan) -> Next:
    """Return whether the next step of a plan answers a question.

    A secret question is never answered by it, and one that interrupts leaves it waiting. An order that was
    begun and can go no further is passed over for the next; one that cannot begin ends the plan.
    """
    if not plan.orders or playing.rules.kinds[decision.kind].secrecy is not Secrecy.OPEN:
        return Next(plan)
    if own and plan.stretch and own.stretch(playing) != plan.stretch:
        return Next(Plan(plan.depth), dropped=_missed(own, plan.steps))
    (step, *rest), *later = plan.orders
    depth = len(playing.stack)
    action = _readable(game, playing, decision, step)
    if action is not None:
        left = tuple(x for x in (tuple(rest), *later) if x)
        return Next(Plan(depth, left, plan.stretch, bool(rest)), action)
    if depth > plan.depth:
        return Next(plan)
    if plan.begun and later:
        after = next_step(own, game, playing, decision, replace(plan, orders=tuple(later), begun=False))
        return replace(after, dropped=(*_missed(own, plan.orders[0]), *after.dropped))
    return Next(Plan(depth), dropped=_missed(own, plan.steps))


def _missed(own: InOrder | None, steps: Steps) -> Steps:
    """Return the lost steps that matter; none if all may be dropped silently."""
    return () if own and all(map(own.needless, steps)) else steps


def _readable(game: Game[Any], playing: Playing, decision: Decision, step: str) -> Action:
    """Return the answer that a step gives; None where it gives none that is open."""
    try:
        action = game.read(playing, decision, step)
        return None if faults(playing, decision, action) else action
    except Refusal:
        return None


def fates_of(
    own: InOrder | None,
    game: Game[Any],
    playing: State,
    decision: Decision,
    orders: Sequence[Steps],
    rng: Random,
    action: Action = None,
) -> tuple[Fate, ...]:
    """Return what becomes of the pieces of a seat that gives these orders, by the end of the turn.

    `action` is what the first step means, where that is known.

    Raises:
        Refusal: the first step cannot be read, or breaks a rule.

    """
    (first, *rest), *later = orders
    action = game.read(playing, decision, first) if action is None else action
    if bad := faults(playing, decision, action):
        raise IllegalAction(bad)
    left = tuple(x for x in (tuple(rest), *later) if x)
    plan = Plan(len(playing.stack), left, own.stretch(playing) if own else "", bool(rest))

    def give(now: State, asked: Decision, waiting: Hashable) -> tuple[Action, Hashable]:
        assert isinstance(waiting, Plan)
        step = next_step(own, game, now, asked, waiting)
        return step.action, step.plan

    return fates(game, playing, decision, action, rng, plan, give)
