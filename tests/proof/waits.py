"""Waiting for a bot that may be away: whoever waits looks again when anything was heard of it."""

from __future__ import annotations

import contextlib
import re
import time
from collections.abc import Awaitable, Callable
from typing import Any

from bot.desk.discord.world import Guild
from bot.desk.people import NotPossible, Outcome
from tests.loopback.server import Loopback

#: Number of tries after which something is given up.
TRIES = 40
#: Seconds within which a try must have worked.
PATIENCE = 3.0
#: Seconds for which people who are told to come back later do so: six files are allowed in 300 seconds.
PACED = 330.0
LATER = re.compile(r"(?:Try again in|Versuch es in) [\d.,]+ s")
#: Seconds until something that the bot commits silently is seen.
UNSEEN = 0.05


class Stuck(AssertionError):
    """A game does not go on."""


class Waits:
    """`there` waits until the bot runs; `guild` is a server that it serves."""

    def __init__(self, discord: Loopback, there: Callable[[], Awaitable[None]], guild: Guild) -> None:
        self.discord, self._there, self._guild = discord, there, guild

    async def until(self, done: Callable[[], Any], limit: float) -> bool:
        """Wait until something is done; False when it is not in so many seconds."""
        with contextlib.suppress(AssertionError):
            await self.discord.until(lambda: bool(done()), limit, again=UNSEEN)
            return True
        return False

    async def connected(self) -> None:
        """Wait until the bot is there: a client shows whether it is."""
        await self._there()
        await self.until(lambda: self.discord.gateway.reaches(self._guild.id), 30.0)

    async def insist(self, do: Callable[[], Awaitable[Outcome]], done: Callable[[], Any]) -> None:
        """Do something until it is done: it may fail at first.

        Raises:
            Stuck: it never was.

        """
        said: Outcome | None = None
        tries, end = 0, time.monotonic() + PACED
        while tries < TRIES:
            await self.connected()
            with contextlib.suppress(NotPossible):  # somebody has left the server for a while, or the bot
                said = await do()
            if await self.until(done, PATIENCE):
                return
            tries += said is None or not LATER.search(said.text) or time.monotonic() > end
        last = (said.text or "no answer") if said is not None else "no client allows it"
        raise Stuck(f"it cannot even be started or moved, and the last that was said is: {last[:300]!r}")
