"""Looks on while a world lives, keeps its own account of everybody's time, and says what is not as agreed.

It reads the database's plain rows after every commit: which questions are open, who sits where, what has
been answered and by whom. What a seat has left it works out by itself, minute by minute.
"""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

from bot.play.clocks import bank
from bot.play.clocks.bank import Stage, Terms, read_terms
from bot.play.clocks.booking import clock_of
from tests.weeks.judges.account import Account
from tests.weeks.judges.oracle import Life
from tests.weeks.judges.time_told import LivesTold, time_off

CLOCKS = "SELECT game, seat, left, since, due, stage, held FROM seat_clock"
#: Posts by which people learn that they are asked, and how an answer came that is a seat's own.
ASKING, OWN = ("table", "told", "again", "asked"), ("", "order", "sole", "standing")
DAY = 86_400
#: The bot notices at the latest after so many seconds that a post has arrived, or that nobody could play:
#: after a minute, and as much later as posts fail one after the other.
SLACK = 300


@dataclass
class Seat:
    """A seat as it was at the last look; `asked` is the kind of its question.

    `won` is what a clock that was set back may have brought it.
    """

    account: Account
    user: int
    asked: str = ""
    shut: bool = False
    stage: int = 0
    won: int = 0


@dataclass
class Judge:
    """`lives` tell when people are off, `down` whether nothing of ours ran since the last look.

    `given` are seats to whose banks the others have added a day.
    """

    db: sqlite3.Connection
    lives: LivesTold
    now: Callable[[], int]
    seen: Counter[str]
    failures: list[str] = field(default_factory=list)
    seats: dict[tuple[str, str], Seat] = field(default_factory=dict)
    entries: dict[str, int] = field(default_factory=dict)
    down: bool = False
    given: list[tuple[str, str]] = field(default_factory=list)
    clocks: dict[str, list[object]] = field(default_factory=dict)
    unsent: set[str] = field(default_factory=set)

    def look(self, *games: str) -> None:
        """Look at games that have changed, or at all that are played."""
        if not games:
            rows = self.db.execute("SELECT id FROM game WHERE status IN ('playing', 'frozen')")
            games = tuple(x for (x,) in rows)
        for game in games:
            self._game(game)
        self.unsent |= set(games)

    def glance(self) -> None:
        """Look at games whose clocks have moved since they were glanced at, or that wait for a post."""
        now: dict[str, list[object]] = {}
        for game, *clock in self.db.execute(
            "SELECT game, seat, left, since, due, stage, held FROM seat_clock"
        ):
            now.setdefault(game, []).append(clock)
        unsent = {x for (x,) in self.db.execute("SELECT game FROM outbox WHERE sent = 0")}
        moved = {game for game, clocks in now.items() if clocks != self.clocks.get(game)}
        if found := (moved | unsent | self.unsent) & set(now):
            self.look(*found)
        self.clocks, self.unsent = now, unsent

    def _game(self, game: str) -> None:
        ask = "SELECT clock, status, n, channel, host FROM game WHERE id = ?"
        row = self.db.execute(ask, (game,)).fetchone()
        if not row or not row[0]:
            return
        terms, status, n, channel, host = read_terms(row[0]), *row[1:]
        own, undone, back = self._new(game, n)
        ask = "SELECT seat, kind FROM decision WHERE game = ?"
        asking = self.db.execute(ask, (game,)).fetchall()
        open_ = dict(asking)
        ((text,),) = self.db.execute("SELECT state FROM snapshot WHERE game = ?", (game,))
        frames = json.loads(text)["stack"]  # of the last: procedure, step, what it holds, questions, answers
        held = set(frames[-1][4]) if frames else set()
        waits = self._waits(game)
        rows = self.db.execute("SELECT seat, user, caretaker FROM seat WHERE game = ?", (game,)).fetchall()
        there = (
            {seat for seat, user, caretaker in rows if user and not caretaker}
            if status == "playing"
            else set()
        )
        for seat, user, _ in rows:
            life = self._life(user, terms, host)
            kept = self.seats.get((game, seat))
            if kept is None or kept.user != user:
                kept = self.seats[game, seat] = Seat(Account(terms, life), user)
                kept.account.since = self.now()
            self._passes(kept, game, channel, life)
            if (game, seat) in self.given:
                self.given.remove((game, seat))
                kept.account.left = kept.account.book() + DAY
        clocks = self._clocks(game)
        for row in clocks:
            self._staged(game, row, terms)
        for (_, seat), kept in ((x, self.seats[x]) for x in self.seats if x[0] == game):
            asked = open_.get(seat, "") if seat in there else ""
            shut = seat in held and seat in there and not asked
            if undone >= 0:
                kept.account.goes_back(undone)
            self._turn(kept, asked, shut=shut, own=seat in own, n=n, undone=undone >= 0, back=seat in back)
            kept.account.waits = waits
        for row in clocks:
            self._compare(game, row)

    def _clocks(self, game: str) -> list[SimpleNamespace]:
        cursor = self.db.execute("SELECT * FROM seat_clock WHERE game = ?", (game,))
        names = [x[0] for x in cursor.description]
        return [SimpleNamespace(**dict(zip(names, x, strict=True))) for x in cursor.fetchall()]

    def _new(self, game: str, n: int) -> tuple[set[str], int, set[str]]:
        """Read who has answered by themselves since the last look, and where it went back to; -1 if not."""
        ask = "SELECT seat, how, by, action FROM entry WHERE game = ? AND n > ? ORDER BY n"
        rows = self.db.execute(ask, (game, self.entries.get(game, -1))).fetchall()
        self.entries[game] = n
        own = {seat for seat, how, by, _ in rows if how in ("answer", "act") and by in OWN}
        for _, how, by, _ in rows:
            self.seen["answers" if how == "answer" and by in OWN else f"{how} {by}".strip()] += 1
        back = min((json.loads(x)["to"] for _, how, _, x in rows if how == "undo"), default=-1)
        return own, back, {s for s, how, *_ in rows if how == "back"}

    def _waits(self, game: str) -> int:
        ask = "SELECT min(at) FROM request WHERE game = ? AND open"
        return int(self.db.execute(ask, (game,)).fetchone()[0] or 0)

    def _life(self, user: int, terms: Terms, host: int) -> Life:
        if not user:
            return Life()
        return self.lives.of(user, weekends=terms.weekends, vacation=terms.vacation, host=host)

    def set_back(self, seconds: int) -> None:
        """Let the clock have been set back: what was booked before lasts on, and nobody loses by it."""
        for kept in self.seats.values():
            kept.account.passes(self.now() + seconds)
            kept.account.since = self.now()
            kept.won = seconds

    def _passes(self, kept: Seat, game: str, channel: int, life: Life) -> None:
        """Let time pass: not while nothing of ours ran, nor while a post did not arrive."""
        a, now = kept.account, self.now()
        if self.down:
            a.since = now
        a.passes(now)
        a.life = life
        ask = f"SELECT min(made) FROM outbox WHERE game = ? AND sent = 0 AND what IN {ASKING}"
        lanes = (game, f"c{channel}", f"u{kept.user}")
        (since,) = self.db.execute(f"{ask} AND lane IN (?, ?)", lanes).fetchone()
        if since and a.asked and not a.fault:
            a.fails(max(1, since))
        elif not since:
            a.fault = 0

    def _turn(
        self, kept: Seat, asked: str, *, shut: bool, own: bool, n: int, undone: bool, back: bool
    ) -> None:
        """Book what has happened to a seat."""
        a = kept.account
        if (kept.asked or kept.shut) and not asked and not shut:
            a.ends(gains=own or kept.shut, n=n)
        elif kept.shut and asked and not back:
            a.ends(gains=True, n=n)
        if (asked or shut) and not a.asked:
            a.begins(again=undone)
            kept.won = 0
        if shut and not kept.shut:
            a.shut = self.now()
            a.owes += not own
        elif not shut:
            a.shut = 0
        kept.asked, kept.shut = asked, shut

    def _compare(self, game: str, row: Any) -> None:
        """Compare what the bot has booked with the account, and take its word for what is near enough."""
        kept = self.seats.get((game, row.seat))
        if kept is None or row.left < 0 or kept.account.left < 0:
            return
        if row.due in (1, 2) or (row.fault and row.held) or self.down:  # it is to be looked at anew
            return
        if max(row.since, row.answered, row.held) > self.now():  # the clock was set back
            return
        ours, theirs = bank.left_at(clock_of(row), time_off(kept.account.life), self.now()), kept.account.now
        if 0 < ours - theirs <= kept.won + SLACK:
            kept.won = max(0, kept.won - ours + theirs)
            kept.account.left, kept.account.spent = ours, []
        elif abs(ours - theirs) > SLACK:
            self._failed(game, row, f"{ours} s are left, not {theirs}")
            kept.account.spent = []
        if not kept.account.spent:
            kept.account.left = ours
        kept.account.waited = max(kept.account.waited, row.waited)  # to the second only in histories

    def _staged(self, game: str, row: Any, terms: Terms) -> None:
        """Look at what was told of a clock since the last look."""
        kept = self.seats[game, row.seat]
        if row.stage <= kept.stage or not row.runs:
            kept.stage = row.stage
            return
        begun = not kept.asked and not kept.shut  # a clock that begins below a mark has passed it before
        kept.stage, stage, a = row.stage, Stage(row.stage), kept.account
        if begun:
            return
        self.seen[f"clocks at {stage.name.lower()}"] += 1
        fault = a.fault and a.fault < self.now() - SLACK
        if a.now > dict(terms.marks()).get(stage, 0) + SLACK:
            self._failed(game, row, f"{stage.name} with {a.now} s left")
        if stage is Stage.ZERO and (not a.asked or a.shut or a.life.off(self.now()) or fault):
            self._failed(game, row, "overrun")

    def _failed(self, game: str, row: Any, why: str) -> None:
        kept = self.seats[game, row.seat]
        a = kept.account
        facts = f"asked {kept.asked}, shut {kept.shut}, since {a.since}, waits {a.waits}, fault {a.fault}"
        spans = [(begin, end, seconds) for begin, end, _, seconds in a.spent[-6:]]
        self.failures.append(
            f"{self.now()} game {game}, {row.seat}: {why}; {row!r}; {facts}, {a.life}, {spans}"
        )
