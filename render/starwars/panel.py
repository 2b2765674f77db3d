"""The strip on top and the line below: who has how many ships and cards, turn and dice, and the legend."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from engine.core.rules import Seat
from engine.starwars.galaxy import BLACK_HOLE, HYPERJUMP, NOVA, PLANET
from engine.starwars.state import SEATS, GalaxyView
from render.core.labels import legend
from render.core.look import Picture
from render.core.panel_parts import Middle, Side, named, strip
from render.core.scene import LEAST, Arc, Circle, Line, Shape, Sprite, Stamp
from render.starwars.colours import SIDES
from render.starwars.layout import Happened, Layout, Targets
from render.starwars.pieces import die, space


def called(p: Picture, seat: Seat) -> str:
    """Return a player's name in letters the font can draw, or the name of the side."""
    return named(p, seat, p.words(f"starwars-side-{seat}"))


def sides(p: Picture) -> tuple[Side, ...]:
    """Say how many ships and cards each side has: who has no ship at home, or too few, is near losing."""
    v = p.view.narrow(GalaxyView)
    return tuple(_side(p, v, seat) for seat in SEATS)


def _side(p: Picture, v: GalaxyView, seat: Seat) -> Side:
    ships = ships_of(v, seat)
    active = (v.mover == seat or seat in v.waiting) if v.outcome is None else v.outcome.winner == seat
    counts = (
        p.words("starwars-pic-counts", ships=ships, cards=v.hands[seat]),
        p.words("starwars-pic-count", ships=ships),
    )
    return Side(name=called(p, seat), score=str(ships), counts=counts, role=SIDES[seat], active=active)


def ships_of(v: GalaxyView, seat: Seat) -> int:
    """Count the ships that a side has on the board."""
    return sum(map(bool, v.fleets[seat]))


def panel(lay: Layout, p: Picture, v: GalaxyView, h: Happened, found: Targets) -> tuple[Stamp, ...]:
    """Draw strip and legend."""
    above = strip(lay.width, sides(p), _middle(p, v), lay.header)
    box = (20.0, float(lay.height - lay.footer), lay.width - 20.0, float(lay.height))
    return (*above, *legend(box, _signs(p, v, h, found)))


def _middle(p: Picture, v: GalaxyView) -> Middle:
    words = p.words
    turn = words("starwars-pic-turn", turn=v.turn)
    if v.outcome is not None:
        turn = words("starwars-pic-over", turn=max(1, v.turn if v.thrown else v.turn - 1))
        name = called(p, v.outcome.winner) if v.outcome.winner else ""
        won = (words("starwars-pic-wins", name=name), words("starwars-pic-won"))
        return Middle((turn,), won if name else (words("starwars-pic-drawn"),))
    if v.mover is None:
        return Middle((words("starwars-pic-opening"),))
    if p.tentative:
        return Middle((turn,), (words("starwars-pic-preview"),))
    if not v.thrown:
        return Middle((turn,), (words("starwars-pic-to-throw"),))
    left, dice = list(v.dice), []
    for n in v.thrown:
        fresh = n in left
        if fresh:
            left.remove(n)
        dice.append(die(n, 16, "new" if fresh else "used"))
    return Middle((turn,), (), tuple(dice))


_LETTERS = {"planet": PLANET, "hyperjump": HYPERJUMP, "black-hole": BLACK_HOLE, "nova": NOVA}
_SIGNS: Mapping[str, tuple[Shape, ...]] = {
    "land": (Circle(0, 0, 15, "lit.cell", "lit", 4),),
    "by-jump": (Arc(0, 0, 15, 0, 360, "lit", 4, (18, 12)),),
    "take": (Circle(0, 0, 15, "", "fire", 4),),
    **{name: tuple(space(0, 0, 19, kind, LEAST)) for name, kind in _LETTERS.items()},
}


def _signs(p: Picture, v: GalaxyView, h: Happened, found: Targets) -> list[tuple[Sprite, str]]:
    """Choose what of the picture has to be explained, the most important first."""
    there = {"land": found.lands, "by-jump": found.jumps, "take": found.takes}
    signs = [(_sign(x), p.words(f"starwars-pic-{x}")) for x, spaces in there.items() if spaces]
    if h.trips:
        seat = h.trips[-1].seat
        name = p.words(f"starwars-side-{seat}")
        signs.append((_way(SIDES[seat]), p.words("starwars-pic-last-move", name=name)))
    kinds = set("".join(x.track for x in v.galaxy.stars))
    signs += [(_sign(x), p.words(f"starwars-pic-{x}")) for x, kind in _LETTERS.items() if kind in kinds]
    return signs


@cache
def _sign(name: str) -> Sprite:
    return Sprite(_SIGNS[name], "panel")


def _way(role: str) -> Sprite:
    line = Line(((-14, 0), (0, 0), (17, 0)), role, 6, head=17)
    return Sprite((line, Circle(-13, 0, 6, "panel", role, 2.5)), "panel")
