"""A report in words: only what was measured, with its uncertainty."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from bot.play.context import Context
from bot.play.games.cards import Desk
from bot.play.games.live import Live
from bot.play.games.loader import GameLoader
from bot.play.model.rows import events_of
from bot.store.models import Entry
from engine.core.codec import unpack_action
from engine.core.flow import find, options
from engine.core.rules import Action, Seat, Secrecy, State
from engine.report.report import Luck, Report, TurningPoint
from render.core.replay import turn_of
from render.core.text import join_list
from render.report_words import (
    award_lines,
    because_line,
    better_line,
    course_line,
    figure_rows,
    label,
    percent,
)
from render.report_words import luck_line as worded_luck

#: Characters of a form that are shown; number of lines about dice in the last post. `UNUSUAL` is how
#: rare such luck must be.
LONGEST_FORM, FEW = 80, 2
#: Maximum length of the events of a turning point that are quoted in its line.
LONGEST_TOLD = 160
UNUSUAL = 0.1


@dataclass(frozen=True, slots=True)
class Telling:
    """An ended game with the words and names in which it is told, and what its entries are called."""

    live: Live
    desk: Desk
    names: Mapping[Seat, str]
    labels: Mapping[int, str]

    def name(self, seat: Seat) -> str:
        """Return a side's name for its dice, figures or answers."""
        known = self.names.get(seat) or self.desk.title.look.side(seat, self.desk.say)
        return self.desk.say.find(f"{self.desk.info.title}-report-{seat}", known)

    def label(self, n: int) -> str:
        """Return an entry's label, as in the log and on the page of the game."""
        return label(n, self.labels)

    def side_of(self, seat: Seat) -> str:
        """Return the name of this seat's side for its chance to win."""
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
    """Words reports. Answers are named as they were at the time."""

    def __init__(self, context: Context, games: GameLoader) -> None:
        self._context, self._games = context, games

    async def in_short(self, told: Told) -> str:
        """Word the report for a game's last post: what turned it, whose dice were unusual, awards."""
        say, report = told.desk.say, told.report
        lines = [say("lookback-head", side=told.side)]
        lines += filter(None, [course_line(report, told.plotted, say, told.labels)])
        lines += [await self.turn(told, i) for i in range(len(report.turning))]
        if not report.turning:
            lines.append(say("lookback-no-turn"))
        rarest = sorted(report.luck, key=lambda x: x.tail)[:FEW]
        lines += [f"- {luck_line(told, x)}" for x in rarest if x.tail <= UNUSUAL]
        if rarest and rarest[0].tail > UNUSUAL:
            lines.append(f"- {say('lookback-luck-even')}")
        return "\n".join([*lines, *(f"- {x}" for x in awards(told))])

    async def turn(self, told: Told, i: int) -> str:
        """Word a turning point: what was played, what it changed and why, and a better answer."""
        t, say = told.report.turning[i], told.desk.say
        what = await self._played(told, t)
        _, before = await self.position(told, t.n)
        turn, _ = turn_of(told.live.title.game.view(before, None))
        key = f"{told.report.game}-report-turn"
        said = f"{say(key, n=turn)}, " if isinstance(turn, int) and say.has(key) else ""
        change = {"before": percent(t.before), "after": percent(t.after)}
        who = {"name": told.name(t.seat), "side": told.side, "turn": said}
        line = say("lookback-turn", i=i + 1, n=told.label(t.n), what=what, **who, **change)
        why = because_line(t.cause, t.average, t.guess, say)
        return " ".join(filter(None, (line, why, await self._better(told, t))))

    async def _played(self, told: Told, t: TurningPoint) -> str:
        """Say what was done, as everybody was told of it where that says more than the answer's name."""
        row, _ = await self.position(told, t.n)
        open_ = [e for e in events_of(row) if e.reaches(None)]
        lines = told.live.title.look.tell(open_, told.names, told.desk.say)
        said = next((x for x in (" ".join(lines[:2]), *lines[:1]) if 0 < len(x) <= LONGEST_TOLD), "")
        kind = told.live.title.game.rules.kinds[t.kind]
        if not said or kind.secrecy is not Secrecy.OPEN or said.startswith(told.name(t.seat)) or "**" in said:
            return await self.answer(told, t.n, None)
        return f"**{said.removesuffix('.')}**"

    async def _better(self, told: Told, t: TurningPoint) -> str:
        answer = await self.answer(told, t.n, t.best) if t.best is not None else ""
        return better_line(told.name(t.seat), answer, t.tried, t.lead, told.desk.say)

    async def position(self, told: Telling, n: int) -> tuple[Entry, State]:
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

    async def answer(self, told: Telling, n: int, answer: Action, *, packed: bool = True) -> str:
        """Name an answer to the question of an entry, the one that was given where none is named."""
        row, s = await self.position(told, n)
        game, action = told.live.title.game, answer
        if packed:
            given = json.loads(row.action) if answer is None else answer
            action = unpack_action(game.rules.kinds[row.kind].takes, given)
        named = f"**{told.desk.label(action, game.view(s, row.seat))}**"
        lines = game.write(action).replace("`", "'").split("\n")
        if options(s, find(s, row.seat, row.decision)) is not None or len(lines) == 1:
            return named
        form = " · ".join(lines)
        return f"{named} (`{form if len(form) <= LONGEST_FORM else form[:LONGEST_FORM] + '…'}`)"


def luck_line(told: Told, x: Luck) -> str:
    """Compare a seat's dice with their expected results, and say how unusual they were."""
    return worded_luck(told.report.game, told.name(x.seat), x, told.desk.say)


def figure_lines(told: Told) -> Iterator[str]:
    """Yield each number that is cared for, with that of each seat."""
    say = told.desk.say
    for called, each in figure_rows(told.report, say):
        of = [say("lookback-figure", name=told.name(x), n=n) if x else str(n) for x, n in each.items()]
        yield f"{called}: {join_list(of, say)}"


def awards(told: Told) -> Sequence[str]:
    """Return the awards, each a line."""
    return award_lines(told.report, told.name, told.desk.say, told.labels)
