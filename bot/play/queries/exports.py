"""What can be taken along of a game: its file, and what proves the dice."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence

from bot.play.context import Context
from bot.play.games.live import Live, Wording
from bot.play.games.loader import GameLoader
from bot.play.model.names import mixed
from bot.play.model.terms import (
    Export,
    Fair,
    Opened,
    Person,
    Refused,
)
from bot.play.workers import records
from bot.store.models import Entry as EntryRow
from engine.core.dice import commitment, roll_of
from engine.core.record import Hinted


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
            seed, taken = await self._context.store.seed(game), await self._context.store.hints(game)
            hints = [Hinted(x.n, x.seat, x.decision, x.why) for x in taken]
            text = await self._context.workers.run(records.whole, row.model_dump(), rows, seed, hints)
            return Export(f"{stem}.json", text, whole=True)
        say = await self._wording.words_for(by, live)
        head = say("export-head", game=live.title.game.title, id=game, commitment=row.commitment)
        told = await self._context.workers.run(
            records.public_log, look, rows, self._wording.called(live, say), say.locale
        )
        return Export(f"{stem}.txt", "\n".join([head, *told]) + "\n", whole=False)


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
    """Return the original words of people whose data have not been deleted."""
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
