"""Lessons in which a title's own form is filled in: the same pages as in a game, judged like any answer."""

from __future__ import annotations

import json

import pytest

from bot.play.model.custom_ids import Verb, done_at, read
from bot.play.model.editors import LOCK, READY, FormInput
from bot.play.model.ports import Button, Form, Select
from bot.play.queries import settings
from bot.play.services import build_services
from bot.play.surface.surfaces import FIRST, Leaf
from bot.titles import catalogue
from engine.lessons.runner import Worth
from render.core.text import words
from tests.play.conftest import ANN, BEN, Room, controls, said

ARMADA, ORDERS = "armada", "orders"


@pytest.fixture
def services(room: Room):
    """Services with the titles as they are, on the room's store."""
    return build_services(room.store, room.courier, catalogue=catalogue())


async def at_orders(services, who=ANN):
    """Go to the first orders of the lesson about them."""
    stage = await services.progress.stage(who, ARMADA, ORDERS)
    while stage.lesson.steps[stage.step].kind != "do":
        stage, _ = await services.progress.go_on(who, stage)
    return stage


def orders_of(stage):
    return json.loads(stage.draft)["orders"]


async def pressed(services, stage, post, label: str, who=ANN):
    """Press a button, or choose a line, whose label begins so; return where it led and the next page."""
    found = [(read(x.id), ()) for x in controls(post) if isinstance(x, Button) and x.label.startswith(label)]
    for x in controls(post):
        if isinstance(x, Select):
            found += [(read(x.id), (c.value,)) for c in x.choices if c.label.startswith(label)]
    what, values = found[0]
    does, step = done_at(what), await services.lesson_pages.surface(who, stage)
    assert (what.verb, what.arg(0)) == (Verb.AT, step.key)
    assert isinstance(does, Form)
    step, leaf = await services.surfaces.fill(step, who, FormInput(does.op, does.detail, values))
    return step.stage, step.met, await services.surfaces.lay_out(step, who, leaf)


async def test_orders_are_written_in_the_form_of_a_game_and_a_wrong_sheet_is_met_kindly(services):
    stage = await at_orders(services)
    post = await services.lesson_pages.page(ANN, stage)
    assert "0 of 2 have" in said(post)
    for label in ("Ship 1", "sector D", "Check and lock"):
        stage, got, post = await pressed(services, stage, post, label)
        assert got is None
    stage, met, post = await pressed(services, stage, post, "Lock")
    assert met.key == "armada-lesson-orders-both-one"
    assert (stage.misses, orders_of(stage)) == (1, [{"units": ["R1"], "to": "D"}])
    assert "the other ship would stay" in said(post)
    assert "1 of 2 have" in said(post)  # what was written stands
    for label in ("Ship 2", "sector D", "Check and lock"):
        stage, _, post = await pressed(services, stage, post, label)
    at = stage.step
    stage, met, _ = await pressed(services, stage, post, "Lock")
    assert (met.worth, stage.step, stage.draft, len(stage.answers)) == (Worth.RIGHT, at + 1, "", 1)


async def test_a_draft_is_its_persons_own_and_is_there_after_a_restart(services, room):
    stage = await at_orders(services)
    await at_orders(services, BEN)
    post = await services.lesson_pages.page(ANN, stage)
    stage, _, post = await pressed(services, stage, post, "Ship 1")
    stage, _, _ = await pressed(services, stage, post, "sector D")
    again = build_services(room.store, room.courier, catalogue=catalogue())
    kept = await again.progress.stage(ANN, ARMADA, ORDERS)
    assert orders_of(kept) == [{"units": ["R1"], "to": "D"}]
    assert (await again.progress.stage(BEN, ARMADA, ORDERS)).draft == ""
    (told,) = json.loads((await settings.personal_data(again.context, ANN)).text)["lessons"]
    assert told["answers"] == [{"draft": kept.draft}]
    stage = await again.progress.again(ANN, stage)
    assert (await again.progress.stage(ANN, ARMADA, ORDERS)).draft == ""


async def test_every_form_of_every_lesson_takes_the_right_answer_on_pages_that_can_be_sent(services):
    surfaces, met = services.surfaces, 0
    for title in services.progress.taught():
        for stage in await services.progress.stages(ANN, title):
            for step in stage.lesson.steps:
                if step.kind == "check":
                    stage, _ = await services.progress.choose(ANN, stage, step.right)
                    continue
                if step.kind != "do":
                    stage, _ = await services.progress.go_on(ANN, stage)
                    continue
                at, was = await services.lesson_pages.surface(ANN, stage), stage.step
                if at.editor is not None:
                    met += 1
                    at = await at.keep(at.editor.read(surfaces.bench(at, words("en")), step.example))
                    for op in ("", READY):
                        rows = (await surfaces.lay_out(at, ANN, Leaf(op=op))).rows
                        assert sum(1 + len(row) for row in rows) <= 34
                        mine = [read(x.id) for row in rows for x in row]
                        own = {Verb.AT, Verb.TYPE}
                        assert {x.verb for x in mine} <= own | {Verb.LEARN, Verb.RULES}
                        assert {x.arg(0) for x in mine if x.verb in own} == {at.key}
                    at, leaf = await surfaces.fill(at, ANN, FormInput(LOCK))
                    assert (at.met.worth, leaf) == (Worth.RIGHT, FIRST), (stage.lesson.name, step.id)
                    stage = at.stage
                else:
                    assert not step.form, "it asks for a form, and there is none"
                    stage, _ = await services.progress.answer(ANN, stage, at.at, text=step.example)
                assert stage.step == (was + 1) % len(stage.lesson.steps)
    assert met > 20
