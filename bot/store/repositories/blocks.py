"""Blocks, and reports to moderators."""

from __future__ import annotations

from collections.abc import Collection
from hashlib import sha256

from sqlalchemy import delete, update
from sqlmodel import Session, col, select

from bot.store.connections.sqlite import Repository
from bot.store.models import Block, Game, Guild, Message, Report, SeatRow
from bot.store.shards import Part, of_shards

#: Maximum number of tries to post a report; `/server` shows it in any case.
MOST_TRIES = 200
#: Maximum number of reports to a server that are listed.
MOST_LISTED = 500
#: Two people who are never seated together.
Pair = frozenset[int]


class BlockRows(Repository):
    """Queries over blocks and reports."""

    async def block(self, user: int, blocked: int, at: int) -> bool:
        """Block a person for somebody; return False if they were blocked already."""
        row = Block(user=user, who=hashed(user, blocked), blocked=blocked, at=at)

        def write(db: Session) -> bool:
            had = db.get(Block, (user, row.who))
            db.merge(row)
            return had is None

        return await self.writer.write(write, hold=user)

    async def unblock(self, user: int, blocked: int) -> bool:
        """End a block; False when there is none."""
        mine = (col(Block.user) == user, col(Block.who) == hashed(user, blocked))
        return await self.writer.write(
            lambda db: bool(db.exec(delete(Block).where(*mine)).rowcount), hold=user
        )

    async def blocks(self, user: int) -> list[Block]:
        """List the people somebody has blocked, latest first."""
        ask = select(Block).where(Block.user == user).order_by(col(Block.at).desc(), col(Block.who))
        return await self.reader.read(lambda db: list(db.exec(ask)))

    async def avoiding(self, users: Collection[int]) -> set[Pair]:
        """Return the pairs among these people where one has blocked the other."""
        return await self.writer.read(lambda db: kept_apart(db, users))

    # -- reports -----------------------------------------------------------------------------------------

    async def add_report(self, row: Report) -> Report:
        """Save a report to a server's moderators."""

        def write(db: Session) -> Report:
            db.add(row)
            db.flush()
            return row

        return await self.writer.write(write, hold=row.reporter)

    async def reports(self, guild: int, most: int = MOST_LISTED) -> list[Report]:
        """List the reports to a server's moderators, latest first."""
        ask = select(Report).where(Report.guild == guild).order_by(col(Report.id).desc()).limit(most)
        return await self.reader.read(lambda db: list(db.exec(ask)))

    async def reported_since(self, reporter: int, since: int) -> int:
        """Count a person's recent reports."""
        ask = select(Report.id).where(Report.reporter == reporter, Report.at > since)
        return await self.writer.read(lambda db: len(db.exec(ask).all()))

    async def drop_report(self, number: int, guild: int) -> bool:
        """Forget a report that has been dealt with; False when it is gone, or another server's."""
        mine = (col(Report.id) == number, col(Report.guild) == guild)
        return await self.writer.write(lambda db: bool(db.exec(delete(Report).where(*mine)).rowcount))

    async def drop_reports(self, before: int) -> None:
        """Forget reports that are older."""
        old = col(Report.at) < before
        if await self.reader.read(lambda db: db.exec(select(Report.id).where(old).limit(1)).first()):
            await self.writer.write(lambda db: db.execute(delete(Report).where(old)) and None)

    async def reports_unsent(self, *, shards: Part | None = None) -> list[Report]:
        """List reports that have not reached their moderators' channel, and are tried again."""
        ask = select(Report).join(Guild, col(Guild.id) == Report.guild).where(col(Guild.reports) != 0)
        ask = ask.where(Report.sent == 0, Report.tries > 0, Report.tries < MOST_TRIES).limit(20)
        ask = ask.where(of_shards(shards, Report))
        return await self.reader.read(lambda db: list(db.exec(ask)))

    async def message_row(self, message: int) -> Message | None:
        """Read what is known about one of the bot's messages."""
        return await self.reader.read(lambda db: db.get(Message, message))

    async def report_sent(self, number: int, at: int) -> None:
        """Note that a report has reached the moderators' channel, or with 0 that it has not."""
        same = update(Report).where(col(Report.id) == number)
        await self.writer.write(lambda db: db.execute(same.values(sent=at, tries=Report.tries + 1)) and None)

    async def experience(self, users: Collection[int]) -> dict[int, tuple[int, int]]:
        """Count for each of these people the games they sit in and those they have finished."""
        ask = select(SeatRow.user, Game.id, Game.status).where(
            SeatRow.game == Game.id, col(SeatRow.user).in_(users), col(Game.imported).is_(False)
        )

        def read(db: Session) -> dict[int, tuple[int, int]]:
            found = set(db.exec(ask.distinct()))
            now, over = ("lobby", "playing", "frozen"), ("over",)
            return {
                u: (
                    sum(x == u and s in now for x, _, s in found),
                    sum(x == u and s in over for x, _, s in found),
                )
                for u in users
            }

        return await self.writer.read(read)


def hashed(user: int, blocked: int) -> str:
    """Return the hash that identifies a block after its target's data have been deleted."""
    return sha256(f"{user}:{blocked}".encode()).hexdigest()


def kept_apart(db: Session, users: Collection[int]) -> set[Pair]:
    """Return the pairs of people where one has blocked the other, inside an open transaction."""
    rows = db.exec(select(Block.user, Block.who).where(col(Block.user).in_(users))).all()
    return {frozenset((mine, x)) for mine, who in rows for x in users if x != mine and hashed(mine, x) == who}
