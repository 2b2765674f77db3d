"""What people write, keep, learn and try apart from their answers, and reports on ended games."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from sqlalchemy import delete, func, or_, update
from sqlmodel import Session, col, select

from bot.store.connections.sqlite import Repository
from bot.store.errors import FullError
from bot.store.models import (
    ON_TABLE,
    Coach,
    Game,
    HintRow,
    Keepsake,
    Learning,
    LookBack,
    Note,
    Outbox,
    Sandbox,
    SeatRow,
    Sheet,
)
from bot.store.repositories.games import KEPT, UNDER_WAY
from bot.store.shards import Part, of_shards
from bot.store.statements.answer import SqlConnection
from bot.store.statements.plain import Rows

#: Maximum number of texts that a user keeps for a title: as many as one select can show.
MOST_KEPT = 25
#: Maximum number of notes that a person keeps on a game.
MOST_NOTES = 40

_SHEET = Rows(Sheet, 'game = ? AND seat = ? AND kind = ? AND "user" = ?')


class SheetRows(Repository):
    """Queries over sheets and keepsakes."""

    async def sheet(self, game: str, seat: str, kind: str, user: int) -> str | None:
        """Read what a user has written in a seat for a kind of question; None for nothing."""
        row = await self.reader.look(lambda db: _SHEET.ask(db, game, seat, kind, user).first())
        return row.text if row else None

    async def desk(
        self, game: str, seat: str, kind: str, user: int, title: str
    ) -> tuple[str | None, dict[str, str]]:
        """Read a user's draft in a seat for a kind of question, and the texts they keep for the title."""

        def read(db: SqlConnection) -> tuple[str | None, dict[str, str]]:
            written, kept = _SHEET.ask(db, game, seat, kind, user), KEPT.ask(db, user, title)
            row = written.first()
            return row.text if row else None, {x.name: x.text for x in kept.all()}

        return await self.reader.look(read)

    async def set_sheet(self, row: Sheet) -> None:
        """Save a user's draft in a seat, replacing an earlier one."""
        await self.writer.write(lambda db: db.merge(row) and None, hold=row.game)

    async def keepsakes(self, user: int, title: str) -> dict[str, str]:
        """Read what a user keeps for a title: name -> text, latest first."""
        found = await self.reader.look(lambda db: KEPT.ask(db, user, title).all())
        return {x.name: x.text for x in found}

    async def keep(self, row: Keepsake) -> None:
        """Keep a text under a name; it takes the place of an older one.

        Raises:
            FullError: they keep as many as they may.

        """

        def write(db: Session) -> None:
            mine = select(Keepsake.name).where(Keepsake.user == row.user, Keepsake.title == row.title)
            names = set(db.exec(mine))
            if row.name not in names and len(names) >= MOST_KEPT:
                raise FullError(f"at most {MOST_KEPT} are kept")
            db.merge(row)

        await self.writer.write(write, hold=row.user)

    async def forget(self, user: int, title: str, name: str) -> None:
        """Drop a text that a user kept."""
        mine = (col(Keepsake.user) == user, col(Keepsake.title) == title, col(Keepsake.name) == name)
        await self.writer.write(lambda db: db.execute(delete(Keepsake).where(*mine)) and None)

    async def notes(self, game: str, user: int) -> list[Note]:
        """Read a person's own notes on a game, and the host's for all, by what they are on."""
        mine = or_(col(Note.user) == user, col(Note.n) == ON_TABLE)
        ask = select(Note).where(Note.game == game, mine).order_by(col(Note.n))
        return await self.reader.read(lambda db: list(db.exec(ask)))

    async def set_note(self, row: Note) -> None:
        """Keep a note in the place of an older one; one without a text takes it away. A table has only one.

        Raises:
            FullError: its writer keeps as many on this game as they may.

        """
        mine = (col(Note.game) == row.game, col(Note.user) == row.user)
        on_table = (col(Note.game) == row.game, col(Note.n) == ON_TABLE)
        same = on_table if row.n == ON_TABLE else (*mine, col(Note.n) == row.n)

        def write(db: Session) -> None:
            db.execute(delete(Note).where(*same))
            if not row.text:
                return
            if len(db.exec(select(Note.n).where(*mine)).all()) >= MOST_NOTES:
                raise FullError(f"at most {MOST_NOTES} are kept")
            db.add(row)

        await self.writer.write(write, hold=row.game)


class LearningRows(Repository):
    """Queries over how far people are with lessons."""

    async def learning(self, user: int, title: str = "") -> list[Learning]:
        """Read a person's progress in lessons, of all titles or one."""
        ask = (
            select(Learning).where(Learning.user == user).order_by(col(Learning.title), col(Learning.lesson))
        )
        ask = ask.where(Learning.title == title) if title else ask
        return await self.reader.read(lambda db: list(db.exec(ask)))

    async def learn(self, row: Learning, *, was: int) -> bool:
        """Save a person's progress in a lesson; False if another press has moved them on from `was`."""

        def write(db: Session) -> bool:
            key = (row.user, row.title, row.lesson)
            stands = db.get(Learning, key, with_for_update=True)
            if stands is not None and stands.sum == row.sum and stands.step != was:
                return False
            db.merge(row)
            return True

        return await self.writer.write(write, hold=row.user)

    async def has_finished(self, user: int, title: str) -> bool:
        """Return whether a person has played a game of a title to its end."""
        theirs = select(Game.id).where(Game.id == SeatRow.game, SeatRow.user == user)
        ended = theirs.where(Game.title == title, Game.status == "over", col(Game.imported).is_(False))
        return await self.reader.read(lambda db: db.exec(ended.limit(1)).first() is not None)

    async def coached(self, user: int) -> list[SeatRow]:
        """Read the seats in games under way in which a person has a coach, even a silent one."""
        theirs = select(SeatRow).where(SeatRow.user == user, SeatRow.coach != Coach.NONE)
        open_ = theirs.where(Game.id == SeatRow.game, col(Game.status).in_(("lobby", "playing", "frozen")))
        return await self.reader.read(lambda db: list(db.exec(open_)))

    async def set_coach(self, game: str, user: int, coach: Coach) -> None:
        """Make a person's coach in a game speak, or silence it."""
        mine = update(SeatRow).where(col(SeatRow.game) == game, col(SeatRow.user) == user)
        changed = mine.where(col(SeatRow.coach) != Coach.NONE).values(coach=int(coach))
        await self.writer.write(lambda db: db.execute(changed) and None, hold=game)


class HintRows(Repository):
    """Queries over the hints that were taken."""

    async def hints(self, game: str) -> list[HintRow]:
        """Read the hints that were taken in a game, in the order of its entries."""
        ask = select(HintRow).where(HintRow.game == game)
        ask = ask.order_by(col(HintRow.n), col(HintRow.seat), col(HintRow.decision))
        return await self.reader.read(lambda db: list(db.exec(ask)))

    async def hints_by(self, user: int) -> dict[str, int]:
        """Count the hints that a person has taken in each of their games that have not ended."""
        ask = select(HintRow.game, func.count()).join(Game, col(Game.id) == col(HintRow.game))
        ask = ask.where(HintRow.user == user, col(Game.status).in_(UNDER_WAY)).group_by(col(HintRow.game))
        return await self.reader.read(lambda db: dict(db.exec(ask).all()))

    async def take_hint(self, row: HintRow) -> None:
        """Note that a hint was taken. One on the same question counts once."""

        def write(db: Session) -> None:
            stands = db.get(HintRow, (row.game, row.seat, row.decision), with_for_update=True)
            row.why = row.why or (stands is not None and stands.why)
            db.merge(row)

        await self.writer.write(write, hold=row.game)


#: Maximum number of ended games taken up at once, and of tries for the report on each.
AT_ONCE, TRIES = 20, 3


class LookBackRows(Repository):
    """Queries over reports on ended games."""

    async def look_back(self, game: str) -> LookBack | None:
        """Read what there is of a report; None if none was ever asked for."""
        return await self.reader.read(lambda db: db.get(LookBack, game))

    async def just_over(self, since: int, titles: Collection[str], shards: Part | None) -> list[str]:
        """List the games played here that ended since then and have no report begun."""
        ask = select(Game.id).where(Game.status == "over", Game.changed >= since)
        ask = ask.where(col(Game.title).in_(titles), col(Game.imported).is_(False), of_shards(shards))
        ask = ask.where(col(Game.id).not_in(select(LookBack.game).where(LookBack.game == Game.id)))
        return await self.reader.read(lambda db: list(db.exec(ask.limit(AT_ONCE))))

    async def want_look_back(self, game: str, now: int) -> None:
        """Ask for a report, or once more if it failed; an existing one stays."""

        def write(db: Session) -> None:
            found = db.get(LookBack, game, with_for_update=True)
            if found is None:
                db.add(LookBack(game=game, due=now))
            elif not found.report and not found.due:
                found.due, found.tries = now, 0

        await self.writer.write(write, hold=game)

    async def look_back_due(self, now: int) -> bool:
        """Return whether a report is due."""
        ask = select(LookBack.game).where(LookBack.due > 0, LookBack.due <= now).limit(1)
        return await self.reader.read(lambda db: db.exec(ask).first() is not None)

    async def hold_look_back(self, now: int, until: int) -> str:
        """Return the game whose report is due longest, as the only process that works on it; "" for none."""
        ask = select(LookBack).where(LookBack.due > 0, LookBack.due <= now)

        def write(db: Session) -> str:
            found = db.exec(ask.order_by(col(LookBack.due)).limit(1)).first()
            if found is None:
                return ""
            last = found.tries + 1 >= TRIES
            mine = update(LookBack).where(col(LookBack.game) == found.game, col(LookBack.due) == found.due)
            held = mine.values(due=0 if last else until, tries=found.tries + 1)
            return found.game if db.exec(held).rowcount == 1 else ""

        return await self.writer.write(write, hold="look_back")

    async def keep_look_back(self, game: str, report: str, posts: Sequence[Outbox]) -> None:
        """Keep a report, together with the posts that tell of it; the first one that comes is kept."""

        def write(db: Session) -> None:
            mine = update(LookBack).where(col(LookBack.game) == game, col(LookBack.report) == "")
            if db.exec(mine.values(report=report, due=0)).rowcount == 1:
                db.add_all(posts)

        await self.writer.write(write, hold=game)


class SandboxRows(Repository):
    """Queries over positions that people try things on."""

    async def sandbox(self, name: str) -> Sandbox | None:
        """Read a person's sandbox; None if there is none with this name."""
        return await self.reader.read(lambda db: db.get(Sandbox, name))

    async def sandboxes(self, user: int) -> list[Sandbox]:
        """Read all of a person's sandboxes, the last used first."""
        ask = select(Sandbox).where(Sandbox.user == user).order_by(col(Sandbox.at).desc(), col(Sandbox.id))
        return await self.reader.read(lambda db: list(db.exec(ask)))

    async def begin_sandbox(self, row: Sandbox, most: int) -> bool:
        """Keep a new one; False if its person has `most` of them already."""
        ask = select(func.count()).select_from(Sandbox).where(Sandbox.user == row.user)

        def write(db: Session) -> bool:
            if db.exec(ask).one() >= most:
                return False
            db.add(row)
            return True

        return await self.writer.write(write, hold=row.user)

    async def change_sandbox(self, row: Sandbox, *, was: int) -> bool:
        """Save a sandbox's changes; False if another press was quicker, or it is gone."""

        def write(db: Session) -> bool:
            stands = db.get(Sandbox, row.id, with_for_update=True)
            if stands is None or stands.version != was:
                return False
            db.merge(row)
            return True

        return await self.writer.write(write, hold=row.user)

    async def drop_sandbox(self, name: str, user: int) -> None:
        """Delete one of a person's sandboxes."""
        mine = (col(Sandbox.id) == name, col(Sandbox.user) == user)
        await self.writer.write(lambda db: db.execute(delete(Sandbox).where(*mine)) and None, hold=user)

    async def drop_old_sandboxes(self, before: int) -> None:
        """Delete the sandboxes that have not been used since then."""
        old = delete(Sandbox).where(col(Sandbox.at) < before)
        await self.writer.write(lambda db: db.execute(old) and None)
