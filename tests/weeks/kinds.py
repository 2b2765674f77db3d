"""What one seed is lived through as. Processes that are spawned import it from here."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable

from tests.weeks import histories, twins, world

#: A seed's days, and the tables that stand in its world.
DAYS, TABLES = 20, 20
Found = tuple[Counter[str], list[str]]


def one_history(seed: int) -> Found:
    """Draw a history of some weeks."""
    seen = Counter[str]()
    failures = histories.lived(seed, DAYS, seen)
    return seen, failures


def one_world(seed: int) -> Found:
    """Live through a world of some weeks."""
    lived = asyncio.run(world.lived(seed, DAYS, TABLES))
    return lived.seen, [f"world {seed}: {x}" for x in lived.failures]


def one_twin(seed: int) -> Found:
    """Live through two worlds that differ in a secret."""
    seen = Counter[str]()
    return seen, [f"twins {seed}: {x}" for x in asyncio.run(twins.told_apart(seed, seen))]


KINDS: dict[str, tuple[Callable[[int], Found], int]] = {
    "histories": (one_history, DAYS),
    "worlds": (one_world, DAYS * TABLES),
    "twins": (one_twin, 2 * twins.DAYS),
}
