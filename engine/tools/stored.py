"""A game of the bot's database as a record, read with sqlite3 alone: no bot is needed for it."""

from __future__ import annotations

import json
import sqlite3
from typing import Any

from engine.core.data import convert
from engine.core.errors import BadData
from engine.core.record import Record

#: Columns of the tables `game` and `entry`, under the names they have in a record; some hold JSON.
_GAME = ("edition", "version", "commitment", "words", "outcome")
_SETUP = ("scenario", "options", "files")
_ENTRY = (
    "n",
    "how",
    "seat",
    "kind",
    "decision",
    "action",
    "rolls",
    "k",
    "after",
    "final",
    "salt",
    "seal",
    "by",
)
_JSON = {"words", "outcome", "options", "files", "action", "rolls"}


def stored_record(db: sqlite3.Connection, game: str, seed: str = "") -> Record:
    """Read a game and its log. `seed` goes into the record; the database keeps it apart.

    Raises:
        BadData: there is no such game, or a row holds what no record can hold.
        sqlite3.Error: the database cannot be read.

    """
    asked = db.execute("SELECT * FROM game WHERE id = ?", (game,))
    found = asked.fetchone()
    if found is None:
        raise BadData("game", game, "there is no such game")
    row = {"version": "", **dict(zip((c[0] for c in asked.description), found, strict=True))}
    # The names of columns are constants of this module; the game's id is handed over beside the statement.
    of_entry = ", ".join(_ENTRY)
    ask = f"SELECT {of_entry} FROM entry WHERE game = ? ORDER BY n"  # noqa: S608  # nosec B608
    log = db.execute(ask, (game,))
    try:
        whole = {
            "id": row["dice_id"],
            "setup": {"game": row["title"], **_read(_SETUP, [row[x] for x in _SETUP])},
            **_read(_GAME, [row[x] for x in _GAME]),
            "seed": seed,
            "entries": [_read(_ENTRY, line) for line in log],
        }
    except (ValueError, TypeError, RecursionError) as why:
        raise BadData("game", game, str(why)) from why
    return convert(whole, Record, "game")


def _read(names: tuple[str, ...], values: Any) -> dict[str, Any]:
    """Name a row's values, and open those that are JSON; a game under way has "" for its outcome."""
    named = dict(zip(names, values, strict=True))
    return {k: v if k not in _JSON else json.loads(v) if v else None for k, v in named.items()}
