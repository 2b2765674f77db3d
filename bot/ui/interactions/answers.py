"""Choosing and giving answers, and hints on them: what buttons, forms and slash commands have in common."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.play.analysis.hints import FORM, WHY
from bot.play.lobby.overdue import Step
from bot.play.model.custom_ids import NOWHERE, CustomId, Verb, make
from bot.play.model.editors import FormInput
from bot.play.model.ports import Button, Post, Tone
from bot.play.model.terms import Done, Person, Refused, Undone
from bot.play.model.texts import escaped
from bot.play.queries.choices import Chosen, Opened
from bot.ui.interactions import opening, pages
from bot.ui.interactions.modals import TEXT
from bot.ui.visit import Visit, parent
from render.core.text import join_list


async def narrowed(
    v: Visit, game: str, decision: int = 0, seat: str = "", prefix: tuple[str, ...] = (), page: int = 0
) -> None:
    """Show the remaining choices; a single remaining answer counts as chosen."""
    fresh = not v.within
    got = await v.services.choices.narrow(game, v.person, decision, seat, prefix, page, fresh=fresh)
    if isinstance(got, Opened):
        await input_given(v, game, got.kind, got.form_input, got.seat)
    elif isinstance(got, Chosen):
        await chosen(v, game, got)
    else:
        await v.show(await pages.after_missed(v, game, got))


async def chosen(v: Visit, game: str, got: Chosen) -> None:
    """Show an answer's effect or the plan it begins; without confirmation, give the answer."""
    begun = await v.services.choices.begins(game, v.person, got, fresh=not v.within)
    if isinstance(begun, Opened):
        await input_given(v, game, begun.kind, begun.form_input, begun.seat)
    elif begun:
        await answered(
            v, await v.services.answering.answer(game, v.person, got.decision, got.seat, token=got.token)
        )
    else:
        preview = v.services.previews.preview
        fresh = not v.within
        await v.show(await preview(game, v.person, got.decision, got.seat, token=got.token, fresh=fresh))


async def answered(v: Visit, done: Done) -> None:
    """Tell the player the result of their answer, then let the table know."""
    post = await pages.after_answer(v, done)
    if post is not None:
        await v.show(post)


async def input_given(v: Visit, game: str, kind: str, form_input: FormInput, seat: str = "") -> None:
    """Apply an input to a form; show the page it leads to, or report what it committed."""
    if form_input.fields:
        v.note_typed(make(Verb.FILL, game, seat, kind, form_input.op, form_input.detail), form_input.fields)
    got = await v.services.form_editing.apply(game, v.person, kind, seat, form_input=form_input)
    if not isinstance(got, Done):
        await v.show(await v.services.forms.page(v.person, got))
        return
    panel = await v.services.forms.panel_again(got, v.person, kind)
    if panel is None:
        await answered(v, got)
        return
    said = got.private or (v.words("bot-done"),)
    await v.show(replace(panel, text=(*said, *panel.text)))


async def pasted(v: Visit, game: str, kind: str, text: str) -> None:
    """Take what was typed for a form, and show it read back; without a text show the form."""
    if text:
        v.note_typed(make(Verb.PASTE, game, kind), {TEXT: text})
        page = await v.services.form_editing.sheet_of(game, v.person, text, kind)
        await v.show(await v.services.forms.page(v.person, page))
    else:
        await v.show(await v.services.forms.show(game, v.person, kind))


async def typed(v: Visit, game: str, text: str, decision: int = 0, seat: str = "") -> None:
    """Take a typed answer; first show its effect, if the player wants that and there is something to show.

    A plan is put into the form for plans, which shows it and keeps it until it is confirmed.
    """
    v.note_typed(make(Verb.WRITE, game, seat, decision), {TEXT: text})
    plan = await v.services.choices.planned(game, v.person, text, decision, seat)
    if plan is not None:
        await input_given(v, game, plan.kind, plan.form_input, plan.seat)
        return
    shown = await _shown_first(v, game, text, decision, seat) if v.prefers.confirm else None
    if shown is not None:
        await v.show(shown)
    else:
        await answered(v, await v.services.answering.answer(game, v.person, decision, seat, text=text))


async def left(v: Visit, game: str, kind: str, policy: str, seats: Sequence[str] = ("",)) -> str:
    """Leave a standing answer as it was typed, for several seats where one holds them; return its seal."""
    v.note_typed(make(Verb.STANDING, game, ".".join(seats), kind), {TEXT: policy})
    for seat in seats:
        wanted = "" if policy == NOWHERE else policy
        seal = await v.services.standing.leave(game, v.person, kind, wanted, seat)
    return seal


async def invited(v: Visit, game: str, who: Person, seat: str = "") -> None:
    """Keep a seat for a person, and confirm it."""
    await v.services.lobby.invite(game, v.person, who, seat)
    key = "bot-invited" if await opening.delivered(v, game) else "bot-invited-waits"
    said = v.words(key, who=f"<@{who.id}>", channel=await _where(v, game))
    await v.say("\n".join(x for x in (said, await opening.unseen(v, game)) if x))


async def _shown_first(v: Visit, game: str, text: str, decision: int, seat: str) -> Post | None:
    """Show what a typed answer would do; None when there is nothing to see."""
    services = v.services
    sight = await services.player_views.look(game, v.person)
    asked = next((a for a in sight.asked if decision in {0, a.decision} and seat in {"", a.seat}), None)
    if asked is not None and asked.formed:
        page = await services.form_editing.sheet_of(game, v.person, text, asked.kind, seat)
        return await services.forms.page(v.person, page)
    if asked is not None and asked.options is not None and len(asked.options) <= 1:
        return None
    post = await services.previews.preview(game, v.person, decision, seat, text=text, fresh=not v.within)
    return post if post.rows else None


async def awaited(v: Visit, done: Done) -> None:
    """Say who the start of a game is waiting for."""
    names = [escaped(x) for x in done.absent]
    key = "bot-awaited" if await opening.delivered(v, done.game) else "bot-awaited-uncalled"
    who = join_list(names, v.words)
    await v.tell(key, who=who, n=len(names), channel=await _where(v, done.game))


async def undone(v: Visit, done: Undone) -> None:
    """Say that an answer is taken back, or why the others are asked first."""
    why = join_list([v.words(f"bot-undo-since-{x}") for x in done.why], v.words)
    await (v.tell("bot-undo-asked", why=why) if done.request else v.tell("bot-undone"))


async def played_again(v: Visit, game: str, *, swap: bool) -> None:
    """Open the lobby of a rematch, or say where it is."""
    if not await opening.may_post(v):
        return
    new = await v.services.rematches.open(game, v.person, v.place, parent(v.interaction), swap=swap)
    place = (await v.services.game_lists.info(new)).place
    told = await opening.shown(v, new, place)
    info = await v.services.game_lists.info(new)
    where = f"<#{info.place.channel}>"
    said = [v.words("bot-rematch", where=info.link or where) if told else v.words("bot-waits", channel=where)]
    await v.say("\n".join(x for x in (*said, await opening.unseen(v, new)) if x))


async def _where(v: Visit, game: str) -> str:
    """Name the channel of a game."""
    return f"<#{(await v.services.game_lists.info(game)).place.channel}>"


async def come_back(v: Visit, game: str) -> None:
    """Give a player their seats back; say what was answered for them, and ask what is open now."""
    said = await v.services.caretaking.back(game, v.person)
    hand = await pages.hand(v, game)
    await v.show(replace(hand, text=("\n".join((v.words("bot-welcome-back"), *said)), *hand.text)))


async def acted(v: Visit, game: str, seat: str, step: str, *, sure: bool = False) -> None:
    """Do something about a seat whose time has run out; ask once more before the game is ended."""
    if step not in set(Step):
        raise Refused("refused-malformed")
    if (await v.services.game_lists.info(game)).seat(seat) is None:
        raise Refused("refused-no-seat")
    if step == Step.END and not sure:
        yes = Button(v.words("bot-overdue-yes"), make(Verb.OVERDUE, game, seat, step, "yes"), Tone.RISK)
        await v.show(Post(text=(v.words("bot-overdue-sure"),), rows=((yes,),)))
        return
    done = await v.services.overdue.act(game, v.person, seat, Step(step))
    await v.tell(f"bot-overdue-{step}" if done else "bot-overdue-asked")


async def hint_taken(v: Visit, game: str, decision: int = 0, seat: str = "", *, why: bool = False) -> None:
    """Show a hint on what this person is asked, to them alone."""
    v.host.pictures.step(v.person.id)
    await v.show(await v.services.hints.take(game, v.person, decision, seat, why=why))


async def hint_pressed(v: Visit, what: CustomId, _values: tuple[str, ...]) -> None:
    """Show a hint, or its reasons; or the form filled in with its answer, to be looked over."""
    if what.arg(2) == FORM:
        await _filled_in(v, what)
        return
    await hint_taken(v, what.game, what.number(1), what.arg(0), why=what.arg(2) == WHY)


async def _filled_in(v: Visit, what: CustomId) -> None:
    services = v.services
    got = await services.hints.form(what.game, v.person, what.number(1), what.arg(0))
    page = await services.form_editing.sheet_of(what.game, v.person, got.text, got.kind, got.seat)
    await v.show(await services.forms.page(v.person, replace(page, fresh=False)))


async def hints_toggled(v: Visit, what: CustomId, _values: tuple[str, ...]) -> None:
    """Agree to hints at a table, or take that back."""
    agrees = await v.services.hints.toggle(what.game, v.person)
    await v.tell("bot-hints-agreed" if agrees else "bot-hints-refused")


HINT_VERBS = {Verb.HINT: hint_pressed, Verb.HINTS: hints_toggled}
