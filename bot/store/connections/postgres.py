"""All of PostgreSQL: connections, each on a thread of its own, locks, and what moving to a server needs.

It is `bot.store.connections.sqlite` for many processes, and the only module that imports psycopg (an extra).
"""

from __future__ import annotations

import asyncio
import select
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from functools import cache, partial
from time import perf_counter
from typing import Any, TypeVar
from zlib import crc32

import psycopg
from psycopg.conninfo import conninfo_to_dict
from psycopg.pq import TransactionStatus
from sqlalchemy import Connection, Engine, create_engine, inspect
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import StaticPool
from sqlmodel import Session, SQLModel

from bot.store.address import nameless, plain
from bot.store.connections.sqlite import Hold, Outcomes, untimed
from bot.store.errors import ClashError, FullError, StoreError, TakenError, reason
from bot.store.statements.answer import Commit, Cursor, SqlConnection, write

R = TypeVar("R")
Db = psycopg.Connection[Any]
#: Connection parameters unless the address sets them.
USUAL = {
    "connect_timeout": 5,
    "application_name": "nullgate",
    "client_encoding": "utf-8",
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
}
#: Locks are waited for five seconds; a process that hangs or is cut off holds one for at most half a minute.
SETTING = """
SET synchronous_commit = on; SET lock_timeout = '5s'; SET idle_in_transaction_session_timeout = '15s';
SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3;
SET client_min_messages = warning
"""
#: Readers wait for a lock no longer than Discord waits for us; the server refuses them every change.
TO_READ = f"{SETTING}; SET default_transaction_read_only = on; SET lock_timeout = '2s'"
READING = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
HOLD = "SELECT 1 FROM game WHERE id = ? FOR NO KEY UPDATE"
#: Maximum number of tries of a transaction that conflicts with others.
TRIES = 4
#: Our advisory locks: of shards, of games, and of the process that brings a database up to date or fills it.
SHARDS, TAKEN, MOVING = 0x4E47, 0x4E48, 0x4E49
_TRY = "SELECT pg_try_advisory_lock(%s, %s)"
_SERVED = (
    "SELECT objid FROM pg_locks WHERE locktype = 'advisory' AND classid = %s AND objsubid = 2 AND granted"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)


def connect(address: str, setting: str = SETTING) -> Db:
    """Open a database for our use: every commit on the disk, nothing waited for without end.

    Raises:
        StoreError: it cannot be reached, or does not let us in.

    """
    try:
        given: dict[str, Any] = {**USUAL, **conninfo_to_dict(plain(address))}
        db = psycopg.connect("", autocommit=True, **given)
        try:
            db.execute(setting, prepare=False)
        except psycopg.Error:
            db.close()
            raise
    except psycopg.Error as why:
        raise StoreError(f"{nameless(address)} cannot be reached: {reason(why)}") from why
    return db


def engine_on(db: Db) -> Engine:
    """Let SQLAlchemy use an open connection on which no transaction has begun.

    It ends its initial queries on a new connection with a rollback, before any transaction of ours.
    """
    engine = create_engine(
        "postgresql+psycopg://",
        creator=lambda: db,
        poolclass=StaticPool,
        use_native_hstore=False,
        hide_parameters=True,
    )
    engine.connect().close()
    return engine


def alone(db: Connection) -> None:
    """Begin a transaction that no other process of ours can be in at the same time."""
    db.exec_driver_sql("SET lock_timeout = '10min'")
    db.exec_driver_sql("BEGIN")
    db.exec_driver_sql("SELECT pg_advisory_xact_lock(%s)", (MOVING,))


def count_on(db: Connection) -> None:
    """Have new rows numbered after those that came in with their numbers."""
    there = set(inspect(db).get_table_names())  # its revision may be an earlier one
    for table in SQLModel.metadata.sorted_tables:
        if table.autoincrement_column is not None and table.name in there:
            name = table.name
            last = f"(SELECT coalesce(max(id), 0) + 1 FROM {name})"  # names of ours  # noqa: S608  # nosec B608
            db.exec_driver_sql(f"SELECT setval(pg_get_serial_sequence('{name}', 'id'), {last}, false)")
    db.commit()


@cache
def _blanks(sql: str) -> str:
    return sql.replace("?", "%s")


class _Pipeline:
    """A connection in a pipeline that takes the statements of `bot.store.statements.answer`."""

    def __init__(self, db: Db) -> None:
        self._db = db

    def execute(self, sql: str, values: Sequence[object] = ()) -> Cursor:
        return self._db.execute(_blanks(sql), values)

    def executemany(self, sql: str, rows: Sequence[Sequence[object]]) -> None:
        for row in rows:  # psycopg's own would wait for the server in between
            self._db.execute(_blanks(sql), row)


def _plainly(
    db: Db, do: Callable[[SqlConnection], R], begin: str, hold: str = "", *, lasting: bool = True
) -> R:
    """Run plain statements as one transaction, in as few round trips as their dependencies allow."""
    with db.pipeline():
        spoken = _Pipeline(db)
        spoken.execute(begin)
        if not lasting:
            spoken.execute("SET LOCAL synchronous_commit = off")
        if hold:
            spoken.execute(HOLD, (hold,))
        done = do(spoken)
        spoken.execute("COMMIT")
    return done


class PostgresReader:
    """A read-only connection, which therefore never waits for writers. It sees what is committed.

    Its work is always finished, even if the caller is cancelled. A lost connection is reopened for the next
    transaction.
    """

    setting = TO_READ

    def __init__(self, address: str) -> None:
        self.address = address
        self.timed: Callable[[str, float], None] = untimed
        self.outcomes = Outcomes()
        self._thread: ThreadPoolExecutor | None = ThreadPoolExecutor(1, thread_name_prefix="nullgate-store")
        self._db: Db | None = None
        self._engine: Engine | None = None

    # -- running -----------------------------------------------------------------------------------------

    async def run(self, do: Callable[[Db], R], what: str = "", *, again: bool = False) -> R:
        """Run a plain function on the connection's thread, in one hop.

        It is run again from its start when other transactions were in its way, and with `again` when the
        connection broke under it. It sees the caller's context variables.

        Raises:
            StoreError: the database refused or cannot be reached, or the store is closed.

        """
        if self._thread is None:
            raise StoreError("the database is closed")
        began = perf_counter()
        known = copy_context()
        work = asyncio.get_running_loop().run_in_executor(self._thread, known.run, self._whole, do, again)
        try:
            done = await asyncio.shield(work)
        except StoreError as why:
            self.outcomes.note(what, refused=not isinstance(why, ClashError | TakenError | FullError))
            raise
        finally:
            if what:
                self.timed(what, perf_counter() - began)
        self.outcomes.note(what, refused=False)
        return done

    async def read(self, do: Callable[[Session], R]) -> R:
        """Run queries that change nothing, all on the same view of the data."""
        return await self.run(lambda db: self._session(db, do, READING), "read", again=True)

    async def look(self, do: Callable[[SqlConnection], R]) -> R:
        """Run plain statements that change nothing, all on the same view of the data."""
        return await self.run(lambda db: _plainly(db, do, READING), "read", again=True)

    async def close(self) -> None:
        """Finish queued work and close. Closing twice does no harm."""
        thread, self._thread = self._thread, None
        if thread is not None:
            await asyncio.get_running_loop().run_in_executor(thread, self._drop)
            thread.shutdown(wait=False)

    # -- on the thread -----------------------------------------------------------------------------------

    def _whole(self, do: Callable[[Db], R], again: bool) -> R:
        """Run a function, as often as `run` says."""
        for left in range(TRIES - 1, -1, -1):
            db = self._connection()
            try:
                return do(db)
            except BaseException as why:
                _take_back(db)
                if not isinstance(why, psycopg.Error | DBAPIError | _NotBegun):
                    raise
                broke = db.closed and (again or isinstance(why, _NotBegun))
                if not left or not (broke or _in_the_way(why)):
                    raise StoreError(f"the database could not do this: {reason(_cause(why))}") from why
        raise AssertionError("unreachable")

    def _connection(self) -> Db:
        """Return the connection, a new one when it was lost."""
        if self._db is not None and not _alive(self._db):
            self._drop()
        if self._db is None:
            self._db = connect(self.address, self.setting)
            self._engine = engine_on(self._db)
            self._opened(self._db)
        return self._db

    def _opened(self, db: Db) -> None:
        """Do what a new connection needs."""

    def _drop(self) -> None:
        if self._db is not None:
            self._db.close()
        self._db = self._engine = None

    def _session(self, db: Db, do: Callable[[Session], R], begin: str, hold: Hold = "") -> R:
        held = hold if isinstance(hold, tuple) else (hold,)
        try:
            with db.pipeline():
                db.execute(begin)
                for number in sorted(x for x in held if isinstance(x, int)):  # all in one order: no deadlock
                    db.execute("SELECT pg_advisory_xact_lock(%s)", (number,))
                for game in sorted(x for x in held if isinstance(x, str) and x):
                    db.execute(_blanks(HOLD), (game,))
        except psycopg.Error as why:
            raise _NotBegun(*why.args) from why
        with Session(self._engine, expire_on_commit=False) as session:
            done = do(session)
            session.commit()
        return done


class PostgresWriter(PostgresReader):
    """The connection that writes; there is one, so that its transactions come one after the other.

    `hold` in `write` locks a game's row, or a number of our own for what belongs to a person or a server.
    """

    shared = True
    setting = SETTING

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self._serving: tuple[int, tuple[int, ...]] = (0, ())

    async def write(self, do: Callable[[Session], R], *, hold: Hold = "") -> R:
        """Run changes as one transaction; an exception rolls all of them back.

        `hold` is the lock they need: no other holder of it changes anything meanwhile.
        """
        return await self.run(lambda db: self._session(db, do, "BEGIN", hold), "write")

    async def mark(self, do: Callable[[SqlConnection], R], *, hold: str = "", lasting: bool = True) -> R:
        """Run plain statements as one transaction; `hold` as in `write`.

        Unless it is `lasting`, it reaches the server's disk a moment later. The statements must be
        repeatable: if the connection breaks before they are confirmed, they are run again.
        """
        return await self.run(
            lambda db: _plainly(db, do, "BEGIN", hold, lasting=lasting), "write", again=True
        )

    async def keep(self, answer: Commit, then: Callable[[SqlConnection], R]) -> R:
        """Write one answer as one transaction, and do what follows it in another; it must be repeatable.

        Its first statement locks the game's row: several processes are served one after another, and all but
        the first find that the game has moved on.

        Raises:
            ClashError: the game has moved on since it was read, or a broken line had written this answer.

        """
        await self.run(
            lambda db: _plainly(db, lambda spoken: write(spoken, answer), "BEGIN"), "commit", again=True
        )
        return await self.run(lambda db: _plainly(db, then, "BEGIN", answer.game), "read", again=True)

    async def ride(self, do: Callable[[SqlConnection], object]) -> None:
        """Run plain statements at once: another process may ask for what they change."""
        await self.mark(do, lasting=False)

    async def settle(self) -> None:
        """Do nothing: nothing waits here."""

    # -- alone among processes ---------------------------------------------------------------------------

    async def take(self, name: str) -> bool:
        """Try to be the only process that does something. The lock ends with the connection, however."""
        return bool(await self.run(partial(_first, sql=_TRY, values=_key(name))))

    async def free(self, name: str) -> None:
        """Let others do it again."""
        await self.run(partial(_first, sql="SELECT pg_advisory_unlock(%s, %s)", values=_key(name)))

    async def serve(self, count: int, shards: Iterable[int]) -> None:
        """Say which shards this process serves, as long as it lives.

        Raises:
            StoreError: another process serves one of them, or divides them otherwise.

        """
        wanted = count, tuple(shards)
        await self.run(lambda db: _mark(db, *wanted))
        self._serving = wanted

    async def served(self, count: int) -> frozenset[int]:
        """List the shards that some process serves."""
        found = await self.run(self._marks)
        return frozenset(shard for of, shard in found if of == count)

    def _opened(self, db: Db) -> None:
        self._marks(db)

    def _marks(self, db: Db) -> set[tuple[int, int]]:
        """List the marks of all processes; take our own again that went with a connection."""
        found, (count, shards) = set(_marks(db)), self._serving
        for shard in shards:
            if (count, shard) not in found and _first(db, _TRY, (SHARDS, count << 16 | shard)):
                found.add((count, shard))
        return found


def _alive(db: Db) -> bool:
    """Return whether a connection that lay idle is still good. A server that goes says so."""
    if db.closed:
        return False
    line = select.poll()  # `select` itself knows no numbers of files from 1024 on
    line.register(db.fileno(), select.POLLIN)
    if line.poll(0):
        try:
            db.execute("SELECT 1", prepare=False)
        except psycopg.Error:
            return False
    return True


def _take_back(db: Db) -> None:
    if not db.closed and db.info.transaction_status != TransactionStatus.IDLE:
        try:
            db.rollback()
        except psycopg.Error:
            db.close()


class _NotBegun(Exception):
    """A transaction could not even begin; its cause says why."""


def _cause(why: BaseException) -> BaseException:
    return why.__cause__ or why if isinstance(why, _NotBegun) else why


def _in_the_way(why: BaseException) -> bool:
    """Return whether only other transactions were in the way: a deadlock, or two that cannot both be."""
    error = getattr(_cause(why), "orig", _cause(why))
    return str(getattr(error, "sqlstate", "")).startswith("40")


def _first(db: Db, sql: str, values: Sequence[object] = ()) -> Any:
    """Return the one value that a query gives."""
    row = db.execute(sql, values).fetchone()
    return row[0] if row else None


def _marks(db: Db) -> list[tuple[int, int]]:
    """List the (count, shard) that processes serve."""
    return [(x >> 16, x & 0xFFFF) for (x,) in db.execute(_SERVED, (SHARDS,))]


def _mark(db: Db, count: int, shards: Sequence[int]) -> None:
    """Take the marks of shards, all of them or none.

    Raises:
        StoreError: another process has one, or divides them otherwise.

    """
    other = {of for of, _ in _marks(db) if of != count}
    if other:
        raise StoreError(f"other processes divide the servers among {other.pop()} shards, not {count}")
    for i, shard in enumerate(shards):
        if not _first(db, _TRY, (SHARDS, count << 16 | shard)):
            for had in shards[:i]:
                _first(db, "SELECT pg_advisory_unlock(%s, %s)", (SHARDS, count << 16 | had))
            raise StoreError(f"shard {shard} of {count} is served by another process")


def _key(name: str) -> tuple[int, int]:
    """Return a lock's numbers: two names that meet in one only have to wait for each other."""
    return TAKEN, crc32(name.encode()) - (1 << 31)


def clock(db: Db) -> float:
    """Read the server's clock, in unix seconds."""
    return float(_first(db, "SELECT extract(epoch FROM clock_timestamp())"))
