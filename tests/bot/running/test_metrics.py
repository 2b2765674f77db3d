"""Metrics: off unless asked for, true to what happened, and about nobody."""

from __future__ import annotations

import asyncio
import re
import socket
import sys
import urllib.request
from pathlib import Path
from random import Random

import aiohttp
import pytest
import pytest_asyncio
from aiohttp import web

import bot.app
from bot.app import create_bot
from bot.metrics import CannotListen, Metrics
from bot.play.model.ports import CourierError, Place, Post, Trouble
from bot.serving import CannotServe, serve
from bot.settings import BadSettings, Settings, read_settings
from bot.stopping import Stop
from bot.ui.gateway import Watch, traced
from tests.bot.room import Room


@pytest.fixture
def metrics():
    made = Metrics()
    yield made
    made.close()


@pytest_asyncio.fixture
async def watched(settings, metrics):
    """A room whose bot is counted."""
    async with Room.open(create_bot(settings, metrics), settings) as room:
        yield room


def value(metrics, name, **labels):
    return metrics.registry.get_sample_value(f"nullgate_{name}", labels)


def page(metrics) -> str:
    metrics.serve("127.0.0.1", 0)
    with urllib.request.urlopen(f"http://127.0.0.1:{metrics.port}/metrics", timeout=10) as answer:
        return answer.read().decode()


async def test_a_game_is_counted_as_it_was_played(watched, metrics):
    await watched.started(machine=True)
    await watched.by_buttons(watched.alice, Random(1))
    assert value(metrics, "answers_total", title="starwars", outcome="start") == 1
    assert value(metrics, "answers_total", title="starwars", outcome="player") == 1
    assert value(metrics, "answers_total", title="starwars", outcome="machine") >= 1
    assert value(metrics, "ack_seconds_count", kind="application_command") == 4
    assert value(metrics, "ack_seconds_count", kind="component") >= 1
    assert value(metrics, "post_seconds_count", what="table") >= 2
    assert value(metrics, "post_seconds_count", what="lobby") >= 1
    assert value(metrics, "picture_seconds_count", what="picture") >= 2
    assert value(metrics, "picture_bytes_sum", what="picture") > 10_000
    for what in ("read", "write", "commit"):
        assert value(metrics, "store_seconds_count", what=what) >= 1
    await watched.bot.beat.coro(watched.bot)
    assert value(metrics, "sweeps_total", outcome="done") >= 1


async def test_refusals_and_failures_are_counted(watched, metrics, monkeypatch):
    await watched.started()
    mover = await watched.mover((await watched.info()).id)
    await watched.slash(mover, "move", text="H1 nowhere")
    assert value(metrics, "answers_total", title="starwars", outcome="refused") == 1

    async def broken(*_):
        raise RuntimeError("out of order")

    watched.intended = (RuntimeError,)
    monkeypatch.setattr(watched.bot.services.game_lists, "who", broken)
    await watched.slash(watched.alice, "log", what="who")
    assert value(metrics, "failures_total", kind="RuntimeError") == 1


async def test_what_waits_and_what_is_under_way_is_seen(watched, metrics):
    await watched.started()
    watch = Watch(watched.bot, metrics)
    await watch.look.coro(watch)
    assert value(metrics, "outbox_posts", state="due") == 0
    assert value(metrics, "games", title="starwars", status="playing") == 1
    assert value(metrics, "guilds") == 1
    game = (await watched.info()).id
    await watched.bot.store.add_posts([watched.bot.services.context.outgoing.note(game, "c1", "note-x")])
    later = watched.bot.now() + 90
    watched.bot.now = lambda: later
    await watch.look.coro(watch)
    assert value(metrics, "outbox_posts", state="due") == 1
    assert value(metrics, "outbox_late_seconds") == pytest.approx(90, abs=2)
    await watch.nap.coro(watch)
    assert value(metrics, "loop_late_seconds_count") >= 1


async def test_errors_of_discord_are_counted_by_code(watched, metrics):
    with pytest.raises(CourierError) as caught:
        await watched.bot.services.context.courier.post(Place(watched.guild.id, 4711), Post(text=("x",)), "n")
    assert caught.value.trouble is Trouble.GONE
    assert value(metrics, "discord_errors_total", status="404", code="10003") == 1


async def test_nothing_on_the_page_is_about_a_person_or_a_place(watched, metrics):
    game = await watched.started()
    await watched.by_buttons(await watched.mover(game), Random(2))
    watch = Watch(watched.bot, metrics)
    await watch.look.coro(watch)
    text = page(metrics)
    assert "nullgate_answers_total{" in text
    for personal in (watched.alice.id, watched.bob.id, watched.channel.id, watched.guild.id, game):
        assert str(personal) not in text
    assert not re.search(r"alice|bob|table\"", text.replace('what="table"', ""))


async def test_rate_limits_and_requests_are_counted_by_what_the_answer_says(metrics):
    async def answer(request):
        limits = {"user": {"Via": "1.1", "X-RateLimit-Scope": "shared"}, "edge": {}}
        if request.path == "/fine":
            return web.Response(text="ok")
        return web.Response(status=429, headers=limits[request.path[1:]])

    app = web.Application()
    app.router.add_get("/{what}", answer)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    port = site._server.sockets[0].getsockname()[1]
    async with aiohttp.ClientSession(trace_configs=[traced(metrics)]) as session:
        for what in ("fine", "user", "edge"):
            async with session.get(f"http://127.0.0.1:{port}/{what}"):
                pass
        await runner.cleanup()
        with pytest.raises(aiohttp.ClientError):
            await session.get(f"http://127.0.0.1:{port}/fine")
    assert value(metrics, "rate_limits_total", scope="shared") == 1
    assert value(metrics, "rate_limits_total", scope="edge") == 1
    assert value(metrics, "discord_request_seconds_count", method="GET", status="200") == 1
    assert value(metrics, "discord_request_seconds_count", method="GET", status="429") == 2
    assert value(metrics, "discord_request_seconds_count", method="GET", status="0") == 1


# -- the setting -----------------------------------------------------------------------------------------


async def test_metrics_are_off_and_their_library_is_not_even_loaded(monkeypatch, tmp_path):
    async def start(self, token, *, reconnect=True):
        assert self.metrics is None

    for name in [x for x in sys.modules if x.startswith(("bot.metrics", "prometheus_client"))]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setattr("bot.app.NullgateBot.start", start)
    await serve(Settings(data=tmp_path, token="x"), Stop(8))
    assert "prometheus_client" not in sys.modules
    assert not hasattr(bot.app, "Metrics")  # nor when the bot is imported


@pytest.mark.parametrize(
    ("text", "at"),
    [
        ("9464", ("127.0.0.1", 9464)),
        ("0.0.0.0:80", ("0.0.0.0", 80)),
        ("[::1]:9464", ("::1", 9464)),
        ("metrics.lan:1", ("metrics.lan", 1)),
    ],
)
def test_a_port_alone_is_one_of_this_machine(text, at):
    assert Settings(metrics=text).metrics == at


@pytest.mark.parametrize("text", ["localhost", "70000", ":80", "a b:80", "1.2.3.4:", "http://x:1"])
def test_a_wrong_address_is_one_line(monkeypatch, text):
    monkeypatch.setenv("NULLGATE_METRICS", text)
    with pytest.raises(BadSettings, match="metrics"):
        read_settings()


async def test_an_address_that_is_taken_stops_the_bot_with_one_line(metrics, tmp_path):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(CannotListen, match=f"127.0.0.1:{port}"):
            metrics.serve("127.0.0.1", port)
        with pytest.raises(CannotServe, match="cannot be served"):
            await serve(Settings(data=tmp_path, token="x", metrics=str(port)), Stop(8))


async def test_the_page_answers_while_the_bot_runs_and_not_afterwards(monkeypatch, tmp_path):
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    seen = []

    async def start(self, token, *, reconnect=True):
        def get():
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=10) as answer:
                return answer.read().decode()

        seen.append(await asyncio.to_thread(get))

    monkeypatch.setattr("bot.app.NullgateBot.start", start)
    await serve(Settings(data=tmp_path, token="x", metrics=f"127.0.0.1:{port}"), Stop(8))
    assert "nullgate_build_info{" in seen[0]
    with pytest.raises(OSError, match="refused"):
        await asyncio.to_thread(urllib.request.urlopen, f"http://127.0.0.1:{port}/", timeout=2)


def test_the_guide_tells_of_every_metric_and_of_no_other(metrics):
    guide = (Path(__file__).parents[3] / "docs" / "operating.md").read_text(encoding="utf-8")
    told = set(re.findall(r"nullgate_(?!bot-)[a-z_]+[a-z]", guide))
    told = {re.sub(r"_(total|bucket)$", "", x) for x in told}
    there = {f.name for f in metrics.registry.collect() if f.name.startswith("nullgate_")}
    assert told == there
