"""The REST side: reads a request, asks the buckets, carries it out, answers."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qsl, unquote

from aiohttp import web

from bot.desk.discord import wire
from bot.desk.discord.buckets import headers
from bot.desk.discord.calls import CODES, Call
from bot.desk.discord.invalid import Invalid
from bot.desk.discord.messages import FileList, Refused

if TYPE_CHECKING:
    from bot.desk.discord.server import LocalDiscord

Handler = Callable[["LocalDiscord", Call], Any]
_VERSION = re.compile(r"^/api(/v\d+)?")
_FIELD, _NAME = re.compile(rb'name="([^"]*)"'), re.compile(rb'filename="([^"]*)"')
#: The server named in each reply: Discord's edge. Without it discord.py takes a 429 for a ban.
EDGE = {"Via": "1.1 google"}
#: Routes that bear a token of their own.
OPEN = (
    "POST /oauth2/",
    "POST /interactions/",
    "POST /webhooks/",
    "GET /webhooks/",
    "PATCH /webhooks/",
    "DELETE /webhooks/",
)
LARGEST = 25 * 1024 * 1024
_log = logging.getLogger(__name__)
#: Answered with 201, as the making of a thread is.
EMOJI = "POST /applications/{app}/emojis"
#: What others than the bot may ask, with a token of their own.
ONESELF = "GET /users/@me"


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
    """Answers every REST request. `under_way`: how many are being answered; `last`: when one was."""

    def __init__(self, discord: LocalDiscord) -> None:
        self.discord = discord
        self.count = 0
        self.under_way = 0
        self.last = 0.0
        self.invalid = Invalid()

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """Answer one request."""
        self.under_way += 1
        try:
            return await self._serve(request)
        finally:
            self.under_way -= 1
            self.last = asyncio.get_running_loop().time()
            self.discord.world.heard()

    async def _serve(self, request: web.Request) -> web.Response:
        d = self.discord
        path = _VERSION.sub("", request.rel_url.raw_path)
        found = TABLE.find(request.method, path)
        if found is None:
            d.wrong(f"{request.method} {path} is not a route that is modelled")
            return self.refusal(Refused(0))
        pattern, ids, handler = found
        self.count += 1
        call = Call(
            self.count, d.world.now(), pattern, path, ids, query=request.query,
            client=request.headers.get("User-Agent", ""),
        )  # fmt: skip
        d.note(call)
        try:
            call.body, call.files = await self._body(request)
        except ConnectionError:
            _log.info("the bot went away in the middle of %s", pattern)
            return web.Response(status=499)
        except (ValueError, Refused) as why:
            d.wrong(f"{pattern}: {why}")
            return self._close(call, self.refusal(Refused(50109)))
        scheme, _, token = request.headers.get("Authorization", "").partition(" ")
        call.bearer = token if scheme == "Bearer" else ""
        known = pattern == ONESELF and call.bearer in d.world.bearers
        if not (known or pattern.startswith(OPEN) or (scheme, token) == ("Bot", d.world.token)):
            return self._close(call, self.refusal(Refused(40001)))
        return self._close(call, await self.answered(request, call, handler))

    async def answered(self, request: web.Request, call: Call, handler: Handler) -> web.Response:
        """Carry a request out and answer it. Tests override it, and let things go wrong on the way."""
        return self.carried_out(call, handler)

    async def _body(self, request: web.Request) -> tuple[Any, FileList]:
        body = await request.read()
        if not body:
            return None, []
        kind = request.headers.get("Content-Type", "")
        if kind.startswith("multipart/form-data"):
            return parts(body, kind.partition("boundary=")[2].strip('"').encode())
        if kind.startswith("application/x-www-form-urlencoded"):
            return dict(parse_qsl(body.decode())), []
        return json.loads(body), []

    def carried_out(self, call: Call, handler: Handler) -> web.Response:
        """Carry a request out, unless a limit or a rule of Discord's is against it."""
        d, now = self.discord, self.discord.world.now()
        major = call.ids.get("token") or call.ids.get("channel") or call.ids.get("guild") or ""
        bucket, wait, whole = d.rates.take(call.route, major, now)
        if sum(len(data) for _, _, data in call.files) > LARGEST:
            return self.refusal(Refused(40005))
        if wait:
            return self.limited(wait, headers(call.route, bucket, now), whole=whole)
        if fault := d.fault(call):
            return self.refusal(Refused(50035, fault))
        try:
            reply = call.reply = handler(d, call)
        except Refused as why:
            answer = self.refusal(why)
        else:
            made = 201 if call.route.endswith("/threads") or call.route == EMOJI else 200
            answer = _json(made, reply) if reply is not None else web.Response(status=204, headers=EDGE)
        if not call.route.startswith("POST /interactions/"):  # these have no bucket that is told of
            answer.headers.update(headers(call.route, bucket, now))
        return answer

    def limited(self, wait: float, head: dict[str, str], *, whole: bool, **more: object) -> web.Response:
        """Answer that the bot has asked too often."""
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

    def refusal(self, why: Refused) -> web.Response:
        """Answer with one of Discord's codes."""
        status, message = CODES[why.code]
        told: dict[str, Any] = {"message": message, "code": why.code}
        if why.errors:
            told["errors"] = {"_errors": [{"code": "REFUSED", "message": why.errors}]}
        return _json(status, told)

    def _close(self, call: Call, answer: web.Response) -> web.Response:
        call.status = answer.status
        self.invalid.note(call.route, answer.status, answer.headers.get("X-RateLimit-Scope", ""))
        return answer


def _json(status: int, data: Any) -> web.Response:
    """Answer with JSON. The type has no charset: clients compare it as a whole."""
    return web.Response(
        status=status, body=json.dumps(data, separators=(",", ":")).encode(), headers=EDGE,
        content_type="application/json",
    )  # fmt: skip


async def file(discord: LocalDiscord, request: web.Request) -> web.Response:
    """Return a file of the CDN."""
    path = unquote(request.rel_url.raw_path)
    world = discord.world
    data = world.cdn.get(path)
    if data is None or request.query.get("hm", "0") != world.signature(path):
        return web.Response(status=404, text="This content is no longer available.")
    return web.Response(body=data, headers={"Content-Type": wire.content_type(path)})
