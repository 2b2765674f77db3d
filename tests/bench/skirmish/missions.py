"""How Skirmish's missions go for a machine team: the share that is won, and how long it is left alone.

python -m tests.bench.skirmish.missions --games 200
python -m tests.bench.skirmish.missions --mission raid --level first_steps --seed 1000
python -m tests.bench.skirmish.missions --ladder --games 200

Game n is played from seed n, without a GM, by two seats, as `python -m engine match skirmish` plays it. In a
turn of pressure the team is told that an enemy acts on it: shoots at it or fights it hand to hand, comes into
sight, or walks nearer while it is seen. What is printed is the longest row of turns without, and in how many
games a row was longer than two, for pressure is due every third turn at the latest. The turn in which a game
ends does not count.

With `--ladder` every level plays every seed. Then each is compared with the one below: counted are the
seeds in which one of them won and the other did not.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from multiprocessing import Pool
from random import Random

from engine.core.contract import Setup
from engine.core.dice import RandomDice
from engine.core.execution import Execution
from engine.core.flow import fork, pending
from engine.core.rules import Event
from engine.policies.policy import POLICIES
from engine.skirmish.game import SKIRMISH
from engine.skirmish.model.state import Point, State
from engine.skirmish.table.geometry import distance
from engine.skirmish.table.scenario_loader import MISSIONS
from tests.bench.harness import wilson

#: Answers after which a game is broken off.
LONGEST = 6000
#: Turns in a row without pressure that are allowed.
QUIET = 2


@dataclass
class Course:
    """What a game's turns were like: whether each that ended had pressure."""

    reason: str = "broken off"
    won: bool = False
    pressed: list[bool] = field(default_factory=list)

    @property
    def quiet(self) -> int:
        """Count the longest row of turns without pressure."""
        return max((len(x) for x in "".join(".#"[p] for p in self.pressed).split("#")), default=0)


def play(what: tuple[str, str, int]) -> Course:
    """Play a mission from a seed with a level in all seats."""
    mission, level, seed = what
    rng, setup = Random(seed), Setup(SKIRMISH.id, mission, {"gm": "off"})
    dice, course, now = RandomDice(Random(rng.random()), keep=False), Course(), False
    t = Execution(fork(SKIRMISH.new(setup, dice).state), dice)
    for _ in range(LONGEST):
        asked = pending(t.s)
        if not asked:
            break
        where = {i: f.at for i, f in t.s.figures.items()}
        t.answer(asked[0], POLICIES[level](SKIRMISH, t.s, asked[0], rng))
        for e in t.events:
            if e.kind == "turn_began" and e.facts["turn"] > 1:
                course.pressed.append(now)
                now = False
            now = now or presses(t.s, e, where)
            if e.kind == "walked" and e.facts["figure"] in where:
                where[e.facts["figure"]] = tuple(e.facts["path"][-1])
        t.events.clear()
    if t.s.over is not None:
        course.reason, course.won = t.s.over.reason, t.s.over.winner not in (None, "gm")
    return course


def presses(s: State, e: Event, where: dict[str, Point]) -> bool:
    """Return whether the team is told by an event that an enemy acts on it."""
    if not e.reaches(None):
        return False
    if e.kind == "shot":
        target = s.figures.get(e.facts["target"])
        return target is not None and target.side == "sgc"
    return e.kind in ("spotted", "appeared", "melee") or (e.kind == "walked" and comes_nearer(s, e, where))


def comes_nearer(s: State, e: Event, where: dict[str, Point]) -> bool:
    """Return whether an enemy has walked nearer to whoever of the team is nearest."""
    f, was = s.figures.get(e.facts["figure"]), where.get(e.facts["figure"])
    ours = [g.at for g in s.figures.values() if g.side == "sgc" and g.able and g.on_table]
    if f is None or was is None or f.side != "jaffa" or not ours:
        return False
    end = tuple(e.facts["path"][-1])
    return min(distance(end, x) for x in ours) < min(distance(was, x) for x in ours)


def row(mission: str, level: str, seed: int, games: Sequence[Course]) -> str:
    """Write a mission's row of a table."""
    won, reasons = sum(x.won for x in games), Counter(x.reason for x in games if not x.won)
    low, high = wilson(won, len(games))
    lost = ", ".join(f"{x.replace('_', ' ')} {n}" for x, n in reasons.most_common())
    turns = sum(len(x.pressed) for x in games) / len(games)
    return (
        f"| `{mission}` | {level} | {seed} to {seed + len(games) - 1} | {won} of {len(games)} "
        f"| {100 * won / len(games):.0f} % | {100 * low:.0f}–{100 * high:.0f} % | {lost} | {turns:.1f} "
        f"| {max(x.quiet for x in games)} | {sum(x.quiet > QUIET for x in games)} |"
    )


def played(mission: str, level: str, games: int, seed: int, jobs: int) -> list[Course]:
    """Play a mission so often with a level, in as many processes."""
    what = [(mission, level, seed + n) for n in range(games)]
    if jobs == 1:
        return [play(x) for x in what]
    with Pool(jobs) as pool:
        return pool.map(play, what, chunksize=4)


def rows(missions: Sequence[str], levels: Sequence[str], games: int, seed: int, jobs: int) -> Iterator[str]:
    """Play each mission so often with each level and yield its row, then rows of the ladder's steps."""
    courses = dict[tuple[str, str], list[Course]]()
    for level in levels:
        for mission in missions:
            courses[level, mission] = played(mission, level, games, seed, jobs)
            yield row(mission, level, seed, courses[level, mission])
    for below, level in pairwise(levels):
        steps = [differing(courses[level, x], courses[below, x]) for x in missions]
        yield from (step(x, level, below, *n) for x, n in zip(missions, steps, strict=True))
        yield step("all", level, below, sum(won for won, _ in steps), sum(n for _, n in steps))


def differing(high: Sequence[Course], low: Sequence[Course]) -> tuple[int, int]:
    """Count the seeds that only the higher level won, and those that only one of two levels did."""
    won = [x.won for x, y in zip(high, low, strict=True) if x.won != y.won]
    return sum(won), len(won)


def step(mission: str, level: str, below: str, won: int, n: int) -> str:
    """Write a row about a level and the one below it."""
    low, high = wilson(won, n)
    share = f"{100 * won / n:.0f} %" if n else "–"
    bounds = f"{100 * low:.0f}–{100 * high:.0f} %"
    return f"| `{mission}` | {level} against {below} | {won} of {n} | {share} | {bounds} |"


def main(argv: Sequence[str] | None = None) -> int:
    asked = argparse.ArgumentParser("python -m tests.bench.skirmish.missions", description=__doc__)
    asked.add_argument("--mission", action="append", choices=MISSIONS, help="this one only; may be repeated")
    asked.add_argument("--level", default="steady", choices=tuple(POLICIES))
    asked.add_argument("--ladder", action="store_true", help="all levels, each compared with the one below")
    asked.add_argument("--games", type=int, default=200)
    asked.add_argument("--seed", type=int, default=0)
    asked.add_argument("--jobs", type=int, default=1)
    args = asked.parse_args(argv)
    print(
        "| mission | level | seeds | won | share | 95 % | lost | turns | longest quiet row | games over two |"
        "\n|---|---|---|---|---|---|---|---|---|---|",
        flush=True,
    )
    levels = tuple(SKIRMISH.levels) if args.ladder else (args.level,)
    for x in rows(args.mission or MISSIONS, levels, args.games, args.seed, args.jobs):
        print(x, flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
