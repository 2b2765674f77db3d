"""What a seat may see of a game of Starwars."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.contract import View
from engine.core.rules import Seat
from engine.starwars.galaxy import Galaxy
from engine.starwars.state import SEATS, State, Turn


@dataclass(frozen=True, slots=True, kw_only=True)
class GalaxyView(View):
    """The galaxy as one seat, or with None the channel, may see it.

    `fleets[seat][n - 1]` is the space of ship n, "" in reserve. `dice` are the numbers still to be used,
    `thrown` both of them, empty before the throw. `still` are the mover's ships that may not move (again).
    `hand` is the looker's own cards, one letter each; `hands` says how many each seat holds.
    """

    galaxy: Galaxy
    turn: int
    mover: Seat | None
    dice: tuple[int, ...]
    thrown: tuple[int, ...]
    still: tuple[int, ...]
    must: int
    fleets: dict[Seat, tuple[str, ...]]
    homes: dict[Seat, str]
    hand: str
    hands: dict[Seat, int]
    deck: int
    discards: str
    draw: tuple[Seat, ...]


def view_for(s: State, seat: Seat | None) -> GalaxyView:
    """Case PLANETS.2, Ruling T21: all is open but the cards in hand and in the deck."""
    now = s.stack[-1].v if s.stack else None
    turn = now if isinstance(now, Turn) else None
    return GalaxyView(
        **View.base(s, seat),
        galaxy=s.galaxy,
        turn=s.turns if turn and turn.thrown else s.turns + 1,
        mover=turn.seat if turn else None,
        dice=turn.dice if turn else (),
        thrown=turn.thrown if turn else (),
        still=turn.still if turn else (),
        must=turn.must if turn else 0,
        fleets=dict(s.fleet),
        homes=dict(s.home),
        hand=s.hand[seat] if seat in SEATS else "",
        hands={x: len(s.hand[x]) for x in SEATS},
        deck=len(s.deck),
        discards=s.discards,
        draw=s.draw,
    )
