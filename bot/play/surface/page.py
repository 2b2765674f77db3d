"""A page that one person reads: its text and controls by their role, until it becomes a post."""

from __future__ import annotations

from dataclasses import dataclass

from bot.play.model.glossary import with_button, with_words
from bot.play.model.ports import USUAL_COLOUR, Bind, Button, Image, Post, Rows, bound
from render.core.text import Words


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
