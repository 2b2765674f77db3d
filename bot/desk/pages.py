"""The page of the local table: its files, pictures and one socket for each person and window.

Addresses: `/?key=K` is the page (`&as=bob`: one person's screen alone), `/people.json?key=K` who plays,
`/ws?as=ID&key=K` somebody's socket, `/emojis/ID` the picture of an emoji. Files of messages come with
addresses under `/files/K/`. The page's own files need no key: they are the same for everybody.

What a socket tells, as JSON with `t`, ids as texts, everything else in Discord's own form:

- `hello`: first of all and after each break. `run` (another after a restart), `me`, `app` (the bot's id),
  `up` (the bot is there), `people` [{id, name}] (everybody who has ever played here), `roles`, `channels`,
  `messages` (the newest of each channel that this person sees, oldest first), `more` (the channels that have
  older ones), `pinned` (those of them that are pinned), `commands`;
- `message`, `edit`, `delete`: `d` is the message, `channel` its channel;
- `modal`: a form has been opened; `d` its data, `token` what it is sent with;
- `channel`: `d` is a channel or thread, new or another; its messages follow if it is new to this person.
  `gone`: the channel `channel` is there no more;
- `commands`: `d` are the commands;
- `bot`: `up` says whether the bot is there; what is pressed meanwhile reaches it when it is;
- `trouble`: something failed where no press can say so: `what`, and `log`, the file that has the whole of it.
  What nobody heard follows the next `hello`;
- `done`: what came of what was asked as `n`. `why`: it was not possible, in words. `failed`: the bot gave no
  answer. `choices`: what autocomplete offers. `modal`: a form follows. `older`: messages, oldest first, and
  `more`: there are still older ones.

What is asked, with a number `n` and what to `do`:

- `press`: `channel`, `message`, `custom_id`; of a select `values`;
- `command`: `name` ("new"), `channel`, `options` {name: {type, value}}; a file is {name, data (base64)};
- `complete`: the same, with `option`, the one that is being typed;
- `submit`: `token`, `fields` {custom id: text, values, files or yes and no};
- `menu`: `name`, `kind` (2: a person's, 3: a message's), `target`, `channel`;
- `write`: `channel`, `text`; `reply`: the message that it answers; `files`;
- `thread`: `channel`, `name`, `text`: open a thread or a forum's post and write the first message there;
- `dismiss`: `channel`, `message`, one that they alone see;
- `older`: `channel`, `before`: messages that are older than this one.
"""

from __future__ import annotations

import asyncio
import base64
import binascii
import contextlib
import errno
import hmac
import json
import logging
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import unquote

from aiohttp import WSMsgType, web

from bot.desk import client
from bot.desk.client import NotPossible, Sent
from bot.desk.discord import permissions as may
from bot.desk.discord import wire
from bot.desk.discord.interactions import COMPONENT, MODAL
from bot.desk.discord.messages import Refused, walk
from bot.desk.discord.things import FORUM, Channel, Delivery, Json, Message
from bot.desk.failures import TOLD
from bot.desk.people import Outcome, Person

if TYPE_CHECKING:
    from bot.desk.table import Table

PAGE = Path(__file__).with_name("page")
LOOPBACK = "127.0.0.1"
#: Where the page is looked for first, so that one that was left open finds it again.
PORT = 8017
TYPES = {
    ".html": "text/html",
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
}
GUARD = {
    "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff", "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer", "Cross-Origin-Resource-Policy": "same-origin",
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        f"frame-src http://{LOOPBACK}:*; base-uri 'none'; frame-ancestors 'none'; form-action 'none'"
    ),
}  # fmt: skip
#: What never changes may stay in the browser.
FOR_GOOD = "private, max-age=31536000, immutable"
#: What may be shown inside the browser; every other file is saved.
SHOWN = {"image/png", "image/gif", "image/webp", "image/jpeg"}
LARGEST = 48 * 1024 * 1024
#: Number of messages of a channel that are told at once.
AT_ONCE = 50
#: Frames that may wait for a page. One that is further behind is cut off, and begins anew.
BEHIND = 2000
MISSING = "Open the table at the address that `make play` has printed: it bears the key.\n"
STALE = "The key in this address is not this table's. Open the address that `make play` has printed.\n"
LOST = "Nullgate stopped before it answered. Please repeat it"
_log = logging.getLogger(__name__)
Does = Callable[[Person, Json], Awaitable[Outcome | Json | None]]


class CannotServe(Exception):
    """The page cannot be served. Its text is one line that says why."""


class Window:
    """One open page of one person: frames go out in order."""

    def __init__(self, person: Person, ws: web.WebSocketResponse) -> None:
        self.person, self.ws = person, ws
        self._out: asyncio.Queue[str] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())

    def send(self, text: str) -> None:
        """Put a frame in line."""
        if self._out.qsize() > BEHIND:
            self.close()
        else:
            self._out.put_nowait(text)

    async def _write(self) -> None:
        with contextlib.suppress(ConnectionError, RuntimeError):
            while True:
                await self.ws.send_str(await self._out.get())

    def close(self) -> None:
        """Cut it off."""
        self._writer.cancel()
        transport = self.ws._req.transport if self.ws._req else None  # noqa: SLF001 - it has no public name
        if transport is not None:
            transport.abort()

    def stop(self) -> None:
        """Stop sending."""
        self._writer.cancel()


class Pages:
    """Serves the page, and does what people ask there."""

    def __init__(self, table: Table, port: int) -> None:
        self.table, self.port, self._wanted = table, port, port
        self.windows: set[Window] = set()
        self._sees: dict[int, set[int]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._runner: web.AppRunner | None = None
        self._acts: dict[str, Does] = {
            "press": self._press, "command": self._command, "complete": self._complete,
            "submit": self._submit, "menu": self._menu, "write": self._write,
            "thread": self._thread, "dismiss": self._dismiss, "older": self._older,
        }  # fmt: skip

    @property
    def own(self) -> str:
        """Return the origin of the page."""
        return f"http://{LOOPBACK}:{self.port}"

    @property
    def address(self) -> str:
        """Return the address at which the page opens."""
        return f"{self.own}/?key={self.table.kept.key}"

    # -- serving -----------------------------------------------------------------------------------------

    async def start(self) -> None:
        """Listen.

        Raises:
            CannotServe: the port cannot be had.

        """
        app = web.Application(middlewares=[self._guarded])
        for file in sorted(PAGE.iterdir()):
            if file.suffix in TYPES:
                app.router.add_get("/" if file.name == "desk.html" else f"/{file.name}", _static(file))
        app.router.add_get("/people.json", self._people)
        app.router.add_get("/ws", self._socket)
        app.router.add_get("/emojis/{id:\\d+}", self._emoji)
        app.router.add_get("/files/{key}/{path:.*}", self._file)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
        await self._runner.setup()
        why: Exception | None = None
        for port in (self._wanted,) if self._wanted else (PORT, 0):
            try:
                await web.TCPSite(self._runner, LOOPBACK, port).start()
            except (OSError, OverflowError) as failed:  # a number too large for a port overflows
                why = failed
                continue
            self.port = self._runner.addresses[0][1]
            return
        await self._runner.cleanup()
        taken = isinstance(why, OSError) and why.errno == errno.EADDRINUSE
        line = f"port {self._wanted} is taken" if taken else f"port {self._wanted} cannot be had ({why})"
        raise CannotServe(f"{line}; choose another") from why

    async def stop(self) -> None:
        """Close every window and stop serving."""
        for x in list(self.windows):
            x.close()
        if self._runner is not None:
            await self._runner.cleanup()

    @web.middleware
    async def _guarded(
        self, request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
    ) -> web.StreamResponse:
        """Answer to our own address alone, and to our own page."""
        if request.headers.get("Host") != f"{LOOPBACK}:{self.port}":
            return _refused(f"The local table is at {self.own}/\n")
        if request.headers.get("Origin", self.own) != self.own:
            return _refused("Only the table's own page may ask this.\n")
        if request.headers.get("Sec-Fetch-Site", "none") not in {"none", "same-origin"}:
            return _refused("Only the table's own page may ask this.\n")
        try:
            answer = await handler(request)
        except web.HTTPException as why:
            answer = web.Response(status=why.status, text=why.text)
        if not answer.prepared:
            for name, value in GUARD.items():
                answer.headers.setdefault(name, value)
        return answer

    def _opens(self, key: str) -> None:
        """Refuse a key that is not this table's."""
        if not hmac.compare_digest(key.encode(), self.table.kept.key.encode()):
            raise web.HTTPForbidden(text=STALE if key else MISSING)

    async def _people(self, request: web.Request) -> web.Response:
        self._opens(request.query.get("key", ""))
        return web.json_response([self._person_json(x) for x in self.table.people])

    def _person_json(self, person: Person) -> Json:
        return {"id": str(person.id), "name": person.user.name.capitalize()}

    async def _emoji(self, request: web.Request) -> web.Response:
        image = self.table.kept.icons.get(int(request.match_info["id"]))
        if image is None:
            raise web.HTTPNotFound
        kind, _, data = image.partition(";base64,")
        return _file_response(base64.b64decode(data), kind.removeprefix("data:"))

    async def _file(self, request: web.Request) -> web.Response:
        """Serve a file of a message. The key opens every screen, and so every file."""
        self._opens(request.match_info["key"])
        path = "/" + unquote(request.match_info["path"])
        data = self.table.world.cdn.get(path)
        if data is None:
            raise web.HTTPNotFound(text="This file is no longer there.\n")
        return _file_response(data, wire.content_type(path))

    # -- telling -----------------------------------------------------------------------------------------

    def tell(self, told: Json, windows: Iterable[Window] | None = None) -> None:
        """Tell every window, or some."""
        to = self.windows if windows is None else windows
        if to:
            old, new = self.table.world.cdn_address, f"{self.own}/files/{self.table.kept.key}"
            text = json.dumps(told, separators=(",", ":")).replace(f'"{old}/', f'"{new}/')
            for x in list(to):
                x.send(text)

    def show(self, x: Delivery) -> None:
        """Show what people see, to them alone."""
        if x.kind == "choices":
            return
        mine = [w for w in self.windows if w.person.id in x.audience]
        self.tell({"t": x.kind, "channel": str(x.channel), "d": x.json, "token": x.token}, mine)

    def changed(self, channel: Channel) -> None:
        """Show a channel as it is now to those who see it."""
        for person in self.table.people:
            windows = [w for w in self.windows if w.person is person]
            sees = bool(self.table.world.may(person.user, channel) & may.VIEW)
            before = self._sees.setdefault(person.id, set())
            if sees:
                self.tell({"t": "channel", "d": wire.channel(self.table.world, channel)}, windows)
                for m in person.sees(channel) if channel.id not in before else ():
                    self.tell({"t": "message", "channel": str(channel.id), "d": m.json}, windows)
                before.add(channel.id)
            elif channel.id in before:
                before.discard(channel.id)
                self.tell({"t": "gone", "channel": str(channel.id)}, windows)

    def gone(self, channel: Channel) -> None:
        """Say that a channel is deleted."""
        for person in self.table.people:
            if channel.id in self._sees.get(person.id, set()):
                self._sees[person.id].discard(channel.id)
                windows = [w for w in self.windows if w.person is person]
                self.tell({"t": "gone", "channel": str(channel.id)}, windows)

    def _hello(self, me: Person) -> Json:
        world, table = self.table.world, self.table
        channels = [x for x in world.channels.values() if world.may(me.user, x) & may.VIEW]
        self._sees[me.id] = {x.id for x in channels}
        guild = table.kept.table.guild
        assert guild is not None
        known = [Person(table, x.user) for x in guild.members.values() if not x.user.bot]
        seen = {x.id: me.sees(x) for x in channels}
        return {
            "t": "hello", "run": table.run, "me": str(me.id), "app": str(world.app.id), "up": table.up,
            "people": [self._person_json(x) for x in known],
            "roles": [wire.role(x) for x in guild.roles.values()],
            "channels": [wire.channel(world, x) for x in channels],
            "messages": [m.json for x in seen.values() for m in x[-AT_ONCE:]],
            "more": [str(number) for number, x in seen.items() if len(x) > AT_ONCE],
            "pinned": [m.json for x in seen.values() for m in x[:-AT_ONCE] if m.json.get("pinned")],
            "commands": world.commands,
        }  # fmt: skip

    async def _socket(self, request: web.Request) -> web.StreamResponse:
        self._opens(request.query.get("key", ""))
        me = next((x for x in self.table.people if str(x.id) == request.query.get("as")), None)
        if me is None:
            raise web.HTTPNotFound(text="Nobody of that name plays at this table.\n")
        ws = web.WebSocketResponse(heartbeat=20, max_msg_size=LARGEST)
        await ws.prepare(request)
        window = Window(me, ws)
        self.tell(self._hello(me), [window])
        self.windows.add(window)
        for told in self.table.unheard():
            self.tell(told, [window])
        try:
            async for frame in ws:
                if frame.type is WSMsgType.TEXT:
                    self._begin(window, frame.data)
        finally:
            self.windows.discard(window)
            window.stop()
        return ws

    # -- what people do ----------------------------------------------------------------------------------

    def _begin(self, window: Window, text: str) -> None:
        task = asyncio.create_task(self._acted(window, text))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _acted(self, window: Window, text: str) -> None:
        told: Json = {"t": "done", "n": 0}
        try:
            asked = json.loads(text)
            told["n"] = asked["n"]
            outcome = await self._acts[asked["do"]](window.person, asked)
            if outcome is not None:
                told.update(_came(outcome) if isinstance(outcome, Outcome) else outcome)
        except NotPossible as why:
            told["why"] = str(why)
        except Refused as why:
            told["why"] = why.errors or f"Discord refuses that ({why.code})"
        except (LookupError, ValueError, TypeError, AttributeError, StopIteration, binascii.Error):
            _log.warning("the page asked for what there is not: %.300s", text, exc_info=True)
            told["why"] = "there is no such thing here any more"
        except Exception:
            _log.exception("what was asked on the page failed", extra=TOLD)
            told["why"] = f"the table failed at this; {self.table.log} says where"
        self.tell(told, [window])

    def _channel(self, me: Person, asked: Json) -> Channel:
        found = self.table.world.channels.get(int(asked["channel"]))
        seen = found is not None and self.table.world.may(me.user, found) & may.VIEW
        client.need(seen, "this channel is gone")
        assert found is not None
        return found

    def _message(self, me: Person, asked: Json, name: str = "message") -> Message:
        found = self._channel(me, asked).messages.get(int(asked[name]))
        client.need(found is not None and found.only in {None, me.id}, "this message is gone")
        assert found is not None
        return found

    async def _press(self, me: Person, asked: Json) -> Outcome:
        message = self._message(me, asked)
        parts = [x for x in walk(message.json["components"]) if x.get("custom_id") == asked["custom_id"]]
        client.need(parts and not parts[0].get("disabled"), "this has changed meanwhile; look again")
        if parts[0]["type"] in client.SELECTS:
            chosen = tuple(str(x) for x in asked["values"])
            data = client.select(self.table.world, message, asked["custom_id"], chosen, message.json)
        else:
            data = client.button(message, asked["custom_id"], message.json)
        return await me.act(COMPONENT, message.channel, data, message, message.json)

    async def _command(self, me: Person, asked: Json) -> Outcome:
        where = self._channel(me, asked)
        return await me.command(asked["name"], where, **self._options(asked))

    async def _complete(self, me: Person, asked: Json) -> Outcome:
        where, options = self._channel(me, asked), self._options(asked)
        text = options.pop(asked["option"], "")
        return await me.autocomplete(asked["name"], where, asked["option"], str(text), **options)

    def _options(self, asked: Json) -> Json:
        world = self.table.world
        takes: dict[int, Callable[[Json], object]] = {
            client.USER: lambda x: world.users[int(x["value"])],
            client.MENTIONABLE: lambda x: world.users[int(x["value"])],
            client.CHANNEL: lambda x: world.channels[int(x["value"])],
            client.FILE: lambda x: _sent(x["value"]),
        }
        return {k: takes.get(x["type"], _plain)(x) for k, x in asked["options"].items()}

    async def _menu(self, me: Person, asked: Json) -> Outcome:
        where = self._channel(me, asked)
        if asked["kind"] == client.MESSAGE_MENU:
            return await me.menu(asked["name"], self._message(me, asked, "target"))
        return await me.menu(asked["name"], self.table.world.users[int(asked["target"])], where)

    async def _submit(self, me: Person, asked: Json) -> Outcome:
        x = self.table.interactions.begun.get(asked["token"])
        open_ = x is not None and x.user is me.user and x.callback and x.callback["type"] == MODAL
        client.need(open_, "this form is no longer open; open it again")
        assert x is not None
        fields = {
            k: [_sent(y) for y in v] if isinstance(v, list) and v and isinstance(v[0], dict) else v
            for k, v in asked["fields"].items()
        }
        return await me.submit(Outcome(x), fields)

    async def _write(self, me: Person, asked: Json) -> None:
        reply = self._message(me, asked, "reply") if asked.get("reply") else None
        files = [_sent(x) for x in asked.get("files") or ()]
        await me.write(self._channel(me, asked), asked["text"], reply=reply, files=files)

    async def _thread(self, me: Person, asked: Json) -> None:
        where = self._channel(me, asked)
        bits = may.SEND if where.kind == FORUM else may.PUBLIC_THREADS
        client.need(where.guild and not where.is_thread, "a thread cannot be opened there")
        client.need(self.table.world.may(me.user, where) & bits, "you may not open a thread there")
        client.need(1 <= len(asked["name"].strip()) <= 100, "a thread's name has 1 to 100 characters")
        client.need(asked["text"].strip(), "a thread begins with a message")
        thread = self.table.world.thread(where, asked["name"].strip(), me.user)
        await me.write(thread, asked["text"])

    async def _older(self, me: Person, asked: Json) -> Json:
        older = [m for m in me.sees(self._channel(me, asked)) if m.id < int(asked["before"])]
        return {"older": [m.json for m in older[-AT_ONCE:]], "more": len(older) > AT_ONCE}

    async def _dismiss(self, me: Person, asked: Json) -> None:
        message = self._message(me, asked)
        client.need(message.only == me.id, "only what you alone see can be dismissed")
        self.table.world.delete_message(message)


def _came(outcome: Outcome) -> Json:
    if outcome.interaction.lost:
        return {"why": LOST}
    return {"failed": outcome.failed, "choices": outcome.choices, "modal": outcome.modal is not None}


def _plain(x: Json) -> object:
    return x["value"]


def _sent(x: Json) -> Sent:
    return Sent(str(x["name"])[:100], base64.b64decode(x["data"], validate=True))


def _refused(line: str) -> web.Response:
    return web.Response(status=403, text=line, headers=GUARD)


def _file_response(data: bytes, kind: str) -> web.Response:
    headers = {"Content-Type": kind, "Cache-Control": FOR_GOOD}
    if kind not in SHOWN:
        headers["Content-Disposition"] = "attachment"
    return web.Response(body=data, headers=headers)


def _static(file: Path) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
    text, kind = file.read_text("utf-8"), TYPES[file.suffix]

    async def answer(request: web.Request) -> web.StreamResponse:
        return web.Response(text=text, content_type=kind)

    return answer
