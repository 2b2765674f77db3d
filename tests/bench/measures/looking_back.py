"""What it costs to look back on a usual game of a title, to give its page, and to try something on it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random
from typing import Any

from engine.core.codec import save
from engine.core.contract import Game
from engine.core.flow import options, pending, sample
from engine.core.record import replay
from engine.policies.what_if import ChosenDice, as_known, try_move
from engine.report.compose import compose
from engine.report.report import Report, write_report
from tests.bench.harness import Row, cost, length, size
from tests.shared.replay_pages import USUAL, made, order, recorded

#: Seconds of one core that a report may take, bytes of a page, seconds until a sandbox is open.
REPORT, PAGE, OPEN = 60.0, 2_000_000, 0.05
#: Number of positions of the game that are opened.
POSITIONS = 12


def rows(game: Game[Any], _rounds: int = 0) -> Iterator[Row]:
    """Measure all three, in processor time; of titles without a usual game on record none."""
    if game.id not in USUAL:
        return
    record, began = recorded(game.id, USUAL[game.id]), time.process_time()
    report = compose(game, record)
    spent, played = time.process_time() - began, f"played on {report.games} times"
    many = len(record.entries)
    name = f"{game.id}: the report on a game of {many} entries, on one core"
    yield Row(name, length(spent), played, goal=f"<= {REPORT:.0f} s", met=spent <= REPORT, notable=True)
    yield _page(game, report)
    yield _fork(game)


def _page(game: Game[Any], report: Report) -> Row:
    """Measure the page of an ended game: all eyes, two languages, the record and the report."""
    wanted = order(recorded(game.id, USUAL[game.id]), report=write_report(report))
    pages = list[bytes]()
    spent = cost(lambda: pages.append(made(wanted).data), 1)()
    large = len(pages[0])
    name = f"{game.id}: its page, {len(wanted.eyes)} pairs of eyes, two languages, {size(large)}"
    return Row(name, length(spent), goal=f"< {size(PAGE)}", met=large < PAGE)


def _fork(game: Game[Any]) -> Row:
    """Measure how a sandbox is opened from what a seat knows, and a move that is tried in one."""
    record, rng = recorded(game.id, USUAL[game.id]), Random(1)
    results = [x.state for x in replay(game, record) if pending(x.state)]
    states = results[:: max(1, len(results) // POSITIONS)]

    def opened() -> None:
        for s in states:
            save(as_known(game, s, pending(s)[0].seat, rng))

    def tried() -> None:
        for s in states:
            d = pending(s)[0]
            listed = options(s, d)
            try_move(s, d, listed[0] if listed else sample(s, d, rng), ChosenDice((), rng))

    each = cost(opened)() / len(states)
    move = f"a move tried in it: {length(cost(tried)() / len(states))}"
    name = f"{game.id}: a sandbox opened from what a seat knows"
    return Row(name, length(each), move, goal=f"<= {length(OPEN)}", met=each <= OPEN)
