"""StarGate's own colours, added to both themes: energy rings, orbits, gates and the Nullgate."""

from __future__ import annotations

from render.core.palette import Palette, themed

#: Kinds of ground: plain, energy +1 to +4 and -1 to -3, orbit circle, Stargate, Nullgate, staging hex.
PLUS, MINUS = ("p1", "p2", "p3", "p4"), ("m1", "m2", "m3")
FIELDS = ("cell", *PLUS, *MINUS, "orbit", "stage")
_DARK = {
    "cell": "#202b3b",
    "p1": "#12343c",
    "p2": "#154852",
    "p3": "#185c67",
    "p4": "#1b717c",
    "m1": "#3a2158",
    "m2": "#512a72",
    "m3": "#6a388c",
    "plus": "#c9f7f9",
    "minus": "#f3cdf7",
    "plus.line": "#3fb3bd",
    "minus.line": "#a06bc8",
    "orbit": "#3b2a1c",
    "orbit.ring": "#ffc98a",
    "orbit.line": "#c9863a",
    "gate": "#20140a",
    "gate.ring": "#e9edf5",
    "gate.glow": "#ff9c4a",
    "null": "#000000",
    "null.ring": "#3fb3bd",
    "null.core": "#7fe3ea",
    "stage": "#15293d",
    "sand.deep": "#8d7a63",
    "sand.ink": "#3a1c00",
    "good.deep": "#12392f",
    "fire.deep": "#4a2024",
    "same": "#2b3a52",
}
_LIGHT = {
    "glow": "#ffe45c",
    "cell": "#d5deea",
    "p1": "#c8eadc",
    "p2": "#a4dac6",
    "p3": "#7fc8b0",
    "p4": "#57b598",
    "m1": "#ddd3fb",
    "m2": "#c7b6f6",
    "m3": "#b099ee",
    "plus": "#05392b",
    "minus": "#3c1160",
    "plus.line": "#0c7a5f",
    "minus.line": "#6a43c0",
    "orbit": "#f6dfc3",
    "orbit.ring": "#7a4308",
    "orbit.line": "#b5701f",
    "gate": "#fff3e2",
    "gate.ring": "#39424f",
    "gate.glow": "#d0700c",
    "null": "#10161f",
    "null.ring": "#3fb3bd",
    "null.core": "#a5eef3",
    "stage": "#c4dcf6",
    "sand.deep": "#a8926e",
    "sand.ink": "#fffaf2",
    "good.deep": "#c8eadd",
    "fire.deep": "#f7d3cd",
    "same": "#b9c7da",
}
_LIT = {
    "dark": {f"lit.{kind}": f"lit~{kind}~74" for kind in FIELDS},
    "light": {f"lit.{kind}": f"glow~{kind}~35" for kind in FIELDS},
}
_MIXED = {
    "one.dead": "one~back~66",
    "two.dead": "two~back~66",
}
_RAMPS = (
    *((("plus"), kind, 3) for kind in PLUS),
    *((("minus"), kind, 3) for kind in MINUS),
    *((kind, "back", 1) for kind in FIELDS),
    *(("plus.line", kind, 1) for kind in PLUS),
    *(("minus.line", kind, 1) for kind in MINUS),
    ("text", "cell", 4),
    ("orbit.ring", "orbit", 3),
    ("orbit.line", "orbit", 1),
    ("one", "stage", 3),
    ("gate.ring", "gate", 2),
    ("gate.glow", "gate.ring", 1),
    ("null.core", "null", 2),
    ("null.ring", "null", 1),
    ("sand", "back", 2),
    ("sand.ink", "sand", 3),
    ("sand.deep", "back", 1),
    ("fire", "panel", 2),
    ("good", "panel", 3),
    ("good", "good.deep", 2),
    ("fire", "fire.deep", 2),
    ("text", "same", 2),
    ("jump", "back", 2),
    ("lit", "lit.cell", 1),
    ("one.dead", "back", 1),
    ("two.dead", "back", 1),
)
PALETTES: dict[str, Palette] = {
    "dark": themed("dark").plus("stargate-dark", {**_DARK, **_LIT["dark"], **_MIXED}, _RAMPS),
    "light": themed("light").plus("stargate-light", {**_LIGHT, **_LIT["light"], **_MIXED}, _RAMPS),
}
#: The Coalition is light blue and round, the Virunians orange and angular: told apart by either.
SIDES = {"coalition": "one", "virunian": "two"}


def ground(energy: int) -> str:
    """Name the ground of an energy value; beyond +4 and -3 the colours grow no stronger.

    >>> ground(-2), ground(3), ground(0), ground(9)
    ('m2', 'p3', 'cell', 'p4')
    """
    return f"p{min(energy, 4)}" if energy > 0 else f"m{min(-energy, 3)}" if energy else "cell"
