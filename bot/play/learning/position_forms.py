"""A title's own form without a game: the same pages, with control ids that name what they belong to."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from bot.play.context import Context
from bot.play.games.cards import Rows
from bot.play.model.custom_ids import Verb, read
from bot.play.model.ports import Control
from bot.play.model.terms import Refused
from bot.play.titles.editors import LONGEST_DRAFT, Edit, Editor, EditorContext, EditorPage, FormInput
from engine.core.rules import Seat

#: Begins the action of a form's control there; the input's name and a changing mark follow.
FORM = "form"
#: Names a control anew: whether it opens fields, what it does, and its detail.
Renamed = Callable[[bool, str, str], str]


@dataclass(frozen=True, slots=True)
class Turned:
    """The page of a form reached by an input, with what is `said` above it, and the form's seat."""

    op: str = ""
    detail: str = ""
    said: tuple[str, ...] = ()
    seat: Seat = ""


async def leaf_of(
    context: Context, editor: Editor, b: EditorContext, to: Turned, renamed: Renamed
) -> tuple[EditorPage, Rows]:
    """Lay a page of a form out."""
    leaf = await asyncio.to_thread(editor.leaf, b, to.op, to.detail)
    return leaf, tuple(tuple(_named(x, renamed) for x in row) for row in leaf.rows)


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


def _named(x: Control, renamed: Renamed) -> Control:
    was = read(x.id)
    what = ".".join((FORM, was.arg(2), was.arg(4)))
    return replace(x, id=renamed(was.verb is Verb.FILL, what, was.arg(3)))
