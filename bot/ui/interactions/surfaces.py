"""Lessons, puzzles and sandboxes: how they are opened, and what is done on their pages; daily puzzles."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.play.analysis.sandbox_pages import NUMBERS, SANDBOX, SandboxPages, SandboxSurface
from bot.play.analysis.sandboxes import Trial
from bot.play.clocks.time_off import HOURS
from bot.play.model.custom_ids import NOWHERE, CustomId, Verb, done_at, make
from bot.play.model.editors import LONGEST_TEXT, Blank, Field, FormInput
from bot.play.model.ports import (
    Button,
    Choice,
    Control,
    Do,
    Form,
    Narrow,
    Own,
    Post,
    Select,
    Take,
    Tone,
    Write,
)
from bot.play.model.terms import Refused, Status, moment, relative
from bot.play.surface.daily import ChannelPuzzles
from bot.play.surface.lessons import LESSON, PUZZLE, LessonPages, PuzzlePages, label
from bot.play.surface.surfaces import FIRST, Extra, Given, Leaf, Surface
from bot.store.models.puzzles import PuzzleChannel
from bot.ui.interactions import opening
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
        if lacks := await opening.lacks_here(v):
            post = await daily_page(v, saved=True)
            said = opening.lacking_said(v, lacks, channel, "bot-server-lacking")
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


TEXT = "text"


async def pressed(v: Visit, what: CustomId, values: tuple[str, ...]) -> None:
    """Carry out a press on a surface's page. One on an old page shows the present state."""
    if what.arg(0).startswith(f"{SANDBOX}."):
        v.host.pictures.step(v.person.id)
    await _carried_out(v, what, Extra(values))


async def typed(v: Visit, what: CustomId, given: Mapping[str, str]) -> None:
    """Carry out what was typed on a surface's page."""
    await _carried_out(v, what, Extra(fields=given))


async def _carried_out(v: Visit, what: CustomId, extra: Extra) -> None:
    v = replace(v, in_place=alone(v.interaction))
    surface, current = await _at(v, what.arg(0))
    post = await _done(v, surface, done_at(what), extra) if current else None
    await v.show(post or await v.services.surfaces.lay_out(surface, v.person))


async def _at(v: Visit, key: str) -> tuple[Surface, bool]:
    """Find a surface by its key; as it is now, and whether that is what the key is of."""
    kind, _, name = key.partition(".")
    pages: dict[str, LessonPages | PuzzlePages | SandboxPages] = {
        LESSON: v.services.lesson_pages,
        PUZZLE: v.services.puzzle_pages,
        SANDBOX: v.services.sandbox_pages,
    }
    if kind not in pages or not name:
        raise Refused("refused-malformed")
    return await pages[kind].at(v.person, name)


async def _done(v: Visit, surface: Surface, does: Do, extra: Extra) -> Post:
    """Do what a control does, and lay out what came of it."""
    services, leaf = v.services, FIRST
    match does:
        case Narrow(prefix, page):
            leaf = Leaf((*prefix, *extra.values), page or 0)
            if page is None and (only := surface.now.only(leaf.prefix)):
                surface, leaf = await surface.give(Given(token=only)), FIRST
        case Take(token):
            surface = await surface.give(Given(token=extra.values[0] if extra.values else token))
        case Write():
            surface = await surface.give(Given(text=extra.fields.get(TEXT, "").strip()))
        case Form(op, detail):
            form_input = FormInput(op, detail, extra.values, extra.fields)
            surface, leaf = await services.surfaces.fill(surface, v.person, form_input)
        case Own("plan") if isinstance(surface, SandboxSurface):
            return await _planned(v, surface.trial)
        case Own():
            found = await surface.own(does, extra)
            if isinstance(found, Post):
                return found
            surface = found
    return await services.surfaces.lay_out(surface, v.person, leaf)


async def blank(v: Visit, what: CustomId) -> Blank:
    """Ask for the text fields of a surface's form, for dice, or for a typed answer."""
    w, does = v.words, done_at(what)
    if isinstance(does, Form):
        surface, _ = await _at(v, what.arg(0))
        return await v.services.surfaces.blank(surface, v.person, does.op, does.detail)
    if isinstance(does, Own):
        dice = Field(NUMBERS, w("sandbox-dice-label"), w("sandbox-dice-hint"), most=200)
        return Blank(w("sandbox-dice-title"), (dice,))
    field = Field(TEXT, w("bot-write-label"), w("bot-write-hint"), most=LONGEST_TEXT, long=True)
    return Blank(w("bot-write-title"), (field,))


# -- sandboxes ---------------------------------------------------------------------------------------------


def sandbox_button(v: Visit, game: str) -> Button:
    """Return the button that opens a sandbox from a game as it is now."""
    return Button(v.words("sandbox-open"), make(Verb.SANDBOX, game, "open", ""))


async def first_sandbox(v: Visit, game: str = "", entry: str = "") -> None:
    """Open a sandbox from a named game, possibly after an entry, or list this person's sandboxes."""
    if game and entry:
        trial = await v.services.sandboxes.open_at(v.person, game, entry)
        await v.show(await v.services.sandbox_pages.page(v.person, trial))
    elif game:
        await _opened(v, game, None)
    else:
        here = await _here(v)
        own = [sandbox_button(v, here)] if here else []
        await v.show(await v.services.sandbox_pages.kept(v.person, *own))


async def _here(v: Visit) -> str:
    """Return the game of this place, if a sandbox can be opened from it."""
    if not v.here:
        return ""
    info = await v.services.game_lists.info(v.here)
    plays = info.status is Status.PLAYING and info.seat_of(v.person.id) is not None
    return v.here if info.status.ended or plays else ""


async def _opened(v: Visit, game: str, entry: int | None) -> None:
    """Begin a sandbox, and show it."""
    trial = await v.services.sandboxes.open(v.person, game, entry)
    await v.show(await v.services.sandbox_pages.page(v.person, trial))


async def sandbox_pressed(v: Visit, what: CustomId, values: tuple[str, ...]) -> None:
    """Open a sandbox, go on in one, delete some, or list them."""
    v.host.pictures.step(v.person.id)
    if what.game != NOWHERE:
        await _opened(v, what.game, what.number(1) if what.arg(1) else None)
        return
    v = replace(v, in_place=alone(v.interaction))
    if what.arg(0):
        trial = await v.services.sandboxes.get(v.person, what.arg(0))
        await v.show(await v.services.sandbox_pages.page(v.person, trial))
        return
    for x in values if what.arg(1) == "drop" else ():
        await v.services.sandboxes.drop(v.person, x)
    await first_sandbox(v)


async def _planned(v: Visit, trial: Trial) -> Post:
    """Show the player's own answers as they would be in the game: a plan, a form, or a preview."""
    services, own = v.services, await v.services.sandbox_play.own(trial, v.person)
    v.note_typed(make(Verb.WRITE, own.game, own.seat, own.decision), {TEXT: own.text})
    if own.formed:
        page = await services.form_editing.sheet_of(own.game, v.person, own.text, own.kind, own.seat)
        post = await services.forms.page(v.person, page)
    else:
        text = own.text.replace("\n", "; ")
        post = await services.previews.preview(
            own.game, v.person, own.decision, own.seat, text=text, fresh=True
        )
    return replace(post, text=(v.words("sandbox-plan-taken", n=own.count), *post.text))
