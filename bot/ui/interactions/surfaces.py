"""What is pressed and typed on pages of lessons, puzzles and sandboxes; `/sandbox`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from bot.play.analysis.sandbox_pages import NUMBERS, SANDBOX, SandboxPages, SandboxSurface
from bot.play.analysis.sandboxes import Trial
from bot.play.learning.pages import LESSON, PUZZLE, LessonPages, PuzzlePages
from bot.play.model.custom_ids import NOWHERE, CustomId, Verb, done_at, make
from bot.play.model.editors import LONGEST_TEXT, Blank, Field, FormInput
from bot.play.model.ports import Button, Do, Form, Narrow, Own, Post, Take, Write
from bot.play.model.terms import Refused, Status
from bot.play.surface.surfaces import FIRST, Extra, Given, Leaf, Surface
from bot.ui.visit import Visit, alone

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
    services, own = v.services, await v.services.taking_over.own(trial, v.person)
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
