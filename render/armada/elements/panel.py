"""Header and footer: the players with their points, the turn and its phase; the key."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from engine.armada.model.state import ENDGAME, FOE, SEATS
from engine.armada.queries.view import ArmadaView
from engine.core.rules import Seat
from render.armada.elements.chips import Chip, body
from render.armada.elements.chips import draw_chip as chip_shapes
from render.armada.elements.colours import SIDES
from render.armada.elements.glyphs import disc
from render.armada.elements.layout import Frame
from render.core import panel_parts
from render.core.fonts import width
from render.core.labels import legend
from render.core.look import Picture
from render.core.panel_parts import Middle, Side, named, strip
from render.core.scene import Box, Shape, Sprite, Stamp, Text


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


def score(p: Picture, v: ArmadaView) -> tuple[Side, Side]:
    """Return the points of both sides, as far as the view knows, and who must act or has won."""
    made = [_side(p, v, seat, got) for seat, got in points(v).items()]
    return made[0], made[1]


def _side(p: Picture, v: ArmadaView, seat: Seat, got: int) -> Side:
    counts = [p.words("armada-score-points", n=got)]
    if v.defender:
        part = p.words("armada-score-defends" if seat == v.defender else "armada-score-invades")
        counts.insert(0, f"{counts[0]} · {part}")
    active = seat in v.waiting if v.outcome is None else v.outcome.winner == seat
    return Side(name=called(p, seat), score=str(got), counts=tuple(counts), role=SIDES[seat], active=active)


def header(
    p: Picture, v: ArmadaView, size: tuple[int, int], about: tuple[str, str] = ("", "")
) -> Iterator[Stamp]:
    """Draw the strip: the points, and between them the turn and its phase, or the subject of the picture."""
    width_, high = size
    second: tuple[str, ...]
    if about[0]:
        first, second = (about[0],), (about[1],)
    else:
        key = "armada-pic-turn" if v.turn else "armada-pic-setup"
        first, second = (p.words(key, turn=v.turn, turns=v.turns),), _phases(p, v)
    yield from strip(width_, score(p, v), Middle(first, second), high)


def _phases(p: Picture, v: ArmadaView) -> tuple[str, ...]:
    """Word the phase, in versions that are shorter and shorter."""
    said = p.words(f"armada-pic-{phase(v)}", at=v.battle.at if v.battle else "")
    if p.tentative:
        return (p.words("armada-pic-preview"),)
    if v.sealed[1] > 1 and v.outcome is None:
        got, wanted = v.sealed
        return p.words("armada-pic-sealed", phase=said, got=got, wanted=wanted), said
    return (said,)


#: Signs before the numbers of a space so crowded that it only counts.
SUMS = {"ships": "x", "others": "+"}
SIGNED = ("aboard", "old", "attack", "scout", "unload", "load", "dock", "seeker", "probe", "teleport")


def footer(p: Picture, v: ArmadaView, told: Sequence[str], box: tuple[int, int, int]) -> Iterator[Stamp]:
    """Draw the footer: the winner, or the key."""
    wide, top, bottom = box
    if v.outcome is not None:
        yield from banner(p, v, told[-1] if told else "", (10, top + 4, wide - 10, bottom - 4))
    else:
        said = tuple(p.words(f"armada-pic-{k}") for k in SIGNED)
        yield Stamp(0, (top + bottom) // 2, _key(SIGNED, said, wide))


def key(p: Picture, used: Sequence[str], f: Frame) -> Iterator[Stamp]:
    """Explain on one line what is not plain in a phone's map: what is aboard, what is old."""
    signs = [(_state(x), p.words(f"armada-pic-{x}")) for x in used]
    yield from legend((16.0, f.height - f.footer, f.width - 16.0, f.height - 6.0), signs)


@lru_cache(8)
def _state(name: str) -> Sprite:
    """Draw a state of chips as a sign."""
    if name in SUMS:
        return Sprite((Text(0, 0, SUMS[name], 28, "dim"),), "panel")
    return Sprite(tuple(chip_shapes(Chip("", "one", "", name), 30)), "panel")


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
        elif name == "old":
            shapes.append(Text(x + icon / 2, 0, "- -", 22, "dim"))
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
