"""What is written beside counters: how many stand there, who the enemies are, and who is beyond the edge."""

from __future__ import annotations

import math
from collections.abc import Iterator

from engine.stargate.model.state import FOE
from engine.stargate.queries.view import BattleView
from render.core.labels import Room, edge_tags, plate, plate_size
from render.core.look import Picture
from render.core.scene import Circle, Sprite, Stamp
from render.core.text import Words
from render.stargate.elements.colours import SIDES
from render.stargate.elements.layout import Layout
from render.stargate.elements.pieces import standing
from render.stargate.elements.reach import enemies_of, standing_of
from render.stargate.elements.units import Crew, gathered, label, worth
from render.stargate.pictures.marks import Reach, chip

#: Most callouts of stacks, and most tags unless there are more enemies in reach.
CALLOUTS, TAGS = 4, 5
CORNERS = ((1, -1), (-1, -1), (1, 1), (-1, 1))


def free_room(lay: Layout, v: BattleView, reach: Reach) -> Room:
    """Return the map without what no label may cover: counters, Stargates, chances at lit hexes."""
    room = Room((lay.left + 2, lay.top + 2, lay.board - 2, lay.bottom - 2))
    if lay.whole:
        return room
    for h, sides in standing(v).items():
        several = sum(map(len, sides)) > 1  # a corner of a stack is for how many there are
        room.take(
            *lay.at(h), lay.r * (3 if all(sides) else 1 if several else 1.7), lay.r * (1 if several else 1.7)
        )
    for h in v.board.stargates.values():
        room.take(*lay.at(h), lay.r * 1.7)
    for h, look in reach.items():
        if chip(look):
            x, y = lay.at(h)
            room.take(x, y + lay.dy * 0.34, lay.dx, lay.least * 1.3)
    return room


def in_reach(lay: Layout, foes: frozenset[str]) -> Iterator[Stamp]:
    """Ring the enemies in reach in red, below their counters."""
    sprite = Sprite((Circle(0, 0, lay.r * 1.36, "back", "fire", max(5, lay.r * 0.18)),))
    for h in sorted(foes):
        if lay.shows(h):
            yield Stamp(*lay.at(h), sprite)


def callouts(
    lay: Layout, v: BattleView, room: Room, foes: frozenset[str], p: Picture, reach: Reach
) -> Iterator[Stamp]:
    """Name who stands in a stack and who is beyond the edge; what would cover something is left out."""
    size, told = lay.least, 0
    tags = [*_tags(lay, v, room, foes, p), *_further(lay, v, room, reach, p.words)]
    theirs = {SIDES[FOE[x]] for x in v.waiting}
    crowds = sorted(_crowds(v), key=lambda x: (x[0] not in foes, -len(x[2]), x[0]))
    for at, role, crews in crowds:
        if not lay.shows(at):
            continue
        x, y = lay.at(at)
        foe = at in foes and role in theirs
        said = f"+{_short(v, crews[1])}" if len(crews) == 2 else f"×{len(crews)}"
        wide, high = plate_size(said, size)
        if spot := room.beside(x, y, lay.r * 0.62, wide, high, CORNERS):
            yield Stamp(round(spot[0]), round(spot[1]), plate(said, role, size, filled=False))
        if told == CALLOUTS or (not foe and len(crews) < 3):
            continue
        names = " ".join(_short(v, c) for c in crews)
        every = f"{names} = {sum(worth(v.forces, c).strength for c in crews)}"
        wide, high = plate_size(every, size)
        if spot := room.beside(x, y, lay.r * 1.3, wide, high):
            told += 1
            yield Stamp(round(spot[0]), round(spot[1]), plate(every, "fire" if foe else role, size))
    yield from tags


def _further(lay: Layout, v: BattleView, room: Room, reach: Reach, words: Words) -> Iterator[Stamp]:
    """Count at the edge, by direction, the hexes beyond it that a move may lead to."""
    if v.move is None:
        return
    rays: dict[int, list[str]] = {}
    ax, ay = lay.at(v.move.path[-1])
    for h in sorted((h for h in reach if not lay.shows(h)), key=lambda h: math.dist(lay.at(h), (ax, ay))):
        x, y = lay.at(h)
        rays.setdefault(round(math.degrees(math.atan2(y - ay, x - ax)) / 30), []).append(h)
    first = [(lay.at(x[0]), words("stargate-pic-further", n=len(x))) for x in rays.values()]
    yield from edge_tags(room, [(x, y, said, "lit") for (x, y), said in first], lay.least)


def _short(v: BattleView, crew: Crew) -> str:
    return label(v.forces, crew) if len(crew) == 1 else "".join(u[0] for u in crew) + crew[0][1:]


def _crowds(v: BattleView) -> Iterator[tuple[str, str, list[Crew]]]:
    """Return where several units of a side stand: hex, colour, and the units, the topmost first."""
    for at, sides in standing(v).items():
        for units in sides:
            crews = strongest_first(v, gathered(v.forces, units))
            if len(crews) > 1:
                yield at, SIDES[v.forces.seat[units[0]]], crews


def strongest_first(v: BattleView, crews: list[Crew]) -> list[Crew]:
    """Put the unit in front that is drawn on top of a stack."""
    return sorted(crews, key=lambda c: -worth(v.forces, c).strength)


def _tags(lay: Layout, v: BattleView, room: Room, foes: frozenset[str], p: Picture) -> Iterator[Stamp]:
    """Name at the edge who is beyond it: all enemies in reach, and a few more."""
    beyond = sorted(h for h in enemies_of(v, v.waiting) if not lay.shows(h))
    mine = sorted({h for x in v.waiting for h in standing_of(v, x) if not lay.shows(h)}) if p.lit else []
    shown = [h for h in beyond if h in foes]
    shown += [*mine, *(h for h in beyond if h not in foes)][: max(0, TAGS - len(shown))]
    things = []
    for at in shown:
        units = [u for side in standing(v)[at] for u in side]
        crews = strongest_first(v, gathered(v.forces, units))
        said = _short(v, crews[0]) + (f"+{len(crews) - 1}" if len(crews) > 1 else "")
        x, y = lay.at(at)
        things.append((float(x), float(y), said, "fire" if at in foes else SIDES[v.forces.seat[units[0]]]))
    if not p.marks and v.outcome is None:
        yield from edge_tags(room, things, lay.least)
