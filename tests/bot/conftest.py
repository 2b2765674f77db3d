"""The real bot against a simulated Discord. Every request it makes is measured by Discord's limits."""

from __future__ import annotations

import json
import os
import shutil

import discord
import pytest
import pytest_asyncio

from bot import app
from bot.app import create_bot
from bot.play.games.live import Drawing
from bot.play.lobby import lobby, seating
from bot.play.model.terms import Refused
from bot.settings import Settings
from bot.store.connections import sqlite
from bot.store.connections.sqlite import connect
from bot.titles import TITLES
from bot.ui.errors import unwrapped
from engine.core.errors import BadData, BadSetup, BrokenRecord, Refusal
from tests.bot.room import Room
from tests.shared.workers import ReusedWorkers, ThinkersHere

#: What commands have been translated to, by how they are declared.
TRANSLATED = {}
PLAYERS_FAULT = (Refused, Refusal, BadSetup, BadData, BrokenRecord, discord.app_commands.AppCommandError)


@pytest.fixture(autouse=True)
def no_settings_from_outside(monkeypatch, tmp_path):
    """Whatever is set on this machine, tests start from nothing."""
    for name in list(os.environ):
        if name.startswith("NULLGATE_") or name == "DISCORD_TOKEN":
            monkeypatch.delenv(name)
    monkeypatch.chdir(tmp_path)


@pytest.fixture(autouse=True)
def same_dice(monkeypatch):
    """The same secret number and game ids in every run, so that every run plays the same games."""
    ids = (f"abc{n:03d}" for n in range(100))
    monkeypatch.setattr(lobby, "new_seed", lambda: bytes(range(32)).hex())
    monkeypatch.setattr(lobby, "new_id", lambda: next(ids))


@pytest.fixture(autouse=True)
def no_waiting_for_the_disk(monkeypatch):
    """Writes are not waited for until they are on the disk: that guards against power cuts alone."""
    monkeypatch.setattr(sqlite, "connect", lambda path, **_: connect(path, durable=False))


@pytest.fixture(autouse=True)
def willing(monkeypatch):
    """Have whoever a seat is meant for agree at once; one test in `commands/tables` asks them."""
    monkeypatch.setattr(seating, "must_agree", lambda taker, by: False)


def unhurried(monkeypatch):
    """Have no answer sent early, and no progress shown, because a busy machine takes its time."""
    monkeypatch.setattr("bot.ui.reply.SOON", 3600.0)
    monkeypatch.setattr("bot.ui.interactions.pages.BEAT", 3600.0)


@pytest.fixture(autouse=True)
def in_no_hurry(monkeypatch):
    """What is asked and shown does not depend on how fast this machine is."""
    unhurried(monkeypatch)


@pytest.fixture(autouse=True)
def same_workers(monkeypatch):
    """Heavy work is done by a process that an earlier test has started, thinking by a thread."""
    monkeypatch.setattr(app, "Workers", ReusedWorkers)
    monkeypatch.setattr(app, "Thinkers", ThinkersHere)


def translate_once(monkeypatch):
    """Have no command translated again that a bot before has offered in all languages."""
    for kind in (discord.app_commands.Command, discord.app_commands.Group, discord.app_commands.ContextMenu):
        monkeypatch.setattr(kind, "get_translated_payload", remembered(kind.get_translated_payload))


def remembered(translate):
    """Wrap discord.py's translation of one command: the same command gives what it gave before."""

    async def payload(self, tree, translator):
        key = json.dumps(self.to_dict(tree), sort_keys=True)
        if key not in TRANSLATED:
            TRANSLATED[key] = json.dumps(await translate(self, tree, translator))
        return json.loads(TRANSLATED[key])

    return payload


@pytest.fixture
def asked_to_throw(monkeypatch):
    """Have Starwars ask before every throw: a question with one plain answer, for whoever needs just one."""
    monkeypatch.delitem(TITLES["starwars"].questions.passes, "turn.start")


@pytest.fixture
def no_pictures(monkeypatch):
    """Leave pictures out, of long games above all: they are tested elsewhere."""

    async def none(*_):
        return None

    monkeypatch.setattr(Drawing, "image", none)


@pytest.fixture
def settings(tmp_path, migrated) -> Settings:
    """An installation of its own."""
    data = tmp_path / "var"
    data.mkdir()
    shutil.copy(migrated, data / "nullgate.db")
    return Settings(data=data, pace=0, reports=0)


@pytest_asyncio.fixture
async def room(settings, monkeypatch):
    """A server with a channel, two players and the bot."""
    translate_once(monkeypatch)
    bot = create_bot(settings)
    async with Room.open(bot, settings) as room:
        yield room
        for error in room.errors:
            if not isinstance(unwrapped(error), (*PLAYERS_FAULT, *room.intended)):
                raise error
        assert room.discord.violations == []
