"""Orders of several steps: carried out until another seat must answer, kept for later, dropped when lost."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from engine.core.codec import canonical
from engine.core.contract import Game
from engine.core.errors import IllegalAction, Refusal
from engine.core.flow import faults, pending
from engine.core.rules import Decision, Seat, Secrecy
from engine.core.rules import Playing as State
from engine.policies.preview import preview


@dataclass(frozen=True, slots=True)
class Order:
    """What is left of an order: its steps as text, and how deep its last step lay on the stack.

    A question deeper than that interrupts the order, which waits; any other is the order's own.
    """

    depth: int
    steps: tuple[str, ...]


def packed(order: Order) -> str:
    """Give an order as the store keeps it."""
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
    """See whether an order's next step answers a question.

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
    """Tell whether another seat must answer before this one's order can go on."""
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
