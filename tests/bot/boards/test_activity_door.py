"""The door inside Discord: what a page there is given, what is refused; a stranger's tricks, one by one."""

from __future__ import annotations

import json
from contextlib import asynccontextmanager
from types import SimpleNamespace

import aiohttp
import pytest
import pytest_asyncio

from bot.web import activity
from bot.web.activity import ActivityDoor
from bot.web.keys import Holder, Keys
from bot.web.server import GUARD, WebServer
from tests.bot.boards.test_door import ANN, BEN, Clock, Table

GOOD = {"code": "c0de", "instance": "i-1-gc-2-3"}


class Discord:
    """Says whose a code is, in one instance; each code works once."""

    client_id = "4711"

    def __init__(self) -> None:
        self.codes: dict[str, Holder] = {"c0de": ANN, "other": BEN}
        self.asked: list[tuple[str, str]] = []

    async def holder(self, code: str, instance: str) -> Holder | None:
        self.asked.append((code, instance))
        found = self.codes.pop(code, None)
        return found if instance == GOOD["instance"] else None


@asynccontextmanager
async def opened():
    """Open a server whose boards are opened inside Discord, too."""
    table, clock, discord = Table(), Clock(), Discord()
    held = Keys(clock)
    services = SimpleNamespace(context=SimpleNamespace(store=None), watching=None)
    inside = ActivityDoor(discord, held, now=clock)
    server = WebServer(services, boards=table, keys=held, activity=inside)
    await server.open(("127.0.0.1", 0))
    async with aiohttp.ClientSession(f"http://127.0.0.1:{server.port}") as visits:
        yield SimpleNamespace(table=table, keys=held, clock=clock, visits=visits, discord=discord)
    await server.close()


@pytest_asyncio.fixture
async def door():
    """Such a server."""
    async with opened() as there:
        yield there


async def sent(door, path, body, **head):
    async with door.visits.post(f"/board/{path}", json=body, headers=head) as got:
        return got.status, json.loads(await got.text())


async def begun(door, instance=GOOD["instance"]):
    status, got = await sent(door, "activity/begin", {"instance": instance})
    assert (status, set(got)) == (200, {"client_id", "state"})
    return got["state"]


async def entered(door, **more):
    return await sent(door, "activity/enter", {"code": "c0de", "state": await begun(door), **more})


async def test_a_code_is_exchanged_for_a_key_that_presses(door):
    status, got = await entered(door)
    assert (status, set(got)) == (200, {"key"})
    assert door.discord.asked == [("c0de", GOOD["instance"])]
    status, page = await sent(door, "press", {}, Authorization=f"Bearer {got['key']}")
    assert (status, page["title"]) == (200, "A page")
    assert [user for user, _ in door.table.asked] == [ANN.user]


async def test_only_discord_may_hold_the_page_and_no_page_holds_the_others(door):
    async with door.visits.get("/?frame_id=f&instance_id=i&platform=desktop") as got:
        text, inside = await got.text(), got.headers
    policy = inside["Content-Security-Policy"]
    assert f"frame-ancestors {' '.join(activity.PARENTS)} https://*.discordsays.com;" in policy
    assert {x.rpartition("://")[2] for x in activity.PARENTS} == {
        f"{x}discord.com" for x in ("", "ptb.", "canary.")
    }
    assert "connect-src 'self'" in policy
    assert "unsafe" not in policy
    assert "X-Frame-Options" not in inside
    assert {k: v for k, v in inside.items() if k in GUARD} == {
        **{k: v for k, v in GUARD.items() if k != "X-Frame-Options"},
        "Content-Security-Policy": policy,
    }
    assert "{{" not in text
    assert ANN.name not in text
    for path in ("/board", "/" + "0" * 40, "/board/press"):
        async with door.visits.get(path) as got:
            assert got.headers["X-Frame-Options"] == "DENY", path
            assert "frame-ancestors 'none'" in got.headers["Content-Security-Policy"], path


async def test_its_page_asks_relative_addresses_alone(door):
    async with door.visits.get("/") as got:
        text = await got.text()
    assert "fetch(`board/" in text
    assert "fetch(`/" not in text


async def test_a_code_that_is_sent_again_opens_nothing(door):
    assert (await entered(door))[0] == 200
    assert await entered(door) == (403, {"gone": 1})


async def test_a_state_is_used_up_whatever_comes_of_it(door):
    state = await begun(door)
    assert (await sent(door, "activity/enter", {"code": "wrong", "state": state}))[0] == 403
    assert (await sent(door, "activity/enter", {"code": "c0de", "state": state}))[0] == 403
    assert "c0de" in door.discord.codes, "and Discord was not asked"


@pytest.mark.parametrize("state", ["", "made-up", None, 5, ["x"], "\ud800"], ids=repr)
async def test_without_a_state_of_ours_discord_is_not_even_asked(door, state):
    await begun(door)
    assert (await entered(door, state=state))[0] == 403
    assert not door.discord.asked


async def test_a_state_grows_old(door):
    state = await begun(door)
    door.clock.now += activity.STATE + 1
    assert (await sent(door, "activity/enter", {"code": "c0de", "state": state}))[0] == 403
    assert not door.discord.asked


async def test_a_state_is_of_the_instance_for_which_it_was_given(door):
    """Whoever is in one instance names another beside their code: that of the state is asked about."""
    state = await begun(door, "i-9-gc-9-9")
    given = {"code": "c0de", "state": state, "instance": GOOD["instance"]}
    assert (await sent(door, "activity/enter", given))[0] == 403
    assert door.discord.asked == [("c0de", "i-9-gc-9-9")]


@pytest.mark.parametrize("instance", ["", None, 7, "..", "../users/@me", "a" * 201, "i 1", "ï"], ids=repr)
async def test_what_is_no_instance_gets_no_state(door, instance):
    assert await sent(door, "activity/begin", {"instance": instance}) == (403, {"gone": 1})


@pytest.mark.parametrize("code", ["", None, 7, "a&grant_type=x", "c 0", "a" * 201, "é"], ids=repr)
async def test_what_is_no_code_is_not_sent_to_discord(door, code):
    assert (await entered(door, code=code))[0] == 403
    assert not door.discord.asked


async def test_what_another_page_could_send_is_refused(door):
    state = await begun(door)
    for kind in ("application/x-www-form-urlencoded", "text/plain"):
        data = json.dumps({"code": "c0de", "state": state}).encode()
        async with door.visits.post(activity.ENTER, data=data, headers={"Content-Type": kind}) as got:
            assert got.status == 400
    async with door.visits.options(activity.ENTER, headers={"Origin": "https://discord.com"}) as got:
        assert got.status == 404
        assert not [x for x in got.headers if x.startswith("Access-Control")]
    for path in (activity.BEGIN, activity.ENTER):
        async with door.visits.get(path) as got:
            assert got.status == 404
    assert not door.discord.asked


async def test_a_key_from_here_is_taken_back_like_any_other(door):
    _, got = await entered(door)
    assert door.keys.revoke(ANN.user) == 1
    assert (await sent(door, "press", {}, Authorization=f"Bearer {got['key']}"))[0] == 403


async def test_codes_are_exchanged_so_often_and_no_oftener(monkeypatch):
    monkeypatch.setattr(activity, "EXCHANGES", 3)
    monkeypatch.setattr(activity, "SECONDS", 3600.0)
    async with opened() as door:
        assert [(await entered(door, code=f"c{n}"))[0] for n in range(5)] == [403] * 5
        assert [code for code, _ in door.discord.asked] == ["c0", "c1", "c2"]


async def test_who_has_no_key_is_limited_here_and_who_has_one_is_not(monkeypatch):
    """All come by Discord's proxy, from one address: they use up nothing of what it may ask elsewhere."""
    monkeypatch.setattr(activity, "REQUESTS", 5)
    monkeypatch.setattr(activity, "SECONDS", 3600.0)
    async with opened() as door:
        _, got = await entered(door)
        assert [(await door.visits.get("/")).status for _ in range(5)] == [200] * 3 + [429] * 2
        assert (await sent(door, "press", {}, Authorization=f"Bearer {got['key']}"))[0] == 200
        assert (await door.visits.get("/board")).status == 200


async def test_states_that_nobody_uses_do_not_pile_up(door, monkeypatch):
    monkeypatch.setattr(activity, "MOST_STATES", 3)
    states = [await begun(door) for _ in range(5)]
    got = [(await sent(door, "activity/enter", {"code": "x", "state": x}))[0] for x in states]
    assert got == [403] * 5
    assert len(door.discord.asked) == 3


async def test_without_the_setting_there_is_no_such_door():
    table = Table()
    services = SimpleNamespace(context=SimpleNamespace(store=None), watching=None)
    server = WebServer(services, boards=table, keys=Keys(Clock()))
    await server.open(("127.0.0.1", 0))
    async with aiohttp.ClientSession(f"http://127.0.0.1:{server.port}") as visits:
        assert (await visits.get("/?frame_id=f&instance_id=i")).status == 404
        for path in (activity.BEGIN, activity.ENTER):
            assert (await visits.post(path, json=GOOD)).status == 404
        text = await (await visits.get("/board")).text()
    await server.close()
    assert "AUTHORIZE" not in text


def test_who_is_about_to_open_a_board_is_known_for_a_while_and_not_when_it_was_taken_back():
    clock = Clock()
    held = Keys(clock)
    held.expect(ANN)
    assert held.expected(ANN.user) == ANN
    assert held.expected(BEN.user) is None
    clock.now += 301
    assert held.expected(ANN.user) is None
    held.expect(ANN)
    held.revoke(ANN.user)
    assert held.expected(ANN.user) is None
