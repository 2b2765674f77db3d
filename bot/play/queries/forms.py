"""One person's forms, laid out for them alone."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, replace
from secrets import token_urlsafe

from bot.play.context import Context
from bot.play.games import cards
from bot.play.games.cards import Desk, Rows
from bot.play.games.drawing import Drawing
from bot.play.games.live import Live, Wording
from bot.play.games.loader import GameLoader
from bot.play.games.questions import UNASKED, Questions
from bot.play.learning import coach
from bot.play.model.ports import Image, Post
from bot.play.model.terms import Done, Person, Refused, Status
from bot.play.queries.player_views import PlayerViews
from bot.play.titles.editors import READY, Blank, Editor, EditorContext
from bot.play.titles.glossary import with_words
from engine.core.flow import held, pending
from engine.core.rules import Decision, Seat

LONGEST_NAME = 40


@dataclass(frozen=True, slots=True)
class FormPage:
    """A page of a form before layout; `said` is put above it."""

    live: Live
    b: EditorContext
    op: str = ""
    detail: str = ""
    said: tuple[str, ...] = ()
    fresh: bool = True


class Forms:
    """Finds the form that a person means, and lays its pages out."""

    def __init__(
        self,
        context: Context,
        wording: Wording,
        games: GameLoader,
        questions: Questions,
        drawing: Drawing,
        player_views: PlayerViews,
    ) -> None:
        self._context, self._wording, self._games, self._questions, self._drawing, self._player_views = (
            context,
            wording,
            games,
            questions,
            drawing,
            player_views,
        )

    def find(self, live: Live, user: Person, kind: str, seat: Seat) -> tuple[Decision, bool]:
        """Find the form meant, and tell whether it is locked.

        Raises:
            Refused: this user has no seat, or no such form.

        """
        mine = {x.seat for x in live.info.seats if x.user == user.id}
        self._questions.seat(live, user, seat)
        if (panel := live.title.panels.get(kind)) is not None:
            if panel.seat not in mine:
                raise Refused(panel.refusal)
            return Decision(UNASKED, panel.seat, kind), False
        for found, locked in ((pending(live.state), False), (held(live.state), True)):
            for d in found:
                fits = d.seat in mine and kind in ("", d.kind) and seat in ("", d.seat)
                if fits and live.title.editor(d.kind) is not None:
                    return d, locked
        raise Refused("refused-not-asked")

    def locked(self, live: Live, user: Person) -> Decision | None:
        """Return the form that this user has locked, if nothing else is asked of them."""
        mine = {x.seat for x in live.info.seats if x.user == user.id}
        if any(d.seat in mine for d in pending(live.state)):
            return None
        return next((d for d in held(live.state) if d.seat in mine and self.is_formed(live, d)), None)

    def is_formed(self, live: Live, d: Decision) -> bool:
        """Return whether a question is a form that is filled in step by step."""
        return d.kind in live.title.forms

    def _editor(self, live: Live, d: Decision) -> Editor:
        editor = live.title.editor(d.kind)
        if editor is None:
            raise Refused("refused-not-asked")
        return editor

    async def bench(
        self, live: Live, user: Person, d: Decision, *, locked: bool = False
    ) -> tuple[Editor, EditorContext]:
        """Return a form's editor, and all that it may use."""
        say, editor = await self._wording.words_for(user, live), self._editor(live, d)
        draft, kept = await self._context.store.desk(live.row.id, d.seat, d.kind, user.id, live.row.title)
        b = EditorContext(
            live.title.game,
            live.state,
            d,
            live.title.game.view(live.state, d.seat),
            say,
            live.info.id,
            kept=kept,
            locked=locked,
            names=self._wording.names(live, say),
            mark=token_urlsafe(3),
        )
        return editor, replace(b, draft=editor.begin(b, draft))

    async def show(self, game: str, user: Person, kind: str = "", seat: Seat = "") -> Post:
        """Show a form of this user's. "": the one form that is open to them."""
        live = await self._games.load(game, Status.PLAYING)
        d, locked = self.find(live, user, kind, seat)
        return await self.first_page(live, user, d, locked=locked)

    async def first_page(
        self, live: Live, user: Person, d: Decision, *, locked: bool = False, fresh: bool = True
    ) -> Post:
        """Lay a form's first page out; `fresh`: its reader has seen no page of the question yet."""
        _, b = await self.bench(live, user, d, locked=locked)
        return await self.page(user, FormPage(live, b, fresh=fresh and not locked))

    async def page(self, user: Person, form: FormPage) -> Post:
        """Lay a page of a form out, with the picture it asks for: as this seat sees it, nothing more."""
        live, b = form.live, form.b
        desk, editor = Desk(live.info, live.title, b.say), self._editor(live, b.d)
        leaf, image = await asyncio.to_thread(editor.leaf, b, form.op, form.detail), None
        if leaf.pictured:
            view, events = b.view, leaf.ahead.events if leaf.ahead else ()
            if leaf.ahead or leaf.eyes:
                state = leaf.ahead.state if leaf.ahead else b.state
                view = b.game.view(state, leaf.eyes or b.d.seat)
            image = await self._drawing.drawn(
                live,
                view,
                b.say,
                f"sheet-{live.row.title}",
                user,
                events=events,
                lit=leaf.lit,
                tentative=bool(leaf.lit or events),
                framing=leaf.framing,
            )
        panel = live.title.panels.get(b.d.kind)
        case = panel.case if panel else live.state.rules.kinds[b.d.kind].case
        hints = form.op != READY and not (leaf.ahead or panel)
        post = Post(
            title=desk.heading(),
            text=(*form.said, *leaf.lines),
            image=image,
            rows=(*leaf.rows, *self._below(live, b, desk, hints=hints)),
            small=cards.small_print(desk, (), *([b.say("small-cases", cases=case, n=1)] if case else [])),
            files=tuple(Image(name, text.encode(), "") for name, text in leaf.files),
        )
        question = "" if panel else live.title.look.question(b.d.kind, b.view, b.say)
        coached = coach.heard(live, b.d, desk, post, fresh=form.fresh and not form.op)
        marked = None if leaf.ahead else (question, *coached.text[len(post.text) :])
        return with_words(desk.info.title, coached, desk.say, marked)

    def _below(self, live: Live, b: EditorContext, desk: Desk, *, hints: bool) -> Rows:
        """Return the controls below a form: "take back" if it is locked, hints otherwise.

        Every page except the one before the lock has them, since its user is still asked the same question.
        """
        if b.locked:
            return cards.held_rows(desk, [self._player_views.about(live, b.d, b.say, listed=False)])
        return cards.rows_of(cards.hint_button(desk, b.d, None)) if hints else ()

    async def panel_again(self, done: Done, user: Person, kind: str) -> Post | None:
        """Lay a panel out once more after something was done from it; None where it was none, or is over."""
        live = done.live or await self._games.load(done.game)
        panel = None if done.outcome else live.title.panels.get(kind)
        return await self.first_page(live, user, Decision(UNASKED, panel.seat, kind)) if panel else None

    async def locked_page(self, done: Done, user: Person) -> Post:
        """Show the form that this user has just locked."""
        live = done.live or await self._games.load(done.game, Status.PLAYING)
        d = self.locked(live, user)
        if d is None:
            raise Refused("refused-not-asked")
        return await self.first_page(live, user, d, locked=True)

    async def written(self, game: str, user: Person, kind: str, seat: Seat = "") -> str:
        """Return the user's draft for a kind of question; "" if there is none."""
        live = await self._games.load(game, look=False)
        mine = self._questions.seat(live, user, seat)
        return await self._context.store.sheet(game, mine, kind, user.id) or ""

    async def blank(self, game: str, user: Person, kind: str, seat: Seat, op: str, detail: str) -> Blank:
        """Return the text fields that an input on a form asks for."""
        live = await self._games.load(game, Status.PLAYING)
        d, locked = self.find(live, user, kind, seat)
        if locked:
            raise Refused("refused-locked")
        editor, b = await self.bench(live, user, d)
        return editor.blank(b, op, detail)
