"""Names in any script never print as boxes."""

from importlib.resources import files
from itertools import groupby

import pytest

from render.core import fonts
from render.core.fonts import FINE, MORE, can_draw, clip, drawable, font, plain, width, wrap
from render.core.text import catalogue, languages

#: What Discord draws, on buttons and in posts, and no picture has.
EMOJI = {"⏱", "⏳", "ⓘ", "→", "✓", "\ufe0f"}
#: A sign of which no font has a glyph, and what is drawn for it.
SIGNS = {"−": "–"}


@pytest.mark.parametrize(
    "name", ["Zoë", "Jürgen Größe", "Łukasz Żółć", "Ñandú", "Ødegård", "Ångström", "„quoted“ – x"]
)
def test_accents_are_drawn_on_letters_the_font_has(name: str) -> None:
    d = drawable(name)
    assert d.spare == ""
    assert d.letters
    assert all(can_draw(c) for c in d.letters)


def test_accents_that_no_font_has_keep_their_place() -> None:
    assert drawable("ő").accents == ((0, "\u030b"),)
    assert drawable("żółć").letters == "zólc"


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


def texts(language: str) -> dict[str, str]:
    """Return all that pictures may say in a language: its catalogues, books, glossaries and tables."""
    own = (x for x in files("data").iterdir() if x.is_dir() and x.name not in ("locale", "template"))
    read = {f"{game.name}/{x.name}": x for game in own for x in game.iterdir() if x.name.endswith(".toml")}
    theirs = {k: x.read_text(encoding="utf-8") for k, x in read.items()}
    return {**catalogue(language), **theirs}


@pytest.mark.parametrize("language", languages())
def test_every_character_of_every_catalogue_has_its_glyph(language: str) -> None:
    lacking = {
        (name, c)
        for name, text in texts(language).items()
        for c in {SIGNS.get(c, c) for c in set(text) - EMOJI if not c.isspace()}
        if not can_draw(c) or drawable(c) != (c, (), "")
    }
    assert lacking == set()


def test_a_letter_that_neither_font_has_is_found() -> None:
    assert not can_draw("漢")
    assert not can_draw("ł")
    assert drawable("−") == ("–", (), "")


@pytest.mark.parametrize("letters", ["äöüÄÖÜß", "éèêëçàâîïôùûœÉÈŒ", "ñáéíóúü¿¡Ñ", "„“”‚‘’«»–—×·…"])
def test_german_french_and_spanish_are_drawn_by_glyphs_alone(letters: str) -> None:
    assert drawable(letters) == (letters, (), "")


def test_a_line_is_as_wide_as_its_letters_whichever_font_draws_them() -> None:
    alone = font(fonts.FINE * 30).getlength("Gr") + font(fonts.FINE * 30, MORE).getlength("öß")
    alone += font(fonts.FINE * 30).getlength("e")
    assert width("Größe", 30, bold=False) == pytest.approx(alone / fonts.FINE)


@pytest.mark.parametrize("text", ["", " ", "a", "  two  words ", "a*b_c~d", "(1) #2 [x] `y` > |z|"])
def test_plain_letters_are_left_as_the_longer_way_leaves_them(text: str) -> None:
    assert plain(text) == plain(f"{text}\u200b")
    assert plain(f"{text}\\*") == plain(f"{text}*")


def test_a_line_is_as_wide_as_its_letters_in_one_run() -> None:
    for text in ("Wave AVATAR To.", "R2-4 (laser, shield)", "Größe 14.5 × 22", "Jaffa"):
        for size in (11.5, 20, 27):
            run = sum(
                float(font(FINE * size, name).getlength("".join(letters)))
                for name, letters in groupby(text, lambda c: fonts._font_of(c, ""))
            )
            assert width(text, size, bold=False) == run / FINE
