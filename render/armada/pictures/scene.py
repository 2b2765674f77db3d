"""The fitting picture: the map, a battle, a fleet being bought, or the points."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from engine.armada.model.actions import Fleet, Orders
from engine.armada.model.board import HEXES, SECTORS, Board
from engine.armada.model.state import LETTER, SEATS
from engine.armada.queries.view import ArmadaView
from render.armada.elements.arrows import box_of, draw_orders
from render.armada.elements.battles import KINDS, Fought, battles
from render.armada.elements.chips import Chip
from render.armada.elements.colours import PALETTES, SIDES
from render.armada.elements.ground import ground
from render.armada.elements.layout import PHONED, WIDE, Frame, phoned
from render.armada.elements.panel import SUMS, footer, header, key
from render.armada.elements.pieces import (
    Standing,
    chip_boxes,
    draw_battle_mark,
    draw_control,
    pieces,
    standing,
)
from render.armada.elements.ribbon import HIGH, ribbon, ribbon_height, ribbon_said, unseen
from render.armada.elements.squares import chip_boxes as square_boxes
from render.armada.elements.squares import squares
from render.armada.elements.units import SIGNS
from render.armada.pictures.battle import clash, drafted, joined, remembered
from render.armada.pictures.columns import Columns
from render.armada.pictures.ending import final
from render.armada.pictures.fleet import fleet_sheet, row_of
from render.armada.pictures.orders import moves, sheet, worded_orders
from render.armada.words.alt_text import alt_text, text_board
from render.core.labels import LEGEND
from render.core.look import Picture, Spot
from render.core.panel_parts import strip_height
from render.core.scene import LOWEST, PHONE, Box, Ground, Scene, Shape, Stamp, Text
from render.core.text import Words

#: Maximum number of battles drawn beside the one that the post shows.
MOST, MOST_SMALL = 4, 2
#: How much smaller than a space its frame is, so that neighbours stay free.
INSET = 8


_bases: dict[tuple[int, str, Frame], tuple[Board, Ground]] = {}
#: Grounds kept in memory: the game's own, and those of tables with their own board.
KEPT = 64


def base(board: Board, words: Words, f: Frame = WIDE) -> Ground:
    """Return the ground of a board in a language, cached by the board's identity."""
    key = (id(board), words.locale, f)
    kept = _bases.get(key)
    if kept and kept[0] is board:
        return kept[1]
    made = ground(
        tuple((x, board.touches[x]) for x in SECTORS),
        tuple((x, " ".join(board.sectors[x].barred)) for x in SECTORS),  # type: ignore[index]
        tuple((h, board.hexes[h].points) for h in HEXES),  # type: ignore[index]
        (("not", words("armada-pic-not")), ("under", words("armada-pic-under"))),
        f,
    )
    while len(_bases) >= KEPT:
        _bases.pop(next(iter(_bases)), None)
    _bases[key] = (board, made)
    return made


def draw(p: Picture, told: Sequence[str], headline: str) -> Scene:
    """Draw a view. `told` is what happened in sentences, `headline` the state of the game.

    A fleet among the open answers is drawn as a sheet. Close up, a current or recent battle is drawn on the
    battle map, and an ended game as a chart of points; everything else as the map.
    """
    v = p.view.narrow(ArmadaView)
    fleet = _drafted_fleet(p)
    if fleet is not None:
        return fleet_sheet(p, v, fleet)
    if _over(p, v):
        return final(p, v, told, headline)
    if b := _fight(p, v):
        return clash(p, v, b, told, headline)
    if ribbon_height(p, v) and not standing(v, p.words):
        return calendar(p, told, headline)
    return whole(p, told, headline)


def _drafted_fleet(p: Picture) -> Fleet | None:
    return next((a for a in p.lit if isinstance(a, Fleet)), None)


def _over(p: Picture, v: ArmadaView) -> bool:
    """Return whether the chart of points is drawn."""
    return p.framing == "action" and bool(v.everything and v.ledger)


def _fight(p: Picture, v: ArmadaView) -> Fought | None:
    """Return the battle that is drawn, None where it is the map."""
    found = battles(p.events) if p.framing == "action" else []
    if p.framing != "action" or (v.battle is None and not found):
        return None
    return drafted(joined(found[-1] if found else None, v.battle), p.lit)


def spot(p: Picture, named: str) -> Spot | None:
    """Return where a space or a unit is in the picture that `draw` makes; None if it is not shown."""
    p = p.known
    v = p.view.narrow(ArmadaView)
    fleet = _drafted_fleet(p)
    if fleet is not None:
        return row_of(p, fleet, named)
    if _over(p, v):
        return None
    if b := _fight(p, v):
        b = remembered(p, v, b)
        shown = Columns(p, v, b).boxes() if p.small else (square_boxes(s) for s in squares(p, v, b))
        found = (x for boxes in shown for x in boxes)
        return _chip_spot(named, b.types.get(named, ""), found)
    f = framed(p, v)
    if named in f.places:
        at = f.places[named]
        return Spot(at.x, at.y, at.high / 2, at.wide - INSET, at.high - INSET)
    unit = v.own.get(named) or v.known.get(named) or v.everything.get(named)
    if unit is None or not unit.at:
        return None
    stands = standing(v, p.words)
    stands = fresh(stands, p) if p.small else stands
    return _chip_spot(named, unit.type, chip_boxes(unit.at, stands[unit.at], f))


def _chip_spot(unit: str, type_: str, found: Iterable[tuple[Chip, Stamp, int]]) -> Spot | None:
    """Return where a unit's chip is: its own, that of a run of ships, or that of all of its kind."""
    side = SIDES[next(seat for seat in SEATS if LETTER[seat] == unit[:1])] if type_ else ""
    mine = [x for x in found if x[0].side == side]
    fits = [x for x in mine if unit in _listed(x[0].label)]
    fits = fits or [
        x for x in mine if x[0].sign == SIGNS.get(type_, "") and x[0].label[:1] not in LETTER.values()
    ]
    if not fits:
        return None
    c, at, high = fits[0]
    return Spot(at.x, at.y, high / 2, c.wide(high), high)


def _listed(label: str) -> list[str]:
    """Name the ships of a chip: "R2-4" are three."""
    if not (m := re.fullmatch(r"([A-Z])(\d+)(?:-(\d+))?", label)):
        return []
    return [f"{m[1]}{n}" for n in range(int(m[2]), int(m[3] or m[2]) + 1)]


def more(p: Picture, headline: str) -> Iterator[Scene]:
    """Draw the further pictures of a post: battles told of besides the one shown, and the end's other side.

    Of many battles the largest are drawn, in their order. A phone has room for three, or for one and the map;
    at the end the map is behind its button.
    """
    v = p.view.narrow(ArmadaView)
    found = battles(p.events)
    drawn_ = [] if v.everything or p.framing == "whole" else found[-1:]
    rest = [b for b in found if b not in drawn_]
    kept = sorted(rest, key=lambda b: -sum(x.shots for x in b.volleys))
    kept = kept[: MOST_SMALL if p.small else MOST]
    for b in rest:
        if b in kept:
            yield clash(p, v, b, (), headline)
    beside = p.framing == "action" and not (p.small and (kept or v.everything))
    if v.everything and v.ledger and (beside or p.framing != "action"):
        yield whole(p, (), headline) if beside else final(p, v, (), headline)
    elif beside and drawn_ and drawn_[0].why:
        yield whole(p, (), headline)


def framed(p: Picture, v: ArmadaView) -> Frame:
    """Return the frame of the map: on a phone with the ribbon of turns for all, and a line for signs."""
    if not p.small:
        return WIDE
    return phoned(ribbon_height(p, v), LEGEND if used(p, v) else 0)


def whole(p: Picture, told: Sequence[str], headline: str) -> Scene:
    """Draw the map with what the view knows, and orders or moves as arrows."""
    v = p.view.narrow(ArmadaView)
    draft = next((a for a in p.lit if isinstance(a, Orders)), None)
    orders = sheet(draft, v) if draft else moves(p.events, v) or (sheet(v.orders, v) if v.orders else [])
    f = framed(p, v)
    found = shown_on(p, v)
    units = tuple(pieces(found, f))
    worded = tuple(worded_orders(orders, p)) if p.small else tuple(orders)
    lines, plates = draw_orders(f, worded, tuple(map(box_of, units)) if orders else ())
    below = (f.width, f.height - f.footer, f.height)
    return Scene(
        width=f.width,
        height=f.height,
        palette=PALETTES[p.theme],
        base=base(v.board, p.words, f),
        marks=(*draw_control(v, f), *(draw_battle_mark(at, f) for at in _fought(p)), *lines),
        pieces=units,
        overlay=plates,
        panel=(
            *header(p, v, (f.width, strip_height(f.width) if p.small else f.header)),
            *(ribbon(p, v, f.header) if p.small else ()),
            *(key(p, used(p, v), f) if p.small else footer(p, v, told, below)),
        ),
        alt=alt_text(p, found, told, headline),
        writes=lambda: text_board(p, v, found, headline),
    )


def shown_on(p: Picture, v: ArmadaView) -> Standing:
    """Return the chips of every space; on a phone the age of what is new is left out."""
    found = standing(v, p.words)
    return fresh(found, p) if p.small else found


def calendar(p: Picture, told: Sequence[str], headline: str) -> Scene:
    """Draw the ribbon of turns alone: what the channel sees while the fleets hide from each other."""
    v = p.view.narrow(ArmadaView)
    width_, head = PHONE[0], strip_height(PHONE[0])
    return Scene(
        width=width_,
        height=LOWEST,
        palette=PALETTES[p.theme],
        base=Ground(_blank, (width_, LOWEST)),
        panel=(*header(p, v, (width_, head)), *ribbon(p, v, head + HIGH), *unseen(p, v)),
        alt=alt_text(p, {}, [*told, *ribbon_said(p, v)], headline),
        writes=lambda: text_board(p, v, {}, headline),
    )


def _blank(width_: int, height: int) -> Iterator[Shape]:
    yield Box(-9, -9, width_ + 9, height + 9, 0, "back")


def fresh(found: Standing, p: Picture) -> Standing:
    """Leave out the word for current knowledge: on a phone only the age of old knowledge is written."""
    now = p.words("armada-pic-now")
    return {at: tuple(tuple(c for c in g if c.label != now) for g in gs) for at, gs in found.items()}


def used(p: Picture, v: ArmadaView) -> tuple[str, ...]:
    """Name what has to be explained of a phone's map: sums, units aboard, and old knowledge."""
    found = shown_on(p, v)
    states = {c.state for at, groups in found.items() for c, _, _ in chip_boxes(at, groups, PHONED)}
    units = pieces(found, PHONED)
    summed = any(isinstance(x, Text) and x.text[:1] == "+" for s in units for x in s.sprite.shapes)
    return (*(SUMS if summed else ()), *(x for x in ("aboard", "old") if x in states))


def _fought(p: Picture) -> list[str]:
    """Name the spaces where something has just been fought over."""
    return list(dict.fromkeys(e.facts["at"] for e in p.events if e.kind in KINDS and e.kind != "destroyed"))
