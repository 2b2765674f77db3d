"""What the site is built from. The built pages: `tests/browser/test_site.py`, by `make docs`."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from functools import cache
from itertools import chain
from pathlib import Path

import pytest

from engine.core.rulebook import glossary, rulebook
from engine.languages import offered
from render.core.text import languages, words
from render.rule_pages import OURS
from render.site import SECTIONS, Files, main, settings, sources

DOCS = Path(__file__).parents[3] / "docs"
LINK = re.compile(r"\]\((?!https?:)([^)#]*)(?:#[^)]*)?\)")


@cache
def files(language: str) -> Files:
    return sources(DOCS, language)


def text(language: str, name: str) -> str:
    page = files(language)[name]
    assert isinstance(page, str)
    return page


def test_every_guide_has_its_place_and_every_place_its_page():
    guides = {x.stem for x in DOCS.glob("*.md") if "." not in x.stem}
    placed = list(chain.from_iterable(SECTIONS.values()))
    assert len(placed) == len(set(placed))
    assert guides - {"index"} <= set(placed)
    assert {f"{x}.md" for x in placed} <= files("en").keys()
    for own in DOCS.glob("*.*.md"):
        assert own.name.split(".")[0] in guides
        assert own.name.split(".")[1] in languages()


@pytest.mark.parametrize("language", languages())
def test_what_a_page_points_to_is_there(language):
    for name in (x for x in files(language) if x.endswith(".md")):
        for link in filter(None, LINK.findall(text(language, name))):
            target = (Path("/") / name).parent.joinpath(link).resolve().relative_to("/").as_posix()
            assert target in files(language), f"{name}: {link}"


@pytest.mark.parametrize("language", languages())
def test_a_book_is_whole_in_each_language_with_its_board_charts_and_words(language):
    say = words(language)
    for game in OURS:
        page, book = text(language, f"rules/{game}.md"), rulebook(game, language)
        for x in (*book.cases.values(), *book.rulings.values()):
            assert x.title in page
            assert x.text.strip() in page
        assert say("site-board", title=page.partition(":")[0].removeprefix("# ").rstrip()) in page
        for x in glossary(game, language).values():
            assert x.saying.text in page
            assert x.saying.text in text(language, "glossary.md")
    assert text(language, "rules/stargate.md").count("\n|---") == 10


def test_the_pictures_of_the_books_speak_their_language():
    pictures = [x for x in files("de") if x.startswith("rules/img/")]
    assert pictures
    assert [x for x in pictures if files("de")[x] == files("en")[x]] == []


def test_a_guide_that_is_there_in_english_only_says_so():
    said = words("de")("site-english-only")
    assert f'!!! info "{said}"' in text("de", "operating.md")
    assert "# Running Nullgate\n\n!!!" in text("de", "operating.md")
    assert all(
        said not in text("de", x) for x in ("index.md", "glossary.md", *(f"rules/{g}.md" for g in OURS))
    )
    assert "!!! info" not in text("en", "operating.md")


def test_what_lies_outside_is_named_and_diagrams_are_told():
    page = text("en", "architecture.md")
    assert "| `engine/core/contract.py` |" in page
    rooms = "`bot/ui`, `bot/web`, `bot/play`, `bot/community`, `render`, `engine`"
    assert f"- `bot/acts` imports {rooms}." in page
    assert "mermaid" not in page


def test_settings_lead_from_each_language_to_the_other():
    german = json.loads(settings("de", "../.."))
    assert german["site_dir"] == "../../site/de/"
    others = [f"{x}/" for x in languages()[1:]]
    assert [x["link"] for x in german["extra"]["languages"]] == ["../", *(f"../{x}" for x in others)]
    assert [x["link"] for x in json.loads(settings("en", "../.."))["extra"]["languages"]] == ["", *others]
    assert [x["name"] for x in german["extra"]["languages"]][:2] == ["English", "Deutsch"]
    assert "players.md" in str(german["nav"])


def test_all_languages_are_written_the_first_one_first(tmp_path, monkeypatch):
    monkeypatch.setattr("render.site.sources", lambda docs, language: {"index.md": language})
    monkeypatch.setattr("render.site.lesson_pages", lambda game, language: {})
    main(DOCS, tmp_path)
    assert [x.name for x in sorted(tmp_path.glob("*.yml"))] == [
        f"{n}-{x}.yml" for n, x in enumerate(languages())
    ]
    assert (tmp_path / "de/index.md").read_text() == "de"


def test_a_draft_says_so_where_it_is_chosen_and_on_its_first_page(monkeypatch):
    drafted = {x: replace(y, state="draft") if x == "de" else y for x, y in offered().items()}
    monkeypatch.setattr("engine.languages.offered", lambda: drafted)
    monkeypatch.setattr("render.site.offered", lambda: drafted)
    named = [x["name"] for x in json.loads(settings("en", "../.."))["extra"]["languages"]]
    assert named[:2] == ["English", "Deutsch (machine-made, not yet read by a speaker)"]
    told = words("de")("site-draft")
    pages = sources(DOCS, "de")
    assert told in pages["index.md"]
    assert not any(told in x for name, x in pages.items() if name.endswith(".md") and name != "index.md")
