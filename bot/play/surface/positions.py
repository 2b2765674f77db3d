"""A position outside a game, on a page: its question, answers, form and picture as a real game has them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from bot.play.context import Context
from bot.play.games import cards
from bot.play.games.cards import Desk, Rows
from bot.play.games.live import Drawing, Wording
from bot.play.model import ports
from bot.play.model.custom_ids import NOWHERE, Verb, joined, read
from bot.play.model.editors import LONGEST_DRAFT, Edit, Editor, EditorContext, EditorPage, FormInput
from bot.play.model.ports import Control, Image
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

#: Makes a control's id from what it does ("take", "pick", or "page" and a number) and its detail.
Renamed = Callable[[str, str], str]


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
        """Return the seat's view."""
        return self.title.game.view(self.state, self.seat)

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


def choices(
    at: Position, say: Words, renamed: Renamed, prefix: Sequence[str] = (), page: int = 0
) -> tuple[str, Rows]:
    """Lay out the question and the listed answers, narrowed by a prefix, as a real game does.

    Raises:
        Refused: the prefix fits nothing.

    """
    desk, d, listed, view = at.desk(say), at.asked, at.listed, at.view
    assert d is not None
    assert listed is not None
    laid = cards.choice_rows(desk, d, listed, view, prefix, page)
    if laid is None:
        raise Refused("refused-gone")
    meaning = cards.details(desk, d, listed, view, prefix)
    hand = at.title.look.hand(view, say) if _from_hand(at.state, d) and len(listed) > 1 else ""
    rows = tuple(tuple(_named(x, renamed) for x in row) for row in laid[1])
    return "\n".join(x for x in (hand, laid[0], meaning) if x), rows


def _from_hand(state: State, d: Decision) -> bool:
    """Return whether what may be answered hangs on what only this seat knows."""
    kind = state.rules.kinds[d.kind]
    return kind.public is not None or kind.secrecy is not Secrecy.OPEN


def _named(x: Control, renamed: Renamed) -> Control:
    was = read(x.id)
    if was.verb is Verb.PAGE:
        return replace(x, id=renamed(f"page{was.number(3)}", joined(was.prefix())))
    return replace(x, id=renamed("take" if was.verb is Verb.TAKE else "pick", was.arg(2)))


class PositionPictures:
    """Draws positions as people and servers prefer them."""

    def __init__(self, context: Context, wording: Wording, drawing: Drawing) -> None:
        self._context, self._wording, self._drawing = context, wording, drawing

    async def for_person(
        self,
        user: Person,
        at: Position,
        name: str,
        *,
        events: Sequence[Event] = (),
        prefix: Sequence[str] = (),
        framing: str = "action",
        marks: Sequence[tuple[str, str]] = (),
        lit: Sequence[Action] = (),
        framed: str = "",
        view: View | None = None,
    ) -> tuple[Image | None, str]:
        """Draw a position, or describe it for a person who prefers text: the picture, and the board as text.

        `lit` are answers shown on the board because they cannot be listed. A position outside a game is
        `framed`, with that text on the frame. `view` is shown instead of the seat's own.
        """
        say, prefers = await self._wording.words_for(user), await self._wording.preference(user.id)
        lit = at.listed or lit
        if at.asked is not None and at.listed:
            lit = cards.left(at.desk(say), at.asked, lit, prefix)
        picture = self._drawing.picture(
            view or at.view,
            say,
            {},
            events=events,
            lit=lit,
            framing=framing,
            screen=prefers.screen or "phone",
            theme=prefers.theme or self._context.theme,
        )
        scene = marked_scene(at.title.look, replace(picture, marks=tuple(marks)))
        scene = framed_scene(scene, framed) if framed else scene
        board = f"```\n{scene.board}\n```" if prefers.boards in ("text", "both") else ""
        if prefers.boards == "text":
            return None, board
        return await self._drawing.image(scene, name), board

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
        """Draw a position for a channel, as it can be read on a phone; `lit` as for a person."""
        picture = self._drawing.picture(
            at.view, say, {}, lit=at.listed or lit, framing="action", theme=theme or self._context.theme
        )
        scene = marked_scene(at.title.look, replace(picture, marks=tuple(marks)))
        return await self._drawing.image(scene, name)


#: Begins the action of a form's control there; the input's name and a changing mark follow.
FORM = "form"
#: Names a control anew: whether it opens fields, what it does, and its detail.
RenamedInput = Callable[[bool, str, str], str]


@dataclass(frozen=True, slots=True)
class Turned:
    """The page of a form reached by an input, with what is `said` above it, and the form's seat."""

    op: str = ""
    detail: str = ""
    said: tuple[str, ...] = ()
    seat: Seat = ""


async def leaf_of(
    context: Context, editor: Editor, b: EditorContext, to: Turned, renamed: RenamedInput
) -> tuple[EditorPage, Rows]:
    """Lay a page of a form out."""
    leaf = await asyncio.to_thread(editor.leaf, b, to.op, to.detail)
    return leaf, tuple(tuple(_input_named(x, renamed) for x in row) for row in leaf.rows)


async def edited(context: Context, editor: Editor, b: EditorContext, form_input: FormInput) -> Edit:
    """Carry an input out on a draft.

    Raises:
        Refused: the draft gets too long.

    """
    edit = await asyncio.to_thread(editor.edit, b, form_input)
    if len(edit.draft) > LONGEST_DRAFT:
        raise Refused("refused-long", most=LONGEST_DRAFT)
    return edit


def next_page(edit: Edit, unkept: str, seat: Seat = "") -> Turned:
    """Return the page that an edit leads to; where texts are kept for no later games, that is said."""
    said = (unkept,) if edit.keep or edit.forget else ()
    return Turned(edit.op, edit.detail, (*edit.said, *said), seat)


def input_of(
    what: str, detail: str, values: tuple[str, ...] = (), fields: Mapping[str, str] | None = None
) -> FormInput:
    """Return the input that a form's control represents."""
    return FormInput(what.partition(".")[2].partition(".")[0], detail, values, fields or {})


def _input_named(x: Control, renamed: RenamedInput) -> Control:
    was = read(x.id)
    what = ".".join((FORM, was.arg(2), was.arg(4)))
    return replace(x, id=renamed(was.verb is Verb.FILL, what, was.arg(3)))
