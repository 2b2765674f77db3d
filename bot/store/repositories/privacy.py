"""Everything stored about one person, and how they are removed from it while games stay."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import ColumnElement, delete, or_, update
from sqlmodel import Session, col, select
from sqlmodel.sql.expression import SelectOfScalar

from bot.store.connections.sqlite import Repository
from bot.store.models import (
    Block,
    Body,
    Draft,
    Entry,
    Follower,
    Former,
    Game,
    HintRow,
    Keepsake,
    Learning,
    Message,
    OpenDecision,
    Opened,
    Outbox,
    PostKind,
    Preference,
    PuzzleAnswer,
    PuzzleStanding,
    PuzzleVote,
    QueueEntry,
    Reliability,
    Reminder,
    Report,
    Request,
    Sandbox,
    Schedule,
    SeatRow,
    Sheet,
    Standing,
    Witness,
)
from bot.store.repositories.blocks import unnamed
from bot.store.repositories.clocks import begin_anew
from bot.store.repositories.games import UNDER_WAY
from bot.store.repositories.limits import keep_opened, opened_by
from bot.store.repositories.turns import ANEW

#: Tables of one person's own data, deleted with them.
OWN = (
    *(Draft, Sheet, Keepsake, Reminder, Reliability, Learning, Follower, Sandbox),
    *(PuzzleAnswer, PuzzleStanding, PuzzleVote),
)
#: Keys under which a post's body names people.
NAMED = ("name", "by")


@dataclass(frozen=True, slots=True)
class Puzzled:
    """A person's answers to puzzles, and their votes in channels' puzzles that are still sealed."""

    answers: list[PuzzleAnswer]
    standings: list[PuzzleStanding]
    votes: list[PuzzleVote]


@dataclass(frozen=True, slots=True)
class Kept:
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
    reliability: Reliability | None
    learning: list[Learning]
    puzzles: Puzzled
    hints: list[HintRow]
    sandboxes: list[Sandbox]
    follows: list[Follower]


@dataclass(slots=True)
class Left:
    """What became of a person's games: those that continue without them, and those left to nobody."""

    open: list[str] = field(default_factory=list)
    abandoned: list[str] = field(default_factory=list)


#: Makes the posts that tell a game's channel which seats have become empty.
Telling = Callable[[Game, Sequence[SeatRow]], Sequence[Outbox]]


class PrivacyRows(Repository):
    """Queries over one person."""

    async def person(self, user: int, *, whole: bool = True) -> Kept:
        """Read everything stored about a person; their many answers only with `whole`."""
        return await self.reader.read(lambda db: _kept(db, user, whole=whole))

    async def forget_person(self, user: int, names: Iterable[str], at: int, telling: Telling) -> Left:
        """Remove a person from everything, in one transaction. Repeating it changes nothing.

        Games that they opened within the last day still count towards their limits until the day is over,
        through a hash. Games stay as they were played. Their seats in games under way become empty; a game
        left to nobody is abandoned, and so is one in their direct messages. `names` are their current names.
        """
        return await self.writer.write(lambda db: _forget(db, user, set(names), at, telling), hold=user)


def _kept(db: Session, user: int, *, whole: bool, hold: bool = False) -> Kept:
    """Read a person's rows; their answers only with `whole`, for they are many."""
    seats = list(db.exec(select(SeatRow).where((SeatRow.user == user) | (SeatRow.invited == user))))
    former = list(db.exec(select(Former).where(Former.user == user)))
    theirs = select(Entry).where(Entry.user == user)
    known = list(db.exec(select(Witness).where(Witness.user == user)))
    requests = _requests(db, user)
    posts = list(db.exec(select(Outbox).where(Outbox.lane == f"u{user}").order_by(col(Outbox.id))))
    drafts = list(db.exec(select(Draft).where(Draft.user == user)))
    sheets = list(db.exec(select(Sheet).where(Sheet.user == user)))
    hints = list(db.exec(select(HintRow).where(HintRow.user == user)))
    rows = (seats, former, known, requests, posts, drafts, sheets, hints)
    games = _games(db, user, {x.game for of in rows for x in of})
    return Kept(
        db.get(Preference, user),
        list(db.exec(select(Keepsake).where(Keepsake.user == user))),
        list(db.exec(games.with_for_update() if hold else games)),
        seats,
        former,
        known,
        list(db.exec(theirs.order_by(col(Entry.game), col(Entry.n)))) if whole else [],
        _standing(db, [x for x in seats if x.user == user]),
        drafts,
        sheets,
        requests,
        posts,
        opened_by(db, user),
        list(db.exec(select(QueueEntry).where(QueueEntry.user == user))),
        list(db.exec(select(Block).where(Block.user == user))),
        list(db.exec(select(Report).where((Report.reporter == user) | (Report.about == user)))),
        db.get(Schedule, user),
        db.get(Reminder, user),
        db.get(Reliability, user),
        list(db.exec(select(Learning).where(Learning.user == user))),
        _puzzled(db, user),
        hints,
        list(db.exec(select(Sandbox).where(Sandbox.user == user))),
        list(db.exec(select(Follower).where(Follower.user == user).order_by(col(Follower.game)))),
    )


def _games(db: Session, user: int, others: set[str]) -> SelectOfScalar[Game]:
    """Select the games that a person hosts or has answered in, and `others`."""
    hosted = db.exec(select(Game.id).where(Game.host == user))
    answered = db.exec(select(Entry.game).where(Entry.user == user).distinct())
    ids = {*hosted, *answered, *others}
    return select(Game).where(col(Game.id).in_(ids)).order_by(col(Game.id))


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
    digits = f"%{user}%"
    named = (col(Request.user) == user, col(Request.holder) == user, col(Request.taker) == user)
    asked = (*named, col(Request.asked).like(digits), col(Request.yes).like(digits))
    return [x for x in db.exec(select(Request).where(or_(*asked))) if user in _involved(x)]


def _involved(request: Request) -> set[int]:
    return {request.user, request.holder, request.taker, *json.loads(request.asked), *json.loads(request.yes)}


# -- forgetting ------------------------------------------------------------------------------------------


def _forget(db: Session, user: int, names: set[str], at: int, telling: Telling) -> Left:
    kept, left = _kept(db, user, whole=False, hold=True), Left()
    names |= {x.name for x in kept.seats} | {x.name for x in kept.former}
    for game in kept.games:
        mine = [x for x in kept.seats if x.game == game.id]
        held = [x for x in mine if x.user == user]
        _leave(db, game, mine, held)
        if game.status in UNDER_WAY and (mine or game.host == user or not game.guild):
            _go_on(db, game, user, at, left)
            if game.guild:
                db.add_all(telling(game, held))
        if game.host == user:
            keep_opened(db, game, at)
            game.host = _heir(db, game)
        if not game.guild:
            _close_room(db, game)
    for x in kept.former:
        x.user, x.name = 0, ""
    db.execute(delete(Witness).where(col(Witness.user) == user))
    db.execute(delete(Message).where(col(Message.user) == user))
    for row in (Entry, HintRow):
        db.execute(update(row).where(col(row.user) == user).values(user=0))
    for r in kept.requests:
        _unask(r, user)
    db.execute(delete(Outbox).where(col(Outbox.lane) == f"u{user}"))
    _scrub_posts(db, user, names - {""}, {g.id for g in kept.games})
    for model in OWN:
        db.execute(delete(model).where(col(model.user) == user))
    db.execute(delete(Preference).where(col(Preference.user) == user))
    db.execute(delete(QueueEntry).where(col(QueueEntry.user) == user))
    unnamed(db, user)
    db.execute(delete(Schedule).where(col(Schedule.user) == user))
    return left


def _leave(db: Session, game: Game, mine: Sequence[SeatRow], held: Sequence[SeatRow]) -> None:
    """Empty a person's seats, and delete their standing answers and drafts there.

    Sealed standing answers of an ended game stay: they prove that it was fair, and name nobody.
    """
    game.turn_at = ANEW
    for x in held if game.status in UNDER_WAY else ():
        left = (col(Standing.game) == game.id, col(Standing.seat) == x.seat)
        db.execute(delete(Standing).where(*left))
    for x in mine:
        x.user = x.invited = x.hints = 0
        x.name = x.word = x.locale = ""
        x.dm_closed, x.left_at, x.looked, x.pressed = False, 0, 0, 0
        x.end_caretaking()
        x.end_coaching()
    if held:
        begin_anew(db, game.id, *(x.seat for x in held))
    db.flush()


def _go_on(db: Session, game: Game, user: int, at: int, left: Left) -> None:
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


def _unask(request: Request, user: int) -> None:
    if user in (request.user, request.holder, request.taker):
        request.open = False
    request.user = 0 if request.user == user else request.user
    request.holder = 0 if request.holder == user else request.holder
    if request.taker == user:
        request.taker, request.taker_name = 0, ""
    request.asked = json.dumps([x for x in json.loads(request.asked) if x != user])
    request.yes = json.dumps([x for x in json.loads(request.yes) if x != user])


def _scrub_posts(db: Session, user: int, names: set[str], games: set[str]) -> None:
    """Remove a person from posts to others.

    An unsent post about them is dropped, unless it reports the end of a game.
    """
    body = col(Outbox.body)
    told: list[ColumnElement[bool]] = [body.like(f"%{user}%"), col(Outbox.game).in_(games)]
    told += [body.contains(json.dumps(x, ensure_ascii=False), autoescape=True) for x in names]
    for row in db.exec(select(Outbox).where(Outbox.body != "{}", or_(*told))):
        had = json.loads(row.body)
        clean = _scrubbed(had, user, names)
        if clean == had:
            continue
        if row.sent == 0 and _pointless(row, had, user):
            db.delete(row)
        else:
            row.body = json.dumps(clean, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def _pointless(row: Outbox, body: Body, user: int) -> bool:
    """Return whether a post that names a person says nothing once they are gone."""
    subject = user in (body.get("user"), body.get("facts", {}).get("user"))
    return row.what == PostKind.SEATED or (row.what in (PostKind.ASK, PostKind.NOTE) and subject)


def _scrubbed(x: object, user: int, names: set[str], key: str = "") -> Any:
    """Return a post's body without a person: their id is 0, their name empty."""
    if isinstance(x, dict):
        return {k: _scrubbed(v, user, names, k) for k, v in x.items()}
    if isinstance(x, list):
        return [_scrubbed(v, user, names) for v in x if v != user]
    if isinstance(x, str):
        return "" if key in NAMED and x in names else x
    return 0 if x == user and not isinstance(x, bool) else x
