"""The answer path: entries, snapshot, open questions and posts in one transaction, as plain statements.

Everything here is written by hand for speed: it runs at every answer. All other queries go through SQLModel.
The statements are such as SQLite and PostgreSQL both take; only the blanks differ
(`bot.store.connections.postgres`).
"""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from typing import Any, NamedTuple, Protocol

from sqlmodel import SQLModel

from bot.store.errors import ClashError
from bot.store.models import (
    PATH,
    Entry,
    Hook,
    Milestone,
    OpenDecision,
    Outbox,
    PostKind,
    Reliability,
    SeatClock,
)


class Head(NamedTuple):
    """What changes in the game's own row. `here` false frees the channel; `told`: the channel learns it.

    `edition` is that of the rules it was played by from entry `mark` on, `version` the program's.
    """

    n: int
    k: int
    prev: int
    floor: int
    floor_seat: str
    after: int
    status: str
    outcome: str
    changed: int
    edition: int = 1
    version: str = ""
    mark: int = 0
    here: bool = True
    shown: int = -1
    open_rolls: int = 0
    told: bool = True


class Asking(NamedTuple):
    """An open question. `told`: the player who must answer knows of it and needs no ping."""

    seat: str
    number: int
    kind: str
    secrecy: str
    told: bool = False


class Commit(NamedTuple):
    """Everything that one answer, or a run of them, changes.

    `was` is the entry that must still be the game's last. `state` is the snapshot after the new last entry;
    `milestones` are (entry, state) to keep. `words` are frozen at the start. `paths` are (seat, JSON) of the
    rest of path orders; `stale` are (seat, kind) of standing answers to delete. `revision` is that of the
    game as read, -1 for any: it must be unchanged, since seats are written. `back` is a user who was away
    and has answered, so that no machine player answers for them any longer. `clocks` are the changed clocks;
    `counts` is added to people's reliability. Where it `joins`, its post takes over what no post has told
    yet of the answers before. `hooks` tell another program, if the server has chosen one.
    """

    game: str
    was: int
    head: Head
    entries: Sequence[Entry]
    state: str
    asking: Sequence[Asking] = ()
    posts: Sequence[Outbox] = ()
    milestones: Sequence[tuple[int, str]] = ()
    words: str | None = None
    paths: Sequence[tuple[str, str]] = ()
    stale: Sequence[tuple[str, str]] = ()
    revision: int = -1
    held: Sequence[tuple[str, int]] = ()
    back: int = 0
    clocks: Sequence[SeatClock] = ()
    counts: Sequence[Reliability] = ()
    joins: bool = False
    hooks: Sequence[Hook] = ()


#: What a statement gives: a cursor of whichever library speaks to the database.
Cursor = Any


class SqlConnection(Protocol):
    """A connection in the middle of a transaction; blanks are written `?`."""

    def execute(self, sql: str, values: Sequence[object] = ..., /) -> Cursor:
        """Run a statement and give its cursor."""
        ...

    def executemany(self, sql: str, rows: Sequence[Sequence[object]], /) -> object:
        """Run a statement for each row."""
        ...


def inserting(model: type[SQLModel], *without: str) -> tuple[str, tuple[str, ...]]:
    """Return the INSERT of a table and its columns, from the model: they cannot drift apart."""
    table = model.metadata.tables[str(model.__tablename__)]
    names = tuple(c.name for c in table.columns if c.name not in without)
    columns, blanks = ", ".join(f'"{x}"' for x in names), ", ".join("?" * len(names))
    return f"INSERT INTO {table.name} ({columns}) VALUES ({blanks})", names  # names of ours  # noqa: S608  # nosec B608


def putting(model: type[SQLModel], *key: str, adds: Collection[str] = ()) -> tuple[str, tuple[str, ...]]:
    """Return the INSERT that takes the place of a row with the same key, or `adds` to it, and its columns."""
    insert, names = inserting(model)
    had = {x: f'{model.__tablename__}."{x}" + ' if x in adds else "" for x in names}
    changed = ", ".join(f'"{x}" = {had[x]}excluded."{x}"' for x in names if x not in key)
    unique = ", ".join(f'"{x}"' for x in key)  # "user" means something else to PostgreSQL without them
    return f"{insert} ON CONFLICT ({unique}) DO UPDATE SET {changed}", names  # names of ours  # nosec B608


_ENTRY, _ENTRY_COLUMNS = inserting(Entry)
_POST, _POST_COLUMNS = inserting(Outbox, "id")
_HOOK, _HOOK_COLUMNS = inserting(Hook, "id")
_HOOKED = "SELECT 1 FROM guild WHERE id = ? AND hook != ''"
#: The newest post to a place, if it tells entries up to the one before, and nobody has begun to send it.
_UNTOLD = (
    "SELECT id, first, grows FROM outbox o WHERE game = ? AND lane = ? AND what = ? AND last = ?"
    " AND sent = 0 AND claimed = 0 AND tries = 0 AND first >= 0 AND NOT EXISTS (SELECT 1 FROM outbox later"
    " WHERE later.game = o.game AND later.lane = o.lane AND later.id > o.id AND later.what <> 'sealed')"
)
_PAGES = (
    f"SELECT id, {', '.join(_POST_COLUMNS)} FROM outbox"  # names of ours  # noqa: S608  # nosec B608
    " WHERE game = ? AND id > ? AND what IN ('asked', 'dm')"
    " AND sent = 0 AND claimed = 0 AND tries = 0 ORDER BY id"
)
_TAKEN_OVER = "DELETE FROM outbox WHERE id = ? AND sent = 0 AND claimed = 0 AND tries = 0 RETURNING id"
_ASKED, _ASKED_COLUMNS = inserting(OpenDecision)
_KEPT, _KEPT_COLUMNS = inserting(Milestone)
_CLOCK, _CLOCK_COLUMNS = putting(SeatClock, "game", "seat")
_COUNT, _COUNT_COLUMNS = putting(Reliability, "user", "game", adds=("kept", "late", "gave_up", "took_over"))


_ASKING = "SELECT id, seat, asked FROM message WHERE game = ? AND live AND NOT retire AND asked != 0"
_PAST = "UPDATE message SET retire = TRUE WHERE id = ?"
_BACK = (
    "UPDATE seat SET caretaker = '', away_from = -1, away_at = 0"
    " WHERE game = ? AND \"user\" = ? AND caretaker != ''"
)
_OFF_OFFER = (
    "DELETE FROM seatoffer WHERE game = ?"
    " AND seat IN (SELECT seat FROM seat WHERE game = ? AND \"user\" = ? AND caretaker != '')"
)
_BEEN_AWAY = (
    "UPDATE message SET retire = TRUE"
    " WHERE game = ? AND \"user\" = ? AND live AND what = 'note' AND seat != ''"
)


def _moved(db: SqlConnection, commit: Commit) -> Cursor:
    """Change the game's row, if it is as it was read; return the cursor."""
    h = commit.head
    return db.execute(
        "UPDATE game SET n = ?, k = ?, prev = ?, floor = ?, floor_seat = ?, after = ?, status = ?,"
        " outcome = ?, edition = ?, version = ?, mark = ?, shown = ?, open_rolls = ?,"
        " changed = CASE WHEN ? THEN ? ELSE changed END,"
        " words = coalesce(?, words), here = CASE WHEN ? THEN here END,"
        " ended = CASE WHEN ? THEN 0 ELSE ? END, revision = revision + 1, turn_at = 1"
        " WHERE id = ? AND n = ? AND status IN ('lobby', 'playing') AND (revision = ? OR ? < 0)",
        (
            h.n,
            h.k,
            h.prev,
            h.floor,
            h.floor_seat,
            h.after,
            h.status,
            h.outcome,
            h.edition,
            h.version,
            h.mark,
            h.shown,
            h.open_rolls,
            h.told,
            h.changed,
            commit.words,
            h.here,
            h.here,
            h.changed,
            commit.game,
            commit.was,
            commit.revision,
            commit.revision,
        ),
    )


def write(db: SqlConnection, commit: Commit) -> None:
    """Write one answer inside a transaction that is open.

    Raises:
        ClashError: the game has moved on since it was read.

    """
    h, moved = commit.head, _moved(db, commit)
    had = db.execute("SELECT seat, number FROM decision WHERE game = ?", (commit.game,)).fetchall()
    if moved.rowcount != 1:
        raise ClashError(f"game {commit.game} does not stand at entry {commit.was} any more")
    db.executemany(_ENTRY, [values_of(e, _ENTRY_COLUMNS) for e in commit.entries])
    db.execute(
        "INSERT INTO snapshot (game, n, state) VALUES (?, ?, ?)"
        " ON CONFLICT (game) DO UPDATE SET n = excluded.n, state = excluded.state",
        (commit.game, h.n, commit.state),
    )
    if commit.milestones:
        db.executemany(_KEPT, [(commit.game, n, state) for n, state in commit.milestones])
    _ask(db, commit, set(had))
    _retire_past(db, commit)
    posts = [row for post in commit.posts for row in _joined(db, post, joins=commit.joins)]
    if posts:
        db.executemany(_POST, posts)
    over = not h.here  # then no request stays open; before, those with a due time do
    db.execute(
        "UPDATE request SET open = FALSE WHERE game = ? AND open AND (due = 0 OR ?)", (commit.game, over)
    )
    if commit.clocks:
        db.executemany(_CLOCK, [values_of(x, _CLOCK_COLUMNS) for x in commit.clocks])
    count(db, commit.counts)
    put_hooks(db, commit.hooks)
    if commit.stale:
        gone = [(commit.game, seat, kind) for seat, kind in commit.stale]
        db.executemany("DELETE FROM standing WHERE game = ? AND seat = ? AND kind = ?", gone)
    for seat, rest in commit.paths:
        _keep_path(db, commit.game, seat, rest, h.changed)
    if commit.back:
        db.execute(_OFF_OFFER, (commit.game, commit.game, commit.back))
        db.execute(_BACK, (commit.game, commit.back))
        db.execute(_BEEN_AWAY, (commit.game, commit.back))


def _joined(db: SqlConnection, post: Outbox, *, joins: bool) -> list[tuple[Any, ...]]:
    """Return the rows of a post: if it `joins`, it tells what the one before it would have told, too.

    That one must not have begun to be sent. What was to follow it in private follows this post now.
    """
    own = [tuple(values_of(post, _POST_COLUMNS))]
    if not joins or post.what not in (PostKind.TABLE, PostKind.TOLD):
        return own
    had = db.execute(_UNTOLD, (post.game, post.lane, post.what, post.first - 1)).fetchone()
    if had is None or not db.execute(_TAKEN_OVER, (had[0],)).fetchall():
        return own
    whole = post.model_copy(update={"first": had[1], "grows": post.grows and bool(had[2])})
    pages = db.execute(_PAGES, (post.game, had[0])).fetchall()
    moved = [tuple(x[1:]) for x in pages if db.execute(_TAKEN_OVER, (x[0],)).fetchall()]
    return [tuple(values_of(whole, _POST_COLUMNS)), *moved]


def _ask(db: SqlConnection, commit: Commit, had: set[tuple[str, int]]) -> None:
    """Bring the open questions up to date; one that stays open keeps its time."""
    now = {(a.seat, a.number): a for a in commit.asking}
    gone = [(commit.game, *key) for key in sorted(had) if key not in now]
    if gone:
        db.executemany("DELETE FROM decision WHERE game = ? AND seat = ? AND number = ?", gone)
        db.executemany("DELETE FROM draft WHERE game = ? AND seat = ? AND decision = ?", gone)
    new = [
        (commit.game, a.seat, a.number, a.kind, a.secrecy, commit.head.changed, a.told)
        for key, a in now.items()
        if key not in had
    ]
    if new:
        db.executemany(_ASKED, new)


def _retire_past(db: SqlConnection, commit: Commit) -> None:
    """Take the buttons off messages whose question is neither open nor answered and still to be read.

    One that is to turn to its seat's next question keeps them.
    """
    stands = {(a.seat, a.number) for a in commit.asking} | set(commit.held)
    turning = {json.loads(p.body)["seat"] for p in commit.posts if p.what == PostKind.ASKED and p.grows}
    asking = db.execute(_ASKING, (commit.game,)).fetchall()
    past = [
        (message,) for message, seat, number in asking if (seat, number) not in stands and seat not in turning
    ]
    if past:
        db.executemany(_PAST, past)


def put_hooks(db: SqlConnection, hooks: Sequence[Hook]) -> None:
    """Keep what another program is told, where the server has chosen one, inside an open transaction."""
    if hooks and db.execute(_HOOKED, (hooks[0].guild,)).fetchone():
        db.executemany(_HOOK, [values_of(x, _HOOK_COLUMNS) for x in hooks])


def count(db: SqlConnection, counts: Sequence[Reliability]) -> None:
    """Add to people's reliability, inside an open transaction."""
    if counts:
        rows = sorted(counts, key=lambda x: (x.user, x.game))  # in a fixed order, against deadlocks
        db.executemany(_COUNT, [values_of(x, _COUNT_COLUMNS) for x in rows])


def _keep_path(db: SqlConnection, game: str, seat: str, rest: str, at: int) -> None:
    """Save the rest of a path order, replacing an earlier one."""
    db.execute(
        "INSERT INTO standing (game, seat, kind, policy, salt, seal, since)"
        " VALUES (?, ?, ?, ?, '', '', ?)"
        " ON CONFLICT (game, seat, kind) DO UPDATE SET policy = excluded.policy, since = excluded.since",
        (game, seat, PATH, rest, at),
    )


def values_of(row: SQLModel, columns: tuple[str, ...]) -> tuple[object, ...]:
    """Return a row's values in the order of a statement's columns."""
    held = row.__dict__  # the ORM's attributes take long
    return tuple(held[x] if x in held else getattr(row, x) for x in columns)
