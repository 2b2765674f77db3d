"""Everything stored about one person, and how they are removed from it while games stay."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from sqlalchemy import Column, ColumnElement, Row, bindparam, delete, func, or_, update
from sqlalchemy import select as sql_select
from sqlmodel import Session, SQLModel, col, select
from sqlmodel.sql.expression import SelectOfScalar

from bot.store.connections.sqlite import Repository
from bot.store.models import (
    Block,
    Body,
    Cup,
    Draft,
    Entrant,
    Entry,
    Erasure,
    Follower,
    Former,
    Game,
    HintRow,
    Hook,
    Keepsake,
    Learning,
    Message,
    Note,
    OpenDecision,
    Opened,
    Outbox,
    PostKind,
    Preference,
    PuzzleAnswer,
    PuzzleStanding,
    PuzzleVote,
    QueueEntry,
    Rating,
    Reliability,
    Reminder,
    Report,
    Request,
    Result,
    Sandbox,
    Schedule,
    SeatRow,
    Sheet,
    Standing,
    Witness,
)
from bot.store.models.columns import Forget
from bot.store.repositories.clocks import begin_anew
from bot.store.repositories.games import UNDER_WAY
from bot.store.repositories.limits import keep_opened, opened_by
from bot.store.repositories.turns import ANEW
from bot.store.statements.answer import put_hooks
from bot.store.statements.plain import connection_of
from engine.core.codec import canonical

#: Maximum number of rows that one transaction changes when a person is forgotten.
PORTION = 200
#: Number of rows that one reading looks through for a person in a table where no index leads to them.
STRETCH = 5000
#: Keys of a post's body under which ids of people stand, besides those that end in `_id`.
PEOPLE = ("user", "users", "host", "asked", "called")


@dataclass(frozen=True, slots=True)
class Puzzled:
    """A person's answers to puzzles, and their votes in channels' puzzles that are still sealed."""

    answers: list[PuzzleAnswer]
    standings: list[PuzzleStanding]
    votes: list[PuzzleVote]


@dataclass(frozen=True, slots=True)
class Competed:
    """A person's ratings and the results that they follow from, and the cups they have entered and opened."""

    ratings: list[Rating]
    results: list[Result]
    entered: list[Entrant]
    opened: list[Cup]


@dataclass(frozen=True, slots=True)
class PersonalData:
    """All rows that are about one person. `games` are those that any of them belongs to."""

    preference: Preference | None
    keepsakes: list[Keepsake]
    games: list[Game]
    seats: list[SeatRow]
    former: list[Former]
    witness: list[Witness]
    entries: list[Entry]
    standing: list[Standing]
    drafts: list[Draft]
    sheets: list[Sheet]
    requests: list[Request]
    posts: list[Outbox]
    opened: list[Opened]
    queue: list[QueueEntry]
    blocks: list[Block]
    reports: list[Report]
    schedule: Schedule | None
    reminder: Reminder | None
    reliability: list[Reliability]
    competed: Competed
    learning: list[Learning]
    puzzles: Puzzled
    hints: list[HintRow]
    sandboxes: list[Sandbox]
    follows: list[Follower]
    notes: list[Note]


@dataclass(slots=True)
class Departure:
    """What became of a person's games: those that continue without them, and those left to nobody."""

    open: list[str] = field(default_factory=list)
    abandoned: list[str] = field(default_factory=list)


#: Makes what tells a game's channel, and its server's program, which seats have become empty.
Telling = Callable[[Game, Sequence[SeatRow]], tuple[Sequence[Outbox], Sequence[Hook]]]


class PrivacyRows(Repository):
    """Queries over one person."""

    async def person(self, user: int) -> PersonalData:
        """Read everything stored about a person."""
        return await self.reader.read(lambda db: _personal_data(db, user))

    # Forgetting takes many short transactions, in this order: `begin_erasure`, `leave` for each of
    # `games_to_leave`, `erase`. Whatever ends it in between, a process that reads `erasures` can do all of
    # it again: what is done already is no longer found.

    async def begin_erasure(self, user: int, at: int) -> bool:
        """Note for good that a person is to be forgotten; False if that is so already."""

        def write(db: Session) -> bool:
            if db.get(Erasure, user) is not None:
                return False
            db.add(Erasure(user=user, at=at))
            return True

        return await self.writer.write(write, hold=user)

    async def erasures(self) -> list[int]:
        """List people who are to be forgotten and are not yet, the longest waiting first."""
        ask = select(Erasure.user).order_by(col(Erasure.at)).limit(20)
        return await self.reader.read(lambda db: list(db.exec(ask)))

    async def games_to_leave(self, user: int) -> list[str]:
        """List the games that a person hosts, has a seat in or is invited to."""
        hosted = select(Game.id).where(Game.host == user)
        seats = select(SeatRow.game).where(or_(col(SeatRow.user) == user, col(SeatRow.invited) == user))
        return await self.reader.read(lambda db: sorted({*db.exec(hosted), *db.exec(seats)}))

    async def leave(self, game: str, user: int, at: int, telling: Telling) -> Departure:
        """Remove a person from one game, which stays as it was played, and from its unsent posts.

        If they opened it within the last day, it counts towards their limits until the day is over, through a
        hash. Under way it goes on with an empty seat; left to nobody, or in their direct messages, it is
        abandoned.
        """
        return await self.writer.write(lambda db: _leave(db, game, user, at, telling), hold=(user, game))

    async def erase(self, user: int) -> None:
        """Remove a person from all else, in portions that the reading connection finds; then it is done."""
        for column in _columns(Forget.ROW, Forget.ID):
            while keys := await self.reader.read(partial(_keys, column=column, user=user)):
                await self.writer.write(partial(_remove, column=column, user=user, keys=keys), hold=user)
        await self._look_through(Request, _asks(user), partial(_unask, user=user))
        await self._look_through(Outbox, _names(user), partial(_scrub, user=user))
        over = delete(Erasure).where(col(Erasure.user) == user)
        await self.writer.write(lambda db: db.execute(over) and None, hold=user)

    async def _look_through(
        self,
        table: type[Request | Outbox],
        names: ColumnElement[bool],
        remove: Callable[..., None],
    ) -> None:
        """Find rows that may name a person, stretch by stretch, and have the person removed from them."""
        after, last = 0, 1
        while after < last:
            last, found = await self.reader.read(partial(_stretch, table=table, names=names, after=after))
            for i in range(0, len(found), PORTION):
                some = found[i : i + PORTION]
                await self.writer.write(partial(remove, keys=some))
            after += STRETCH


def _personal_data(db: Session, user: int) -> PersonalData:
    seats = list(db.exec(select(SeatRow).where((SeatRow.user == user) | (SeatRow.invited == user))))
    former = list(db.exec(select(Former).where(Former.user == user)))
    theirs = select(Entry).where(Entry.user == user)
    known = list(db.exec(select(Witness).where(Witness.user == user)))
    requests = _requests(db, user)
    posts = list(db.exec(select(Outbox).where(Outbox.lane == f"u{user}").order_by(col(Outbox.id))))
    drafts = list(db.exec(select(Draft).where(Draft.user == user)))
    sheets = list(db.exec(select(Sheet).where(Sheet.user == user)))
    hints = list(db.exec(select(HintRow).where(HintRow.user == user)))
    notes = list(db.exec(select(Note).where(Note.user == user).order_by(col(Note.game), col(Note.n))))
    rows = (seats, former, known, requests, posts, drafts, sheets, hints, notes)
    return PersonalData(
        preference=db.get(Preference, user),
        keepsakes=list(db.exec(select(Keepsake).where(Keepsake.user == user))),
        games=list(db.exec(_games(db, user, {x.game for of in rows for x in of}))),
        seats=seats,
        former=former,
        witness=known,
        entries=list(db.exec(theirs.order_by(col(Entry.game), col(Entry.n)))),
        standing=_standing(db, [x for x in seats if x.user == user]),
        drafts=drafts,
        sheets=sheets,
        requests=requests,
        posts=posts,
        opened=opened_by(db, user),
        queue=list(db.exec(select(QueueEntry).where(QueueEntry.user == user))),
        blocks=list(db.exec(select(Block).where(Block.user == user))),
        reports=list(db.exec(select(Report).where((Report.reporter == user) | (Report.about == user)))),
        schedule=db.get(Schedule, user),
        reminder=db.get(Reminder, user),
        reliability=_reliability(db, user),
        competed=_competed(db, user),
        learning=list(db.exec(select(Learning).where(Learning.user == user))),
        puzzles=_puzzled(db, user),
        hints=hints,
        sandboxes=list(db.exec(select(Sandbox).where(Sandbox.user == user))),
        follows=list(db.exec(select(Follower).where(Follower.user == user).order_by(col(Follower.game)))),
        notes=notes,
    )


def _games(db: Session, user: int, others: set[str]) -> SelectOfScalar[Game]:
    """Select the games that a person hosts or has answered in, and `others`."""
    hosted = db.exec(select(Game.id).where(Game.host == user))
    answered = db.exec(select(Entry.game).where(Entry.user == user).distinct())
    ids = {*hosted, *answered, *others}
    return select(Game).where(col(Game.id).in_(ids)).order_by(col(Game.id))


def _reliability(db: Session, user: int) -> list[Reliability]:
    return list(db.exec(select(Reliability).where(Reliability.user == user).order_by(col(Reliability.at))))


def _competed(db: Session, user: int) -> Competed:
    return Competed(
        list(db.exec(select(Rating).where(Rating.user == user))),
        list(db.exec(select(Result).where(Result.user == user).order_by(col(Result.id)))),
        list(db.exec(select(Entrant).where(Entrant.user == user).order_by(col(Entrant.id)))),
        list(db.exec(select(Cup).where(Cup.host == user).order_by(col(Cup.made)))),
    )


def _puzzled(db: Session, user: int) -> Puzzled:
    return Puzzled(
        list(db.exec(select(PuzzleAnswer).where(PuzzleAnswer.user == user))),
        list(db.exec(select(PuzzleStanding).where(PuzzleStanding.user == user))),
        list(db.exec(select(PuzzleVote).where(PuzzleVote.user == user))),
    )


def _standing(db: Session, seats: Iterable[SeatRow]) -> list[Standing]:
    """Read the standing answers of seats."""
    every = select(Standing)
    return [x for s in seats for x in db.exec(every.where(Standing.game == s.game, Standing.seat == s.seat))]


def _requests(db: Session, user: int) -> list[Request]:
    """Read the requests that a person made, is the subject of, or is asked by."""
    return [x for x in db.exec(select(Request).where(_asks(user))) if user in _involved(x)]


def _asks(user: int) -> ColumnElement[bool]:
    """Ask for requests that may be by a person, about them or to them."""
    named = (col(Request.user) == user, col(Request.holder) == user, col(Request.taker) == user)
    return or_(*named, col(Request.asked).contains(str(user)), col(Request.yes).contains(str(user)))


def _involved(request: Request) -> set[int]:
    return {request.user, request.holder, request.taker, *json.loads(request.asked), *json.loads(request.yes)}


# -- forgetting ------------------------------------------------------------------------------------------


def _columns(*how: Forget) -> list[Column[Any]]:
    """List the columns of people that are treated in one of these ways."""
    return [x for t in SQLModel.metadata.sorted_tables for x in t.columns if x.info.get("person") in how]


def _keys(db: Session, column: Column[Any], user: int) -> list[Row[Any]]:
    """Return the keys of some rows with a person in this column."""
    ask = sql_select(*column.table.primary_key.columns).where(column == user)
    return list(db.execute(ask.limit(PORTION)))


def _remove(db: Session, column: Column[Any], user: int, keys: Sequence[Row[Any]]) -> None:
    """Delete rows with a person in this column, or remove the person from them, as the model says."""
    table = column.table
    parts = [f"key_{x.name}" for x in table.primary_key.columns]
    mine = [x == bindparam(part) for x, part in zip(table.primary_key.columns, parts, strict=True)]
    change = (
        delete(table)
        if column.info["person"] is Forget.ROW
        else update(table).values({column.name: 0, **column.info["blank"]})
    )
    each = [dict(zip(parts, key, strict=True)) for key in keys]
    db.connection().execute(change.where(column == user, *mine), each)


def _stretch(
    db: Session, table: type[Request | Outbox], names: ColumnElement[bool], after: int
) -> tuple[int, list[int]]:
    """Return the number of a table's last row, and of those in a stretch that may name a person."""
    number = col(table.id)
    here = select(number).where(number > after, number <= after + STRETCH, names).order_by(number)
    return db.exec(select(func.max(number))).one() or 0, [x for x in db.exec(here) if x is not None]


def _leave(db: Session, game_id: str, user: int, at: int, telling: Telling) -> Departure:
    game, left = db.get(Game, game_id), Departure()
    theirs = or_(col(SeatRow.user) == user, col(SeatRow.invited) == user)
    mine = list(db.exec(select(SeatRow).where(SeatRow.game == game_id, theirs)))
    if game is None or not (mine or game.host == user):
        return left
    held = [x for x in mine if x.user == user]
    _empty(db, game, mine, held)
    if game.status in UNDER_WAY:
        _go_on(db, game, user, at, left)
        if game.guild:
            posts, hooks = telling(game, held)
            db.add_all(posts)
            put_hooks(connection_of(db), hooks)
    if game.host == user:
        keep_opened(db, game, at)
        game.host = _heir(db, game)
    if not game.guild:
        _close_room(db, game)
    unsent = select(Outbox.id).where(Outbox.game == game_id, Outbox.sent == 0, _names(user))
    _scrub(db, list(db.exec(unsent)), user)
    return left


def _empty(db: Session, game: Game, mine: Sequence[SeatRow], held: Sequence[SeatRow]) -> None:
    """Empty a person's seats, and delete their standing answers there.

    Sealed standing answers of an ended game stay: they prove that it was fair, and name nobody.
    """
    game.turn_at = ANEW
    proof = () if game.status in UNDER_WAY else (col(Standing.seal) == "",)
    for x in held:
        left = (col(Standing.game) == game.id, col(Standing.seat) == x.seat)
        db.execute(delete(Standing).where(*left, *proof))
    for x in mine:
        x.user = x.invited = x.hints = 0
        x.name = x.word = x.locale = ""
        x.dm_closed, x.left_at, x.looked, x.pressed = False, 0, 0, 0
        x.end_caretaking()
        x.end_coaching()
    if held:
        begin_anew(db, game.id, *(x.seat for x in held))
    db.flush()


def _go_on(db: Session, game: Game, user: int, at: int, left: Departure) -> None:
    """Leave a game under way to the others, or abandon it if there are none."""
    db.execute(update(Request).where(col(Request.game) == game.id, col(Request.open)).values(open=False))
    asked = (col(Message.game) == game.id, col(Message.what) == PostKind.ASK, col(Message.live))
    db.execute(update(Message).where(*asked).values(retire=True))
    db.execute(update(Game).where(col(Game.id) == game.id).values(revision=Game.revision + 1))
    if game.guild and (_heir(db, game) or game.host not in (0, user)):
        left.open.append(game.id)
        return
    game.status, game.here, game.changed, game.ended = "abandoned", None, at, at
    begin_anew(db, game.id)
    db.execute(delete(OpenDecision).where(col(OpenDecision.game) == game.id))
    left.abandoned.append(game.id)


def _heir(db: Session, game: Game) -> int:
    """Return the next host: the first of the players who are left, or 0."""
    ask = select(SeatRow.user).where(SeatRow.game == game.id, SeatRow.user != 0)
    return db.exec(ask.order_by(col(SeatRow.place))).first() or 0


def _close_room(db: Session, game: Game) -> None:
    """Forget the direct messages that a game was played in."""
    db.execute(delete(Message).where(col(Message.game) == game.id))
    db.execute(delete(Outbox).where(col(Outbox.game) == game.id))
    game.channel, game.here = 0, None


def _unask(db: Session, keys: Sequence[int], user: int) -> None:
    """Remove a person from requests. One that they made, or that is about them, is closed."""
    for x in db.exec(select(Request).where(col(Request.id).in_(keys)).with_for_update()):
        if user in (x.user, x.holder, x.taker):
            x.open = False
        x.user, x.holder = (0 if known == user else known for known in (x.user, x.holder))
        if x.taker == user:
            x.taker, x.taker_name = 0, ""
        for name in ("asked", "yes"):
            had = json.loads(getattr(x, name))
            if user in had:
                setattr(x, name, canonical([other for other in had if other != user]))


def _names(user: int) -> ColumnElement[bool]:
    """Ask for posts that go to a person, or whose body may have their id."""
    return or_(col(Outbox.lane) == f"u{user}", col(Outbox.body).contains(str(user)))


def _scrub(db: Session, keys: Sequence[int | None], user: int) -> None:
    """Delete posts to a person, and remove the person from posts to others.

    An unsent post about them is deleted, unless it reports the end of a game.
    """
    for row in db.exec(select(Outbox).where(col(Outbox.id).in_(keys)).with_for_update()):
        had = json.loads(row.body)
        clean = _without(had, user)
        if row.lane == f"u{user}" or (clean != had and row.sent == 0 and _pointless(row, had, user)):
            db.delete(row)
        elif clean != had:
            row.body = canonical(clean)


def _pointless(row: Outbox, body: Body, user: int) -> bool:
    """Return whether a post that names a person says nothing once they are gone."""
    subject = user in (body.get("user"), body.get("facts", {}).get("user"))
    return row.what == PostKind.SEATED or (row.what in (PostKind.ASK, PostKind.NOTE) and subject)


def _without(x: Any, user: int, key: str = "") -> Any:
    """Return a post's body without a person: ids of theirs are 0, and the names beside these are empty."""
    if isinstance(x, dict):
        clean = {name: _without(value, user, name) for name, value in x.items()}
        return clean | {name: "" for name in x if x.get(f"{name}_id") == user}
    if isinstance(x, list):
        return [_without(value, user, key) for value in x if not (key in PEOPLE and value == user)]
    if isinstance(x, str):
        return x.replace(f"<@{user}>", "")
    return 0 if x == user and (key in PEOPLE or key.endswith("_id")) else x
