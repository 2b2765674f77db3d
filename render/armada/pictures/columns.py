"""A battle on a phone: each side in a column, with who is there, who has shot, left or is lost."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache

from engine.armada.queries.view import ArmadaView
from engine.core.rules import Seat
from render.armada.elements.battles import Fought
from render.armada.elements.chips import GAP, Chip, chip, lines
from render.armada.elements.colours import SIDES
from render.armada.elements.glyphs import sign
from render.armada.elements.panel import called
from render.armada.elements.pieces import condensed, counted, summed
from render.armada.elements.squares import chips, sides, stance
from render.armada.elements.units import SIGNS, counted_chips
from render.core.fonts import clip
from render.core.labels import LEGEND, legend
from render.core.look import Picture
from render.core.panel_parts import first_fitting, strip_height, text
from render.core.scene import HIGHEST, LEAST, LOWEST, NAME, PHONE, Box, Line, Shape, Sprite, Stamp

#: Edges of the columns: outside, between them, within. Heights of a chip, of its row and of a line of type.
EDGE, BETWEEN, INSET = 8, 8, 18
CHIP, ROW, TYPE = 40, 49, 38
Group = tuple[Chip, ...]
#: A part of a column: what it is called, and its chips.
Part = tuple[str, Group]
#: Ways to write chips, the fullest first.
WAYS: tuple[Callable[[Group], Group], ...] = (lambda g: g, condensed, counted, summed)


def parts(p: Picture, v: ArmadaView, b: Fought, seat: Seat) -> list[Part]:
    """Return a side's parts: those without anybody are left out but for the first."""
    shown = {x.id: x.shown for x in v.battle.pieces} if v.battle and v.battle.at == b.at else {}
    mine = [x for x in b.of(seat) if x not in b.lost and x not in b.gone]
    ready = [x for x in mine if b.why or x not in b.fired]
    done = [x for x in mine if x not in ready]
    gone, lost = ([x for x in b.of(seat) if x in of] for of in (b.gone, b.lost))
    flying = [
        Chip(str(n), SIDES[seat], name, "aboard")
        for name, n in (("seeker", b.launched.get(seat, 0)), ("decoy", b.decoys.get(seat, 0)))
        if n and not (b.round or b.why)
    ]
    fallen = counted_chips(b.fallen.get(seat, {}), seat, "dead")
    away = done or gone
    still = f"armada-pic-{'still' if ready or flying else 'nobody'}"
    here = (*chips(b, ready, seat, shown), *flying)
    return [
        (p.words(still) if here or not away else "", here),
        (p.words("armada-pic-shot"), chips(b, done, seat, shown)),
        (p.words("armada-pic-gone"), chips(b, gone, seat, {})),
        (p.words("armada-pic-lost"), (*chips(b, lost, seat, {}), *fallen)),
    ]


class Columns:
    """Both columns laid out: the parts of both stand beside each other, so that they can be compared."""

    def __init__(self, p: Picture, v: ArmadaView, b: Fought) -> None:
        self.p, self.b = p, b
        self.wide = (PHONE[0] - 2 * EDGE - BETWEEN) // 2
        self.room = self.wide - 2 * INSET
        self.top = strip_height(PHONE[0]) + 8
        every = {seat: parts(p, v, b, seat) for seat in sides(b)}
        kept = [k for k in range(4) if not k or any(every[seat][k][1] for seat in every)]
        for way in WAYS:
            self.parts = {seat: [(x[k][0], way(x[k][1])) for k in kept] for seat, x in every.items()}
            self.rows = [self._rows(k) for k in range(len(kept))]
            self.signs = self._signs()
            self.height = self.top + 2 * TYPE + 24 + sum(TYPE + ROW * n + 14 for n in self.rows)
            self.height += 8 + (LEGEND if self.signs else 0)
            if self.height <= HIGHEST:
                break
        self.height = min(max(self.height, LOWEST), HIGHEST)

    @property
    def bottom(self) -> int:
        """Where the columns end: the legend follows."""
        return self.height - 8 - (LEGEND if self.signs else 0)

    def _rows(self, k: int) -> int:
        return max(1, *(len(lines(x[k][1], self.room, CHIP)) for x in self.parts.values()))

    def _signs(self) -> list[str]:
        """Name the kinds of unit that a sign stands for, in their order."""
        shown = [c.sign for x in self.parts.values() for _, g in x for c in g if c.sign]
        return [kind for kind, s in SIGNS.items() if s in shown and kind != "ap" and kind != "nuclear"]

    def ground(self) -> tuple[tuple[int, int, str], ...]:
        """Return the left edge, the bottom and the colour of each column, for the base layer."""
        return tuple(
            (EDGE + k * (self.wide + BETWEEN), self.bottom, SIDES[seat]) for k, seat in enumerate(self.parts)
        )

    def draw(self) -> Iterator[Stamp]:
        """Draw the texts and chips of both columns."""
        for (left, _, _), seat in zip(self.ground(), self.parts, strict=True):
            yield from self._head(left + INSET, seat)
            y = self.top + 2 * TYPE + 24
            for k, ((said, group), rows) in enumerate(zip(self.parts[seat], self.rows, strict=True)):
                if k:
                    yield _rule(left + INSET, y - 8, self.room)
                role = "loss" if said == self.p.words("armada-pic-lost") else "dim"
                if said and (group or not k):
                    yield text(left + INSET, y + TYPE / 2, said, LEAST, role, "box", bold=False)
                y += TYPE + ROW * rows + 14
        for boxes in self.boxes():
            yield from (at for _, at, _ in boxes)

    def boxes(self) -> Iterator[list[tuple[Chip, Stamp, int]]]:
        """Return the chips as they are drawn, each with its place and height."""
        for (left, _, _), seat in zip(self.ground(), self.parts, strict=True):
            y = self.top + 2 * TYPE + 24
            for (_, group), rows in zip(self.parts[seat], self.rows, strict=True):
                yield list(self._chips(group, left + INSET, y + TYPE))
                y += TYPE + ROW * rows + 14

    def _head(self, left: int, seat: Seat) -> Iterator[Stamp]:
        """Write who attacked and who held, and how many shots hit."""
        b, words, y = self.b, self.p.words, self.top + 14
        name = called(self.p, seat)
        said = stance(self.p, b, seat, *(("attacked", "held") if b.why else ("calls", "meets")))
        said = first_fitting((said, name), NAME, self.room, bold=True)
        yield text(left, y + TYPE / 2, said or clip(name, NAME, self.room), NAME, SIDES[seat], "box")
        mine = [x for x in b.volleys if x.seat == seat]
        if mine:
            shots, hits = sum(x.shots for x in mine), sum(x.hits for x in mine)
            told = words("armada-pic-hits", shots=shots, hits=hits)
            yield text(left, y + 1.5 * TYPE, told, LEAST, "dim", "box", bold=False, fit=self.room)

    def _chips(self, group: Sequence[Chip], left: int, top: float) -> Iterator[tuple[Chip, Stamp, int]]:
        for n, row in enumerate(lines(group, self.room, CHIP)):
            x = float(left)
            for c in row:
                wide = c.wide(CHIP)
                at = Stamp(round(x + wide / 2), round(top + ROW * n + ROW / 2), chip(c, CHIP, "box"))
                yield c, at, CHIP
                x += wide + GAP

    def key(self) -> Iterator[Stamp]:
        """Explain the signs of units, on one line."""
        said = [(_unit(SIGNS[x]), self.p.words(f"armada-item-{x}", n=1)) for x in self.signs]
        yield from legend((EDGE + 8, self.height - LEGEND, PHONE[0] - EDGE - 8, self.height - 4), said)


@lru_cache(16)
def _unit(name: str) -> Sprite:
    return Sprite(tuple(sign(name, 0, 0, 15, "text")), "back")


@lru_cache(64)
def _rule(left: int, y: float, wide: int) -> Stamp:
    return Stamp(left, round(y), Sprite((Line(((0, 0), (wide, 0)), "box.line", 2),), "box"))


def column_ground(columns: tuple[tuple[int, int, str], ...]) -> Iterator[Shape]:
    """Draw the frames of the columns."""
    head = strip_height(PHONE[0])
    wide = (PHONE[0] - 2 * EDGE - BETWEEN) // 2
    yield Box(-9, -9, PHONE[0] + 9, head, 0, "panel")
    for left, bottom, role in columns:
        yield Box(left, head + 8, left + wide, bottom, 12, "box", role, 3)
