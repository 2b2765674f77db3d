"""A client without a library: says what it is told to over real sockets, right or wrong."""

from __future__ import annotations

import json
import zlib
from typing import Any

import aiohttp

from tests.loopback.server import Loopback

ALL_INTENTS = (1 << 22) - 1


class Raw:
    """Requests and gateway frames by hand."""

    def __init__(self, loopback: Loopback, session: aiohttp.ClientSession) -> None:
        self.loopback, self.session = loopback, session
        self.headers: dict[str, str] = {}

    async def ask(
        self, method: str, path: str, body: Any = None, files: dict[str, bytes] | None = None
    ) -> Any:
        """Ask, and give (status, JSON or text). The headers of the answer are kept in `headers`."""
        head = {"Authorization": f"Bot {self.loopback.world.token}"}
        data: Any = None
        if files:
            data = aiohttp.FormData(quote_fields=False)
            data.add_field("payload_json", json.dumps(body), content_type="application/json")
            for i, (name, content) in enumerate(files.items()):
                data.add_field(f"files[{i}]", content, filename=name)
        elif body is not None:
            data, head["Content-Type"] = json.dumps(body), "application/json"
        async with self.session.request(method, self.loopback.api + path, data=data, headers=head) as got:
            self.headers = dict(got.headers)
            is_json = got.headers.get("Content-Type") == "application/json"
            return got.status, await got.json() if is_json else await got.text()

    async def connect(self, *, compress: bool = False) -> Wire:
        """Open a gateway connection; HELLO is read."""
        query = "&compress=zlib-stream" if compress else ""
        ws = await self.session.ws_connect(f"{self.loopback.gateway_url}/?v=10&encoding=json{query}")
        wire = Wire(ws, self.loopback.world.token)
        assert (await wire.next())["op"] == 10
        return wire


class Wire:
    """One gateway connection."""

    def __init__(self, ws: aiohttp.ClientWebSocketResponse, token: str) -> None:
        self.ws, self.token = ws, token
        self._inflate = zlib.decompressobj()

    async def next(self, event: str = "") -> dict[str, Any]:
        """Return the next frame, or the next of an event. A closed connection gives {"closed": code}."""
        while True:
            got = await self.ws.receive(timeout=5)
            if got.type is aiohttp.WSMsgType.BINARY:
                frame = json.loads(self._inflate.decompress(got.data))
            elif got.type is aiohttp.WSMsgType.TEXT:
                frame = json.loads(got.data)
            else:
                return {"closed": self.ws.close_code, "t": event, "op": None}
            if event in {"", frame["t"]}:
                return frame

    async def identify(
        self, shard: tuple[int, int] = (0, 1), intents: int = ALL_INTENTS, token: str = ""
    ) -> Any:
        """Say who we are, and give the next frame: READY."""
        data = {"token": token or self.token, "intents": intents, "shard": list(shard), "properties": {}}
        await self.ws.send_json({"op": 2, "d": data})
        return await self.next()

    async def resume(self, session: str, seq: int) -> None:
        """Ask to go on where a connection was lost."""
        await self.ws.send_json({"op": 6, "d": {"token": self.token, "session_id": session, "seq": seq}})
