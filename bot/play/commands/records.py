"""Records brought in from outside."""

from __future__ import annotations

from bot.play.commands import limits
from bot.play.commands.lobby import new_id
from bot.play.context import Context
from bot.play.games.outgoing import Outgoing
from bot.play.model.names import LONGEST_TITLE, clean
from bot.play.model.ports import Place
from bot.play.model.rows import LOG
from bot.play.model.terms import Person, Refused
from bot.play.queries.permissions import Permissions
from bot.play.queries.settings import Settings
from bot.play.workers import records
from bot.store.models import Game as GameRow
from bot.store.models import Milestone, PostKind, SeatRow, Snapshot
from bot.store.repositories.games import Allow

LONGEST_RECORD = 4_000_000


class Records:
    """Brings records in from outside as ended games, to look at."""

    def __init__(
        self,
        context: Context,
        outgoing: Outgoing,
        settings: Settings,
        permissions: Permissions,
    ) -> None:
        self._context, self._outgoing, self._settings, self._permissions = (
            context,
            outgoing,
            settings,
            permissions,
        )

    async def import_record(
        self, place: Place, host: Person, text: str, name: str = "", parent: int | None = None
    ) -> str:
        """Take in a record that replays, to look at; give its new id."""
        allow = await self.may_import(place, host, len(text), parent)
        game, now = new_id(), self._context.now()
        games = {title: x.game for title, x in self._context.titles.titles.items()}
        got = await self._context.workers.run(records.read_in, game, now, text, games)
        row = GameRow(
            id=game,
            name=clean(name, LONGEST_TITLE),
            guild=place.guild or 0,
            channel=place.channel or 0,
            host=host.id,
            imported=True,
            created=now,
            changed=now,
            ended=now,
            **got.fields,
        )
        seats = [SeatRow(game=game, seat=x, place=i) for i, x in enumerate(got.seats)]
        kept = [Milestone(game=game, n=n, state=state) for n, state in got.kept]
        shot = Snapshot(game=game, n=row.n, state=got.state)
        post = self._outgoing.post(game, f"c{row.channel}", PostKind.AGAIN, last=row.n)
        await self._context.store.add_record(row, seats, got.seed, got.log, shot, kept, [post], allow)
        LOG.info("game %s was brought in from a record of %d entries", game, len(got.log))
        return game

    async def may_import(self, place: Place, host: Person, size: int, parent: int | None = None) -> Allow:
        """Return whether somebody may bring in a record of so many characters; give what is asked once more.

        Raises:
            Refused: they may not, or not yet.

        """
        await self._permissions.may_host(place, host, parent)
        if size > LONGEST_RECORD:
            raise Refused("refused-record-long", most=LONGEST_RECORD)
        guild = place.guild or 0
        allow = limits.importing(await self._settings.guild_settings(guild), size)
        allow(await self._context.store.hosted(host.id, guild, self._context.now()))
        return allow
