"""The whole path over real sockets: an answer at the gateway in, the channel's post with its picture out.

The bot runs unmodified in a process of its own against the loopback Discord, on a database of games under
way, as many of each title. People answer at random, by `/move` or by a button of the post, so many a second,
whoever has finished or not. Beside it the floor bot (`tests/bench/floor.py`) is asked the same way in the
same run. CPU is that of the bot's processes alone.
"""

from __future__ import annotations

import asyncio
import sqlite3
import statistics
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from bot.desk.discord.messages import walk
from bot.desk.discord.things import Delivery, Message
from bot.desk.discord.world import Channel
from bot.desk.people import NotPossible, Person
from bot.store import Store
from bot.store.models import Preference
from bot.store.statements.answer import inserting, values_of
from bot.titles import TITLES
from engine.core.codec import load, pack_action, token
from engine.core.flow import options, pending, sample
from engine.titles import GAMES
from tests.bench.harness import Row, length
from tests.bench.measures.copies import copied
from tests.bench.measures.proc import cpu
from tests.bench.measures.stores import PEOPLE, Table
from tests.loopback.server import Loopback

#: Numbers of games under way, of answers measured, and of unmeasured answers before them.
UNDER_WAY, ANSWERS, BEFORE = (40, 1000), 300, 60
#: Rounds of presses, and how many answers are typed before each, so that posts have buttons that answer.
ROUNDS, PRESSABLE = 8, 60
#: Answers a second.
PACE = 20.0
#: A post that has not come by then has failed.
PATIENCE = 15.0
#: `/move` takes no longer text.
LONGEST = 400
#: How the floor bot's button goes on, whatever is asked.
FLOORS = "take:floor"
#: What puts the floor bot in the bot's place; goals beside it: processor time, and p99 until the post.
FLOOR, CPU_GOAL, LATE_GOAL = "tests.bench.floor:serve", 1.5, 3.0


@dataclass(repr=False)  # asyncio writes results of tasks out: this would take minutes
class Hall:
    """Games under way in channels, each between two people. `late` are seconds from answer to post.

    `pressed` counts the presses of each title. `like`: a button is pressed as often at each title as these
    say; {} for any.
    """

    discord: Loopback
    database: Path
    rooms: list[tuple[str, str, Channel, dict[int, Person]]]
    rng: Random = field(default_factory=lambda: Random(4))
    late: list[float] = field(default_factory=list)
    busy: set[str] = field(default_factory=set)
    failed: list[str] = field(default_factory=list)
    pressed: Counter[str] = field(default_factory=Counter)
    like: Mapping[str, int] = field(default_factory=dict)

    def next(self, game: str, title: str) -> tuple[int, str] | None:
        """Draw an answer to an open question: who gives it, and as they type it. None: nothing fits."""
        seats = dict(self._read('SELECT seat, "user" FROM seat WHERE game = ? AND "user" > 0', game))
        rules, s = GAMES[title], self._state(game, title)
        for d in pending(s):
            if d.seat in seats:
                text = rules.write(sample(s, d, self.rng))
                return (seats[d.seat], text) if 0 < len(text) <= LONGEST else None
        return None

    def _state(self, game: str, title: str) -> Any:
        ((state,),) = self._read("SELECT state FROM snapshot WHERE game = ?", game)
        return load(GAMES[title].state, state)

    def newest(self, game: str) -> tuple[int, bool]:
        """Return the number of a game's newest answer, and whether the channel may know of it."""
        ((n, public),) = self._read(
            "SELECT n, public FROM entry WHERE game = ? ORDER BY n DESC LIMIT 1", game
        )
        return n, bool(public)

    def _read(self, sql: str, game: str) -> list[Any]:
        with closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True, timeout=30)) as db:
            return db.execute(sql, (game,)).fetchall()

    async def answer(
        self, game: str, title: str, channel: Channel, people: dict[int, Person], *, press: bool
    ) -> bool:
        """Answer once and wait for the channel's post. False: this game had nothing to answer so."""
        found = self.button(game, title, channel) if press else None
        drawn = self.next(game, title)
        if drawn is None or (press and found is None):
            return False
        user, text = drawn
        watch, before = self.discord.watch(channel), self.newest(game)
        shown = {x.id: _parts(x.json) for x in channel.messages.values()}
        began = time.perf_counter()
        try:
            if found:
                said = await people[user].press(*found)
            else:
                said = await people[user].command("move", channel, text=text)
            assert not said.failed, "no answer to the command"
            while not is_new(await watch.next(PATIENCE), shown):
                pass
            self.late.append(time.perf_counter() - began)
        except (TimeoutError, AssertionError, NotPossible) as why:
            after, told = self.newest(game)
            if told or after == before[0]:  # some answers are for one seat alone
                self.failed.append(f"{title} {game}: {found[1] if found else text!r}: {why}")
        finally:
            watch.close()
        return True

    def button(self, game: str, title: str, channel: Channel) -> tuple[Message, str] | None:
        """Return a button that answers the open question at once; None where several must act.

        One that opens a plan, which is no answer yet, is none.
        """
        asked = self._read("SELECT seat, number FROM decision WHERE game = ?", game)
        if len(asked) != 1:
            return None
        begins = "take:{}:{}:{}:".format(game, *asked[0])
        for message in reversed(channel.messages.values()):
            ids = [x.get("custom_id", "") for x in walk(message.json.get("components") or ())]
            if takes := [x for x in ids if x.partition(":")[2].startswith((begins, FLOORS))]:
                plans = self._plans(game, title)
                takes = [x for x in takes if x.rpartition(":")[2] not in plans]
                return (message, self.rng.choice(takes)) if takes else None
        return None

    def _plans(self, game: str, title: str) -> set[str]:
        """Return the tokens of answers to a game's only question with which a plan begins."""
        s = self._state(game, title)
        (d,) = pending(s)
        planner, takes = TITLES[title].planners.get(d.kind), s.rules.kinds[d.kind].takes
        listed = (options(s, d) or ()) if planner else ()
        return {token(pack_action(takes, x)) for x in listed if planner and planner.opens([x])}

    def pressable(self) -> int:
        """Count the games whose post has a button that answers at once."""
        return sum(bool(self.button(game, title, channel)) for game, title, channel, _ in self.rooms)

    async def one(self, *, press: bool) -> None:
        """Answer somewhere, where nobody is answering just now."""
        weights = [self.like.get(title, 0) for _, title, *_ in self.rooms] if press and self.like else None
        for _ in range(50):
            ((game, title, channel, people),) = self.rng.choices(self.rooms, weights)
            if game in self.busy:
                continue
            self.busy.add(game)
            try:
                if await self.answer(game, title, channel, people, press=press):
                    self.pressed[title] += press
                    return
            finally:
                self.busy.discard(game)

    async def many(self, answers: int, pace: float, *, press: bool = False) -> None:
        """Answer so many times, `pace` a second; 0: one after the other."""
        began, tasks = time.perf_counter(), list[asyncio.Task[None]]()
        for n in range(answers):
            if not pace:
                await self.one(press=press)
                continue
            await asyncio.sleep(max(0.0, began + n / pace - time.perf_counter()))
            tasks.append(asyncio.create_task(self.one(press=press)))
        await asyncio.gather(*tasks)


def is_new(shown: Delivery, before: Mapping[int, frozenset[str]]) -> bool:
    """Return whether a channel was shown something new, which may be an edit by which a post grows."""
    if shown.kind not in ("message", "edit") or len(shown.audience) < 2:
        return False
    return bool(_parts(shown.json) - before.get(int(shown.json["id"]), frozenset()))


def _parts(message: Mapping[str, Any]) -> frozenset[str]:
    """Return texts, files and buttons of a message: an edit that takes old buttons off brings no new ones."""
    parts = list(walk(message.get("components") or ()))
    words = (str(x.get("content") or x.get("custom_id") or "") for x in parts)
    return frozenset((*words, *(str(x["id"]) for x in message.get("attachments") or ())))


async def opened(discord: Loopback, data: Path, games: int, servers: int = 1) -> Hall:
    """Furnish servers of Discord, and write a database with so many games under way in them."""
    guilds = [discord.world.guild(f"Server {n}") for n in range(servers)]
    rooms, homes = list[tuple[str, str, Channel, dict[int, Person]]](), list[tuple[int, str]]()
    store = await Store.open(data / "nullgate.db")
    titles = list(GAMES)[:games]
    begun = {title: Table(store, title) for title in titles}
    for n, table in enumerate(begun.values()):
        table.channel = -10 * n - 10
        await table.begin()
        await table.services.turns.drain(table.game)
    await store.close()
    for t, title in enumerate(titles):
        copies = []
        for n in range(t + 1, games + 1, len(titles)):
            guild = guilds[n // len(titles) % servers]
            one, two = (discord.person(f"p{n}{x}", guild) for x in "ab")
            channel = discord.world.channel(guild, f"table-{n}")
            copies.append((n, channel.id, one.id, two.id))
            homes.append((guild.id, f"x{n}"))
            rooms.append((f"x{n}", title, channel, {one.id: one, two.id: two}))
        copied(data / "nullgate.db", begun[title].game, copies, (PEOPLE[0].id, PEOPLE[1].id))
    with sqlite3.connect(data / "nullgate.db") as db:
        db.executemany("UPDATE game SET guild = ? WHERE id = ?", homes)
        db.execute("UPDATE game SET status = 'abandoned', here = NULL WHERE id NOT LIKE 'x%'")
        db.execute("DELETE FROM decision WHERE game NOT LIKE 'x%'")
        users = {user: person.user.name for *_, people in rooms for user, person in people.items()}
        # a name is written once, when it is first met: that is no part of an answer
        db.executemany('UPDATE seat SET name = ? WHERE "user" = ?', [(x, user) for user, x in users.items()])
        insert, names = inserting(Preference)
        prefer = [Preference(user=x, secrets="look", boards="picture", confirm=False) for x in users]
        db.executemany(insert, [values_of(x, names) for x in prefer])
    db.close()
    return Hall(discord, data / "nullgate.db", rooms)


async def measured(
    games: int,
    answers: int,
    pace: float,
    *,
    press: bool = False,
    floor: bool = False,
    like: Mapping[str, int] | None = None,
) -> tuple[Hall, float]:
    """Play at a pace (0: one at a time); give what came of it and the bot's CPU seconds for an answer.

    `floor`: the floor bot plays in its place. `like` as in a `Hall`.
    """
    with TemporaryDirectory(prefix="nullgate-bench-") as name:
        folder = Path(name)
        async with Loopback.open(checks=False, remember=False) as discord:
            hall = await opened(discord, folder, games)
            hall.like = like or {}
            bot = await discord.bot(folder, first=FLOOR if floor else "").start()
            await hall.many(BEFORE, min(pace, PACE))
            await discord.settled(0.5)
            late, spent = list[float](), 0.0
            for _ in range(ROUNDS if press else 1):
                if press:  # until there are posts to press on
                    await hall.many(PRESSABLE, pace)
                    await discord.settled(0.5)
                hall.late.clear()
                before = cpu(bot.pid)
                some = min(answers // ROUNDS, hall.pressable()) if press else answers
                await hall.many(some, pace, press=press)
                spent += cpu(bot.pid) - before
                late += hall.late
            hall.late = late
            await bot.stop()
    return hall, spent / max(1, len(hall.late))


def rows() -> Iterator[Row]:
    """Measure the whole path beside the floor bot: typed and pressed, at some games and at many."""
    for games in UNDER_WAY:
        for press in (False, True):
            yield from beside(games, press=press)


def beside(games: int, *, press: bool) -> Iterator[Row]:
    """Measure one way of answering at so many games. The floor bot is pressed at the same titles as often."""
    hall, ours = asyncio.run(measured(games, ANSWERS, PACE, press=press))
    least, floor = asyncio.run(measured(games, ANSWERS, PACE, press=press, floor=True, like=hall.pressed))
    what = f"{'presses' if press else 'typed answers'}, {games:,} games under way, {PACE:.0f} a second"
    yield Row(
        f"{what}: processor time of one", length(ours), f"floor bot: {length(floor)}", ours / floor,
        f"<= {CPU_GOAL}", ours / floor <= CPU_GOAL,
    )  # fmt: skip
    (p50, p99), (least50, least99) = quantiles(hall.late), quantiles(least.late)
    yield Row(
        f"{what}: to the post, p50, p99", f"{length(p50)}, {length(p99)}",
        f"floor bot: {length(least50)}, {length(least99)}", p99 / least99, f"<= {LATE_GOAL:.0f}",
        p99 / least99 <= LATE_GOAL,
    )  # fmt: skip
    if hall.failed:
        lost = str(len(hall.failed))
        yield Row(f"{what}: answers without a post", lost, hall.failed[0], goal="0", met=False)


def quantiles(late: list[float]) -> tuple[float, float]:
    """Return the median and the 99th percentile of seconds."""
    found = sorted(late)
    return statistics.median(found), found[int(len(found) * 0.99)]
