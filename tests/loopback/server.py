"""The loopback Discord: one aiohttp server on 127.0.0.1 with REST routes, gateway and CDN.

    async with Loopback.open() as discord:
        guild = discord.world.guild(); channel = discord.world.channel(guild)
        alice = discord.person("alice", guild)
        bot = await discord.bot(tmp_path, empty=migrated).start()
        said = await alice.command("game new", channel, title="starwars")

It lives on the test's own event loop; the bot runs in its own process. All that the bot asked is in `calls`; what
Discord would have refused is in `violations`, which every test holds against [].
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

from tests.loopback.buckets import Rates
from tests.loopback.gateway import Gateway
from tests.loopback.people import Person
from tests.loopback.process import BotProcess
from tests.loopback.weather import Call, Weather
from tests.loopback.world import Guild, User, World

T = TypeVar("T")


class Loopback:
    """A running loopback Discord.

    `checks`: hold every request against Discord's limits (and schema where `DISCORD_OPENAPI` names it). `remember`:
    keep calls, deliveries and old messages; a long bench turns both off. `ack`, `life`: the 3 s and 15 min rules.
    """

    def __init__(
        self, *, weather: Weather | None = None, rates: Rates | None = None, checks: bool = True,
        remember: bool = True, shards: int = 1, ack: float = 3.0, life: float = 900.0,
    ) -> None:  # fmt: skip
        self.world = World(remember=remember)
        self.weather = weather or Weather()
        self.rates = rates or Rates()
        self.gateway = Gateway(self)
        self.checks, self.shards, self.ack, self.life = checks, shards, ack, life
        self.calls: list[Call] = []
        self.violations: list[str] = []
        self.port = 0

    @classmethod
    @asynccontextmanager
    async def open(cls, **options: object) -> AsyncIterator[Loopback]:
        """Start one, and stop it with all its processes. Options are those of the class."""
        raise NotImplementedError
        yield

    async def start(self) -> None:
        """Listen on a free port of 127.0.0.1."""
        raise NotImplementedError

    async def stop(self) -> None:
        """End every bot process of `bot` and close all connections."""
        raise NotImplementedError

    @property
    def api(self) -> str:
        """Give the address of the REST routes."""
        return f"http://127.0.0.1:{self.port}/api/v10"

    @property
    def gateway_url(self) -> str:
        """Give the address of the gateway."""
        return f"ws://127.0.0.1:{self.port}/gateway"

    def person(self, name: str | User, *guilds: Guild, locale: str = "en-US") -> Person:
        """Make a person who is in these servers, or take one the world has."""
        raise NotImplementedError

    def bot(
        self, data: Path, environment: Mapping[str, str] | None = None, *, first: str = "",
        empty: Path | None = None, name: str = "bot",
    ) -> BotProcess:  # fmt: skip
        """Make a process of the bot (`await .start()` starts it). `empty`: a migrated database to begin with."""
        raise NotImplementedError

    async def until(self, holds: Callable[[], T], limit: float = 10.0, what: str = "") -> T:
        """Wait until something holds (asked again after every request and delivery) and give it.

        Raises:
            AssertionError: it does not in `limit` seconds; `what` says what was waited for.

        """
        raise NotImplementedError

    async def settled(self, quiet: float = 0.1, limit: float = 10.0) -> None:
        """Wait until the bot has asked nothing for `quiet` seconds."""
        raise NotImplementedError
