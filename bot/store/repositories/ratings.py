"""Results of rated games, the ratings that follow from them, and tables of these."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from sqlalchemy import ColumnElement, delete, exists, func, insert, update
from sqlmodel import Session, and_, col, select

from bot.store.connections.sqlite import Repository
from bot.store.models import (
    Entry,
    Erasure,
    Former,
    Game,
    Preference,
    Rated,
    Rating,
    Result,
    Schedule,
    SeatRow,
)

#: Advisory lock of the process that counts results.
COUNTING = 16
#: Number of games that are looked at in one sweep, and of the last games in a curve.
AT_ONCE, CURVE = 50, 200
#: Number of results that are rewritten in one transaction.
PORTION = 1000


@dataclass(frozen=True, slots=True)
class Ended:
    """A rated game that has ended: its seats, last entry, and the vacations of people by seat, as JSON.

    With `changed_hands` a seat has had another holder. `everywhere`: all people let it count everywhere.
    """

    game: Game
    seats: list[SeatRow]
    changed_hands: bool
    last: Entry | None
    away: dict[str, str]
    everywhere: bool


@dataclass(frozen=True, slots=True)
class Uncounted:
    """What is left to count of a title: results in their order, and the ratings that their people have now.

    If it is the `whole`, these are all results that there are, and there are no ratings before. `counted` is
    the last result that was counted, `new` are those that were not, each with its person.
    """

    title: str
    results: list[Result]
    ratings: list[Rating]
    whole: bool
    counted: int
    new: frozenset[tuple[int, int]]


@dataclass(frozen=True, slots=True)
class TablePage:
    """A page of a table: ratings, the best first, the place of the first, and how many there are in all."""

    ratings: list[Rating]
    first: int
    total: int


class RatingRows(Repository):
    """Queries over results and ratings."""

    async def ended_rated(self, titles: Collection[str]) -> list[Ended]:
        """Read rated games of these titles that have ended and that nobody has looked at since."""
        over = select(Game).where(Game.rated == Rated.AGREED, Game.ended > 0)
        ask = over.where(col(Game.title).in_(titles)).order_by(col(Game.ended), col(Game.id)).limit(AT_ONCE)
        return await self.reader.read(lambda db: [_ended(db, x) for x in db.exec(ask)])

    async def keep_results(self, game: str, results: Sequence[Result]) -> None:
        """Take down how a game came out, for good; without results it does not count.

        Nothing is written if somebody was forgotten since it was read: then it is read once more.
        """

        def write(db: Session) -> None:
            sit = select(SeatRow.user).where(SeatRow.game == game)
            if results and not {x.user for x in results} <= set(db.exec(sit)):
                return
            mine = update(Game).where(col(Game.id) == game, col(Game.rated) == Rated.AGREED)
            if db.exec(mine.values(rated=Rated.COUNTED if results else Rated.VOID)).rowcount == 1:
                db.add_all(results)

        await self.writer.write(write, hold=(COUNTING, game))

    async def uncounted_titles(self) -> list[str]:
        """Name the titles of which results are left to count."""
        ask = select(Result.title).where(col(Result.counted).is_(False)).distinct()
        return await self.reader.read(lambda db: sorted(db.exec(ask)))

    async def uncounted(self, title: str) -> Uncounted:
        """Read what is left to count of a title; all results if one of those before has changed.

        One that has been counted before, whosever it was, has a strength beside it.
        """

        def read(db: Session) -> Uncounted:
            new, counted = _to_count(db, title), _counted(db, title)
            rows = db.exec(select(Result).where(*_new(title)).order_by(col(Result.id))).all()
            if whole := any(x.sigma for x in rows):
                every = db.exec(select(Result).where(Result.title == title).order_by(col(Result.id)))
                return Uncounted(
                    title=title, results=list(every), ratings=[], whole=whole, counted=counted, new=new
                )
            users = {x.user for x in rows}
            had = select(Rating).where(Rating.title == title, col(Rating.user).in_(users))
            return Uncounted(
                title=title,
                results=list(rows),
                ratings=list(db.exec(had)),
                whole=whole,
                counted=counted,
                new=new,
            )

        return await self.reader.read(read)

    async def keep_ratings(
        self, left: Uncounted, ratings: Sequence[Rating], after: Mapping[int, tuple[float, float]]
    ) -> bool:
        """Put ratings into their place, and each result's strength `after` its game beside it.

        Ratings stay as they are, and False is returned, if there is something else to count meanwhile. Who is
        about to be forgotten gets none.
        """
        values = [{"id": x, "mu": mu, "sigma": sigma} for x, (mu, sigma) in sorted(after.items())]
        for i in range(0, len(values), PORTION):
            some = values[i : i + PORTION]
            await self.writer.write(partial(_revalue, rows=some))

        def write(db: Session) -> bool:
            if (_to_count(db, left.title), _counted(db, left.title)) != (left.new, left.counted):
                return False
            mine = [col(Rating.title) == left.title]
            if not left.whole:
                mine.append(col(Rating.user).in_({x.user for x in ratings}))
            db.execute(delete(Rating).where(*mine))
            leaving = set(db.exec(select(Erasure.user)))
            if rows := [x.model_dump() for x in ratings if x.user not in leaving]:
                db.execute(insert(Rating), rows)
            db.execute(update(Result).where(*_new(left.title)).values(counted=True))
            return True

        return await self.writer.write(write, hold=COUNTING)

    async def rating_table(self, guild: int, title: str, role: str, page: int, size: int) -> TablePage:
        """Read a page of a table; pages count from 1, and in place of one beyond the last comes the last."""
        rows = (Rating.guild == guild, Rating.title == title, Rating.role == role, _listed(guild))

        def read(db: Session) -> TablePage:
            total = db.exec(select(func.count()).select_from(Rating).where(*rows)).one()
            skip = (min(max(1, page), max(1, -(-total // size))) - 1) * size
            ask = select(Rating).where(*rows).order_by(col(Rating.least).desc(), col(Rating.user).desc())
            return TablePage(list(db.exec(ask.offset(skip).limit(size))), skip + 1, total)

        return await self.reader.read(read)

    async def rating_ahead(self, mine: Rating) -> int:
        """Count those who are listed above somebody in a table."""
        rows = (Rating.guild == mine.guild, Rating.title == mine.title, Rating.role == mine.role)
        ask = select(func.count()).select_from(Rating).where(*rows, Rating.least > mine.least)
        return await self.reader.read(lambda db: db.exec(ask.where(_listed(mine.guild))).one())

    async def ratings_of(self, users: Collection[int], guild: int, title: str = "") -> list[Rating]:
        """Read people's ratings on a server, of a title or of all, most games first."""
        ask = select(Rating).where(col(Rating.user).in_(users), Rating.guild == guild)
        ask = ask.where(Rating.title == title) if title else ask
        ask = ask.order_by(col(Rating.games).desc(), col(Rating.title), col(Rating.role))
        return await self.reader.read(lambda db: list(db.exec(ask)))

    async def rated_names(self, users: Collection[int]) -> dict[int, str]:
        """Return the names that people had in their latest rated games."""
        latest = select(func.max(Result.id)).where(col(Result.user).in_(users)).group_by(col(Result.user))
        here = and_(col(SeatRow.game) == col(Result.game), col(SeatRow.seat) == col(Result.seat))
        ask = select(Result.user, SeatRow.name).join(SeatRow, here).where(col(Result.id).in_(latest))
        return await self.reader.read(lambda db: dict(iter(db.exec(ask))))

    async def games_played(self, user: int, guild: int) -> list[tuple[str, str, int]]:
        """Count the games that a person has played to the end on a server: title, seat, how many."""
        ask = select(Game.title, SeatRow.seat, func.count()).join(SeatRow, col(SeatRow.game) == col(Game.id))
        ask = ask.where(SeatRow.user == user, Game.guild == guild, Game.status == "over")
        ask = ask.where(col(Game.imported).is_(False)).group_by(col(Game.title), col(SeatRow.seat))
        return await self.reader.read(lambda db: [(x, seat, n) for x, seat, n in db.exec(ask)])

    async def curve(self, user: int, guild: int, title: str) -> list[Result]:
        """Read a person's last counted results of a title on a server, the earliest first."""
        ask = select(Result).where(Result.user == user, Result.title == title, Result.guild == guild)
        ask = ask.where(col(Result.counted)).order_by(col(Result.id).desc()).limit(CURVE)
        return await self.reader.read(lambda db: list(reversed(db.exec(ask).all())))


def _ended(db: Session, game: Game) -> Ended:
    seats = list(db.exec(select(SeatRow).where(SeatRow.game == game.id).order_by(col(SeatRow.place))))
    users = [x.user for x in seats]
    wide = select(func.count()).select_from(Preference)
    wide = wide.where(col(Preference.user).in_(users), col(Preference.everywhere))
    away = {x.user: x.away for x in db.exec(select(Schedule).where(col(Schedule.user).in_(users)))}
    former = db.exec(select(func.count()).select_from(Former).where(Former.game == game.id)).one()
    return Ended(
        game=game,
        seats=seats,
        changed_hands=former > 0,
        last=db.get(Entry, (game.id, game.n)),
        away={x.seat: away[x.user] for x in seats if x.user in away},
        everywhere=db.exec(wide).one() == len(users),
    )


def _revalue(db: Session, rows: Sequence[dict[str, float]]) -> None:
    db.execute(update(Result), rows)


def _to_count(db: Session, title: str) -> frozenset[tuple[int, int]]:
    ask = select(Result.id, Result.user).where(*_new(title))
    return frozenset((x or 0, user) for x, user in db.exec(ask))


def _new(title: str) -> tuple[ColumnElement[bool], ...]:
    return (col(Result.title) == title, col(Result.counted).is_(False))


def _counted(db: Session, title: str) -> int:
    last = select(func.max(Result.id)).where(Result.title == title, col(Result.counted))
    return db.exec(last).one() or 0


def _listed(guild: int) -> ColumnElement[bool]:
    """Ask for people whom others may see in a server's table, or in that of all servers (0)."""
    mine = col(Preference.user) == col(Rating.user)
    if guild:
        return ~exists().where(and_(mine, col(Preference.profile).is_(False)))
    return exists().where(and_(mine, col(Preference.profile), col(Preference.everywhere)))
