"""Endings that every game shares: resignation, a draw by agreement, and an early end by agreement."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from engine.core.errors import Fault
from engine.core.execution import Execution
from engine.core.rules import Action, Rules, Seat, State
from engine.core.types.values import action

#: Kinds of event of the core and of these endings.
CORE_EVENTS = frozenset(
    {
        "rolled",
        "decided",
        "sealed",
        "reopened",
        "acted",
        "taken_back",
        "undone",
        "new_edition",
        "ended",
        "draw_offered",
        "close_offered",
        "closed",
    }
)
#: Free actions by which seats agree on an end, with the state's field that lists who has offered it.
OFFERS = {"draw": "draw", "close": "closing"}


@action("resign")
class Resign:
    """Concede the game."""


@action("draw")
class Draw:
    """Offer a draw, or agree to one; with `offer` false, take the offer back or decline."""

    offer: bool = True


@action("close")
class Close:
    """Propose to end the game now, judged as at its end, or agree to it; with `offer` false, decline."""

    offer: bool = True


def add_endings(
    rules: Rules[Any],
    seats: tuple[Seat, ...] | Callable[[State], Sequence[Seat]],
    case: str,
    drawn: str = "",
    *,
    leave: Callable[[Execution[Any], Seat], None] | None = None,
) -> None:
    """Add resignation and draw by agreement. The game's state needs `draw: tuple[Seat, ...]`.

    `drawn` is the source of a draw, such as "Ruling T34", if that is not `case`. Where any number can play,
    `seats` lists those that still do in a state. `leave` then takes from the game what a seat had that
    resigns, and the others play on; the step that asked it finds no answer in `got`. Without it a
    resignation ends the game, which the other wins if there is just one.
    """
    drawn = drawn or case
    no_seat = rules.fault("no-seat", case, "{seat} has no seat in this game")
    twice = rules.fault("draw-offered", drawn, "You have offered a draw already")
    nothing = rules.fault("draw-none", drawn, "No draw is on offer")
    playing = seats if callable(seats) else lambda s: seats

    def seated(s: State, seat: Seat, a: Action) -> Sequence[Fault]:
        return () if seat in playing(s) else [no_seat(seat=seat)]

    def may_draw(s: State, seat: Seat, a: Draw) -> Sequence[Fault]:
        if seat not in playing(s):
            return [no_seat(seat=seat)]
        if a.offer:
            return [twice()] if seat in s.draw else []
        return [] if s.draw else [nothing()]

    def resign(t: Execution[Any], seat: Seat, a: Resign) -> None:
        others = [x for x in playing(t.s) if x != seat]
        if leave is None or len(others) < 2:
            return t.finish(others[0] if len(others) == 1 else None, "resigned", case)
        t.s.draw = ()
        leave(t, seat)
        return t.excuse(seat)

    def draw(t: Execution[Any], seat: Seat, a: Draw) -> None:
        t.s.draw = (*t.s.draw, seat) if a.offer else ()
        t.tell("draw_offered", drawn, seat=seat, offer=a.offer)
        if set(t.s.draw) == set(playing(t.s)):
            t.finish(None, "draw_agreed", drawn)

    rules.free("resign", case, Resign, seated, resign)
    rules.free("draw", drawn, Draw, may_draw, draw, sample=_offer_or_not)


def _offer_or_not(s: State, seat: Seat, rng: Random) -> Draw:
    return Draw(rng.random() < 0.7)


def add_early_end(
    rules: Rules[Any],
    seats: tuple[Seat, ...],
    case: str,
    *,
    refused: Callable[[State], Sequence[Fault]],
    judge: Callable[[Execution[Any]], None],
) -> None:
    """Add an early end that every seat must agree to. Its state needs `closing: tuple[Seat, ...]`.

    `refused` says why it cannot be agreed on now; `judge` calls the procedure that ends the game, on an
    empty stack.
    """
    twice = rules.fault("close-offered", case, "You have proposed already to end the game now")
    nothing = rules.fault("close-none", case, "Nobody has proposed to end the game now")

    def may_close(s: State, seat: Seat, a: Close) -> Sequence[Fault]:
        if seat not in seats:
            return [rules.faults["no-seat"](seat=seat)]
        if a.offer:
            return [twice()] if seat in s.closing else refused(s)
        return [] if s.closing else [nothing()]

    def close(t: Execution[Any], seat: Seat, a: Close) -> None:
        t.s.closing = (*t.s.closing, seat) if a.offer else ()
        if set(t.s.closing) != set(seats):
            t.tell("close_offered", case, seat=seat, offer=a.offer)
            return
        t.tell("closed", case, seat=seat)
        t.s.stack.clear()
        judge(t)

    def offer_or_not(s: State, seat: Seat, rng: Random) -> Close:
        return Close(rng.random() < 0.2)

    rules.free("close", case, Close, may_close, close, sample=offer_or_not)
