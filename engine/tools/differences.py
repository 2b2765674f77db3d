"""Where two values differ: the first field of views, states, events or plain data that is not the same."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass

#: Maximum length of a value in a sentence, in characters.
LONGEST = 80


def difference(one: object, two: object) -> str:
    """Name the first field in which two values differ, and what it is in each; "" where they are equal.

    >>> difference({"hand": [1, 2], "bid": 3}, {"hand": [1, 5], "bid": 3})
    '`hand.1`: 2 or 5'
    """
    if one == two:
        return ""
    at, x, y = next(_differing(one, two, ""), ("", one, two))
    return f"`{at}`: {_short(x)} or {_short(y)}" if at else f"{_short(x)} or {_short(y)}"


def changed(before: bytes, after: bytes) -> str:
    """Name the first field in which two saved states differ."""
    one, two = json.loads(before), json.loads(after)
    return difference(one["state"], two["state"]) or difference(
        {"stack": one["stack"]}, {"stack": two["stack"]}
    )


def _short(x: object) -> str:
    said = repr(x)
    return said if len(said) <= LONGEST else f"{said[:LONGEST]}…"


def _differing(one: object, two: object, at: str) -> Iterator[tuple[str, object, object]]:
    """Yield the places of different values within two, and both values."""
    mine, theirs = _parts(one), _parts(two)
    if mine is None or theirs is None or type(one) is not type(two) or mine.keys() != theirs.keys():
        if one != two:
            yield at, one, two
        return
    for name, x in mine.items():
        yield from _differing(x, theirs[name], ".".join(filter(None, (at, name))))


def _parts(x: object) -> dict[str, object] | None:
    """Return what a value consists of, by name; None for one that has no parts. Facts need no name."""
    if isinstance(x, Mapping):
        return {str(k): v for k, v in x.items()}
    if is_dataclass(x):
        return {"" if f.name == "facts" else f.name: getattr(x, f.name) for f in fields(x)}
    if isinstance(x, tuple) and hasattr(x, "_fields"):
        return {"" if name == "facts" else name: getattr(x, name) for name in x._fields}
    if isinstance(x, list | tuple):
        return {
            f"{getattr(v, 'kind', '')}{'' if hasattr(v, 'kind') else n}" or str(n): v for n, v in enumerate(x)
        }
    return None
