"""`/learn` and `/puzzle`: what one person plays alone, on private pages; the puzzle of a channel's day."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.play.clocks.time_off import HOURS
from bot.play.learning.daily import ChannelPuzzles
from bot.play.learning.pages import label
from bot.play.learning.progress import Met, Stage
from bot.play.model.custom_ids import NOWHERE, CustomId, Verb, make
from bot.play.model.editors import LONGEST_TEXT, Blank, Field, FormInput
from bot.play.model.ports import Button, Choice, Control, Post, Select, Tone
from bot.play.model.terms import Refused, moment, relative
from bot.play.surface.positions import FORM, Turned, input_of
from bot.store.models import PuzzleChannel
from bot.ui.interactions import threads
from bot.ui.visit import Visit, alone
from engine.puzzles.judging import Verdict
from engine.puzzles.puzzle import Puzzle

TEXT = "text"


async def lessons_page(v: Visit) -> Post:
    """List the titles that have lessons; if only one has any, list its lessons."""
    taught = v.services.progress.taught()
    if len(taught) == 1:
        return await v.services.lesson_pages.shelf(v.person, taught[0])
    return await v.services.lesson_pages.titles(v.person)


def lessons_button(v: Visit, title: str) -> tuple[Button, ...]:
    """Return the button that leads to a title's lessons; none where it has none."""
    if not v.services.progress.lessons(title):
        return ()
    return (Button(v.words("learn-button"), make(Verb.LEARN, NOWHERE, title)),)


def lessons_hint(v: Visit, title: str) -> str:
    """Tell a newcomer of a title's lessons; "" where it has none."""
    if not v.services.progress.lessons(title):
        return ""
    return v.words("learn-hint", title=v.host.catalogue[title].game.title)


async def lesson_pressed(v: Visit, what: CustomId, values: tuple[str, ...]) -> None:
    """Show lessons, or continue one."""
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
            await _lesson_on(v, stage, what, values)


async def _lesson_on(v: Visit, stage: Stage, what: CustomId, values: tuple[str, ...]) -> None:
    """Carry out a press on a lesson's page, and show the result."""
    progress, who, do, detail = v.services.progress, v.person, what.arg(3), what.arg(4)
    at, met = await progress.standing(stage), Met()
    if do.startswith(f"{FORM}."):
        await _lesson_input(v, stage, input_of(do, detail, values))
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
    await _show_lesson(v, stage, met)


async def _show_lesson(v: Visit, stage: Stage, met: Met) -> None:
    pages = v.services.lesson_pages
    await v.show(await (pages.ended(v.person, stage) if met.ended else pages.page(v.person, stage, met)))


async def _lesson_input(v: Visit, stage: Stage, form_input: FormInput) -> None:
    """Carry out an input on the form of a step."""
    at = await v.services.progress.standing(stage)
    stage, got = await v.services.lesson_forms.apply(v.person, stage, at, form_input)
    if isinstance(got, Turned):
        await v.show(await v.services.lesson_pages.turned(v.person, stage, got))
    else:
        await _show_lesson(v, stage, got)


async def lesson_blank(v: Visit, what: CustomId) -> Blank:
    """Ask for the text fields of a step's own form, or for a typed answer."""
    if not what.arg(3):
        return await typed_form(v, what)
    stage = await v.services.progress.stage(v.person, what.arg(0), what.arg(1))
    at = await v.services.progress.standing(stage)
    return await v.services.lesson_forms.blank(v.person, stage, at, input_of(what.arg(3), what.arg(4)))


async def typed_form(v: Visit, what: CustomId) -> Blank:
    """Ask for a typed answer."""
    w = v.words
    field = Field(TEXT, w("bot-write-label"), w("bot-write-hint"), most=LONGEST_TEXT, long=True)
    return Blank(w("bot-write-title"), (field,))


async def lesson_typed(v: Visit, what: CustomId, given: Mapping[str, str]) -> None:
    """Take a typed answer in a lesson."""
    v = replace(v, in_place=alone(v.interaction))
    progress, text = v.services.progress, given.get(TEXT, "").strip()
    stage, met = await progress.stage(v.person, what.arg(0), what.arg(1)), Met()
    if what.number(2) == stage.step and what.arg(3):
        await _lesson_input(v, stage, input_of(what.arg(3), what.arg(4), fields=given))
        return
    if what.number(2) == stage.step and text:
        at = await progress.standing(stage)
        stage, met = await progress.answer(v.person, stage, at, text=text)
    await _show_lesson(v, stage, met)


async def puzzle_page(v: Visit, title: str = "") -> Post:
    """Show the puzzle before this person; where no title is named and several have puzzles, these.

    Raises:
        Refused: the title has none.

    """
    posed = v.services.puzzle_progress.posed()
    if title and title not in posed:
        raise Refused("puzzle-none")
    access = v.person.access
    if title or (len(posed) == 1 and not (access and access.moderates)):
        return await _before(v, title or posed[0])
    daily = Button(v.words("daily-button"), make(Verb.DAILY, NOWHERE))
    return await v.services.puzzle_pages.titles(v.person, [daily] if access and access.moderates else [])


async def _before(v: Visit, title: str) -> Post:
    """Lay out the puzzle that is before this person."""
    puzzle = await v.services.puzzle_progress.current(v.person, title)
    at = await v.services.puzzle_progress.position(puzzle)
    return await v.services.puzzle_pages.ask(v.person, puzzle, at)


async def puzzle_pressed(v: Visit, what: CustomId, values: tuple[str, ...]) -> None:
    """Show puzzles, or take an answer to one."""
    v = replace(v, in_place=alone(v.interaction))
    title, name, do = what.arg(0), what.arg(1), what.arg(2)
    if not name:
        await v.show(await puzzle_page(v, title))
        return
    puzzle = v.services.puzzle_progress.puzzle(title, name)
    if do == "pick" or do.startswith("page"):
        prefix = tuple(x for x in (*what.arg(3).split("."), *values) if x)
        at = await v.services.puzzle_progress.position(puzzle)
        if do != "pick" or not (wanted := at.only(prefix)):
            page = int(do[4:]) if do[4:].isdecimal() else 0
            await v.show(await v.services.puzzle_pages.ask(v.person, puzzle, at, None, prefix, page))
            return
    else:
        wanted = values[0] if values else what.arg(3)
    await _puzzle_answer(v, puzzle, wanted=wanted)


async def puzzle_typed(v: Visit, what: CustomId, given: Mapping[str, str]) -> None:
    """Take a typed answer to a puzzle."""
    v = replace(v, in_place=alone(v.interaction))
    text = given.get(TEXT, "").strip()
    await _puzzle_answer(v, v.services.puzzle_progress.puzzle(what.arg(0), what.arg(1)), text=text or "-")


async def _puzzle_answer(v: Visit, puzzle: Puzzle, *, wanted: str = "", text: str = "") -> None:
    """Take an answer; a press on an old page shows how that puzzle went, or the one that is before them."""
    progress, who = v.services.puzzle_progress, v.person
    if await _is_before(v, puzzle):
        at = await progress.position(puzzle)
        verdict = await progress.judged(puzzle, at, wanted=wanted, text=text)
        if verdict.refused is not None:
            await v.show(await v.services.puzzle_pages.ask(who, puzzle, at, verdict.refused))
            return
        if await progress.answered(who, puzzle, verdict):
            await _show_verdict(v, puzzle, verdict)
            return
    solving = await progress.solving(who, puzzle.game)
    if (kept := solving.answers.get(puzzle.id)) is None or solving.standing.puzzle == puzzle.id:
        await v.show(await _before(v, puzzle.game))
        return
    at = await progress.position(puzzle)
    await _show_verdict(v, puzzle, await progress.judged(puzzle, at, text=kept.answer))


async def _is_before(v: Visit, puzzle: Puzzle) -> bool:
    """Return whether this puzzle is asked of this person, and its solution is no secret until tonight."""
    progress = v.services.puzzle_progress
    solving = await progress.solving(v.person, puzzle.game)
    return solving.standing.puzzle == puzzle.id and puzzle.id not in await progress.apart(puzzle.game)


async def _show_verdict(v: Visit, puzzle: Puzzle, verdict: Verdict) -> None:
    at = await v.services.puzzle_progress.position(puzzle)
    await v.show(await v.services.puzzle_pages.told(v.person, puzzle, at, verdict))


async def daily_page(v: Visit, *, saved: bool = False) -> Post:
    """Show what this channel has chosen. For its moderators.

    Raises:
        Refused: this is no channel, or they do not moderate it.

    """
    row, w, posed = (
        await _service(v).chosen(v.person, _channel(v)),
        v.words,
        v.services.puzzle_progress.posed(),
    )
    if not posed:
        raise Refused("puzzle-none")
    title = w("daily-saved" if saved else "daily-page")
    if row is None:
        on = Button(w("daily-on"), make(Verb.DAILY, NOWHERE, "on"), Tone.GOOD)
        return Post(title=title, text=(w("daily-about"),), small=w("daily-page-small"), rows=((on,),))
    lines = [w("daily-next", when=moment(row.due), zone=row.zone or "UTC")]
    if row.trouble:
        lines.append(w("daily-trouble"))
    off = Button(w("daily-off"), make(Verb.DAILY, NOWHERE, "off"), Tone.RISK)
    rows = (*((x,) for x in _selects(v, row, posed)), (off,))
    return Post(
        title=title, text=(w("daily-about"), "\n".join(lines)), small=w("daily-page-small"), rows=rows
    )


def _selects(v: Visit, row: PuzzleChannel, posed: Sequence[str]) -> list[Control]:
    w, chosen = v.words, json.loads(row.titles)
    named = tuple(Choice(v.host.catalogue[x].game.title, x, chosen=x in chosen) for x in posed)
    titles = Select(make(Verb.DAILY, NOWHERE, "titles"), w("daily-titles"), named, 1, len(named))
    found: list[Control] = [titles] if len(named) > 1 else []
    for what, now in (("hour", row.hour), ("evening", row.evening)):
        hours = tuple(Choice(w(f"daily-at-{what}", hour=x), str(x), chosen=x == now) for x in range(HOURS))
        found.append(Select(make(Verb.DAILY, NOWHERE, what), w(f"daily-{what}"), hours))
    return found


async def daily_pressed(v: Visit, what: CustomId, values: tuple[str, ...]) -> None:
    """Show the page, or carry out what was pressed or chosen on it."""
    v = replace(v, in_place=alone(v.interaction))
    do, one = what.arg(0), values[0] if values else ""
    channel, service = _channel(v), _service(v)
    if do == "on":
        await service.switch_on(v.person, channel)
        if lacks := await threads.lacks_here(v):
            post = await daily_page(v, saved=True)
            said = threads.said(v, lacks, channel, "bot-server-lacking")
            await v.show(replace(post, text=(said, *post.text)))
            return
    elif do == "off":
        await service.switch_off(v.person, channel)
    elif do == "titles":
        await service.switch_on(v.person, channel, titles=values)
    elif do == "hour" and one.isdecimal():
        await service.switch_on(v.person, channel, hour=int(one))
    elif do == "evening" and one.isdecimal():
        await service.switch_on(v.person, channel, evening=int(one))
    await v.show(await daily_page(v, saved=bool(do)))


async def daily_voted(v: Visit, what: CustomId, _values: tuple[str, ...]) -> None:
    """Take a vote, and tell its giver alone."""
    day, answer = await _service(v).vote(v.person, what.number(0), what.arg(1))
    puzzle = v.services.puzzle_progress.puzzle(day.title, day.puzzle)
    at = await v.services.puzzle_progress.position(puzzle)
    await v.tell("daily-voted", answer=label(puzzle, at, answer, v.words), when=relative(day.closes))


def _channel(v: Visit) -> int:
    if v.place.guild is None or v.place.channel is None:
        raise Refused("refused-no-channel")
    return v.place.channel


def _service(v: Visit) -> ChannelPuzzles:
    return v.services.channel_puzzles
