"""Header and footer: the players with their points, the turn and its phase; key or caption."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from engine.armada.model.state import ENDGAME, FOE, SEATS
from engine.armada.queries.view import ArmadaView
from engine.core.rules import Seat
from render.armada.elements.chips import body
from render.armada.elements.colours import SIDES
from render.armada.elements.glyphs import disc
from render.core import panel_parts
from render.core.fonts import clip, width
from render.core.look import Picture
from render.core.panel_parts import Anchor, named, text
from render.core.scene import Box, Shape, Sprite, Stamp, Text

#: Share of the width taken by each side's bar, and on a phone.
BAR, SMALL = 0.34, 0.325
#: Type sizes for a caption, with their line heights.
CAPTION = tuple((size, size * 1.24) for size in (27.0, 23.0, 20.0, 18.0))


def called(p: Picture, seat: Seat) -> str:
    """Return a player's name in letters the font can draw, or the name of the side."""
    return named(p, seat, p.words(f"armada-side-{seat}"))


def points(v: ArmadaView) -> dict[Seat, int]:
    """Add up what each seat has gained so far, as far as the view knows."""
    return {seat: sum(x.points for x in v.ledger if x.seat == FOE[seat]) for seat in SEATS}


def phase(v: ArmadaView) -> str:
    """Name the current phase: over, audit, battle, buying, sectors, attacks, scouting or orders."""
    kinds = {c.kind for c in v.where}
    if v.outcome is not None:
        return "over"
    if v.everything and (v.ledger or ENDGAME in kinds):
        return "audit"
    if v.battle is not None:
        return "battle"
    if not v.turn:
        return "buying" if not v.start and (len(v.waiting) > 1 or v.sealed[1] > 1) else "sectors"
    return "attacks" if "attacks" in kinds else "scouting" if "scouting" in kinds else "orders"


def header(
    p: Picture, v: ArmadaView, size: tuple[int, int], about: tuple[str, str] = ("", "")
) -> Iterator[Stamp]:
    """Draw both bars, and between them the turn and its phase, or the subject of the picture."""
    width_, high = size
    wide = round(width_ * (SMALL if p.small else BAR))
    got = points(v)
    for seat, x in zip(SEATS, (10, width_ - 10 - wide), strict=True):
        yield from _bar(p, v, seat, (x, wide, high), got[seat])
    middle, room = width_ / 2, width_ - 2 * wide - 44
    if about[0]:
        yield text(middle, high * 0.34, about[0], 25, "text", anchor="m", fit=room)
        yield text(middle, high * 0.72, about[1], 20, "dim", anchor="m", bold=False, fit=room)
        return
    key = "armada-pic-turn" if v.turn else "armada-pic-setup"
    turn = p.words(key, turn=v.turn, turns=v.turns)
    yield text(middle, high * 0.34, turn, 27, "text", anchor="m", fit=room)
    said, ink = p.words(f"armada-pic-{phase(v)}", at=v.battle.at if v.battle else ""), "dim"
    if p.tentative:
        said, ink = p.words("armada-pic-preview"), "lit"
    elif v.sealed[1] > 1 and v.outcome is None:
        said = p.words("armada-pic-sealed", phase=said, got=v.sealed[0], wanted=v.sealed[1])
    yield text(middle, high * 0.72, said, 21, ink, anchor="m", bold=p.tentative, fit=room)


def _bar(p: Picture, v: ArmadaView, seat: Seat, at: tuple[int, int, int], got: int) -> Iterator[Stamp]:
    x, wide, high = at
    left = seat == SEATS[0]
    active = seat in v.waiting if v.outcome is None else v.outcome.winner == seat
    role = SIDES[seat]
    fill, ink = (role, f"{role}.ink") if active else (f"{role}.faint", role)
    yield Stamp(x, 0, _plate(role, wide, high, left=left, active=active))
    side: Anchor = "l" if left else "r"
    edge, d = (x, 1) if left else (x + wide, -1)
    worth = str(got) if v.ledger or v.seat or v.outcome else ""
    room = wide - 74 - (width(worth, 30) + 20 if worth else 0)
    yield text(edge + d * 64, high * 0.35, clip(called(p, seat), 27, room), 27, ink, fill, anchor=side)
    part = "armada-pic-side" if p.small else _part(v, seat)
    role_said = p.words(part, side=p.words(f"armada-side-{seat}"), at=v.start.get(seat, ""))
    yield text(edge + d * 64, high * 0.71, role_said, 20, ink, fill, anchor=side, bold=False, fit=room)
    if worth:
        far = x + wide - 16 if left else x + 16
        yield text(far, high * 0.5, worth, 30, ink, fill, anchor="r" if left else "l")


def _part(v: ArmadaView, seat: Seat) -> str:
    if v.defender:
        return "armada-pic-defender" if seat == v.defender else "armada-pic-invader"
    return "armada-pic-from" if v.start.get(seat) else "armada-pic-side"


@lru_cache(64)
def _plate(role: str, wide: int, high: int, *, left: bool, active: bool) -> Sprite:
    """Draw a side's bar, bright when it has to act, with the outline of its counters."""
    fill = role if active else f"{role}.faint"
    spot = 34 if left else wide - 34
    mark = Sprite((body(role, 40, 26, 3, "back"), body(role, 40, 26, 0, role)), fill)
    return Sprite(
        (
            Box(0, 7, wide, high - 7, 12, fill, "" if active else f"{role}.rim", 2),
            Stamp(spot, high // 2, mark),
        ),
        "panel",
    )


#: Signs before the numbers of a space so crowded that it only counts.
SUMS = {"ships": "x", "others": "+"}
KEY = ("attack", "scout", "unload", "load", "dock", "seeker", "probe", "teleport")


def footer(
    p: Picture, v: ArmadaView, told: Sequence[str], box: tuple[int, int, int], used: Sequence[str] = ()
) -> Iterator[Stamp]:
    """Draw the footer: the winner, a caption, or the key; on a phone only the signs `used`."""
    wide, top, bottom = box
    if v.outcome is not None:
        yield from banner(p, v, told[-1] if told else "", (10, top + 4, wide - 10, bottom - 4))
    elif p.caption.strip():
        yield from panel_parts.caption(
            p.caption, (24, top, wide - 24, bottom), CAPTION[: 3 if p.small else 4]
        )
    elif not p.caption:
        known = (*SUMS, "aboard", "old", *KEY) if p.small else ("aboard", "old", *KEY)
        shown = tuple(k for k in known if not p.small or k in used)
        said = tuple(p.words(f"armada-pic-{k}") for k in shown)
        yield from (Stamp(0, (top + bottom) // 2, _key(shown, said, wide)) for _ in said[:1])


@lru_cache(8)
def _key(signs: tuple[str, ...], said: tuple[str, ...], wide: int) -> Sprite:
    """Draw the legend for the given signs, as many as there is room for."""
    size, icon, gap = 20.0, 30, 24
    while gap > 8 and sum(width(x, size, bold=False) + icon + 8 + gap for x in said) > wide - 30:
        gap -= 1
    x = 16.0
    shapes: list[Shape] = []
    for name, word in zip(signs, said, strict=True):
        if x + icon + 6 + width(word, size, bold=False) > wide - 8:
            break
        if name == "aboard":
            frames = (body("one", icon, 22, 0, "dim"), body("one", icon, 22, -2.5, "panel"))
            shapes += [_shifted(s, x + icon / 2) for s in frames if isinstance(s, Box)]
        elif name in SUMS or name == "old":
            shapes.append(Text(x + icon / 2, 0, SUMS.get(name, "- -"), 22, "dim"))
        else:
            shapes += disc(name, x + icon / 2, 0, 14)
        shapes.append(Text(x + icon + 6, 0, word, size, "dim", "l", bold=False))
        x += icon + 6 + width(word, size, bold=False) + gap
    return Sprite(tuple(shapes), "panel")


def _shifted(s: Box, by: float) -> Box:
    return Box(s.x0 + by, s.y0, s.x1 + by, s.y1, s.r, s.fill, s.edge, s.width)


def banner(p: Picture, v: ArmadaView, why: str, box: tuple[int, int, int, int]) -> Iterator[Stamp]:
    """Draw who has won, in that side's colour, and why."""
    winner = v.outcome.winner if v.outcome else None
    role, said = "dim", p.words("armada-pic-drawn")
    if winner:
        role, said = SIDES[winner], p.words("armada-pic-wins", name=called(p, winner))
    yield from panel_parts.banner(box, role, said, why, (29.0, 22.0))
