"""What rows of the store mean to play: games, entries, their events, and what the seats were called."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from bot.community.pairings import Sides
from bot.play.model.ports import MessageRef, Place
from bot.play.model.terms import GameInfo, SeatInfo, Status, jump
from bot.play.model.texts import tame
from bot.store.models import LAPSE, Coach, Message, Rated, SeatRow
from bot.store.models import Entry as EntryRow
from bot.store.models import Game as GameRow
from bot.store.repositories.games import Loaded
from bot.store.repositories.limits import Listed
from engine.core.contract import Setup
from engine.core.data import adapter
from engine.core.record import Entry, How
from engine.core.rules import EVERYONE, Event, Outcome, Seat

LOG = logging.getLogger("nullgate.play")
_ENCODER = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False)

KEPT_EVERY = 50

ORDER = "order"

SOLE = "sole"

#: Reason of a resignation by the clock, at a table that had agreed to it.
OUT_OF_TIME = "out-of-time"


@dataclass(frozen=True, slots=True)
class Called:
    """What people called the seats: now, and until which entry otherwise, the earliest first."""

    now: Mapping[Seat, str]
    before: Sequence[tuple[int, Mapping[Seat, str]]] = ()

    def at(self, n: int) -> Mapping[Seat, str]:
        """Return the names at entry `n`."""
        return next((names for until, names in self.before if n <= until), self.now)


def setup_of(row: GameRow) -> Setup:
    """Return a game's set-up."""
    return Setup(row.title, row.scenario, json.loads(row.options), json.loads(row.files))


def entry_of(row: EntryRow) -> Entry:
    """Return a row as an entry of a record. A damaged row is returned as it is; replaying it fails."""
    how: How = row.how  # type: ignore[assignment]  # the database knows no literals
    rolls = tuple((int(sides), int(n)) for sides, n in json.loads(row.rolls))
    return Entry(
        n=row.n,
        how=how,
        seat=row.seat,
        kind=row.kind,
        decision=row.decision,
        action=json.loads(row.action),
        rolls=rolls,
        k=row.k,
        after=row.after,
        final=row.final,
        salt=row.salt,
        seal=row.seal,
        by=row.by,
    )


class Labels:
    """Says what entries are called, one after another.

    That is their number in the log. One that not all were told of follows the last that all were, and is
    counted from there: "12.1"; before the first that all were told of it is "0a1".
    """

    def __init__(self) -> None:
        self._beside = 0

    def label(self, x: EntryRow) -> str:
        """Say what the next entry is called."""
        self._beside = 0 if x.public else self._beside + 1
        last = f"{x.shown}." if x.shown >= 0 else "0a"
        return str(x.shown) if x.public else f"{last}{self._beside}"


def label_of(text: str) -> str:
    """Return the label that somebody has typed: "#12" and "e12", as in a link, are "12"."""
    return text.strip().removeprefix("#").removeprefix("e")


def labels_of(rows: Iterable[EntryRow]) -> dict[int, str]:
    """Return the labels of an ended game's entries, from the first of these rows on."""
    labels = Labels()
    return {x.n: labels.label(x) for x in rows}


def led_to(n: int, rows: Iterable[EntryRow]) -> Iterator[EntryRow]:
    """Yield the entries that led to entry `n`, the latest first: no undos, and nothing undone.

    It ends at the first entry that is not among these rows.
    """
    at = {row.n: row for row in rows}
    while n in at:
        row = at[n]
        if row.how != "undo":
            yield row
        n = int(json.loads(row.action)["to"]) if row.how == "undo" else row.prev


def write_events(told: Iterable[Event]) -> str:
    """Write events as a row keeps them: facts in the order in which they were told, as prose has them."""
    return _ENCODER.encode([[x.kind, x.case, x.facts, list(x.to)] for x in told])


def events_of(row: EntryRow, *, raw: bool = False) -> list[Event]:
    """Return the events that an entry told. Unless it is for a file, what people wrote is escaped in them.

    A loss on time is not told as a resignation, though it is carried out as one.
    """
    if raw:
        return [Event(kind, case, facts, tuple(to)) for kind, case, facts, to in json.loads(row.events)]
    return list(_tamed(row.events, timed_out=(row.how, row.kind, row.by) == ("act", "resign", LAPSE)))


def told_to(rows: Iterable[EntryRow], reader: Seat | None = None) -> list[Event]:
    """Return the public events of some entries, or what a `reader` may know of them."""
    return [e for row in rows for e in events_of(row) if e.to == EVERYONE or reader in e.to]


@lru_cache(512)
def _tamed(events: str, *, timed_out: bool) -> tuple[Event, ...]:
    """Read events from an entry; a post asks for those of the same entry several times."""
    of = {"of": OUT_OF_TIME} if timed_out else {}
    return tuple(
        Event(kind, case, tame(facts) | (of if kind == "acted" else {}), tuple(to))
        for kind, case, facts, to in json.loads(events)
    )


def outcome_of(row: GameRow) -> Outcome | None:
    """Return a game's outcome."""
    return adapter(Outcome).validate_json(row.outcome) if row.outcome else None


def info_of(row: GameRow, seats: list[SeatRow], message: Message | None, *, hidden: bool) -> GameInfo:
    """Return a game as everybody may know it; `hidden`: without names."""
    place = Place(row.guild or None, row.channel or None)
    at = MessageRef(message.channel, message.id) if message else None
    sat = tuple(map(seat_info, seats))
    return GameInfo(
        id=row.id,
        title=row.title,
        name=row.name,
        place=place,
        host=row.host,
        status=Status(row.status),
        n=row.shown,
        seats=tuple(x._replace(name="", dm_closed=False) for x in sat) if hidden else sat,
        scenario=row.scenario,
        options=json.loads(row.options),
        commitment=row.commitment,
        outcome=outcome_of(row),
        parked=row.parked,
        frozen=row.frozen,
        imported=row.imported,
        created=row.created,
        changed=row.changed,
        link=jump(place, at),
        parked_until=row.parked_until,
        quiet=row.quiet > 0,
        rated=row.rated != Rated.NO,
        sides=Sides(row.sides),
        anonymous=row.anonymous,
        hidden=hidden,
    )


def info_read(read: Loaded | None, game: str) -> GameInfo | None:
    """Return a game as everybody may know it, if it is the one that was read; its link is its channel's."""
    return info_in(read) if read is not None and read.game.id == game else None


def info_in(read: Loaded) -> GameInfo:
    """Return a game that was read as everybody may know it: made once."""
    if read.info is None:
        read.info = info_of(read.game, read.seats, None, hidden=read.hidden)
    info: GameInfo = read.info
    return info


def seat_info(x: SeatRow) -> SeatInfo:
    """Return a seat as everybody may know it."""
    return SeatInfo(
        seat=x.seat,
        user=x.user,
        name=x.name,
        policy=x.policy,
        invited=x.invited,
        word=bool(x.word),
        dm_closed=x.dm_closed,
        left=x.left_at > 0,
        caretaker=x.caretaker,
        coach=x.coach != Coach.NONE,
        allows_coach=x.allows_coach,
        hints=x.user > 0 and x.hints == x.user,
    )


def listed_info(found: Listed) -> GameInfo:
    """Return a game of a list as everybody may know it."""
    return info_of(found.game, found.seats, found.message, hidden=found.game.hides_names)
