"""Colours: contrast in both themes, and sides that stay apart for colour-blind eyes."""

from itertools import combinations

import pytest
from PIL import Image

from render.core.palette import Palette
from render.core.pixels.tiles import numbered
from render.starwars.colours import PALETTES

Colour = tuple[float, float, float]
#: Machado, Oliveira and Fernandes 2009, full strength, on linear light.
EYES = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def linear(c: tuple[int, int, int]) -> Colour:
    r, g, b = (v / 255 / 12.92 if v <= 10 else ((v / 255 + 0.055) / 1.055) ** 2.4 for v in c)
    return r, g, b


def times(m: tuple[Colour, ...], c: Colour) -> Colour:
    x, y, z = (sum(f * v for f, v in zip(row, c, strict=True)) for row in m)
    return x, y, z


def lab(c: Colour) -> Colour:
    rows = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
    x, y, z = (
        v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116
        for v in (max(0.0, v) / w for v, w in zip(times(rows, c), (0.9505, 1, 1.089), strict=True))
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def apart(palette: Palette, a: str, b: str, eyes: str) -> float:
    seen = [lab(times(EYES[eyes], linear(palette.rgb(role)))) for role in (a, b)]
    return sum((p - q) ** 2 for p, q in zip(*seen, strict=True)) ** 0.5


def contrast(palette: Palette, a: str, b: str) -> float:
    dark, light = sorted(
        sum(f * v for f, v in zip((0.2126, 0.7152, 0.0722), linear(palette.rgb(x)), strict=True))
        for x in (a, b)
    )
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("theme", PALETTES)
def test_the_two_sides_stay_apart_for_all_eyes(theme: str, eyes: str) -> None:
    assert apart(PALETTES[theme], "one", "two", eyes) > 60


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("theme", PALETTES)
def test_what_is_lit_stands_out_from_what_is_not(theme: str, eyes: str) -> None:
    assert apart(PALETTES[theme], "lit", "cell", eyes) > 35
    assert apart(PALETTES[theme], "lit.cell", "cell", eyes) > 18


@pytest.mark.parametrize("theme", PALETTES)
def test_contrast_of_what_must_be_read(theme: str) -> None:
    p = PALETTES[theme]
    for a, b, least in [
        ("text", "back", 12), ("text", "panel", 12), ("dim", "hub", 4.5), ("dim", "panel", 4.5),
        ("one.ink", "one", 4.5), ("two.ink", "two", 4.0), ("one", "back", 4.5), ("two", "back", 3.5),
        ("one", "disc", 4.5), ("two", "disc", 3.5), ("one", "cell", 3), ("two", "cell", 2.7),
        ("one", "one.faint", 4.5), ("two", "two.faint", 3), ("lit", "disc", 4.5), ("jump", "back", 4.5),
        ("good", "planet.cell", 3.5), ("jump.text", "jump.deep", 4.5), ("hole.text", "hole", 10),
        ("nova.ink", "nova", 4), ("die.ink", "die", 10), ("text", "star.core", 9),
    ]:  # fmt: skip
        assert contrast(p, a, b) >= least, (theme, a, b, contrast(p, a, b))


@pytest.mark.parametrize("theme", PALETTES)
def test_every_plain_colour_is_drawn_exactly(theme: str) -> None:
    p = PALETTES[theme]
    for role, _ in p.roles:
        image = numbered(Image.new("RGB", (2, 2), p.rgb(role)), p)
        assert p.table[image.getpixel((0, 0))] == p.rgb(role), role


@pytest.mark.parametrize("theme", PALETTES)
def test_the_table_leaves_a_place_free(theme: str) -> None:
    table = PALETTES[theme].table
    assert len(table) == len(set(table)) <= 255
    assert all(p == q or p.name != q.name for p, q in combinations(PALETTES.values(), 2))
