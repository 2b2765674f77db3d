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
from collections.abc import Iterator, Sequence

from bot import logs
from bot.app import create_bot
from bot.local_table import LocalTable, TableError
from bot.settings import Settings
from bot.store.connections.lock import InUseError, held, sole


def say(line: str) -> None:
    """Print a message for the person who opened the table."""
    print(line, flush=True)  # noqa: T201 - it is a command's answer


def play(
    settings: Settings, port: int = 0, names: Sequence[str] = ("alice", "bob"), browser: bool = True
) -> int:
    """Open the local table and keep it open until Ctrl-C. Returns the exit status."""
    logs.set_up(settings.log_level if settings.log_level == "DEBUG" else "WARNING", settings.log_format)
    for noisy in (
        "discord.client",
        "bot.ui.messages.courier",
    ):  # their warnings are about messages that no longer exist after a stop
        logging.getLogger(noisy).setLevel(logging.ERROR)
    if not 0 <= port <= 65535:
        say(f"nullgate: a port is a number from 0 to 65535, not {port}")
        return 2
    home = settings.data
    # All screens are visible here, so machine players need not hide how long they think.
    own = settings.model_copy(update={"database": settings.database or str(home / "local.db"), "pace": 0})
    home.mkdir(parents=True, exist_ok=True)
    try:
        with _only_table(own):
            asyncio.run(_until_stopped(own, port, names, browser=browser))
    except (TableError, InUseError) as why:
        say(f"nullgate: {why}")
        return 1
    except KeyboardInterrupt:  # on systems without signal handlers
        pass
    say("The table is closed. Your games are kept.")
    return 0


async def _until_stopped(settings: Settings, port: int, names: Sequence[str], *, browser: bool) -> None:
    stop, loop = asyncio.Event(), asyncio.get_running_loop()
    for sign in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(sign, stop.set)
    say("Setting the table ...")
    async with LocalTable(create_bot(settings), names, port).opened() as table:
        say(f"Nullgate's local table is open at {table.address}\nPress Ctrl-C to close it.")
        if browser and has_screen():
            threading.Thread(target=webbrowser.open, args=(table.address,), daemon=True).start()
        await stop.wait()


def has_screen() -> bool:
    """Return whether a browser could be shown; a text browser must not take the terminal."""
    if sys.platform in {"win32", "darwin"}:
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


@contextlib.contextmanager
def _only_table(settings: Settings) -> Iterator[None]:
    """Ensure that the folder has one table only, and that no bot and table share a database file.

    Raises:
        TableError: a table is already open there.
        InUseError: a bot serves the database.

    """
    with contextlib.ExitStack() as stack:
        try:
            stack.enter_context(held(settings.data / "local.lock"))
        except InUseError as why:
            raise TableError(f"a local table is already open on {settings.data}; close it first") from why
        stack.enter_context(sole(settings.store))
        yield
