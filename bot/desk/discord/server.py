"""The local Discord: one aiohttp server on 127.0.0.1 with REST routes, gateway and CDN.

    async with LocalDiscord.open() as discord:
        guild = discord.world.guild()
        table = discord.world.channel(guild)
        alice = discord.person("alice", guild)
        bot = await discord.bot(folder).start()
        said = await alice.command("new", table, title="chess")

It knows nothing of discord.py: any client of Discord's can use it, in this process or another.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Self, TypeVar

from aiohttp import web

from bot.desk.discord import routes, routes_app
from bot.desk.discord.buckets import Rates
from bot.desk.discord.calls import Call
from bot.desk.discord.gateway import Gateway
from bot.desk.discord.interactions import Interaction, Interactions
from bot.desk.discord.rest import Rest, file
from bot.desk.discord.world import Channel, Guild, Message, User, World
from bot.desk.people import Person
from bot.desk.process import BotProcess

T = TypeVar("T")
LOOPBACK = "127.0.0.1"
#: Their routes are declared when they are read.
ROUTES = (routes, routes_app)
_log = logging.getLogger(__name__)


class LocalDiscord:
    """A running Discord.

    `ack`, `life`: the 3 s and 15 min rules. `patience`: seconds for which people wait for an answer that was
    promised ("is thinking"). `shards`, `concurrency`: what /gateway/bot says.
    """

    def __init__(
        self, world: World | None = None, *, rates: Rates | None = None, shards: int = 1,
        concurrency: int = 1, ack: float = 3.0, life: float = 900.0, patience: float = 15.0,
    ) -> None:  # fmt: skip
        self.world = world or World()
        self.rates = rates or Rates()
        self.shards, self.concurrency = shards, concurrency
        self.largest_shard = 2500  # servers; with more Discord wants more shards
        self.ack, self.life, self.patience = ack, life, patience
        self.nonces: dict[str, Message] = {}
        self.repeated = 0
        self.gateway = self.make_gateway()
        self.interactions = Interactions(self)
        self.rest = self.make_rest()
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
    async def open(cls, **options: object) -> AsyncIterator[Self]:
        """Start one, and stop it with all its processes. Options are those of the class."""
        found = cls(**options)  # type: ignore[arg-type]
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
        site = web.TCPSite(self._runner, LOOPBACK, 0)
        await site.start()
        self.port = self._runner.addresses[0][1]
        self.world.cdn_address = f"http://{LOOPBACK}:{self.port}"

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
        return f"http://{LOOPBACK}:{self.port}/api/v10"

    @property
    def gateway_url(self) -> str:
        """Return the address of the gateway."""
        return f"ws://{LOOPBACK}:{self.port}/gateway"

    async def _file(self, request: web.Request) -> web.Response:
        return await file(self, request)

    # -- how the bot is reached ---------------------------------------------------------------------------

    def tell(self, x: Interaction) -> None:
        """Tell the bot of an act."""
        guild = x.channel.guild
        told = self.interactions.payload(x)
        self.world.emit("INTERACTION_CREATE", told, guild.id if guild else None, 0)

    def hears(self, where: Channel) -> bool:
        """Return whether a bot would hear of an act there."""
        guild = where.guild
        if guild is not None and self.world.app.id not in guild.members:
            return False
        return self.gateway.reaches(guild.id if guild else None)

    # -- what a test's Discord does otherwise ------------------------------------------------------------

    def make_rest(self) -> Rest:
        """Make what answers requests."""
        return Rest(self)

    def make_gateway(self) -> Gateway:
        """Make what sends events."""
        return Gateway(self)

    def note(self, call: Call) -> None:
        """Take note of a request, before it is read."""

    def fault(self, call: Call) -> str:
        """Say why a request is refused that its route would take; "": it is not."""
        return ""

    def wrong(self, what: str) -> None:
        """Take note of a request that Discord would not know."""
        _log.error("the bot asked for what there is not: %s", what)

    # -- who is there ------------------------------------------------------------------------------------

    def person(self, name: str | User, *guilds: Guild, locale: str = "en-US") -> Person:
        """Make a person who is in these servers, or take one whom the world has."""
        user = name if isinstance(name, User) else self.world.user(name, locale=locale)
        for guild in guilds:
            self.world.join(guild, user)
        return Person(self, user)

    def bot(
        self, data: Path, environment: Mapping[str, str] | None = None, *, name: str = "bot"
    ) -> BotProcess:
        """Make a process of the bot (`await .start()` starts it)."""
        made = BotProcess(self, data, environment, name=name)
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
