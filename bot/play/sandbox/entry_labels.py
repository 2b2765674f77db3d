"""What entries are called: as in the log, which counts what all were told of."""

from __future__ import annotations

from bot.play.context import Context
from bot.play.model.rows import labels_of

#: Number of entries read at first in search of one that everybody was told of.
NEAR = 20


class EntryLabels:
    """Finds entries of games by their labels in the log, and the other way round."""

    def __init__(self, context: Context) -> None:
        self._store = context.store

    async def label(self, game: str, n: int) -> str:
        """Return an entry's label; its number if the entry no longer exists."""
        near = NEAR
        while True:
            rows = await self._store.entries(game, max(0, n - near), n)
            if near >= n or any(x.public for x in rows):
                return labels_of(rows).get(n, str(n))
            near *= 4

    async def number(self, game: str, label: str) -> int | None:
        """Return the entry of an ended game that is called so, or as in a link to it; None where none is."""
        labels = labels_of(await self._store.entries(game))
        wanted = label.strip().removeprefix("#").removeprefix("e")
        return next((n for n, x in labels.items() if x == wanted), None)
