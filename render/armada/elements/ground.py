"""The base layer: the planet's fields, lanes of the cube, sectors and hexes with their names."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from render.armada.elements.layout import FIELDS, HEXES, SECTORS, WIDE, Frame, Place, hexagon
from render.core.fonts import width
from render.core.scene import Box, Circle, Ground, Line, Polygon, Shape, Text

#: Edges of the cube, drawn as lanes.
EDGES = tuple((x[0], x[1]) for x in ["AB", "BD", "DC", "CA", "EF", "FH", "HG", "GE", "AE", "BF", "CG", "DH"])


def ground(
    touches: tuple[tuple[str, tuple[str, ...]], ...],
    barred: tuple[tuple[str, str], ...],
    worth: tuple[tuple[str, int], ...],
    said: tuple[tuple[str, str], ...],
    f: Frame = WIDE,
) -> Ground:
    """Draw the board without its pieces.

    `touches` are (sector, hexes), `barred` are (sector, the sectors it cannot reach), `worth` are (hex,
    points), `said` are words by key: "not", "under".
    """
    return Ground(_shapes, (touches, barred, worth, said, f))


def _shapes(
    touches: tuple[tuple[str, tuple[str, ...]], ...],
    barred: tuple[tuple[str, str], ...],
    worth: tuple[tuple[str, int], ...],
    said: tuple[tuple[str, str], ...],
    f: Frame,
) -> list[Shape]:
    words = dict(said)
    shapes: list[Shape] = [
        Box(-9, -9, f.width + 9, f.header, 0, "panel"),
        Box(-9, f.height - f.footer, f.width + 9, f.height + 9, 0, "panel"),
        Box(*f.edges, 30, "under", "hex.line", 2.5),
    ]
    for name, corners in FIELDS.items():
        field = tuple(f.places[c].vertex for c in corners)
        shapes.append(Polygon(field, "port" if name == "1" else "field"))
    for a, b in EDGES:
        ends = (f.places[a].vertex, f.places[b].vertex)
        shapes.append(Line(ends, "back", 9))
        shapes.append(Line(ends, "lane", 3))
    points = dict(worth)
    told = not f.least or len({n for h, n in worth if h != "1"}) > 1
    near: dict[str, list[str]] = {}
    for sector, hexes in touches:
        for h in hexes:
            near.setdefault(h, []).append(sector)
    for name in HEXES:
        about = () if f.least else near.get(name, ())
        shapes += _hex(name, f.places[name], points.get(name, 0), about, f.least, told=told)
    if not f.least:
        shapes += _tag(words["under"], f)
    reach = {} if f.least else dict(touches)
    shuts = {} if f.least else dict(barred)
    for name in SECTORS:
        shuts_, no = shuts.get(name, ""), words["not"]
        shapes += _sector(name, f.places[name], reach.get(name, ()), shuts_, no, f.least)
    return shapes


def _hex(
    name: str, p: Place, worth: int, near: Sequence[str], least: float, *, told: bool
) -> Iterator[Shape]:
    port = name == "1"
    out = tuple((p.x + a, p.y + b) for a, b in hexagon(p, 5))
    inside = tuple((p.x + a, p.y + b) for a, b in hexagon(p))
    yield Polygon(out, "back")
    if port:
        yield Polygon(tuple((p.x + a, p.y + b) for a, b in hexagon(p, 1)), "text")
        inside = tuple((p.x + a, p.y + b) for a, b in hexagon(p, -3.5))
    yield Polygon(inside, "hex.port" if port else "hex", "" if port else "hex.line", 2.5)
    top = p.y - p.high / 2 + (25 if port or least else 20)
    size = 40 if port and not least else 28
    yield Text(p.x - p.wide / 2 + inset(p) + 8, top, name, size, "text", "l")
    if port and least:  # in the middle: arrows come in over the corners
        yield Text(p.x, top, f"{worth}", 32, "lit")
    elif port:
        yield Text(p.x + p.wide / 2 - inset(p) - 8, top, f"{worth}", 32, "text", "r")
    elif told:
        yield Text(p.x + p.wide / 2 - inset(p) - 8, top, f"{worth}", max(21, least), "dim", "r", bold=False)
    if near:
        yield Text(p.x - (22 if port else 0), top, " ".join(near), 20, "dim", bold=False)


def inset(p: Place) -> float:
    """Return how far from its left corner a hex's upper edge begins."""
    return hexagon(p)[0][0] - hexagon(p)[1][0]


def _tag(said: str, f: Frame) -> Iterator[Shape]:
    """Label the outermost field as hex 6 as well."""
    wide = width(said, 20, bold=False) + 50
    x, top = f.width / 2, f.edges[1]
    yield Box(x - wide / 2, top + 6, x + wide / 2, top + 36, 15, "hex", "hex.line", 2)
    yield Text(x - wide / 2 + 16, top + 21, "6", 22, "text", "l")
    yield Text(x - wide / 2 + 36, top + 21, said, 20, "dim", "l", bold=False)


def _sector(
    name: str, p: Place, hexes: tuple[str, ...], barred: str, no: str, least: float
) -> Iterator[Shape]:
    left, top, right, bottom = p.box
    yield Box(left - 4, top - 4, right + 4, bottom + 4, 20, "back")
    yield Box(left, top, right, bottom, 16, "box", "box.line", 2.5)
    r = 19 if least else 16
    yield Circle(left + 21, top + 20, r, "text")
    yield Text(left + 21, top + 20, name, max(23, least), "back")
    if hexes:
        yield Text(left + 46, top + 20, " ".join(hexes), 20, "hex.line", "l")
    if barred:
        yield Text(right - 12, top + 20, f"{no} {barred}", 18, "dim", "r", bold=False)
