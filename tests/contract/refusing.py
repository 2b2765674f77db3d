"""Positions from which random play comes to questions that are rare."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

from engine.core.errors import BadData
from engine.skirmish.model.procedures import (
    ALLIES,
    AUTOMATON,
    MELEE,
    REACTION,
    Automaton,
    Melee,
    Reaction,
)
from engine.skirmish.model.state import Charge, Group
from engine.stargate.game import STARGATE
from engine.stargate.model.board import standard_forces
from engine.stargate.model.state import Choose
from engine.stargate.queries.position import Position
from tests.skirmish.field import ja, lay, run, sg
from tests.stargate import play as stargate
from tests.stargate.combat import fights

#: Number of crowded positions of StarGate.
CROWDED = 60


def rare_positions(title: str) -> list[Any]:
    """Return positions of a title to begin random games from, besides its set-ups."""
    if title == "stargate":
        return [*islice(crowded(Random(title)), CROWDED), lossy(), raging(), unarmed()]
    return [friends(), paused(), mined(), matched()] if title == "skirmish" else []


def crowded(rng: Random) -> Iterator[Any]:
    """Yield positions of StarGate in which units of both sides stand near the Nullgate and each other."""
    names = list(standard_forces().units)
    while True:
        chosen = rng.sample(names, rng.randint(8, 20))
        lost = tuple(u for u in ("C1", "C2") if rng.random() < 0.3)
        near = [f"{x:02}{y:02}" for x in range(17, 24) for y in range(6, 13)]
        hexes = rng.sample(near, 9)
        units = {u: rng.choice(hexes) for u in chosen if u not in lost}
        seat, phase = rng.choice(("coalition", "virunian")), rng.choice(("movement", "combat"))
        try:
            yield STARGATE.lay_out(
                Position(seat=seat, units=units, phase=phase, lost=lost, dice=(1, 2, 3, 4) * 9)
            )
        except (BadData, RuntimeError):
            continue


def lossy() -> Any:
    """Return a position of StarGate in which the Virunian gives up one of two units that were approached."""
    s = fights.meet(stargate.lay("C1 1010, W2 1010", began={}), "H1", "1010").state
    s = fights.do(s, Choose("charge"), seat="coalition").state
    return fights.do(s, Choose("maneuver"), 2, seat="virunian").state


def raging() -> Any:
    """Return a position of StarGate in which two weapon units go berserk at the same moment."""
    s = stargate.lay("H1 1410, D1 1410, C1 1410, C2 1410, W1 0101, W2 2701, X1 0102, X2 2702")
    return fights.fight(s, "coalition", 1).state


def unarmed() -> Any:
    """Return a position of StarGate in which the order of unarmed units' deaths is the Virunian's choice."""
    s = stargate.lay("H1 1410, C1 1410, W1 1414, H2 1413, T2 1413, H3 1413", phase="combat")
    return fights.fight(s, "virunian").state


def friends() -> Any:
    """Return a position of Skirmish in which a player leads figures without a player."""
    s = lay(
        sg("T1", 30, 10, seat="", group="T", weapon="staff", actions=2), sg("RED", 36, 10),
        ja("J1", 30, 40, weapon="none"),
        groups=[Group("T", "sgc", start=1, course="hold", taken=1)],
    )  # fmt: skip
    return run(s, ALLIES, Automaton("sgc"), 6).state


def paused() -> Any:
    """Return a position of Skirmish in which the automaton waits for the GM after a group."""
    s = lay(ja("J1", 30, 40), ja("J2", 60, 40, group="B"))
    s.house = replace(s.house, gm="on")
    s.watch, s.pause = False, True
    return run(s, AUTOMATON, Automaton(), 2, 2).state


def mined() -> Any:
    """Return a position of Skirmish in which a remote charge may be set off; another would catch nobody."""
    s = lay(sg("RED", 30, 5, saved=2, left=1), ja("J1", 30, 16))
    for name, y in (("X1", 10), ("X2", 40)):
        s.charges[name] = Charge(name, "claymore", "remote", "wedge", 30, y, 0, "RED", "p1")
    return run(s, REACTION, Reaction("J1")).state


def matched() -> Any:
    """Return a position of Skirmish in which a player allots who fights whom in a melee of many."""
    s = lay(
        sg("RED", 30, 20), sg("BLUE", 30.8, 20),
        ja("J1", 30, 20.5), ja("J2", 30.8, 20.7), ja("J3", 31.5, 20.3),
    )  # fmt: skip
    return run(s, MELEE, Melee()).state
