"""Client libraries that know nothing of us get on with the loopback Discord, with no change made for them."""

from __future__ import annotations

import pytest

from tests.loopback.other.clients import CLIENTS
from tests.loopback.other.exchange import exchange


@pytest.mark.parametrize("name", CLIENTS)
async def test_another_library_goes_through_a_whole_exchange(name):
    client = CLIENTS[name]
    if not client.installed():
        pytest.skip(f"{name} is not installed; `python -m tests.loopback.other {name}` does it")
    await exchange(client.command)
