"""Charts of the rules: one table that is written as a list and drawn as a picture."""

from __future__ import annotations

from dataclasses import dataclass

from render.core.fonts import width, wrap
from render.core.palette import themed
from render.core.scene import LONGEST_ALT, LONGEST_BOARD, Box, Ground, Scene, Shape, Sprite, Stamp, Text
from render.core.text import shorten

#: Width of a chart and size of its letters: on a phone, 390 pixels wide, they are half as large.
WIDE, SIZE, LINE = 780, 26.0, 34
_EDGE, _GAP, _PAD = 24, 16, 10


@dataclass(frozen=True, slots=True)
class Figure:
    """Shapes around (0, 0) that are drawn above a chart, `height` pixels high."""

    height: int
    shapes: tuple[Shape, ...]


@dataclass(frozen=True, slots=True)
class Chart:
    """A chart of a case: `head` names the columns, and the first cell of a row names the row."""

    case: str
    title: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    notes: tuple[str, ...] = ()
    figure: Figure | None = None

    @property
    def lines(self) -> tuple[str, ...]:
        """Write the chart as a list, a line per row, with every value named by its column."""
        return (*(self._line(row) for row in self.rows), *self.notes)

    def _line(self, row: tuple[str, ...]) -> str:
        cells = zip(self.head[1:], row[1:], strict=True)
        if len(self.head) == 2:
            return f"- **{row[0]}**: {row[1]}"
        return f"- **{row[0]}**: " + " · ".join(f"{name}: {cell}" for name, cell in cells if cell)

    @property
    def text(self) -> str:
        """Write title and list, for a message."""
        return "\n".join((f"**{self.title}** ({self.head[0]})", *self.lines))


def chart_scene(chart: Chart, theme: str = "dark") -> Scene:
    """Draw a chart; its alt text lists its contents."""
    y = float(_EDGE)
    shapes: list[Shape] = []
    for line in wrap(chart.title, SIZE + 4, WIDE - 2 * _EDGE):
        shapes.append(Text(_EDGE, y + LINE / 2, line, SIZE + 4, "text", "l"))
        y += LINE + 6
    if chart.figure:
        middle = round(y + chart.figure.height / 2)
        shapes.append(Stamp(WIDE // 2, middle, Sprite(chart.figure.shapes, over="panel")))
        y += chart.figure.height + _PAD
    columns = _columns(chart)
    for n, row in enumerate((chart.head, *chart.rows)):
        cells = [_wrapped(cell, room) for cell, (_, room) in zip(row, columns, strict=True)]
        high = LINE * max(map(len, cells)) + _PAD
        shapes.append(Box(_EDGE / 2, y, WIDE - _EDGE / 2, y + high, fill="cell" if n % 2 == 0 else "panel"))
        for (x, _), cell in zip(columns, cells, strict=True):
            for i, said in enumerate(cell):
                at = y + _PAD / 2 + LINE * (i + 0.5)
                shapes.append(Text(x, at, said, SIZE, "lit" if n == 0 else "text", "l", bold=n == 0))
        y += high
    y += _PAD
    for note in chart.notes:
        for said in _wrapped(note, WIDE - 2 * _EDGE):
            shapes.append(Text(_EDGE, y + LINE / 2, said, SIZE, "dim", "l", bold=False))
            y += LINE
    said = "\n".join((chart.title, *chart.lines)).replace("**", "")
    return Scene(
        width=WIDE,
        height=round(y + _EDGE),
        palette=themed(theme),
        base=Ground(_ground, (WIDE, round(y + _EDGE))),
        panel=tuple(shapes),
        alt=shorten(said, LONGEST_ALT),
        writes=lambda: shorten(said, LONGEST_BOARD),
    )


def _ground(wide: int, high: int) -> tuple[Shape, ...]:
    return (Box(0, 0, wide, high, fill="panel"),)


def _columns(chart: Chart) -> list[tuple[float, float]]:
    """Return where each column begins and how wide it is, according to its contents."""
    table = [chart.head, *chart.rows]
    needs = [max(width(row[i], SIZE) for row in table) for i in range(len(chart.head))]
    least = [max(width(w, SIZE) for row in table for w in row[i].split() or [""]) for i in range(len(needs))]
    room = WIDE - 2 * _EDGE - _GAP * (len(needs) - 1)
    spare = max(0.0, room - sum(least))
    wish = sum(n - m for n, m in zip(needs, least, strict=True))
    wide = [m + (n - m) * min(1.0, spare / wish) if wish else m for n, m in zip(needs, least, strict=True)]
    left = max(0.0, room - sum(wide)) / len(wide)
    starts = [_EDGE + sum(wide[:i]) + (left + _GAP) * i for i in range(len(wide))]
    return [(x, w + left) for x, w in zip(starts, wide, strict=True)]


def _wrapped(text: str, room: float) -> list[str]:
    return wrap(text, SIZE, room) or [""]
