"""Lessons without Discord: where somebody is in one, and what their answers are worth."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from bot.play.model.custom_ids import Verb, read
from bot.play.model.ports import Button, Tone
from bot.play.model.terms import Person, Refused
from bot.play.queries import settings
from bot.play.services import build_services
from bot.play.surface import progress as learning
from bot.play.surface.progress import written
from bot.titles import catalogue
from engine.lessons.runner import Worth
from engine.lessons.script import Lesson, Script, SetUp, Step, Wrong, lessons_of
from render.core.text import Words, words
from tests.play.conftest import ANN, BEN, Room, said

TITLE, FIRST = "starwars", "moving"


def labels(post) -> list[str]:
    return [x.label for row in post.rows for x in row if isinstance(x, Button)]


@pytest.fixture
def services(room: Room):
    """Services with the titles as they are, on the room's store."""
    return build_services(room.store, room.courier, catalogue=catalogue())


async def test_a_press_counts_once_however_often_it_is_made(services, room):
    progress = services.progress
    at = await progress.stage(ANN, TITLE, FIRST)
    assert (at.step, at.done) == (0, False)
    once, _ = await progress.go_on(ANN, at)
    twice, _ = await progress.go_on(ANN, at)  # as the page still was
    assert (once.step, twice.step) == (1, 1)
    assert (await progress.stage(BEN, TITLE, FIRST)).step == 0
    assert room.courier.sent == []


async def test_after_two_misses_the_answer_is_shown_to_whoever_asks(services):
    progress, pages = services.progress, services.lesson_pages
    at = await progress.stage(ANN, TITLE, FIRST)
    for _ in range(2):
        at, _ = await progress.go_on(ANN, at)
    at, met = await progress.answer(ANN, at, await progress.standing(at), text="throw")
    assert (met.worth, at.answers) == (Worth.RIGHT, ("throw",))
    standing = await progress.standing(at)
    assert (await progress.give_answer(ANN, at, standing))[0] == at  # not yet
    at, wrong = await progress.answer(ANN, at, standing, text="2 3")
    at, refused = await progress.answer(ANN, at, standing, text="2 6")
    assert (wrong.key, refused.worth) == ("starwars-lesson-moving-capture-short", "refused")
    shown = await pages.page(ANN, at, refused)
    assert "You have no 6 left on the dice" in shown.text[0]
    assert "Show me" in labels(shown)
    at, _ = await progress.give_answer(ANN, at, standing)
    assert (at.answers, at.misses) == (("throw", "2 5 SOL-11"), 0)


async def test_what_is_kept_is_exported_and_goes_with_its_person(services):
    progress = services.progress
    for who in (ANN, BEN):
        await progress.go_on(who, await progress.stage(who, TITLE, FIRST))
    told = json.loads((await settings.personal_data(services.context, ANN)).text)
    assert [(x["lesson"], x["step"], x["answers"]) for x in told["lessons"]] == [(FIRST, 1, [])]
    assert not (await progress.stage(ANN, TITLE, FIRST)).done, "a lesson is done at its end"
    await services.privacy.forget(ANN)
    assert json.loads((await settings.personal_data(services.context, ANN)).text)["lessons"] == []
    assert (await progress.stage(BEN, TITLE, FIRST)).step == 1


async def test_a_lesson_whose_file_has_changed_begins_anew_and_stays_done(services, monkeypatch):
    progress, (first, *_) = services.progress, lessons_of(TITLE)
    at = replace(await progress.stage(ANN, TITLE, FIRST), step=9)
    at, met = await progress.go_on(ANN, at)
    assert (met.ended, at.done, at.step) == (True, True, 0)
    at, _ = await progress.go_on(ANN, at)
    monkeypatch.setattr(learning, "lessons_of", lambda title: (replace(first, sum=1),))
    monkeypatch.setattr(learning, "lesson_of", lambda title, name: replace(first, sum=1))
    again = (await progress.stages(ANN, TITLE))[0]
    assert (again.step, again.done) == (0, True)


async def test_a_title_without_lessons_says_so_and_a_broken_one_is_refused(services):
    assert services.progress.lessons("chess") == ()
    with pytest.raises(Refused, match="learn-none"):
        await services.lesson_pages.shelf(ANN, "chess")
    at = replace(await services.progress.stage(ANN, TITLE, FIRST), step=6)
    with pytest.raises(Refused, match="learn-broken"):
        await services.lesson_pages.page(ANN, at)


async def test_a_form_is_learnt_by_written_answers(services, monkeypatch):
    """Armada's fleets are no list of answers: the one shown and the wrong ones stand there as buttons."""
    step = Step(do="fleet", expect=("none",), wrong=(Wrong("1 starship", "one"),))
    lesson = Lesson("armada", 1, "fleet", Script("silver", 1, (step,), setup=SetUp()), 7)
    monkeypatch.setattr(learning, "lessons_of", lambda title: (lesson,))
    monkeypatch.setattr(learning, "lesson_of", lambda title, name: lesson)
    monkeypatch.setattr(Words, "__call__", lambda self, key, /, **facts: key)
    stage = await services.progress.stage(ANN, "armada", "fleet")
    at = await services.progress.standing(stage)
    assert set(written(at)) == {"none", "1 starship"}
    page = await services.lesson_pages.page(ANN, stage)
    assert {"none", "1 starship"} < set(labels(page))
    wrong = next(x.id for row in page.rows for x in row if x.label == "1 starship").split(":")[-1]
    _, met = await services.progress.answer(ANN, stage, at, wanted=wrong)
    assert met.key == "armada-lesson-fleet-fleet-one"


async def test_every_page_of_every_lesson_fits_a_message(services, room):
    who = Person(5, "Eve", "de")  # the longer words
    await room.store.set_preference(who.id, boards="text")
    for title in services.progress.taught():
        for at in await services.progress.stages(who, title):
            for step in at.lesson.steps:
                post = await services.lesson_pages.page(who, at)
                assert len("\n".join((post.title, *post.text, post.small))) <= 3900
                assert all(len(row) <= 5 for row in post.rows)
                assert sum(1 + len(row) for row in post.rows) <= 36
                if step.kind == "do":
                    standing = await services.progress.standing(at)
                    at, _ = await services.progress.answer(who, at, standing, text=step.example)
                elif step.kind == "check":
                    at, _ = await services.progress.choose(who, at, step.right)
                else:
                    at, _ = await services.progress.go_on(who, at)
            assert at.done


async def test_a_shelf_says_what_is_enough_for_a_first_game_and_leads_on(services):
    progress, pages = services.progress, services.lesson_pages
    lessons = progress.lessons(TITLE)
    enough = [x for x in lessons if x.script.first]
    assert 0 < len(enough) < len(lessons)
    shelf = await pages.shelf(ANN, TITLE)
    said_first = "**1. Moving and capture** and **2. Jumps and black holes** (9 minutes)"
    assert said_first in said(shelf)
    bright = {read(x.id).arg(1) for row in shelf.rows for x in row if x.tone is Tone.MAIN}
    assert bright == {x.name for x in enough}, "what to do next stands out, and nothing else"
    for lesson in enough:
        at = replace(await progress.stage(ANN, TITLE, lesson.name), step=len(lesson.steps) - 1)
        await progress.go_on(ANN, at)
    shelf = await pages.shelf(ANN, TITLE)
    assert not [x.label for row in shelf.rows for x in row if x.tone is Tone.MAIN]
    assert "That is enough for a first game" in said(shelf)
    begin, puzzles, _ = shelf.rows[-1]
    assert (begin.label, begin.tone) == ("Play with a coach", Tone.GOOD)
    assert read(puzzles.id).verb is Verb.PUZZLE
    back = [x for row in (await services.lesson_pages.puzzle_titles(ANN)).rows for x in row]
    assert Verb.LEARN in {read(x.id).verb for x in back}


async def test_who_has_seen_no_title_reads_what_each_is_about(services):
    about = said(await services.lesson_pages.titles(ANN))
    assert all(words("en")(f"{title}-about") in about for title in services.progress.taught())
