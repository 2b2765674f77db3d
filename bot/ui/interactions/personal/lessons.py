"""`/learn`: lessons, each a game that one person plays alone on a page that only they see."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from bot.play.learning.progress import Met, Stage
from bot.play.model.custom_ids import NOWHERE, CustomId, Verb, make
from bot.play.model.ports import Button, Post
from bot.play.surface.positions import FORM, Turned, input_of
from bot.play.titles.editors import Blank, Field, FormInput
from bot.play.titles.path_orders import LONGEST_TEXT
from bot.ui.visit import Visit, alone

TEXT = "text"


async def first_page(v: Visit) -> Post:
    """List the titles that have lessons; if only one has any, list its lessons."""
    taught = v.services.progress.taught()
    if len(taught) == 1:
        return await v.services.lesson_pages.shelf(v.person, taught[0])
    return await v.services.lesson_pages.titles(v.person)


def button(v: Visit, title: str) -> tuple[Button, ...]:
    """Return the button that leads to a title's lessons; none where it has none."""
    if not v.services.progress.lessons(title):
        return ()
    return (Button(v.words("learn-button"), make(Verb.LEARN, NOWHERE, title)),)


def hint(v: Visit, title: str) -> str:
    """Tell a newcomer of a title's lessons; "" where it has none."""
    if not v.services.progress.lessons(title):
        return ""
    return v.words("learn-hint", title=v.host.catalogue[title].game.title)


async def pressed(v: Visit, what: CustomId, values: tuple[str, ...]) -> None:
    """Show lessons, or take a person on in one."""
    v = replace(v, in_place=alone(v.interaction))
    title, name, do = what.arg(0), what.arg(1), what.arg(3)
    if not title:
        await v.show(await v.services.lesson_pages.titles(v.person))
    elif not name:
        await v.show(await v.services.lesson_pages.shelf(v.person, title))
    else:
        stage = await v.services.progress.stage(v.person, title, name)
        if do == "open" or what.number(2) != stage.step:  # a press on an old page only shows the current step
            await v.show(await v.services.lesson_pages.page(v.person, stage))
        else:
            await _go_on(v, stage, what, values)


async def _go_on(v: Visit, stage: Stage, what: CustomId, values: tuple[str, ...]) -> None:
    """Carry out a press on a lesson's page, and show the result."""
    progress, who, do, detail = v.services.progress, v.person, what.arg(3), what.arg(4)
    at, met = await progress.standing(stage), Met()
    if do.startswith(f"{FORM}."):
        await _input_given(v, stage, input_of(do, detail, values))
        return
    if do == "pick" or do.startswith("page"):
        prefix = tuple(x for x in (*detail.split("."), *values) if x)
        if do != "pick" or not (wanted := progress.position(at).only(prefix)):
            page = int(do[4:]) if do[4:].isdecimal() else 0
            await v.show(await v.services.lesson_pages.page(who, stage, None, prefix, page))
            return
        do, values = "take", (wanted,)
    if do == "next":
        stage, met = await progress.go_on(who, stage)
    elif do == "choose":
        stage, met = await progress.choose(who, stage, detail)
    elif do == "again":
        stage = await progress.again(who, stage)
    elif do == "take":
        stage, met = await progress.answer(who, stage, at, wanted=values[0] if values else detail)
    elif do == "shown":
        stage, met = await progress.shown(who, stage, at)
    await _show(v, stage, met)


async def _show(v: Visit, stage: Stage, met: Met) -> None:
    pages = v.services.lesson_pages
    await v.show(await (pages.ended(v.person, stage) if met.ended else pages.page(v.person, stage, met)))


async def _input_given(v: Visit, stage: Stage, form_input: FormInput) -> None:
    """Carry out an input on the form of a step."""
    at = await v.services.progress.standing(stage)
    stage, got = await v.services.lesson_forms.apply(v.person, stage, at, form_input)
    if isinstance(got, Turned):
        await v.show(await v.services.lesson_pages.turned(v.person, stage, got))
    else:
        await _show(v, stage, got)


async def blank(v: Visit, what: CustomId) -> Blank:
    """Ask for the text fields of a step's own form, or for a typed answer."""
    if not what.arg(3):
        return await form(v, what)
    stage = await v.services.progress.stage(v.person, what.arg(0), what.arg(1))
    at = await v.services.progress.standing(stage)
    return await v.services.lesson_forms.blank(v.person, stage, at, input_of(what.arg(3), what.arg(4)))


async def form(v: Visit, what: CustomId) -> Blank:
    """Ask for a typed answer."""
    w = v.words
    field = Field(TEXT, w("bot-write-label"), w("bot-write-hint"), most=LONGEST_TEXT, long=True)
    return Blank(w("bot-write-title"), (field,))


async def typed(v: Visit, what: CustomId, given: Mapping[str, str]) -> None:
    """Take a typed answer in a lesson."""
    v = replace(v, in_place=alone(v.interaction))
    progress, text = v.services.progress, given.get(TEXT, "").strip()
    stage, met = await progress.stage(v.person, what.arg(0), what.arg(1)), Met()
    if what.number(2) == stage.step and what.arg(3):
        await _input_given(v, stage, input_of(what.arg(3), what.arg(4), fields=given))
        return
    if what.number(2) == stage.step and text:
        at = await progress.standing(stage)
        stage, met = await progress.answer(v.person, stage, at, text=text)
    await _show(v, stage, met)
