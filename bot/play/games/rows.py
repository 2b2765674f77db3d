"""What rows of the store mean to play: a game, its seats, its entries and their events."""

from __future__ import annotations

import json
import logging
from collections.abc import Awaitable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from bot.play.model.names import escaped, plain, tame
from bot.play.model.ports import Place
from bot.play.model.terms import GameInfo, SeatInfo
from bot.play.titles.title import Title
from bot.store.games import Loaded
from bot.store.models import Entry as EntryRow
from bot.store.models import Game as GameRow
from engine.core.contract import Setup
from engine.core.record import Entry, How
from engine.core.rules import Event, Seat
from render.core.text import Words


@dataclass(frozen=True, slots=True)
class Live:
    """A game loaded to be looked at or played on. `state` is None in the lobby."""

    loaded: Loaded
    listing: Title
    info: GameInfo
    state: Any

    @property
    def row(self) -> GameRow:
        """Give the game's row."""
        return self.loaded.game

    @property
    def place(self) -> Place:
        """Return the channel it is played in."""
        return Place(self.row.guild or None, self.row.channel)

    @property
    def setup(self) -> Setup:
        """Give what the game was started with."""
        return setup_of(self.row)


LOG = logging.getLogger("nullgate.play")

A = TypeVar("A")

KEPT_EVERY = 50

LAPSE = "lapse"


@dataclass(frozen=True, slots=True)
class Called:
    """What people called the seats: now, and until which entry otherwise, the earliest first."""

    now: Mapping[Seat, str]
    before: Sequence[tuple[int, Mapping[Seat, str]]] = ()

    def at(self, n: int) -> Mapping[Seat, str]:
        """Give what they were called at entry `n`."""
        return next((names for until, names in self.before if n <= until), self.now)


def setup_of(row: GameRow) -> Setup:
    """Give what a game was started with."""
    return Setup(row.title, row.scenario, json.loads(row.options), json.loads(row.files))


async def _at_once(work: Awaitable[A]) -> A:
    return await work


def entry_of(row: EntryRow) -> Entry:
    """Give an entry as the record knows it. A spoiled row is given as it stands; to replay it fails."""
    how: How = row.how  # type: ignore[assignment]  # the database knows no literals
    rolls = tuple((int(sides), int(n)) for sides, n in json.loads(row.rolls))
    return Entry(
        row.n,
        how,
        row.seat,
        row.kind,
        row.decision,
        json.loads(row.action),
        rolls,
        row.k,
        row.after,
        row.final,
        row.salt,
        row.seal,
        row.by,
    )


def events_of(row: EntryRow, *, raw: bool = False) -> list[Event]:
    """Give the events that an entry told. What people wrote is escaped in them, unless for a file."""
    told = json.loads(row.events)
    return [Event(kind, case, facts if raw else tame(facts), tuple(to)) for kind, case, facts, to in told]


def name_of(seat: SeatInfo, listing: Title, say: Words, *, raw: bool = False) -> str:
    """Give what a seat's player is called; the side's name when nobody sits there."""
    if seat.user and seat.name:
        return plain(seat.name) if raw else escaped(seat.name)
    side = listing.look.side(seat.seat, say)
    return say("machine-name", side=side) if seat.policy else side
