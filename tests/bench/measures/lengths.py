"""How long random games are, and what is kept of them: the record as it is exported, the state now."""

from __future__ import annotations

import statistics
from collections.abc import Iterator
from random import Random
from typing import Any

from engine.core.contract import Game, Setup
from engine.core.dice import CommittedDice, commitment
from engine.core.flow import pending, sample
from engine.core.record import Record, answer, begin, write_record
from tests.bench.harness import Row, size
from tests.bench.measures.engines import LONGEST

GAMES = 30


def played(game: Game[Any], seed: int) -> tuple[int, int, list[int], bool]:
    """Play at random. Gives answers, bytes of the record, bytes of each state, and whether it ended."""
    record, states = recorded(game, seed)
    return len(states) - 1, len(write_record(record).encode()), states, record.outcome is not None


def recorded(game: Game[Any], seed: int) -> tuple[Record, list[int]]:
    """Play at random. Gives the record, and the bytes of each state."""
    rng, setup = Random(seed), Setup(game.id)
    words = dict.fromkeys(game.seats, "apple")
    dice = CommittedDice(f"{seed:064x}", f"bench-{seed}", words)
    move = begin(game, setup, dice)
    entries, states = [move.entry], [len(move.saved)]
    while (asked := pending(move.state)) and len(entries) <= LONGEST:
        d, dice.shown = asked[0], []
        move = answer(move.state, len(entries), d.seat, d.id, sample(move.state, d, rng), dice)
        entries.append(move.entry)
        states.append(len(move.saved))
    record = Record(
        dice.game,
        setup,
        tuple(entries),
        words,
        commitment(dice.seed),
        dice.seed,
        game.edition,
        move.state.over,
    )
    return record, states


def rows(game: Game[Any], rounds: int) -> Iterator[Row]:
    """Measure one game's random games. `rounds` does not matter: every game is a round."""
    games = [played(game, seed) for seed in range(GAMES)]
    answers, records = sorted(n for n, *_ in games), [length for _, length, *_ in games]
    states = [length for *_, kept, _ in games for length in kept]
    ended = sum(over for *_, over in games)
    middle = statistics.median
    yield Row(
        f"{game.title}: random game, answers (median, least to most)",
        f"{middle(answers):.0f}, {answers[0]} to {answers[-1]}", f"{ended} of {GAMES} games ended",
    )  # fmt: skip
    yield Row(
        f"{game.title}: its record (median, most)", f"{size(middle(records))}, {size(max(records))}",
        f"{sum(records) / max(1, sum(answers)):.0f} bytes an answer",
    )  # fmt: skip
    yield Row(f"{game.title}: its snapshot (median, most)", f"{size(middle(states))}, {size(max(states))}")
