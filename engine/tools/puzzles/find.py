"""`python -m engine puzzles find`: positions of machine games in which one answer is clearly best.

A position is looked at twice, with other seeds: its answers run a race, and the winners are
measured anew, which exposes those that were only lucky.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

from engine.core.codec import load, save
from engine.core.contract import Game, Setup
from engine.core.dice import RandomDice
from engine.core.execution import Execution
from engine.core.flow import fork, pending
from engine.core.rules import Action, Decision, State
from engine.core.types.puzzling import Puzzler
from engine.policies.policy import POLICIES
from engine.policies.worth import Trial, imagine, ranked
from engine.puzzles.judging import laid_out, summed
from engine.puzzles.measure import (
    ALIKE,
    SERIES,
    equals,
    hopeless,
    is_clear,
    measured,
    raced,
    try_further,
)
from engine.puzzles.puzzle import MOST, Offer, Puzzle
from engine.tools.puzzles.check import MOST_OF_A_THEME, faults_of
from engine.tools.puzzles.files import next_number, write_theme, written

Say = Callable[[str], None]
#: Series in the race that picks the questions to be measured again.
ROUNDS = 2
#: Number of times that a newcomer is asked, to see how often they miss the best answer.
ASKED = 24
#: Maximum number of puzzles from one game; one position in this many is looked at.
OF_A_GAME, ONE_IN = 2, 4
#: Maximum number of puzzles of a theme that have the same best answer.
SAME = 3
#: Maximum number of easy puzzles, or share of a title's; number of questions to a newcomer that tell.
EASY, EASY_SHARE, FEW = 16, 0.4, 4
#: Number of the weakest levels that play the games, because they answer at once; maximum answers in a game.
QUICK, ANSWERS = 2, 600


@dataclass(frozen=True, slots=True)
class Found:
    """A position in a machine game, as its seat may imagine it."""

    seed: str
    state: State
    d: Decision


def find(
    game: Game[Any], say: Say, *, seconds: float, seed: int, folder: Path, setup: Setup | None = None
) -> int:
    """Search for a number of seconds, and write what is found into a folder; return how many there were."""
    end, new, n = time.monotonic() + seconds, 0, seed
    while time.monotonic() < end:
        of_game = 0
        for found in positions(game, n, setup):
            if time.monotonic() > end:
                break
            have = written(game.id, folder)
            puzzle = examined(game, found, have)
            if puzzle is None:
                continue
            same = [x for x in have if x.theme == puzzle.theme]
            write_theme(folder, puzzle.theme, [*same, puzzle])
            new, of_game = new + 1, of_game + 1
            say(f"{puzzle.id} ({len(have) + 1}): {puzzle.best} {puzzle.top.value} {puzzle.second.value}")
            if of_game == OF_A_GAME:
                break
        n += 1
    say(f"{new} new, games {seed} to {n - 1}")
    return new


def positions(game: Game[Any], seed: int, setup: Setup | None = None) -> Iterator[Found]:
    """Yield positions of a machine game whose question may make a puzzle."""
    puzzler, rng = game.puzzler(), Random(f"puzzles {seed}")
    assert puzzler is not None
    players = {seat: rng.choice(list(game.levels)[:QUICK]) for seat in game.seats}
    s = game.new(setup or drawn_setup(game, rng), RandomDice(rng, keep=False)).state
    t = Execution(fork(s), RandomDice(rng, keep=False), quiet=True)
    for n in range(ANSWERS):
        asked = pending(t.s)
        if not asked:
            return
        d = rng.choice(asked)
        looked_at = d.kind in puzzler.always or rng.randrange(ONE_IN) == 0
        if d.kind in puzzler.kinds and looked_at and not t.s.stack[-1].got:
            name = f"{seed}:{n}"
            yield Found(name, as_imagined(game, t.s, d, name), d)
        t.answer(d, POLICIES[players[d.seat]](game, t.s, d, rng))


def drawn_setup(game: Game[Any], rng: Random) -> Setup:
    """Return a set-up of the title, with any of its scenarios, and of the options that its puzzler draws."""
    puzzler = game.puzzler()
    assert puzzler is not None
    return Setup(
        game.id, rng.choice(game.scenarios), {x: rng.choice(values) for x, values in puzzler.drawn.items()}
    )


def as_imagined(game: Game[Any], s: State, d: Decision, name: str) -> State:
    """Draw anew what the seat that is asked cannot know: nothing that was true and hidden is kept."""
    return load(game.state, save(imagine(game, s, d.seat, Random(name))))


def examined(game: Game[Any], found: Found, have: list[Puzzle]) -> Puzzle | None:
    """Measure a position; None where no answer is clearly best, or enough like it is there."""
    s, d, puzzler = found.state, found.d, game.puzzler()
    assert puzzler is not None
    actions = list(puzzler.candidates(s, d, Random(found.seed)))
    if len(actions) < 2:
        return None
    seeds = _seeds(found.seed, "first", ROUNDS * puzzler.games)
    order = raced(game, s, d, actions, seeds, puzzler.margin, SERIES * puzzler.games)
    puzzle = _made(game, puzzler, found, order[:MOST], have) if order else None
    if puzzle is None or not _wanted(puzzle, have):
        return None
    if _enough_easy(have) and _is_easy(game, found, order[0]):
        return None
    puzzle = _confirmed(game, puzzler, found, puzzle.offers, have)
    if puzzle is None or not _wanted(puzzle, have):
        return None
    puzzle = _weighed(game, puzzle)
    return None if puzzle.difficulty == "easy" and _enough_easy(have) else puzzle


def renew(game: Game[Any], say: Say, folder: Path) -> int:
    """Measure anew the puzzles that are not what their file says; return how many have gone from it."""
    have = {x.id: x for x in written(game.id, folder)}
    kept = dict(have)
    for name, x in have.items():
        if not any(faults_of(game, x)):
            continue
        if now := renewed(game, x):
            kept[name] = now
            say(f"{name}: {now.best[0]!r} {now.top.value:.1f}, then {now.second.value:.1f}")
        else:
            del kept[name]
            say(f"{name}: {x.best[0]!r} is not clearly best by today's rules; it has gone from its file")
    for theme in {x.theme for name, x in have.items() if kept.get(name) is not x}:
        write_theme(folder, theme, (x for x in kept.values() if x.theme == theme))
    return len(have) - len(kept)


def renewed(game: Game[Any], puzzle: Puzzle) -> Puzzle | None:
    """Measure a puzzle by today's rules with the seeds that it was found by; None if it no longer holds."""
    puzzler = game.puzzler()
    assert puzzler is not None
    found = Found(puzzle.found, *laid_out(game, puzzle))
    now = _confirmed(game, puzzler, found, puzzle.offers, [])
    if now is None or (now.theme, now.best) != (puzzle.theme, puzzle.best):
        return None
    return replace(_weighed(game, now), number=puzzle.number)


def _confirmed(
    game: Game[Any], puzzler: Puzzler, found: Found, offers: Sequence[Offer], have: list[Puzzle]
) -> Puzzle | None:
    """Measure what a puzzle offers in games of their own; None where no answer is clearly best."""
    order = _measured(game, found, [game.read(found.state, found.d, x.answer) for x in offers])
    best = equals(order, puzzler.margin) if order else 0
    if not 0 < best <= ALIKE or not is_clear(order, best, puzzler.margin):
        return None
    return _made(game, puzzler, found, order, have)


def _measured(game: Game[Any], found: Found, actions: list[Action]) -> list[Trial]:
    """Measure answers with new seeds, series by series; stop once nothing can become clear any more."""
    puzzler, trials = game.puzzler(), [Trial(x) for x in actions]
    assert puzzler is not None
    seeds = _seeds(found.seed, "third", SERIES * puzzler.games)
    for at in range(0, len(seeds), puzzler.games):
        try_further(game, found.state, found.d, trials, seeds[at : at + puzzler.games])
        if not trials[0].values or hopeless(ranked(trials), puzzler.margin, len(seeds)):
            break
    return ranked(trials) if trials[0].values else []


def _is_easy(game: Game[Any], found: Found, top: Trial) -> bool:
    """Return whether somebody new finds the best answer whenever they are asked a few times."""
    said = (guess(game, found.state, found.d, Random(f"{found.seed} {n}")) for n in range(FEW))
    return all(x == top.action for x in said)


def guess(game: Game[Any], s: State, d: Decision, rng: Random) -> Action:
    """Answer as somebody who is new to the title might."""
    puzzler = game.puzzler()
    assert puzzler is not None
    new = puzzler.novice(s, d, rng)
    return POLICIES[next(iter(game.levels))](game, s, d, rng) if new is None else new


def _enough_easy(have: list[Puzzle]) -> bool:
    return sum(x.difficulty == "easy" for x in have) >= max(EASY, len(have) * EASY_SHARE)


def _seeds(name: str, part: str, many: int) -> list[str]:
    return [f"{name} {part} {n}" for n in range(many)]


def _made(
    game: Game[Any], puzzler: Puzzler, found: Found, order: list[Trial], have: list[Puzzle]
) -> Puzzle | None:
    """Make the puzzle of measured answers, or none where nothing can be said of it."""
    best = equals(order, puzzler.margin)
    if best >= len(order):
        return None
    answers = [measured(x) for x in order]
    theme = puzzler.theme(found.state, found.d, answers[:best], answers[best])
    offers = tuple(Offer(game.write(x.action), x.value, x.facts, x.terms) for x in answers)
    if not theme or len({x.answer for x in offers}) < len(offers):
        return None
    return Puzzle(
        game.id,
        theme,
        puzzler.unit,
        next_number(have, theme),
        found.d.seat,
        found.d.kind,
        tuple(x.answer for x in offers[:best]),
        offers,
        0.0,
        0,
        found.seed,
        save(found.state).decode(),
    )


def _wanted(puzzle: Puzzle, have: list[Puzzle]) -> bool:
    """Return whether a puzzle differs enough from those that there are.

    No other one from its game may have the same theme, offer the same answers or have the same best one.
    """
    theme = [x for x in have if x.theme == puzzle.theme]
    if len(theme) >= max(MOST_OF_A_THEME, len(have) // 3):
        return False
    if sum(x.best == puzzle.best for x in theme) >= SAME:
        return False
    near = [x for x in have if _game_of(x) == _game_of(puzzle)]
    return all(x.position != puzzle.position for x in have) and not any(
        x.theme == puzzle.theme or _alike(x, puzzle) or x.best[0] == puzzle.best[0] for x in near
    )


def _alike(a: Puzzle, b: Puzzle) -> bool:
    """Return whether two puzzles offer the same answers."""
    return set(a.shown) == set(b.shown)


def _game_of(puzzle: Puzzle) -> str:
    """Return the number of the machine game in which a puzzle was found."""
    return puzzle.found.partition(":")[0]


def _weighed(game: Game[Any], puzzle: Puzzle) -> Puzzle:
    """See how often somebody new misses the best answer, and take the sum."""
    s, d = laid_out(game, puzzle)
    said = [game.write(guess(game, s, d, Random(f"{puzzle.found} {n}"))) for n in range(ASKED)]
    missed = sum(x not in puzzle.best for x in said) / ASKED
    puzzle = replace(puzzle, missed=round(missed, 2))
    return replace(puzzle, sum=summed(game, puzzle))
