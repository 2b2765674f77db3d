"""Dispersal: the other side places the units (Case 9.2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from engine.core.errors import Fault
from engine.core.hexgrid import Grid, distance
from engine.core.rules import Facts, Seat
from engine.stargate.model.board import NUMBERS
from engine.stargate.model.stacking import may_stack
from engine.stargate.model.state import DISPERSE, FOE, RULES, Crew, Place, State, T
from engine.stargate.movement.gravity import energy


@dataclass(frozen=True, slots=True)
class Disperse:
    """Case 9.2: `by` places these units of the other side, one by one; `taken` were the hexes not empty."""

    by: Seat
    left: tuple[Crew, ...]
    taken: tuple[str, ...] = ()


@lru_cache(maxsize=4096)
def hexes_within(grid: Grid, at: str, most: int) -> tuple[str, ...]:
    """Return every hex of a map within a distance, the hex itself included."""
    return grid.within(at, most)


def disperse(t: T, crews: Sequence[Crew], by: Seat) -> None:
    """Case 9.2, Rulings 9.2-a and 8.1-a: have these units placed by the other side; call it last in a step.

    A combined unit is placed whole, unless the option `dispersal_splits` parts it.
    """
    if t.s.house.dispersal_splits == "yes":
        crews = [(u,) for crew in crews for u in crew]
    if crews:
        t.call(DISPERSE, Disperse(by, tuple(crews)))


def open_to(s: State, v: Disperse, at: str) -> bool:
    """Ruling 9.2-a: whether the unit to be placed may be put into this hex, however far it is."""
    if at in v.taken or at in s.board.barred or at not in s.board.grid:
        return False
    crew = v.left[0]
    seat = s.forces.seat[crew[0]]
    if s.house.dispersal_shares == "no" and s.there(at, seat):
        return False
    return may_stack(s, (*s.there(at, seat), *crew), seat) and not s.there(at, FOE[seat])


def place_choices(s: State, v: Disperse, seat: Seat) -> tuple[Place, ...]:
    """Case 9.2, Ruling 9.2-a: every hex within five that was empty, and the unit's own.

    With the option `dispersal_stays` set to no its own only where no other is left.
    """
    unit = v.left[0][0]
    own = s.at[unit]
    near = hexes_within(s.board.grid, own, NUMBERS.disperse_reach)
    others = tuple(Place(unit, h) for h in near if open_to(s, v, h))
    stays = s.house.dispersal_stays == "yes" or not others
    return (Place(unit, own), *others) if stays else others


def check_place(s: State, v: Disperse, seat: Seat, a: Place) -> Sequence[Fault]:
    """Return the faults of a placement."""
    unit = v.left[0][0]
    if a.unit != unit:
        return [RULES.wrong("disperse-unit", unit=unit, other=a.unit)]
    own = s.at[unit]
    if a.at == own:
        return () if a in place_choices(s, v, seat) else [RULES.wrong("disperse-stays", unit=unit)]
    if a.at not in s.board.grid or a.at in s.board.barred:
        return [RULES.wrong("disperse-hex", unit=unit, hex=a.at)]
    if distance(own, a.at) > NUMBERS.disperse_reach:
        return [RULES.wrong("disperse-far", hex=a.at, most=NUMBERS.disperse_reach)]
    if a.at in v.taken:
        return [RULES.wrong("disperse-taken", hex=a.at)]
    if open_to(s, v, a.at):
        return ()
    shares = s.house.dispersal_shares == "yes"
    return [RULES.wrong("disperse-crowd" if shares else "disperse-apart", unit=unit, hex=a.at)]


def place_by_policy(s: State, v: Disperse, seat: Seat, policy: str) -> Place | None:
    """Follow a standing answer: "stay" leaves units, "far" and "low" go far or to the lowest energy.

    Who may not stay (Ruling 9.2-a) is asked for.
    """
    found = place_choices(s, v, seat)
    if policy == "far":
        return max(found, key=lambda a: distance(s.at[a.unit], a.at))
    if policy == "low":
        return min(found, key=lambda a: energy(s, a.at))
    return next((a for a in found if a.at == s.at[a.unit]), None) if policy == "stay" else None


PLACE = RULES.question(
    "disperse.place",
    "9.2",
    Place,
    place_choices,
    check=check_place,
    follow=place_by_policy,
    policies=("stay", "far", "low"),
)


def look_round(t: T, v: Disperse) -> None:
    """Rulings 9.2-a and 9.2-b: which hexes are empty is settled when this placing begins."""
    if not v.taken:
        t.hold(taken=tuple(sorted(set(t.s.at.values()))))


def ask_place(t: T, v: Disperse) -> None:
    """Case 9.2: one unit after another; one with no empty hex in reach stays."""
    left = tuple(crew for crew in v.left if crew[0] in t.s.at)
    if not left:
        t.end()
        return
    v = t.hold(left=left)
    if len(place_choices(t.s, v, v.by)) > 1:
        t.ask(v.by, PLACE)


def place_unit(t: T, v: Disperse) -> None:
    """Case 9.2, Rulings 9.2-a, 9.1-b and 9.5-f: the unit is put there; its move and its skim are over."""
    s, crew = t.s, v.left[0]
    own = s.at[crew[0]]
    to = t.got[v.by].at if v.by in t.got else place_choices(s, v, v.by)[0].at
    for u in crew:
        s.at[u] = to
        if to != own:
            s.skim.pop(u, None)
    if s.phase == "combat":
        s.spent += crew
    if s.mover in crew:
        s.mover = ""
        s.moved += tuple(u for u in crew if u not in s.moved)
    t.tell("dispersed", "9.2", units=list(crew), at=own, to=to, by=v.by)
    t.hold(left=v.left[1:])
    t.goto(ask_place)


def disperse_crumb(s: State, v: Disperse, seat: Seat | None) -> Facts:
    """Return the seat that places units, and the units."""
    return {"seat": v.by, "units": list(v.left[0]) if v.left else [], "left": [list(c) for c in v.left]}


RULES.procedure(
    DISPERSE,
    {"look_round": look_round, "ask_place": ask_place, "land": place_unit},
    holds=Disperse,
    crumb=disperse_crumb,
)
