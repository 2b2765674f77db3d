"""The link at which anybody may watch a game: its host shares it, and takes it back."""

from __future__ import annotations

import secrets

from bot.play.context import Context
from bot.play.games.live import Live
from bot.play.games.loader import GameLoader
from bot.play.games.outgoing import Outgoing, named
from bot.play.games.rights import Authorization
from bot.play.model.terms import Person, Refused
from bot.store.models import WatchLink

#: Random bytes in a link: too many to guess.
TOKEN_BYTES = 20


class WatchLinks:
    """Shares games through links, for hosts and moderators; the game's channel is told."""

    def __init__(
        self, context: Context, games: GameLoader, outgoing: Outgoing, rights: Authorization
    ) -> None:
        self._context, self._games, self._outgoing, self._rights = context, games, outgoing, rights

    async def share(self, game: str, by: Person, *, address: str = "") -> str:
        """Return the token of a game's link, a new one where it had none.

        `address` is what comes before the token: the channel is told the whole link then, else only that
        there is one.

        Raises:
            Refused: they are no host, or the game has not begun.

        """
        live = await self._governed(game, by)
        if live.row.n < 0:
            raise Refused("refused-lobby")
        token = secrets.token_hex(TOKEN_BYTES)
        row = WatchLink(game=game, token=token, since=self._context.now())
        told = self._outgoing.note(game, live.lane, "note-watch", **named(by.id, by.name))
        found = await self._context.store.share(row, [] if address else [told])
        if address:
            link = f"{address}{found.token}"
            who = named(by.id, by.name)
            note = self._outgoing.note(game, live.lane, "note-watch-link", link=link, **who)
            await self._context.store.add_posts([note])
        return found.token

    async def withdraw(self, game: str, by: Person) -> bool:
        """Make a game's link a dead one at once; False where it has none.

        Raises:
            Refused: they are no host.

        """
        live = await self._governed(game, by)
        note = self._outgoing.note(game, live.lane, "note-watch-withdrawn", **named(by.id, by.name))
        return await self._context.store.withdraw(game, [note])

    async def _governed(self, game: str, by: Person) -> Live:
        live = await self._games.load(game, look=False)
        await self._rights.host_only(by, live.info)
        return live
