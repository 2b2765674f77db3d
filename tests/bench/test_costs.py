"""What one answer asks of the store and of Discord, held for every title and way of answering."""

from __future__ import annotations

import pytest

from tests.bench.measures.costs import CONFIRMED, PRESSED, TYPED, Cost, in_a_room, mean

#: Trips, and write transactions, in the mean.
TRIPS, WRITES = 3.0, 1.5
#: Where a post tells a whole turn of several entries, those of before are read once more.
MORE = 0.5
#: Requests to Discord in one's own phase, and when others must act; one more takes an old page away.
OWN, OTHERS = 2, 3
#: Titles of which one answer brings several posts: a seal, the table's, and one to each player. Beside the
#: acknowledgement each of them is a request, and one that changes the message it replaces.
SEVERAL = frozenset({"armada"})
CASES = [
    ("starwars", TYPED), ("starwars", CONFIRMED), ("starwars", PRESSED),
    ("stargate", TYPED), ("stargate", CONFIRMED), ("stargate", PRESSED),
    ("skirmish", TYPED), ("skirmish", CONFIRMED),
    ("armada", TYPED), ("armada", PRESSED),
]  # fmt: skip


def moved(cost: Cost) -> int:
    """Count requests that only take away a private page which is elsewhere now."""
    return sum(x.startswith("DELETE /webhooks/") for x in cost.asked)


@pytest.mark.parametrize(("title", "way"), CASES)
async def test_an_answer_asks_little_of_the_store_and_of_discord(title: str, way: str) -> None:
    costs = await in_a_room(title, way)
    assert costs
    named = [x.names for x in costs]
    assert mean(costs, "trips") <= TRIPS + MORE * (title in SEVERAL), named
    assert mean(costs, "writes") <= WRITES, named
    assert not any(y.startswith("GET ") for x in costs for y in x.asked), "it asks what it has done itself"
    for x in costs:
        posts = sum(y.startswith("POST /channels/") for y in x.asked)
        most = 1 + 2 * posts if title in SEVERAL else OTHERS if posts else OWN
        assert x.requests - moved(x) <= most, x.asked
