"""Seats: their holders over time, and players who left the server."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import delete, update
from sqlmodel import Session, col, select

from bot.store.connections.sqlite import Repository
from bot.store.models import (
    Former,
    Game,
    Message,
    OpenDecision,
    Outbox,
    PostKind,
    Request,
    RequestKind,
    SeatOffer,
    SeatRow,
    Standing,
    Witness,
)
from bot.store.repositories.clocks import begin_anew
from bot.store.repositories.matching import off_offer, seated
from bot.store.repositories.requests import close_requests
from bot.store.repositories.turns import ANEW, GOES_ON, turn_anew
from bot.store.shards import Part, of_shards
from bot.store.statements.plain import mergeable


def put_seats(
    db: Session,
    seats: Sequence[SeatRow],
    former: Former | None,
    offers: Sequence[SeatOffer] = (),
    without: Sequence[SeatRow] = (),
) -> None:
    """Write seats and `offers`, remove those `without` anybody; void what a former holder left or was asked.

    A filled seat is no longer on offer, nor is one whose player is back. The former holder's direct messages
    about the seat lose their buttons, and so do messages with which a player who is back could return.
    """
    _keep_names(db, seats, former)
    for seat in seats:
        db.merge(mergeable(seat))
        if seat.user and not seat.caretaker:
            seated(db, seat.game, seat.user)
            notes = update(Message).where(col(Message.game) == seat.game, col(Message.user) == seat.user)
            been_away = (col(Message.what) == PostKind.NOTE, col(Message.seat) != "", col(Message.live))
            db.execute(notes.where(*been_away).values(retire=True))
            off_offer(db, seat.game, seat.seat)
    for seat in without:
        db.delete(db.merge(mergeable(seat)))
    for offer in offers:
        db.merge(offer)
    if former is None:
        return
    begin_anew(db, former.game, former.seat)
    if db.get(Former, (former.game, former.seat, former.until)) is None:
        db.add(former)
    off_offer(db, former.game, former.seat)
    if former.user:
        db.merge(Witness(game=former.game, seat=former.seat, user=former.user))
    own = (col(Request.what) == RequestKind.REPLACE) & (col(Request.seat) == former.seat)
    close_requests(db, former.game, own | (col(Request.due) == 0))  # those are for the present players
    mine = (col(Standing.game) == former.game, col(Standing.seat) == former.seat)
    db.execute(delete(Standing).where(*mine))
    theirs = (col(Message.game) == former.game, col(Message.seat) == former.seat, col(Message.live))
    db.execute(update(Message).where(*theirs, col(Message.user) == former.user).values(retire=True))


def _keep_names(db: Session, seats: Sequence[SeatRow], former: Former | None) -> None:
    """Give people whose names were hidden when the game was read the names that are stored."""
    every: list[SeatRow | Former] = [*seats, *([former] if former else [])]
    blank = [x for x in every if x.user and not x.name]
    if blank:
        game = blank[0].game
        known = dict(db.exec(select(Former.user, Former.name).where(Former.game == game)).all())
        known |= dict(db.exec(select(SeatRow.user, SeatRow.name).where(SeatRow.game == game)).all())
        for x in blank:
            x.name = known.get(x.user, "")


def tell_again(db: Session, game: str, seat: str) -> None:
    """Tell a seat's open questions once more."""
    asked = update(OpenDecision).where(col(OpenDecision.game) == game, col(OpenDecision.seat) == seat)
    db.execute(asked.values(told=False))


def end_calls(db: Session, game: str) -> None:
    """Take the button off the call to a full table, inside an open transaction."""
    calls = (col(Message.game) == game, col(Message.what) == PostKind.NOTE, col(Message.user) == 0)
    db.execute(update(Message).where(*calls, col(Message.live)).values(retire=True))


def turn_to(db: Session, game: str, lane: str, posts: Sequence[Outbox]) -> None:
    """Redirect unsent posts to another channel, "" leaves them; then add new ones."""
    if lane:
        unsent = update(Outbox).where(col(Outbox.game) == game, col(Outbox.sent) == 0)
        db.execute(unsent.where(col(Outbox.lane).like("c%")).values(lane=lane, due=0))
    db.add_all(posts)


class DepartureRows(Repository):
    """Queries over players who have left."""

    async def long_waited_for(self, before: int, *, most: int, shards: Part | None = None) -> list[str]:
        """List games that have waited since `before` for a player whose presence is unchecked since then.

        Games whose waiting must be worked out again come later.
        """
        ask = select(Game.id).where(
            Game.waits_since > 0, Game.waits_since <= before, Game.turn_at != ANEW, of_shards(shards)
        )
        longest = ask.where(*GOES_ON).order_by(col(Game.waits_since)).limit(most)
        return await self.writer.read(lambda db: list(db.exec(longest)))

    async def looked_for(self, game: str, users: set[int], now: int) -> None:
        """Note that these players were looked for."""
        seats = update(SeatRow).where(col(SeatRow.game) == game, col(SeatRow.user).in_(users))

        def write(db: Session) -> None:
            db.execute(seats.values(looked=now))
            turn_anew(db, game)

        await self.writer.write(write, hold=game)

    async def has_left(self, game: str, user: int, now: int, post: Outbox) -> bool:
        """Note that a player has left the server, and commit a word of it; False when that was known."""
        seats = update(SeatRow).where(col(SeatRow.game) == game, col(SeatRow.user) == user)

        def write(db: Session) -> bool:
            if not db.exec(seats.where(col(SeatRow.left_at) == 0).values(left_at=now)).rowcount:
                return False
            db.add(post)
            return True

        return await self.writer.write(write, hold=game)

    async def is_back(self, game: str, user: int) -> None:
        """Note that a player who had left is on the server again."""
        seats = update(SeatRow).where(col(SeatRow.game) == game, col(SeatRow.user) == user)

        def write(db: Session) -> None:
            db.execute(seats.values(left_at=0))

        await self.writer.write(write, hold=game)
