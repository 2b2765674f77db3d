"""What tests of several layers share: databases that were migrated once, an order, and an end."""

from __future__ import annotations

import gc
import logging
import os
import shutil
import sys
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from pytest_timeout import Settings

from bot.memory import SELDOM
from bot.store.maintenance.upgrade import upgrade
from tests.shared.servers import Server, serving, why_not

#: A package of its own: its test is run where it is installed (`test_adding_a_game.py`).
collect_ignore = ["example"]
#: Seconds in which the fixtures of a test must be taken down.
TAKING_DOWN = 120.0
gc.set_threshold(*SELDOM)
#: What is compiled is kept, whatever this machine is set to. Else each worker, and each of many processes
#: that tests start, compiles a thousand modules anew, which takes most of them longer than what they are for.
os.environ["PYTHONDONTWRITEBYTECODE"], sys.dont_write_bytecode = "", False
#: A file system in memory, taken for all databases of tests where it has so many bytes free.
MEMORY, ROOM = Path("/dev/shm"), 8 << 30
if "TMPDIR" not in os.environ and MEMORY.is_dir() and shutil.disk_usage(MEMORY).free >= ROOM:
    os.environ["TMPDIR"] = str(MEMORY)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put slow tests first: one that begins last has a worker run on when the others have nothing to do."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)


def pytest_collection_finish() -> None:
    """Have the collector pass over what was imported and collected, which stays to the end."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None, None, None]:
    """End the process if fixtures hang: the clock of pytest-timeout is stopped as soon as a test fails."""
    clock = item.config.pluginmanager.hook
    clock.pytest_timeout_cancel_timer(item=item)
    clock.pytest_timeout_set_timer(item=item, settings=Settings(TAKING_DOWN, "thread", False, False))
    try:
        yield
    finally:
        clock.pytest_timeout_cancel_timer(item=item)


class Faulty(logging.Handler):
    """Keep what the catalogues report: sentences with a blank that nothing filled."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep the report."""
        self.found.append(record.getMessage())


FAULTY = Faulty()
logging.getLogger("render.core.text").addHandler(FAULTY)


@pytest.fixture(autouse=True)
def sentences_are_whole() -> Iterator[None]:
    """Every sentence that any test hears has all of its blanks filled, in whatever language."""
    FAULTY.found.clear()
    yield
    assert not FAULTY.found


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
    from bot.store.maintenance.upgrade import upgrade_server

    empty = server.fresh()
    upgrade_server(server.address(empty))
    return lambda: server.address(server.fresh(empty))
