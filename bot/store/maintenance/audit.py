"""Checking a whole database: that the file is sound, and that every game replays to its saved state."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from engine.core.codec import check_sum, save
from engine.core.contract import Game, Setup
from engine.core.data import adapter
from engine.core.editions import OtherEdition
from engine.core.errors import EngineError
from engine.core.flow import Result, pending
from engine.core.record import Record, replay, write_record
from engine.core.rules import Facts, State
from engine.tools.replay import stored_record
from engine.verify import check as verified
from engine.verify import seals

_BEGUN = (
    "SELECT id FROM game WHERE n >= 0 OR status IN ('playing', 'over')"
    " OR EXISTS (SELECT 1 FROM entry WHERE entry.game = game.id) ORDER BY id"
)
_STARTED = ("playing", "over", "abandoned", "frozen")
_Told = list[tuple[str, str, Facts, list[str]]]


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that is not as it should be. `game` is "" when it is the file itself."""

    game: str
    why: str

    def __str__(self) -> str:
        """Return one line."""
        return f"game {self.game}: {self.why}" if self.game else f"database: {self.why}"


def check(path: Path, games: Mapping[str, Game[Any]] | None = None) -> list[Finding]:
    """Check the file and its references, then replay every game from its log. Reads only."""
    if games is None:
        from engine.titles import GAMES

        games = GAMES
    found: list[Finding] = []
    try:
        with closing(sqlite3.connect(path, isolation_level=None)) as db:
            found += [Finding("", str(x)) for (x,) in db.execute("PRAGMA integrity_check") if x != "ok"]
            found += [
                Finding("", f"a row of {table} belongs to no {parent}")
                for table, _, parent, _ in db.execute("PRAGMA foreign_key_check")
            ]
            ids = [x for (x,) in db.execute(_BEGUN)]
            for game in ids:
                why = _looked_at(db, game, games)
                if why:
                    found.append(Finding(game, why))
    except sqlite3.Error as why:
        found.append(Finding("", f"it cannot be read: {why}"))
    return found


def _looked_at(db: sqlite3.Connection, game: str, games: Mapping[str, Game[Any]]) -> str:
    """Say in which way a game differs from its log, all read at one moment: the bot may be writing."""
    db.execute("BEGIN")
    try:
        return _differs(db, game, games)
    except sqlite3.Error as why:
        return f"it cannot be read: {why}"
    except Exception as why:  # a spoiled row must not keep other games unchecked
        return f"the log does not replay: {type(why).__name__}: {why}"
    finally:
        db.execute("COMMIT")


def _differs(db: sqlite3.Connection, game: str, games: Mapping[str, Game[Any]]) -> str:
    """Say in which way a game differs from its log, "" when it does not."""
    title, n, after = db.execute("SELECT title, n, after FROM game WHERE id = ?", (game,)).fetchone()
    if title not in games:
        return f"there is no game {title!r} here"
    try:
        record = stored_record(db, game, _seed(db, game))
        results = replay(games[title], record)
    except OtherEdition:
        return _check_old(db, game, record, n, after)
    except (EngineError, ValidationError, ValueError) as why:
        return f"the log does not replay: {why}"
    if len(record.entries) != n + 1:
        return f"it stands at entry {n}, its log ends with {len(record.entries) - 1}"
    saved = save(results[-1].state)
    if check_sum(saved) != after:
        return f"entry {n} leads to another state"
    row = db.execute("SELECT n, state FROM snapshot WHERE game = ?", (game,)).fetchone()
    if row is None or row[0] != n or row[1] != saved.decode():
        return "its snapshot is not what its log leads to"
    bad = games[title].problems(results[-1].state)
    if bad:
        return f"its position cannot be: {bad[0]}"
    return (
        _check_states(db, game, record, results)
        or _standing(db, game, games[title], record.setup, results[-1].state)
        or _dice(db, record)
    )


def _check_old(db: sqlite3.Connection, game: str, record: Record, n: int, after: int) -> str:
    """Check what can be checked of a game played under other rules than today's: snapshots, dice, seals."""
    if [e.n for e in record.entries] != list(range(n + 1)) or record.entries[n].after != after:
        return f"it stands at entry {n}, its log ends elsewhere"
    row = db.execute("SELECT n, state FROM snapshot WHERE game = ?", (game,)).fetchone()
    if row is None or row[0] != n or check_sum(row[1].encode()) != after:
        return "its snapshot is not what its log leads to"
    broken = next(iter(seals(json.loads(write_record(record)))), "")
    return _check_states(db, game, record, ()) or broken or _dice(db, record)


def _check_states(db: sqlite3.Connection, game: str, record: Record, results: Sequence[Result[Any]]) -> str:
    """Compare the states kept for rewinding, and see that what was told can be read."""
    entries, first = record.entries, len(record.entries) - len(results)
    for n, state in db.execute("SELECT n, state FROM milestone WHERE game = ?", (game,)):
        held = 0 <= n < len(entries) and check_sum(state.encode()) == entries[n].after
        if not held or (n >= first and save(results[n - first].state).decode() != state):
            return f"the state kept of entry {n} is not what its log leads to"
    for n, events in db.execute("SELECT n, events FROM entry WHERE game = ? ORDER BY n", (game,)):
        try:
            adapter(_Told).validate_json(events)
        except ValidationError:
            return f"what entry {n} told cannot be read"
    return ""


def _standing(db: sqlite3.Connection, game: str, rules: Game[Any], setup: Setup, state: State) -> str:
    """Compare seats, open questions and status with the game's state."""
    (status,) = db.execute("SELECT status FROM game WHERE id = ?", (game,)).fetchone()
    if (status == "over") != (state.over is not None) or status not in _STARTED:
        return (
            f"its status is {status!r}, and its log says {'that it has ended' if state.over else 'otherwise'}"
        )
    seats = {x for (x,) in db.execute("SELECT seat FROM seat WHERE game = ?", (game,))}
    if seats != set(rules.seated(setup)):
        return f"its seats are {sorted(seats)}"
    asked = set(db.execute("SELECT seat, number, kind FROM decision WHERE game = ?", (game,)))
    if status == "playing" and asked != {(d.seat, d.id, d.kind) for d in pending(state)}:
        return "its open questions are not those of its position"
    return ""


def _seed(db: sqlite3.Connection, game: str) -> str:
    row = db.execute("SELECT seed FROM secret WHERE game = ?", (game,)).fetchone()
    return str(row[0]) if row else ""


def _dice(db: sqlite3.Connection, record: Record) -> str:
    """See that every roll comes from the seed. A record from outside vouches for its own and is left out."""
    own = db.execute("SELECT k FROM game WHERE id = ? AND NOT imported", (record.id,)).fetchone()
    if own is None:
        return ""
    wrong = verified(json.loads(write_record(record)))
    if wrong:
        return f"its dice: {wrong[0]}"
    rolls = sum(len(e.rolls) for e in record.entries)
    return "" if own[0] == rolls else f"its next roll is {own[0]}, and {rolls} were made"
