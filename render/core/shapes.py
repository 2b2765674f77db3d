"""Ready shapes: a die, a card, a counter, a track, a hexagon, a panel. Each is drawn around its middle."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from render.core.scene import Box, Circle, Polygon, Shape, Text, ngon

#: Colours of seats in the order of the rules: roles of every palette, with what is legible on them.
SEATS = ("one", "two", "good", "jump", "sand", "fire")
SIZE = 64.0
#: What draws a value at (x, y): `shape(x, y, value, role, size)`.
Drawn = Callable[[float, float, object, str, float], Iterator[Shape]]
#: Where the pips of a die are, in quarters of its size from the middle.
_PIPS = {1: "e", 2: "ai", 3: "aei", 4: "acgi", 5: "acegi", 6: "acdfgi"}
_SPOTS = {name: ((n % 3) - 1, (n // 3) - 1) for n, name in enumerate("abcdefghi")}


def ink(role: str) -> str:
    """Return the role of what is written on a filled shape of this role."""
    return f"{role}.ink" if role in ("one", "two", "die", "lit") else "back"


def die(x: float, y: float, value: object, role: str = "die", size: float = SIZE) -> Iterator[Shape]:
    """Draw a die with its pips, or a number on it if that is none of 1 to 6."""
    yield _square(x, y, size, size, role)
    if value not in _PIPS:
        yield Text(x, y, str(value), size * 0.55, ink(role), fit=size * 0.8)
        return
    for name in _PIPS[int(str(value))]:
        across, down = _SPOTS[name]
        yield Circle(x + across * size / 4, y + down * size / 4, size / 10, fill=ink(role))


def card(x: float, y: float, value: object, role: str = "one", size: float = SIZE) -> Iterator[Shape]:
    """Draw an upright card with a value on it."""
    yield _square(x, y, size * 0.9, size * 1.2, role)
    yield Text(x, y, str(value), size * 0.5, ink(role), fit=size * 0.8)


def counter(x: float, y: float, value: object, role: str = "one", size: float = SIZE) -> Iterator[Shape]:
    """Draw a round counter with a value on it."""
    yield Circle(x, y, size / 2, fill=role)
    yield Text(x, y, str(value), size * 0.5, ink(role), fit=size * 0.8)


def track(x: float, y: float, length: int, at: int, role: str = "one", size: float = SIZE) -> Iterator[Shape]:
    """Draw a row of fields, numbered from 0, of which that at `at` is filled."""
    for n in range(length):
        left = x + (n - (length - 1) / 2) * size
        yield Box(left - size / 2, y - size / 2, left + size / 2, y + size / 2, 4, "cell", "line", 2)
        if n == at:
            yield Circle(left, y, size * 0.4, fill=role)
        yield Text(left, y, str(n), size * 0.4, ink(role) if n == at else "dim")


def hexagon(
    x: float, y: float, value: object = "", role: str = "cell", size: float = SIZE
) -> Iterator[Shape]:
    """Draw a hexagon with a corner at the right, `size` wide, and what is written in it."""
    yield Polygon(ngon(x, y, size / 2, 6), role, "line", 2)
    if value != "":
        yield Text(x, y, str(value), size * 0.35, "text" if role == "cell" else ink(role), fit=size * 0.7)


def panel(x: float, y: float, wide: float, high: float, edge: str = "line") -> Iterator[Shape]:
    """Draw a ground with a frame, to put other shapes on."""
    yield Box(x - wide / 2, y - high / 2, x + wide / 2, y + high / 2, 12, "panel", edge, 3)


def _square(x: float, y: float, wide: float, high: float, role: str) -> Box:
    return Box(x - wide / 2, y - high / 2, x + wide / 2, y + high / 2, wide / 7, fill=role)
