"""What goes wrong beside the weather: with people, messages, channels, permissions, clock, file and process.

Drawn from a seed, counted by kind. `Trouble.begin_calm` ends it all.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import resource
import signal
import sqlite3
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from random import Random

from tests.loopback import permissions as may
from tests.loopback.process import BotProcess
from tests.loopback.server import Loopback
from tests.loopback.weather import Ending
from tests.loopback.world import Channel, User
from tests.proof.glimpse import Glimpse
from tests.proof.storm import Storm

#: The process kills itself, by `tests.proof.inside`.
STEP = "kill -9 at a drawn step"
Hurt = Callable[["Trouble", Random, str], Awaitable[None]]
KINDS: dict[str, tuple[float, Hurt]] = {}


def kind(name: str, weight: float) -> Callable[[Hurt], Hurt]:
    """Declare a fault, and how often it is drawn beside others."""

    def declare(do: Hurt) -> Hurt:
        KINDS[name] = (weight, do)
        return do

    return declare


class Trouble:
    """What is done to the bot and its world. `only` leaves the kinds that are drawn."""

    def __init__(
        self, discord: Loopback, storm: Storm, look: Glimpse, data: Path, seed: str, people: Sequence[User],
        only: Sequence[str] = (),
    ) -> None:  # fmt: skip
        self.discord, self.storm, self.look, self.data, self.people = discord, storm, look, data, people
        self.counts: Counter[str] = Counter()
        self.rng = Random(f"{seed}/trouble")
        self.seed, self.only = seed, tuple(only)
        self.bot: BotProcess | None = None
        self.up = asyncio.Event()
        self.crashes: list[str] = []
        self.ordered = False
        self.wrong = 0.0
        self._starts = 0
        self._lock = asyncio.Lock()
        self._healing: set[asyncio.Task[None]] = set()
        self._watch: asyncio.Task[None] | None = None
        self._calm = False

    # -- the bot's process ---------------------------------------------------------------------------------

    async def start(self, *, safe: bool = False) -> None:
        """Start the bot. It will kill itself at a drawn step, unless `safe`; then it is started again."""
        while True:
            self._starts += 1
            rng = Random(f"{self.seed}/start/{self._starts}")
            spared = safe or self._calm or (self.only and STEP not in self.only)
            deadly = 0 if spared else _last_step(rng)
            self.bot = self.discord.bot(
                self.data,
                {
                    "PROOF_SEED": f"{self.seed}/{self._starts}", "PROOF_KILL": str(deadly),
                    "PROOF_CLOCK": str(self.data / "clock"), "PROOF_STEPS": str(self.data / "steps"),
                },
                first="tests.proof.inside:begin",
            )  # fmt: skip
            try:
                await self.bot.start(limit=300.0)
            except AssertionError as why:
                if await self._died(self.bot):
                    continue
                self.crashes.append(str(why))
                raise
            break
        self._watch = asyncio.create_task(self._watched(self.bot))
        self.up.set()

    async def _died(self, bot: BotProcess) -> bool:
        """Tell whether a process has killed itself as drawn; count it."""
        if bot.running:
            return False
        status = await bot.ended()
        if status == -9:
            self.counts[STEP] += 1
        return status == -9

    async def _watched(self, bot: BotProcess) -> None:
        """Start a new process when the bot has killed itself."""
        status = await bot.ended(1e9)
        if bot is not self.bot:
            return
        self.up.clear()
        if status != -9:
            self.crashes.append(f"the bot ended with {status}:\n{bot.tail()}")
            return
        self.counts[STEP] += not self.ordered
        self.ordered = False
        if self.rng.random() < 0.3:
            self._pass_time(self.rng.choice((40.0, 400.0, 4000.0)))
        await self.start()

    async def stop(self) -> None:
        """Stop the bot as an operator does; one that is just starting has its handlers in place first."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.up.wait(), 330.0 if self.bot else 0.0)
        bot, self.bot = self.bot, None
        self.up.clear()
        if bot is not None and bot.running:
            status = await bot.stop(120.0)
            if status not in (0, -9):
                self.crashes.append(f"the bot stopped with {status}:\n{bot.tail()}")
        if self._watch is not None:
            self._watch.cancel()

    # -- drawing -------------------------------------------------------------------------------------------

    async def befall(self, game: str) -> None:
        """Draw a fault and do it. What lasts is healed by itself after a while."""
        names = [x for x in KINDS if not self.only or x in self.only]
        if self._calm or not names:
            return
        name = self.rng.choices(names, [KINDS[x][0] for x in names])[0]
        async with self._lock:
            await self.up.wait()
            had = self.counts[name]
            await KINDS[name][1](self, self.rng, game)
            self.counts[name] = had + 1

    def heal(self, after: float, cure: Callable[[], object]) -> None:
        """Do something later, or when calm begins."""

        async def wait() -> None:
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.sleep(after)
            cure()

        task = asyncio.create_task(wait())
        self._healing.add(task)
        task.add_done_callback(self._healing.discard)

    async def begin_calm(self) -> None:
        """End everything that lasts. The bot runs, Discord works, time goes on."""
        self._calm, self.storm.blowing = True, False
        for task in list(self._healing):
            task.cancel()
        await asyncio.gather(*self._healing, return_exceptions=True)
        async with self._lock:
            await self.stop()
            self._pass_time(7200.0)
            await self.start(safe=True)

    def _pass_time(self, seconds: float) -> None:
        """Let time pass for everybody while the bot is down: Discord forgets tokens and nonces."""
        self.discord.world.skip(seconds)
        self._jump(seconds)

    def _jump(self, seconds: float) -> None:
        self.wrong += seconds
        new = self.data / "clock.new"
        new.write_text(str(self.wrong))
        new.replace(self.data / "clock")

    def _channel(self, game: str) -> Channel | None:
        return self.discord.world.channels.get(self.look.stand(game).channel)


def _last_step(rng: Random) -> int:
    """Draw the step at which a process kills itself: soon after its start, or later."""
    return rng.randint(1, 2500) if rng.random() < 0.3 else rng.randint(500, 16000)


# -- people and messages -----------------------------------------------------------------------------------


@kind("closed direct messages (50007)", 3)
async def close_dms(t: Trouble, rng: Random, game: str) -> None:
    """Somebody takes no direct messages for a while."""
    user = rng.choice(t.people)
    user.dms = False

    def open_again() -> None:
        user.dms = True

    t.heal(rng.uniform(0.5, 6), open_again)


@kind("deleted message (10008)", 4)
async def delete_message(t: Trouble, rng: Random, game: str) -> None:
    """A message of the bot's is deleted: often the newest."""
    place = t._channel(game)
    posts = place.posts() if place else []
    if posts:
        t.discord.world.delete_message(posts[-1] if rng.random() < 0.5 else rng.choice(posts))


@kind("deleted channel or thread (10003)", 0.5)
async def delete_channel(t: Trouble, rng: Random, game: str) -> None:
    """The game's channel or thread is deleted. Its host finds another one."""
    place = t._channel(game)
    if place is not None:
        t.discord.world.delete_channel(place)


@kind("lost permissions (50013)", 1.5)
async def lose_permissions(t: Trouble, rng: Random, game: str) -> None:
    """The bot may not post in the channel for a while; then time passes, for it has given up asking."""
    place = t._channel(game)
    place = place.parent if place is not None and place.is_thread else place
    if place is None:
        return
    world, app = t.discord.world, t.discord.world.app
    taken = rng.choice((may.SEND | may.SEND_IN_THREADS, may.VIEW, may.ATTACH))
    world.overwrite(place, app, deny=taken)

    def give_back() -> None:
        if place.id in world.channels:
            world.overwrite(place, app)
        t._jump(1000.0)

    t.heal(rng.uniform(0.3, 2.5), give_back)


# -- connections and time -----------------------------------------------------------------------------


@kind("gateway drop with RESUME", 3)
async def drop(t: Trouble, rng: Random, game: str) -> None:
    """The connection is cut; the bot may take it up again."""
    await t.discord.gateway.end(rng.choice((Ending.DROP, Ending.RECONNECT)))


@kind("gateway drop without RESUME", 1.5)
async def forget(t: Trouble, rng: Random, game: str) -> None:
    """The connection is cut and the session forgotten."""
    await t.discord.gateway.end(rng.choice((Ending.FORGET, Ending.INVALID)))


@kind("clock jumps forward", 2)
async def jump_forward(t: Trouble, rng: Random, game: str) -> None:
    """The bot's clock jumps forward."""
    t._jump(rng.choice((1.0, 31.0, 700.0, 5000.0)))


@kind("clock jumps back", 1.5)
async def jump_back(t: Trouble, rng: Random, game: str) -> None:
    """The bot's clock jumps back."""
    t._jump(-rng.choice((1.0, 31.0, 700.0, 5000.0)))


# -- the database's file -----------------------------------------------------------------------------------


@kind("full disk", 2)
async def fill_disk(t: Trouble, rng: Random, game: str) -> None:
    """For a while the bot can write to no file: the system refuses, as it does when the disk is full."""
    bot = t.bot
    if bot is None or not bot.running:
        return
    _, hard = resource.prlimit(bot.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(bot.pid, resource.RLIMIT_FSIZE, (0, hard))

    def empty() -> None:
        if bot.running:
            with contextlib.suppress(ProcessLookupError):
                resource.prlimit(bot.pid, resource.RLIMIT_FSIZE, (hard, hard))

    t.heal(rng.uniform(0.2, 1.5), empty)


@kind("locked database", 3)
async def lock_database(t: Trouble, rng: Random, game: str) -> None:
    """Another program holds the database's lock, shorter or longer than the bot waits."""
    db = sqlite3.connect(t.look.file, isolation_level=None, timeout=2)
    try:
        db.execute("BEGIN IMMEDIATE")
    except sqlite3.OperationalError:
        db.close()
        return

    def release() -> None:
        db.execute("ROLLBACK")
        db.close()

    t.heal(rng.uniform(0.05, 1.2), release)


# -- the process -------------------------------------------------------------------------------------------


@kind("kill -9 from outside", 0.8)
async def kill(t: Trouble, rng: Random, game: str) -> None:
    """Somebody kills the process, in the midst of whatever it does."""
    await asyncio.sleep(rng.uniform(0.0, 0.2))
    bot = t.bot
    if bot is not None and bot.running:
        t.ordered = True
        t.up.clear()
        os.kill(bot.pid, signal.SIGKILL)


@kind("new process", 0.7)
async def restart(t: Trouble, rng: Random, game: str) -> None:
    """An operator stops the bot and starts a new one."""
    await t.stop()
    if rng.random() < 0.3:
        t._pass_time(rng.choice((40.0, 4000.0)))
    await t.start()


def able() -> bool:
    """Tell whether this machine can be made to run out of disk."""
    return hasattr(resource, "prlimit") and hasattr(os, "fork")
