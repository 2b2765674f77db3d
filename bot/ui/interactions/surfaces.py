"""Lessons, puzzles and sandboxes: how they are opened, and what is done on their pages; daily puzzles."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.play.analysis.sandbox_pages import NUMBERS, SANDBOX, SandboxSurface
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
from bot.play.surface.daily import DailyPuzzles
from bot.play.surface.lessons import LESSON, PUZZLE, label
from bot.play.surface.surfaces import FIRST, AnswerForm, Extra, Leaf, Surface
from bot.store.models.puzzles import PuzzleChannel
from bot.ui.interactions import opening
from bot.ui.visit import Visit
from render.core.texts.graphemes import cut


async def lessons_page(visit: Visit) -> Post:
    """List the titles that have lessons; if only one has any, list its lessons."""
    taught = visit.services.progress.taught()
    if len(taught) == 1:
        return await visit.services.lesson_pages.shelf(visit.person, taught[0])
    return await visit.services.lesson_pages.titles(visit.person)


def lessons_button(visit: Visit, title: str) -> tuple[Button, ...]:
    """Return the button that leads to a title's lessons; none where it has none."""
    if not visit.services.progress.lessons(title):
        return ()
    return (Button(visit.words("learn-button"), make(Verb.LEARN, NOWHERE, title)),)


def lessons_hint(visit: Visit, title: str) -> str:
    """Tell a newcomer of a title's lessons; "" where it has none."""
    if not visit.services.progress.lessons(title):
        return ""
    return visit.words("learn-hint", title=visit.host.catalogue[title].game.title)


async def lesson_pressed(visit: Visit, what: CustomId, _values: tuple[str, ...]) -> None:
    """Show which titles have lessons, a title's lessons, or the step of one at which a person is."""
    visit = visit.placed()
    pages, title, name = visit.services.lesson_pages, what.arg(0), what.arg(1)
    if not title:
        await visit.show(await pages.titles(visit.person))
    elif not name:
        await visit.show(await pages.shelf(visit.person, title))
    else:
        stage = await visit.services.progress.stage(visit.person, title, name)
        await visit.show(await pages.page(visit.person, stage))


async def puzzle_page(visit: Visit, title: str = "") -> Post:
    """Show the puzzle before this person; where no title is named and several have puzzles, these.

    Raises:
        Refused: the title has none.

    """
    posed = visit.services.puzzle_progress.posed()
    if title and title not in posed:
        raise Refused("puzzle-none")
    access = visit.person.access
    if title or (len(posed) == 1 and not (access and access.moderates)):
        before = await visit.services.lesson_pages.puzzle_before(visit.person, title or posed[0])
        return await visit.services.surfaces.lay_out(before, visit.person)
    daily = Button(visit.words("daily-button"), make(Verb.DAILY, NOWHERE))
    return await visit.services.lesson_pages.puzzle_titles(
        visit.person, [daily] if access and access.moderates else []
    )


async def puzzle_pressed(visit: Visit, what: CustomId, _values: tuple[str, ...]) -> None:
    """Show the puzzle before this person, or which titles have some."""
    visit = visit.placed()
    await visit.show(await puzzle_page(visit, what.arg(0)))


async def daily_page(visit: Visit, *, saved: bool = False) -> Post:
    """Show what this channel has chosen. For its moderators.

    Raises:
        Refused: this is no channel, or they do not moderate it.

    """
    row, w, posed = (
        await _service(visit).chosen(visit.person, _channel(visit)),
        visit.words,
        visit.services.puzzle_progress.posed(),
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
    rows = (*((x,) for x in _selects(visit, row, posed)), (off,))
    return Post(
        title=title, text=(w("daily-about"), "\n".join(lines)), small=w("daily-page-small"), rows=rows
    )


def _selects(visit: Visit, row: PuzzleChannel, posed: Sequence[str]) -> list[Control]:
    w, chosen = visit.words, json.loads(row.titles)
    named = tuple(Choice(visit.host.catalogue[x].game.title, x, chosen=x in chosen) for x in posed)
    titles = Select(make(Verb.DAILY, NOWHERE, "titles"), w("daily-titles"), named, 1, len(named))
    found: list[Control] = [titles] if len(named) > 1 else []
    for what, now in (("hour", row.hour), ("evening", row.evening)):
        hours = tuple(Choice(w(f"daily-at-{what}", hour=x), str(x), chosen=x == now) for x in range(HOURS))
        found.append(Select(make(Verb.DAILY, NOWHERE, what), w(f"daily-{what}"), hours))
    return found


async def daily_pressed(visit: Visit, what: CustomId, values: tuple[str, ...]) -> None:
    """Show the page, or carry out what was pressed or chosen on it."""
    visit = visit.placed()
    do, one = what.arg(0), values[0] if values else ""
    channel, service = _channel(visit), _service(visit)
    if do == "on":
        await service.switch_on(visit.person, channel)
        if lacks := await opening.lacks_here(visit):
            post = await daily_page(visit, saved=True)
            said = opening.lacking_said(visit, lacks, channel, "bot-server-lacking")
            await visit.show(replace(post, text=(said, *post.text)))
            return
    elif do == "off":
        await service.switch_off(visit.person, channel)
    elif do == "titles":
        await service.switch_on(visit.person, channel, titles=values)
    elif do == "hour" and one.isdecimal():
        await service.switch_on(visit.person, channel, hour=int(one))
    elif do == "evening" and one.isdecimal():
        await service.switch_on(visit.person, channel, evening=int(one))
    await visit.show(await daily_page(visit, saved=bool(do)))


async def daily_voted(visit: Visit, what: CustomId, _values: tuple[str, ...]) -> None:
    """Take a vote, and tell its giver alone."""
    day, answer = await _service(visit).vote(visit.person, what.number(0), what.arg(1))
    puzzle = visit.services.puzzle_progress.puzzle(day.title, day.puzzle)
    at = await visit.services.puzzle_progress.position(puzzle)
    await visit.tell("daily-voted", answer=label(puzzle, at, answer, visit.words), when=relative(day.closes))


def _channel(visit: Visit) -> int:
    if visit.place.guild is None or visit.place.channel is None:
        raise Refused("refused-no-channel")
    return visit.place.channel


def _service(visit: Visit) -> DailyPuzzles:
    return visit.services.daily_puzzles


TEXT = "text"


async def pressed(visit: Visit, what: CustomId, values: tuple[str, ...]) -> None:
    """Carry out a press on a surface's page. One on an old page shows the present state."""
    if what.arg(0).startswith(f"{SANDBOX}."):
        visit.host.pictures.step(visit.person.id)
    await _carried_out(visit, what, Extra(values))


async def typed(visit: Visit, what: CustomId, given: Mapping[str, str]) -> None:
    """Carry out what was typed on a surface's page."""
    await _carried_out(visit, what, Extra(fields=given))


async def _carried_out(visit: Visit, what: CustomId, extra: Extra) -> None:
    visit = visit.placed()
    surface, current = await _at(visit, what.arg(0))
    post = await _done(visit, surface, done_at(what), extra) if current else None
    await visit.show(post or await visit.services.surfaces.lay_out(surface, visit.person))


async def _at(visit: Visit, key: str) -> tuple[Surface, bool]:
    """Find a surface by its key; as it is now, and whether that is what the key is of."""
    kind, _, name = key.partition(".")
    pages = {
        LESSON: visit.services.lesson_pages.at,
        PUZZLE: visit.services.lesson_pages.puzzle_at,
        SANDBOX: visit.services.sandbox_pages.at,
    }
    if kind not in pages or not name:
        raise Refused("refused-malformed")
    return await pages[kind](visit.person, name)


async def _done(visit: Visit, surface: Surface, does: Do, extra: Extra) -> Post:
    """Do what a control does, and lay out what came of it."""
    services, leaf = visit.services, FIRST
    match does:
        case Narrow(prefix, page):
            leaf = Leaf((*prefix, *extra.values), page or 0)
            if page is None and (only := surface.now.only(leaf.prefix)):
                surface, leaf = await surface.give(AnswerForm(token=only)), FIRST
        case Take(token):
            surface = await surface.give(AnswerForm(token=extra.values[0] if extra.values else token))
        case Write():
            surface = await surface.give(AnswerForm(text=extra.fields.get(TEXT, "").strip()))
        case Form(op, detail):
            form_input = FormInput(op, detail, extra.values, extra.fields)
            surface, leaf = await services.surfaces.fill(surface, visit.person, form_input)
        case Own("plan") if isinstance(surface, SandboxSurface):
            return await _planned(visit, surface.trial)
        case Own():
            surface = await surface.own(does, extra)
    return await services.surfaces.lay_out(surface, visit.person, leaf)


#: Maximum length of a field's hint, in characters.
HINT = 100


async def blank(visit: Visit, what: CustomId) -> Blank:
    """Ask for the text fields of a form, for dice, or for a typed answer."""
    w, does, in_game = visit.words, done_at(what), what.game != NOWHERE
    if isinstance(does, Form) and in_game:
        seat, kind = what.arg(0), what.arg(1)
        return await visit.services.choices.blank(what.game, visit.person, kind, seat, does.op, does.detail)
    if isinstance(does, Form):
        surface, _ = await _at(visit, what.arg(0))
        return await visit.services.surfaces.blank(surface, visit.person, does.op, does.detail)
    if isinstance(does, Own):
        dice = Field(NUMBERS, w("sandbox-dice-label"), w("sandbox-dice-hint"), most=200)
        return Blank(w("sandbox-dice-title"), (dice,))
    example = await _example(visit, what) if in_game else ""
    hint = cut(w("bot-write-hint", text=example), HINT) if example else ""
    field = Field(TEXT, w("bot-write-label"), hint, most=LONGEST_TEXT, long=not in_game)
    return Blank(w("bot-write-title"), (field,))


async def _example(visit: Visit, what: CustomId) -> str:
    """Write the last answer that may be typed, as the first may end a phase; "" where none is listed."""
    sight = await visit.services.player_views.look(what.game, visit.person)
    asked = next((x for x in sight.asked if what.number(1) in (0, x.decision) and x.options), None)
    if asked is None or not asked.options:
        return ""
    return visit.host.catalogue[sight.game.title].game.write(asked.options[-1].action)


# -- sandboxes ---------------------------------------------------------------------------------------------


def sandbox_button(visit: Visit, game: str) -> Button:
    """Return the button that opens a sandbox from a game as it is now."""
    return Button(visit.words("sandbox-open"), make(Verb.SANDBOX, game, "open", ""))


async def first_sandbox(visit: Visit, game: str = "", entry: str = "") -> None:
    """Open a sandbox from a named game, possibly after an entry, or list this person's sandboxes."""
    if game and entry:
        trial = await visit.services.sandboxes.open_at(visit.person, game, entry)
        await visit.show(await visit.services.sandbox_pages.page(visit.person, trial))
    elif game:
        await _opened(visit, game, None)
    else:
        here = await _here(visit)
        own = [sandbox_button(visit, here)] if here else []
        await visit.show(await visit.services.sandbox_pages.list_all(visit.person, *own))


async def _here(visit: Visit) -> str:
    """Return the game of this place, if a sandbox can be opened from it."""
    if not visit.here:
        return ""
    info = await visit.services.game_lists.info(visit.here)
    plays = info.status is Status.PLAYING and info.seat_of(visit.person.id) is not None
    return visit.here if info.status.ended or plays else ""


async def _opened(visit: Visit, game: str, entry: int | None) -> None:
    """Begin a sandbox, and show it."""
    trial = await visit.services.sandboxes.open(visit.person, game, entry)
    await visit.show(await visit.services.sandbox_pages.page(visit.person, trial))


async def sandbox_pressed(visit: Visit, what: CustomId, values: tuple[str, ...]) -> None:
    """Open a sandbox, go on in one, delete some, or list them."""
    visit.host.pictures.step(visit.person.id)
    if what.game != NOWHERE:
        await _opened(visit, what.game, what.number(1) if what.arg(1) else None)
        return
    visit = visit.placed()
    if what.arg(0):
        trial = await visit.services.sandboxes.get(visit.person, what.arg(0))
        await visit.show(await visit.services.sandbox_pages.page(visit.person, trial))
        return
    for x in values if what.arg(1) == "drop" else ():
        await visit.services.sandboxes.drop(visit.person, x)
    await first_sandbox(visit)


async def _planned(visit: Visit, trial: Trial) -> Post:
    """Show the player's own answers as they would be in the game: a plan, a form, or a preview."""
    services, own = visit.services, await visit.services.sandbox_play.own(trial, visit.person)
    visit.note_typed(CustomId(Verb.WRITE, own.game, (own.seat, str(own.decision))), {TEXT: own.text})
    if own.formed:
        page = await services.drafts.sheet_of(own.game, visit.person, own.text, own.kind, own.seat)
        post = await services.choices.form_page(visit.person, page)
    else:
        text = own.text.replace("\n", "; ")
        post = await services.drafts.preview(
            own.game, visit.person, own.decision, own.seat, text=text, fresh=True
        )
    return replace(post, text=(visit.words("sandbox-plan-taken", n=own.count), *post.text))
