"""The door to a board: tickets, keys, limits, and what is refused; a stranger's tricks, one by one."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from types import SimpleNamespace

import aiohttp
import pytest
import pytest_asyncio
from pydantic import ValidationError

from bot.play.model.terms import Refused
from bot.settings import Settings
from bot.web import boards, keys
from bot.web import server as web
from bot.web.board_requests import BoardRequest
from bot.web.boards import page
from bot.web.keys import Holder, Keys
from bot.web.server import WebServer

ANN, BEN = Holder(1, "Ann", "en", "abc"), Holder(2, "Ben", "en", "abc")


@dataclass
class Table:
    """Takes what is asked down; its game changes as often as a test says."""

    asked: list[tuple[int, BoardRequest]] = field(default_factory=list)
    games: dict[str, int] = field(default_factory=lambda: {"abc": 3})

    async def page(self, holder, asked):
        if asked.id == "gone":
            raise Refused("refused-no-game")
        self.asked.append((holder.user, asked))
        return {"title": "A page"}

    async def revisions(self, games):
        return {x: self.games[x] for x in games if x in self.games}


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest_asyncio.fixture
async def door():
    """A server with boards: the table behind it, its keys, their clock, and somebody who asks."""
    table, clock = Table(), Clock()
    held = Keys(clock)
    services = SimpleNamespace(context=SimpleNamespace(store=None), watching=None)
    server = WebServer(services, boards=table, keys=held)
    await server.open(("127.0.0.1", 0))
    async with aiohttp.ClientSession(f"http://127.0.0.1:{server.port}") as visits:
        yield SimpleNamespace(table=table, keys=held, clock=clock, visits=visits, server=server)
    await server.close()


async def sent(door, path, body, key="", **more):
    head = {"Authorization": f"Bearer {key}"} if key else {}
    async with door.visits.post(
        f"/board/{path}", json=body, headers={**head, **more.pop("headers", {})}
    ) as got:
        return got.status, json.loads(await got.text())


async def entered(door, holder=ANN):
    status, got = await sent(door, "enter", {"ticket": door.keys.ticket(holder)})
    assert status == 200
    return got["key"]


async def test_only_pages_that_the_operator_names_hold_a_board_and_nothing_else_of_ours():
    services = SimpleNamespace(context=SimpleNamespace(store=None), watching=None)
    parents = ("http://127.0.0.1:8017", "https://example.org")
    server = WebServer(services, boards=Table(), keys=Keys(Clock()), parents=parents)
    await server.open(("127.0.0.1", 0))
    async with aiohttp.ClientSession(f"http://127.0.0.1:{server.port}") as visits:
        async with visits.get("/board") as got:
            policy, text = got.headers["Content-Security-Policy"], await got.text()
            assert "X-Frame-Options" not in got.headers
        async with visits.get("/board/press") as other:
            assert other.headers["X-Frame-Options"] == "DENY"
    await server.close()
    assert "frame-ancestors http://127.0.0.1:8017 https://example.org;" in policy
    assert "discord" not in policy
    assert text == page()[0], "it speaks to none of them"


@pytest.mark.parametrize("given", ["example.org", "https://a.org/x", "https://*", "javascript:x", "'none'"])
def test_what_is_no_origin_is_refused_as_a_setting(given):
    with pytest.raises(ValidationError, match="give origins"):
        Settings(web_parents=given)


async def test_the_page_is_one_file_without_a_secret_and_lets_nothing_else_run(door):
    async with door.visits.get("/board") as got:
        text, policy = await got.text(), got.headers["Content-Security-Policy"]
    assert re.match(
        r"default-src 'none'; script-src 'sha256-\S+'; style-src 'sha256-\S+'; font-src data:; ",
        policy,
    )
    assert policy.endswith(
        "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; "
        "require-trusted-types-for 'script'; trusted-types 'none'"
    )
    assert "{{" not in text
    assert got.headers["Referrer-Policy"] == "no-referrer"
    assert "innerHTML" not in text
    assert not re.search(r"https?://(?!www\.w3\.org)", text), "nothing comes from elsewhere"


async def test_a_ticket_is_exchanged_once_for_a_key_that_presses(door):
    ticket = door.keys.ticket(ANN)
    status, got = await sent(door, "enter", {"ticket": ticket})
    assert (status, set(got)) == (200, {"key"})
    assert (await sent(door, "enter", {"ticket": ticket}))[0] == 403
    status, page = await sent(door, "press", {"id": "ng:do:abc:blue:1:00c0ffee"}, got["key"])
    assert (status, page["title"]) == (200, "A page")
    assert [(user, x.id) for user, x in door.table.asked] == [(1, "ng:do:abc:blue:1:00c0ffee")]


async def test_tickets_and_keys_grow_old(door):
    late = door.keys.ticket(ANN)
    door.clock.now += keys.TICKET + 1
    assert (await sent(door, "enter", {"ticket": late}))[0] == 403
    key = await entered(door)
    door.clock.now += keys.KEY - 1
    assert (await sent(door, "press", {}, key))[0] == 200
    door.clock.now += 2
    assert (await sent(door, "press", {}, key))[0] == 403


async def test_whose_boards_are_closed_is_out_at_once_and_others_are_not(door):
    mine, theirs, late = await entered(door), await entered(door, BEN), door.keys.ticket(ANN)
    assert door.keys.revoke(ANN.user) == 1
    assert (await sent(door, "press", {}, mine))[0] == 403
    assert (await sent(door, "enter", {"ticket": late}))[0] == 403
    assert (await sent(door, "press", {}, theirs))[0] == 200


@pytest.mark.parametrize("key", ["", "x", "Bearer", "é", "a" * 5000])
async def test_no_key_no_board(door, key):
    await entered(door)
    head = {"Authorization": f"Bearer {key}".encode().decode("latin-1")}
    async with door.visits.post("/board/press", json={}, headers=head) as got:
        assert got.status == 403
    for scheme in ("Basic", "bearer", ""):
        async with door.visits.post(
            "/board/press", json={}, headers={"Authorization": f"{scheme} {key}"}
        ) as got:
            assert got.status in (400, 403)
    assert not door.table.asked


async def test_a_key_in_the_address_or_in_a_cookie_opens_nothing(door):
    key = await entered(door)
    async with door.visits.post(f"/board/press?key={key}", json={"key": key}) as got:
        assert got.status == 403
    async with door.visits.post("/board/press", json={}, headers={"Cookie": f"key={key}"}) as got:
        assert got.status == 403


async def test_what_another_page_could_send_is_no_press(door):
    """A form of another page sends no JSON; and what it sends has no key, for there is no cookie."""
    key = await entered(door)
    head = {"Authorization": f"Bearer {key}"}
    for data, kind in ((b"id=x", "application/x-www-form-urlencoded"), (b"{}", "text/plain"), (b"{}", "")):
        async with door.visits.post("/board/press", data=data, headers={**head, "Content-Type": kind}) as got:
            assert got.status == 400, kind
    async with door.visits.options("/board/press", headers={"Origin": "https://evil.example"}) as got:
        assert got.status == 404
        assert not [x for x in got.headers if x.startswith("Access-Control")]


BAD = [
    b"", b"[]", b"nil", b'{"id":1}', b'{"values":"all"}', b'{"values":[1]}', b'{"fields":[]}',
    b'{"fields":{"a":1}}', b'{"points":[[1]]}', b'{"points":["ab"]}', b'{"points":[[NaN,1]]}',
    b'{"points":[[1e308,1]]}', b'{"points":[[null,1]]}', b'{"points":[[1,1],[2,2],[3,3]]}',
    b'{"points":"ab"}', b'{"at":"x"}', b'{"known":{}}', b'{"id":"' + b"x" * 200 + b'"}',
    b'{"values":' + json.dumps(["x"] * 26).encode() + b"}", b"[" * 6000, b'{"id":"\xff"}',
]  # fmt: skip


@pytest.mark.parametrize("data", BAD, ids=[x[:24].decode("latin-1") for x in BAD])
async def test_what_no_page_of_ours_sends_is_refused(door, data):
    key = await entered(door)
    head = {"Authorization": f"Bearer {key}", "Content-Type": "application/json"}
    async with door.visits.post("/board/press", data=data, headers=head) as got:
        assert got.status == 400
    assert not door.table.asked


async def test_what_is_too_long_is_not_even_read(door):
    key = await entered(door)
    head = {"Authorization": f"Bearer {key}", "Content-Type": "application/json"}
    async with door.visits.post("/board/press", data=b'{"id":"' + b" " * boards.LARGEST, headers=head) as got:
        assert got.status == 400

    async def chunks():
        yield b"{}"

    async with door.visits.post("/board/press", data=chunks(), headers=head) as got:
        assert got.status == 400, "how long it is must be said"


async def test_a_key_has_limits_of_its_own_and_strangers_those_of_their_address(door):
    key = await entered(door)
    got = [(await sent(door, "press", {}, key))[0] for _ in range(boards.PRESSES + 1)]
    assert got == [*[200] * boards.PRESSES, 429]
    other = await entered(door, BEN)
    assert (await sent(door, "press", {}, other))[0] == 200
    tries = [(await door.visits.post("/board/press", json={}, headers={"Authorization": "Bearer no"})).status
             for _ in range(web.REQUESTS + 1)]  # fmt: skip
    assert tries[-1] == 429
    assert (await sent(door, "press", {}, other))[0] == 200


async def test_a_game_that_is_gone_closes_its_board(door):
    key = await entered(door)
    assert await sent(door, "press", {"id": "gone"}, key) == (403, {"gone": 1})


async def test_other_addresses_are_nothing(door):
    key = await entered(door)
    for path in ("enter/", "x", "../board", "press/1"):
        assert (await sent(door, path, {}, key))[0] == 404
    async with door.visits.get("/board/press") as got:
        assert got.status == 404
    async with door.visits.get("/boards") as got:
        assert got.status == 404


async def test_news_come_as_they_happen_until_the_key_is_taken_back(door, monkeypatch):
    monkeypatch.setattr(boards, "TICK", 0.01)
    monkeypatch.setattr(boards, "BEAT", 0.05)
    key = await entered(door)
    head = {"Authorization": f"Bearer {key}"}
    async with door.visits.post("/board/news", json={}, headers=head) as stream:
        assert stream.headers["Content-Type"].startswith("text/event-stream")
        seen = b""
        while b"data: 3\n\n" not in seen:
            seen += await stream.content.readuntil(b"\n\n")
        door.table.games["abc"] = 4
        while b"data: 4\n\n" not in seen:
            seen += await stream.content.readuntil(b"\n\n")
        assert seen.count(b"data: 4") == 1
        door.keys.revoke(ANN.user)
        await stream.content.read()


async def test_a_key_has_few_streams(door, monkeypatch):
    monkeypatch.setattr(boards, "STREAMS", 1)
    key = await entered(door)
    head = {"Authorization": f"Bearer {key}"}
    async with door.visits.post("/board/news", json={}, headers=head) as stream:
        await stream.content.readuntil(b"\n\n")
        assert (await sent(door, "news", {}, key))[0] == 429


def test_the_oldest_keys_of_a_person_make_room():
    held = Keys()
    tickets = [held.ticket(ANN) for _ in range(keys.MOST + 2)]
    mine = [held.enter(x) for x in tickets]
    assert mine[:2] == ["", ""]
    assert all(mine[2:])
    other = held.enter(held.ticket(BEN))
    more = [held.enter(held.ticket(ANN)) for _ in range(2)]
    assert [held.holder(x) is None for x in (mine[2], mine[3], mine[4], *more, other)] == [
        True,
        True,
        *[False] * 4,
    ]


def test_only_hashes_are_kept():
    held = Keys()
    ticket = held.ticket(ANN)
    key = held.enter(held.ticket(ANN))
    assert ticket not in repr(vars(held))
    assert key not in repr(vars(held))
