"""The log: readable, complete for whoever must mend something, and silent about what players wrote."""

from __future__ import annotations

import io
import json
import logging
import re
import sqlite3

import pytest

from bot import logs
from bot.play.model import runtime
from bot.play.model.ports import CourierError, Trouble
from bot.play.model.terms import Refused
from bot.redaction import redacted
from bot.store import StoreError
from tests.bot.armada.navy import Sheet, armada, at_war
from tests.bot.room import buttons, texts

pytestmark = pytest.mark.usefixtures("asked_to_throw")

HERS = "what she wrote in her order"
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.Gabcde.abcdefghijklmnopqrstuvwxyz0123456789AB"
DOOR = "aW50ZXJhY3Rpb246MTIzNDU2Nzg5MA"
INTERACTION = "https://discord.com/api/v10/webhooks/123456789/{}/messages/@original"


@pytest.fixture
def log():
    """What is logged in plain lines at the lowest level."""
    yield from _listening("plain")


@pytest.fixture
def log_json():
    """What is logged in JSON lines at the lowest level."""
    yield from _listening("json")


def _listening(form):
    root = logging.getLogger()
    before = root.level, list(root.handlers), {x: logging.getLogger(x).level for x in logs.OURS}
    stream = io.StringIO()
    logs.set_up("DEBUG", form, stream)
    yield stream
    root.setLevel(before[0])
    root.handlers[:] = before[1]
    for name, level in before[2].items():
        logging.getLogger(name).setLevel(level)
    runtime.begin_marks()


def lines(stream) -> list[dict]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


# -- how a line looks ------------------------------------------------------------------------------------


def test_a_plain_line_names_time_level_and_what_was_worked_for(log):
    runtime.begin_marks(channel=42, guild=7)
    runtime.mark(game="k3f9zq")
    logging.getLogger("bot.x").warning("it %s", "broke", extra={"failure": "a1b2c3"})
    assert re.fullmatch(
        r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z WARNING bot\.x"
        r" \[failure=a1b2c3 game=k3f9zq channel=42 guild=7\]: it broke\n",
        log.getvalue(),
    )


def test_a_json_line_has_the_same_as_fields(log_json):
    runtime.begin_marks(channel=42)
    try:
        int(HERS)
    except ValueError:
        logging.getLogger("nullgate.play").exception("failed", extra={"failure": "a1b2c3"})
    (line,) = lines(log_json)
    assert {"time", "level", "logger", "message", "failure", "channel", "error", "trace"} == set(line)
    assert (line["level"], line["logger"], line["error"]) == ("ERROR", "nullgate.play", "ValueError")
    assert line["time"].endswith("+00:00")
    assert "test_logs.py" in line["trace"]
    assert HERS not in log_json.getvalue()


def test_setting_up_again_says_nothing_twice(log):
    logs.set_up("DEBUG", "plain", log)
    logging.getLogger("bot").info("once")
    assert log.getvalue().count("once") == 1


def test_libraries_are_heard_from_info_on(log):
    for name in ("discord.gateway", "discord.http", "aiosqlite", "aiohttp.client"):
        logging.getLogger(name).debug("a whole message with all its words")
        logging.getLogger(name).info("heard")
    logging.getLogger("bot.ui").debug("ours")
    assert "whole message" not in log.getvalue()
    assert log.getvalue().count("heard") == 4
    assert "ours" in log.getvalue()


# -- what is never in it ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "left"),
    [
        (f"logging in with {TOKEN}", "logging in with [hidden]"),
        (INTERACTION.format(DOOR), INTERACTION.format("[hidden]")),
        (f"/interactions/99/{DOOR}.x-y/callback", "/interactions/99/[hidden]/callback"),
        ("error in ng:do:k3f9zq:blue:12:f24e4f3c", "error in ng:do:k3f9zq"),
        ("postgresql://ng:p%40ss@db:5432/ng fails", "postgresql://ng:[hidden]@db:5432/ng fails"),
        ("Session ID: 0123456789abcdef0123456789abcdef", "Session ID: [hidden]"),
        ("{'client_secret': 'abcdefghijklmnopqrst-_.0'}", "{'client_secret': '[hidden]'}"),
        ('"access_token":"abcdefghijklmnopqrst"', '"access_token":"[hidden]"'),
        ("<Task exception=ValueError('her words (1)')>", "<Task exception=ValueError(...)>"),
        ("a plain sentence about game k3f9zq: fine", "a plain sentence about game k3f9zq: fine"),
    ],
)  # fmt: skip
def test_what_opens_doors_is_hidden(text, left, log):
    assert redacted(text) == left
    logging.getLogger("discord.http").warning("%s", text)
    assert left in log.getvalue()


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (ValueError("her words"), "ValueError"),
        (KeyError("her words"), "KeyError"),
        (Refused("refused-over", text="her words"), "Refused: refused-over"),
        (CourierError(Trouble.GONE, "her words"), "CourierError: gone"),
        (StoreError("the database is closed"), "StoreError: the database is closed"),
        (sqlite3.OperationalError("database is locked"), "OperationalError: database is locked"),
        (OSError(28, "No space left on device"), "OSError: [Errno 28] No space left on device"),
    ],
)
def test_of_an_exception_only_what_no_player_wrote_is_logged(error, said, log):
    logging.getLogger("bot").warning("it failed: %s", error)
    assert f"it failed: {said}\n" in log.getvalue()
    assert "her words" not in log.getvalue()


def test_causes_are_followed_without_their_words(log):
    try:
        try:
            {}[HERS]
        except KeyError as why:
            raise StoreError("the database could not do this") from why
    except StoreError:
        logging.getLogger("bot").exception("failed")
    text = log.getvalue()
    assert text.index("KeyError") < text.index("which led to") < text.index("StoreError: the database")
    assert HERS not in text


# -- the whole bot ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("form", ["plain", "json"])
async def test_a_failure_has_the_id_that_was_told_with_game_and_channel(room, request, monkeypatch, form):
    stream = request.getfixturevalue("log" if form == "plain" else "log_json")
    game = await room.started()
    board, room.intended = room.live(), (RuntimeError,)

    async def broken(*_):
        raise RuntimeError(HERS)

    who = await room.mover(game)
    monkeypatch.setattr(room.bot.store, "commit_and_begin", broken)
    told = texts(room.private(await room.press(who, board, next(iter(buttons(board))))))
    if "`" not in told:  # it was a preview: confirm it
        told = texts(room.private(await room.slash(who, "move", text="throw")))
    (failure,) = re.findall(r"\b[0-9a-f]{6}\b", told)
    text = stream.getvalue()
    assert failure in text
    assert game in text
    assert str(room.channel.id) in text
    assert HERS not in text
    if form == "json":
        line = next(x for x in lines(stream) if x.get("failure") == failure)
        assert (line["game"], line["channel"], line["error"]) == (game, room.channel.id, "RuntimeError")


async def test_secret_orders_names_and_tokens_never_reach_the_log(room, log, monkeypatch):
    game = await armada(room)
    await at_war(room, game)
    sheet = Sheet(room, room.alice)
    await sheet.pick("pick", "Ship 1 ")
    await sheet.pick("to", "hex 1")
    await sheet.pick("act", "Attack")
    written = "1: to 1 attack"
    refused = await room.said(room.alice, "move", text="1: to 99 boarding-party-of-fools")
    assert refused
    room.intended = (StoreError,)

    async def full(row):
        raise StoreError("the database could not do this: disk full") from ValueError(row.text)

    monkeypatch.setattr(room.bot.store, "set_sheet", full)
    said = await room.said(room.alice, "move", text=written)
    assert "could not be saved" in said
    text = log.getvalue()
    assert "disk full" in text
    for secret in ("boarding-party-of-fools", "to 1 attack", "attack", "alice", "bob", TOKEN):
        assert secret not in text
    seed = await room.bot.store.seed(game)
    assert seed not in text
