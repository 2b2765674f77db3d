"""Position files: how they are read, refused, and run until a seat must decide."""

from __future__ import annotations

from typing import Any

from engine.core.data import D, convert, parse
from engine.core.dice import MissingDice
from engine.core.errors import BadData
from engine.core.execution import Execution
from engine.core.flow import pending


def read_position(content: object, made: type[D]) -> D:
    """Read a position file: TOML text, or the same as data.

    Raises:
        BadData: it is not TOML, has an unknown or missing key, or a value does not fit.

    """
    return (
        parse(content, made, "position") if isinstance(content, str) else convert(content, made, "position")
    )


def unplayable(key: str, why: str) -> BadData:
    """Return the error that says why a position is impossible, and by which key."""
    return BadData("position", key, why)


def run_on(t: Execution[Any], key: str) -> None:
    """Run a position until a seat must decide.

    Raises:
        BadData: it rolls more dice than it gives, or ends the game; `key` names the cause.

    """
    try:
        t.run()
    except MissingDice as why:
        raise unplayable("dice", str(why)) from why
    if not pending(t.s):
        raise unplayable(key, "the game would be over before anybody is asked")
