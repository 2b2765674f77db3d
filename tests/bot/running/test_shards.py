"""Several processes: which shards each serves, how the bot connects, and what it refuses."""

from __future__ import annotations

import sqlite3

import discord
import pytest

from bot import __main__ as command
from bot.app import NullgateBot, ShardedBot, create_bot
from bot.play.model.runtime import Shards
from bot.serving import CannotServe, serve
from bot.settings import BadSettings, Settings, read_settings
from bot.stopping import Stop
from bot.store import Store, StoreError
from bot.store.models import Guild
from bot.store.statements.answer import inserting, values_of


@pytest.mark.parametrize(
    ("text", "mine", "count"),
    [
        ("", {0}, 1),
        ("0/1", {0}, 1),
        ("0-3/12", {0, 1, 2, 3}, 12),
        (" 5, 0-1/6", {0, 1, 5}, 6),
        ("0-1/2", {0, 1}, 2),
    ],
)
def test_shards_are_read_and_written(text, mine, count):
    shards = Shards.read(text)
    assert (set(shards.mine), shards.count) == (mine, count)
    assert Shards.read(str(shards)) == shards
    assert shards.whole == (len(mine) == count)


@pytest.mark.parametrize(
    "text",
    [
        "4",
        "0-3",
        "/4",
        "4/4",
        "3-1/4",
        "0-3/0",
        "0/99999",
        "0/123456789",
        "-1/4",
        "a/4",
        "0;1/4",
        "0/4/8",
        "٣/4",
    ],
)
def test_what_is_no_part_of_the_shards_is_one_line(text, monkeypatch):
    monkeypatch.setenv("NULLGATE_SHARDS", text)
    with pytest.raises(BadSettings, match="the setting shards is wrong") as caught:
        read_settings()
    assert "\n" not in str(caught.value)


def test_a_server_belongs_to_the_shard_that_discord_says():
    shards = Shards.read("0,2/3")
    guild = 5 << 22
    assert (shards.of(guild), shards.has(guild), shards.of(0)) == (2, True, 0)
    assert not shards.has(4 << 22)


async def test_the_bot_connects_on_its_shards_only(tmp_path):
    bot = create_bot(Settings(data=tmp_path, shards="1-2/4"))
    assert isinstance(bot, ShardedBot)
    assert isinstance(bot, discord.AutoShardedClient)
    assert (bot.shard_ids, bot.shard_count) == ([1, 2], 4)
    assert bot.settings.pulse.name == "pulse-1-2of4"
    await bot.close()
    alone = create_bot(Settings(data=tmp_path))
    assert type(alone) is NullgateBot
    assert alone.settings.pulse.name == "pulse"
    await alone.close()


@pytest.mark.parametrize("shards", ["0/2", "1/2"])
async def test_only_the_first_shard_registers_the_commands(tmp_path, monkeypatch, shards):
    bot, synced = create_bot(Settings(data=tmp_path, shards=shards)), []

    async def register() -> None:
        synced.append(shards)

    monkeypatch.setattr(bot, "_register", register)
    await bot.setup_hook()
    await bot.close()
    assert synced == ["0/2"] * (shards == "0/2")


async def test_a_shard_that_another_process_serves_is_one_line(on_server, tmp_path, monkeypatch):
    """Of two processes with the same shards the second does not start: both would get every press."""
    first = await Store.open(on_server())
    await first.serve(2, [0])
    address = first.opened.server.replace("postgres@", "postgres:secret@")
    with pytest.raises(CannotServe, match="shard 0 of 2 is served by another process") as caught:
        await serve(Settings(token="x", data=tmp_path, database=address, shards="0/2"), Stop(8))
    assert "secret" not in str(caught.value)
    bot = create_bot(Settings(data=tmp_path, database=address, shards="1/2"))
    await bot.open_store()
    assert await first.served(2) == {0, 1}
    await bot.close()
    await first.close()


async def test_discord_wanting_other_shards_is_one_line(tmp_path, monkeypatch):
    async def start(self, token):
        raise discord.ConnectionClosed(_Closed(), shard_id=0, code=4011)

    monkeypatch.setattr(NullgateBot, "start", start)
    with pytest.raises(CannotServe, match="NULLGATE_SHARDS"):
        await serve(Settings(token="x", data=tmp_path), Stop(8))


class _Closed:
    close_code = 4011


def test_a_backup_is_restored_into_a_new_database(capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert command.main(["migrate"]) == 0
    with sqlite3.connect("var/nullgate.db") as db:
        insert, names = inserting(Guild)
        db.execute(insert, values_of(Guild(id=7, locale="de"), names))
    assert command.main(["backup", "copy.db"]) == 0
    assert command.main(["restore", "copy.db"]) == 1
    assert "is not empty" in capsys.readouterr().err
    monkeypatch.setenv("NULLGATE_DATABASE", "other.db")
    assert command.main(["restore", "copy.db"]) == 0
    with sqlite3.connect("other.db") as db:
        assert db.execute("SELECT id, locale FROM guild").fetchall() == [(7, "de")]


async def test_without_psycopg_the_missing_extra_is_named(monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "bot.store.connections.postgres", None)
    monkeypatch.delattr("bot.store.connections.postgres", raising=False)
    with pytest.raises(StoreError, match="extra `postgres`"):
        await Store.open("postgresql://localhost/x")
