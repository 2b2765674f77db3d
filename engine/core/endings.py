"""Ways to end that every game shares: resigning, and a draw by agreement."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from engine.core.errors import Fault
from engine.core.execution import Execution
from engine.core.rules import Rules, Seat
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
    }
)


@action("resign")
class Resign:
    """Concede the game."""


@action("draw")
class Draw:
    """Offer a draw, or agree to one; with `offer` false, take the offer back or decline."""

    offer: bool = True


def add_endings(rules: Rules[Any], seats: tuple[Seat, ...], case: str, drawn: str = "") -> None:
    """Add resignation and draw by agreement to a game of two seats. Its state needs `draw: tuple[Seat, ...]`.

    `drawn` is what a draw stands on, as "Ruling T34", where that is not the case of winning.
    """
    drawn = drawn or case
    no_seat = rules.fault("no-seat", case, "{seat} has no seat in this game")
    twice = rules.fault("draw-offered", drawn, "You have offered a draw already")
    nothing = rules.fault("draw-none", drawn, "No draw is on offer")

    def seated(s: Any, seat: Seat, a: Any) -> Sequence[Fault]:
        return () if seat in seats else [no_seat(seat=seat)]

    def may_draw(s: Any, seat: Seat, a: Draw) -> Sequence[Fault]:
        if seat not in seats:
            return [no_seat(seat=seat)]
        if a.offer and seat in s.draw:
            return [twice()]
        return [] if a.offer or s.draw else [nothing()]

    def resign(t: Execution[Any], seat: Seat, a: Resign) -> None:
        (winner,) = (x for x in seats if x != seat)
        t.finish(winner, "resigned", case)

    def draw(t: Execution[Any], seat: Seat, a: Draw) -> None:
        t.s.draw = (*t.s.draw, seat) if a.offer else ()
        t.tell("draw_offered", drawn, seat=seat, offer=a.offer)
        if set(t.s.draw) == set(seats):
            t.finish(None, "draw_agreed", drawn)

    def offer_or_not(s: Any, seat: Seat, rng: Random) -> Draw:
        return Draw(rng.random() < 0.7)

    rules.free("resign", case, Resign, seated, resign)
    rules.free("draw", drawn, Draw, may_draw, draw, sample=offer_or_not)
