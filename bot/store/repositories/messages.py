"""Messages posted in channels and in private, their buttons and pins."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import update
from sqlmodel import col, select

from bot.store.connections.sqlite import Repository
from bot.store.models import Message, Outbox, PostKind
from bot.store.statements.answer import SqlConnection
from bot.store.statements.growing import ADDED, LATEST
from bot.store.statements.pins import SET_PIN, Pin

_RETIRED = "UPDATE message SET live = FALSE WHERE id = ?"


class MessageRows(Repository):
    """Queries over messages."""

    async def newest_board(self, post: Outbox) -> tuple[Message | None, list[tuple[int, int]]]:
        """Read a channel's current board message, and the entries told by each post."""

        def read(db: SqlConnection) -> tuple[Message | None, list[tuple[int, int]]]:
            found = LATEST.ask(db, post.game).first()
            if found is None:
                return None, []
            added = db.execute(ADDED, (post.game, found.id, post.id)).fetchall()
            return found, [(found.first, found.begun), *((int(first), int(last)) for first, last in added)]

        return await self.writer.look(read)

    async def overruns(self, game: str, seat: str) -> list[Message]:
        """List the messages in a channel, with buttons, about a seat that has run out of time."""
        ask = select(Message).where(Message.game == game, Message.what == PostKind.NOTE, Message.user == 0)
        ask = ask.where(Message.seat == seat, col(Message.live))
        return await self.writer.read(lambda db: list(db.exec(ask)))

    async def retired(self, messages: Sequence[int]) -> None:
        """Note that messages have no buttons any more, or are gone."""
        gone = [(x,) for x in messages]
        await self.writer.ride(lambda db: db.executemany(_RETIRED, gone))

    async def pinned(self, message: int, pin: Pin) -> None:
        """Record the result of pinning or unpinning a message."""
        await self.writer.mark(lambda db: db.execute(SET_PIN, (int(pin), message)) and None, lasting=False)

    async def not_retired(self, message: int) -> None:
        """Note that a message keeps its buttons for now: the game's next post asks for them once more."""
        mark = update(Message).where(col(Message.id) == message).values(retire=False)
        await self.writer.write(lambda db: db.execute(mark) and None)

    async def message(self, game: str, what: PostKind) -> Message | None:
        """Read the latest message of a kind."""
        ask = select(Message).where(Message.game == game, Message.what == what)
        latest = ask.order_by(col(Message.at).desc(), col(Message.id).desc()).limit(1)
        await self.writer.settle()
        return await self.reader.read(lambda db: db.exec(latest).first())

    async def game_of(self, message: int) -> str:
        """Return the game whose message it is; "" for none."""
        await self.writer.settle()
        found = await self.reader.read(lambda db: db.get(Message, message))
        return found.game if found is not None else ""
