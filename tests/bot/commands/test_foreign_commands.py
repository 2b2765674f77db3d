"""What is wrong with a foreign title, or with its commands, is said in one line at the start."""

from __future__ import annotations

import pytest
from discord import app_commands

from bot.app import create_bot
from bot.play.model.title import Title
from bot.titles import TITLES
from engine.core.places import SKIPPED, Place
from tests.play.plain_look import PlainLook
from tests.toys.duel import DUEL
from tests.toys.patrol import PATROL


def broken() -> app_commands.Group:
    raise RuntimeError("it is broken")


@pytest.fixture
def titles(monkeypatch) -> dict[str, Title]:
    group = app_commands.Group(name="game", description="A clash.")
    clash = Title(PATROL, PlainLook(), commands=lambda: group)
    found = {**TITLES, "duel": Title(DUEL, PlainLook(), commands=broken), "patrol": clash}
    monkeypatch.setattr("bot.app.TITLES", found)
    return found


async def test_a_foreign_title_without_its_commands_keeps_nobody_from_theirs(
    settings, titles, monkeypatch, caplog
):
    monkeypatch.setattr("bot.app.place_of", lambda name: Place(name, "" if name in TITLES else "sabres"))
    monkeypatch.setitem(SKIPPED, "epee", "RuntimeError: it is not there")
    bot = create_bot(settings.model_copy(update={"sync_commands": False}))
    try:
        await bot.setup_hook()
        names = {c.name for c in bot.tree.get_commands()}
    finally:
        await bot.close()
    assert {*TITLES, "game"} <= names
    assert "duel" not in names
    said = [r.getMessage() for r in caplog.records if r.name == "bot.app" and r.levelname == "ERROR"]
    assert said[:2] == [
        "the title epee cannot be offered: RuntimeError: it is not there",
        "the title duel has no commands: it is broken",
    ]
    assert said[2].startswith("the title patrol has no commands: ")
    assert len(said) == 3


async def test_one_of_ours_that_fails_stops_the_start(settings, titles):
    bot = create_bot(settings.model_copy(update={"sync_commands": False}))
    with pytest.raises(RuntimeError, match="it is broken"):
        await bot.setup_hook()
    await bot.close()
