"""`/rules` finds what is meant: by id, by words, with slips of the keyboard."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.ui.interactions.rules import named, search
from engine.core.rulebook import rulebook
from engine.titles import GAMES
from render.core.text import words


def ids(query: str) -> list[str]:
    return [x.id for x in search("starwars", query)]


@pytest.mark.parametrize("query", ["MOVES.3", "moves.3", "Case MOVES.3", "moves 3", " case moves.3 "])
def test_an_id_is_found_however_it_is_written(query):
    assert ids(query)[0] == "MOVES.3"


def test_a_ruling_is_found_by_its_id():
    assert ids("T8")[0] == "T8"
    assert ids("Ruling t8")[0] == "T8"


@pytest.mark.parametrize(
    ("query", "wanted"),
    [
        ("capture", "MOVES.4"), ("captrue", "MOVES.4"), ("black hole", "BLACKHOLES.1"), ("double", "T7"),
        ("hyperjump empty", "HYPERJUMPS.2"), ("how do i win", "WINNING.1"), ("land on own ship", "MOVES.3"),
        ("cards in hand secret", "T21"),
    ],
)  # fmt: skip
def test_words_find_the_case(query, wanted):
    assert wanted in ids(query)[:6]


def test_nonsense_finds_nothing():
    assert ids("xyzzy plugh") == []


def test_an_empty_search_lists_and_no_list_is_longer_than_discord_shows():
    assert len(search("starwars", "")) == 25
    assert len(search("starwars", "ship")) <= 25


def test_every_case_and_ruling_is_found_by_its_own_id():
    book = rulebook("starwars")
    for x in (*book.cases.values(), *book.rulings.values()):
        assert search("starwars", x.id)[0] is x
        assert len(named(x, words("en"))) <= 100


@pytest.mark.parametrize(
    ("query", "wanted"),
    [
        ("schlagen", "MOVES.4"), ("schwarzes loch", "BLACKHOLES.1"), ("pasch", "T7"),
        ("hypersprng", "HYPERJUMPS.1"), ("wie gewinne ich", "WINNING.1"), ("capture", "MOVES.4"),
        ("Regel MOVES.3", "MOVES.3"), ("Auslegung t8", "T8"),
    ],
)  # fmt: skip
def test_a_german_reader_finds_it_by_german_and_by_english_words(query, wanted):
    assert wanted in [x.id for x in search("starwars", query, 6, "de")]


def test_what_a_german_reader_finds_is_german():
    found = search("starwars", "Regel MOVES.4", language="de")[0]
    assert named(found, words("de")) == "Regel MOVES.4 · Schlagen"
    assert named(search("starwars", "T7", language="de")[0], words("de")) == "Auslegung T7 · Pasch"


def queries(title):
    """A line of `queries/<title>.txt` is a language, what is typed, and the case or ruling that answers."""
    return (Path(__file__).parent / "queries" / f"{title}.txt").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("title", GAMES)
def test_what_players_type_finds_the_case_among_the_first_three(title):
    missed = []
    for line in queries(title):
        language, query, wanted = (x.strip() for x in line.split("|"))
        if wanted not in [x.id for x in search(title, query, 3, language)]:
            missed.append(line)
    assert missed == []


@pytest.mark.parametrize("title", GAMES)
def test_there_are_a_hundred_queries_a_title_half_of_them_german(title):
    lines = queries(title)
    assert len(set(lines)) >= 100
    assert sum(line.startswith("de") for line in lines) * 2 == len(lines)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("title", GAMES)
def test_every_case_is_found_by_its_own_title(title, language):
    book = rulebook(title, language)
    for x in book.cases.values():
        assert x.title in [y.title for y in search(title, x.title, 3, language)]
