"""How the recorded missions are played: by the squad, at random, with a GM's hand, by players who leave."""

from __future__ import annotations

from typing import Any

from engine.core.endings import Resign
from engine.core.flow import pending
from engine.skirmish.gm.actions import (
    Build,
    CallIt,
    GateHand,
    Place,
    Remove,
    Reroll,
    Rule,
    SetStatus,
    Spawn,
    Watch,
)
from engine.skirmish.model.actions import Give, GoOn, Veto
from engine.skirmish.model.procedures import Q_GM
from engine.skirmish.model.state import Piece
from tests.records import squad


def to_the_end(p: Any, most: int = 700) -> None:
    """Have the squad play until the mission is over."""
    while not p.s.over and len(p.entries) < most:
        p.give(squad.answer(p.s, pending(p.s)[0], p.rng))


def at_random(p: Any, most: int = 900) -> None:
    """Play at random until the mission is over."""
    while not p.s.over and len(p.entries) < most:
        p.answer("random")


def act(p: Any, seat: str, action: Any) -> None:
    """Do a free action, by its name."""
    name = next(n for n, free in p.game.rules.frees.items() if free.takes is type(action))
    p.act(seat, action, name)


def given_up(p: Any) -> None:
    """Play a little; one player gives a figure away and leaves, later the other too."""
    for _ in range(10):
        p.give(squad.answer(p.s, pending(p.s)[0], p.rng))
    mine = next(f for f in p.s.figures.values() if f.seat == "p1")
    act(p, "p1", Give(mine.id, "p2"))
    act(p, "p1", Resign())
    for _ in range(10):
        p.give(squad.answer(p.s, pending(p.s)[0], p.rng))
    act(p, "p2", Resign())


def led_by_a_gm(p: Any) -> None:
    """Play with a GM who does all that a GM can, and calls the mission in the end."""
    p.answer("random")
    why = "for the story"
    for _ in range(4):
        p.give(squad.answer(p.s, pending(p.s)[0], p.rng))
    act(p, "gm", Spawn("jaffa", 3, 36, 20, why, seen=True))
    act(p, "gm", Rule("hit", -1, "dusk", turns=2))
    act(p, "gm", Build(Piece("CR", "crates", "rect", (33.0, 12.0, 35.0, 13.0)), why))
    act(p, "gm", GateHand("open", why))
    act(p, "gm", Watch(watch=True, pause=True))
    red = next(f for f in p.s.figures.values() if f.seat == "p1")
    act(p, "gm", Place(red.id, 36, 12, why))
    act(p, "gm", SetStatus(red.id, why, suppressed=1))
    vetoed = rolled = False
    while not p.s.over and not (vetoed and rolled) and len(p.entries) < 160:
        d = pending(p.s)[0]
        if d.kind == Q_GM and not vetoed:
            p.give(Veto(p.s.stack[-1].v.fates[0].group, "they have not seen you", reroll=True))
            vetoed = True
        elif p.s.again is not None and not rolled:
            act(p, "gm", Reroll(why))
            rolled = True
        elif d.seat == "gm":
            p.give(GoOn())
        else:
            p.give(squad.answer(p.s, d, p.rng))
    if p.s.over is None:
        act(p, "gm", Remove("CR", why))
        act(p, "gm", CallIt("drawn", "it is late"))
