"""The skirmish to draw and word: fights laid out by hand, one event of each kind, random games."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from engine.core.contract import Setup
from engine.core.dice import RandomDice
from engine.core.flow import Result, apply, pending, sample
from engine.core.rules import Event
from engine.skirmish.game import SKIRMISH
from engine.skirmish.model.state import Figure, State
from engine.skirmish.queries.view import TableView
from engine.skirmish.table.scenario_file import Gateway
from render.core.look import Picture
from render.core.scene import Scene, Text
from render.core.text import words
from render.titles import LOOKS
from tests.render.shapes import flat
from tests.skirmish.field import house, ja, lay, sg, wall

NAMES = {"p1": "Ada", "p2": "Grace Hopper", "gm": "Mel"}
LOOK = LOOKS["skirmish"]
GATE = Gateway(36.0, 4.0, 0)


def fight(*more: Figure, **facts: Any) -> State:
    """Lay out RED and BLUE against three Jaffa, J3 of them hidden, with a house and a wall."""
    figures = (
        sg("RED", 30, 20, facing=45),
        sg("BLUE", 36, 14, weapon="zat", suppressed=2, seat="p2"),
        ja("J1", 40, 30),
        ja("J2", 42, 30, wounds=1, actions=2),
        ja("J3", 20, 40),
        *more,
    )
    usual: dict[str, Any] = {
        "hidden": ["J3"],
        "pieces": [house("BA", 16, 16, 24, 22), wall("ST", 38, 28, 44, 28)],
    }
    return lay(*figures, **{**usual, **facts})


def view(s: State, seat: str | None = None) -> TableView:
    return SKIRMISH.view(s, seat)


def scene(s: State, events: tuple[Event, ...] = (), *, seat: str | None = None, **more: Any) -> Scene:
    more = {"words": words("en"), "names": NAMES} | more
    return LOOK.scene(Picture(view=view(s, seat), events=events, **more))


def texts(x: Scene, *layers: str) -> list[str]:
    """Return all texts of some layers."""
    return [s.text for name in layers for s in flat(x.layer(name)) if isinstance(s, Text)]


def told(kind: str, /, to: tuple[str, ...] = ("*",), **facts: Any) -> Event:
    return Event(kind, "SHOOT.4", facts, to)


def shot(figure: str = "RED", target: str = "J1", **more: Any) -> Event:
    facts: dict[str, Any] = {
        "figure": figure,
        "target": target,
        "weapon": "rifle",
        "aim": 2,
        "band": 1,
        "cover": "ST",
        "range": 14.1,
        "need": 12,
        "n": 15,
        "modifier": 0,
        "hit": True,
        "sure": False,
        "reaction": False,
        "x": 30.0,
        "y": 20.0,
    }
    return told("shot", **{**facts, **more})


REACTION = told(
    "reaction",
    group="A",
    risk=-2,
    die=4,
    row=0,
    letter="continue",
    meaning="advance",
    target="RED",
    parts=[["advancing", -1], ["covered", -1]],
    goal=[30.0, 20.0],
    course="advance",
    defending=False,
    figures=["J1", "J2"],
)


def game(
    seed: int, mission: str = "standard", most: int = 100_000, **options: str
) -> Iterator[Result[State]]:
    """Play at random."""
    rng = Random(seed)
    dice = RandomDice(rng)
    r = SKIRMISH.new(Setup("skirmish", mission, {"players": "2", "gm": "on", **options}), dice)
    for _ in range(most):
        yield r
        if r.state.over:
            return
        d = rng.choice(pending(r.state))
        r = apply(r.state, d.seat, d.id, sample(r.state, d, rng), dice)
