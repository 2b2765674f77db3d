"""One person's hand, answers and forms, laid out for them alone."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace
from secrets import token_urlsafe

from bot.play.context import Context
from bot.play.games import cards
from bot.play.games.cards import Desk
from bot.play.games.live import Live, Wording
from bot.play.games.loader import GameLoader
from bot.play.games.questions import UNASKED, Questions
from bot.play.model.custom_ids import Verb
from bot.play.model.editors import READY, Blank, Editor, EditorContext, FormInput, Typed
from bot.play.model.ports import Button, Form, Image, Own, Post, Rows, Tone, bound
from bot.play.model.terms import Asked, Done, Person, Refused, Status
from bot.play.queries.player_views import PlayerViews
from bot.play.surface import coach
from bot.play.surface.surfaces import Leaf, Page, Position, Shot, Surface, Surfaces, question_of
from engine.core.flow import held, options, pending
from engine.core.rules import Action, Decision, Seat, Secrecy
from render.core.text import Words

LONGEST_NAME = 40


@dataclass(frozen=True, slots=True)
class FormPage(Surface):
    """A page of a game's form; `said` is put above it. `fresh`: its reader has seen none of the question."""

    live: Live
    context: EditorContext
    op: str = ""
    detail: str = ""
    said: tuple[str, ...] = ()
    fresh: bool = True

    @property
    def now(self) -> Position:
        """Return the position in which the form is filled in."""
        return question_of(self.live, self.context.decision)

    async def around(self, say: Words, leaf: Leaf) -> Page:
        """Return the page, with the picture it asks for: as this seat sees it, nothing more."""
        live, context, d, desk = self.live, self.context, self.context.decision, self.now.desk(say)
        form = await asyncio.to_thread(_editor(live, d).leaf, context, self.op, self.detail)
        ahead, panel, shot = form.ahead, live.title.panels.get(d.kind), None
        if form.pictured:
            shot = Shot(
                f"sheet-{live.row.title}",
                events=ahead.events if ahead else (),
                lit=form.lit,
                framing=form.framing,
                view=context.game.view(ahead.state if ahead else context.state, form.eyes or context.seat),
                tentative=bool(form.lit or (ahead and ahead.events)),
                plain=True,
            )
        page = Page(
            desk.heading(),
            news=self.said,
            question=form.lines,
            answers=form.rows,
            foot=cards.with_info(desk, self._below(desk, hints=self.op != READY and not (ahead or panel))),
            files=tuple(Image(name, text.encode(), "") for name, text in form.files),
            marked=("" if panel else live.title.look.question(d.kind, context.view, say),),
            throughout=ahead is not None,
            shot=shot,
        )
        return coach.heard(live, d, desk, page, fresh=self.fresh and not self.op)

    def _below(self, desk: Desk, *, hints: bool) -> Rows:
        """Return the controls below a form: "take back" if it is locked, hints otherwise.

        Every page except the one before the lock has them, since its user is still asked the same question.
        """
        d = self.context.decision
        if self.context.locked:
            return cards.held_rows(desk, [(d.seat, d.id)])
        return cards.rows_of(cards.hint_button(desk, d, None)) if hints else ()


def _editor(live: Live, decision: Decision) -> Editor:
    editor = live.title.editor(decision.kind)
    if editor is None:
        raise Refused("refused-not-asked")
    return editor


class Forms:
    """Finds the form that a person means, and lays its pages out."""

    def __init__(
        self,
        context: Context,
        wording: Wording,
        games: GameLoader,
        questions: Questions,
        surfaces: Surfaces,
    ) -> None:
        self._context, self._wording, self._games = context, wording, games
        self._questions, self._surfaces = questions, surfaces

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

    def is_formed(self, live: Live, decision: Decision) -> bool:
        """Return whether a question is a form that is filled in step by step."""
        return decision.kind in live.title.forms

    async def bench(
        self, live: Live, user: Person, decision: Decision, *, locked: bool = False
    ) -> tuple[Editor, EditorContext]:
        """Return a form's editor, and all that it may use."""
        say, editor = await self._wording.words_for(user, live), _editor(live, decision)
        draft, kept = await self._context.store.desk(
            live.row.id, decision.seat, decision.kind, user.id, live.row.title
        )
        context = EditorContext(
            live.title.game,
            live.state,
            decision,
            live.title.game.view(live.state, decision.seat),
            say,
            live.info.id,
            kept=kept,
            locked=locked,
            names=self._wording.names(live, say),
            mark=token_urlsafe(3),
        )
        return editor, replace(context, draft=editor.begin(context, draft))

    async def show(self, game: str, user: Person, kind: str = "", seat: Seat = "") -> Post:
        """Show a form of this user's. "": the one form that is open to them."""
        live = await self._games.load(game, Status.PLAYING)
        d, locked = self.find(live, user, kind, seat)
        return await self.first_page(live, user, d, locked=locked)

    async def first_page(
        self, live: Live, user: Person, decision: Decision, *, locked: bool = False, fresh: bool = True
    ) -> Post:
        """Lay a form's first page out; `fresh`: its reader has seen no page of the question yet."""
        _, context = await self.bench(live, user, decision, locked=locked)
        return await self.page(user, FormPage(live, context, fresh=fresh and not locked))

    async def page(self, user: Person, form: FormPage) -> Post:
        """Lay a page of a form out."""
        return await self._surfaces.lay_out(form, user)

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
        editor, context = await self.bench(live, user, d)
        return editor.blank(context, op, detail)


@dataclass(frozen=True, slots=True)
class Chosen:
    """An answer that was picked and neither shown nor given yet."""

    decision: int
    seat: Seat
    token: str


@dataclass(frozen=True, slots=True)
class Opened:
    """A plan that begins with what was picked."""

    kind: str
    seat: Seat
    form_input: FormInput


@dataclass(frozen=True, slots=True)
class QuestionSurface(Surface):
    """A question of a game with its answers; `fresh` as with a form's page."""

    live: Live
    decision: Decision
    fresh: bool = True

    @property
    def now(self) -> Position:
        """Return the position in which it is asked."""
        return question_of(self.live, self.decision)

    async def around(self, say: Words, leaf: Leaf) -> Page:
        """Return the question with its answers, as far as a prefix has narrowed them."""
        live, d, desk = self.live, self.decision, self.now.desk(say)
        view, actions, prefix = self.now.view, self.now.listed, leaf.prefix
        question = live.title.look.question(d.kind, view, say)
        if actions is None:
            row = (desk.writes(), *cards.hint_button(desk, d, None))
            page = Page(desk.heading(), question=(question,), answers=cards.with_info(desk, (row,)))
            return coach.heard(live, d, desk, page, fresh=self.fresh)
        laid = cards.choice_rows(desk, d, actions, view, prefix, leaf.page)
        if laid is None:
            raise Refused("refused-gone")
        back = [Button(say("button-restart"), does=Own(Verb.CANCEL))] if prefix else []
        brief = live.title.questions.briefs.get(d.kind)
        told = brief(live.state, d, say) if brief and not prefix else ()
        told_to_all = told and live.state.rules.kinds[d.kind].secrecy is Secrecy.OPEN
        meant = "" if told_to_all else cards.details(desk, d, actions, view, prefix)
        lit, stem = cards.left(desk, d, actions, prefix), f"choice-{live.row.title}-{live.info.n}"
        page = Page(
            desk.heading(),
            question=(*dict.fromkeys((question, laid[0])), *told, meant),
            answers=laid[1],
            foot=cards.with_info(desk, ((*back, desk.writes(), *cards.hint_button(desk, d, len(actions))),)),
            throughout=True,
            shot=Shot(stem, lit=lit, plain=True) if d.kind in live.title.questions.pictured else None,
        )
        return coach.heard(live, d, desk, page, fresh=self.fresh)


class Choices:
    """Lays out the questions open to one person and their answers: in the hand, or step by step."""

    def __init__(
        self,
        context: Context,
        wording: Wording,
        games: GameLoader,
        questions: Questions,
        surfaces: Surfaces,
        player_views: PlayerViews,
        forms: Forms,
    ) -> None:
        self._context, self._wording, self._games, self._questions = context, wording, games, questions
        self._surfaces, self._player_views, self._forms = surfaces, player_views, forms

    async def hand(self, game: str, user: Person) -> Post:
        """Lay out this user's hand and all that they may do, for their eyes only."""
        live = await self._games.load(game, Status.PLAYING, Status.OVER, Status.ABANDONED, Status.FROZEN)
        desk = Desk(live.info, live.title, await self._wording.words_for(user, live))
        sight = self._player_views.sight(live, user, desk.say)
        if sight.seat is None:
            raise Refused("refused-not-seated")
        news = [sight.hand or desk.say("look-nothing"), f"**{sight.headline}**"]
        for h in sight.held:
            mine, view = live.state.stack[-1].got[h.seat], live.title.game.view(live.state, h.seat)
            news.append(desk.say("look-sealed", what=desk.label(mine, view)))
        asks, rows, off = list[str](), cards.NO_ROWS, tuple[Button, ...]()
        for asked in sight.asked:
            d = Decision(asked.decision, asked.seat, asked.kind)
            told = coach.said(live, d, desk, live.title.game.view(live.state, d.seat), whole=True)
            asks += (asked.question, *told)
            off = off or coach.silencer(live, d, desk)
            rows += (*self._choices(live, desk, asked), *cards.standing_row(desk, asked))
        page = Page(
            desk.heading(),
            news=tuple(news),
            question=tuple(asks),
            answers=(*cards.held_rows(desk, [(x.seat, x.decision) for x in sight.held]), *rows),
            foot=cards.with_info(desk, cards.openers(desk, live.info.seats_of(user.id))),
        )
        return page.post(desk.info.title, desk.say, after=off)

    async def unread(self, done: Done, user: Person) -> Rows:
        """Return the buttons that take this user's unread answers back, after one of them."""
        live = done.live or await self._games.load(done.game)
        desk = Desk(live.info, live.title, await self._wording.words_for(user, live))
        held = self._player_views.sight(live, user, desk.say).held
        return cards.held_rows(desk, [(x.seat, x.decision) for x in held])

    def _choices(self, live: Live, desk: Desk, asked: Asked) -> Rows:
        d = Decision(asked.decision, asked.seat, asked.kind)
        view = live.title.game.view(live.state, asked.seat)
        if asked.options is None and self._forms.is_formed(live, d):
            opener = Button(desk.say("button-sheet"), tone=Tone.MAIN, does=Form(""))
            return bound(((opener, desk.writes()),), desk.bind(d))
        listed = [x.action for x in asked.options or ()]
        laid = cards.choice_rows(desk, d, listed, view) if asked.options is not None else None
        hint = cards.hint_button(desk, d, len(listed) if asked.options is not None else None)
        return bound((*(laid[1] if laid else ()), (desk.writes(), *hint)), desk.bind(d))

    async def narrow(
        self,
        game: str,
        user: Person,
        decision: int,
        seat: Seat,
        prefix: Sequence[str] = (),
        page: int = 0,
        *,
        fresh: bool = False,
    ) -> Post | Chosen | Opened:
        """Lay out what one more step of a choice leaves; return a single answer, or the plan it begins.

        `fresh`: this is the first page that they see of it, wherever the choice began.
        """
        live = await self._games.load(game, Status.PLAYING)
        locked = None if decision else self._forms.locked(live, user)
        if locked is not None:
            return await self._forms.first_page(live, user, locked, locked=True)
        d = self._questions.asked(live, user, decision, seat)
        at = question_of(live, d)
        leaves = at.leaves(prefix)
        if leaves and (opened := _opened(live, d, leaves)):
            return opened
        if len(leaves) == 1:
            return Chosen(d.id, d.seat, at.token(leaves[0]))
        return await self.laid_out(live, user, decision, seat, prefix, page, fresh=fresh or not prefix)

    async def planned(
        self, game: str, user: Person, text: str, decision: int = 0, seat: Seat = ""
    ) -> Opened | None:
        """Return the plan that a text is; None where it is a single answer."""
        live = await self._games.load(game, Status.PLAYING)
        first = self._questions.asked(live, user, decision, seat)
        mine = () if decision or seat else live.info.seats_of(user.id)
        for d in dict.fromkeys((first, *(x for x in pending(live.state) if x.seat in mine))):
            editor = live.title.editor(d.kind)
            form_input = editor.typed(live.state, d, text) if isinstance(editor, Typed) else None
            if form_input is not None:
                return Opened(d.kind, d.seat, form_input)
        return None

    async def begins(self, game: str, user: Person, chosen: Chosen, *, fresh: bool = False) -> Opened | bool:
        """Return the plan that an answer begins; otherwise whether it is given without a preview.

        It needs none where it is the only one, its outcome is certain, or this user prefers so. Who has seen
        no page of it yet and has a coach hears them first.
        """
        live = await self._games.load(game, Status.PLAYING)
        d = self._questions.asked(live, user, chosen.decision, chosen.seat)
        action, _ = await self._questions.by_token(live, d, chosen.token)
        if opened := _opened(live, d, (action,)):
            return opened
        listed = options(live.state, d)
        sure = (await self._context.store.preference(user.id)).confirm
        unheard = fresh and coach.speaks(live, d) and not coach.on_post(live, d)
        certain = live.title.questions.certain(live.state, action) and not unheard
        return not sure or certain or (listed is not None and len(listed) == 1)

    async def picker(
        self,
        game: str,
        user: Person,
        decision: int = 0,
        seat: Seat = "",
        prefix: Sequence[str] = (),
        page: int = 0,
    ) -> Post:
        """Lay out one user's answers, narrowed by a prefix."""
        live = await self._games.load(game, Status.PLAYING)
        return await self.laid_out(live, user, decision, seat, prefix, page, fresh=not prefix)

    async def following(self, done: Done, user: Person) -> Post:
        """Lay out one user's next answers, after the last; a coach does not say the same again."""
        live = done.live or await self._games.load(done.game, Status.PLAYING)
        d = self._questions.asked(live, user, 0, "")
        return await self.laid_out(live, user, d.id, d.seat, fresh=coach.is_news(live, d, done.kind))

    async def laid_out(
        self,
        live: Live,
        user: Person,
        decision: int,
        seat: Seat,
        prefix: Sequence[str] = (),
        page: int = 0,
        *,
        fresh: bool = True,
    ) -> Post:
        """Lay one question out with its answers, as far as a prefix has narrowed them."""
        d = self._questions.asked(live, user, decision, seat)
        if not (prefix and options(live.state, d) is not None) and live.title.editor(d.kind) is not None:
            return await self._forms.first_page(live, user, d, fresh=fresh)
        leaf = Leaf(tuple(prefix), page)
        return await self._surfaces.lay_out(QuestionSurface(live, d, fresh), user, leaf)


def _opened(live: Live, decision: Decision, actions: Sequence[Action]) -> Opened | None:
    planner = live.title.planners.get(decision.kind)
    form_input = planner.opens(actions) if planner else None
    return Opened(decision.kind, decision.seat, form_input) if form_input else None
