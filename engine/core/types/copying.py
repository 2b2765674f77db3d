"""Copying a state to play on, field by field according to type.

Mutable values are copied (dicts, lists, dataclasses that are not frozen), immutable ones shared. A dict that
is only ever replaced as a whole is declared as a `Mapping`, and is shared, too.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from engine.core.errors import RulesBug
from engine.core.types.values import is_frozen

_FIXED = (str, int, float, bytes, NoneType, Enum)


@cache
def copier(kind: type[Any]) -> Callable[[Any], Any]:
    """Compile a function that copies a dataclass by one constructor call, which is much faster than a loop.

    Raises:
        RulesBug: it is not known whether values of a field's type can change.

    """
    types, uses = get_type_hints(kind), dict[str, Any](new=kind)
    ways = {f: _way(types[f.name], f"x.{f.name}", uses) for f in fields(kind) if f.init}
    args = [way for f, way in ways.items() if not f.kw_only]
    args += [f"{f.name}={way}" for f, way in ways.items() if f.kw_only]
    made: Callable[[Any], Any] = eval(f"lambda x: new({', '.join(args)})", uses)  # our own fields  # noqa: S307  # nosec B307
    return made


def _way(kind: Any, x: str, uses: dict[str, Any]) -> str:
    """Write the expression that copies `x`, a value of this type."""
    held = get_origin(kind) or kind
    if held is dict or held is list:
        inner = _way(get_args(kind)[-1], "y", uses)
        if inner == "y":
            return f"{x}.copy()"
        return f"{{k: {inner} for k, y in {x}.items()}}" if held is dict else f"[{inner} for y in {x}]"
    if _shared(kind, held):
        return x
    if held in (Union, UnionType) and len(left := [a for a in get_args(kind) if a is not NoneType]) == 1:
        return f"(None if {x} is None else {_way(left[0], x, uses)})"
    if is_dataclass(kind) and isinstance(kind, type):
        name = f"copy_{kind.__name__}"
        uses[name] = getattr(kind, "copy", None) or copier(kind)
        return f"{name}({x})"
    raise RulesBug(f"{x}: nobody knows how to copy {kind}")


def _shared(kind: Any, held: Any) -> bool:
    """Return whether values of a type are immutable, so that copies may share them."""
    if held in (tuple, Union, UnionType):
        return all(_shared(a, get_origin(a) or a) for a in get_args(kind) if a is not ...)
    if held in (Literal, Mapping, frozenset):
        return True
    return isinstance(held, type) and (issubclass(held, _FIXED) or is_frozen(held))
