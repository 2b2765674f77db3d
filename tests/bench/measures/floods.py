"""What four floods at once cost somebody else: records, replays, exports and files of tables, and a player.

The bot runs unmodified in a process of its own against the loopback Discord. Each flood begins anew as soon
as it was answered, with somebody else whenever one of its people has had their share. Beside them one person
uses commands that are as light as any; what counts is how long each waits for its first answer, for which
Discord gives three seconds, and how late the bot's event loop comes back from what it does.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import statistics
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.desk.discord.world import Channel
from bot.desk.people import Outcome, Person, Upload
from bot.play.model.terms import MOST_GAMES, MOST_MEGABYTES
from bot.store import Store
from bot.store.models import Guild
from engine.core.record import write_record
from engine.titles import GAMES
from tests.bench.harness import Row, length
from tests.bench.measures.lengths import recorded
from tests.bench.measures.path import opened
from tests.bot.room import SMALL
from tests.loopback.server import Loopback

#: Seconds for which each is measured, between two commands of the person beside, and within which Discord
#: wants an answer.
SECONDS, BETWEEN, WITHIN = 20.0, 0.2, 3.0
#: Number of people who take turns in a flood.
CROWD = 30
#: Number of random games played, the longest of which is imported.
DRAWN = 8
LIGHT = ("table", "games", "log", "help")
NOTES, TICK = "BENCH_LATE", 0.005


def begin() -> None:
    """Run in the bot's process before it starts: how late its event loop is is written down, tick by tick."""
    from bot.app import NullgateBot

    plain, notes = NullgateBot.setup_hook, Path(os.environ.pop(NOTES))

    async def ticking() -> None:
        file = os.open(notes, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        while True:
            before = time.perf_counter()
            await asyncio.sleep(TICK)
            os.write(file, f"{time.perf_counter() - before - TICK:.6f}\n".encode())

    async def hooked(bot: NullgateBot) -> None:
        bot.ticking = asyncio.create_task(ticking())  # type: ignore[attr-defined]
        await plain(bot)

    NullgateBot.setup_hook = hooked  # type: ignore[method-assign]


@dataclass
class Hall:
    """A server with games under way, people who flood it, and one who only plays."""

    discord: Loopback
    folder: Path
    channel: Channel
    player: Person
    crowd: list[Person]
    record: bytes
    game: str = ""
    done: dict[str, int] = field(default_factory=dict)

    def floods(self) -> dict[str, Callable[[Person], Awaitable[Outcome]]]:
        """Return what each flood has somebody ask for."""
        guild = self.channel.guild
        assert guild is not None
        return {
            "imports": lambda who: who.command("new", self.channel, file=Upload("a.json", self.record)),
            "replays": lambda who: who.command("replay", self.channel, what="game", game=self.game),
            "exports": lambda who: who.command("replay", self.channel, what="record", game=self.game),
            "files of tables": lambda who: who.command(
                "new", self.discord.world.channel(guild), title="starwars", file=Upload("small.toml", SMALL)
            ),
        }  # fmt: skip

    async def flood(self, name: str, until: float) -> None:
        """Ask for one thing again and again."""
        ask, people = self.floods()[name], cycle(self.crowd)
        self.done[name] = 0
        while time.monotonic() < until:
            said = await ask(next(people))
            self.done[name] += "Try again" not in said.text

    async def beside(self, until: float) -> list[float]:
        """Use light commands; give how long each waited for its first answer, in seconds."""
        late, names = list[float](), cycle(LIGHT)
        while time.monotonic() < until:
            begun = asyncio.create_task(self.player.command(next(names), self.channel))
            await asyncio.sleep(BETWEEN)
            x = (await begun).interaction
            late.append(self.first_answer(x.token) - x.made if x.callback is not None else WITHIN)
        return late

    def first_answer(self, token: str) -> float:
        """Return when the bot's first answer to an act arrived."""
        return next(x.at for x in reversed(self.discord.calls) if x.ids.get("token") == token)

    def loop(self) -> list[float]:
        """Return how late the event loop was since this was asked last, in seconds."""
        file = self.folder / "late"
        found = [float(x) for x in file.read_text().split()]
        os.truncate(file, 0)
        return found

    async def measured(self, *floods: str) -> tuple[list[float], list[float]]:
        """Measure beside these floods: first answers, and the event loop."""
        self.loop()
        until = time.monotonic() + SECONDS
        late, *_ = await asyncio.gather(self.beside(until), *(self.flood(x, until) for x in floods))
        return late, self.loop()


async def furnished(discord: Loopback, folder: Path) -> Hall:
    """Write a database with games under way, let everybody do much on its server, and start the bot."""
    hall = await opened(discord, folder, 4)
    channel = hall.rooms[0][2]
    assert channel.guild is not None
    store = await Store.open(folder / "nullgate.db")
    limits = dict.fromkeys(("lobbies", "hosted", "hourly", "imports"), MOST_GAMES)
    await store.writer.write(
        lambda db: db.add(Guild(id=channel.guild.id, megabytes=MOST_MEGABYTES, **limits))  # type: ignore[union-attr]
    )
    await store.close()
    crowd = [discord.person(f"crowd{n}", channel.guild) for n in range(CROWD)]
    player = next(iter(hall.rooms[0][3].values()))
    made = Hall(discord, folder, channel, player, crowd, record())
    await discord.bot(folder, {NOTES: str(folder / "late")}, first=f"{__name__}:begin").start()
    await made.floods()["imports"](player)
    with closing(sqlite3.connect(folder / "nullgate.db")) as db:
        ((made.game,),) = db.execute("SELECT id FROM game WHERE imported").fetchall()
    return made


def record() -> bytes:
    """Write a long record."""
    drawn = (recorded(GAMES["starwars"], seed)[0] for seed in range(DRAWN))
    return write_record(max(drawn, key=lambda x: len(x.entries) if x.outcome else 0)).encode()


async def both() -> tuple[Hall, dict[str, tuple[list[float], list[float]]]]:
    """Measure with no flood, then with all at once."""
    with TemporaryDirectory(prefix="nullgate-bench-") as folder:
        async with Loopback.open(checks=False, ack=60.0) as discord:
            hall = await furnished(discord, Path(folder))
            found = {"idle": await hall.measured(), "flooded": await hall.measured(*hall.floods())}
    return hall, found


def rows() -> Iterator[Row]:
    """Measure four floods beside one person's commands."""
    hall, found = asyncio.run(both())
    (idle, calm), (late, loop) = found["idle"], found["flooded"]
    what = "four floods at once (" + ", ".join(f"{n} {x}" for x, n in hall.done.items()) + ")"
    yield Row(
        f"{what}: another's commands, until acknowledged, p50, p99, longest", _three(late),
        f"{len(late)} commands; without floods: {_three(idle)}", None, "all <= 3 s", max(late) <= WITHIN,
    )  # fmt: skip
    yield Row(
        f"{what}: event loop late, p50, p99, longest", _three(loop), f"without floods: {_three(calm)}",
        None, "all <= 1 s", max(loop) <= 1.0,
    )  # fmt: skip


def _three(seconds: list[float]) -> str:
    found = sorted(seconds)
    return ", ".join(map(length, (statistics.median(found), found[int(len(found) * 0.99)], found[-1])))
