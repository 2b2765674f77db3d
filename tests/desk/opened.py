"""The local table as a person opens it, `python -m bot play`, and people at its sockets."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import signal
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import aiohttp

from bot.desk.discord.messages import texts, walk

Json = dict[str, Any]
ROOT = Path(__file__).parents[2]
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+/\S*")


def environment(home: Path) -> dict[str, str]:
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("NULLGATE_", "DISCORD_"))}
    return {**kept, "NULLGATE_DATA": str(home), "NULLGATE_REPORTS": "0", "PYTHONUNBUFFERED": "1"}


class Screen:
    """One person's page: what it was told, and what it shows now."""

    def __init__(self, ws: aiohttp.ClientWebSocketResponse) -> None:
        self._ws = ws
        self.told: list[Json] = []
        self.hello: Json = {}
        self.up = False
        self.messages: dict[str, Json] = {}
        self.channels: dict[str, Json] = {}
        self._n = 0
        self._sending: list[asyncio.Future[None]] = []
        self._woken = asyncio.Event()
        self._reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        with contextlib.suppress(ConnectionError):
            async for frame in self._ws:
                told = frame.json()
                self.told.append(told)
                self._take(told)
                self._woken.set()
        self.told.append({"t": "closed"})
        self._woken.set()

    def _take(self, x: Json) -> None:
        if x["t"] == "hello":
            self.hello, self.up = x, x["up"]
            self.messages = {m["id"]: m for m in x["messages"]}
            self.channels = {c["id"]: c for c in x["channels"]}
        elif x["t"] == "bot":
            self.up = x["up"]
        elif x["t"] in {"message", "edit"}:
            self.messages[x["d"]["id"]] = x["d"]
        elif x["t"] == "delete":
            self.messages.pop(x["d"]["id"], None)
        elif x["t"] == "channel":
            self.channels[x["d"]["id"]] = x["d"]
        elif x["t"] == "gone":
            self.channels.pop(x["channel"], None)

    async def until(self, holds: Callable[[], Any], what: str = "", limit: float = 60) -> Any:
        """Wait until something holds, and give it."""
        async with asyncio.timeout(limit):
            while not (found := holds()):
                self._woken.clear()
                if self.told and self.told[-1]["t"] == "closed":
                    raise AssertionError(f"the table has closed while waiting: {what}")
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._woken.wait(), 1)
        return found

    def begin(self, do: str, **asked: Any) -> int:
        """Ask for something and do not wait."""
        self._n += 1
        task = asyncio.ensure_future(self._ws.send_json({"n": self._n, "do": do, **asked}))
        self._sending.append(task)
        return self._n

    async def done(self, n: int, limit: float = 90) -> Json:
        """Wait for what came of it."""
        return await self.until(
            lambda: next((x for x in self.told if x["t"] == "done" and x["n"] == n), None), "done", limit
        )

    async def ask(self, do: str, **asked: Any) -> Json:
        return await self.done(self.begin(do, **asked))

    # -- what is shown and done --------------------------------------------------------------------------

    @property
    def table(self) -> str:
        return next(c["id"] for c in self.channels.values() if c["type"] == 0)

    def said(self, channel: str = "") -> str:
        """Everything that is written in a channel as it stands."""
        at = channel or self.table
        return "\n".join(texts(m) for m in self.messages.values() if m["channel_id"] == at)

    def public(self) -> str:
        """Everything that stands in the table's channel for everybody."""
        here = [m for m in self.messages.values() if m["channel_id"] == self.table and not m["flags"] & 64]
        return "\n".join(map(texts, here))

    def controls(self, *verbs: str, channel: str = "") -> list[tuple[Json, Json]]:
        """The live controls of these verbs, newest message first, each with its message."""
        at = channel or self.table
        here = [m for m in self.messages.values() if m["channel_id"] == at]
        return [
            (m, x)
            for m in reversed(here)
            for x in walk(m["components"])
            if x.get("custom_id", "::").split(":")[1] in verbs and not x.get("disabled")
        ]

    def button(self, label: str) -> tuple[Json, Json] | None:
        return next(
            (
                (m, x)
                for m in reversed(self.messages.values())
                for x in walk(m["components"])
                if x["type"] == 2 and (x.get("label") or "").startswith(label) and not x.get("disabled")
            ),
            None,
        )

    def pressing(self, message: Json, control: Json, *values: str) -> int:
        more = {"values": list(values)} if values else {}
        return self.begin(
            "press",
            channel=message["channel_id"],
            message=message["id"],
            custom_id=control["custom_id"],
            **more,
        )

    async def press(self, label: str) -> Json:
        """Press the newest button whose label begins so; again if it has changed under the finger."""
        for _ in range(5):
            found = await self.until(lambda: self.button(label), f"a button {label}")
            done = await self.done(self.pressing(*found))
            if "look again" not in done.get("why", ""):
                break
            await asyncio.sleep(0.3)
        return done

    async def command(self, name: str, **options: Any) -> Json:
        told = {k: {"type": 3, "value": v} for k, v in options.items()}
        return await self.ask("command", name=name, channel=self.table, options=told)

    async def close(self) -> None:
        await self._ws.close()
        await self._reader


class OpenTable:
    """A running table. `said`: what it has printed."""

    def __init__(self, home: Path, process: asyncio.subprocess.Process) -> None:
        self.home, self.process = home, process
        self.said: list[str] = []
        self.address = ""
        self.session = aiohttp.ClientSession()
        self._screens: list[Screen] = []

    @property
    def key(self) -> str:
        return parse_qs(urlsplit(self.address).query)["key"][0]

    @property
    def origin(self) -> str:
        return "http://" + urlsplit(self.address).netloc

    async def opened(self) -> OpenTable:
        assert self.process.stdout
        async for line in self.process.stdout:
            self.said.append(line.decode())
            if found := ADDRESS.search(line.decode()):
                self.address = found.group()
                return self
        raise AssertionError(f"it ended with {await self.process.wait()} and said: {''.join(self.said)}")

    async def people(self) -> dict[str, str]:
        async with self.session.get(f"{self.origin}/people.json?key={self.key}") as got:
            return {x["name"]: x["id"] for x in await got.json()}

    async def screen(self, name: str) -> Screen:
        """Open somebody's page."""
        who = (await self.people())[name]
        made = Screen(
            await self.session.ws_connect(f"{self.origin}/ws?as={who}&key={self.key}", max_msg_size=0)
        )
        self._screens.append(made)
        await made.until(lambda: made.hello, "hello")
        return made

    def bot(self) -> int:
        """The process id of the bot."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return int(children[0])

    async def stop(self, sign: int = signal.SIGINT) -> int:
        """Press Ctrl-C and give the exit status."""
        for x in self._screens:
            await x.close()
        await self.session.close()
        if self.process.returncode is None:
            self.process.send_signal(sign)
        assert self.process.stdout
        rest = await asyncio.wait_for(self.process.stdout.read(), 60)
        self.said.append(rest.decode())
        return await self.process.wait()


@asynccontextmanager
async def opened(home: Path, *arguments: str, **more: str) -> AsyncIterator[OpenTable]:
    """Open the table; at the end it is ended if it still runs."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", "play", "--no-browser", *arguments, cwd=ROOT,
        env={**environment(home), **more}, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT,
    )  # fmt: skip
    table = OpenTable(home, process)
    try:
        async with asyncio.timeout(60):
            await table.opened()
        yield table
    finally:
        if process.returncode is None:
            await table.stop(signal.SIGTERM)
