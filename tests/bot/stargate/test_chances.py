"""Every chance that StarGate shows is compared with the engine: 50 random positions a kind, with a seed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from engine.core.dice import RandomDice
from engine.core.flow import apply, options, pending
from engine.stargate.combat.approach import shield_seat
from engine.stargate.combat.combats import combats
from engine.stargate.game import STARGATE
from engine.stargate.model.board import standard_board
from engine.stargate.model.odds import forecast, gravity
from engine.stargate.model.state import (
    COALITION,
    GRAVITY,
    VIRUNIAN,
    Choose,
    Fight,
    Leg,
    State,
    Teleport,
)
from engine.stargate.movement.gravity import Gravity
from render.stargate.elements.risks import outlook
from render.stargate.words.orders import even
from tests.stargate.combat.fights import run as carried_out
from tests.stargate.play import lay

POSITIONS, THROWS = 50, 80
FOES = ("X1", "X2", "X3", "W1", "C2", "T3", "W4", "C5")
BOARD = standard_board()
HEXES = sorted(h for h in BOARD.grid.near if h in BOARD.grid and h not in BOARD.barred)
Case = tuple[Fraction, Callable[[Random], bool]]


def answered(s: State, action: Any, rng: Random) -> State:
    d = pending(s)[0]
    return apply(s, d.seat, d.id, action, RandomDice(rng)).state


def chosen(s: State, text: str) -> State:
    return answered(s, STARGATE.read(s, pending(s)[0], text), Random(0))


def scattered_about(rng: Random, *names: str) -> dict[str, str]:
    return dict(zip(names, rng.sample(HEXES, len(names)), strict=True))


def jumps(rng: Random) -> Iterator[Case]:
    """Cases 5.41, 5.45 and 11.2: crossings and scatter, alone or on loan, with friends who fill the hexes."""
    while True:
        at = scattered_about(rng, "I1", "I2", "X1", "D1")
        lent = rng.random() < 0.3
        at |= {"D2": at["D1"], "D3": at["D1"], "H1": at["I2"]}  # a full hex somewhere
        s = lay(at, moved=("D1", "D2", "D3"))
        s = chosen(s, "H1 teleport by I2" if lent else "I1 teleport")
        unit = "H1" if lent else "I1"
        jumps_far = [a for a in options(s, pending(s)[0]) or () if isinstance(a, Teleport)]
        looks = {a: outlook(STARGATE.view(s, COALITION), a) for a in jumps_far}
        risky = [a for a in jumps_far if looks[a].live < 1]
        a = rng.choice(risky or jumps_far)

        def lives(throw: Random, s: State = s, a: Any = a, unit: str = unit) -> bool:
            return unit in answered(s, a, throw).at

        yield looks[a].live, lives


def turns(rng: Random) -> Iterator[Case]:
    """Case 5.2: fire at a unit that turns."""
    while True:
        s = chosen(lay(scattered_about(rng, "H1", *rng.sample(FOES, 4))), "H1 linear")
        first = [a for a in options(s, pending(s)[0]) or () if isinstance(a, Leg) and a.hexes == 1]
        s = answered(s, rng.choice(first), Random(0)) if first else s
        if not s.stack or s.stack[-1].proc != "move" or pending(s)[0].kind != "move.leg":
            continue
        legs = [a for a in options(s, pending(s)[0]) or () if isinstance(a, Leg)]
        seen = [(a, look) for a in legs if (look := outlook(STARGATE.view(s, COALITION), a)) and look.fire]
        if not seen:
            continue
        a, look = rng.choice(seen)

        def lives(throw: Random, s: State = s, a: Any = a) -> bool:
            return "H1" in answered(s, a, throw).at

        yield look.live, lives


def fights(rng: Random) -> Iterator[Case]:
    """Case 9.2: the chance that the defenders of a combat are eliminated."""
    while True:
        here, there = rng.sample(HEXES, 2)
        mine = dict.fromkeys(rng.sample(("H1", "H2", "I1", "M1", "D1", "D2"), rng.randint(1, 3)), here)
        at = {**mine, rng.choice(FOES): here, "H6": there, "X2": there}
        if len(set(at)) < len(mine) + 3:
            continue
        s = lay(at, phase="combat")
        if not pending(s) or pending(s)[0].kind != "combat.next":
            continue
        c = next(c for c in combats(s, s.stack[-1].v) if c.at == here)

        def kills(throw: Random, s: State = s, foe: str = c.defenders[0][0]) -> bool:
            after = answered(s, Fight(here_of(s, foe)), throw)
            if pending(after) and pending(after)[0].kind == "combat.support":
                after = answered(after, STARGATE.read(after, pending(after)[0], "resolve"), throw)
            return foe in after.lost

        yield forecast(c.attack - c.defence).of("E", "d"), kills


def here_of(s: State, unit: str) -> str:
    return s.at[unit]


def meetings(rng: Random) -> Iterator[Case]:
    """Cases 7.2, 7.4 and 7.34: the mover's chance to die where both draw evenly, shields and all."""
    while True:
        mover, at = rng.choice(("H1", "D1", "M1", "I1")), "1509"
        units = {mover: "1511", **dict.fromkeys(rng.sample(("W1", "C2", "T3"), rng.randint(1, 2)), at)}
        s = chosen(lay(units), f"{mover} {'wobble' if mover == 'M1' else 'linear'}")
        s = chosen(s, "n2")
        barred = ""
        if pending(s)[0].kind == "approach.bar":
            barred = rng.choice(("warp", "charge", "maneuver"))
            s = chosen(s, f"not {barred}")

        def dies(throw: Random, s: State = s, mover: str = mover) -> bool:
            while pending(s) and pending(s)[0].kind == "approach.option":
                open_to = [a for a in options(s, pending(s)[0]) or () if isinstance(a, Choose)]
                s = answered(s, throw.choice(open_to), throw)
            return mover in s.lost

        yield even(s, (mover,), shield_seat(s, (mover,), at), barred).mover, dies


def pulls(rng: Random) -> Iterator[Case]:
    """Case 11.3: the chance that a side's only unit beside the Nullgate falls in."""
    while True:
        seat = rng.choice((COALITION, VIRUNIAN))
        unit = "H1" if seat == COALITION else "X1"
        s = lay({"H1": "0101", "X1": "0201", unit: rng.choice(("2008", "2108", "2209"))})

        def falls(throw: Random, s: State = s, unit: str = unit) -> bool:
            rolled = throw.randint(1, 6)
            return unit in carried_out(s, GRAVITY, Gravity(), rolled).state.lost

        yield Fraction(gravity()[seat]), falls


@pytest.mark.parametrize("kind", [jumps, turns, fights, meetings, pulls])
def test_what_is_shown_is_what_happens(kind: Callable[[Random], Iterator[Case]]) -> None:
    rng, cases = Random(13), kind(Random(7))
    shown = Fraction(0)
    spread, seen = 0.0, 0
    for _ in range(POSITIONS):
        chance, happens = next(cases)
        came = sum(happens(rng) for _ in range(THROWS))
        doubt = THROWS * float(chance * (1 - chance))
        assert abs(came - THROWS * float(chance)) <= 4.5 * doubt**0.5 + 1e-9, float(chance)
        shown, spread, seen = shown + chance * THROWS, spread + doubt, seen + came
    assert abs(seen - float(shown)) <= 3.5 * spread**0.5 + 1e-9
    assert spread > 0
