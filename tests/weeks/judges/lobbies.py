"""Checks who comes to a table before its game, who is called there, and whose seat is free again.

It keeps its own account of when people have last pressed something of a lobby, and never asks the bot for it.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from dataclasses import dataclass, field

from tests.weeks.judges.ledger import Line

#: Who has pressed something so lately is there; others have so long to say that they are.
RECENT, SPAN = 900, 86_400
#: Maximum seconds between an action and the bot's note of it.
NEAR = 30


@dataclass
class Lobbies:
    """`there` is when somebody last pressed something of a lobby, `called` since when a table is called.

    `joins` is who is about to sit down where, by their own choice.
    """

    db: sqlite3.Connection
    now: Callable[[], int]
    failed: Callable[[str], None]
    there: dict[tuple[str, int], int] = field(default_factory=dict)
    called: dict[str, int] = field(default_factory=dict)
    joins: set[tuple[str, str, int]] = field(default_factory=set)

    def pressed(self, game: str, user: int) -> None:
        """Note that somebody does something of a lobby now."""
        self.there[game, user] = self.now()

    def sits(self, x: Line, user: int, *, queued: bool, took: bool) -> None:
        """Check that somebody has come to a lobby by themselves: joined, taken an offer, or just queued."""
        if not (queued or took or (x.game, x.seat, user) in self.joins):
            self.failed(f"somebody sits in a lobby who has not come: {x}")
        self.pressed(x.game, user)

    def mustered(self, x: Line) -> tuple[int, ...]:
        """Look at a call that begins or ends; return who is called by it."""
        was, since = int(str(x.a)), int(str(x.b))
        if since:
            self.called[x.game] = since
            return tuple(u for u in self._users(x.game) if self._absent(x.game, u, since))
        (status,) = self.db.execute("SELECT status FROM game WHERE id = ?", (x.game,)).fetchone()
        left = [u for u in self._users(x.game) if self._absent(x.game, u, was)]
        if status == "lobby" and left and self.now() >= was + SPAN:
            self.failed(f"a seat stays whose people {left} have not said that they are there: {x}")
        return ()

    def freed(self, x: Line, user: int) -> None:
        """Check that a seat is only free again if its player was called and has said nothing for a day."""
        since = self.called.get(x.game, 0)
        if not since or self.now() < since + SPAN - NEAR:
            self.failed(f"a seat of a lobby is free again before its time, called at {since}: {x}")
        elif not self._absent(x.game, user, since):  # nobody else frees one: people never leave here
            self.failed(f"who was there at {self.there.get((x.game, user))} loses their seat: {x}")

    def starts(self, x: Line) -> None:
        """Check that all are there when a game begins."""
        since = self.called.pop(x.game, 0) or self.now()
        if gone := [u for u in self._users(x.game) if self.there.get((x.game, u), 0) < since - RECENT - NEAR]:
            self.failed(f"a game starts without {gone}, called at {since}: {x}")

    def _absent(self, game: str, user: int, since: int) -> bool:
        return self.there.get((game, user), 0) < since - RECENT

    def _users(self, game: str) -> list[int]:
        rows = self.db.execute("SELECT DISTINCT user FROM seat WHERE game = ? AND user", (game,))
        return sorted(user for (user,) in rows)
