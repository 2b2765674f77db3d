"""Games that continue by themselves: finding those whose turn it is from what the store records."""

from __future__ import annotations

from bot.play.background.machines import Lapses
from bot.play.context import Context
from bot.play.games.loader import GameLoader
from bot.play.model.rows import LOG
from bot.play.model.terms import Refused, Status
from bot.store.repositories.turns import Usual
from bot.store.shards import Part


class Turns:
    """Finds games in which a machine player, a standing or a default answer is next.

    In each sweep some games more are looked through, whatever is kept of them: settings change, and so do
    titles from one start to the next.
    """

    def __init__(self, context: Context, games: GameLoader, lapses: Lapses) -> None:
        self._context, self._games, self._lapses = context, games, lapses
        self._seen = ""  # id of the last game that was looked at

    async def sweep(self, shards: Part | None) -> list[str]:
        """Return the games that may continue now."""
        now = int(self._context.now())
        usual = Usual(self._lapses.kinds(), int(self._context.patience))
        going = await self._context.store.machines_turn(now, usual, shards=shards)
        editions = {title: x.game.edition for title, x in self._context.titles.titles.items()}
        page = await self._context.store.look_through(self._seen, now, usual, editions, shards)
        self._seen = page.last
        for game in page.older:
            await self._renew(game)
        return going

    async def _renew(self, game: str) -> None:
        """Take a game of an older edition over to today's rules: to load it for a change does it."""
        async with self._context.locks(game), self._context.store.alone(game) as mine:
            try:
                await self._games.load(game, Status.PLAYING, to_change=mine)
            except Refused as why:
                LOG.info("game %s: %s", game, why)
