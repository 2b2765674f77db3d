"""What all parts of the tables share: loading a game, its state now and earlier, words and names."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random, SystemRandom
from time import time
from typing import Any, TypeVar

from bot.play.commands.departures import Departures
from bot.play.delivery.parking import Parking
from bot.play.games.infos import info_of
from bot.play.games.rights import Authorization, Nowhere
from bot.play.model.counts import Counts, Waiting
from bot.play.model.locks import Locks
from bot.play.model.log_context import mark
from bot.play.model.names import escaped, plain, tame
from bot.play.model.ports import Courier, Members, Outside
from bot.play.model.shards import Shards
from bot.play.model.terms import GameInfo, Person, Refused, SeatInfo, Status
from bot.play.titles.catalogue import Catalogue, Listing
from bot.play.workers.pool import Workers
from bot.store import Store
from bot.store.games import Loaded
from bot.store.models import Entry as EntryRow
from bot.store.models import Game as GameRow
from bot.store.models import Outbox, Preference, SeatRow
from bot.store.parts import Part
from engine.core.codec import canonical, check_sum, load, save
from engine.core.contract import Setup
from engine.core.errors import BrokenRecord, EngineError
from engine.core.record import Entry, How, replay_entry
from engine.core.rules import Event, Seat
from render.core.text import Words, words

LOG = logging.getLogger("nullgate.play")
A = TypeVar("A")
#: A state is kept for rewinding every so many entries.
KEPT_EVERY = 50
#: How an entry came that was answered for a seat which gave no answer for long.
LAPSE = "lapse"
#: So many machine players think at once.
THINKERS = 2


@dataclass(frozen=True, slots=True)
class Live:
    """A game loaded to be looked at or played on. `state` is None in the lobby."""

    loaded: Loaded
    listing: Listing
    info: GameInfo
    state: Any

    @property
    def row(self) -> GameRow:
        """Give the game's row."""
        return self.loaded.game

    @property
    def setup(self) -> Setup:
        """Give what the game was started with."""
        return setup_of(self.row)


@dataclass(frozen=True, slots=True)
class Called:
    """What people called the seats: now, and until which entry otherwise, the earliest first."""

    now: Mapping[Seat, str]
    before: Sequence[tuple[int, Mapping[Seat, str]]] = ()

    def at(self, n: int) -> Mapping[Seat, str]:
        """Give what they were called at entry `n`."""
        return next((names for until, names in self.before if n <= until), self.now)


class Base:
    """The store, the courier, and how a game is loaded."""

    def __init__(
        self,
        store: Store,
        courier: Courier,
        *,
        catalogue: Catalogue | None = None,
        outside: Outside | None = None,
        now: Callable[[], float] | None = None,
        locale: str = "en",
        theme: str = "dark",
        pace: float = 0,
        patience: float = 0,
        shards: Shards | None = None,
        rng: Random | None = None,
        counts: Counts | None = None,
        members: Members | None = None,
        workers: Workers | None = None,
    ) -> None:
        self.store, self.courier = store, courier
        known = members or Nowhere()
        self.rights = Authorization(store, known)
        self.departures = Departures(store, known, self._now, self._has_left_word)
        self.catalogue = catalogue or Catalogue.standard()
        self.outside: Outside = outside or _at_once
        self._clock, self._locale, self._theme, self._pace = now or time, locale, theme, pace
        self._patience = patience
        self.shards = shards or Shards()
        self.parking = Parking(store, self._now, self.shards)
        self._unserved: dict[int, int] = {}  # shards without a process, and since when
        self._slow: dict[str, asyncio.Task[None]] = {}  # games that a sweep has taken up
        self._minds = asyncio.Semaphore(THINKERS)
        self._rng = rng or SystemRandom()
        self._locks, self._drains = Locks(), Locks()
        self._chores: list[Callable[[Part | None], Awaitable[None]]] = []  # what sweeps look after besides
        self.workers = workers or Workers()
        self.counts, self._waiting = counts or Counts(), Waiting()

    def _now(self) -> int:
        return int(self._clock())

    # -- loading -----------------------------------------------------------------------------------------

    async def _live(
        self, game: str, *status: Status, look: bool = True, dice: bool = False, to_change: bool = False
    ) -> Live:
        """Load a game. With `status` it must be in one of these; without `look` its state is not needed.

        `dice`: there will be rolls. `to_change`: what is read decides what is written then.

        Raises:
            Refused: there is no such game, or it is not at that point.

        """
        loaded = await self.store.load(game, seed=dice, to_change=to_change)
        if loaded is None:
            raise Refused("refused-no-game", game=game[:12])
        row = loaded.game
        if status and row.status not in status:
            raise Refused(f"refused-{row.status}", why=row.frozen)
        return await self._come_alive(loaded, look=look)

    async def _come_alive(self, loaded: Loaded, *, look: bool = True) -> Live:
        """Give a game that is loaded with its state, unless that is not needed."""
        row, listing = loaded.game, self.catalogue[loaded.game.title]
        mark(game=row.id, channel=row.channel)
        state = await self._state(loaded, listing) if row.n >= 0 and look else None
        return Live(loaded, listing, info_of(row, loaded.seats, None), state)

    async def _state(self, loaded: Loaded, listing: Listing) -> Any:
        """Load the snapshot. One that cannot be read is rebuilt from the log, or the game is frozen."""
        row = loaded.game
        try:
            return load(listing.game.state, _sound(row, loaded))
        except BrokenRecord as why:
            LOG.warning("game %s: %s; rebuilding it from its log", row.id, why)
            return await self._rebuild(row, listing, str(why))

    async def _rebuild(self, row: GameRow, listing: Listing, why: str) -> Any:
        try:
            states = await self._replayed(row, listing, 0, row.n)
            state = states[row.n]
        except (EngineError, ValueError, KeyError) as bad:
            LOG.exception("game %s is frozen: its log does not replay", row.id)
            await self._stop(row, f"{why}; {bad}")
            raise Refused("refused-frozen", why=str(bad)) from bad
        await self.store.mend(row.id, row.n, save(state).decode(), why=why, at=self._now())
        return state

    async def _stop(self, row: GameRow, why: str) -> None:
        """Freeze a game because something of ours failed, and say so in its channel. Everything is kept."""
        await self.store.freeze(row.id, why[:500], [self._note(row.id, f"c{row.channel}", "note-frozen")])

    async def _state_at(self, live: Live, n: int) -> Any:
        """Give the state after an earlier entry, from the nearest one that was kept."""
        if n == live.row.n:
            return live.state
        return (await self._states(live, n, n))[n]

    async def _states(self, live: Live, first: int, last: int) -> dict[int, Any]:
        """Give the states after entries `first` to `last`."""
        kept = await self.store.milestone(live.row.id, first)
        if kept is not None:
            try:
                start = load(live.listing.game.state, kept.state)
                return await self._replayed(live.row, live.listing, kept.n + 1, last, {kept.n: start})
            except BrokenRecord as why:
                LOG.warning("game %s: the state kept at %d cannot be used: %s", live.row.id, kept.n, why)
        return await self._replayed(live.row, live.listing, 0, last)

    async def _replayed(
        self, row: GameRow, listing: Listing, first: int, last: int, states: dict[int, Any] | None = None
    ) -> dict[int, Any]:
        """Play entries `first` to `last` again, in a worker thread, on the state before the first.

        Gives states by entry. An undo may lead to an entry before `first`: its state is found beforehand.
        """
        states = {} if states is None else states
        entries = [entry_of(x) for x in await self.store.entries(row.id, first, last)]
        for e in entries:
            to = e.action.get("to") if e.how == "undo" and isinstance(e.action, dict) else None
            if isinstance(to, int) and to < first and to not in states:
                kept = await self.store.milestone(row.id, to)
                start = {kept.n: load(listing.game.state, kept.state)} if kept else None
                begin = kept.n + 1 if kept else 0
                states[to] = (await self._replayed(row, listing, begin, to, start))[to]

        def play() -> dict[int, Any]:
            s, setup = states.get(first - 1), setup_of(row)
            for e in entries:
                s = replay_entry(listing.game, s, e, setup, states).state
                states[e.n] = s
            return states

        return await asyncio.to_thread(play)

    # -- posts -------------------------------------------------------------------------------------------

    def _post(
        self, game: str, lane: str, what: str, body: str = "{}", *, first: int = -1, last: int = -1
    ) -> Outbox:
        """Make an outbox row, due at once."""
        now, nonce = self._now(), secrets.token_hex(10)
        self._waiting.note(nonce)
        return Outbox(
            game=game, lane=lane, what=what, first=first, last=last, body=body, nonce=nonce,
            made=now, due=now,
        )  # fmt: skip

    def _note(self, game: str, lane: str, key: str, **facts: Any) -> Outbox:
        """Make an outbox row that is one sentence of the catalogue; `user` in the facts is pinged."""
        return self._post(game, lane, "note", canonical({"key": key, "facts": facts}))

    def _has_left_word(self, game: GameRow, seat: SeatRow) -> Outbox:
        """Tell a table, and its host by name, that a player has left the server."""
        told = {} if seat.user == game.host else {"user": game.host}
        return self._note(
            game.id, f"c{game.channel}", "note-departed", name=seat.name, seat=seat.seat, **told
        )

    # -- words -------------------------------------------------------------------------------------------

    async def _preference(self, user: int, live: Live | None = None) -> Preference:
        """Read what a user prefers. Of those who sit at a table that is loaded it is known."""
        if live is not None and any(x.user == user for x in live.loaded.seats):
            return live.loaded.prefers.get(user) or Preference(user=user)
        return await self.store.preference(user)

    async def _words_for(self, user: Person, live: Live | None = None) -> Words:
        """Give the language a user reads."""
        return words((await self._preference(user.id, live)).locale or user.locale or self._locale)

    def _words_in(self, live: Live) -> Words:
        """Give the language of a game's channel."""
        server = live.loaded.guild
        return words((server.locale if server else "") or self._locale)

    async def _theme_for(self, user: Person | None, live: Live) -> Any:
        mine = (await self._preference(user.id, live)).theme if user else ""
        server = live.loaded.guild
        return mine or (server.theme if server else "") or self._theme

    def _names(self, live: Live, say: Words, *, raw: bool = False, n: int | None = None) -> dict[Seat, str]:
        """Give what people call the seats: for texts escaped, for pictures as they are.

        With `n` those are named who sat there at entry `n`: what somebody did stays his when another takes
        over.
        """
        sat = {x.seat: x for x in live.info.seats}
        if n is not None:
            sat |= {
                x.seat: SeatInfo(x.seat, x.user, x.name, x.policy)
                for x in reversed(live.loaded.former)
                if n <= x.until
            }
        return {seat: name_of(x, live.listing, say, raw=raw) for seat, x in sat.items()}

    def _called(self, live: Live, say: Words) -> Called:
        """Give what people call the seats, and called them before others took over: for files."""
        until = sorted({x.until for x in live.loaded.former})
        return Called(
            self._names(live, say, raw=True), tuple((n, self._names(live, say, raw=True, n=n)) for n in until)
        )


# -- small change --------------------------------------------------------------------------------------


async def _at_once(work: Awaitable[A]) -> A:
    return await work


def setup_of(row: GameRow) -> Setup:
    """Give what a game was started with."""
    return Setup(row.title, row.scenario, json.loads(row.options), json.loads(row.files))


def entry_of(row: EntryRow) -> Entry:
    """Give an entry as the record knows it. A spoiled row is given as it stands; to replay it fails."""
    how: How = row.how  # type: ignore[assignment]  # the database knows no literals
    rolls = tuple((int(sides), int(n)) for sides, n in json.loads(row.rolls))
    return Entry(
        row.n, how, row.seat, row.kind, row.decision, json.loads(row.action), rolls, row.k,
        row.after, row.final, row.salt, row.seal, row.by,
    )  # fmt: skip


def events_of(row: EntryRow, *, raw: bool = False) -> list[Event]:
    """Give the events that an entry told. What people wrote is escaped in them, unless for a file."""
    told = json.loads(row.events)
    return [Event(kind, case, facts if raw else tame(facts), tuple(to)) for kind, case, facts, to in told]


def name_of(seat: SeatInfo, listing: Listing, say: Words, *, raw: bool = False) -> str:
    """Give what a seat's player is called; the side's name when nobody sits there."""
    if seat.user and seat.name:
        return plain(seat.name) if raw else escaped(seat.name)
    side = listing.look.side(seat.seat, say)
    return say("machine-name", side=side) if seat.policy else side


def _sound(row: GameRow, loaded: Loaded) -> str:
    """Give a game's snapshot.

    Raises:
        BrokenRecord: there is none, or it is not that of the last entry.

    """
    shot = loaded.snapshot
    if shot is None or shot.n != row.n or check_sum(shot.state.encode()) != row.after:
        raise BrokenRecord(row.n, "the snapshot is missing or is not that of the last entry")
    return shot.state
