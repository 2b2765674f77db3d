"""What a report says, in words: only what was measured, and how sure that is."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.play.context import Context
from bot.play.games.cards import Desk
from bot.play.games.live import Live
from bot.play.games.loader import GameLoader
from bot.store.models import Entry
from engine.core.codec import unpack_action
from engine.core.flow import find, options
from engine.core.rules import Seat
from engine.report.report import Award, Cause, Estimate, Figure, Luck, Report, TurningPoint
from render.core.text import join_list
from render.report import label, percent
from render.report import luck_line as worded_luck

#: So much of a form that was filled in is shown, and so many lines about dice stand in the last post.
LONGEST_FORM, FEW = 120, 2
#: Luck that is rarer is told as so rare.
LEAST_PERCENT = 0.1


@dataclass(frozen=True, slots=True)
class Telling:
    """An ended game with the words and names in which it is told, and what its entries are called."""

    live: Live
    desk: Desk
    names: Mapping[Seat, str]
    labels: Mapping[int, str]

    def name(self, seat: Seat) -> str:
        """Return what a side is called where its dice, figures or answers are told."""
        known = self.names.get(seat) or self.desk.title.look.side(seat, self.desk.say)
        return self.desk.say.find(f"{self.desk.info.title}-report-{seat}", known)

    def label(self, n: int) -> str:
        """Return what an entry is called, as in the log and on the page of the game."""
        return label(n, self.labels)

    def side_of(self, seat: Seat) -> str:
        """Return what the side of this seat is called where its chance is told."""
        return self.desk.say.find(f"{self.desk.info.title}-report-side", self.name(seat))


@dataclass(frozen=True, slots=True)
class Told(Telling):
    """A report that is told."""

    report: Report

    @property
    def side(self) -> str:
        """Return whose chance it is."""
        return self.side_of(self.report.side)

    @property
    def plotted(self) -> Mapping[Seat, str]:
        """Return the names for the picture."""
        return {x: self.side if x == self.report.side else self.name(x) for x in self.report.sides}


class ReportWords:
    """Words reports. What was answered is named as the game stood then."""

    def __init__(self, context: Context, games: GameLoader) -> None:
        self._context, self._games = context, games

    async def in_short(self, told: Told) -> str:
        """Say what stands in a game's last post: what turned it, whose dice were unusual, awards."""
        lines = [told.desk.say("lookback-head", side=told.side)]
        lines += [await self.turn(told, i) for i in range(len(told.report.turning))]
        if not told.report.turning:
            lines.append(told.desk.say("lookback-no-turn"))
        rarest = sorted(told.report.luck, key=lambda x: x.tail)[:FEW]
        lines += [f"- {luck_line(told, x)}" for x in rarest]
        return "\n".join([*lines, *(f"- {x}" for x in awards(told))])

    async def turn(self, told: Told, i: int) -> str:
        """Word a turning point: what was played, what it changed and why, and what would have been better."""
        t, say = told.report.turning[i], told.desk.say
        what = await self.answer(told, t.n, None)
        change = {"before": percent(t.before), "after": percent(t.after)}
        line = say("lookback-turn", i=i + 1, n=told.label(t.n), name=told.name(t.seat), what=what, **change)
        why = self.because(told, t.cause, t.average, t.guess)
        return " ".join(filter(None, (line, why, await self._better(told, t))))

    @staticmethod
    def because(told: Telling, cause: Cause, average: Estimate | None, guess: Estimate | None) -> str:
        """Say whether dice, a choice or a secret changed the chance."""
        facts = {"average": percent(average) if average else 0, "error": points(average) if average else 0}
        if guess is not None:
            facts |= {"guess": abs(percent(guess)), "unsure": points(guess)}
        return told.desk.say(f"lookback-because-{cause}", **facts)

    async def _better(self, told: Told, t: TurningPoint) -> str:
        say = told.desk.say
        if t.best is not None and t.lead is not None:
            answer = await self.answer(told, t.n, t.best)
            lead = {"lead": percent(t.lead), "error": points(t.lead)}
            return say("lookback-better", name=told.name(t.seat), answer=answer, n=t.tried, **lead)
        return say("lookback-none-better", n=t.tried) if t.tried else ""

    async def position(self, told: Telling, n: int) -> tuple[Entry, Any]:
        """Return an entry of the log, and the state before it."""
        (row,) = await self._context.store.entries(told.live.row.id, n, n)
        return row, await self._games.state_at(told.live, max(0, n - 1))

    async def secret(self, told: Told, n: int) -> str:
        """Word an answer that was sealed or hidden, with whose it was."""
        row, _ = await self.position(told, n)
        what = self.written(told.live, row)
        return told.desk.say("lookback-secret", n=told.label(n), name=told.name(row.seat), what=what)

    @staticmethod
    def written(live: Live, row: Entry) -> str:
        """Write an answer as it could be typed, in one line."""
        game = live.title.game
        kind = game.rules.kinds.get(row.kind)
        what = row.kind if kind is None else game.write(unpack_action(kind.takes, json.loads(row.action)))
        return " · ".join(what.split("\n"))

    async def answer(self, told: Telling, n: int, answer: Any, *, packed: bool = True) -> str:
        """Name an answer to the question of an entry, the one that was given where none is named."""
        row, s = await self.position(told, n)
        game, action = told.live.title.game, answer
        if packed:
            given = json.loads(row.action) if answer is None else answer
            action = unpack_action(game.rules.kinds[row.kind].takes, given)
        if options(s, find(s, row.seat, row.decision)) is not None:
            return f"**{told.desk.label(action, game.view(s, row.seat))}**"
        form = " · ".join(game.write(action).replace("`", "'").split("\n"))
        return f"`{form if len(form) <= LONGEST_FORM else form[:LONGEST_FORM] + '…'}`"


def luck_line(told: Told, x: Luck) -> str:
    """Say what was expected of a seat's dice and what came, and how unusual that is."""
    return worded_luck(told.report.game, told.name(x.seat), x, told.desk.say)


def figure_lines(told: Told) -> Iterator[str]:
    """Yield each number that is cared for, with that of each seat."""
    say, game = told.desk.say, told.report.game
    for key in dict.fromkeys(x.key for x in told.report.figures):
        these = [x for x in told.report.figures if x.key == key]
        if not any(x.value for x in these):
            continue
        each = [_figure(told, x) for x in these]
        yield f"{say(f'{game}-figure-{key}')}: {join_list(each, say)}"


def _figure(told: Told, x: Figure) -> str:
    return told.desk.say("lookback-figure", name=told.name(x.seat), n=x.value) if x.seat else str(x.value)


def awards(told: Told) -> Sequence[str]:
    """Return the awards, each a line."""
    return [_award(told, x) for x in told.report.awards]


def _award(told: Told, x: Award) -> str:
    say = told.desk.say
    facts: dict[str, str | int | float] = dict(x.facts)
    if "kind" in facts:
        facts["kind"] = say(f"{told.report.game}-dice-{facts['kind']}")
    if isinstance(facts.get("percent"), str):
        facts["percent"] = max(LEAST_PERCENT, float(facts["percent"]))
    if x.shared and "n" in facts:
        facts["n"] = told.label(int(facts["n"]))
    of = "lookback" if x.shared else told.report.game
    return say(f"{of}-award-{x.key}", name=told.name(x.seat) if x.seat else "", **facts)


def points(x: Estimate) -> int:
    """Return the error of an estimate in percent, at least one where there is any."""
    return max(round(100 * x.error), int(x.error > 0))
