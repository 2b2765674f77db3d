"""The chance to win by entry, as a picture: all cards open, what each side knew, and what turned the game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from engine.core.rules import Seat
from engine.report.report import Estimate, Luck, Report
from render.core.fonts import wrap
from render.core.palette import themed
from render.core.scene import (
    LEAST,
    LONGEST_ALT,
    LONGEST_BOARD,
    PHONE,
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

WIDE, EDGE = PHONE[0], 24
LEFT, RIGHT, TOP, BOTTOM = 112, WIDE - 28, 84, 424
SIZE, LEGEND, LINE = LEAST + 2, 38, 30
#: The band around the curve is so many standard errors wide on either side.
BAND = 2.0
#: Chances of luck below this are not told apart.
LEAST_SHARE = 0.001
#: What entries are called where they are not called by their numbers.
Labels = Mapping[int, str]
NUMBERS: Labels = {}
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
        """Return where an entry stands."""
        first, last = self.report.points[0].n, self.report.points[-1].n
        return LEFT + (RIGHT - LEFT) * (n - first) / max(1, last - first)

    @staticmethod
    def y(chance: float) -> float:
        """Return where a chance stands."""
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
    report: Report, names: Mapping[Seat, str], say: Words, theme: str = "dark", labels: Labels = NUMBERS
) -> Scene:
    """Draw the curve of a report; its alt text says what the plot shows. `labels` name entries."""
    plot = _Plot(report, names, say, labels)
    head = list(_head(plot))
    legend, high = _legend(plot)
    said = "\n".join(plot_lines(report, names, say, labels))
    return Scene(
        width=WIDE,
        height=high,
        palette=themed(theme),
        base=Ground(_ground, (WIDE, high)),
        marks=tuple(_band(plot)),
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
            high_n=label(high.n, labels),
            low=percent(low.open),
            low_n=label(low.n, labels),
        ),
    ]
    for i, t in enumerate(report.turning, 1):
        facts = {"i": i, "n": label(t.n, labels), "before": percent(t.before), "after": percent(t.after)}
        lines.append(say("lookback-plot-turn", **facts))
    return lines


def label(n: int, labels: Labels) -> str:
    """Return what an entry is called."""
    return labels.get(n, str(n))


def percent(x: Estimate) -> int:
    """Return a chance in whole percent."""
    return round(100 * x.chance)


def luck_line(game: str, name: str, x: Luck, say: Words) -> str:
    """Say what was expected of somebody's dice and what came, and how unusual that is."""
    return say(
        "lookback-luck",
        name=f"{name[:1].upper()}{name[1:]}",
        kind=say(f"{game}-dice-{x.kind}"),
        n=x.throws,
        made=x.made,
        expected=round(x.expected, 1) + 0.0,
        more="more" if x.made >= x.expected else "fewer",
        tail=share(x.tail),
        rare="yes" if x.tail < LEAST_SHARE else "no",
    )


def share(chance: float) -> float:
    """Return a chance in percent, more exactly where it is small, and never none.

    >>> share(0.4371), share(0.0123), share(0.00004)
    (44, 1.2, 0.1)
    """
    percents = 100 * max(chance, LEAST_SHARE)
    return round(percents, 1) if chance < 0.1 else round(percents)


def _ground(wide: int, high: int) -> tuple[Shape, ...]:
    return (Box(0, 0, wide, high, fill="panel"),)


def _head(plot: _Plot) -> Iterator[Shape]:
    lines = wrap(plot.title, SIZE + 4, WIDE - 2 * EDGE)[:1]
    yield from (Text(EDGE, 36, x, SIZE + 4, "text", "l") for x in lines)


def _axes(plot: _Plot) -> Iterator[Shape]:
    for part in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = plot.y(part)
        yield Line(((LEFT, y), (RIGHT, y)), "line", 3 if part == 0.5 else 1)
        if part in (0.0, 0.5, 1.0):
            said = plot.say("lookback-percent", n=round(100 * part))
            yield Text(LEFT - 12, y, said, SIZE, "dim", "r", bold=False)
    first, last = plot.report.points[0].n, plot.report.points[-1].n
    for n, anchor in ((first, "l"), (last, "r")):
        yield Text(plot.x(n), BOTTOM + 28, label(n, plot.labels), SIZE, "dim", anchor, bold=False)  # type: ignore[arg-type]
    yield Text((LEFT + RIGHT) / 2, BOTTOM + 28, plot.say("lookback-plot-entry"), SIZE, "dim", "m", bold=False)


def _band(plot: _Plot) -> Iterator[Shape]:
    """Yield the band that the open curve may lie in; nothing where nothing is unsure."""
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
    """Yield a numbered disc at each turning point, where it came to."""
    for i, t in enumerate(plot.report.turning, 1):
        x = min(RIGHT - 18.0, max(LEFT + 18.0, plot.x(t.n)))
        y = min(BOTTOM - 18.0, max(TOP + 18.0, plot.y((t.before.chance + t.after.chance) / 2)))
        yield Circle(x, y, 18, "die", "die.ink", 2)
        yield Text(x, y, str(i), SIZE, "die.ink")


def _legend(plot: _Plot) -> tuple[list[Shape], int]:
    """Return what the lines mean, one below the other, and the height of the picture."""
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
        shapes += [Circle(EDGE + 36, y, 14, "die", "die.ink", 2), Text(EDGE + 36, y, "1", LEAST, "die.ink")]
        said = say("lookback-plot-turning")
        shapes.append(Text(EDGE + 90, y, said, SIZE, "text", "l", bold=False, fit=WIDE - 2 * EDGE - 90))
        y += LINE
    return shapes, round(y + 8)
