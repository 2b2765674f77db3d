"""Games, their seats and their log: everything read and changed outside the answer path."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from sqlalchemy import delete, func, insert, update
from sqlalchemy.exc import IntegrityError
from sqlmodel import Session, SQLModel, col, select

from bot.store.connections.sqlite import Repository
from bot.store.errors import ClashError, StoreError, TakenError
from bot.store.models import (
    Coach,
    Entry,
    Former,
    Game,
    Guild,
    HintRow,
    Hook,
    Keepsake,
    Message,
    Milestone,
    OpenDecision,
    Outbox,
    Preference,
    Reliability,
    Salvage,
    SeatClock,
    SeatOffer,
    SeatRow,
    Secret,
    Sheet,
    Snapshot,
    Standing,
)
from bot.store.repositories.clocks import changed, hold_up
from bot.store.repositories.limits import Hosted, Listed, hosted, listed
from bot.store.repositories.matching import Placement, settle
from bot.store.repositories.requests import close_requests
from bot.store.repositories.seats import end_calls, put_seats, tell_again, turn_to
from bot.store.repositories.turns import ANEW
from bot.store.statements.answer import Commit, SqlConnection, count, put_hooks
from bot.store.statements.plain import Reply, Rows, column, connection_of
from engine.core.rules import State

UNDER_WAY = ("lobby", "playing", "frozen")
#: Raises a refusal if somebody may not have one more game or record.
Allow = Callable[[Hosted], None]


_GAME = Rows(Game, "id = ?")
_SEATS = Rows(SeatRow, "game = ? ORDER BY place")
_SNAPSHOT = Rows(Snapshot, "game = ?")
_ASKING = Rows(OpenDecision, "game = ?")
_STANDING = Rows(Standing, "game = ?")
_FORMER = Rows(Former, 'game = ? ORDER BY "until"')
_PREFERS = Rows(Preference, '"user" IN (SELECT "user" FROM seat WHERE game = ?)')
_GUILD = Rows(Guild, "id = (SELECT guild FROM game WHERE id = ?)")
_ENTRIES = Rows(Entry, "game = ? AND n >= ? AND n <= ? ORDER BY n")
_CLOCKS = Rows(SeatClock, "game = ?")
_SHEETS = Rows(Sheet, 'game = ? AND "user" = ?')
KEPT = Rows(Keepsake, '"user" = ? AND title = ? ORDER BY at DESC, name')
_WAITS = "SELECT at, due FROM request WHERE game = ? AND open AND (due > 0 OR n = ?)"
_ANSWERED = "SELECT seat, kind, COUNT(*) FROM entry WHERE game = ? AND how = 'answer' GROUP BY seat, kind"
_SEED = "SELECT seed FROM secret WHERE game = ?"
_OFFERS = (
    "SELECT seatoffer.seat FROM seatoffer JOIN game ON game.id = seatoffer.game"
    " WHERE seatoffer.game = ? AND game.status = 'playing' ORDER BY seatoffer.since, seatoffer.seat"
)
_LONGEST = (
    "SELECT decision.game FROM decision JOIN seat ON seat.game = decision.game AND seat.seat = decision.seat"
    " JOIN game ON game.id = decision.game WHERE seat.\"user\" = ? AND game.status = 'playing'"
    " AND game.parked = '' AND game.id <> ? ORDER BY decision.since, decision.game LIMIT 1"
)
#: Maximum number of entries in a log.
MOST_ENTRIES = 2**31 - 1
_HERE = (
    "SELECT id FROM game WHERE channel = ?"
    " ORDER BY CASE WHEN status IN ('lobby', 'playing', 'frozen') THEN 0 ELSE 1 END, changed DESC, id LIMIT 1"
)


class Written(NamedTuple):
    """What a person has written at a table: drafts by seat and kind of question, and texts that they keep."""

    user: int
    sheets: dict[tuple[str, str], str]
    kept: dict[str, str]


@dataclass(slots=True)
class Loaded:
    """A game as stored: its row, seats, snapshot, open questions and standing answers.

    `former` are earlier holders of seats, earliest first. `prefers` holds the players' settings by user, if
    they have any; `guild` the server's. `seed` is the secret one, if it was asked for. In a game with a
    clock, `clocks` are those of its seats, and `waits` tells since and until when others have been asked for
    consent; 0 means until the next entry. For seats with a speaking coach, `answered` counts the answers to
    each kind of question. `offers` are the seats on offer in a game under way, longest first. `state` is what
    the snapshot says, once somebody has built it; it is never changed. `desk` is what the person who has just
    answered has written. `moment` is when it was read, as the locks of this process count; -1: not known.
    `info` is what everybody may know of it, once somebody has asked; `hidden`: that has no names.
    """

    game: Game
    seats: list[SeatRow]
    snapshot: Snapshot | None
    asking: list[OpenDecision]
    standing: list[Standing]
    former: list[Former]
    prefers: dict[int, Preference]
    guild: Guild | None
    seed: str = field(default="", repr=False)
    clocks: list[SeatClock] = field(default_factory=list)
    waits: list[tuple[int, int]] = field(default_factory=list)
    answered: dict[tuple[str, str], int] = field(default_factory=dict)
    offers: list[str] = field(default_factory=list)
    state: State = field(default=None, repr=False, compare=False)
    desk: Written | None = field(default=None, repr=False, compare=False)
    moment: int = field(default=-1, repr=False, compare=False)
    info: Any = field(default=None, repr=False, compare=False)
    hidden: bool = False

    def stands_as(self, other: Loaded) -> bool:
        """Return whether the state is the same as at another reading of this game."""
        one, two = self.snapshot, other.snapshot
        return one is not None and two is not None and (one.n, one.state) == (two.n, two.state)


def _must_be(same: bool, otherwise: str) -> None:
    if not same:
        raise ClashError(otherwise)


def _counted_and_told(db: SqlConnection, counts: Sequence[Reliability], hooks: Sequence[Hook]) -> None:
    count(db, counts)
    put_hooks(db, hooks)


class GameRows(Repository):
    """Queries over games."""

    # -- reading -----------------------------------------------------------------------------------------

    async def load(self, game: str, *, seed: bool = False, to_change: bool = False) -> Loaded | None:
        """Read a game, whatever its length; None if there is none with this id.

        `seed`: include the secret one, to roll with. `to_change`: the read waits its turn among writers.
        """
        connection = self.writer if to_change else self.reader
        return await connection.look(lambda db: loaded(db, game, seed=seed))

    async def find(
        self,
        *,
        ids: Iterable[str] | None = None,
        channel: int | None = None,
        guild: int | None = None,
        user: int | None = None,
        status: Sequence[str] = (),
        follows: str = "",
        most: int = 200,
        skip: int = 0,
    ) -> list[Listed]:
        """List games by id, channel, server, player or the game they follow, latest change first.

        A user's are those they have a seat in or are invited to, and lobbies that they opened.
        """

        def read(db: Session) -> list[Listed]:
            ask = select(Game).order_by(col(Game.changed).desc(), col(Game.id)).limit(most).offset(skip)
            if ids is not None:
                ask = ask.where(col(Game.id).in_(list(ids)))
            if channel is not None:
                ask = ask.where(Game.channel == channel)
            if guild is not None:
                ask = ask.where(Game.guild == guild)
            if user is not None:
                mine = select(SeatRow.game).where((SeatRow.user == user) | (SeatRow.invited == user))
                opened = (Game.host == user) & (Game.status == "lobby")
                ask = ask.where(col(Game.id).in_(mine) | opened)
            if status:
                ask = ask.where(col(Game.status).in_(status))
            if follows:
                ask = ask.where(Game.follows == follows)
            return listed(db, list(db.exec(ask)))

        await self.writer.settle()
        return await self.reader.read(read)

    async def entries(self, game: str, first: int = 0, last: int | None = None) -> list[Entry]:
        """Read the log from entry `first` to `last`, both included."""
        until = MOST_ENTRIES if last is None else last
        return await self.reader.look(lambda db: entries_of(db, game, first, until).all())

    async def public_entries(self, game: str, first: int, count: int) -> list[Entry]:
        """Read `count` entries that the channel was told of, from number `first` on."""
        ask = select(Entry).where(Entry.game == game, Entry.n >= first, col(Entry.public))
        ask = ask.where(Entry.shown >= first).order_by(col(Entry.n)).limit(count)
        return await self.reader.read(lambda db: list(db.exec(ask)))

    async def last_by(self, game: str, *, public: bool = False) -> dict[str, str]:
        """Tell how each seat's latest answer came: "" from a person, or else as in the entry's `by`.

        `public`: the latest that the channel was told of.
        """

        def read(db: Session) -> dict[str, str]:
            mine = [col(Entry.game) == game, col(Entry.how) == "answer", col(Entry.public) | (not public)]
            latest = select(func.max(Entry.n)).where(*mine).group_by(col(Entry.seat))
            rows = db.exec(select(Entry.seat, Entry.by).where(Entry.game == game, col(Entry.n).in_(latest)))
            return dict(rows.all())

        return await self.reader.read(read)

    async def milestone(self, game: str, n: int) -> Milestone | None:
        """Read the latest state kept at or before entry `n`."""

        def read(db: Session) -> Milestone | None:
            ask = select(Milestone).where(Milestone.game == game, Milestone.n <= n)
            return db.exec(ask.order_by(col(Milestone.n).desc()).limit(1)).first()

        return await self.reader.read(read)

    async def seed(self, game: str) -> str:
        """Read the secret seed: to roll, or to open it at the end.

        Raises:
            StoreError: there is none.

        """
        found = await self.reader.look(lambda db: column(db.execute(_SEED, (game,))))
        if not found:
            raise StoreError(f"game {game} has no seed")
        return str(found[0])

    # -- changing ----------------------------------------------------------------------------------------

    async def commit(self, answer: Commit) -> Loaded | None:
        """Write one answer, or a run of them, as one transaction; return the game afterwards.

        Raises:
            ClashError: the game has moved on since it was read.

        """
        return await self.writer.keep(answer, lambda db: loaded(db, answer.game))

    async def remove_unseen(self, game: str) -> None:
        """Remove a game of which nothing was ever posted, as if it had never been opened."""
        tables = [x for x in reversed(SQLModel.metadata.sorted_tables) if "game" in x.c]

        def write(db: Session) -> None:
            row = db.get(Game, game)
            if row is not None and db.exec(select(Message.id).where(Message.game == game)).first() is None:
                for x in tables:
                    db.execute(delete(x).where(x.c.game == game))
                db.delete(row)

        await self.writer.write(write, hold=game)

    async def add_game(
        self,
        game: Game,
        seats: Sequence[SeatRow],
        seed: str,
        posts: Sequence[Outbox] = (),
        allow: Allow | None = None,
        taken: Sequence[Placement] = (),
    ) -> None:
        """Write a new game with its seats and secret seed.

        `allow` sees the host's games while nobody else can add to them, and raises a refusal if one more is
        forbidden. `taken` are people from the queue.

        Raises:
            TakenError: its channel has a game already.
            ClashError: one of those taken is no longer in the queue.

        """

        def write(db: Session) -> None:
            _allowed(db, game, allow)
            db.add(game)
            try:
                db.flush()
            except IntegrityError as why:
                raise TakenError("this channel has a game already") from why
            settle(db, taken)
            db.add_all([*seats, Secret(game=game.id, seed=seed), *posts])

        await self.writer.write(write, hold=(game.host, *(x.user for x in taken)))

    async def add_record(
        self,
        game: Game,
        seats: Sequence[SeatRow],
        seed: str,
        log: Sequence[dict[str, object]],
        snapshot: Snapshot,
        kept: Sequence[Milestone],
        posts: Sequence[Outbox] = (),
        allow: Allow | None = None,
        hints: Sequence[HintRow] = (),
    ) -> None:
        """Write a game that was played elsewhere, whole. `log` are rows by column, `allow` as above."""

        def write(db: Session) -> None:
            _allowed(db, game, allow)
            db.add(game)
            db.flush()
            db.add_all([*seats, Secret(game=game.id, seed=seed), snapshot, *kept, *posts, *hints])
            db.execute(insert(Entry), log)  # adding them to the session would take ten times as long

        await self.writer.write(write, hold=(game.host, game.guild))

    async def change_game(
        self,
        game: str,
        revision: int,
        *,
        seats: Sequence[SeatRow] = (),
        without: Sequence[SeatRow] = (),
        former: Former | None = None,
        posts: Sequence[Outbox] = (),
        asking: bool = True,
        untold: str = "",
        lane: str = "",
        allow: tuple[int, Allow] | None = None,
        taken: Sequence[Placement] = (),
        counts: Sequence[Reliability] = (),
        offers: Sequence[SeatOffer] = (),
        hooks: Sequence[Hook] = (),
        **fields: Any,
    ) -> None:
        """Change a game's row and seats if it has not changed since it was read.

        Seats `without` anybody are removed. `former` held a seat until now: their standing answers there are
        deleted, and requests about the seat settled. With `asking` false the game's open questions and
        requests are closed; `untold` names a seat that must be told of them again; with `lane` unsent posts
        go there. `allow`: the host, and a check of their games where this one moves. `taken` are people from
        the queue, `counts` is added to reliability, `offers` are new seats on offer, `hooks` tell programs.

        Raises:
            ClashError: it has changed, or one of those taken is no longer in the queue.
            TakenError: the channel it should move to has a game already.

        """

        def write(db: Session) -> None:
            _allowed(db, db.get(Game, game) if allow else None, allow and allow[1], fields.get("guild"))
            same = update(Game).where(col(Game.id) == game, col(Game.revision) == revision)
            try:
                done = db.exec(same.values(revision=revision + 1, turn_at=ANEW, **fields))
            except IntegrityError as why:
                raise TakenError("this channel has a game already") from why
            _must_be(done.rowcount == 1, f"game {game} has changed since it was read")
            settle(db, taken, [x.user or x.invited for x in seats if x.user or x.invited])
            put_seats(db, seats, former, offers, without)
            changed(db, game, str(fields.get("status")))
            _counted_and_told(connection_of(db), counts, hooks)
            if not asking:
                _close(db, game)
            tell_again(db, game, untold)
            if fields.get("muster") == 0:
                end_calls(db, game)
            turn_to(db, game, lane, posts)

        await self.writer.write(write, hold=(allow[0], game) if allow else game)

    async def freeze(self, game: str, why: str, posts: Sequence[Outbox] = (), *, at: int) -> None:
        """Freeze a game because the bot has failed, unless it is frozen already. Nothing is lost."""

        def write(db: Session) -> None:
            stop = update(Game).where(col(Game.id) == game, col(Game.status) == "playing")
            stopped = {"status": "frozen", "frozen": why, "turn_at": ANEW}
            done = db.exec(stop.values(revision=Game.revision + 1, **stopped))
            if done.rowcount == 1:
                hold_up(db, game, at)
                db.add_all(posts)

        await self.writer.write(write, hold=game)

    async def mend(self, game: str, n: int, state: str, *, why: str, at: int) -> None:
        """Put a rebuilt snapshot in the place of one that cannot be read, which is kept aside.

        Nothing is done when another process has mended it meanwhile, or the game has moved on.
        """

        def write(db: Session) -> None:
            had = db.get(Snapshot, game)
            row = db.get(Game, game)
            if row is None or row.n != n or (had is not None and (had.n, had.state) == (n, state)):
                return
            if had is not None:
                db.add(Salvage(game=game, n=had.n, state=had.state, why=why, at=at))
                had.n, had.state = n, state
            else:
                db.add(Snapshot(game=game, n=n, state=state))

        await self.writer.write(write, hold=game)


def _close(db: Session, game: str) -> None:
    """Ask nothing more in a game, inside a transaction that is open."""
    db.execute(delete(OpenDecision).where(col(OpenDecision.game) == game))
    close_requests(db, game)


def _allowed(db: Session, game: Game | None, allow: Allow | None, guild: int | None = None) -> None:
    if allow is not None and game is not None:
        allow(hosted(db, game.host, game.guild if guild is None else guild, game.created))


def loaded(db: SqlConnection, game: str, *, seed: bool = False) -> Loaded | None:
    """Read a game inside an open transaction. None if there is none with this id."""
    row, seats, shot = _GAME.ask(db, game), _SEATS.ask(db, game), _SNAPSHOT.ask(db, game)
    asking, standing = _ASKING.ask(db, game), _STANDING.ask(db, game)
    former, prefers, guild = _FORMER.ask(db, game), _PREFERS.ask(db, game), _GUILD.ask(db, game)
    offers, secret = db.execute(_OFFERS, (game,)), column(db.execute(_SEED, (game,))) if seed else []
    found = row.first()
    if found is None:
        return None
    timed = bool(found.clock)
    clocks = _CLOCKS.ask(db, game).all() if timed else []
    waits = db.execute(_WAITS, (game, found.n)).fetchall() if timed else []
    sat, sat_before = seats.all(), former.all()
    hidden = found.hides_names
    if hidden:
        for x in (*sat, *sat_before):
            x.name = ""  # `put_seats` keeps what is stored
    coached = {x.seat for x in sat if x.coach == Coach.SPEAKS}
    answered = db.execute(_ANSWERED, (game,)).fetchall() if coached else []
    return Loaded(
        game=found,
        seats=sat,
        snapshot=shot.first(),
        asking=asking.all(),
        standing=standing.all(),
        former=sat_before,
        prefers={x.user: x for x in prefers.all()},
        guild=guild.first(),
        seed=secret[0] if secret else "",
        clocks=clocks,
        waits=[(int(at), int(due)) for at, due in waits],
        answered={(seat, kind): int(n) for seat, kind, n in answered if seat in coached},
        offers=column(offers),
        hidden=hidden,
    )


def game_at(db: SqlConnection, channel: int) -> str:
    """Name the game of a channel, the one under way, or else the last one; "" for none."""
    return next(iter(column(db.execute(_HERE, (channel,)))), "")


def awaited(db: SqlConnection, user: int, besides: str) -> str:
    """Return the game that has waited longest for a person, except one; "" if there is none."""
    return next(iter(column(db.execute(_LONGEST, (user, besides)))), "")


def written(db: SqlConnection, game: Game, user: int) -> Written:
    """Read what a person has written at a table, inside a transaction that is open."""
    sheets, kept = _SHEETS.ask(db, game.id, user), KEPT.ask(db, user, game.title)
    return Written(
        user, {(x.seat, x.kind): x.text for x in sheets.all()}, {x.name: x.text for x in kept.all()}
    )


def entries_of(db: SqlConnection, game: str, first: int, last: int) -> Reply[Entry]:
    """Ask for entries `first` to `last`, inside a transaction that is open."""
    return _ENTRIES.ask(db, game, first, last)


def told_entries(db: SqlConnection, game: str, told: Sequence[tuple[int, int]]) -> list[Entry]:
    """Read the entries that several posts tell, each from the first to the last of it."""
    if not told:
        return []
    return entries_of(db, game, min(told)[0], max(last for _, last in told)).all()
