"""The program on the database of an old version."""

from __future__ import annotations

from pathlib import Path

import pytest
import pytest_asyncio

from bot.play.services import Services
from bot.store import Store
from tests.play.conftest import room_on
from tests.play.editions.old_games import unpacked


def begun(store: Store) -> Services:
    """Start the program anew on a database."""
    return room_on(store).services


@pytest_asyncio.fixture
async def old(request: pytest.FixtureRequest, tmp_path: Path, nothing_left_open: None):
    """The program on old games of the title that a test is about, or of all."""
    cells = getattr(request.node, "callspec", None)
    store = await Store.open(unpacked(tmp_path / "old.db", cells.params["title"] if cells else ""))
    yield begun(store)
    await store.close()
