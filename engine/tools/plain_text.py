"""Shows any game's views and events as text: field by field, in generic words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from typing import Any, TypeGuard

from rich.console import Console
from rich.table import Table
from rich.text import Text

from engine.core.contract import View
from engine.core.errors import cited
from engine.core.rules import Event, Outcome

#: Scalars fill a line; of rows, at most this many are shown.
MOST_ROWS = 60
#: Fields of every view, shown in other ways.
SHARED = frozenset(f.name for f in fields(View))


def plain(text: str, style: str = "") -> Text:
    """Return text that is printed verbatim, brackets and all."""
    return Text(text, style=style)


def in_words(event: Event) -> str:
    """Word an event generically.

    >>> in_words(Event("moved", "MOVES.1", {"seat": "blue", "ship": 3, "over": []}))
    'moved: seat blue, ship 3 (Case MOVES.1)'
    >>> in_words(Event("rolled", "MOVES.1", {"n": 4, "sides": 6, "seat": "blue"}))
    'rolled: 4 of 6, seat blue (Case MOVES.1)'
    """
    known = dict(event.facts)
    if event.kind == "rolled":
        known = {"": f"{known.pop('n')} of {known.pop('sides')}", **known}
    facts = ", ".join(
        f"{name} {_value(x)}".strip() for name, x in known.items() if x not in (None, "", [], {})
    )
    case = f" ({cited(event.case)})" if event.case else ""
    return event.kind.replace("_", " ") + (f": {facts}" if facts else "") + case


def ending(over: Outcome) -> str:
    """Word how a game ended."""
    reason = over.reason.replace("_", " ")
    return f"{over.winner or 'Nobody'} wins: {reason} ({cited(over.case)})"


def parts(view: View) -> dict[str, object]:
    """Return the fields of a view that its game has added."""
    return {f.name: getattr(view, f.name) for f in fields(view) if f.name not in SHARED}


def where_and_who(view: View) -> str:
    """Sum up in one line where the game stands and who has to answer."""
    crumbs = [
        " ".join([c.kind, *(f"{name} {_value(x)}" for name, x in c.facts.items() if x not in (None, "", []))])
        for c in view.where
    ]
    line = " > ".join(crumbs)
    if view.waiting:
        line += f" | waiting for {', '.join(view.waiting)}"
    got, wanted = view.sealed
    return line + (f" | sealed answers {got} of {wanted}" if wanted else "")


def show(console: Console, shown: Mapping[str, object]) -> None:
    """Print fields: single values as lines, rows as tables."""
    for name, value in shown.items():
        for line in _lines(name, value):
            console.print(line)


def _lines(name: str, value: object) -> Iterator[Text | Table]:
    if is_dataclass(value) and not isinstance(value, type):
        yield plain(name, "bold")
        for f in fields(value):
            if f.init and f.repr:
                yield from _lines(f"  {f.name}", getattr(value, f.name))
    elif isinstance(value, Mapping) and any(value.values()) and all(_rows(x) for x in value.values()):
        yield _table(name, _side_by_side(value))
    elif isinstance(value, Mapping) and any(x if _rows(x) else is_dataclass(x) for x in value.values()):
        yield _table(name, [{"": key, **_row(x)} for key, x in value.items()])
    elif _rows(value) and any(is_dataclass(x) or isinstance(x, Mapping) for x in value):
        yield _table(name, [_row(x) for x in value])
    else:
        yield plain(f"{name}: {_value(value) or '-'}")


def _side_by_side(value: Mapping[Any, Any]) -> list[dict[str, object]]:
    """Lay sequences out as columns, numbered from 1: one column for each fleet."""
    columns = {str(key): list(x) for key, x in value.items()}
    most = max(map(len, columns.values()))
    return [
        {"": n + 1, **{key: x[n] if n < len(x) else "" for key, x in columns.items()}} for n in range(most)
    ]


def _rows(value: object) -> TypeGuard[Sequence[object] | frozenset[object] | set[object]]:
    return isinstance(value, Sequence | frozenset | set) and not isinstance(value, str)


def _row(value: object) -> dict[str, object]:
    if is_dataclass(value) and not isinstance(value, type):
        return {f.name: getattr(value, f.name) for f in fields(value) if f.init}
    if isinstance(value, Mapping):
        return dict(value)
    if _rows(value):
        return {str(n): x for n, x in enumerate(value, 1)}
    return {"value": value}


def _table(name: str, rows: Sequence[Mapping[str, object]]) -> Table:
    table = Table(title=plain(name.strip(), "bold"), title_justify="left", show_edge=False, pad_edge=False)
    columns = list(dict.fromkeys(column for row in rows for column in row))
    for column in columns:
        table.add_column(plain(column))
    for row in rows[:MOST_ROWS]:
        table.add_row(*(plain(_value(row.get(column, ""))) for column in columns))
    return table


def _value(x: object) -> str:
    if isinstance(x, bool):
        return "yes" if x else "no"
    if isinstance(x, Mapping):
        return ", ".join(f"{key} {_value(y)}" for key, y in x.items())
    if _rows(x):
        return " ".join(_value(y) or "-" for y in x)
    if is_dataclass(x) and not isinstance(x, type):
        return ", ".join(f"{f.name} {_value(getattr(x, f.name))}" for f in fields(x) if f.init)
    return "" if x is None else str(x)
