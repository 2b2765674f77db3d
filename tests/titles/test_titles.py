"""Titles are found; what each needs is there."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from random import Random
from typing import Any

import pytest

from bot.play.model.title import Ladder, narrow_down
from bot.titles import TITLES, catalogue
from engine.core.contract import Setup
from engine.core.dice import RandomDice
from engine.core.errors import RULING
from engine.core.flow import apply, options, pending, sample
from engine.core.rulebook import rulebook
from engine.languages import complete
from engine.titles import GAMES
from render.core.look import Look
from render.core.text import words
from render.titles import LOOKS

EVERY = pytest.mark.parametrize("name", GAMES)


def test_titles_are_listed_by_the_year_in_which_they_came_out():
    assert list(GAMES) == ["starwars", "stargate", "armada", "skirmish"]
    assert list(TITLES) == list(catalogue().titles) == list(GAMES)
    assert LOOKS.keys() == GAMES.keys()


@EVERY
def test_every_part_of_a_title_is_of_the_same_game(name: str):
    game, look, title = GAMES[name], LOOKS[name], TITLES[name]
    assert (game.id, look.game, title.game.id) == (name, name, name)
    assert title.game is game
    assert title.look is look
    assert isinstance(look, Look)
    assert catalogue()[name] is title


@EVERY
def test_every_game_brings_its_cases_and_its_words(name: str):
    assert (files("data") / name).is_dir()
    book = rulebook(name)
    assert book.cases
    named = [k.case for k in GAMES[name].rules.kinds.values()] + [o.case for o in GAMES[name].options]
    assert {x.removeprefix(RULING) for x in named} <= {*book.cases, *book.rulings}
    for language in complete():
        assert (files("data") / "locale" / language / f"{name}.ftl").is_file()
        for seat in GAMES[name].seats:
            assert 0 < len(LOOKS[name].side(seat, words(language))) <= 40


@EVERY
def test_every_ladder_stands_on_a_question_that_lists_its_answers(name: str):
    kinds = GAMES[name].rules.kinds
    for kind, ladder in TITLES[name].ladders.items():
        assert ladder.kind == kind
        assert kinds[kind].options is not None


def reached(ladder: Ladder | None, actions: tuple[Any, ...], prefix: tuple[str, ...] = ()) -> Iterator[Any]:
    rung = narrow_down(ladder, actions, prefix)
    assert rung is not None
    yield from rung.leaves
    for token, _ in rung.steps:
        yield from reached(ladder, actions, (*prefix, token))


@EVERY
def test_every_answer_can_be_reached_by_its_ladder_or_without_one(name: str):
    game, rng, met = GAMES[name], Random(11), set()
    for played in range(16):
        if played >= 3 and set(TITLES[name].ladders) <= met:
            break
        s = game.new(Setup(name), RandomDice(rng)).state
        for n in range(400):
            if not pending(s):
                break
            d = pending(s)[0]
            if (listed := options(s, d)) is not None and (n % 7 == 0 or d.kind not in met):
                met.add(d.kind)
                found = list(reached(TITLES[name].ladders.get(d.kind), listed))
                assert sorted(map(repr, found)) == sorted(map(repr, listed))
            s = apply(s, d.seat, d.id, sample(s, d, rng), RandomDice(rng)).state
    assert set(TITLES[name].ladders) <= met
