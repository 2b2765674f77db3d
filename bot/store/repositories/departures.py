"""Which seats are held by players who have left their game's server."""

from __future__ import annotations

from sqlalchemy import update
from sqlmodel import Session, col, select

from bot.store.connections.line import Transactions
from bot.store.models import Game, OpenDecision, Outbox, SeatRow
from bot.store.parts import Part, of_shards


class DepartureRows:
    """Queries over players who have left."""

    line: Transactions

    async def long_waited_for(self, before: int, *, most: int, shards: Part | None = None) -> list[str]:
        """List games that wait since `before` for a player who has not been looked for since then."""
        asked = (OpenDecision.game == SeatRow.game, OpenDecision.seat == SeatRow.seat)
        ask = select(Game.id).distinct().where(Game.status == "playing", Game.parked == "", Game.guild != 0)
        ask = ask.where(SeatRow.game == Game.id, SeatRow.user != 0, SeatRow.looked <= before)
        ask = ask.where(*asked, OpenDecision.since <= before)
        if shards is not None:
            ask = ask.where(of_shards(shards))
        return await self.line.read(lambda db: list(db.exec(ask.limit(most))))

    async def looked_for(self, game: str, users: set[int], now: int) -> None:
        """Note that these players were looked for."""
        seats = update(SeatRow).where(col(SeatRow.game) == game, col(SeatRow.user).in_(users))

        def write(db: Session) -> None:
            db.execute(seats.values(looked=now))

        await self.line.write(write, hold=game)

    async def has_left(self, game: str, user: int, now: int, post: Outbox) -> bool:
        """Note that a player has left the server, and commit a word of it; False when that was known."""
        seats = update(SeatRow).where(col(SeatRow.game) == game, col(SeatRow.user) == user)

        def write(db: Session) -> bool:
            if not db.exec(seats.where(col(SeatRow.left_at) == 0).values(left_at=now)).rowcount:
                return False
            db.add(post)
            return True

        return await self.line.write(write, hold=game)

    async def is_back(self, game: str, user: int) -> None:
        """Note that a player who had left is on the server again."""
        seats = update(SeatRow).where(col(SeatRow.game) == game, col(SeatRow.user) == user)

        def write(db: Session) -> None:
            db.execute(seats.values(left_at=0))

        await self.line.write(write, hold=game)
