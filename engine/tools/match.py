"""Matches between machine players: who won, how long the games were and how long an answer took.

A player is a policy, or "cmd:" and the command of another program (`engine.tools.seats.programs`).
"""

from __future__ import annotations

import signal
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import zip_longest
from multiprocessing import Pool
from random import Random
from statistics import median
from typing import Any

from engine.core.contract import Game, Setup
from engine.core.dice import RandomDice
from engine.core.errors import BadSetup
from engine.core.execution import Execution
from engine.core.flow import fork, pending
from engine.core.rules import Event, Seat, State
from engine.policies.policy import POLICIES
from engine.tools.seats.desk import Moment
from engine.tools.seats.programs import is_program, started

Say = Callable[[str], None]
#: One game of a match: its title, its set-up, who plays each seat, and its seed.
Pairing = tuple[Game[Any], Setup, dict[Seat, str], int]
#: Entries after which a game is stopped and counts as drawn.
LONGEST = 6000


@dataclass(slots=True)
class Played:
    """How a game went: the winner or None, the reason, and the seconds that each answer of each seat took."""

    winner: Seat | None
    reason: str
    times: dict[Seat, list[float]]


def play(
    game: Game[Any],
    players: Mapping[Seat, str],
    seed: int,
    *,
    longest: int = LONGEST,
    begin: State = None,
    setup: Setup | None = None,
) -> Played:
    """Play one game between players, from a set-up or a state.

    The same seed gives the same game, except for the answers of programs.

    Raises:
        ProgramFailed: a program ended, or gave no legal answer.

    """
    rng, setup = Random(seed), setup or Setup(game.id)
    dice = RandomDice(Random(rng.random()), keep=False)
    s = game.new(setup, dice).state if begin is None else begin
    with started(game, setup, players, seed) as programs:
        t, told = Execution(fork(s), dice, quiet=not programs), list[tuple[int, Event]]()
        went = Played(None, "broken off", {seat: [] for seat in players})
        for n in range(1, longest + 1):
            asked = pending(t.s)
            if not asked:
                break
            d = asked[0]
            if program := programs.get(d.seat):
                began = time.perf_counter()
                a = program.answer(d, Moment(t.s, n, told))
                took = time.perf_counter() - began
            else:
                began = time.process_time()
                a = POLICIES[players[d.seat]](game, t.s, d, rng)
                took = time.process_time() - began
            went.times[d.seat].append(took)
            t.answer(d, a)
            told += [(n, e) for e in t.events]
            t.events.clear()
        for program in programs.values():
            program.end(Moment(t.s, len(told), told))
    if t.s.over is not None:
        went.winner, went.reason = t.s.over.winner, t.s.over.reason
    return went


def seated(game: Game[Any], given: Sequence[str], setup: Setup | None = None) -> dict[Seat, str]:
    """Read who plays a set-up from pairs like "--blue", "search"; seats left out are greedy.

    Raises:
        BadSetup: there is no such seat or machine player, or a seat has no player after it.

    """
    players = dict.fromkeys(game.seated(setup or Setup(game.id)), "greedy")
    for flag, policy in zip_longest(given[::2], given[1::2], fillvalue=""):
        seat = flag.removeprefix("--")
        if seat not in players or not flag.startswith("--"):
            raise BadSetup(f"there is no seat {seat!r}; there is {', '.join(players)}")
        if policy not in POLICIES and not is_program(policy):
            raise BadSetup(f"{policy!r} is no machine player; there are {', '.join(POLICIES)}, cmd:COMMAND")
        players[seat] = policy
    return players


def match(
    game: Game[Any],
    say: Say,
    players: Mapping[Seat, str],
    *,
    games: int,
    seed: int,
    swap: bool = False,
    jobs: int = 1,
    setup: Setup | None = None,
) -> Counter[str]:
    """Play a number of games of a set-up from seeds seed, seed + 1 and so on, and say how they went.

    With `swap` the players change seats after every game. `jobs` processes share the games, which are the
    same for any number of them. Returns the games won by each seat, by each policy where they differ, and
    those nobody won as "drawn". After Ctrl-C it sums up the games that have ended.
    """
    score: Counter[str] = Counter()
    lengths: list[int] = []
    spent: dict[str, list[float]] = {policy: [] for policy in players.values()}
    pairings = [
        (game, setup or Setup(game.id), rotated(players, n if swap else 0), seed + n) for n in range(games)
    ]
    with suppress(KeyboardInterrupt):  # the games played until then count
        for (_, _, sat, n), went in zip(pairings, results(pairings, jobs), strict=True):
            _count(score, went, sat)
            lengths.append(sum(len(times) for times in went.times.values()))
            for seat, policy in sat.items():
                spent[policy] += went.times[seat]
            who = f"{went.winner} ({sat[went.winner]})" if went.winner else "nobody"
            say(f"game {n}: {who}, {went.reason}, {lengths[-1]} answers")
    if lengths:
        _sum_up(game, say, score, lengths, spent)
    return score


def rotated(players: Mapping[Seat, str], n: int) -> dict[Seat, str]:
    """Return who has which seat after `n` rotations of the seats."""
    policies = list(players.values())
    by = n % len(policies)
    return dict(zip(players, policies[by:] + policies[:by], strict=True))


def results(pairings: Sequence[Pairing], jobs: int) -> Iterator[Played]:
    """Play all games, in their order."""
    if jobs == 1:
        yield from map(_played, pairings)
        return
    with Pool(jobs, initializer=_leave_ctrl_c) as pool:
        yield from pool.imap(_played, pairings)


def _played(pairing: Pairing) -> Played:
    game, setup, sat, seed = pairing
    return play(game, sat, seed, setup=setup)


def _leave_ctrl_c() -> None:
    """Leave Ctrl-C to the process that runs the match, which then ends this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _count(score: Counter[str], went: Played, sat: Mapping[Seat, str]) -> None:
    if went.winner is None:
        score["drawn"] += 1
        return
    score[went.winner] += 1
    if len(set(sat.values())) > 1:
        score[sat[went.winner]] += 1


def _sum_up(
    game: Game[Any], say: Say, score: Counter[str], lengths: list[int], spent: Mapping[str, list[float]]
) -> None:
    parts = [f"{who} {n} ({100 * n / len(lengths):.0f} %)" for who, n in sorted(score.items())]
    say(f"{game.id}: {len(lengths)} games; {', '.join(parts)}")
    say(f"  answers a game: median {median(lengths):.0f}, {min(lengths)} to {max(lengths)}")
    for policy, times in spent.items():
        if times:
            each, most = 1000 * sum(times) / len(times), 1000 * max(times)
            say(f"  {policy}: {each:.1f} ms an answer, the slowest {most:.0f} ms")
