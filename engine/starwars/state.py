"""What a game of Starwars consists of, what may be answered in it, and what a seat may see."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, ClassVar

from engine.core.contract import View
from engine.core.hidden import Hidden
from engine.core.rules import Frame, Outcome, Rules, Seat
from engine.core.types.explaining import Ways
from engine.core.types.values import action
from engine.starwars.galaxy import CARDS, Galaxy, standard

SEATS: tuple[Seat, Seat] = ("blue", "orange")
FOE: dict[Seat, Seat] = {"blue": "orange", "orange": "blue"}
RULES: Rules[State] = Rules("starwars")
RULES.read_faults()


@dataclass(slots=True)
class State:
    """The whole position.

    `fleet[seat][n - 1]` is the space of ship n, "" in reserve. `hand`, `deck` and `discards` are letters, one
    a card, hand and deck sorted: the deck has no order, for a card is drawn only when it is needed.
    """

    rules: ClassVar[Rules[Any]] = RULES
    fleet: dict[Seat, tuple[str, ...]]
    hand: Annotated[dict[Seat, str], Hidden()]
    deck: Annotated[str, Hidden()]
    discards: str = ""
    home: dict[Seat, str] = field(default_factory=dict)
    turns: int = 0
    draw: tuple[Seat, ...] = ()
    galaxy: Galaxy = field(default_factory=standard)
    stack: list[Frame] = field(default_factory=list)
    asked: dict[Seat, int] = field(default_factory=dict)
    over: Outcome | None = None


@dataclass(frozen=True, slots=True)
class Opening:
    """What the opening holds: how homes are found, and who chooses."""

    homes: str = "agreed"
    chooser: Seat = ""


@dataclass(frozen=True, slots=True)
class Turn:
    """A player's turn.

    `dice` are the numbers still to be used, `thrown` both of them. `still` are ships that may not move, or
    not again, this turn; `must` is the ship that has to make room (Case MOVES.3), 0 for none.
    """

    seat: Seat
    dice: tuple[int, ...] = ()
    still: tuple[int, ...] = ()
    must: int = 0
    built: int = 0
    thrown: tuple[int, ...] = ()


@action("home")
class Home:
    """Choose this star as home."""

    star: str


@action("throw")
class Throw:
    """Throw the dice for this turn."""


@action("build")
class Build:
    """Exchange three cards for a ship on a planet of the seat's home. Their order does not matter."""

    cards: str
    at: str

    def __post_init__(self) -> None:
        """Put the cards in the order in which sets are listed, whatever stands between them."""
        cards = re.sub(r"[\s,+]", "", self.cards).upper()
        object.__setattr__(self, "cards", "".join(sorted(cards, key=CARDS.find)))


@action("go")
class Go:
    """Move a ship by one die number. `to` is where it ends: after an H, the space it appears in."""

    ship: int
    die: int
    to: str


@action("stay")
class Stay:
    """Make no second move."""


Start = Throw | Build
Step = Go | Stay


@dataclass(frozen=True, slots=True, kw_only=True)
class GalaxyView(View):
    """The galaxy as one seat, or with None the channel, may see it.

    `fleets[seat][n - 1]` is the space of ship n, "" in reserve. `dice` are the numbers still to be used,
    `thrown` both of them, empty before the throw. `still` are the mover's ships that may not move (again).
    `hand` is the looker's own cards, one letter each; `hands` says how many each seat holds.
    """

    flow = ("turn", "mover", "dice", "thrown", "still", "must")

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

    def stands(self) -> Mapping[str, str]:
        """Return where each ship is that is not in reserve."""
        return {f"{x}{n}": at for x, fleet in self.fleets.items() for n, at in enumerate(fleet, 1) if at}

    def places(self) -> Mapping[str, Collection[str]]:
        """Return the stars, each with its spaces."""
        return self.galaxy.inside


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


def ways(view: GalaxyView, action: Home | Throw | Build | Go | Stay) -> Ways:
    """Return the space of the ship that moves and where it goes, or where something is built."""
    if isinstance(action, Go):
        return ((view.fleets[view.mover][action.ship - 1], action.to),) if view.mover else ()
    if isinstance(action, Build):
        return ((action.at, ""),)
    return ((action.star, ""),) if isinstance(action, Home) else ()
