"""Writing dataclasses as JSON, byte for byte as pydantic does, but every frozen part only once.

A position and its views consist mostly of parts that were there before the last answer: the board, charts,
units that stood still. These are frozen, so what was written of one is written again by copying bytes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields
from functools import lru_cache
from json.encoder import encode_basestring
from operator import attrgetter
from types import NoneType, UnionType
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from pydantic import TypeAdapter

from engine.core.types.values import IN_FULL, is_frozen

K = TypeVar("K")
Write = Callable[[Any], bytes]
#: Bytes of JSON that a writer keeps of values, and as many of tables; beyond that it forgets and begins anew.
MOST_KEPT = 4_000_000
_SCALARS = (str, int, float, bool)


@lru_cache(maxsize=4096)
def quoted(x: str) -> bytes:
    """Write a string as pydantic does: nothing but quotes, backslashes and control characters is escaped."""
    return encode_basestring(x).encode()


@lru_cache(maxsize=4096)
def _named(key: str) -> bytes:
    return quoted(key) + b":"


class _Cache(dict[K, tuple[object, bytes]]):
    """JSON of what was written last, by identity; what was written is held, so that its id stays its own."""

    def __init__(self) -> None:
        super().__init__()
        self.size = 0

    def add(self, key: K, x: object, text: bytes) -> tuple[object, bytes]:
        """Keep what was written of a value, or of the values of a table."""
        self.size += len(text)
        if self.size > MOST_KEPT:
            self.clear()
            self.size = len(text)
        self[key] = kept = x, text
        return kept


class Writer:
    """Writes dataclasses as JSON. `terse` leaves default values out, at every level but in `IN_FULL` fields.

    `adapter` returns pydantic's validator and serializer of a type.
    """

    def __init__(self, adapter: Callable[[Any], TypeAdapter[Any]], *, terse: bool) -> None:
        self._adapter, self._terse = adapter, terse
        self._scalars: Mapping[object, Write] = {str: self._string, int: self._whole, bool: self._truth}
        self._kept: _Cache[int] = _Cache()
        self._tables: _Cache[tuple[object, ...]] = _Cache()
        self._compiled: dict[
            tuple[type[Any], str], tuple[attrgetter[Any], list[tuple[bytes, object, Write]]]
        ] = {}

    def once(self, x: object) -> bytes:
        """Write a frozen dataclass, or copy what was written of the same one before."""
        return (self._kept.get(id(x)) or self._keep(x))[1]

    def _keep(self, x: object) -> tuple[object, bytes]:
        kind: Any = type(x)
        return self._kept.add(id(x), x, self._adapter(kind).dump_json(x, exclude_defaults=self._terse))

    def write(self, x: object, without: str = "") -> bytes:
        """Write a dataclass field by field; `without` names a field to leave out."""
        kind = type(x)
        read, parts = self._compiled.get((kind, without)) or self._compile(kind, without)
        told: list[bytes] = []
        for (named, usual, write), value in zip(parts, read(x), strict=True):
            if not self._terse or (value is not usual and value != usual):
                told += (named, write(value))
        if not told:
            return b"{}"
        told[0] = b"{" + told[0][1:]
        told.append(b"}")
        return b"".join(told)

    def _compile(
        self, kind: type[Any], without: str
    ) -> tuple[attrgetter[Any], list[tuple[bytes, object, Write]]]:
        """Find out how each field of a dataclass is written: at least two, all set by `__init__`."""
        types = get_type_hints(kind, include_extras=True)
        told = [f for f in fields(kind) if f.name != without]
        parts: list[tuple[bytes, object, Write]] = []
        for f in told:
            usual = f.default_factory() if f.default_factory is not MISSING else f.default
            write = self._way(types[f.name])
            if f.metadata == IN_FULL:
                usual, write = MISSING, self._in_full(types[f.name])
            named = b"," + _named(f.name)
            parts.append((named, usual, _remembering(write) if _is_fixed(types[f.name]) else write))
        self._compiled[kind, without] = made = attrgetter(*[f.name for f in told]), parts
        return made

    def _way(self, kind: Any) -> Write:
        """Return the function that writes values of a type: piece by piece where these are frozen."""
        if kind in self._scalars:
            return self._scalars[kind]
        held, args = get_origin(kind) or kind, get_args(kind)
        if not _divides(kind):
            return self._by_pydantic(kind)
        if held in (dict, Mapping):
            return self._frozen_table() if args[1] in _frozen(args[1]) else self._table(self._way(args[1]))
        if held is tuple:
            return self._frozen_row() if args[0] in _frozen(args[0]) else self._row(self._way(args[0]))
        return self._value(kind)

    def _in_full(self, kind: Any) -> Write:
        """Write all of a value, whatever its defaults are: these may differ when it is read."""
        made = self._adapter(kind).serializer
        return lambda x: made.to_json(x)

    def _string(self, x: object) -> bytes:
        return quoted(x) if type(x) is str else self._undeclared(x)

    def _whole(self, x: object) -> bytes:
        return b"%d" % x if type(x) is int else self._undeclared(x)

    def _truth(self, x: object) -> bytes:
        return b"true" if x is True else b"false" if x is False else self._undeclared(x)

    def _undeclared(self, x: object) -> bytes:
        """Write a value of another type than its field's."""
        kind: Any = type(x)
        return self._adapter(kind).dump_json(x)

    def _by_pydantic(self, kind: Any) -> Write:
        made, terse, held = self._adapter(kind).serializer, self._terse, get_origin(kind) or kind
        empty = b"{}" if held in (dict, Mapping) else b"[]" if held in (tuple, list) else b""
        if empty:
            return lambda x: made.to_json(x, exclude_defaults=terse) if x else empty
        return lambda x: made.to_json(x, exclude_defaults=terse)

    def _value(self, kind: Any) -> Write:
        """Write a frozen dataclass, or whatever else its type allows."""
        own, other, once = frozenset(_frozen(kind)), self._by_pydantic(kind), self.once
        return lambda x: once(x) if type(x) in own else b"null" if x is None else other(x)

    def _table(self, each: Write) -> Write:
        return lambda x: b"{%b}" % b",".join([_named(k) + each(y) for k, y in x.items()])

    def _frozen_table(self) -> Write:
        """Write a table of frozen dataclasses, as most of a position is: by one look-up, or one for each."""
        kept, keep, tables = self._kept, self._keep, self._tables

        def write(x: Mapping[str, object]) -> bytes:
            if not x:
                return b"{}"
            values = (*x.values(),)
            key = (*x, *map(id, values))
            held = tables.get(key)
            if held is None:
                each = [_named(k) + (kept.get(id(y)) or keep(y))[1] for k, y in x.items()]
                held = tables.add(key, values, b"{%b}" % b",".join(each))
            return held[1]

        return write

    def _frozen_row(self) -> Write:
        kept, keep, tables = self._kept, self._keep, self._tables

        def write(x: tuple[object, ...]) -> bytes:
            if not x:
                return b"[]"
            key = (*map(id, x),)
            held = tables.get(key)
            if held is None:
                each = [(kept.get(id(y)) or keep(y))[1] for y in x]
                held = tables.add(key, x, b"[%b]" % b",".join(each))
            return held[1]

        return write

    def _row(self, each: Write) -> Write:
        return lambda x: b"[%b]" % b",".join([each(y) for y in x])


def _remembering(write: Write) -> Write:
    """Return what writes as this does, and copies what was written last if the value is the same object."""
    kept: tuple[object, bytes] = _remembering, b""

    def written(x: object) -> bytes:
        nonlocal kept
        last = kept  # read, and set below, as one: several threads may write
        if x is not last[0]:
            last = kept = x, write(x)
        return last[1]

    return written


def _is_fixed(kind: Any) -> bool:
    """Return whether values of a type are rows or frozen dataclasses, which cannot change, or may be None."""
    if (get_origin(kind) or kind) is tuple:
        return all(x is ... or x in _SCALARS or _is_fixed(x) for x in get_args(kind))
    return bool(_frozen(kind)) and all(x is NoneType or x in _frozen(kind) for x in _parts(kind))


def _divides(kind: Any) -> bool:
    """Return whether a type consists of frozen dataclasses, or tables and rows of them."""
    held, args = get_origin(kind) or kind, get_args(kind)
    if held in (dict, Mapping):
        return args[0] is str and _divides(args[1])
    if held is tuple:
        return len(args) == 2 and args[1] is ... and _divides(args[0])
    others = [x for x in _parts(kind) if x not in _frozen(kind)]
    return bool(_frozen(kind)) and all(x is NoneType or get_origin(x) is Literal for x in others)


def _parts(kind: Any) -> tuple[Any, ...]:
    return get_args(kind) if get_origin(kind) in (Union, UnionType) else (kind,)


def _frozen(kind: Any) -> list[type[Any]]:
    """Return the frozen dataclasses that a type names, alone or in a union."""
    return [x for x in _parts(kind) if isinstance(x, type) and is_frozen(x)]
