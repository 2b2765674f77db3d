"""The gateway: sessions of the bot's shards, their events in order, and RESUME."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.loopback.weather import Ending

if TYPE_CHECKING:
    from tests.loopback.server import Loopback


class Gateway:
    """All sessions. `identified` and `resumed` count how often a client did so."""

    def __init__(self, loopback: Loopback) -> None:
        self.loopback = loopback
        self.identified = 0
        self.resumed = 0

    async def end(self, how: Ending = Ending.DROP, shard: int | None = None) -> None:
        """End the connections of a shard, or all. The bot comes back by itself, by RESUME or anew."""
        raise NotImplementedError
