"""`/sandbox`: a position of a game that a person plays on from alone, on pages that only they see."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from bot.play.analysis.sandbox_pages import FIRST, NOBODY, Selection
from bot.play.analysis.sandbox_play import Played
from bot.play.analysis.sandboxes import Trial
from bot.play.model.custom_ids import NOWHERE, CustomId, Verb, make
from bot.play.model.editors import LONGEST_TEXT, Blank, Field
from bot.play.model.ports import Button
from bot.play.model.terms import Refused, Status
from bot.play.surface.positions import FORM, Turned, input_of
from bot.ui.interactions.learning import TEXT
from bot.ui.visit import Visit, alone


def button(v: Visit, game: str, entry: int | None = None) -> Button:
    """Return the button that opens a sandbox from a game, after one of its entries or as it is now."""
    at = "" if entry is None else str(entry)
    return Button(v.words("sandbox-open"), make(Verb.SANDBOX, game, "open", at))


async def first_page(v: Visit, game: str = "", entry: str = "") -> None:
    """Open a sandbox from a named game, possibly after an entry, or list this person's sandboxes."""
    if game and entry:
        trial = await v.services.sandboxes.open_at(v.person, game, entry)
        await v.show(await v.services.sandbox_pages.page(v.person, trial))
        return
    if game:
        await opened(v, game, None)
        return
    here = await _here(v)
    await v.show(await v.services.sandbox_pages.kept(v.person, *([button(v, here)] if here else [])))


async def _here(v: Visit) -> str:
    """Return the game of this place, if a sandbox can be opened from it."""
    if not v.here:
        return ""
    info = await v.services.game_lists.info(v.here)
    plays = info.status is Status.PLAYING and info.seat_of(v.person.id) is not None
    return v.here if info.status.ended or plays else ""


async def opened(v: Visit, game: str, entry: int | None) -> None:
    """Begin a sandbox, and show it."""
    trial = await v.services.sandboxes.open(v.person, game, entry)
    await v.show(await v.services.sandbox_pages.page(v.person, trial))


async def pressed(v: Visit, what: CustomId, values: tuple[str, ...]) -> None:
    """Show sandboxes, open one, or do something in one."""
    v.host.pictures.step(v.person.id)
    if what.game != NOWHERE:
        await opened(v, what.game, what.number(1) if what.arg(1) else None)
        return
    v = replace(v, in_place=alone(v.interaction))
    if what.arg(2) == "drop":
        for x in values:
            await v.services.sandboxes.drop(v.person, x)
    if not what.arg(0):
        await first_page(v)
        return
    trial = await v.services.sandboxes.get(v.person, what.arg(0))
    if what.arg(2) == "show" or what.number(1) != trial.row.version:  # an old page shows the present state
        await _show(v, trial, Selection(what.arg(3)))
    else:
        await _do(v, trial, what, values)


async def _show(v: Visit, trial: Trial, leaf: Selection = FIRST, played: Played | None = None) -> None:
    await v.show(await v.services.sandbox_pages.page(v.person, trial, leaf, played))


async def _do(v: Visit, trial: Trial, what: CustomId, values: tuple[str, ...]) -> None:
    """Carry out a press on a sandbox's page, and show the result."""
    do, seat = what.arg(2), what.arg(3)
    if do.startswith(f"{FORM}."):
        await _input_given(v, trial, what, values)
    elif do in _TRIES:
        await _show(v, await _TRIES[do](v, trial, what, values))
    elif do == "machines":
        await v.show(await v.services.sandbox_pages.machines(v.person, trial))
    elif do == "machine":
        level = values[0] if values and values[0] != NOBODY else ""
        trial = await v.services.sandbox_play.seat_machine(trial, seat, level)
        await v.show(await v.services.sandbox_pages.machines(v.person, trial))
    elif do == "compare":
        await v.show(await v.services.comparison_pages.page(v.person, trial))
    elif do == "plan":
        await _planned(v, trial)
    else:
        await _answered(v, trial, what, values)


async def _answered(v: Visit, trial: Trial, what: CustomId, values: tuple[str, ...]) -> None:
    """Take an answer, or one more step of a choice."""
    do, seat, detail = what.arg(2), what.arg(3), what.arg(4)
    wanted = values[0] if values else detail
    if do == "pick" or do.startswith("page"):
        prefix = tuple(x for x in (*detail.split("."), *values) if x)
        wanted = await v.services.sandbox_play.only(trial, seat, prefix) if do == "pick" else ""
        if not wanted:
            page = int(do[4:]) if do[4:].isdecimal() else 0
            await _show(v, trial, Selection(seat, prefix, page))
            return
    played = await v.services.sandbox_play.answer(trial, seat, wanted=wanted)
    await _show(v, played.trial, Selection(seat), played)


async def _back(v: Visit, trial: Trial, what: CustomId, values: tuple[str, ...]) -> Trial:
    return await v.services.sandbox_play.take_back(trial)


async def _again(v: Visit, trial: Trial, what: CustomId, values: tuple[str, ...]) -> Trial:
    return await v.services.sandbox_play.begin_again(trial)


async def _dice(v: Visit, trial: Trial, what: CustomId, values: tuple[str, ...]) -> Trial:
    return await v.services.sandbox_play.choose_dice(trial, on=not trial.row.chooses)


async def _die(v: Visit, trial: Trial, what: CustomId, values: tuple[str, ...]) -> Trial:
    return await v.services.sandbox_play.roll(trial, [what.number(4)])


async def _roll(v: Visit, trial: Trial, what: CustomId, values: tuple[str, ...]) -> Trial:
    return await v.services.sandbox_play.roll(trial, rest=what.arg(2) == "rest")


async def _go_on(v: Visit, trial: Trial, what: CustomId, values: tuple[str, ...]) -> Trial:
    return await v.services.sandbox_play.go_on(trial)


async def _as_played(v: Visit, trial: Trial, what: CustomId, values: tuple[str, ...]) -> Trial:
    move = await v.services.comparing.next(trial)
    return trial if move is None else await v.services.sandbox_play.repeat(trial, move)


#: What leads from one state of a sandbox to another.
_TRIES = {
    "back": _back,
    "again": _again,
    "dice": _dice,
    "die": _die,
    "roll": _roll,
    "rest": _roll,
    "on": _go_on,
    "played": _as_played,
}


async def _planned(v: Visit, trial: Trial) -> None:
    """Show the player's own answers as they would be in the game: a plan, a form, or a preview."""
    own = await v.services.taking_over.own(trial, v.person)
    services = v.services
    v.note_typed(make(Verb.WRITE, own.game, own.seat, own.decision), {TEXT: own.text})
    if own.formed:
        page = await services.form_editing.sheet_of(own.game, v.person, own.text, own.kind, own.seat)
        post = await services.forms.page(v.person, page)
    else:
        text = own.text.replace("\n", "; ")
        post = await services.previews.preview(
            own.game, v.person, own.decision, own.seat, text=text, fresh=True
        )
    said = v.words("sandbox-plan-taken", n=own.count)
    await v.show(replace(post, text=(said, *post.text)))


async def _input_given(
    v: Visit,
    trial: Trial,
    what: CustomId,
    values: tuple[str, ...] = (),
    fields: Mapping[str, str] | None = None,
) -> None:
    """Carry out an input on the form of a seat."""
    form_input = input_of(what.arg(2), what.arg(4), values, fields)
    trial, got = await v.services.sandbox_forms.apply(v.person, trial, what.arg(3), form_input)
    if isinstance(got, Turned):
        await v.show(await v.services.sandbox_pages.turned(v.person, trial, got))
    else:
        await _show(v, trial, Selection(what.arg(3)), got)


async def blank(v: Visit, what: CustomId) -> Blank:
    """Ask for the text fields of a seat's form, for dice, or for a typed answer."""
    w = v.words
    if what.arg(2) == "dice":
        return Blank(
            w("sandbox-dice-title"), (Field(TEXT, w("sandbox-dice-label"), w("sandbox-dice-hint"), most=200),)
        )
    if what.arg(2) == "write":
        field = Field(TEXT, w("bot-write-label"), w("bot-write-hint"), most=LONGEST_TEXT, long=True)
        return Blank(w("bot-write-title"), (field,))
    trial = await v.services.sandboxes.get(v.person, what.arg(0))
    return await v.services.sandbox_forms.blank(
        v.person, trial, what.arg(3), input_of(what.arg(2), what.arg(4))
    )


async def typed(v: Visit, what: CustomId, given: Mapping[str, str]) -> None:
    """Take what was typed in a sandbox."""
    v = replace(v, in_place=alone(v.interaction))
    trial, text = await v.services.sandboxes.get(v.person, what.arg(0)), given.get(TEXT, "").strip()
    if what.number(1) != trial.row.version:
        await _show(v, trial, Selection(what.arg(3)))
    elif what.arg(2).startswith(f"{FORM}."):
        await _input_given(v, trial, what, fields=given)
    elif what.arg(2) == "dice":
        await _show(v, await v.services.sandbox_play.roll(trial, _numbers(text)))
    else:
        played = await v.services.sandbox_play.answer(trial, what.arg(3), text=text)
        await _show(v, played.trial, Selection(what.arg(3)), played)


def _numbers(text: str) -> list[int]:
    words = text.replace(",", " ").split()
    if not words or not all(x.isdecimal() and len(x) < 4 for x in words):
        raise Refused("bot-sandbox-numbers")
    return [int(x) for x in words]


VERBS = {Verb.SANDBOX: pressed}
