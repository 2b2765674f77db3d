"""How questions are answered: chosen, typed, filled in; taken back, left standing; with hints."""

from __future__ import annotations

from dataclasses import replace

from discord import app_commands

from bot.acts.registry import command, control, fills, press
from bot.play.model.custom_ids import AHEAD, NOWHERE, CustomId, Verb, done_at
from bot.play.model.editors import BESIDE, LONGEST_SHEET, FormInput
from bot.play.model.ports import Form, Narrow, Own, Take, Write
from bot.play.model.terms import Refused
from bot.play.queries.choices import Chosen
from bot.play.surface.surfaces import Extra
from bot.ui.interactions import answers, modals, pages, suggestions, surfaces
from bot.ui.interactions.modals import Given
from bot.ui.visit import Visit, alone


def value(what: CustomId, values: tuple[str, ...], index: int) -> str:
    """Return the choice made in a select, or argument `i` of a button."""
    return values[0] if values else what.arg(index)


@press(Verb.TAKE, Verb.PICK, Verb.PAGE, Verb.CANCEL, Verb.DO, Verb.BACK, Verb.SHEET, Verb.HINT)
async def pressed(visit: Visit, what: CustomId, values: tuple[str, ...]) -> None:
    """Carry out a press on a page with a question of a game."""
    await _carried_out(visit, what, Extra(values))


@fills("write")
@fills("fill")
async def filled(visit: Visit, what: CustomId, given: Given) -> None:
    """Carry out what was typed for a question of a game."""
    await _carried_out(visit, what, Extra(fields=given))


async def _carried_out(visit: Visit, what: CustomId, extra: Extra) -> None:
    """Do what a control does to a question of a game: nothing is a surface's here, for it is committed."""
    game, seat, services = what.game, what.arg(0), visit.services
    match done_at(what):
        case Form(op, detail, mark=mark):
            visit = replace(visit, in_place=alone(visit.interaction) and BESIDE not in (op, mark))
            await answers.input_given(
                visit, game, what.arg(1), FormInput(op, detail, extra.values, extra.fields), seat
            )
        case Narrow(prefix, page):
            await answers.narrowed(visit, game, what.number(1), seat, (*prefix, *extra.values), page or 0)
        case Take(token):
            token = extra.values[0] if extra.values else token
            await answers.chosen(visit, game, Chosen(what.number(1), seat, token))
        case Write():
            await answers.typed(visit, game, extra.fields.get(modals.TEXT, ""), what.number(1), seat)
        case Own(Verb.CANCEL):
            await answers.narrowed(visit, game, what.number(1), seat)
        case Own(Verb.DO, token) if what.number(1) == AHEAD:
            await visit.show(await services.drafts.prepare(game, visit.person, seat=seat, token=token))
        case Own(Verb.DO, token):
            args = (game, visit.person, what.number(1), seat)
            done = await services.answering.answer(*args, token=token, read=visit.read)
            await answers.answered(visit, done)
        case Own(Verb.BACK):
            done = await services.answering.take_back(game, visit.person, what.number(1), seat)
            await answers.answered(visit, done)
        case Own(Verb.HINT, way):
            await answers.hint_taken(visit, game, what.number(1), seat, way)


@command("move", text=suggestions.answers)
@control(Verb.SHOW, "move")
async def move(visit: Visit, game: str, text: app_commands.Range[str, 0, LONGEST_SHEET] = "") -> None:
    """Answer by text: one answer, or a whole phase, sheet or step parted by ";"; without one see all."""
    if not text:
        await answers.narrowed(visit, game)
    elif not await answers.unasked(visit, game, text):
        await answers.typed(visit, game, text)


@command("gm", text=suggestions.acts)
async def gm(visit: Visit, game: str, text: app_commands.Range[str, 0, 400] = "") -> None:
    """Open the panel of the user's seat, with all that it may do; or show what an act would do, typed."""
    info = await visit.services.game_lists.info(game)
    panels = visit.host.catalogue[info.title].panels
    mine = [kind for kind, x in panels.items() if x.seat in info.seats_of(visit.person.id)]
    if not panels:
        raise Refused("refused-no-gm")
    await answers.pasted(visit, game, (mine or [*panels])[0], text)


@fills("paste")
async def pasted(visit: Visit, what: CustomId, given: Given) -> None:
    """Take a whole sheet."""
    await answers.pasted(visit, what.game, what.arg(0), given.get(modals.TEXT, ""))


fills("type")(surfaces.typed)


@press(Verb.STANDING)
async def standing(visit: Visit, what: CustomId, values: tuple[str, ...]) -> None:
    """Leave a standing answer, or take it away."""
    policy = value(what, values, 2)
    seal = await visit.services.answering.leave_standing(
        what.game, visit.person, what.arg(1), "" if policy == NOWHERE else policy, what.arg(0)
    )
    if visit.within:
        await visit.show(await pages.hand(visit, what.game))
    else:
        await _say_left(visit, policy, seal)


@fills("standing")
async def standing_written(visit: Visit, what: CustomId, given: Given) -> None:
    """Leave a standing answer as it was typed."""
    text = given.get(modals.CHOSEN) or given.get(modals.TEXT, "")
    seal = await answers.left(visit, what.game, what.arg(1), text, what.arg(0).split("."))
    await _say_left(visit, text, seal)


async def _say_left(visit: Visit, policy: str, seal: str) -> None:
    """Say that a standing answer is left, or taken away."""
    off = "bot-standing-off" if policy == NOWHERE else ""
    await visit.tell(off or ("bot-standing-sealed" if seal else "bot-standing-on"), seal=seal)


@control(Verb.SHOW, "prepared")
async def prepared(visit: Visit, game: str, how: str = "") -> None:
    """Show what the user has prepared before being asked, say when it is given, or take it up or drop it."""
    drafts = visit.services.drafts
    if how == "use":
        await answers.typed(visit, game, await drafts.prepared_text(game, visit.person))
    elif how:
        await visit.show(await drafts.settle_prepared(game, visit.person, how))
    else:
        await visit.show(await drafts.prepared(game, visit.person))


@command("hint")
async def hint(visit: Visit, game: str) -> None:
    """Show a hint on the user's open question, to them alone."""
    await answers.hint_taken(visit, game)


@command("undo")
@control(Verb.UNDO)
async def undo(visit: Visit, game: str) -> None:
    """Take the user's last answer back, or ask the others."""
    await answers.undone(visit, await visit.services.answering.undo(game, visit.person))
