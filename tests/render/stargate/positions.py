"""StarGate positions to draw: two players' names, laid-out moments, random games."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from engine.core.contract import Setup
from engine.core.dice import RandomDice
from engine.core.flow import Result, apply, options, pending, sample
from engine.core.rules import Event
from engine.stargate.game import STARGATE
from engine.stargate.model.state import State
from render.core.look import Picture
from render.core.scene import Scene, Shape, Stamp, Text
from render.core.text import words
from render.titles import LOOKS
from tests.render.shapes import flat
from tests.stargate.play import do, lay

NAMES = {"coalition": "Ada", "virunian": "Grace Hopper"}
LOOK = LOOKS["stargate"]


def scene(s: State, events: tuple[Event, ...] = (), *, seat: str | None = None, **more: Any) -> Scene:
    """Draw a state as a seat, or the channel, sees it."""
    more = {"words": words("en"), "names": NAMES} | more
    return LOOK.scene(Picture(view=STARGATE.view(s, seat), events=events, **more))


def lit(s: State) -> tuple[Any, ...]:
    """Return all answers to the first open question."""
    return tuple(options(s, pending(s)[0]) or ())


def public(r: Result[State]) -> tuple[Event, ...]:
    """Return what the channel hears."""
    return tuple(e for e in r.events if e.reaches(None))


def texts(x: Scene, layer: str = "panel") -> list[str]:
    """Return all texts of a layer."""
    return [s.text for s in flat(x.layer(layer)) if isinstance(s, Text)]


def spread(shapes: tuple[Shape, ...]) -> Iterator[tuple[Stamp, Shape]]:
    """Return every shape of a layer with the stamp it lies in."""
    for stamp in shapes:
        assert isinstance(stamp, Stamp)
        for s in flat(stamp.sprite.shapes):
            yield stamp, s


def game(seed: int, most: int = 100_000) -> Iterator[Result[State]]:
    """Play at random."""
    rng = Random(seed)
    dice = RandomDice(rng)
    r = STARGATE.new(Setup("stargate"), dice)
    for _ in range(most):
        yield r
        if r.state.over:
            return
        d = pending(r.state)[0]
        r = apply(r.state, d.seat, d.id, sample(r.state, d, rng), dice)


def turned() -> Result[State]:
    """H3 goes a hex, turns under the fire of two units, and meets the pair of group 2 in 1711."""
    s = lay("H3 1511, C2 1711, W2 1711, X1 1407", gates={"A": 4, "B": 3})
    s = do(do(s, "H3 linear").state, "se1").state
    return do(s, "ne1", 5, 4)


def met(die: int = 1) -> Result[State]:
    """Both choose and it comes to the die; W2 and C2 are shielded by their number."""
    s = do(turned().state, "warp", seat="coalition").state
    return do(s, "warp", die, seat="virunian")


def fought(die: int = 6) -> Result[State]:
    """H1 and D1 attack C2, supported by nobody."""
    s = lay("H1 1711, D1 1711, C2 1711", phase="combat")
    return do(s, "resolve", die) if pending(s)[0].kind == "combat.support" else Result(s, ())


__all__ = [
    "LOOK", "NAMES", "do", "game", "lay", "lit", "met", "public", "scene", "spread", "texts", "turned",
]  # fmt: skip
