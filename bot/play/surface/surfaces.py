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
from bot.play.games.live import Drawing, Wording
from bot.play.model.custom_ids import NOWHERE, of_surface
from bot.play.model.editors import LOCK, LONGEST_DRAFT, Blank, Edit, Editor, EditorContext, FormInput, Orders
from bot.play.model.ports import USUAL_COLOUR, Button, Image, Own, Post, Rows, Take, Tone, bound
from bot.play.model.terms import Person, Refused
from bot.play.surface.page import Page
from bot.play.surface.positions import Position
from engine.core.codec import token
from engine.core.errors import Refusal
from engine.core.rules import Action, Event
from render.core.framed import framed_scene
from render.core.marks import marked_scene
from render.core.text import Words


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
    """A position that one person answers on a page of their own."""

    @property
    def unkept(self) -> str:
        """Return the key of the words that texts of its form are kept for no later game."""
        ...

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
        ...

    @property
    def draft(self) -> str | None:
        """Return the draft of the form; None where there is none."""
        ...

    async def give(self, given: Given) -> Surface:
        """Take an answer."""
        ...

    async def own(self, does: Own, extra: Extra) -> Surface | Post:
        """Do something that only this surface has."""
        ...

    async def keep(self, draft: str) -> Surface:
        """Save a draft of its form."""
        ...

    def refused(self, why: Refusal) -> Surface:
        """Say why an answer is not taken."""
        ...

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
                b = self.bench(surface, say)
                if form_input.op != LOCK:
                    edit = await self._edited(editor, b, form_input)
                    surface, b = await surface.keep(edit.draft), replace(b, draft=edit.draft)
                    if not edit.sure:
                        unkept = (say(surface.unkept),) if edit.keep or edit.forget else ()
                        return surface, Leaf(op=edit.op, detail=edit.detail, said=(*edit.said, *unkept))
                action = await asyncio.to_thread(editor.answer, b)
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
        b = EditorContext(at.title.game, at.state, at.asked, at.view, say, NOWHERE, mark=token_urlsafe(3))
        return replace(b, draft=editor.begin(b, surface.draft))

    async def _edited(self, editor: Editor, b: EditorContext, form_input: FormInput) -> Edit:
        edit = await asyncio.to_thread(editor.edit, b, form_input)
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
