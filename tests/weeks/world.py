"""Simulated weeks: people with habits, tables, two processes on one database, and whatever goes wrong.

The clock jumps from one moment at which something is to be done to the next. What is real: the store, all
services, the rules of two toys. What is plain: Discord, and that statements run at once. Two processes take
turns at their statements when both are at work, and lock games as they would on PostgreSQL.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from collections.abc import Awaitable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from heapq import heappop, heappush
from itertools import count
from random import Random
from typing import Any

from bot.play.lobby import lobby
from bot.play.model.terms import Refused
from bot.play.services import Services, build_services
from bot.store import Store
from bot.store.connections.sqlite import connect_to_read
from engine.core.errors import Refusal
from tests.shared.whose_turn import forgotten
from tests.shared.workers import ReusedWorkers
from tests.weeks.judges import ledger
from tests.weeks.judges.judge import Judge
from tests.weeks.judges.ladder import Ladder
from tests.weeks.judges.time_told import LivesTold
from tests.weeks.players import Players
from tests.weeks.post_office import Killed, PostOffice
from tests.weeks.processes import Everybody, Process, ThinkersAtOnce, closed, opened
from tests.weeks.sweeping import SOON, Sweeping
from tests.weeks.toys import toys

MINUTE, HOUR, DAY = 60, 3_600, 86_400
#: Worlds begin around these moments: days on which clocks are put forward or back.
BEGINS = (1_774_400_000, 1_792_500_000, 1_793_200_000, 1_775_100_000, 1_800_000_000)
#: How often something happens to a world of its own accord, in days on average.
TROUBLES = {"discord_is_out": 4.0, "a_process_stops": 1.0, "nothing_runs": 5.0, "the_clock_jumps": 5.0}
#: Seconds by which the database's clock is set forward or back.
JUMPS = (-3 * HOUR, -HOUR, -40, 50, 900, HOUR, 9 * HOUR)
#: Sweeps that came so late have not come: that time is given back (`bot.play.lobby.overdue`).
OUTAGE = 120

#: Share of sweeps that are complete; the others take up only what somebody waits for.
WHOLE = 0.03
CLOCKS = (
    "SELECT min(due) FROM seat_clock c, game WHERE id = game AND due > {1} AND status = 'playing'"
    " AND parked = ''"
    " AND (fault <= {0} OR NOT EXISTS (SELECT 1 FROM outbox o WHERE o.game = c.game AND sent = 0))"
)
SENDING = "SELECT min(max(due, claimed)) FROM outbox WHERE sent = 0 AND {0} AND max(due, claimed) > {1}"
#: Work for the next sweep: clocks, with the number of their changes, and posts.
OVERDUE = (
    CLOCKS.replace("min(due)", "c.game, seat, nudged, due").replace("due > {1}", "due BETWEEN 1 AND {1}"),
    "SELECT game, id, tries, due, claimed FROM outbox WHERE sent = 0 AND {0} AND max(due, claimed) <= {1}",
)
#: What comes so seldom that a whole sweep takes it up.
RARE = (
    "SELECT min(due) FROM request WHERE open AND due > 0",
    "SELECT min(due) FROM schedule WHERE due > 0",
    "SELECT min(due) FROM queue WHERE due > 0",
    "SELECT min(muster) + 86400 FROM game WHERE status = 'lobby' AND muster > 0",
)
LAPSED = (
    "SELECT game FROM seat_clock, game WHERE id = game AND usual BETWEEN 1 AND ? AND runs AND held = 0"
    " AND answered = 0 AND status = 'playing'"
)
UNSENT = (
    "SELECT 1 FROM outbox WHERE sent = 0 AND max(due, claimed) <= ?"
    " UNION SELECT 1 FROM message WHERE live AND retire"
)


@dataclass
class World:
    """A server with tables and people, and two processes that serve it. `shaken`: time has jumped."""

    store: Store
    rng: Random
    troubled: bool = True
    at: int = 0
    heap: list[tuple[int, int, str, int]] = field(default_factory=list)
    count: int = 0
    seen: Counter[str] = field(default_factory=Counter)
    shaken: bool = False
    sweeping: Sweeping = field(default_factory=Sweeping)
    lapses: tuple[str, ...] = tuple({kind for x in toys().titles.values() for kind in x.lapses})

    def __post_init__(self) -> None:
        self.at = self.rng.choice(BEGINS) + self.rng.randrange(DAY)
        self.office = PostOffice(lambda: self.at, Random(self.rng.random()))
        self.office.kept = False
        self.db: sqlite3.Connection = connect_to_read(self.store.opened.path)
        self.lives = LivesTold(self.db)
        self.judge = Judge(self.db, self.lives, lambda: self.at, self.seen)
        self.ladder = Ladder(self.db, self.lives, self.office, self.judge)
        self.players = Players(self)
        self.processes = [Process(self._made) for _ in range(2)]
        for x in self.processes:
            x.start()
        self._watched()

    @property
    def failures(self) -> list[str]:
        """Return what was not as agreed."""
        return [*self.judge.failures, *self.ladder.failures, *self.players.failures]

    def _made(self) -> Services:
        services = build_services(
            self.store, self.office, catalogue=toys(), now=lambda: float(self.at), members=Everybody(),
            rng=Random(self.rng.random()), workers=ReusedWorkers(), thinkers=ThinkersAtOnce(),
        )  # fmt: skip

        async def none(*_: object) -> None:
            return None

        services.parking._rng = Random(self.rng.random())  # type: ignore[assignment]
        services.drawing.image = none  # type: ignore[method-assign]
        return services

    def _watched(self) -> None:
        """Have all look on after every commit, and before anybody's time off changes."""
        commit = self.store.commit

        async def judged(answer: Any) -> object:
            done = await commit(answer)
            self.look(answer.game)
            return done

        self.store.commit = judged  # type: ignore[method-assign, assignment]
        for name in ("change_schedule", "ticked"):
            self._before(name)

    def _before(self, name: str) -> None:
        change = getattr(self.store, name)

        async def judged(user: int, *given: Any) -> object:
            self.look()
            done = await change(user, *given)
            self.look()
            return done

        setattr(self.store, name, judged)

    def look(self, *games: str) -> None:
        """Have the judges look at games, or at all."""
        self.ladder.read()
        self.judge.look(*games)

    def close(self) -> None:
        self.db.close()

    def later(self, seconds: float, what: str, whom: int = -1) -> None:
        self.count += 1
        heappush(self.heap, (self.at + MINUTE + int(seconds), self.count, what, whom))

    def up(self) -> Services:
        """Return the services of a process that runs."""
        return self.rng.choice([x.services for x in self.processes if x.services is not None])

    @property
    def dark(self) -> bool:
        """Return whether no process runs."""
        return not any(x.services for x in self.processes)

    async def furnish(self, tables: int, people: int, newcomers: int = 0) -> None:
        """Let people move in, and open tables for them to play at; the bot's first sweep has been."""
        await self.store.writer.run(lambda db: [db.execute(x) for x in ledger.statements()] and None)
        await self.store.pulse(self.at, OUTAGE)
        await self.players.settle(tables, people, newcomers)
        for what, every in TROUBLES.items():
            if self.troubled:
                self.later(self.rng.expovariate(1 / (every * DAY)), what)

    # -- how time passes -------------------------------------------------------------------------------------

    async def live(self, days: int) -> None:
        """Live through so many days."""
        end = self.at + days * DAY
        while self.heap[0][0] < end:
            when, _, what, whom = self.heap[0]
            soon = self.next_sweep()
            if soon is not None and soon < when:
                await self.comes(soon + self.rng.randrange(6))
                continue
            heappop(self.heap)
            await self.comes(when)
            await getattr(self if hasattr(self, what) else self.players, what)(whom)
            await self.sweep()
        self.seen["days"] += days

    def next_sweep(self) -> int | None:
        """Return when the bot sweeps next, None while it is down or nothing is due.

        What is overdue is tried again ever more seldom; it keeps nothing waiting that is due before that.
        """
        soon = None if self.dark else self.due()
        if soon is None:
            return None
        soon = max(soon, self.at + self.sweeping.wait(self.overdue() if soon <= self.at else frozenset()))
        coming = self.due(self.at)
        return soon if coming is None else min(soon, max(coming, self.at + SOON))

    async def rest(self) -> None:
        """Let all trouble end, and whatever was left lying be taken up; what is not, nobody is told."""
        self.office.shut, self.office.deadly = False, 0.0
        if self.dark:
            await self.runs_again(-1)
        await self.sweep()
        for _ in range(30):
            await self.comes(self.at + 50)
            await self.act(self.processes[0], self.serving(self.processes[0]).sweeper.sweep())
            if not self.db.execute("SELECT 1 FROM outbox WHERE sent = 0").fetchone():
                break
        self.ladder.ends()
        lasted = "SELECT sum(CASE WHEN ended > 0 THEN ended ELSE ? END - created) FROM game"
        (seconds,) = self.db.execute(lasted, (self.at,)).fetchone()
        self.seen["table-days of worlds"] += seconds // DAY

    async def comes(self, when: int) -> None:
        """Let a moment come: sweeps came every few seconds until then, so the pulse goes on."""
        self.at = max(self.at, when)
        if not self.dark:
            await self.store.writer.run(lambda db: db.execute("UPDATE pulse SET at = ?", (self.at,)) and None)
        await self.sweep()

    def due(self, after: int = 0) -> int | None:
        """Return when something is due; what nobody can bring about while Discord is out is left out.

        `after`: only posts and clocks that are due later than that.
        """
        ask = [text.format(not self.office.shut, after) for text in (CLOCKS, SENDING)]
        ask += () if after else RARE
        found = [x for text in ask for (x,) in self.db.execute(text) if x is not None]
        return min(found, default=None)

    def overdue(self) -> frozenset[tuple[object, ...]]:
        """Return what a sweep would take up now."""
        now = {x for text in OVERDUE for x in self.db.execute(text.format(not self.office.shut, self.at))}
        rare = {(text, x) for text in RARE for (x,) in self.db.execute(text) if x and x <= self.at}
        return frozenset(now | rare)

    async def sweep(self) -> None:
        """Let the processes take up what is due, at the same time: all of it, or only what there is."""
        if self.dark:
            return
        rare = [x for text in RARE for (x,) in self.db.execute(text) if x is not None]
        whole = min(rare, default=self.at + 1) <= self.at or self.rng.random() < WHOLE
        if whole:
            missed = forgotten(lambda sql: self.db.execute(sql).fetchall(), self.at, self.lapses)
            self.judge.failures += [f"no sweep would find {x} at {self.at}" for x in missed]
        due = self.db.execute(CLOCKS.format(1, 0)).fetchone()[0] or self.at + 1
        clocks, self.shaken = due <= self.at or self.shaken, False
        found = [x for (x,) in self.db.execute(LAPSED, (self.at,))]
        posts = self.db.execute(UNSENT, (self.at,)).fetchone() is not None
        if whole or clocks or found or posts:
            each = [x for x in self.rng.sample(self.processes, 2) if x.services is not None]
            self.seen["whole sweeps" if whole else "sweeps"] += len(each)
            doing = [
                self.serving(x).sweeper.sweep() if whole else self.due_only(self.serving(x), found)
                for x in each
            ]
            self.store.turns.taken = len(each) > 1  # type: ignore[attr-defined]
            await asyncio.gather(*(self.act(x, work) for x, work in zip(each, doing, strict=True)))
            self.store.turns.taken = False  # type: ignore[attr-defined]
        self.ladder.read()
        self.judge.glance()
        self.players.glance()
        await self.players.open_anew()

    @staticmethod
    def serving(x: Process) -> Services:
        assert x.services is not None
        return x.services

    async def due_only(self, t: Services, lapsed: list[str]) -> None:
        """Take up what a sweep would find: it asks nothing else of the database."""
        await t.clocks.sweep(None)
        waiting = await self.store.games_to_post(self.at)
        for game in dict.fromkeys([*waiting, *lapsed]):
            await t.turns.carry_on(game)

    async def act(self, process: Process, work: Awaitable[object]) -> str:
        """Do something in a process; it may be killed by it, and is started anew. Return what was wrong."""
        try:
            await work
        except (Refused, Refusal) as why:
            self.seen[f"refused: {getattr(why, 'key', why)}"[:60]] += 1
            return getattr(why, "key", str(why))
        except Killed:
            self.seen["killed"] += 1
            process.start()
            return "killed"
        return ""

    # -- what happens ----------------------------------------------------------------------------------------

    async def discord_is_out(self, _: int) -> None:
        self._again("discord_is_out")
        if not self.office.shut:
            self.office.shut = True
            self.seen["outages of Discord"] += 1
            self.later(self.rng.expovariate(1 / HOUR), "discord_is_back")

    async def discord_is_back(self, _: int) -> None:
        if not self.dark:
            self.look()
        self.office.shut = False

    async def a_process_stops(self, _: int) -> None:
        self._again("a_process_stops")
        self.office.deadly = 0.2
        self.later(self.rng.expovariate(1 / HOUR), "calls_are_safe")

    async def calls_are_safe(self, _: int) -> None:
        self.office.deadly = 0.0

    async def the_clock_jumps(self, _: int) -> None:
        self._again("the_clock_jumps")
        if self.dark:
            return
        by = self.rng.choice(JUMPS)
        self.look()
        self.at += by
        self.seen[f"clock set {'forward' if by > 0 else 'back'}"] += 1
        if by > OUTAGE:
            self._nobody_could_play()
        elif by < 0:
            self.judge.set_back(-by)
        self.shaken = True

    def _nobody_could_play(self) -> None:
        self.judge.down = True
        self.look()
        self.judge.down = False

    async def nothing_runs(self, _: int) -> None:
        self._again("nothing_runs")
        if self.dark:
            return
        self.look()
        for x in self.processes:
            x.services = None
        self.seen["times nothing ran"] += 1
        self.later(self.rng.expovariate(1 / (6 * HOUR)), "runs_again")

    async def runs_again(self, _: int) -> None:
        self._nobody_could_play()
        self.shaken = True
        for x in self.processes:
            x.start()

    def _again(self, what: str) -> None:
        self.later(self.rng.expovariate(1 / (TROUBLES[what] * DAY)), what)


@contextmanager
def drawn(rng: Random) -> Iterator[None]:
    """Draw names of games and seeds of dice from the world's own lots, so that a seed lives again."""
    kept, number = (lobby.new_id, lobby.new_seed), count(1)
    lobby.new_id = lambda: f"w{next(number):05}"
    lobby.new_seed = lambda: f"{rng.getrandbits(256):064x}"
    try:
        yield
    finally:
        lobby.new_id, lobby.new_seed = kept


async def lived(seed: int, days: int, tables: int = 20) -> World:
    """Live through some days; the world is given when they are over."""
    store, rng = await opened(seed=seed), Random(seed)
    world = World(store, rng)
    try:
        with drawn(Random(seed)):
            await world.furnish(tables, tables, tables // 3 + 3)
            await world.live(days)
            await world.rest()
    finally:
        world.close()
        await closed(store)
    return world
