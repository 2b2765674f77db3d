"""Telling other programs what a server's channels know, signed, at addresses that the operator allows.

What is told is a row (`Hook`) of the transaction in which it happened. A row is sent until it is taken, so it
may arrive twice: its key says so. docs/webhooks.md is for who writes a receiver.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import logging
import secrets
import socket
from collections import deque
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from enum import StrEnum
from errno import EACCES
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address

import aiohttp

from bot.community.cups import table_of
from bot.store import Store
from bot.store.models import Cup, Hook, SeatRow
from bot.store.shards import Part
from engine.core.codec import canonical

log = logging.getLogger(__name__)
Networks = tuple[IPv4Network | IPv6Network, ...]
#: Seconds after which what was not taken is sent again; after the last of them it is given up.
AGAIN = (10, 30, 120, 600, 3600, 6 * 3600, 12 * 3600)
#: Seconds within which a receiver must answer, and for which a process has a row to itself.
TO_TAKE, HELD = 10.0, 60
#: Maximum number of requests for one server in so many seconds, and at once for all servers.
MOST, SECONDS, AT_ONCE = 60, 60, 8
#: Maximum bytes that are sent.
LARGEST = 16_000
#: Addresses within which others are written, which might lead anywhere: NAT64, 6to4 and Teredo.
WRAPPED = tuple(map(IPv6Network, ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")))
#: What came of a try, as saved: taken; no answer in time; not reached; an address that may not be called; an
#: address that the operator has taken away; too long; not to be worded, by a fault of ours. Any other is the
#: status that was answered.
TAKEN, SLOW, UNREACHED = "taken", "slow", "unreached"
FORBIDDEN, UNKNOWN, LONG, UNMADE = "forbidden", "unknown", "long", "unmade"

#: How it is told from other errors that an address may not be called.
BARRED = "no address to be called"


class What(StrEnum):
    """What is told. Saved, and part of what receivers read: no value changes."""

    STARTED = "game.started"
    TURN = "game.turn"
    OVER = "game.over"
    CUP = "cup.standings"


@dataclass(frozen=True, slots=True)
class Allowed:
    """What the operator allows: addresses by name, each with the secret that signs what goes there.

    Of addresses that are not public, only those within `networks` are called.
    """

    urls: Mapping[str, str]
    secrets: Mapping[str, str]
    networks: Networks = ()

    def may_call(self, address: str) -> bool:
        """Return whether an IP address may be called."""
        try:
            ip = ip_address(address.partition("%")[0])
        except ValueError:
            return False
        plain = ip.ipv4_mapped or ip if isinstance(ip, IPv6Address) else ip
        if any(plain in x for x in self.networks):
            return True
        wrapped = isinstance(plain, IPv6Address) and any(plain in x for x in WRAPPED)
        return plain.is_global and not (plain.is_multicast or plain.is_reserved or wrapped)

    def socket(self, given: tuple[int, int, int, str, tuple[object, ...]]) -> socket.socket:
        """Make the socket that connects to an address: nothing is resolved between check and connection.

        Raises:
            PermissionError: it may not be called.

        """
        family, kind, protocol, _, at = given
        if not self.may_call(str(at[0])):
            raise PermissionError(EACCES, BARRED)
        return socket.socket(family, kind, protocol)


NOTHING = Allowed({}, {})


def hook_row(
    what: What, guild: int, now: int, facts: Mapping[str, object], *, game: str = "", cup: str = ""
) -> Hook:
    """Make the row that tells something; it is kept only where the server has chosen a program."""
    key = secrets.token_hex(12)
    return Hook(key=key, guild=guild, game=game, cup=cup, what=what, body=canonical(facts), made=now, due=now)


def cup_told(cup: Cup, now: int) -> list[Hook]:
    """Make the row that tells how a cup stands."""
    return [hook_row(What.CUP, cup.guild, now, {"channel": str(cup.channel)}, cup=cup.id)]


def signature(secret: str, at: int, body: bytes) -> str:
    """Sign what is sent at a time, so that nobody else can say it, nor say it again much later.

    >>> signature("a secret", 0, b"{}")[:12]
    'v1=6d3af4ffd'
    """
    return "v1=" + hmac.new(secret.encode(), b"%d.%b" % (at, body), hashlib.sha256).hexdigest()


class Webhooks:
    """Sends what is due: for each server one after another, the oldest first."""

    def __init__(self, store: Store, allowed: Allowed, now: Callable[[], int]) -> None:
        self._store, self._allowed, self._now = store, allowed, now
        self._busy = dict[int, asyncio.Task[None]]()
        self._sent = dict[int, deque[int]]()
        self._gate = asyncio.Semaphore(AT_ONCE)
        self._client: aiohttp.ClientSession | None = None

    async def sweep(self, shards: Part | None) -> None:
        """Begin to send what is due; nobody waits for it."""
        if not self._allowed.urls:
            return
        now = self._now()
        self._sent = {x: y for x, y in self._sent.items() if y and y[-1] > now - SECONDS}
        for guild in await self._store.hooked(now, shards):
            if guild not in self._busy:
                task = self._busy[guild] = asyncio.create_task(self._tell(guild))
                task.add_done_callback(lambda x, guild=guild: self._done(guild, x))  # type: ignore[misc]

    def _done(self, guild: int, task: asyncio.Task[None]) -> None:
        self._busy.pop(guild, None)
        if not task.cancelled() and (why := task.exception()) is not None:
            log.warning("a program is told later: %s", type(why).__name__)

    async def rest(self) -> None:
        """Wait until all that is being sent is settled."""
        await asyncio.gather(*self._busy.values(), return_exceptions=True)

    async def stop(self) -> None:
        """Stop sending; what was not taken is sent again."""
        for task in list(self._busy.values()):
            task.cancel()
        await self.rest()
        if self._client is not None:
            await self._client.close()

    async def _tell(self, guild: int) -> None:
        """Send a server's rows, until one is not taken or it has had its share."""
        while self._has_share(guild):
            row = await self._store.hold_hook(guild, now := self._now(), now + HELD)
            if row is None:
                return
            said = await self._try(row)
            tries, final = row.tries + 1, said in (TAKEN, UNKNOWN, LONG, UNMADE) or row.tries >= len(AGAIN)
            due = 0 if final else self._now() + AGAIN[row.tries]
            await self._store.hook_tried(row, self._now(), said, tries=tries, due=due)
            if not final:
                return

    def _has_share(self, guild: int) -> bool:
        """Count one more request for a server, unless it has had as many as it may."""
        now, sent = self._now(), self._sent.setdefault(guild, deque(maxlen=MOST))
        if len(sent) == MOST and sent[0] > now - SECONDS:
            return False
        sent.append(now)
        return True

    async def _try(self, row: Hook) -> str:
        """Send a row once; say what came of it."""
        name = (await self._store.guild(row.guild)).hook
        url, secret = self._allowed.urls.get(name, ""), self._allowed.secrets.get(name, "")
        if not url or not secret:
            return UNKNOWN
        try:
            body = json.dumps(await self._whole(row), ensure_ascii=False, separators=(",", ":")).encode()
        except (LookupError, TypeError, ValueError):  # the next ones must not wait for it
            log.exception("a program is not told of %s", row.what)
            return UNMADE
        if len(body) > LARGEST:
            return LONG
        at = self._now()
        marks = {"Nullgate-Event": row.what, "Nullgate-Id": row.key, "Nullgate-Timestamp": str(at)}
        marks |= {"Nullgate-Signature": signature(secret, at, body), "Content-Type": "application/json"}
        async with self._gate:
            try:
                async with (
                    asyncio.timeout(TO_TAKE),
                    self._http().post(url, data=body, headers=marks, allow_redirects=False) as answer,
                ):
                    return TAKEN if 200 <= answer.status < 300 else str(answer.status)
            except TimeoutError:
                return SLOW
            except (aiohttp.ClientError, OSError, ValueError) as why:
                return FORBIDDEN if BARRED in str(why) else UNREACHED

    def _http(self) -> aiohttp.ClientSession:
        """Return what requests are made with: it keeps no cookie and no connection, and reads no answer."""
        if self._client is None:
            connector = aiohttp.TCPConnector(
                socket_factory=self._allowed.socket, force_close=True, use_dns_cache=False, limit=AT_ONCE
            )
            self._client = aiohttp.ClientSession(
                connector=connector,
                cookie_jar=aiohttp.DummyCookieJar(),
                auto_decompress=False,
                headers={"User-Agent": "Nullgate"},
            )
        return self._client

    # -- what is told ------------------------------------------------------------------------------------

    async def _whole(self, row: Hook) -> dict[str, object]:
        """Return all that is said: what happened then, and the names of who agrees to that now."""
        facts = {"id": row.key, "event": row.what, "at": row.made, "server": str(row.guild)}
        facts |= json.loads(row.body)
        if row.cup:
            return facts | {"cup": row.cup} | await self._standings(row.cup)
        seats = await seats_named(self._store, await self._store.seats_of_game(row.game))
        return facts | {"game": row.game, "seats": seats}

    async def _standings(self, name: str) -> dict[str, object]:
        """Return how a cup stands now, the first before the others."""
        state = await self._store.cup(name)
        if state is None:
            return {}
        names = await self._store.named({x.user for x in state.entrants if x.user})
        rows: list[dict[str, object]] = [
            {"number": x.number, "points": y.points, "gone": x.gone}
            | ({"name": x.name} if x.user in names and x.name else {})
            for x, y in table_of(state)
        ]
        cup = {"title": state.cup.title, "form": state.cup.form, "status": state.cup.status}
        return {**cup, "standings": rows}


async def seats_named(store: Store, seats: Collection[SeatRow]) -> list[dict[str, object]]:
    """Return the seats of a game, with the names of people who agree to be named to other programs."""
    names = await store.named({x.user for x in seats if x.user})
    rows = list[dict[str, object]]()
    for x in seats:
        holder = "person" if x.user else "machine" if x.policy else "nobody"
        name = {"name": x.name} if x.name and x.user in names else {}  # blank while its game hides names
        rows.append({"seat": x.seat, "held_by": holder, **name})
    return rows
