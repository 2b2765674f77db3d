"""An autocomplete that comes too late is no fault, and names nobody in the log."""

from __future__ import annotations

import io
import logging

import discord
import pytest

from bot import logs


class Answer:
    status, reason = 404, "Not Found"


@pytest.fixture
def log():
    """The log as operators read it."""
    text, library = io.StringIO(), logging.getLogger(logs.COMMANDS)
    root, filters = logging.getLogger(), list(library.filters)
    handlers, level = list(root.handlers), root.level
    logs.set_up("INFO", "plain", text)
    yield text
    root.handlers, library.filters = handlers, filters
    root.setLevel(level)


def fails(error: Exception) -> None:
    raise error


def failed(error: Exception) -> None:
    """Log as the library does when an autocomplete has failed."""
    try:
        fails(error)
    except Exception:
        said = "Ignoring exception in autocomplete for %r (Guild: %s, User: %s)"
        logging.getLogger(logs.COMMANDS).exception(said, "game new", 77, 123456789)


def test_who_typed_on_is_not_named_and_nothing_is_traced(log) -> None:
    failed(discord.NotFound(Answer(), {"code": 10062, "message": "Unknown interaction"}))
    assert "INFO" in log.getvalue()
    assert "autocomplete failed: NotFound: 404, code 10062" in log.getvalue()
    assert "123456789" not in log.getvalue()
    assert "Traceback" not in log.getvalue()
    assert "raise error" not in log.getvalue()


def test_a_fault_of_ours_is_traced_and_names_nobody_either(log) -> None:
    failed(KeyError("x"))
    assert "ERROR" in log.getvalue()
    assert "raise error" in log.getvalue()
    assert "123456789" not in log.getvalue()


def test_what_else_the_library_says_of_commands_is_heard(log) -> None:
    logging.getLogger(logs.COMMANDS).error("a command is unknown")
    assert "a command is unknown" in log.getvalue()
