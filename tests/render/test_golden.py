"""Scenes written down as text and compared: shapes, words and boards, never pixels.

UPDATE_GOLDEN=1 writes them anew; look at the difference before it is committed.
"""

import os
from collections.abc import Iterable, Iterator
from dataclasses import astuple
from pathlib import Path
from typing import Any

import pytest

from engine.core.flow import options, pending
from render.core.scene import LAYERS, Scene, Shape, Stamp
from render.core.text import words

HERE = Path(__file__).parent / "golden"


def rounded(x: Any) -> str:
    if isinstance(x, float | int) and not isinstance(x, bool):
        return f"{round(x)}"
    if isinstance(x, tuple):
        if len(x) > 8:  # a long path: its length and ends say enough
            return f"({len(x)} points {rounded(x[0])}..{rounded(x[-1])})"
        return f"({' '.join(map(rounded, x))})"
    return str(x)


def written(shapes: Iterable[Shape], indent: str) -> Iterator[str]:
    for s in shapes:
        if isinstance(s, Stamp):
            yield f"{indent}at {s.x},{s.y} over {s.sprite.over}"
            yield from written(s.sprite.shapes, indent + "  ")
        else:
            yield f"{indent}{type(s).__name__} {' '.join(map(rounded, astuple(s)))}"


def golden(scene: Scene) -> str:
    lines = [f"{scene.width}x{scene.height} {scene.palette.name}", scene.alt, "", scene.board, ""]
    for name in LAYERS[1:]:
        lines += [name, *written(scene.layer(name), "  ")]
    return "\n".join(lines) + "\n"


def check(name: str, scene: Scene) -> None:
    path, now = HERE / f"{name}.txt", golden(scene)
    if os.environ.get("UPDATE_GOLDEN"):
        path.write_text(now, encoding="utf-8")
    assert now == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("framing", ["whole", "action"])
def test_capture(drawn: Any, capture: Any, framing: str) -> None:
    check(f"capture_{framing}", drawn.scene(capture.state, capture.events, framing=framing))


def test_jump_in_german_and_light(drawn: Any, jump: Any) -> None:
    check("jump_de_light", drawn.scene(jump.state, jump.events, words=words("de"), theme="light"))


def test_lit(drawn: Any) -> None:
    s = drawn.lay({4: "SOL-3", 10: "SOL-9"}, {2: "MIRA-3", 10: "VEGA-9"}, 2, 5)
    (d,) = pending(s)
    lit = tuple(a for a in options(s, d) or () if getattr(a, "ship", 0) == 4)
    check("lit", drawn.scene(s, lit=lit))
