"""The local Discord of `bot/desk/discord` with weather, and with checks of all that the bot asks.

    async with Loopback.open() as discord:
        guild = discord.world.guild()
        table = discord.world.channel(guild)
        alice = discord.person("alice", guild)
        bot = await discord.bot(tmp_path, empty=migrated).start()
        said = await alice.command("new", table, title="starwars")

It lives on the test's own event loop; the bot runs in its own process. All that the bot asked is in `calls`;
what Discord would have refused is in `violations`, which every test holds against [].
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from pathlib import Path

from bot.desk.discord.buckets import Rates
from bot.desk.discord.calls import Call
from bot.desk.discord.server import LocalDiscord
from bot.desk.discord.world import Channel, Delivery, World
from tests.loopback.discord.checks import Checks, Upload
from tests.loopback.discord.storms import StormyGateway, StormyRest
from tests.loopback.forks import Forks
from tests.loopback.process import TriedProcess
from tests.loopback.weather import Weather


class Watch:
    """What people are shown in one channel from now on."""

    def __init__(self, world: World, channel: Channel) -> None:
        self._world, self._channel = world, channel
        self._queue: asyncio.Queue[Delivery] = asyncio.Queue()
        world.watches.setdefault(channel.id, []).append(self._queue.put_nowait)

    async def next(self, limit: float = 10.0) -> Delivery:
        """Wait for the next delivery.

        Raises:
            TimeoutError: there was none in `limit` seconds.

        """
        return await asyncio.wait_for(self._queue.get(), limit)

    def close(self) -> None:
        """Watch no longer."""
        self._world.watches[self._channel.id].remove(self._queue.put_nowait)


class Loopback(LocalDiscord):
    """A running Discord for tests.

    `checks`: hold every request against Discord's limits (and schema where `DISCORD_OPENAPI` names it).
    `strict`: refuse what is wrong by them (50035). `answers`: hold our own answers against that schema too
    (`own_faults`). `remember`: keep calls, deliveries and old messages; a long bench turns it off. `forks`:
    what forks the bot's processes; without it each is a new Python.
    """

    rest: StormyRest
    gateway: StormyGateway

    def __init__(
        self, *, weather: Weather | None = None, rates: Rates | None = None, checks: bool = True,
        strict: bool = True, answers: bool = False, remember: bool = True, forks: Forks | None = None,
        **more: float,
    ) -> None:  # fmt: skip
        self.weather = weather or Weather()
        self.checks = Checks() if checks else None
        self.strict, self.answers, self.forks = strict, answers, forks
        self.calls: list[Call] = []
        self.violations: list[str] = []
        self.own_faults: list[str] = []
        super().__init__(World(remember=remember), rates=rates, **more)

    def make_rest(self) -> StormyRest:
        return StormyRest(self)

    def make_gateway(self) -> StormyGateway:
        return StormyGateway(self)

    def note(self, call: Call) -> None:
        if self.world.remember:
            self.calls.append(call)

    def wrong(self, what: str) -> None:
        self.violations.append(what)

    def fault(self, call: Call) -> str:
        if self.checks is None:
            return ""
        sizes = [Upload(field, name, len(data)) for field, name, data in call.files]
        found = self.checks.faults(call.route.partition(" ")[0], call.path, call.body, sizes)
        self.violations += [f"{call.route}: {x}" for x in found]
        return found[0] if found and self.strict else ""

    def check_answer(self, call: Call, status: int) -> None:
        """Hold an answer of our own against Discord's schema."""
        if self.checks is not None and self.answers:
            found = self.checks.answer_faults(call.route.partition(" ")[0], call.path, status, call.reply)
            self.own_faults += [f"{call.route}: {x}" for x in found]

    def bot(
        self, data: Path, environment: Mapping[str, str] | None = None, *, first: str = "",
        empty: Path | None = None, name: str = "bot",
    ) -> TriedProcess:  # fmt: skip
        """Make a process of the bot (`await .start()` starts it).

        `empty`: a migrated database to begin with.
        """
        made = TriedProcess(
            self, data, environment, first=first, empty=empty, name=name, forks=self.forks
        )  # fmt: skip
        self.processes.append(made)
        return made

    async def settled(self, quiet: float = 0.1, limit: float = 20.0) -> None:
        """Wait until the bot has asked nothing for `quiet` seconds, and nothing is under way.

        Raises:
            AssertionError: it went on asking for `limit` seconds.

        """
        loop, rest = asyncio.get_running_loop(), self.rest
        end, since = loop.time() + limit, loop.time()
        while rest.under_way or loop.time() - max(rest.last, since) < quiet:
            if loop.time() > end:
                raise AssertionError(f"the bot was still asking after {limit} s")
            await asyncio.sleep(quiet / 4)

    def watch(self, channel: Channel) -> Watch:
        """Watch a channel: cheaper than `until` where thousands wait."""
        return Watch(self.world, channel)
