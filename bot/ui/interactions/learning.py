"""`/learn` and `/puzzle`: what one person plays alone, on private pages; the puzzle of a channel's day."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace

from bot.play.clocks.time_off import HOURS
from bot.play.learning.daily import ChannelPuzzles
from bot.play.learning.pages import label
from bot.play.model.custom_ids import NOWHERE, CustomId, Verb, make
from bot.play.model.ports import Button, Choice, Control, Post, Select, Tone
from bot.play.model.terms import Refused, moment, relative
from bot.store.models.puzzles import PuzzleChannel
from bot.ui.interactions import threads
from bot.ui.visit import Visit, alone


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


async def lesson_pressed(v: Visit, what: CustomId, _values: tuple[str, ...]) -> None:
    """Show which titles have lessons, a title's lessons, or the step of one at which a person is."""
    v = replace(v, in_place=alone(v.interaction))
    pages, title, name = v.services.lesson_pages, what.arg(0), what.arg(1)
    if not title:
        await v.show(await pages.titles(v.person))
    elif not name:
        await v.show(await pages.shelf(v.person, title))
    else:
        stage = await v.services.progress.stage(v.person, title, name)
        await v.show(await pages.page(v.person, stage))


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
        before = await v.services.puzzle_pages.before(v.person, title or posed[0])
        return await v.services.surfaces.lay_out(before, v.person)
    daily = Button(v.words("daily-button"), make(Verb.DAILY, NOWHERE))
    return await v.services.puzzle_pages.titles(v.person, [daily] if access and access.moderates else [])


async def puzzle_pressed(v: Visit, what: CustomId, _values: tuple[str, ...]) -> None:
    """Show the puzzle before this person, or which titles have some."""
    v = replace(v, in_place=alone(v.interaction))
    await v.show(await puzzle_page(v, what.arg(0)))


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
