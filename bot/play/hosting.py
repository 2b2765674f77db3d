"""What host and moderators may do with a game: replace a player, move it, abandon it, bring records in."""

from __future__ import annotations

import json
from functools import cached_property
from typing import Any

from bot.play.base import LOG, Live
from bot.play.commands import limits
from bot.play.commands.seating import Given, Means, Seating
from bot.play.lobby import Lobby, new_id
from bot.play.model.locks import done_anew
from bot.play.model.names import LONGEST_TITLE, clean
from bot.play.model.ports import Place
from bot.play.model.terms import Export, Person, Refused, Status
from bot.play.workers import records
from bot.store import ClashError, TakenError
from bot.store.games import Allow
from bot.store.models import Game as GameRow
from bot.store.models import Milestone, SeatRow, Snapshot
from engine.core import record
from engine.core.codec import canonical, unpack_action
from engine.core.dice import Committed
from engine.core.rules import Seat

#: A record from outside may be this long.
LONGEST_RECORD = 4_000_000


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
        row, look = live.row, live.listing.look
        if row.n < 0:
            raise Refused("refused-lobby")
        rows = records.packed(await self.store.entries(game))
        stem = f"{row.title}-{game}"
        if live.info.status.ended:
            text = await self.workers.run(records.whole, row.model_dump(), rows, await self.store.seed(game))
            return Export(f"{stem}.json", text, whole=True)
        say = await self._words_for(by, live)
        head = say("export-head", game=live.listing.game.title, id=game, commitment=row.commitment)
        told = await self.workers.run(records.public_log, look, rows, self._called(live, say), say.locale)
        return Export(f"{stem}.txt", "\n".join([head, *told]) + "\n", whole=False)

    async def may_import(self, place: Place, host: Person, size: int, parent: int | None = None) -> Allow:
        """See whether somebody may bring in a record of so many characters; give what is asked once more.

        Raises:
            Refused: they may not, or not yet.

        """
        await self._may_host(place, host, parent)
        if size > LONGEST_RECORD:
            raise Refused("refused-record-long", most=LONGEST_RECORD)
        guild = place.guild or 0
        allow = limits.importing(await self.guild_settings(guild), size)
        allow(await self.store.hosted(host.id, guild, self._now()))
        return allow

    async def import_record(
        self, place: Place, host: Person, text: str, name: str = "", parent: int | None = None
    ) -> str:
        """Take in a record that replays, to look at; give its new id."""
        allow = await self.may_import(place, host, len(text), parent)
        game, now = new_id(), self._now()
        games = {title: x.game for title, x in self.catalogue.listings.items()}
        got = await self.workers.run(records.read_in, game, now, text, games)
        row = GameRow(
            id=game, name=clean(name, LONGEST_TITLE), guild=place.guild or 0, channel=place.channel or 0,
            host=host.id, imported=True, created=now, changed=now, ended=now, **got.fields,
        )  # fmt: skip
        seats = [SeatRow(game=game, seat=x, place=i) for i, x in enumerate(got.seats)]
        kept = [Milestone(game=game, n=n, state=state) for n, state in got.kept]
        shot = Snapshot(game=game, n=row.n, state=got.state)
        post = self._post(game, f"c{row.channel}", "again", last=row.n)
        await self.store.add_record(row, seats, got.seed, got.log, shot, kept, [post], allow)
        LOG.info("game %s was brought in from a record of %d entries", game, len(got.log))
        return game
