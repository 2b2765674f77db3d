"""Answers before they are given, page by page and previewed; and files that people bring."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from random import Random
from typing import Any

from bot.play.answering.answering import Answering
from bot.play.context import Context
from bot.play.games import cards, questions
from bot.play.games.cards import Desk
from bot.play.games.commits import UNSEEN
from bot.play.games.entries import (
    AT,
    ONCE_ASKED,
    Prepared,
    condition_meant,
    foreseen,
    listed_conditions,
    prepared_of,
    shown_steps,
)
from bot.play.games.live import Live, Wording
from bot.play.games.loader import GameLoader
from bot.play.lobby import hosting
from bot.play.lobby.lobby import Lobby, new_id
from bot.play.model.custom_ids import AHEAD, CustomId, Verb, make
from bot.play.model.editors import (
    ALL,
    LOCK,
    LONGEST_DRAFT,
    LONGEST_SHEET,
    READY,
    Edit,
    EditorContext,
    FormInput,
    Orders,
    verdict_row,
)
from bot.play.model.ports import Button, Choice, Control, Image, Own, Place, Post, Rows, Select, Tone
from bot.play.model.rows import LOG
from bot.play.model.terms import Person, Receipt, Refused, Status, refusing
from bot.play.model.texts import LONGEST_TITLE, clean, tame
from bot.play.queries import settings
from bot.play.queries.choices import LONGEST_NAME, Choices, FormPage
from bot.play.surface.coach import heard
from bot.play.surface.surfaces import Page, Shot, Surfaces, question_of
from bot.play.workers import records
from bot.store import FullError
from bot.store.models import PREPARED, Draft, HintRow, Keepsake, Milestone, PostKind, SeatRow, Sheet, Snapshot
from bot.store.models import Game as GameRow
from bot.store.repositories.games import Allow, Loaded
from engine.core.codec import canonical, pack_action, token
from engine.core.errors import Refusal, StaleDecision
from engine.core.flow import options, pending, pending_answers
from engine.core.rules import Action, Decision, Event, Seat, Secrecy
from engine.core.types.foreseeing import GAME
from engine.policies.fates import Fate, is_lost
from engine.policies.plans import fates_of
from engine.policies.preview import Foretold, Preview, Steps
from render.core.text import Words
from render.core.verdict import Verdict, fitting, in_plain, length, verdict


class Drafts:
    """Keeps answers until they are given: previews them, fills forms in, and keeps typed texts to correct.

    What people typed may be secret: only its author can open it, and only in its game.
    """

    def __init__(
        self,
        context: Context,
        games: GameLoader,
        answering: Answering,
        choices: Choices,
        records: Records,
        wording: Wording,
        surfaces: Surfaces,
    ) -> None:
        self._context, self._games, self._answering, self._choices = context, games, answering, choices
        self._records, self._wording, self._surfaces = records, wording, surfaces
        self._kept: dict[int, dict[str, tuple[int, TypedText]]] = {}

    async def apply(
        self,
        game: str,
        user: Person,
        kind: str = "",
        seat: Seat = "",
        *,
        form_input: FormInput,
        read: Loaded | None = None,
    ) -> FormPage | Post | Receipt:
        """Apply an input to a form; return the page it leads to, or what it committed.

        An answer to a question that is still to come is kept until then. With `kind` "" it is the only form
        open to this user.
        """
        live = await self._games.load(game, Status.PLAYING, read=read)
        try:
            live, d, locked = await self._choices.form_of(live, user, kind, seat)
        except Refused as why:
            raise Refused("refused-stale") if why.key == "refused-not-asked" else why from None
        async with self._context.locks(_name(live, d)):
            editor, context = await self._choices.bench(live, user, d, locked=locked)
            if form_input.op == ALL:
                op, _, detail = form_input.detail.partition(".")
                return FormPage(live, context, op, detail, fresh=False, whole=True)
            if locked:
                return FormPage(live, context)
            edit = Edit(context.draft)
            if form_input.op != LOCK:
                edit = await asyncio.to_thread(editor.edit, context, form_input)
            if form_input.op != LOCK and edit.act is None and not await self._given_at_once(user, live, edit):
                fresh = context.draft == editor.begin(context, None)
                return replace(await self._edited(live, user, context, edit), fresh=fresh)
            before, context = context, replace(context, draft=edit.draft)
            action = None if edit.act else await asyncio.to_thread(editor.answer, context)
            if form_input.op == LOCK and context.token(action) != form_input.detail:
                raise Refused("refused-changed")
            await self._write_down(live, user, context)
        if edit.act is None:
            return await self._lock_in(user, live, context, action)
        try:
            return await self._answering.act(game, user, *edit.act, d.seat)
        except Refusal:
            await self._write_down(live, user, replace(before, saved=context.draft))
            raise

    async def _given_at_once(self, user: Person, live: Live, edit: Edit) -> bool:
        if edit.certain:
            return True
        return edit.sure and not (await self._wording.preference(user.id, live)).confirm

    async def _lock_in(
        self, user: Person, live: Live, context: EditorContext, action: Action
    ) -> Post | Receipt:
        """Give the answer of a form or plan, even if another seat that may answer was just quicker.

        In that case the same question is open under a new number, and the answer is judged in the new state.
        If it is still to come, the answer is kept.
        """
        game, d = live.row.id, context.decision
        if d.id == AHEAD:
            text = action.text if isinstance(action, Orders) else live.title.game.write(action)
            return await self.prepare(game, user, text, d.seat)
        if isinstance(action, Orders):
            answer = self._answering.answer
            return await answer(game, user, d.id, d.seat, text=action.text, read=live.loaded)
        packed = Desk(live.info, live.title, context.say).packed(context.decision, action)
        try:
            return await self._answering.answer(game, user, d.id, d.seat, action=packed, read=live.loaded)
        except StaleDecision:
            now = await self._games.load(game, Status.PLAYING)
            _, d, _ = await self._choices.form_of(now, user, d.kind, d.seat)
            return await self._answering.answer(game, user, d.id, d.seat, action=packed)

    async def sheet_of(self, game: str, user: Person, text: str, kind: str = "", seat: Seat = "") -> FormPage:
        """Take a form that was typed or pasted whole for the draft; return the page that reads it back."""
        live = await self._games.load(game, Status.PLAYING)
        live, d, locked = await self._choices.form_of(live, user, kind, seat)
        if locked:
            raise Refused("refused-locked")
        if len(text) > LONGEST_SHEET:
            raise Refused("refused-long", most=LONGEST_SHEET)
        if not seat:
            d = await self._fitting(live, user, d, text)
        async with self._context.locks(_name(live, d)):
            editor, context = await self._choices.bench(live, user, d)
            return await self._edited(live, user, context, Edit(editor.read(context, text), READY))

    async def _fitting(self, live: Live, user: Person, first: Decision, text: str) -> Decision:
        """Find the one of a person's seats whose like form a text can be read for; the first if none."""
        mine = live.info.seats_of(user.id)
        for d in (x for x in pending(live.state) if x.kind == first.kind and x.seat in mine):
            editor, context = await self._choices.bench(live, user, d)
            try:
                editor.read(context, text)
            except Refusal:
                continue
            return d
        return first

    async def _edited(self, live: Live, user: Person, context: EditorContext, edit: Edit) -> FormPage:
        """Keep what an input led to, and return the next page."""
        if len(edit.draft) > LONGEST_DRAFT:
            raise Refused("refused-long", most=LONGEST_DRAFT)
        if edit.keep is not None:
            await self._records.shelve(live.row.title, user, *edit.keep)
        if edit.forget:
            await self._context.store.forget(user.id, live.row.title, edit.forget)
        if edit.draft != context.draft:
            context = replace(context, draft=edit.draft)
            await self._write_down(live, user, context)
        if edit.keep is not None or edit.forget:
            _, context = await self._choices.bench(live, user, context.decision)
        return FormPage(live, context, edit.op, edit.detail, edit.said)

    async def _write_down(self, live: Live, user: Person, context: EditorContext) -> None:
        if context.draft == context.saved:
            return
        row = Sheet(
            game=live.row.id,
            seat=context.seat,
            kind=context.decision.kind,
            user=user.id,
            text=context.draft,
            at=self._context.now(),
        )
        await self._context.store.set_sheet(row)

    async def preview(
        self,
        game: str,
        user: Person,
        decision: int = 0,
        seat: Seat = "",
        *,
        token: str = "",
        text: str = "",
        action: Action = None,
        fresh: bool = False,
    ) -> Post:
        """Show what an answer would do, up to the first roll, and change nothing; `fresh` as in `heard`."""
        live = await self._games.load(game, Status.PLAYING)
        live, d = await questions.asked_or_ahead(live, user, decision, seat)
        d = d if decision or seat else questions.readable(live, user, d, text)
        desk = Desk(live.info, live.title, await self._wording.words_for(user, live))
        a, rest = await questions.meant(
            self._context, live, d, desk.say, token=token, text=text, action=action
        )
        orders = ((live.title.game.write(a), *(rest[0] if rest else ())), *rest[1:])
        told = await asyncio.to_thread(_foretell, live, d, orders, desk.say)
        if told:
            what, taken = _named(desk, live, d, a, orders), await self._token_of(live, d, a, orders)
            page = self._foretold_page(live, desk, d, taken, what, told)
        else:
            seen = (ahead := await foreseen(live, d, a, rest)).seen  # what is not allowed has no name
            comes = await asyncio.to_thread(_comes, live, d, orders, a, seen, desk.say)
            page = self._previewed(
                desk,
                _named(desk, live, d, a, orders),
                comes,
                await self._token_of(live, d, a, orders),
                (*self._foretold(live, desk, seen), *_rest(desk, ahead.left)),
                self._preview_shot(live, d, seen),
                after=desk.say("preview-unsure") if seen.shut and not ahead.left else "",
            )
            page = heard(live, d, desk, page, fresh=fresh)
        page = _guessed(page, desk.say) if d.id == AHEAD else page
        return await self._surfaces.post(page, question_of(live, d), user, desk.say, desk.bind(d))

    # -- turns that are prepared before they are asked -----------------------------------------------------

    async def prepare(
        self, game: str, user: Person, text: str = "", seat: Seat = "", *, token: str = "", why: str = ""
    ) -> Post:
        """Keep what a seat will answer when it is asked next, as a text or by token; return its page.

        Raises:
            Refused: it has been asked meanwhile, or what it will be asked cannot be foreseen.
            Refusal: the token names nothing.

        """
        if len(text) > LONGEST_SHEET:
            raise Refused("refused-long", most=LONGEST_SHEET)
        async with self._context.locks(game):
            live = await self._games.load(game, Status.PLAYING)
            ahead, d = await questions.asked_or_ahead(live, user, AHEAD, seat, text=text)
            if token:
                a, rest = await questions.by_token(self._context, ahead, d, token)
                orders = ((live.title.game.write(a), *(rest[0] if rest else ())), *rest[1:])
                text = "; ".join(map(" ".join, orders))
            had = prepared_of(live, d.seat)
            kept = Prepared(d.seat, d.kind, text.strip(), live.row.n, since=ONCE_ASKED)
            if had is not None:
                kept = replace(kept, always=had.always, only=had.only)
            await self._context.store.prepare(kept.row(game))
        return await self.prepared(game, user, d.seat, why)

    async def settle_prepared(self, game: str, user: Person, how: str) -> Post:
        """Say when what a seat has prepared is given: "always", "unchanged", or on a condition; or drop it.

        Raises:
            Refused: there is no such condition.

        """
        async with self._context.locks(game):
            live = await self._games.load(game, Status.PLAYING)
            for seat in live.info.seats_of(user.id):
                if (kept := prepared_of(live, seat)) is not None and how == "drop":
                    await self._context.store.drop_standing(game, seat, PREPARED + kept.kind)
                elif kept is not None:
                    view, plain = live.title.game.view(live.state, seat), how in ("always", "unchanged")
                    only = "" if plain else condition_meant(view, how)
                    await self._context.store.put_off(
                        replace(kept, always=how == "always", only=only).row(game)
                    )
        return await self.prepared(game, user)

    async def prepared_text(self, game: str, user: Person) -> str:
        """Return what a person has prepared for what they are asked; "" for nothing."""
        live = await self._games.load(game, Status.PLAYING)
        found = [(d, prepared_of(live, d.seat)) for d in pending(live.state)]
        mine = live.info.seats_of(user.id)
        return next((x.text for d, x in found if x and d.seat in mine and x.kind == d.kind), "")

    async def prepared(self, game: str, user: Person, seat: Seat = "", why: str = "") -> Post:
        """Lay out what a person has prepared, and whether it is possible as far as they can know.

        `why` they are not asked goes before it.
        """
        live = await self._games.load(game, Status.PLAYING)
        mine = questions.seat_of(live, user, seat)
        desk = Desk(live.info, live.title, await self._wording.words_for(user, live))
        kept, say = prepared_of(live, mine), desk.say
        lines, row = [why, say("bot-prepared-none")] if kept is None else [why], list[Button]()
        if not any(d.seat == mine for d in pending(live.state)):
            row = [
                Button(say("button-prepare"), make(Verb.PICK, game, mine, AHEAD, ""), Tone.MAIN),
                Button(say("button-write"), make(Verb.WRITE, game, mine, AHEAD)),
            ]
        if kept is not None:
            lines += await self._said_of(live, user, kept, say)
            asked = any((d.seat, d.kind) == (mine, kept.kind) for d in pending(live.state))
            others = ("unchanged",) * (kept.always or bool(kept.only)) + ("always",) * (not kept.always)
            when = others if kept.since else ()
            row += [self._settles(desk, x) for x in ("use",) * asked + when + ("drop",)]
            if not kept.since:
                row.append(Button(say("bot-prepared-changed"), make(Verb.SHOW, game, "map", "since")))
        unread = [(d.seat, d.id) for d in pending_answers(live.state) if d.seat == mine]
        ifs = self._conditions(live, desk, kept) if kept is not None and kept.since else ()
        return Post(
            title=say("bot-prepared-title", game=desk.heading()),
            text=("\n".join(x for x in lines if x),),
            rows=(*cards.with_info(desk, (tuple(row), *ifs)), *cards.held_rows(desk, unread)),
        )

    def _conditions(self, live: Live, desk: Desk, kept: Prepared) -> Rows:
        """List what a prepared turn may depend on; what the list has no room for can be typed."""
        found = listed_conditions(live.title.game.view(live.state, kept.seat))[:MOST_LISTED]
        choices = tuple(Choice(_condition_said(x, desk.say), x, chosen=x == kept.only) for x in found)
        to = make(Verb.SHOW, desk.info.id, "prepared")
        return ((Select(to, desk.say("bot-prepared-if"), choices),),) if choices else ()

    def _settles(self, desk: Desk, how: str) -> Button:
        label = desk.say(f"bot-prepared-do-{how}")
        return Button(label, make(Verb.SHOW, desk.info.id, "prepared", how))

    async def _said_of(self, live: Live, user: Person, kept: Prepared, say: Words) -> list[str]:
        """Say what is prepared, whether it is possible as things stand, and when it is given."""
        lines = [f"`{shown_steps([' '.join(kept.text.split())])}`"]
        if not kept.since:
            return [*lines, say("bot-prepared-open")]
        asked = any((d.seat, d.kind) == (kept.seat, kept.kind) for d in pending(live.state))
        number = questions.UNASKED if asked else AHEAD
        try:
            wanted = {"kind": kept.kind, "text": kept.text}
            now, d = await questions.asked_or_ahead(live, user, number, kept.seat, **wanted)
            await kept.meant(self._context, now, d, say)
            lines.append(say("bot-prepared-fits"))
        except (Refused, Refusal) as why:
            said = self._wording.refusal(why, say.locale, live.row.title)
            lines.append(say("bot-prepared-lacks", why=said))
        hidden = live.state.rules.kinds[kept.kind].secrecy is not Secrecy.OPEN
        plain = say("bot-prepared-always" if kept.always else "bot-prepared-unchanged")
        only = say("bot-prepared-only", condition=_condition_said(kept.only, say)) if kept.only else ""
        lines.append(only or plain)
        return [*lines, *([say("bot-prepared-later")] if hidden else [])]

    def _foretold_page(
        self, live: Live, desk: Desk, decision: Decision, token: str, what: str, told: Foretold
    ) -> Page:
        """Lay out a preview of whole orders, as the game itself foretells them."""
        view = live.title.game.view(told.state, decision.seat)
        comes = verdict(told.fates, live.row.title, desk.say)
        shot = Shot(_stem(live), told.events, (), view=view, tentative=True, plain=True)
        return self._previewed(desk, what, comes, token, told.lines, shot, told.why)

    def _preview_shot(self, live: Live, decision: Decision, seen: Preview[Any]) -> Shot:
        """Draw what an answer would do, as its seat would see it."""
        events = _told_before(seen)
        framing = "whole" if not seen.events else "" if events else "action"
        after = live.title.game.view(seen.state, decision.seat)
        return Shot(_stem(live), events, (), framing, view=after, tentative=True, plain=True)

    def _previewed(
        self,
        desk: Desk,
        what: str,
        comes: Verdict | None,
        token: str,
        lines: Sequence[str],
        shot: Shot,
        why: Sequence[str] = (),
        after: str = "",
    ) -> Page:
        """Lay out a preview in as many words as it has; the numbers come as a file if there are more.

        `after` is said at the end where there is room.
        """
        asked = desk.cut(what, LONGEST_ASKED)
        title = desk.say("preview-title", what=asked)
        named = () if why or not comes else (f"**{asked}**",)
        short = why if comes and why else lines
        used = comes.words if comes else length(title)
        shown, whole = fitting((*named, *short), used)
        if after and (room := fitting((*shown, after), used))[1]:
            shown = room[0]
        file = Image(f"{shot.name}.txt", in_plain(lines).encode(), "")
        return Page(
            title,
            news=("\n".join(shown),),
            shot=shot,
            answers=(verdict_row(desk.say, comes, Own(Verb.DO, token), Own(Verb.CANCEL)),),
            files=() if whole and short is lines else (file,),
            verdict=comes,
            throughout=True,
        )

    def _foretold(self, live: Live, desk: Desk, seen: Preview[Any]) -> tuple[str, ...]:
        """Describe what will happen, and what will be rolled."""
        events = [e._replace(facts=tame(e.facts)) for e in _told_before(seen)]
        lines = list(live.title.look.tell(events, self._wording.names(live, desk.say), desk.say))
        if len(events) < len(seen.events):
            lines.append(desk.say("preview-sealed"))
        if seen.sides:
            lines.append(_rolled(desk, seen))
        return tuple(x for x in lines if x)

    async def _token_of(self, live: Live, decision: Decision, action: Action, orders: Sequence[Steps]) -> str:
        """Return the token that confirms this; orders, or an answer on no list, are kept as a draft."""
        if sum(map(len, orders)) > 1:
            return await self._keep(live, decision, action, orders)
        packed = pack_action(live.state.rules.kinds[decision.kind].takes, action)
        if action in (options(live.state, decision) or ()):
            return token(packed)
        return await self._keep(live, decision, action)

    async def _keep(
        self, live: Live, decision: Decision, action: Action, orders: Sequence[Steps] = ()
    ) -> str:
        """Keep an answer, or orders of several steps, not given yet; give its token."""
        kept = [list(x) for x in orders] or pack_action(live.state.rules.kinds[decision.kind].takes, action)
        row = Draft(
            game=live.row.id,
            seat=decision.seat,
            decision=decision.id,
            user=live.info.users.get(decision.seat, 0),
            action=canonical(kept),
            at=self._context.now(),
        )
        await self._context.store.set_draft(row)
        return token(kept)

    def correction(self, user: int, text: TypedText, say: Words) -> Button:
        """Keep a text, and return the button that opens its form again, filled in."""
        name, now = secrets.token_hex(8), self._context.now()
        every = {
            who: {n: x for n, x in texts.items() if now - x[0] <= LASTS} for who, texts in self._kept.items()
        }
        mine = every.pop(user, {})
        every[user] = dict([*mine.items(), (name, (now, text))][-MOST:])  # to the end: the oldest are dropped
        self._kept = dict([(who, texts) for who, texts in every.items() if texts][-PEOPLE:])
        return Button(say("button-correct"), make(Verb.FORM, text.form.game, "correct", name), Tone.MAIN)

    def typed(self, user: int, game: str, name: str) -> TypedText:
        """Return a text that this user typed in a game.

        Raises:
            Refused: it is no longer kept, or was typed in another game or by somebody else.

        """
        at, text = self._kept.get(user, {}).get(name, (0, None))
        if text is None or text.form.game != game or self._context.now() - at > LASTS:
            raise Refused("refused-typed-gone")
        return text

    def forget(self, user: int) -> None:
        """Drop everything that a user typed."""
        self._kept.pop(user, None)


def _name(live: Live, decision: Decision) -> str:
    """Name the lock of one form: two inputs at once must not lose one another."""
    return f"{live.row.id}/{decision.seat}/{decision.kind}"


LONGEST_RECORD = 4_000_000


class Records:
    """Brings records in from outside as ended games, keeps files, and opens tables with them."""

    def __init__(self, context: Context, lobby: Lobby) -> None:
        self._context, self._lobby = context, lobby

    async def import_record(
        self, place: Place, host: Person, text: str, name: str = "", parent: int | None = None
    ) -> str:
        """Take in a record that replays, to look at; give its new id."""
        allow = await self.may_import(place, host, len(text), parent)
        game, now = new_id(), self._context.now()
        games = {title: x.game for title, x in self._context.titles.titles.items()}
        got = await self._context.workers.run(records.read_in, game, now, text, games)
        row = GameRow(
            id=game,
            name=clean(name, LONGEST_TITLE),
            guild=place.guild or 0,
            channel=place.channel or 0,
            host=host.id,
            imported=True,
            created=now,
            changed=now,
            ended=now,
            **got.fields,
        )
        seats = [SeatRow(game=game, seat=x, place=i) for i, x in enumerate(got.seats)]
        kept = [Milestone(game=game, n=n, state=state) for n, state in got.kept]
        shot = Snapshot(game=game, n=row.n, state=got.state)
        post = self._context.outgoing.post(game, f"c{row.channel}", PostKind.AGAIN, last=row.n)
        hints = [
            HintRow(game=game, seat=x.seat, decision=x.decision, n=x.n, why=x.why, at=now) for x in got.hints
        ]
        await self._context.store.add_record(row, seats, got.seed, got.log, shot, kept, [post], allow, hints)
        LOG.info("game %s was brought in from a record of %d entries", game, len(got.log))
        return game

    async def may_import(self, place: Place, host: Person, size: int, parent: int | None = None) -> Allow:
        """Check that somebody may import a record of `size` characters; return the check to repeat on import.

        Raises:
            Refused: they may not, or must wait.

        """
        await settings.may_host(self._context, place, host, parent)
        if size > LONGEST_RECORD:
            raise Refused("refused-record-long", most=LONGEST_RECORD)
        guild = place.guild or 0
        allow = hosting.importing(await settings.guild_settings(self._context, guild), size)
        allow(await self._context.store.hosted(host.id, guild, self._context.now()))
        return allow

    async def shelve(self, title: str, user: Person, name: str, text: str) -> str:
        """Keep a user's text under a name; return the token with which a table can be opened with it."""
        called = clean(name, LONGEST_NAME)
        if not called:
            raise Refused("refused-nothing")
        row = Keepsake(user=user.id, title=title, name=called, text=text, at=self._context.now())
        with refusing(FullError, "refused-kept-full"):
            await self._context.store.keep(row)
        return token([called, text])

    async def open_kept(
        self, place: Place, user: Person, title: str, named: str, values: Sequence[str], parent: int | None
    ) -> str:
        """Open a table with a scenario, or with a file that was kept and is still as it was looked at.

        `values` are those of all options in their order. Returns the game's id.
        """
        game = self._context.titles[title].game
        kept = await self._context.store.keepsakes(user.id, title)
        text = next((x for name, x in kept.items() if token([name, x]) == named), None)
        own = named in game.scenarios
        if (text is None and not own) or len(values) != len(game.options):
            raise Refused("refused-gone")
        chosen = {o.name: x for o, x in zip(game.options, values, strict=True)}
        if own or text is None:
            return await self._lobby.open_game(
                place, user, title, scenario=named, options=chosen, parent=parent
            )
        return await self._lobby.open_game(
            place, user, title, options=chosen, files={game.files[0]: text}, parent=parent
        )


def _condition_said(condition: str, say: Words) -> str:
    """Word a condition, with the names that people type."""
    piece, _, at = condition.partition(AT)
    return say("bot-prepared-if-stays", piece=piece, at=at) if piece else say("bot-prepared-if-free", at=at)


def _guessed(page: Page, say: Words) -> Page:
    """Say that a preview of a question still to come is a guess; its answer is kept, not given."""
    guess = say("bot-prepared-guess")
    return replace(page, news=(guess, *page.news), answers=_to_prepare(page.answers or (), say))


def _to_prepare(rows: Rows, say: Words) -> Rows:
    """Let the button that confirms say that nothing but preparing is done by it."""

    def named(x: Control) -> Control:
        confirms = isinstance(x, Button) and isinstance(x.does, Own) and x.does.name == Verb.DO
        return x._replace(label=say("button-prepare")) if isinstance(x, Button) and confirms else x

    return tuple(tuple(map(named, row)) for row in rows)


def _game_lost(seen: Preview[Any], seat: Seat) -> tuple[Fate, ...]:
    """Return the game's end, where an answer itself loses it for who gives it."""
    return (Fate(GAME, {"lost": Fraction(1)}),) if is_lost(seen.state, seat) else ()


def _foretell(live: Live, decision: Decision, orders: Sequence[Steps], say: Words) -> Foretold | None:
    """Have the title foretell orders; None where it leaves that to the ordinary preview."""
    own = live.title.path_orders
    return own.foretell(live.title.game, live.state, decision, orders, say) if own else None


def _comes(
    live: Live, decision: Decision, orders: Sequence[Steps], action: Action, seen: Preview[Any], say: Words
) -> Verdict | None:
    """Say what an answer, and the orders behind it, come to by the end of the turn."""
    title = live.title
    fates = fates_of(title.path_orders, title.game, live.state, decision, orders, Random(), action)
    return verdict(fates or _game_lost(seen, decision.seat), live.row.title, say)


def _stem(live: Live) -> str:
    return f"preview-{live.row.title}-{live.info.n}"


def _told_before(seen: Preview[Any]) -> list[Event]:
    """Return the events that a preview can tell; how many sealed answers will be in by then is unknown."""
    return [e for e in seen.events if e.kind not in UNSEEN]


def _named(desk: Desk, live: Live, decision: Decision, action: Action, orders: Sequence[Steps]) -> str:
    """Name an answer that is allowed, or several orders."""
    if sum(map(len, orders)) > 1:
        return desk.say("preview-orders")
    return desk.label(action, live.title.game.view(live.state, decision.seat))


def _rolled(desk: Desk, seen: Preview[Any]) -> str:
    """Say what is rolled or drawn next; a title names what it draws."""
    if not seen.drawn:
        return desk.say("preview-roll", sides=seen.sides)
    any_lot = desk.say("preview-draw", sides=seen.sides)
    return desk.say.find(f"{desk.info.title}-preview-draw", any_lot, sides=seen.sides)


def _rest(desk: Desk, rest: Sequence[str]) -> tuple[str, ...]:
    """Say which steps come after what can be foreseen."""
    return (desk.say("preview-then", steps=shown_steps(rest)),) if rest else ()


#: Maximum number of conditions that a list offers.
MOST_LISTED = 25
#: Maximum number of characters with which a preview names what is asked.
LONGEST_ASKED = 80

#: Seconds for which a text is kept; maximum number of texts of one person, and of people.
LASTS, MOST, PEOPLE = 3600, 6, 2000


@dataclass(frozen=True, slots=True)
class TypedText:
    """What a user typed into a form, which its custom id names, and why it was refused.

    `fields`: the form's fields by their ids. Text typed with a command belongs to the form that would have
    taken it.
    """

    form: CustomId
    fields: Mapping[str, str]
    why: str = ""

    @property
    def longest(self) -> str:
        """Return the longest of the texts."""
        return max(self.fields.values(), key=len, default="")
