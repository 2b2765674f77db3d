"""The end: points by turn as two lines, and next to them what makes them up."""

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
from render.core.fonts import clip
from render.core.look import Picture
from render.core.panel_parts import first_fitting, strip_height, text
from render.core.scene import (
    HIGHEST,
    LEAST,
    LONGEST_ALT,
    NAME,
    PHONE,
    Box,
    Ground,
    Line,
    Point,
    Scene,
    Shape,
    Sprite,
    Stamp,
)
from render.core.text import shorten

WIDTH, HEIGHT, HEADER = 1100, 700, 66
#: Left, top, right and bottom of the chart, and where the account begins.
Edges = tuple[float, float, float, float]
Room = tuple[int, int, int, int]
CHART: Room = (86, 110, 616, 566)
PANEL = 676
#: The chart on a phone; the account stands below it.
SMALL: Room = (104, 128, 690, 400)
#: Height of a line of the account there, and the most lines of a side.
LINE, MOST = 34, 9
#: Kinds of points that are only counted at the end.
LATE = ("unspent", "hex", "correction")
#: Kinds that go without saying where there is no room for how it went.
GONE = frozenset({"destroyed", "lost"})


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
    room = SMALL if p.small else CHART
    width, height = (PHONE[0], _tall(v)) if p.small else (WIDTH, HEIGHT)
    for seat in SEATS:
        marks += _line(lines[seat], high, SIDES[seat], room)
    ends = _ends([_place(len(x) - 1, len(x), x[-1], high, room)[1] for x in lines.values()])
    for seat, y in zip(SEATS, ends, strict=True):
        c = Chip(str(lines[seat][-1]), SIDES[seat])
        size = 40 if p.small else 31
        tags.append(Stamp(round(room[2] + 10 + c.wide(size) * 0.15), round(y), chip(c, size, "back")))
    said = list(_descriptions(p, v))
    about = (p.words("armada-pic-chart"), "")
    return Scene(
        width=width,
        height=height,
        palette=PALETTES[p.theme],
        base=Ground(_ground, (v.turn, high, room, strip_height(width) if p.small else HEADER)),
        marks=tuple(marks),
        pieces=(*_scale(p, v.turn, high, room), *tags),
        panel=(
            *header(p, v, (width, strip_height(width) if p.small else HEADER), about),
            *_accounts(p, v),
            *(
                banner(p, v, "", (12, height - 62, PANEL - 24, height - 12))
                if v.outcome and not p.small
                else ()
            ),
        ),
        alt=shorten(" ".join([*told, headline, *said]), LONGEST_ALT),
        writes=lambda: shortened(said, headline, v, p.words),
    )


def _tall(v: ArmadaView) -> int:
    """Return how high the picture is on a phone: the chart, and below it both accounts."""
    most = max(min(len(account(v, seat)), MOST) for seat in SEATS)
    return SMALL[3] + 62 + 30 + LINE * most + 24


def _descriptions(p: Picture, v: ArmadaView) -> Iterator[str]:
    """Describe each side's points turn by turn, and what makes them up."""
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
    """Return a round number no smaller than another, for the top of the scale."""
    for step in (50, 100, 200, 500, 1000, 2000):
        if most <= 5 * step:
            return max(step, -(-most // step) * step)
    return -(-most // 5000) * 5000


def _place(n: int, of: int, value: float, high: int, room: Room) -> Point:
    left, top, right, bottom = room
    return left + (right - left) * n / max(1, of - 1), bottom - (bottom - top) * value / high


def _ends(ys: list[float]) -> list[float]:
    """Move two labels apart where they would meet."""
    a, b = ys
    if abs(a - b) < 36:
        middle, up = (a + b) / 2, 18 if a < b else -18
        return [middle - up, middle + up]
    return ys


def _ground(turns: int, high: int, room: Room, head: int) -> list[Shape]:
    """Draw the grid; the last step, added only at the end, has a background of its own."""
    x = _place(turns, turns + 2, 0, high, room)[0]
    left, top, right, bottom = room
    beside = (PANEL - 10, HEADER) if room == CHART else (-9, bottom + 44)
    shapes: list[Shape] = [
        Box(-9, -9, WIDTH + 9, head, 0, "panel"),
        Box(*beside, WIDTH + 9, HIGHEST + 9, 0, "panel"),
        Box(left, top - 14, right, bottom, 0, "box"),
        Box(x, top - 14, right, bottom, 0, "row"),
    ]
    for k in range(6):
        y = bottom - (bottom - top) * k / 5
        shapes.append(Line(((left, y), (right, y)), "line", 1.5))
    return shapes


def _scale(p: Picture, turns: int, high: int, room: Room) -> Iterator[Stamp]:
    left, top, right, bottom = room
    size = LEAST if p.small else 20.0
    for k in range(6):
        y = bottom - (bottom - top) * k / 5
        yield text(left - 10, y, f"{high * k // 5}", size, "dim", "back", anchor="r", bold=False)
    step = 1 if turns <= 10 else 2
    for n in range(0, turns + 1, step):
        if turns - n >= step or n == turns:
            x = _place(n, turns + 2, 0, high, room)[0]
            yield text(x, bottom + 22, str(n), size, "dim", "back", anchor="m", bold=False)
    yield text(right, bottom + 22, p.words("armada-pic-final"), size, "dim", "back", anchor="m", bold=False)


def _line(values: list[int], high: int, role: str, room: Room) -> Iterator[Shape]:
    """Draw a side's line with its own mark on every turn."""
    points_ = tuple(_place(n, len(values), x, high, room) for n, x in enumerate(values))
    yield Line(points_, role, 5, (0, 0) if role == "one" else (16, 5), halo="back", halo_width=2)
    for x, y in points_:
        for s, ink in ((3.0, "back"), (0.0, role)):
            yield Stamp(round(x), round(y), Sprite((body(role, 15, 15, s, ink),), "back"))


def _accounts(p: Picture, v: ArmadaView) -> Iterator[Stamp]:
    """List what makes up the points of both sides: one below the other, on a phone side by side."""
    half = (HEIGHT - HEADER) / 2
    for k, seat in enumerate(SEATS):
        top = HEADER + half * k
        box: Edges = (PANEL + 8, top + 24, WIDTH - 16, top + half - 12)
        if p.small:
            middle, left = PHONE[0] / 2, 16 + PHONE[0] / 2 * k
            box = (left, SMALL[3] + 70, left + middle - 32, _tall(v) - 12)
        yield from _account(p, v, seat, box)


def _account(p: Picture, v: ArmadaView, seat: Seat, box: Edges) -> Iterator[Stamp]:
    """List what makes up a side's points, in as many lines as there is room for."""
    left, y, right, end = box
    step, size = (LINE, LEAST) if p.small else (25, 20.0)
    head = NAME if p.small else 23.0
    yield text(left, y, clip(called(p, seat), head, right - left - 82), head, SIDES[seat])
    yield text(right, y, str(points(v)[seat]), NAME if p.small else 25, SIDES[seat], anchor="r")
    items = account(v, seat)
    most = int((end - y - 22) // step)
    shown = items if len(items) <= most else items[: max(0, most - 1)]
    for x in shown:
        y += step
        said, wide = item_said(x, p.words), right - left - 82
        bare = p.words(f"armada-item-{x['item']}", n=x["n"]) if x["why"] in GONE else said
        fits = first_fitting((said, bare), size, wide) or clip(bare, size, wide, bold=False)
        yield text(left, y + 6, fits, size, "text", bold=False)
        yield text(right, y + 6, str(x["points"]), size, "text", anchor="r", bold=False)
    if rest := items[len(shown) :]:
        more = sum(int(str(x["points"])) for x in rest)
        yield text(left, y + step + 6, p.words("armada-pic-more", n=len(rest)), size, "dim", bold=False)
        yield text(right, y + step + 6, str(more), size, "dim", anchor="r", bold=False)
