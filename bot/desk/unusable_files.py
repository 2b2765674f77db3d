"""Files that a table cannot use are moved aside, never deleted, and one line says so."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

#: What SQLite keeps beside a database.
BESIDE = ("", "-wal", "-shm", "-journal")


def aside(file: Path) -> Path:
    """Move a database with what lies beside it to `<name>.before`, or the next name that is free."""
    tried = [f"{file.name}.before", *(f"{file.name}.before.{n}" for n in range(2, 10_000))]
    free = next(x for x in tried if not any(file.with_name(x + more).exists() for more in BESIDE))
    for more in BESIDE:
        old = file.with_name(file.name + more)
        if old.exists():
            old.rename(file.with_name(free + more))
    return file.with_name(free)


def broken(database: Path) -> bool:
    """Return whether a file is there that is no sound SQLite database."""
    if not database.exists() or database.stat().st_size == 0:
        return False
    try:
        with closing(sqlite3.connect(database)) as db:
            return bool(db.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok")
    except sqlite3.DatabaseError as why:
        return "locked" not in str(why)


def of_before(database: Path) -> bool:
    """Return whether a database is of a build from before version 1.0.0, whose revisions begin with 0."""
    try:
        with closing(sqlite3.connect(database)) as db:
            return bool(db.execute("SELECT 1 FROM alembic_version WHERE version_num LIKE '0%'").fetchone())
    except sqlite3.DatabaseError:
        return False
