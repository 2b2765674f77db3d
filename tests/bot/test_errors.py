"""Every error has words in both languages; ours are logged under an id, the player's are not."""

from __future__ import annotations

import logging

import aiohttp
import pytest
from discord import app_commands

from bot.play.model.ports import CourierError, Trouble
from bot.play.model.terms import Refused
from bot.store import StoreError
from bot.ui.errors import PLAY, TABLE, explain, unwrapped
from engine.core.errors import BadData, BrokenRecord, IllegalAction, RulesBug, StaleDecision
from render.core.text import words


def say(error: Exception, locale: str) -> str:
    return f"play says {type(error).__name__} in {locale}"


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_row_is_worded(language):
    w = words(language)
    assert [key for _, key, _ in TABLE if key != PLAY and not w.has(key)] == []
    assert TABLE[-1][0] is BaseException


@pytest.mark.parametrize("error", [Refused("refused-over"), StaleDecision("x"), IllegalAction([])])
def test_refusals_are_worded_by_play_and_not_logged(error, caplog):
    told = explain(error, words("de"), "/x", say)
    assert told.text == f"play says {type(error).__name__} in de"
    assert told.id == ""
    assert caplog.records == []


@pytest.mark.parametrize(
    "error", [BadData("board.toml", "stars.0.track", "too short"), BrokenRecord(3, "the checksum differs")]
)
def test_bad_files_are_answered_with_the_reason(error, caplog):
    told = explain(error, words("en"), "/x", say)
    assert str(error) in told.text
    assert caplog.records == []


@pytest.mark.parametrize(
    ("error", "level"),
    [
        (RuntimeError("secret detail"), logging.ERROR),
        (RulesBug("secret detail"), logging.ERROR),
        (aiohttp.ServerDisconnectedError("secret detail"), logging.WARNING),
        (TimeoutError("secret detail"), logging.WARNING),
        (StoreError("secret detail"), logging.ERROR),
        (CourierError(Trouble.LATER, "secret detail"), logging.WARNING),
    ],
)
def test_our_own_errors_get_an_id_and_tell_no_detail(error, level, caplog):
    told = explain(error, words("en"), "/map", say)
    assert told.id
    assert told.id in told.text
    assert "secret detail" not in told.text
    (record,) = caplog.records
    assert record.levelno == level
    assert told.id in record.getMessage()
    assert "/map" in record.getMessage()
    assert "secret detail" in record.getMessage()


def test_what_a_command_failed_on_is_what_counts():
    class Command:
        qualified_name = name = "x"

    inner = Refused("refused-over")
    error = app_commands.CommandInvokeError(Command(), inner)
    assert unwrapped(error) is inner


def test_a_cooldown_says_how_long():
    error = app_commands.CommandOnCooldown(app_commands.Cooldown(1, 60), 12.4)
    assert "12 s" in explain(error, words("en"), "/replay", say).text


async def test_what_breaks_off_because_the_bot_stops_is_no_fault(room, caplog):
    """Whoever pressed is told by their client; nobody needs a traceback for it."""
    await room.bot.close()
    caplog.clear()
    room.intended = (RuntimeError,)
    await room.bot.failed(object(), RuntimeError("Session is closed"), "ng:show:abc000:hand")
    assert [x.levelno for x in caplog.records if x.levelno > logging.INFO] == []
