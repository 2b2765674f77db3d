"""What proves the dice."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence

from bot.play.context import Context
from bot.play.games.live import Live
from bot.play.games.loader import GameLoader
from bot.play.model.names import mixed
from bot.play.model.terms import (
    Fair,
    Opened,
)
from bot.store.models import Entry as EntryRow
from engine.core.dice import commitment, roll_of


class Fairness:
    """Shows what proves the dice: commitment and words, and after the end whether every roll fits."""

    def __init__(
        self,
        context: Context,
        games: GameLoader,
    ) -> None:
        self._context, self._games = context, games

    async def proof(self, game: str) -> Fair:
        """Return commitment and words, and after the end the seed and whether every roll fits."""
        live = await self._games.load(game)
        info, row = live.info, live.row
        frozen = json.loads(row.words)
        said = _still_said(frozen, live)
        seals = tuple((x.seat, x.seal) for x in live.loaded.standing if x.seal)
        if not info.status.ended:
            return Fair(info, row.commitment, frozen, row.open_rolls, seals=seals, said=said)
        opened = tuple(
            Opened(x.seat, x.kind, x.policy, x.salt, x.seal) for x in live.loaded.standing if x.seal
        )
        seed = await self._context.store.seed(game)
        if not seed:
            return Fair(info, row.commitment, frozen, row.k, "", None, seals=seals, opened=opened, said=said)
        rows = await self._context.store.entries(game)
        wrong = await asyncio.to_thread(_wrong_roll, seed, row.dice_id, frozen, rows)
        if commitment(seed) != row.commitment:
            wrong = "commitment"
        return Fair(info, row.commitment, frozen, row.k, seed, not wrong, wrong, seals, opened, said)


def _still_said(frozen: dict[str, str], live: Live) -> dict[str, str]:
    """Return the words, as they were written, of those who are still there."""
    own = {x.seat: x.word for x in live.loaded.seats if x.word}
    return {
        seat: own[seat] for seat, word in frozen.items() if word in (mixed(own.get(seat, "")), own.get(seat))
    }


def _wrong_roll(seed: str, game: str, said: dict[str, str], rows: Sequence[EntryRow]) -> str:
    """Name the first roll that does not come from the seed, "" when all do."""
    for row in rows:
        shown: list[tuple[int, int]] = json.loads(row.rolls)
        for i, (sides, n) in enumerate(shown):
            if roll_of(seed, game, said, row.k + i, sides) != n:
                return f"{row.n}: d{sides} {n}"
    return ""
