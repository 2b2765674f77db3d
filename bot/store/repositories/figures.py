"""Figures about the store, for the metrics."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import case, func
from sqlmodel import Session, col, select

from bot.store.connections.sqlite import Repository
from bot.store.models import Game, Outbox
from bot.store.repositories.games import UNDER_WAY


@dataclass(frozen=True, slots=True)
class Figures:
    """Posts due now and to be tried later, seconds the most overdue has been due, games by (title, status).

    A game whose channel cannot be reached counts as "parked".
    """

    due: int
    later: int
    late: int
    games: dict[tuple[str, str], int]


class FigureRows(Repository):
    """Counting queries."""

    async def figures(self, now: int) -> Figures:
        """Count unsent posts and games under way."""

        def read(db: Session) -> Figures:
            unsent = select(func.count(), func.min(Outbox.due)).where(Outbox.sent == 0)
            due, first = db.exec(unsent.where(Outbox.due <= now)).one()
            later, _ = db.exec(unsent.where(Outbox.due > now)).one()
            status = case((col(Game.parked) != "", "parked"), else_=col(Game.status))
            open_now = select(Game.title, status, func.count()).where(col(Game.status).in_(UNDER_WAY))
            games = {(t, s): n for t, s, n in db.exec(open_now.group_by(col(Game.title), status))}
            return Figures(due, later, max(0, now - first) if due and first else 0, games)

        await self.writer.settle()
        return await self.reader.read(read)
