"""People who are told of games that they do not play in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import delete, func, update
from sqlmodel import Session, col, select

from bot.store.connections.line import Repository
from bot.store.errors import FullError
from bot.store.models import Follower, Game, Outbox, PostKind
from bot.store.shards import Part, of_shards

#: Number of games that are looked at in one sweep.
AT_ONCE = 50


class FollowerRows(Repository):
    """Queries over people who follow games."""

    async def follower(self, game: str, user: int) -> Follower | None:
        """Read how somebody follows a game; None where they do not."""
        return await self.reader.read(lambda db: db.get(Follower, (game, user)))

    async def follow(self, row: Follower, most: int) -> None:
        """Have somebody follow a game from here on.

        Raises:
            FullError: they follow `most` others already.

        """

        def write(db: Session) -> None:
            others = select(func.count()).select_from(Follower)
            others = others.where(Follower.user == row.user, Follower.game != row.game)
            if db.exec(others).one() >= most:
                raise FullError(f"at most {most} games are followed")
            db.merge(row)

        await self.line.write(write, hold=row.user)

    async def unfollow(self, game: str, user: int) -> bool:
        """Have somebody follow a game no more; what is not sent yet is not. False where they did not."""

        def write(db: Session) -> bool:
            unsent = delete(Outbox).where(col(Outbox.game) == game, col(Outbox.lane) == f"u{user}")
            db.execute(unsent.where(col(Outbox.what) == PostKind.FOLLOWED, col(Outbox.sent) == 0))
            mine = delete(Follower).where(col(Follower.game) == game, col(Follower.user) == user)
            return db.exec(mine).rowcount == 1

        return await self.line.write(write, hold=user)

    async def follows_due(self, now: int, shards: Part | None) -> list[Follower]:
        """Read who may have to be told something: of a game that has gone on since, or is over."""
        ask = select(Follower).join(Game).where(col(Follower.closed).is_(False), Follower.due <= now)
        ask = ask.where((Game.shown > Follower.told) | (Game.ended > 0), of_shards(shards))
        return await self.reader.read(lambda db: list(db.exec(ask.limit(AT_ONCE))))

    async def go_on_following(
        self, was: Follower, posts: Sequence[Outbox] = (), *, over: bool = False, **fields: Any
    ) -> bool:
        """Note what somebody is told, together with the posts that do; `over`: they follow it no more.

        False where another process was quicker, or they follow it no more.
        """

        def write(db: Session) -> bool:
            mine = (
                col(Follower.game) == was.game,
                col(Follower.user) == was.user,
                col(Follower.told) == was.told,
            )
            change = delete(Follower).where(*mine) if over else update(Follower).where(*mine).values(**fields)
            if db.exec(change).rowcount != 1:
                return False
            db.add_all(posts)
            return True

        return await self.line.write(write, hold=was.user)

    async def follower_closed(self, game: str, user: int) -> None:
        """Note that somebody's direct messages are closed."""
        mine = update(Follower).where(col(Follower.game) == game, col(Follower.user) == user)
        await self.line.write(lambda db: db.execute(mine.values(closed=True)) and None, hold=user)
