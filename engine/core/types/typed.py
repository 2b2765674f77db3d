"""How actions are typed: by a pattern of their own ("bid {count}x{face}"), or else by tag and fields."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import fields
from functools import cache
from string import Formatter
from typing import Any, get_args, get_type_hints

from engine.core.types.values import tags

#: So many characters are read. Below: how a field is typed, by its type; actions with fields of other types
#: are read among listed answers only.
LONGEST = 200
_FORMS: dict[object, str] = {int: "[+-]?[0-9]{1,9}", str: r"\S+", bool: "true|false"}


@cache
def pattern(kind: Any) -> str:
    """Return the pattern of a kind of action, its fields in braces."""
    names = (f"{{{x.name}}}" for x in fields(kind) if x.name != "do")
    return getattr(kind, "typed_as", "") or " ".join((tags(kind)[0], *names))


def typed(action: Any) -> str:
    """Write an action by its pattern."""
    kind: Any = type(action)
    return pattern(kind).format(**{x.name: getattr(action, x.name) for x in fields(action)})


def understood(takes: Any, text: str, listed: Iterable[object]) -> dict[str, object] | None:
    """Read a text as plain data of one kind of action, legal or not; None where it fits no pattern.

    The tag may stand before any pattern. A text in a field is spelt as in a listed answer, whatever its case.
    """
    answers, text = [*listed], " ".join(text[:LONGEST].split())
    for kind in get_args(takes) or (takes,):
        reads = _reader(kind)
        if reads and (m := reads.fullmatch(text)):
            types, same = get_type_hints(kind), [x for x in answers if type(x) is kind]
            return {"do": tags(kind)[0]} | {k: _value(x, types[k], k, same) for k, x in m.groupdict().items()}
    return None


@cache
def _reader(kind: Any) -> re.Pattern[str] | None:
    types, form, do = get_type_hints(kind), pattern(kind), tags(kind)[0]
    written = "" if form.split(" ")[0] == do else f"(?:{re.escape(do)} )?"
    for fixed, name, _, _ in Formatter().parse(form):
        words = " ".join(map(re.escape, fixed.split(" ")))
        written += f" ?{words} ?" if fixed and fixed == fixed.strip() else words
        if name is not None:
            if types[name] not in _FORMS:
                return None
            written += f"(?P<{name}>{_FORMS[types[name]]})"
    return re.compile(written, re.IGNORECASE)


def _value(text: str, kind: type, name: str, listed: Iterable[object]) -> object:
    if kind is not str:
        return text.casefold() == "true" if kind is bool else int(text)
    known = {str(getattr(x, name)) for x in listed}
    return text if text in known else next((x for x in known if x.casefold() == text.casefold()), text)
