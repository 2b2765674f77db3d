"""What host and moderators may do with a game: replace a player, move it, abandon it, bring records in."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Sequence
from functools import cached_property
from typing import Any

from bot.play.base import KEPT_EVERY, LOG, Live, entry_of, events_of, setup_of
from bot.play.infos import outcome_of
from bot.play.lobby import LONGEST_WORD, Lobby, new_id
from bot.play.locks import done_anew
from bot.play.names import LONGEST_TITLE, clean
from bot.play.ports import Place
from bot.play.seating import Given, Means, Seating
from bot.play.terms import Export, Person, Refused, Status
from bot.store import ClashError, TakenError
from bot.store.models import Entry as EntryRow
from bot.store.models import Game as GameRow
from bot.store.models import Milestone, SeatRow, Snapshot
from engine.core import record
from engine.core.codec import canonical, check_sum, save, unpack_action
from engine.core.data import adapter
from engine.core.dice import Committed, commitment
from engine.core.errors import BrokenRecord, EngineError, Refusal
from engine.core.flow import Result
from engine.core.record import Entry, Record, read_record, replay, write_record
from engine.core.rules import Outcome, Seat

#: A record from outside may be this long.
LONGEST_RECORD = 4_000_000
MOST_ENTRIES = 20_000
MOST_ROLLS = 10_000_000
LONGEST_ID = 64
#: Seconds of work that a record may take to replay; one of 20,000 ordinary entries takes four.
PATIENCE = 20.0
#: The lock under which records are read, one after the other. No game's id has these letters.
READING = "import"
LONGEST_MARKS = 300


class Hosting(Lobby):
    """Host's and moderators' powers."""

    @cached_property
    def seating(self) -> Seating:
        """Give what gives seats of games under way to others."""
        return Seating(
            Means(
                self.store, self._locks, self._live, self._post, self._note, self._stored_now,
                self._may_reseat, self._has_left, self._join, self._patience,
            )
        )  # fmt: skip

    def _stored_now(self) -> int:
        """Give the time by the database's clock: it is one for all processes."""
        return int(self._clock() - self.store.opened.ahead)

    async def _may_reseat(self, live: Live, by: Person) -> None:
        await self.rights.host_only(by, live.info)

    async def _has_left(self, live: Live, user: int) -> bool:
        return await self.rights.has_left(user, live.info)

    async def replace(
        self, game: str, by: Person, seat: Seat, user: Person | None, policy: str = ""
    ) -> Given:
        """Give a seat of a game under way to another person, or with None to a machine player."""
        return await self.seating.replace(game, by, seat, user, policy)

    async def _join(self, game: str, by: Person, seat: Seat) -> None:
        """Have a seat that was left take part again, now that somebody holds it."""
        live = await self._live(game, Status.PLAYING, to_change=True)
        name, row = live.listing.ways.joins, live.row
        action = unpack_action(live.state.rules.frees[name].takes, {})
        dice = Committed(await self.store.seed(game), row.dice_id, json.loads(row.words), row.k)
        move = record.do_act(live.state, row.n + 1, seat, name, action, dice)
        await self._keep(live, [self._made(live, None, move, by.id)], actor=by, dice=dice)

    @done_anew
    async def abandon(self, game: str, by: Person) -> bool:
        """End a game without a result: host and moderators at once (True), players by their consent."""
        async with self._locks(game):
            live = await self._live(
                game, Status.LOBBY, Status.PLAYING, Status.FROZEN, look=False, to_change=True
            )
            if (await self.rights.rights(by, live.info)).governs:
                await self._abandon(live, by)
                return True
            mine = live.info.seat_of(by.id)
            if mine is None:
                raise Refused("refused-host-only")
            others = [x.user for x in live.info.seats if x.user and x.user != by.id]
            if not others:
                await self._abandon(live, by)
                return True
            await self._ask(live, "abandon", by, mine.seat, live.row.n, others, 0)
            return False

    async def _abandon(self, live: Live, by: Person) -> None:
        note = self._post(
            live.row.id, f"c{live.row.channel}", "abandoned", canonical({"name": by.name, "user": by.id})
        )
        now = self._now()
        await self._change(
            live, posts=[note], status=Status.ABANDONED, here=None, changed=now, ended=now, asking=False
        )

    @done_anew
    async def take_here(self, game: str, by: Person, place: Place, parent: int | None = None) -> None:
        """Move a game to this channel: for one whose channel was deleted, or closed to the bot."""
        async with self._locks(game):
            live = await self._live(
                game, Status.LOBBY, Status.PLAYING, Status.FROZEN, look=False, to_change=True
            )
            await self.rights.host_only(by, live.info)
            await self._may_host(place, by, parent)
            what = "lobby" if live.row.status == Status.LOBBY else "again"
            post = self._post(game, f"c{place.channel}", what, last=live.row.n)
            await self._change(
                live, posts=[post], guild=place.guild or 0, channel=place.channel, here=place.channel,
                parked="", parked_until=0, lane=f"c{place.channel}",
            )  # fmt: skip

    async def thaw(self, game: str, by: Person) -> None:
        """Let a frozen game go on, once it loads or replays again. For moderators."""
        async with self._locks(game):
            live = await self._live(game, to_change=True)
            await self.rights.moderators_only(by, live.info)
            if live.row.status != Status.FROZEN:
                raise Refused("refused-not-frozen")
            if live.state is not None and (bad := live.listing.game.problems(live.state)):
                raise Refused("refused-frozen", why=bad[0])
            post = self._post(game, f"c{live.row.channel}", "again", last=live.row.n)
            await self._change(live, posts=[post], status=Status.PLAYING, frozen="")

    async def _change(self, live: Live, **changes: Any) -> None:
        try:
            await self.store.change_game(live.row.id, live.row.revision, **changes)
        except ClashError as why:
            raise Refused("refused-busy") from why
        except TakenError as why:
            raise Refused("refused-taken") from why

    # -- records -----------------------------------------------------------------------------------------

    async def export(self, game: str, by: Person) -> Export:
        """Give the whole record of an ended game, or the public log of one under way."""
        live = await self._live(game, look=False)
        if live.row.n < 0:
            raise Refused("refused-lobby")
        rows = await self.store.entries(game)
        stem = f"{live.row.title}-{game}"
        if live.info.status.ended:
            seed = await self.store.seed(game)
            text = write_record(record_of(live.row, rows, seed))
            return Export(f"{stem}.json", text, whole=True)
        say = await self._words_for(by, live)
        lines = [say("export-head", game=live.listing.game.title, id=game, commitment=live.row.commitment)]
        for row in rows:
            public = [e for e in events_of(row, raw=True) if e.reaches(None)]
            names = self._names(live, say, raw=True, n=row.n)
            lines += [f"{row.shown:>5}  {line}" for line in live.listing.look.tell(public, names, say)]
        return Export(f"{stem}.txt", "\n".join(lines) + "\n", whole=False)

    async def import_record(self, place: Place, host: Person, text: str, name: str = "") -> str:
        """Take in a record that replays, to look at; give its new id."""
        await self._may_host(place, host, None)
        if len(text) > LONGEST_RECORD:
            raise Refused("refused-record-long", most=LONGEST_RECORD)
        try:
            async with self._locks(READING):
                made = await asyncio.to_thread(self._read, text)
        except (EngineError, Refusal) as why:
            raise Refused("refused-record", why=str(why)) from why
        rec, results = made
        game, now, last = new_id(), self._now(), results[-1]
        over, saved = last.state.over, save(last.state)
        row = GameRow(
            id=game, title=rec.setup.game, name=clean(name, LONGEST_TITLE), scenario=rec.setup.scenario,
            options=canonical(dict(rec.setup.options)), files=canonical(dict(rec.setup.files)),
            guild=place.guild or 0, channel=place.channel or 0, host=host.id,
            status=Status.OVER if over else Status.ABANDONED, n=len(results) - 1, after=check_sum(saved),
            edition=rec.edition, dice_id=rec.id, commitment=rec.commitment, words=canonical(dict(rec.words)),
            outcome=adapter(Outcome).dump_json(over).decode() if over else "", imported=True, created=now,
            changed=now, ended=now,
        )  # fmt: skip
        seats = [
            SeatRow(game=game, seat=x, place=i)
            for i, x in enumerate(self.catalogue[rec.setup.game].game.seated(rec.setup))
        ]
        kept = [
            Milestone(game=game, n=n, state=save(r.state).decode())
            for n, r in enumerate(results)
            if n % KEPT_EVERY == 0
        ]
        log = _log_rows(game, rec, results, now)
        row.shown, row.open_rolls = log[-1].shown, sum(len(e.rolls) for e in rec.entries)
        shot = Snapshot(game=game, n=row.n, state=saved.decode())
        await self.store.add_record(row, seats, rec.seed, log, shot, kept)
        await self.store.add_posts([self._post(game, f"c{row.channel}", "again", last=row.n)])
        LOG.info("game %s was brought in from a record of %d entries", game, len(log))
        return game

    def _read(self, text: str) -> tuple[Record, list[Result[Any]]]:
        """Read and replay a record. Runs in a thread.

        Raises:
            EngineError: it is no record, or does not replay.

        """
        rec = read_record(text)
        if len(rec.entries) > MOST_ENTRIES:
            raise BrokenRecord(0, f"a record has at most {MOST_ENTRIES} entries")
        if rec.setup.game not in self.catalogue.listings:
            raise BrokenRecord(0, f"there is no game {rec.setup.game[:40]!r} here")
        game = self.catalogue[rec.setup.game].game
        _check_record(rec, game.seats)
        return rec, replay(game, rec, PATIENCE)


def _check_record(rec: Record, seats: Sequence[Seat]) -> None:
    """Refuse what replaying does not look at and other parts rely on: names, numbers, the seed.

    Raises:
        BrokenRecord: with the reason.

    """
    if not re.fullmatch(r"[0-9a-f]{64}|", rec.commitment) or not re.fullmatch(r"[0-9a-f]{64}|", rec.seed):
        raise BrokenRecord(0, "seed and commitment are 64 hexadecimal digits")
    if rec.seed and commitment(rec.seed) != rec.commitment:
        raise BrokenRecord(0, "the seed is not the one that was committed to")
    if not set(rec.words) <= set(seats) or any(len(x) > LONGEST_WORD for x in rec.words.values()):
        raise BrokenRecord(0, f"each seat adds a word of at most {LONGEST_WORD} characters")
    if len(rec.id) > LONGEST_ID or not rec.id.isprintable() or not 0 <= rec.edition < MOST_ROLLS:
        raise BrokenRecord(0, "the record's id or edition cannot be")
    for e in rec.entries:
        if e.seat not in ("", *seats) or not 0 <= e.k < MOST_ROLLS or not 0 <= e.decision < MOST_ROLLS:
            raise BrokenRecord(e.n, "its seat or its numbers cannot be")
        if len(e.salt) + len(e.seal) + len(e.by) > LONGEST_MARKS:
            raise BrokenRecord(e.n, "its salt, seal or author is too long")


def record_of(row: GameRow, log: list[EntryRow], seed: str) -> Record:
    """Give a game as the record that `engine.core.record` reads."""
    return Record(
        row.dice_id, setup_of(row), tuple(map(entry_of, log)), json.loads(row.words), row.commitment, seed,
        row.edition, outcome_of(row),
    )  # fmt: skip


def _log_rows(game: str, rec: Record, results: list[Result[Any]], now: int) -> list[EntryRow]:
    rows: list[EntryRow] = []
    for e, done in zip(rec.entries, results, strict=True):
        public = any(x.reaches(None) for x in done.events)
        shown = (rows[-1].shown if rows else -1) + public
        row = _log_row(game, e, done, now)
        row.public, row.shown = public, shown
        rows.append(row)
    return rows


def _log_row(game: str, e: Entry, done: Result[Any], now: int) -> EntryRow:
    events = [[x.kind, x.case, x.facts, list(x.to)] for x in done.events]
    return EntryRow(
        game=game, n=e.n, how=e.how, seat=e.seat, kind=e.kind, decision=e.decision,
        action=canonical(e.action), rolls=canonical(e.rolls), k=e.k, after=e.after, final=e.final,
        salt=e.salt, seal=e.seal, by=e.by, events=canonical(events), prev=e.n - 1, floor=e.n, at=now,
    )  # fmt: skip
