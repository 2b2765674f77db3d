"""Every kind of trouble, by its name: of the weather, and of everything else."""

from tests.proof.faults import hosts, machine, network, people, places, time
from tests.proof.faults.drawn import ASKED, KINDS, STEP
from tests.proof.faults.weather import EVENTS, REQUESTS

__all__ = [
    "MATTERS", "NAMES", "RARE", "hosts", "machine", "network", "people", "places", "rare", "time",
]  # fmt: skip
#: What `--only` takes.
NAMES = tuple(dict.fromkeys((*KINDS, STEP, ASKED, *REQUESTS, *EVENTS)))
#: A kind that is drawn so seldom beside others is rare; every round is sure to be dealt some of them.
SELDOM, SELDOM_WEATHER, EACH = 0.5, 0.1, 2
RARE = (
    *(name for name, x in KINDS.items() if x.weight < SELDOM),
    *(name for name, x in REQUESTS.items() if x.weight < SELDOM_WEATHER),
)
#: What people do with their rights: one of these comes in every round.
MATTERS = tuple(name for name, x in KINDS.items() if x.do.__module__ == hosts.__name__)


def rare(seed: str) -> list[str]:
    """Name the kinds that a round is sure to meet: by turns, so that a score of rounds has met them all."""
    n = int(seed) if seed.isdecimal() else sum(seed.encode())
    found = [RARE[(n * EACH + i) % len(RARE)] for i in range(EACH)]
    return [*found, MATTERS[n % len(MATTERS)]]
