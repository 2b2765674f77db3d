"""The links at which games are watched."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from sqlalchemy import delete
from sqlmodel import Session, col, select

from bot.store.connections.line import Repository
from bot.store.models import Game, Outbox, WatchLink
from bot.store.statements.answer import Speaks
from bot.store.statements.plain import column

_SHARED = "SELECT game FROM watch_link WHERE token = ?"


class WatchLinkRows(Repository):
    """Queries over the links at which games are watched."""

    async def watched_at(self, token: str) -> str:
        """Return the game that is watched at a link; "" for none."""

        def read(db: Speaks) -> str:
            return str(next(iter(column(db.execute(_SHARED, (token,)))), ""))

        return await self.reader.look(read)

    async def watched(self, tokens: Collection[str]) -> dict[str, tuple[str, int]]:
        """Return the games that are watched at links, with their revisions. What is withdrawn is left out."""
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

        return await self.line.write(write, hold=row.game)

    async def withdraw(self, game: str, posts: Sequence[Outbox]) -> bool:
        """Drop a game's link, together with what tells of that; False where there is none."""

        def write(db: Session) -> bool:
            if db.exec(delete(WatchLink).where(col(WatchLink.game) == game)).rowcount != 1:
                return False
            db.add_all(posts)
            return True

        return await self.line.write(write, hold=game)

    async def drop_watch_links(self, before: int) -> None:
        """Drop the links of games that ended before then."""
        over = select(Game.id).where(Game.ended > 0, Game.ended < before)
        gone = delete(WatchLink).where(col(WatchLink.game).in_(over))
        await self.line.write(lambda db: db.execute(gone) and None)
