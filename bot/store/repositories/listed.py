"""Games as they stand in a list."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import func
from sqlmodel import Session, col, select

from bot.store.models import Game, Message, OpenDecision, PostKind, SeatRow


@dataclass(frozen=True, slots=True)
class Listed:
    """A game in a list: its row, seats, open questions and latest message."""

    game: Game
    seats: list[SeatRow]
    asking: list[OpenDecision]
    message: Message | None


def listed(db: Session, games: Sequence[Game]) -> list[Listed]:
    """Add to games their seats, open questions and last message."""
    ids = [g.id for g in games]
    seats = list(db.exec(select(SeatRow).where(col(SeatRow.game).in_(ids)).order_by(col(SeatRow.place))))
    asking = list(db.exec(select(OpenDecision).where(col(OpenDecision.game).in_(ids))))
    boards = col(Message.what).in_((PostKind.TABLE, PostKind.LOBBY))
    last = select(func.max(Message.id)).where(col(Message.game).in_(ids), boards).group_by(col(Message.game))
    messages = {m.game: m for m in db.exec(select(Message).where(col(Message.id).in_(last)))}
    return [
        Listed(
            g,
            [x for x in seats if x.game == g.id],
            [x for x in asking if x.game == g.id],
            messages.get(g.id),
        )
        for g in games
    ]
