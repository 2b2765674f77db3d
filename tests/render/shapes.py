"""Shapes of scenes, as tests look at them."""

from __future__ import annotations

from collections.abc import Iterator

from render.core.scene import Shape, Stamp


def flat(shapes: tuple[Shape, ...]) -> Iterator[Shape]:
    """Flatten stamps into their shapes, still relative to each stamp's centre."""
    for shape in shapes:
        if isinstance(shape, Stamp):
            yield from flat(shape.sprite.shapes)
        else:
            yield shape
