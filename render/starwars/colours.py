"""The galaxy's own colours, added to both themes."""

from __future__ import annotations

from render.core.palette import Palette, themed

_DARK = {
    "disc": "#151c27",
    "hub": "#0f151e",
    "planet.cell": "#16473d",
    "jump.cell": "#3b2c5c",
    "jump.deep": "#55408a",
    "jump.text": "#eadfff",
    "hole": "#000000",
    "hole.edge": "#8d99ad",
    "hole.ring": "#56617a",
    "hole.text": "#c9d2e0",
    "nova": "#ff8f7a",
    "nova.cell": "#5a241f",
    "nova.ink": "#3a0d08",
}
_LIGHT = {
    "disc": "#dfe7f1",
    "hub": "#edf2f8",
    "planet.cell": "#b7e6d3",
    "jump.cell": "#dccff5",
    "jump.deep": "#c6b0ef",
    "jump.text": "#3d1d80",
    "hole": "#151a24",
    "hole.edge": "#3a4558",
    "hole.ring": "#8a95a8",
    "hole.text": "#e9eef6",
    "nova": "#d23f2b",
    "nova.cell": "#f5cbc1",
    "nova.ink": "#fff1ee",
}
_MIXED = {
    "link": "jump~back~25",
    "star.core": "text~back~88",
    "star.rim": "text~back~55",
    "jump.shine": "jump~text~70",
}
_RAMPS = (
    ("disc", "back", 1),
    ("cell", "disc", 2),
    ("good", "planet.cell", 4),
    ("good", "disc", 3),
    ("jump", "jump.deep", 3),
    ("jump", "jump.cell", 2),
    ("jump", "back", 4),
    ("jump.text", "jump.deep", 4),
    ("hole.edge", "hole", 3),
    ("hole.ring", "hole", 2),
    ("hole.text", "hole", 3),
    ("nova", "nova.cell", 3),
    ("nova", "disc", 2),
    ("nova.ink", "nova", 3),
    ("one", "one.core", 3),
    ("two", "two.core", 3),
    ("text", "star.core", 4),
    ("dim", "hub", 4),
    ("link", "back", 2),
    ("one.rim", "back", 2),
    ("two.rim", "back", 2),
    ("lit", "disc", 3),
    ("text", "cell", 2),
    ("one.ghost", "back", 2),
    ("two.ghost", "back", 2),
)
PALETTES: dict[str, Palette] = {
    "dark": themed("dark").plus("starwars-dark", {**_DARK, **_MIXED}, _RAMPS),
    "light": themed("light").plus("starwars-light", {**_LIGHT, **_MIXED}, _RAMPS),
}
#: Side one is light blue and round, side two orange and pointed: told apart by either.
SIDES = {"blue": "one", "orange": "two"}
