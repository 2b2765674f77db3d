"""The socket at which programs of this machine take seats."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import stat
from pathlib import Path

from pydantic import Field, ValidationError

from bot.play.background.seat_programs import Pass
from bot.play.services import Services
from bot.seats.address import Address
from bot.seats.connection import Connection, declined
from engine.core.data import adapter
from engine.core.types.values import value
from engine.tools import protocol as p
from engine.tools.seats.desk import LONGEST_SEAT_LINE, failed, refused

_log = logging.getLogger(__name__)
#: Maximum number of connections; those that have not shown a token count, too.
MOST_CONNECTIONS = 32
#: Seconds within which a token must be shown, a reply read, and the next request sent.
TO_GREET, TO_TAKE, TO_ASK = 10, 30, 3600
#: Seconds before a wrong token is refused, against guessing.
TO_REFUSE = 1.0


@value
class Greeting:
    """The first line of a program: its seat, and the token for it."""

    game: str = Field(max_length=40)
    seat: str = Field(max_length=40)
    token: str = Field(max_length=100)


class SeatServer:
    """Lets programs in that show a token, one for each seat, and answers them until they go."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._server: asyncio.Server | None = None
        self._path: Path | None = None
        self._visits: set[asyncio.Task[None]] = set()
        self._seated: dict[tuple[str, str], asyncio.Task[None]] = {}
        self._turn = asyncio.Semaphore(1)

    async def open(self, at: Address | None) -> None:
        """Listen at an address; None: nowhere. A socket that a process before has left lying is taken away.

        Raises:
            OSError: it is not to be had.

        """
        if at is None:
            return
        if isinstance(at, Path):
            await asyncio.to_thread(_make_room, at)
            before = os.umask(0o177)  # for whoever runs the bot alone
            try:
                self._server = await asyncio.start_unix_server(self._come, at, limit=LONGEST_SEAT_LINE)
            finally:
                os.umask(before)
            self._path = at
        else:
            self._server = await asyncio.start_server(self._come, *at, limit=LONGEST_SEAT_LINE)
        _log.info("programs take seats at %s", at)

    async def close(self) -> None:
        """Send all programs away, and listen no more."""
        if self._server is not None:
            self._server.close()
        for visit in tuple(self._visits):
            visit.cancel()
        if self._visits:
            await asyncio.wait(self._visits, timeout=5)
        if self._path is not None:
            await asyncio.to_thread(self._path.unlink, missing_ok=True)

    async def _come(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        visit = asyncio.current_task()
        assert visit is not None
        self._visits.add(visit)
        try:
            if len(self._visits) > MOST_CONNECTIONS:
                await _send(writer, refused(None, "too-many", f"{MOST_CONNECTIONS} programs are here"))
            else:
                await self._visit(reader, writer, visit)
        except (OSError, TimeoutError, asyncio.IncompleteReadError) as why:
            _log.info("a program is gone: %s", why or type(why).__name__)
        except Exception:
            _log.exception("a program's visit failed")
        finally:
            self._visits.discard(visit)
            writer.close()
            with contextlib.suppress(OSError):
                await writer.wait_closed()

    async def _visit(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, visit: asyncio.Task[None]
    ) -> None:
        """Serve one program from its greeting on."""
        shown, found = await self._let_in(reader)
        if isinstance(found, bytes):
            await _send(writer, found)
            return
        key = (shown.game, shown.seat)
        if (other := self._seated.get(key)) is not None:
            other.cancel()  # the program has connected again: the old connection ends
        self._seated[key] = visit
        try:
            await _send(writer, await found.greet())
            await _serve(found, reader, writer)
        finally:
            if self._seated.get(key) is visit:
                del self._seated[key]

    async def _let_in(self, reader: asyncio.StreamReader) -> tuple[Pass, Connection | bytes]:
        """Read the greeting; return the program's connection, or a line that says why it has none."""
        shown = Pass("", "", "")
        try:
            line = await asyncio.wait_for(_line(reader), TO_GREET)
            greeting = adapter(Greeting).validate_json(line, strict=True)
            shown = Pass.shown(greeting.game, greeting.seat, greeting.token)
            await self._services.seat_programs.admit(shown)
            live = await self._services.seat_programs.game(shown)
        except (ValidationError, p.BadRequest):
            return shown, refused(None, "bad-request", "first say game, seat and token")
        except TimeoutError:
            raise
        except Exception as why:
            await asyncio.sleep(TO_REFUSE)
            return shown, declined(self._services, None, why)
        return shown, Connection(self._services, shown, live, self._turn)


async def _serve(at: Connection, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while at.open:
        try:
            line = await asyncio.wait_for(_line(reader), TO_ASK)
        except p.BadRequest as long:
            await _send(writer, failed(None, long))
            return
        if not line:
            return
        if line.strip():
            await _send(writer, await at.reply(line))
            await at.post()


async def _line(reader: asyncio.StreamReader) -> bytes:
    """Read a line; b"" at the end.

    Raises:
        BadRequest: it is too long.

    """
    try:
        return await reader.readline()
    except ValueError as why:
        raise p.BadRequest("too-long", f"a line is at most {LONGEST_SEAT_LINE} bytes") from why


async def _send(writer: asyncio.StreamWriter, line: bytes) -> None:
    writer.write(line)
    await asyncio.wait_for(writer.drain(), TO_TAKE)


def _make_room(path: Path) -> None:
    """Remove an old socket from our path. Any other file is left, and we cannot listen there."""
    if path.exists() and stat.S_ISSOCK(path.stat().st_mode):
        path.unlink()
    path.parent.mkdir(parents=True, exist_ok=True)
