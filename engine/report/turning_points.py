"""What turned a game: the entries that changed the chance most; whether by dice, a choice or a secret."""

from __future__ import annotations

from collections.abc import Sequence

from engine.report.chances import Budget, Chances, joined
from engine.report.close_look import CLOSELY, ERRORS, FEWEST, LEAST, CloseLook, is_clear, packed_answer
from engine.report.course import Curve, Moment
from engine.report.report import TurningPoint

#: Maximum number of turning points told, and of moments looked at closely.
MOST, LOOKED_AT = 3, 6
#: Share of the time for measuring moments; the rest is for comparing answers.
MEASURED = 0.65


class TurningPoints:
    """Finds them on a curve that has been measured."""

    def __init__(
        self, moments: Sequence[Moment], curve: Curve, chances: Chances, budget: Budget, look: CloseLook
    ) -> None:
        self._moments, self._curve, self._chances = moments, curve, chances
        self._budget, self._look = budget, look

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
        """Measure a point again with other dice, because the largest of many changes is partly chance."""
        s, each = self._moments[i].after, self._budget.each
        games = self._budget.affords(CLOSELY * each, left, MEASURED)
        if s.over is None and games >= min(each, FEWEST):
            self._curve.correct(i, self._chances.open(s, games, "closely"))
        return games >= min(each, FEWEST)

    def _is_sure(self, i: int) -> bool:
        if self._moments[i].entry.how != "answer":  # a side that resigns had lost the game before
            return False
        a, b = self._curve.at[i - 1].open, self._curve.at[i].open
        change = abs(b.chance - a.chance)
        return change >= LEAST and change > ERRORS * joined(a, b)

    def _looked_into(self, i: int, left: int) -> TurningPoint:
        """Examine a change closely, one of those that are `left`."""
        x, before, after = self._moments[i], self._curve.at[i - 1].open, self._curve.at[i].open
        e, now = x.entry, self._budget.used
        until = now + (1 - now) / left
        if now > 1:
            return TurningPoint(n=e.n, seat=e.seat, kind=e.kind, cause="unclear", before=before, after=after)
        found = self._look.into(x, before, after, until)
        told = (e.n, e.seat, e.kind, found.cause, before, after, found.average)
        compared, tried, best, lead = found.compared, 0, None, None
        if compared is not None:
            tried, first = len(compared.trials), compared.order[0]
            if compared.lead(first).chance > 0 and is_clear(compared.lead(first)):
                best, lead = packed_answer(x, first.action), compared.lead(first)
        return TurningPoint(*told, tried, best, lead, found.guess)
