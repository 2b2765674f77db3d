"""The whole path over real sockets: a command at the gateway in, the channel's post with its picture out.

The bot runs unmodified in a process of its own against the loopback Discord, on a database of games under
way, a quarter of them each title. People answer at random by `/move`; one at a time at one game, else so
many a second, whoever has finished or not. CPU is that of the bot's processes alone.
"""

from __future__ import annotations

import asyncio
import sqlite3
import statistics
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from bot.desk.discord.messages import walk
from bot.desk.discord.things import Delivery
from bot.desk.discord.world import Channel
from bot.desk.people import Person
from bot.store import Store
from bot.store.maintenance.upgrade import pour_in, upgrade_server
from bot.store.models import Preference
from bot.store.statements.answer import inserting, values_of
from engine.core.codec import load
from engine.core.flow import pending, sample
from engine.titles import GAMES
from tests.bench.harness import Row, length
from tests.bench.measures.copies import copied
from tests.bench.measures.proc import cpu
from tests.bench.measures.stores import PEOPLE, Table
from tests.loopback.process import TriedProcess
from tests.loopback.server import Loopback
from tests.shared.servers import serving, why_not

#: Number of games under way, of answers measured, and of unmeasured answers before them.
UNDER_WAY, ANSWERS, BEFORE = (1, 100, 1000), (80, 300, 600), 40
#: Answers a second where there are many games.
PACE = 20.0
#: Answers a second that one process is to bear, and two on PostgreSQL; how many are measured of either.
FULL, PRESSED = {1: 100.0, 2: 150.0}, 1500
#: CPU of an answer in the ordinary stack of discord.py, SQLModel sessions and freshly drawn RGB pictures, as
#: once measured. It can do no more than nine answers a second.
ORDINARY = 0.119
#: A post that has not come by then has failed.
PATIENCE = 15.0
#: `/move` takes no longer text.
LONGEST = 400


@dataclass(repr=False)  # asyncio writes results of tasks out: this would take minutes
class Hall:
    """Games under way in channels, each between two people. `late` are seconds from answer to post.

    `server` is a connection to the database where that is no file.
    """

    discord: Loopback
    database: Path
    rooms: list[tuple[str, str, Channel, dict[int, Person]]]
    server: Any = None
    rng: Random = field(default_factory=lambda: Random(4))
    late: list[float] = field(default_factory=list)
    busy: set[str] = field(default_factory=set)
    failed: list[str] = field(default_factory=list)

    def next(self, game: str, title: str) -> tuple[int, str] | None:
        """Draw an answer to an open question: who gives it, and as they type it. None: nothing fits."""
        ((state,),) = self._read("SELECT state FROM snapshot WHERE game = ?", game)
        seats = dict(self._read('SELECT seat, "user" FROM seat WHERE game = ? AND "user" > 0', game))
        rules = GAMES[title]
        s: Any = load(rules.state, state)
        for d in pending(s):
            if d.seat in seats:
                text = rules.write(sample(s, d, self.rng))
                return (seats[d.seat], text) if 0 < len(text) <= LONGEST else None
        return None

    def newest(self, game: str) -> tuple[int, bool]:
        """Return the number of a game's newest answer, and whether the channel may know of it."""
        ((n, public),) = self._read(
            "SELECT n, public FROM entry WHERE game = ? ORDER BY n DESC LIMIT 1", game
        )
        return n, bool(public)

    def _read(self, sql: str, game: str) -> list[Any]:
        if self.server is not None:
            return list(self.server.execute(sql.replace("?", "%s"), (game,)).fetchall())
        with closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True, timeout=30)) as db:
            return db.execute(sql, (game,)).fetchall()

    async def answer(self, game: str, title: str, channel: Channel, people: dict[int, Person]) -> bool:
        """Answer once and wait for the channel's post. False: this game had nothing to answer."""
        drawn = self.next(game, title)
        if drawn is None:
            return False
        watch, before = self.discord.watch(channel), self.newest(game)
        began = time.perf_counter()
        try:
            said = await people[drawn[0]].command("move", channel, text=drawn[1])
            assert not said.failed, "no answer to the command"
            while not _tells(await watch.next(PATIENCE)):
                pass
            self.late.append(time.perf_counter() - began)
        except (TimeoutError, AssertionError) as why:
            after, told = self.newest(game)
            if told or after == before[0]:  # some answers are for one seat alone
                self.failed.append(f"{title} {game}: {drawn[1]!r}: {why}")
        finally:
            watch.close()
        return True

    async def one(self) -> None:
        """Answer somewhere, where nobody is answering just now."""
        for _ in range(50):
            game, title, channel, people = self.rng.choice(self.rooms)
            if game in self.busy:
                continue
            self.busy.add(game)
            try:
                if await self.answer(game, title, channel, people):
                    return
            finally:
                self.busy.discard(game)

    async def many(self, answers: int, pace: float) -> None:
        """Answer so many times, `pace` a second; 0: one after the other."""
        began, tasks = time.perf_counter(), list[asyncio.Task[None]]()
        for n in range(answers):
            if not pace:
                await self.one()
                continue
            await asyncio.sleep(max(0.0, began + n / pace - time.perf_counter()))
            tasks.append(asyncio.create_task(self.one()))
        await asyncio.gather(*tasks)


def _tells(shown: Delivery) -> bool:
    """Return whether a channel was shown more than that old buttons are off; a post may grow by an edit."""
    pressed = any(x.get("custom_id") for x in walk(shown.json.get("components") or ()))
    return shown.kind in ("message", "edit") and len(shown.audience) > 1 and pressed


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
        users = {user for *_, people in rooms for user in people}
        insert, names = inserting(Preference)
        prefer = [Preference(user=x, secrets="look", boards="picture", confirm=False) for x in users]
        db.executemany(insert, [values_of(x, names) for x in prefer])
    db.close()
    return Hall(discord, data / "nullgate.db", rooms)


async def measured(
    games: int, answers: int, pace: float, processes: int = 1, address: str = ""
) -> tuple[Hall, float]:
    """Play at a pace (0: one at a time); give what came of it and the bot's CPU seconds for an answer.

    Several processes share the servers of Discord among them, and a database at an address.
    """
    with TemporaryDirectory(prefix="nullgate-bench-") as name, ExitStack() as stack:
        folder = Path(name)
        async with Loopback.open(checks=False, remember=False, shards=processes) as discord:
            hall = await opened(discord, folder, games, processes)
            if address:
                import psycopg

                upgrade_server(address)
                pour_in(hall.database, address)
                hall.server = stack.enter_context(psycopg.connect(address, autocommit=True))
            bots = [await _started(discord, folder, n, processes, address) for n in range(processes)]
            await hall.many(BEFORE, min(pace, PACE))
            await discord.settled(0.5)
            hall.late.clear()
            before = sum(cpu(bot.pid) for bot in bots)
            await hall.many(answers, pace)
            spent = sum(cpu(bot.pid) for bot in bots) - before
            for bot in bots:
                await bot.stop()
    return hall, spent / max(1, len(hall.late))


async def _started(discord: Loopback, folder: Path, n: int, of: int, address: str) -> TriedProcess:
    """Start one process of several, or the only one, on the file in its folder."""
    if not address:
        return await discord.bot(folder).start()
    shared = {"NULLGATE_DATABASE": address, "NULLGATE_SHARDS": f"{n}/{of}"}
    return await discord.bot(folder / f"of{n}", shared, name=f"shard {n}").start()


def rows() -> Iterator[Row]:
    """Measure the whole path at one game and at many."""
    for games, answers in zip(UNDER_WAY, ANSWERS, strict=True):
        hall, spent = asyncio.run(measured(games, answers, PACE if games > 1 else 0.0))
        late = sorted(hall.late)
        what = f"whole path, {games:,} {'games' if games > 1 else 'game'} under way"
        yield Row(
            f"{what}: CPU of an answer", length(spent), f"the ordinary stack, once: {length(ORDINARY)}",
            spent / ORDINARY, "<= 1/5", spent <= ORDINARY / 5,
        )  # fmt: skip
        p99, pace = late[int(len(late) * 0.99)], f"{PACE:.0f} answers/s" if games > 1 else "one at a time"
        yield Row(
            f"{what}: from answer to post, p50, p99, longest",
            f"{length(statistics.median(late))}, {length(p99)}, {length(late[-1])}",
            f"{pace}, {len(late)} answers", None, "p99 <= 500 ms, all <= 2 s", p99 <= 0.5 and late[-1] <= 2,
        )  # fmt: skip
        if hall.failed:
            lost = str(len(hall.failed))
            yield Row(f"{what}: answers without a post", lost, hall.failed[0], goal="0", met=False)
    yield pressed(UNDER_WAY[-1], 1)
    if not why_not():
        with serving() as server:
            yield pressed(UNDER_WAY[-1], 2, server.address(server.fresh()))


def pressed(games: int, processes: int, address: str = "") -> Row:
    """Measure many games at the pace that processes are to bear; an answer without a post counts as late."""
    pace = FULL[processes]
    hall, spent = asyncio.run(measured(games, PRESSED, pace, processes, address))
    where = f"{processes} processes on PostgreSQL without fsync," if address else "one process"
    late = sorted([*hall.late, *(PATIENCE for _ in hall.failed)])
    p99 = late[int(len(late) * 0.99)]
    return Row(
        f"whole path, {games:,} games under way, {where} pressed: from answer to post, p50, p99, longest",
        f"{length(statistics.median(late))}, {length(p99)}, {length(late[-1])}",
        f"{pace:.0f} answers/s, {len(late)} answers, CPU of one {length(spent)}",
        None, "p99 <= 200 ms", p99 <= 0.2,
    )  # fmt: skip
