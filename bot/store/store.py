"""The store: everything that outlives the process."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from bot.store.address import file_of, is_server
from bot.store.connections.sqlite import Reader, Writer, connect_to_read
from bot.store.errors import StoreError
from bot.store.maintenance import audit
from bot.store.maintenance.upgrade import copy, upgrade
from bot.store.repositories.blocks import BlockRows
from bot.store.repositories.clocks import ClockRows
from bot.store.repositories.cups import CupRows
from bot.store.repositories.figures import FigureRows
from bot.store.repositories.games import GameRows
from bot.store.repositories.limits import LimitRows
from bot.store.repositories.matching import MatchingRows
from bot.store.repositories.messages import MessageRows
from bot.store.repositories.posts import PostRows
from bot.store.repositories.privacy import PrivacyRows
from bot.store.repositories.puzzles.daily import DailyRows
from bot.store.repositories.puzzles.solving import SolvingRows
from bot.store.repositories.ratings import RatingRows
from bot.store.repositories.requests import RequestRows
from bot.store.repositories.seats import DepartureRows
from bot.store.repositories.settings import ScheduleRows, SettingRows
from bot.store.repositories.sheets import HintRows, LearningRows, LookBackRows, SandboxRows, SheetRows
from bot.store.repositories.turns import TurnRows
from bot.store.repositories.watchers import FollowerRows, HookRows, WatchLinkRows
from engine.core.contract import Game

if TYPE_CHECKING:
    from bot.store.connections.postgres import PostgresReader, PostgresWriter


@dataclass(frozen=True, slots=True)
class Opened:
    """How a store was opened: where it is, and the copy made before a migration, if there was one.

    `path` is the file; for PostgreSQL the folder for copies. `server` is PostgreSQL's address, with its
    password, or else "". `ahead` is how many seconds this machine's clock is ahead of the server's.
    """

    path: Path
    kept: Path | None
    server: str = ""
    ahead: float = 0


class Store(
    GameRows,
    ClockRows,
    DepartureRows,
    LimitRows,
    RequestRows,
    PostRows,
    MessageRows,
    SheetRows,
    LearningRows,
    SolvingRows,
    DailyRows,
    HintRows,
    LookBackRows,
    SandboxRows,
    FigureRows,
    SettingRows,
    ScheduleRows,
    PrivacyRows,
    BlockRows,
    MatchingRows,
    TurnRows,
    WatchLinkRows,
    FollowerRows,
    HookRows,
    RatingRows,
    CupRows,
):
    """One database. Open it with `Store.open`."""

    writer: Writer | PostgresWriter
    reader: Reader | PostgresReader

    def __init__(
        self,
        writer: Writer | PostgresWriter,
        reader: Reader | PostgresReader,
        opened: Opened,
        folder: TemporaryDirectory[str] | None = None,
    ) -> None:
        self.writer, self.reader, self.opened, self._folder = writer, reader, opened, folder
        #: Whether other processes are expected to work on this database as well.
        self.shared = writer.shared

    @classmethod
    async def open(cls, where: str | Path = "", *, aside: Path | None = None) -> Store:
        """Open a database, created or upgraded as needed. "" or ":memory:": one that is gone when closed.

        `where` is a path, or an address such as `sqlite:///var/nullgate.db` or
        `postgresql://nullgate@db.example/nullgate`. A copy made before a migration is put beside the file,
        that of a PostgreSQL database into the folder `aside`, if given.

        Raises:
            StoreError: it cannot be used; its one sentence says why.

        """
        text = str(where)
        scheme, address, _ = text.partition("://")
        if is_server(text):
            return await cls._open_server(text, aside)
        if address and not scheme.startswith("sqlite"):
            raise StoreError(
                f"{scheme} is no database that Nullgate can use; give a path, sqlite:///path or postgresql://..."
            )
        named = file_of(text)
        folder = None if named else TemporaryDirectory(prefix="nullgate-")
        path = named or Path(folder.name if folder else "") / "nullgate.db"
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            kept = await asyncio.to_thread(upgrade, path)
            writer = Writer(path, durable=folder is None)
            await writer
            reader = Reader(lambda: connect_to_read(path))
            await reader
        except (OSError, sqlite3.Error, StoreError) as why:
            if folder:
                folder.cleanup()
            raise StoreError(str(why)) from why
        return cls(writer, reader, Opened(path, kept), folder)

    @classmethod
    async def _open_server(cls, address: str, aside: Path | None) -> Store:
        try:
            from bot.store.connections import postgres
            from bot.store.maintenance import upgrade
        except ImportError as missing:
            raise StoreError("PostgreSQL needs the extra `postgres` (docs/operating.md)") from missing
        kept = await asyncio.to_thread(upgrade.upgrade_server, address, aside=aside)
        writer = postgres.PostgresWriter(address)
        there = await writer.run(postgres.clock)
        reader = postgres.PostgresReader(address)
        return cls(writer, reader, Opened(aside or Path(), kept, address, time.time() - there))

    def time(self, timed: Callable[[str, float], None]) -> None:
        """Time every read, write and commit of an answer: what it was, and its seconds."""
        self.writer.timed = self.reader.timed = timed

    @property
    def refuses(self) -> bool:
        """Return whether the database refuses what is to be written, as on a full disk."""
        return self.writer.outcomes.refuses

    async def close(self) -> None:
        """Finish queued work and close. Closing twice does no harm."""
        await self.reader.close()  # first, because the last to close an SQLite file must write
        await self.writer.close()
        if self._folder:
            self._folder.cleanup()

    # -- several processes -------------------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def alone(self, game: str) -> AsyncIterator[bool]:
        """Try to become the only process that continues a game; False while another one does.

        On SQLite it is always True: there the first to commit wins.
        """
        mine = await self.writer.take(game)
        try:
            yield mine
        finally:
            if mine:
                with contextlib.suppress(StoreError):  # the connection is lost, and the lock went with it
                    await self.writer.free(game)

    async def serve(self, count: int, shards: Iterable[int]) -> None:
        """Say which of `count` shards this process serves, as long as it lives.

        Raises:
            StoreError: another process serves one of them, or divides them otherwise.

        """
        await self.writer.serve(count, shards)

    async def served(self, count: int) -> frozenset[int]:
        """List the shards that some process serves."""
        return await self.writer.served(count)

    # -- the whole ---------------------------------------------------------------------------------------

    async def backup(self, target: str | Path) -> None:
        """Copy the database into a file as it is at one moment, while it is in use.

        Raises:
            StoreError: it cannot be written there.

        """
        await self.writer.settle()
        if self.opened.server:
            from bot.store.maintenance.upgrade import pour_out

            await asyncio.to_thread(pour_out, self.opened.server, Path(target))
        else:
            await asyncio.to_thread(copy, self.opened.path, Path(target))

    async def restore(self, source: str | Path) -> None:
        """Fill this database, which must be empty, with what a backup holds.

        Raises:
            StoreError: it is not empty, or the file is no backup.

        """
        from bot.store.maintenance.upgrade import pour_in

        await asyncio.to_thread(pour_in, Path(source), self.opened.server or self.opened.path)

    async def check(self, games: Mapping[str, Game[Any]] | None = None) -> list[audit.Finding]:
        """Check the file, then replay every game and compare. Empty when all is sound.

        Of a PostgreSQL database a copy is checked: all of it as it is at one moment.
        """
        if not self.opened.server:
            return await asyncio.to_thread(audit.check, self.opened.path, games)
        with TemporaryDirectory(prefix="nullgate-") as folder:
            file = Path(folder) / "nullgate.db"
            await self.backup(file)
            return await asyncio.to_thread(audit.check, file, games)
