"""What turned a game: the entries that changed the chance most; whether by dice, a choice or a secret."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import fmean
from typing import Any

from engine.core.codec import pack_action, unpack_action
from engine.core.contract import Game
from engine.core.flow import faults, find, options
from engine.core.rules import Decision, Secrecy
from engine.core.types.reporting import Reports
from engine.policies.search import imagine
from engine.report.chances import Budget, Chances, estimate, joined
from engine.report.course import Curve, Moment
from engine.report.report import Cause, Estimate, TurningPoint

#: So many are told at most, of so many that are looked at closely.
MOST, LOOKED_AT = 3, 6
#: So many times as often each is played on to know how much it changed, over other dice, and for each answer.
CLOSELY = 4
#: So many answers are compared at most; with fewer games than this nothing is said.
ANSWERS, FEWEST = 8, 10
#: The share of the time after which nothing is measured more closely, for the rest is for answers.
MEASURED = 0.65
#: A change or lead counts from here on, and beyond so many standard errors.
LEAST, ERRORS = 0.04, 2.0


class TurningPoints:
    """Finds them on a curve that has been measured."""

    def __init__(
        self,
        game: Game[Any],
        reports: Reports,
        moments: Sequence[Moment],
        curve: Curve,
        chances: Chances,
        budget: Budget,
    ) -> None:
        self._game, self._reports, self._moments = game, reports, moments
        self._curve, self._chances, self._budget = curve, chances, budget

    def find(self) -> tuple[TurningPoint, ...]:
        """Return the largest changes, in the order of the game; none that chance alone could have made."""
        jumps = self._curve.jumps()[:LOOKED_AT]
        near = {at: None for i in jumps for at in (i, i - 1)}
        for n, at in enumerate(near):
            if not self._measure_closely(at, len(near) - n):
                break
        sure = sorted([i for i in self._curve.jumps() if self._is_sure(i)][:MOST])
        return tuple(self._looked_into(i, len(sure) - n) for n, i in enumerate(sure))

    def _measure_closely(self, i: int, left: int) -> bool:
        """Measure a point anew, by dice that did not choose it: the largest of many is partly chance."""
        s, each = self._moments[i].after, self._budget.each
        games = self._budget.affords(CLOSELY * each, left, MEASURED)
        if s.over is None and games >= min(each, FEWEST):
            self._curve.correct(i, self._chances.open(s, games, "closely"))
        return games >= min(each, FEWEST)

    def _is_sure(self, i: int) -> bool:
        if self._moments[i].entry.how != "answer":  # who gives up has been beaten before
            return False
        a, b = self._curve.at[i - 1].open, self._curve.at[i].open
        change = abs(b.chance - a.chance)
        return change >= LEAST and change > ERRORS * joined(a, b)

    def _looked_into(self, i: int, left: int) -> TurningPoint:
        """Look into a change, as one of so many that are `left`."""
        x, before, after = self._moments[i], self._curve.at[i - 1].open, self._curve.at[i].open
        e, now = x.entry, self._budget.used
        until = now + (1 - now) / left
        if now > 1:
            return TurningPoint(e.n, e.seat, e.kind, "unclear", before, after)
        average = self._average(x, now + (until - now) / 3) if e.rolls else None
        cause = self._cause(x, before, after, average)
        tried, best, lead = self._best(x, until)
        return TurningPoint(e.n, e.seat, e.kind, cause, before, after, average, tried, best, lead)

    def _average(self, x: Moment, until: float) -> Estimate | None:
        """Estimate what the same answer leads to over all dice; None without time for that."""
        e = x.entry
        games = self._budget.affords(CLOSELY * self._budget.each, 1, until)
        if games < FEWEST:
            return None
        action = unpack_action(self._takes(x), e.action)
        return estimate(self._chances.after(x.before, e.seat, e.decision, action, games, "dice"))

    def _cause(self, x: Moment, before: Estimate, after: Estimate, average: Estimate | None) -> Cause:
        chosen: Cause = "secret" if self._is_secret(x) else "choice"
        if average is None:
            return "unclear" if x.entry.rolls else chosen
        luck, choice = abs(after.chance - average.chance), abs(average.chance - before.chance)
        larger, error = (
            (luck, joined(after, average)) if luck >= choice else (choice, joined(average, before))
        )
        if larger < ERRORS * error or abs(luck - choice) < average.error:
            return "unclear"
        return "luck" if luck >= choice else chosen

    def _is_secret(self, x: Moment) -> bool:
        kinds = x.after.rules.kinds
        return x.entry.kind in kinds and kinds[x.entry.kind].secrecy is not Secrecy.OPEN

    def _takes(self, x: Moment) -> Any:
        return x.after.rules.kinds[x.entry.kind].takes

    def _best(self, x: Moment, until: float) -> tuple[int, Any, Estimate | None]:
        """Compare answers as their seat knew the position: how many; the best and its lead, if that is clear.

        All meet the same worlds, dice and players.
        """
        e, s = x.entry, x.before
        played = unpack_action(self._takes(x), e.action)
        d = find(s, e.seat, e.decision)
        rng = Random(f"answers {e.n}")
        answers = self._answers(s, d, played, rng)
        answers = answers[: max(2, self._budget.affords(ANSWERS, FEWEST, until))]
        tries = self._budget.affords(CLOSELY * self._budget.each, len(answers), until)
        if len(answers) < 2 or tries < FEWEST:
            return 0, None, None
        worlds = [imagine(self._game, s, e.seat, rng) for _ in range(tries)]
        fit = [w for w in worlds if not any(faults(w, d, a) for a in answers)]
        if len(fit) < tries // 2:
            return 0, None, None
        sign = 1 if self._is_ours(e.seat) else -1
        values = [[sign * self._tried(w, d, a, n) for n, w in enumerate(fit)] for a in answers]
        half = len(fit) // 2  # one half chooses, the other says by how much
        best = max(range(len(answers)), key=lambda k: fmean(values[k][:half]))
        lead = estimate([a - b for a, b in zip(values[best][half:], values[0][half:], strict=True)])
        if lead.chance < LEAST or lead.chance < ERRORS * lead.error:
            return len(answers), None, None
        return len(answers), pack_action(self._takes(x), answers[best]), lead

    def _tried(self, world: Any, d: Decision, action: Any, n: int) -> float:
        return self._chances.throw(world, d.seat, d.id, action, f"tried {n}")

    def _is_ours(self, seat: str) -> bool:
        """Return whether a seat is on the side whose chance is told."""
        return seat not in self._reports.opposed

    def _answers(self, s: Any, d: Decision, played: Any, rng: Random) -> list[Any]:
        """Return the played answer and others that are legal; all that are listed, if these are few."""
        guess = imagine(self._game, s, d.seat, rng)
        listed = options(guess, d)
        few = listed if listed is not None and len(listed) < ANSWERS else None
        found = [played]
        for a in few if few is not None else self._reports.candidates(guess, d, rng):
            if a not in found and not faults(guess, d, a):
                found.append(a)
        return found[:ANSWERS]
