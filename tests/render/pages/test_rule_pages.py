"""The pages of `docs/rules` are what the data say: whoever changes a case or a chart runs `make rules`."""

from __future__ import annotations

import io
from functools import cache
from pathlib import Path

import pytest
from PIL import Image

from engine.core.rulebook import rulebook
from render.rule_pages import OURS, pages, write

FOLDER = Path(__file__).parents[3] / "docs/rules"
files = cache(pages)


def pixels(data: bytes) -> tuple[tuple[int, int], bytes]:
    image = Image.open(io.BytesIO(data)).convert("RGB")
    return image.size, image.tobytes()


def test_pages_and_pictures_are_what_the_generator_makes_and_small():
    for name, made in files().items():
        data = (FOLDER / name).read_bytes()
        if name.endswith(".md"):
            assert data.decode() == made, f"{name}: run `make rules`"
        else:
            assert pixels(data) == pixels(made), f"{name}: run `make rules`"
            assert len(data) <= 70_000, name


def test_nothing_else_lies_there_and_every_picture_is_shown():
    assert {x.relative_to(FOLDER).as_posix() for x in FOLDER.rglob("*.*")} == set(files())
    said = "\n".join(x for x in files().values() if isinstance(x, str))
    assert all(f"]({name})" in said for name in files() if name != "README.md")


@pytest.mark.parametrize("game", OURS)
def test_a_page_holds_every_case_and_ruling_and_its_links_lead_somewhere(game):
    page, book = files()[f"{game}.md"], rulebook(game)
    for x in (*book.cases.values(), *book.rulings.values()):
        assert x.title in page
        assert x.text.strip() in page


def test_writing_takes_away_what_is_no_longer_a_page(tmp_path):
    (tmp_path / "old.md").write_text("gone")
    write(tmp_path, files())
    assert {x.relative_to(tmp_path).as_posix() for x in tmp_path.rglob("*.*")} == set(files())
