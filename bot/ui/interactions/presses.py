"""What each button and select does, one small function a verb; and what becomes of completed forms."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from typing import TypeVar

from bot.play.model.custom_ids import NOWHERE, CustomId, Verb, make
from bot.play.model.editors import BESIDE, FormInput
from bot.play.model.ports import Post
from bot.play.model.terms import Refused, relative
from bot.play.queries.choices import Chosen
from bot.ui.interactions import answers, modals, opening, pages, people, playing, preferences, rules, surfaces
from bot.ui.visit import LARGEST_FILE, Visit, alone, parent, read_file, somebody, uploaded
from engine.policies.policy import USUAL

#: Carries out a press: takes the visit, the control's id, and the chosen values.
Does = Callable[[Visit, CustomId, tuple[str, ...]], Awaitable[None]]
D = TypeVar("D", bound=Does)
HANDLERS: dict[Verb, Does] = {}


def on(verb: Verb) -> Callable[[D], D]:
    """Declare what a verb does."""

    def declare(handler: D) -> D:
        HANDLERS[verb] = handler
        return handler

    return declare


def value(what: CustomId, values: tuple[str, ...], index: int) -> str:
    """Return the choice made in a select, or argument `i` of a button."""
    return values[0] if values else what.arg(index)


# -- lobby -----------------------------------------------------------------------------------------------


@on(Verb.JOIN)
async def join(visit: Visit, what: CustomId, _values: tuple[str, ...]) -> None:
    """Take a seat."""
    seat = await visit.services.lobby.join(what.game, visit.person, what.arg(0))
    await visit.show(await pages.joined(visit, what.game, seat))


@on(Verb.LEAVE)
async def leave(visit: Visit, what: CustomId, _values: tuple[str, ...]) -> None:
    """Give a seat up."""
    await visit.services.lobby.leave(what.game, visit.person)


@on(Verb.MACHINE)
async def machine(visit: Visit, what: CustomId, values: tuple[str, ...]) -> None:
    """Seat a machine player on a free seat."""
    seat, _, policy = value(what, values, 0).partition(".")
    await visit.services.lobby.add_machine(what.game, visit.person, seat, policy or USUAL)


@on(Verb.CLOCK)
async def clock(visit: Visit, what: CustomId, values: tuple[str, ...]) -> None:
    """Choose the table's clock."""
    await visit.services.table_terms.choose(what.game, visit.person, value(what, values, 0))


@on(Verb.UNSEAT)
async def unseat(visit: Visit, what: CustomId, values: tuple[str, ...]) -> None:
    """Take a machine player off, or an invitation back."""
    await visit.services.lobby.unseat(what.game, visit.person, value(what, values, 0))


@on(Verb.INVITE)
async def invite(visit: Visit, what: CustomId, _values: tuple[str, ...]) -> None:
    """Keep a seat for the person who was named before."""
    guild = visit.interaction.guild
    if guild is None or not what.arg(0).isdecimal():
        raise Refused("refused-malformed")
    who = somebody(await guild.fetch_member(int(what.arg(0))), visit.host.settings.locale)
    await answers.invited(visit, what.game, who)


@on(Verb.OPEN)
async def open_(visit: Visit, what: CustomId, values: tuple[str, ...]) -> None:
    """Open a table that was looked at before."""
    if not await opening.may_post(visit):
        return
    chosen = tuple(what.arg(2).split("."))
    game = await visit.services.table_files.open_kept(
        visit.place, visit.person, what.arg(0), what.arg(1), chosen, parent(visit.interaction)
    )
    key = "bot-opened" if await opening.shown(visit, game, visit.place) else "bot-opened-waits"
    await visit.tell(key, channel=f"<#{visit.place.channel}>")


@on(Verb.REMATCH)
async def rematch(visit: Visit, what: CustomId, _values: tuple[str, ...]) -> None:
    """Open the lobby of a rematch, or say where it is."""
    await answers.played_again(visit, what.game, swap=what.arg(0) == "swap")


@on(Verb.START)
async def start(visit: Visit, what: CustomId, _values: tuple[str, ...]) -> None:
    """Start the game."""
    done = await visit.services.lobby.start(what.game, visit.person)
    if done.absent:
        await answers.awaited(visit, done)


@on(Verb.ABANDON)
async def abandon(visit: Visit, what: CustomId, _values: tuple[str, ...]) -> None:
    """Abandon a game without a result, after asking once more."""
    if what.arg(0) != "yes":
        await visit.show(await pages.confirm(visit, what.game, Verb.ABANDON))
        return
    settled = await visit.services.hosting.abandon(what.game, visit.person)
    await visit.tell("bot-abandoned" if settled else "bot-abandon-asked")


# -- answering -------------------------------------------------------------------------------------------


@on(Verb.PICK)
async def pick(visit: Visit, what: CustomId, values: tuple[str, ...]) -> None:
    """Narrow the choice by one more step, turn to another page of it, or go back to its beginning."""
    prefix, page = (*what.prefix(), *values), what.number(3) if what.arg(3) else 0
    await answers.narrowed(visit, what.game, what.number(1), what.arg(0), prefix, page)


HANDLERS[Verb.PAGE] = HANDLERS[Verb.CANCEL] = pick


@on(Verb.TAKE)
async def take(visit: Visit, what: CustomId, values: tuple[str, ...]) -> None:
    """Press an option: preview it, or do it."""
    await answers.chosen(visit, what.game, Chosen(what.number(1), what.arg(0), value(what, values, 2)))


@on(Verb.DO)
async def do(visit: Visit, what: CustomId, _values: tuple[str, ...]) -> None:
    """Confirm."""
    done = await visit.services.answering.answer(
        what.game, visit.person, what.number(1), what.arg(0), token=what.arg(2)
    )
    await answers.answered(visit, done)


@on(Verb.BACK)
async def back(visit: Visit, what: CustomId, _values: tuple[str, ...]) -> None:
    """Take an unread answer back."""
    done = await visit.services.answering.take_back(what.game, visit.person, what.number(1), what.arg(0))
    await answers.answered(visit, done)


@on(Verb.SHEET)
async def form_input(
    visit: Visit,
    custom_id: CustomId,
    values: tuple[str, ...] = (),
    fields: Mapping[str, str] | None = None,
) -> None:
    """Carry out an input on a form. On a page in a direct message the page itself is changed."""
    visit = replace(visit, in_place=alone(visit.interaction) and BESIDE not in custom_id.args)
    made = FormInput(custom_id.arg(2), custom_id.arg(3), values, fields or {})
    await answers.input_given(visit, custom_id.game, custom_id.arg(1), made, custom_id.arg(0))


@on(Verb.STANDING)
async def standing(visit: Visit, what: CustomId, values: tuple[str, ...]) -> None:
    """Leave a standing answer, or take it away."""
    policy = value(what, values, 2)
    seal = await visit.services.standing.leave(
        what.game, visit.person, what.arg(1), "" if policy == NOWHERE else policy, what.arg(0)
    )
    if visit.within:
        await visit.show(await pages.hand(visit, what.game))
    else:
        await say_left(visit, policy, seal)


async def say_left(visit: Visit, policy: str, seal: str) -> None:
    """Say that a standing answer is left, or taken away."""
    off = "bot-standing-off" if policy == NOWHERE else ""
    await visit.tell(off or ("bot-standing-sealed" if seal else "bot-standing-on"), seal=seal)


@on(Verb.UNDO)
async def undo(visit: Visit, what: CustomId, _values: tuple[str, ...]) -> None:
    """Take the last answer back, or ask the others."""
    done = await visit.services.undoing.undo(what.game, visit.person)
    if done.request or visit.within:
        await answers.undone(visit, done)


@on(Verb.CONSENT)
async def consent(visit: Visit, what: CustomId, _values: tuple[str, ...]) -> None:
    """Answer another player's request."""
    visit, yes = visit.placed(), what.arg(1) == "yes"
    settled = await visit.services.consent.answer(what.game, visit.person, what.number(0), yes=yes)
    if visit.within or not settled:  # in a direct message, or beside one's own request, its buttons go
        await visit.tell("bot-consent-done" if settled else "bot-consent-noted")


@on(Verb.DRAW)
async def draw(visit: Visit, what: CustomId, _values: tuple[str, ...]) -> None:
    """Agree to a draw, or to another end that is offered, or decline it."""
    *end, answer = what.args or ("yes",)
    await visit.services.answering.draw(what.game, visit.person, "".join(end), offer=answer != "no")


@on(Verb.OVERDUE)
async def overdue(visit: Visit, what: CustomId, _values: tuple[str, ...]) -> None:
    """Do something about a seat whose time has run out."""
    await answers.acted(visit, what.game, what.arg(0), what.arg(1), sure=what.arg(2) == "yes")


@on(Verb.RESIGN)
async def resign(visit: Visit, what: CustomId, _values: tuple[str, ...]) -> None:
    """Resign, after asking once more."""
    if what.arg(0) != "yes":
        await visit.show(await pages.confirm(visit, what.game, Verb.RESIGN))
        return
    await visit.services.answering.resign(what.game, visit.person)
    await visit.tell("bot-resigned")


# -- finding each other ----------------------------------------------------------------------------------


@on(Verb.OFFERED)
async def offered(visit: Visit, what: CustomId, _values: tuple[str, ...]) -> None:
    """Answer an offer of a seat."""
    visit = visit.placed()
    await playing.answered(visit, what.arg(0), what.arg(1), what.arg(2))


@on(Verb.DOOR)
async def door(visit: Visit, what: CustomId, _values: tuple[str, ...]) -> None:
    """Say whether the queue may fill a lobby."""
    await visit.services.filling.set_door(what.game, visit.person, is_open=what.arg(0) == "open")


@on(Verb.SEAT)
async def seat(visit: Visit, what: CustomId, _values: tuple[str, ...]) -> None:
    """Take a seat that is on offer."""
    await visit.services.substitutes.take(what.game, visit.person, what.arg(0))
    await visit.show(await pages.taken_over(visit, what.game, what.arg(0)))


@on(Verb.SETTLED)
async def settled(visit: Visit, what: CustomId, _values: tuple[str, ...]) -> None:
    """Forget a report that has been dealt with."""
    await people.report_settled(visit, what.number(0))


# -- looking ---------------------------------------------------------------------------------------------


def _shows(page: Callable[[Visit, str], Awaitable[Post]]) -> Does:
    """Return the function that shows a page of a game."""

    async def show(visit: Visit, what: CustomId, _values: tuple[str, ...]) -> None:
        await visit.show(await page(visit, what.game))

    return show


HANDLERS[Verb.RETURN] = lambda v, what, _values: answers.come_back(v, what.game)
HANDLERS[Verb.LOOK] = _shows(pages.hand)
HANDLERS[Verb.BRIEF] = _shows(pages.brief)
HANDLERS[Verb.EXPORT] = _shows(pages.export)
HANDLERS[Verb.FAIR] = _shows(pages.fair)


@on(Verb.UNFOLD)
async def unfold(visit: Visit, what: CustomId, _values: tuple[str, ...]) -> None:
    """Explain at length what was told in a line."""
    await visit.show(await visit.services.log.unfold(what.game, visit.person))


@on(Verb.LOG)
async def log(visit: Visit, what: CustomId, _values: tuple[str, ...]) -> None:
    """Show a page of the log."""
    await visit.show(await pages.log(visit, what.game, what.number(0) if what.arg(0) else 0))


@on(Verb.LIST)
async def list_(visit: Visit, what: CustomId, _values: tuple[str, ...]) -> None:
    """Turn to a page of a list."""
    await visit.show(await pages.list_page(visit, what.arg(0), what.number(1), what.arg(2)))


@on(Verb.SETTING)
async def setting(visit: Visit, what: CustomId, values: tuple[str, ...]) -> None:
    """Change what this person prefers."""
    await preferences.pressed(visit, what.arg(0), value(what, values, 1))


@on(Verb.TIMES)
async def times_(visit: Visit, what: CustomId, values: tuple[str, ...]) -> None:
    """Show or change when this person plays."""
    await preferences.times_pressed(visit, what, values)


@on(Verb.FORGET)
async def forget(visit: Visit, what: CustomId, _values: tuple[str, ...]) -> None:
    """Delete this person's data, after asking once more."""
    if what.arg(0) != "yes":
        await visit.show(await preferences.forget_page(visit))
        return
    visit.host.erasures.step(visit.person.id)
    await visit.services.privacy.forget(visit.person)
    await visit.tell("bot-forgotten")


@on(Verb.TRY)
async def try_again(visit: Visit, what: CustomId, _values: tuple[str, ...]) -> None:
    """Post once more what could not be posted."""
    tried = await visit.services.stranded.try_again(what.game, visit.person)
    if tried.due:
        await visit.tell("bot-try-later", when=relative(tried.due))
    else:
        await visit.tell("bot-try-done" if tried.waited else "bot-try-nothing")


@on(Verb.HELP)
async def help_(visit: Visit, what: CustomId, _values: tuple[str, ...]) -> None:
    """Show a page of help; from a table's card that of its own game."""
    name = what.arg(0, pages.FIRST_HELP)
    if not what.args and what.game != NOWHERE:
        name = (await visit.services.game_lists.info(what.game)).title
    await visit.show(pages.help_page(visit, name))


#: Presses that a module of their own carries out.
HANDLERS |= {
    Verb.AT: surfaces.pressed,
    Verb.SANDBOX: surfaces.sandbox_pressed,
    **answers.HINT_VERBS,
    **pages.PAGE_VERBS,
    Verb.RULES: rules.turned,
    Verb.LEARN: surfaces.lesson_pressed,
    Verb.PUZZLE: surfaces.puzzle_pressed,
    Verb.PLAY: playing.pressed,
    Verb.UNBLOCK: people.unblocked,
    Verb.DAILY: surfaces.daily_pressed,
    Verb.VOTE: surfaces.daily_voted,
    Verb.COACH: opening.coach_pressed,
    Verb.WATCH: playing.watch_pressed,
    Verb.FOLLOW: people.followed,
}


#: Verbs that open a form, which must be the first answer: they are not acknowledged before.
FORMS: dict[Verb, Callable[[CustomId, Visit], Awaitable[modals.Form]]] = {
    **dict.fromkeys(set(modals.BLANKS) - {Verb.STANDING}, modals.ask),
    Verb.CORRECT: modals.ask_again,
}


Given = Mapping[str, str]


async def _table(visit: Visit, custom_id: CustomId, given: Given) -> None:
    await opening.table(visit, custom_id.arg(0), custom_id.arg(1), given, uploaded(visit.interaction))


async def _record(visit: Visit, custom_id: CustomId, given: Given) -> None:
    await opening.record(visit, given, uploaded(visit.interaction))


async def _table_file(visit: Visit, custom_id: CustomId, given: Given) -> None:
    looks_at, file = visit.host.catalogue[custom_id.arg(0)].looks_at, uploaded(visit.interaction)
    if looks_at is None or file is None:
        raise Refused("refused-malformed")
    await looks_at(visit, custom_id.arg(1), file)


#: Handlers of forms that belong to no game under way.
OPENING: dict[Verb, Callable[[Visit, CustomId, Given], Awaitable[None]]] = {
    Verb.NEW: _table,
    Verb.LOAD: _table_file,
    Verb.IMPORT: _record,
    Verb.WHEN: preferences.times_filled,
    Verb.TERMS: opening.terms_filled,
    Verb.TYPE: surfaces.typed,
}


async def submitted(visit: Visit, custom_id: CustomId, given: dict[str, str]) -> None:
    """Carry out a form that was filled in. What was typed is kept if it is refused."""
    if custom_id.verb in OPENING:
        await OPENING[custom_id.verb](visit, custom_id, given)
        return
    form = make(custom_id.verb, custom_id.game, *custom_id.args)
    visit.note_typed(form, given)
    if (file := uploaded(visit.interaction)) is not None:
        visit.host.uploads.step(visit.person.id)
        given = {**given, modals.TEXT: await read_file(file, LARGEST_FILE)}
        if len(given[modals.TEXT]) > modals.LONGEST_FIELD:
            raise Refused("refused-long", most=modals.LONGEST_FIELD)
        visit.note_typed(form, given)
    text, game = given.get(modals.TEXT, ""), custom_id.game
    if custom_id.verb is Verb.WORD:
        await visit.services.lobby.set_word(game, visit.person, text)
        await visit.tell("bot-word-noted")
    elif custom_id.verb is Verb.WRITE:
        await answers.typed(visit, game, text, custom_id.number(1), custom_id.arg(0))
    elif custom_id.verb is Verb.FILL:
        await form_input(visit, custom_id, fields=given)
    elif custom_id.verb is Verb.PASTE:
        await answers.pasted(visit, game, custom_id.arg(0), text)
    elif custom_id.verb is Verb.REPORT:
        span = (custom_id.number(0), custom_id.number(1)) if custom_id.args else None
        await people.report_made(visit, text, game=game, span=span)
    elif custom_id.verb is Verb.STANDING:
        text = given.get(modals.CHOSEN) or text
        seal = await answers.left(visit, game, custom_id.arg(1), text, custom_id.arg(0).split("."))
        await say_left(visit, text, seal)
    else:
        raise Refused("refused-malformed")
