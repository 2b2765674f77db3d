"""The door to one's own board: its page, a key for a ticket, what is touched, and word of what others do.

Addresses below `/board`: the page itself holds no game. `enter` takes a ticket and gives a key; `press` and
`news` take JSON with the key in the header `Authorization`, never in an address or a cookie. Where boards are
opened inside Discord, too, `activity.py` gives keys there.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import json
import logging
from collections.abc import Mapping, Sequence
from functools import cache
from html import escape
from importlib.resources import files
from typing import Protocol

from aiohttp import web

from bot.play.model.terms import Refused
from bot.web.activity import PROXY, ROOT, ActivityDoor
from bot.web.board_requests import BoardRequest
from bot.web.keys import Holder, Keys
from bot.web.visitors import Allowance
from engine.languages import complete
from render.core.fonts import MORE
from render.core.text import words

_log = logging.getLogger(__name__)
#: Where boards are, and the length of what may be asked.
HERE, LARGEST = "/board", 16_000
ENTER, PRESS, NEWS = (f"{HERE}/{x}" for x in ("enter", "press", "news"))
#: What one person may ask: so much in so many seconds; and streams that a key may have open.
PRESSES, SECONDS, STREAMS = 60, 20.0, 3
#: Seconds between two looks at the games whose boards are open, between heartbeats, and until a stream ends.
TICK, BEAT, LONGEST = 1.0, 20.0, 6 * 3600.0
#: Seconds within which what is asked must have arrived.
TO_ASK = 10.0
#: Streams of all people together.
MOST_STREAMS = 300


class Touched(Protocol):
    """Lays boards out, and carries out what is touched on them."""

    async def page(self, holder: Holder, asked: BoardRequest) -> Mapping[str, object]:
        """Carry out what was touched, and return the page it leads to."""

    async def revisions(self, games: Sequence[str]) -> dict[str, int]:
        """Return how far games have come, as all may know."""


class BoardDoor:
    """Answers people with a board, with `activity` also inside Discord. `guard`: headers of every answer.

    Pages of `parents` may show boards within themselves.
    """

    def __init__(
        self,
        boards: Touched,
        keys: Keys,
        guard: Mapping[str, str],
        activity: ActivityDoor | None = None,
        parents: tuple[str, ...] = (),
    ) -> None:
        self._boards, self._keys, self._guard, self._activity = boards, keys, guard, activity
        self._keyless = {ENTER: self._enter, **(activity.answers if activity else {})}
        #: Pages, with whose pages may hold them.
        self._pages = {HERE: parents, **({ROOT: activity.parents} if activity else {})}
        self._each = Allowance(PRESSES, SECONDS)
        self._open: dict[str, int] = {}
        self._seen: dict[str, int] = {}
        self._under_way: set[asyncio.Task[Mapping[str, object]]] = set()
        self._changed = asyncio.Event()
        self._ticking: asyncio.Task[None] | None = None

    def close(self) -> None:
        """Look no more."""
        if self._ticking is not None:
            self._ticking.cancel()

    def holder_of(self, request: web.BaseRequest) -> tuple[Holder | None, str]:
        """Return who asks, and their key; None for whoever holds none."""
        scheme, _, key = request.headers.get("Authorization", "").partition(" ")
        holder = self._keys.holder(key) if scheme == "Bearer" else None
        return holder, key if holder is not None else ""

    def has(self, path: str) -> bool:
        """Return whether an address is one of boards."""
        return path in self._pages or path.startswith(f"{HERE}/")

    def wait(self, path: str) -> float | None:
        """Count a request without a key inside Discord, and return in how many seconds it may be asked.

        None: it is asked elsewhere, where visitors have addresses of their own.
        """
        if self._activity is None or path not in (ROOT, *self._activity.answers):
            return None
        return self._activity.wait()

    async def answered(self, request: web.BaseRequest) -> web.StreamResponse:
        """Answer at one of the addresses of boards."""
        path = request.path
        if request.method == "GET" and path in self._pages and not request.can_read_body:
            return self._page(path)
        if request.method != "POST" or path not in (*self._keyless, PRESS, NEWS):
            return self._json({"gone": 1}, 404)
        holder, key = self.holder_of(request)
        if holder is not None and self._each.take(str(holder.user)):
            return self._json({"often": 1}, 429)
        asked = await _read(request)
        if asked is None:
            return self._json({"gone": 1}, 400)
        if path in self._keyless:
            found = await self._keyless[path](asked)
            return self._json(found or {"gone": 1}, 200 if found else 403)
        if holder is None:
            return self._json({"gone": 1}, 403)
        return await (self._news(request, holder, key) if path == NEWS else self._press(holder, asked))

    async def _enter(self, asked: Mapping[str, object]) -> Mapping[str, object]:
        key = self._keys.enter(_text(asked.get("ticket")))
        return {"key": key} if key else {}

    async def _press(self, holder: Holder, given: Mapping[str, object]) -> web.Response:
        try:
            asked = BoardRequest.read(given)
        except (TypeError, ValueError, OverflowError):
            return self._json({"gone": 1}, 400)
        try:
            task = asyncio.create_task(self._boards.page(holder, asked))
            self._under_way.add(task)  # whoever leaves the page meanwhile has answered all the same
            task.add_done_callback(self._done)
            return self._json(await asyncio.shield(task))
        except Refused:  # the game is gone for this person, or the bot is about to stop
            return self._json({"gone": 1}, 403)

    def _done(self, task: asyncio.Task[Mapping[str, object]]) -> None:
        self._under_way.discard(task)
        if not task.cancelled() and (why := task.exception()) is not None:
            _log.debug("a press on a board came to nothing: %r", why)

    # -- what others do ----------------------------------------------------------------------------------

    async def _news(self, request: web.BaseRequest, holder: Holder, key: str) -> web.StreamResponse:
        """Tell as often as the game changes, until the page is left."""
        if self._open.get(key, 0) >= STREAMS or sum(self._open.values()) >= MOST_STREAMS:
            return self._json({"often": 1}, 429)
        response = web.StreamResponse(headers={**self._guard, "X-Accel-Buffering": "no"})
        response.content_type = "text/event-stream"
        self._open[key] = self._open.get(key, 0) + 1
        try:
            await response.prepare(request)
            await self._followed(response, holder, key)
        except (ConnectionError, TimeoutError) as why:  # the page asks anew by itself
            _log.info("a board is left: %s", type(why).__name__)
        finally:
            self._open[key] -= 1
            if not self._open[key]:
                del self._open[key]
        return response

    async def _followed(self, response: web.StreamResponse, holder: Holder, key: str) -> None:
        told = -1
        if self._ticking is None or self._ticking.done():
            self._ticking = asyncio.create_task(self._tick_on())
        self._seen.setdefault(holder.game, -1)
        async with asyncio.timeout(LONGEST):
            while self._keys.holder(key) is not None:
                now = self._seen.setdefault(holder.game, -1)
                if now != told:
                    told = now
                    await response.write(f"event: at\ndata: {now}\n\n".encode())
                try:
                    async with asyncio.timeout(BEAT):
                        await self._changed.wait()
                except TimeoutError:
                    await response.write(b"event: beat\ndata: .\n\n")

    async def _tick_on(self) -> None:
        while self._open:
            try:
                found = await self._boards.revisions(list(self._seen))
            except Exception:
                _log.exception("the games of open boards could not be looked at")
            else:
                if any(self._seen.get(game) != n for game, n in found.items()):
                    self._seen.update(found)
                    self._changed.set()
                    self._changed = asyncio.Event()
            await asyncio.sleep(TICK)
        self._seen.clear()

    # -- answers -----------------------------------------------------------------------------------------

    def _json(self, data: Mapping[str, object], status: int = 200) -> web.Response:
        text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
        answer = web.Response(text=text, status=status, content_type="application/json", headers=self._guard)
        answer.enable_compression()
        return answer

    def _page(self, path: str) -> web.Response:
        parents = self._pages[path]
        text, policy = page(parents, inside=path == ROOT)
        headers = {**self._guard, "Content-Security-Policy": policy}
        if parents:  # which this header cannot name
            del headers["X-Frame-Options"]
        answer = web.Response(text=text, content_type="text/html", headers=headers)
        answer.enable_compression()
        return answer


async def _read(request: web.BaseRequest) -> dict[str, object] | None:
    """Read what is asked; None where it is no JSON object, or too long. A form of another page is none."""
    if request.content_type != "application/json" or (request.content_length or LARGEST + 1) > LARGEST:
        return None
    try:
        async with asyncio.timeout(TO_ASK):
            found = json.loads(await request.text())
    except (ValueError, LookupError, RecursionError, TimeoutError):
        return None
    return found if isinstance(found, dict) else None


def _text(x: object) -> str:
    return x[:200] if isinstance(x, str) else ""


@cache
def page(parents: tuple[str, ...] = (), *, inside: bool = False) -> tuple[str, str]:
    """Return the page as one file, and the policy that lets its own program and colours run, nothing else.

    Only `parents` may hold it. `inside` Discord they say by a code who is there.
    """
    program, style, frame = (_template(f"board.{x}") for x in ("js", "css", "html"))
    if inside:
        program = _template("activity.js").replace("{{parents}}", json.dumps(parents)) + program
    font = base64.b64encode((files("render") / "fonts" / MORE).read_bytes()).decode()
    style = f'@font-face{{font-family:Board;src:url("data:font/woff;base64,{font}") format("woff")}}{style}'
    lines = {"noscript": "board-noscript", "gone": "board-none" if inside else "board-gone"}
    text = frame.replace("{{style}}", style).replace("{{program}}", program)
    for name, line in lines.items():
        text = text.replace(f"{{{{{name}}}}}", escape(" ".join(words(x)(line) for x in complete())))
    run, look = (base64.b64encode(hashlib.sha256(x.encode()).digest()).decode() for x in (program, style))
    ancestors = " ".join((*parents, PROXY) if inside else parents) or "'none'"
    policy = (
        f"default-src 'none'; script-src 'sha256-{run}'; style-src 'sha256-{look}'; font-src data:; "
        "img-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'; "
        f"frame-ancestors {ancestors}; "
        "require-trusted-types-for 'script'; trusted-types 'none'"
    )
    return text, policy


def _template(name: str) -> str:
    return (files("bot") / "web" / "page" / name).read_text(encoding="utf-8")
