"""Laying out battles: units in one space, plans that answer what a test is not about, dice in their order."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from engine.armada import game  # noqa: F401  (its modules register themselves)
from engine.armada.battle.frames import Battle, Muster, Shot, Targets
from engine.armada.model.force_chart import HULLS
from engine.armada.model.state import BATTLE, HouseRules, State, Unit
from engine.core.dice import GivenDice
from engine.core.errors import Fault, IllegalAction
from engine.core.flow import Result, apply, pending, start
from engine.core.rules import Event

Played = Result[State]
SEAT = {"R": "red", "S": "silver"}
#: Answers everything but targets, free shots and the placing of seekers: nothing is launched, nobody leaves.
QUIET = (
    "seekers hold; ambush hold; decoys none; unload none; intercept none; cover none; retreat never; "
    "take none; pursue no; press no"
)
TYPES = {"f": "fighter", "r": "regiment", "m": "marines", "t": "flashtrooper", "i": "ion_cannon"}


def lay(units: str, at: str = "1", plan: str = QUIET, *, spare: bool = False, **more: Any) -> State:
    """Lay units out in one space: "R1 laser:2 shield, S1=missile_boat launcher:3 nuclear:4, Rf1 in R1, Sr1".

    A ship is a standard one unless a type is given; other units have the type of their letter. `red` and
    `silver` are plans of their own. With `spare` nobody is asked what has one sensible answer.
    """
    house = HouseRules(**{k: more.pop(k) for k in ("regiment_defence", "unspent") if k in more})
    plans = {"red": more.pop("red", plan), "silver": more.pop("silver", plan)}
    if not spare:
        plans = {seat: f"{text}; rest ask" for seat, text in plans.items() if "rest" not in text} | {
            seat: text for seat, text in plans.items() if "rest" in text
        }
    s = State(turn=1, charted=1, turns=5, house=house, plans=plans, **more)
    for part in units.split(","):
        name, *words = part.split()
        unit, _, hull = name.partition("=")
        kind = TYPES[unit[1]] if unit[1].isalpha() else hull or "starship"
        aboard = words[1] if words[:1] == ["in"] else ""
        has = {w.split(":")[0]: int([*w.split(":"), "1"][1]) for w in words} if kind in HULLS else {}
        s.put(Unit(unit, SEAT[unit[0]], kind, at, aboard, has))
    return s


def fight(s: State, *dice: int, caller: str = "red", how: Any = "attack", both: bool = False) -> Played:
    """Begin a battle where the units are; every die given must be rolled."""
    at = next(iter(s.units.values())).at
    given = GivenDice(*dice)
    done = start(s, BATTLE, Battle(at=at, caller=caller, how=how, both=both), given)
    assert not given.left, f"not rolled: {given.left}"
    return done


def do(done: Played | State, action: Any, *dice: int, seat: str = "") -> Played:
    """Answer the open question, of this seat if both are asked; every die given must be rolled."""
    s = done.state if isinstance(done, Result) else done
    d = next(d for d in pending(s) if not seat or d.seat == seat)
    given = GivenDice(*dice)
    new = apply(s, d.seat, d.id, action, given)
    assert not given.left, f"not rolled: {given.left}"
    return new


def fire(done: Played, text: str, *dice: int) -> Played:
    """Answer the targets: "R1 laser S1 2, R2 blaster Sf1"; "" for none. Nothing else shoots."""
    return do(done, Targets(tuple(shots(text)), rest="hold"), *dice)


def shots(text: str) -> list[Shot]:
    """Read shots: shooter, gun, target, how many."""
    parts = [p.split() for p in text.split(",") if p.strip()]
    return [Shot(p[0], p[1], p[2], int(p[3]) if len(p) > 3 else 1) for p in parts]  # type: ignore[arg-type]


def refused(done: Played | State, action: Any, seat: str = "") -> list[str]:
    """Return what a refused answer is refused for, as "case code"."""
    with pytest.raises(IllegalAction) as bad:
        do(done, action, seat=seat)
    faults: tuple[Fault, ...] = bad.value.faults
    assert all("{" not in f.why for f in faults)
    return [f"{f.case} {f.code}" for f in faults]


def asked(done: Played) -> list[tuple[str, str]]:
    """Tell who is asked what."""
    return [(d.seat, d.kind) for d in pending(done.state)]


def told(done: Played | Iterable[Event], kind: str) -> list[dict[str, Any]]:
    """Return the facts of every event of a kind."""
    return [e.facts for e in (done.events if isinstance(done, Result) else done) if e.kind == kind]


def only(done: Played, kind: str) -> dict[str, Any]:
    """Return the facts of the one event of a kind."""
    (facts,) = told(done, kind)
    return facts


def results(done: Played) -> list[str]:
    """Return what became of every hit."""
    return [h["result"] for facts in told(done, "struck") for h in facts["hits"]]


def muster(**more: Any) -> Muster:
    """Make an answer to the first question of a battle."""
    return Muster(**more)
