"""Those who look on: people and programs that are told of games, and links to watch at."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from sqlalchemy import delete, func, update
from sqlmodel import Session, col, select

from bot.store.connections.sqlite import Repository
from bot.store.errors import FullError
from bot.store.models import Follower, Game, Guild, Hook, Outbox, PostKind, Preference, SeatRow, WatchLink
from bot.store.shards import Part, of_shards
from bot.store.statements.answer import SqlConnection
from bot.store.statements.plain import column

#: Number of games that are looked at in one sweep.
AT_ONCE = 50
#: Maximum number of lines of a server's log that are kept, and of those that wait to be told.
KEPT, WAITING = 50, 500


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


class HookRows(Repository):
    """Queries over what other programs are told."""

    async def hooked(self, now: int, shards: Part | None) -> list[int]:
        """List servers whose next row is due to be told, the longest due first, or that have too many rows.

        One whose program is out would otherwise be looked at each time, and others not at all.
        """
        of = (col(Hook.done) == 0, of_shards(shards, Hook))
        first = (
            select(func.min(Hook.id).label("id"), func.count().label("n"))
            .where(*of)
            .group_by(col(Hook.guild))
        )
        waits = first.subquery()
        ready = (col(Hook.due) <= now) & (col(Hook.held) <= now)
        ask = select(Hook.guild).join(waits, waits.c.id == Hook.id).where(ready | (waits.c.n > WAITING))
        return await self.reader.read(
            lambda db: list(db.exec(ask.order_by(col(Hook.due), col(Hook.id)).limit(AT_ONCE)))
        )

    async def hold_hook(self, guild: int, now: int, until: int) -> Hook | None:
        """Take up the oldest of what a server's program waits for; None while that is not due, or held.

        What has waited behind too many others is given up.
        """
        waits = select(Hook).where(Hook.guild == guild, Hook.done == 0).order_by(col(Hook.id))

        def write(db: Session) -> Hook | None:
            newest = select(Hook.id).where(Hook.guild == guild, Hook.done == 0).order_by(col(Hook.id).desc())
            if (last := db.exec(newest.offset(WAITING).limit(1)).first()) is not None:
                old = update(Hook).where(col(Hook.guild) == guild, col(Hook.done) == 0, col(Hook.id) <= last)
                db.execute(old.values(done=now, said="many"))
                _forget_told(db, guild)
            row = db.exec(waits.limit(1).with_for_update()).first()
            if row is None or row.due > now or row.held > now:
                return None
            row.held = until
            db.add(row)
            return row

        return await self.writer.write(write, hold=guild)

    async def choose_hook(self, guild: int, name: str, now: int) -> None:
        """Have another program told of a server, "" for none; what waits for the one before is given up."""
        waits = update(Hook).where(col(Hook.guild) == guild, col(Hook.done) == 0)

        def write(db: Session) -> None:
            row = db.get(Guild, guild, with_for_update=True) or Guild(id=guild)
            if row.hook != name:
                row.hook = name
                db.add(row)
                db.execute(waits.values(done=now, said="unknown"))
                _forget_told(db, guild)

        await self.writer.write(write, hold=guild)

    async def hook_tried(self, row: Hook, now: int, said: str, *, tries: int, due: int) -> None:
        """Record a try: when it is `due` again, 0 for never, and what came of it. Old lines of the log go."""
        mine = update(Hook).where(col(Hook.id) == row.id, col(Hook.done) == 0)  # or it was given up meanwhile
        values = {"held": 0, "due": due, "tries": tries, "done": 0 if due else now, "said": said}

        def write(db: Session) -> None:
            db.execute(mine.values(**values))
            _forget_told(db, row.guild)

        await self.writer.write(write, hold=row.guild)

    async def hooks(self, guild: int, most: int) -> list[Hook]:
        """List what a server's program is told, the newest first."""
        ask = select(Hook).where(Hook.guild == guild).order_by(col(Hook.id).desc()).limit(most)
        return await self.reader.read(lambda db: list(db.exec(ask)))

    async def seats_of_game(self, game: str) -> list[SeatRow]:
        """List the seats of a game in their order, without names while it hides them."""
        ask = select(SeatRow).where(SeatRow.game == game).order_by(col(SeatRow.place))

        def read(db: Session) -> list[SeatRow]:
            row, seats = db.get(Game, game), list(db.exec(ask))
            if row is not None and row.hides_names:
                for x in seats:
                    db.expunge(x)
                    x.name = ""
            return seats

        return await self.reader.read(read)

    async def named(self, users: Collection[int]) -> set[int]:
        """Return those of these people whose names other programs may be told."""
        ask = select(Preference.user).where(col(Preference.user).in_(users), col(Preference.named))
        return await self.reader.read(lambda db: set(db.exec(ask)))


def _forget_told(db: Session, guild: int) -> None:
    """Drop lines of a server's log beyond those that are kept, inside an open transaction."""
    told = select(Hook.id).where(Hook.guild == guild, Hook.done > 0).order_by(col(Hook.id).desc())
    if (last := db.exec(told.offset(KEPT).limit(1)).first()) is not None:
        old = delete(Hook).where(col(Hook.guild) == guild, col(Hook.done) > 0, col(Hook.id) <= last)
        db.execute(old)
