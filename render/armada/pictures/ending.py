"""The end: points by turn as two lines, and beside them what they are made of."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.armada.model.state import FOE, SEATS
from engine.armada.queries.view import ArmadaView
from engine.core.rules import Seat
from render.armada.elements.chips import Chip, body, chip
from render.armada.elements.colours import PALETTES, SIDES
from render.armada.elements.panel import banner, called, header, points
from render.armada.words.alt_text import shortened
from render.armada.words.ending import item_said
from render.core.look import Picture
from render.core.scene import LONGEST_ALT, Box, Ground, Line, Point, Scene, Shape, Sprite, Stamp
from render.core.stamps import text
from render.core.text import shorten

WIDTH, HEIGHT, HEADER = 1100, 700, 62
#: Area of the chart, and where the account begins.
LEFT, TOP, RIGHT, BOTTOM = 86, 110, 616, 566
PANEL = 676
#: Points that are only added at the end.
LATE = ("unspent", "hex", "correction")


def by_turn(v: ArmadaView) -> dict[Seat, list[int]]:
    """Return each side's points after every turn from 0 on; the last entry adds hexes and unspent credits."""
    found: dict[Seat, list[int]] = {}
    for seat in SEATS:
        lines = [x for x in v.ledger if x.seat == FOE[seat]]
        turns = [sum(x.points for x in lines if x.turn <= n and x.why not in LATE) for n in range(v.turn + 1)]
        found[seat] = [*turns, sum(x.points for x in lines)]
    return found


def account(v: ArmadaView, seat: Seat) -> list[dict[str, object]]:
    """Return the items of a side's points, largest first."""
    found: dict[tuple[str, str], list[int]] = {}
    for x in v.ledger:
        if x.seat == FOE[seat]:
            line = found.setdefault((x.why, "" if x.why == "correction" else x.item), [0, 0])
            line[0] += x.n
            line[1] += x.points
    made = [{"why": why, "item": item, "n": n, "points": p} for (why, item), (n, p) in found.items()]
    return sorted(made, key=lambda x: -int(str(x["points"])))


def final(p: Picture, v: ArmadaView, told: Sequence[str], headline: str) -> Scene:
    """Draw the chart of points and the account."""
    lines = by_turn(v)
    high = _above(max(max(x) for x in lines.values()))
    marks: list[Shape] = []
    tags: list[Stamp] = []
    for seat in SEATS:
        marks += _line(lines[seat], high, SIDES[seat])
    ends = _ends([_place(len(x) - 1, len(x), x[-1], high)[1] for x in lines.values()])
    for seat, y in zip(SEATS, ends, strict=True):
        c = Chip(str(lines[seat][-1]), SIDES[seat])
        tags.append(Stamp(round(RIGHT + 4), round(y), chip(c, 30, "back")))
    said = list(_said(p, v))
    return Scene(
        width=WIDTH,
        height=HEIGHT,
        palette=PALETTES[p.theme],
        base=Ground(_ground, (v.turn, high)),
        marks=tuple(marks),
        pieces=(*_scale(p, v.turn, high), *tags),
        panel=(
            *header(p, v, (WIDTH, HEADER), (p.words("armada-pic-chart"), "")),
            *_accounts(p, v),
            *(banner(p, v, "", (12, HEIGHT - 62, PANEL - 24, HEIGHT - 12)) if v.outcome else ()),
        ),
        alt=shorten(" ".join([*told, headline, *said]), LONGEST_ALT),
        writes=lambda: shortened(said, headline, v, p.words),
    )


def _said(p: Picture, v: ArmadaView) -> Iterator[str]:
    """Describe each side's points turn by turn, and what they are made of."""
    lines = by_turn(v)
    for seat in SEATS:
        *turns, last = lines[seat]
        name = called(p, seat)
        yield p.words("armada-alt-turns", name=name, turns=" ".join(map(str, turns)), last=str(last))
    for seat in SEATS:
        parts = [f"{item_said(x, p.words)} {x['points']}" for x in account(v, seat)]
        if parts:
            yield p.words("armada-alt-account", name=called(p, seat), parts=", ".join(parts))


def _above(most: int) -> int:
    """Return a round number at least as large as another, for the top of the scale."""
    for step in (50, 100, 200, 500, 1000, 2000):
        if most <= 5 * step:
            return max(step, -(-most // step) * step)
    return -(-most // 5000) * 5000


def _place(n: int, of: int, value: float, high: int) -> Point:
    return LEFT + (RIGHT - LEFT) * n / max(1, of - 1), BOTTOM - (BOTTOM - TOP) * value / high


def _ends(ys: list[float]) -> list[float]:
    """Move two labels apart where they would meet."""
    a, b = ys
    if abs(a - b) < 36:
        middle, up = (a + b) / 2, 18 if a < b else -18
        return [middle - up, middle + up]
    return ys


def _ground(turns: int, high: int) -> list[Shape]:
    """Draw the grid; the last step, which only the end adds, lies on another ground."""
    x = _place(turns, turns + 2, 0, high)[0]
    shapes: list[Shape] = [
        Box(-9, -9, WIDTH + 9, HEADER, 0, "panel"),
        Box(PANEL - 10, HEADER, WIDTH + 9, HEIGHT + 9, 0, "panel"),
        Box(LEFT, TOP - 14, RIGHT, BOTTOM, 0, "box"),
        Box(x, TOP - 14, RIGHT, BOTTOM, 0, "row"),
    ]
    for k in range(6):
        y = BOTTOM - (BOTTOM - TOP) * k / 5
        shapes.append(Line(((LEFT, y), (RIGHT, y)), "line", 1.5))
    return shapes


def _scale(p: Picture, turns: int, high: int) -> Iterator[Stamp]:
    for k in range(6):
        y = BOTTOM - (BOTTOM - TOP) * k / 5
        yield text(LEFT - 10, y, f"{high * k // 5}", 19, "dim", "back", anchor="r", bold=False)
    step = 1 if turns <= 10 else 2
    for n in range(0, turns + 1, step):
        if turns - n >= step or n == turns:
            yield text(
                _place(n, turns + 2, 0, high)[0],
                BOTTOM + 20,
                str(n),
                19,
                "dim",
                "back",
                anchor="m",
                bold=False,
            )
    yield text(RIGHT, BOTTOM + 20, p.words("armada-pic-final"), 19, "dim", "back", anchor="m", bold=False)


def _line(values: list[int], high: int, role: str) -> Iterator[Shape]:
    """Draw a side's line with its own mark on every turn."""
    points_ = tuple(_place(n, len(values), x, high) for n, x in enumerate(values))
    yield Line(points_, role, 5, (0, 0) if role == "one" else (16, 5), halo="back", halo_width=2)
    for x, y in points_:
        for s, ink in ((3.0, "back"), (0.0, role)):
            yield Stamp(round(x), round(y), Sprite((body(role, 15, 15, s, ink),), "back"))


def _accounts(p: Picture, v: ArmadaView) -> Iterator[Stamp]:
    """List what the points of both sides are made of, as many lines as there is room for."""
    right, half = WIDTH - 16, (HEIGHT - HEADER) / 2
    total = points(v)
    for k, seat in enumerate(SEATS):
        y, end = HEADER + 24 + half * k, HEADER + half * (k + 1) - 12
        yield text(PANEL + 8, y, called(p, seat), 23, SIDES[seat], fit=right - PANEL - 90)
        yield text(right, y, str(total[seat]), 25, SIDES[seat], anchor="r")
        items = account(v, seat)
        most = int((end - y - 22) // 25)
        shown = items if len(items) <= most else items[: most - 1]
        for x in shown:
            y += 25
            yield text(
                PANEL + 8, y + 6, item_said(x, p.words), 19, "text", bold=False, fit=right - PANEL - 90
            )
            yield text(right, y + 6, str(x["points"]), 19, "text", anchor="r", bold=False)
        if rest := items[len(shown) :]:
            y += 25
            more = sum(int(str(x["points"])) for x in rest)
            yield text(PANEL + 8, y + 6, p.words("armada-pic-more", n=len(rest)), 19, "dim", bold=False)
            yield text(right, y + 6, str(more), 19, "dim", anchor="r", bold=False)
