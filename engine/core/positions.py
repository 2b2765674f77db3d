"""Position files: how they are read, refused, and run until a seat must decide."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field, fields, make_dataclass
from functools import cache
from typing import Any, get_type_hints

from engine.core.data import D, convert, parse
from engine.core.dice import MissingDice
from engine.core.errors import BadData
from engine.core.execution import Execution
from engine.core.flow import pending
from engine.core.rules import BaseState, State
from engine.core.types.values import STRICT


@cache
def position_of(state: type[State], holds: type[Any]) -> type[Any]:
    """Make the dataclass of a position file from a state's own fields and those of a procedure's data."""
    core, made = {x.name for x in fields(BaseState)}, dict[str, Any]()
    for kind in (state, holds):
        types = get_type_hints(kind)
        for x in (x for x in fields(kind) if x.name not in core):
            usual: Any = field(default=x.default, default_factory=x.default_factory)
            made[x.name] = (x.name, types[x.name], usual)
    return make_dataclass(
        "Position", made.values(), frozen=True, kw_only=True, namespace={"__pydantic_config__": STRICT}
    )


def taken(position: object, kind: type[State]) -> Mapping[str, Any]:
    """Return those fields of a position that a kind of state, or of a procedure's data, has too."""
    told = {x.name for x in fields(kind)}
    return {name: x for name, x in vars(position).items() if name in told}


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
