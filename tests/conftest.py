"""What tests of several layers share: databases that were migrated once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from bot.store.maintenance.upgrade import upgrade
from tests.servers import Server, serving, why_not

#: A package of its own: its test is run where it is installed (`test_adding_a_game.py`).
collect_ignore = ["example"]


@pytest.fixture(scope="session")
def migrated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty database of today's shape, made once and copied: migrating takes longer than most tests."""
    file = tmp_path_factory.mktemp("db") / "empty.db"
    upgrade(file)
    return file


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """A PostgreSQL server."""
    if why_not():
        pytest.skip(why_not())
    with serving() as started:
        yield started


@pytest.fixture(scope="session")
def on_server(server: Server) -> Callable[[], str]:
    """Make empty databases of today's shape on the PostgreSQL server; gives their addresses."""
    from bot.store.maintenance.moving import upgrade_server

    empty = server.fresh()
    upgrade_server(server.address(empty))
    return lambda: server.address(server.fresh(empty))
