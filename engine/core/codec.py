"""Conversion between dataclasses and JSON: strict for actions from outside, compact for saved states."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from types import UnionType
from typing import Annotated, Any, Generic, TypeVar, Union, get_origin
from zlib import crc32

from pydantic import Field, TypeAdapter, ValidationError
from pydantic_core import to_json

from engine.core.data import adapter, reason
from engine.core.errors import BrokenRecord, InvalidAction
from engine.core.rules import END, Action, Decision, Frame, OwnView, Packed, Playing, Rules, S, Takes
from engine.core.types.values import is_frozen
from engine.core.types.writing import Writer, quoted

D = TypeVar("D")
#: Maximum length of an action from outside, in bytes of JSON.
LONGEST_ACTION = 64_000
#: A saved state leaves default values out; other programs get views with all of their fields.
_TERSE, _FULL = Writer(adapter, terse=True), Writer(adapter, terse=False)
_ENCODER = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def canonical(x: object) -> str:
    """Write plain data as canonical JSON: sorted keys, no spaces.

    >>> canonical({"b": 1, "a": [1, 2]})
    '{"a":[1,2],"b":1}'
    """
    return _ENCODER.encode(x)


def pack_action(takes: Takes, action: Action) -> Packed:
    """Convert an action to plain data."""
    return _pick(takes).dump_python(action, mode="json", warnings=False)


def unpack_action(takes: Takes, data: object) -> Action:
    """Read an action from plain data that may come from anywhere.

    Keys are sorted, so that equal actions are equal data, however they were written.

    Raises:
        InvalidAction: it does not fit; the reason names the field.

    """
    try:
        text = canonical(data).encode()
    except (TypeError, ValueError, RecursionError) as why:
        raise InvalidAction(type(data).__name__, "not plain data") from why
    if len(text) > LONGEST_ACTION:
        raise InvalidAction(f"{text[:40].decode(errors='replace')}…", "too long")
    try:
        return _pick(takes).validate_json(text, strict=True)
    except (ValidationError, RecursionError) as bad:
        raise InvalidAction(text[:120].decode(errors="replace"), reason(bad)) from bad


def token(packed: Packed) -> str:
    """Return the eight hex digits that name an action on a button, independent of its place in a list.

    >>> token({"do": "pass"})
    '8fc17646'
    """
    return f"{crc32(canonical(packed).encode()):08x}"


@cache
def _pick(takes: Any) -> TypeAdapter[Any]:
    """Return the reader of an action type. In a union the `do` tag decides, so that errors stay short."""
    if get_origin(takes) in (Union, UnionType):
        return adapter(Annotated[takes, Field(discriminator="do")])
    return adapter(takes)


@dataclass(frozen=True, slots=True)
class _Saved(Generic[D]):
    """A saved state as read: the board typed, the frames plain, since only the rules know their types."""

    state: D
    stack: list[Any]


def save(s: Playing) -> bytes:
    """Write a state as JSON. Default values are left out, so that fields added later load by default."""
    stack = b",".join([_frame_out(s.rules, f) for f in s.stack])
    return b'{"state":%b,"stack":[%b]}' % (_TERSE.write(s, "stack"), stack)


def write_view(view: OwnView) -> bytes:
    """Write a view as JSON, as other programs get it (docs/protocol.md)."""
    return _FULL.write(view)


def load(state: type[S], text: bytes | str) -> S:
    """Read a state.

    Raises:
        BrokenRecord: it is not a saved state of this game.

    """
    try:
        saved = adapter(_Saved[state]).validate_json(text)  # type: ignore[valid-type]
        s: S = saved.state
        s.stack = [_frame_back(s.rules, f) for f in saved.stack]
    except (
        InvalidAction,
        ArithmeticError,
        AttributeError,
        LookupError,
        RecursionError,
        TypeError,
        ValueError,
    ) as why:
        raise BrokenRecord(0, f"not a saved {state.rules.game} state: {why}") from why
    return s


def check_sum(saved: bytes) -> int:
    """Return the CRC-32 of a saved state."""
    return crc32(saved)


def _frame_out(r: Rules[Any], f: Frame) -> bytes:
    holds = r.procedures[f.proc].holds
    if type(f.v) is holds and is_frozen(holds):
        v = _TERSE.once(f.v)
    else:
        v = adapter(holds).dump_json(f.v, exclude_defaults=True)
    got = b"{}"
    if f.got:
        takes = {d.seat: r.kinds[d.kind].takes for d in f.asks}
        got = to_json({seat: pack_action(takes[seat], a) for seat, a in f.got.items()})
    asks = b",".join([b"[%d,%b,%b]" % (d.id, quoted(d.seat), quoted(d.kind)) for d in f.asks])
    told = (quoted(f.proc), quoted(f.step), v, asks, got, quoted(f.wait), quoted(f.by))
    return b"[%b,%b,%b,[%b],%b,%b,%b]" % told


def _frame_back(r: Rules[Any], j: list[Any]) -> Frame:
    proc, step, v, asked, got, wait, by = j
    p = r.procedures[proc]
    if (step != END and step not in p.steps) or (by and by not in p.steps):
        raise ValueError(f"{proc} has no step {step}")
    if wait not in ("", "all", "any"):
        raise ValueError(f"a frame cannot wait for {wait!r}")
    asks = tuple(Decision(int(i), str(seat), str(kind)) for i, seat, kind in asked)
    takes = {d.seat: r.kinds[d.kind].takes for d in asks}
    answers = {seat: unpack_action(takes[seat], a) for seat, a in got.items()}
    return Frame(
        proc=proc, step=step, v=adapter(p.holds).validate_python(v), asks=asks, got=answers, wait=wait, by=by
    )
