"""What is good, to be spoilt: every file a table may bring, and a position of every game."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from random import Random
from typing import Any

from engine.core.contract import Setup
from engine.core.data import adapter
from engine.core.dice import RandomDice
from engine.titles import GAMES

#: Files that stand under another name in our own data.
CALLED = {("starwars", "board"): "galaxy", ("skirmish", "table"): "missions/standard"}
FILES = [(game.id, name) for game in GAMES.values() for name in game.files]


def file_of(game: str, name: str) -> dict[str, Any]:
    """Return the content of a file as it comes with the game."""
    path = f"{CALLED.get((game, name), name)}.toml"
    return tomllib.loads((files("data") / game).joinpath(path).read_text(encoding="utf-8"))


def position_of(game: str) -> dict[str, Any]:
    """Return a position as plain data; every key of its file is in it."""
    return _POSITIONS[game]() if callable(_POSITIONS[game]) else _POSITIONS[game]


def _skirmish() -> dict[str, Any]:
    setup = Setup("skirmish", "standard", {"players": "2", "gm": "off"})
    s = GAMES["skirmish"].new(setup, RandomDice(Random(1))).state

    def all_of(found: Any) -> list[Any]:
        return [adapter(type(x)).dump_python(x, mode="json") for x in found]

    return {
        "figures": all_of(s.figures.values()),
        "groups": all_of(s.groups.values()),
        "markers": all_of(s.markers.values()),
        "gate": all_of([s.gate])[0],
        "mission": "standard",
        "house": {"players": "2"},
        "turn": 2,
        "step": "players",
        "spotted": {"sgc": [], "jaffa": []},
        "charges": [
            {
                "id": "C1",
                "kind": "c4",
                "fuse": "remote",
                "shape": "blast",
                "x": 20.0,
                "y": 20.0,
                "facing": 0,
                "by": next(iter(s.figures)),
            }
        ],
        "pieces": [{"id": "ZZ", "kind": "wood", "shape": "rect", "size": [1.0, 1.0, 4.0, 4.0], "name": "z"}],
        "done": {},
        "loose": {"thing": [5.0, 5.0]},
        "contact": True,
        "watch": False,
        "dice": [],
    }


_POSITIONS: dict[str, Any] = {
    "starwars": {
        "mover": "blue",
        "fleets": {"blue": {"1": "SOL-4", "2": "SOL-4"}, "orange": {"1": "VEGA-1"}},
        "dice": [2],
        "still": [1],
        "must": 2,
        "built": 0,
        "hands": {"blue": "WA"},
        "discards": "SSS",
        "turn": 7,
        "homes": {"blue": "SOL", "orange": "VEGA"},
    },
    "stargate": {
        "seat": "coalition",
        "units": {"H1": "1509", "X1": "1701", "W1": "1509", "H2": "1507"},
        "turn": 3,
        "phase": "movement",
        "staged": {},
        "gates": {"A": 2},
        "lost": ["C1"],
        "skim": {},
        "began": {},
        "came": {},
        "moved": [],
        "lent": {},
        "dice": [],
        "house": {"skim_doubling": "before_exit"},
    },
    "armada": {
        "units": {
            "R1": {"type": "starship", "at": "B", "has": {"laser": 2, "shield": 1}},
            "Rf1": {"type": "fighter", "aboard": "R1"},
            "R2": {"type": "starship", "at": "1", "has": {"nuclear": 1}},
            "S1": {"type": "missile_boat", "at": "C", "has": {"launcher": 1}, "room": 1, "wreck": 0},
            "Sr1": {"type": "regiment", "at": "2"},
        },
        "scenario": "standard",
        "defender": "",
        "turn": 2,
        "turns": 10,
        "ambush": {"red@B": 1},
        "unspent": {"red": 5},
        "house": {},
    },
    "skirmish": _skirmish,
}
