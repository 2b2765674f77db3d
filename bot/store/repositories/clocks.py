"""Clocks: which are due, what makes a check necessary, and how reliable people are."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from sqlalchemy import ColumnElement, case, update
from sqlmodel import Session, col, select

from bot.store.connections.sqlite import Repository
from bot.store.models import Game, Outbox, PostKind, Pulse, Reliability, SeatClock, SeatRow
from bot.store.repositories.turns import GOES_ON, turn_anew
from bot.store.shards import Part, of_shards
from bot.store.statements.answer import SqlConnection, count
from bot.store.statements.plain import connection_of, mergeable

#: Due times of clocks to be looked at again: in any case, and because something that counts for them changed.
NOW, ANEW = 1, 2
#: Advisory lock of the process that notes that the bot is running.
PULSE = 15
#: Posts that tell people that they are asked; seconds until sending after which such a post counts as late.
ASKING, LATE = (PostKind.TABLE, PostKind.TOLD, PostKind.AGAIN, PostKind.ASKED), 60
_CAME_LATE = (
    "UPDATE seat_clock SET held = CASE WHEN since > ? THEN since ELSE ? END, fault = TRUE,"
    " due = CASE due WHEN 2 THEN 2 ELSE 1 END, nudged = nudged + 1"
    " WHERE game = ? AND runs AND held = 0 AND answered = 0"
)
_IN_PRIVATE = ' AND seat IN (SELECT seat FROM seat WHERE game = ? AND "user" = ?)'
#: Columns of a clock that are reset when its seat changes hands.
SPENT = ("answered", "held", "waited", "back", "owes", "usual", "stage", "zero")


class ClockRows(Repository):
    """Queries over clocks."""

    async def clocks_due(self, now: int, *, most: int = 200, shards: Part | None = None) -> list[str]:
        """List games in which a clock is due, longest due first; `shards` as with `machines_turn`."""
        ask = select(SeatClock.game).join(Game, col(Game.id) == SeatClock.game)
        ask = ask.where(SeatClock.due > 0, SeatClock.due <= now, *GOES_ON, of_shards(shards))
        ask = ask.order_by(col(SeatClock.due)).limit(most)
        return await self.reader.read(lambda db: list(dict.fromkeys(db.exec(ask))))

    async def put_clocks(
        self,
        game: str,
        revision: int,
        rows: Iterable[SeatClock],
        posts: Sequence[Outbox] = (),
        counts: Sequence[Reliability] = (),
    ) -> bool:
        """Write clocks, posts and counts with them, unless one was nudged or the game changed meanwhile."""
        changed = list(rows)

        def write(db: Session) -> bool:
            stands = db.exec(select(Game.revision).where(Game.id == game)).one()
            seen = {x.seat: x.nudged for x in changed}
            ask = select(SeatClock.seat, SeatClock.nudged).where(SeatClock.game == game)
            there = {seat: n for seat, n in db.exec(ask) if seat in seen}
            if stands != revision or any(seen[seat] != n for seat, n in there.items()):
                return False
            for x in changed:
                db.merge(mergeable(x))
            turn_anew(db, game)
            db.add_all(posts)
            count(connection_of(db), counts)
            return True

        return await self.writer.write(write, hold=game)

    async def reliability(self, users: Collection[int]) -> list[Reliability]:
        """Read how these people kept to the clocks of their games, the latest first.

        Games that hide names are left out: whose time ran out there could be put together from it.
        """
        here = (col(Game.id) == Reliability.game, col(Game.anonymous), Game.status != "over")
        ask = select(Reliability).where(
            col(Reliability.user).in_(users), ~select(Game.id).where(*here).exists()
        )
        ask = ask.order_by(col(Reliability.at).desc())
        return await self.reader.read(lambda db: list(db.exec(ask)))

    async def clocked_games(self, user: int) -> list[str]:
        """List games in which a clock of this person's is running or may depend on their weekends."""
        ask = select(SeatClock.game).join(
            SeatRow, (col(SeatRow.game) == SeatClock.game) & (col(SeatRow.seat) == SeatClock.seat)
        )
        ask = ask.where(SeatRow.user == user, col(SeatClock.runs)).distinct()
        hosted = select(SeatClock.game).join(Game, col(Game.id) == SeatClock.game)
        hosted = hosted.where(Game.host == user, Game.status == "playing", col(SeatClock.runs)).distinct()
        return await self.reader.read(lambda db: list(dict.fromkeys([*db.exec(ask), *db.exec(hosted)])))

    async def nudge(self, game: str, *, anew: bool = False) -> None:
        """Mark a game's clocks to be checked again; `anew`: a player's hours have changed."""
        await self.writer.write(lambda db: nudge(db, game, ANEW if anew else NOW), hold=game)

    async def pulse(self, now: int, most: int, shards: Part | None = None) -> int:
        """Record that servers are being served now; return the length of the gap before if it exceeds `most`.

        Time in which nobody could play costs nobody anything: running clocks continue as if it had not
        passed.
        """
        parts = [None] if shards is None else [(shards[0], frozenset({x})) for x in sorted(shards[1])]

        def write(db: Session) -> int:
            return max(_beat(db, part, now, most) for part in parts)

        return await self.writer.write(write, hold=PULSE)


def _beat(db: Session, part: Part | None, now: int, most: int) -> int:
    name = "all" if part is None else f"{min(part[1])} of {part[0]}"
    row = db.get(Pulse, name)
    last = row.at if row else now
    db.merge(Pulse(part=name, at=now))
    if now - last <= most:
        return 0
    _put_off(db, last, part)
    return now - last


def _put_off(db: Session, last: int, shards: Part | None) -> None:
    """Keep running clocks from spending anything since `last`, for a fault of ours, and check them at once.

    Only then is it known what had counted by then: people's nights are not in the database.
    """
    since = col(SeatClock.since)
    games = select(Game.id).where(Game.status == "playing", of_shards(shards))
    runs = update(SeatClock).where(col(SeatClock.runs), col(SeatClock.held) == 0)
    held = runs.where(col(SeatClock.game).in_(games)).values(held=case((since > last, since), else_=last))
    db.execute(held.values(fault=True, due=NOW, nudged=SeatClock.nudged + 1))


def nudge(db: Session, game: str, due: int = NOW) -> None:
    """Mark a game's clocks to be checked again, inside a transaction."""
    of_game = update(SeatClock).where(col(SeatClock.game) == game)
    again = case((col(SeatClock.due) == ANEW, ANEW), else_=due)
    db.execute(of_game.values(due=again, nudged=SeatClock.nudged + 1))


def changed(db: Session, game: str, status: str) -> None:
    """Mark a game's clocks to be checked again after a change, unless the change abandons it."""
    if status == "abandoned":
        begin_anew(db, game)
    else:
        nudge(db, game)


def hold_up(db: Session, game: str, at: int) -> None:
    """Stop a game's clocks because of a fault of the bot, until they are checked again.

    They are due at once, but are not checked while the game is frozen or cannot be posted.
    """
    of_game = update(SeatClock).where(col(SeatClock.game) == game)
    since = case((col(SeatClock.held) > 0, SeatClock.held), else_=at)
    runs = of_game.where(col(SeatClock.runs))
    db.execute(runs.values(held=since, fault=True))
    nudge(db, game)


def came_late(db: SqlConnection, post: Outbox, now: int) -> None:
    """Refund running clocks for the time since a post was made that was delayed by a fault of the bot.

    It may have waited behind another post, untried, so that the clocks were not checked meanwhile.
    """
    if post.what not in ASKING or now - post.made <= LATE:
        return
    theirs = _IN_PRIVATE if post.lane.startswith("u") else ""
    whose = (post.game, int(post.lane[1:])) if theirs else ()
    db.execute(_CAME_LATE + theirs, (post.made, post.made, post.game, *whose))


def begin_anew(db: Session, game: str, *seats: str) -> None:
    """Restart the clocks of seats that change hands; without seats all of them, permanently."""
    rows: list[ColumnElement[bool]] = [col(SeatClock.game) == game]
    if seats:
        rows.append(col(SeatClock.seat).in_(seats))
    due = NOW if seats else 0
    fresh = {"left": -1, "runs": False, "fault": False, "gained": ""} | dict.fromkeys(SPENT, 0)
    db.execute(update(SeatClock).where(*rows).values(due=due, nudged=SeatClock.nudged + 1, **fresh))
