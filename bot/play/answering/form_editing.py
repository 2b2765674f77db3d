"""Forms filled in page by page, and files that people bring: records, sheets."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace

from bot.play.answering.answering import Answering
from bot.play.context import Context, Outgoing
from bot.play.games.cards import Desk
from bot.play.games.live import Live
from bot.play.games.loader import GameLoader
from bot.play.lobby import hosting
from bot.play.lobby.lobby import Lobby, new_id
from bot.play.model.editors import (
    LOCK,
    LONGEST_DRAFT,
    LONGEST_SHEET,
    READY,
    Edit,
    EditorContext,
    FormInput,
    Orders,
)
from bot.play.model.ports import Place
from bot.play.model.rows import LOG
from bot.play.model.terms import Done, Person, Refused, Status, refusing
from bot.play.model.texts import LONGEST_TITLE, clean
from bot.play.queries.choices import LONGEST_NAME, FormPage, Forms
from bot.play.queries.settings import Permissions, Settings
from bot.play.workers import records
from bot.store import FullError
from bot.store.models import Game as GameRow
from bot.store.models import HintRow, Keepsake, Milestone, PostKind, SeatRow, Sheet, Snapshot
from bot.store.repositories.games import Allow
from engine.core.codec import token
from engine.core.errors import Refusal, StaleDecision
from engine.core.flow import pending
from engine.core.rules import Action, Decision, Seat


class FormEditing:
    """Keeps drafts of forms input by input, reads pasted ones, and locks a finished one as the answer."""

    def __init__(
        self,
        context: Context,
        games: GameLoader,
        answering: Answering,
        forms: Forms,
        table_files: TableFiles,
    ) -> None:
        self._context, self._games, self._answering, self._forms = context, games, answering, forms
        self._table_files = table_files

    async def apply(
        self, game: str, user: Person, kind: str = "", seat: Seat = "", *, form_input: FormInput
    ) -> FormPage | Done:
        """Apply an input to a form; return the page it leads to, or what it committed.

        With `kind` "" it is the only form open to this user.
        """
        live = await self._games.load(game, Status.PLAYING)
        try:
            d, locked = self._forms.find(live, user, kind, seat)
        except Refused as why:
            raise Refused("refused-stale") if why.key == "refused-not-asked" else why from None
        async with self._context.locks(_name(live, d)):
            editor, context = await self._forms.bench(live, user, d, locked=locked)
            if locked:
                return FormPage(live, context)
            edit = (
                Edit(context.draft)
                if form_input.op == LOCK
                else await asyncio.to_thread(editor.edit, context, form_input)
            )
            if form_input.op != LOCK and edit.act is None and not await self._given_at_once(user, edit):
                fresh = context.draft == editor.begin(context, None)
                return replace(await self._edited(live, user, context, edit), fresh=fresh)
            before, context = context, replace(context, draft=edit.draft)
            action = None if edit.act else await asyncio.to_thread(editor.answer, context)
            if form_input.op == LOCK and context.token(action) != form_input.detail:
                raise Refused("refused-changed")
            await self._write_down(live, user, context)
        if edit.act is not None:
            try:
                return await self._answering.act(game, user, *edit.act, d.seat)
            except Refusal:
                await self._write_down(live, user, before)
                raise
        return await self._lock_in(user, live, context, action)

    async def _given_at_once(self, user: Person, edit: Edit) -> bool:
        return edit.sure and not (await self._context.store.preference(user.id)).confirm

    async def _lock_in(self, user: Person, live: Live, context: EditorContext, action: Action) -> Done:
        """Give the answer of a form or plan, even if another seat that may answer was just quicker.

        In that case the same question is open under a new number, and the answer is judged in the new state.
        """
        if isinstance(action, Orders):
            return await self._answering.answer(
                live.row.id, user, context.decision.id, context.seat, text=action.text
            )
        packed = Desk(live.info, live.title, context.say).packed(context.decision, action)
        try:
            return await self._answering.answer(
                live.row.id, user, context.decision.id, context.seat, action=packed
            )
        except StaleDecision:
            d, _ = self._forms.find(
                await self._games.load(live.row.id, Status.PLAYING),
                user,
                context.decision.kind,
                context.seat,
            )
            return await self._answering.answer(live.row.id, user, d.id, d.seat, action=packed)

    async def sheet_of(self, game: str, user: Person, text: str, kind: str = "", seat: Seat = "") -> FormPage:
        """Take a form that was typed or pasted whole for the draft; return the page that reads it back."""
        live = await self._games.load(game, Status.PLAYING)
        d, locked = self._forms.find(live, user, kind, seat)
        if locked:
            raise Refused("refused-locked")
        if len(text) > LONGEST_SHEET:
            raise Refused("refused-long", most=LONGEST_SHEET)
        if not seat:
            d = await self._fitting(live, user, d, text)
        async with self._context.locks(_name(live, d)):
            editor, context = await self._forms.bench(live, user, d)
            return await self._edited(live, user, context, Edit(editor.read(context, text), READY))

    async def _fitting(self, live: Live, user: Person, first: Decision, text: str) -> Decision:
        """Find the one of a person's seats whose like form a text can be read for; the first if none."""
        mine = live.info.seats_of(user.id)
        for d in (x for x in pending(live.state) if x.kind == first.kind and x.seat in mine):
            editor, context = await self._forms.bench(live, user, d)
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
            await self._table_files.shelve(live.row.title, user, *edit.keep)
        if edit.forget:
            await self._context.store.forget(user.id, live.row.title, edit.forget)
        if edit.draft != context.draft:
            context = replace(context, draft=edit.draft)
            await self._write_down(live, user, context)
        if edit.keep is not None or edit.forget:
            _, context = await self._forms.bench(live, user, context.decision)
        return FormPage(live, context, edit.op, edit.detail, edit.said)

    async def _write_down(self, live: Live, user: Person, context: EditorContext) -> None:
        row = Sheet(
            game=live.row.id,
            seat=context.seat,
            kind=context.decision.kind,
            user=user.id,
            text=context.draft,
            at=self._context.now(),
        )
        await self._context.store.set_sheet(row)


def _name(live: Live, decision: Decision) -> str:
    """Name the lock of one form: two inputs at once must not lose one another."""
    return f"{live.row.id}/{decision.seat}/{decision.kind}"


LONGEST_RECORD = 4_000_000


class Records:
    """Brings records in from outside as ended games, to look at."""

    def __init__(
        self,
        context: Context,
        outgoing: Outgoing,
        settings: Settings,
        permissions: Permissions,
    ) -> None:
        self._context, self._outgoing, self._settings, self._permissions = (
            context,
            outgoing,
            settings,
            permissions,
        )

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
        post = self._outgoing.post(game, f"c{row.channel}", PostKind.AGAIN, last=row.n)
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
        await self._permissions.may_host(place, host, parent)
        if size > LONGEST_RECORD:
            raise Refused("refused-record-long", most=LONGEST_RECORD)
        guild = place.guild or 0
        allow = hosting.importing(await self._settings.guild_settings(guild), size)
        allow(await self._context.store.hosted(host.id, guild, self._context.now()))
        return allow


class TableFiles:
    """Keeps files, opens tables with them."""

    def __init__(
        self,
        context: Context,
        lobby: Lobby,
    ) -> None:
        self._context, self._lobby = context, lobby

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
