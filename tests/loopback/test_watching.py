"""What its operator sees of the bot: metrics and log of the real process after a game in bad weather."""

from __future__ import annotations

import asyncio
import json
import re
import socket
import urllib.request
from random import Random

import pytest
from prometheus_client.parser import text_string_to_metric_families

from tests.loopback.conftest import Hall
from tests.loopback.server import Loopback
from tests.loopback.weather import Forecast, broken, too_many

POST = "POST /channels/{channel}/messages"


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return taken.getsockname()[1]


def read(port: int) -> dict[str, float]:
    """Read the metrics' page: name with its labels -> value."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=10) as page:
        text = page.read().decode()
    return {
        f"{x.name}{sorted(x.labels.items())}": x.value
        for family in text_string_to_metric_families(text)
        for x in family.samples
    }


def total(found: dict[str, float], name: str, *labels: str) -> float:
    return sum(v for k, v in found.items() if k.startswith(f"{name}[") and all(x in k for x in labels))


@pytest.mark.slow  # a process of its own, with its own settings
async def test_metrics_and_log_of_a_game_in_bad_weather(tmp_path, migrated):
    port = free_port()
    env = {"NULLGATE_METRICS": str(port), "NULLGATE_LOG_FORMAT": "json", "NULLGATE_LOG_LEVEL": "DEBUG"}
    async with Loopback.open(ack=10.0) as discord:
        guild = discord.world.guild()
        table = discord.world.channel(guild)
        alice, bob = discord.person("alice", guild), discord.person("bob", guild)
        bot = await discord.bot(tmp_path, env, empty=migrated).start()
        hall, rng = Hall(discord, guild, table, alice, bob, bot), Random(6)
        await hall.started(table)
        await hall.answered(table, rng)
        discord.weather = Forecast().next(POST, too_many(0.2), broken(500))
        for _ in range(2):
            await hall.answered(table, rng)
        exported = await alice.command("settings", table, text="export")
        (data,) = exported.private.files.values()
        game = json.loads(data)["games"][0]["id"]
        question = (await alice.command("settings", table, text="forget")).private
        await alice.press(question, "Delete me")
        await discord.until(lambda: "left for good" in json.dumps(table.posts()[-1].json), what="the note")
        found = await asyncio.to_thread(read, port)
        assert await bot.stop() == 0, bot.tail()
        assert discord.violations == []
    assert total(found, "nullgate_answers_total", "'player'") >= 3
    assert total(found, "nullgate_ack_seconds_count", "application_command") >= 6
    assert total(found, "nullgate_ack_seconds_count", "component") >= 3
    assert total(found, "nullgate_post_seconds_count", "'table'") >= 3
    assert total(found, "nullgate_rate_limits_total") >= 1
    assert total(found, "nullgate_discord_request_seconds_count", "'429'") >= 1
    assert total(found, "nullgate_discord_request_seconds_count", "'500'") >= 1
    assert total(found, "nullgate_gateway_events_total", "connect") >= 1
    assert total(found, "nullgate_guilds") == 1
    lines = bot.log.read_text(encoding="utf-8").splitlines()
    assert lines
    for line in map(json.loads, lines):
        assert {"time", "level", "logger", "message"} <= set(line)
    log = "\n".join(lines)
    for person in (alice, bob):
        assert str(person.id) not in log
    assert "alice" not in log
    assert not re.search(r"/(webhooks|interactions)/\d+/(?!\[hidden\])", log)
    assert discord.world.token not in log
    assert json.loads(data)["format"] == "nullgate-person-1"
    assert game
