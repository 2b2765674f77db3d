"""One table of errors: the words for the user concerned, and how loudly each is logged."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType

import aiohttp
import discord
from discord import app_commands

from bot.play.model.ports import CourierError
from bot.play.model.terms import Refused
from bot.play.model.texts import reason
from bot.play.workers.pool import WorkLost
from bot.store import StoreError
from engine.core.errors import BadData, BadSetup, BrokenRecord, EngineError, Refusal, RulesBug
from render.core.text import Words

_log = logging.getLogger(__name__)
QUIET, NOTED, LOUD = logging.DEBUG, logging.WARNING, logging.ERROR
#: Stands for a key where `bot.play` words the refusal itself.
PLAY = ""

#: Errors of requests that Discord refused or did not answer.
UNREACHABLE = (discord.HTTPException, aiohttp.ClientError, TimeoutError)

#: Where the code is that reads Discord's answers, and what it fails with when there is nothing to read.
LIBRARY = Path(discord.__file__).parent
ILLEGIBLE = (TypeError, AttributeError, KeyError, ValueError)


class NotDiscord(aiohttp.ClientError):
    """Something else has answered in Discord's place, such as a proxy with a page for people: an outage."""


#: Class of error, key of the sentence in `bot.ftl`, log level. The first that fits counts.
TABLE: tuple[tuple[type[BaseException], str, int], ...] = (
    (Refused, PLAY, QUIET),
    (Refusal, PLAY, QUIET),
    (BadSetup, "bot-bad-setup", QUIET),
    (BadData, "bot-bad-data", QUIET),
    (BrokenRecord, "bot-broken-record", QUIET),
    (app_commands.CommandOnCooldown, "bot-cooldown", QUIET),
    (app_commands.NoPrivateMessage, "bot-server-only", QUIET),
    (app_commands.CheckFailure, "bot-not-allowed", QUIET),
    (app_commands.TransformerError, "bot-bad-option", QUIET),
    (app_commands.CommandSignatureMismatch, "bot-old-command", NOTED),
    (app_commands.CommandNotFound, "bot-old-command", NOTED),
    (RulesBug, "bot-rules-bug", LOUD),
    (EngineError, "bot-error", LOUD),
    (StoreError, "bot-store-error", LOUD),
    (WorkLost, "bot-stopping", NOTED),
    (CourierError, "bot-discord-error", NOTED),
    *((kind, "bot-discord-error", NOTED) for kind in UNREACHABLE),
    (BaseException, "bot-error", LOUD),
)


@dataclass(frozen=True, slots=True)
class ErrorNotice:
    """What to say about an error. `id` is logged, too; it is empty if the fault is the player's."""

    text: str
    id: str = ""


def illegible(error: BaseException) -> bool:
    """Return whether discord.py has failed at an answer that is not Discord's JSON: it hands on mere text."""
    if not isinstance(error, ILLEGIBLE):
        return False
    at: TracebackType | None = error.__traceback__
    while at is not None:
        frame, at = at.tb_frame, at.tb_next
        if Path(frame.f_code.co_filename).is_relative_to(LIBRARY) and (
            frame.f_code.co_name == "json_or_text" or isinstance(frame.f_locals.get("data"), str)
        ):
            return True
    return False


@contextmanager
def understood() -> Iterator[None]:
    """Ask Discord for something.

    Raises:
        NotDiscord: something else has answered.

    """
    try:
        yield
    except ILLEGIBLE as error:
        if not illegible(error):
            raise
        raise NotDiscord("something that is not Discord's has answered") from error


def unwrapped(error: BaseException) -> BaseException:
    """Return the error in which a command or its option failed."""
    found = _inside(error)
    return NotDiscord("something that is not Discord's has answered") if illegible(found) else found


def _inside(error: BaseException) -> BaseException:
    while True:
        inner: BaseException | None = None
        if isinstance(error, app_commands.CommandInvokeError):
            inner = error.original
        elif isinstance(error, app_commands.TransformerError):
            inner = error.__cause__
        if inner is None:
            return error
        error = inner


def quiet(error: BaseException) -> bool:
    """Return whether an error is a player's, such as a refusal: they are told, and nobody else."""
    return _row(unwrapped(error))[1] == QUIET


def _row(error: BaseException) -> tuple[str, int]:
    return next((key, level) for kind, key, level in TABLE if isinstance(error, kind))


def refused_for(error: BaseException) -> str:
    """Name the reason of a refusal, for counting: a key of ours or a class, nothing that a player wrote."""
    error = unwrapped(error)
    return error.key if isinstance(error, Refused) else type(error).__name__


def explain(
    error: BaseException, words: Words, what: str, say: Callable[[Exception, str], str]
) -> ErrorNotice:
    """Word an error for the user concerned, and log faults of the bot under an id. `say` words refusals."""
    error = unwrapped(error)
    key, level = _row(error)
    if key == PLAY and isinstance(error, Exception):
        return ErrorNotice(say(error, words.locale))
    if level == QUIET:
        return ErrorNotice(words(key, **_facts(error, words)))
    failure = secrets.token_hex(3)
    _log.log(
        level,
        "error %s in %s: %s",
        failure,
        what,
        error,
        exc_info=error if level == LOUD else None,
        extra={"failure": failure},
    )
    return ErrorNotice(
        f"{words(key, **_facts(error, words))}\n-# {words('bot-error-id', id=failure)}", failure
    )


def _facts(error: BaseException, words: Words) -> dict[str, object]:
    """Return the facts that a sentence may mention about an error."""
    if isinstance(error, app_commands.CommandOnCooldown):
        return {"seconds": max(1, round(error.retry_after))}
    return {"why": reason(str(error)[:500], words.locale)}
