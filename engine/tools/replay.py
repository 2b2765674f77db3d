"""Replays records: a file, or every game of a database, read with sqlite3 alone and never written."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from engine.core.data import convert
from engine.core.editions import OtherEdition, mark_of
from engine.core.errors import BadData, BadSetup, BrokenRecord
from engine.core.record import Record, read_record, replay, write_record
from engine.titles import get
from engine.verify import check, seals

Say = Callable[[str], None]


def replay_file(path: Path, say: Say) -> int:
    """Replay one record and say how it went. Returns the exit status: 0 same, 1 differs, 2 unreadable."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, ValueError) as why:
        say(f"{path} cannot be read: {why}")
        return 2
    try:
        record = read_record(text)
    except BrokenRecord as why:
        say(f"{path}: {why}")
        return 2
    wrong, left = compared(record)
    say(f"{path}: {wrong or left or f'{len(record.entries)} entries replay to the same states'}")
    return 1 if wrong else 0


def replay_all(path: Path, say: Say) -> int:
    """Replay every game of a database. Names those that differ, and from which entry.

    Returns the exit status: 0 all the same, 1 some differ, 2 it is no database of ours.
    """
    count, bad = 0, 0
    try:
        for name, record in records(path):
            count += 1
            wrong, left = compared(record) if isinstance(record, Record) else (record, "")
            bad += bool(wrong)
            if wrong or left:
                say(f"game {name}: {wrong or left}")
    except (sqlite3.Error, OSError) as why:
        say(f"{path} cannot be read: {why}")
        return 2
    say(f"{count} games, {bad} differ")
    return 1 if bad else 0


def compared(record: Record) -> tuple[str, str]:
    """Return from which entry on a record differs under these rules, and which part they cannot replay.

    Of that part the seals are checked, and the dice if the seed is open: neither needs the rules.
    """
    try:
        results = replay(get(record.setup.game), record)
        first = len(record.entries) - len(results)
        if not first:
            return "", ""
        mark = mark_of(first, record.entries[first].action)
        left = f"replays from entry {first}; what lies before was played under edition {mark.was}"
        left += f", which version {mark.version} of the program can replay"
    except OtherEdition as why:
        left = f"not replayed: {why.why}"
    except BrokenRecord as why:
        return f"differs from entry {why.n}: {why.why}", ""
    except (BadSetup, BadData) as why:
        return str(why), ""
    plain = json.loads(write_record(record))
    return next(iter(check(plain) if record.seed else seals(plain)), ""), left


def records(path: Path) -> Iterator[tuple[str, Record | str]]:
    """Read every game that has begun: its id and its record, or why it has none.

    Raises:
        sqlite3.Error, OSError: it is no database of ours.

    """
    with closing(_open(path)) as db:
        for (name,) in db.execute("SELECT id FROM game WHERE n >= 0 ORDER BY id").fetchall():
            try:
                yield name, stored_record(db, name)
            except BadData as why:
                yield name, f"cannot be read: {why}"


def _open(path: Path) -> sqlite3.Connection:
    """Open a database for reading only, whether or not a bot is at work on it."""
    if not path.is_file():
        raise FileNotFoundError(2, "there is no such file")
    uri = path.resolve().as_uri()
    db = sqlite3.connect(f"{uri}?mode=ro", uri=True)
    try:
        db.execute("SELECT count(*) FROM sqlite_master")
    except sqlite3.OperationalError:  # a write-ahead log cannot be opened in a read-only place
        db.close()
        db = sqlite3.connect(f"{uri}?immutable=1", uri=True)
    return db


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
