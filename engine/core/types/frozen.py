"""Frozen dataclasses with some fields changed: like `dataclasses.replace`, in a fraction of the time.

A frozen dataclass is slow to build: each field is set through `object.__setattr__`. Those without
`__post_init__` are copied here, which leads to the same: with slots by way of a twin that is not frozen,
without them all at once.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any, TypeVar

D = TypeVar("D")
_Copy = Callable[[Any, dict[str, object]], Any]
_KNOWN: dict[type[Any], _Copy] = {}
#: What follows once a twin has all fields of what is copied.
_CHANGED = """
    for name, value in changes.items():
        if name not in names:
            raise TypeError(f"{kind.__name__} has no field {name}")
        setattr(new, name, value)
    new.__class__ = kind
    return new
"""


def _by_library(x: Any, changes: dict[str, object]) -> Any:
    return dataclasses.replace(x, **changes)


def _by_slots(kind: Any, names: list[str]) -> _Copy:
    """Build a function that copies a dataclass slot by slot.

    The slots are those of a twin that is not frozen; once filled it becomes the dataclass, whose slots are
    the same.
    """
    twin: Any = type(f"Open{kind.__name__}", (), {"__slots__": tuple(names)})
    try:
        twin().__class__ = kind
    except TypeError:  # its base has slots of its own
        return _by_library
    filled = "".join(f"\n    new.{n} = x.{n}" for n in names)
    uses = {"make": object.__new__, "twin": twin, "kind": kind, "names": frozenset(names)}
    exec(f"def copied(x, changes):\n    new = make(twin){filled}{_CHANGED}", uses)  # noqa: S102  # nosec B102
    made: _Copy = uses["copied"]
    return made


def _at_once(kind: Any, count: int) -> _Copy:
    """Build a copier for a dataclass without slots; instances with extra attributes take the slow path."""

    def copied(x: Any, changes: dict[str, object]) -> Any:
        new = object.__new__(kind)
        held = new.__dict__
        held.update(x.__dict__)
        held.update(changes)
        return new if len(held) == count else dataclasses.replace(x, **changes)

    return copied


def _free(kind: type[Any]) -> bool:
    """Return whether a dataclass consists of its fields only, all set by `__init__` and none in a slot."""
    fields = dataclasses.fields(kind)
    slots = any(hasattr(getattr(kind, f.name, None), "__set__") for f in fields)
    return not slots and all(f.init for f in fields) and not hasattr(kind, "__post_init__")


def _copier(kind: type[Any]) -> _Copy:
    fields = dataclasses.fields(kind)
    names = [f.name for f in fields]
    made: _Copy = _by_library
    if _free(kind):
        made = _at_once(kind, len(names))
    elif all(f.init for f in fields) and not hasattr(kind, "__post_init__"):
        slots = all(hasattr(kind.__dict__.get(n), "__set__") for n in names)
        made = _by_slots(kind, names) if slots and len(names) > 1 else made
    return _KNOWN.setdefault(kind, made)


def replace(x: D, /, **changes: object) -> D:
    """Return a copy of a dataclass with these fields changed.

    Raises:
        TypeError: x is not a dataclass, or has no such field.

    """
    kind = type(x)
    new: D = (_KNOWN.get(kind) or _copier(kind))(x, changes)
    return new
