"""What pages about a position have in common: its question, its answers, and words around them.

A lesson, a puzzle, a sandbox, a question of a game, its form, a hint: each is a `Surface`. One lay-out makes
its page; its controls say what they do, and are bound to a surface's key or a game's question once, there.
`custom_ids.done_at` reads back what they do; `bot/ui/interactions/surfaces.py` carries it out, for a game
`bot/acts/answering.py`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from secrets import token_urlsafe
from typing import Protocol

from bot.play.context import Context
from bot.play.games import cards
from bot.play.games.cards import Desk
from bot.play.games.live import Drawing, Live, Wording
from bot.play.model import ports
from bot.play.model.custom_ids import NOWHERE, of_question, of_surface
from bot.play.model.editors import LOCK, LONGEST_DRAFT, Blank, Edit, Editor, EditorContext, FormInput, Orders
from bot.play.model.ports import (
    LOSS_COLOUR,
    USUAL_COLOUR,
    Aim,
    Bind,
    Button,
    Image,
    Narrow,
    Own,
    Post,
    Rows,
    Take,
    Tone,
    aimed,
    bound,
)
from bot.play.model.terms import GameInfo, Person, Refused, Status
from bot.play.model.texts import with_button, with_words
from bot.play.model.title import Title, narrow_down
from engine.core.codec import pack_action, token
from engine.core.contract import View
from engine.core.errors import Refusal
from engine.core.flow import options
from engine.core.rules import Action, Decision, Event, Seat, Secrecy, State
from render.core.bars import barred_scene
from render.core.tentative_frame import framed_scene
from render.core.text import Words
from render.core.verdict import Verdict


def nobodys(title: str) -> GameInfo:
    """Return a placeholder for the game that a position does not have."""
    return GameInfo(
        id=NOWHERE, title=title, name="", place=ports.Place(), host=0, status=Status.PLAYING, n=0, seats=()
    )


@dataclass(frozen=True, slots=True)
class Position:
    """A state, the seat that looks at it, its open question or None, and the game of it if it has one."""

    title: Title
    state: State
    seat: Seat
    asked: Decision | None
    live: Live | None = None

    @property
    def view(self) -> View:
        """Return the seat's view; what all may see for no seat."""
        game = self.title.game
        return game.view(self.state, self.seat) if self.seat else game.open_view(self.state)

    @property
    def listed(self) -> Sequence[Action] | None:
        """Return all answers; None where they cannot be listed."""
        return options(self.state, self.asked) if self.asked is not None else None

    def desk(self, say: Words) -> Desk:
        """Return the desk for cards about it."""
        return Desk(self.live.info if self.live else nobodys(self.title.game.id), self.title, say)

    def only(self, prefix: Sequence[str]) -> str:
        """Return the token of the one answer that a prefix leaves; "" where it leaves several, or none."""
        leaves = self.leaves(prefix)
        return self.token(leaves[0]) if len(leaves) == 1 else ""

    def leaves(self, prefix: Sequence[str]) -> Sequence[Action]:
        """Return the answers that a prefix leaves; none where there is none, or more must be told."""
        listed, d = self.listed, self.asked
        if listed is None or d is None or not prefix:
            return ()
        rung = narrow_down(self.title.ladders.get(d.kind), listed, prefix)
        return rung.leaves if rung is not None and rung.facet is None else ()

    def token(self, action: Action) -> str:
        """Name an answer in eight letters."""
        assert self.asked is not None
        return token(pack_action(self.state.rules.kinds[self.asked.kind].takes, action))

    def drawable(self, answers: Sequence[str]) -> tuple[Action, ...]:
        """Return answers that a picture can show all at once: those of a form that are about one place each.

        None where any is not, or cannot be read.
        """
        game, look, view = self.title.game, self.title.look, self.view
        if self.asked is None or self.listed is not None or game.explainer() is None:
            return ()
        try:
            meant = tuple(game.read(self.state, self.asked, x) for x in answers)
        except Refusal:
            return ()
        one = all(len(look.ways(a, view)) <= 1 for a in meant)
        return meant if one else ()

    def about(self, answer: str) -> tuple[tuple[str, str], ...]:
        """Return the subject of an answer as marks in a picture; none if it cannot be shown."""
        if self.asked is None:
            return ()
        try:
            meant = self.title.game.read(self.state, self.asked, answer)
            return self.title.look.ways(meant, self.view)
        except Refusal:
            return ()

    def meant(self, wanted: str) -> Action:
        """Return the listed answer that a token names; None where it names none."""
        if (listed := self.listed) is None or self.asked is None:
            return None
        return next((a for a in listed if self.token(a) == wanted), None)

    def question(self, say: Words) -> str:
        """Word its question, after what its seat has in hand where that matters."""
        d, look, view = self.asked, self.title.look, self.view
        if d is None:
            return ""
        hand = look.hand(view, say) if self.listed is not None and _from_hand(self.state, d) else ""
        return "\n".join(x for x in (hand, look.question(d.kind, view, say)) if x)

    def choices(
        self, say: Words, prefix: Sequence[str] = (), page: int = 0, *, asks: bool = True
    ) -> tuple[str, Rows]:
        """Lay out the question and the listed answers, narrowed by a prefix, as a real game does.

        Unless it `asks`, only the meaning of the answers is worded.

        Raises:
            Refused: the prefix fits nothing.

        """
        desk, d, listed, view = self.desk(say), self.asked, self.listed, self.view
        assert d is not None
        assert listed is not None
        laid = cards.choice_rows(desk, d, listed, view, prefix, page)
        if laid is None:
            raise Refused("refused-gone")
        meaning = cards.details(desk, d, listed, view, prefix)
        hand = self.title.look.hand(view, say) if _from_hand(self.state, d) and len(listed) > 1 else ""
        words = (hand, laid[0], meaning) if asks else (meaning,)
        return "\n".join(x for x in words if x), laid[1]


def _from_hand(state: State, decision: Decision) -> bool:
    """Return whether what may be answered hangs on what only this seat knows."""
    kind = state.rules.kinds[decision.kind]
    return kind.public is not None or kind.secrecy is not Secrecy.OPEN


@dataclass(frozen=True, slots=True)
class Shot:
    """How the position on a page is drawn, in a file of this name: by default the seat's own view.

    All its listed answers are `lit` unless some are named. A position outside a game is `framed`, with that
    text on the frame. `plain`: people who prefer text get no board in words instead. One that is `touched`
    is drawn for those alone who touch a board.
    """

    name: str
    events: Sequence[Event] = ()
    lit: Sequence[Action] | None = None
    framing: str = "action"
    marks: Sequence[tuple[str, str]] = ()
    framed: str = ""
    view: View | None = None
    tentative: bool = False
    plain: bool = False
    touched: bool = False


@dataclass(frozen=True, slots=True)
class Page:
    """What happened, is asked and advised by a coach, the board as text; answers, and what is always there.

    Where it has no `answers` of its own, the lay-out puts those of the position there, and its question
    behind the page's unless its own words are `asking` already; where answers cannot be listed, `offers` are
    some as label and text. The board is drawn
    as the `shot` says. Words of the glossary are set in bold in the `marked` sentences of the question (in
    all of it unless some are named) and in the advice; on a page marked `throughout` everywhere, on a `plain`
    one nowhere. `more` are buttons for which there may be no room.
    """

    heading: str
    news: tuple[str, ...] = ()
    question: tuple[str, ...] = ()
    advice: tuple[str, ...] = ()
    board: str = ""
    image: Image | None = None
    answers: Rows | None = None
    offers: tuple[tuple[str, str], ...] = ()
    foot: Rows = ()
    more: tuple[Button, ...] = ()
    small: str = ""
    colour: int = USUAL_COLOUR
    files: tuple[Image, ...] = ()
    marked: tuple[str, ...] | None = None
    throughout: bool = False
    plain: bool = False
    asking: bool = False
    shot: Shot | None = None
    aim: Aim | None = None
    verdict: Verdict | None = None

    def post(
        self, title: str, say: Words, bind: Bind | None = None, *, after: tuple[Button, ...] = ()
    ) -> Post:
        """Make a post that explains the words of a title's glossary; buttons `after` come last.

        Controls that mean something get their ids by `bind`.
        """
        rows = (*(self.answers or ()), *self.foot)
        bars = self.verdict.bars if self.verdict and not self.image else ()  # on a picture they are drawn
        text = ("\n".join(x.text for x in bars), *self.news, *self.question, *self.advice, self.board)
        comes = self.verdict
        post = Post(
            title=comes.title if comes else self.heading,
            text=tuple(x for x in text if x),
            image=self.image,
            small=self.small,
            rows=bound(rows, bind) if bind is not None else rows,
            files=self.files,
            colour=LOSS_COLOUR if comes and comes.bleak else self.colour,
            aim=aimed(self.aim, bind),
        )
        post = with_button(post, *self.more)
        if not self.plain:
            asked = self.question if self.marked is None else self.marked
            marked = [x for x in (*asked, *self.advice) if x]
            asks = self.heading if self.asking else ""
            post = with_words(title, post, say, None if self.throughout else marked, asked=asks)
        return with_button(post, *after)


@dataclass(frozen=True, slots=True)
class Leaf:
    """How far an answer has been narrowed, or the page of a form with what is `said` above it."""

    prefix: tuple[str, ...] = ()
    page: int = 0
    op: str = ""
    detail: str = ""
    said: tuple[str, ...] = ()


FIRST = Leaf()


@dataclass(frozen=True, slots=True)
class AnswerForm:
    """An answer: by the token of a button, typed, or as a form has made it."""

    token: str = ""
    text: str = ""
    action: Action = None


@dataclass(frozen=True, slots=True)
class Extra:
    """What comes with a press: values chosen in a select, fields filled in."""

    values: tuple[str, ...] = ()
    fields: Mapping[str, str] = field(default_factory=dict)


class Surface(Protocol):
    """A position that one person answers on a page of their own. A form, and what is its own, it may lack.

    A question of a game is shown by this contract; what its controls do is carried out by
    `bot/acts/answering.py`, for there a commit, the outbox and rights come in.
    """

    @property
    def unkept(self) -> str:
        """Return the key of the words that texts of its form are kept for no later game."""
        return ""

    @property
    def key(self) -> str:
        """Name the surface as it is now: it goes into the id of every control."""
        return ""

    @property
    def bind(self) -> Bind:
        """Return what binds its controls: to its game's question, or to its key where it has no game."""
        at = self.now
        if at.live is None or at.asked is None:
            return of_surface(self.key)
        return of_question(at.live.info.id, at.asked.seat, at.asked.id, at.asked.kind)

    @property
    def now(self) -> Position:
        """Return its position."""
        ...

    @property
    def editor(self) -> Editor | None:
        """Return the form in which its question is answered; None where there is none."""
        return None

    @property
    def draft(self) -> str | None:
        """Return the draft of the form; None where there is none."""
        return None

    async def give(self, given: AnswerForm) -> Surface:
        """Take an answer."""
        return self

    async def own(self, does: Own, extra: Extra) -> Surface:
        """Do something that only this surface has."""
        return self

    async def keep(self, draft: str) -> Surface:
        """Save a draft of its form."""
        return self

    def refused(self, why: Refusal) -> Surface:
        """Say why an answer is not taken."""
        return self

    async def around(self, say: Words, leaf: Leaf) -> Page | Post:
        """Return what is said around the position; a post where another page takes its place."""
        ...


class Surfaces:
    """Lays surfaces out, has their forms filled in, and draws positions as people and servers prefer them."""

    def __init__(self, context: Context, wording: Wording, drawing: Drawing) -> None:
        self._context, self._wording, self._drawing = context, wording, drawing

    async def lay_out(self, surface: Surface, user: Person, leaf: Leaf = FIRST) -> Post:
        """Lay out the position, its question and answers, and what is said around them."""
        at = surface.now
        say = await self._wording.words_for(user, at.live)
        page = await surface.around(say, leaf)
        if isinstance(page, Post):
            return replace(page, rows=bound(page.rows, surface.bind))
        if page.answers is None:
            page = await self._with_question(surface, page, say, leaf)
        return await self.post(page, at, user, say, surface.bind)

    async def post(
        self,
        page: Page,
        at: Position,
        user: Person | None,
        say: Words,
        bind: Bind | None = None,
        theme: str = "",
    ) -> Post:
        """Make a post of a page about a position, with the picture that it asks for.

        For no user it is a channel's, drawn in its `theme` as it can be read on a phone.
        """
        touches = user is not None and user.easel is not None
        if page.shot is not None and (touches or not page.shot.touched):
            page = await self._with_picture(page, page.shot, at, user, say, theme)
        return page.post(at.title.game.id, say, bind)

    async def _with_question(self, surface: Surface, page: Page, say: Words, leaf: Leaf) -> Page:
        """Put the question and the answers of the position on a page."""
        at, shot = surface.now, page.shot
        if (editor := surface.editor) is not None:
            form = await asyncio.to_thread(editor.leaf, self.bench(surface, say), leaf.op, leaf.detail)
            bars = [x.text for x in form.verdict.bars] if form.verdict else []
            question, rows = "\n".join((*leaf.said, *bars, *form.lines)), form.rows
            if shot is not None:
                framing = form.framing if form.pictured and shot.framing == "action" else shot.framing
                shot = replace(shot, lit=form.lit or shot.lit, framing=framing)
        elif at.asked is not None and at.listed is not None:
            asks = not page.asking or bool(leaf.prefix)
            question, rows = at.choices(say, leaf.prefix, leaf.page, asks=asks)
            rows = (*rows, (Button(say("button-restart"), does=Narrow()),)) if leaf.prefix else rows
            if shot is not None:
                shot = replace(shot, lit=cards.left(at.desk(say), at.asked, at.listed, leaf.prefix))
        else:
            question = "" if page.asking else at.question(say)
            buttons = (Button(x, tone=Tone.MAIN, does=Take(token(text))) for x, text in page.offers)
            rows = tuple((x,) for x in buttons)
        whole = " ".join(x for x in (*page.question, question) if x)
        return replace(page, question=(whole,), marked=(question,), answers=rows, shot=shot)

    # -- forms -------------------------------------------------------------------------------------------

    async def fill(self, surface: Surface, user: Person, form_input: FormInput) -> tuple[Surface, Leaf]:
        """Carry an input of a surface's form out: it leads to a page of the form, or is the answer."""
        say, editor = await self._wording.words_for(user), _editor(surface)
        async with self._context.locks(f"form {user.id} {surface.key}"):
            try:
                context = self.bench(surface, say)
                if form_input.op != LOCK:
                    edit = await self._edited(editor, context, form_input)
                    surface, context = await surface.keep(edit.draft), replace(context, draft=edit.draft)
                    if not edit.sure:
                        unkept = (say(surface.unkept),) if edit.keep or edit.forget else ()
                        return surface, Leaf(op=edit.op, detail=edit.detail, said=(*edit.said, *unkept))
                action = await asyncio.to_thread(editor.answer, context)
            except Refusal as why:
                return surface.refused(why), FIRST
        given = AnswerForm(text=action.text) if isinstance(action, Orders) else AnswerForm(action=action)
        return await surface.give(given), FIRST

    async def blank(self, surface: Surface, user: Person, op: str, detail: str) -> Blank:
        """Return the text fields that an input of a surface's form asks for.

        Raises:
            Refused: there is no form.

        """
        editor = _editor(surface)
        return editor.blank(self.bench(surface, await self._wording.words_for(user)), op, detail)

    def bench(self, surface: Surface, say: Words) -> EditorContext:
        """Return all that the form of a surface may use."""
        at, editor = surface.now, _editor(surface)
        assert at.asked is not None
        context = EditorContext(
            game=at.title.game,
            state=at.state,
            decision=at.asked,
            view=at.view,
            say=say,
            id=NOWHERE,
            mark=token_urlsafe(3),
        )
        return replace(context, draft=editor.begin(context, surface.draft))

    async def _edited(self, editor: Editor, context: EditorContext, form_input: FormInput) -> Edit:
        edit = await asyncio.to_thread(editor.edit, context, form_input)
        if len(edit.draft) > LONGEST_DRAFT:
            raise Refused("refused-long", most=LONGEST_DRAFT)
        return edit

    # -- pictures ----------------------------------------------------------------------------------------

    async def _with_picture(
        self, page: Page, shot: Shot, at: Position, user: Person | None, say: Words, theme: str
    ) -> Page:
        """Draw a position on a page, or describe it for a person who prefers text."""
        scene = await self._drawing.scene(
            at.title,
            shot.view or at.view,
            say,
            user,
            at.live,
            events=shot.events,
            lit=(at.listed or ()) if shot.lit is None else shot.lit,
            tentative=shot.tentative,
            framing=shot.framing,
            marks=shot.marks,
            theme=theme,
        )
        scene = framed_scene(scene, shot.framed) if shot.framed else scene
        scene = barred_scene(scene, page.verdict.bars) if page.verdict else scene
        boards = ""
        if user is not None and not shot.plain:
            boards = (await self._wording.preference(user.id, at.live)).boards
        if user is not None and user.easel is not None:
            return page
        page = replace(page, board=f"```\n{scene.board}\n```" if boards in ("text", "both") else "")
        return page if boards == "text" else replace(page, image=await self._drawing.image(scene, shot.name))


def question_of(live: Live, decision: Decision) -> Position:
    """Return the position of a game as the seat sees it that is asked."""
    return Position(live.title, live.state, decision.seat, decision, live)


def _editor(surface: Surface) -> Editor:
    if (editor := surface.editor) is None:
        raise Refused("refused-gone")
    return editor
