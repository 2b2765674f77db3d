"""What goes wrong besides the weather: with people, messages, channels, permissions, clock, file, process.

Drawn from a seed, counted by kind. `Trouble.begin_calm` ends it all.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import resource
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from bot.desk.discord import permissions as may
from bot.desk.discord.world import Channel, User
from tests.loopback.process import TriedProcess
from tests.loopback.server import Loopback
from tests.loopback.weather import Ending
from tests.proof.checks.glimpse import Glimpse
from tests.proof.faults.disk import Disk
from tests.proof.faults.weather import BRIEF, Storm
from tests.proof.inside import PACE
from tests.proof.waits import Stuck
from tests.shared.servers import Server

if TYPE_CHECKING:
    from tests.proof.people.hosts import Hosts
    from tests.proof.people.strangers import Strangers

#: The process kills itself, by `tests.proof.inside`.
STEP, ASKED = "kill -9 at a drawn step", "SIGTERM at a drawn step"
#: A process ends at its start, since the database or the disk fails just then; its service starts it again.
REFUSED = "start while something fails"
#: How often a process is asked to end at its drawn step and not killed.
POLITELY = 0.35
#: Seconds in which a process that is asked to end must have done so, whatever hangs. Its own limit is
#: NULLGATE_STOP; this machine is busy besides.
STOPS = 20.0
#: Where time passes quickly: seconds by which the bot's clock leaps, and real seconds between leaps.
LEAP, BETWEEN = 5400.0, 0.7
#: So a process ends that is told to stop while it is stopping.
TWICE = 128 + 15
Hurt = Callable[["Trouble", Random, str], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Kind:
    """A fault: how often it is drawn beside others, its longest time in seconds, and its database."""

    weight: float
    do: Hurt
    lasts: float = 0.0
    database: str = ""


KINDS: dict[str, Kind] = {}


def kind(name: str, weight: float, lasts: float = 0.0, database: str = "") -> Callable[[Hurt], Hurt]:
    """Declare a fault."""

    def declare(do: Hurt) -> Hurt:
        KINDS[name] = Kind(weight, do, lasts, database)
        return do

    return declare


class Trouble:
    """What is done to the bot and its world.

    `only` leaves the kinds that are drawn; of them `brief` leaves those that do not last. The bot's clock
    runs `pace` times as fast as ours. `disk` and `server` are where the bot's database lies, if they can be
    made to fail; the proof's own files lie in `notes`. `settings` are the bot's, beside the usual ones.
    """

    def __init__(
        self, discord: Loopback, storm: Storm, look: Glimpse, data: Path, seed: str, people: Sequence[User],
        only: Sequence[str] = (), *, notes: Path | None = None, pace: float = PACE, brief: bool = False,
        disk: Disk | None = None, server: Server | None = None, address: str = "",
        settings: Mapping[str, str] | None = None,
    ) -> None:  # fmt: skip
        self.discord, self.storm, self.look, self.data, self.people = discord, storm, look, data, people
        self.notes, self.pace, self.brief = notes or data, pace, brief
        self.disk, self.server, self.address = disk, server, address
        self.settings = {**(settings or {}), **({"NULLGATE_DATABASE": address} if address else {})}
        self.strangers: Strangers | None = None
        self.hosts: Hosts | None = None
        self.forced: list[str] = []
        self.counts: Counter[str] = Counter()
        self.rng = Random(f"{seed}/trouble")
        self.seed, self.only = seed, tuple(only)
        self.bot: TriedProcess | None = None
        self.up = asyncio.Event()
        self.crashes: list[str] = []
        self.ordered = self.still = self.lost = False
        self.wrong = self.slow = 0.0
        self._starts = 0
        self._lock = asyncio.Lock()
        self._healing: dict[asyncio.TimerHandle, Callable[[], None]] = {}
        self._watch: asyncio.Task[None] | None = None
        self._calm = False

    # -- the bot's process ---------------------------------------------------------------------------------

    async def start(self, *, safe: bool = False) -> None:
        """Start the bot. It will kill itself at a drawn step, unless `safe`; then it is started again."""
        self.lost = False
        while True:
            self._starts += 1
            rng = Random(f"{self.seed}/start/{self._starts}")
            last = self._last(rng, safe=safe)
            self._asked.unlink(missing_ok=True)
            self.bot = self.discord.bot(
                self.data,
                {
                    "PROOF_SEED": f"{self.seed}/{self._starts}", **last, "PROOF_ASKED": str(self._asked),
                    "PROOF_CLOCK": str(self.notes / "clock"), "PROOF_STEPS": str(self.notes / "steps"),
                    "PROOF_IO": str(self.notes / "io"), "PROOF_PACE": str(self.pace), **self.settings,
                },
                first="tests.proof.inside:begin",
            )  # fmt: skip
            ill = bool(self._healing)  # what is ill now may be healed by the time the process has given up
            try:
                await self.bot.start(limit=300.0)
            except AssertionError as why:
                if await self._died(self.bot):
                    continue
                if ill and not self.bot.running:  # its database may be in the way: started again
                    self.counts[REFUSED] += 1
                    await asyncio.sleep(0.3)
                    continue
                self.crashes.append(str(why))
                raise
            break
        self._watch = asyncio.create_task(self._watched(self.bot))
        self.up.set()

    def _last(self, rng: Random, *, safe: bool) -> dict[str, str]:
        """Draw how and at which step a process ends, if it does."""
        ways = [x for x in (STEP, ASKED) if not self.only or x in self.only]
        if safe or self._calm or not ways:
            return {}
        way = ASKED if ways == [ASKED] or (len(ways) > 1 and rng.random() < POLITELY) else STEP
        return {"PROOF_TERM" if way == ASKED else "PROOF_KILL": str(_last_step(rng))}

    @property
    def _asked(self) -> Path:
        return self.notes / "asked"

    async def _died(self, bot: TriedProcess) -> bool:
        """Tell whether a process has ended itself as drawn; count it. It may not listen yet when asked to."""
        if bot.running:
            return False
        status = await bot.ended()
        asked = self._asked.exists() and status in (0, -15)
        self.counts[ASKED if asked else STEP] += asked or status == -9
        return asked or status == -9

    async def _ends(self, bot: TriedProcess) -> int:
        """Wait for the end of a process: it must come soon when it has been asked to."""
        left = STOPS
        while True:
            with contextlib.suppress(TimeoutError):
                return await bot.ended(0.25)
            if self._asked.exists() and not self.still:
                left -= 0.25
            if left <= 0:
                self.crashes.append(f"the bot did not end {STOPS} s after a SIGTERM:\n{bot.tail()}")
                await bot.kill()

    async def there(self) -> None:
        """Wait until the bot runs.

        Raises:
            Stuck: it has ended as nobody had drawn, and is not started again.

        """
        await self.up.wait()
        if self.lost:
            raise Stuck(f"there is no bot any more: {self.crashes[-1]}")

    async def _watched(self, bot: TriedProcess) -> None:
        """Start a new process when the bot has ended as drawn. If none runs then, nobody waits for it."""
        try:
            await self._again(bot)
        except AssertionError:  # it was told as a crash
            self.lost = True
        if self.lost:
            self.up.set()

    async def _again(self, bot: TriedProcess) -> None:
        status = await self._ends(bot)
        if bot is not self.bot:
            return
        self.up.clear()
        asked = self._asked.exists()
        if status != -9 and not (asked and status == 0):
            self.crashes.append(f"the bot ended with {status}:\n{bot.tail()}")
            self.lost = True
            return
        self.counts[ASKED if asked else STEP] += not self.ordered
        self.ordered = False
        if self.rng.random() < 0.3:
            self.pass_time(self.rng.choice((40.0, 400.0, 4000.0)))
        await self.start()

    async def stop(self) -> None:
        """Stop the bot as an operator does; one that is just starting has its handlers in place first."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.up.wait(), 330.0 if self.bot else 0.0)
        bot, self.bot = self.bot, None
        self.up.clear()
        if bot is not None and bot.running:
            self.thaw(bot)
            try:
                status = await bot.stop(STOPS)
            except AssertionError as why:
                self.crashes.append(str(why))
                status = -9
            twice = status == TWICE and self._asked.exists()  # as drawn, just before us
            if status not in (0, -9) and not twice:
                self.crashes.append(f"the bot stopped with {status}:\n{bot.tail()}")
        if self._watch is not None:
            self._watch.cancel()

    # -- drawing -------------------------------------------------------------------------------------------

    async def befall(self, game: str) -> None:
        """Draw a fault and do it. What lasts is healed by itself after a while."""
        kinds = self._kinds()
        if self._calm or not kinds:
            return
        forced = [x for x in self.forced if x in kinds]
        name = forced[0] if forced else self._drawn(kinds)
        self.forced = forced[1:]
        async with self._lock:
            await self.there()
            had = self.counts[name]
            await kinds[name].do(self, self.rng, game)
            self.counts[name] = had + 1

    def _drawn(self, kinds: dict[str, Kind]) -> str:
        return self.rng.choices(list(kinds), [x.weight for x in kinds.values()])[0]

    def _kinds(self) -> dict[str, Kind]:
        """Return what can be drawn here."""
        mine = "postgres" if self.server else "sqlite"
        return {
            name: x
            for name, x in KINDS.items()
            if (not self.only or name in self.only)
            and x.database in ("", mine)
            and not (self.brief and x.lasts > BRIEF)
        }

    def thaw(self, bot: TriedProcess) -> None:
        """Let a process go on that was made to stand still."""
        self.still = False
        with contextlib.suppress(ProcessLookupError):
            bot.thaw()

    def heal(self, after: float, cure: Callable[[], object]) -> None:
        """Do something later, or when all is healed."""

        def do() -> None:
            del self._healing[timer]
            cure()

        timer = asyncio.get_running_loop().call_later(after, do)
        self._healing[timer] = do

    def heal_all(self) -> None:
        """End everything that lasts, now."""
        for timer, do in list(self._healing.items()):
            timer.cancel()
            do()

    async def begin_calm(self) -> None:
        """End everything that lasts. The bot runs, Discord works, time goes on."""
        self._calm, self.storm.blowing = True, False
        self.discord.rest.release()
        self.heal_all()
        async with self._lock:
            await self.stop()
            self.pass_time(7200.0)
            await self.start(safe=True)

    def pass_time(self, seconds: float) -> None:
        """Let time pass for everybody while the bot is down: Discord forgets tokens and nonces."""
        self.discord.world.skip(seconds)
        self.jump(seconds)

    def jump(self, seconds: float) -> None:
        """Let the bot's clock be wrong by so much more."""
        self.wrong += seconds
        self._write_clock()

    def slow_down(self) -> None:
        """Let time pass no faster for the bot than for us from now on: no clock of a table runs out soon."""
        self.slow = time.time()
        self._write_clock()

    def _write_clock(self) -> None:
        new = self.notes / "clock.new"
        new.write_text(f"{self.wrong} {self.slow}" if self.slow else str(self.wrong))
        new.replace(self.notes / "clock")

    def let_hours_pass(self, seconds: float) -> None:
        """Let time pass for a bot that is there, by leaps between two sweeps, until all is healed."""
        self.jump(min(LEAP, seconds))
        if seconds > LEAP and not self._calm:
            self.heal(BETWEEN, lambda: self.let_hours_pass(seconds - LEAP))

    def channel(self, game: str) -> Channel | None:
        """Return where a game is played; None: it was deleted."""
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
    place = t.channel(game)
    posts = place.posts() if place else []
    if posts:
        t.discord.world.delete_message(posts[-1] if rng.random() < 0.5 else rng.choice(posts))


@kind("deleted channel or thread (10003)", 0.5)
async def delete_channel(t: Trouble, rng: Random, game: str) -> None:
    """The game's channel or thread is deleted. Its host finds another one."""
    place = t.channel(game)
    if place is not None:
        t.discord.world.delete_channel(place)


@kind("lost permissions (50013)", 1.5)
async def lose_permissions(t: Trouble, rng: Random, game: str) -> None:
    """The bot may not post in the channel for a while."""
    place = t.channel(game)
    place = place.parent if place is not None and place.is_thread else place
    if place is None:
        return
    world, app = t.discord.world, t.discord.world.app
    taken = rng.choice((may.SEND | may.SEND_IN_THREADS, may.VIEW, may.ATTACH))
    world.overwrite(place, app, deny=taken)

    def give_back() -> None:
        if place.id in world.channels:
            world.overwrite(place, app)

    t.heal(rng.uniform(0.3, 2.5), give_back)


# -- connections -----------------------------------------------------------------------------


@kind("gateway drop with RESUME", 3)
async def drop(t: Trouble, rng: Random, game: str) -> None:
    """The connection is cut; the bot may take it up again."""
    await t.discord.gateway.end(rng.choice((Ending.DROP, Ending.RECONNECT)))


@kind("gateway drop without RESUME", 1.5)
async def forget(t: Trouble, rng: Random, game: str) -> None:
    """The connection is cut and the session forgotten."""
    await t.discord.gateway.end(rng.choice((Ending.FORGET, Ending.INVALID)))


def able() -> bool:
    """Return whether this machine can be made to run out of disk."""
    return hasattr(resource, "prlimit") and hasattr(os, "fork")
