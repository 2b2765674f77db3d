"""The one port at which games are watched: a page for each link, and what comes after it."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import logging
import re
from collections import Counter
from functools import partial
from html import escape
from math import ceil

from aiohttp import web

from bot.play.model.terms import Refused
from bot.play.services import Services
from bot.play.workers.films import LivePage
from bot.play.workers.pool import WorkLost
from bot.web.activity import ActivityDoor
from bot.web.boards import BoardDoor, Touched
from bot.web.connections import BACKLOG, Door
from bot.web.keys import Keys
from bot.web.streams import Streams
from bot.web.visitors import Allowance, Proxies, visitor
from engine.languages import complete
from render.core.text import words

_log = logging.getLogger(__name__)
#: Limits of one address: requests, the seconds in which they are counted, and open streams.
REQUESTS, SECONDS, STREAMS = 60, 60.0, 12
#: The same for all addresses together.
ALL_REQUESTS, ALL_SECONDS, ALL_STREAMS = 600, 10.0, 1000
#: Maximum number of connections, if the process may open as many files; one in six is left for pages.
MOST = ALL_STREAMS * 6 // 5
#: Seconds within which an answer must be taken.
TO_TAKE = 30.0
#: The only addresses there are.
ADDRESS = re.compile(r"/(?P<token>[0-9a-f]{40})(?P<rest>/events|\.json)?")
#: Pages may not be embedded in other pages.
ALONE = "frame-ancestors 'none'"
GUARD = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": f"default-src 'none'; base-uri 'none'; form-action 'none'; {ALONE}",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "Server": "Nullgate",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "X-Robots-Tag": "noindex, nofollow",
}


class CannotWatch(Exception):
    """The address for watching cannot be used. Its text is one line that says why."""


class WebServer:
    """Answers people with a link, over `most` connections at once.

    `trusted` are reverse proxies, whose word on visitors' addresses counts. With `boards` people may touch
    their own (`keys`), with `activity` inside Discord, too; pages of `parents` may show boards within theirs.
    """

    def __init__(
        self,
        services: Services,
        trusted: Proxies = (),
        most: int = MOST,
        boards: Touched | None = None,
        keys: Keys | None = None,
        activity: ActivityDoor | None = None,
        parents: tuple[str, ...] = (),
    ) -> None:
        self._services, self._trusted, self._most = services, trusted, min(most, MOST)
        self._streams = Streams(services)
        self._each, self._all = Allowance(REQUESTS, SECONDS), Allowance(ALL_REQUESTS, ALL_SECONDS)
        self._open = Counter[str]()
        self._boards = BoardDoor(boards, keys, GUARD, activity, parents) if boards and keys else None
        self._runner: web.ServerRunner | None = None
        self._door: Door | None = None

    @property
    def watching(self) -> int:
        """Count those who watch."""
        return len(self._streams)

    @property
    def connections(self) -> int:
        """Count the connections that are open, whatever is asked over them."""
        return len(self._door) if self._door else 0

    @property
    def port(self) -> int:
        """Return the port it answers at; 0 while it does not."""
        addresses = self._runner.addresses if self._runner else []
        return int(addresses[0][1]) if addresses else 0

    async def open(self, at: tuple[str, int] | None) -> None:
        """Listen at an address and port; None: nowhere.

        Raises:
            CannotWatch: they cannot be used.

        """
        if at is None:
            return
        refusal = partial(_plain, 400, "web-nothing")
        self._door = Door(self._answered, refusal, self._most, self._trusted)
        runner = web.ServerRunner(self._door, shutdown_timeout=1.0)
        await runner.setup()
        try:
            await web.TCPSite(runner, *at, backlog=BACKLOG).start()
        except OSError as why:
            await runner.cleanup()
            raise CannotWatch(f"nothing can be watched at {at[0]}:{at[1]}: {why.strerror or why}") from None
        self._runner = runner
        _log.info("games are watched at port %d", self.port)

    async def close(self) -> None:
        """Disconnect everybody and stop listening. Closing twice does no harm."""
        runner, self._runner = self._runner, None
        self._streams.close()
        if self._boards is not None:
            self._boards.close()
        if runner is not None:
            await runner.cleanup()

    # -- answering ---------------------------------------------------------------------------------------

    async def _answered(self, request: web.BaseRequest) -> web.StreamResponse:
        """Answer a request, to somebody who reads the answer in time."""
        response = await self._guarded(request)
        if request.can_read_body:  # nobody reads it, so that the next request would begin within it
            response.force_close()
        try:
            async with asyncio.timeout(TO_TAKE):
                await response.prepare(request)
                await response.write_eof()
        except TimeoutError:
            if request.transport is not None:
                request.transport.abort()  # to close it would wait for what is not taken
            raise ConnectionAbortedError("the answer is not taken") from None
        return response

    async def _guarded(self, request: web.BaseRequest) -> web.StreamResponse:
        """Limit visitors who ask too often, and answer all errors in one way."""
        try:
            if self._boards is not None and self._boards.has(request.path):
                return await self._touched(request, self._boards)
            wait = self._each.take(self._visitor(request)) or self._all.take("")
            if wait:
                return _plain(429, "web-often", {"Retry-After": str(ceil(wait))})
            return await self._found(request)
        except (Refused, WorkLost):  # too busy, or this process is about to stop
            return _plain(503, "web-later", {"Retry-After": "60"})
        except ConnectionError:
            raise
        except Exception:
            _log.exception("a page could not be shown")
            return _plain(503, "web-later", {"Retry-After": "60"})

    async def _found(self, request: web.BaseRequest) -> web.StreamResponse:
        """Answer at one of the three addresses there are."""
        at = ADDRESS.fullmatch(request.path)
        if at is None or request.can_read_body or request.method not in ("GET", "HEAD"):
            return _plain(404, "web-nothing")
        if not at["rest"]:
            return await self._page(request, at["token"])
        if at["rest"] == ".json":
            return await self._state(request, at["token"])
        if request.method == "HEAD":
            return _plain(404, "web-nothing")
        return await self._events(request, at["token"])

    async def _touched(self, request: web.BaseRequest, boards: BoardDoor) -> web.StreamResponse:
        """Answer about a board: a key has a limit of its own, who holds none is limited by their address.

        Inside Discord all have the address of its proxy, and one limit.
        """
        holder, _ = boards.holder_of(request)
        if holder is None:
            inside = boards.wait(request.path)
            wait = inside if inside is not None else self._each.take(self._visitor(request))
            if wait := wait or self._all.take(""):
                return _plain(429, "web-often", {"Retry-After": str(ceil(wait))})
        return await boards.answered(request)

    def _visitor(self, request: web.BaseRequest) -> str:
        forwarded = ",".join(request.headers.getall("X-Forwarded-For", []))
        return visitor(request.remote, forwarded, self._trusted)

    async def _page(self, request: web.BaseRequest, token: str) -> web.StreamResponse:
        game = await self._services.context.store.watched_at(token)
        page = (await self._services.watching.board(game, page=True)).page if game else None
        if page is None:
            return _plain(404, "web-nothing")
        return await _sent(page, packed="gzip" in request.headers.get("Accept-Encoding", ""))

    async def _state(self, request: web.BaseRequest, token: str) -> web.Response:
        """Send what the channel sees of a game, unless whoever asks has it already."""
        game = await self._services.context.store.watched_at(token)
        if not game:
            return _plain(404, "web-nothing")
        data = await self._services.watching.state(game)
        tag = f'"{hashlib.sha256(data).hexdigest()[:20]}"'
        headers = GUARD | {"Cache-Control": "no-cache", "ETag": tag}
        if tag in request.headers.get("If-None-Match", "")[:1000]:
            return web.Response(status=304, headers=headers)
        return web.Response(body=data, content_type="application/json", charset="utf-8", headers=headers)

    async def _events(self, request: web.BaseRequest, token: str) -> web.StreamResponse:
        who = self._visitor(request)
        if self._open[who] >= STREAMS or self._open.total() >= min(ALL_STREAMS, self._most * 5 // 6):
            return _plain(429, "web-often", {"Retry-After": "30"})
        at = request.headers.get("Last-Event-ID") or request.query.get("at", "")
        response = web.StreamResponse(headers=GUARD | {"X-Accel-Buffering": "no"})
        response.content_type = "text/event-stream"
        self._open[who] += 1
        try:
            await response.prepare(request)
            await self._streams.serve(token, at[:80], response.write)
        except Exception as why:  # the browser reconnects by itself
            _log.info("somebody watches no more: %s", type(why).__name__)
        finally:
            self._open[who] -= 1
            self._open += Counter()  # visitors without any left are forgotten
        return response


async def _sent(page: LivePage, *, packed: bool) -> web.Response:
    data = page.data if packed else await asyncio.to_thread(gzip.decompress, page.data)
    headers = {"Content-Security-Policy": f"{page.policy}; {ALONE}", "Vary": "Accept-Encoding"}
    if packed:
        headers["Content-Encoding"] = "gzip"
    return web.Response(body=data, content_type="text/html", charset="utf-8", headers=GUARD | headers)


def _plain(status: int, key: str, more: dict[str, str] | None = None) -> web.Response:
    """Say one sentence, in every language."""
    lines = "".join(f'<p lang="{x}">{escape(words(x)(key))}</p>' for x in complete())
    head = '<meta charset="utf-8"><title>Nullgate</title>'
    text = f'<!DOCTYPE html><html lang="en">{head}<main>{lines}</main></html>'
    return web.Response(
        status=status, text=text, content_type="text/html", charset="utf-8", headers=GUARD | (more or {})
    )
