"""How orders plug into the players' step: check, deed and sample of each come from its own module."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from engine.core.errors import Fault
from engine.core.rules import Action
from engine.skirmish.model.audience import T
from engine.skirmish.model.state import Figure, State


@dataclass(frozen=True, slots=True)
class Handler:
    """What the phase knows of an order.

    `check` gives what is wrong (figure, seat and health are checked before); `do` carries it out: it
    may change, tell and call, not ask; it spends actions by `spend_actions`. `draw` returns a random legal
    order of this kind for a figure, or None. `shaken` may be given to a suppressed figure; `whole`
    takes a full turn: all actions.
    """

    check: Callable[[State, Figure, Action], Sequence[Fault]]
    do: Callable[[T, Figure, Action], None]
    draw: Callable[[State, Figure, Random], Action]
    shaken: bool = False
    whole: bool = False


HANDLERS: dict[type, Handler] = {}


def order(
    takes: type,
    check: Callable[[State, Figure, Action], Sequence[Fault]],
    do: Callable[[T, Figure, Action], None],
    draw: Callable[[State, Figure, Random], Action] | None = None,
    *,
    often: float = 1.0,
    shaken: bool = False,
    whole: bool = False,
) -> None:
    """Declare how a kind of order is checked, carried out and drawn at random.

    An order that names its figure alone needs no `draw`: it is drawn where it may be given, so `often`.
    """

    def draw_plain(s: State, f: Figure, rng: Random) -> Action:
        if often < 1 and rng.random() >= often:
            return None
        return None if check(s, f, takes(f.id)) else takes(f.id)

    HANDLERS[takes] = Handler(check, do, draw or draw_plain, shaken, whole)
