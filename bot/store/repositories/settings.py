"""Settings of people and servers, when people play, and when something must be done for them."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

from sqlalchemy import delete, update
from sqlmodel import Session, SQLModel, and_, col, or_, select

from bot.store.connections.sqlite import Repository
from bot.store.models import (
    Entry,
    Former,
    Game,
    Guild,
    Outbox,
    Preference,
    QueueEntry,
    Reliability,
    Reminder,
    Request,
    Schedule,
    SeatClock,
    SeatRow,
)
from bot.store.repositories.games import Loaded, awaited, game_at, loaded
from bot.store.repositories.limits import DAY
from bot.store.statements.answer import SqlConnection
from bot.store.statements.plain import Rows, column

M = TypeVar("M", bound=SQLModel)
_PREFERS = Rows(Preference, '"user" = ?')
_GUILD = Rows(Guild, "id = ?")
#: Whether a person has another name somewhere on a server than the one they have there now.
_RENAMED = (
    "SELECT 1 FROM seat JOIN game ON game.id = seat.game WHERE game.guild = ? AND seat.name <> ?"
    ' AND (seat."user" = ? OR seat.invited = ?)'
    ' UNION ALL SELECT 1 FROM queue WHERE "user" = ? AND guild = ? AND name <> ? LIMIT 1'
)
_WAITS = "SELECT 1 FROM outbox WHERE lane = ? AND sent = 0 AND tries > 0 LIMIT 1"

#: Stage of a clock that has run out (`bot.play.clocks.bank.Stage`).
ZERO = 4
#: Changes a schedule and returns the posts about it. If it refuses, nothing changes.
Change = Callable[[Schedule], Sequence[Outbox]]


class Comer(NamedTuple):
    """Who comes: what they prefer, and the game of the channel ("": none): under way, or else the last one.

    `waits`: something could not be posted in the channel and waits for another try. `renamed`: they have
    another name at tables of the server. `read` is the game that it is about, if there is one.
    """

    prefers: Preference
    here: str
    waits: bool
    renamed: bool
    read: Loaded | None


class SettingRows(Repository):
    """Queries over what people and servers have set."""

    async def preference(self, user: int) -> Preference:
        """Read what a user prefers."""
        found = await self.reader.look(lambda db: _PREFERS.ask(db, user).first())
        return found or Preference(user=user)

    async def visitor(self, user: int, channel: int, guild: int = 0, name: str = "", game: str = "") -> Comer:
        """Read who comes to a channel, by what name, and a game: the one named, or that of the channel.

        With its seed, since they may have come to answer.
        """

        def read(db: SqlConnection) -> Comer:
            prefers, waits = _PREFERS.ask(db, user), db.execute(_WAITS, (f"c{channel}",))
            here = game_at(db, channel)
            asked = (guild, name, user, user, user, guild, name)
            renamed = bool(name) and bool(column(db.execute(_RENAMED, asked)))
            about = loaded(db, game or here, seed=True) if game or here else None
            return Comer(prefers.first() or Preference(user=user), here, bool(column(waits)), renamed, about)

        return await self.reader.look(read)

    async def rename(self, user: int, guild: int, name: str) -> None:
        """Give a person a new name at all their tables on a server, and wherever they are awaited."""
        there = select(Game.id).where(Game.guild == guild).scalar_subquery()
        named = (
            update(SeatRow).where(
                or_(col(SeatRow.user) == user, col(SeatRow.invited) == user), col(SeatRow.game).in_(there)
            ),
            update(Former).where(col(Former.user) == user, col(Former.game).in_(there)),
            update(QueueEntry).where(col(QueueEntry.user) == user, col(QueueEntry.guild) == guild),
        )
        asked = update(Request).where(col(Request.open), col(Request.taker) == user)

        def write(db: Session) -> None:
            for x in named:
                db.execute(x.values(name=name))
            db.execute(asked.where(col(Request.game).in_(there)).values(taker_name=name))

        await self.writer.write(write, hold=user)

    async def set_preference(self, user: int, **changes: object) -> Preference:
        """Change what a user prefers."""
        usual = Preference(user=user)
        return await self.writer.write(lambda db: _change(db, Preference, user, usual, changes), hold=user)

    async def guild(self, guild: int) -> Guild:
        """Read what a server has set."""
        return await self.reader.look(lambda db: _GUILD.ask(db, guild).first()) or Guild(id=guild)

    async def set_guild(self, guild: int, **changes: object) -> Guild:
        """Change what a server has set."""
        usual = Guild(id=guild)
        return await self.writer.write(lambda db: _change(db, Guild, guild, usual, changes), hold=guild)


class ScheduleRows(Repository):
    """Queries over schedules."""

    async def schedule(self, user: int) -> Schedule:
        """Read a person's schedule."""
        return await self.reader.read(lambda db: db.get(Schedule, user)) or Schedule(user=user)

    async def change_schedule(self, user: int, change: Change) -> Schedule:
        """Change a person's current schedule, and commit the posts that tell of it."""

        def write(db: Session) -> Schedule:
            row = db.get(Schedule, user, with_for_update=True) or Schedule(user=user)
            posts = change(row)
            db.add(row)
            db.add_all(posts)
            return row

        return await self.writer.write(write, hold=user)

    async def due_schedules(self, now: int, most: int = 100) -> list[Schedule]:
        """List the people for whom something must be done now, the longest due first."""
        ask = select(Schedule).where(Schedule.due > 0, Schedule.due <= now)
        return await self.reader.read(lambda db: list(db.exec(ask.order_by(col(Schedule.due)).limit(most))))

    async def ticked(self, user: int, due: int, change: Change) -> bool:
        """Record that a person's due work is done; False if another process has done it."""

        def write(db: Session) -> bool:
            row = db.get(Schedule, user, with_for_update=True)
            if row is None or row.due != due:
                return False
            db.add_all(change(row))
            db.add(row)
            return True

        return await self.writer.write(write, hold=user)

    async def remind(self, user: int, day: int, posts: Sequence[Outbox]) -> bool:
        """Commit a reminder, unless the person had one on this or a later day of theirs."""

        def write(db: Session) -> bool:
            row = db.get(Reminder, user, with_for_update=True)
            if row is not None and row.day >= day:
                return False
            db.merge(Reminder(user=user, day=day))
            db.add_all(posts)
            return True

        return await self.writer.write(write, hold=user)

    async def drop_stale(self, now: int, before: int, counted: int) -> None:
        """Drop what nothing needs any more of when people play, and how far they can be counted on.

        That is vacations and changes of hours older than `before`, days of reminders that are past
        everywhere, reliability last counted before `counted`, and presses in lobbies whose game has begun.
        """
        begun = select(Game.id).where(Game.status != "lobby")
        pressed = update(SeatRow).where(col(SeatRow.pressed) > 0, col(SeatRow.game).in_(begun))
        changed = update(Schedule).where(col(Schedule.since) > 0, col(Schedule.since) < before)

        def write(db: Session) -> None:
            db.execute(delete(Reminder).where(col(Reminder.day) < now // DAY - 1))
            db.execute(delete(Reliability).where(col(Reliability.at) < counted))
            db.execute(pressed.values(pressed=0))
            db.execute(changed.values(since=0, was=Schedule(user=0).was))
            for row in db.exec(select(Schedule).where(Schedule.away != "[]")):
                spans = json.loads(row.away)
                left = [x for x in spans if x[1] >= before]
                if left != spans:
                    row.away = json.dumps(left)
                    db.add(row)

        await self.writer.write(write)

    async def answered(self, user: int, since: int, until: int, span: int) -> list[int]:
        """List the beginnings of the spans, each this many seconds, in which a person answered something."""
        mine = select(SeatRow.game).where(SeatRow.user == user)
        had = select(Former.game).where(Former.user == user)
        at = col(Entry.at)
        begin = at - at % span
        theirs = or_(col(Entry.game).in_(mine), col(Entry.game).in_(had))
        ask = select(begin).where(theirs, Entry.user == user, Entry.how == "answer", Entry.by == "")
        ask = ask.where(at >= since, at < until).distinct().order_by(begin)
        return await self.reader.read(lambda db: list(db.exec(ask)))

    async def waits_for(self, user: int, besides: str) -> str:
        """Return the game that has waited longest for a person, except one; "" if there is none."""
        return await self.reader.look(lambda db: awaited(db, user, besides))

    async def overdue(self, user: int, now: int) -> bool:
        """Return whether a person's clock has run out and is still running.

        A person who has answered in secret is not late, although their clock seems to run; nor is one who is
        prevented from answering while there is time left.
        """
        theirs = and_(col(SeatRow.game) == SeatClock.game, col(SeatRow.seat) == SeatClock.seat)
        ask = select(SeatClock.game).join(SeatRow, theirs).where(SeatRow.user == user, col(SeatClock.runs))
        ask = ask.where(SeatClock.answered == 0)
        out = or_(
            col(SeatClock.stage) >= ZERO, and_(SeatClock.zero > 0, SeatClock.zero <= now, SeatClock.held == 0)
        )
        return await self.reader.read(lambda db: db.exec(ask.where(out).limit(1)).first()) is not None


def _change(db: Session, model: type[M], key: int, usual: M, changes: dict[str, object]) -> M:
    row = db.get(model, key) or usual
    for name, value in changes.items():
        setattr(row, name, value)
    db.add(row)
    return row
