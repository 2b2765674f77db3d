"""The whole report on an ended game, from its record."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from engine.core.contract import Game
from engine.core.errors import Refusal
from engine.core.record import Record
from engine.report.chances import Budget, Chances, Progress
from engine.report.close_look import CloseLook
from engine.report.course import Curve, moments_of
from engine.report.luck import luck_of
from engine.report.report import Award, Figure, Luck, Point, Report
from engine.report.turning_points import TurningPoints

#: Seconds of work on one core that a report may take.
SECONDS = 50.0
#: Luck rarer than this deserves a line; chances below which a winner was behind, and above which ahead.
RARE, BEHIND, AHEAD = 0.05, 0.25, 0.5


def compose(
    game: Game[Any], record: Record, seconds: float = SECONDS, each: int = 0, progress: Progress | None = None
) -> Report:
    """Work out the report on an ended game, in about this many seconds.

    Positions are played on `each` times; 0: as often as the title says. `progress` is called with the
    progress.

    Raises:
        Refusal: the game has not ended, or its title has no reports.
        BrokenRecord, OtherEdition: the record does not replay.

    """
    reports = game.reporter()
    if reports is None:
        raise Refusal(f"{game.title} has no reports")
    if record.outcome is None:
        raise Refusal("there is no report before a game is over")
    moments = moments_of(game, record)
    budget = Budget(seconds, each or reports.games, progress)
    chances = Chances(game, reports, budget, record.id)
    curve = Curve(game, reports, moments, chances, budget)
    curve.measure()
    look = CloseLook(game, reports, chances, budget)
    turning = TurningPoints(moments, curve, chances, budget, look).find()
    course = [x.happened for x in moments if x.before is not None]
    luck = luck_of(throw for x in course for throw in reports.throws(x))
    own = (Award(x.key, x.seat, x.facts) for x in reports.awards(course))
    points = curve.points()
    return Report(
        game=game.id,
        side=reports.sides[0],
        sides=tuple(reports.sides),
        entries=len(record.entries),
        points=points,
        turning=turning,
        luck=luck,
        figures=tuple(Figure(x.key, x.seat, x.value) for x in reports.figures(course)),
        awards=(*_shared(record, reports.sides, points, luck), *own),
        secrets=tuple(x.entry.n for x in moments if x.entry.seal),
        games=budget.games,
    )


def _shared(
    record: Record, sides: Sequence[str], points: Sequence[Point], luck: Sequence[Luck]
) -> Iterator[Award]:
    """Yield what can be said of any game: who came back, who was never behind, whose dice were rare."""
    winner = record.outcome.winner if record.outcome else None
    if winner in sides and len(points) > 2:
        ours = winner == sides[0]
        low = min(points[:-1], key=lambda x: x.open.chance if ours else -x.open.chance)
        chance = low.open.chance if ours else 1 - low.open.chance
        if chance + 2 * low.open.error < BEHIND:
            yield Award("comeback", str(winner), {"percent": round(100 * chance), "n": low.n}, shared=True)
        elif chance - 2 * low.open.error > AHEAD:
            yield Award("never-behind", str(winner), {}, shared=True)
    for x in sorted(luck, key=lambda x: x.tail)[:1]:
        if x.tail * len(luck) < RARE:  # with many kinds of throw, one is always rare
            key = "lucky" if x.made > x.expected else "unlucky"
            yield Award(key, x.seat, {"kind": x.kind, "percent": f"{100 * x.tail:.1f}"}, shared=True)
