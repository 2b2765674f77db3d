"""A game as a file."""

from __future__ import annotations

from bot.play.context import Context
from bot.play.games.loader import GameLoader
from bot.play.games.wording import Wording
from bot.play.model.terms import Export, Person, Refused
from bot.play.workers import records


class Exports:
    """Writes a game out as a file: its whole record once it has ended, else its public log."""

    def __init__(
        self,
        context: Context,
        wording: Wording,
        games: GameLoader,
    ) -> None:
        self._context, self._wording, self._games = context, wording, games

    async def export(self, game: str, by: Person) -> Export:
        """Return the whole record of an ended game, or the public log of one under way."""
        live = await self._games.load(game, look=False)
        row, look = live.row, live.title.look
        if row.n < 0:
            raise Refused("refused-lobby")
        rows = records.packed(await self._context.store.entries(game))
        stem = f"{row.title}-{game}"
        if live.info.status.ended:
            text = await self._context.workers.run(
                records.whole, row.model_dump(), rows, await self._context.store.seed(game)
            )
            return Export(f"{stem}.json", text, whole=True)
        say = await self._wording.words_for(by, live)
        head = say("export-head", game=live.title.game.title, id=game, commitment=row.commitment)
        told = await self._context.workers.run(
            records.public_log, look, rows, self._wording.called(live, say), say.locale
        )
        return Export(f"{stem}.txt", "\n".join([head, *told]) + "\n", whole=False)
