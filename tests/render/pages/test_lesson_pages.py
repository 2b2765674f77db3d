"""Each lesson becomes a page that can be read: its steps with pictures, what is right folded away."""

from __future__ import annotations

import json

import pytest

from engine.lessons.script import lesson_of, lessons_of
from render import lesson_pages as made
from render.core.text import languages, words
from render.rule_pages import OURS
from render.site import settings


@pytest.fixture
def undrawn(monkeypatch):
    """Leave the drawing out: what is shown is tested where it is drawn."""
    monkeypatch.setattr(made, "png", lambda scene: scene.alt.encode())


@pytest.mark.parametrize("language", languages())
def test_every_lesson_has_a_page_with_all_its_words_and_stands_in_the_navigation(undrawn, language):
    say = words(language)
    nav = json.dumps(json.loads(settings(language, "..")), ensure_ascii=False)
    for game in OURS:
        files = made.lesson_pages(game, language)
        for lesson in lessons_of(game):
            page = files[f"{made.page_of(lesson)}.md"]
            assert f"{made.page_of(lesson)}.md" in nav
            assert [key for key in lesson.word_keys() if say(key) not in page] == []
            assert page.count("\n## ") == len(lesson.steps)
            shown = [x for x in files if x.startswith(f"lessons/img/{game}-{lesson.name}-")]
            assert len(shown) == sum(x.kind != "check" for x in lesson.steps)
            assert all(f"]({x.removeprefix('lessons/')})" in page for x in shown)


def test_what_is_right_is_folded_away_and_what_came_of_it_is_told(undrawn):
    page = made.lesson_pages("starwars", "en")[f"{made.page_of(lesson_of('starwars', 'moving'))}.md"]
    before, folded, after = page.partition('??? question "What is right"\n\n    **Throw the dice**')
    assert folded
    assert "Throw the two dice." in before
    assert "> Blue throws 3 and 5." in after
    assert "    **In their owner's reserve**\n    \n    - No ship is ever lost" in page


def test_pictures_are_drawn():
    name = "lessons/img/starwars-winning-1.png"
    assert made.lesson_pages("starwars", "de")[name].startswith(b"\x89PNG")
