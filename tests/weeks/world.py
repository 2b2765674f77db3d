"""Simulated weeks: people with habits, tables, two processes on one database, and whatever goes wrong.

The clock jumps from one moment at which something is to be done to the next. What is real: the store, all
services, the rules of two toys. What is plain: Discord, and that statements run at once.
"""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from heapq import heappop, heappush
from itertools import count
from random import Random

from bot.play.clocks.pace import RELAXED, AtZero
from bot.play.commands import lobby
from bot.play.model.ports import Access, Place
from bot.play.model.terms import Person, Refused
from bot.play.services import Services, build_services
from bot.store import Store
from bot.store.connections.line import connect_to_read
from bot.store.models import Guild
from engine.core.errors import Refusal
from engine.core.flow import pending, sample
from tests.weeks.judge import Judge
from tests.weeks.oracle import Life
from tests.weeks.post_office import Killed, PostOffice
from tests.weeks.time_told import Lives
from tests.weeks.toys import SEATS, toys
from tests.whose_turn import forgotten
from tests.workers import ReusedWorkers, ThinkersHere

MINUTE, HOUR, DAY = 60, 3_600, 86_400
GUILD = 900
#: Worlds begin around these moments: days on which clocks are put forward or back.
BEGINS = (1_774_400_000, 1_792_500_000, 1_793_200_000, 1_775_100_000, 1_800_000_000)
#: Where people live: both halves of the world, odd offsets.
ZONES = (
    "UTC", "Europe/Berlin", "America/New_York", "America/St_Johns", "Australia/Lord_Howe", "Asia/Kathmandu",
    "Pacific/Auckland", "America/Santiago", "Africa/Casablanca", "Asia/Tokyo",
)  # fmt: skip
PACES = (*("daily", "brisk") * 6, *[RELAXED] * 3, "live")
TITLES = ("watch", "veiled")
#: How often something happens to a world of its own accord, in days on average.
TROUBLES = {"discord_is_out": 4.0, "a_process_stops": 1.0, "nothing_runs": 5.0}

#: So many sweeps are whole; the others take up what is due and leave out what nobody waits for.
WHOLE = 0.05
DUE = (
    "SELECT min(due) FROM seat_clock, game WHERE id = game AND due > 0 AND fault <= {}"
    " AND status = 'playing' AND parked = ''"
)
SENDING = "SELECT min(max(due, claimed)) FROM outbox WHERE sent = 0 AND {}"
ASKED = "SELECT min(due) FROM request WHERE open AND due > 0"
WAITING = (
    "SELECT d.game, d.seat, d.number FROM decision d JOIN game g ON g.id = d.game"
    " JOIN seat s ON s.game = d.game AND s.seat = d.seat WHERE s.user = ? AND g.status = 'playing'"
)
LAPSED = "SELECT game FROM seat_clock WHERE usual BETWEEN 1 AND ? AND runs"


@dataclass(slots=True)
class Habits:
    """How somebody lives: seconds between two visits on average, and how often they answer what they see."""

    person: Person
    every: float
    answers: float
    gone_until: int = 0

    @classmethod
    def drawn(cls, number: int, rng: Random) -> Habits:
        """Draw somebody: most are steady, some slow, a few are seldom there at all."""
        access = Access(GUILD, 0, sees=True, moderates=True)
        person = Person(1_000 + number, f"Person {number}", access=access)
        return cls(person, rng.choice((6, 12, 20, 30, 48)) * HOUR, rng.choice((0.4, 0.7, 0.9, 1.0)))


def drawn_life(rng: Random) -> Life:
    """Draw when somebody sleeps."""
    begin = rng.randrange(1440)
    quiet = (begin, (begin + rng.choice((360, 480, 600))) % 1440) if rng.random() < 0.6 else None
    return Life(rng.choice(ZONES), quiet)


@dataclass
class Process:
    """One of two processes; `services` are None while it is down."""

    make: Callable[[], Services]
    services: Services | None = None

    def start(self) -> None:
        self.services = self.make()


@dataclass
class World:
    """A server with tables and people, and two processes that serve it."""

    store: Store
    rng: Random
    troubled: bool = True
    at: int = 0
    people: list[Habits] = field(default_factory=list)
    heap: list[tuple[int, int, str, int]] = field(default_factory=list)
    count: int = 0
    seen: Counter[str] = field(default_factory=Counter)
    clocks: Lives = field(default_factory=Lives)
    ended: list[int] = field(default_factory=list)
    lapses: tuple[str, ...] = tuple({kind for x in toys().titles.values() for kind in x.lapses})

    def __post_init__(self) -> None:
        self.at = self.rng.choice(BEGINS) + self.rng.randrange(DAY)
        self.office = PostOffice(lambda: self.at, Random(self.rng.random()))
        self.office.kept = False
        self.db: sqlite3.Connection = connect_to_read(self.store.opened.path)
        self.judge = Judge(self.db, self.clocks.of_user, lambda: self.at, self.seen)
        self.processes = [Process(self._made) for _ in range(2)]
        for x in self.processes:
            x.start()
        self._watched()

    def _made(self) -> Services:
        services = build_services(
            self.store, self.office, catalogue=toys(), now=lambda: float(self.at),
            rng=Random(self.rng.random()), workers=ReusedWorkers(), thinkers=ThinkersHere(),
        )  # fmt: skip

        async def none(*_: object) -> None:
            return None

        services.parking._rng = Random(self.rng.random())  # type: ignore[assignment]
        services.drawing.image = none  # type: ignore[method-assign]
        services.commits._bookings._availability = self.clocks  # type: ignore[assignment]
        return services

    def _watched(self) -> None:
        """Have the judge look after every commit."""
        commit = self.store.commit

        async def judged(answer: object) -> object:
            done = await commit(answer)  # type: ignore[arg-type]
            self.judge.look(answer.game)  # type: ignore[attr-defined]
            return done

        self.store.commit = judged  # type: ignore[method-assign, assignment]

    def close(self) -> None:
        self.db.close()

    # -- how it begins ---------------------------------------------------------------------------------------

    async def furnish(self, tables: int, people: int) -> None:
        """Let people move in, and open tables for them to play at."""
        row = Guild(id=GUILD, lobbies=100, hosted=100, hourly=100)
        await self.store.line.write(lambda db: db.add(row))
        self.people = [Habits.drawn(n, self.rng) for n in range(people)]
        for n, who in enumerate(self.people):
            self.clocks.of_user[who.person.id] = drawn_life(self.rng)
            self.later(self.rng.random() * who.every, "visits", n)
            self.later(self.rng.expovariate(1 / (20 * DAY)), "sleeps_otherwise", n)
        for n in range(tables):
            await self.open(2_000 + n)
        for what, every in TROUBLES.items():
            if self.troubled:
                self.later(self.rng.expovariate(1 / (every * DAY)), what)

    async def open(
        self,
        channel: int,
        title: str = "",
        length: str = "",
        pace: str = "",
        at_zero: AtZero | None = None,
        sitting: Sequence[Habits] = (),
    ) -> None:
        """Open a table and start it; what is not given is drawn."""
        t, rng = self.up(), self.rng
        sitting = sitting or rng.sample(self.people, len(SEATS))
        title, length = title or rng.choice(TITLES), length or rng.choice(("usual", "long"))
        pace, at_zero = pace or rng.choice(PACES), at_zero or rng.choice(list(AtZero))
        place, host = Place(GUILD, channel), sitting[0].person
        game = await t.lobby.open_game(place, host, title, options={"length": length})
        if pace != RELAXED:
            await t.clock_terms.choose(game, host, pace)
            await t.clock_terms.change(game, host, lambda terms: replace(terms, at_zero=at_zero))
        for seat, x in zip(SEATS, sitting, strict=True):
            await t.lobby.join(game, x.person, seat)
        await t.lobby.start(game, host)
        await t.sender.drain(game)
        self.seen["games"] += 1

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

    # -- how time passes -------------------------------------------------------------------------------------

    async def live(self, days: int) -> None:
        """Live through so many days."""
        end, overdue = self.at + days * DAY, 0
        while self.heap[0][0] < end:
            when, _, what, whom = self.heap[0]
            soon = None if self.dark else self.due()
            overdue = overdue + 1 if soon is not None and soon <= self.at else 0
            if soon is not None and (soon := max(soon, self.at + 5 * 2 ** min(overdue, 9))) < when:
                await self.comes(soon + self.rng.randrange(6))
                continue
            heappop(self.heap)
            await self.comes(when)
            await getattr(self, what)(whom)
            await self.sweep()
        self.seen["days"] += days

    async def comes(self, when: int) -> None:
        """Let a moment come: sweeps came every few seconds until then, so the pulse goes on."""
        self.at = max(self.at, when)
        if not self.dark:
            await self.store.line.run(lambda db: db.execute("UPDATE pulse SET at = ?", (self.at,)))
        await self.sweep()

    def due(self) -> int | None:
        """Return when something is due; what nobody can bring about while Discord is out is left out."""
        ask = (DUE.format(not self.office.shut), SENDING.format(not self.office.shut), ASKED)
        found = [x for text in ask for (x,) in self.db.execute(text) if x is not None]
        return min(found, default=None)

    async def sweep(self) -> None:
        """Let the processes take up what is due, in any order: all of it, or only what there is."""
        if self.dark:
            return
        whole = self.rng.random() < WHOLE
        if whole:
            missed = forgotten(lambda sql: self.db.execute(sql).fetchall(), self.at, self.lapses)
            self.judge.failures += [f"no sweep would find {x} at {self.at}" for x in missed]
        for x in self.rng.sample(self.processes, 2):
            if x.services is not None:
                self.seen["whole sweeps"] += whole
                await self.act(x, x.services.sweeper.sweep() if whole else self.due_only(x.services))
        self.judge.glance()
        while self.ended and not self.office.shut:
            deadly, self.office.deadly = self.office.deadly, 0.0
            await self.open(self.ended.pop())
            self.office.deadly = deadly

    async def due_only(self, t: Services) -> None:
        """Take up what a sweep would find: it asks nothing else of the database."""
        await t.clocks.sweep(None)
        waiting = await self.store.games_to_post(self.at)
        for game in dict.fromkeys([*waiting, *(x for (x,) in self.db.execute(LAPSED, (self.at,)))]):
            await t.sender.carry_on(game)

    async def act(self, process: Process, work: Awaitable[object]) -> None:
        """Do something in a process; it may be killed by it, and is started anew."""
        try:
            await work
        except (Refused, Refusal) as why:
            self.seen[f"refused: {getattr(why, 'key', why)}"[:60]] += 1
        except Killed:
            self.seen["killed"] += 1
            process.start()

    # -- what happens ----------------------------------------------------------------------------------------

    async def visits(self, n: int) -> None:
        """Have somebody look at their tables and answer what waits for them, if they feel like it."""
        who = self.people[n]
        self.later(self.rng.expovariate(1 / who.every), "visits", n)
        if self.office.shut or self.dark or self.at < who.gone_until:
            return
        if self.rng.random() < 0.01:
            who.gone_until = self.at + self.rng.choice((3, 8)) * DAY
            self.seen["vanished"] += 1
        for game, seat, number in self.db.execute(WAITING, (who.person.id,)).fetchall():
            if self.rng.random() < who.answers:
                process = self.rng.choice([x for x in self.processes if x.services])
                await self.act(process, self.answer(process.services, who, game, seat, number))
                self.at += 1

    async def answer(self, t: Services | None, who: Habits, game: str, seat: str, number: int) -> None:
        assert t is not None
        live = await t.games.load(game)
        asked = [d for d in pending(live.state) if (d.seat, d.id) == (seat, number)]
        if not asked:
            return
        d = asked[0]
        text = live.title.game.write(sample(live.state, d, self.rng))
        done = await t.answering.answer(game, who.person, d.id, d.seat, text=text)
        if done.outcome is not None:
            self.ended.append(live.row.channel)
        elif self.rng.random() < 0.05:
            await t.undoing.undo(game, who.person)
            self.seen["undos asked"] += 1
        await t.sender.drain(game)

    async def sleeps_otherwise(self, n: int) -> None:
        """Have somebody tell us that they sleep at other hours: what has passed counts as it did."""
        self.later(self.rng.expovariate(1 / (20 * DAY)), "sleeps_otherwise", n)
        if self.dark:
            return
        user, t = self.people[n].person.id, self.up()
        await t.clocks.rebook(user)
        self.judge.look()
        self.clocks.of_user[user] = drawn_life(self.rng)
        await t.clocks.rebook(user)
        self.judge.look()

    async def discord_is_out(self, _: int) -> None:
        self._again("discord_is_out")
        if not self.office.shut:
            self.office.shut = True
            self.seen["outages of Discord"] += 1
            self.later(self.rng.expovariate(1 / HOUR), "discord_is_back")

    async def discord_is_back(self, _: int) -> None:
        if not self.dark:
            self.judge.look()
        self.office.shut = False

    async def a_process_stops(self, _: int) -> None:
        self._again("a_process_stops")
        self.office.deadly = 0.2
        self.later(self.rng.expovariate(1 / HOUR), "calls_are_safe")

    async def calls_are_safe(self, _: int) -> None:
        self.office.deadly = 0.0

    async def nothing_runs(self, _: int) -> None:
        self._again("nothing_runs")
        if self.dark:
            return
        self.judge.look()
        for x in self.processes:
            x.services = None
        self.seen["times nothing ran"] += 1
        self.later(self.rng.expovariate(1 / (6 * HOUR)), "runs_again")

    async def runs_again(self, _: int) -> None:
        self.judge.down = True
        self.judge.look()
        self.judge.down = False
        for x in self.processes:
            x.start()

    def _again(self, what: str) -> None:
        self.later(self.rng.expovariate(1 / (TROUBLES[what] * DAY)), what)


async def opened(where: str = "") -> Store:
    """Open a database whose statements run at once, on this thread: another one would cost a switch each."""
    store = await Store.open(where)

    async def at_once(do: Callable[..., object], *given: object) -> object:
        return do(*given)

    for connection in (store.line, store.reader):
        connection._execute = at_once  # type: ignore[assignment, union-attr]
    return store


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
    store, rng = await opened(), Random(seed)
    world = World(store, rng)
    try:
        with drawn(Random(seed)):
            await world.furnish(tables, tables)
            await world.live(days)
    finally:
        world.close()
        await closed(store)
    return world


async def closed(store: Store) -> None:
    """Close a database; its threads have had nothing to do."""
    for connection in (store.line, store.reader):
        del connection._execute
    await store.close()
