"""What waits: standing answers, forms not sent yet, and requests that others must agree to."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sqlalchemy import delete, update
from sqlmodel import Session, col

from bot.store.errors import ClashError
from bot.store.line import Reads, Transactions
from bot.store.models import Draft, Message, Outbox, Request, Standing


class RequestRows:
    """Queries over standing answers, drafts and requests."""

    line: Transactions
    reader: Reads

    # -- standing answers and drafts ---------------------------------------------------------------------

    async def set_standing(self, row: Standing, posts: Sequence[Outbox] = ()) -> None:
        """Leave a standing answer; it takes the place of an older one."""

        def write(db: Session) -> None:
            db.merge(row)
            db.add_all(posts)

        await self.line.write(write, hold=row.game)

    async def drop_standing(self, game: str, seat: str, kind: str, posts: Sequence[Outbox] = ()) -> None:
        """Take a standing answer away, with a word to its owner if it was still there."""

        def write(db: Session) -> None:
            mine = (col(Standing.game) == game, col(Standing.seat) == seat, col(Standing.kind) == kind)
            if db.exec(delete(Standing).where(*mine)).rowcount:
                db.add_all(posts)

        await self.line.write(write, hold=game)

    async def set_draft(self, row: Draft) -> None:
        """Keep a form that is not sent yet."""
        await self.line.write(lambda db: db.merge(row), hold=row.game)

    async def draft(self, game: str, seat: str, decision: int) -> Draft | None:
        """Read the form kept for a question."""
        return await self.reader.read(lambda db: db.get(Draft, (game, seat, decision)))

    # -- requests ----------------------------------------------------------------------------------------

    async def add_request(self, row: Request, posts: Callable[[int], Sequence[Outbox]]) -> int:
        """Write a request to the others; it takes the place of an open one. Give its number."""

        def write(db: Session) -> int:
            earlier = update(Request).where(col(Request.game) == row.game, col(Request.open))
            db.execute(earlier.values(open=False))
            _retire(db, row.game, "ask")
            db.add(row)
            db.flush()
            assert row.id is not None
            db.add_all(posts(row.id))
            return row.id

        return await self.line.write(write, hold=row.game)

    async def request(self, number: int) -> Request | None:
        """Read a request."""
        return await self.reader.read(lambda db: db.get(Request, number))

    async def agree(self, number: int, was: str, yes: str) -> None:
        """Note who has agreed so far.

        Raises:
            ClashError: others have agreed or declined since it was read as `was`.

        """
        same = update(Request).where(col(Request.id) == number, col(Request.open), col(Request.yes) == was)

        def write(db: Session) -> None:
            if db.exec(same.values(yes=yes)).rowcount != 1:
                raise ClashError(f"request {number} has changed since it was read")

        await self.line.write(write)

    async def settle(self, number: int, posts: Sequence[Outbox] = ()) -> bool:
        """Close a request; False when it was closed already."""
        still = update(Request).where(col(Request.id) == number, col(Request.open))

        def write(db: Session) -> bool:
            if db.exec(still.values(open=False)).rowcount != 1:
                return False
            row = db.get(Request, number)
            assert row is not None
            _retire(db, row.game, "ask")
            db.add_all(posts)
            return True

        return await self.line.write(write)


def _retire(db: Session, game: str, what: str) -> None:
    live = update(Message).where(col(Message.game) == game, col(Message.what) == what, col(Message.live))
    db.execute(live.values(retire=True))
