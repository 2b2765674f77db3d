"""Fuzzing: random legal play with every promise checked; failing games are kept as records."""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from engine.core.contract import Game
from engine.core.record import write_record
from engine.tools.invariants import BrokenPromise, Inspection, Tally

Say = Callable[[str], None]


def fuzz(
    game: Game[Any],
    say: Say,
    *,
    games: int,
    seed: int,
    out: Path,
    seconds: float = 0.0,
    closely: float = 0.1,
    wild: float = 0.01,
) -> int:
    """Play a number of games, or for some seconds, and say what was found.

    Game i is played from seed + i, so that a failing one can be played again alone. Returns the exit
    status: 1 if any failed.
    """
    tally, failed, played = Tally(), 0, 0
    began = time.monotonic()
    while time.monotonic() - began < seconds if seconds else played < games:
        number = seed + played
        played += 1
        try:
            Inspection(game, Random(number), tally=tally, closely=closely, wild=wild).play()
        except BrokenPromise as why:
            failed += 1
            kept = _keep(game, number, why, out)
            say(f"game {number} failed: {why}\n  kept as {kept}")
    took = max(time.monotonic() - began, 1e-9)
    say(
        f"{game.id}: {played} games, {tally.answers} answers, {tally.answers / took:.0f} answers/s; "
        f"{tally.acts} unasked, {tally.backs} taken back, {tally.undos} undone, {tally.refused} refused; "
        f"{failed} failed"
    )
    return 1 if failed else 0


def _keep(game: Game[Any], seed: int, why: BrokenPromise, out: Path) -> Path:
    """Save the record that leads up to a failure, and a note of what failed beside it."""
    out.mkdir(parents=True, exist_ok=True)
    kept = out / f"{game.id}-{seed}.json"
    kept.write_text(write_record(why.record), encoding="utf-8")
    lines = [str(why), "", f"again: python -m engine fuzz {game.id} --games 1 --seed {seed}", ""]
    lines += traceback.format_exception(why.__cause__ or why)
    kept.with_suffix(".txt").write_text("\n".join(lines), encoding="utf-8")
    return kept
