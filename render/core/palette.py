"""Colours by role, in a dark and a light theme, and the fixed colour table that pictures are drawn in.

A role may be mixed on the spot: "one~back~70" is 70 parts of "back" and 30 of "one". A table holds all plain
roles, and for pairs of roles that meet the steps between them, so that edges stay smooth. Contrasts and
distances for colour-blind eyes are measured in `tests/render/test_palette.py`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property, lru_cache

from PIL import Image

Rgb = tuple[int, int, int]
#: Size of a colour table; the last index stays free and means "as before" in an animation.
SIZE = 255


@dataclass(frozen=True)
class Palette:
    """Roles with their colours ("#rrggbb" or a mix of others), and ramps (role, role, steps between)."""

    name: str
    roles: tuple[tuple[str, str], ...]
    ramps: tuple[tuple[str, str, int], ...]

    def __hash__(self) -> int:
        """Hash by name: there are few palettes, each with a unique name."""
        return hash(self.name)

    def plus(self, name: str, roles: dict[str, str], ramps: tuple[tuple[str, str, int], ...]) -> Palette:
        """Return this palette with a game's own roles and ramps added.

        Roles of the same name are replaced in their place, so that mixes of them change, too.
        """
        return Palette(name, tuple((dict(self.roles) | roles).items()), (*self.ramps, *ramps))

    @cached_property
    def _colours(self) -> dict[str, Rgb]:
        made = {role: _hex(said) for role, said in self.roles if said.startswith("#")}
        for role, said in self.roles:
            if role not in made:
                made[role] = _mixed(made, said)
        return made

    def rgb(self, role: str) -> Rgb:
        """Return the colour of a role or mix.

        Raises:
            KeyError: there is no such role.

        """
        found = self._colours.get(role)
        if found is None:
            found = self._colours[role] = _mixed(self._colours, role)
        return found

    @cached_property
    def table(self) -> tuple[Rgb, ...]:
        """Return the colour table: at most 255 distinct colours, plain roles first."""
        plain = [self.rgb(role) for role, _ in self.roles]
        steps = [
            self.rgb(f"{a}~{b}~{round(100 * k / (n + 1))}") for a, b, n in self.ramps for k in range(1, n + 1)
        ]
        return tuple(dict.fromkeys((*plain, *steps)))[:SIZE]


def _hex(text: str) -> Rgb:
    return _snapped(int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16))


def _snapped(r: int, g: int, b: int) -> Rgb:
    """Move a colour to the nearest that Pillow finds exactly: it looks colours up in steps of four."""
    r, g, b = (min(252, (v + 2) // 4 * 4) for v in (r, g, b))
    return r, g, b


def _mixed(colours: dict[str, Rgb], said: str) -> Rgb:
    a, b, parts = said.split("~")
    t = int(parts) / 100
    r, g, b_ = (round(x + (y - x) * t) for x, y in zip(colours[a], colours[b], strict=True))
    return _snapped(r, g, b_)


_SHARED = {
    "one.ghost": "one~back~72",
    "two.ghost": "two~back~72",
    "one.faint": "one~panel~91",
    "two.faint": "two~panel~91",
    "one.core": "one~back~88",
    "two.core": "two~back~88",
    "one.rim": "one~back~50",
    "two.rim": "two~back~50",
}
_RAMPS = (
    ("text", "back", 5),
    ("text", "panel", 5),
    ("dim", "back", 4),
    ("dim", "panel", 5),
    ("one", "back", 6),
    ("two", "back", 6),
    ("one", "panel", 4),
    ("two", "panel", 4),
    ("one", "one.ink", 5),
    ("two", "two.ink", 5),
    ("one.ghost", "one", 2),
    ("two.ghost", "two", 2),
    ("lit", "back", 5),
    ("lit", "panel", 3),
    ("die", "die.ink", 4),
    ("die", "back", 4),
    ("die", "panel", 2),
    ("lit", "cell", 3),
    ("fire", "back", 4),
    ("good", "back", 3),
    ("line", "back", 2),
    ("line", "panel", 2),
)


def _palette(name: str, roles: dict[str, str]) -> Palette:
    return Palette(name, tuple({**roles, **_SHARED}.items()), _RAMPS)


DARK = _palette(
    "dark",
    {
        "back": "#0e131b",
        "panel": "#161d28",
        "cell": "#2a3649",
        "line": "#33415a",
        "text": "#f2f5fa",
        "dim": "#a3b1c6",
        "mute": "#7487a3",
        "one": "#8cc8ff",
        "one.ink": "#0b2540",
        "two": "#ffa32e",
        "two.ink": "#3a1c00",
        "lit": "#f6f27a",
        "lit.ink": "#22220a",
        "lit.cell": "#56583d",
        "die": "#f6f27a",
        "die.ink": "#22220a",
        "fire": "#ff8577",
        "good": "#5ee0b4",
        "jump": "#c39bff",
        "sand": "#c9b08d",
    },
)

LIGHT = _palette(
    "light",
    {
        "back": "#f3f6fb",
        "panel": "#e1e8f2",
        "cell": "#c9d4e3",
        "line": "#97a6bd",
        "text": "#10161f",
        "dim": "#45536a",
        "mute": "#5f6e86",
        "one": "#1158b0",
        "one.ink": "#ffffff",
        "two": "#b85200",
        "two.ink": "#fffaf2",
        "lit": "#7a5c00",
        "lit.ink": "#fff6c2",
        "lit.cell": "#ffe45c",
        "die": "#ffd83a",
        "die.ink": "#2a2200",
        "fire": "#c02717",
        "good": "#0a7a57",
        "jump": "#6d3fc4",
        "sand": "#7d6037",
    },
)


@cache
def themed(theme: str) -> Palette:
    """Return the palette of a theme: "dark" or "light"."""
    return {"dark": DARK, "light": LIGHT}[theme]


def numbers(image: Image.Image, palette: Palette) -> bytes:
    """Turn colours into numbers of the table, the nearest each, row by row."""
    return image.quantize(palette=tabled(palette), dither=Image.Dither.NONE).tobytes()


@lru_cache(16)
def tabled(palette: Palette) -> Image.Image:
    """Return an image that has the colour table, to quantise others by."""
    image = Image.new("P", (1, 1))
    colours = palette.table
    padded = (*colours, *(colours[:1] * (SIZE + 1 - len(colours))))
    image.putpalette([v for colour in padded for v in colour])
    image.load()  # hands the table to the inner image
    return image


@lru_cache(256)
def fade(palette: Palette, over: str, ink: str) -> bytes:
    """Return the colour indices of 256 steps from one colour to another."""
    a, b = palette.rgb(over), palette.rgb(ink)
    steps = [round(x + (y - x) * k / 255) for k in range(256) for x, y in zip(a, b, strict=True)]
    return numbers(Image.frombytes("RGB", (256, 1), bytes(steps)), palette)


@lru_cache(16)
def floors(palette: Palette, within: str, beyond: str) -> tuple[int, int]:
    """Return the indices of a colour, and of that halfway between it and another."""
    two = bytes((*palette.rgb(within), *palette.rgb(f"{within}~{beyond}~50")))
    floor, between = numbers(Image.frombytes("RGB", (2, 1), two), palette)
    return floor, between
