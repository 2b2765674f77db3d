"""Choosing and giving answers, and hints on them: what buttons, forms and slash commands have in common."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.play.analysis.hints import FORM
from bot.play.lobby.overdue import Step
from bot.play.model.custom_ids import AHEAD, NOWHERE, CustomId, Verb, make
from bot.play.model.editors import FormInput
from bot.play.model.ports import Button, Choice, Control, Post, Select, Tone
from bot.play.model.terms import Person, Receipt, Refused, Undone
from bot.play.model.title import Title
from bot.play.queries.choices import Chosen, Opened
from bot.ui.interactions import opening, pages, suggestions
from bot.ui.interactions.modals import TEXT
from bot.ui.visit import Visit, parent
from engine.core.errors import NotYours, Refusal
from engine.policies.preview import parts_of
from render.core.text import Words, join_list
from render.core.texts.graphemes import cut


async def narrowed(
    visit: Visit, game: str, decision: int = 0, seat: str = "", prefix: tuple[str, ...] = (), page: int = 0
) -> None:
    """Show the remaining choices; a single remaining answer counts as chosen."""
    fresh = not visit.within
    try:
        got = await visit.services.choices.narrow(
            game, visit.person, decision, seat, prefix, page, fresh=fresh, read=visit.read
        )
    except (Refusal, Refused) as why:
        if decision or not _is_early(why):
            raise
        said = visit.services.wording.refusal(why, visit.words.locale)
        await visit.show(await visit.services.drafts.prepared(game, visit.person, seat, said))
        return
    if isinstance(got, Opened):
        await input_given(visit, game, got.kind, got.form_input, got.seat)
    elif isinstance(got, Chosen):
        await chosen(visit, game, got)
    else:
        await visit.show(await pages.after_missed(visit, game, got))


async def chosen(visit: Visit, game: str, got: Chosen) -> None:
    """Show an answer's effect or the plan it begins; without confirmation, give the answer."""
    begins = visit.services.choices.begins
    begun = await begins(game, visit.person, got, fresh=not visit.within, read=visit.read)
    if isinstance(begun, Opened):
        await input_given(visit, game, begun.kind, begun.form_input, begun.seat)
    elif begun and got.decision == AHEAD:
        prepare = visit.services.drafts.prepare
        await visit.show(await prepare(game, visit.person, seat=got.seat, token=got.token))
    elif begun:
        await answered(
            visit,
            await visit.services.answering.answer(
                game, visit.person, got.decision, got.seat, token=got.token, read=visit.read
            ),
        )
    else:
        preview = visit.services.drafts.preview
        fresh = not visit.within
        await visit.show(
            await preview(game, visit.person, got.decision, got.seat, token=got.token, fresh=fresh)
        )


async def answered(visit: Visit, done: Receipt) -> None:
    """Tell the player the result of their answer, then let the table know."""
    post = await pages.after_answer(visit, done)
    if post is not None:
        await visit.show(post)


async def input_given(visit: Visit, game: str, kind: str, form_input: FormInput, seat: str = "") -> None:
    """Apply an input to a form; show the page it leads to, or report what it committed."""
    if form_input.fields:
        form = CustomId(Verb.FILL, game, (seat, kind, form_input.op, form_input.detail))
        visit.note_typed(form, form_input.fields)
    apply = visit.services.drafts.apply
    got = await apply(game, visit.person, kind, seat, form_input=form_input, read=visit.read)
    if isinstance(got, Post):
        await visit.show(got)
        return
    if not isinstance(got, Receipt):
        await visit.show(await visit.services.choices.form_page(visit.person, got))
        return
    said = tuple(got.private) or (visit.words("bot-done"),)
    panel = await visit.services.choices.panel_again(got, visit.person, kind, said)
    await (answered(visit, got) if panel is None else visit.show(panel))


async def pasted(visit: Visit, game: str, kind: str, text: str) -> None:
    """Take what was typed for a form, and show it read back; without a text show the form."""
    if text:
        visit.note_typed(CustomId(Verb.FORM, game, ("paste", kind)), {TEXT: text})
        page = await visit.services.drafts.sheet_of(game, visit.person, text, kind)
        await visit.show(await visit.services.choices.form_page(visit.person, page))
    else:
        await visit.show(await visit.services.choices.show_form(game, visit.person, kind))


async def unasked(visit: Visit, game: str, text: str) -> bool:
    """Do what was typed if it is something done unasked; return whether it is."""
    first, *rest = text.split() or [""]
    info = await visit.services.game_lists.info(game, read=visit.read)
    does = visit.host.catalogue[info.title].unasked.get(first.casefold())
    if does is None:
        return False
    visit.note_typed(CustomId(Verb.WRITE, game, ("", "0")), {TEXT: text})
    view = (await visit.services.player_views.look(game, visit.person)).view
    if view is None:
        raise Refused("refused-lobby")
    seat, facts = does.read(info, view, visit.person.id, rest)
    done = await visit.services.answering.act(game, visit.person, first.casefold(), facts, seat)
    await answered(visit, done)
    return True


def _is_early(why: Refusal | Refused) -> bool:
    """Return whether somebody is refused for nothing but that they are not asked yet."""
    return isinstance(why, NotYours) or (isinstance(why, Refused) and why.key == "refused-not-asked")


async def typed(visit: Visit, game: str, text: str, decision: int = 0, seat: str = "") -> None:
    """Take a typed answer; that of somebody who is not asked yet is kept until they are."""
    visit.note_typed(CustomId(Verb.WRITE, game, (seat, str(decision))), {TEXT: text})
    said = ""
    try:
        if decision != AHEAD:
            await _typed(visit, game, text, decision, seat)
            return
    except (Refusal, Refused) as why:
        if decision or not _is_early(why):
            raise
        said = visit.services.wording.refusal(why, visit.words.locale)
    await visit.show(await visit.services.drafts.prepare(game, visit.person, text, seat, why=said))


async def _typed(visit: Visit, game: str, text: str, decision: int, seat: str) -> None:
    """Give a typed answer; first show its effect, if the player wants that and there is something to show.

    A plan is put into the form for plans, which shows it and keeps it until it is confirmed.
    """
    plan = await visit.services.choices.planned(game, visit.person, text, decision, seat, read=visit.read)
    if plan is not None:
        await input_given(visit, game, plan.kind, plan.form_input, plan.seat)
        return
    shown = await _shown_first(visit, game, text, decision, seat) if visit.prefers.confirm else None
    if shown is not None:
        await visit.show(shown)
    else:
        answer = visit.services.answering.answer
        await answered(visit, await answer(game, visit.person, decision, seat, text=text, read=visit.read))


async def left(visit: Visit, game: str, kind: str, policy: str, seats: Sequence[str] = ("",)) -> str:
    """Leave a standing answer as it was typed, for several seats where one holds them; return its seal."""
    visit.note_typed(CustomId(Verb.FORM, game, ("standing", ".".join(seats), kind)), {TEXT: policy})
    for seat in seats:
        wanted = "" if policy == NOWHERE else policy
        seal = await visit.services.answering.leave_standing(game, visit.person, kind, wanted, seat)
    return seal


def standing_offers(title: Title, text: str, say: Words) -> suggestions.Choices:
    """Offer the questions that may have standing answers, then the answers to the one that is typed."""
    first, space, rest = text.partition(" ")
    kind = title.standing.get(first)
    if kind is None or not space:
        lines = [(f"standing {x}: {say(f'choice-standing-{x}')}", f"standing {x}") for x in title.standing]
        return suggestions.matching(lines, first)
    found = [(say("standing-none"), NOWHERE), *policies_of(title, kind, say)]
    return suggestions.matching([(x, f"standing {first} {value}") for x, value in found], rest)


def policies_of(title: Title, kind: str, say: Words) -> list[tuple[str, str]]:
    """List the answers that may be left for a kind of question, as pairs of label and text."""
    own, game = title.standing_answers.get(kind), title.game
    listed = [x for x in game.rules.kinds[kind].policies if x]
    samples = own.samples if own else ()
    named = [(own.label(own.read(x), say), x) for x in (*listed, *samples)] if own else []
    return named or [(say.find(f"{game.id}-policy-{x}", x), x) for x in listed]


async def standing_page(visit: Visit, game: str, question: str = "", answer: str = "") -> None:
    """Leave a standing answer, or ask which; show those that are left."""
    w, info = visit.words, await visit.services.game_lists.info(game)
    title = visit.host.catalogue[info.title]
    names = {kind: name for name, kind in title.standing.items()}
    kind = title.standing.get(question, "")
    if not title.standing or (question and not kind):
        raise Refused("refused-no-deed", what=(question or "standing")[:40])
    head = w("mine-standing-about")
    mine = info.seats_of(visit.person.id) or ("",)
    if answer and kind:
        seal = await left(visit, game, kind, answer, mine)
        off = "bot-standing-off" if answer == NOWHERE else ""
        head = w(off or ("bot-standing-sealed" if seal else "bot-standing-on"), seal=seal)
    kept = await visit.services.player_views.standings(game, visit.person)
    lines = [
        w("mine-standing-line", what=w(f"choice-standing-{names[x]}"), policy=said)
        for x, said in kept
        if x in names
    ]
    rows: list[tuple[Control, ...]] = []
    if kind and not answer:
        offered = [(w("standing-none"), NOWHERE), *policies_of(title, kind, w)]
        choices = tuple(Choice(cut(x, 100), value) for x, value in offered)[:25]
        to = make(Verb.SHOW, game, "standing", question)
        rows.append((Select(to, w(f"choice-standing-{question}"), choices),))
        if kind in title.standing_answers:
            form = make(Verb.FORM, game, "standing", ".".join(mine), kind)
            rows.append((Button(w("button-write"), form),))
    else:
        choices = tuple(Choice(w(f"choice-standing-{x}"), x) for x in title.standing)
        rows.append((Select(make(Verb.SHOW, game, "standing"), w("mine-standing"), choices),))
    rows.append((Button(w("button-look"), make(Verb.SHOW, game, "hand")),))
    said = "\n".join(dict.fromkeys(lines)) or w("mine-standing-nothing")
    await visit.show(Post(title=w("mine-standing"), text=(head, said), rows=tuple(rows)))


async def invited(visit: Visit, game: str, who: Person, seat: str = "") -> None:
    """Keep a seat for a person, and confirm it."""
    await visit.services.lobby.invite(game, visit.person, who, seat)
    key = "bot-invited" if await opening.delivered(visit, game) else "bot-invited-waits"
    said = visit.words(key, who=f"<@{who.id}>", channel=await _where(visit, game))
    await visit.say("\n".join(x for x in (said, await opening.unseen(visit, game)) if x))


async def _shown_first(visit: Visit, game: str, text: str, decision: int, seat: str) -> Post | None:
    """Show what a typed answer would do; None when there is nothing to see."""
    services = visit.services
    sight = await services.player_views.look(game, visit.person)
    asked = next((a for a in sight.asked if decision in {0, a.decision} and seat in {"", a.seat}), None)
    steps = visit.host.catalogue[sight.game.title].questions.steps
    if asked is not None and asked.formed and not (asked.kind in steps and len(parts_of(text)) > 1):
        page = await services.drafts.sheet_of(game, visit.person, text, asked.kind, seat)
        return await services.choices.form_page(visit.person, page)
    if asked is not None and asked.options is not None and len(asked.options) <= 1:
        return None
    post = await services.drafts.preview(
        game, visit.person, decision, seat, text=text, fresh=not visit.within
    )
    return post if post.rows else None


async def awaited(visit: Visit, done: Receipt) -> None:
    """Say who the start of a game is waiting for."""
    names = list(done.absent)
    key = "bot-awaited" if await opening.delivered(visit, done.game) else "bot-awaited-uncalled"
    who = join_list(names, visit.words)
    await visit.tell(key, who=who, n=len(names), channel=await _where(visit, done.game))


async def undone(visit: Visit, done: Undone) -> None:
    """Say that an answer is taken back, or why the others are asked first."""
    why = join_list([visit.words(f"bot-undo-since-{x}") for x in done.why], visit.words)
    await (visit.tell("bot-undo-asked", why=why) if done.request else visit.note("bot-undone"))


async def played_again(visit: Visit, game: str, *, swap: bool) -> None:
    """Open the lobby of a rematch, or say where it is."""
    if not await opening.may_post(visit):
        return
    new = await visit.services.matchmaking.rematch(
        game, visit.person, visit.place, parent(visit.interaction), swap=swap
    )
    place = (await visit.services.game_lists.info(new)).place
    told = await opening.post_card(visit, new, place)
    info = await visit.services.game_lists.info(new)
    where = f"<#{info.place.channel}>"
    said = [
        visit.words("bot-rematch", where=info.link or where)
        if told
        else visit.words("bot-waits", channel=where)
    ]
    await visit.say("\n".join(x for x in (*said, await opening.unseen(visit, new)) if x))


async def _where(visit: Visit, game: str) -> str:
    """Name the channel of a game."""
    return f"<#{(await visit.services.game_lists.info(game)).place.channel}>"


async def come_back(visit: Visit, game: str) -> None:
    """Give a player their seats back; say what was answered for them, and ask what is open now."""
    said = await visit.services.substitutes.back(game, visit.person)
    hand = await pages.hand(visit, game)
    await visit.show(replace(hand, text=("\n".join((visit.words("bot-welcome-back"), *said)), *hand.text)))


async def acted(visit: Visit, game: str, seat: str, step: str, *, sure: bool = False) -> None:
    """Do something about a seat whose time has run out; ask once more before the game is ended."""
    if step not in set(Step):
        raise Refused("refused-malformed")
    if (await visit.services.game_lists.info(game)).seat(seat) is None:
        raise Refused("refused-no-seat")
    if step == Step.END and not sure:
        yes = Button(
            visit.words("bot-overdue-yes"), make(Verb.TABLE, game, "overdue", seat, step, "yes"), Tone.RISK
        )
        await visit.show(Post(text=(visit.words("bot-overdue-sure"),), rows=((yes,),)))
        return
    done = await visit.services.clocks.act(game, visit.person, seat, Step(step))
    await visit.tell(f"bot-overdue-{step}" if done else "bot-overdue-asked")


async def hint_taken(visit: Visit, game: str, decision: int = 0, seat: str = "", way: str = "") -> None:
    """Show a hint on what this person is asked, or its reasons; or the form filled in with its answer."""
    services, asked = visit.services, (game, visit.person, decision, seat)
    if way == FORM:
        got = await services.help.form(*asked)
        page = await services.drafts.sheet_of(game, visit.person, got.text, got.kind, got.seat)
        await visit.show(await services.choices.form_page(visit.person, replace(page, fresh=False)))
        return
    visit.host.pictures.step(visit.person.id)
    await visit.show(await services.help.take(*asked, way=way))


async def hints_toggled(visit: Visit, what: CustomId, _values: tuple[str, ...]) -> None:
    """Agree to hints at a table, or take that back."""
    agrees = await visit.services.help.toggle(what.game, visit.person)
    await visit.tell("bot-hints-agreed" if agrees else "bot-hints-refused")
