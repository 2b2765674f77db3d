"""What is put around a picture: a frame if it is hypothetical, the caption of a film."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from render.core.fonts import clip, width, wrap
from render.core.scene import LEAST, LONGEST_ALT, Box, Ground, Scene, Shape, Split, Text
from render.core.text import shorten

#: Colour of the frame, width of its sides, height of the band with its label, and size of the label.
ROLE, SIDE, BAND, SIZE = "jump", 4, 44, 26.0
PHONE_WIDE = 780
#: Lines of a caption, and their height, on a picture as wide as a phone's.
LINES, LINE = 3, 36.0


def framed_scene(scene: Scene, said: str) -> Scene:
    """Put a frame around a picture, with a band of text below; its alt text begins with that text."""
    u = max(1.0, scene.width / PHONE_WIDE)
    side, band = round(SIDE * u), round(BAND * u)
    wide, high = scene.width, scene.height + band
    edges = (
        Box(0, 0, wide, side, 0, ROLE),
        Box(0, 0, side, high, 0, ROLE),
        Box(wide - side, 0, wide, high, 0, ROLE),
    )
    return with_band(scene, band, said, edges, label=said)


def with_band(
    scene: Scene, band: int, said: str, above: Iterable[Shape], *, label: str = "", role: str = ROLE
) -> Scene:
    """Put a band below a picture, labelled or not, and shapes above; its alt text begins with `said`."""
    return replace(
        scene,
        height=scene.height + band,
        base=_on_band(scene.base, scene.width, scene.height, band, label, role),
        panel=(*scene.panel, *above),
        alt=shorten(f"{said}. {scene.alt}", LONGEST_ALT),
    )


def captioned(scene: Scene, told: Sequence[str]) -> Scene:
    """Put what happened below a picture, in type for a phone: what finds no room is left out, never cut.

    Only the first, if it alone is too long, is.
    """
    u = max(1.0, scene.width / PHONE_WIDE)
    size, step, room = LEAST * u, LINE * u, scene.width - 32 * u
    lines, first = list[str](), 0
    for n, said in enumerate(told):
        more = wrap(said, size, room, bold=not n)
        if not n and len(more) > LINES:
            more = [*more[: LINES - 1], clip(" ".join(more[LINES - 1 :]), size, room)]
        if len(lines) + len(more) <= LINES:
            lines += more
            first = first or len(lines)
    band = round(LINES * step + 12 * u)
    top = scene.height + (band - (len(lines) - 1) * step) / 2
    put = (
        Text(16 * u, top + k * step, x, size, "text" if k < first else "dim", "l", k < first)
        for k, x in enumerate(lines)
    )
    return replace(
        scene,
        height=scene.height + band,
        base=_on_band(scene.base, scene.width, scene.height, band, "", "panel"),
        panel=(*scene.panel, *put),
    )


def _on_band(base: Ground | Split, wide: int, top: int, band: int, said: str, role: str) -> Ground | Split:
    """Put a band below a ground."""
    if isinstance(base, Split):
        within, beyond = (
            Ground(_banded, (x, wide, top, band, said, role)) for x in (base.within, base.beyond)
        )
        return replace(base, within=within, beyond=beyond)
    return Ground(_banded, (base, wide, top, band, said, role))


def _banded(ground: Ground, wide: int, top: int, band: int, said: str, role: str) -> tuple[Shape, ...]:
    size = SIZE * band / BAND
    size *= min(1.0, (wide - 2 * band) / max(1.0, width(said, size)))
    strip = Box(0, top, wide, top + band, 0, role)
    return (*ground.shapes, strip, *([Text(wide / 2, top + band / 2, said, size, "back")] if said else []))
