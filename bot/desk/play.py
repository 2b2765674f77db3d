"""`python -m bot play`: opens the local table and keeps it open until Ctrl-C."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import sys
import threading
import webbrowser
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from bot.desk.pages import CannotServe
from bot.desk.saved_world import KeptWorld, Unreadable
from bot.desk.table import Table
from bot.desk.unusable_files import aside, broken, of_before

#: Maximum number of people whose screens are shown, and of bytes of a log before a new one is begun.
SEATS, LONGEST_LOG = 6, 4 * 1024 * 1024
_log = logging.getLogger(__name__)


class CannotPlay(Exception):
    """The table cannot be opened. Its text is one line that says why."""


@dataclass(frozen=True)
class Place:
    """A table's place and how it is opened.

    `database`: the file of its games that may be moved aside when it is of no use; None: they are elsewhere.
    `environment`: what the bot is given.
    """

    home: Path
    database: Path | None
    names: tuple[str, ...] = ("alice", "bob")
    port: int = 0
    as_discord: bool = False
    browser: bool = True
    environment: Mapping[str, str] = field(default_factory=dict)


def say(line: str) -> None:
    """Print a message for the person who opened the table."""
    print(line, flush=True)  # noqa: T201 - it is a command's answer


def play(place: Place) -> int:
    """Open the local table and keep it open until Ctrl-C. Returns the exit status."""
    os.umask(0o077)  # games have secrets, and others use this computer
    place.home.mkdir(parents=True, exist_ok=True)
    try:
        with _only_table(place.home):
            _logged(place.home)
            asyncio.run(_until_stopped(place))
    except (CannotPlay, CannotServe) as why:
        say(f"nullgate: {why}")
        return 1
    except KeyboardInterrupt:  # on systems without signal handlers
        pass
    say("The table is closed. Your games are kept.")
    return 0


async def _until_stopped(place: Place) -> None:
    stop, loop = asyncio.Event(), asyncio.get_running_loop()
    for sign in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(sign, stop.set)
    table = await opened(place)
    try:
        address = table.pages.address
        say(f"Nullgate's local table is open at {address}\nThe bot is being started. Press Ctrl-C to close.")
        if place.browser and has_screen():
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
        await stop.wait()
        say("Closing the table ...")
    finally:
        await table.close()


async def opened(place: Place) -> Table:
    """Open a table. An older file that cannot be used is moved aside, so that nothing keeps it from opening.

    Raises:
        CannotServe: the page's port cannot be had.

    """
    file = place.home / "desk.db"
    games = place.database
    if games is not None and (why := _of_no_use(games, file)):
        say(f"{games.name} {why}; it was moved to {aside(games)}, and a new table opens.")
        if file.exists():  # its posts would have buttons that lead nowhere
            say(f"Its messages were moved to {aside(file)}.")
    try:
        return await _tried(place, file)
    except Unreadable as why:
        say(f"{why}; it was moved to {aside(file)}. Your games are kept: /play has them.")
        return await _tried(place, file)


def _of_no_use(games: Path, messages: Path) -> str:
    """Say why a table cannot go on with the games in a file; "" when it can."""
    if not games.exists():
        return ""
    if not messages.exists():
        return "is of a table whose messages are gone"
    if broken(games):
        return "is broken"
    return "is of a build from before version 1.0.0" if of_before(games) else ""


async def _tried(place: Place, file: Path) -> Table:
    table = Table(
        place.home, KeptWorld(file), place.names, port=place.port, as_discord=place.as_discord,
        environment=place.environment, say=say,
    )  # fmt: skip
    try:
        await table.serve()
    except BaseException:
        await table.close()
        raise
    return table


def has_screen() -> bool:
    """Return whether a browser could be shown; a text browser must not take the terminal."""
    if sys.platform in {"win32", "darwin"}:
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


def _logged(home: Path) -> None:
    """Make the table log to a file of its own, with traces; a long file is put aside."""
    for name in ("desk.log", "bot.log"):
        log = home / name
        if log.exists() and log.stat().st_size > LONGEST_LOG:
            log.replace(home / f"{name}.1")
    handler = logging.FileHandler(home / "desk.log", encoding="utf-8")
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)-7s %(name)s: %(message)s"))
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(logging.INFO)


@contextlib.contextmanager
def _only_table(home: Path) -> Iterator[None]:
    """Ensure that the folder has one table only.

    Raises:
        CannotPlay: a table is already open there.

    """
    with (home / "local.lock").open("a", encoding="utf-8") as file:
        try:
            _lock(file.fileno())
        except OSError as why:
            raise CannotPlay(f"a local table is already open on {home}; close it first") from why
        yield


def _lock(file: int) -> None:
    try:
        import fcntl
    except ImportError:
        import msvcrt

        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def checked_names(names: Sequence[str]) -> tuple[str, ...]:
    """Return the names of those who play.

    Raises:
        ValueError: there are none or too many, or one cannot be a name.

    """
    found = tuple({x.strip().lower(): x.strip() for x in names if x.strip()}.values())
    if not 1 <= len(found) <= SEATS or any(len(x) > 32 or not x.isprintable() for x in found):
        raise ValueError(f"give one to {SEATS} names of at most 32 characters, separated by commas")
    return found
