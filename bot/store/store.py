"""The store: everything that outlives the process."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bot.store import audit
from bot.store.answer import Commit, commit
from bot.store.errors import StoreError
from bot.store.games import GameRows
from bot.store.line import Line
from bot.store.posts import PostRows
from bot.store.sheets import SheetRows
from bot.store.upgrade import copy, upgrade
from engine.core.contract import Game


@dataclass(frozen=True, slots=True)
class Opened:
    """How a store was opened: where it is, and the copy made before a migration, if there was one."""

    path: Path
    kept: Path | None


class Store(GameRows, PostRows, SheetRows):
    """One database. Open it with `Store.open`."""

    def __init__(self, line: Line, opened: Opened, folder: TemporaryDirectory[str] | None = None) -> None:
        self.line, self.opened, self._folder = line, opened, folder

    @classmethod
    async def open(cls, where: str | Path = "") -> Store:
        """Open a database, made or brought up to date as needed. "" or ":memory:": one that is gone on close.

        `where` is a path, or an address such as `sqlite:///var/nullgate.db`.

        Raises:
            StoreError: the file cannot be used; one sentence says why.

        """
        text = str(where)
        scheme, address, rest = text.partition("://")
        if address and not scheme.startswith("sqlite"):
            raise StoreError(f"{scheme} is no database that Nullgate can use; give a path or sqlite:///path")
        name = rest.removeprefix("/") if address else text
        folder = TemporaryDirectory(prefix="nullgate-") if name in ("", ":memory:") else None
        path = Path(folder.name) / "nullgate.db" if folder else Path(name)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            kept = await asyncio.to_thread(upgrade, path)
            line = Line(path, durable=folder is None)
            await line
        except (OSError, sqlite3.Error, StoreError) as why:
            if folder:
                folder.cleanup()
            raise StoreError(str(why)) from why
        return cls(line, Opened(path, kept), folder)

    async def close(self) -> None:
        """Finish what is queued and close. Closing twice does no harm."""
        await self.line.close()
        if self._folder:
            self._folder.cleanup()

    async def commit(self, answer: Commit) -> None:
        """Write one answer, or a run of them, as one transaction in one hop.

        Raises:
            ClashError: the game has moved on since it was read.

        """
        await self.line.run(lambda db: commit(db, answer))

    async def backup(self, target: str | Path) -> None:
        """Copy the database as it is at one moment, while it is in use.

        Raises:
            StoreError: it cannot be written there.

        """
        await asyncio.to_thread(copy, self.opened.path, Path(target))

    async def check(self, games: Mapping[str, Game[Any]] | None = None) -> list[audit.Finding]:
        """Check the file, then replay every game and compare. Empty when all is sound."""
        return await asyncio.to_thread(audit.check, self.opened.path, games)
