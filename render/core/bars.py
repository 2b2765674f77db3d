"""Bars below a preview's picture: what may become of each piece at risk, in parts of a hundred."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from engine.core.types.foreseeing import End
from render.core.fonts import width
from render.core.panel_parts import text
from render.core.scene import LEAST, NAME, PHONE, Box, Scene, Shape, Sprite, Stamp
from render.core.tentative_frame import with_band
from render.core.verdict import Bar

#: Height of a row and around all of them, width of the names, and gap between parts, for a phone.
ROW, EDGE, NAMES, GAP = 54, 8, 190, 4
#: The colour of each end, and of what is written on it; that of an open one promises nothing.
ROLES: dict[End | Literal[""], str] = {"safe": "good", "hurt": "lit", "lost": "fire", "": "dim"}
INK = "back"


def barred_scene(scene: Scene, bars: Sequence[Bar]) -> Scene:
    """Put bars below a picture; its alt text begins with what they say."""
    if not bars:
        return scene
    u = max(1.0, scene.width / PHONE[0])
    high = round((len(bars) * ROW + 2 * EDGE) * u)
    below = Box(0, 0, scene.width, high, 0, "panel")
    hidden = Stamp(0, scene.height, Sprite((below,), "panel"))  # what leads beyond a map ends there
    rows = (
        x
        for n, bar in enumerate(bars)
        for x in _row(bar, scene.width, scene.height + (EDGE + n * ROW) * u, u)
    )
    return with_band(scene, high, ". ".join(x.said for x in bars), (hidden, *rows), role="panel")


def _row(bar: Bar, wide: int, top: float, u: float) -> Iterator[Shape]:
    """Draw a name and the parts of its bar, each as wide as it is likely; labels that fit stand on them."""
    middle, left, right = top + ROW * u / 2, (NAMES + 2 * EDGE) * u, wide - 2 * EDGE * u
    yield text(2 * EDGE * u, middle, bar.pieces, NAME * u, "text", fit=NAMES * u - EDGE * u)
    at = left
    for end, share, label, short in bar.parts:
        to = at + (right - left) * share / 100
        yield Box(at, top + 5 * u, to - GAP * u, top + (ROW - 5) * u, 8 * u, ROLES[end])
        room = to - at - 16 * u
        said = next((x for x in (label, short) if width(x, LEAST * u) <= room), "")
        if said:
            yield text((at + to - GAP * u) / 2, middle, said, LEAST * u, INK, ROLES[end], anchor="m")
        at = to
