"""The whole report on an ended game, from its record; and its dice against their odds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from engine.core.contract import Game
from engine.core.errors import Refusal
from engine.core.record import Record
from engine.core.types.reporting import Award, Throw
from engine.report.chances import Budget, Chances, Progress
from engine.report.close_look import CloseLook
from engine.report.course import Curve, moments_of
from engine.report.report import Luck, Point, Report
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
    points = curve.points()
    return Report(
        game=game.id,
        side=reports.sides[0],
        sides=tuple(reports.sides),
        entries=len(record.entries),
        points=points,
        turning=turning,
        luck=luck,
        figures=tuple(reports.figures(course)),
        awards=(*_shared(record, reports.sides, points, luck), *reports.awards(course)),
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


#: Minimum number of throws of a kind for a statement about luck.
FEWEST = 3
#: Outcomes whose total probability is below this are left out of a sum.
NOTHING = 1e-15


def luck_of(throws: Iterable[Throw]) -> tuple[Luck, ...]:
    """Sum throws up by kind and seat, in the order in which these first came; too few say nothing."""
    groups: dict[tuple[str, str], list[Throw]] = {}
    for x in throws:
        groups.setdefault((x.kind, x.seat), []).append(x)
    return tuple(_luck(seat, kind, group) for (kind, seat), group in groups.items() if len(group) >= FEWEST)


def _luck(seat: str, kind: str, throws: list[Throw]) -> Luck:
    expected = sum(score * p for x in throws for score, p in x.odds.items())
    made = sum(x.score for x in throws)
    return Luck(
        seat=seat,
        kind=kind,
        throws=len(throws),
        expected=round(expected, 3),
        made=made,
        tail=tail([x.odds for x in throws], made),
    )


def tail(odds: Iterable[Mapping[int, float]], made: int) -> float:
    """Return the chance of a sum at least as far from the mean as `made`, on the same side of it.

    >>> die = {n: 1 / 6 for n in range(1, 7)}
    >>> round(tail([die, die], 11), 4), round(tail([die, die], 3), 4), round(tail([die, die], 7), 4)
    (0.0833, 0.0833, 0.5833)
    """
    sums, mean = {0: 1.0}, 0.0
    for one in odds:
        mean += sum(score * p for score, p in one.items())
        new: dict[int, float] = {}
        for total, share in sums.items():
            for score, p in one.items():
                new[total + score] = new.get(total + score, 0.0) + share * p
        sums = {total: share for total, share in new.items() if share > NOTHING}
    high = made >= mean
    return min(1.0, sum(share for total, share in sums.items() if (total >= made if high else total <= made)))
