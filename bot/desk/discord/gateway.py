"""The gateway: sessions of the bot's shards, their events in order, and RESUME."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from aiohttp import WSMsgType, web

from bot.desk.discord import wire
from bot.desk.discord.world import MESSAGES, Json

if TYPE_CHECKING:
    from bot.desk.discord.server import LocalDiscord

DISPATCH, BEAT, IDENTIFY, PRESENCE, RESUME, RECONNECT, MEMBER_LIST, INVALID, HELLO, BEAT_ACK = (
    0, 1, 2, 3, 6, 7, 8, 9, 10, 11,
)  # fmt: skip
CONTENT = 1 << 15
#: Milliseconds between two heartbeats that we ask for.
HEARTBEAT = 41_250
#: Events that a session keeps for RESUME, and the seconds for which it waits for that.
KEPT, PATIENCE = 2000, 90.0
#: Compresses a connection's frames, one after another.
Squeeze = Callable[[bytes], bytes]


@dataclass(eq=False)
class Session:
    """What a shard of the bot is connected by, across its sockets."""

    id: str
    shard: int
    of: int
    intents: int
    socket: Socket | None = None
    sequence: int = 0
    past: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=KEPT))
    lost: float = 0.0

    def serves(self, guild: int | None) -> bool:
        """Return whether events of a server (None: of direct messages) come here."""
        return (0 if guild is None else (guild >> 22) % self.of) == self.shard


class Socket:
    """One connection: frames go out in order, compressed if there is what compresses them."""

    def __init__(self, ws: web.WebSocketResponse, squeeze: Squeeze | None = None) -> None:
        self.ws, self._squeeze = ws, squeeze
        self._out: asyncio.Queue[str] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())

    def send(self, text: str) -> None:
        """Put a frame in line."""
        self._out.put_nowait(text)

    def hears(self) -> bool:
        """Return whether what the client sends is listened to."""
        return True

    async def _write(self) -> None:
        with contextlib.suppress(ConnectionError, RuntimeError):
            while True:
                await self.frame(await self._out.get())

    async def frame(self, text: str) -> None:
        """Send a frame now."""
        if self._squeeze is not None:
            await self.ws.send_bytes(self._squeeze(text.encode()))
        else:
            await self.ws.send_str(text)

    async def close(self, code: int) -> None:
        """Close in good order with one of the gateway's codes."""
        self._writer.cancel()
        await self.ws.close(code=code)

    def stop(self) -> None:
        """Stop sending."""
        self._writer.cancel()


class Gateway:
    """All sessions. `identified` and `resumed` count how often a client did so."""

    def __init__(self, discord: LocalDiscord) -> None:
        self.discord = discord
        self.sessions: dict[str, Session] = {}
        self.identified = 0
        self.resumed = 0
        self.heartbeat = HEARTBEAT

    # -- events ------------------------------------------------------------------------------------------

    def emit(self, event: str, data: Json, guild: int | None, intent: int) -> None:
        """Tell every session that serves the server and asked for such events, if the bot is there."""
        world = self.discord.world
        if guild is not None and world.app.id not in world.guilds[guild].members and event != "GUILD_DELETE":
            return
        for session in list(self.sessions.values()):
            if session.serves(guild) and (not intent or session.intents & intent):
                self._dispatch(session, event, self._visible(session, event, data, intent))

    def reaches(self, guild: int | None) -> bool:
        """Return whether anybody would hear of an event there."""
        return any(x.serves(guild) for x in self.sessions.values())

    def _visible(self, session: Session, event: str, data: Json, intent: int) -> Json:
        """Take the words out of others' messages if the session may not read them."""
        app = str(self.discord.world.app.id)
        if intent != MESSAGES or event == "MESSAGE_DELETE" or session.intents & CONTENT:
            return data
        if data["author"]["id"] == app or any(x["id"] == app for x in data["mentions"]):
            return data
        return {**data, "content": "", "embeds": [], "attachments": [], "components": []}

    def _dispatch(self, session: Session, event: str, data: Json) -> None:
        if session.socket is None and time.monotonic() - session.lost > PATIENCE:
            self.sessions.pop(session.id, None)
            return
        session.sequence += 1
        text = json.dumps(
            {"op": DISPATCH, "t": event, "s": session.sequence, "d": data}, separators=(",", ":")
        )
        session.past.append((session.sequence, text))
        if session.socket is not None:
            self.hand_over(session, session.socket, event, data, text)

    def hand_over(self, session: Session, socket: Socket, event: str, data: Json, text: str) -> None:
        """Send an event. Tests override it, and let things go wrong on the way."""
        socket.send(text)

    # -- connections -------------------------------------------------------------------------------------

    def socket(self, ws: web.WebSocketResponse, compress: str) -> Socket:
        """Make a connection. `compress`: what the client asks for; on one machine it would only cost time."""
        return Socket(ws)

    async def connect(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one connection until it ends."""
        ws = web.WebSocketResponse(max_msg_size=0, compress=False)
        await ws.prepare(request)
        socket = self.socket(ws, request.query.get("compress", ""))
        socket.send(control(HELLO, {"heartbeat_interval": self.heartbeat, "_trace": []}))
        session: Session | None = None
        try:
            async for message in ws:
                if message.type not in {WSMsgType.TEXT, WSMsgType.BINARY}:
                    break
                if not socket.hears():
                    continue
                session = await self._take(socket, session, json.loads(message.data))
        finally:
            if session is not None and session.socket is socket:
                session.socket, session.lost = None, time.monotonic()
                if ws.close_code in {1000, 1001}:  # the client says good-bye: nothing is kept for it
                    self.sessions.pop(session.id, None)
            socket.stop()
            self.discord.world.heard()
        return ws

    async def _take(self, socket: Socket, session: Session | None, packet: Json) -> Session | None:
        op: int | None = packet.get("op")
        data: Json = packet["d"] if isinstance(packet.get("d"), dict) else {}
        if op == BEAT:
            socket.send(control(BEAT_ACK, None))
        elif op == IDENTIFY:
            return await self._identify(socket, data)
        elif op == RESUME:
            return await self._resume(socket, data)
        elif session is None:
            await socket.close(4003)
        elif op == MEMBER_LIST:
            self._members(session, data)
        elif op not in {PRESENCE, 4, 31}:
            await socket.close(4001)
        return session

    async def _identify(self, socket: Socket, data: Json) -> Session | None:
        if data.get("token", "").removeprefix("Bot ") != self.discord.world.token:
            await socket.close(4004)
            return None
        shard, of = data.get("shard") or (0, 1)
        if not 0 <= shard < of:
            await socket.close(4010)
            return None
        world = self.discord.world
        here = [x for x in world.guilds.values() if (x.id >> 22) % of == shard and world.app.id in x.members]
        if len(here) > self.discord.largest_shard:
            await socket.close(4011)
            return None
        self.identified += 1
        session = Session(f"session{self.identified:06}", shard, of, data.get("intents", 0), socket)
        self.sessions[session.id] = session
        self._dispatch(session, "READY", {
            "v": 10, "user": wire.me(world.app), "session_id": session.id, "shard": [shard, of],
            "resume_gateway_url": self.discord.gateway_url, "session_type": "normal", "private_channels": [],
            "guilds": [{"id": str(x.id), "unavailable": True} for x in here], "user_settings": {},
            "application": {"id": str(world.app.id), "flags": 0}, "relationships": [], "presences": [],
            "geo_ordered_rtc_regions": [], "guild_join_requests": [], "_trace": [],
        })  # fmt: skip
        for guild in here:
            self._dispatch(session, "GUILD_CREATE", wire.guild(world, guild))
        world.heard()
        return session

    async def _resume(self, socket: Socket, data: Json) -> Session | None:
        session = self.sessions.get(data.get("session_id", ""))
        seq = data.get("seq") or 0
        lost = session is not None and session.past and session.past[0][0] > seq + 1
        if session is None or lost or seq > session.sequence:
            socket.send(control(INVALID, data=False))
            return None
        if session.socket is not None:
            session.socket.stop()
        session.socket = socket
        for n, text in list(session.past):
            if n > seq:
                socket.send(text)
        self.resumed += 1
        self._dispatch(session, "RESUMED", {"_trace": []})
        self.discord.world.heard()
        return session

    def _members(self, session: Session, data: Json) -> None:
        """Answer a question for members by name or id."""
        guild = self.discord.world.guilds[int(data["guild_id"])]
        wanted = data.get("user_ids")
        wanted = [wanted] if isinstance(wanted, str) else wanted
        query = data.get("query") or ""
        found = [
            wire.member(m)
            for k, m in guild.members.items()
            if (str(k) in wanted if wanted else m.user.name.startswith(query))
        ]
        chunk = {
            "guild_id": str(guild.id),
            "members": found,
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": [],
        }
        if data.get("nonce"):
            chunk["nonce"] = data["nonce"]
        self._dispatch(session, "GUILD_MEMBERS_CHUNK", chunk)


def control(op: int, data: object) -> str:
    """Return a frame that is no event."""
    return json.dumps({"op": op, "d": data, "s": None, "t": None})
