"""Data files: what does not fit is refused with file, key and reason."""

from __future__ import annotations

import re

import pytest

import data
from engine.core import rulebook as rulebook_module
from engine.core.data import LONGEST, convert, load, parse
from engine.core.errors import BadData
from engine.core.rulebook import Case, Ruling, rulebook
from engine.core.types.values import value


@value
class Ship:
    name: str
    guns: int


@value
class Fleet:
    ships: tuple[Ship, ...]
    flag: str = "none"


def test_a_file_becomes_a_dataclass():
    text = '[[ships]]\nname = "a"\nguns = 2\n[[ships]]\nname = "b"\nguns = 3'
    assert parse(text, Fleet, "f") == Fleet((Ship("a", 2), Ship("b", 3)))


@pytest.mark.parametrize(
    ("text", "key", "why"),
    [
        ("", "ships", "missing"),
        ("ships = 3", "ships", "list"),
        ('[[ships]]\nname = "a"', "ships.0.guns", "missing"),
        ('[[ships]]\nname = "a"\nguns = "many"', "ships.0.guns", "whole number"),
        ('[[ships]]\nname = "a"\nguns = 1.5', "ships.0.guns", "whole number"),
        ('[[ships]]\nname = "a"\nguns = 1\nsails = 2', "ships.0.sails", "no such key"),
        ("ships = []\nflags = 1", "flags", "no such key"),
        ("ships = [", "", "is not TOML"),
        ("x = 1\nx = 2", "", "is not TOML"),
        (f"x = {'9' * 5000}", "", "too many digits"),
        ("x = " + "[" * 5000, "", "nested too deeply"),
        ("#" * (LONGEST + 1), "", "longer"),
    ],
)
def test_a_wrong_file_names_file_key_and_reason(text, key, why):
    with pytest.raises(BadData) as bad:
        parse(text, Fleet, "fleet.toml")
    assert (bad.value.file, bad.value.key) == ("fleet.toml", key)
    assert why in bad.value.why
    assert re.match(rf"fleet\.toml: (line \d+: )?{re.escape(key)}", str(bad.value))


def test_data_already_read_is_checked_the_same_way():
    assert convert({"ships": [{"name": "a", "guns": 1}]}, Fleet, "f").ships == (Ship("a", 1),)
    with pytest.raises(BadData) as bad:
        convert({"ships": [{"name": None, "guns": 1}]}, Fleet, "f")
    assert bad.value.key == "ships.0.name"


@pytest.fixture
def own_data(tmp_path, monkeypatch):
    """Put a game called `own` beside the real data."""
    monkeypatch.setattr(data, "__path__", [str(tmp_path)])
    monkeypatch.setattr("engine.core.places.files", lambda _: tmp_path)
    (tmp_path / "own").mkdir()
    rulebook_module.rulebook.cache_clear()
    yield tmp_path / "own"
    rulebook_module.rulebook.cache_clear()


def test_a_missing_or_unreadable_file_is_named(own_data):
    with pytest.raises(BadData, match=r"data/own/fleet\.toml: cannot be read"):
        load("own", "fleet", Fleet)
    (own_data / "fleet.toml").write_bytes(b'flag = "\xff"')
    with pytest.raises(BadData, match=r"data/own/fleet\.toml: is not UTF-8"):
        load("own", "fleet", Fleet)
    (own_data / "fleet.toml").write_text("ships = []")
    assert load("own", "fleet", Fleet) == Fleet(())


# -- cases and rulings -----------------------------------------------------------------------------------

CASES = """
[[case]]
id = "MOVES.1"
title = "Moving"
text = "Ships move."
[[case]]
id = "COMBAT.b"
title = "Fighting"
text = "Ships fight."
untestable = "only a heading"
"""
RULING = """
[[ruling]]
id = "T1"
case = "MOVES.1"
title = "How far"
text = "As far as the die says."
why = "The book is silent."
reconstructed = true
"""


def test_a_rulebook_is_read_and_looked_up(own_data):
    (own_data / "cases.toml").write_text(CASES)
    (own_data / "rulings.toml").write_text(RULING)
    book = rulebook("own")
    assert book.game == "own"
    assert book.cases["COMBAT.b"] == Case("COMBAT.b", "Fighting", "Ships fight.", "only a heading")
    for name in ("MOVES.1", "moves.1", " Case moves.1 ", "case MOVES.1"):
        assert book.find(name) is book.cases["MOVES.1"]
    for name in ("combat.b", "COMBAT.B", "Case Combat.b"):
        assert book.find(name) is book.cases["COMBAT.b"]
    for name in ("T1", "t1", "Ruling T1", "ruling  t1"):
        assert isinstance(book.find(name), Ruling)
    assert book.find("T2") is book.find("") is None
    assert [r.id for r in book.readings("MOVES.1")] == ["T1"]
    assert book.readings("COMBAT.b") == ()


@pytest.mark.parametrize(
    ("cases", "rulings", "key"),
    [
        (CASES + CASES, RULING, "COMBAT.b"),
        (CASES, RULING.replace("T1", "MOVES.1"), "MOVES.1"),
        (CASES, RULING.replace('case = "MOVES.1"', 'case = "MOVES.9"'), "T1"),
        (CASES, RULING + 'mood = "bad"', "ruling.0.mood"),
        (CASES.replace("text", "prose"), RULING, "case.0.text"),
    ],
)
def test_a_rulebook_that_does_not_hold_together_is_refused(own_data, cases, rulings, key):
    (own_data / "cases.toml").write_text(cases)
    (own_data / "rulings.toml").write_text(rulings)
    with pytest.raises(BadData) as bad:
        rulebook("own")
    assert bad.value.key == key


GERMAN = """
[[case]]
id = "MOVES.1"
title = "Ziehen"
text = "Schiffe ziehen."
"""


def test_a_rulebook_in_another_language_is_english_where_nothing_is_said(own_data):
    (own_data / "cases.toml").write_text(CASES)
    (own_data / "rulings.toml").write_text(RULING)
    (own_data / "cases.de.toml").write_text(GERMAN)
    english, german = rulebook("own"), rulebook("own", "de")
    assert german.cases["MOVES.1"] == Case("MOVES.1", "Ziehen", "Schiffe ziehen.")
    assert german.cases["COMBAT.b"] is english.cases["COMBAT.b"]
    assert german.rulings == english.rulings
    (own_data / "rulings.de.toml").write_text(
        '[[ruling]]\nid = "T1"\ntitle = "Rückwärts"\ntext = "Nie."\nwhy = "Darum."\n', encoding="utf-8"
    )
    rulebook_module.rulebook.cache_clear()
    ruling = rulebook("own", "de").rulings["T1"]
    assert (ruling.title, ruling.text, ruling.why, ruling.case) == ("Rückwärts", "Nie.", "Darum.", "MOVES.1")
    assert rulebook("own", "fr").cases == rulebook("own").cases


@pytest.mark.parametrize(
    ("text", "key"),
    [
        (GERMAN + GERMAN, "MOVES.1"),
        (GERMAN.replace("MOVES.1", "MOVES.7"), "MOVES.7"),
        (GERMAN.replace("text", "prose"), "case.0.text"),
    ],
)
def test_a_translation_that_does_not_hold_together_is_refused(own_data, text, key):
    (own_data / "cases.toml").write_text(CASES)
    (own_data / "rulings.toml").write_text(RULING)
    (own_data / "cases.de.toml").write_text(text)
    with pytest.raises(BadData) as bad:
        rulebook("own", "de")
    assert bad.value.key == key
    assert bad.value.file == "data/own/cases.de.toml"
