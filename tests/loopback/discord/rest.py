"""The REST side: reads a request, asks the weather and the buckets, checks it, carries it out, answers."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any
from urllib.parse import unquote

from aiohttp import web

from tests.loopback.discord import wire
from tests.loopback.discord.buckets import headers
from tests.loopback.discord.checks import Checks, Upload
from tests.loopback.discord.invalid import Invalid
from tests.loopback.discord.messages import FileList, Refused
from tests.loopback.weather import CODES, Call, Fate

if TYPE_CHECKING:
    from tests.loopback.discord.server import Loopback

Handler = Callable[["Loopback", Call], Any]
_VERSION = re.compile(r"^/api(/v\d+)?")
_FIELD, _NAME = re.compile(rb'name="([^"]*)"'), re.compile(rb'filename="([^"]*)"')
#: By whom a request is told: Discord's edge. Without it discord.py takes a 429 for a ban.
EDGE = {"Via": "1.1 google"}
#: Routes that bear a token of their own.
OPEN = ("POST /interactions/", "POST /webhooks/", "GET /webhooks/", "PATCH /webhooks/", "DELETE /webhooks/")
LARGEST = 25 * 1024 * 1024
#: What people see when the machines behind cannot be reached.
PAGE = "<!DOCTYPE html><html><head><title>Error</title></head><body>There was a problem.</body></html>"
#: Answered with 201, as the making of a thread is.
EMOJI = "POST /applications/{app}/emojis"


class Table:
    """Routes by their patterns: "POST /channels/{channel}/messages" -> handler."""

    def __init__(self) -> None:
        self._tree: dict[str, Any] = {}

    def add(self, *patterns: str) -> Callable[[Handler], Handler]:
        """Declare the handler of patterns. What stands in braces is handed over in `Call.ids`."""

        def declare(handler: Handler) -> Handler:
            for pattern in patterns:
                method, _, path = pattern.partition(" ")
                node, names = self._tree.setdefault(method, {}), []
                for part in path.strip("/").split("/"):
                    named = part.startswith("{")
                    names += [part[1:-1]] if named else []
                    node = node.setdefault("*" if named else part, {})
                node[""] = (pattern, tuple(names), handler)
            return handler

        return declare

    def find(self, method: str, path: str) -> tuple[str, dict[str, str], Handler] | None:
        """Return pattern, what stands in its braces, and handler."""
        node, given = self._tree.get(method, {}), []
        for part in path.strip("/").split("/"):
            if part in node and part:
                node = node[part]
            elif "*" in node:
                node = node["*"]
                given.append(unquote(part))
            else:
                return None
        if "" not in node:
            return None
        pattern, names, handler = node[""]
        return pattern, dict(zip(names, given, strict=True)), handler


def parts(body: bytes, boundary: bytes) -> tuple[Any, FileList]:
    """Take a form apart: its `payload_json`, and its files as (field, name, bytes)."""
    payload, files = None, []
    for part in body.split(b"--" + boundary)[1:-1]:
        head, _, data = part.partition(b"\r\n\r\n")
        data = data[:-2]
        field, name = _FIELD.search(head), _NAME.search(head)
        if field is None:
            raise Refused(50035, "a part of the form has no name")
        if field[1] == b"payload_json":
            payload = json.loads(data)
        else:
            files.append((field[1].decode(), name[1].decode() if name else "", data))
    return payload, files


#: All routes. `routes` and `routes_app` fill it.
TABLE = Table()


class Rest:
    """Answers every REST request."""

    def __init__(self, loopback: Loopback) -> None:
        self.loopback = loopback
        self.checks = Checks() if loopback.checks else None
        self.count = 0
        self.under_way = 0
        self.last = 0.0
        self.invalid = Invalid()
        self._freed = asyncio.Event()

    def release(self) -> None:
        """Let go of every request that the weather holds."""
        freed, self._freed = self._freed, asyncio.Event()
        freed.set()

    async def _held(self, seconds: float) -> None:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._freed.wait(), seconds)

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """Answer one request."""
        self.under_way += 1
        try:
            return await self._serve(request)
        finally:
            self.under_way -= 1
            self.last = asyncio.get_running_loop().time()
            self.loopback.world.heard()

    async def _serve(self, request: web.Request) -> web.StreamResponse:
        d = self.loopback
        path = _VERSION.sub("", request.rel_url.raw_path)
        found = TABLE.find(request.method, path)
        if found is None:
            d.violations.append(f"{request.method} {path} is not a route that is modelled")
            return self._refusal(Refused(0))
        pattern, ids, handler = found
        self.count += 1
        call = Call(
            self.count, d.world.now(), pattern, path, ids, query=request.query,
            client=request.headers.get("User-Agent", ""),
        )  # fmt: skip
        if d.world.remember:
            d.calls.append(call)
        try:
            call.body, call.files = await self._body(request)
        except (ValueError, Refused) as why:
            d.violations.append(f"{pattern}: {why}")
            return self._close(call, self._refusal(Refused(50109)))
        if not pattern.startswith(OPEN) and request.headers.get("Authorization") != f"Bot {d.world.token}":
            return self._close(call, self._refusal(Refused(40001)))
        fate = call.fate = d.weather.ask(call)
        if fate.wait and not fate.after:
            await self._held(fate.wait)
        if not fate.after and (fate.status or fate.cut):
            return self._close(call, self._stormy(request, fate, pattern))
        answer = self._carried_out(call, handler)
        if fate.after:
            await self._held(fate.wait)
            answer = self._stormy(request, fate, pattern)
        return self._close(call, answer)

    async def _body(self, request: web.Request) -> tuple[Any, FileList]:
        body = await request.read()
        if not body:
            return None, []
        kind = request.headers.get("Content-Type", "")
        if kind.startswith("multipart/form-data"):
            return parts(body, kind.partition("boundary=")[2].strip('"').encode())
        return json.loads(body), []

    def _sizes(self, call: Call) -> list[Upload]:
        return [Upload(field, name, len(data)) for field, name, data in call.files]

    def _carried_out(self, call: Call, handler: Handler) -> web.Response:
        d, now = self.loopback, self.loopback.world.now()
        major = call.ids.get("token") or call.ids.get("channel") or call.ids.get("guild") or ""
        bucket, wait, whole = d.rates.take(call.route, major, now)
        if sum(x.size for x in self._sizes(call)) > LARGEST:
            return self._refusal(Refused(40005))
        if wait:
            return self._limited(wait, headers(call.route, bucket, now), whole=whole)
        if self.checks is not None:
            method = call.route.partition(" ")[0]
            found = self.checks.faults(method, call.path, call.body, self._sizes(call))
            d.violations += [f"{call.route}: {x}" for x in found]
            if found and d.strict:
                return self._refusal(Refused(50035, found[0]))
        try:
            reply = call.reply = handler(d, call)
        except Refused as why:
            answer = self._refusal(why)
        else:
            made = 201 if call.route.endswith("/threads") or call.route == EMOJI else 200
            answer = _json(made, reply) if reply is not None else web.Response(status=204, headers=EDGE)
        if not call.route.startswith("POST /interactions/"):  # these have no bucket that is told of
            answer.headers.update(headers(call.route, bucket, now))
        return answer

    def _stormy(self, request: web.Request, fate: Fate, route: str) -> web.Response:
        if fate.cut:
            if request.transport is not None:
                request.transport.abort()
            return web.Response(status=500)
        if fate.html:
            return web.Response(status=fate.status, text=PAGE, content_type="text/html", headers=EDGE)
        if fate.status == 429:
            more = {"code": fate.code, "message": CODES[fate.code][1]} if fate.code else {}
            return self._limited(fate.retry_after, {}, whole=fate.whole, **more)
        if fate.code:
            return self._refusal(Refused(fate.code))
        return web.Response(status=fate.status, text=f"{fate.status}: upstream", headers=EDGE)

    def _limited(self, wait: float, head: dict[str, str], *, whole: bool, **more: Any) -> web.Response:
        told = {
            "message": "You are being rate limited.",
            "retry_after": round(wait, 3),
            "global": whole,
            **more,
        }
        answer = _json(429, told)
        answer.headers.update(head)
        answer.headers["Retry-After"] = str(max(1, round(wait)))
        answer.headers["X-RateLimit-Scope"] = "global" if whole else "user"
        if whole:
            answer.headers["X-RateLimit-Global"] = "true"
        return answer

    def _refusal(self, why: Refused) -> web.Response:
        status, message = CODES[why.code]
        told: dict[str, Any] = {"message": message, "code": why.code}
        if why.errors:
            told["errors"] = {"_errors": [{"code": "REFUSED", "message": why.errors}]}
        return _json(status, told)

    def _close(self, call: Call, answer: web.Response) -> web.Response:
        call.status = answer.status
        d = self.loopback
        self.invalid.note(call.route, answer.status, answer.headers.get("X-RateLimit-Scope", ""))
        if (
            self.checks is not None
            and d.answers
            and call.fate is not None
            and answer.status < 300
            and call.reply is not None
        ):
            method = call.route.partition(" ")[0]
            d.own_faults += [
                f"{call.route}: {x}"
                for x in self.checks.answer_faults(method, call.path, answer.status, call.reply)
            ]
        return answer


def _json(status: int, data: Any) -> web.Response:
    """Answer with JSON. The type has no charset: clients compare it as a whole."""
    return web.Response(
        status=status, body=json.dumps(data, separators=(",", ":")).encode(), headers=EDGE,
        content_type="application/json",
    )  # fmt: skip


async def file(loopback: Loopback, request: web.Request) -> web.Response:
    """Return a file of the CDN."""
    path = unquote(request.rel_url.raw_path)
    data = loopback.world.cdn.get(path)
    if data is None:
        return web.Response(status=404, text="This content is no longer available.")
    return web.Response(body=data, headers={"Content-Type": wire.content_type(path)})
