"""How far each language has come: what is said beside what English says, and what translators are told."""

from __future__ import annotations

import re

import pytest

from bot.authors.contract import BrokenContract, check_words
from engine.core.errors import BadData
from engine.core.places import Place, place_of
from engine.languages import complete, listed, offered, read_languages
from engine.titles import get
from engine.tools import translations
from engine.tools.translations import Part, faults_of, must_say, parts, share, words

ENGLISH = '[[language]]\nid = "en"\nname = "English"\nstate = "complete"\nleast = 100\n'
FRENCH = '[[language]]\nid = "fr"\nname = "Français"\nstate = "draft"\nleast = 60\n'


@pytest.mark.parametrize("language", complete())
def test_a_complete_language_says_all(language):
    assert listed()[language].least == 100
    assert [x.file for x in parts(language) if x.lacks] == []


@pytest.mark.parametrize("language", offered())
def test_every_language_is_above_its_threshold_and_says_nothing_else_than_english(language):
    assert list(faults_of(language, parts(language))) == []


@pytest.mark.parametrize(
    ("text", "key"),
    [
        (FRENCH + ENGLISH, "language.0"),
        ("", "language"),
        (ENGLISH.replace("complete", "draft"), "language.0"),
        (ENGLISH + FRENCH + FRENCH, "language.2.id"),
        (ENGLISH + FRENCH.replace("60", "101"), "language.1.least"),
        (ENGLISH + FRENCH.replace("draft", "half"), "language.1.state"),
    ],
)
def test_a_list_of_languages_that_does_not_hold_together_is_refused(text, key):
    with pytest.raises(BadData) as bad:
        read_languages(text)
    assert bad.value.key == key
    assert read_languages(ENGLISH + FRENCH)["fr"].draft


def test_entries_that_say_something_else_are_found():
    english = {"a": "x { $n }", "b": "y", "c": "z { $n } { $m }"}
    part = Part("a.ftl", english, {"a": "x", "d": "?", "c": "z { $m }"}, free={"c"})
    assert part.lacks == ["b"]
    assert list(part.faults()) == [
        "a: it has the variables none, and English has n",
        "d: English has no such entry",
    ]
    assert share([part, Part("b.ftl", {"x": "X"}, {"x": "X"})]) == 75
    assert share([]) == 100


@pytest.fixture
def package(tmp_path, monkeypatch):
    """Lay the words of a foreign title out, which speaks English and a little German."""
    for language, text in {
        "en": "fox-about = A { $n } fox\nfox-run = Run\n",
        "de": "fox-about = Ein { $n }\n",
    }.items():
        (tmp_path / "locale" / language).mkdir(parents=True)
        (tmp_path / "locale" / language / "fox.ftl").write_text(text)
    place = Place("fox", tmp_path.name)
    monkeypatch.setattr(translations, "files", lambda name: tmp_path)
    monkeypatch.setattr(translations, "places", lambda: {"fox": place})
    monkeypatch.setattr(translations, "GAMES", {"fox": get("starwars")})
    monkeypatch.setattr(translations, "books", lambda game, language: [])
    monkeypatch.setattr("bot.authors.contract.word_folders", lambda language: [])
    return place


def test_a_foreign_title_need_not_speak_a_language_but_what_it_speaks_it_speaks_wholly(package, tmp_path):
    assert [must_say(package, x) for x in ("en", "de", "fr")] == [True, True, False]
    with pytest.raises(BrokenContract, match=re.escape("no words in de for ['fox-run']: fox.ftl")):
        check_words(package)


def test_a_foreign_title_that_has_english_only_keeps_the_contract(package, tmp_path):
    (tmp_path / "locale" / "de" / "fox.ftl").unlink()
    assert not must_say(package, "de")
    check_words(package)


def test_a_foreign_title_with_other_variables_breaks_the_contract(package, tmp_path):
    (tmp_path / "locale" / "fr").mkdir()
    (tmp_path / "locale" / "de" / "fox.ftl").unlink()
    (tmp_path / "locale" / "fr" / "fox.ftl").write_text("fox-about = Un renard\n")
    with pytest.raises(BrokenContract, match=re.escape("fr: fox.ftl: fox-about: it has the variables none")):
        check_words(package)


def test_ours_must_say_all_in_each_complete_language_and_in_no_draft():
    place = place_of("starwars")
    assert all(must_say(place, x) for x in complete())
    assert not any(must_say(place, x) for x, y in listed().items() if y.draft)


def told(*args) -> tuple[int, str]:
    lines: list[str] = []
    return words(*args, lines.append), "\n".join(lines)


def test_the_command_tells_how_far_each_language_is():
    status, said = told("", "")
    assert status == 0
    assert "de Deutsch: complete, 100.0 % said of 100 %" in said
    assert len(said.splitlines()) == len(listed())


def test_the_command_tells_what_each_file_lacks(monkeypatch):
    monkeypatch.setattr("engine.tools.translations._packages", lambda: [""])  # no title from outside
    status, said = told("de", "")
    assert status == 0
    assert "armada/cases.de.toml: all" in said
    assert said.endswith("100.0 % of all entries are said; 100 % must be.")
    lacking = Part("bot.ftl", {"a": "A { $n }", "b": "B"}, {"b": "B { $n }"})
    monkeypatch.setattr("engine.tools.translations.parts", lambda language, package: [lacking])
    status, said = told("de", "")
    assert status == 1
    assert said.splitlines() == [
        "bot.ftl: 1 of 2 entries are missing",
        "50.0 % of all entries are said; 100 % must be.",
        "bot.ftl: b: it has the variables n, and English has none",
        "50.0 % of all entries are said, and 100 % must be",
    ]
    assert told("de", "bot.ftl") == (0, "a = A { $n }")


@pytest.mark.parametrize(
    ("args", "says"),
    [(("xx", ""), "has no language 'xx'; it has en, de"), (("de", "x.ftl"), "there is no file 'x.ftl'")],
)
def test_the_command_names_what_there_is(args, says):
    status, said = told(*args)
    assert status == 2
    assert says in said
