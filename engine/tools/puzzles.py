"""`python -m engine puzzles` lists and checks puzzles, finds new ones in machine games, and measures."""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

from engine.core.codec import load, save
from engine.core.contract import Game, Setup
from engine.core.dice import RandomDice
from engine.core.errors import BadData, BrokenRecord
from engine.core.execution import Execution
from engine.core.flow import fork, pending
from engine.core.places import place_of
from engine.core.rules import Action, Decision, State
from engine.core.types.puzzling import Puzzler
from engine.policies.policy import POLICIES
from engine.policies.worth import Trial, imagine, lead, ranked
from engine.puzzles.judging import laid_out, summed, tries
from engine.puzzles.measure import (
    ALIKE,
    SERIES,
    equals,
    hopeless,
    is_clear,
    measured,
    raced,
    try_further,
    try_out,
)
from engine.puzzles.puzzle import MOST, Offer, Puzzle, puzzles_of, read_puzzles
from engine.titles import get

HEAD = (
    "# Found and measured by `python -m engine puzzles find {game}`, not written by hand (docs/puzzles.md).\n"
)


def folder_of(game: str) -> Path:
    """Return the folder of a title's puzzles."""
    return Path(str(place_of(game).data)) / "puzzles"


def written(game: str, folder: Path) -> list[Puzzle]:
    """Read the puzzles of a folder anew."""
    found: list[Puzzle] = []
    for file in sorted(folder.glob("*.toml")):
        found += read_puzzles(game, file.stem, file.read_text(encoding="utf-8"), file.name)
    return found


def write_theme(folder: Path, theme: str, puzzles: Iterable[Puzzle]) -> None:
    """Write the puzzles of one theme, by number; without any its file goes."""
    some = sorted(puzzles, key=lambda x: x.number)
    file = folder / f"{theme}.toml"
    if not some:
        file.unlink()
        return
    folder.mkdir(parents=True, exist_ok=True)
    text = HEAD.format(game=some[0].game) + f'unit = "{some[0].unit}"\n' + "".join(map(_entry, some))
    file.write_text(text, encoding="utf-8")


def _entry(x: Puzzle) -> str:
    lines = [
        "\n[[puzzle]]",
        f"number = {x.number}",
        f"seat = {_text(x.seat)}",
        f"kind = {_text(x.kind)}",
        f"best = [{', '.join(map(_text, x.best))}]",
        f"missed = {x.missed}",
        f"sum = {x.sum}",
        f"found = {_text(x.found)}",
        f"position = '''{x.position}'''",
        "offer = [",
        *(f"    {_offer(o)}," for o in x.offers),
        "]",
    ]
    return "\n".join(lines) + "\n"


def _offer(x: Offer) -> str:
    terms = f", terms = {_table(x.terms)}" if x.terms else ""
    return f"{{ answer = {_text(x.answer)}, value = {float(x.value)}, facts = {_table(x.facts)}{terms} }}"


def _table(numbers: Mapping[str, float]) -> str:
    return f"{{ {', '.join(f'{key} = {float(n)}' for key, n in numbers.items())} }}"


def _text(text: str) -> str:
    """Write a text as TOML does, which for these is as JSON does."""
    return json.dumps(text, ensure_ascii=False)


def next_number(puzzles: Sequence[Puzzle], theme: str) -> int:
    """Return the next number of a theme."""
    return max((x.number for x in puzzles if x.theme == theme), default=0) + 1


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
    """Yield positions that stand twice, and a theme of which there are too many."""
    for position, n in Counter(x.position for x in puzzles).items():
        if n > 1:
            yield f"a position stands {n} times: {', '.join(x.id for x in puzzles if x.position == position)}"
    for theme, n in Counter(x.theme for x in puzzles).items():
        if n > max(MOST_OF_A_THEME, len(puzzles) / 3):
            yield f"{n} of {len(puzzles)} puzzles are of the theme {theme}"


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
class Candidate:
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


def positions(game: Game[Any], seed: int, setup: Setup | None = None) -> Iterator[Candidate]:
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
            yield Candidate(name, as_imagined(game, t.s, d, name), d)
        t.answer(d, POLICIES[players[d.seat]](game, t.s, d, rng))


def drawn_setup(game: Game[Any], rng: Random) -> Setup:
    """Return a set-up of the title, with any of its scenarios, and of the options that its puzzler draws."""
    puzzler = game.puzzler()
    assert puzzler is not None
    return Setup(
        game.id,
        rng.choice(game.scenarios),
        {x: rng.choice(values) for x, values in puzzler.source_options.items()},
    )


def as_imagined(game: Game[Any], s: State, d: Decision, name: str) -> State:
    """Draw anew what the seat that is asked cannot know: nothing that was true and hidden is kept."""
    return load(game.state, save(imagine(game, s, d.seat, Random(name))))


def examined(game: Game[Any], found: Candidate, have: list[Puzzle]) -> Puzzle | None:
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
    found = Candidate(puzzle.found, *laid_out(game, puzzle))
    now = _confirmed(game, puzzler, found, puzzle.offers, [])
    if now is None or (now.theme, now.best) != (puzzle.theme, puzzle.best):
        return None
    return replace(_weighed(game, now), number=puzzle.number)


def _confirmed(
    game: Game[Any], puzzler: Puzzler, found: Candidate, offers: Sequence[Offer], have: list[Puzzle]
) -> Puzzle | None:
    """Measure what a puzzle offers in games of their own; None where no answer is clearly best."""
    order = _measured(game, found, [game.read(found.state, found.d, x.answer) for x in offers])
    best = equals(order, puzzler.margin) if order else 0
    if not 0 < best <= ALIKE or not is_clear(order, best, puzzler.margin):
        return None
    return _made(game, puzzler, found, order, have)


def _measured(game: Game[Any], found: Candidate, actions: list[Action]) -> list[Trial]:
    """Measure answers with new seeds, series by series; stop once nothing can become clear any more."""
    puzzler, trials = game.puzzler(), [Trial(x) for x in actions]
    assert puzzler is not None
    seeds = _seeds(found.seed, "third", SERIES * puzzler.games)
    for at in range(0, len(seeds), puzzler.games):
        try_further(game, found.state, found.d, trials, seeds[at : at + puzzler.games])
        if not trials[0].values or hopeless(ranked(trials), puzzler.margin, len(seeds)):
            break
    return ranked(trials) if trials[0].values else []


def _is_easy(game: Game[Any], found: Candidate, top: Trial) -> bool:
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
    game: Game[Any], puzzler: Puzzler, found: Candidate, order: list[Trial], have: list[Puzzle]
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
        game=game.id,
        theme=theme,
        unit=puzzler.unit,
        number=next_number(have, theme),
        seat=found.d.seat,
        kind=found.d.kind,
        best=tuple(x.answer for x in offers[:best]),
        offers=offers,
        missed=0.0,
        sum=0,
        found=found.seed,
        position=save(found.state).decode(),
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
    return set(a.choices) == set(b.choices)


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
