"""What the rules cost: playouts, one real answer, and copies of a state."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import chess

from engine.core.codec import write_view
from engine.core.contract import Game, Setup
from engine.core.dice import RandomDice
from engine.core.execution import Execution
from engine.core.flow import fork, pending, sample
from engine.core.record import answer
from tests.bench.goals import goals
from tests.bench.harness import Row, cost, length, number, paired, rate

#: A playout that has not ended by then is cut off; its answers count all the same.
LONGEST = 5000
#: Moves a second of a boardgame.io game in its own benchmark, for scale only.
BOARDGAME_IO = 4600
#: OpenSpiel's games to stand beside: one written in Python, one in C++; both are played from Python.
SPIEL = {"python_tic_tac_toe": "tic-tac-toe written in Python", "backgammon": "backgammon written in C++"}


def playout(game: Game[Any], rng: Random) -> int:
    """Play a game at random to its end, on one table, telling nothing. Returns the answers."""
    t = Execution(
        fork(game.new(Setup(game.id), RandomDice(rng)).state), RandomDice(rng, keep=False), quiet=True
    )
    for n in range(LONGEST):
        asked = pending(t.s)
        if not asked:
            assert t.s.over is not None
            return n
        d = asked[0]
        t.answer(d, sample(t.s, d, rng))
    return LONGEST


def chess_playout(rng: Random) -> int:
    """Play a game of chess at random to its end. Returns the moves."""
    board, n = chess.Board(), 0
    while not board.is_game_over():
        board.push(rng.choice(list(board.legal_moves)))
        n += 1
    return n


@cache
def spiel(name: str) -> Any:
    """Return a game of OpenSpiel.

    Raises:
        ImportError: OpenSpiel is not installed: pip install open_spiel.

    """
    import pyspiel
    from open_spiel.python.games import tic_tac_toe  # noqa: F401 - importing it registers the game

    return pyspiel.load_game(name)


def spiel_playout(name: str, rng: Random) -> int:
    """Play a game of OpenSpiel at random to its end, dice included. Returns the moves and rolls."""
    state, n = spiel(name).new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            faces, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(faces, chances)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
        n += 1
    return n


def beside_spiel(game: Game[Any], rounds: int) -> Iterator[Row]:
    """Measure playouts beside games of OpenSpiel; a row says so where it is not installed."""
    name, rng = f"{game.title}: random playouts, answers", Random(7)
    for other, called in SPIEL.items():
        try:
            spiel(other)
        except ImportError:
            yield Row(name, "not measured", f"OpenSpiel's {called}: not installed (pip install open_spiel)")
            continue
        mine, its = rate(lambda: playout(game, rng)), rate(lambda other=other: spiel_playout(other, rng))
        ours, theirs, ratio = paired(mine, its, rounds)
        yield Row(name, number(ours), f"OpenSpiel's {called}, moves: {number(theirs)}", ratio)


def positions(game: Game[Any], seed: int, count: int) -> list[tuple[Any, Any, Any]]:
    """Return states in the middle of random games, each with a question and an answer to it."""
    rng, found = Random(seed), []
    s, n = game.new(Setup(game.id), RandomDice(rng)).state, 0
    while len(found) < count:
        if not pending(s):
            s = game.new(Setup(game.id), RandomDice(rng)).state
        d = pending(s)[0]
        a = sample(s, d, rng)
        if n % 3 == 2:
            found.append((s, d, a))
        s, n = answer(s, 1, d.seat, d.id, a, RandomDice(rng)).state, n + 1
    return found


def real_answer(game: Game[Any], middle: list[tuple[Any, Any, Any]], rng: Random) -> int:
    """Check, apply, save, and build and serialise the views of every seat in use and of the channel."""
    eyes = (*game.seated(Setup(game.id)), None)
    for s, d, a in middle:
        done = answer(s, 1, d.seat, d.id, a, RandomDice(rng))
        for seat in eyes:
            write_view(game.view(done.state, seat))
    return len(middle)


def rows(game: Game[Any], rounds: int) -> Iterator[Row]:
    """Measure one game's rules."""
    rng, goal = Random(7), goals(game.id).playouts
    ours, theirs, ratio = paired(rate(lambda: playout(game, rng)), rate(lambda: chess_playout(rng)), rounds)
    yield Row(
        f"{game.title}: random playouts, answers", number(ours), f"python-chess, moves: {number(theirs)}",
        ratio, f">= {goal}", ratio >= goal,
    )  # fmt: skip
    yield from beside_spiel(game, min(rounds, 5))
    middle = positions(game, 3, 60)
    done, _, _ = paired(rate(lambda: real_answer(game, middle, rng)), lambda: BOARDGAME_IO, rounds)
    yield Row(
        f"{game.title}: one real answer (check, apply, save, all views)", number(done),
        f"boardgame.io's own figure: {number(BOARDGAME_IO)}", done / BOARDGAME_IO,
        ">= 1", done >= BOARDGAME_IO,
    )  # fmt: skip
    state = middle[-1][0]

    def forks() -> None:
        for _ in range(200):
            fork(state)

    quick, slow, _ = paired(cost(forks), cost(lambda: copy.deepcopy(state), 20), rounds)
    yield Row(
        f"{game.title}: copy of a state", length(quick / 200), f"deepcopy: {length(slow)}",
        quick / 200 / slow, "<= 1/50", quick / 200 / slow <= 1 / 50,
    )  # fmt: skip
