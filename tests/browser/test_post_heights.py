"""A post of play stands on a phone whole: as our desk draws it, to the end of its first row of buttons."""

from __future__ import annotations

import re
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page

from tests.browser import stage as on
from tests.browser.stage import Stage
from tests.browser.test_desk_controls import BUTTON, batched
from tests.effort.posts import KEPT, POST, is_play

pytestmark = [pytest.mark.browser, pytest.mark.slow]
#: A phone, and the most that a post may take of it, in pixels.
WIDE, HIGH, MOST = 390, 844, 844
PICTURE = re.compile(r"^\[picture (\d+)x(\d+)")
MEASURE = """([message, button]) => {
    const post = document.querySelector(`[data-id='${message}']`)
    const row = document.querySelector(`[data-id='${button}']`).parentElement
    return row.getBoundingClientRect().bottom - post.getBoundingClientRect().top
}"""


class Drawn(NamedTuple):
    """A post as far as the end of its first row of buttons."""

    visit: str
    said: str
    pictures: tuple[tuple[int, int], ...]
    below: str
    row: tuple[str, ...]


def drawn() -> list[Drawn]:
    """Return every post of play in the transcripts, each once."""
    found: dict[Drawn, None] = {}
    for file in sorted(KEPT.glob("*.md")):
        for block in POST.finditer(file.read_text(encoding="utf-8")):
            lines = [x.removeprefix("> ") for x in block[1].splitlines()]
            if is_play(lines) and (post := _drawn(file.stem, lines)):
                found[post] = None
    return list(found)


def _drawn(visit: str, lines: list[str]) -> Drawn | None:
    at = next(n for n, x in enumerate(lines) if x.startswith("[picture "))
    sizes = [(int(m[1]), int(m[2])) for x in lines if (m := PICTURE.match(x))]
    row = next((n for n, x in enumerate(lines) if n > at and x.startswith("[")), None)
    if not sizes or row is None:  # it is as before, or nothing is asked
        return None
    below = "\n".join(x for x in lines[at + 1 : row] if x != "----" and not PICTURE.match(x))
    labels = [lines[row][1:-1]] if lines[row].startswith("[▾") else BUTTON.findall(lines[row])
    said = "\n".join(lines[:at])
    return Drawn(visit, said, tuple(sizes), below, tuple(x.strip("*+!") for x in labels))


def heights(page: Page, stage: Stage, posts: list[Drawn]) -> list[float]:
    """Show posts one below the other, and measure each."""
    shown = []
    for x in posts:
        row = [on.button(label, custom_id=f"{len(shown)}:{i}") for i, label in enumerate(x.row)]
        below = [on.text(x.below)] if x.below else []
        pictures = [on.gallery(on.media(*size)) for size in x.pictures]
        parts = (on.text(x.said), *pictures, *below, on.row(*row))
        shown.append(stage.post(on.card(*parts))["id"])
    page.locator(f"[data-id='{len(shown) - 1}:0']").wait_for()
    return [page.evaluate(MEASURE, [message, f"{n}:0"]) for n, message in enumerate(shown)]


def test_what_does_not_stand_there_is_found(browser: Browser):
    said = "### Ship 2 moved"
    small = Drawn("", said, ((780, 400),), "", ("2 → SOL-9",))
    tall = small._replace(said="\n".join([said, *["a line of the story"] * 20]), pictures=((780, 980),))
    with Stage(("Alice",)).opened() as stage:
        page = browser.new_page(viewport={"width": WIDE, "height": HIGH})
        page.goto(stage.address)
        page.locator(".composer").wait_for()
        low, high = heights(page, stage, [small, tall])
        page.close()
    assert 250 < low < 450
    assert high > MOST


def test_a_post_stands_on_a_phone_to_the_end_of_its_first_row_of_buttons(browser: Browser):
    posts = drawn()
    assert len(posts) > 100
    high: list[tuple[int, str, str]] = []
    for some in batched(posts, 25):
        with Stage(("Alice",)).opened() as stage:
            page = browser.new_page(viewport={"width": WIDE, "height": HIGH})
            page.goto(stage.address)
            page.locator(".composer").wait_for()
            found = heights(page, stage, list(some))
            high += [
                (round(tall), x.visit, x.said) for tall, x in zip(found, some, strict=True) if tall > MOST
            ]
            page.close()
    assert sorted(high, reverse=True) == []
