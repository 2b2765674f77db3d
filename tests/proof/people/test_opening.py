"""Hosts know what their server allows and ask for no more: what is refused for that is no fault."""

from types import SimpleNamespace

import pytest

from tests.proof.people.opening import Opening


class Look:
    """What the database says: a server's limits, and the states of somebody's games there."""

    def __init__(self, limits, states):
        self.limits, self.states = limits, states

    def rows(self, sql, *values):
        return self.limits if "FROM guild" in sql else [(x,) for x in self.states]


@pytest.mark.parametrize(
    ("limits", "states", "may"),
    [
        ([], [], True),
        ([], ["lobby"] * 3, False),
        ([], ["over"] * 4, True),
        ([], ["over"] * 5, False),
        ([(9, 2, 99)], ["playing", "frozen"], False),
        ([(9, 3, 99)], ["playing", "frozen", *["abandoned"] * 50], True),
        ([(1, 99, 99)], ["lobby"], False),
    ],
)
def test_a_host_asks_for_no_more_than_a_server_allows(limits, states, may):
    opening = Opening(SimpleNamespace(world=None), Look(limits, states), [], None, {})
    assert opening._may_open(SimpleNamespace(id=1), SimpleNamespace(id=2)) is may
