"""How a game declares what it is made of: values and actions, frozen and strict about their fields."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, fields
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
    dataclass_transform,
    get_args,
    overload,
)

from pydantic import ConfigDict

T = TypeVar("T", bound=type)
#: Metadata of a field that saved states hold in full, its defaults included: these may change one day.
IN_FULL = {"in full": True}


@dataclass(frozen=True, slots=True)
class Bounds:
    """The least and the most of a number, or of a text's characters: forms ask within them, rules judge.

    They stand in the type of an action's field: `Annotated[int, Bounds(0, 60)]`.
    """

    least: int
    most: int


#: How values are read.
STRICT = ConfigDict(extra="forbid")


@overload
def value(kind: T, /) -> T: ...
@overload
def value(*, slots: bool = True) -> Callable[[T], T]: ...
@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def value(kind: T | None = None, /, *, slots: bool = True) -> T | Callable[[T], T]:
    """Make a class a frozen dataclass that is read strictly: unknown keys are refused.

    A class with cached properties needs `slots=False`.
    """

    def made(kind: T) -> T:
        of: Any = kind
        of.__pydantic_config__ = STRICT
        new: Any = dataclass(frozen=True, slots=slots)(of)
        return cast("T", new)

    return made if kind is None else made(kind)


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def action(do: str) -> Callable[[T], T]:
    """Make a class an action: a value whose last field, `do`, is this tag; unions are told apart by it."""

    def made(kind: T) -> T:
        of: Any = kind
        of.__annotations__ = {**kind.__annotations__, "do": Literal[do]}
        of.do = do
        new: T = value(of)
        return new

    return made


def tag(action: object) -> str:
    """Return an action's tag: its `do`, which type checkers do not see.

    Raises:
        TypeError: it is not an action.

    """
    do = getattr(action, "do", None)
    if not isinstance(do, str):
        raise TypeError(f"{action!r} is no action")
    return do


def tags(takes: Any) -> tuple[str, ...]:
    """Return the tags of an action type, or of each type in a union."""
    return tuple(str(f.default) for act in get_args(takes) or (takes,) for f in fields(act) if f.name == "do")
