"""One answer of an ended game explained: what it changed, why, the alternatives, and its rating."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from engine.core.contract import Game
from engine.core.errors import Refusal
from engine.core.flow import options
from engine.core.record import Record, replay
from engine.core.rules import Action, Seat, State
from engine.core.types.reporting import Reports
from engine.policies.hints import Hint, appraise
from engine.report.chances import Budget, Chances, Progress
from engine.report.close_look import CLOSELY, CloseLook, Compared, answer_of, is_clear, question_of
from engine.report.course import Moment
from engine.report.report import Cause, Estimate

#: Seconds of work on one core that an explanation may take.
SECONDS = 30.0
#: Number of games that measure what a game costs; shares of the time after which each part ends.
FIRST, BEFORE, AFTER = 4, 0.15, 0.3
#: Maximum number of better answers named.
BEST = 3


@dataclass(frozen=True, slots=True)
class Tried:
    """An answer that was tried: the chance of its seat's side then, and its lead over the given one."""

    answer: Action
    chance: Estimate
    lead: Estimate


@dataclass(frozen=True, slots=True)
class Explanation:
    """What was measured of one answer. Before and after are the chance of `side`, with everything open.

    The rest is as its seat knew the position: of `tried` answers (0: none were compared) the given one leads
    to `given`, the chance of its side; `best` are the best others, the best first, where they are clearly
    better. `sole`: there was nothing else to answer; `others` is how many other answers there were to try.
    `rated` compares it by what machine players look at, right after it. `games` is how many times the game
    was played on.
    """

    n: int
    seat: Seat
    side: Seat
    kind: str
    by: str
    answer: Action
    cause: Cause
    before: Estimate
    after: Estimate
    average: Estimate | None
    guess: Estimate | None
    tried: int
    given: Estimate | None
    sole: bool
    others: int
    best: tuple[Tried, ...]
    rated: Hint | None
    games: int

    @property
    def changed(self) -> bool:
        """Return whether the chance changed clearly."""
        error = (self.before.error**2 + self.after.error**2) ** 0.5
        return is_clear(Estimate(self.after.chance - self.before.chance, error))


def explain(
    game: Game[Any],
    record: Record,
    n: int,
    seconds: float = SECONDS,
    known: Mapping[int, Estimate] | None = None,
    progress: Progress | None = None,
) -> Explanation:
    """Explain the answer of entry `n`, even an undone one, in about this many seconds at most.

    `known` are chances that were measured closely before, by entry, so that the same numbers are given again.

    Raises:
        Refusal: the game has not ended, its title has no reports, or the entry is not an answer or too old.
        BrokenRecord, OtherEdition: the record does not replay.

    """
    reports, x = _over(game, record), _moment(game, record, n)
    budget = Budget(seconds, reports.games, progress)
    chances = Chances(game, reports, budget, f"{record.id} {n}")
    chances.open(x.before, FIRST)
    before = _measured(chances, budget, x.before, (known or {}).get(n - 1), BEFORE)
    after = _measured(chances, budget, x.after, (known or {}).get(n), AFTER)
    found = CloseLook(game, reports, chances, budget).into(x, before, after, 1.0)
    compared, e, d = found.compared, x.entry, question_of(x)
    listed = options(x.before, d)
    return Explanation(
        n=n,
        seat=e.seat,
        side=reports.sides[0],
        kind=e.kind,
        by=e.by,
        answer=answer_of(x),
        cause=found.cause,
        before=before,
        after=after,
        average=found.average,
        guess=found.guess,
        tried=len(compared.trials) if compared else 0,
        given=compared.chance(compared.trials[0]) if compared else None,
        sole=listed is not None and len(listed) < 2,
        others=found.others,
        best=tuple(_better(compared))[:BEST] if compared else (),
        rated=appraise(game, x.before, d, answer_of(x), n),
        games=budget.games,
    )


def _better(compared: Compared) -> Iterator[Tried]:
    """Yield the answers that are clearly better than the given one, the best first."""
    for x in compared.order:
        lead = compared.lead(x)
        if lead.chance > 0 and is_clear(lead):
            yield Tried(x.action, compared.chance(x), lead)


def _over(game: Game[Any], record: Record) -> Reports:
    """Return a title's reporter, for an ended game."""
    reports = game.reporter()
    if reports is None:
        raise Refusal(f"{game.title} has no reports")
    if record.outcome is None:
        raise Refusal("nothing is explained before a game is over")
    return reports


def _moment(game: Game[Any], record: Record, n: int) -> Moment:
    """Replay up to an entry that gave an answer."""
    results = replay(game, record)
    first = len(record.entries) - len(results)
    if not first < n < len(record.entries) or record.entries[n].how != "answer":
        raise Refusal(f"entry {n} is no answer that can be explained")
    done = results[n - first]
    return Moment(record.entries[n], results[n - first - 1].state, done.state, done.events)


def _measured(chances: Chances, budget: Budget, s: State, known: Estimate | None, until: float) -> Estimate:
    """Return the chance in a position; as it is known, where it is."""
    if known is not None:
        return known
    if s.over is not None:
        return Estimate(chances.open(s, 1).chance, 0.0)
    return chances.open(s, max(2, budget.affords(CLOSELY * budget.each, 1, until)), "closely")
