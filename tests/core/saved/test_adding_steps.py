"""A step may be added anywhere in a procedure: games that stand elsewhere load, and play on as before."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.core.codec import load, save, unpack_action
from engine.core.contract import Game, Setup
from engine.core.dice import RandomDice, RecordedDice
from engine.core.errors import BrokenRecord
from engine.core.execution import Execution
from engine.core.flow import apply, pending, sample
from engine.core.record import Move, answer, begin
from engine.core.rules import END, Procedure, Rules
from engine.titles import GAMES
from tests.titles.packages import example
from tests.toys.duel import DUEL

ADDED = "added_later"
#: Answers played at random, and those played on after a game was loaded.
LENGTH, ON = 150, 12
TITLE = pytest.mark.parametrize("title", [*GAMES, "goofspiel", "duel"])


def game_of(title: str) -> Game[Any]:
    return {**GAMES, "duel": DUEL}.get(title) or example().game


def nothing(t: Execution[Any], v: Any) -> None:
    """Do nothing, and leave the answers to the step behind."""
    assert t.frame is not None
    t.frame.got = t.got


def longer(p: Procedure, at: int) -> Procedure:
    """Return a procedure with one step more, before that of this number."""
    steps = list(p.steps.items())
    steps.insert(at, (ADDED, nothing))
    made: Rules[Any] = Rules("longer")
    made.procedure(p.name, dict(steps), holds=p.holds, stands=p.stands, crumb=p.crumb)
    return made.procedures[p.name]


def played(game: Game[Any]) -> list[list[Move[Any]]]:
    """Play one game of each scenario at random."""
    games = []
    for scenario in game.scenarios:
        rng = Random(5)
        moves = [begin(game, Setup(game.id, scenario), RandomDice(rng))]
        while len(moves) < LENGTH and (asked := pending(moves[-1].state)):
            d, s = rng.choice(asked), moves[-1].state
            moves.append(answer(s, len(moves), d.seat, d.id, sample(s, d, rng), RandomDice(rng)))
        games.append(moves)
    return games


def go_on(game: Game[Any], saved: bytes, moves: list[Move[Any]]) -> list[tuple[Any, bytes]]:
    """Load a game and give the same answers and dice again; return what was told, and saved."""
    s, told = load(game.state, saved), []
    for m in moves:
        dice, takes = RecordedDice(m.entry.rolls), s.rules.kinds[m.entry.kind].takes
        done = apply(s, m.entry.seat, m.entry.decision, unpack_action(takes, m.entry.action), dice)
        assert not dice.left
        s = done.state
        told.append((done.events, save(s)))
    return told


@TITLE
def test_a_step_more_breaks_no_game_that_stands_elsewhere(
    title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, rng, stood, met = game_of(title), Random(6), set[str](), 0
    places = [(m, moves[n + 1 :][:ON]) for moves in played(game) for n, m in enumerate(moves[:-1])]
    for name, p in list(game.rules.procedures.items()):
        within = [x for x in places if any(f.proc == name for f in x[0].state.stack)]
        stood |= {name} if within else set()
        for at in range(len(p.steps) + 1):
            new = longer(p, at)
            last = at == len(p.steps)
            behind = END if last else list(p.steps)[at]
            monkeypatch.setitem(game.rules.procedures, name, new)
            for before, after in rng.sample(within, min(2, len(within))) + rng.sample(places, 1):
                told = go_on(game, before.saved, after)
                for m, (events, saved) in zip(after, told, strict=True):
                    met += ADDED.encode() in saved
                    assert events == m.events, f"{name}, before {behind}"
                    assert saved.replace(ADDED.encode(), behind.encode()) == m.saved, name
            monkeypatch.setitem(game.rules.procedures, name, p)
    assert stood
    assert met, "no game ever stood at a step that was added"


@TITLE
def test_a_step_of_another_name_breaks_the_games_that_stand_there(
    title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the test above would find if steps were counted, or their ids changed."""
    game = game_of(title)
    move = next(m for m in played(game)[0] if m.state.stack)
    f = move.state.stack[-1]
    p, other = game.rules.procedures[f.proc], Rules[Any]("other")
    steps = {("renamed" if x == f.step else x): step for x, step in p.steps.items()}
    other.procedure(p.name, steps, holds=p.holds, stands=p.stands, crumb=p.crumb)
    monkeypatch.setitem(game.rules.procedures, f.proc, other.procedures[f.proc])
    with pytest.raises(BrokenRecord, match=f"has no step {f.step}"):
        load(game.state, move.saved)
