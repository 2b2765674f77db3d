"""Words by which players name cargo: "all", "all fighters", "regiments", in English and German."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from engine.armada.fleet.text import named
from engine.armada.model.force_chart import CARRIED
from engine.armada.model.state import State

#: What a group of units begins with; "@" ends its kind.
ALL = "*"
EVERY = frozenset({"all", "everything", "alle", "alles"})
BETWEEN = frozenset({",", "and", "und"})
_GERMAN = re.compile(
    r"(?P<fighter>jägern?)|(?P<regiment>regimentern?)|(?P<marines>marinetrupps?)|(?P<flashtrooper>blitztrupps?)"
)


def carried(word: str) -> str:
    """Return the kind of cargo that a word names, "" for none.

    >>> carried("Fighters"), carried("marinetrupps"), carried("f"), carried("lasers")
    ('fighter', 'marines', '', '')
    """
    if m := _GERMAN.fullmatch(word.casefold()):
        return str(m.lastgroup)
    kind = named(word) if len(word) > 1 and word.isalpha() else ""
    return kind if kind in CARRIED else ""


def cargo_group(words: Sequence[str]) -> tuple[str, int]:
    """Read a group at the beginning of some words, and how many of them it takes; "" and 0 for none.

    >>> cargo_group(["all", "fighters", "to"]), cargo_group(["regiments"]), cargo_group(["f1"])
    (('*fighter@', 2), ('*regiment@', 1), ('', 0))
    """
    n = 1 if words and words[0] in EVERY else 0
    kind = carried(words[n]) if len(words) > n else ""
    return (f"{ALL}{kind}@", n + bool(kind)) if n or kind else ("", 0)


def is_group(unit: str) -> bool:
    """Return whether a unit of an order stands for all of a kind."""
    return unit.startswith(ALL)


def kind_of(group: str) -> str:
    """Return the kind of a group, "" for any."""
    return group.removeprefix(ALL).partition("@")[0]


def taken(s: State, cargo: Iterable[str], from_: Sequence[str]) -> tuple[str, ...]:
    """Name the units that some cargo means, of those at hand; groups that nothing is of are left out."""
    found: list[str] = []
    for x in cargo:
        kind = kind_of(x)
        found += [u for u in from_ if kind in ("", s.units[u].type)] if is_group(x) else [x]
    return tuple(dict.fromkeys(found))
