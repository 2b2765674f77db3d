"""Drawn histories of one seat's clock: the real arithmetic beside an account kept minute by minute.

A history asks, answers, shuts and reopens answers, undoes, waits for others, fails to reach people, lets
them change when they sleep and take vacations, and sets the clock forward and back. Whatever the bot books
must be what the account says, to the second.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from types import SimpleNamespace
from typing import Any

from bot.play.clocks import bank
from bot.play.clocks.bank import PRESETS, RELAXED, AtZero, Stage, Terms, preset, read_terms
from bot.play.clocks.booking import Bookings, Happened, Wanted, clock_of, row_of
from bot.play.clocks.time_off import TimeOff, due, elapsed, ends, is_off
from bot.play.model.terms import SeatInfo
from bot.store.models import Schedule
from tests.weeks.judges.account import Account
from tests.weeks.judges.oracle import Life, counted, reached
from tests.weeks.judges.time_told import time_off

HOUR, DAY = 3_600, 86_400
SEAT, WHO = "north", 7
#: Where people live, and around which moments: the days on which clocks are put forward or back, 2026-2027.
ZONES = (
    "UTC", "Europe/Berlin", "America/New_York", "America/St_Johns", "Australia/Lord_Howe", "Asia/Kathmandu",
    "Pacific/Auckland", "America/Santiago", "Africa/Casablanca", "Pacific/Apia", "Europe/Dublin",
)  # fmt: skip
MOMENTS = (
    1_774_746_000, 1_792_890_000, 1_772_953_200, 1_793_512_800, 1_775_318_400, 1_791_043_200,
    1_774_101_600, 1_793_500_000, 1_798_754_400, 1_800_000_000,
)  # fmt: skip


def drawn_life(rng: Random, around: int) -> Life:
    """Draw when somebody is off."""
    quiet = None
    if rng.random() < 0.7:
        begin = rng.randrange(1440)
        quiet = (begin, (begin + rng.choice((30, 60, 420, 480, 600, 960))) % 1440)
    away = []
    for _ in range(rng.choice((0, 0, 0, 1, 2))):
        begin = around + rng.randrange(-3 * DAY, 10 * DAY)
        away.append((begin, begin + rng.choice((90, HOUR, DAY, 5 * DAY))))
    return Life(rng.choice(ZONES), quiet, rng.random() < 0.3, tuple(away))


def spans(rng: Random, days: int) -> Iterator[str]:
    """Compare one drawn life with the wall clock; tell what does not agree."""
    since = rng.choice(MOMENTS) + rng.randrange(-2 * DAY, DAY)
    life, until = drawn_life(rng, since), since + rng.randrange(1, days * DAY)
    off, whole = time_off(life), counted(life, since, until)
    facts = f"{life} from {since} to {until}"
    if elapsed(off, since, until) != whole:
        yield f"{facts}: {elapsed(off, since, until)} seconds are counted, not {whole}"
    for seconds in {1, rng.randrange(1, DAY), whole}:
        end = reached(life, since, seconds, until)
        if end is not None and due(off, since, seconds) != end:
            yield f"{facts}: {seconds} s are due at {due(off, since, seconds)}, not {end}"
    at = rng.randrange(since, until)
    if is_off(off, at) != life.off(at):
        yield f"{facts}: off at {at} is {is_off(off, at)}"
    after = reached(life, at, 1, until)
    if after is not None and ends(off, at) != after - 1:
        yield f"{facts}: off at {at} ends at {ends(off, at)}, not {after - 1}"


def drawn_terms(rng: Random) -> Terms:
    """Draw what a table has agreed to: mostly a preset."""
    if rng.random() < 0.7:
        return preset(rng.choice([x for x in PRESETS if x != RELAXED]))
    size = rng.choice((300, HOUR, 11 * HOUR, 3 * DAY))
    return Terms(size, rng.randrange(size), size + rng.randrange(3 * size), rng.choice(list(AtZero)))


class Told(Bookings):
    """Books by the life of an account, in the place of what people have told the bot about their time."""

    def __init__(self, account: Account) -> None:
        self._account = account

    async def off(self, user: int, terms: Terms, host: int, by: Schedule | None = None) -> TimeOff:
        return time_off(self._account.life)


class History:
    """One seat through some weeks; `failures` are what the bot and the account disagree about."""

    def __init__(self, rng: Random, seen: Counter[str]) -> None:
        self.rng, self.seen, self.terms = rng, seen, drawn_terms(rng)
        self.at = rng.choice(MOMENTS) - rng.randrange(6 * DAY)
        self.account = Account(self.terms, drawn_life(rng, self.at))
        self.bookings = Told(self.account)
        game = SimpleNamespace(id="g", clock=self.terms.saved(), patience=0, host=0)
        self.loaded: Any = SimpleNamespace(game=game, clocks=[])
        self.seats = [SeatInfo(SEAT, WHO, "Ann", "")]
        self.failures: list[str] = []
        self.told: list[str] = []
        self.n = 0
        assert read_terms(game.clock) == self.terms

    @property
    def row(self) -> Any:
        return self.loaded.clocks[0] if self.loaded.clocks else None

    async def live(self, days: int) -> None:
        """Live through so many days."""
        end = self.at + days * DAY
        while self.at < end and not self.failures:
            await self._until(self.at + int(self.rng.expovariate(1 / self.rng.choice((60, HOUR, DAY)))) + 1)
            name = self.rng.choice(self._possible())
            self.told.append(f"{self.at} {name}")
            await getattr(self, f"_{name}")()
            self.seen[name] += 1
            self._agrees(name)
        self.seen["days at a table"] += days

    def _possible(self) -> list[str]:
        a = self.account
        if not a.asked:
            return ["ask", "ask", "ask", "sleep_otherwise", "undo", "undo_and_ask" if a.left >= 0 else "ask"]
        held = [
            "wait" if not a.waits else "agree",
            "fail" if not a.fault else "arrive",
            "sleep_otherwise",
            "look",
        ]
        if a.shut:
            return ["reveal", "reveal", "take_back", "sleep_otherwise", "look"]
        more = ["answer_shut", "other_answers", "leave_word", "give", "undo"]
        return ["answer", "answer", "answer", *more, *held]

    async def _until(self, then: int) -> None:
        """Let time pass; whenever the clock is due, it is looked at."""
        for _ in range(400):
            row = self.row
            if row is None or not 0 < row.due <= then or self.account.fault:
                break
            self._pass(max(self.at, row.due))
            await self._changed()
            self._look_at(clock_of(self.row))
            self._agrees("due")
        else:
            self._failed("it is due again and again")
        self._pass(then)

    def _pass(self, then: int) -> None:
        self.account.passes(then)
        self.at = then

    def _look_at(self, c: bank.Clock) -> None:
        """Look at a clock as a sweep does: tell what it has reached."""
        if not 0 < c.due <= self.at:
            return
        off = time_off(self.account.life)
        if is_off(off, self.at):
            self._keep(replace(c, due=ends(off, self.at)))
            return
        stage = bank.reached(c, self.terms, off, self.at)
        self._keep(bank.at_stage(c, self.terms, off, stage or Stage(c.stage)))
        if not stage:
            return
        self.seen[stage.name.lower()] += 1
        left = self.account.now
        mark = dict(self.terms.marks()).get(stage, 0)  # nothing is left at stages after zero
        if left > mark or not self.account.open or self.account.life.off(self.at):
            self._failed(f"{stage.name} is told with {left} s left, {self.account}")

    def _keep(self, c: bank.Clock) -> None:
        self.loaded.clocks = [row_of(self.row, c)]

    async def _changed(self, **why: Any) -> None:
        a = self.account
        shut = frozenset({SEAT} if a.shut else ())
        want = Wanted(frozenset({SEAT} if a.asked and not a.shut else ()), shut, a.waits)
        unsent = {SEAT: a.fault} if a.fault else {}
        happened = Happened(n=self.n, unsent=unsent, **why)
        rows = await self.bookings.changed(self.loaded, self.seats, want, happened, self.at)
        if rows:
            self.loaded.clocks = rows

    def _agrees(self, after: str) -> None:
        """Compare what is left."""
        if self.row is None:
            return
        ours = bank.left_at(clock_of(self.row), time_off(self.account.life), self.at)
        if self.row.fault and self.row.held:  # what a fault costs is known when it is over
            return
        if ours != self.account.now:
            self._failed(f"after {after} {ours} s are left, not {self.account.now}")
        if ours > max(self.terms.cap, self.terms.bank) and not self.seen["give"]:
            self._failed(f"after {after} the bank is {ours}")

    def _failed(self, why: str) -> None:
        self.failures.append(f"{why}; {self.account.life}, {self.terms}; {'; '.join(self.told[-12:])}")

    # -- what happens --------------------------------------------------------------------------------------

    async def _ask(self) -> None:
        self.account.begins()
        await self._changed()

    async def _answer(self) -> None:
        self.n += 1
        self.account.ends(gains=True, n=self.n)
        await self._changed(answered=frozenset({SEAT}))

    async def _answer_shut(self) -> None:
        self.account.shut = self.at
        await self._changed(answered=frozenset({SEAT}))

    async def _leave_word(self) -> None:
        """A machine player answers for a seat that gains nothing by it, and the answer stays shut."""
        self.account.shut, self.account.owes = self.at, self.account.owes + 1
        await self._changed()

    async def _reveal(self) -> None:
        self.n += 1
        self.account.ends(gains=True, n=self.n)
        await self._changed()

    async def _take_back(self) -> None:
        self.account.shut = 0
        await self._changed(back=frozenset({SEAT}))

    async def _other_answers(self) -> None:
        self.n += 1
        self.account.ends(gains=False, n=self.n)
        await self._changed()

    async def _undo(self) -> None:
        """Undo some answers; whoever is asked is asked still."""
        to = self._back()
        await self._changed(undone=to)

    async def _undo_and_ask(self) -> None:
        to = self._back()
        self.account.begins(again=True)
        await self._changed(undone=to)

    def _back(self) -> int:
        to, self.n = max(0, self.n - self.rng.randrange(1, 6)), self.n + 1
        self.account.goes_back(to)
        return to

    async def _wait(self) -> None:
        self.account.waits = self.at
        await self._changed()

    async def _agree(self) -> None:
        self.account.waits = 0
        await self._changed()

    async def _fail(self) -> None:
        since = max(
            self.account.waits, self.row.since, self.at - self.rng.choice((0, 5, 90, HOUR))
        )  # what is booked stays
        self.account.fails(since)
        await self._changed()

    async def _arrive(self) -> None:
        self.account.fault = 0
        await self._changed()

    async def _look(self) -> None:
        await self._changed(renew=frozenset({SEAT}))

    async def _give(self) -> None:
        a, off = self.account, time_off(self.account.life)
        a.book()
        a.left += DAY
        self._keep(bank.with_gift(clock_of(self.row), self.terms, off, self.at, DAY))
        await self._changed()

    async def _sleep_otherwise(self) -> None:
        """Change when one's time is off; what has passed counts as it did then."""
        renewed = frozenset({SEAT})
        await self._changed(renew=renewed)
        self.account.life = drawn_life(self.rng, self.at)
        await self._changed(renew=renewed)


def lived(seed: int, days: int, seen: Counter[str]) -> list[str]:
    """Draw a history of so many days; tell what is wrong with it."""
    rng = Random(seed)
    history = History(rng, seen)
    asyncio.run(history.live(days))
    failures = [f"history {seed}: {x}" for x in history.failures]
    return failures + [f"span {seed}: {x}" for x in spans(rng, 12)]
