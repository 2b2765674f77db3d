"""How a game declares what it is made of: values and actions, frozen and strict about their fields."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, is_dataclass
from functools import cache
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
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
def action(do: str, *, typed: str = "") -> Callable[[T], T]:
    """Make a class an action: a value whose last field, `do`, is this tag; unions are told apart by it.

    `typed` is the pattern by which players type it, such as "{count}x{face}"; by default tag and fields.
    """

    def made(kind: T) -> T:
        of: Any = kind
        of.__annotations__ = {**kind.__annotations__, "do": Literal[do]}
        of.do, of.typed_as = do, typed
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


@cache
def _tables(kind: Any) -> tuple[str, ...]:
    """Name the fields of a dataclass that hold tables, or values that do."""
    types = get_type_hints(kind)
    return tuple(x.name for x in fields(kind) if _has_tables(types[x.name]))


def _has_tables(kind: Any) -> bool:
    if (get_origin(kind) or kind) in (dict, Mapping):
        return True
    of: Any = kind
    if is_dataclass(kind):
        return bool(_tables(of))
    return any(_has_tables(x) for x in get_args(kind) if not isinstance(x, str))


def in_order(x: object) -> bool:
    """Return whether the keys of every table in a value are in rising order, as they are in a record.

    >>> in_order({"a": 1, "b": {"d": 1, "c": 2}}), in_order(({"a": 1},)), in_order("text")
    (False, True, True)
    """
    if isinstance(x, Mapping):
        return (len(x) < 2 or [*x] == sorted(x)) and all(in_order(y) for y in x.values())
    if isinstance(x, tuple):
        return all(in_order(y) for y in x)
    of: Any = type(x)
    return not is_dataclass(x) or all(in_order(getattr(x, name)) for name in _tables(of))


def is_frozen(kind: type[Any]) -> bool:
    """Return whether a class is a frozen dataclass."""
    how = getattr(kind, "__dataclass_params__", None)
    return how is not None and bool(how.frozen)
