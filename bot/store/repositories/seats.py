"""Changes of seats inside a transaction that is open, and what follows from them for questions and posts."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import delete, update
from sqlmodel import Session, col

from bot.store.models import Former, OpenDecision, Outbox, Request, RequestKind, SeatRow, Standing, Witness
from bot.store.repositories.requests import close_requests


def put_seats(db: Session, seats: Sequence[SeatRow], former: Former | None) -> None:
    """Write seats; what a former holder left standing or was asked to agree to is void."""
    for seat in seats:
        db.merge(seat)
    if former is None:
        return
    if db.get(Former, (former.game, former.seat, former.until)) is None:
        db.add(former)
    if former.user:
        db.merge(Witness(game=former.game, seat=former.seat, user=former.user))
    own = (col(Request.what) == RequestKind.REPLACE) & (col(Request.seat) == former.seat)
    close_requests(db, former.game, own | (col(Request.due) == 0))  # those without a time ask who plays now
    mine = (col(Standing.game) == former.game, col(Standing.seat) == former.seat)
    db.execute(delete(Standing).where(*mine))


def tell_again(db: Session, game: str, seat: str) -> None:
    """Have a seat's open questions told once more."""
    asked = update(OpenDecision).where(col(OpenDecision.game) == game, col(OpenDecision.seat) == seat)
    db.execute(asked.values(told=False))


def turn_to(db: Session, game: str, lane: str) -> None:
    """Send what is unsent to another channel; "" leaves it."""
    if lane:
        unsent = update(Outbox).where(col(Outbox.game) == game, col(Outbox.sent) == 0)
        db.execute(unsent.where(col(Outbox.lane).like("c%")).values(lane=lane, due=0))
