"""The pictures and texts of a page, as data without repetition."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence, Sized
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engine.core.rules import Seat
from render.core.look import Picture, Theme
from render.core.palette import Palette
from render.core.replay import turn_of
from render.core.scene import Scene
from render.core.svg import Placed, Sheet, tree
from render.core.text import Words, join_list, words
from render.page.moments import Glimpse, Moment, Subject
from render.page.prose import runs, without_invisible
from render.report import PLOT, report_scene
from render.report_words import (
    award_lines,
    because_line,
    better_line,
    course_line,
    figure_rows,
    luck_line,
    percent,
)

if TYPE_CHECKING:
    from engine.report.report import Report, TurningPoint

Names = Mapping[Seat, str]
#: Splits a description into pieces, most of which the next description repeats.
_PIECE = re.compile(r"(?<=[.;:,]) ")
THEMES: tuple[Theme, Theme] = ("dark", "light")
Figure = tuple[int, int, int, list[int]]
"""A picture: what it lies on, its alt text, how many things of its panel come last, and all of its things."""


class Table:
    """Values in the order in which they were first met, each once."""

    def __init__(self) -> None:
        self._numbers: dict[Any, int] = {}

    def number(self, x: Any) -> int:
        """Return the number of a value."""
        return self._numbers.setdefault(x, len(self._numbers))

    @property
    def values(self) -> list[Any]:
        """Return the values by their numbers."""
        return list(self._numbers)

    def __len__(self) -> int:
        return len(self._numbers)


@dataclass(frozen=True, slots=True)
class Mark:
    """How much a film held at some point: whatever came later is what differs since."""

    labels: int
    turns: int
    things: int
    grounds: int
    alts: int
    said: int
    parts: int
    roles: int


class Film:
    """Takes moments in, one after another, and gives what a page shows of them.

    A picture is a list of things, each a part of the sheet in a place, and is kept as what differs from a
    picture like it: the same in the first language, else with the first eyes, else at the moment before.
    `page.js` puts it together again, in the same order.
    """

    def __init__(self, subject: Subject) -> None:
        self.sheet = Sheet()
        self._of = subject
        self._words = [words(x) for x in subject.languages]
        self._things, self._grounds, self._said, self._alts = Table(), Table(), Table(), Table()
        self._labels, self._turns = list[str](), list[int]()
        self._seen = [[_Track() for _ in subject.eyes] for _ in self._words]
        self._before: list[Figure] = []
        self._turn: Any = None
        self._texts: dict[str, int] = {}
        self.palettes: dict[Theme, Palette] = {}

    def take(self, moment: Moment) -> None:
        """Draw and word a moment, in every language and with all eyes."""
        turn = turn_of(moment.glimpses[0].view)
        if turn != self._turn:
            self._turn = turn
            self._turns.append(len(self._labels))
        self._labels.append(moment.label)
        if not self.palettes:
            self._look_up_colours(moment)
        first: list[Figure] = []
        for i, say in enumerate(self._words):
            for j, glimpse in enumerate(moment.glimpses):
                called = moment.called[i]
                figures = self._figures(glimpse, moment.names[i], say)
                like = self._likes(i, j)
                told = [self._text(x) for x in self._lines(glimpse, called, say)]
                head = self._text(self._of.look.headline(glimpse.view, called, say))
                hands = [self._text(x) for x in self._hands(glimpse, called, say)]
                self._seen[i][j].add(head, told, hands, [_pack(x, y) for x, y in _beside(figures, like)])
                self._seen[i][j].last = figures
                first = first or figures
        self._before = first

    def _likes(self, language: int, eyes: int) -> list[Figure]:
        """Return the pictures with which this moment's are compared, to store the differences only."""
        if language:
            return self._seen[0][eyes].last
        return self._seen[0][0].last if eyes else self._before

    def data(self) -> dict[str, Any]:
        """Return everything taken in, as a page reads it."""
        report = self._of.report
        return {
            "looked": [self._looked_back(report, i) for i in range(len(self._words))] if report else [],
            "labels": self._labels,
            "turns": self._turns,
            "things": [n for thing in self._things.values for n in thing],
            "grounds": [list(x) for x in self._grounds.values],
            "alts": [list(x) for x in self._alts.values],
            "said": self._said.values,
            "seen": [[x.data() for x in tracks] for tracks in self._seen],
        }

    @property
    def mark(self) -> Mark:
        """Return the current amounts, to be given to `since` later."""
        tables = (self._things, self._grounds, self._alts, self._said)
        sheet: tuple[Sized, ...] = (self.sheet.parts, self.sheet.roles)
        return Mark(len(self._labels), len(self._turns), *map(len, tables), *map(len, sheet))

    def since(self, mark: Mark) -> dict[str, Any]:
        """Return what was added since a mark, for the data that `data` returned then.

        It comes with the new parts as trees, and the new roles with their colours in both themes.
        """
        roles = list(self.sheet.roles)[mark.roles :]
        return {
            "labels": self._labels[mark.labels :],
            "turns": self._turns[mark.turns :],
            "things": [n for thing in self._things.values[mark.things :] for n in thing],
            "grounds": [list(x) for x in self._grounds.values[mark.grounds :]],
            "alts": [list(x) for x in self._alts.values[mark.alts :]],
            "said": self._said.values[mark.said :],
            "seen": [[[y[mark.labels :] for y in x.data()] for x in tracks] for tracks in self._seen],
            "parts": [tree(x) for x in self.sheet.parts[mark.parts :]],
            "role": mark.roles,
            "roles": [[bytes(self.palettes[x].rgb(role)).hex() for x in THEMES] for role in roles],
        }

    def _look_up_colours(self, moment: Moment) -> None:
        view, say = moment.glimpses[0].view, self._words[0]
        for theme in THEMES:
            self.palettes[theme] = self._of.look.scene(Picture(view=view, words=say, theme=theme)).palette

    def _figures(self, glimpse: Glimpse, names: Names, say: Words) -> list[Figure]:
        p = Picture(view=glimpse.view, words=say, events=glimpse.drawn, names=names)
        return [self._figure(x) for x in (self._of.look.scene(p), *self._of.look.more(p))]

    def _figure(self, scene: Scene) -> Figure:
        ground = self._grounds.number((scene.width, scene.height, *self.sheet.ground(scene.base)))
        things: list[Placed] = self.sheet.above(scene)
        alt = self._alts.number(tuple(map(self._said.number, _PIECE.split(without_invisible(scene.alt)))))
        return ground, alt, len(scene.panel), [self._things.number(x) for x in things]

    def _looked_back(self, report: Report, language: int) -> dict[str, Any]:
        """Return a report as the page shows it: curve, turning points by moment, dice, figures, awards."""
        say, names = self._words[language], self._of.names[language]
        own = {x: names.get(x) or self._of.look.side(x, say) for x in self._of.look.seats}
        name = {x: say.find(f"{report.game}-report-{x}", own.get(x, x)) for x in {*own, *report.sides}}
        plotted = name | {report.side: say.find(f"{report.game}-report-side", name[report.side])}
        labels = {self._of.since + k: x for k, x in enumerate(self._labels)}
        turning = []
        for i, t in enumerate(report.turning, 1):
            facts = {"i": i, "n": labels[t.n], "before": percent(t.before), "after": percent(t.after)}
            why = [because_line(t.cause, t.average, t.guess, say), self._better(t, name, say)]
            head = without_invisible(say("lookback-plot-turn", **facts))
            turning.append([t.n - self._of.since, head, [self._text(x) for x in why if x]])
        luck = [self._text(luck_line(report.game, name[x.seat], x, say)) for x in report.luck]
        figures = list(figure_rows(report, say))
        seats = list(dict.fromkeys(x for _, each in figures for x in each if x))
        table = [
            [without_invisible(x), [each.get(s, "") for s in seats] if seats else [], each.get("", "")]
            for x, each in figures
        ]
        first, last = report.points[0].n, report.points[-1].n
        return {
            "curve": _pack(self._figure(report_scene(report, plotted, say, labels=labels)), None),
            "axis": [*PLOT, first - self._of.since, last - self._of.since],
            "course": without_invisible(course_line(report, plotted, say, labels)),
            "turning": turning,
            "luck": luck,
            "seats": [without_invisible(name.get(x, x)) for x in seats],
            "figures": table,
            "awards": [self._text(x) for x in award_lines(report, lambda x: name.get(x, x), say, labels)],
        }

    def _better(self, t: TurningPoint, name: Names, say: Words) -> str:
        """Name the answer that would have been better at a turning point."""
        found = self._of.better.get(t.n)
        answer = self._of.look.label(*found, say) if found else ""
        return better_line(name.get(t.seat, t.seat), f"**{answer}**" if answer else "", t.tried, t.lead, say)

    def _text(self, text: str) -> int:
        if text not in self._texts:
            self._texts[text] = self._said.number(tuple(runs(text)))
        return self._texts[text]

    def _lines(self, glimpse: Glimpse, called: Names, say: Words) -> list[str]:
        """Word what happened, as far as this reader knows it."""
        look = self._of.look
        full = look.in_full(called, say)
        lines = look.tell(glimpse.events, called, say)
        for audience, events in glimpse.apart:
            names = join_list([full.get(x, x) for x in audience], say)
            lines += [say("page-alone", names=names, what=x) for x in look.tell(events, called, say)]
        if glimpse.secret is not None:
            seat, action, view = glimpse.secret
            lines.append(say("page-secret", name=full.get(seat, seat), what=look.label(action, view, say)))
        return lines

    def _hands(self, glimpse: Glimpse, called: Names, say: Words) -> list[str]:
        """Word what seats hold that others do not know."""
        full = self._of.look.in_full(called, say)
        hands = ((full.get(seat, seat), self._of.look.hand(view, say)) for seat, view in glimpse.hands)
        return [say("page-hand", name=name, what=hand) for name, hand in hands if hand]


class _Track:
    """One viewer's version in one language, moment by moment."""

    def __init__(self) -> None:
        self.last: list[Figure] = []
        self._heads, self._figures = list[int](), list[list[list[int]]]()
        self._told, self._hands = list[list[int]](), list[list[int]]()

    def add(self, head: int, told: list[int], hands: list[int], figures: list[list[int]]) -> None:
        """Add a moment."""
        self._heads.append(head)
        self._told.append(told)
        self._hands.append(hands)
        self._figures.append(figures)

    def data(self) -> list[Any]:
        """Return the data by kind: headlines, texts, pictures, hands."""
        return [self._heads, self._told, self._figures, self._hands]


def _beside(figures: Sequence[Figure], like: Sequence[Figure]) -> list[tuple[Figure, Figure | None]]:
    """Put beside each picture the one of the same place that it is like, if any."""
    return [(x, like[k] if k < len(like) else None) for k, x in enumerate(figures)]


def _pack(figure: Figure, like: Figure | None) -> list[int]:
    """Keep a picture as three numbers and its things: one by one, or as a run of another picture.

    A run that begins at its thing number `i` is -1 - i, followed by how long it is.
    """
    ground, alt, panel, things = figure
    kept, old = [ground, alt, panel], like[3] if like else []
    places = {thing: i for i, thing in enumerate(old)}
    i = 0
    while i < len(things):
        at, n = places.get(things[i], -1), 1
        while at >= 0 and i + n < len(things) and things[i + n : i + n + 1] == old[at + n : at + n + 1]:
            n += 1
        kept += [-1 - at, n] if at >= 0 and n > 1 else [things[i]]
        i += n if at >= 0 and n > 1 else 1
    return kept
