"""Playing on a table of one's own: the players' step opened, a whole turn run, missions begun."""

from __future__ import annotations

from random import Random
from typing import Any

from engine.core.contract import Setup
from engine.core.dice import RandomDice
from engine.core.flow import act, apply, pending, sample
from engine.skirmish.game import SKIRMISH
from engine.skirmish.model.procedures import PHASE, Phase
from engine.skirmish.model.state import State
from tests.skirmish.field import run


def step(s: State) -> State:
    """Open the players' step."""
    return run(s, PHASE, Phase()).state


def mission(name: str = "standard", seed: int = 1, **options: str) -> State:
    """Begin a mission without a GM, for one player if nothing else is said."""
    setup = Setup("skirmish", name, {"players": "1", "gm": "off", **options})
    return SKIRMISH.new(setup, RandomDice(Random(seed))).state


def gm(s: State, name: str, action: Any, seed: int = 1) -> Any:
    """Have the GM do something unasked."""
    return act(s, "gm", name, action, RandomDice(Random(seed)))


def play_on(s: State, rng: Random, answers: int) -> State:
    """Play on at random."""
    for _ in range(answers):
        if not pending(s):
            break
        d = rng.choice(pending(s))
        s = apply(s, d.seat, d.id, sample(s, d, rng), RandomDice(rng)).state
    return s
