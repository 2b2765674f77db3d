"""Keeps spectators up to date: watches what is committed, and sends the news."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.play.services import Services
from bot.play.watching import Board

_log = logging.getLogger(__name__)
Write = Callable[[bytes], Awaitable[None]]
#: Seconds between two looks at the watched games. What is found is sent at the next look, so that the time it
#: took to make reveals nothing.
TICK = 0.5
#: Number of looks until a board that could not be made is tried again.
PATIENCE = 20
#: Seconds between heartbeats, until a slow reader is dropped, and until a stream must be opened again.
BEAT, TO_TAKE, LONGEST = 20.0, 30.0, 6 * 3600.0
_BEAT, _ANEW, _GONE = (f"event: {x}\ndata: .\n\n".encode() for x in ("beat", "anew", "gone"))


class Stream:
    """A spectator's stream: what they have been sent so far, and what is to be sent."""

    def __init__(self, token: str, game: str, at: str) -> None:
        self.token, self.game, self.at = token, game, at
        self.wake = asyncio.Event()
        self.withdrawn = self.over = False


class Streams:
    """Everybody who watches, by the link at which they do."""

    def __init__(self, services: Services) -> None:
        self._store, self._boards = services.context.store, services.watching
        self._at: dict[str, set[Stream]] = {}
        self._revisions: dict[str, int] = {}
        self._making: dict[str, asyncio.Task[Board]] = {}
        self._rest: dict[str, int] = {}
        self._ticking: asyncio.Task[None] | None = None

    def __len__(self) -> int:
        return sum(map(len, self._at.values()))

    @property
    def making(self) -> list[asyncio.Task[Board]]:
        """Return the boards that are being made."""
        return list(self._making.values())

    def close(self) -> None:
        """Stop watching, and close all streams: browsers reconnect by themselves once somebody answers."""
        for stream in [x for streams in self._at.values() for x in streams]:
            stream.over = True
            stream.wake.set()
        for task in (self._ticking, *self._making.values()):
            if task is not None:
                task.cancel()

    async def serve(self, token: str, at: str, write: Write) -> None:
        """Send a spectator the news at a link after an event, until they leave or it is withdrawn."""
        game = await self._store.watched_at(token)
        if not game:
            await _written(write, _GONE)
            return
        stream = Stream(token, game, at)
        self._at.setdefault(token, set()).add(stream)
        if self._ticking is None or self._ticking.done():
            self._ticking = asyncio.create_task(self._tick_on())
        try:
            await _written(write, _BEAT)
            async with asyncio.timeout(LONGEST):
                if await self._send(stream, await self._boards.board(game), write):
                    await self._follow(stream, write)
        except TimeoutError:
            return
        finally:
            self._leave(stream)

    async def _follow(self, stream: Stream, write: Write) -> None:
        while True:
            try:
                async with asyncio.timeout(BEAT):
                    await stream.wake.wait()
            except TimeoutError:
                await _written(write, _BEAT)
                continue
            stream.wake.clear()
            if stream.over:
                return
            if stream.withdrawn:
                await _written(write, _GONE)
                return
            if not await self._send(stream, await self._boards.known(stream.game), write):
                return

    async def _send(self, stream: Stream, board: Board, write: Write) -> bool:
        """Send what a stream has not been sent; False if the whole page must be fetched again."""
        more = board.after(stream.at)
        if more is None:
            await _written(write, _ANEW)
            return False
        if more:
            await _written(write, "".join(f"id: {i}\nevent: entry\ndata: {x}\n\n" for i, x in more).encode())
            stream.at = more[-1][0]
        return True

    def _leave(self, stream: Stream) -> None:
        others = self._at.get(stream.token, set())
        others.discard(stream)
        if not others:
            self._at.pop(stream.token, None)
            self._revisions.pop(stream.game, None)

    # -- looking -----------------------------------------------------------------------------------------

    async def _tick_on(self) -> None:
        while self._at:
            await asyncio.sleep(TICK)
            try:
                await self.tick()
            except Exception:
                _log.exception("those who watch could not be told; the next look tries again")

    async def tick(self) -> None:
        """Tell what was found by the last look, and look once more."""
        for game in [x for x, task in self._making.items() if task.done()]:
            task = self._making.pop(game)
            if why := task.exception():
                _log.warning("the board of game %s cannot be shown: %s", game, type(why).__name__)
                self._revisions.pop(game, None)
                self._rest[game] = PATIENCE
            else:
                self._wake(game)
        asked = list(self._at)  # those who connect meanwhile are served next time
        found = await self._store.watched(asked)
        for token in [x for x in asked if x not in found]:
            for stream in self._at.get(token, ()):
                stream.withdrawn = True
                stream.wake.set()
        for game, revision in found.values():
            self._look(game, revision)

    def _look(self, game: str, revision: int) -> None:
        left = self._rest.pop(game, 0)
        if left > 1:
            self._rest[game] = left - 1
        elif self._revisions.get(game) != revision and game not in self._making:
            self._revisions[game] = revision
            self._making[game] = asyncio.create_task(self._boards.board(game))

    def _wake(self, game: str) -> None:
        for streams in self._at.values():
            for stream in streams:
                if stream.game == game:
                    stream.wake.set()


async def _written(write: Write, text: bytes) -> None:
    """Write to a spectator; one who does not read in time is dropped.

    Raises:
        TimeoutError: they do not read in time.

    """
    async with asyncio.timeout(TO_TAKE):
        await write(text)
