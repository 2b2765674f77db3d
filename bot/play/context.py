"""What every service is given: where games are kept, how posts are sent, and how this process is set up."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Mapping
from random import Random, SystemRandom
from time import time

from bot.community.webhooks import NOTHING, Allowed, What, hook_row
from bot.play.model import runtime
from bot.play.model.ports import Courier, Members, Nowhere
from bot.play.model.runtime import Counts, Locks, Shards, Waiting
from bot.play.model.title import Catalogue
from bot.play.workers.pool import Thinkers, Workers
from bot.store import Store
from bot.store.models import Game as GameRow
from bot.store.models import Hook, Outbox, PostKind, SeatRow
from bot.store.repositories.posts import Claim, Round
from bot.store.statements.plain import new
from engine.core.codec import canonical


class Context:
    """Store, courier, titles, clock, locks, counters and settings of one process.

    `clock` returns unix seconds, `locale` and `theme` are the defaults of servers and players. Machine
    players answer after a multiple of `pace` seconds, 0 for at once, and draw from `rng`. After `patience`
    seconds a question with a default answer is given it; 0: never. `shards` are those whose servers' games
    this process handles. A report on an ended game takes `reporting` seconds of work, in its own process
    (`reporters`); 0: no reports. Single answers are explained in another (`explainers`), and pages for
    spectators are made in a third (`watchers`), so that no player waits for either. `boards`: boards can be
    touched in browsers. `allowed` are the addresses at which other programs are told.
    """

    def __init__(
        self,
        store: Store,
        courier: Courier,
        *,
        catalogue: Catalogue,
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
        thinkers: Thinkers | None = None,
        reporters: Workers | None = None,
        reporting: float = 0,
        explainers: Workers | None = None,
        watchers: Workers | None = None,
        boards: bool = False,
        allowed: Allowed = NOTHING,
    ) -> None:
        self.store, self.courier = store, courier
        self.titles = catalogue
        self.members: Members = members or Nowhere()
        self.clock, self.locale, self.theme, self.pace = now or time, locale, theme, pace
        self.patience, self.boards, self.allowed = patience, boards, allowed
        self.shards = shards or Shards()
        self.rng, self.locks = rng or SystemRandom(), Locks()
        self.workers, self.thinkers = workers or Workers(), thinkers or Thinkers()
        self.reporters, self.reporting = reporters or Workers(), reporting
        self.explainers, self.watchers = explainers or Workers(), watchers or Workers()
        self.counts, self.waiting = counts or Counts(), Waiting()
        #: How a commit begins to post what it brings, where somebody posts it afterwards.
        self.claim: Callable[[], Claim | None] = lambda: None
        #: Game -> the round that its last commit has begun; whoever sends it takes it out.
        self.rounds: dict[str, Round] = {}
        self.outgoing = Outgoing(self.now, self.waiting, self.rounds, tells=bool(allowed.urls))

    def now(self) -> int:
        """Return the time in whole seconds."""
        return int(self.clock())

    def patience_of(self, game: GameRow) -> float:
        """Return after how many seconds a table's default answers are given; 0: never."""
        return self.patience if game.patience < 0 else game.patience

    def taken(self, game: str) -> asyncio.Lock:
        """Return a game's lock for a change that makes thinking pointless: machine players give way."""
        runtime.note_changed(game)
        lock = self.locks(game)
        if game in self.thinkers.yielding:
            self.thinkers.give_way(game)
        return lock

    def answering(self, game: str, user: int) -> asyncio.Lock:
        """Return the lock of a game for an answer: a machine player in its giver's place gives way."""
        runtime.note_changed(game)
        lock = self.locks(game)
        if game in self.thinkers.yielding:
            self.thinkers.give_way(game, user)
        return lock

    def stored_now(self) -> int:
        """Return the time by the database's clock, which is one for all processes."""
        return int(self.clock() - self.store.opened.ahead)


def named(user: int, name: str, key: str = "name") -> dict[str, object]:
    """Return the facts that name a person. By the id beside it the name is erased with their data."""
    return {key: name, f"{key}_id": user}


class Outgoing:
    """Makes rows of the outbox. Nothing is sent here. `rounds` that are begun do not know of them.

    `tells`: other programs may be told of games.
    """

    def __init__(
        self, now: Callable[[], int], waiting: Waiting, rounds: Mapping[str, Round], *, tells: bool = False
    ) -> None:
        self._now, self._waiting, self._rounds, self.tells = now, waiting, rounds, tells

    def post(
        self,
        game: str,
        lane: str,
        what: PostKind,
        body: str = "{}",
        *,
        first: int = -1,
        last: int = -1,
        grows: bool = False,
    ) -> Outbox:
        """Make an outbox row, due at once."""
        now, nonce = self._now(), secrets.token_hex(10)
        self._waiting.note(nonce)
        runtime.note_changed(game)
        if game in self._rounds:
            self._rounds[game].more = True
        return new(
            Outbox,
            game=game,
            lane=lane,
            what=what,
            first=first,
            last=last,
            body=body,
            nonce=nonce,
            made=now,
            due=now,
            grows=grows,
        )

    def note(self, game: str, lane: str, key: str, **facts: object) -> Outbox:
        """Make an outbox row that is one sentence of the catalogue; `user` in the facts is pinged."""
        return self.post(game, lane, PostKind.NOTE, canonical({"key": key, "facts": facts}))

    def hook(self, what: What, row: GameRow, **facts: object) -> list[Hook]:
        """Tell another program of a game; nothing where there can be none."""
        if not (self.tells and row.guild):
            return []
        about = {"channel": str(row.channel), "title": row.title, **facts}
        return [hook_row(what, row.guild, self._now(), about, game=row.id)]

    def redrawn(self, game: str, lane: str, seat: str = "") -> Outbox:
        """Update the newest board, and the post about a seat's time."""
        return self.post(game, lane, PostKind.REDRAWN, canonical({"seat": seat}))

    def lobby_card(self, row: GameRow) -> Outbox:
        """Post the lobby card, or edit the one that is there."""
        return self.post(row.id, f"c{row.channel}", PostKind.LOBBY)

    def departed(self, game: GameRow, seat: SeatRow) -> Outbox:
        """Tell a table, with a ping to its host, that a player has left the server."""
        who = named(seat.user, seat.name) | ({} if seat.user == game.host else {"user": game.host})
        return self.note(game.id, f"c{game.channel}", "note-departed", seat=seat.seat, **who)
