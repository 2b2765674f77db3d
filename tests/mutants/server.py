"""Runs tests of the directory it is started in, as often as it is asked, each time in a fork of its own.

A fork begins with every library imported and nothing of ours, so it sees our files as they are now. A line
that is read asks for a run of the tests in chosen.txt; the id of its process and its exit status are written.
"""

from __future__ import annotations

import atexit
import gc
import importlib
import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

CHOSEN, LIBRARIES = Path("chosen.txt"), Path("libraries.txt")
QUIETLY = ("-q", "-p", "no:cacheprovider")


class AsNamed:
    """Runs tests in the order in which they are named, whatever fixtures and conftest.py wish."""

    def __init__(self, names: list[str]) -> None:
        self.places = {name: at for at, name in enumerate(names)}

    @pytest.hookimpl(wrapper=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> Iterator[None]:
        yield
        items.sort(key=lambda item: self.places.get(item.nodeid, 0))


def run() -> int:
    """Run the chosen tests until one fails."""
    return pytest.main(["-x", *QUIETLY, f"@{CHOSEN}"], plugins=[AsNamed(CHOSEN.read_text().splitlines())])


def collect() -> int:
    """Collect every test, which compiles all that is ours, and write down what else was imported."""
    pytest.main(["--collect-only", *QUIETLY])
    ours, files = str(Path.cwd()), {name: getattr(x, "__file__", None) for name, x in sys.modules.items()}
    LIBRARIES.write_text("\n".join(x for x, file in files.items() if file and not file.startswith(ours)))
    return 0


def forked(act: Callable[[], int]) -> int:
    """Do something silently in a process and a group of its own; return its id."""
    if pid := os.fork():
        return pid
    code = 1
    try:
        os.setpgrp()
        nothing = os.open(os.devnull, os.O_RDWR)
        os.dup2(nothing, 0)
        os.dup2(nothing, 1)
        code = int(act())
    finally:
        atexit._run_exitfuncs()  # pytest removes its temporary directories there
        os._exit(code)


def ended(pid: int) -> int:
    """Wait for a process, end what it started, and return its exit status."""
    try:
        return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
    finally:
        with suppress(ProcessLookupError):
            os.killpg(pid, signal.SIGKILL)


def main() -> None:
    """Import what tests import that is not ours, then do as asked."""
    ended(forked(collect))
    for name in LIBRARIES.read_text().splitlines():
        with suppress(Exception):
            importlib.import_module(name)
    gc.freeze()
    for _ in sys.stdin:
        pid = forked(run)
        print(pid, flush=True)
        print(ended(pid), flush=True)


if __name__ == "__main__":
    main()
