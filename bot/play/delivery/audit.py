"""The books of a game: sealed answers opened with their hashes, and the game played again to check it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from bot.play.context import Context
from bot.play.games.live import Live, Wording
from bot.play.games.loader import GameLoader
from bot.play.model.ports import Image
from bot.play.model.rows import entry_of, events_of
from bot.store.models import Entry as EntryRow
from engine.core.codec import unpack_action
from engine.core.dice import roll_of
from engine.core.errors import EngineError
from engine.core.record import seal_of
from render.core.text import Words


@dataclass(frozen=True, slots=True)
class Proof:
    """What playing a game again has shown: entries, rolls and seals that fit, and the first that does not.

    `entries` is 0 where the rules are not today's any more.
    """

    entries: int
    rolls: int
    seals: int
    wrong: str = ""


class Audit:
    """Opens sealed answers with their hashes, and plays an ended game again to check it."""

    def __init__(
        self,
        context: Context,
        wording: Wording,
        games: GameLoader,
    ) -> None:
        self._context, self._wording, self._games = context, wording, games

    async def opened(self, live: Live, rows: Sequence[EntryRow], say: Words, last: int) -> Image | None:
        """Write a file of all sealed answers that the events of some entries open; None for none.

        An event "opened" names in `kinds` the questions whose answers are open to all from then on.
        """
        told = [e for r in rows for e in events_of(r) if e.kind == "opened"]
        kinds = {x for e in told for x in e.facts.get("kinds", ())}
        if not kinds:
            return None
        log = await self._context.store.entries(live.row.id, 0, last)
        text = await asyncio.to_thread(self._written_out, live, log, kinds, say)
        return Image(f"{live.row.title}-{live.row.id}-opened.txt", text.encode(), "")

    def _written_out(self, live: Live, log: Sequence[EntryRow], kinds: Collection[str], say: Words) -> str:
        """Write every sealed answer of some kinds: whose, its hash and salt, if they fit, and its text."""
        game, look = live.title.game, live.title.look
        names = self._wording.names(live, say, raw=True)
        parts = [say("book-head", game=game.title, id=live.row.id)]
        taken = {(r.seat, r.decision) for r in log if r.how == "back"}
        for r in log:
            if not r.seal or r.kind not in kinds:
                continue
            action = json.loads(r.action)
            fits = seal_of(r.salt, r.seat, r.decision, action) == r.seal
            key = "book-taken-back" if (r.seat, r.decision) in taken else "book-answer"
            said = say(key, n=r.n, side=look.side(r.seat, say), name=names[r.seat], kind=r.kind)
            seal = say("book-seal", seal=r.seal, salt=r.salt, number=r.decision, fits="yes" if fits else "no")
            text = game.write(unpack_action(game.rules.kinds[r.kind].takes, action))
            parts.append(f"{said}\n{seal}\n{text}")
        return "\n\n".join(parts) + "\n"

    async def _proof(self, live: Live) -> Proof:
        """Play the whole game again from its log, and check every roll and every seal."""
        log = await self._context.store.entries(live.row.id, 0, live.row.n)
        seed = await self._context.store.seed(live.row.id)
        said = json.loads(live.row.words)
        rolls = seals = 0
        for r in log:
            shown = json.loads(r.rolls)
            for i, (sides, n) in enumerate(shown):
                if roll_of(seed, live.row.dice_id, said, r.k + i, sides) != n:
                    return Proof(len(log), rolls, seals, f"{r.n}: d{sides} {n}")
            rolls += len(shown)
            if r.seal:
                if seal_of(r.salt, r.seat, r.decision, entry_of(r).action) != r.seal:
                    return Proof(len(log), rolls, seals, f"{r.n}: {r.seal[:12]}")
                seals += 1
        if live.row.edition != live.title.game.edition:
            return Proof(0, rolls, seals)
        entries = len(log) - live.row.mark
        try:
            await self._games.replayed(live.row, live.title, live.row.mark, live.row.n)
        except (EngineError, ValueError, KeyError) as bad:
            return Proof(entries, rolls, seals, str(bad))
        return Proof(entries, rolls, seals)

    async def audit_line(self, live: Live, say: Words) -> str:
        """Say what playing the game again has shown."""
        p = await self._proof(live)
        if p.wrong:
            return say("book-wrong", why=p.wrong)
        if not p.entries:
            return say("book-right-edition", rolls=p.rolls, seals=p.seals)
        return say("book-right", since=live.row.mark, entries=p.entries, rolls=p.rolls, seals=p.seals)
