"""The skirmish's own colours, added to both themes: the table, terrain, the Stargate, sight."""

from __future__ import annotations

from render.core.palette import Palette, themed

_DARK = {
    "table": "#2a353c",
    "shade": "#171c26",
    "grid": "#35424a",
    "building": "#5d6886",
    "building.line": "#96a3c6",
    "wood": "#17492f",
    "wood.line": "#3f9a62",
    "hill": "#5b5733",
    "hill.line": "#a39c62",
    "ruin": "#4a3a2f",
    "ruin.line": "#cdb38a",
    "rock": "#7b7f8c",
    "rock.line": "#b9bdc8",
    "water": "#1d4a6b",
    "water.line": "#5fa6d8",
    "rough": "#43402f",
    "rough.line": "#8d8560",
    "works": "#8c93a0",
    "works.line": "#c4c9d2",
    "label": "#e4e9f2",
    "gate": "#0a1d2c",
    "gate.ring": "#e9edf5",
    "gate.glow": "#ff9c4a",
    "gate.open": "#4fb6e8",
    "kill": "#5a2a2c",
    "sand.ink": "#3a1c00",
    "row": "#212b3a",
    "fire.deep": "#4a2024",
    "good.deep": "#12392f",
}
_LIGHT = {
    "glow": "#ffe45c",
    "table": "#dfe4d8",
    "shade": "#bcc3bd",
    "grid": "#cfd5c8",
    "building": "#a7b1c9",
    "building.line": "#4d5878",
    "wood": "#a8d8b4",
    "wood.line": "#1f7a41",
    "hill": "#d9d3a4",
    "hill.line": "#847a2e",
    "ruin": "#e3cfb4",
    "ruin.line": "#805c22",
    "rock": "#b4b7c0",
    "rock.line": "#565b69",
    "water": "#a9d3ee",
    "water.line": "#2673ab",
    "rough": "#d8d2b8",
    "rough.line": "#857a45",
    "works": "#8b919d",
    "works.line": "#4a505c",
    "label": "#10161f",
    "gate": "#cfe6f7",
    "gate.ring": "#39424f",
    "gate.glow": "#d0700c",
    "gate.open": "#1f86c0",
    "kill": "#f2c9c3",
    "sand.ink": "#fffaf2",
    "row": "#d6dfeb",
    "fire.deep": "#f7d3cd",
    "good.deep": "#c8eadd",
}
_MIXED = {"one.dead": "one~table~64", "two.dead": "two~table~64"}
#: Grounds that labels, rings and arrows run over.
GROUNDS = ("table", "shade", "building", "wood", "hill", "ruin", "rock", "water", "rough")
_RAMPS = (
    *((f"{kind}.line", kind, 2) for kind in GROUNDS[2:]),
    *(("table", kind, 1) for kind in GROUNDS[1:]),
    *(("label", kind, 2) for kind in GROUNDS),
    *(("back", kind, 1) for kind in GROUNDS),
    ("one", "table", 3), ("two", "table", 2), ("lit", "table", 2), ("fire", "table", 2), ("sand", "back", 2),
    ("sand.ink", "sand", 3), ("works.line", "works", 1), ("works", "table", 1), ("grid", "table", 1),
    ("gate.ring", "gate", 2), ("gate.glow", "gate.ring", 1), ("gate.open", "gate", 2), ("kill", "table", 1),
    ("fire", "kill", 1), ("fire", "panel", 3), ("good", "panel", 3), ("text", "row", 3), ("dim", "row", 2),
    ("lit.ink", "lit", 4), ("text", "one.dead", 2), ("text", "two.dead", 2), ("fire", "one.dead", 1),
    ("fire", "two.dead", 1), ("good", "good.deep", 1), ("fire", "fire.deep", 1), ("jump", "back", 2),
)  # fmt: skip
PALETTES: dict[str, Palette] = {
    "dark": themed("dark").plus("skirmish-dark", {**_DARK, **_MIXED}, _RAMPS),
    "light": themed("light").plus("skirmish-light", {**_LIGHT, **_MIXED}, _RAMPS),
}
#: The players' side is light blue and round, the enemy orange and angular: told apart by either.
SIDES = {"sgc": "one", "jaffa": "two"}
