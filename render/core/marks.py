"""Rings and arrows on a picture, around the subject of a text."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace

from render.core.look import Look, Picture, Spot
from render.core.scene import LONGEST_ALT, Box, Circle, Line, Scene, Shape
from render.core.text import Words, join_list, shorten

#: Colour and width of rings and arrows on a picture as wide as a phone's; they grow with it.
ROLE, BROAD, HEAD = "fire", 7.0, 26.0
PHONE_WIDE = 780


def marked_scene(look: Look, p: Picture) -> Scene:
    """Draw a picture with the places in `p.marks`; those not shown are only named in its alt text."""
    scene = look.scene(p)
    if not p.marks:
        return scene
    shapes = tuple(x for at, to in p.marks for x in _mark(look, p, at, to, scene.width / PHONE_WIDE))
    told = shorten(f"{_named(p)} {scene.alt}", LONGEST_ALT)
    return replace(scene, overlay=(*scene.overlay, *shapes), alt=told)


def _mark(look: Look, p: Picture, at: str, to: str, u: float) -> Iterator[Shape]:
    a, b = look.spot(p, at), look.spot(p, to) if to else None
    if a is not None and a.wide and not to:
        for out, role, broad in ((BROAD + 3, "back", BROAD + 6), (BROAD, ROLE, BROAD)):
            x, y = a.wide / 2 + out * u, a.high / 2 + out * u
            yield Box(a.x - x, a.y - y, a.x + x, a.y + y, 18 * u, "", role, broad * u)
    elif a is not None and not to:
        yield Circle(a.x, a.y, a.r + (BROAD + 3) * u, "", "back", (BROAD + 6) * u)
        yield Circle(a.x, a.y, a.r + BROAD * u, "", ROLE, BROAD * u)
    elif a is not None and b is not None:
        yield from _arrow(a, b, u)


def _arrow(a: Spot, b: Spot, u: float) -> Iterator[Shape]:
    far = math.dist((a.x, a.y), (b.x, b.y))
    if far <= a.r + b.r:
        return
    ux, uy = (b.x - a.x) / far, (b.y - a.y) / far
    path = ((a.x + ux * a.r, a.y + uy * a.r), (b.x - ux * b.r * 0.9, b.y - uy * b.r * 0.9))
    yield Line(path, ROLE, BROAD * u, head=min(HEAD * u, far * 0.5), halo="back", halo_width=3 * u)


def _named(p: Picture) -> str:
    """Name the marked places, for people who do not see the picture."""
    return p.words("pic-marked", places=join_list([_place(p.words, *x) for x in p.marks], p.words))


def _place(words: Words, at: str, to: str) -> str:
    return words("pic-marked-way", at=at, to=to) if to else at
