"""The bot's own form of what is off for somebody, and what people have told it about that."""

from __future__ import annotations

import json
import sqlite3
from dataclasses import replace
from typing import Any

from bot.play.clocks.time_off import TimeOff
from tests.weeks.judges.oracle import Life


def time_off(life: Life) -> TimeOff:
    before = time_off(life.before) if life.before else None
    return TimeOff(life.zone, life.quiet, life.weekends, life.away, life.calendar, before, life.since)


class LivesTold:
    """Reads it from the rows as they are kept, and nothing but what is written there."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    def of(self, user: int, *, weekends: bool = False, vacation: bool = True, host: int = 0) -> Life:
        """Return somebody's time off at a host's table; `vacation`: it allows them."""
        mine, whose = self._row(user), self._row(host or user) if weekends else None
        spans = tuple((a, b) for a, b in json.loads(mine[3])) if vacation else ()

        def at(moment: int) -> Life:
            zone, begin, end = _hours(mine, moment)
            calendar = _hours(whose, moment)[0] if whose else ""
            quiet = (begin, end) if begin != end else None
            return Life(zone or calendar or "UTC", quiet, weekends, spans, calendar)

        life = at(0)
        for since in sorted({x[5] for x in (mine, whose) if x and x[5]}):
            life = replace(at(since), before=life, since=since)
        return life

    def _row(self, user: int) -> tuple[Any, ...]:
        ask = "SELECT zone, quiet_from, quiet_to, away, was, since FROM schedule WHERE user = ?"
        return self._db.execute(ask, (user,)).fetchone() or ("", 0, 0, "[]", '["", 0, 0]', 0)


def _hours(row: tuple[Any, ...], moment: int) -> tuple[Any, ...]:
    """Return zone and quiet hours as they count at a moment."""
    return tuple(json.loads(row[4])) if moment < row[5] else row[:3]
