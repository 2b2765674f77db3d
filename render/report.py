"""The chance to win by entry, as a picture: all cards open, what each side knew, and what turned the game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

from engine.core.rules import Seat
from render.core.fonts import wrap
from render.core.palette import Palette, themed
from render.core.scene import (
    LONGEST_ALT,
    LONGEST_BOARD,
    PHONE,
    SMALLER,
    Box,
    Circle,
    Ground,
    Line,
    Point,
    Polygon,
    Scene,
    Shape,
    Text,
)
from render.core.text import Words, shorten
from render.report_words import BAND, NUMBERS, Labels, label, percent

if TYPE_CHECKING:
    from engine.report.report import Report

WIDE, EDGE = PHONE[0], 24
LEFT, RIGHT, TOP, BOTTOM = 112, WIDE - 28, 124, 464
SIZE, LEGEND, LINE = SMALLER + 2, 38, 30
#: Where the plot lies in the picture: left, right, top, bottom.
PLOT = (LEFT, RIGHT, TOP, BOTTOM)
#: Radius, height and minimum distance of the discs of turning points, in a row above the curve.
DISC, FLAGS = 18, 88
APART = 2 * DISC + 4
#: How each side's own curve is drawn: colour, dash. Told apart by the dash alone, too.
OWN = (("one", (16.0, 9.0)), ("two", (4.0, 8.0)))


@dataclass(frozen=True, slots=True)
class _Plot:
    """A report with the words and names for its picture."""

    report: Report
    names: Mapping[Seat, str]
    say: Words
    labels: Mapping[int, str]

    def x(self, n: int) -> float:
        """Return the horizontal position of an entry."""
        first, last = self.report.points[0].n, self.report.points[-1].n
        return LEFT + (RIGHT - LEFT) * (n - first) / max(1, last - first)

    @staticmethod
    def y(chance: float) -> float:
        """Return the vertical position of a chance."""
        return BOTTOM - (BOTTOM - TOP) * min(1.0, max(0.0, chance))

    @property
    def sides(self) -> list[Seat]:
        """Return the sides that knew anything but everything, somewhere in the game."""
        points = self.report.points
        return [s for s in self.report.sides if any(p.known.get(s, p.open) != p.open for p in points)]

    @property
    def title(self) -> str:
        """Say whose chance it is."""
        return self.say("lookback-plot-title", side=self.names[self.report.side])


def report_scene(
    report: Report,
    names: Mapping[Seat, str],
    say: Words,
    palette: Palette | None = None,
    labels: Labels = NUMBERS,
) -> Scene:
    """Draw the curve of a report; its alt text says what the plot shows. `labels` name entries.

    In a title's own palette the sides have the colours that they have on its board.
    """
    plot = _Plot(report, names, say, labels)
    head = list(_head(plot))
    legend, high = _legend(plot)
    said = "\n".join(plot_lines(report, names, say, labels))
    return Scene(
        width=WIDE,
        height=high,
        palette=palette or themed("dark"),
        base=Ground(_ground, (WIDE, high)),
        marks=(*_ahead(plot), *_band(plot)),
        panel=(*head, *_axes(plot), *_curves(plot), *_turning(plot), *legend),
        alt=shorten(said, LONGEST_ALT),
        writes=lambda: shorten(said, LONGEST_BOARD),
    )


def plot_lines(report: Report, names: Mapping[Seat, str], say: Words, labels: Labels = NUMBERS) -> list[str]:
    """Say what the plot shows: begin, end, extremes and turning points."""
    points = report.points
    high, low = (f(points, key=lambda p: p.open.chance) for f in (max, min))
    lines = [
        say("lookback-plot-title", side=names[report.side]),
        say(
            "lookback-plot-alt",
            n=label(points[-1].n, labels),
            first=percent(points[0].open),
            last=percent(points[-1].open),
            high=percent(high.open),
            high_at=_at(report, high.n, say, labels),
            low=percent(low.open),
            low_at=_at(report, low.n, say, labels),
        ),
    ]
    for i, t in enumerate(report.turning, 1):
        facts = {"i": i, "n": label(t.n, labels), "before": percent(t.before), "after": percent(t.after)}
        lines.append(say("lookback-plot-turn", **facts))
    return lines


def _at(report: Report, n: int, say: Words, labels: Labels) -> str:
    """Name the place of an entry in the game."""
    if n == report.points[0].n:
        return say("lookback-at-first")
    return say("lookback-at", n=label(n, labels))


def _ground(wide: int, high: int) -> tuple[Shape, ...]:
    return (Box(0, 0, wide, high, fill="panel"),)


def _head(plot: _Plot) -> Iterator[Shape]:
    lines = wrap(plot.title, SIZE + 4, WIDE - 2 * EDGE)[:1]
    yield from (Text(EDGE, 36, x, SIZE + 4, "text", "l") for x in lines)


def _axes(plot: _Plot) -> Iterator[Shape]:
    for part in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = plot.y(part)
        yield Line(((LEFT, y), (RIGHT, y)), "dim" if part == 0.5 else "line", 2 if part == 0.5 else 1)
        if part in (0.0, 0.5, 1.0):
            said = plot.say("lookback-percent", n=round(100 * part))
            yield Text(LEFT - 12, y, said, SIZE, "dim", "r", bold=False)
    last = plot.report.points[-1].n
    below = BOTTOM + 28
    yield Text(LEFT, below, plot.say("lookback-plot-start"), SIZE, "dim", "l", bold=False)
    yield Text(RIGHT, below, label(last, plot.labels), SIZE, "dim", "r", bold=False)
    yield Text((LEFT + RIGHT) / 2, below, plot.say("lookback-plot-entry"), SIZE, "dim", "m", bold=False)
    for key, y, (colour, _) in (("ahead", TOP + LINE, OWN[0]), ("behind", BOTTOM - LINE, OWN[1])):
        yield Text(LEFT - 12, y, plot.say(f"lookback-plot-{key}"), SIZE, colour, "r", fit=LEFT - 16)


def _ahead(plot: _Plot) -> Iterator[Shape]:
    """Yield the areas between the curve and even chances, in the colour of the side that is ahead there."""
    middle = plot.y(0.5)
    for run in _parted([(plot.x(p.n), plot.y(p.open.chance)) for p in plot.report.points], middle):
        if len(run) > 1 and any(y != middle for _, y in run):
            colour = OWN[0 if min(y for _, y in run) < middle else 1][0]
            yield Polygon((*run, (run[-1][0], middle), (run[0][0], middle)), fill=f"{colour}~panel~80")


def _parted(path: list[Point], middle: float) -> Iterator[list[Point]]:
    """Yield the stretches of a path on either side of a height, cut where it crosses it."""
    run = path[:1]
    for (x, y), (x2, y2) in pairwise(path):
        if (y - middle) * (y2 - middle) < 0:
            cut = (x + (x2 - x) * (middle - y) / (y2 - y), middle)
            yield [*run, cut]
            run = [cut]
        run.append((x2, y2))
        if y2 == middle:
            yield run
            run = [(x2, y2)]
    yield run


def _band(plot: _Plot) -> Iterator[Shape]:
    """Yield the band of uncertainty of the open curve; nothing if nothing is uncertain."""
    points = plot.report.points
    if len(points) < 2 or not any(p.open.error for p in points):
        return
    above = [(plot.x(p.n), plot.y(p.open.chance + BAND * p.open.error)) for p in points]
    below = [(plot.x(p.n), plot.y(p.open.chance - BAND * p.open.error)) for p in points]
    yield Polygon((*above, *reversed(below)), fill="cell")


def _curves(plot: _Plot) -> Iterator[Shape]:
    points = plot.report.points
    for side in plot.sides:
        colour, dash = _own(plot, side)
        path = [(plot.x(p.n), plot.y(p.known.get(side, p.open).chance)) for p in points]
        yield Line(tuple(path), colour, 3, dash=dash)
    open_: list[Point] = [(plot.x(p.n), plot.y(p.open.chance)) for p in points]
    if len(open_) > 1:
        yield Line(tuple(open_), "text", 5)


def _own(plot: _Plot, side: Seat) -> tuple[str, tuple[float, float]]:
    return OWN[plot.report.sides.index(side) % len(OWN)]


def _turning(plot: _Plot) -> Iterator[Shape]:
    """Yield a numbered disc above the curve for each turning point, and a line down from it."""
    turning = plot.report.turning
    order = sorted(range(len(turning)), key=lambda i: turning[i].n)
    places = _spaced([plot.x(turning[i].n) for i in order])
    for i, at in zip(order, places, strict=True):
        x = plot.x(turning[i].n)
        yield Line(((at, FLAGS), (x, TOP), (x, BOTTOM)), "dim", 2, dash=(3.0, 7.0))
        yield Circle(at, FLAGS, DISC, "die", "die.ink", 2)
        yield Text(at, FLAGS, str(i + 1), SIZE, "die.ink")


def _spaced(wanted: list[float]) -> list[float]:
    """Move places in rising order apart, no further than needed, and keep them on the picture.

    >>> _spaced([200.0, 210.0, 500.0, 740.0])
    [200.0, 240.0, 500.0, 734.0]
    """
    places = list[float]()
    for x in wanted:
        places.append(max(x, LEFT + DISC, places[-1] + APART if places else 0))
    end = float(RIGHT - DISC)
    for i in reversed(range(len(places))):
        places[i] = min(places[i], end)
        end = places[i] - APART
    return places


def _legend(plot: _Plot) -> tuple[list[Shape], int]:
    """Return the meanings of the lines, one below the other, and the height of the picture."""
    say, y = plot.say, BOTTOM + 28 + LEGEND
    rows = [(say("lookback-plot-open"), "text", 5.0, (0.0, 0.0))]
    for side in plot.sides:
        colour, dash = _own(plot, side)
        rows.append((say("lookback-plot-known", side=plot.names[side]), colour, 3.0, dash))
    shapes: list[Shape] = []
    for said, colour, wide, dash in rows:
        shapes.append(Line(((EDGE, y), (EDGE + 72, y)), colour, wide, dash=dash))
        shapes.append(Text(EDGE + 90, y, said, SIZE, "text", "l", bold=False, fit=WIDE - 2 * EDGE - 90))
        y += LINE
    if plot.report.turning:
        shapes += [Circle(EDGE + 36, y, 14, "die", "die.ink", 2), Text(EDGE + 36, y, "1", SMALLER, "die.ink")]
        said = say("lookback-plot-turning")
        shapes.append(Text(EDGE + 90, y, said, SIZE, "text", "l", bold=False, fit=WIDE - 2 * EDGE - 90))
        y += LINE
    return shapes, round(y + 8)
