"""Three processes of the bot on one PostgreSQL database, the servers divided among them, one killed."""

from __future__ import annotations

import asyncio
import json
import os
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from bot.desk.discord.world import Channel
from bot.store import Store
from tests.loopback.conftest import Hall, newest
from tests.loopback.process import TriedProcess
from tests.loopback.server import Loopback
from tests.loopback.weather import PASS, Call, Fate, Frame, Weather, cut
from tests.proof.checks import after
from tests.proof.checks.glimpse import Glimpse
from tests.shared.whose_turn import turns

#: Number of processes and shards; the process that is killed.
CREW, VICTIM = 3, 1
POST, LOOK = "POST /channels/{channel}/messages", "GET /channels/{channel}/messages"
#: The file in which processes write down what machine players thought; short times for a short proof.
NOTES = "NULLGATE_TEST_NOTES"
CLAIM, UNSERVED, SWEEP, MOST = 4, 6, 2, 2


def begin() -> None:
    """Run in each process before the bot starts: waits are short, and machine players' thoughts are noted."""
    from bot import app
    from bot.play import jobs
    from bot.play.answering import machines
    from bot.play.posts import sender
    from bot.play.workers.pool import Thinkers
    from bot.play.workers.thoughts import Thought

    sender.CLAIM, jobs.UNSERVED, machines.MOST = CLAIM, UNSERVED, MOST
    app.NullgateBot.beat.change_interval(seconds=SWEEP)
    think, notes = Thinkers.think, Path(os.environ.pop(NOTES))

    async def noted(self: Thinkers, table: str, thought: Thought, **how: Any) -> Any:
        with notes.open("a") as file:  # noqa: ASYNC230
            file.write(f"{os.getpid()}\n")
        return await think(self, table, thought, **how)

    Thinkers.think = noted  # type: ignore[method-assign]


class Mishap(Weather):
    """Fair weather, until a process is to die: when its post has arrived and its reply has not."""

    def __init__(self) -> None:
        super().__init__()
        self.place, self.victim = 0, asyncio.Event()

    def fate(self, what: Call | Frame) -> Fate:
        """Lose the reply to the next post in that place."""
        if isinstance(what, Call) and what.route == POST and int(what.ids["channel"]) == self.place:
            self.place = 0
            self.victim.set()
            return cut(after=True)
        return PASS


@dataclass
class Figures:
    """What came of it."""

    answers: int = 0
    machine: int = 0
    thoughts: int = 0
    repeated: int = 0
    by_process: Counter[str] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        """Return one line."""
        return (
            f"{CREW} processes, 1 killed: {self.answers} answers of people, {self.machine} of machines,"
            f" thought of {self.thoughts} times by {dict(self.by_process)}; {self.repeated} posts sent"
            f" again or looked for, {len(self.failures)} failures"
        )


def _going(db: Any) -> list[str]:
    """Return the games that would go on by themselves now."""
    return sorted(turns(lambda sql: db.execute(sql).fetchall(), 0))


class Crew:
    """The processes, a server on each one's shard with a game of two people, and games of machines."""

    def __init__(self, address: str, folder: Path, seed: int = 7) -> None:
        self.address, self.folder, self.rng = address, folder, Random(seed)
        self.weather, self.figures, self.pids = Mishap(), Figures(), dict[int, str]()
        self.idle: list[Channel] = []

    async def play(self) -> Figures:
        """Play, kill, go on, start anew, and check."""
        async with Loopback.open(shards=CREW, weather=self.weather, answers=True, ack=10.0) as self.discord:
            self._furnish()
            self.bots = [await self._start(i) for i in range(CREW)]
            self.games = [await self._begin(x) for x in self.halls]
            await asyncio.gather(
                *(self._two_ways(x, game) for x, game in zip(self.halls, self.games, strict=True))
            )
            await asyncio.gather(*(self._answers(x, 2) for x in self.halls))
            await self._killed()
            await asyncio.gather(*(self._answers(x, 1) for x in self.halls if x is not self.halls[VICTIM]))
            self.bots[VICTIM] = await self._start(VICTIM)
            hall = self.halls[VICTIM]
            await self.discord.until(lambda: hall.live(hall.table, "do", "take", "pick"), 30, "it goes on")
            await self._call_off(self.idle[0])
            await self._machines(hall)
            await asyncio.gather(*(self._answers(x, 1) for x in self.halls))
            await self._at_work(self.bots[VICTIM])
            await self._ended()
        return self.figures

    def _furnish(self) -> None:
        d, self.halls = self.discord, list[Hall]()
        guilds = [d.world.guild(f"Harbour {i}") for i in range(CREW)]
        alice, bob = d.person("alice", *guilds), d.person("bob", *guilds)
        for guild in guilds:
            self.halls.append(Hall(d, guild, d.world.channel(guild, "people"), alice, bob, None))  # type: ignore[arg-type]

    async def _start(self, i: int) -> TriedProcess:
        environment = {
            "NULLGATE_DATABASE": self.address, "NULLGATE_SHARDS": f"{i}/{CREW}", "NULLGATE_PACE": "0",
            NOTES: str(self.folder / "notes"),
        }  # fmt: skip
        bot = self.discord.bot(
            self.folder / f"of{i}", environment, first="tests.proof.crew:begin", name=f"shard {i}"
        )
        await bot.start()
        self.pids[bot.pid] = f"{bot.name}{' again' if f'shard {i}' in self.pids.values() else ''}"
        return bot

    # -- what people do ------------------------------------------------------------------------------------

    async def _begin(self, hall: Hall) -> str:
        """Start a game of two people; give its id."""
        await hall.started(hall.table)
        return self._game(hall.table)

    def _game(self, place: Channel) -> str:
        """Return the id of the game in a channel: it stands in every control."""
        return next(i.split(":")[2] for m in reversed(place.posts()) for i in self._ids(m))

    @staticmethod
    def _ids(message: Any) -> list[str]:
        return [
            x["custom_id"]
            for row in message.json["components"]
            for x in after.walk([row])
            if x.get("custom_id")
        ]

    async def _machines(self, hall: Hall) -> Channel:
        """Start a game of two machine players: it goes on whenever a process looks what is due."""
        place = self.discord.world.channel(hall.guild, "machines")
        await hall.alice.command("new", place, title="starwars")
        for seat in ("blue", "orange"):
            await hall.alice.command("table", place, text=f"machine seat={seat} policy=random")
        await hall.alice.command("start", place)
        self.idle.append(place)
        return place

    async def _call_off(self, place: Channel) -> None:
        """Call a game off, and say so twice."""
        alice = self.halls[0].alice
        asked = (await alice.command("table", place, text="abandon")).private
        assert asked is not None
        await alice.press(asked, next(i for i in self._ids(asked) if ":abandon:" in i))

    async def _two_ways(self, hall: Hall, game: str) -> None:
        """Answer one question by a press in the channel and by direct message: two processes, one answer."""
        asked = hall.live(hall.table, "do", "take", "pick")
        assert asked is not None
        who, before = hall.mover(asked), newest(hall.table)
        text = "throw" if "Throw" in json.dumps(asked.json) else "stay"
        pressed = hall.answered(hall.table, self.rng)
        await asyncio.gather(pressed, who.command("move", None, text=text, game=game))
        await self.discord.until(lambda: newest(hall.table) is not before, what="the answer")
        await self.discord.settled(0.4, 30)

    async def _answers(self, hall: Hall, count: int) -> None:
        for _ in range(count):
            await hall.answered(hall.table, self.rng)

    async def _killed(self) -> None:
        """Kill a process whose post is out and that does not know it yet; then answer by direct message."""
        hall, d = self.halls[VICTIM], self.discord
        idle = await self._machines(hall)
        await self._at_work(self.bots[VICTIM])
        asked = hall.live(hall.table, "do", "take", "pick")
        assert asked is not None
        for _ in range(8):  # the post is out of sight: the answer takes a new one
            await hall.alice.write(hall.table, "Whose turn is it?")
        who, self.weather.place = hall.mover(asked), hall.table.id
        begun = asyncio.create_task(self._answers(hall, 1))
        await asyncio.wait_for(self.weather.victim.wait(), 30)
        await self.bots[VICTIM].kill()
        await asyncio.wait([begun], timeout=30)
        assert begun.exception() is None, "its post had arrived"
        lost = await who.press(hall.table.posts()[-1], "My hand")
        assert lost.failed, "nobody serves this server now"
        assert (await hall.alice.command("games")).text, "direct messages are served by shard 0"
        posts = len(idle.posts())
        await d.until(lambda: len(idle.posts()) > posts + 1, 30, "others take up the games of its shard")

    # -- afterwards ------------------------------------------------------------------------------------------

    async def _ended(self) -> None:
        """End what goes on by itself, stop all, and hold what was shown against what is kept."""
        d = self.discord
        await self._call_off(self.idle[-1])
        await self._quiet()
        for bot in self.bots:
            assert await bot.stop() == 0, bot.tail()
        store = await Store.open(self.address)
        await store.backup(self.folder / "after.db")
        unsent = [x for g in (await store.find(most=50)) for x in await store.unsent(g.game.id)]
        await store.close()
        look = Glimpse(self.folder / "after.db")
        f = self.figures
        f.failures += after.checked(d, look, {}, Counter())
        f.failures += [f"a post of game {x.game} is unsent: {x.error}" for x in unsent]
        f.failures += [*d.violations, *d.own_faults]
        f.answers, f.repeated = look.answers(), d.repeated + sum(x.route == LOOK for x in d.calls)
        ((f.machine,),) = look.rows("SELECT count(*) FROM entry WHERE by = 'random'")
        look.close()
        thoughts = Counter(int(x) for x in (self.folder / "notes").read_text().split())
        f.thoughts = sum(thoughts.values())
        f.by_process = Counter({self.pids[pid]: n for pid, n in thoughts.items()})

    async def _quiet(self) -> None:
        """Wait until nothing is due any more."""
        store = await Store.open(self.address)
        try:
            for _ in range(600):
                due = await store.games_to_post(2_000_000_000)
                going = await store.reader.run(_going)
                if not due and not going:
                    return
                await asyncio.sleep(0.1)
            left = [x.game for x in await store.find(ids=[*due, *going])]
        finally:
            await store.close()
        told = [f"{g.id} in {g.channel} {g.status} at {g.n} {g.parked}{g.frozen}" for g in left]
        logs = "".join(f"\n--- {x.name}\n{x.tail(12)}" for x in self.bots)
        raise AssertionError(f"posts of {due} do not go out, or {going} do not go on: {told}{logs}")

    async def _at_work(self, bot: TriedProcess) -> None:
        """Wait until a process has played for a machine player."""
        notes = self.folder / "notes"
        await self.discord.until(
            lambda: notes.exists() and str(bot.pid) in notes.read_text().split(), 30, f"{bot.name} at work"
        )
