"""The galaxy as a scene."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.rules import Seat
from engine.starwars.state import FOE, Build, GalaxyView, Go
from render.core.look import Picture
from render.core.scene import Scene, Shape
from render.starwars.alt_text import alt_text, text_board
from render.starwars.colours import PALETTES, SIDES
from render.starwars.ground import ground
from render.starwars.layout import Layout, action, whole
from render.starwars.panel import KEY, panel
from render.starwars.tracks import (
    Happened,
    capture_of_home,
    counted,
    lit_chips,
    lit_marks,
    overlay,
    read_events,
    ships,
    tentative_marks,
)


def draw(p: Picture, told: Sequence[str], headline: str) -> Scene:
    """Draw a view. `told` words what happened, `headline` the state of the game."""
    v = p.view.narrow(GalaxyView)
    h = read_events(p.events)
    lay = framed(p, h)
    marks = tuple(tentative_marks(lay, h)) if p.tentative else ()
    homes: tuple[tuple[Seat, str], ...] = tuple(v.homes.items())
    over: tuple[Shape, ...] = tuple(overlay(lay, h, tentative=p.tentative))
    if v.outcome is not None and v.outcome.winner and "home" in v.outcome.reason:
        fallen = v.homes[FOE[v.outcome.winner]]
        over = (*capture_of_home(lay, fallen, SIDES[v.outcome.winner]), *over)
    plain = (lay.whole or p.small) and not p.caption and v.outcome is None
    signs = KEY if not p.small else KEY[:6] if p.lit else KEY[:4]
    said = tuple(map(p.words, [f"starwars-pic-{k}" for k in signs])) if plain else ()
    return Scene(
        width=lay.width,
        height=lay.height,
        palette=PALETTES[p.theme],
        base=ground(lay, homes, p.words("starwars-pic-home"), said),
        marks=(*marks, *lit_marks(lay, v, p.lit)),
        pieces=tuple(ships(lay, v, p.lit, h)),
        overlay=(*over, *lit_chips(lay, v, p.lit)),
        panel=tuple(panel(lay, p, h, told)),
        alt=alt_text(p, told, headline),
        writes=lambda: text_board(v, p.words, headline),
    )


def framed(p: Picture, h: Happened) -> Layout:
    """Choose the part shown: the galaxy, or only the stars that events and lit actions touch."""
    v = p.view.narrow(GalaxyView)
    if p.framing != "action":
        return whole(v.galaxy, small=p.small)
    touched = [*h.spaces, *p.pointed]
    if p.small and not (p.lit or p.marks) and v.outcome is None:  # show the ships of the side to act
        touched += [x for seat in v.waiting for x in v.fleets[seat]]
    for a in p.lit:
        if isinstance(a, Build):
            touched.append(a.at)
        elif isinstance(a, Go):
            touched += [a.to, counted(v, a)]
    return action(v.galaxy, frozenset(x.partition("-")[0] for x in touched if x), small=p.small)
