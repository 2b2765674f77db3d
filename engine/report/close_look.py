"""A close look at one answer of an ended game: what dice made of it, and what else there was to answer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile
from random import Random
from statistics import fmean
from typing import Any

from engine.core.codec import pack_action, unpack_action
from engine.core.contract import Game
from engine.core.flow import faults, find, options
from engine.core.rules import Action, Decision, Packed, Seat, Secrecy, State
from engine.core.types.reporting import Reports
from engine.policies.worth import Trial, Worth, fits, imagine, measure
from engine.report.chances import Budget, Chances, estimate, hides, joined
from engine.report.course import Moment
from engine.report.report import Cause, Estimate

#: Number of games from each position, as a multiple of those for a curve: with other dice, and per answer.
CLOSELY = 4
#: Maximum number of answers compared; minimum number of games for a statement.
ANSWERS, FEWEST = 8, 16
#: Minimum change or lead that counts, and the standard errors that it must exceed.
LEAST, ERRORS = 0.04, 2.0


@dataclass(frozen=True, slots=True)
class Compared:
    """Answers, the given one first, with the chance of their seat's side after each: world by world.

    All met the same worlds, dice and players. One half of the worlds chooses, the other half measures.
    """

    trials: Sequence[Trial]

    @property
    def order(self) -> list[Trial]:
        """Return the answers, the best first, as the half that chooses has them."""
        return sorted(self.trials, key=lambda x: -fmean(x.values[: self._half]))

    def chance(self, x: Trial) -> Estimate:
        """Estimate the chance after an answer."""
        return estimate(x.values[self._half :])

    def lead(self, x: Trial) -> Estimate:
        """Estimate by how much an answer is better than the given one."""
        mine, given = x.values[self._half :], self.trials[0].values[self._half :]
        return estimate([a - b for a, b in zip(mine, given, strict=True)])

    def over_others(self) -> list[float]:
        """Return by how much the given answer is better than the others on average, world by world."""
        each = zip(*(x.values for x in self.trials), strict=True)
        return [given - fmean(others) for given, *others in each]

    @property
    def _half(self) -> int:
        return len(self.trials[0].values) // 2


@dataclass(frozen=True, slots=True)
class Findings:
    """What was found of an answer: why the chance changed, the chance over all dice, and other answers.

    `others` is how many other answers there were to compare. `guess` is by how much it met what was hidden
    better than what that could have been. What could not be measured is None.
    """

    cause: Cause
    average: Estimate | None
    others: int
    compared: Compared | None
    guess: Estimate | None


def is_clear(x: Estimate) -> bool:
    """Return whether a difference is large enough to be told, and more than chance makes."""
    return abs(x.chance) >= LEAST and abs(x.chance) >= ERRORS * x.error


class CloseLook:
    """Examines single answers closely with the rest of a budget."""

    def __init__(self, game: Game[Any], reports: Reports, chances: Chances, budget: Budget) -> None:
        self._game, self._reports, self._chances, self._budget = game, reports, chances, budget

    def into(self, x: Moment, before: Estimate, after: Estimate, until: float) -> Findings:
        """Look into an answer between these chances, until a share of the budget is used."""
        now = self._budget.used
        average = self._average(x, now + (until - now) / 3) if x.entry.rolls else None
        cause = self._cause(x, before, after, average)
        now = self._budget.used
        answers, share = self._answers(x), 2 / 3 if is_secret(x) else 1
        compared = self._compared(x, answers, now + (until - now) * share)
        guess = self._guess(x, compared, until) if compared is not None else None
        if cause == "secret" and guess is not None and is_clear(guess):
            change = (after.chance - before.chance) * (1 if self._is_ours(x.entry.seat) else -1)
            if guess.chance * change > 0:
                cause = "guessed" if change > 0 else "misguessed"
        return Findings(cause, average, len(answers) - 1, compared, guess)

    def _average(self, x: Moment, until: float) -> Estimate | None:
        """Estimate what the same answer leads to over all dice; None without time for that."""
        games = self._budget.affords(CLOSELY * self._budget.each, 1, until)
        if games < FEWEST:
            return None
        return estimate(self._chances.after(x.before, question_of(x), answer_of(x), games, "dice"))

    def _cause(self, x: Moment, before: Estimate, after: Estimate, average: Estimate | None) -> Cause:
        """Say whether dice or the answer made the difference; `average` is that over all dice."""
        chosen: Cause = "secret" if is_secret(x) else "choice"
        if average is None:
            return "unclear" if x.entry.rolls else chosen
        luck, choice = abs(after.chance - average.chance), abs(average.chance - before.chance)
        larger, error = (
            (luck, joined(after, average)) if luck >= choice else (choice, joined(average, before))
        )
        if larger < ERRORS * error or abs(luck - choice) < average.error:
            return "unclear"
        return "luck" if luck >= choice else chosen

    def _compared(self, x: Moment, answers: list[Action], until: float) -> Compared | None:
        """Compare answers as their seat knew the position; None without others, or without time."""
        s, d, rng = x.before, question_of(x), Random(f"answers {x.entry.n}")
        answers = answers[: max(2, self._budget.affords(ANSWERS, FEWEST, until))]
        tries = self._budget.affords(CLOSELY * self._budget.each, len(answers), until)
        if len(answers) < 2 or tries < FEWEST:
            return None
        worlds = [imagine(self._game, s, d.seat, rng) for _ in range(tries)]
        return self._tried([w for w in worlds if fits(w, d, answers)], d, answers, until)

    def _guess(self, x: Moment, compared: Compared, until: float) -> Estimate | None:
        """Estimate how much better a secret answer met what was hidden than what that could have been.

        It is set against the other answers in both, so that a good position alone is no good guess. None
        where the question was open, nothing was hidden, or there is no time.
        """
        s, d, answers = x.before, question_of(x), [y.action for y in compared.trials]
        tries = self._budget.affords(len(compared.trials[0].values), len(answers), until)
        if not is_secret(x) or tries < FEWEST or not hides(self._game, s, d.seat):
            return None
        truth = self._tried([s] * tries, d, answers, until) if fits(s, d, answers) else None
        if truth is None:
            return None
        true, known = estimate(truth.over_others()), estimate(compared.over_others())
        return Estimate(round(true.chance - known.chance, 4), round(joined(true, known), 4))

    def _tried(
        self, worlds: Sequence[State], d: Decision, answers: list[Action], until: float
    ) -> Compared | None:
        """Try all answers in one world after the other; None where too few fit into the time."""
        trials, ours = [Trial(a) for a in answers], self._is_ours(d.seat)

        def rate(numbered: tuple[int, State], action: Action) -> Worth:
            n, world = numbered
            chance = self._chances.throw(world, d, action, f"tried {n}")
            return Worth(chance if ours else 1 - chance)

        measure(trials, takewhile(lambda _: self._budget.used <= until, enumerate(worlds)), rate)
        return Compared(trials) if len(trials[0].values) >= FEWEST else None

    def _is_ours(self, seat: Seat) -> bool:
        """Return whether a seat is on the side whose chance is told."""
        return seat not in self._reports.opposed

    def _answers(self, x: Moment) -> list[Action]:
        """Return the given answer and others that are legal; all that are listed, if these are few."""
        given, d, rng = answer_of(x), question_of(x), Random(f"others {x.entry.n}")
        guess = imagine(self._game, x.before, d.seat, rng)
        listed = options(guess, d)
        few = listed if listed is not None and len(listed) < ANSWERS else None
        found = [given]
        for a in few if few is not None else self._reports.candidates(guess, d, rng):
            if a not in found and not faults(guess, d, a):
                found.append(a)
        return found[:ANSWERS]


def is_secret(x: Moment) -> bool:
    """Return whether an answer was given in secret."""
    kinds = x.after.rules.kinds
    return x.entry.kind in kinds and kinds[x.entry.kind].secrecy is not Secrecy.OPEN


def question_of(x: Moment) -> Decision:
    """Return the question that an entry answered."""
    return find(x.before, x.entry.seat, x.entry.decision)


def answer_of(x: Moment) -> Action:
    """Return the answer that an entry gave."""
    return unpack_action(x.after.rules.kinds[x.entry.kind].takes, x.entry.action)


def packed_answer(x: Moment, answer: Action) -> Packed:
    """Pack an answer to the question of an entry, as data."""
    return pack_action(x.after.rules.kinds[x.entry.kind].takes, answer)
