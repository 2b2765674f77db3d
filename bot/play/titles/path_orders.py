"""Orders of several steps: carried out until another seat must answer, kept for later, dropped when lost."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import chain
from random import Random
from typing import Any, Protocol

from bot.play.model.terms import Refused
from engine.core.codec import canonical
from engine.core.contract import Game
from engine.core.errors import IllegalAction, Refusal
from engine.core.flow import faults, pending
from engine.core.rules import Action, Decision, Event, Playing, Seat, Secrecy, State
from engine.policies.preview import Preview, preview
from render.core.text import Words

#: Maximum length of a text in characters, and of orders and steps in it.
LONGEST_TEXT, MOST_ORDERS, MOST_STEPS = 2000, 40, 240

#: What one order consists of: answers as the game writes them.
Steps = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Foretold:
    """What a whole order would lead to if all goes well: what to draw, what to say, and the state to draw.

    `state` is a guess: only what the asking seat knows of it is true.
    """

    state: State
    events: tuple[Event, ...]
    lines: tuple[str, ...]


class PathOrders(Protocol):
    """How a game's orders of several steps are read and foretold. Steps parted by ";" need none."""

    def split(self, game: Game[Any], s: State, d: Decision, text: str) -> Sequence[Steps]:
        """Part a typed text into orders, and each into its steps, as `Game.read` takes them.

        Raises:
            Refusal: it cannot be read.

        """
        ...

    def foretell(
        self, game: Game[Any], s: State, d: Decision, orders: Sequence[Steps], say: Words
    ) -> Foretold | None:
        """Say what orders would lead to; None leaves it to the ordinary preview of the first step."""
        ...

    def complete(
        self, game: Game[Any], s: State, d: Decision, text: str, say: Words
    ) -> Sequence[tuple[str, str]]:
        """List the orders that begin with the typed text, as (order, what it leads to)."""
        ...

    def stretch(self, s: State) -> str:
        """Name the stretch of play for which orders given now are valid: when it ends, they are dropped."""
        ...

    def goes_on(self, kind: str) -> bool:
        """Return whether an answer to this kind of question belongs to the order of the answer before it."""
        ...

    def needless(self, step: str) -> bool:
        """Return whether a step that failed may be dropped silently, since everything is over anyway."""
        ...


@dataclass(frozen=True, slots=True)
class Plan:
    """The rest of orders, and how deep the last step was on the stack.

    A question deeper than that interrupts them, and they wait; any other is theirs to answer. `stretch`: see
    `PathOrders`. `begun`: the first order's earlier steps have been carried out.
    """

    depth: int
    orders: tuple[Steps, ...] = ()
    stretch: str = ""
    begun: bool = False

    @property
    def steps(self) -> Steps:
        """Return the steps of all orders in a row."""
        return tuple(chain(*self.orders))


def packed(plan: Plan) -> str:
    """Return orders as the store keeps them."""
    orders = [list(x) for x in plan.orders]
    return canonical(
        {"depth": plan.depth, "orders": orders, "stretch": plan.stretch, "begun": int(plan.begun)}
    )


def unpacked(text: str) -> Plan:
    """Read orders from the store. A single order may be stored as "steps", as earlier versions did."""
    kept = json.loads(text)
    orders = kept["orders"] if "orders" in kept else [kept["steps"]]
    return Plan(
        int(kept["depth"]),
        tuple(tuple(x) for x in orders if x),
        kept.get("stretch", ""),
        bool(kept.get("begun")),
    )


@dataclass(frozen=True, slots=True)
class Next:
    """What orders do now: an answer to give (`action`), or nothing yet, and the rest of them.

    `dropped` are the steps that could not be carried out, and will not be.
    """

    plan: Plan
    action: Action = None
    dropped: Steps = ()


def next_step(own: PathOrders | None, game: Game[Any], s: Playing, d: Decision, plan: Plan) -> Next:
    """Return whether the next step of a plan answers a question.

    A secret question is never answered by it, and one that interrupts leaves it waiting. An order that was
    begun and can go no further is passed over for the next; one that cannot begin ends the plan.
    """
    if not plan.orders or s.rules.kinds[d.kind].secrecy is not Secrecy.OPEN:
        return Next(plan)
    if own and plan.stretch and own.stretch(s) != plan.stretch:
        return Next(Plan(plan.depth), dropped=_missed(own, plan.steps))
    (step, *rest), *later = plan.orders
    depth = len(s.stack)
    action = _readable(game, s, d, step)
    if action is not None:
        left = tuple(x for x in (tuple(rest), *later) if x)
        return Next(Plan(depth, left, plan.stretch, bool(rest)), action)
    if depth > plan.depth:
        return Next(plan)
    if plan.begun and later:
        after = next_step(own, game, s, d, replace(plan, orders=tuple(later), begun=False))
        return replace(after, dropped=(*_missed(own, plan.orders[0]), *after.dropped))
    return Next(Plan(depth), dropped=_missed(own, plan.steps))


def _missed(own: PathOrders | None, steps: Steps) -> Steps:
    """Return the lost steps that matter; none if all may be dropped silently."""
    return () if own and all(map(own.needless, steps)) else steps


def _readable(game: Game[Any], s: Playing, d: Decision, step: str) -> Action:
    """Return the answer that a step gives; None where it gives none that is open."""
    try:
        action = game.read(s, d, step)
        return None if faults(s, d, action) else action
    except Refusal:
        return None


def others_first(s: Playing, seat: Seat) -> bool:
    """Return whether another seat must answer before this one's order can continue."""
    return any(d.seat != seat for d in pending(s)) and s.stack[-1].wait == "all"


@dataclass(frozen=True, slots=True)
class Foreseen:
    """How far steps can be foreseen: what happens until then, and the steps beyond it."""

    seen: Preview[Any]
    left: Steps = ()


def foresee(game: Game[Any], s: Playing, d: Decision, first: Action, rest: Steps, rng: Random) -> Foreseen:
    """Look ahead at steps until a die, a secret or another seat comes in.

    Raises:
        Refusal: a step that can be foreseen cannot be read or is not open.

    """
    action, seat, told = first, d.seat, list[Event]()
    for i in range(len(rest) + 1):
        seen = preview(game, s, d, action, rng)
        s = seen.state
        told += seen.events
        seen = replace(seen, events=tuple(told))
        if i == len(rest) or seen.sides or seen.shut or s.over is not None or others_first(s, seat):
            break
        asked = next((x for x in pending(s) if x.seat == seat), None)
        if asked is None or s.rules.kinds[asked.kind].secrecy is not Secrecy.OPEN:
            break
        d, action = asked, game.read(s, asked, rest[i])
        if bad := faults(s, d, action):
            raise IllegalAction([replace(f, at=f.at or f"{i + 2}. {rest[i]}") for f in bad])
    return Foreseen(seen, rest[i:])


def orders_of(
    own: PathOrders | None, game: Game[Any], s: Playing, d: Decision, text: str
) -> tuple[Steps, ...]:
    """Part what was typed into orders of steps: as the game reads its own, else at ";" into steps of one.

    Raises:
        Refused: it is too long.
        Refusal: it cannot be read.

    """
    if len(text) > LONGEST_TEXT:
        raise Refused("refused-long", most=LONGEST_TEXT)
    parts = parts_of(text)
    if len(parts) > MOST_ORDERS:
        raise Refused("refused-steps", most=MOST_ORDERS)
    orders = tuple(own.split(game, s, d, text)) if own else (parts,)
    if sum(map(len, orders)) > MOST_STEPS:
        raise Refused("refused-steps", most=MOST_STEPS)
    return orders


def parts_of(text: str) -> Steps:
    """Part a text at line ends and at ";".

    >>> parts_of("I1 n4; M1 n5;")
    ('I1 n4', 'M1 n5')
    """
    return tuple(x for part in re.split(r"[;\n]", text) if (x := part.strip()))
