"""Files from outside: records brought in, and tables that people keep and open games with."""

from __future__ import annotations

from collections.abc import Sequence

from bot.play.commands import settings_updates
from bot.play.commands.lobby import Lobby, new_id
from bot.play.context import Context
from bot.play.games.outgoing import Outgoing
from bot.play.model.names import LONGEST_TITLE, clean
from bot.play.model.ports import Place
from bot.play.model.rows import LOG
from bot.play.model.terms import Person, Refused, refusing
from bot.play.queries.choices import LONGEST_NAME
from bot.play.queries.settings import Permissions, Settings
from bot.play.workers import records
from bot.store import FullError
from bot.store.models import Game as GameRow
from bot.store.models import HintRow, Keepsake, Milestone, PostKind, SeatRow, Snapshot
from bot.store.repositories.games import Allow
from engine.core.codec import token

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
        hints = [
            HintRow(game=game, seat=x.seat, decision=x.decision, n=x.n, why=x.why, at=now) for x in got.hints
        ]
        await self._context.store.add_record(row, seats, got.seed, got.log, shot, kept, [post], allow, hints)
        LOG.info("game %s was brought in from a record of %d entries", game, len(got.log))
        return game

    async def may_import(self, place: Place, host: Person, size: int, parent: int | None = None) -> Allow:
        """Check that somebody may import a record of `size` characters; return the check to repeat on import.

        Raises:
            Refused: they may not, or must wait.

        """
        await self._permissions.may_host(place, host, parent)
        if size > LONGEST_RECORD:
            raise Refused("refused-record-long", most=LONGEST_RECORD)
        guild = place.guild or 0
        allow = settings_updates.importing(await self._settings.guild_settings(guild), size)
        allow(await self._context.store.hosted(host.id, guild, self._context.now()))
        return allow


class TableFiles:
    """Keeps files, opens tables with them."""

    def __init__(
        self,
        context: Context,
        lobby: Lobby,
    ) -> None:
        self._context, self._lobby = context, lobby

    async def shelve(self, title: str, user: Person, name: str, text: str) -> str:
        """Keep a user's text under a name; return the token with which a table can be opened with it."""
        called = clean(name, LONGEST_NAME)
        if not called:
            raise Refused("refused-nothing")
        row = Keepsake(user=user.id, title=title, name=called, text=text, at=self._context.now())
        with refusing(FullError, "refused-kept-full"):
            await self._context.store.keep(row)
        return token([called, text])

    async def open_kept(
        self, place: Place, user: Person, title: str, named: str, values: Sequence[str], parent: int | None
    ) -> str:
        """Open a table with a scenario, or with a file that was kept and is still as it was looked at.

        `values` are those of all options in their order. Returns the game's id.
        """
        game = self._context.titles[title].game
        kept = await self._context.store.keepsakes(user.id, title)
        text = next((x for name, x in kept.items() if token([name, x]) == named), None)
        own = named in game.scenarios
        if (text is None and not own) or len(values) != len(game.options):
            raise Refused("refused-gone")
        chosen = {o.name: x for o, x in zip(game.options, values, strict=True)}
        if own or text is None:
            return await self._lobby.open_game(
                place, user, title, scenario=named, options=chosen, parent=parent
            )
        return await self._lobby.open_game(
            place, user, title, options=chosen, files={game.files[0]: text}, parent=parent
        )
