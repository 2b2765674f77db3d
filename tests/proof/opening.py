"""Opening a table as people do: a lobby, its seats taken by people and machine players, and the start."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from random import Random
from typing import Any

from tests.loopback.discord.server import Loopback
from tests.loopback.discord.world import Channel, Guild
from tests.loopback.people import NotPossible, Upload
from tests.proof.checks.glimpse import Glimpse
from tests.proof.players import Player
from tests.proof.titles import Table
from tests.proof.waits import Waits

#: Chances that a game is played in a thread, and that a player looks at their settings first.
THREAD, SETTINGS = 0.3, 0.85


class Opening:
    """Opens games, on each server by turns."""

    def __init__(self, discord: Loopback, look: Glimpse, guilds: Sequence[Guild], waits: Waits) -> None:
        self._world, self._look, self._guilds, self._waits = discord.world, look, guilds, waits

    async def game(
        self, title: str, table: Table, players: Sequence[Player], rng: Random, number: int
    ) -> str:
        """Open and start table `number`; return the game's id."""
        channel = self._world.channel(
            self._guilds[number % len(self._guilds)], f"{title}-{rng.randint(100, 999)}"
        )
        more: dict[str, Any] = {"options": table.options, "scenario": table.scenario}
        more = {name: value for name, value in more.items() if value}
        if table.file:
            more["file"] = Upload(*table.file)
        if rng.random() < THREAD:
            more["where"] = "thread"
        for p in players[: table.people]:
            if rng.random() < SETTINGS:
                with contextlib.suppress(NotPossible):  # they have left the server for a while
                    await p.command("settings", channel, confirm=False)
        await self._waits.insist(
            lambda: players[0].command("game new", channel, title=title, **more), lambda: self._in(channel)
        )
        game = self._in(channel)
        await self._seat(game, channel, table, players)
        await self._waits.insist(
            lambda: players[0].command("game start", channel, game=game),
            lambda: self._look.stand(game).n >= 0,
        )
        return game

    async def _seat(self, game: str, channel: Channel, table: Table, players: Sequence[Player]) -> None:
        """Have people take the first seats, and the host put machine players on the next."""
        seats = list(self._look.seats(game))
        for seat, p in zip(seats, players[: table.people], strict=False):
            word = p.person.user.name
            await self._waits.insist(
                lambda p=p, seat=seat, word=word: p.command(
                    "game join", channel, seat=seat, game=game, word=word
                ),
                lambda seat=seat: self._look.seats(game)[seat][0],
            )  # fmt: skip
        for seat, policy in zip(seats[table.people :], table.machines, strict=False):
            await self._waits.insist(
                lambda seat=seat, policy=policy: players[0].command(
                    "game machine", channel, policy=policy, seat=seat, game=game
                ),
                lambda seat=seat: self._look.seats(game)[seat][2],
            )  # fmt: skip

    def _in(self, channel: Channel) -> str:
        """Name the game that was opened in a channel or a thread of it; "" for none."""
        places = {channel.id, *(x.id for x in self._world.channels.values() if x.parent is channel)}
        return next((game for game, place in self._look.places() if place in places), "")
