"""Figures, places and chances in plain words, for lists and controls."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from fractions import Fraction

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


def heard(s: State, text: str, say: Words) -> str:
    """Put names as the table writes them for those that its readers see on the map in their language."""
    c, pieces = scenario_of(s), land_of(s).pieces
    named = [*(x.name for x in pieces), *(x.name for x in c.areas + c.start), *(x.name for x in c.objectives)]
    table = {say(f"skirmish-terrain-{x.kind}"): x.kind for x in pieces}
    table |= {say("skirmish-pic-gate"): "gate", say("skirmish-pic-dhd"): "dhd"} if c.gate else {}
    table = {shown.casefold(): x for shown, x in (*table.items(), *((says(x, say), x) for x in named if x))}
    every = "|".join(re.escape(x) for x in sorted(table, key=len, reverse=True))
    return re.sub(rf"(?<!\w)({every})(?!\w)", lambda x: table[x[0].casefold()], text, flags=re.IGNORECASE)


def weapon(say: Words, f: Figure) -> str:
    """Name what a figure shoots with."""
    return say(f"skirmish-weapon-{f.weapon}")


def short_line(say: Words, f: Figure) -> str:
    """Describe a figure in few words: weapon, kit and conditions; the rest stands beside it."""
    carried = [say(f"skirmish-kit-{x}") for x in f.kit]
    return f"**{f.id}** " + " · ".join((", ".join((weapon(say, f), *carried)), *state_of(f, say)))


def figure_line(say: Words, f: Figure) -> str:
    """Describe a figure in a line: weapon, actions, place, conditions, kit."""
    carried = [say(f"skirmish-kit-{x}") for x in f.kit]
    parts = [
        say(
            "bot-skirmish-figure",
            id=f.id,
            named=int(f.name.casefold() != f.id.casefold()),
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
