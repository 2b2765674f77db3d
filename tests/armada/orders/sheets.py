"""Positions in several spaces, and turns played from typed sheets with dice in their order."""

from __future__ import annotations

from typing import Any

from engine.armada.game import ARMADA
from engine.armada.model.force_chart import HULLS
from engine.armada.model.state import State
from engine.armada.orders.sheet import check_orders
from engine.armada.orders.text import read_orders
from engine.armada.queries.position import Placed, Position
from engine.core.dice import GivenDice
from engine.core.errors import Fault
from engine.core.flow import Result, apply, pending

TYPES = {"f": "fighter", "r": "regiment", "m": "marines", "t": "flashtrooper", "i": "ion_cannon"}
#: Dice of the initiative by which red, or silver, moves first.
RED_FIRST, SILVER_FIRST = (6, 6, 1, 1), (1, 1, 6, 6)


def stand(units: str, **more: Any) -> State:
    """Set units down before orders are written.

    "R1 B laser:2, R2=fighter_carrier B room:15, Rf1 in R2, Sr1 1": id, hull, space or ship, what it has.
    """
    placed = {}
    for part in units.split(","):
        name, *words = part.split()
        unit, _, hull = name.partition("=")
        kind = TYPES[unit[1]] if unit[1].isalpha() else hull or "starship"
        counts = {w.split(":")[0]: int([*w.split(":"), "1"][1]) for w in words[1:]} if kind in HULLS else {}
        room, wreck = counts.pop("room", 0), counts.pop("wreck", 0)
        if words[0] == "in":
            placed[unit] = Placed(kind, aboard=words[1])
        else:
            placed[unit] = Placed(kind, words[0], has=counts, room=room, wreck=wreck)
    return ARMADA.lay_out(Position(placed, **more))


def wrong(s: State, text: str, seat: str = "red") -> list[Fault]:
    """Return everything wrong with a typed sheet."""
    return check_orders(s, seat, read_orders(text, seat))


def codes(s: State, text: str, seat: str = "red") -> list[str]:
    """Name everything wrong with a typed sheet, without the game's prefix."""
    return [f.code.removeprefix("orders-") for f in wrong(s, text, seat)]


def answer(s: State, seat: str, text: str, *dice: int) -> Result[State]:
    """Type the answer to a seat's open question; every die given must be rolled."""
    d = next(d for d in pending(s) if d.seat == seat)
    given = GivenDice(*dice)
    done = apply(s, seat, d.id, ARMADA.read(s, d, text), given)
    assert not given.left, f"not rolled: {given.left}"
    return done


def turn(
    s: State, red: str = "hold", silver: str = "hold", *, dice: tuple[int, ...] = RED_FIRST
) -> Result[State]:
    """Lock both sheets, so that the turn is carried out."""
    return answer(answer(s, "red", red).state, "silver", silver, *dice)


def place(s: State, unit: str) -> str:
    """Tell where a unit is: its space, or its ship."""
    u = s.units[unit]
    return u.aboard or u.at


def told(done: Result[State], kind: str) -> list[dict[str, Any]]:
    """Return the facts of all events of a kind."""
    return [e.facts for e in done.events if e.kind == kind]
