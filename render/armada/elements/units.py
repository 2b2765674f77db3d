"""Units as chips and words: how they are grouped, in what order, under what sign."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import groupby

from engine.armada.model.force_chart import CANNON, CARRIED, HULLS
from engine.armada.model.state import rank
from render.armada.elements.chips import Chip
from render.armada.elements.colours import SIDES

#: Signs of unit types; a plain starship has none.
SIGNS = {
    "missile_boat": "missile",
    "fighter_carrier": "carrier",
    "probe_scout": "scout",
    "fighter": "fighter",
    "regiment": "regiment",
    "marines": "marines",
    "flashtrooper": "flashtrooper",
    CANNON: "ion",
    "seeker": "seeker",
    "probe": "probe",
    "decoy": "decoy",
    "ap": "missile",
    "nuclear": "missile",
}
#: Order of units without a number.
COUNTED = (CANNON, *CARRIED)


def runs(ids: Iterable[str]) -> list[str]:
    """Write ship ids short, with runs joined.

    >>> runs(["R7", "R1", "R2", "R3", "R9"])
    ['R1-3', 'R7', 'R9']
    """
    return list(_runs(tuple(ids)))


@lru_cache(4096)
def _runs(ids: tuple[str, ...]) -> tuple[str, ...]:
    numbers = sorted(ids, key=rank)
    found = []
    for _, group in groupby(
        enumerate(numbers), lambda x: (_head(x[1]), int(x[1][len(_head(x[1])) :]) - x[0])
    ):
        run = [x for _, x in group]
        head = _head(run[0])
        if len(run) > 2:
            found.append(f"{run[0]}-{run[-1][len(head) :]}")
        else:
            found += run
    return tuple(found)


def _head(unit: str) -> str:
    return unit[:2] if len(unit) > 1 and unit[1].isalpha() else unit[:1]


@lru_cache(1024)
def ship_chips(
    ships: tuple[tuple[str, str], ...], seat: str, state: str = "", most: int = 6
) -> tuple[Chip, ...]:
    """Return chips for ships (id, hull); beyond `most`, runs of the same hull are merged."""
    side = SIDES[seat]
    if len(ships) <= most:
        ordered = sorted(ships, key=lambda s: rank(s[0]))
        return tuple(Chip(x, side, SIGNS.get(hull, ""), state) for x, hull in ordered)
    by_hull: dict[str, list[str]] = {}
    for x, hull in ships:
        by_hull.setdefault(hull, []).append(x)
    return tuple(
        Chip(run, side, SIGNS.get(hull, ""), state) for hull in HULLS for run in runs(by_hull.get(hull, ()))
    )


def counted_chips(counts: Mapping[str, int], seat: str, state: str = "") -> list[Chip]:
    """Return chips for units that are shown as a count."""
    if not counts:
        return []
    side = SIDES[seat]
    return [
        Chip(str(counts[t]) if counts[t] > 1 else "", side, SIGNS[t], state) for t in COUNTED if counts.get(t)
    ]
