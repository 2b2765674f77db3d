"""How questions are answered: chosen, typed, filled in; taken back, left standing; with hints."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from discord import app_commands

from bot.acts.registry import FILLED, command, control, fills, press
from bot.play.model.custom_ids import NOWHERE, CustomId, Verb, make
from bot.play.model.editors import BESIDE, FormInput
from bot.play.model.terms import Refused
from bot.play.queries.choices import Chosen
from bot.ui.interactions import answers, modals, pages, suggestions, surfaces
from bot.ui.interactions.modals import Given
from bot.ui.visit import LARGEST_FILE, Visit, alone, read_file, uploaded


def value(what: CustomId, values: tuple[str, ...], index: int) -> str:
    """Return the choice made in a select, or argument `i` of a button."""
    return values[0] if values else what.arg(index)


@press(Verb.PICK, Verb.PAGE, Verb.CANCEL)
async def pick(visit: Visit, what: CustomId, values: tuple[str, ...]) -> None:
    """Narrow the choice by one more step, turn to another page of it, or go back to its beginning."""
    prefix, page = (*what.prefix(), *values), what.number(3) if what.arg(3) else 0
    await answers.narrowed(visit, what.game, what.number(1), what.arg(0), prefix, page)


@press(Verb.TAKE)
async def take(visit: Visit, what: CustomId, values: tuple[str, ...]) -> None:
    """Press an option: preview it, or do it."""
    await answers.chosen(visit, what.game, Chosen(what.number(1), what.arg(0), value(what, values, 2)))


@press(Verb.DO)
async def do(visit: Visit, what: CustomId, _values: tuple[str, ...]) -> None:
    """Confirm."""
    done = await visit.services.answering.answer(
        what.game, visit.person, what.number(1), what.arg(0), token=what.arg(2)
    )
    await answers.answered(visit, done)


@press(Verb.BACK)
async def back(visit: Visit, what: CustomId, _values: tuple[str, ...]) -> None:
    """Take an unread answer back."""
    done = await visit.services.answering.take_back(what.game, visit.person, what.number(1), what.arg(0))
    await answers.answered(visit, done)


@press(Verb.SHEET)
async def form_input(
    visit: Visit, what: CustomId, values: tuple[str, ...] = (), fields: Mapping[str, str] | None = None
) -> None:
    """Carry out an input on a form. On a page in a direct message the page itself is changed."""
    visit = replace(visit, in_place=alone(visit.interaction) and BESIDE not in what.args)
    made = FormInput(what.arg(2), what.arg(3), values, fields or {})
    await answers.input_given(visit, what.game, what.arg(1), made, what.arg(0))


@fills(Verb.FILL)
async def filled(visit: Visit, what: CustomId, given: Given) -> None:
    """Carry out text fields of a form."""
    await form_input(visit, what, fields=given)


@command("answer", text=suggestions.answers)
async def answer(visit: Visit, game: str, text: app_commands.Range[str, 1, 400]) -> None:
    """Answer by text."""
    await answers.typed(visit, game, text)


@fills(Verb.WRITE)
async def written(visit: Visit, what: CustomId, given: Given) -> None:
    """Answer by text in a form."""
    text = given.get(modals.TEXT, "")
    await answers.typed(visit, what.game, text, what.number(1), what.arg(0))


@fills(Verb.PASTE)
async def pasted(visit: Visit, what: CustomId, given: Given) -> None:
    """Take a whole sheet."""
    await answers.pasted(visit, what.game, what.arg(0), given.get(modals.TEXT, ""))


fills(Verb.TYPE)(surfaces.typed)


@press(Verb.STANDING)
async def standing(visit: Visit, what: CustomId, values: tuple[str, ...]) -> None:
    """Leave a standing answer, or take it away."""
    policy = value(what, values, 2)
    seal = await visit.services.standing.leave(
        what.game, visit.person, what.arg(1), "" if policy == NOWHERE else policy, what.arg(0)
    )
    if visit.within:
        await visit.show(await pages.hand(visit, what.game))
    else:
        await _say_left(visit, policy, seal)


@fills(Verb.STANDING)
async def standing_written(visit: Visit, what: CustomId, given: Given) -> None:
    """Leave a standing answer as it was typed."""
    text = given.get(modals.CHOSEN) or given.get(modals.TEXT, "")
    seal = await answers.left(visit, what.game, what.arg(1), text, what.arg(0).split("."))
    await _say_left(visit, text, seal)


async def _say_left(visit: Visit, policy: str, seal: str) -> None:
    """Say that a standing answer is left, or taken away."""
    off = "bot-standing-off" if policy == NOWHERE else ""
    await visit.tell(off or ("bot-standing-sealed" if seal else "bot-standing-on"), seal=seal)


@command("hint")
async def hint(visit: Visit, game: str) -> None:
    """Show a hint on the user's open question, to them alone."""
    await answers.hint_taken(visit, game)


press(Verb.HINT)(answers.hint_pressed)


@command("undo")
@control(Verb.UNDO)
async def undo(visit: Visit, game: str) -> None:
    """Take the user's last answer back, or ask the others."""
    await answers.undone(visit, await visit.services.undoing.undo(game, visit.person))


#: Forms whose text answers a question, or is kept for one: a file may take its place, and refusals keep it.
KEPT = frozenset({Verb.WORD, Verb.WRITE, Verb.FILL, Verb.PASTE, Verb.REPORT, Verb.STANDING})


async def submitted(visit: Visit, what: CustomId, given: dict[str, str]) -> None:
    """Carry out a form that was filled in. What was typed is kept if it is refused."""
    if what.verb not in FILLED:
        raise Refused("refused-malformed")
    if what.verb in KEPT:
        form = make(what.verb, what.game, *what.args)
        visit.note_typed(form, given)
        if (file := uploaded(visit.interaction)) is not None:
            visit.host.uploads.step(visit.person.id)
            given = {**given, modals.TEXT: await read_file(file, LARGEST_FILE)}
            if len(given[modals.TEXT]) > modals.LONGEST_FIELD:
                raise Refused("refused-long", most=modals.LONGEST_FIELD)
            visit.note_typed(form, given)
    await FILLED[what.verb](visit, what, given)
