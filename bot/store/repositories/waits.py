"""Posts that failed and wait for another try."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from sqlalchemy import func
from sqlmodel import Session, col, select

from bot.store.connections.line import Reads, Transactions
from bot.store.models import Game, Outbox
from bot.store.shards import Part, of_shards
from bot.store.statements.answer import Speaks
from bot.store.statements.plain import column

_HASTEN = "UPDATE outbox SET due = ? WHERE game = ? AND lane = ? AND sent = 0 AND tries > 0 AND due > ?"
_CHANGED = "SELECT changed FROM game WHERE id = ?"
_MADE = "SELECT max(made) FROM outbox WHERE game = ? AND what != 'note'"


class Waits(NamedTuple):
    """A game's posts to one place that failed before; the last of them is tried again at `due`."""

    game: str
    lane: str
    due: int


class WaitRows:
    """Queries over what waits."""

    line: Transactions
    reader: Reads

    async def waiting(
        self, *, game: str = "", channel: int = 0, guild: int = 0, shards: Part | None = None
    ) -> list[Waits]:
        """List what waits of a game, for a channel, on a server, or on some shards: of all that are given."""
        ask = select(Outbox.game, Outbox.lane, func.max(Outbox.due)).where(Outbox.sent == 0, Outbox.tries > 0)
        if game:
            ask = ask.where(Outbox.game == game)
        if channel:
            ask = ask.where(Outbox.lane == f"c{channel}")
        if guild or shards is not None:
            ask = ask.join(Game, col(Game.id) == Outbox.game)
        if guild:
            ask = ask.where(Game.guild == guild, col(Outbox.lane).like("c%"))
        if shards is not None:
            ask = ask.where(of_shards(shards))
        ask = ask.group_by(Outbox.game, Outbox.lane).order_by(Outbox.game, Outbox.lane)

        def read(db: Session) -> list[Waits]:
            return [Waits(*row) for row in db.exec(ask)]

        return await self.reader.read(read)

    async def hasten(self, dues: Mapping[tuple[str, str], int]) -> None:
        """Have posts that wait, by game and place, tried again earlier; none is put off by it."""
        rows = [(due, game, lane, due) for (game, lane), due in sorted(dues.items())]
        await self.line.mark(lambda db: db.executemany(_HASTEN, rows) and None, lasting=False)

    async def active_since(self, game: str) -> int:
        """Tell when something last happened at a table, as far as it is kept: unix seconds, 0 for never."""

        def read(db: Speaks) -> int:
            changed, made = db.execute(_CHANGED, (game,)), db.execute(_MADE, (game,))
            return max(int(x or 0) for x in (0, *column(changed), *column(made)))

        return await self.reader.look(read)
