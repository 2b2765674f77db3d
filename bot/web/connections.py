"""Connections to the one port: how many may be open, how long one may be idle, and how bad requests are met.

Discord and the database need files of the process, too. So visitors share a fixed number of connections,
slow ones make room for new ones, and unreadable requests are answered like all others.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable

from aiohttp import web

from bot.web.visitors import Allowance, Proxies, direct

_log = logging.getLogger(__name__)
#: Seconds within which a connection must have sent a whole request, and sends its next one.
TO_ASK = 20.0
#: Maximum number of connections of one address; reverse proxies may have them all.
EACH = 32
#: Maximum number of connections waiting to be accepted.
BACKLOG = 64
Answer = Callable[[web.BaseRequest], Awaitable[web.StreamResponse]]


class Connection(web.RequestHandler):
    """One connection. Bad requests on it are answered by the door, and never traced."""

    door: Door

    def handle_error(
        self,
        request: web.BaseRequest,
        status: int = 500,
        exc: BaseException | None = None,
        message: str | None = None,
    ) -> web.StreamResponse:
        """Answer what cannot be read.

        Raises:
            ConnectionError: nothing can be answered any more, or this address sends too much of it.

        """
        if isinstance(exc, ConnectionError) or request.writer.output_size > 0:
            raise ConnectionError("nobody is there to be answered")
        return self.door.unreadable(request)

    def log_exception(self, *args: object, **kw: object) -> None:
        """Note that a connection failed; no address and no trace of it."""
        why = kw.get("exc_info")
        _log.info("a connection failed: %s", type(why).__name__ if isinstance(why, Exception) else "")


class Door(web.Server):
    """Lets `most` connections in at once. `refusal` makes the answer to a bad request."""

    def __init__(
        self, answer: Answer, refusal: Callable[[], web.Response], most: int, trusted: Proxies = ()
    ) -> None:
        super().__init__(
            self._answered,
            handler_cancellation=True,
            access_log=None,
            keepalive_timeout=TO_ASK,
            lingering_time=0,
        )
        self._answer, self._refusal, self._most, self._trusted = answer, refusal, most, trusted
        self._open: dict[web.RequestHandler, asyncio.Transport] = {}
        #: Connections that nobody is answering, the one silent longest first.
        self._idle: dict[web.RequestHandler, None] = {}
        self._peers: dict[web.RequestHandler, str] = {}
        self._counts = Counter[str]()
        self._unreadable, self._notes = Allowance(10, 60.0), Allowance(1, 60.0)

    def __call__(self) -> Connection:
        """Make a connection that has just been accepted."""
        made = Connection(self, loop=self._loop, **self._kwargs)
        made.door = self
        return made

    def __len__(self) -> int:
        return len(self._open)

    def connection_made(self, handler: web.RequestHandler, transport: asyncio.Transport) -> None:
        """Let a connection in; if all are taken, the one idle longest makes room for it."""
        super().connection_made(handler, transport)
        peer = transport.get_extra_info("peername")
        who = self._peers[handler] = direct(peer[0] if peer else "", self._trusted)
        self._counts[who] += 1
        self._open[handler], self._idle[handler] = transport, None
        if who and self._counts[who] > EACH:
            self._drop(handler)
        elif len(self._open) > self._most:
            self._drop(next(iter(self._idle)))
            if not self._notes.take("full"):
                _log.warning("all %d connections for people who watch are taken", self._most)

    def connection_lost(self, handler: web.RequestHandler, exc: BaseException | None = None) -> None:
        """Forget a connection."""
        super().connection_lost(handler, exc)
        self._forget(handler)

    def unreadable(self, request: web.BaseRequest) -> web.Response:
        """Answer a bad request, and end its connection.

        Raises:
            ConnectionError: this address has sent too many; its connection just ends.

        """
        if not self._notes.take("unreadable"):
            _log.info("somebody sends what is no request")
        if self._unreadable.take(direct(request.remote or "", ())):
            raise ConnectionError("too much that is no request")
        response = self._refusal()
        response.force_close()
        return response

    async def _answered(self, request: web.BaseRequest) -> web.StreamResponse:
        """Answer a request; meanwhile its connection makes room for nobody."""
        self._idle.pop(request.protocol, None)
        try:
            return await self._answer(request)
        finally:
            if request.protocol in self._open:
                self._idle[request.protocol] = None

    def _drop(self, handler: web.RequestHandler) -> None:
        self._open[handler].abort()
        self._forget(handler)

    def _forget(self, handler: web.RequestHandler) -> None:
        if self._open.pop(handler, None) is not None:
            self._idle.pop(handler, None)
            self._counts[self._peers.pop(handler)] -= 1
            self._counts += Counter()  # visitors without any left are forgotten
