"""A lock on a database file, so that only one process serves it. It is released if its process is killed."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

from bot.store.address import file_of
from bot.store.errors import StoreError


class InUseError(StoreError):
    """Another process holds the lock."""


@contextlib.contextmanager
def hold(path: Path) -> Iterator[None]:
    """Hold a lock file, which is made if there is none and stays when it is let go.

    Raises:
        InUseError: another process holds it.
        StoreError: it cannot be made.

    """
    try:
        import fcntl
    except ImportError:  # Windows has no such lock
        yield
        return
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = path.open("a", encoding="utf-8")
    except OSError as why:
        raise StoreError(f"there can be no lock {path}: {why}") from why
    with file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as why:
            raise InUseError(f"{path} is held by another process") from why
        except OSError as why:
            raise StoreError(f"{path} cannot be locked: {why}") from why
        yield


@contextlib.contextmanager
def sole(where: str) -> Iterator[None]:
    """Be the only process that serves a database file. Servers and databases in memory have no such lock.

    Raises:
        InUseError: another process serves it, or is about to change the whole of it.
        StoreError: there can be no lock beside it.

    """
    path = file_of(where)
    if path is None:
        yield
        return
    real = path.resolve()  # one file may be named in several ways
    if real.exists() and real.stat().st_nlink > 1:  # SQLite keeps its log beside the name: it would be lost
        raise StoreError(f"the database {path} has a second name, a hard link; remove one, or copy the file")
    with contextlib.ExitStack() as stack:
        try:
            stack.enter_context(hold(real.with_name(f"{real.name}.lock")))
        except InUseError as why:
            raise InUseError(f"another process is serving the database {path}; stop that one first") from why
        yield
