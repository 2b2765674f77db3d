"""What a round's bot stands on: its database, its disk, and how fast time passes. Drawn from the seed."""

from __future__ import annotations

import re
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any

from bot.play.model.terms import MOST_GAMES
from bot.store import Store
from bot.store.models import Guild
from tests.proof.checks.glimpse import Glimpse
from tests.proof.faults.disk import Disk
from tests.proof.inside import PACE
from tests.shared.servers import Server, serving, why_not

#: Share of rounds that run in real time, and of rounds on a PostgreSQL server.
SLOW, SERVED = 0.2, 0.2
#: Seconds of work for the report on a game: so few that only what must be measured is.
REPORTS = 0.3
#: Names that a server takes for words of its own, or does not know.
_USER, _ORDER = re.compile(r'(?<![\w."])user(?!\w)'), re.compile(r"\browid\b")


@dataclass(frozen=True, slots=True)
class Ground:
    """`pace`: the bot's clock runs so many times as fast. `brief`: nothing that lasts long goes wrong.

    `served`: the database is a PostgreSQL server's. `full`: a disk of its own that can be full.
    """

    pace: float = PACE
    brief: bool = False
    served: bool = False
    full: bool = False

    @classmethod
    def drawn(cls, seed: str, *, apart: bool) -> Ground:
        """Draw a round's, as far as this machine can give it; `apart`: disks of its own may be mounted."""
        rng = Random(f"{seed}/ground")
        pace = 1.0 if rng.random() < SLOW else PACE
        served = rng.random() < SERVED and not why_not()
        return cls(pace, served=served, full=not served and apart)

    def settings(self) -> dict[str, str]:
        """Return what is set of a round's bot: where games are watched, and what a report may cost."""
        with socket.socket() as taken:
            taken.bind(("127.0.0.1", 0))
            port = taken.getsockname()[1]
        return {"NULLGATE_WEB": str(port)} | ({} if self.brief else {"NULLGATE_REPORTS": str(REPORTS)})

    @property
    def name(self) -> str:
        """Return one line of figures."""
        return f"rounds on {'PostgreSQL' if self.served else 'SQLite'}, time x{self.pace:.0f}"


async def allow(database: str, *guilds: int) -> None:
    """Let everybody open as many games on some servers as a server's moderators could allow."""
    store = await Store.open(database)
    many = [Guild(id=x, lobbies=MOST_GAMES, hosted=MOST_GAMES, hourly=MOST_GAMES) for x in guilds]
    try:
        await store.writer.write(lambda session: session.add_all(many))
    finally:
        await store.close()


@dataclass(frozen=True, slots=True)
class Place:
    """What was made ready: the bot's folder, a look at its database, and what can be made to fail."""

    data: Path
    look: Glimpse
    disk: Disk | None = None
    server: Server | None = None
    address: str = ""

    async def allow(self, *guilds: int) -> None:
        """Let everybody open as many games as the tables need, as the servers' moderators might."""
        await allow(self.address or str(self.data / "nullgate.db"), *guilds)

    async def left(self) -> Glimpse:
        """Return a look at the database as it is in the end; the bot has stopped."""
        if not self.address:
            return self.look
        self.look.close()
        store = await Store.open(self.address)
        try:
            await store.backup(self.data / "left.db")
        finally:
            await store.close()
        return Glimpse(self.data / "left.db")


@contextmanager
def opened(ground: Ground, folder: Path, empty: Path) -> Iterator[Place]:
    """Make it ready, and take it away in the end. What the bot has written stays in the folder."""
    with ExitStack() as stack:
        if ground.served:
            server = stack.enter_context(serving())
            address = server.address(server.fresh())
            yield Place(folder, ServerGlimpse(address), None, server, address)
            return
        disk = Disk.mounted(folder / "disk") if ground.full else None
        data = disk.folder if disk else folder
        if disk is not None:
            stack.callback(disk.close)
        (data / "nullgate.db").write_bytes(empty.read_bytes())
        yield Place(data, Glimpse(data / "nullgate.db"), disk)


class ServerGlimpse(Glimpse):
    """A look at a database on a server. It waits while the server is away."""

    #: Seconds for which it waits, and a look is tried again after.
    PATIENCE, AGAIN = 20.0, 0.1

    def __init__(self, address: str) -> None:
        super().__init__(Path("nowhere"))
        self.address = address

    @cached_property
    def _server(self) -> Any:
        import psycopg

        return psycopg.connect(self.address, autocommit=True)

    def close(self) -> None:
        """Let go of it."""
        found = self.__dict__.pop("_server", None)
        if found is not None:
            found.close()

    def rows(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        """Run a query."""
        import psycopg

        plain = _ORDER.sub("created", _USER.sub('"user"', sql)).replace("?", "%s")
        end = time.monotonic() + self.PATIENCE
        while True:
            try:
                return list(self._server.execute(plain, values).fetchall())
            except psycopg.OperationalError:
                self.close()
                if time.monotonic() > end:
                    raise
                time.sleep(self.AGAIN)
