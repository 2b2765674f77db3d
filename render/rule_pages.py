"""Writes the rules of all games as pages with pictures: `python -m render.rule_pages docs/rules`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

from engine.core.rulebook import Case, Rulebook, glossary, rulebook
from engine.titles import GAMES
from render.core.chart import Chart, chart_scene
from render.core.raster import png
from render.core.text import words
from render.titles import LOOKS

#: The titles of this repository; installed ones have documents of their own.
OURS = ("starwars", "stargate", "armada", "skirmish")
_NOTE = (
    "Written by `make rules` from `data/{game}`: change it there. `/rules` shows it in English and German."
)


def pages() -> dict[str, str | bytes]:
    """Return every file, by its path within the folder: a page a game, its pictures, and a list of pages."""
    files: dict[str, str | bytes] = {"README.md": _overview()}
    for game in OURS:
        files[f"{game}.md"] = "\n\n".join(_page(game)) + "\n"
        for chart in LOOKS[game].charts(words("en")):
            files[_picture(game, chart)] = png(chart_scene(chart))
    return files


def write(folder: Path) -> None:
    """Write them, and take away what is no longer among them."""
    files = pages()
    for old in folder.rglob("*.*"):
        if old.relative_to(folder).as_posix() not in files:
            old.unlink()
    for name, data in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data.encode() if isinstance(data, str) else data)


def _overview() -> str:
    lines = "\n".join(f"- [{GAMES[g].title}]({g}.md)" for g in OURS)
    return (
        "# The rules\n\nEach game whole, in our own words, from the first case to the last, with our rulings "
        f"and all charts. Nobody needs a rule book.\n\n{lines}\n"
    )


def _picture(game: str, chart: Chart) -> str:
    return f"img/{game}-{chart.case}.png"


def _page(game: str) -> Iterator[str]:
    say, book = words("en"), rulebook(game)
    charts = {c.case: c for c in LOOKS[game].charts(say)}
    yield f"# {GAMES[game].title}: the rules in our own words"
    yield _NOTE.format(game=game)
    chapters = [list(cases) for _, cases in groupby(book.cases.values(), lambda c: c.id.split(".")[0])]
    yield "\n".join(f"- {' · '.join(map(_link, cases))}" for cases in chapters)
    for case in book.cases.values():
        yield f"## {case.id} {case.title}"
        yield case.text.strip()
        for ruling in book.readings(case.id):
            why = f" *{ruling.why.strip()}*" if ruling.why else ""
            yield f"**Ruling {ruling.id} · {ruling.title}.** {ruling.text.strip()}{why}"
        if case.id in charts:
            yield from _chart(game, charts[case.id])
    if meant := sorted(glossary(game).values(), key=lambda x: x.word.casefold()):
        yield "## Words"
        yield "\n".join(f"- **{x.word}** ({_stands_in(book, x.case)}): {x.saying.text}" for x in meant)


def _stands_in(book: Rulebook, case: str) -> str:
    """Link a case, or a ruling by the case that it reads."""
    read = book.rulings[case].case if case in book.rulings else case
    return f"[{case}]({_anchor(book.cases[read])})"


def _link(case: Case) -> str:
    return f"[{case.id} {case.title}]({_anchor(case)})"


def _anchor(case: Case) -> str:
    kept = "".join(c for c in f"{case.id} {case.title}".lower() if c.isalnum() or c in " -")
    return f"#{kept.replace(' ', '-')}"


def _chart(game: str, chart: Chart) -> Iterator[str]:
    yield f"![{chart.title}: a picture of the table below]({_picture(game, chart)})"
    rule = "|".join("---" for _ in chart.head)
    rows = "\n".join(f"| {' | '.join(row)} |" for row in chart.rows)
    yield f"**{chart.title}**"
    yield f"| {' | '.join(chart.head)} |\n|{rule}|\n{rows}"
    yield from chart.notes


if __name__ == "__main__":
    write(Path(sys.argv[1]))
