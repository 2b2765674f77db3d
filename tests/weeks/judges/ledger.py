"""A log of all that the database says of tables, kept by itself: nothing passes unseen between two looks."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from typing import NamedTuple


class Line(NamedTuple):
    """A change: what it was, in which game and seat or lane, four values by that, and the game's status."""

    id: int
    what: str
    game: str
    seat: str
    a: object
    b: object
    c: object
    d: object
    status: str = ""


TABLE = (
    "CREATE TABLE ledger (id INTEGER PRIMARY KEY, what TEXT, game TEXT, seat TEXT, a, b, c, d, status TEXT)"
)
#: What is written down: when it is, and the values of its line.
WRITTEN = {
    "post": ("INSERT ON outbox", "NEW.game, NEW.lane, NEW.what, NEW.body, NEW.nonce, NEW.id"),
    "sent": (
        "UPDATE OF sent ON outbox WHEN OLD.sent = 0 AND NEW.sent > 0",
        "NEW.game, NEW.lane, NEW.what, NEW.body, NEW.nonce, NEW.error",
    ),
    "seat": (
        "UPDATE ON seat WHEN OLD.user <> NEW.user OR OLD.caretaker <> NEW.caretaker",
        "NEW.game, NEW.seat, OLD.user, NEW.user, OLD.caretaker, NEW.caretaker",
    ),
    "sat": ("INSERT ON seat WHEN NEW.user <> 0", "NEW.game, NEW.seat, NEW.user, 0, 0, 0"),
    "mustered": (
        "UPDATE OF muster ON game WHEN OLD.muster <> NEW.muster",
        "NEW.id, '', OLD.muster, NEW.muster, 0, 0",
    ),
    "stage": (
        "UPDATE ON seat_clock WHEN NEW.stage > OLD.stage AND OLD.runs AND NEW.runs",
        "NEW.game, NEW.seat, NEW.stage, NEW.zero, 0, 0",
    ),
    "bank": (
        "UPDATE ON seat_clock WHEN NEW.left > OLD.left OR NEW.left < 0",
        "NEW.game, NEW.seat, OLD.left, NEW.left, OLD.runs, NEW.runs",
    ),
    "entry": ("INSERT ON entry", "NEW.game, NEW.seat, NEW.how, NEW.by, NEW.n, NEW.action"),
    "offered": ("INSERT ON seatoffer", "NEW.game, NEW.seat, 0, 0, 0, 0"),
    "reminded": ("INSERT ON reminder", "'', '', NEW.user, NEW.day, 0, 0"),
    "reminded_again": ("UPDATE ON reminder", "'', '', NEW.user, NEW.day, 0, 0"),
    "asked": (
        "UPDATE ON queue WHEN OLD.due > 0 AND NEW.due = 0",
        "OLD.game, OLD.seat, OLD.user, OLD.due, NEW.since, 0",
    ),
    "queued": ("INSERT ON queue WHEN NEW.since > 0", "'', '', NEW.user, NEW.since, 0, 0"),
    "queued_again": (
        "UPDATE OF since ON queue WHEN OLD.since = 0 AND NEW.since > 0",
        "'', '', NEW.user, NEW.since, 0, 0",
    ),
    "matched": (
        "UPDATE ON queue WHEN OLD.held > 0 AND NEW.held = 0 AND (NEW.since = 0 OR NEW.game <> '')",
        "NEW.game, NEW.seat, NEW.user, NEW.since, 0, 0",
    ),
}


def statements() -> Iterator[str]:
    """Return the statements by which a database keeps its ledger."""
    yield TABLE
    for what, (when, values) in WRITTEN.items():
        status = "(SELECT status FROM game WHERE id = NEW.game)" if "NEW.game" in values else "''"
        note = (
            f"INSERT INTO ledger (what, game, seat, a, b, c, d, status) VALUES ('{what}', {values}, {status})"
        )
        yield f"CREATE TRIGGER ledger_{what} AFTER {when} BEGIN {note}; END"


class Ledger:
    """Reads what has been written since it was read."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db, self._last = db, 0

    def read(self) -> list[Line]:
        """Return what is new, the oldest first."""
        ask = "SELECT id, what, game, seat, a, b, c, d, status FROM ledger WHERE id > ? ORDER BY id"
        found = [Line(*x) for x in self._db.execute(ask, (self._last,))]
        if found:
            self._last = found[-1].id
        return found
