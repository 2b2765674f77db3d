"""A channel's puzzle of the day: the page on which its moderators switch it on, and votes on it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace

from bot.play.clocks.local_hours import HOURS
from bot.play.learning.daily import ChannelPuzzles
from bot.play.learning.pages import label
from bot.play.model.custom_ids import NOWHERE, CustomId, Verb, make
from bot.play.model.ports import Button, Choice, Control, Post, Select, Tone
from bot.play.model.terms import Refused, moment, relative
from bot.store.models import PuzzleChannel
from bot.ui.interactions import threads
from bot.ui.visit import Visit, alone


async def page(v: Visit, *, saved: bool = False) -> Post:
    """Show what this channel has chosen. For its moderators.

    Raises:
        Refused: this is no channel, or they are none.

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


async def pressed(v: Visit, what: CustomId, values: tuple[str, ...]) -> None:
    """Show the page, or carry out what was pressed or chosen on it."""
    v = replace(v, in_place=alone(v.interaction))
    do, one = what.arg(0), values[0] if values else ""
    channel, service = _channel(v), _service(v)
    if do == "on":
        await service.switch_on(v.person, channel)
        if lacks := await threads.lacks_here(v):
            post = await page(v, saved=True)
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
    await v.show(await page(v, saved=bool(do)))


async def voted(v: Visit, what: CustomId, _values: tuple[str, ...]) -> None:
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
