"""What goes wrong with the network as a whole: Discord is down, the gateway closes or says nothing more."""

from __future__ import annotations

from random import Random

from tests.loopback.weather import Ending
from tests.proof.faults.drawn import Trouble, kind
from tests.proof.faults.weather import OUTAGES

#: Codes with which Discord closes a gateway that may be opened again.
CODES = (1000, 1001, 4000, 4007, 4008, 4009)


def _down(name: str, weight: float) -> None:
    @kind(name, weight, 12.0)
    async def down(t: Trouble, rng: Random, game: str) -> None:
        """Let everything that the bot asks meet the same for a while."""
        t.storm.outage = OUTAGES[name]

        def over() -> None:
            t.storm.outage = None

        t.heal(rng.uniform(1, 12) if t.pace > 1 else rng.uniform(5, 60), over)


for _name in OUTAGES:
    _down(_name, 0.15)


@kind("gateway closed with a code", 2)
async def close(t: Trouble, rng: Random, game: str) -> None:
    """Discord closes the gateway and says why."""
    await t.discord.gateway.end(Ending.CLOSED, code=rng.choice(CODES))


@kind("heartbeats not acknowledged", 0.4, 10.0)
async def mute(t: Trouble, rng: Random, game: str) -> None:
    """The gateway stands and says nothing more; the bot must find that out."""
    t.discord.gateway.mute()
