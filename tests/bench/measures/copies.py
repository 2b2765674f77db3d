"""A played game copied within its database: many games in little time, with all that is read of them."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Mapping
from pathlib import Path

#: What a game is kept in. Messages are left out: a copy was never posted.
TABLES = ("game", "seat", "entry", "snapshot", "decision", "standing", "secret", "milestone")
#: Who sits where in a copy: number, channel, and two users in the places of two others.
Copy = tuple[int, int, int, int]


def columns(db: sqlite3.Connection, table: str) -> list[str]:
    """Name a table's columns."""
    return [row[1] for row in db.execute(f"PRAGMA table_info({table})")]


def copied(
    path: Path, game: str, copies: Iterable[Copy], were: tuple[int, int], *, also: Iterable[str] = ()
) -> None:
    """Copy a game: copy n is called "x<n>", stands in a channel of its own and is played by others.

    `were` are the users of the original. `also` names further tables.
    """
    with sqlite3.connect(path) as db:
        db.execute("PRAGMA synchronous = OFF")
        db.execute("CREATE TEMP TABLE c (n INTEGER PRIMARY KEY, channel INTEGER, one INTEGER, two INTEGER)")
        db.executemany("INSERT INTO c VALUES (?, ?, ?, ?)", copies)
        whose = f"CASE t.user WHEN {were[0]} THEN c.one WHEN {were[1]} THEN c.two ELSE t.user END"
        for table in (*TABLES, *also):
            own = {"game": "'x' || c.n"} | ({"user": whose} if table == "seat" else {})
            if table == "game":
                own = {"id": "'x' || c.n", "channel": "c.channel", "here": "c.channel", "host": "c.one"}
            elif table == "message":
                own["id"] = "c.n * 1000000 + t.rowid"
            elif table == "outbox":
                own["id"] = "NULL"
            _insert(db, table, game, own)
        db.execute("DROP TABLE c")
    db.close()


def _insert(db: sqlite3.Connection, table: str, game: str, own: Mapping[str, str]) -> None:
    names = columns(db, table)
    values = ", ".join(own.get(name, f"t.{name}") for name in names)
    db.execute(
        f"INSERT INTO {table} ({', '.join(names)})"
        f" SELECT {values} FROM c, {table} AS t WHERE t.{'id' if table == 'game' else 'game'} = ?",
        (game,),
    )
