"""What coaches say: something short about every question of every title, and from no secret."""

from __future__ import annotations

import re
from random import Random

import pytest

from bot.play.model.title import Title
from bot.play.surface.coach import advice, has_coach, key
from bot.titles import TITLES
from engine.core.contract import Setup
from engine.core.dice import RandomDice
from engine.core.execution import Execution
from engine.core.flow import fork, pending
from engine.policies.policy import POLICIES
from render.core.text import languages, words
from tests.toys.duel import DUEL

MOST = 60


def keys(title: str):
    t = TITLES[title]
    for kind in t.game.rules.kinds:
        yield key(t, kind)
        yield from (key(t, kind, x) for x in sorted(t.coach[kind].names if kind in t.coach else ()))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("title", TITLES)
def test_a_coach_has_words_for_every_question_and_occasion(title: str, language: str):
    say = words(language)
    assert has_coach(TITLES[title])
    for name in keys(title):
        assert say.has(name), name
        first, *rest = say(name).split("\n")
        assert len(first.split()) >= 5, name
        assert 1 <= len(rest) <= 3, name
        assert all(x.startswith("- ") for x in rest), name
        assert len(re.findall(r"\w[\w'’-]*", say(name))) <= MOST, name


@pytest.mark.parametrize("title", TITLES)
def test_what_a_coach_says_is_chosen_by_what_the_seat_sees(title: str):
    """Every occasion is one that is named; what the seat cannot know, drawn anew, changes no word."""
    t, say, rng = TITLES[title], words("en"), Random(17)
    run = Execution(
        fork(t.game.new(Setup(title), RandomDice(Random(3))).state), RandomDice(Random(4)), quiet=True
    )
    met = set()
    for n in range(250):
        asked = pending(run.s)
        if not asked:
            break
        d = asked[0]
        view = t.game.view(run.s, d.seat)
        told = advice(t, view, d.kind, say)
        assert told
        if d.kind in t.coach:
            occasion = t.coach[d.kind].which(view)
            met.add(occasion)
            assert occasion in t.coach[d.kind].names | {""}
            assert told == say(key(t, d.kind, occasion))
        if n % 5 == 0:
            other = t.game.imagine(run.s, d.seat, rng)
            assert advice(t, t.game.view(other, d.seat), d.kind, say) == told
        run.answer(d, POLICIES["random"](t.game, run.s, d, rng))
    assert met


def test_a_title_without_words_has_no_coach():
    assert not has_coach(Title(DUEL, TITLES["starwars"].look))
