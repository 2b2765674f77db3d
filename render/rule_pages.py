"""Writes the rules of all games as pages with pictures: `python -m render.rule_pages docs/rules`."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from pathlib import Path

from engine.core.rulebook import Case, Meaning, Rulebook, glossary, rulebook
from engine.languages import FIRST
from engine.titles import GAMES
from render.core.chart import Chart, chart_scene
from render.core.raster import png
from render.core.text import words
from render.titles import LOOKS

#: Titles of this repository; installed ones have their own documents.
OURS = ("starwars", "stargate", "armada", "skirmish")
_NOTE = (
    "Written by `make rules` from `data/{game}`: change it there. `/rules` shows it in English and German."
)


def pages() -> dict[str, str | bytes]:
    """Return every file, by its path within the folder: a page a game, its pictures, and a list of pages."""
    files: dict[str, str | bytes] = {"README.md": overview()}
    for game in OURS:
        files[f"{game}.md"] = "\n\n".join(_page(game)) + "\n"
        for chart in LOOKS[game].charts(words(FIRST)):
            files[picture(game, chart)] = png(chart_scene(chart))
    return files


def write(folder: Path, files: Mapping[str, str | bytes]) -> None:
    """Write files, and delete others that were written before."""
    for old in folder.rglob("*.*"):
        if old.relative_to(folder).as_posix() not in files:
            old.unlink()
    for name, data in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data.encode() if isinstance(data, str) else data)


def overview(language: str = FIRST) -> str:
    """List the games' pages."""
    say = words(language)
    lines = "\n".join(f"- [{GAMES[g].title}]({g}.md)" for g in OURS)
    return f"# {say('site-rules')}\n\n{say('site-rules-about')}\n\n{lines}\n"


def picture(game: str, chart: Chart) -> str:
    """Name the picture of a chart."""
    return f"img/{game}-{chart.case}.png"


def _page(game: str) -> Iterator[str]:
    book = rulebook(game)
    yield heading(game)
    yield _NOTE.format(game=game)
    chapters = [list(cases) for _, cases in groupby(book.cases.values(), lambda c: c.id.split(".")[0])]
    yield "\n".join(f"- {' · '.join(map(_link, cases))}" for cases in chapters)
    yield from whole_book(game, {c.case for c in LOOKS[game].charts(words(FIRST))})


def heading(game: str, language: str = FIRST) -> str:
    """Return the title of a book."""
    return f"# {words(language)('site-book', title=GAMES[game].title)}"


def whole_book(game: str, drawn: Iterable[str], language: str = FIRST) -> Iterator[str]:
    """Yield every case with its rulings and chart, then the glossary; charts of `drawn` as pictures, too."""
    say, book = words(language), rulebook(game, language)
    charts = {c.case: c for c in LOOKS[game].charts(say)}
    for case in book.cases.values():
        yield f"## {case.id} {case.title}"
        yield case.text.strip()
        for ruling in book.readings(case.id):
            why = f" *{ruling.why.strip()}*" if ruling.why else ""
            name = say("site-ruling", id=ruling.id)
            yield f"**{name} · {ruling.title}.** {ruling.text.strip()}{why}"
        if chart := charts.get(case.id):
            if case.id in drawn:
                yield f"![{say('site-chart', title=chart.title)}]({picture(game, chart)})"
            yield from _table(chart)
    if meanings := glossary(game, language):
        yield f"## {say('site-words')}"
        yield word_list(book, meanings.values())


def word_list(book: Rulebook, meanings: Iterable[Meaning], page: str = "") -> str:
    """List words with their meanings; each links to its case, on this page or another."""
    meant = sorted(meanings, key=lambda x: x.word.casefold())
    return "\n".join(f"- **{x.word}** ({_stands_in(book, x.case, page)}): {x.saying.text}" for x in meant)


def _stands_in(book: Rulebook, case: str, page: str) -> str:
    """Link a case, or a ruling by the case that it reads."""
    read = book.rulings[case].case if case in book.rulings else case
    return f"[{case}]({page}{_anchor(book.cases[read])})"


def _link(case: Case) -> str:
    return f"[{case.id} {case.title}]({_anchor(case)})"


def _anchor(case: Case) -> str:
    kept = "".join(c for c in f"{case.id} {case.title}".lower() if c.isalnum() or c in " -")
    return f"#{kept.replace(' ', '-')}"


def _table(chart: Chart) -> Iterator[str]:
    rule = "|".join("---" for _ in chart.head)
    rows = "\n".join(f"| {' | '.join(row)} |" for row in chart.rows)
    yield f"**{chart.title}**"
    yield f"| {' | '.join(chart.head)} |\n|{rule}|\n{rows}"
    yield from chart.notes


if __name__ == "__main__":
    write(Path(sys.argv[1]), pages())
