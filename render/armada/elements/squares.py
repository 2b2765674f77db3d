"""The six squares of the battle map (COMBAT.1): who is ready, has shot, is lost, has retreated."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import repeat

from engine.armada.model.force_chart import HULLS
from engine.armada.model.state import FOE, SEATS
from engine.armada.queries.view import ArmadaView
from engine.core.rules import Seat
from render.armada.elements.battles import Fought
from render.armada.elements.chips import Chip, chip, fitted, placed
from render.armada.elements.colours import SIDES
from render.armada.elements.panel import called
from render.armada.elements.units import SIGNS, counted_chips
from render.core.fonts import clip
from render.core.look import Picture
from render.core.panel_parts import text
from render.core.scene import Box, Shape, Stamp

Edges = tuple[float, float, float, float]
HEIGHTS = (50, 44, 38, 34, 30, 26, 22)
#: Edges of the squares during a battle: the caller's, the other side's, and those of units out of it.
FIGHTING: tuple[Edges, ...] = (
    (10, 68, 478, 318),
    (486, 68, 706, 318),
    (10, 326, 478, 576),
    (486, 326, 706, 576),
    (10, 584, 478, 692),
    (486, 584, 706, 692),
)
#: Edges once it is over: a row for each side, with units still there, retreated and lost.
OVER: tuple[Edges, ...] = (
    (10, 68, 280, 376),
    (288, 68, 452, 376),
    (460, 68, 706, 376),
    (10, 384, 280, 692),
    (288, 384, 452, 692),
    (460, 384, 706, 692),
)


def edges_of(*, over: bool) -> tuple[Edges, ...]:
    """Return the edges of the six squares."""
    return OVER if over else FIGHTING


@dataclass(frozen=True, slots=True)
class Square:
    """A square: its edges, its texts with their colours, and the counters."""

    edges: Edges
    said: str
    ink: str
    chips: tuple[Chip, ...]


def outlines(*, over: bool) -> Iterator[Shape]:
    """Draw the six squares empty."""
    for edges in edges_of(over=over):
        yield Box(*edges, 12, "box", "box.line", 2)


def sides(b: Fought) -> tuple[Seat, Seat]:
    """Return both sides, the one that called the battle first."""
    caller = b.caller or SEATS[0]
    return caller, FOE[caller]


def stance(p: Picture, b: Fought, seat: Seat, *keys: str) -> str:
    """Say that a side attacks or defends; its name alone where an earlier post has told who does."""
    name = called(p, seat)
    return p.words(f"armada-pic-{keys[sides(b).index(seat)]}", name=name) if b.caller else name


def squares(p: Picture, v: ArmadaView, b: Fought) -> list[Square]:
    """Return the occupants of the six squares of the battle map (COMBAT.1)."""
    said = _over(p, b) if b.why else _fighting(p, v, b)
    edges = edges_of(over=bool(b.why))
    return [Square(x, *rest) for x, rest in zip(edges, said, strict=True)]


def _fighting(p: Picture, v: ArmadaView, b: Fought) -> Iterator[tuple[str, str, tuple[Chip, ...]]]:
    shown = {x.id: x.shown for x in v.battle.pieces} if v.battle and v.battle.at == b.at else {}
    out: tuple[list[Chip], list[Chip]] = ([], [])
    for seat in sides(b):
        here = [x for x in b.of(seat) if x not in b.lost and x not in b.gone]
        ready = [x for x in here if x not in b.fired]
        name = stance(p, b, seat, "calls", "meets")
        yield name, SIDES[seat], chips(b, ready, seat, shown)
        done = [x for x in here if x in b.fired]
        yield p.words("armada-pic-shot"), "dim", chips(b, done, seat, shown)
        for found, units in zip(out, (b.lost, b.gone), strict=True):
            found += chips(b, [x for x in b.of(seat) if x in units], seat, {})
        out[0].extend(counted_chips(b.fallen.get(seat, {}), seat, "dead"))
    yield p.words("armada-pic-lost"), "dim", tuple(out[0])
    yield p.words("armada-pic-gone"), "dim", tuple(out[1])


def _over(p: Picture, b: Fought) -> Iterator[tuple[str, str, tuple[Chip, ...]]]:
    for seat in sides(b):
        mine = b.of(seat)
        there = [x for x in mine if x not in b.lost and x not in b.gone]
        yield stance(p, b, seat, "calls", "meets"), SIDES[seat], chips(b, there, seat, {})
        for said, units in (("gone", b.gone), ("lost", b.lost)):
            out = chips(b, [x for x in mine if x in units], seat, {})
            if said == "lost":
                out += tuple(counted_chips(b.fallen.get(seat, {}), seat, "dead"))
            yield p.words(f"armada-pic-{said}"), "dim", out


def filled(found: Sequence[Square]) -> Iterator[Stamp]:
    """Draw the texts and counters of the squares."""
    for x in found:
        left, top, right, _ = x.edges
        room, bold = right - left - 24, x.ink != "dim"
        size = 20 if bold else 18
        yield text(
            left + 14,
            top + 20,
            clip(x.said, size, room, bold=bold),
            size,
            x.ink,
            "box",
            bold=bold,
        )
        yield from _placed(x.chips, _room(x.edges))


def flights(b: Fought) -> Iterator[Stamp]:
    """Draw how many seekers and decoys each side has in the air, before the first round."""
    if b.round or b.why:
        return
    for seat, (_, top, right, _) in zip(sides(b), edges_of(over=False)[0:3:2], strict=True):
        x, high = right - 8, 28
        for name, n in (("seeker", b.launched.get(seat, 0)), ("decoy", b.decoys.get(seat, 0))):
            if n:
                c = Chip(str(n), SIDES[seat], name, "aboard")
                x -= c.wide(high) + 6
                yield Stamp(round(x + c.wide(high) / 2), round(top + 18), chip(c, high, "box"))


def chip_boxes(found: Square) -> Iterator[tuple[Chip, Stamp, int]]:
    """Return the chips of a square as they are drawn, each with its place and height."""
    room = _room(found.edges)
    size, broken = fitted([found.chips], room[2] - room[0] - 20, room[3] - room[1] - 6, HEIGHTS)
    yield from zip((c for row in broken[0] for c in row), _placed(found.chips, room), repeat(size))


def _room(edges: Edges) -> Edges:
    """Return the area for a square's chips, below its texts."""
    left, top, right, bottom = edges
    return left, top + 34, right, bottom - 6


@lru_cache(512)
def _placed(found: tuple[Chip, ...], edges: Edges) -> tuple[Stamp, ...]:
    left, top, right, bottom = edges
    if not found:
        return ()
    high, broken = fitted([found], right - left - 20, bottom - top - 6, HEIGHTS)
    return tuple(placed(broken, (left + right) / 2, (top + bottom) / 2, high, "box"))


def state(b: Fought, unit: str) -> str:
    """Return the style in which a counter is drawn; "" for a ready one."""
    if unit in b.lost:
        return "dead"
    if unit in b.gone:
        return "aboard"
    if unit in b.leaving:
        return "old"
    if unit in b.flipped:
        return "flipped"
    return "lit" if unit in b.close else "old" if unit in b.late else ""


def chips(b: Fought, units: Sequence[str], seat: Seat, shown: dict[str, dict[str, int]]) -> tuple[Chip, ...]:
    """Return chips: ships by id with the shield and armor shown so far, other units counted by state."""
    found: list[Chip] = []
    groups: dict[tuple[str, str, int], int] = {}
    for x in units:
        type_, how, badge = b.types[x], state(b, x), b.aimed.get(x, 0)
        if type_ in HULLS:
            has = shown.get(x, {})
            tail = ("shield",) * has.get("shield", 0) + ("armor",) * min(has.get("armor", 0), 4)
            found.append(
                Chip(label=x, side=SIDES[seat], sign=SIGNS.get(type_, ""), state=how, tail=tail, badge=badge)
            )
        else:
            groups[type_, how, badge] = groups.get((type_, how, badge), 0) + 1
    for (type_, how, badge), n in groups.items():
        found.append(
            Chip(
                label=str(n) if n > 1 else "",
                side=SIDES[seat],
                sign=SIGNS[type_],
                state=how,
                tail=(),
                badge=badge,
            )
        )
    return tuple(found)
