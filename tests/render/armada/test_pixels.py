"""Armada's pixels: colours of both themes, what a file weighs, what is drawn once; whole games drawn."""

from __future__ import annotations

import pytest

from engine.armada.game import ARMADA
from engine.core.flow import pending
from render.armada.elements.colours import PALETTES
from render.core import raster
from render.core.text import words
from tests.render.armada.positions import BATTLE, FLEET, SHEET, channel, game, over, scene, view
from tests.render.test_palette import EYES, apart, contrast


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("theme", PALETTES)
def test_the_two_sides_stay_apart_for_all_eyes(theme, eyes):
    p = PALETTES[theme]
    assert apart(p, "one", "two", eyes) > 50
    assert apart(p, "one", "fire", eyes) > 20
    assert apart(p, "lit", "two", eyes) > 20
    assert apart(p, "hex", "box", eyes) > 8


@pytest.mark.parametrize("theme", PALETTES)
def test_contrast_of_what_must_be_read(theme):
    p = PALETTES[theme]
    for a, b, least in [
        ("text", "back", 12), ("text", "panel", 12), ("text", "box", 9), ("dim", "box", 4.5),
        ("dim", "panel", 4.5), ("one.ink", "one", 4.5), ("two.ink", "two", 4.5), ("one", "box", 4.5),
        ("two", "box", 4.5), ("one", "one.pale", 3.5), ("two", "two.pale", 4.5), ("text", "hex", 6),
        ("text", "hex.port", 5), ("dim", "hex", 3.3), ("one", "back", 4.5), ("two", "back", 4.5),
        ("lit", "back", 4.5), ("lit.ink", "lit", 4.5), ("fire", "box", 4), ("fire", "panel", 4),
        ("hex.line", "box", 3.5), ("one", "panel", 4.5), ("two", "panel", 4.5),
    ]:  # fmt: skip
        assert contrast(p, a, b) >= least, (theme, a, b, contrast(p, a, b))


@pytest.mark.parametrize("theme", PALETTES)
def test_the_table_holds_every_plain_colour_and_leaves_a_place_free(theme):
    p = PALETTES[theme]
    assert len(p.table) <= 255
    assert {p.rgb(role) for role, _ in p.roles} <= set(p.table)


def test_a_picture_weighs_less_than_150_kilobytes_and_is_the_same_again():
    for theme in PALETTES:
        for made in (
            lambda t: scene(view(), lit=(SHEET,), tentative=True, theme=t),
            lambda t: scene(channel(), BATTLE, theme=t, framing="action"),
            lambda t: scene(over(), theme=t, framing="action"),
            lambda t: scene(over(), theme=t),
            lambda t: scene(view(), lit=(FLEET,), theme=t),
        ):
            data = raster.png(made(theme))
            assert len(data) < 150_000
            raster.forget()
            assert raster.png(made(theme)) == data


def test_the_ground_of_the_map_is_drawn_once(monkeypatch):
    drawn = []
    ground = raster._draw_ground
    monkeypatch.setattr(raster, "_draw_ground", lambda *a: (drawn.append(1), ground(*a))[1])
    raster.forget()
    for n, r in enumerate(game(3, most=200)):
        if n % 20 == 0:
            raster.png(scene(ARMADA.view(r.state, None)))
    assert len(drawn) == 1


@pytest.mark.parametrize("scenario", ARMADA.scenarios)
def test_random_games_can_always_be_drawn(scenario):
    for n, r in enumerate(game(11, scenario)):
        if n % 7 and r.state.over is None:
            continue
        d = pending(r.state)[0] if pending(r.state) else None
        for seat in (None, d.seat if d else "red"):
            known = tuple(e for e in r.events if e.reaches(seat))
            x = scene(
                ARMADA.view(r.state, seat), known, words=words(("en", "de")[n % 2]),
                framing=("action", "whole")[n // 7 % 2], theme=("dark", "light")[n % 2], tentative=n % 5 == 0,
                names={"red": "\u202eN\u0308*_~`" * 20, "silver": "漢字 \U0001f680"},
            )  # fmt: skip
            assert len(x.alt) <= 1024
            assert len(x.board) <= 1800
            assert all(len(line) <= 44 for line in x.board.splitlines())
            assert abs(x.width / x.height - 1.57) < 0.01
            if n % 63 == 0:
                assert len(raster.png(x)) < 150_000
