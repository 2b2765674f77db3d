"""One person's hand, answers and forms, laid out for them alone."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace
from secrets import token_urlsafe

from bot.play.context import Context
from bot.play.games import cards, questions
from bot.play.games.cards import Desk
from bot.play.games.entries import prepared_of
from bot.play.games.live import Live, Wording
from bot.play.games.loader import GameLoader
from bot.play.games.questions import UNASKED
from bot.play.model.custom_ids import AHEAD, MARK_AHEAD, Verb, form_kind, make
from bot.play.model.editors import ALL, READY, Blank, Editor, EditorContext, FormInput, Typed
from bot.play.model.ports import (
    Button,
    Form,
    Image,
    Own,
    Post,
    Rows,
    Tone,
    bound,
)
from bot.play.model.terms import OpenQuestion, Person, Receipt, Refused, Status
from bot.play.queries.player_views import PlayerViews
from bot.play.surface import coach
from bot.play.surface.surfaces import Leaf, Page, Position, Shot, Surface, Surfaces, question_of
from bot.store.repositories.games import Loaded
from engine.core.contract import View
from engine.core.flow import options, pending, pending_answers
from engine.core.rules import Action, Decision, Seat, Secrecy
from render.core.text import Words
from render.core.verdict import MOST_WORDS, PAGE_WORDS, PANEL_WORDS, fitting, length

#: Characters of a name, and words of a question that is the title of its page, at most.
LONGEST_NAME, LONGEST_QUESTION = 40, 10


@dataclass(frozen=True, slots=True)
class FormPage(Surface):
    """A page of a game's form; `said` is put above it. `fresh`: its reader has seen none of the question.

    Unless it is shown `whole`, what is more than it has words for is one press away.
    """

    live: Live
    context: EditorContext
    op: str = ""
    detail: str = ""
    said: tuple[str, ...] = ()
    fresh: bool = True
    whole: bool = False

    @property
    def now(self) -> Position:
        """Return the position in which the form is filled in."""
        return question_of(self.live, self.context.decision)

    async def around(self, say: Words, leaf: Leaf) -> Page:
        """Return the page, with the picture it asks for: as this seat sees it, nothing more."""
        live, context, d, desk = self.live, self.context, self.context.decision, self.now.desk(say)
        form = await asyncio.to_thread(_editor(live, d).leaf, context, self.op, self.detail)
        ahead, panel = form.ahead, live.title.panels.get(d.kind)
        shot = Shot(
            f"sheet-{live.row.title}",
            events=ahead.events if ahead else (),
            lit=form.lit,
            framing=form.framing,
            view=context.game.view(ahead.state if ahead else context.state, form.eyes or context.seat),
            tentative=bool(form.lit or (ahead and ahead.events)),
            plain=True,
            touched=not form.pictured,
        )
        verdict = form.verdict
        question = "" if panel else live.title.look.question(d.kind, context.view, say)
        title, lines, whole = desk.heading(), form.lines, True
        if not panel:
            title, lines = self._titled(desk, form.lines, question)
        if not (self.whole or form.whole):
            most = PANEL_WORDS if panel else MOST_WORDS if verdict else PAGE_WORDS
            used = sum(map(length, self.said)) + (verdict.words if verdict else length(title))
            lines, whole = fitting(lines, used, most)
        below = self._below(desk, hints=self.op != READY and not (ahead or panel), whole=whole)
        page = Page(
            title,
            news=(*_still_to_come(d, say), *self.said),
            verdict=verdict,
            small="" if title == desk.heading() else desk.heading(),
            question=lines,
            answers=form.rows,
            foot=cards.with_info(desk, below),
            files=tuple(Image(name, text.encode(), "") for name, text in form.files),
            marked=(question,),
            throughout=ahead is not None,
            shot=shot,
            aim=form.aim,
        )
        return coach.heard(live, d, desk, page, fresh=self.fresh and not self.op)

    def _titled(self, desk: Desk, lines: tuple[str, ...], question: str) -> tuple[str, tuple[str, ...]]:
        """Return what is to be done as title, and the lines without a question that says no more.

        The name of the game is the title where lines would have no room otherwise.
        """
        title = _task(self.live, self.context.decision, self.context.view, desk)
        left = tuple(x for x in lines if x != question or title == desk.heading() or not _is_short(x))
        used = sum(map(length, (*self.said, title)))
        return (title, left) if fitting(left, used, PAGE_WORDS)[1] else (desk.heading(), lines)

    def _below(self, desk: Desk, *, hints: bool, whole: bool) -> Rows:
        """Return the controls below a form: the rest of its lines, and "take back" if it is locked or hints.

        Every page except the one before the lock has hints, since its user is still asked the same question.
        """
        d, all_lines = self.context.decision, desk.say("button-all-lines")
        more = [] if whole else [self.context.button(all_lines, ALL, f"{self.op}.{self.detail}")]
        if self.context.locked:
            return (*cards.held_rows(desk, [(d.seat, d.id)]), *cards.rows_of(more))
        return cards.rows_of([*more, *(cards.hint_button(desk, d, None) if hints else ())])


def _editor(live: Live, decision: Decision) -> Editor:
    editor = live.title.editor(decision.kind)
    if editor is None:
        raise Refused("refused-not-asked")
    return editor


def locked_form(live: Live, user: Person) -> Decision | None:
    """Return the form that this user has locked, if nothing else is asked of them."""
    mine = {x.seat for x in live.info.seats if x.user == user.id}
    if any(d.seat in mine for d in pending(live.state)):
        return None
    return next((d for d in pending_answers(live.state) if d.seat in mine and is_formed(live, d)), None)


def is_formed(live: Live, decision: Decision) -> bool:
    """Return whether a question is a form that is filled in step by step."""
    return decision.kind in live.title.forms


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
    """A question of a game with its answers; `fresh` and `said` as with a form's page.

    What an answer means is left out where there are no words left: its preview says it.
    """

    live: Live
    decision: Decision
    fresh: bool = True
    said: tuple[str, ...] = ()

    @property
    def now(self) -> Position:
        """Return the position in which it is asked."""
        return question_of(self.live, self.decision)

    async def around(self, say: Words, leaf: Leaf) -> Page:
        """Return the question with its answers, as far as a prefix has narrowed them."""
        live, d, desk = self.live, self.decision, self.now.desk(say)
        view, actions, prefix = self.now.view, self.now.listed, leaf.prefix
        question = live.title.look.question(d.kind, view, say)
        news, ready = (*_still_to_come(d, say), *self.said), _prepared_button(live, d, say)
        if actions is None:
            row = (desk.writes(), *cards.hint_button(desk, d, None), *ready)
            answers = cards.with_info(desk, (row,))
            page = Page(desk.heading(), news=news, question=(question,), answers=answers)
            return coach.heard(live, d, desk, page, fresh=self.fresh)
        laid = cards.choice_rows(desk, d, actions, view, prefix, leaf.page)
        if laid is None:
            raise Refused("refused-gone")
        back = [Button(say("button-restart"), does=Own(Verb.CANCEL))] if prefix else []
        brief = live.title.questions.briefs.get(d.kind)
        told = brief(live.state, d, say) if brief and not prefix else ()
        told_to_all = told and live.state.rules.kinds[d.kind].secrecy is Secrecy.OPEN
        meant = "" if told_to_all else cards.details(desk, d, actions, view, prefix)
        hint = cards.hint_button(desk, d, len(actions))
        lit, stem = cards.left(desk, d, actions, prefix), f"choice-{live.row.title}-{live.info.n}"
        used = sum(map(length, (desk.heading(), *self.said)))
        asked, _ = fitting((laid[0] if prefix else question, *told, meant), used, PAGE_WORDS)
        title, asked = _titled(asked, _task(live, d, view, desk))
        page = Page(
            title,
            news=news,
            question=asked,
            asking=title != desk.heading(),
            small="" if title == desk.heading() else desk.heading(),
            answers=laid[1],
            foot=cards.with_info(desk, ((*back, desk.writes(), *hint, *ready),)),
            throughout=True,
            shot=Shot(stem, lit=lit, plain=True, touched=d.kind not in live.title.questions.pictured),
        )
        return coach.heard(live, d, desk, page, fresh=self.fresh)


def _titled(asked: tuple[str, ...], task: str) -> tuple[str, tuple[str, ...]]:
    """Return the title of a page and what is asked below it: a short question is the title itself."""
    first, *rest = asked or ("",)
    if not _is_short(first):
        return task, asked
    return _as_title(first), tuple(rest)


def _task(live: Live, decision: Decision, view: View, desk: Desk) -> str:
    """Return what a question asks for as a title; the name of the game where that takes too many words."""
    task = live.title.look.task(decision.kind, view, desk.say)
    return _as_title(task) if _is_short(task) else desk.heading()


def _is_short(said: str) -> bool:
    return bool(said) and "\n" not in said and length(said) <= LONGEST_QUESTION


def _as_title(said: str) -> str:
    return said.replace("**", "").removesuffix(".")


def _still_to_come(decision: Decision, say: Words) -> tuple[str, ...]:
    """Say of a question that is not asked yet that it is guessed how things will stand."""
    return (say("bot-prepared-guess"),) if decision.id == AHEAD else ()


def _prepared_button(live: Live, decision: Decision, say: Words) -> tuple[Button, ...]:
    """Return the button that shows what was prepared for a question; none where nothing was."""
    kept = prepared_of(live, decision.seat)
    if decision.id == AHEAD or kept is None or kept.kind != decision.kind:
        return ()
    return (Button(say("button-prepared"), make(Verb.SHOW, live.info.id, "prepared", "use"), Tone.MAIN),)


class Choices:
    """Lays out the questions open to one person and their answers: in the hand, step by step, as a form."""

    def __init__(
        self,
        context: Context,
        wording: Wording,
        games: GameLoader,
        surfaces: Surfaces,
        player_views: PlayerViews,
    ) -> None:
        self._context, self._wording, self._games, self._surfaces = context, wording, games, surfaces
        self._player_views = player_views

    async def hand(self, game: str, user: Person) -> Post:
        """Lay out this user's hand and all that they may do, for their eyes only."""
        live = await self._games.load(game, Status.PLAYING, Status.OVER, Status.ABANDONED, Status.FROZEN)
        desk = Desk(live.info, live.title, await self._wording.words_for(user, live))
        sight, mine = self._player_views.sight(live, user, desk.say), live.info.seats_of(user.id)
        if sight.seat is None:
            raise Refused("refused-not-seated")
        news = [sight.hand or desk.say("look-nothing")]
        news += [] if sight.asked else [f"**{sight.headline}**"]
        for h in sight.held:
            given, view = live.state.stack[-1].got[h.seat], live.title.game.view(live.state, h.seat)
            news.append(desk.say("look-sealed", what=desk.label(given, view)))
        asks, rows, off = list[str](), cards.NO_ROWS, tuple[Button, ...]()
        for asked in sight.asked:
            d = Decision(asked.decision, asked.seat, asked.kind)
            told = coach.coach_words(live, d, desk, live.title.game.view(live.state, d.seat), whole=True)
            asks += (asked.question, *told)
            off = off or coach.silencer(live, d, desk)
            rows += (*self._choices(live, desk, asked), *cards.standing_row(desk, asked))
        page = Page(
            desk.heading(),
            news=tuple(news),
            question=tuple(asks),
            answers=(*cards.held_rows(desk, [(x.seat, x.decision) for x in sight.held]), *rows),
            foot=cards.with_info(desk, cards.openers(desk, mine)),
        )
        ready = [
            x for d in pending(live.state) if d.seat in mine for x in _prepared_button(live, d, desk.say)
        ]
        if not sight.asked and live.info.status is Status.PLAYING:
            ready = [Button(desk.say("button-prepare"), make(Verb.SHOW, game, "prepared"))]
        return page.post(desk.info.title, desk.say, after=(*off, *ready))

    async def unread(self, done: Receipt, user: Person) -> Rows:
        """Return the buttons that take this user's unread answers back, after one of them."""
        live = done.live or await self._games.load(done.game)
        desk = Desk(live.info, live.title, await self._wording.words_for(user, live))
        held = self._player_views.sight(live, user, desk.say).held
        return cards.held_rows(desk, [(x.seat, x.decision) for x in held])

    def _choices(self, live: Live, desk: Desk, asked: OpenQuestion) -> Rows:
        d = Decision(asked.decision, asked.seat, asked.kind)
        view = live.title.game.view(live.state, asked.seat)
        if asked.options is None and is_formed(live, d):
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
        read: Loaded | None = None,
    ) -> Post | Chosen | Opened:
        """Lay out what one more step of a choice leaves; return a single answer, or the plan it begins.

        `fresh`: this is the first page that they see of it, wherever the choice began.
        """
        live = await self._games.load(game, Status.PLAYING, read=read)
        locked = None if decision else locked_form(live, user)
        if locked is not None:
            return await self._first_page(live, user, locked, locked=True)
        live, d = await questions.asked_or_ahead(live, user, decision, seat)
        at = question_of(live, d)
        leaves = at.leaves(prefix)
        if leaves and (opened := _opened(live, d, leaves)):
            return opened
        if len(leaves) == 1:
            return Chosen(d.id, d.seat, at.token(leaves[0]))
        return await self.laid_out(live, user, d, prefix, page, fresh=fresh or not prefix)

    async def planned(
        self,
        game: str,
        user: Person,
        text: str,
        decision: int = 0,
        seat: Seat = "",
        *,
        read: Loaded | None = None,
    ) -> Opened | None:
        """Return the plan that a text is; None where it is a single answer."""
        live = await self._games.load(game, Status.PLAYING, read=read)
        live, first = await questions.asked_or_ahead(live, user, decision, seat)
        mine = () if decision or seat else live.info.seats_of(user.id)
        for d in dict.fromkeys((first, *(x for x in pending(live.state) if x.seat in mine))):
            editor = live.title.editor(d.kind)
            form_input = editor.typed(live.state, d, text) if isinstance(editor, Typed) else None
            if form_input is not None:
                return Opened(form_kind(d.kind, d.id), d.seat, form_input)
        return None

    async def begins(
        self, game: str, user: Person, chosen: Chosen, *, fresh: bool = False, read: Loaded | None = None
    ) -> Opened | bool:
        """Return the plan that an answer begins; otherwise whether it is given without a preview.

        It needs none where it is the only one, its outcome is certain, or this user prefers so. Who has seen
        no page of it yet and has a coach hears them first.
        """
        live = await self._games.load(game, Status.PLAYING, read=read)
        live, d = await questions.asked_or_ahead(live, user, chosen.decision, chosen.seat)
        action, _ = await questions.by_token(self._context, live, d, chosen.token)
        if opened := _opened(live, d, (action,)):
            return opened
        listed = options(live.state, d)
        sure = (await self._wording.preference(user.id, live)).confirm
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
        live, d = await questions.asked_or_ahead(live, user, decision, seat)
        return await self.laid_out(live, user, d, prefix, page, fresh=not prefix)

    async def following(self, done: Receipt, user: Person, said: tuple[str, ...] = ()) -> Post:
        """Lay out one user's next answers, after the last; a coach does not say the same again."""
        live = done.live or await self._games.load(done.game, Status.PLAYING)
        d = questions.asked_of(live, user, 0, "")
        news = coach.is_news(live, d, done.kind)
        return await self.laid_out(live, user, d, fresh=news, said=said)

    async def laid_out(
        self,
        live: Live,
        user: Person,
        d: Decision,
        prefix: Sequence[str] = (),
        page: int = 0,
        *,
        fresh: bool = True,
        said: tuple[str, ...] = (),
    ) -> Post:
        """Lay one question out with its answers, as far as a prefix has narrowed them."""
        if not (prefix and options(live.state, d) is not None) and live.title.editor(d.kind) is not None:
            return await self._first_page(live, user, d, fresh=fresh, said=said)
        leaf = Leaf(tuple(prefix), page)
        return await self._surfaces.lay_out(QuestionSurface(live, d, fresh, said), user, leaf)

    async def form_of(self, live: Live, user: Person, kind: str, seat: Seat) -> tuple[Live, Decision, bool]:
        """Find the form meant and the game in which it is asked, be it to come; tell whether it is locked.

        Raises:
            Refused: this user has no seat, or no such form; or it has come meanwhile.

        """
        if not kind.startswith(MARK_AHEAD):
            return live, *_form(live, user, kind, seat)
        wanted = kind.removeprefix(MARK_AHEAD)
        live, d = await questions.asked_or_ahead(live, user, AHEAD, seat, kind=wanted)
        if form_kind(d.kind, d.id) != kind or live.title.editor(d.kind) is None:
            raise Refused("refused-stale")
        return live, d, False

    async def bench(
        self, live: Live, user: Person, decision: Decision, *, locked: bool = False
    ) -> tuple[Editor, EditorContext]:
        """Return a form's editor, and all that it may use."""
        say, editor = await self._wording.words_for(user, live), _editor(live, decision)
        desk = live.loaded.desk
        if desk is not None and desk.user == user.id:
            draft, kept = desk.sheets.get((decision.seat, decision.kind)), desk.kept
        else:
            draft, kept = await self._context.store.desk(
                live.row.id, decision.seat, decision.kind, user.id, live.row.title
            )
        context = EditorContext(
            game=live.title.game,
            state=live.state,
            decision=decision,
            view=live.title.game.view(live.state, decision.seat),
            say=say,
            id=live.info.id,
            saved=draft or "",
            kept=kept,
            locked=locked,
            names=self._wording.names(live, say),
            mark=token_urlsafe(3),
        )
        return editor, replace(context, draft=editor.begin(context, draft))

    async def show_form(self, game: str, user: Person, kind: str = "", seat: Seat = "") -> Post:
        """Show a form of this user's. "": the one form that is open to them."""
        live = await self._games.load(game, Status.PLAYING)
        live, d, locked = await self.form_of(live, user, kind, seat)
        return await self._first_page(live, user, d, locked=locked)

    async def _first_page(
        self,
        live: Live,
        user: Person,
        decision: Decision,
        *,
        locked: bool = False,
        fresh: bool = True,
        said: tuple[str, ...] = (),
    ) -> Post:
        """Lay a form's first page out; `fresh`: its reader has seen no page of the question yet."""
        _, context = await self.bench(live, user, decision, locked=locked)
        return await self.form_page(user, FormPage(live, context, said=said, fresh=fresh and not locked))

    async def form_page(self, user: Person, form: FormPage) -> Post:
        """Lay a page of a form out."""
        return await self._surfaces.lay_out(form, user)

    async def panel_again(self, done: Receipt, user: Person, kind: str, said: tuple[str, ...]) -> Post | None:
        """Lay a panel out once more after something was done from it; None where it was none, or is over."""
        live = done.live or await self._games.load(done.game)
        panel = None if done.outcome else live.title.panels.get(kind)
        if panel is None:
            return None
        return await self._first_page(live, user, Decision(UNASKED, panel.seat, kind), said=said)

    async def locked_page(self, done: Receipt, user: Person) -> Post:
        """Show the form that this user has just locked."""
        live = done.live or await self._games.load(done.game, Status.PLAYING)
        d = locked_form(live, user)
        if d is None:
            raise Refused("refused-not-asked")
        return await self._first_page(live, user, d, locked=True)

    async def blank(self, game: str, user: Person, kind: str, seat: Seat, op: str, detail: str) -> Blank:
        """Return the text fields that an input on a form asks for."""
        live = await self._games.load(game, Status.PLAYING)
        live, d, locked = await self.form_of(live, user, kind, seat)
        if locked:
            raise Refused("refused-locked")
        editor, context = await self.bench(live, user, d)
        return editor.blank(context, op, detail)


def _form(live: Live, user: Person, kind: str, seat: Seat) -> tuple[Decision, bool]:
    """Find the form meant, and tell whether it is locked.

    Raises:
        Refused: this user has no seat, or no such form.

    """
    mine = {x.seat for x in live.info.seats if x.user == user.id}
    questions.seat_of(live, user, seat)
    if (panel := live.title.panels.get(kind)) is not None:
        if panel.seat not in mine:
            raise Refused(panel.refusal)
        return Decision(UNASKED, panel.seat, kind), False
    for found, locked in ((pending(live.state), False), (pending_answers(live.state), True)):
        for d in found:
            fits = d.seat in mine and kind in ("", d.kind) and seat in ("", d.seat)
            if fits and live.title.editor(d.kind) is not None:
                return d, locked
    raise Refused("refused-not-asked")


def _opened(live: Live, decision: Decision, actions: Sequence[Action]) -> Opened | None:
    planner = live.title.planners.get(decision.kind)
    form_input = planner.opens(actions) if planner else None
    if not form_input:
        return None
    return Opened(form_kind(decision.kind, decision.id), decision.seat, form_input)
