"""Energy hexes and the gravity of the Nullgate (Section 11.0). Crossing it is teleportation's affair."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core.errors import Fault
from engine.core.rules import Facts, Seat
from engine.stargate.model.board import NUMBERS
from engine.stargate.model.charts import drawn_in
from engine.stargate.model.state import GRAVITY, RULES, SEATS, Crew, Lose, State, T
from engine.stargate.model.victory import eliminate


@dataclass(frozen=True, slots=True)
class Gravity:
    """Case 11.3: the pull of the Nullgate at the end of a Game-Turn."""

    rolled: int = 0


def energy(s: State, at: str) -> int:
    """Cases 11.0 and 11.1, Ruling 11.0-a: what a hex adds to Virunian strength in combat; orbits add none."""
    return s.board.value.get(at, 0)


def in_reach(s: State, seat: Seat) -> Crew:
    """Case 11.3, Ruling 11.3-a: a side's counters in hexes of value four, each by itself."""
    value, of = s.board.value, s.forces.seat
    return tuple(u for u, at in s.at.items() if of[u] == seat and value.get(at) == NUMBERS.gravity_energy)


def victims(s: State, v: Gravity, seat: Seat) -> tuple[Lose, ...]:
    """Case 11.3: the owner chooses which counter is lost."""
    return tuple(Lose(u) for u in sorted(in_reach(s, seat), key=s.forces.order.__getitem__))


def lose_by_policy(s: State, v: Gravity, seat: Seat, policy: str) -> Lose | None:
    """Follow a standing answer: "weakest" gives up the printed strength that is lowest."""
    if policy != "weakest":
        return None
    return min(victims(s, v, seat), key=lambda a: s.forces.units[a.unit].strength, default=None)


def check_victim(s: State, v: Gravity, seat: Seat, a: Lose) -> Sequence[Fault]:
    """Return the fault of a loss that the Nullgate does not draw."""
    return (
        ()
        if a.unit in in_reach(s, seat)
        else [RULES.wrong("not-drawn", unit=a.unit, energy=NUMBERS.gravity_energy)]
    )


LOSS = RULES.question(
    "gravity.loss", "11.3", Lose, victims, check=check_victim, follow=lose_by_policy, policies=("weakest",)
)


def pull(t: T, v: Gravity) -> None:
    """Case 11.3: a die is rolled if any unit is in a hex of value four."""
    if not any(in_reach(t.s, seat) for seat in SEATS):
        t.end()
        return
    n = t.roll("11.3", why="gravity")
    seat = drawn_in(n)
    near = in_reach(t.s, seat) if seat else ()
    t.hold(rolled=n)
    t.tell("gravity", "11.3", n=n, seat=seat if near else "")
    if len(near) == 1:
        eliminate(t, near, "11.3")
    if len(near) < 2:
        t.end()


def ask_victim(t: T, v: Gravity) -> None:
    """Case 11.3: if more than one can be lost, the owner chooses."""
    t.ask(drawn_in(v.rolled), LOSS)


def fall(t: T, v: Gravity) -> None:
    """Case 11.3: the unit is lost."""
    eliminate(t, (t.got[drawn_in(v.rolled)].unit,), "11.3")


def gravity_crumb(s: State, v: Gravity, seat: Seat | None) -> Facts:
    """Return which side loses a unit, and the candidates."""
    pulled = drawn_in(v.rolled)
    return {"n": v.rolled, "seat": pulled, "units": list(in_reach(s, pulled)) if pulled else []}


RULES.procedure(
    GRAVITY, {"pull": pull, "ask_victim": ask_victim, "fall": fall}, holds=Gravity, crumb=gravity_crumb
)
