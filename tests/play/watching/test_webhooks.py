"""Other programs: told of games, signed, once more until they take it, and nowhere but where they may be."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import os
import re
import socket
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from ipaddress import ip_network
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import aiohttp
import pytest
from aiohttp import web

from bot.community import webhooks
from bot.community.webhooks import AGAIN, Allowed, Webhooks, What, signature
from bot.play.lobby import cups, hosting
from bot.play.model.ports import Place
from bot.play.model.terms import Refused
from bot.play.services import Services, build_services
from bot.settings import BadSettings, read_settings
from bot.store.repositories import watchers
from bot.web.server import WebServer
from engine.core.codec import pack_action
from engine.core.flow import pending, sample, status
from tests.play.conftest import ANN, BEN, EVE, GUILD, HERE, MOD, Room, no_picture
from tests.shared.plain_titles import plain_titles

SECRET = "of sixteen or more"
LOOPBACK = (ip_network("127.0.0.0/8"), ip_network("::1/128"))


@dataclass
class Listener:
    """A program that is told things. It answers each request with the next status, 204 at the end."""

    port: int = 0
    heard: list[tuple[dict[str, str], bytes]] = field(default_factory=list)
    statuses: list[int] = field(default_factory=list)
    answer: Callable[[web.BaseRequest], Awaitable[web.StreamResponse]] | None = None

    @property
    def events(self) -> list[dict[str, Any]]:
        return [json.loads(body) for _, body in self.heard]

    async def take(self, request: web.BaseRequest) -> web.StreamResponse:
        self.heard.append((dict(request.headers), await request.read()))
        if self.answer is not None:
            return await self.answer(request)
        status = self.statuses.pop(0) if self.statuses else 204
        return web.Response(status=status, headers={"Location": f"http://127.0.0.1:{self.port}/elsewhere"})


@asynccontextmanager
async def listening():
    listener = Listener()
    runner = web.ServerRunner(web.Server(listener.take), shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    listener.port = runner.addresses[0][1]
    yield listener
    await runner.cleanup()


async def telling(room: Room, port: int, host: str = "127.0.0.1", networks: Any = LOOPBACK) -> Services:
    """Put a table together that tells a program, and have the server choose it."""
    allowed = Allowed({"club": f"http://{host}:{port}/hook"}, {"club": SECRET}, networks)
    made = build_services(
        room.store, room.courier, catalogue=plain_titles(), now=room.clock, rng=Random(5), allowed=allowed
    )
    no_picture(made)
    room.services = made
    await hosting.choose_program(made.context, GUILD, MOD, "club")
    return made


async def swept(room: Room) -> None:
    await room.services.webhooks.sweep(None)
    await room.services.webhooks.rest()


async def test_a_program_is_told_of_begin_turns_and_end_and_each_is_signed(room: Room) -> None:
    async with listening() as listener:
        t = await telling(room, listener.port)
        game, rng = await room.started(), Random(3)
        for _ in range(8):
            await room.step(game, rng)
        turns = [await room.turn(game)]
        await t.answering.resign(game, BEN)
        await swept(room)
        await t.webhooks.stop()
    events = listener.events
    assert [x["event"] for x in events][:2] == ["game.started", "game.turn"]
    assert [x["event"] for x in events].count("game.over") == 1
    assert events[-1] == {
        "event": "game.over",
        "game": game,
        "title": "starwars",
        "status": "over",
        "winner": "blue",
        "id": events[-1]["id"],
        "at": int(room.clock()),
        "server": "900",
        "channel": "901",
        "seats": [{"seat": x, "held_by": "person"} for x in ("blue", "orange")],
    }
    told = [x["turn"] for x in events if x["event"] == "game.turn"]
    assert all(len(x) == 1 for x in told)
    assert all(a != b for a, b in pairwise(told)), "who goes on is not told of again"
    assert turns[0] is not None
    assert len({x["id"] for x in events}) == len(events)
    for headers, body in listener.heard:
        at = headers["Nullgate-Timestamp"]
        right = hmac.new(SECRET.encode(), at.encode() + b"." + body, hashlib.sha256).hexdigest()
        assert headers["Nullgate-Signature"] == f"v1={right}"
        assert headers["Nullgate-Id"] == json.loads(body)["id"]
        assert b"Ann" not in body
        assert b"Ben" not in body
    assert [x.said for x in await hosting.told_programs(t.context, GUILD, MOD)] == ["taken"] * len(events)


async def test_names_are_told_of_those_only_who_agree(room: Room) -> None:
    async with listening() as listener:
        t = await telling(room, listener.port)
        await hosting.set_preferences(t.context, ANN.id, named=True)
        await room.started()
        await swept(room)
        await hosting.set_preferences(t.context, ANN.id, named=False)
        await room.started(place=Place(GUILD, 902))
        await swept(room)
        await t.webhooks.stop()
    first, last = listener.events[0], listener.events[-1]
    assert [x.get("name") for x in first["seats"]] == ["Ann", None]
    assert [x.get("name") for x in last["seats"]] == [None, None]


async def test_whoever_agrees_to_be_named_is_not_while_names_are_hidden(room: Room) -> None:
    async with listening() as listener:
        t = await telling(room, listener.port)
        await hosting.set_preferences(t.context, ANN.id, named=True)
        game = await t.lobby.open_game(HERE, MOD, "starwars")
        await t.hosting.set_anonymous(game, MOD, hidden=True)
        for who, seat in ((ANN, "blue"), (BEN, "orange")):
            await t.lobby.join(game, who, seat)
        await t.lobby.start(game, MOD)
        await swept(room)
        seats = json.loads(await t.watching.state(game))["seats"]
        told = len(listener.events)
        await t.answering.resign(game, BEN)
        await swept(room)
        await t.webhooks.stop()
    assert told
    for found in (seats, *(x["seats"] for x in listener.events[:told])):
        assert found == [{"seat": x, "held_by": "person"} for x in ("blue", "orange")]
    assert [x.get("name") for x in listener.events[-1]["seats"]] == ["Ann", None]


async def test_what_is_not_taken_comes_again_in_order_and_is_given_up_at_last(room: Room) -> None:
    async with listening() as listener:
        t = await telling(room, listener.port)
        await room.started()
        waits = await room.store.hooks(GUILD, 10)
        listener.statuses = [500] * (len(AGAIN) + 1)
        await swept(room)
        await swept(room)
        assert len(listener.heard) == 1, "the first one holds up the others, and is not due"
        for after in AGAIN:
            room.clock.at += after
            await swept(room)
        assert {x["id"] for x in listener.events[:-1]} >= {waits[-1].key}
        log = {x.key: x for x in await room.store.hooks(GUILD, 10)}
        assert (log[waits[-1].key].said, log[waits[-1].key].tries) == ("500", len(AGAIN) + 1)
        assert log[waits[-2].key].said == "taken"
        await t.webhooks.stop()


async def test_what_cannot_be_made_is_given_up_and_holds_no_other_up(room: Room) -> None:
    async with listening() as listener:
        t = await telling(room, listener.port)
        broken = webhooks.hook_row(What.TURN, GUILD, int(room.clock.at), {}, game="g")
        broken.body = "no JSON"
        await room.store.writer.write(lambda db: db.add(broken))
        await room.started()
        await swept(room)
        await t.webhooks.stop()
    assert [x.said for x in await room.store.hooks(GUILD, 9)][-2:] == ["taken", "unmade"]
    assert listener.events[0]["event"] == "game.started"


async def test_a_game_that_ends_with_its_last_person_is_told_of(room: Room) -> None:
    async with listening() as listener:
        t = await telling(room, listener.port)
        game = await room.started()
        for who in (ANN, BEN, MOD):
            await t.privacy.forget(who)
        await swept(room)
        await t.webhooks.stop()
    over = [(x["game"], x["status"], x["winner"]) for x in listener.events if x["event"] == "game.over"]
    assert over == [(game, "abandoned", None)]


async def test_a_crash_between_sending_and_noting_it_brings_the_same_event_again(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with listening() as listener:
        t = await telling(room, listener.port)
        await room.started()

        async def died(*_: object, **__: object) -> None:
            raise asyncio.CancelledError

        with monkeypatch.context() as patch:
            patch.setattr(type(room.store), "hook_tried", died)
            await swept(room)
        await t.webhooks.stop()
        assert len(listener.heard) == 1
        again = Webhooks(room.store, t.context.allowed, t.context.stored_now)
        await again.sweep(None)
        await again.rest()
        assert len(listener.heard) == 1, "the process that had it might still be at it"
        room.clock.at += webhooks.HELD
        await again.sweep(None)
        await again.rest()
        await again.stop()
    assert listener.events[0]["id"] == listener.events[1]["id"]
    assert len({x["id"] for x in listener.events}) == len(listener.heard) - 1


async def test_what_happens_is_told_or_not_with_its_transaction(room: Room) -> None:
    """A commit that is refused leaves no row, and a server that has chosen nothing has none."""
    t = await telling(room, 1)
    game = await room.started()
    before = len(await room.store.hooks(GUILD, 99))
    live = await t.games.load(game)
    hooks = t.context.outgoing.hook(What.OVER, live.row, winner=None)
    with pytest.raises(Exception, match="has changed"):
        await room.store.change_game(game, live.row.revision - 1, hooks=hooks)
    assert len(await room.store.hooks(GUILD, 99)) == before > 0
    await hosting.choose_program(t.context, GUILD, MOD, "")
    await t.hosting.abandon(game, MOD)
    assert len(await room.store.hooks(GUILD, 99)) == before


@pytest.mark.parametrize("status", [301, 302, 307, 308])
async def test_no_redirect_is_followed(room: Room, status: int) -> None:
    async with listening() as listener:
        t = await telling(room, listener.port)
        listener.statuses = [status]
        await room.started()
        await swept(room)
        await t.webhooks.stop()
    assert len(listener.heard) == 1
    assert (await room.store.hooks(GUILD, 99))[-1].said == str(status)


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "localhost", "rebind.test", "[::1]", "[::ffff:127.0.0.1]", "127.1"]
)
async def test_a_private_address_is_not_called_whatever_its_name_is(
    room: Room, host: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where the name led to a public one before: what is connected to is what is checked."""
    plain = asyncio.BaseEventLoop.getaddrinfo

    async def led(self: Any, name: Any, port: Any, **more: Any) -> Any:
        return await plain(self, "127.0.0.1" if name == "rebind.test" else name, port, **more)

    monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", led)
    async with listening() as listener:
        t = await telling(room, listener.port, host, networks=())
        await room.started()
        await swept(room)
        await t.webhooks.stop()
        assert listener.heard == []
    said = (await room.store.hooks(GUILD, 99))[-1].said
    assert said == ("unreached" if host == "127.1" else "forbidden"), "what is half an address leads nowhere"


@pytest.mark.parametrize(
    ("address", "public"),
    [
        *[
            ("93.184.216.34", True),
            ("2606:4700::1111", True),
            ("10.0.0.1", False),
            ("169.254.169.254", False),
        ],
        *[("100.64.0.1", False), ("0.0.0.0", False), ("224.0.0.1", False), ("fe80::1%eth0", False)],
        *[("fc00::1", False), ("::ffff:10.0.0.1", False), ("64:ff9b::a00:1", False), ("2002:a00:1::", False)],
        *[("192.168.1.9", False), ("no address", False), ("::", False), ("255.255.255.255", False)],
    ],
)
def test_only_public_addresses_are_called(address: str, *, public: bool) -> None:
    assert Allowed({}, {}).may_call(address) == public
    assert Allowed({}, {}, (ip_network("10.0.0.0/8"),)).may_call("::ffff:10.0.0.1")


async def test_who_is_slow_or_says_much_holds_nothing_up(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "TO_TAKE", 0.2)

    async def slow(_: web.BaseRequest) -> web.StreamResponse:
        await asyncio.sleep(30)
        return web.Response()

    async def endless(request: web.BaseRequest) -> web.StreamResponse:
        response = web.StreamResponse()
        await response.prepare(request)
        while True:
            await response.write(b"x" * 65536)

    async with listening() as listener:
        t = await telling(room, listener.port)
        listener.answer = slow
        await room.started()
        await swept(room)
        assert (await room.store.hooks(GUILD, 99))[-1].said == "slow"
        listener.answer = endless
        room.clock.at += AGAIN[0]
        await swept(room)
        assert (await room.store.hooks(GUILD, 99))[-1].said == "taken", "its answer is not read"
        await t.webhooks.stop()


async def test_a_server_has_its_share_a_log_with_an_end_and_no_endless_queue(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, most in (("KEPT", 5), ("WAITING", 12)):
        monkeypatch.setattr(watchers, name, most)
    monkeypatch.setattr(webhooks, "MOST", 4)
    async with listening() as listener:
        t = await telling(room, listener.port)
        game, rng = await room.started(), Random(3)
        while len(await room.store.hooks(GUILD, 99)) < 15:
            await room.step(game, rng)
        await swept(room)
        assert len(listener.heard) == 4
        await swept(room)
        assert len(listener.heard) == 4
        room.clock.at += webhooks.SECONDS
        await swept(room)
        assert len(listener.heard) == 8
        log = [x for x in await room.store.hooks(GUILD, 99) if x.done]
        assert len(log) == 5
        assert len(listener.events) == len({x["id"] for x in listener.events})
        await t.webhooks.stop()


async def test_a_cup_tells_how_it_stands(room: Room) -> None:
    async with listening() as listener:
        t = await telling(room, listener.port)
        wanted = cups.NewCup("starwars", "knockout", 4, "daily")
        cup = await cups.open_cup(t.context, HERE, ANN, wanted, None)
        await cups.close_cup(t.context, cup, GUILD, ANN)
        await swept(room)
        await t.webhooks.stop()
    (event,) = listener.events
    assert (event["event"], event["cup"], event["status"]) == ("cup.standings", cup, "closed")


async def test_moderators_choose_among_what_the_operator_allows(room: Room) -> None:
    t = await telling(room, 1)
    with pytest.raises(Refused, match="refused-no-program"):
        await hosting.choose_program(t.context, GUILD, MOD, "other")
    for who in (ANN, EVE):
        with pytest.raises(Refused, match="refused-moderator"):
            await hosting.choose_program(t.context, GUILD, who, "")
        with pytest.raises(Refused, match="refused-moderator"):
            await hosting.told_programs(t.context, GUILD, who)


def test_settings_want_a_secret_for_each_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NULLGATE_WEBHOOKS", "club=https://club.example/hook")
    for bad in ("", "club=short", "other=of sixteen or more"):
        monkeypatch.setenv("NULLGATE_WEBHOOK_SECRETS", bad)
        with pytest.raises(BadSettings, match="give club a secret"):
            read_settings()
    monkeypatch.setenv("NULLGATE_WEBHOOK_SECRETS", f"club={SECRET}")
    found = read_settings()
    assert (found.webhooks, found.signs) == ({"club": "https://club.example/hook"}, {"club": SECRET})
    assert SECRET not in repr(found)
    for bad in ("club=ftp://club.example", "https://club.example", "Club=https://club.example", "club="):
        monkeypatch.setenv("NULLGATE_WEBHOOKS", bad)
        with pytest.raises(BadSettings, match="webhooks is wrong"):
            read_settings()


async def test_the_receiver_of_the_guide_takes_what_is_genuine_once(room: Room) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port = taken.getsockname()[1]
    guide = Path(__file__).parents[3] / "docs" / "webhook_receiver.py"
    env = {**os.environ, "NULLGATE_SECRET": SECRET}
    receiver = await asyncio.create_subprocess_exec(
        sys.executable, str(guide), str(port), env=env, stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )  # fmt: skip
    try:
        await _up(port)
        t = await telling(room, port)
        room.clock.at = time.time()
        game = await room.started()
        await swept(room)
        await t.webhooks.stop()
        assert receiver.stdout is not None
        lines = [(await receiver.stdout.readline()).decode().split()[:2] for _ in range(2)]
        assert lines == [["game.started", game], ["game.turn", game]]
        assert {x.said for x in await room.store.hooks(GUILD, 9)} == {"taken"}
        at, body = int(room.clock()), b'{"id":"forged"}'
        async with aiohttp.ClientSession(f"http://127.0.0.1:{port}") as forger:
            for when, secret in ((at, "another"), (at - 999, SECRET)):
                marks = {"Nullgate-Timestamp": str(when), "Nullgate-Signature": signature(secret, when, body)}
                async with forger.post("/", data=body, headers=marks) as answer:
                    assert answer.status == 401
    finally:
        receiver.kill()
        await receiver.wait()


async def _up(port: int) -> None:
    for _ in range(100):
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(0.05)
        else:
            writer.close()
            return
    raise AssertionError("the receiver does not listen")


async def test_a_shared_game_can_be_read_as_what_its_channel_sees(room: Room) -> None:
    game = await room.started()
    server = WebServer(room.services, (ip_network("127.0.0.1"),))
    await server.open(("127.0.0.1", 0))
    token = await room.services.watching.share(game, ANN)
    async with aiohttp.ClientSession(f"http://127.0.0.1:{server.port}") as visits:
        async with visits.get(f"/{token}.json") as got:
            told, tag = await got.json(), got.headers["ETag"]
            assert (got.status, got.headers["Cache-Control"]) == (200, "no-cache")
            assert got.headers["X-Content-Type-Options"] == "nosniff"
        assert told["turn"] == ["blue"]
        assert told["seats"] == [{"seat": x, "held_by": "person"} for x in ("blue", "orange")]
        assert "Ann" not in json.dumps(told)
        live = await room.services.games.load(game)
        assert told["view"]["seat"] is None
        assert told["entry"] == live.row.shown
        async with visits.get(f"/{token}.json", headers={"If-None-Match": tag}) as got:
            assert (got.status, await got.read()) == (304, b"")
        for path in (f"/{'0' * 40}.json", f"/{token}.json/", f"/{token}json", f"/{token}/events.json"):
            async with visits.get(path) as got:
                assert got.status == 404
        async with visits.post(f"/{token}.json", data=b"{}") as got:
            assert got.status == 404
        await room.services.watching.withdraw(game, ANN)
        async with visits.get(f"/{token}.json") as got:
            assert got.status == 404
    await server.close()
    assert re.fullmatch(r"[0-9a-f]{40}", token)


async def test_nobody_outside_is_told_whose_sealed_answer_has_come(room: Room) -> None:
    t, people = await telling(room, 1), {x.id: x for x in (ANN, BEN)}
    for i, quick in enumerate((ANN, BEN, ANN, BEN)):
        game = await t.lobby.open_game(Place(GUILD, 910 + i), ANN, "armada")
        await t.lobby.join(game, ANN, "red")
        await t.lobby.join(game, BEN, "silver")
        await t.lobby.start(game, ANN)
        for _ in range(2):  # fleets are bought in secret
            live = await t.games.load(game)
            assert status(live.state).wanted == 2
            t.watching._told.clear()  # two seconds have passed
            assert json.loads(await t.watching.state(game))["turn"] == ["red", "silver"]
            d = min(pending(live.state), key=lambda d: live.info.users[d.seat] != quick.id)
            action = sample(live.state, d, Random(2))
            packed = pack_action(live.state.rules.kinds[d.kind].takes, action)
            await t.answering.answer(game, people[live.info.users[d.seat]], d.id, d.seat, action=packed)
        (last,) = await t.context.store.hooks(GUILD, 1)
        openly = list(status((await t.games.load(game)).state).seats)
        assert openly
        assert json.loads(last.body)["turn"] == openly, "whether or not it was they who answered last"


async def test_servers_whose_program_is_out_hold_no_others_up(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watchers, "AT_ONCE", 2)
    store, now = room.store, int(room.clock.at)
    rows = [webhooks.hook_row(What.TURN, guild, now, {}, game="g") for guild in (1, 1, 2, 2, 3)]
    await store.writer.write(lambda db: db.add_all(rows))
    for guild in (1, 2):
        row = await store.hold_hook(guild, now, now + 60)
        assert row is not None
        assert guild not in await store.hooked(now, None), "it is held"
        await store.hook_tried(row, now, "slow", tries=1, due=now + 3600)
    assert await store.hooked(now, None) == [3]
    assert await store.hooked(now + 3600, None) == [3, 1], "the longest due first"
    monkeypatch.setattr(watchers, "WAITING", 1)
    assert await store.hooked(now, None) == [3, 1], "too many wait"


async def test_a_new_program_is_told_only_what_happens_from_then_on(room: Room) -> None:
    async with listening() as old, listening() as new:
        urls = {"old": f"http://127.0.0.1:{old.port}/", "new": f"http://127.0.0.1:{new.port}/"}
        t = build_services(
            room.store,
            room.courier,
            catalogue=plain_titles(),
            now=room.clock,
            allowed=Allowed(urls, dict.fromkeys(urls, SECRET), LOOPBACK),
        )
        no_picture(t)
        room.services, old.statuses = t, [500] * 9
        await hosting.choose_program(t.context, GUILD, MOD, "old")
        before = await room.started()
        await swept(room)
        await hosting.choose_program(t.context, GUILD, MOD, "new")
        after = await room.started(place=Place(GUILD, 902))
        await swept(room)
        assert {x["game"] for x in new.events} == {after}
        assert {x.game for x in await room.store.hooks(GUILD, 99) if x.said == "unknown"} == {before}
        await t.webhooks.stop()
