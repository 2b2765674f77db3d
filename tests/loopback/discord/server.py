"""The loopback Discord: one aiohttp server on 127.0.0.1 with REST routes, gateway and CDN.

    async with Loopback.open() as discord:
        guild = discord.world.guild()
        table = discord.world.channel(guild)
        alice = discord.person("alice", guild)
        bot = await discord.bot(tmp_path, empty=migrated).start()
        said = await alice.command("game new", table, title="starwars")

It lives on the test's own event loop; the bot runs in its own process. All that the bot asked is in `calls`;
what Discord would have refused is in `violations`, which every test holds against [].
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

from aiohttp import web

from tests.loopback.discord import routes, routes_app
from tests.loopback.discord.buckets import Rates
from tests.loopback.discord.gateway import Gateway
from tests.loopback.discord.interactions import Desk, Interaction
from tests.loopback.discord.rest import Rest, file
from tests.loopback.discord.world import Channel, Delivery, Guild, Message, User, World
from tests.loopback.forks import Forks
from tests.loopback.people import Person
from tests.loopback.process import BotProcess
from tests.loopback.weather import Call, Weather

T = TypeVar("T")
#: Their routes are declared when they are read.
ROUTES = (routes, routes_app)


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


class Loopback:
    """A running loopback Discord.

    `checks`: hold every request against Discord's limits (and schema where `DISCORD_OPENAPI` names it).
    `strict`: refuse what is wrong by them (50035). `answers`: hold our own answers against that schema too
    (`own_faults`). `remember`: keep calls, deliveries and old messages; a long bench turns it off. `ack`,
    `life`: the 3 s and 15 min rules. `patience`: seconds for which people wait for an answer that was
    promised ("is thinking"). `shards`, `concurrency`: what /gateway/bot says. `forks`: what forks the bot's
    processes; without it each is a new Python.
    """

    def __init__(
        self, *, weather: Weather | None = None, rates: Rates | None = None, checks: bool = True,
        strict: bool = True, answers: bool = False, remember: bool = True, shards: int = 1, concurrency: int =
        1, ack: float = 3.0, life: float = 900.0, patience: float = 15.0,
        forks: Forks | None = None,
    ) -> None:  # fmt: skip
        self.world = World(remember=remember)
        self.weather = weather or Weather()
        self.rates = rates or Rates()
        self.strict = strict
        self.checks, self.answers, self.shards, self.concurrency = checks, answers, shards, concurrency
        self.largest_shard = 2500  # servers; with more Discord wants more shards
        self.ack, self.life, self.patience = ack, life, patience
        self.forks = forks
        self.calls: list[Call] = []
        self.violations: list[str] = []
        self.own_faults: list[str] = []
        self.nonces: dict[str, Message] = {}
        self.repeated = 0
        self.gateway = Gateway(self)
        self.desk = Desk(self)
        self.rest = Rest(self)
        self.processes: list[BotProcess] = []
        self.closed = False
        #: Called with each act of a person; what they give is called when it was answered.
        self.witnesses: list[Callable[[Interaction], Callable[[], None]]] = []
        self.port = 0
        self.world.emit, self.world.heard = self.gateway.emit, self._wake
        self._waiting: list[asyncio.Future[None]] = []
        self._runner: web.AppRunner | None = None

    @classmethod
    @asynccontextmanager
    async def open(cls, **options: Any) -> AsyncIterator[Loopback]:
        """Start one, and stop it with all its processes. Options are those of the class."""
        found = cls(**options)
        await found.start()
        try:
            yield found
        finally:
            await found.stop()

    async def start(self) -> None:
        """Listen on a free port of 127.0.0.1."""
        app = web.Application(client_max_size=64 * 1024 * 1024)
        app.router.add_get("/gateway", self.gateway.connect)
        app.router.add_get("/gateway/", self.gateway.connect)
        app.router.add_route("*", "/api/{rest:.*}", self.rest.serve)
        for place in ("attachments", "ephemeral-attachments"):
            app.router.add_get(f"/{place}/{{rest:.*}}", self._file)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        self.port = self._runner.addresses[0][1]
        self.world.cdn_address = f"http://127.0.0.1:{self.port}"

    async def stop(self) -> None:
        """End every bot process of `bot` and close all connections; none is started from now on."""
        self.closed = True
        for x in list(self.processes):
            await x.kill()
        if self._runner is not None:
            await self._runner.cleanup()

    @property
    def api(self) -> str:
        """Return the address of the REST routes."""
        return f"http://127.0.0.1:{self.port}/api/v10"

    @property
    def gateway_url(self) -> str:
        """Return the address of the gateway."""
        return f"ws://127.0.0.1:{self.port}/gateway"

    async def _file(self, request: web.Request) -> web.Response:
        return await file(self, request)

    # -- who is there ------------------------------------------------------------------------------------

    def person(self, name: str | User, *guilds: Guild, locale: str = "en-US") -> Person:
        """Make a person who is in these servers, or take one whom the world has."""
        user = name if isinstance(name, User) else self.world.user(name, locale=locale)
        for guild in guilds:
            self.world.join(guild, user)
        return Person(self, user)

    def bot(
        self, data: Path, environment: Mapping[str, str] | None = None, *, first: str = "",
        empty: Path | None = None, name: str = "bot",
    ) -> BotProcess:  # fmt: skip
        """Make a process of the bot (`await .start()` starts it).

        `empty`: a migrated database to begin with.
        """
        made = BotProcess(self, data, environment, first=first, empty=empty, name=name)
        self.processes.append(made)
        return made

    # -- waiting -----------------------------------------------------------------------------------------

    def _wake(self) -> None:
        waiting, self._waiting = self._waiting, []
        for x in waiting:
            if not x.done():
                x.set_result(None)

    async def until(
        self, holds: Callable[[], T], limit: float = 20.0, what: str = "", *, again: float = 0.2
    ) -> T:
        """Wait until something holds (asked after every request and delivery, and `again`) and give it.

        Raises:
            AssertionError: it does not in `limit` seconds; `what` says what was waited for.

        """
        loop = asyncio.get_running_loop()
        end = loop.time() + limit
        while not (found := holds()):
            left = end - loop.time()
            if left <= 0:
                raise AssertionError(f"{what or 'what was waited for'}: not in {limit} s{self._tails()}")
            woken = loop.create_future()
            self._waiting.append(woken)
            await asyncio.wait([woken], timeout=min(left, again))
        return found

    def _tails(self) -> str:
        return "".join(f"\n--- {x.name}\n{x.tail(12)}" for x in self.processes)

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
