"""Writes what the site of all documentation is built from: `python -m render.site docs build/docs`.

A folder a language, and a file of settings beside each that inherits `mkdocs.yml`. Guides are taken from
`docs`, as `name.<language>.md` where that is written and else in English, which they then say; books, boards
and glossaries come from the data. `make docs` builds the pages and looks at them.
"""

from __future__ import annotations

import json
import os
import re
import sys
from pathlib import Path
from random import Random

from engine.core.contract import Setup
from engine.core.dice import RandomDice
from engine.core.rulebook import glossary, rulebook
from engine.languages import FIRST, Language, is_draft, offered
from engine.lessons.script import lessons_of
from engine.titles import GAMES
from render.core.chart import chart_scene
from render.core.look import Picture, Theme
from render.core.raster import png
from render.core.text import Words, languages, words
from render.lesson_pages import Files, lesson_pages, page_of
from render.rule_pages import OURS, heading, overview, picture, whole_book, word_list, write
from render.titles import LOOKS

#: The sections of the site, in their order, and their pages: guides, or what is written from the data.
SECTIONS = {
    "playing": ("players", "armada", "scenarios"),
    "rules": ("rules/README", *(f"rules/{game}" for game in OURS), "glossary"),
    "running": ("operating", "security", "performance"),
    "building": (
        "architecture",
        "adding-a-game",
        "hands-and-seats",
        "reference",
        "lessons",
        "puzzles",
        "translating",
        "protocol",
        "webhooks",
        "decisions",
        "balance",
        "effort",
    ),
}
#: Files besides the guides: what they show or link to, and the pages' style.
_BESIDE = ("pictures/*", "theme/*.css", "*.py", "*.yaml")
_THEMES: tuple[Theme, Theme] = ("light", "dark")
_OUTSIDE = re.compile(r"\[[^\]]+\]\(\.\./([^)]+)\)")
_GUIDE = re.compile(r"`docs/([\w-]+\.md)`")
_DIAGRAM = re.compile(r"```mermaid\n(.*?)```", re.DOTALL)
_ROOM = re.compile(r'(\w+)\["([^"]+)"\]')


def sources(docs: Path, language: str) -> Files:
    """Return every file of one language but its lessons, by its path within its folder."""
    files: Files = {"index.md": _guide(docs, "index", language), "glossary.md": _words(language)}
    for name in (x for pages in SECTIONS.values() for x in pages if (docs / f"{x}.md").exists()):
        if f"{name}.md" not in files and not name.startswith("rules/"):
            files[f"{name}.md"] = _guide(docs, name, language)
    files["rules/README.md"] = overview(language)
    for game in OURS:
        files |= _book(game, language)
    for found in (x for kind in _BESIDE for x in sorted(docs.glob(kind))):
        files[found.relative_to(docs).as_posix()] = found.read_bytes()
    return files


def settings(language: str, above: str) -> str:
    """Return the settings of one language; `above` leads from their file to the top of the repository."""
    say, home = words(language), "" if language == FIRST else f"{language}/"
    up = "../" if home else ""
    there = [
        {"name": _named(y, say), "lang": x, "link": up + ("" if x == FIRST else f"{x}/")}
        for x, y in offered().items()
    ]
    return json.dumps(
        {
            "INHERIT": f"{above}/mkdocs.yml",
            "docs_dir": language,
            "site_dir": f"{above}/site/{home}",
            "theme": {"language": language, "custom_dir": f"{above}/docs/theme", "palette": _palettes(say)},
            "plugins": {"search": {"lang": language}},
            "extra": {"alternate": True, "languages": there},
            "nav": _navigation(say),
        },
        ensure_ascii=False,
        indent=1,
    )


def _named(language: Language, say: Words) -> str:
    return say("language-draft-named", name=language.name) if language.draft else language.name


def _navigation(say: Words) -> list[dict[str, object]]:
    nav: list[dict[str, object]] = [{say("site-home"): "index.md"}]
    for section, pages in SECTIONS.items():
        listed = [{_title(x, say): f"{x}.md"} for x in pages]
        nav.append({say(f"site-section-{section}"): listed})
    lessons = [x for game in OURS for x in lessons_of(game)]
    if lessons:
        told = [{f"{GAMES[x.game].title}: {say(x.key())}": f"{page_of(x)}.md"} for x in lessons]
        nav.insert(2, {say("site-section-lessons"): told})
    return nav


def _title(page: str, say: Words) -> str:
    folder, _, name = page.rpartition("/")
    if folder:
        return GAMES[name].title if name in OURS else say("site-rules")
    return say(f"site-page-{name}")


def _palettes(say: Words) -> list[dict[str, object]]:
    schemes = {"light": ("default", "weather-night", "dark"), "dark": ("slate", "weather-sunny", "light")}
    return [
        {
            "media": f"(prefers-color-scheme: {theme})",
            "scheme": scheme,
            "primary": "indigo",
            "accent": "deep orange",
            "toggle": {"icon": f"material/{icon}", "name": say(f"site-to-{other}")},
        }
        for theme, (scheme, icon, other) in schemes.items()
    ]


def _guide(docs: Path, name: str, language: str) -> str:
    """Read a guide; links outside `docs` become names, and diagrams are described."""
    own = docs / f"{name}.{language}.md"
    text = (own if own.exists() else docs / f"{name}.md").read_text(encoding="utf-8")
    text = _OUTSIDE.sub(r"`\1`", text)
    text = _GUIDE.sub(lambda m: f"[{m[0]}]({m[1]})" if (docs / m[1]).exists() else m[0], text)
    text = _DIAGRAM.sub(lambda m: _arrows(m[1]), text)
    notes = [] if language == FIRST or own.exists() else [words(language)("site-english-only")]
    if name == "index" and is_draft(language):
        notes.insert(0, words(language)("site-draft"))
    first, _, rest = text.partition("\n")
    return "\n".join((first, *(f'\n!!! info "{x}"' for x in notes), rest))


def _arrows(diagram: str) -> str:
    """Tell what a diagram draws, line by line: to draw it, browsers would have to fetch a program."""
    say, names = words(FIRST), dict(_ROOM.findall(diagram))
    told = []
    for line in _ROOM.sub(r"\1", diagram).splitlines():
        room, arrow, rooms = line.partition("-->")
        if arrow:
            listed = ", ".join(f"`{names[x.strip()]}`" for x in rooms.split("&"))
            told.append(f"- {say('site-imports', room=f'`{names[room.strip()]}`', rooms=listed)}")
    return "\n".join(told)


def _book(game: str, language: str) -> Files:
    """Return a game's page with its pictures: the board at the beginning, and charts with a figure."""
    say, files = words(language), Files()
    drawn = [c for c in LOOKS[game].charts(say) if c.figure]
    for chart in drawn:
        files[f"rules/{picture(game, chart)}"] = png(chart_scene(chart))
    boards = ""
    for theme in _THEMES:
        files[f"rules/img/{game}-{theme}.png"] = _board(game, say, theme)
        file, alt = f"img/{game}-{theme}.png", say("site-board", title=GAMES[game].title)
        boards += f"[![{alt}]({file}#only-{theme})]({file})"
    parts = (heading(game, language), boards, *whole_book(game, [c.case for c in drawn], language))
    return {**files, f"rules/{game}.md": "\n\n".join(parts) + "\n"}


def _board(game: str, say: Words, theme: Theme) -> bytes:
    rules, look = GAMES[game], LOOKS[game]
    state = rules.new(Setup(game), RandomDice(Random(1))).state
    names = {seat: look.side(seat, say) for seat in rules.seats}
    return png(look.scene(Picture(view=rules.view(state, None), words=say, names=names, theme=theme)))


def _words(language: str) -> str:
    """Put the glossaries of all games on one page."""
    say = words(language)
    parts = [f"# {say('site-page-glossary')}", say("site-glossary-about")]
    for game in OURS:
        meanings = glossary(game, language).values()
        parts += [
            f"## {GAMES[game].title}",
            word_list(rulebook(game, language), meanings, f"rules/{game}.md"),
        ]
    return "\n\n".join(parts) + "\n"


def main(docs: Path, target: Path) -> None:
    """Write the folders and settings of all languages; those after the first are inside it."""
    above = os.path.relpath(docs.parent, target)
    for n, language in enumerate(languages()):
        lessons = Files()
        for game in OURS:
            lessons |= lesson_pages(game, language)
        write(target / language, {**sources(docs, language), **lessons})
        (target / f"{n}-{language}.yml").write_text(settings(language, above), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
