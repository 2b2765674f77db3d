"""Every kind of trouble, by its name: of the weather, and of everything else."""

from tests.proof import faults_machine, faults_network, faults_people, faults_places
from tests.proof.faults import ASKED, KINDS, STEP
from tests.proof.storm import EVENTS, REQUESTS

__all__ = ["NAMES", "faults_machine", "faults_network", "faults_people", "faults_places"]
#: What `--only` takes.
NAMES = tuple(dict.fromkeys((*KINDS, STEP, ASKED, *REQUESTS, *EVENTS)))
#: A kind that is drawn so seldom beside others is rare; every round is sure to be dealt some of them.
SELDOM, SELDOM_WEATHER, EACH = 0.5, 0.1, 2
RARE = (
    *(name for name, x in KINDS.items() if x.weight < SELDOM),
    *(name for name, x in REQUESTS.items() if x.weight < SELDOM_WEATHER),
)


def rare(seed: str) -> list[str]:
    """Name the kinds that a round is dealt: by turns, so that a score of rounds has had them all."""
    n = int(seed) if seed.isdecimal() else sum(seed.encode())
    return [RARE[(n * EACH + i) % len(RARE)] for i in range(EACH)]
