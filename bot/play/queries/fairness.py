"""What proves the dice."""

from __future__ import annotations

import asyncio
import json

from bot.play.context import Context
from bot.play.games.loader import GameLoader
from bot.play.model.terms import (
    Fair,
    Opened,
)
from bot.play.queries.game_lists import _still_said, _wrong_roll
from engine.core.dice import commitment


class Fairness:
    """Proves the dice."""

    def __init__(
        self,
        context: Context,
        games: GameLoader,
    ) -> None:
        self._context, self._games = context, games

    async def proof(self, game: str) -> Fair:
        """Give commitment and words, and after the end the seed and whether every roll fits."""
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
