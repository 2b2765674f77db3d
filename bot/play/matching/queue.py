"""What a person is looking for, and whether they are waiting for it."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.play.context import Context
from bot.play.matching.game_limits import Room
from bot.play.matching.paces import PACES
from bot.play.model.names import plain
from bot.play.model.terms import Person, Refused
from bot.store.models import QueueEntry
from render.core.text import languages

LEVELS = ("", "new", "seasoned")


@dataclass(frozen=True, slots=True)
class Line:
    """The number of people who wait on a server for a title ("": any) at a pace."""

    title: str
    pace: str
    n: int


def titles_of(row: QueueEntry) -> list[str]:
    """Return the titles a person is looking for; empty: any."""
    return list(json.loads(row.titles))


class Queue:
    """Keeps what people look for. `Matchmaking` brings them together."""

    def __init__(self, context: Context, room: Room) -> None:
        self._context, self._store, self._room = context, context.store, room

    async def entry(self, user: Person, guild: int) -> QueueEntry:
        """Return what a person is looking for on a server: their last choice, else anything."""
        row = await self._store.queue_entry(user.id, guild)
        return row or QueueEntry(user=user.id, guild=guild, name=plain(user.name), locale=user.locale)

    async def choose(self, user: Person, guild: int, **wishes: object) -> QueueEntry:
        """Change what a person is looking for.

        Raises:
            Refused: the choice does not exist.

        """
        row = await self.entry(user, guild)
        row = QueueEntry(**row.model_dump() | self._checked(wishes))
        if len(json.loads(row.titles)) != 1:
            row.side = ""
        return await self._store.wish(self._now_of(row, user))

    async def enter(self, user: Person, guild: int) -> QueueEntry:
        """Put a person into the queue for what they are looking for.

        Raises:
            Refused: this server has no queue, or they have as many games as they may.

        """
        if not (await self._store.guild(guild)).play:
            raise Refused("refused-no-queue")
        await self._room.check(user.id, guild)
        row = self._now_of(await self.entry(user, guild), user)
        row.since = row.pressed
        row.until = row.since + max(PACES[x] for x in row.pace.split(","))
        return await self._store.wish(row, waits=True)

    def _now_of(self, row: QueueEntry, user: Person) -> QueueEntry:
        row.name, row.locale, row.pressed = plain(user.name), user.locale, self._context.stored_now()
        return row

    def _checked(self, wishes: dict[str, Any]) -> dict[str, Any]:
        known = self._context.titles.titles
        titles, paces = wishes.get("titles"), wishes.get("pace")
        sides = {s for t in known.values() for s in t.game.seats}
        bad = (
            (titles is not None and not set(titles) <= set(known))
            or (paces is not None and not (paces and set(paces) <= set(PACES)))
            or wishes.get("language", "") not in ("", *languages())
            or wishes.get("level", "") not in LEVELS
            or wishes.get("side", "") not in ("", *sides)
        )
        if bad:
            raise Refused("refused-malformed")
        as_text = {
            "titles": lambda x: json.dumps(sorted(x)),
            "pace": lambda x: ",".join(p for p in PACES if p in x),
        }
        return {k: as_text[k](v) if k in as_text else v for k, v in wishes.items()}

    async def lines(self, guild: int) -> Sequence[Line]:
        """Count the people waiting on a server by what they want, without names."""
        rows = await self._store.waiting_for_games(guild, self._context.stored_now(), free=False)
        here = [x for x in rows if x.guild == guild and not x.game]  # others have been offered a seat
        count = Counter(
            (t, p) for x in here for t in (json.loads(x.titles) or [""]) for p in x.pace.split(",")
        )
        return [Line(t, p, n) for (t, p), n in sorted(count.items(), key=lambda x: (-x[1], x[0]))]
