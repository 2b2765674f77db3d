"""How long a machine player's answer takes must not tell what it holds.

Two bots play the same game at the same time, on two loopback Discords, so that what else runs weighs on both
alike. In one the machine player thinks longer, as it might with another hand. The delays that the channel can
see are compared as distributions (Kolmogorov and Smirnov, two samples).
"""

from __future__ import annotations

import math
import os
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tests.loopback.messages import walk
from tests.loopback.people import Person
from tests.loopback.server import Loopback
from tests.loopback.world import Channel

#: Kinds of control by which a person answers.
ANSWERING = {"take", "pick"}
#: The control that only a game which is over has.
OVER = "export"


def slowed() -> None:
    """Have a machine player of this process think so many seconds longer over every answer."""
    from engine.core.policy import POLICIES

    greedy, longer = POLICIES["greedy"], float(os.environ["PROOF_THINKS"])

    def slow(*of: Any) -> Any:
        time.sleep(longer)
        return greedy(*of)

    POLICIES["greedy"] = slow


def apart(one: Sequence[float], two: Sequence[float]) -> float:
    """Give how far two samples' distributions are apart, 0 to 1 (the statistic of Kolmogorov and Smirnov).

    >>> apart([1, 2, 3], [1, 2, 3]), apart([1, 2], [3, 4])
    (0.0, 1.0)
    """
    return max(
        abs(sum(x <= at for x in one) / len(one) - sum(x <= at for x in two) / len(two))
        for at in (*one, *two)
    )


def far(n: int) -> float:
    """Give how far apart two samples of `n` may be by chance: further in one run of a thousand (n from 8)."""
    return 1.95 * math.sqrt(2 / n)


class Match:
    """Bob against a machine player, at one bot."""

    def __init__(self, discord: Loopback, channel: Channel, bob: Person) -> None:
        self.discord, self.channel, self.bob = discord, channel, bob

    @classmethod
    async def begin(cls, discord: Loopback, folder: Path, empty: Path, pace: float, thinks: float) -> Match:
        """Start a bot and a game of Starwars in it."""
        guild = discord.world.guild()
        channel, bob = discord.world.channel(guild), discord.person("bob", guild)
        settings = {"NULLGATE_PACE": str(pace), "PROOF_THINKS": str(thinks)}
        await discord.bot(folder, settings, first="tests.proof.delays:slowed", empty=empty).start()
        await bob.command("settings", channel, confirm=False)
        match = cls(discord, channel, bob)
        await match._open()
        return match

    async def _open(self) -> None:
        """Start a game."""
        await self.bob.command("game new", self.channel, title="starwars")
        await self.bob.command("game join", self.channel, seat="orange")
        await self.bob.command("game machine", self.channel, seat="blue")
        await self.bob.command("game start", self.channel)
        await self.discord.settled()

    async def delay(self) -> float:
        """Play until the machine player has answered once more; give the seconds that the channel waited."""
        while True:
            last = self.channel.posts()[-1]
            verbs = {str(x.get("custom_id", "::")).split(":")[1] for x in walk(last.json["components"])}
            if OVER in verbs:  # Bob takes whatever is offered first, and may lose before there were enough
                await self._open()
            elif not verbs & ANSWERING:
                since = last.made
                await self._newer(last.id)
                return self.channel.posts()[-1].made - since
            else:
                offered = (await self.bob.autocomplete("answer", self.channel, "text")).choices
                await self.bob.command("answer", self.channel, text=offered[0]["value"])
                await self._newer(last.id)

    async def _newer(self, id: int) -> None:  # noqa: A002 - it is one
        await self.discord.until(lambda: self.channel.posts()[-1].id != id, 20, "a new post")


async def delays(
    folder: Path, empty: Path, *, pace: float, thinks: tuple[float, float], rounds: int
) -> tuple[list[float], list[float]]:
    """Measure the delays of two machine players that think differently long, turn and turn about."""
    one, two = list[float](), list[float]()
    async with Loopback.open() as first, Loopback.open() as second:
        a = await Match.begin(first, folder / "one", empty, pace, thinks[0])
        b = await Match.begin(second, folder / "two", empty, pace, thinks[1])
        for _ in range(rounds):
            one.append(await a.delay())
            two.append(await b.delay())
    return one, two
