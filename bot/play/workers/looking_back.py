"""The report on an ended game, and one of its answers explained, worked out in a process of its own."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

from bot.play.workers.pool import Progress
from bot.play.workers.records import Columns, Row, record_of, unpacked
from bot.store.models import Game as GameRow
from engine.core.contract import Game
from engine.report.compose import compose
from engine.report.explanation import Explanation, explain
from engine.report.report import Estimate, write_report

#: Seconds after which one is given up, on a machine that is slow or busy.
LONGEST_REPORT = 280.0
#: Whatever else the machine does comes first.
NICE = 10


def looked_back(
    game: Game[Any],
    row: Columns,
    rows: Sequence[Row],
    seed: str,
    seconds: float,
    progress: Progress,
) -> str:
    """Work out the report on a game in about the given seconds; return it as JSON.

    Raises:
        Refusal, BrokenRecord, OtherEdition: there can be none.

    """
    _give_way()
    record = record_of(GameRow(**row), unpacked(rows), seed)
    return write_report(compose(game, record, seconds, progress=progress))


def explained(
    game: Game[Any],
    row: Columns,
    rows: Sequence[Row],
    n: int,
    seconds: float,
    known: Mapping[int, Estimate],
    progress: Progress,
) -> Explanation:
    """Explain the answer of entry `n`, in about this many seconds at most; see `explain`.

    Raises:
        Refusal, BrokenRecord, OtherEdition: it cannot be explained.

    """
    _give_way()
    return explain(game, record_of(GameRow(**row), unpacked(rows), ""), n, seconds, known, progress)


def _give_way() -> None:
    """Let all others on this machine go first, where that can be had; once is enough."""
    with suppress(AttributeError, OSError):
        if os.nice(0) < NICE:
            os.nice(NICE)
