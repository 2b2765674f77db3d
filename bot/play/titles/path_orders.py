"""Orders of several steps: carried out until another seat must answer, kept for later, dropped when lost."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Protocol

from bot.play.model.terms import Refused
from engine.core.codec import canonical
from engine.core.contract import Game
from engine.core.errors import IllegalAction, Refusal
from engine.core.flow import faults, pending
from engine.core.rules import Decision, Event, Seat, Secrecy
from engine.core.rules import Playing as State
from engine.policies.preview import preview
from render.core.text import Words

LONGEST_TEXT = 400
MOST_STEPS = 16


@dataclass(frozen=True, slots=True)
class Foretold:
    """What a whole order would lead to if all goes well: what to draw, what to say, and the state to draw.

    `state` is a guess: only what the asking seat knows of it is true.
    """

    state: Any
    events: tuple[Event, ...]
    lines: tuple[str, ...]


class PathOrders(Protocol):
    """How a game's orders of several steps are read and foretold. Steps parted by ";" need none."""

    def split(self, game: Game[Any], s: Any, d: Decision, text: str) -> Sequence[str]:
        """Part a typed order into its steps, each as `Game.read` takes it.

        Raises:
            Refusal: it cannot be read.

        """
        ...

    def foretell(
        self, game: Game[Any], s: Any, d: Decision, steps: Sequence[str], say: Words
    ) -> Foretold | None:
        """Say what an order would lead to; None leaves it to the ordinary preview of its first step."""
        ...

    def complete(
        self, game: Game[Any], s: Any, d: Decision, text: str, say: Words
    ) -> Sequence[tuple[str, str]]:
        """List orders that begin as typed so far, as (order, what it leads to)."""
        ...


@dataclass(frozen=True, slots=True)
class Order:
    """What is left of an order: its steps as text, and how deep its last step lay on the stack.

    A question deeper than that interrupts the order, which waits; any other is the order's own.
    """

    depth: int
    steps: tuple[str, ...]


def packed(order: Order) -> str:
    """Return an order as the store keeps it."""
    return canonical({"depth": order.depth, "steps": list(order.steps)})


def unpacked(text: str) -> Order:
    """Read an order that the store kept."""
    kept = json.loads(text)
    return Order(int(kept["depth"]), tuple(kept["steps"]))


@dataclass(frozen=True, slots=True)
class Next:
    """What comes of an order now: an answer to give (`action`), nothing yet, or its end (`dropped`)."""

    order: Order
    action: Any = None
    dropped: bool = False


def next_step(game: Game[Any], s: State, d: Decision, order: Order) -> Next:
    """Return whether an order's next step answers a question.

    A secret question is never answered by it, and one that interrupts leaves it waiting.
    """
    if not order.steps or s.rules.kinds[d.kind].secrecy is not Secrecy.OPEN:
        return Next(order)
    depth = len(s.stack)
    try:
        action = game.read(s, d, order.steps[0])
        good = not faults(s, d, action)
    except Refusal:
        good = False
    if good:
        return Next(Order(depth, order.steps[1:]), action)
    return Next(order, dropped=depth <= order.depth)


def others_first(s: State, seat: Seat) -> bool:
    """Return whether another seat must answer before this one's order can go on."""
    return any(d.seat != seat for d in pending(s)) and s.stack[-1].wait == "all"


def check_ahead(game: Game[Any], s: State, d: Decision, first: Any, rest: Sequence[str], rng: Random) -> None:
    """Refuse an order that is sure to fail: before any die, secret or other seat comes in.

    Raises:
        Refusal: one of its steps cannot be read or is not open.

    """
    action, seat = first, d.seat
    for i, text in enumerate(rest):
        seen = preview(game, s, d, action, rng)
        s = seen.state
        if seen.sides or seen.shut or s.over is not None or others_first(s, seat):
            return
        asked = next((x for x in pending(s) if x.seat == seat), None)
        if asked is None or s.rules.kinds[asked.kind].secrecy is not Secrecy.OPEN:
            return
        d, action = asked, game.read(s, asked, text)
        if bad := faults(s, d, action):
            raise IllegalAction([replace(f, at=f.at or f"{i + 2}. {text}") for f in bad])


def steps_of(own: PathOrders | None, game: Game[Any], s: State, d: Decision, text: str) -> tuple[str, ...]:
    """Part what was typed into steps: at ";", or as the game reads its own orders.

    Raises:
        Refused: it is too long.
        Refusal: it cannot be read.

    """
    if len(text) > LONGEST_TEXT:
        raise Refused("refused-long", most=LONGEST_TEXT)
    parts = [x.strip() for x in text.split(";") if x.strip()]
    if len(parts) == 1 and own:
        parts = list(own.split(game, s, d, parts[0]))
    if len(parts) > MOST_STEPS:
        raise Refused("refused-steps", most=MOST_STEPS)
    return tuple(parts)
