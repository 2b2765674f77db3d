"""Figures, places and chances in plain words, for lists and controls."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Protocol

from engine.skirmish.model.state import Figure, Point, State
from engine.skirmish.queries.odds import Chances
from engine.skirmish.table.terrain import land_of, scenario_of
from render.core.text import Words, percent
from render.skirmish.elements.names import says, state_of


def number(x: float) -> str:
    """Write inches without a needless nought.

    >>> number(6.0), number(5.2)
    ('6', '5.2')
    """
    return f"{x:g}"


def where(at: Point) -> str:
    """Write a place as it is typed."""
    return f"{number(at[0])} {number(at[1])}"


def listed(ids: Sequence[str]) -> str:
    """List ids of figures."""
    return ", ".join(ids) or "–"


def piece(s: State, name: str, say: Words) -> str:
    """Name a piece of terrain by what people call it."""
    return next((says(p.name, say) or p.id for p in land_of(s).pieces if p.id == name), name)


class Named(Protocol):
    """What bears a name of the table's: terrain, an area, an objective."""

    @property
    def name(self) -> str:
        """Return it as it is written in the scenario."""
        ...


def heard(s: State, text: str, say: Words) -> str:
    """Put names as the table writes them for those that its readers see on the map in their language."""
    c = scenario_of(s)
    named: tuple[Named, ...] = (*land_of(s).pieces, *c.areas, *c.start, *c.objectives)
    for x in sorted(named, key=lambda x: -len(x.name)):
        if (mine := says(x.name, say)) != x.name:
            text = re.sub(rf"(?<!\w){re.escape(mine)}(?!\w)", x.name, text, flags=re.IGNORECASE)
    return text


def weapon(say: Words, f: Figure) -> str:
    """Name what a figure shoots with."""
    return say(f"skirmish-weapon-{f.weapon}")


def figure_line(say: Words, f: Figure) -> str:
    """Describe a figure in a line: weapon, actions, place, conditions, kit."""
    carried = [say(f"skirmish-kit-{x}") for x in f.kit]
    parts = [
        say(
            "bot-skirmish-figure",
            id=f.id,
            name=says(f.name, say),
            weapon=weapon(say, f),
            left=f.left,
            of=f.fp,
            at=where(f.at),
        ),
        *state_of(f, say),
        ", ".join(carried),
    ]
    return " · ".join(x for x in parts if x)


def chances(say: Words, found: Mapping[str, Fraction] | Chances) -> str:
    """List the possible results, likeliest first: "suppressed 50 %, wounded 33 %"."""
    rows = sorted(found.items(), key=lambda x: -x[1])
    return ", ".join(f"{say(f'bot-skirmish-effect-{x}')} {percent(p)} %" for x, p in rows if p)
