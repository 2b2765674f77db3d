"""The bot's database, read from outside while it runs: whose turn it is, and what a player would write down.

Simulated players act on what they were sent. The database only tells the proof whom to let act, what a
player's own notation for a legal answer is, and afterwards what ought to have been shown.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from functools import cached_property
from math import inf
from pathlib import Path
from random import Random
from typing import Any

from bot.play.model.rows import OUT_OF_TIME
from bot.store.models import LAPSE
from bot.titles import TITLES
from engine.core.codec import load
from engine.core.contract import Game, Setup
from engine.core.flow import pending, sample
from engine.core.record import Entry, replay
from engine.core.rules import Event
from engine.policies.preview import asked_next
from engine.tools.replay import stored_record


@dataclass(frozen=True, slots=True)
class Asked:
    """An open question: which seat, whose (0: a machine's or nobody's), its number, kind and secrecy."""

    seat: str
    user: int
    number: int
    kind: str
    secrecy: str


@dataclass(frozen=True, slots=True)
class Stand:
    """Where a game stands. `waiting`: posts that are not out yet. `asked`: by seat."""

    id: str
    title: str
    channel: int
    host: int
    status: str
    n: int
    parked: str
    frozen: str
    waiting: int
    asked: tuple[Asked, ...]

    @property
    def people(self) -> tuple[Asked, ...]:
        """Return what is asked of people."""
        return tuple(x for x in self.asked if x.user)

    @property
    def ended(self) -> bool:
        """Return whether nothing will happen in it any more."""
        return self.status in ("over", "abandoned")


class Glimpse:
    """Looks at a database without touching it."""

    def __init__(self, file: Path) -> None:
        self.file = file

    @cached_property
    def _db(self) -> sqlite3.Connection:
        return sqlite3.connect(f"file:{self.file}?mode=ro", uri=True, timeout=20, check_same_thread=False)

    def close(self) -> None:
        """Let go of it."""
        self._db.close()
        self.__dict__.pop("_db", None)

    def rows(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        """Run a query."""
        with closing(self._db.cursor()) as found:
            return found.execute(sql, values).fetchall()

    def games(self) -> list[str]:
        """Name every game that is played here, oldest first; records that were brought in are none."""
        return [x for (x,) in self.rows("SELECT id FROM game WHERE NOT imported ORDER BY rowid")]

    def places(self) -> list[tuple[str, int]]:
        """Return every game that is played here with its channel, oldest first: one query, asked often."""
        return self.rows("SELECT id, channel FROM game WHERE NOT imported ORDER BY rowid")

    def here(self, channel: int) -> str:
        """Name the game under way in a channel; "" for none."""
        found = self.rows("SELECT id FROM game WHERE here = ?", channel)
        return str(found[0][0]) if found else ""

    def stand(self, game: str) -> Stand:
        """Say where a game stands."""
        (row,) = self.rows(
            "SELECT id, title, channel, host, status, n, parked, frozen,"
            " (SELECT count(*) FROM outbox WHERE game = g.id AND sent = 0) FROM game g WHERE id = ?", game
        )  # fmt: skip
        asked = self.rows(
            "SELECT d.seat, s.user, d.number, d.kind, d.secrecy FROM decision d"
            " JOIN seat s ON s.game = d.game AND s.seat = d.seat"
            " WHERE d.game = ? ORDER BY d.seat, d.number", game
        )  # fmt: skip
        return Stand(*row, tuple(Asked(*x) for x in asked))

    def reached(self, game: str) -> int:
        """Return the number of a game's last entry; -1 before the start, and where there is no such game."""
        return max((int(n) for (n,) in self.rows("SELECT n FROM game WHERE id = ?", game)), default=-1)

    def answers(self, game: str = "", user: int = 0) -> int:
        """Count the answers that people gave."""
        found = self.rows(
            "SELECT count(*) FROM entry WHERE how = 'answer' AND by = '' AND user > 0"
            " AND (? = '' OR game = ?) AND (? = 0 OR user = ?)", game, game, user, user
        )  # fmt: skip
        return int(found[0][0])

    def prepared(self, user: int) -> int:
        """Count the answers of somebody that they had prepared, and that were given when they were asked."""
        told = "SELECT count(*) FROM outbox WHERE what = 'note' AND lane = ? AND body LIKE ?"
        return int(self.rows(told, f"u{user}", '%"note-prepared-given"%')[0][0])

    def last_by(self, game: str, user: int) -> int:
        """Return the number of the last entry that somebody made; -1 for none."""
        (row,) = self.rows("SELECT coalesce(max(n), -1) FROM entry WHERE game = ? AND user = ?", game, user)
        return int(row[0])

    def seats(self, game: str) -> dict[str, tuple[int, str, str]]:
        """Return who sits where: seat -> (user, name, machine's policy)."""
        found = self.rows("SELECT seat, user, name, policy FROM seat WHERE game = ? ORDER BY place", game)
        return {seat: (user, name, policy) for seat, user, name, policy in found}

    def held(self, game: str) -> dict[str, set[int]]:
        """Return everybody who ever held a seat of a game under way, by seat."""
        found = {seat: {user} for seat, (user, _, _) in self.seats(game).items()}
        for seat, user in self.rows("SELECT seat, user FROM witness WHERE game = ?", game):
            found.setdefault(seat, set()).add(user)
        return found

    def knows(self, game: str) -> dict[str, dict[int, float]]:
        """Return to which entry everybody who ever held a seat knows what that seat does: seat -> user -> n.

        Its holder knows all that it learned before, too. Of one who held it between two changes at one entry
        only a later change's entry is sure: `former` names one holder for each.
        """
        ends: dict[str, dict[int, int]] = {}
        for seat, user, until in self.rows('SELECT seat, user, "until" FROM former WHERE game = ?', game):
            mine = ends.setdefault(seat, {})
            mine[user] = max(until, mine.get(user, until))
        found: dict[str, dict[int, float]] = {}
        for seat, users in self.held(game).items():
            known, holds = ends.get(seat, {}), self.seats(game)[seat][0]
            latest = max(known.values(), default=inf)
            found[seat] = {x: inf if x == holds else known.get(x, latest) for x in users}
        return found

    def state(self, game: str) -> Any:
        """Load a game's whole position."""
        ((title, text),) = self.rows(
            "SELECT g.title, s.state FROM game g JOIN snapshot s ON s.game = g.id WHERE g.id = ?", game
        )
        return load(self.rules(title).state, text)

    @staticmethod
    def rules(title: str) -> Game[Any]:
        """Return a title's rules."""
        return TITLES[title].game

    def notation(self, game: str, seat: str, rng: Random) -> str:
        """Write down a legal answer to what is asked of a seat, as its player would; "" when nothing is."""
        if self.reached(game) < 0:
            return ""
        s = self.state(game)
        asked = [d for d in pending(s) if d.seat == seat]
        if not asked:
            return ""
        return self.rules(self.stand(game).title).write(sample(s, asked[0], rng))

    def ahead(self, game: str, seat: str, rng: Random) -> str:
        """Write down an answer to what a seat may be asked next; "" if it is asked, or nobody can say."""
        if self.reached(game) < 0:
            return ""
        s, rules = self.state(game), self.rules(self.stand(game).title)
        if any(d.seat == seat for d in pending(s)):
            return ""
        found = asked_next(rules, s, seat, Random(rng.random()))
        return rules.write(sample(*found, rng)) if found else ""


@dataclass(frozen=True, slots=True)
class Told:
    """An entry with the events that it told and the state after it."""

    entry: Entry
    events: tuple[Event, ...]
    state: Any


def story(look: Glimpse, game: str) -> list[Told]:
    """Play a game's record again, entry by entry."""
    (title,) = look.rows("SELECT title FROM game WHERE id = ?", game)[0]
    rec = stored_record(look._db, game, "")
    asked = "SELECT n, events, how = 'act' AND kind = 'resign' AND \"by\" = ? FROM entry WHERE game = ?"
    events = {n: _told(text, late=bool(late)) for n, text, late in look.rows(asked, LAPSE, game)}
    results = replay(look.rules(title), rec)
    return [Told(e, events[e.n], r.state) for e, r in zip(rec.entries, results, strict=True)]


def _told(text: str, *, late: bool) -> tuple[Event, ...]:
    """Return events; who has lost `late`, as their time was up, is not said to have resigned."""
    told = [Event(kind, case, facts, tuple(to)) for kind, case, facts, to in json.loads(text)]
    more = {"of": OUT_OF_TIME} if late else {}
    return tuple(e._replace(facts=e.facts | more) if e.kind == "acted" else e for e in told)


def setup_of(look: Glimpse, game: str) -> Setup:
    """Return what a game was started with."""
    ((title, scenario, options, files),) = look.rows(
        "SELECT title, scenario, options, files FROM game WHERE id = ?", game
    )
    return Setup(title, scenario, json.loads(options), json.loads(files))


def walk_ids(components: Any) -> Iterator[dict[str, Any]]:
    """Return every component that has a custom id, nested ones too."""
    for x in components or ():
        if x.get("custom_id"):
            yield x
        yield from walk_ids(x.get("components"))
        for key in ("accessory", "component"):
            if x.get(key):
                yield from walk_ids([x[key]])
