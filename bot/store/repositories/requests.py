"""What waits: standing answers, forms not sent yet, and requests that others must agree to."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sqlalchemy import ColumnElement, delete, func, update
from sqlmodel import Session, col, select

from bot.store.connections.sqlite import Repository
from bot.store.errors import ClashError
from bot.store.models import (
    PREPARED,
    Draft,
    Game,
    Message,
    Outbox,
    PostKind,
    Request,
    RequestKind,
    Standing,
    Witness,
)
from bot.store.repositories.clocks import nudge
from bot.store.repositories.turns import GOES_ON, turn_anew
from bot.store.shards import Part, of_shards


class RequestRows(Repository):
    """Queries over standing answers, drafts and requests."""

    # -- standing answers and drafts ---------------------------------------------------------------------

    async def set_standing(self, row: Standing, posts: Sequence[Outbox] = ()) -> None:
        """Leave a standing answer; it takes the place of an older one."""

        def write(db: Session) -> None:
            db.merge(row)
            turn_anew(db, row.game)
            db.add_all(posts)

        await self.writer.write(write, hold=row.game)

    async def prepare(self, row: Standing) -> None:
        """Keep a seat's prepared turn, in the place of any other."""
        old = (col(Standing.game) == row.game, col(Standing.seat) == row.seat)

        def write(db: Session) -> None:
            db.execute(delete(Standing).where(*old, col(Standing.kind).startswith(PREPARED)))
            db.add(row)
            turn_anew(db, row.game)

        await self.writer.write(write, hold=row.game)

    async def put_off(self, row: Standing, posts: Sequence[Outbox] = ()) -> None:
        """Change when a prepared turn is given, with a word to its owner, if it is still there."""
        which = (col(Standing.game) == row.game, col(Standing.seat) == row.seat)
        mine = update(Standing).where(*which, col(Standing.kind) == row.kind)

        def write(db: Session) -> None:
            if db.exec(mine.values(policy=row.policy, since=row.since)).rowcount:
                turn_anew(db, row.game)
                db.add_all(posts)

        await self.writer.write(write, hold=row.game)

    async def drop_standing(self, game: str, seat: str, kind: str, posts: Sequence[Outbox] = ()) -> None:
        """Take a standing answer away, with a word to its owner if it was still there."""

        def write(db: Session) -> None:
            mine = (col(Standing.game) == game, col(Standing.seat) == seat, col(Standing.kind) == kind)
            if db.exec(delete(Standing).where(*mine)).rowcount:
                db.add_all(posts)

        await self.writer.write(write, hold=game)

    async def set_draft(self, row: Draft) -> None:
        """Keep a form that is not sent yet."""
        await self.writer.write(lambda db: db.merge(row), hold=row.game)

    async def draft(self, game: str, seat: str, decision: int, user: int) -> Draft | None:
        """Read the form that a user keeps for a question."""
        return await self.reader.read(lambda db: db.get(Draft, (game, seat, decision, user)))

    # -- requests ----------------------------------------------------------------------------------------

    async def add_request(self, row: Request, posts: Callable[[int], Sequence[Outbox]]) -> int:
        """Write a request to the others; it takes the place of an open one of its sort. Give its number.

        Those without a time are one sort; of those with one there is one a seat.
        """
        same = [col(Request.due) == 0]
        if row.due:
            same = [col(Request.what) == row.what, col(Request.seat) == row.seat]

        def write(db: Session) -> int:
            close_requests(db, row.game, *same)
            db.add(row)
            db.flush()
            assert row.id is not None
            db.add_all(posts(row.id))
            nudge(db, row.game)
            return row.id

        return await self.writer.write(write, hold=row.game)

    async def request(self, number: int) -> Request | None:
        """Read a request."""
        return await self.reader.read(lambda db: db.get(Request, number))

    async def open_requests(self, game: str) -> list[Request]:
        """List a game's open requests, oldest first."""
        ask = select(Request).where(Request.game == game, col(Request.open)).order_by(col(Request.id))
        return await self.reader.read(lambda db: list(db.exec(ask)))

    async def last_replacing(self, game: str, seat: str, holder: int) -> Request | None:
        """Read the latest request, open or not, to give this player's seat to somebody else."""
        ask = select(Request).where(
            Request.game == game,
            Request.what == RequestKind.REPLACE,
            Request.seat == seat,
            Request.holder == holder,
        )
        return await self.writer.read(
            lambda db: db.exec(ask.order_by(col(Request.id).desc()).limit(1)).first()
        )

    async def requests_due(self, now: int, *, shards: Part | None = None) -> list[Request]:
        """List open requests of games under way whose time has come, but not before they were posted.

        With `shards` only those of servers on these.
        """
        unsent = select(Outbox.game).where(
            Outbox.sent == 0, Outbox.what == PostKind.ASK, col(Outbox.lane).like("c%")
        )
        ask = select(Request).join(Game, col(Game.id) == Request.game)
        ask = ask.where(col(Request.open), Request.due > 0, Request.due <= now)
        ask = ask.where(*GOES_ON, col(Request.game).not_in(unsent), of_shards(shards))
        return await self.writer.read(lambda db: list(db.exec(ask.order_by(col(Request.id)))))

    async def asked_at(self, number: int) -> int:
        """Return when a request was last posted in its game's channel; 0 for never."""
        ask = select(func.max(Message.at)).where(Message.request == number, Message.user == 0)
        return await self.writer.read(lambda db: db.exec(ask).one() or 0)

    async def ask_on(
        self, row: Request, *, due: int, asked: str = "", yes: str = "", posts: Sequence[Outbox] = ()
    ) -> bool:
        """Give a request more time, or ask others; False when it is settled or has been taken on already."""
        assert row.id is not None
        same = update(Request).where(col(Request.id) == row.id, col(Request.open))
        same = same.where(col(Request.due) == row.due, col(Request.yes) == row.yes)
        number, others = row.id, {"asked": asked, "yes": yes} if asked else {}

        def write(db: Session) -> bool:
            if db.exec(same.values(due=due, **others)).rowcount != 1:
                return False
            if asked:
                _retire(db, row.game, [number])
            db.add_all(posts)
            return True

        return await self.writer.write(write, hold=row.game)

    async def agree(self, number: int, was: str, yes: str) -> None:
        """Note who has agreed so far.

        Raises:
            ClashError: others have agreed or declined since it was read as `was`.

        """
        same = update(Request).where(col(Request.id) == number, col(Request.open), col(Request.yes) == was)

        def write(db: Session) -> None:
            if db.exec(same.values(yes=yes)).rowcount != 1:
                raise ClashError(f"request {number} has changed since it was read")

        await self.writer.write(write)

    async def settle(self, number: int, posts: Sequence[Outbox] = ()) -> bool:
        """Close a request; False when it was closed already."""

        def write(db: Session) -> bool:
            row = db.get(Request, number)
            if row is None or not close_requests(db, row.game, col(Request.id) == number):
                return False
            db.add_all(posts)
            return True

        return await self.writer.write(write)

    async def former_players(self, game: str) -> set[int]:
        """List the earlier holders of a game's seats."""
        ask = select(Witness.user).where(Witness.game == game)
        return await self.reader.read(lambda db: set(db.exec(ask)))

    async def witnesses(self, game: str) -> list[Witness]:
        """List people who held a seat of a game while it was under way, and no longer do."""
        return await self.writer.read(lambda db: list(db.exec(select(Witness).where(Witness.game == game))))


def close_requests(db: Session, game: str, *which: ColumnElement[bool]) -> int:
    """Close a game's open requests, or those of them that are meant, and take their buttons off."""
    ask = select(Request.id).where(Request.game == game, col(Request.open), *which)
    numbers = [x for x in db.exec(ask) if x is not None]
    closed = update(Request).where(col(Request.id).in_(numbers), col(Request.open))
    _retire(db, game, numbers)
    if numbers:
        nudge(db, game)
    return int(db.exec(closed.values(open=False)).rowcount) if numbers else 0


def _retire(db: Session, game: str, numbers: Sequence[int]) -> None:
    """Take the buttons off posts that ask."""
    asks = (col(Message.game) == game, col(Message.what) == PostKind.ASK, col(Message.live))
    if numbers:
        live = update(Message).where(*asks, col(Message.request).in_(numbers))
        db.execute(live.values(retire=True))
