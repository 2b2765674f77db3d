"""Those who look on: people who are told of games that they do not play in, and links to watch at."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from sqlalchemy import delete, func, update
from sqlmodel import Session, col, select

from bot.store.connections.sqlite import Repository
from bot.store.errors import FullError
from bot.store.models import Follower, Game, Outbox, PostKind, WatchLink
from bot.store.shards import Part, of_shards
from bot.store.statements.answer import SqlConnection
from bot.store.statements.plain import column

#: Number of games that are looked at in one sweep.
AT_ONCE = 50


class FollowerRows(Repository):
    """Queries over people who follow games."""

    async def follower(self, game: str, user: int) -> Follower | None:
        """Read how a person follows a game; None if they do not."""
        return await self.reader.read(lambda db: db.get(Follower, (game, user)))

    async def follow(self, row: Follower, most: int) -> None:
        """Make a person a follower of a game from now on.

        Raises:
            FullError: they already follow `most` other games.

        """

        def write(db: Session) -> None:
            others = select(func.count()).select_from(Follower)
            others = others.where(Follower.user == row.user, Follower.game != row.game)
            if db.exec(others).one() >= most:
                raise FullError(f"at most {most} games are followed")
            db.merge(row)

        await self.writer.write(write, hold=row.user)

    async def unfollow(self, game: str, user: int) -> bool:
        """Stop a person from following a game; drop unsent digests. False if they did not follow it."""

        def write(db: Session) -> bool:
            unsent = delete(Outbox).where(col(Outbox.game) == game, col(Outbox.lane) == f"u{user}")
            db.execute(unsent.where(col(Outbox.what) == PostKind.FOLLOWED, col(Outbox.sent) == 0))
            mine = delete(Follower).where(col(Follower.game) == game, col(Follower.user) == user)
            return db.exec(mine).rowcount == 1

        return await self.writer.write(write, hold=user)

    async def follows_due(self, now: int, shards: Part | None) -> list[Follower]:
        """Read who may have to be told something: of a game that has gone on since, or is over."""
        ask = select(Follower).join(Game).where(col(Follower.closed).is_(False), Follower.due <= now)
        ask = ask.where((Game.shown > Follower.told) | (Game.ended > 0), of_shards(shards))
        return await self.reader.read(lambda db: list(db.exec(ask.limit(AT_ONCE))))

    async def go_on_following(
        self, was: Follower, posts: Sequence[Outbox] = (), *, over: bool = False, **fields: object
    ) -> bool:
        """Record what a follower is told, together with the posts; `over`: they no longer follow it.

        False if another process was quicker, or they no longer follow it.
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

        return await self.writer.write(write, hold=was.user)

    async def follower_closed(self, game: str, user: int) -> None:
        """Record that a follower's direct messages are closed."""
        mine = update(Follower).where(col(Follower.game) == game, col(Follower.user) == user)
        await self.writer.write(lambda db: db.execute(mine.values(closed=True)) and None, hold=user)


_SHARED = "SELECT game FROM watch_link WHERE token = ?"


class WatchLinkRows(Repository):
    """Queries over the links at which games are watched."""

    async def watched_at(self, token: str) -> str:
        """Return the game that is watched at a link; "" for none."""

        def read(db: SqlConnection) -> str:
            return str(next(iter(column(db.execute(_SHARED, (token,)))), ""))

        return await self.reader.look(read)

    async def watched(self, tokens: Collection[str]) -> dict[str, tuple[str, int]]:
        """Return the games watched through links, with their revisions. Withdrawn links are left out."""
        ask = select(WatchLink.token, WatchLink.game, Game.revision).join(Game)
        ask = ask.where(col(WatchLink.token).in_(list(tokens)))
        return await self.reader.read(lambda db: {t: (game, n) for t, game, n in db.exec(ask)})

    async def share(self, row: WatchLink, posts: Sequence[Outbox]) -> WatchLink:
        """Keep a link, together with what tells of it; where a game has one already that stays. Return it."""

        def write(db: Session) -> WatchLink:
            found = db.get(WatchLink, row.game)
            if found is None:
                db.add(row)
                db.add_all(posts)
            return found or row

        return await self.writer.write(write, hold=row.game)

    async def withdraw(self, game: str, posts: Sequence[Outbox]) -> bool:
        """Drop a game's link, together with what tells of that; False where there is none."""

        def write(db: Session) -> bool:
            if db.exec(delete(WatchLink).where(col(WatchLink.game) == game)).rowcount != 1:
                return False
            db.add_all(posts)
            return True

        return await self.writer.write(write, hold=game)

    async def drop_watch_links(self, before: int) -> None:
        """Drop the links of games that ended before then."""
        over = select(Game.id).where(Game.ended > 0, Game.ended < before)
        gone = delete(WatchLink).where(col(WatchLink.game).in_(over))
        await self.writer.write(lambda db: db.execute(gone) and None)
