"""Every kind of trouble, by its name: of the weather, and of everything else."""

from tests.proof import faults_machine, faults_network, faults_people, faults_places
from tests.proof.faults import ASKED, KINDS, STEP
from tests.proof.storm import EVENTS, REQUESTS

__all__ = ["NAMES", "faults_machine", "faults_network", "faults_people", "faults_places"]
#: What `--only` takes.
NAMES = tuple(dict.fromkeys((*KINDS, STEP, ASKED, *REQUESTS, *EVENTS)))
