"""A transaction that fails, and cannot be taken back at once either, stands in nobody's way afterwards."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlmodel import Session

from bot.store import Store, StoreError
from bot.store.statements.answer import SqlConnection
from tests.store.conftest import added, commit_of

#: Number of rollbacks in a row that fail: SQLAlchemy tries more than once.
ROLLBACKS = 4


class Failing(sqlite3.Connection):
    """A connection whose COMMIT fails when `failing` is above 0, and then so many of its rollbacks."""

    failing = 0

    def _fails(self, what: str) -> None:
        if Failing.failing and what in ("COMMIT", "ROLLBACK"):
            Failing.failing -= 1
            raise sqlite3.OperationalError("disk I/O error")

    def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
        self._fails(sql)
        return super().execute(sql, *values)

    def commit(self) -> None:
        self._fails("COMMIT")
        super().commit()

    def rollback(self) -> None:
        self._fails("ROLLBACK")
        super().rollback()


@pytest.fixture
async def failing(path: Path, migrated: Path, monkeypatch: pytest.MonkeyPatch):
    """A store in a file whose connections can be made to fail."""
    shutil.copy(migrated, path)
    connect = sqlite3.connect
    monkeypatch.setattr(sqlite3, "connect", lambda *x, **y: connect(*x, **y, factory=Failing))
    opened = await Store.open(path)
    await added(opened)
    yield opened
    Failing.failing = 0
    await opened.close()


def entered(db: Session) -> None:
    db.connection().exec_driver_sql("UPDATE game SET n = 7")


@pytest.mark.parametrize("times", [1, 2, ROLLBACKS])
@pytest.mark.parametrize("how", ["plain", "session", "read", "look"])
async def test_a_rollback_that_fails_does_not_stop_the_next_transaction(failing, how, times):
    store, before = failing, (await failing.load("g1")).game.n

    def plainly(db: SqlConnection) -> None:
        db.execute("UPDATE game SET n = 7")

    ways = {
        "plain": lambda: store.writer.mark(plainly),
        "session": lambda: store.writer.write(entered),
        "read": lambda: store.reader.read(lambda db: db.connection().exec_driver_sql("SELECT n FROM game")),
        "look": lambda: store.reader.look(lambda db: db.execute("SELECT n FROM game").fetchall()),
    }
    Failing.failing = times
    with pytest.raises(StoreError, match="I/O error"):
        await ways[how]()
    Failing.failing = 0
    assert (await store.load("g1")).game.n == before, "what failed is taken back"
    await store.commit(commit_of(0))
    assert (await store.load("g1")).game.n == 0
