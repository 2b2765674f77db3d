"""SQLite connections, each on a thread of its own. A transaction is one call to it: nothing interleaves."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from contextvars import copy_context
from functools import cache
from pathlib import Path
from time import monotonic, perf_counter
from traceback import clear_frames
from typing import Protocol, TypeVar, cast

import aiosqlite
from sqlalchemy import Dialect, Engine, create_engine, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import StaticPool
from sqlalchemy.util import LRUCache
from sqlmodel import Session

from bot.store.errors import StoreError
from bot.store.statements.answer import Commit, SqlConnection, write

R = TypeVar("R")
T = TypeVar("T")
#: What a change locks: a game, a person's or a server's id, or several of these.
Hold = str | int | tuple[str | int, ...]
#: Milliseconds to wait for a busy database, and for readers, who must not wait longer than Discord does.
PATIENCE, BRIEF = 5000, 2000
#: Seconds for which a refused answer is remembered.
REMEMBERED = 300.0


def connect(path: Path | str, *, durable: bool = True) -> sqlite3.Connection:
    """Open a database for our use: WAL, every commit on the disk, foreign keys kept.

    Raises:
        sqlite3.Error: it cannot be opened, or is no database.

    """
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    try:
        db.execute(f"PRAGMA busy_timeout = {PATIENCE}")
        db.execute("PRAGMA journal_mode = WAL")
        db.execute(f"PRAGMA synchronous = {'FULL' if durable else 'OFF'}")
        db.execute("PRAGMA foreign_keys = ON")
    except sqlite3.Error:
        db.close()
        raise
    return db


def connect_to_read(path: Path | str) -> sqlite3.Connection:
    """Open a database that is there, to read only: SQLite itself refuses to change it.

    Raises:
        sqlite3.Error: it cannot be opened, or is no database.

    """
    where = f"{Path(path).absolute().as_uri()}?mode=ro"
    db = sqlite3.connect(where, uri=True, isolation_level=None, check_same_thread=False)
    db.execute(f"PRAGMA busy_timeout = {BRIEF}")
    db.execute("PRAGMA query_only = ON")
    return db


@cache
def _dialect() -> Dialect:
    """Return what SQLAlchemy knows of SQLite, which it asks of a first connection."""
    engine = create_engine("sqlite://")
    engine.connect().close()
    engine.dispose()
    return engine.dialect


#: Statements that SQLAlchemy has compiled, for all connections: to compile one takes longer than to run it.
_compiled = LRUCache[object, object](1000)


def engine_on(db: sqlite3.Connection) -> Engine:
    """Let SQLAlchemy use an open connection."""
    dialect, known = _dialect(), {"compiled_cache": _compiled}
    pool = StaticPool(lambda: cast("DBAPIConnection", db), dialect=dialect)
    return Engine(pool, dialect, make_url("sqlite://"), execution_options=known, hide_parameters=True)


def untimed(what: str, seconds: float) -> None:
    """Time nothing: the default of a line whose timings nobody asks for."""


class Outcomes:
    """What became of the last things that were to be written: whether the database still takes any."""

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self._refused, self._now = dict[str, float](), now

    def note(self, what: str, *, refused: bool) -> None:
        """Note that something was written, or refused: of all else than what is read."""
        if not refused:
            self._refused.pop(what, None)
        elif what in ("write", "commit"):
            self._refused[what] = self._now()

    @property
    def refuses(self) -> bool:
        """Return whether the last write was refused, or the last answer not long ago.

        Answers are larger: a disk that is nearly full may take other writes and no answer. If nobody
        answers again it stops counting after a while.
        """
        since = self._refused.get("commit")
        return "write" in self._refused or (since is not None and self._now() - since < REMEMBERED)


class Reads(Protocol):
    """What queries that change nothing ask of a connection, whichever database it leads to."""

    async def read(self, do: Callable[[Session], R]) -> R:
        """Run queries that change nothing, all on the same view of the data."""
        ...

    async def look(self, do: Callable[[SqlConnection], R]) -> R:
        """Run plain statements that change nothing, all on the same view of the data."""
        ...


class Transactions(Reads, Protocol):
    """What queries that may change something ask of a connection."""

    async def write(self, do: Callable[[Session], R], *, hold: Hold = "") -> R:
        """Run changes as one transaction; an exception rolls all of them back.

        `hold` is the lock they need: no other holder of it changes anything meanwhile.
        """
        ...

    async def mark(self, do: Callable[[SqlConnection], R], *, hold: str = "", lasting: bool = True) -> R:
        """Run plain statements as one transaction; unless `lasting`, a power failure may undo it."""
        ...

    async def keep(self, answer: Commit, then: Callable[[SqlConnection], R]) -> R:
        """Write one answer as one transaction, and do what follows it, in one trip."""
        ...

    async def ride(self, do: Callable[[SqlConnection], object]) -> None:
        """Run plain statements within the next transaction, or soon; a crash before loses them."""
        ...

    async def settle(self) -> None:
        """Write what still waits for a transaction that it may ride with."""
        ...


class Repository:
    """Queries over some of the tables, through the two connections of a store."""

    writer: Transactions
    reader: Reads


class Reader(aiosqlite.Connection):
    """A read-only connection, which therefore never waits for writers. It sees what is committed.

    Its work is always finished, even if the caller is cancelled.
    `bot.store.connections.postgres.PostgresReader` has the same methods.
    """

    def __init__(self, opens: Callable[[], sqlite3.Connection]) -> None:
        super().__init__(opens, iter_chunk_size=64)
        self._engine: Engine | None = None
        self._lost = False
        self.timed: Callable[[str, float], None] = untimed
        self.outcomes = Outcomes()

    async def run(self, do: Callable[[sqlite3.Connection], R], what: str = "") -> R:
        """Run a plain function on the connection's thread, in one hop. `what` is its name when it is timed.

        It sees the caller's context variables, as work in `asyncio.to_thread` does.

        Raises:
            StoreError: the database refused, or the store is closed.

        """
        # aiosqlite's own way to its thread has no types
        hop: Callable[..., Awaitable[R]] = self._execute
        began = perf_counter()
        try:
            done = await hop(copy_context().run, self._on_thread, do)
        except (sqlite3.Error, DBAPIError) as why:
            self.outcomes.note(what, refused=True)
            raise StoreError(f"the database could not do this: {getattr(why, 'orig', why)}") from why
        except ValueError as why:
            if self._connection is None:
                raise StoreError("the database is closed") from why
            raise
        finally:
            if what:
                self.timed(what, perf_counter() - began)
        self.outcomes.note(what, refused=False)
        return done

    async def read(self, do: Callable[[Session], R]) -> R:
        """Run queries that change nothing, all on the same view of the data."""
        return await self.run(lambda db: self._session(db, do, "BEGIN"), "read")

    async def look(self, do: Callable[[SqlConnection], R]) -> R:
        """Run plain statements that change nothing, all on the same view of the data."""
        return await self.run(lambda db: _whole(db, do, "BEGIN"), "read")

    async def close(self) -> None:
        """Finish queued work and close."""
        await super().close()
        self._engine = None

    def _on_thread(self, do: Callable[[sqlite3.Connection], R]) -> R:
        """Run a function; if it fails, close the cursors left in its frames.

        An exception that is kept would keep them alive, and with them this connection's old view of the
        data, whatever is committed since. A connection that cannot even roll back is reopened, so that it
        blocks nobody; where that fails, before the next caller's work.
        """
        if self._lost:
            self._reopen()
        try:
            return do(self._conn)
        except BaseException as why:
            found: BaseException | None = why
            while found is not None:
                clear_frames(found.__traceback__)
                found = found.__cause__ or found.__context__
            if self._stuck():
                self._lost = True
                with suppress(sqlite3.Error):
                    self._reopen()
            raise

    def _reopen(self) -> None:
        self._conn.close()
        self._connection, self._engine, self._lost = self._connector(), None, False

    def _stuck(self) -> bool:
        """Return whether a transaction could not be taken back, or SQLAlchemy gave the connection up."""
        try:
            return self._conn.in_transaction
        except sqlite3.Error:
            return True

    def _session(self, db: sqlite3.Connection, do: Callable[[Session], R], begin: str) -> R:
        if self._engine is None:
            self._engine = engine_on(db)
        with Session(self._engine, expire_on_commit=False) as session:
            session.connection().exec_driver_sql(begin)
            done = do(session)
            session.commit()
        return done


class Writer(Reader):
    """The connection that writes; there is one, so that its transactions come one after the other.

    `postgres.PostgresWriter` has the same methods. `shared`: other processes are expected to work on this
    database as well.
    """

    shared = False

    def __init__(self, path: Path, *, durable: bool = True) -> None:
        super().__init__(lambda: connect(path, durable=durable))
        self._durable = durable
        self._riding = list[Callable[[SqlConnection], object]]()

    async def write(self, do: Callable[[Session], R], *, hold: Hold = "") -> R:
        """Run changes as one transaction. `hold` needs nothing: SQLite has one writer at a time anyway."""
        return await self.run(lambda db: self._all(db, do, self._session), "write")

    async def mark(self, do: Callable[[SqlConnection], R], *, hold: str = "", lasting: bool = True) -> R:
        """Run plain statements as one transaction; `hold` as in `write`.

        Unless it is `lasting` it is on the disk with the next that is: a power failure may undo it before.
        """
        return await self.run(lambda db: self._marked(db, do, lasting=lasting), "write")

    async def keep(self, answer: Commit, then: Callable[[SqlConnection], R]) -> R:
        """Write one answer, and do what follows it, as one transaction.

        Raises:
            ClashError: the game has moved on since it was read.

        """

        def both(db: SqlConnection) -> R:
            write(db, answer)
            return then(db)

        return await self.run(lambda db: self._all(db, both, _whole), "commit")

    async def ride(self, do: Callable[[SqlConnection], object]) -> None:
        """Run plain statements within the next transaction; a crash before it loses them.

        A sweep settles them (`PostRows.games_to_post`), so that they wait a few seconds at most.
        """
        self._riding.append(do)

    async def settle(self) -> None:
        """Write what still waits for a transaction that it may ride with."""
        if self._riding:
            await self.mark(lambda db: None, lasting=False)

    async def close(self) -> None:
        """Finish queued work and close."""
        with suppress(StoreError):
            await self.settle()
        await super().close()

    async def take(self, name: str) -> bool:
        """Try to be the only process that does something. On SQLite the first to commit wins."""
        return True

    async def free(self, name: str) -> None:
        """Let others do it again."""

    async def serve(self, count: int, shards: Iterable[int]) -> None:
        """Say which shards this process serves: of interest only where there are several processes."""

    async def served(self, count: int) -> frozenset[int]:
        """List the shards that some process serves; with one machine all."""
        return frozenset(range(count))

    def _marked(self, db: sqlite3.Connection, do: Callable[[SqlConnection], R], *, lasting: bool) -> R:
        if lasting or not self._durable:
            return self._all(db, do, _whole)
        db.execute("PRAGMA synchronous = NORMAL")
        try:
            return self._all(db, do, _whole)
        finally:
            db.execute("PRAGMA synchronous = FULL")

    def _all(
        self,
        db: sqlite3.Connection,
        do: Callable[[T], R],
        transact: Callable[[sqlite3.Connection, Callable[[T], R], str], R],
    ) -> R:
        """Run a transaction with what rides with it."""
        riding = tuple(self._riding)

        def both(spoken: T) -> R:
            _carry(db, riding)
            return do(spoken)

        done = transact(db, both, "BEGIN IMMEDIATE")
        del self._riding[: len(riding)]
        return done


def _carry(db: sqlite3.Connection, riding: Sequence[Callable[[SqlConnection], object]]) -> None:
    """Run what rides with a transaction that is open."""
    for do in riding:
        db.execute("SAVEPOINT rider")
        try:
            do(db)
        except sqlite3.IntegrityError:  # what it is about is gone
            db.execute("ROLLBACK TO rider")
        db.execute("RELEASE rider")


def _whole(db: sqlite3.Connection, do: Callable[[SqlConnection], R], begin: str) -> R:
    """Run plain statements as one transaction: all of it or nothing."""
    db.execute(begin)
    try:
        done = do(db)
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:  # a commit that fails for want of space has rolled back already
            db.execute("ROLLBACK")
        raise
    return done
