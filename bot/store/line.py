"""One SQLite connection on a thread of its own. A transaction is one call to it: nothing interleaves."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite
from sqlalchemy import Engine, create_engine
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import StaticPool
from sqlmodel import Session

from bot.store.errors import StoreError

R = TypeVar("R")
#: A busy database is waited for so long, in milliseconds.
PATIENCE = 5000


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


class Line(aiosqlite.Connection):
    """The connection. What runs on it runs whole: if the caller is cancelled, it is still finished."""

    def __init__(self, path: Path, *, durable: bool = True) -> None:
        super().__init__(lambda: connect(path, durable=durable), iter_chunk_size=64)
        self._engine: Engine | None = None

    async def run(self, do: Callable[[sqlite3.Connection], R]) -> R:
        """Run a plain function on the connection's thread, in one hop.

        Raises:
            StoreError: the database refused, or the store is closed.

        """
        try:
            done: R = await self._execute(do, self._conn)
        except (sqlite3.Error, DBAPIError) as why:
            raise StoreError(f"the database could not do this: {getattr(why, 'orig', why)}") from why
        except ValueError as why:
            if self._connection is None:
                raise StoreError("the database is closed") from why
            raise
        return done

    async def read(self, do: Callable[[Session], R]) -> R:
        """Run queries that change nothing, all on the same view of the data."""
        return await self.run(lambda db: self._session(db, do, "BEGIN"))

    async def write(self, do: Callable[[Session], R]) -> R:
        """Run changes as one transaction; an exception takes all of it back."""
        return await self.run(lambda db: self._session(db, do, "BEGIN IMMEDIATE"))

    def _session(self, db: sqlite3.Connection, do: Callable[[Session], R], begin: str) -> R:
        if self._engine is None:
            self._engine = create_engine("sqlite://", creator=lambda: db, poolclass=StaticPool)
        with Session(self._engine, expire_on_commit=False) as session:
            session.connection().exec_driver_sql(begin)
            done = do(session)
            session.commit()
        return done

    async def close(self) -> None:
        """Finish what is queued and close."""
        await super().close()
        self._engine = None


def rows(db: sqlite3.Connection, sql: str, *values: Any) -> list[tuple[Any, ...]]:
    """Run a plain query and give all its rows."""
    return db.execute(sql, values).fetchall()
