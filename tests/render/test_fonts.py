"""Names in any script never print as boxes."""

import pytest

from render.core import fonts
from render.core.fonts import can_draw, clip, drawable, width, wrap


@pytest.mark.parametrize(
    "name", ["Zoë", "Jürgen Größe", "Łukasz Żółć", "Ñandú", "Ødegård", "Ångström", "„quoted“ – x"]
)
def test_accents_are_drawn_on_letters_the_font_has(name: str) -> None:
    d = drawable(name)
    assert d.spare == ""
    assert d.letters
    assert all(can_draw(c) for c in d.letters)


def test_umlauts_keep_their_dots_and_their_place() -> None:
    assert drawable("für").accents == ((1, "\u0308"),)
    assert drawable("Straße").letters == "Strasse"


def test_what_no_font_has_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fonts, "SPARE", ())
    fonts.spares.cache_clear()
    drawable.cache_clear()
    try:
        assert drawable("Ада 漢 x").letters == "x"
        assert drawable("漢字").letters == ""
        assert width("漢字", 20) < 3
    finally:
        fonts.spares.cache_clear() if hasattr(fonts.spares, "cache_clear") else None
        drawable.cache_clear()


def test_marks_of_escapes_and_hidden_characters_go() -> None:
    assert drawable("a\\_b\\*\u200b\u202e\n c").letters == "a_b* c"


def test_clip_and_wrap_keep_within_the_room() -> None:
    long = "Grace Hopper moves ship 7 from VEGA-11 to the hyperjump"
    assert width(clip(long, 24, 200), 24) <= 200
    assert clip("Ada", 24, 200) == "Ada"
    lines = wrap(long, 24, 300)
    assert " ".join(lines) == long
    assert all(width(line, 24) <= 303 for line in lines)
