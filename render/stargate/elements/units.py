"""Units as a view shows them: which act as one, their values, their names."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.stargate.model.board import Combined, Forces, Type
from engine.stargate.queries.view import BattleView
from render.core.text import Words, join_list

Crew = tuple[str, ...]
#: The letter of an outline in `counters` for each type; tables may rename the counters, not the types.
OUTLINES = {
    "human": "H",
    "igugui": "I",
    "meta-mexish": "M",
    "duonoip": "D",
    "control": "C",
    "transport": "T",
    "weapon": "W",
    "monad": "X",
}
MODES = {"linear": "", "wobble": "W", "teleport": "T"}


def crew_of(v: BattleView, unit: str) -> Crew:
    """Case 8.1: return the counters that act as one with this one, in chart order."""
    group = v.forces.group[unit]
    if not group or unit not in v.at:
        return (unit,)
    return tuple(u for u in v.forces.trio[group] if v.at.get(u) == v.at[unit])


def gathered(f: Forces, units: Iterable[str]) -> list[Crew]:
    """Case 8.1: sort counters of one hex into units."""
    found: dict[int | str, list[str]] = {}
    for u in sorted(units, key=f.order.__getitem__):
        found.setdefault(f.group[u] or u, []).append(u)
    return [tuple(x) for x in found.values()]


def worth(f: Forces, crew: Crew) -> Type | Combined:
    """Case 8.2: return a unit's values."""
    alone = len(crew) == 1
    return f.units[crew[0]] if alone else f.chart[tuple(f.race[u] for u in crew)]


def printed(f: Forces, crew: Crew) -> str:
    """Write strength and movement as on a counter: "3-8", "(3)-5W", "10-T"."""
    w = worth(f, crew)
    strength = str(w.strength) if w.attacks else f"({w.strength})"
    modes = "".join(MODES[m] for m in w.modes)
    return f"{strength}-{w.allowance or ''}{modes}"


def outlines(f: Forces, crew: Crew) -> str:
    """Return the letters of the outlines of a unit's counters."""
    return "".join(OUTLINES[f.race[u]] for u in crew)


def label(f: Forces, crew: Crew) -> str:
    """Return the label of a counter as words call it: its name; a group's number where several act as one."""
    return str(f.group[crew[0]]) if len(crew) > 1 else crew[0]


def called(crew: Sequence[str], words: Words) -> str:
    """Name a unit: "H3", "C2+W2", "Tri-Ship 2"."""
    if len(crew) == 3 and len({u[1:] for u in crew}) == 1:
        return words("stargate-tri-ship", group=crew[0][1:])
    return "+".join(crew)


def all_called(units: Sequence[str], words: Words) -> str:
    """Name counters one by one: "H3 and W2"."""
    return join_list(list(units), words)


def crews_called(f: Forces, units: Iterable[str], words: Words) -> str:
    """Name counters of one hex as units: "Tri-Ship 2 and W5"."""
    return join_list([called(c, words) for c in gathered(f, units)], words)
