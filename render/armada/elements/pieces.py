"""The contents of every space: own units, those aboard, and knowledge of the enemy with its age."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from itertools import repeat

from engine.armada.model.board import SECTORS, SPACES
from engine.armada.model.force_chart import HULLS
from engine.armada.model.state import FOE, SEATS, Report, Sighting, Unit
from engine.armada.queries.view import ArmadaView
from engine.core.rules import Seat
from render.armada.elements.chips import GAP, Chip, fitted, placed
from render.armada.elements.colours import SIDES
from render.armada.elements.glyphs import disc
from render.armada.elements.layout import HEXES, WIDE, Frame, chip_area, hexagon
from render.armada.elements.units import SIGNS, counted_chips, ship_chips
from render.core.scene import Box, Line, Shape, Sprite, Stamp
from render.core.text import Words

#: How far chips may reach over the part of a space that is theirs.
SPARE = 8
Group = tuple[Chip, ...]
#: Chips of a space, its owner's or as the other side knows them; each group starts a new line.
Groups = tuple[Group, ...]
Standing = dict[str, Groups]


def age_chip(turn: int, v: ArmadaView, words: Words) -> Chip:
    """Return a chip that says how many turns old a report is."""
    ago = max(0, v.turn - turn)
    return Chip(words("armada-pic-now") if not ago else words("armada-pic-ago", n=ago), "dim", "", "tag")


def own(units: Iterable[Unit], seat: Seat, ambush: Mapping[str, int]) -> Standing:
    """Return the chips of a seat's units by space: units in play, seekers in ambush, units aboard ships."""
    by_space: dict[str, list[Unit]] = {}
    for u in units:
        if u.seat == seat:
            by_space.setdefault(u.at, []).append(u)
    for at in ambush:
        by_space.setdefault(at, [])
    return {at: (_own(here, seat, ambush.get(at, 0)),) for at, here in by_space.items()}


def _own(here: Iterable[Unit], seat: Seat, ambush: int) -> Group:
    ships, out, aboard = list[tuple[str, str]](), dict[str, int](), dict[str, int]()
    for u in here:
        if u.type in HULLS:
            ships.append((u.id, u.type))
        else:
            counts = aboard if u.aboard else out
            counts[u.type] = counts.get(u.type, 0) + 1
    lying = (Chip(str(ambush), SIDES[seat], "ambush"),) if ambush else ()
    return (
        *ship_chips(tuple(ships), seat),
        *counted_chips(out, seat),
        *lying,
        *counted_chips(aboard, seat, "aboard"),
    )


def known_chips(
    known: Mapping[str, Sighting], reports: Mapping[str, Report], seat: Seat, v: ArmadaView, words: Words
) -> Standing:
    """Return the chips of a seat's units known to the other seat, by space, latest report first."""
    news: dict[str, dict[int, list[tuple[str, str]]]] = {}
    for unit, x in known.items():
        if x.at and not x.gone:
            news.setdefault(x.at, {}).setdefault(x.turn, []).append((unit, x.type))
    for at, r in reports.items():
        if r.units or r.ambush:
            news.setdefault(at, {}).setdefault(r.turn, [])
    found: Standing = {}
    for at, turns in news.items():
        chips = list[Chip]()
        report = reports.get(at)
        for turn in sorted(turns, reverse=True):
            state = "" if v.turn - turn <= 1 else "old"
            chips += ship_chips(tuple(turns[turn]), seat, state)
            if report and report.turn == turn:
                chips += counted_chips(report.units, seat, state)
                if report.ambush:
                    chips.append(Chip(str(report.ambush), SIDES[seat], "ambush", state))
            chips.append(age_chip(turn, v, words))
        found[at] = (tuple(chips),)
    return found


def standing(v: ArmadaView, words: Words) -> Standing:
    """Return the chips of every occupied space, as far as this view knows."""
    if v.everything:
        parts = [own(v.everything.values(), seat, {}) for seat in SEATS]
    elif v.seat in SEATS:
        parts = [own(v.own.values(), v.seat, v.ambush), known_chips(v.known, v.seen, FOE[v.seat], v, words)]
    else:
        parts = [
            known_chips(
                {k: x for k, x in v.public_known.items() if k[0] == seat[0].upper()},
                {k.partition("@")[2]: x for k, x in v.public_seen.items() if k.startswith(seat)},
                seat,
                v,
                words,
            )
            for seat in SEATS
        ]
    a, b = parts
    return {at: (*a.get(at, ()), *b.get(at, ())) for at in SPACES if at in a or at in b}


def draw_control(v: ArmadaView, f: Frame = WIDE) -> Iterator[Stamp]:
    """Draw a rim in the colour of the side that a hex scores for, once the game is over."""
    for x in v.ledger:
        if x.why == "hex" and x.at in HEXES:
            p = f.places[x.at]
            role = SIDES[FOE[x.seat]]
            corners = hexagon(p, 3)
            rim = Line((*corners, corners[0]), role, 6, (0, 0) if role == "one" else (22, 7))
            yield Stamp(p.x, p.y, Sprite((rim,), "under"))


@lru_cache(64)
def draw_battle_mark(at: str, f: Frame = WIDE) -> Stamp:
    """Draw the rim and the sign of a battle around a space."""
    p = f.places[at]
    x, y = p.wide / 2, p.high / 2
    if at in SECTORS:
        shapes: list[Shape] = [Box(-x - 4, -y - 4, x + 4, y + 4, 20, "", "fire", 6)]
    else:
        corners = hexagon(p, 3)
        shapes = [Line((*corners, *corners[:2]), "fire", 6)]
    beside = x * 0.45 if at == "1" and f.least else 0  # on a phone its worth stands in the middle
    shapes += disc("attack", beside, -y - 2, 19, "fire", "back")
    return Stamp(p.x, p.y, Sprite(tuple(shapes), "under"))


def pieces(found: Standing, f: Frame = WIDE) -> Iterator[Stamp]:
    """Draw all units on the map."""
    for at, groups in found.items():
        yield from _space(at, groups, f)


def condensed(group: Group) -> Group:
    """Join ships of one hull and age into a chip that counts them, where not all have room."""
    found: list[Chip] = []
    for c in group:
        n = _ships(c.label)
        last = found[-1] if found else None
        if n and last and last.label[:1] == "x" and (last.sign, last.state) == (c.sign, c.state):
            found[-1] = replace(c, label=f"x{int(last.label[1:]) + n}")
        else:
            found.append(replace(c, label=f"x{n}") if n else c)
    return tuple(found)


def _ships(label: str) -> int:
    """Count the ships that a label names, 0 when it names none."""
    if not re.fullmatch(r"[A-Z]\d+(-\d+)?", label):
        return 0
    first, _, last = label[1:].partition("-")
    return int(last or first) - int(first) + 1


def counted(group: Group) -> Group:
    """Join a side's units with the same sign, old or new; those aboard are left out."""
    found: dict[tuple[str, str], int] = {}
    for c in group:
        if c.state not in ("aboard", "tag"):
            n = int(c.label[1:]) if c.label[:1] == "x" else _ships(c.label) or int(c.label or 1)
            found[c.side, c.sign] = found.get((c.side, c.sign), 0) + n
    return tuple(Chip(f"x{n}" if not sign else str(n), side, sign) for (side, sign), n in found.items())


def summed(group: Group) -> Group:
    """Join all ships of a side, and all its other units, into one number each."""
    found: dict[tuple[str, bool], int] = {}
    for c in counted(group):
        ship = c.sign in ("", *(SIGNS[x] for x in HULLS if x in SIGNS))
        found[c.side, ship] = found.get((c.side, ship), 0) + int(c.label.removeprefix("x"))
    return tuple(Chip(f"{'x' if ship else '+'}{n}", side) for (side, ship), n in found.items())


def chip_boxes(at: str, groups: Groups, f: Frame) -> Iterator[tuple[Chip, Stamp, int]]:
    """Return the chips of a space as they are drawn, each with its place and height."""
    size, broken = _broken(at, groups, f)
    yield from zip((c for g in broken for row in g for c in row), _space(at, groups, f), repeat(size))


@lru_cache(1024)
def _space(at: str, groups: Groups, f: Frame) -> tuple[Stamp, ...]:
    x, y, _, _ = chip_area(at, f)
    size, broken = _broken(at, groups, f)
    return tuple(placed(broken, x, y, size, "box" if at in SECTORS else "hex.port" if at == "1" else "hex"))


def _broken(at: str, groups: Groups, f: Frame) -> tuple[int, list[list[list[Chip]]]]:
    """Break the chips of a space into lines, shortened until they have room."""
    _, _, wide, high = chip_area(at, f)
    size, broken = f.heights[-1], list[list[list[Chip]]]()
    ways = (lambda g: g, condensed, counted, summed) if f.least else (lambda g: g, condensed)
    for shorter in ways:
        size, broken = fitted([shorter(g) for g in groups], wide, high, f.heights)
        if sum(map(len, broken)) * (size + GAP) - GAP <= high + SPARE:
            break
    return size, broken
