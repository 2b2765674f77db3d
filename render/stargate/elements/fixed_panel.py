"""What of the panel beside the whole map stays as it is: titles, rules, races and the key."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from engine.stargate.model.board import Forces
from render.core.fonts import width
from render.core.scene import Line, Polygon, Shape, Sprite, Stamp, Text
from render.core.text import Words
from render.stargate.elements.counters import Piece, counter, single
from render.stargate.elements.layout import Layout
from render.stargate.elements.units import OUTLINES

#: Tops of the panel's blocks, in pixels.
KILLS, RACES, GROUPS, GATES, END = 186, 264, 414, 634, 752
#: Line spacing in the table of races, and the distance of the first line from its top.
LINE, FIRST = 32, 52
#: The first column of that table.
LABELS = 76
KEY = (("control", "C"), ("transport", "T"), ("weapon", "W"), ("monad", "X"), ("tri-ship", "3"))
NAMES = (
    "virunian-win",
    "map",
    "reserve",
    "lost",
    "coalition-win",
    "gates",
    "control",
    "transport",
    "weapon",
    "monad",
    "tri-ship",
    "numbers",
    "lit",
    "lit-risk",
)


@dataclass(frozen=True, slots=True)
class Fixed:
    """The words of `NAMES`, outline and letter of every race, the Stargates, and whether the key is shown."""

    said: tuple[str, ...]
    races: tuple[tuple[str, str], ...]
    gates: tuple[str, ...]
    key: bool


def fixed_for(words: Words, forces: Forces, gates: tuple[str, ...], *, key: bool) -> Fixed:
    """Gather what the panel needs."""
    letters = {t.id: t.letter for t in forces.types}
    races = tuple((OUTLINES[race], letters[race]) for race in forces.races)
    return Fixed(tuple(words(f"stargate-pic-{name}") for name in NAMES), races, gates, key)


def sides(lay: Layout) -> tuple[int, int]:
    """Return the left and right edges of the panel's text."""
    return lay.board + 18, lay.width - 16


def column(lay: Layout, k: int, of: int) -> float:
    """Return the middle of a race's column."""
    left, right = sides(lay)
    step = (right - left - LABELS) / max(1, of)
    return left + LABELS + step * (k + 0.5)


def fixed(lay: Layout, f: Fixed) -> Iterator[Shape]:
    """Draw it."""
    left, right = sides(lay)
    said = dict(zip(NAMES, f.said, strict=True))
    for y in (GROUPS, GATES, END):
        yield Line(((left, y), (right, y)), "line", 2)
    room = right - left - width("88 / 88", 24) - 14
    for name, y, ink in (
        ("virunian-win", KILLS, "two"),
        ("coalition-win", GROUPS + 28, "one"),
        ("gates", GATES + 26, "sand"),
    ):
        yield Text(left, y, said[name], 24, ink, "l", fit=room)
    for k, name in enumerate(("map", "reserve", "lost")):
        yield Text(left, RACES + FIRST + k * LINE, said[name], 20, "dim", "l", bold=False, fit=LABELS - 6)
    for k, (kind, letter) in enumerate(f.races):
        sprite = single(kind, letter, 18, "", "", "panel")
        yield Stamp(round(column(lay, k, len(f.races))), RACES + 12, sprite)
    for k, gate in enumerate(f.gates):
        yield Text(left + 8 + k * 82, GATES + 74, gate, 25, "dim")
    if f.key:
        yield from _key(left, right, END + 30, said)


def _key(left: float, right: float, y: float, said: dict[str, str]) -> Iterator[Shape]:
    """Draw the legend of outlines and lit hexes."""
    wide = (right - left) / 2
    signs = [(name, Sprite(tuple(counter(Piece(kind, ""), 12)), "panel")) for name, kind in KEY]
    places = [(k % 2, y + 38 * (k // 2)) for k in range(len(signs))]
    signs += [("lit", lit_sign()), ("lit-risk", lit_sign(dashed=True))]
    places += [(0, y + 116), (1, y + 116)]
    for (name, sprite), (half, cy) in zip(signs, places, strict=True):
        x = left + wide * half
        yield Stamp(round(x + 14), round(cy), sprite)
        yield Text(x + 36, cy, said[name], 19, "dim", "l", bold=False, fit=wide - 40)
    yield Text(left, y + 154, "3-8", 19, "text", "l")
    yield Text(left + 44, y + 154, said["numbers"], 19, "dim", "l", bold=False, fit=right - left - 44)


@lru_cache(2)
def lit_sign(*, dashed: bool = False) -> Sprite:
    """Draw a small lit hex, or one at a risk."""
    corners = ((14.0, 0.0), (7.0, 12.0), (-7.0, 12.0), (-14.0, 0.0), (-7.0, -12.0), (7.0, -12.0))
    if dashed:
        return Sprite((Line((*corners, corners[0]), "lit", 2.4, (6, 5)),), "panel")
    return Sprite((Polygon(corners, "lit.cell", "lit", 3),), "panel")
