"""The port at which games are watched: what it answers, to whom, and how often."""

from __future__ import annotations

from ipaddress import ip_network

import aiohttp
import pytest
import pytest_asyncio

from bot.play.workers.pool import WorkLost
from bot.web import server as web
from bot.web.server import CannotWatch, WebServer
from bot.web.visitors import Allowance, visitor
from tests.play.conftest import ANN, BEN, Room
from tests.play.watching.test_watching import watched  # noqa: F401  a fixture

LOOPBACK = (ip_network("127.0.0.1"),)


@pytest_asyncio.fixture
async def served(watched: Room):  # noqa: F811
    """A shared game, its server, its link, and somebody who asks."""
    game = await watched.started()
    server = WebServer(watched.services, LOOPBACK)
    await server.open(("127.0.0.1", 0))
    token = await watched.services.watching.share(game, ANN)
    async with aiohttp.ClientSession(f"http://127.0.0.1:{server.port}") as visits:
        yield watched, server, f"/{token}", visits
    await server.close()


async def test_a_link_leads_to_a_page_and_nothing_else_is_there(served) -> None:
    room, server, link, visits = served
    async with visits.get(link) as got:
        assert got.status == 200
        text, policy = await got.text(), got.headers["Content-Security-Policy"]
        assert policy.startswith("default-src 'none'; script-src 'sha256-")
        assert policy.endswith(
            "connect-src 'self'; base-uri 'none'; form-action 'none'; "
            "require-trusted-types-for 'script'; trusted-types 'none'; frame-ancestors 'none'"
        )
        assert [x for x in web.GUARD if got.headers[x] != web.GUARD[x]] == ["Content-Security-Policy"]
        assert "python" not in str(got.headers).casefold()
        assert "Ann (Blue)" in text
    async with visits.get(link, headers={"Accept-Encoding": "identity"}) as got:
        assert await got.text() == text
    others = ("/", link[:-1], f"{link}0", f"{link}/", f"{link}/else", "/" + 40 * "0", "/metrics")
    for path in others:
        async with visits.get(path) as got:
            assert (got.status, got.headers["X-Frame-Options"]) == (404, "DENY"), path
            assert "There is nothing here" in await got.text()
    for method in ("POST", "PUT", "DELETE", "OPTIONS"):
        async with visits.request(method, link) as got:
            assert got.status == 404
    token, at = link[1:], text.partition('"live":"')[2].partition('"')[0]
    async with visits.get(f"{link}/events", params={"at": at}) as stream:
        assert stream.headers["Content-Type"].startswith("text/event-stream")
        assert await stream.content.readuntil(b"\n\n") == b"event: beat\ndata: .\n\n"
        assert server.watching == 1
        await room.services.watching.withdraw(await room.store.watched_at(token), ANN)
        assert await stream.content.readuntil(b"\n\n") == b"event: gone\ndata: .\n\n"
        assert await stream.content.read() == b""
    async with visits.get(link) as got:
        assert got.status == 404


async def test_when_a_game_ends_its_page_is_to_be_had_anew_and_is_open(served) -> None:
    room, _, link, visits = served
    async with visits.get(f"{link}/events", headers={"Last-Event-ID": "of-another-1"}) as stream:
        assert (await stream.content.read()).endswith(b"event: anew\ndata: .\n\n")
    await room.services.answering.act(await room.store.watched_at(link[1:]), BEN, "resign", {"do": "resign"})
    async with visits.get(link) as got:
        assert "connect-src" not in got.headers["Content-Security-Policy"]
        assert '"ended":true' in await got.text()


async def test_who_asks_too_often_waits_and_others_do_not(served, monkeypatch: pytest.MonkeyPatch) -> None:
    room, _, link, visits = served
    monkeypatch.setattr(web, "STREAMS", 1)

    async def asked(who: str, path: str = "/nothing") -> int:
        async with visits.get(path, headers={"X-Forwarded-For": f"6.6.6.6, {who}"}) as got:
            assert (got.status != 429) or int(got.headers["Retry-After"]) > 0
            return got.status

    assert [await asked("9.9.9.9") for _ in range(web.REQUESTS + 1)] == [*[404] * web.REQUESTS, 429]
    assert await asked("9.9.9.9", link) == 429
    assert await asked("9.9.9.8", link) == 200
    at = (await room.services.watching.board(await room.store.watched_at(link[1:]))).id
    events = f"{link}/events?at={at}"
    async with visits.get(events, headers={"X-Forwarded-For": "9.9.9.7"}) as stream:
        await stream.content.readuntil(b"\n\n")
        assert await asked("9.9.9.7", events) == 429
        monkeypatch.setattr(web, "ALL_STREAMS", 1)
        assert await asked("9.9.9.6", events) == 429


async def test_an_address_that_is_taken_is_told_in_a_line(served) -> None:
    room, server, _, _ = served
    with pytest.raises(CannotWatch, match=f"nothing can be watched at 127.0.0.1:{server.port}: "):
        await WebServer(room.services).open(("127.0.0.1", server.port))
    off = WebServer(room.services)
    await off.open(None)
    assert off.port == 0
    await off.close()


def test_an_allowance_comes_back_with_time_and_forgets_who_came_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = [0.0]
    allowed = Allowance(2, 10, lambda: now[0])
    assert [allowed.take("a") for _ in range(3)] == [0, 0, 5]
    assert allowed.take("b") == 0
    now[0] = 5
    assert [allowed.take("a") for _ in range(2)] == [0, 5]


@pytest.mark.parametrize(
    ("peer", "forwarded", "who"),
    [
        ("127.0.0.1", "", "127.0.0.1"),
        ("127.0.0.1", "9.9.9.9", "9.9.9.9"),
        ("127.0.0.1", "9.9.9.9, 127.0.0.1", "9.9.9.9"),
        ("8.8.8.8", "9.9.9.9", "8.8.8.8"),
        ("127.0.0.1", "9.9.9.9, <script>", "127.0.0.1"),
        ("127.0.0.1", "2001:db8::1", "2001:db8::/64"),
        (None, "9.9.9.9", ""),
    ],
)
def test_only_a_trusted_proxy_says_who_comes(peer: str | None, forwarded: str, who: str) -> None:
    assert visitor(peer, forwarded, LOOPBACK) == who


async def test_who_asks_while_the_bot_stops_is_asked_to_come_again(served, monkeypatch, caplog) -> None:
    """What was being made is given up then: no fault of ours, and nothing for the log."""
    room, _, link, visits = served

    async def lost(*_: object, **__: object) -> None:
        raise WorkLost("the bot is stopping")

    monkeypatch.setattr(room.services.watching, "board", lost)
    async with visits.get(link) as got:
        assert (got.status, got.headers["Retry-After"]) == (503, "60")
        assert "Traceback" not in await got.text()
    assert [x for x in caplog.records if x.levelname == "ERROR"] == []
