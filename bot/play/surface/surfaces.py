"""What lessons, puzzles and sandboxes have in common: a position, its question, answers, and words around it.

Each is a `Surface`. One lay-out makes its page; its controls say what they do, and are bound to the surface's
key once, there. `bot/ui/interactions/surfaces.py` carries out what was pressed, whichever surface it is.
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
from bot.play.games.live import Drawing, Wording
from bot.play.model import ports
from bot.play.model.custom_ids import NOWHERE, of_surface
from bot.play.model.editors import LOCK, LONGEST_DRAFT, Blank, Edit, Editor, EditorContext, FormInput, Orders
from bot.play.model.glossary import with_button, with_words
from bot.play.model.ports import USUAL_COLOUR, Bind, Button, Image, Own, Post, Rows, Take, Tone, bound
from bot.play.model.terms import GameInfo, Person, Refused, Status
from bot.play.model.title import Title, narrow_down
from engine.core.codec import pack_action, token
from engine.core.contract import View
from engine.core.errors import Refusal
from engine.core.flow import options
from engine.core.rules import Action, Decision, Event, Seat, Secrecy, State
from render.core.framed import framed_scene
from render.core.marks import marked_scene
from render.core.text import Words


def nobodys(title: str) -> GameInfo:
    """Return a placeholder for the game that a position does not have."""
    return GameInfo(NOWHERE, title, "", ports.Place(), 0, Status.PLAYING, 0, ())


@dataclass(frozen=True, slots=True)
class Position:
    """A state, the seat that looks at it, and its open question or None."""

    title: Title
    state: State
    seat: Seat
    asked: Decision | None

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
        return Desk(nobodys(self.title.game.id), self.title, say)

    def only(self, prefix: Sequence[str]) -> str:
        """Return the token of the one answer that a prefix leaves; "" where it leaves several, or none."""
        listed, d = self.listed, self.asked
        if listed is None or d is None or not prefix:
            return ""
        rung = narrow_down(self.title.ladders.get(d.kind), listed, prefix)
        if rung is None or rung.facet is not None or len(rung.leaves) != 1:
            return ""
        return token(pack_action(self.state.rules.kinds[d.kind].takes, rung.leaves[0]))

    def drawable(self, answers: Sequence[str]) -> tuple[Action, ...]:
        """Return answers that a picture can show all at once: those of a form that are about one place each.

        None where any is not, or cannot be read.
        """
        game, explains = self.title.game, self.title.game.explainer()
        if self.asked is None or self.listed is not None or explains is None:
            return ()
        try:
            meant = tuple(game.read(self.state, self.asked, x) for x in answers)
        except Refusal:
            return ()
        one = all(len(explains.places(self.state, self.asked, a)) <= 1 for a in meant)
        return meant if one else ()

    def about(self, answer: str) -> tuple[tuple[str, str], ...]:
        """Return the subject of an answer as marks in a picture; none if it cannot be shown."""
        game, explains = self.title.game, self.title.game.explainer()
        if self.asked is None or explains is None:
            return ()
        try:
            return tuple(explains.places(self.state, self.asked, game.read(self.state, self.asked, answer)))
        except Refusal:
            return ()

    def meant(self, wanted: str) -> Action:
        """Return the listed answer that a token names; None where it names none."""
        if (listed := self.listed) is None or self.asked is None:
            return None
        takes = self.state.rules.kinds[self.asked.kind].takes
        return next((a for a in listed if token(pack_action(takes, a)) == wanted), None)

    def choices(self, say: Words, prefix: Sequence[str] = (), page: int = 0) -> tuple[str, Rows]:
        """Lay out the question and the listed answers, narrowed by a prefix, as a real game does.

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
        return "\n".join(x for x in (hand, laid[0], meaning) if x), laid[1]


def _from_hand(state: State, decision: Decision) -> bool:
    """Return whether what may be answered hangs on what only this seat knows."""
    kind = state.rules.kinds[decision.kind]
    return kind.public is not None or kind.secrecy is not Secrecy.OPEN


@dataclass(frozen=True, slots=True)
class Page:
    """What happened, is asked and advised by a coach, the board as text; answers, and what is always there.

    Words of the glossary are set in bold in the `marked` sentences of the question (in all of it unless some
    are named) and in the advice; on a page marked `throughout` everywhere, on a `plain` one nowhere.
    `more` are buttons for which there may be no room.
    """

    heading: str
    news: tuple[str, ...] = ()
    question: tuple[str, ...] = ()
    advice: tuple[str, ...] = ()
    board: str = ""
    image: Image | None = None
    answers: Rows = ()
    foot: Rows = ()
    more: tuple[Button, ...] = ()
    small: str = ""
    colour: int = USUAL_COLOUR
    files: tuple[Image, ...] = ()
    marked: tuple[str, ...] | None = None
    throughout: bool = False
    plain: bool = False

    def post(
        self, title: str, say: Words, bind: Bind | None = None, *, after: tuple[Button, ...] = ()
    ) -> Post:
        """Make a post that explains the words of a title's glossary; buttons `after` come last.

        Controls that mean something get their ids by `bind`.
        """
        rows = (*self.answers, *self.foot)
        text = (*self.news, *self.question, *self.advice, self.board)
        post = Post(
            title=self.heading,
            text=tuple(x for x in text if x),
            image=self.image,
            small=self.small,
            rows=bound(rows, bind) if bind is not None else rows,
            files=self.files,
            colour=self.colour,
        )
        post = with_button(post, *self.more)
        if not self.plain:
            asked = self.question if self.marked is None else self.marked
            marked = [x for x in (*asked, *self.advice) if x]
            post = with_words(title, post, say, None if self.throughout else marked)
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
class Given:
    """An answer: by the token of a button, typed, or as a form has made it."""

    token: str = ""
    text: str = ""
    action: Action = None


@dataclass(frozen=True, slots=True)
class Extra:
    """What comes with a press that is a surface's own: values chosen in a select, fields filled in."""

    values: tuple[str, ...] = ()
    fields: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Around:
    """What a surface says around its position, and how the picture is drawn.

    `lead` stands before the question. `answers` take the place of the position's. Where these cannot be
    listed, `offers` are some as label and text, and `lit` those shown on the board. A position outside a game
    is `framed`, with that text on the frame. `plain`: no word is explained.
    """

    heading: str
    name: str
    news: tuple[str, ...] = ()
    lead: str = ""
    answers: Rows | None = None
    offers: tuple[tuple[str, str], ...] = ()
    foot: Rows = ()
    small: str = ""
    colour: int = USUAL_COLOUR
    events: Sequence[Event] = ()
    framing: str = ""
    marks: Sequence[tuple[str, str]] = ()
    lit: Sequence[Action] = ()
    framed: str = ""
    plain: bool = False


class Surface(Protocol):
    """A position that one person answers on a page of their own. A form, and what is its own, it may lack."""

    @property
    def unkept(self) -> str:
        """Return the key of the words that texts of its form are kept for no later game."""
        return ""

    @property
    def key(self) -> str:
        """Name the surface as it is now: it goes into the id of every control."""
        ...

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

    async def give(self, given: Given) -> Surface:
        """Take an answer."""
        ...

    async def own(self, does: Own, extra: Extra) -> Surface | Post:
        """Do something that only this surface has."""
        return self

    async def keep(self, draft: str) -> Surface:
        """Save a draft of its form."""
        return self

    def refused(self, why: Refusal) -> Surface:
        """Say why an answer is not taken."""
        return self

    async def around(self, say: Words, leaf: Leaf) -> Around | Post:
        """Return what is said around the position; a post where another page takes its place."""
        ...


@dataclass(frozen=True, slots=True)
class _Asked:
    """The question and its controls; what a form's page shows on the board."""

    question: str = ""
    rows: Rows = ()
    lit: Sequence[Action] = ()
    framing: str = ""


class Surfaces:
    """Lays surfaces out, has their forms filled in, and draws positions as people and servers prefer them."""

    def __init__(self, context: Context, wording: Wording, drawing: Drawing) -> None:
        self._context, self._wording, self._drawing = context, wording, drawing

    async def lay_out(self, surface: Surface, user: Person, leaf: Leaf = FIRST) -> Post:
        """Lay out the position, its question and answers, and what is said around them."""
        say, bind = await self._wording.words_for(user), of_surface(surface.key)
        around = await surface.around(say, leaf)
        if isinstance(around, Post):
            return replace(around, rows=bound(around.rows, bind))
        asked = await self._asked(surface, around, say, leaf)
        image, board = await self._picture(user, surface.now, around, asked, leaf.prefix)
        page = Page(
            around.heading,
            news=around.news,
            question=(" ".join(x for x in (around.lead, asked.question) if x),),
            board=board,
            image=image,
            answers=asked.rows,
            foot=around.foot,
            small=around.small,
            colour=around.colour,
            marked=(asked.question,),
            plain=around.plain,
        )
        return page.post(surface.now.title.game.id, say, bind)

    async def _asked(self, surface: Surface, around: Around, say: Words, leaf: Leaf) -> _Asked:
        at = surface.now
        if around.answers is not None:
            return _Asked("", around.answers)
        if (editor := surface.editor) is not None:
            page = await asyncio.to_thread(editor.leaf, self.bench(surface, say), leaf.op, leaf.detail)
            framing = page.framing if page.pictured else ""
            return _Asked("\n".join((*leaf.said, *page.lines)), page.rows, page.lit, framing)
        if at.asked is not None and at.listed is not None:
            return _Asked(*at.choices(say, leaf.prefix, leaf.page))
        question = at.title.look.question(at.asked.kind, at.view, say) if at.asked is not None else ""
        buttons = (Button(x, tone=Tone.MAIN, does=Take(token(text))) for x, text in around.offers)
        return _Asked(question, tuple((x,) for x in buttons))

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
        given = Given(text=action.text) if isinstance(action, Orders) else Given(action=action)
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
            at.title.game, at.state, at.asked, at.view, say, NOWHERE, mark=token_urlsafe(3)
        )
        return replace(context, draft=editor.begin(context, surface.draft))

    async def _edited(self, editor: Editor, context: EditorContext, form_input: FormInput) -> Edit:
        edit = await asyncio.to_thread(editor.edit, context, form_input)
        if len(edit.draft) > LONGEST_DRAFT:
            raise Refused("refused-long", most=LONGEST_DRAFT)
        return edit

    # -- pictures ----------------------------------------------------------------------------------------

    async def _picture(
        self, user: Person, at: Position, around: Around, asked: _Asked, prefix: Sequence[str]
    ) -> tuple[Image | None, str]:
        """Draw a position, or describe it for a person who prefers text: the picture, the board as text."""
        say, prefers = await self._wording.words_for(user), await self._wording.preference(user.id)
        lit = at.listed or asked.lit or around.lit
        if at.asked is not None and at.listed:
            lit = cards.left(at.desk(say), at.asked, lit, prefix)
        picture = self._drawing.picture(
            at.view,
            say,
            {},
            events=around.events,
            lit=lit,
            framing=around.framing or asked.framing or "action",
            screen=prefers.screen or "phone",
            theme=prefers.theme or self._context.theme,
        )
        scene = marked_scene(at.title.look, replace(picture, marks=tuple(around.marks)))
        scene = framed_scene(scene, around.framed) if around.framed else scene
        board = f"```\n{scene.board}\n```" if prefers.boards in ("text", "both") else ""
        if prefers.boards == "text":
            return None, board
        return await self._drawing.image(scene, around.name), board

    async def for_all(
        self,
        at: Position,
        say: Words,
        theme: str,
        name: str,
        *,
        lit: Sequence[Action] = (),
        marks: Sequence[tuple[str, str]] = (),
    ) -> Image | None:
        """Draw a position for a channel, as it can be read on a phone; `lit` as in `Around`."""
        picture = self._drawing.picture(
            at.view, say, {}, lit=at.listed or lit, framing="action", theme=theme or self._context.theme
        )
        scene = marked_scene(at.title.look, replace(picture, marks=tuple(marks)))
        return await self._drawing.image(scene, name)


def _editor(surface: Surface) -> Editor:
    if (editor := surface.editor) is None:
        raise Refused("refused-gone")
    return editor
