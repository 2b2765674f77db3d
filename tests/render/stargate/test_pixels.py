"""StarGate's pixels: colours of every theme, what the file weighs, and what is not drawn twice."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from engine.core.flow import pending
from engine.stargate.game import STARGATE
from engine.stargate.model.board import standard_board
from render.core import raster
from render.core.scene import HIGHEST, LOWEST, PHONE
from render.core.text import words
from render.stargate.elements.colours import MINUS, PALETTES, PLUS
from render.stargate.elements.layout import whole
from render.stargate.elements.terrain import terrain
from tests.render.stargate.positions import LOOK, NAMES, game, lay, lit, public, scene
from tests.render.test_palette import EYES, apart, contrast

WHOLE = whole(terrain(standard_board()).size)


def opened(data: bytes) -> Image.Image:
    return Image.open(io.BytesIO(data)).convert("RGB")


@pytest.mark.parametrize("theme", PALETTES)
def test_hexes_and_counters_have_their_colours(theme: str) -> None:
    x = scene(lay("H3 1208, X1 1607"), theme=theme)
    image, p = opened(raster.png(x)), x.palette
    for at, dx, dy, role in (
        ("1510", 0, 6, "cell"), ("2008", -14, 18, "p4"), ("2211", -14, 18, "p2"), ("0503", -14, 18, "m1"),
        ("0604", -14, 18, "m3"), ("0605", -20, 0, "orbit"), ("1118", 0, 10, "stage"),
        ("1208", -14, -8, "one"), ("1607", -14, -2, "two"),
    ):  # fmt: skip
        cx, cy = WHOLE.at(at)
        assert image.getpixel((cx + dx, cy + dy)) == p.rgb(role), at


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("theme", PALETTES)
def test_sides_and_signs_of_energy_stay_apart_for_all_eyes(theme: str, eyes: str) -> None:
    p = PALETTES[theme]
    assert apart(p, "one", "two", eyes) > 60
    assert apart(p, "lit", "cell", eyes) > 30
    assert min(apart(p, a, b, eyes) for a in PLUS for b in MINUS) > 10


@pytest.mark.parametrize("theme", PALETTES)
def test_contrast_of_what_must_be_read(theme: str) -> None:
    p = PALETTES[theme]
    pairs = [("plus", x, 4.5) for x in PLUS] + [("minus", x, 4.5) for x in MINUS]
    pairs += [
        ("orbit.ring", "orbit", 4.5), ("one.ink", "one", 4.5), ("two.ink", "two", 4.0), ("text", "cell", 9),
        ("text", "panel", 12), ("dim", "panel", 4.5), ("sand.ink", "sand", 4), ("fire", "panel", 4.5),
        ("one", "stage", 4), ("good", "panel", 3.5), ("null.core", "null", 7),
    ]  # fmt: skip
    for a, b, least in pairs:
        assert contrast(p, a, b) >= least, (theme, a, b, contrast(p, a, b))


@pytest.mark.parametrize("theme", PALETTES)
def test_the_table_holds_every_plain_colour_and_leaves_a_place_free(theme: str) -> None:
    p = PALETTES[theme]
    assert len(p.table) <= 255
    assert {p.rgb(role) for role, _ in p.roles} <= set(p.table)


def test_a_picture_weighs_less_than_220_kilobytes_and_is_the_same_again() -> None:
    for n, r in enumerate(game(3, most=400)):
        if n % 40:
            continue
        for theme in PALETTES:
            open_ = lit(r.state) if pending(r.state) else ()
            x = scene(r.state, public(r), theme=theme, lit=open_)
            data = raster.png(x)
            assert len(data) < 220_000
            raster.forget()
            assert raster.png(scene(r.state, public(r), theme=theme, lit=open_)) == data


def test_the_ground_is_drawn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[int] = []
    ground = raster._draw_ground
    monkeypatch.setattr(raster, "_draw_ground", lambda *a: (drawn.append(1), ground(*a))[1])
    raster.forget()
    for n, r in enumerate(game(3, most=60)):
        if n % 6 == 0:
            raster.png(scene(r.state, public(r)))
    assert len(drawn) == 1


def test_random_games_can_always_be_drawn_and_told() -> None:
    for seed in (11, 12):
        for n, r in enumerate(game(seed, most=700)):
            w = words(("en", "de")[n % 2])
            for line in LOOK.tell(public(r), NAMES, w):
                assert "{" not in line
            if n % 9 and r.state.over is None:
                continue
            d = pending(r.state)[0] if pending(r.state) else None
            open_ = lit(r.state) if d else ()
            x = scene(
                r.state, public(r), words=w, lit=open_, framing=("action", "whole")[n // 9 % 2],
                theme=("dark", "light")[n % 2], tentative=n % 5 == 0, seat=d.seat if d else None,
            )  # fmt: skip
            assert len(x.alt) <= 1024
            assert len(x.board) <= 1800
            assert all(len(line) <= 44 for line in x.board.splitlines())
            if x.width != 1600:
                assert x.width == PHONE[0]
                assert LOWEST <= x.height <= HIGHEST
            assert STARGATE.view(r.state, None).turn == r.state.turn
            if n % 27 == 0:
                assert raster.png(x)
