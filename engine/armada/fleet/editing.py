"""Changing a fleet while it is built: runs of like ships, taken out, put in and multiplied."""

from __future__ import annotations

from collections.abc import Sequence

from engine.armada.fleet.purchase import HIGHEST
from engine.armada.model.actions import Design, Fleet
from engine.core.types.frozen import replace

Run = tuple[Design, ...]


def runs(fleet: Fleet) -> list[Run]:
    """Put like ships with consecutive numbers together."""
    found: list[list[Design]] = []
    for ship in fleet.ships:
        last = found[-1][-1] if found else None
        if last is not None and ship == replace(last, no=last.no + 1):
            found[-1].append(ship)
        else:
            found.append([ship])
    return [tuple(x) for x in found]


def numbers_of(run: Run) -> str:
    """Write which ships a run holds: "3-5"."""
    return str(run[0].no) if len(run) == 1 else f"{run[0].no}-{run[-1].no}"


def like_ships(fleet: Fleet, numbers: str) -> Run:
    """Find a run by its numbers, "3-5"; () when its ships are not there any more, or not alike."""
    first, _, last = numbers.partition("-")
    if not first.isdecimal() or not (last or "0").isdecimal():
        return ()
    wanted = range(int(first), int(last or first) + 1)
    found = tuple(x for x in fleet.ships if x.no in wanted)
    alike = all(x == replace(found[0], no=x.no) for x in found)
    return found if alike and len(found) == len(wanted) else ()


def free_number(fleet: Fleet) -> int:
    """Return the number after the highest, or else the lowest that no ship has; 0 when all are taken."""
    taken = {x.no for x in fleet.ships}
    no = max(taken, default=0) + 1
    return no if no <= HIGHEST else next((n for n in range(1, HIGHEST + 1) if n not in taken), 0)


def so_many(fleet: Fleet, run: Run, n: int) -> Fleet:
    """Set the number of ships in a run: the last ones are removed, or new ones take free numbers."""
    fleet = without(fleet, run[max(n, 1) :])
    for _ in range(n - len(run)):
        if no := free_number(fleet):
            fleet = with_ships(fleet, [replace(run[0], no=no)])
    return fleet


def with_ships(fleet: Fleet, ships: Sequence[Design]) -> Fleet:
    """Put ships into a fleet."""
    return Fleet(tuple(sorted((*fleet.ships, *ships), key=lambda x: x.no)))


def without(fleet: Fleet, ships: Sequence[Design]) -> Fleet:
    """Remove ships from a fleet."""
    gone = {x.no for x in ships}
    return Fleet(tuple(x for x in fleet.ships if x.no not in gone))
