"""`python -m engine puzzles`: list the puzzles, and check that each is what its file says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from engine.core.contract import Game
from engine.core.errors import BadData, BrokenRecord
from engine.policies.worth import lead, ranked
from engine.puzzles.judging import laid_out, summed, tries
from engine.puzzles.measure import SERIES, try_out
from engine.puzzles.puzzle import Puzzle, puzzles_of
from engine.titles import get

Say = Callable[[str], None]
#: Minimum lead of the best answer when it is measured again, as a share of the title's margin.
AGAIN = 0.5
#: Maximum number of puzzles of a theme: a third of the forty that a title should have at first.
MOST_OF_A_THEME = 14


def check(names: list[str], say: Say, *, deep: bool) -> int:
    """List and check the puzzles of titles; `deep` measures each anew. 1 where one is not what it says."""
    broken = 0
    for game in map(get, names):
        puzzles = puzzles_of(game.id)
        for x in puzzles:
            wrong = [*faults_of(game, x), *(remeasured(game, x) if deep else ())]
            broken += bool(wrong)
            told = f"{x.best[0]!r} {x.top.value:.1f}, then {x.second.value:.1f}"
            say(f"{game.id} {x.id}: {x.difficulty}, {x.seat}, {told}")
            for line in wrong:
                say(f"    {line}")
        for line in alike(puzzles):
            broken += 1
            say(f"{game.id}: {line}")
        say(f"{game.id}: {len(puzzles)} puzzles, {len({x.theme for x in puzzles})} themes")
    return min(broken, 1)


def faults_of(game: Game[Any], puzzle: Puzzle) -> Iterator[str]:
    """Yield whatever the rules have against a puzzle."""
    puzzler = game.puzzler()
    if puzzler is None or puzzle.seat not in game.seats:
        yield "its title makes no puzzles" if puzzler is None else f"seat: one of {', '.join(game.seats)}"
        return
    try:
        laid_out(game, puzzle)
    except (BadData, BrokenRecord) as why:
        yield str(why)
        return
    for x in puzzle.offers:
        found = tries(game, puzzle, x.answer)
        if found.refused is not None:
            yield f"{x.answer!r} is refused: {found.refused}"
        elif found.answer != x.answer or found.best != (x.answer in puzzle.best):
            yield f"{x.answer!r} is read as {found.answer!r}, best: {found.best}"
    if puzzle.top.value - puzzle.second.value < puzzler.margin:
        yield f"the second is worth {puzzle.second.value}, the best {puzzle.top.value}"
    if (now := summed(game, puzzle)) != puzzle.sum:
        yield f"its answers lead elsewhere than when it was measured (sum {now}): see `puzzles renew`"


def remeasured(game: Game[Any], puzzle: Puzzle, games: int = 0) -> Iterator[str]:
    """Measure a puzzle with other seeds, in as many games as it was or so many; yield what differs."""
    puzzler = game.puzzler()
    assert puzzler is not None
    s, d = laid_out(game, puzzle)
    actions = [game.read(s, d, x.answer) for x in puzzle.offers]
    seeds = [f"{puzzle.id} deep {n}" for n in range(games or SERIES * puzzler.games)]
    trials = try_out(game, s, d, actions, seeds)
    best = len(puzzle.best)
    top, other = ranked(trials[:best])[-1], ranked(trials[best:])[0]
    if (gap := lead(top, other)[0]) < AGAIN * puzzler.margin:
        yield f"measured anew, {game.write(top.action)!r} is ahead by {gap:.1f} only"


def alike(puzzles: tuple[Puzzle, ...]) -> Iterator[str]:
    """Yield positions that occur twice, and themes that occur too often."""
    for position, n in Counter(x.position for x in puzzles).items():
        if n > 1:
            yield f"a position stands {n} times: {', '.join(x.id for x in puzzles if x.position == position)}"
    for theme, n in Counter(x.theme for x in puzzles).items():
        if n > max(MOST_OF_A_THEME, len(puzzles) / 3):
            yield f"{n} of {len(puzzles)} puzzles are of the theme {theme}"
