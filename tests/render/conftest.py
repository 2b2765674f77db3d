"""Positions and games to draw."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from engine.core.contract import Setup
from engine.core.dice import GivenDice, RandomDice
from engine.core.flow import Result, apply, pending, sample
from engine.core.rules import Event
from engine.starwars.game import STARWARS, Position
from engine.starwars.state import State
from render.core.look import Look, Picture
from render.core.scene import Scene
from render.core.text import words
from render.titles import LOOKS

NAMES = {"blue": "Ada", "orange": "Grace Hopper"}


class Drawn:
    """Draws Starwars for tests."""

    look: Look = LOOKS["starwars"]
    names = NAMES

    def lay(self, blue: dict[int, str], orange: dict[int, str], *dice: int, **more: Any) -> State:
        """Lay out a position, blue to move."""
        fleets = {"blue": blue, "orange": orange}
        return STARWARS.lay_out(Position(**{"mover": "blue", "fleets": fleets, "dice": dice} | more))

    def do(self, s: State, text: str, *dice: int) -> Result[State]:
        """Answer the open question as players type it."""
        (d,) = pending(s)
        return apply(s, d.seat, d.id, STARWARS.read(s, d, text), GivenDice(*dice))

    def scene(
        self, s: State, events: tuple[Event, ...] = (), *, seat: str | None = None, **more: Any
    ) -> Scene:
        """Draw a state."""
        more = {"words": words("en"), "names": NAMES} | more
        return self.look.scene(Picture(view=STARWARS.view(s, seat), events=events, **more))

    def game(self, seed: int, board: str = "", most: int = 10_000) -> Iterator[Result[State]]:
        """Play at random."""
        rng = Random(seed)
        dice = RandomDice(rng)
        r = STARWARS.new(Setup("starwars", files={"board": board} if board else {}), dice)
        for _ in range(most):
            yield r
            if r.state.over:
                return
            d = pending(r.state)[0]
            r = apply(r.state, d.seat, d.id, sample(r.state, d, rng), dice)


@pytest.fixture(scope="session")
def drawn() -> Drawn:
    return Drawn()


@pytest.fixture(scope="session")
def capture(drawn: Drawn) -> Result[State]:
    """Blue 4 takes orange 2 on a planet and draws a card."""
    s = drawn.lay({4: "MIRA-1", 10: "SOL-9"}, {2: "MIRA-3", 10: "VEGA-9"}, 2, 5)
    return drawn.do(s, "4 2 MIRA-3", 1)


@pytest.fixture(scope="session")
def jump(drawn: Drawn) -> Result[State]:
    """Blue 4 goes by two to the hyperjump of SOL and comes out at RIGEL."""
    return drawn.do(drawn.lay({4: "SOL-3", 10: "SOL-9"}, {2: "MIRA-3", 10: "VEGA-9"}, 2, 5), "4 2 RIGEL-4")
