"""The one port at which games are watched: a page for each link, and what comes after it."""

from __future__ import annotations

import asyncio
import gzip
import logging
from collections import Counter
from html import escape
from math import ceil

from aiohttp import web
from aiohttp.typedefs import Handler

from bot.play.model.terms import Refused
from bot.play.services import Services
from bot.play.workers.live_films import LivePage
from bot.play.workers.pool import WorkLost
from bot.web.streams import Streams
from bot.web.visitors import Allowance, Proxies, visitor
from engine.languages import complete
from render.core.text import words

_log = logging.getLogger(__name__)
#: Limits of one address: requests, the seconds in which they are counted, and open streams.
REQUESTS, SECONDS, STREAMS = 60, 60.0, 12
#: The same for all addresses together.
ALL_REQUESTS, ALL_SECONDS, ALL_STREAMS = 600, 10.0, 1000
#: The only addresses there are.
TOKEN = "{token:[0-9a-f]{40}}"  # a pattern, not a secret  # noqa: S105  # nosec B105
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
    """The address for watching is not to be had. Its text is one line that says why."""


class WebServer:
    """Answers people with a link. `trusted` are reverse proxies, whose word on visitors' addresses counts."""

    def __init__(self, services: Services, trusted: Proxies = ()) -> None:
        self._services, self._trusted = services, trusted
        self._streams = Streams(services)
        self._each, self._all = Allowance(REQUESTS, SECONDS), Allowance(ALL_REQUESTS, ALL_SECONDS)
        self._open = Counter[str]()
        self._runner: web.AppRunner | None = None

    @property
    def watching(self) -> int:
        """Count those who watch."""
        return len(self._streams)

    @property
    def port(self) -> int:
        """Return the port it answers at; 0 while it does not."""
        addresses = self._runner.addresses if self._runner else []
        return int(addresses[0][1]) if addresses else 0

    async def open(self, at: tuple[str, int] | None) -> None:
        """Listen at an address and port; None: nowhere.

        Raises:
            CannotWatch: they are not to be had.

        """
        if at is None:
            return
        app = web.Application(client_max_size=1, middlewares=[self._guarded])
        app.router.add_get(f"/{TOKEN}", self._page)
        app.router.add_get(f"/{TOKEN}/events", self._events, allow_head=False)
        runner = web.AppRunner(
            app, access_log=None, handle_signals=False, handler_cancellation=True, shutdown_timeout=1.0
        )
        await runner.setup()
        try:
            await web.TCPSite(runner, *at).start()
        except OSError as why:
            await runner.cleanup()
            raise CannotWatch(f"nothing can be watched at {at[0]}:{at[1]}: {why.strerror or why}") from None
        self._runner = runner
        _log.info("games are watched at port %d", self.port)

    async def close(self) -> None:
        """Let everybody go, and listen no more. Closing twice does no harm."""
        runner, self._runner = self._runner, None
        self._streams.close()
        if runner is not None:
            await runner.cleanup()

    # -- answering ---------------------------------------------------------------------------------------

    @web.middleware
    async def _guarded(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Limit visitors who ask too often, and answer all other errors in one way."""
        try:
            wait = self._each.take(self._visitor(request)) or self._all.take("")
            if wait:
                return _plain(429, "web-often", {"Retry-After": str(ceil(wait))})
            return await handler(request)
        except web.HTTPException:
            return _plain(404, "web-nothing")
        except (Refused, WorkLost):  # too busy, or this process is about to stop
            return _plain(503, "web-later", {"Retry-After": "60"})
        except ConnectionError:
            raise
        except Exception:
            _log.exception("a page could not be shown")
            return _plain(503, "web-later", {"Retry-After": "60"})

    def _visitor(self, request: web.Request) -> str:
        forwarded = ",".join(request.headers.getall("X-Forwarded-For", []))
        return visitor(request.remote, forwarded, self._trusted)

    async def _page(self, request: web.Request) -> web.StreamResponse:
        game = await self._services.context.store.watched_at(request.match_info["token"])
        page = (await self._services.live_boards.board(game, page=True)).page if game else None
        if page is None:
            return _plain(404, "web-nothing")
        return await _sent(page, packed="gzip" in request.headers.get("Accept-Encoding", ""))

    async def _events(self, request: web.Request) -> web.StreamResponse:
        who = self._visitor(request)
        if self._open[who] >= STREAMS or self._open.total() >= ALL_STREAMS:
            return _plain(429, "web-often", {"Retry-After": "30"})
        at = request.headers.get("Last-Event-ID") or request.query.get("at", "")
        response = web.StreamResponse(headers=GUARD | {"X-Accel-Buffering": "no"})
        response.content_type = "text/event-stream"
        self._open[who] += 1
        try:
            await response.prepare(request)
            await self._streams.serve(request.match_info["token"], at[:80], response.write)
        except Exception as why:  # the browser reconnects by itself
            _log.info("somebody watches no more: %s", type(why).__name__)
        finally:
            self._open[who] -= 1
            self._open += Counter()  # whoever has none left is forgotten
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
