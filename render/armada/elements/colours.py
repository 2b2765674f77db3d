"""Armada's own colours, added to both themes: Red and Silver, the planet's fields, and old knowledge.

Red is rounded, Silver has cut corners, so shape or colour alone tells them apart. As Red is red, damage is
orange, and violet on a light background, where colour-blind people may take orange for red.
"""

from __future__ import annotations

from render.core.palette import Palette, themed

#: The fields of the planet: the spaceport's, those around it, and the one underneath.
FIELDS = ("port", "field", "under")
_DARK = {
    "one": "#ff5a48",
    "one.ink": "#2d0400",
    "two": "#cfe0f5",
    "two.ink": "#0f2038",
    "fire": "#ffb03a",
    "port": "#1d4a47",
    "field": "#193c43",
    "under": "#101f2a",
    "hex": "#245853",
    "hex.port": "#2c6a60",
    "hex.line": "#4fa79f",
    "lane": "#5b6b8c",
    "box": "#1a2230",
    "box.line": "#4d5d7a",
    "fire.deep": "#4a2024",
    "good.deep": "#12392f",
    "jump.deep": "#2f2549",
    "sand.ink": "#3a1c00",
    "row": "#1b2431",
    "loss": "#ff6a5a",
}
_LIGHT = {
    "one": "#c01c14",
    "one.ink": "#ffffff",
    "two": "#47607f",
    "two.ink": "#ffffff",
    "fire": "#7b2fb5",
    "port": "#b9e2d8",
    "field": "#d0eae4",
    "under": "#e9f1f5",
    "hex": "#a5d6ca",
    "hex.port": "#8cc9ba",
    "hex.line": "#2f7d70",
    "lane": "#8593ad",
    "box": "#fafcff",
    "box.line": "#8a99b3",
    "fire.deep": "#f7d3cd",
    "good.deep": "#c8eadd",
    "jump.deep": "#e0d5f6",
    "sand.ink": "#fffaf2",
    "row": "#d6dfeb",
    "loss": "#c01c14",
}
_MIXED = {
    "one.dead": "dim~back~55",
    "two.dead": "dim~back~55",
    "one.pale": "one~box~84",
    "two.pale": "two~box~84",
}
_RAMPS = (
    ("text", "box", 5),
    ("dim", "box", 4),
    ("mute", "box", 2),
    ("one", "box", 4),
    ("two", "box", 4),
    ("text", "hex", 3),
    ("text", "hex.port", 4),
    ("dim", "hex", 2),
    ("lit", "box", 3),
    ("one", "hex", 2),
    ("two", "hex", 2),
    ("one", "hex.port", 2),
    ("two", "hex.port", 2),
    ("hex.line", "field", 2),
    ("hex.line", "port", 2),
    ("hex.line", "under", 2),
    ("hex.line", "hex", 1),
    ("box.line", "box", 2),
    ("box.line", "field", 2),
    ("box.line", "under", 2),
    ("lane", "field", 2),
    ("lane", "back", 2),
    ("text", "under", 3),
    ("dim", "under", 3),
    ("fire", "box", 3),
    ("fire", "panel", 3),
    ("good", "box", 3),
    ("good", "panel", 3),
    ("jump", "box", 3),
    ("jump", "back", 3),
    ("sand", "back", 2),
    ("lit.ink", "lit", 4),
    ("one", "one.pale", 3),
    ("two", "two.pale", 3),
    ("text", "one.dead", 2),
    ("text", "two.dead", 2),
    ("fire", "one.dead", 2),
    ("fire", "two.dead", 2),
    ("text", "row", 3),
    ("dim", "row", 3),
    ("one", "row", 3),
    ("two", "row", 3),
    ("good", "back", 2),
)
PALETTES: dict[str, Palette] = {
    "dark": themed("dark").plus("armada-dark", {**_DARK, **_MIXED}, _RAMPS),
    "light": themed("light").plus("armada-light", {**_LIGHT, **_MIXED}, _RAMPS),
}
SIDES = {"red": "one", "silver": "two"}
