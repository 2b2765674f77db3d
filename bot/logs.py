"""The log: plain lines or JSON lines, and in neither a player's words, a secret or a token.

What an exception says may quote what a player wrote, so that only its class is logged, with the lines of code
it passed; classes whose text is known to be ours or the system's keep it. Libraries are heard from INFO on:
below that they write down whole messages.
"""

from __future__ import annotations

import copy
import logging
import sqlite3
import sys
import time
import traceback
from collections.abc import Iterator
from types import TracebackType
from typing import Literal, TextIO

from pythonjsonlogger.json import JsonFormatter

from bot.play.model.ports import CourierError
from bot.play.model.runtime import NAMES, marks
from bot.play.model.terms import Refused
from bot.redaction import redacted
from bot.store import StoreError

_log = logging.getLogger(__name__)
#: The library's logger of slash commands.
COMMANDS = "discord.app_commands.tree"
Format = Literal["plain", "json"]
#: Our own loggers; all others start at INFO.
OURS = ("bot", "nullgate")
#: Exceptions whose text contains nothing that a player wrote.
OPEN = (StoreError, OSError, sqlite3.Error, Refused, CourierError)
_Info = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


def safe_words(error: BaseException) -> str:
    """Say what went wrong in words that no player can have written.

    >>> safe_words(ValueError("my secret orders")), safe_words(FileNotFoundError(2, "No such file", "x"))
    ('ValueError', "FileNotFoundError: [Errno 2] No such file: 'x'")
    """
    name = type(error).__name__
    if isinstance(error, CourierError):
        return f"{name}: {error.trouble}"
    status, code = getattr(error, "status", None), getattr(error, "code", None)
    if isinstance(status, int):  # Discord's answer: its text may quote what we sent
        return f"{name}: {status}, code {code}"
    return f"{name}: {error}" if isinstance(error, OPEN) else name


def _chain(error: BaseException) -> Iterator[str]:
    """Return the lines of code that an exception and its causes passed, the first cause first."""
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if before is not None:
        yield from _chain(before)
        yield "which led to:\n"
    yield from traceback.format_tb(error.__traceback__)
    yield f"{safe_words(error)}\n"


def _careful(record: logging.LogRecord) -> logging.LogRecord:
    """Return a record whose words are safe, with the marks of what was being worked for."""
    safe = copy.copy(record)
    if isinstance(record.args, tuple):
        safe.args = tuple(safe_words(x) if isinstance(x, BaseException) else x for x in record.args)
    safe.msg, safe.args = redacted(safe.getMessage()), ()
    for name, value in {**marks(), **{n: v for n in NAMES if (v := getattr(record, n, None))}}.items():
        setattr(safe, name, value)
    safe.exc_text = None
    return safe


class Plain(logging.Formatter):
    """One line, then the trace if there is one."""

    converter = staticmethod(time.gmtime)
    default_time_format, default_msec_format = "%Y-%m-%dT%H:%M:%S", "%s.%03dZ"

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)-7s %(name)s%(where)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        """Write a record."""
        safe = _careful(record)
        where = " ".join(f"{n}={getattr(safe, n)}" for n in NAMES if hasattr(safe, n))
        safe.where = f" [{where}]" if where else ""
        return super().format(safe)

    def formatException(self, ei: _Info) -> str:  # noqa: N802 - logging's own name
        """Write a trace without what the exception says."""
        return redacted("".join(_chain(ei[1]))).rstrip() if ei[1] else ""


class Json(JsonFormatter):
    """One JSON object a line."""

    def __init__(self) -> None:
        names = {"levelname": "level", "name": "logger", "exc_info": "trace"}
        super().__init__(["levelname", "name", "message"], rename_fields=names, timestamp="time")

    def format(self, record: logging.LogRecord) -> str:
        """Write a record."""
        safe = _careful(record)
        if record.exc_info and record.exc_info[0]:
            safe.error = record.exc_info[0].__name__
        return super().format(safe)

    def formatException(self, ei: _Info) -> str:  # noqa: N802 - logging's own name
        """Write a trace without what the exception says."""
        return redacted("".join(_chain(ei[1]))).rstrip() if ei[1] else ""


class Nameless(logging.Filter):
    """Replaces what the library says of an autocomplete that failed: it names the person, with a trace.

    Most often the person has typed on, and Discord no longer wants the old answer: no fault at all.
    """

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether a record may be logged as it is."""
        if "autocomplete" not in record.msg:
            return True
        why = record.exc_info[1] if record.exc_info else None
        late = isinstance(getattr(why, "status", None), int) or isinstance(why, OSError)
        trace = None if late or why is None else why
        level = logging.INFO if late else logging.ERROR
        _log.log(level, "an autocomplete failed: %s", safe_words(why) if why else "", exc_info=trace)
        return False


def set_up(level: str, form: Format = "plain", stream: TextIO | None = None) -> None:
    """Log everything to the standard error, or to `stream`, instead of what was set up before."""
    heard = logging.getLevelNamesMapping()[level]
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(Json() if form == "json" else Plain())
    root = logging.getLogger()
    for old in [h for h in root.handlers if isinstance(h.formatter, Plain | Json)]:
        root.removeHandler(old)
    root.addHandler(handler)
    root.setLevel(max(heard, logging.INFO))
    commands = logging.getLogger(COMMANDS)
    if not any(isinstance(x, Nameless) for x in commands.filters):
        commands.addFilter(Nameless())
    for name in OURS:
        logging.getLogger(name).setLevel(heard)
