"""The page of the local table on a stage: the real files, and a server that says and hears what a test wants.

It speaks the protocol of `bot/desk`, so that a test can show every component there is, and every kind of
trouble, without a bot.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import struct
import threading
import time
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from aiohttp import WSMsgType, web

Json = dict[str, Any]
PAGE = Path(__file__).parents[2] / "bot" / "desk" / "page"
TYPES = {".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "base-uri 'none'; frame-ancestors 'none'; form-action 'none'"
)
APP, TABLE, THREAD = "1000", "2000", "2001"
#: Milliseconds at which Discord's ids begin.
EPOCH = 1420070400000


def png(wide: int, high: int, colour: tuple[int, int, int] = (40, 90, 160)) -> bytes:
    """Draw a picture of one colour."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = (b"\0" + bytes(colour) * wide) * high
    head = struct.pack(">IIBBBBB", wide, high, 8, 2, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", head)
        + chunk(b"IDAT", zlib.compress(rows))
        + chunk(b"IEND", b"")
    )


class Stage:
    """A table of some people whose server is the test."""

    def __init__(self, names: tuple[str, ...] = ("Alice", "Bob")) -> None:
        self.people = [{"id": str(10 + n), "name": x} for n, x in enumerate(names)]
        self.channels: list[Json] = [{"id": TABLE, "type": 0, "name": "table"}]
        self.channels += [{"id": f"30{x['id']}", "type": 1, "of": x["id"]} for x in self.people]
        self.messages: list[Json] = []
        self.commands: list[Json] = []
        self.roles = [{"id": "5000", "name": "Admirals"}]
        self.up = True
        #: Everything that was done.
        self.asked: list[Json] = []
        #: By kind of act, what is answered to what was asked; None: nothing yet.
        self.answers: dict[str, Callable[[Json], Json | None]] = {"older": self._older}
        #: Number of messages that are told at once; older ones are given when they are asked for.
        self.at_once = 10_000
        #: Seconds for which pictures keep a page waiting.
        self.slow_pictures = 0.0
        self._n = 0
        self._sockets: dict[str, set[web.WebSocketResponse]] = {x["id"]: set() for x in self.people}
        self._ready = threading.Event()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, daemon=True)

    # -- opening and closing -----------------------------------------------------------------------------

    @contextlib.contextmanager
    def opened(self, port: int = 0) -> Iterator[Stage]:
        """Serve until the end of the block."""
        self._port = port
        self._thread.start()
        assert self._ready.wait(20)
        try:
            yield self
        finally:
            self.call(self._close())
            self._loop.call_soon_threadsafe(self._loop.stop)
            self._thread.join(20)

    def call(self, task: Any) -> Any:
        """Do something in the server's thread."""
        return asyncio.run_coroutine_threadsafe(task, self._loop).result(20)

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._loop.run_until_complete(self._open())
        self._ready.set()
        self._loop.run_forever()

    async def _open(self) -> None:
        app = web.Application()
        app.router.add_get("/people.json", self._people)
        app.router.add_get("/ws", self._socket)
        app.router.add_get("/attachments/{n}/{size}.png", self._picture)
        app.router.add_get("/emojis/{n}", self._emoji)
        app.router.add_get("/{name:.*}", self._file)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", self._port).start()
        self._port = self._runner.addresses[0][1]
        self.address = f"http://127.0.0.1:{self._port}/"

    async def _close(self) -> None:
        await self.hang_up()
        await self._runner.cleanup()

    async def hang_up(self) -> None:
        """Break every line."""
        for ws in [y for x in self._sockets.values() for y in x]:
            await ws.close()

    # -- serving -----------------------------------------------------------------------------------------

    async def _people(self, request: web.Request) -> web.Response:
        return web.json_response(self.people)

    async def _file(self, request: web.Request) -> web.Response:
        file = PAGE / (request.match_info["name"] or "desk.html")
        if not file.is_file():
            raise web.HTTPNotFound
        headers = {"Content-Security-Policy": POLICY, "Cache-Control": "no-store"}
        return web.Response(text=file.read_text("utf-8"), content_type=TYPES[file.suffix], headers=headers)

    async def _picture(self, request: web.Request) -> web.Response:
        await asyncio.sleep(self.slow_pictures)
        wide, high = map(int, request.match_info["size"].split("x"))
        return web.Response(body=png(wide, high), content_type="image/png")

    async def _emoji(self, request: web.Request) -> web.Response:
        return web.Response(body=png(32, 32, (230, 160, 60)), content_type="image/png")

    async def _socket(self, request: web.Request) -> web.WebSocketResponse:
        me = request.query["as"]
        ws = web.WebSocketResponse()
        await ws.prepare(request)
        mine = [x for x in self.channels if x.get("of", me) == me]
        ids = {x["id"] for x in mine}
        seen = [x for x in self.messages if x["channel_id"] in ids and x.get("only", me) == me]
        await ws.send_json({
            "t": "hello", "run": "1", "me": me, "up": self.up, "people": self.people, "app": APP,
            "channels": mine, "messages": seen[-self.at_once :], "commands": self.commands,
            "roles": self.roles,
            "more": [TABLE] if len(seen) > self.at_once else [],
            "pinned": [x for x in seen[: -self.at_once] if x["pinned"]],
        })  # fmt: skip
        self._sockets[me].add(ws)
        async for frame in ws:
            if frame.type is WSMsgType.TEXT:
                await self._heard(ws, {"me": me, **json.loads(frame.data)})
        self._sockets[me].discard(ws)
        return ws

    async def _heard(self, ws: web.WebSocketResponse, asked: Json) -> None:
        self.asked.append(asked)
        told = self.answers.get(asked["do"], lambda _: {})(asked)
        if told is not None:
            await ws.send_json({"t": "done", "n": asked["n"], **told})

    def _older(self, asked: Json) -> Json:
        older = [
            x for x in self.messages if x["channel_id"] == asked["channel"] and x["id"] < asked["before"]
        ]
        return {"older": older[-self.at_once :], "more": len(older) > self.at_once}

    # -- what a test says --------------------------------------------------------------------------------

    def tell(self, told: Json, only: str | None = None) -> None:
        """Send something to everybody, or to one person."""

        async def send() -> None:
            for person, sockets in self._sockets.items():
                for ws in sockets if only in {None, person} else ():
                    await ws.send_json(told)

        self.call(send())

    def message(self, *components: Json, author: str = APP, channel: str = TABLE, **more: Any) -> Json:
        """Make a message; it is there for whoever opens the page afterwards."""
        self._n += 1
        made: Json = {
            "id": str((int(time.time() * 1000) - EPOCH) << 22 | self._n), "channel_id": channel, "type": 0,
            "author": {"id": author, "username": "x", "bot": author == APP}, "content": "", "mentions": [],
            "timestamp": time.strftime("%Y-%m-%dT%H:%M:%S+00:00", time.gmtime()), "attachments": [],
            "components": list(components), "pinned": False, "flags": 1 << 15 if components else 0, **more,
        }  # fmt: skip
        self.messages.append(made)
        return made

    def post(self, *components: Json, **more: Any) -> Json:
        """Send a message to those who have the page open."""
        made = self.message(*components, **more)
        self.tell({"t": "message", "channel": made["channel_id"], "d": made, "token": ""}, made.get("only"))
        return made

    def edit(self, message: Json, *components: Json, **more: Any) -> None:
        """Change a message."""
        message.update(components=list(components), **more)
        told = {"t": "edit", "channel": message["channel_id"], "d": message, "token": ""}
        self.tell(told, message.get("only"))

    def until(self, **wanted: Any) -> Json:
        """Wait for an act."""
        end = time.monotonic() + 20
        while time.monotonic() < end:
            for x in list(self.asked):
                if wanted.items() <= x.items():
                    self.asked.remove(x)
                    return x
            time.sleep(0.02)
        raise AssertionError(f"nobody did {wanted}: {self.asked}")


# -- components, as Discord tells of them ------------------------------------------------------------------


def text(content: str) -> Json:
    """A text."""
    return {"type": 10, "content": content}


def button(label: str, custom_id: str = "", style: int = 2, **more: Any) -> Json:
    """A button."""
    told = {"type": 2, "style": style, "label": label, "custom_id": custom_id or label, "disabled": False}
    return {**told, **more}


def row(*components: Json) -> Json:
    """A row of buttons, or of one select."""
    return {"type": 1, "components": list(components)}


def select(custom_id: str, *options: str, **more: Any) -> Json:
    """A select of texts."""
    lines = [{"label": x, "value": x.lower(), "description": f"About {x}"} for x in options]
    return {"type": 3, "custom_id": custom_id, "placeholder": "Choose one", "options": lines, **more}


def media(wide: int, high: int, n: int = 1) -> Json:
    """A picture."""
    url = f"http://127.0.0.1:1/attachments/{n}/{wide}x{high}.png?ex=1"
    return {"url": url, "width": wide, "height": high}


def gallery(*pictures: Json) -> Json:
    """Pictures beside each other."""
    return {"type": 12, "items": [{"media": x, "description": "A board", "spoiler": False} for x in pictures]}


def card(*components: Json, accent: int | None = 0x8CC8FF, **more: Any) -> Json:
    """A container."""
    return {"type": 17, "accent_color": accent, "spoiler": False, "components": list(components), **more}


TEXT = """# Heading one
## Heading two
### Heading three
Plain, **bold**, *slanted*, __under__, ~~gone~~, `code`, ||a secret|| and ***both***.
-# Small print <t:1700000000:R> and <t:1700000000:f>
> A quote of <@10> and <@11>
> in two lines
- a list
  - inside it
- of <#2000> and </game new:77>
1. first
2. second
```py
print("<b>never HTML</b>")
```
An emblem <:ship:123>, a [link](https://example.org/a_b_c) and https://example.org/x_y.
<script>alert(1)</script> \\*plain\\*"""


def everything(stage: Stage) -> Json:
    """Post a message with every kind of component that there is."""
    emblem = {"id": "123", "name": "ship", "animated": False}
    thumbnail = {"type": 11, "media": media(64, 64), "description": "Small", "spoiler": False}
    several = {"min_values": 2, "max_values": 3, "placeholder": "Two or three"}
    styles = [button(x, f"b{n}", n) for n, x in ((1, "Blue"), (2, "Grey"), (3, "Green"), (4, "Red"))]
    return stage.message(
        card(
            text(TEXT),
            {"type": 9, "components": [text("**Blue** free")], "accessory": button("Join", "join", 1)},
            {"type": 9, "components": [text("A thumbnail")], "accessory": thumbnail},
            gallery(media(780, 520)),
            {"type": 14, "divider": True, "spacing": 1},
            row(*styles, button("Off", "off", 2, disabled=True)),
            row(button("Emblem", "emblem", 2, emoji=emblem), button("Dice", "dice", 2, emoji={"name": "🎲"}),
                {"type": 2, "style": 5, "label": "Elsewhere", "url": "https://example.org/"}),
            row(select("one", "Red", "Green")),
            row(select("some", "Red", "Green", "Pink", **several)),
            row({"type": 5, "custom_id": "who", "placeholder": "A person"}),
            row({"type": 6, "custom_id": "role", "placeholder": "A role"}),
            row({"type": 7, "custom_id": "any", "placeholder": "Anybody", "min_values": 0, "max_values": 2}),
            row({"type": 8, "custom_id": "channel", "placeholder": "A channel"}),
            {"type": 13, "file": media(1, 1), "name": "report.txt", "size": 2345, "spoiler": False},
        ),
        gallery(media(300, 200, 2), media(300, 200, 3)),
    )  # fmt: skip


def modal() -> Json:
    """A form with every kind of field."""
    lines = [{"label": x, "value": x.lower(), "description": f"About {x}"} for x in ("Red", "Green", "Pink")]
    fields = [
        ("Name", {"type": 4, "custom_id": "name", "style": 1, "max_length": 20, "min_length": 2}),
        ("Story", {"type": 4, "custom_id": "story", "style": 2, "required": False, "value": "Once"}),
        ("Side", {"type": 3, "custom_id": "side", "options": lines, "required": True}),
        ("Who", {"type": 5, "custom_id": "who", "required": False}),
        ("Rule", {"type": 21, "custom_id": "rule", "options": [{**lines[0], "default": True}, *lines[1:]]}),
        ("Ships", {"type": 22, "custom_id": "ships", "options": lines, "min_values": 1, "max_values": 2}),
        ("Sure", {"type": 23, "custom_id": "sure", "default": False}),
        ("Map", {"type": 19, "custom_id": "map", "required": False}),
    ]  # fmt: skip
    labels = [{"type": 18, "label": k, "description": f"What {k} is for", "component": x} for k, x in fields]
    parts = [text("Read **this** first."), *labels]
    return {"title": "Every field", "custom_id": "form", "components": parts}
