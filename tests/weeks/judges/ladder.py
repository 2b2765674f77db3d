"""Checks, line by line of the ledger, what is done about whoever does not answer, and who is told of it.

Every act has its words, once, and every word has an act: reminders, overruns, a machine player that takes
over, time that is given, a seat on offer, a seat taken, a table that is called together. A bank grows by what
the table agreed to alone. Who waits in the queue or comes to a seat from it has room for a game, and is kept
from nobody there.
"""

from __future__ import annotations

import json
import sqlite3
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any

from bot.play.clocks.bank import FORSAKEN, AtZero, Stage, Terms, read_terms
from tests.weeks.judges.judge import OWN, Judge
from tests.weeks.judges.ledger import Ledger, Line
from tests.weeks.judges.lobbies import Lobbies
from tests.weeks.judges.oracle import there
from tests.weeks.judges.returns import Returns
from tests.weeks.judges.time_told import LivesTold
from tests.weeks.post_office import PostOffice

DAY = 86_400
VEILED = "veiled"
#: Words about a seat, and words to a person. Of those who are away there is one, whatever the reason.
OF_A_SEAT = frozenset(
    {"note-overrun", "note-lost-on-time", "note-time-given", "note-seat-offered", "note-seat-gone"}
)
AWAY = {"note-away-late", "note-away-offered", "note-away-agreed"}
#: What is called otherwise in what is printed.
COUNTED = {"note-overrun": "overruns", "briefing": "take-overs"}
HERE = {"note-reminder-here", "note-reminder-here-late"}
REMINDERS = {"note-reminder", "note-reminder-late", *HERE}
#: The number of the first person of a world.
FIRST = 1_000
#: Maximum number of games from the queue: before somebody's first finished one, and afterwards.
AT_FIRST, MOST = 2, 5
Told = Counter[tuple[str, str, object]]


@dataclass
class Batch:
    """What was written between two looks, and the words that it should have come with."""

    lines: list[Line]
    told: Told = field(default_factory=Counter)
    due: Told = field(default_factory=Counter)
    posts: list[tuple[Line, str, dict[str, Any]]] = field(default_factory=list)

    @property
    def seated(self) -> set[int]:
        """Return who has come to a table from the queue at once."""
        return {int(str(x.a)) for x in self.lines if x.what == "matched" and not x.b}


@dataclass
class Ladder:
    """`takes`, `leaves` and `declines` are what people are about to do by themselves."""

    db: sqlite3.Connection
    lives: LivesTold
    office: PostOffice
    judge: Judge
    failures: list[str] = field(default_factory=list)
    takes: set[tuple[str, str, int]] = field(default_factory=set)
    leaves: set[tuple[str, int]] = field(default_factory=set)
    declines: set[int] = field(default_factory=set)
    taken: set[tuple[str, str]] = field(default_factory=set)
    apart: set[frozenset[int]] = field(default_factory=set)
    days: dict[tuple[str, int], tuple[str, int]] = field(default_factory=dict)
    live: defaultdict[str, list[tuple[int, str]]] = field(default_factory=lambda: defaultdict(list))
    gains: Counter[tuple[str, str]] = field(default_factory=Counter)
    ledger: Ledger = field(init=False)
    lobbies: Lobbies = field(init=False)
    returns: Returns = field(init=False)

    def __post_init__(self) -> None:
        self.ledger, self.returns = Ledger(self.db), Returns(self._failed)
        self.lobbies = Lobbies(self.db, self.judge.now, self._failed)

    def read(self) -> None:
        """Look at all that was written since the last look."""
        lines = self.ledger.read()
        if not lines:
            return
        batch = Batch(lines)
        for x in lines:
            if x.what == "post":
                self._post(batch, x)
        for x in sorted(lines, key=lambda x: x.what not in ("seat", "sat") or x.status != "lobby"):
            if x.what != "post":  # who comes to a lobby is there before it is called together
                getattr(self, f"_{x.what}")(batch, x)
        for what in {*batch.told, *batch.due}:
            if batch.told[what] != batch.due[what]:
                self._failed(f"{what} is told {batch.told[what]} times, not {batch.due[what]}")

    def ends(self) -> None:
        """See that all words have gone out, each of them once."""
        self.read()
        for x in self.db.execute("SELECT game, lane, what, body, made, tries FROM outbox WHERE sent = 0"):
            self._failed(f"never sent: {x}")
        for nonce in self.office.twice:
            x = self.db.execute("SELECT game, lane, what, body FROM outbox WHERE nonce = ?", (nonce,))
            self._failed(f"sent twice: {x.fetchone()}")

    # -- words -----------------------------------------------------------------------------------------------

    def _post(self, batch: Batch, x: Line) -> None:
        """Count a word that is to be told."""
        body = json.loads(str(x.b))
        key, facts = (body["key"], body["facts"]) if x.a == "note" else (str(x.a), body)
        key = "note-seat-offered" if key == "note-seat-offered-by" else key
        batch.posts.append((x, key, facts))
        if key in OF_A_SEAT or key == "briefing":
            batch.told[x.game, key, facts["seat"]] += 1
            self.judge.seen[COUNTED.get(key, key)] += 1
        elif key == "note-muster":
            batch.told[x.game, key, tuple(sorted(facts["users"]))] += 1
            self.judge.seen["tables called together"] += 1
        elif key == "note-muster-over":
            batch.told[x.game, key, facts["name"]] += 1
            self.judge.seen["seats free again as nobody came"] += 1
        elif key in AWAY:
            batch.told[x.game, "away", facts["user"]] += 1
            self.judge.seen[key] += 1
            if key == "note-away-late":
                self._by_itself(x, facts["user"])
        elif key in REMINDERS:
            batch.told["", "reminder", facts["user"]] += 1
            self._reminder(x, key, facts)
        elif key == "digest":
            self.judge.seen["digests"] += 1
            self._once_a_day(x, "digest", int(facts["user"]))
        if key in {"note-overrun", "note-lost-on-time", *AWAY} and self._title(x.game) == VEILED:
            by_hand = key in {"note-away-offered", "note-away-agreed"}
            if not by_hand:
                self._failed(f"a title with hidden questions tells {key}: {x}")
        if key == "note-overrun" and self._terms(x.game).at_zero is not AtZero.ACT:
            self._failed(f"others may act, though the table chose otherwise: {x}")
        if key == "note-time-given":
            self.judge.given.append((x.game, facts["seat"]))
            batch.due[x.game, key, facts["seat"]] += 1  # that the bank has grown by it the judge sees

    def _by_itself(self, x: Line, user: int) -> None:
        """Check that a machine player takes over where the table wants that, or nobody did anything."""
        terms = self._terms(x.game)
        ask = (
            "SELECT min(zero) FROM seat_clock c JOIN seat s ON s.game = c.game AND s.seat = c.seat"
            " WHERE c.game = ? AND s.user = ?"
        )
        (zero,) = self.db.execute(ask, (x.game, user)).fetchone()
        forsaken = terms.at_zero is AtZero.ACT and (zero or 0) + FORSAKEN <= self.judge.now() + DAY
        if terms.at_zero is not AtZero.MACHINE and not forsaken:
            self._failed(f"a machine player takes over by itself, {terms.at_zero}, at zero at {zero}: {x}")

    def _reminder(self, x: Line, key: str, facts: dict[str, Any]) -> None:
        user = int(facts["user"])
        self.judge.seen["reminders"] += 1
        self._once_a_day(x, "reminder", user)
        if self.lives.of(user).off(self.judge.now()):
            self._failed(f"somebody is reminded when they are off: {x}, {self.lives.of(user)}")
        ask = (
            "SELECT 1 FROM decision d JOIN seat s ON s.game = d.game AND s.seat = d.seat"
            " WHERE d.game = ? AND s.user = ? AND s.caretaker = ''"
        )
        (now,) = self.db.execute("SELECT status FROM game WHERE id = ?", (x.game,)).fetchone()
        if now == x.status and self.db.execute(ask, (x.game, user)).fetchone() is None:
            # where the game has ended since, in the same look at it, there is nothing left to compare with
            self._failed(f"somebody is reminded of whom nothing is asked: {x}")
        if key in HERE and self._title(x.game) == VEILED:
            self._failed(f"the channel hears whom a title with hidden questions asks: {x}")

    def _once_a_day(self, x: Line, what: str, user: int) -> None:
        """Check that somebody has had none of these on this day of theirs."""
        life, hour = self.lives.of(user), self._digest_hour(user)
        local = datetime.fromtimestamp(self.judge.now(), there(life.zone)).replace(tzinfo=None)
        day = (
            local - timedelta(hours=hour if what == "digest" else 0)
        ).toordinal()  # a late one is yesterday's
        where = f"{life.zone} {hour}" if what == "digest" else ""
        had = self.days.get((what, user))
        self.days[what, user] = (where, day)
        if had is not None and had[0] == where and had[1] >= day:
            self._failed(f"a second {what} on a day: {x}")

    def _digest_hour(self, user: int) -> int:
        found = self.db.execute("SELECT digest FROM schedule WHERE user = ?", (user,)).fetchone()
        return int(found[0]) if found else 0

    def _sent(self, batch: Batch, x: Line) -> None:
        """Check that what is noted as told to a person was."""
        if x.a not in ("note", "briefing") or x.d or not x.seat.startswith("u"):
            return
        key = json.loads(str(x.b)).get("key", x.a)
        if key in OF_A_SEAT | AWAY | {"briefing"} and x.c not in self.office.nonces:
            self._failed(f"noted as told, but it never was: {x}")

    # -- acts ------------------------------------------------------------------------------------------------

    def _stage(self, batch: Batch, x: Line) -> None:
        """A clock has reached a stage and runs on."""
        if x.a != Stage.ZERO:
            return
        terms, veiled = self._terms(x.game), self._title(x.game) == VEILED
        if veiled:
            return
        if terms.at_zero is not AtZero.ACT:
            self._failed(f"time is up, but {terms.at_zero} does not come: {x}")
            return
        ask = (
            "SELECT count(*) FROM seat s LEFT JOIN seat_clock c ON c.game = s.game AND c.seat = s.seat"
            " AND c.stage >= 4 AND c.runs AND c.answered = 0 WHERE s.game = ? AND s.seat <> ? AND s.user"
            " AND s.caretaker = '' AND c.game IS NULL"
        )
        (others,) = self.db.execute(ask, (x.game, x.seat)).fetchone()
        what = (x.game, "note-overrun", x.seat)
        batch.due[what] += 1 if others else min(1, batch.told[what])

    def _seat(self, batch: Batch, x: Line) -> None:
        """Somebody has come, or a machine player answers in their place, or does so no more."""
        was, user, away, caretaker = int(str(x.a)), int(str(x.b)), x.c, x.d
        if was == user:
            if caretaker and not away and (x.game, user) not in self.leaves:
                batch.due[x.game, "away", user] += 1
            if caretaker and not away:
                self.returns.leaves(x)
            elif away and not caretaker:
                self.returns.comes(x, same=True)
            return
        self.returns.comes(x, same=False)
        if user:
            self._comes(batch, x, user)
        if x.status not in ("playing", "frozen"):
            if was and x.status == "lobby":
                self.lobbies.freed(x, was)
                batch.due[x.game, "note-muster-over", f"Person {was - FIRST}"] += 1
            return
        if not user:
            ask = "SELECT 1 FROM entry WHERE game = ? AND seat = ? AND how = 'act'"
            if self.db.execute(ask, (x.game, x.seat)).fetchone() is None:
                self._failed(f"a seat is taken from somebody: {x}")
            return
        self.taken.add((x.game, x.seat))
        if (x.game, x.seat, user) not in self.takes:
            self._failed(f"a seat goes to somebody who has not taken it: {x}")
        batch.due[x.game, "briefing", x.seat] += 1
        batch.due[x.game, "note-seat-gone", x.seat] += bool(was)

    def _sat(self, batch: Batch, x: Line) -> None:
        """Somebody sits at a table as it is opened."""
        self._comes(batch, x, int(str(x.a)))

    def _mustered(self, batch: Batch, x: Line) -> None:
        if called := self.lobbies.mustered(x):
            batch.due[x.game, "note-muster", called] += 1

    def _comes(self, batch: Batch, x: Line, user: int) -> None:
        """Check that somebody may come to a table."""
        rows = self.db.execute("SELECT seat, user FROM seat WHERE game = ? AND user", (x.game,)).fetchall()
        others = {u for seat, u in rows if seat != x.seat}
        if user in others:
            self._failed(f"somebody sits at a table twice: {x}")
        if any(frozenset((user, u)) in self.apart for u in others):
            self._failed(f"somebody sits with whom they have blocked: {x}, {others}")
        took, queued = (x.game, x.seat, user) in self.takes, user in batch.seated
        if x.status == "lobby":
            self.lobbies.sits(x, user, queued=queued, took=took)
        if took or queued:
            self._has_room(x, user)

    def _has_room(self, x: Line, user: int, more: int = 0) -> None:
        """Check that somebody who has come by the queue may have these games, and so many `more`."""
        ask = (
            "SELECT count(DISTINCT id) FROM seat JOIN game ON id = game WHERE user = ?"
            " AND status IN ('lobby', 'playing', 'frozen')"
        )
        (games,) = self.db.execute(ask, (user,)).fetchone()
        over = "SELECT 1 FROM seat JOIN game ON id = game WHERE user = ? AND status = 'over'"
        most = MOST if self.db.execute(over, (user,)).fetchone() else AT_FIRST
        if games + more > most:
            self._failed(f"somebody has {games} games, and may have {most}: {x}")

    def _queued(self, batch: Batch, x: Line) -> None:
        """Somebody waits for a game: they have room for one."""
        if int(str(x.a)) not in batch.seated:
            self._has_room(x, int(str(x.a)), 1)

    _queued_again = _queued

    def _entry(self, batch: Batch, x: Line) -> None:
        how, by, n = str(x.a), str(x.b), int(str(x.c))
        live = self.live[x.game]
        if how == "undo":
            to = json.loads(str(x.d))["to"]
            live[:] = [e for e in live if e[0] <= to]
            self.returns.goes_back(x.game, to)
        elif how == "start":
            self.lobbies.starts(x)
        elif how == "answer" and by in OWN:
            live.append((n, x.seat))
        elif how == "act" and by == "lapse":
            batch.due[x.game, "note-lost-on-time", x.seat] += 1
            if self._terms(x.game).at_zero is not AtZero.LOSE:
                self._failed(f"a seat loses by itself, though the table chose otherwise: {x}")
        if how in ("answer", "act"):
            self.returns.entry(x, by, n)

    def _bank(self, batch: Batch, x: Line) -> None:
        """A bank has grown, or begins anew."""
        old, new, ran, runs = (int(str(v)) for v in (x.a, x.b, x.c, x.d))
        terms, seat = self._terms(x.game), (x.game, x.seat)
        answers = sum(e[1] == x.seat for e in self.live[x.game])
        if new < 0 or old < 0:
            self.gains[seat] = answers
            if new > terms.bank:
                self._failed(f"a bank begins with {new} s: {x}")
        elif seat in self.judge.given or batch.told[x.game, "note-time-given", x.seat]:
            if new - old > DAY:
                self._failed(f"a bank is given more than a day: {x}")
        elif new <= terms.increment:
            pass  # no clock begins to run with less
        elif runs and not ran:
            self._failed(f"a bank grows as it begins to run: {x}")
        else:
            self.gains[seat] += 1
            if new - old > terms.increment or new > max(terms.cap, old) or self.gains[seat] > answers:
                self._failed(f"a bank grows for the {self.gains[seat]}th time, {answers} answers stand: {x}")

    def _offered(self, batch: Batch, x: Line) -> None:
        batch.due[x.game, "note-seat-offered", x.seat] += 1

    def _reminded(self, batch: Batch, x: Line) -> None:
        batch.due["", "reminder", x.a] += 1

    _reminded_again = _reminded

    def _asked(self, batch: Batch, x: Line) -> None:
        """An offer has ended: whoever let it pass has left the queue."""
        user, due, since = int(str(x.a)), int(str(x.b)), int(str(x.c))
        took = (x.game, x.seat, user) in self.takes
        if due <= self.judge.now() and since and not took and user not in self.declines:
            gone = "SELECT 1 FROM seatoffer WHERE game = ? AND seat = ?"
            if self.db.execute(gone, (x.game, x.seat)).fetchone():
                self._failed(f"who has let an offer pass waits on: {x}")

    def _matched(self, batch: Batch, x: Line) -> None:
        self.judge.seen["matches"] += 1
        if x.b:
            self._has_room(x, int(str(x.a)), 1)  # it is offered to them

    # -- facts -----------------------------------------------------------------------------------------------

    def _terms(self, game: str) -> Terms:
        return read_terms(self.db.execute("SELECT clock FROM game WHERE id = ?", (game,)).fetchone()[0])

    def _title(self, game: str) -> str:
        return str(self.db.execute("SELECT title FROM game WHERE id = ?", (game,)).fetchone()[0])

    def _failed(self, why: str) -> None:
        self.failures.append(f"{self.judge.now()}: {why}")
