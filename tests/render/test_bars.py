"""Bars below a preview's picture: what is possible has its part, labels fit, and the alt text says it."""

from __future__ import annotations

from fractions import Fraction

import pytest

from engine.policies.fates import Fate
from render.core.bars import ROLES, barred_scene
from render.core.fonts import width
from render.core.look import Picture
from render.core.plain_scene import plain_scene
from render.core.scene import LEAST, Box, Stamp, Text
from render.core.text import words
from render.core.verdict import verdict

FATES = [
    Fate("M1", {"safe": Fraction(4, 100), "lost": Fraction(96, 100)}),
    Fate("H1", {"safe": Fraction(58, 100), "hurt": Fraction(21, 100), "lost": Fraction(21, 100)}),
    Fate("D1", {"safe": Fraction(1, 2), "lost": Fraction(1, 2)}, exact=False),
]


def drawn(language: str, wide: int = 780):
    found = verdict(FATES, "stargate", words(language))
    assert found is not None
    plain = plain_scene(Picture(view=None, words=words(language)), (wide, wide), (), ["The board."])
    return found.bars, plain, barred_scene(plain, found.bars)


@pytest.mark.parametrize("language", ["en", "de", "es", "fr"])
@pytest.mark.parametrize("wide", [780, 1560])
def test_every_part_has_its_width_and_its_label_stays_within(language, wide):
    bars, plain, scene = drawn(language, wide)
    boxes = [x for x in scene.panel if isinstance(x, Box)]
    assert [x.fill for x in boxes] == [ROLES[part.end] for bar in bars for part in bar.parts]
    for x in boxes:
        assert plain.height <= x.y0 < x.y1 <= scene.height
        assert 0 < x.x0 < x.x1 <= wide
    lines = [
        (x.x, t) for x in scene.panel if isinstance(x, Stamp) for t in x.sprite.shapes if isinstance(t, Text)
    ]
    on = [(x, t) for x, t in lines if t.anchor == "m"]
    assert len(on) > len(bars)
    assert all(t.size >= LEAST * wide / 780 for _, t in on), "13 pixels on a phone"
    for x, t in on:
        half = width(t.text, t.size) / 2
        assert any(b.x0 <= x - half and x + half <= b.x1 for b in boxes), t.text


def test_what_leads_beyond_the_picture_is_hidden_below_the_bars():
    """Arrows of moves that end beyond a map ran through them."""
    _, plain, scene = drawn("en")
    cover = scene.panel[len(plain.panel)]
    assert isinstance(cover, Stamp)
    assert (cover.x, cover.y) == (0, plain.height)
    assert cover.sprite.shapes == (Box(0, 0, scene.width, scene.height - plain.height, 0, "panel"),)


def test_the_alt_text_begins_with_the_bars_and_nothing_is_drawn_without_any():
    bars, plain, scene = drawn("en")
    first, second, third, board = scene.alt.split(". ")
    assert (first, second) == ("M1: 4 safe · 96 lost", "D1: at best safe, at worst lost")
    assert (third, board) == ("H1: 58 safe · 21 dispersed · 21 lost", "The board.")
    assert barred_scene(plain, ()) is plain
    assert [x.squares[:2] for x in bars] == ["🟩🟥", "", "🟩🟩"]


@pytest.mark.parametrize("language", ["en", "de", "es", "fr"])
def test_a_bar_that_is_known_at_its_ends_only_looks_like_no_chance(language):
    """Two halves looked like fifty in a hundred."""
    (part,) = drawn(language)[0][1].parts
    assert ROLES[part.end] not in {ROLES[x] for x in ("safe", "hurt", "lost")}
    assert words(language)("preview-end-lost") in part.label
