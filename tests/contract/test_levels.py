"""Levels of machine players: what titles offer, what older seats mean, and that the weakest is sensible."""

from __future__ import annotations

from random import Random

import pytest

from bot.play.model.texts import level_about, level_name
from bot.ui.interactions.suggestions import LINE
from engine.core.contract import Setup
from engine.core.dice import RandomDice
from engine.core.execution import Execution
from engine.core.flow import options, pending
from engine.policies import policy
from engine.policies.policy import GLANCED, LEVELS, PLAYERS, POLICIES, modest_answer, offered
from engine.titles import GAMES
from render.core.text import words
from tests.bench import strength


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_levels_are_players_in_their_order(game) -> None:
    assert [x for x in LEVELS if x in game.levels] == list(game.levels)
    assert set(game.levels.values()) <= {*PLAYERS, *game.players()}
    assert not {*PLAYERS} & {*game.players()}
    assert len(set(game.levels.values())) == len(game.levels)
    assert policy.USUAL in game.levels
    assert set(game.thinks) <= set(game.levels)
    assert {offered(game, x) for x in LEVELS} == set(game.levels)


@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_what_a_level_is_like_fits_into_a_line_whole(game, locale) -> None:
    say = words(locale)
    for x in game.levels:
        line = f"{level_name(x, say)}: {level_about(game.id, x, say)}"  # as autocomplete shows it
        assert len(line) <= LINE, line


def test_a_level_is_the_player_that_the_title_names_or_the_next_below(monkeypatch) -> None:
    game = GAMES["starwars"]
    monkeypatch.setattr(type(game), "levels", {"first_steps": "weak", "strong": "clever"})
    for name in ("weak", "clever"):
        monkeypatch.setitem(PLAYERS, name, lambda *_, name=name: name)
    played = {x: POLICIES[x](game, None, None, Random(1)) for x in LEVELS}  # type: ignore[arg-type]
    assert played == {"first_steps": "weak", "steady": "weak", "strong": "clever", "champion": "clever"}


def test_first_steps_takes_only_answers_that_look_sensible(monkeypatch) -> None:
    game, dice, rng = GAMES["starwars"], RandomDice(Random(2)), Random(2)
    t = Execution(game.new(Setup("starwars"), dice).state, dice, quiet=True)
    while len(options(t.s, pending(t.s)[0]) or ()) < 8:
        d = pending(t.s)[0]
        t.answer(d, POLICIES["random"](game, t.s, d, rng))
    d = pending(t.s)[0]
    values = {game.write(a): float(n) for n, a in enumerate(options(t.s, d) or ())}
    monkeypatch.setattr(policy, "at_once", lambda game, s, d, a, throws: values[game.write(a)])
    drawn = [values[game.write(modest_answer(game, t.s, d, Random(n)))] for n in range(60)]
    top, mean = max(values.values()), sum(values.values()) / len(values)
    assert min(drawn) >= (top + mean) / 2
    assert 15 < drawn.count(top) < 45
    assert len(set(drawn)) > 2


def test_a_glance_is_at_the_plainest_answer_and_a_few_others(monkeypatch) -> None:
    game = GAMES["stargate"]
    t = game.lay_out(game.position(seat="coalition", units={"H1": "1310", "I1": "1012", "M1": "1112"}))
    d = pending(t)[0]
    every = [game.write(a) for a in options(t, d) or ()]
    assert len(every) > GLANCED
    looked = list[str]()

    def rated(game, s, d, a, throws) -> float:
        looked.append(game.write(a))
        return float(every.index(looked[-1]))

    monkeypatch.setattr(policy, "at_once", rated)
    best, seen = set[str](), set[str]()
    for n in range(40):
        looked.clear()
        a = game.write(POLICIES["first_steps"](game, t, d, Random(n)))
        assert len(set(looked)) == len(looked) == GLANCED
        assert looked[0] == every[0]
        assert a == max(looked, key=every.index)
        best.add(a)
        seen.update(looked)
    assert seen == set(every)
    assert 1 < len(best) < len(every)


@pytest.mark.parametrize("level", ["first_steps", "steady"])
def test_quick_levels_blunder_only_where_nothing_else_is_open(monkeypatch, level) -> None:
    game = GAMES["stargate"]
    t = game.lay_out(game.position(seat="coalition", units={"H1": "1310", "I1": "1012", "M1": "1112"}))
    d = pending(t)[0]
    every = [game.write(a) for a in options(t, d) or ()]
    monkeypatch.setattr(policy, "at_once", lambda game, s, d, a, throws: float(every.index(game.write(a))))
    sound = every[:-3]  # the three that look best are blunders
    monkeypatch.setattr(type(game), "blunders", lambda game, s, d, a: game.write(a) not in sound)
    assert {game.write(POLICIES[level](game, t, d, Random(n))) for n in range(30)} <= set(sound)
    monkeypatch.setattr(type(game), "blunders", lambda game, s, d, a: True)
    assert game.write(POLICIES[level](game, t, d, Random(1))) == every[-1]


def test_strength_is_measured_step_by_step() -> None:
    step = next(strength.steps(GAMES["starwars"], 2, 3))
    assert (step.level, step.below, step.games) == ("steady", "first_steps", 2)
    assert 0 <= step.won <= step.counted <= 2
    assert "| starwars, standard | steady against first_steps | 3 to 4 | 2 |" in strength.line(step, 3)
    assert strength.wilson(280, 400)[0] > 0.65
