"""Grounds seen through windows: put together from what is drawn once, they look as their shapes do."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from PIL import Image, ImageChops

from engine.titles import GAMES
from render.core import raster
from render.core.palette import DARK
from render.core.scene import Box, Circle, Ground, Scene, Shape, Sheet, Split, Sprite, Stamp, Window
from render.titles import LOOKS
from tests.bench.measures.pictures import moments

FRAME = Ground(lambda: (Box(0, 0, 200, 20, 0, "panel"),))
#: How many of the pixels of a picture may differ: edges that begin a third of a pixel further on, and
#: letters that are put on whole pixels, or fade into what is below them as those of sprites do.
SHARE = {"stargate": 0.008, "skirmish": 0.03}


def board(asked: list[tuple[int, ...]]) -> Sheet:
    def draw(box: tuple[int, int, int, int]) -> Iterator[Shape]:
        asked.append(box)
        for x in range(10, 2000, 40):
            yield Circle(x, 300, 15, "fire" if x // 40 % 2 else "one")

    return Sheet(draw, ())


def seen(sheet: Sheet, x: int) -> Scene:
    """Show a sheet from x on, below a bar of 20 pixels, with a mark above."""
    mark = (Stamp(150, 60, Sprite((Box(-5, -5, 5, 5, 0, "good"),))),)
    window = Window(sheet, (-x, -240), (0, 20, 200, 120), FRAME, lambda *_: mark)
    return Scene(width=200, height=120, palette=DARK, base=Ground(tuple, ((x,),), window))


def test_windows_show_parts_of_one_sheet_in_a_frame_with_shapes_above() -> None:
    raster.forget()
    asked: list[tuple[int, ...]] = []
    sheet, table = board(asked), DARK.table
    for x in (0, 40, 300, 301):
        image = raster.canvas(seen(sheet, x))
        for at in range(10, 2000, 40):
            if 15 < at - x < 135 or 165 < at - x < 185:
                role = "fire" if at // 40 % 2 else "one"
                assert table[image.getpixel((at - x + 1, 60))] == DARK.rgb(role), (x, at)
        assert table[image.getpixel((151, 60))] == DARK.rgb("good")
        assert table[image.getpixel((100, 10))] == DARK.rgb("panel")


def test_a_place_on_a_sheet_is_drawn_once_for_all_windows() -> None:
    raster.forget()
    asked: list[tuple[int, ...]] = []
    sheet = board(asked)
    for x in (0, 10, 300, 0, 40):
        raster.canvas(seen(sheet, x))
    assert len(asked) == len(set(asked))
    before = len(asked)
    raster.canvas(seen(sheet, 55))
    assert len(asked) == before


@pytest.mark.parametrize("screen", ["wide", "phone"])
@pytest.mark.parametrize("title", SHARE)
def test_a_window_shows_what_the_shapes_of_its_ground_would(title: str, screen: Any) -> None:
    through = 0
    for m in moments(GAMES[title], 3, 60)[::4]:
        for p in (m.asked, replace(m.told, framing="action")):
            scene = LOOKS[title].scene(replace(p, screen=screen))
            assert not isinstance(scene.base, Split)
            if scene.base.window is None:
                continue
            through += 1
            drawn = raster.canvas(replace(scene, base=replace(scene.base, window=None)))
            differ = ImageChops.difference(raster.canvas(scene), drawn)
            pixels = differ.width * differ.height
            assert pixels - differ.histogram()[0] <= SHARE[title] * pixels
    assert through > 3


def test_nothing_of_older_memory_shows_through_a_window() -> None:
    """A canvas starts with whatever is in memory: another seat's picture, perhaps."""
    shown = []
    for old in (7, 200):
        raster.forget()
        stale = [Image.new("P", (w, 120), old) for w in (201, 201, 201)]
        del stale
        shown.append(raster.canvas(seen(board([]), 40)).tobytes())
    assert shown[0] == shown[1]


def test_stamps_on_a_sheet_lie_above_its_other_shapes_across_patches() -> None:
    raster.forget()
    mark = Sprite((Box(-20, -20, 20, 20, 0, "good"),))

    def draw(box: tuple[int, int, int, int]) -> Iterator[Shape]:
        yield Stamp(raster.PATCH, 300, mark)  # half of it on either patch
        yield Box(0, 200, 2000, 400, 0, "fire")

    image = raster.canvas(seen(Sheet(draw, ()), raster.PATCH - 100))
    for x, role in ((75, "fire"), (85, "good"), (100, "good"), (115, "good"), (125, "fire")):
        assert DARK.table[image.getpixel((x + 1, 60))] == DARK.rgb(role), x
