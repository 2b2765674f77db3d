"""People of a simulated world: when they look in, what they answer, agree to, take, leave and wait for.

Whatever they do goes through the services that slash commands and buttons use, in one of the processes.
`Players` knows what they have done, and so who may sit where; the judges ask it.
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from bot.play.clocks import schedules
from bot.play.clocks.bank import RELAXED, AtZero
from bot.play.lobby import hosting, moderation
from bot.play.lobby.overdue import Step
from bot.play.model.ports import Place
from bot.play.model.terms import Person
from bot.play.services import Services
from bot.store.models import Guild
from engine.core.flow import pending, sample
from tests.weeks.habits import GUILD, Habits
from tests.weeks.seekers import Seekers
from tests.weeks.toys import SEATS

if TYPE_CHECKING:
    from tests.weeks.world import World

HOUR, DAY = 3_600, 86_400
PLAY = 901
#: Where people live: both halves of the world, odd offsets.
ZONES = (
    "UTC", "Europe/Berlin", "America/New_York", "America/St_Johns", "Australia/Lord_Howe", "Asia/Kathmandu",
    "Pacific/Auckland", "America/Santiago", "Africa/Casablanca", "Asia/Tokyo",
)  # fmt: skip
PACES = (*("daily", "brisk") * 6, *[RELAXED] * 3, "live")
TITLES = ("watch", "watch", "veiled")
LENGTHS = ("short", "short", "usual", "long")
CALLS = ("channel", "channel", "dm", "digest", "none")
#: Maximum number of games from the queue: after somebody's first finished one, and before.
MOST, AT_FIRST = 5, 2

WAITING = (
    "SELECT d.game, d.seat, d.number FROM decision d JOIN game g ON g.id = d.game"
    " JOIN seat s ON s.game = d.game AND s.seat = d.seat WHERE s.user = ? AND g.status = 'playing'"
)
MINE = (
    "SELECT s.game, s.seat, s.caretaker FROM seat s JOIN game g ON g.id = s.game"
    " WHERE s.user = ? AND g.status = 'playing'"
)
LATE = (
    "SELECT c.seat FROM seat_clock c JOIN seat s ON s.game = c.game AND s.seat = c.seat WHERE c.game = ?"
    " AND c.stage >= 4 AND c.runs AND c.answered = 0 AND s.user NOT IN (0, ?) AND s.caretaker = ''"
)
ASKED = "SELECT id, asked FROM request WHERE game = ? AND open AND user <> ?"


class Players:
    """Everybody in a world, and what they have done of their own accord.

    `apart` are those who are never to be brought together, `takes` who just takes which seat, `leaves` who
    hands theirs to a machine player, `here` who has said at a full table that they are there.
    """

    def __init__(self, world: World) -> None:
        self.world, self.rng = world, world.rng
        self.people: list[Habits] = []
        self.tables = 0
        self.ended: list[int] = []
        self.failures: list[str] = []
        self.seekers = Seekers(self)

    # -- how it begins ---------------------------------------------------------------------------------------

    async def settle(self, tables: int, people: int, newcomers: int) -> None:
        """Let people move in and say how they live, and open tables."""
        w, rng = self.world, self.rng
        row = Guild(id=GUILD, lobbies=100, hosted=100, hourly=100, games=MOST, play=PLAY)
        await w.store.writer.write(lambda db: db.add(row))
        drawn = [Habits.drawn(n, rng, keen=n >= people) for n in range(people + newcomers)]
        self.people, self.tables = drawn, people
        for n, who in enumerate(drawn):
            if w.troubled:
                await self.sleeps_otherwise(n)
                await hosting.set_preferences(w.up().context, who.person.id, calls=rng.choice(CALLS))
                w.later(rng.expovariate(1 / (10 * DAY)), "goes_on_vacation", n)
            w.later(rng.random() * who.every, "visits", n)
        for who in drawn[people:]:
            await self._blocks(who, rng.choice(drawn))
        for n in range(tables):
            await self.open(2_000 + n)

    async def _blocks(self, who: Habits, other: Habits) -> None:
        if who is not other:
            await moderation.block(self.world.up().context, who.person, other.person.id)
            self.world.ladder.apart.add(frozenset((who.person.id, other.person.id)))

    async def open(
        self,
        channel: int,
        title: str = "",
        length: str = "",
        pace: str = "",
        at_zero: AtZero | None = None,
        sitting: Sequence[Habits] = (),
    ) -> None:
        """Open a table and start it; what is not given is drawn. Some wait for people from the queue."""
        w, rng = self.world, self.rng
        t, alone = w.up(), not sitting and rng.random() < 0.25
        sitting = sitting or rng.sample(self.people[: self.tables], len(SEATS))
        title, length = title or rng.choice(TITLES), length or rng.choice(LENGTHS)
        pace, at_zero = pace or rng.choice(PACES), at_zero or rng.choice(list(AtZero))
        place, host = Place(GUILD, channel), sitting[0].person
        game = await t.lobby.open_game(place, host, title, options={"length": length})
        if pace != RELAXED:
            weekends = w.troubled and rng.random() < 0.3
            vacation = not w.troubled or rng.random() < 0.8
            await t.hosting.choose(game, host, pace)
            agreed = {"at_zero": at_zero, "weekends": weekends, "vacation": vacation}
            await t.hosting.change(game, host, lambda terms: replace(terms, **agreed))
        w.seen["games"] += 1
        for seat, x in zip(SEATS, sitting[:1] if alone else sitting, strict=False):
            w.ladder.lobbies.joins.add((game, seat, x.person.id))
            await t.lobby.join(game, x.person, seat)
        if alone:
            await t.hosting.set_door(game, host, is_open=True)
        else:
            await t.lobby.start(game, host)
        await t.turns.drain(game)

    async def open_anew(self) -> None:
        """Open a table where one has ended."""
        office = self.world.office
        while self.ended and not office.shut and not self.world.dark:
            deadly, office.deadly = office.deadly, 0.0
            await self.open(self.ended.pop())
            office.deadly = deadly

    # -- how they live ---------------------------------------------------------------------------------------

    async def sleeps_otherwise(self, n: int) -> None:
        """Have somebody tell us where they live, and that they sleep at other hours."""
        w, user = self.world, self.people[n].person.id
        w.later(self.rng.expovariate(1 / (20 * DAY)), "sleeps_otherwise", n)
        if w.dark:
            return
        t, begin = w.up(), self.rng.randrange(1440)
        async with t.clocks.rebooked(user):
            await schedules.set_hours(t.context, user, self.rng.choice(ZONES))
        async with t.clocks.rebooked(user):
            until = (begin + self.rng.choice((360, 480, 600))) % 1440
            await schedules.set_hours(t.context, user, quiet=(begin, until))

    async def goes_on_vacation(self, n: int) -> None:
        """Have somebody go on vacation, now or later, or come back before its end."""
        w, who = self.world, self.people[n].person
        w.later(self.rng.expovariate(1 / (10 * DAY)), "goes_on_vacation", n)
        if w.dark:
            return
        t, begin = w.up(), self.rng.choice((0, 0, w.at + self.rng.randrange(4 * DAY)))
        async with t.clocks.rebooked(who.id):
            if not await w.act(
                w.processes[0], schedules.begin_vacation(t.context, who, self.rng.choice((1, 2, 3)), begin)
            ):
                w.seen["vacations"] += 1
            elif self.rng.random() < 0.5:
                await w.act(w.processes[0], schedules.end_vacation(t.context, who))

    async def visits(self, n: int) -> None:
        """Have somebody look in and do what waits for them, if they feel like it."""
        w, who, rng = self.world, self.people[n], self.rng
        w.later(rng.expovariate(1 / who.every), "visits", n)
        if w.office.shut or w.dark or w.at < who.gone_until:
            return
        if rng.random() < 0.01:
            who.gone_until = w.at + rng.choice((3, 8)) * DAY
            w.seen["vanished"] += 1
        for game, seat, number in w.db.execute(WAITING, (who.person.id,)).fetchall():
            if rng.random() < who.answers:
                why = await self.does(lambda t, at=(game, seat, number): self.answer(t, who, *at))
                if why == "killed":
                    w.ladder.returns.lost(game, seat)
        for game, seat, caretaker in w.db.execute(MINE, (who.person.id,)).fetchall():
            await self._looks_after(who, game, seat, caretaker)
        await self.seekers.comes(who)

    async def does(self, what: Any) -> str:
        """Have something done in one of the processes, some seconds after what was done before."""
        w = self.world
        process = self.rng.choice([x for x in w.processes if x.services])
        why = await w.act(process, what(w.serving(process)))
        w.ladder.read()
        w.at += 1
        return why

    async def answer(self, t: Services, who: Habits, game: str, seat: str, number: int) -> None:
        live = await t.games.load(game)
        asked = [d for d in pending(live.state) if (d.seat, d.id) == (seat, number)]
        if not asked:
            return
        d = asked[0]
        text = live.title.game.write(sample(live.state, d, self.rng))
        done = await t.answering.answer(game, who.person, d.id, d.seat, text=text)
        self.world.seen["told what was answered"] += self.world.ladder.returns.told(game, seat, done.private)
        if done.outcome is None and self.rng.random() < 0.05:
            await t.answering.undo(game, who.person)
            self.world.seen["undos asked"] += 1
        await t.turns.drain(game)

    async def _looks_after(self, who: Habits, game: str, seat: str, caretaker: str) -> None:
        """Come back where one is away, act on who is late, agree to what is asked, give a seat up."""
        w, rng, person = self.world, self.rng, who.person
        if caretaker and rng.random() < 0.5:
            why = await self.does(lambda t: self._back(t, game, seat, person))
            self._is_back(game, seat, person.id, why)
        if not w.troubled:
            return
        for (late,) in w.db.execute(LATE, (game, person.id)).fetchall():
            if rng.random() < 0.5:
                step = rng.choice([x for x in Step if x is not Step.END or rng.random() < 0.2])
                await self.does(
                    lambda t, s=late, x=step: self.drained(t, game, t.clocks.act(game, person, s, x))
                )
                w.seen["acts on an overrun"] += 1
        for number, asked in w.db.execute(ASKED, (game, person.id)).fetchall():
            if person.id in json.loads(asked) and rng.random() < 0.7:
                yes = rng.random() < 0.8
                await self.does(
                    lambda t, n=number, y=yes: self.drained(t, game, t.consent.answer(game, person, n, yes=y))
                )
        if rng.random() < 0.01:
            w.ladder.leaves.add((game, person.id))
            await self.does(lambda t: t.substitutes.go(game, person))
            w.ladder.leaves.discard((game, person.id))
        elif rng.random() < 0.01:
            await self.does(lambda t: self.drained(t, game, t.substitutes.offer(game, person, seat)))

    @staticmethod
    async def drained(t: Services, game: str, work: Awaitable[object]) -> None:
        await work
        await t.turns.drain(game)

    async def _back(self, t: Services, game: str, seat: str, person: Person) -> None:
        said = await t.substitutes.back(game, person)
        self.world.ladder.read()
        self.world.seen["told what was answered"] += self.world.ladder.returns.told(game, seat, said)

    def _is_back(self, game: str, seat: str, user: int, why: str) -> None:
        """Check that somebody who is back has their seat."""
        ask = (
            "SELECT s.user, caretaker, status FROM seat s JOIN game ON id = game WHERE game = ? AND seat = ?"
        )
        holds, caretaker, status = self.world.db.execute(ask, (game, seat)).fetchone()
        self.world.seen["came back"] += not why
        lost = holds != user and (game, seat) not in self.world.ladder.taken
        if why != "killed" and status == "playing" and (lost or (holds == user and caretaker)):
            self.failures.append(
                f"{self.world.at} game {game}, {seat}: {user} is back, but {why or caretaker}"
            )

    def glance(self) -> None:
        """See whether a table has ended, and whether anything lasts on that should have passed."""
        w = self.world
        for (channel,) in w.db.execute(
            "SELECT channel FROM game WHERE channel < 3000 GROUP BY channel"
            " HAVING sum(status IN ('playing', 'lobby', 'frozen')) = 0"
        ):
            if channel not in self.ended:
                self.ended.append(channel)
        w.ladder.returns.forgotten()
        if w.dark or w.shaken:
            return
        for text, what in OVERDUE.items():
            for found in w.db.execute(text, (w.at - 900,)):
                self.failures.append(f"{w.at}: {what}: {found}")


#: What should have passed, and what is wrong where it has not.
OVERDUE = {
    "SELECT user, game, seat, due FROM queue WHERE due BETWEEN 1 AND ?": "an offer lasts on",
    "SELECT id FROM game WHERE status = 'lobby' AND muster BETWEEN 1 AND ? - 86400": "a muster lasts on",
    "SELECT user, due FROM schedule WHERE due BETWEEN 1 AND ?": "a digest does not come",
}
