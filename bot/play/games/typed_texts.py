"""What people typed and could not be taken: kept in this process for a while, to be corrected."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass

from bot.play.context import Context
from bot.play.model.custom_ids import Verb, make, read
from bot.play.model.ports import Button, Tone
from bot.play.model.terms import Refused
from render.core.text import Words

#: Seconds for which a text is kept; maximum number of texts of one person, and of people.
LASTS, MOST, PEOPLE = 3600, 6, 2000


@dataclass(frozen=True, slots=True)
class TypedText:
    """What a user typed into a form, identified by its custom id, and why it was refused.

    `fields`: the form's fields by their ids. Text typed with a command belongs to the form that would have
    taken it.
    """

    form: str
    fields: Mapping[str, str]
    why: str = ""

    @property
    def longest(self) -> str:
        """Return the longest of the texts."""
        return max(self.fields.values(), key=len, default="")


class TypedTexts:
    """Keeps what people typed. It may be secret: only its author can open it, and only in its game."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._kept: dict[int, dict[str, tuple[int, TypedText]]] = {}

    def button(self, user: int, text: TypedText, say: Words) -> Button:
        """Keep a text, and return the button that opens its form again, filled in."""
        name, now = secrets.token_hex(8), self._context.now()
        every = {
            who: {n: x for n, x in texts.items() if now - x[0] <= LASTS} for who, texts in self._kept.items()
        }
        mine = every.pop(user, {})
        every[user] = dict([*mine.items(), (name, (now, text))][-MOST:])  # to the end: the oldest are dropped
        self._kept = dict([(who, texts) for who, texts in every.items() if texts][-PEOPLE:])
        return Button(say("button-correct"), make(Verb.CORRECT, read(text.form).game, name), Tone.MAIN)

    def find(self, user: int, game: str, name: str) -> TypedText:
        """Return a text that this user typed in a game.

        Raises:
            Refused: it is no longer kept, or was typed in another game or by somebody else.

        """
        at, text = self._kept.get(user, {}).get(name, (0, None))
        if text is None or read(text.form).game != game or self._context.now() - at > LASTS:
            raise Refused("refused-typed-gone")
        return text

    def forget(self, user: int) -> None:
        """Drop everything that a user typed."""
        self._kept.pop(user, None)
