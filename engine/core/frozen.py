"""Frozen dataclasses with some fields changed: `dataclasses.replace` in less than half its time.

A frozen dataclass is slow to build: each field is set through `object.__setattr__`. Those with slots and
without `__post_init__` are copied here slot by slot, which leads to the same.
"""

from __future__ import annotations

import dataclasses
from collections import deque
from collections.abc import Callable
from itertools import repeat
from operator import attrgetter, call
from typing import Any, TypeVar

D = TypeVar("D")
_Set = Callable[[Any, Any], None]
_KNOWN: dict[type[Any], tuple[Callable[[Any], Any], tuple[_Set, ...], dict[str, _Set]] | None] = {}


def _slots(kind: type[Any]) -> tuple[Callable[[Any], Any], tuple[_Set, ...], dict[str, _Set]] | None:
    """Give the reader of all fields and their setters; None where a field is worked out or has no slot."""
    names = [f.name for f in dataclasses.fields(kind)]
    plain = all(f.init for f in dataclasses.fields(kind)) and not hasattr(kind, "__post_init__")
    if len(names) < 2 or not plain or any(not hasattr(kind.__dict__.get(n), "__set__") for n in names):
        _KNOWN[kind] = None
    else:
        setters = {n: kind.__dict__[n].__set__ for n in names}
        _KNOWN[kind] = attrgetter(*names), tuple(setters.values()), setters
    return _KNOWN[kind]


def replace(x: D, /, **changes: Any) -> D:
    """Give a dataclass like x with these fields changed.

    Raises:
        TypeError: x is no dataclass, or has no such field.

    """
    kind: Any = type(x)
    how = _KNOWN[kind] if kind in _KNOWN else _slots(kind)
    if how is None:
        return dataclasses.replace(x, **changes)  # type: ignore[type-var]
    read, setters, named = how
    new: D = object.__new__(kind)
    deque(map(call, setters, repeat(new), read(x)), maxlen=0)
    for name, value in changes.items():
        if name not in named:
            raise TypeError(f"{kind.__name__} has no field {name}")
        named[name](new, value)
    return new
