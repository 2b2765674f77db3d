"""Forms: which controls open one, and what handles it when it is submitted."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

from bot.play.model.custom_ids import CustomId, Verb, make
from bot.play.model.terms import Refused
from bot.ui.interactions import answers, modals, opening
from bot.ui.interactions.community import reports
from bot.ui.interactions.personal import lessons, puzzles, sandboxes, times
from bot.ui.interactions.presses import form_input, say_left
from bot.ui.uploads import LARGEST_FILE, read_file, uploaded
from bot.ui.visit import Visit

#: Verbs that open a form, which must be the first answer: they are not acknowledged before.
FORMS: dict[Verb, Callable[[CustomId, Visit], Awaitable[modals.Form]]] = {
    **dict.fromkeys(set(modals.BLANKS) - {Verb.STANDING}, modals.ask),
    Verb.CORRECT: modals.ask_again,
}


Given = Mapping[str, str]


async def _table(v: Visit, custom_id: CustomId, given: Given) -> None:
    await opening.table(v, custom_id.arg(0), custom_id.arg(1), given, uploaded(v.interaction))


async def _record(v: Visit, custom_id: CustomId, given: Given) -> None:
    await opening.record(v, given, uploaded(v.interaction))


async def _table_file(v: Visit, custom_id: CustomId, given: Given) -> None:
    looks_at, file = v.host.catalogue[custom_id.arg(0)].looks_at, uploaded(v.interaction)
    if looks_at is None or file is None:
        raise Refused("refused-malformed")
    await looks_at(v, custom_id.arg(1), file)


#: Handlers of forms that belong to no game under way.
OPENING: dict[Verb, Callable[[Visit, CustomId, Given], Awaitable[None]]] = {
    Verb.NEW: _table,
    Verb.LOAD: _table_file,
    Verb.IMPORT: _record,
    Verb.WHEN: times.filled,
    Verb.TERMS: opening.terms_filled,
    Verb.LESSON: lessons.typed,
    Verb.SOLVE: puzzles.typed,
    Verb.SANDFORM: sandboxes.typed,
}


async def submitted(v: Visit, custom_id: CustomId, given: dict[str, str]) -> None:
    """Carry out a form that was filled in. What was typed is kept if it is refused."""
    if custom_id.verb in OPENING:
        await OPENING[custom_id.verb](v, custom_id, given)
        return
    form = make(custom_id.verb, custom_id.game, *custom_id.args)
    v.note_typed(form, given)
    if (file := uploaded(v.interaction)) is not None:
        v.host.uploads.step(v.person.id)
        given = {**given, modals.TEXT: await read_file(file, LARGEST_FILE)}
        if len(given[modals.TEXT]) > modals.LONGEST_FIELD:
            raise Refused("refused-long", most=modals.LONGEST_FIELD)
        v.note_typed(form, given)
    text, game = given.get(modals.TEXT, ""), custom_id.game
    if custom_id.verb is Verb.WORD:
        await v.services.lobby.set_word(game, v.person, text)
        await v.tell("bot-word-noted")
    elif custom_id.verb is Verb.WRITE:
        await answers.typed(v, game, text, custom_id.number(1), custom_id.arg(0))
    elif custom_id.verb is Verb.FILL:
        await form_input(v, custom_id, fields=given)
    elif custom_id.verb is Verb.PASTE:
        await answers.pasted(v, game, custom_id.arg(0), text)
    elif custom_id.verb is Verb.REPORT:
        span = (custom_id.number(0), custom_id.number(1)) if custom_id.args else None
        await reports.made(v, text, game=game, span=span)
    elif custom_id.verb is Verb.STANDING:
        text = given.get(modals.CHOSEN) or text
        seal = await answers.left(v, game, custom_id.arg(1), text, custom_id.arg(0).split("."))
        await say_left(v, text, seal)
    else:
        raise Refused("refused-malformed")
