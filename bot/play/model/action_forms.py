"""Forms made from the fields of an action: each is asked for by its type, its bounds and its words.

A `Literal` is chosen, and so is a number or a text for which the form offers choices. All else is typed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import MISSING, dataclass, field, fields
from functools import cache
from typing import Annotated, Literal, get_args, get_origin, get_type_hints

from bot.play.model.custom_ids import NOWHERE
from bot.play.model.editors import LONGEST_SHEET, MOST_LINES, Blank, EditorContext, Field
from bot.play.model.ports import Choice
from bot.play.model.terms import Refused, refusing
from engine.core.rules import Action, Facts
from engine.core.types.values import Bounds

Given = Mapping[str, str]
#: Lists choices; "" stands in them as `NOWHERE`, for the value of a choice cannot be empty.
Choices = Callable[[EditorContext, str], Sequence[Choice]]
#: A text may be this long where nothing bounds it; from `LONG` characters on it is written in several lines.
USUAL, LONG = 80, 200


@dataclass(frozen=True, slots=True)
class Ask:
    """How a field is asked for where its type does not say it, or where it is no field of the action.

    `labels` is the beginning of the keys of a `Literal`'s values. A typed text may have `most` characters.
    """

    choices: Choices | None = None
    labels: str = ""
    most: int = 0
    optional: bool = False


@dataclass(frozen=True, slots=True)
class _Declared:
    """What an action says of a field: the type of its values, bounds, and the default (`...` for none)."""

    kind: object = str
    bounds: Bounds | None = None
    default: object = ...

    @property
    def needed(self) -> bool:
        """Return whether nothing is no answer."""
        return self.default is ... or bool(self.bounds and self.bounds.least > 0)

    @property
    def longest(self) -> int:
        """Return the most characters in which it can be written."""
        if not self.bounds:
            return USUAL
        ends = (self.bounds.least, self.bounds.most)
        return max(len(str(x)) for x in ends) if self.kind is int else self.bounds.most


@cache
def _declared(takes: type) -> dict[str, _Declared]:
    hints, found = get_type_hints(takes, include_extras=True), {}
    for x in fields(takes):
        kind, bounds = hints[x.name], None
        if get_origin(kind) is Annotated:
            kind, *more = get_args(kind)
            bounds = next((y for y in more if isinstance(y, Bounds)), None)
        found[x.name] = _Declared(kind, bounds, ... if x.default is MISSING else x.default)
    return found


@dataclass(frozen=True, slots=True)
class ActionForm:
    """A form for an action: these of its fields, and maybe others, in this order.

    Labels have the keys `<key>-field-<name>`, hints `<key>-hint-<name>`. What has been chosen before, on the
    page that leads to the form, is the field `chosen`. `refused` says that a number is none.
    """

    takes: type
    key: str
    fields: tuple[str, ...]
    chosen: str = ""
    refused: str = "refused-number"
    ask: Mapping[str, Ask] = field(default_factory=dict)

    def blank(self, context: EditorContext, title: str, detail: str = "", now: Action = None) -> Blank:
        """Return the form as it opens; `now` is the action to change."""
        return Blank(title, tuple(self._field(context, x, detail, now) for x in self.fields))

    def _field(self, context: EditorContext, name: str, detail: str, now: Action) -> Field:
        """Make a field; one whose choices are too many is typed."""
        ask, said = self.ask.get(name, Ask()), _declared(self.takes).get(name, _Declared())
        choices = self._choices(context, name, detail)
        few = choices if len(choices) <= MOST_LINES else ()
        most = ask.most or said.longest
        value = _shown(getattr(now, name, ""), few) or (_usual(said, few) if now is None else "")
        return Field(
            name,
            context.say(f"{self.key}-field-{name}"),
            context.say.find(f"{self.key}-hint-{name}", ""),
            value,
            most,
            long=not few and most >= LONG,
            required=not ask.optional and (said.needed or bool(value)),
            choices=few,
        )

    def _choices(self, context: EditorContext, name: str, detail: str) -> tuple[Choice, ...]:
        ask, said = self.ask.get(name, Ask()), _declared(self.takes).get(name, _Declared())
        if ask.choices:
            return tuple(ask.choices(context, detail))
        if get_origin(said.kind) is Literal:
            return tuple(Choice(context.say(f"{ask.labels}-{x}"), x) for x in get_args(said.kind))
        return ()

    def facts(self, context: EditorContext, given: Given, detail: str = "") -> Facts:
        """Read what the form was filled in with, and what was chosen before, as the action's plain data.

        Raises:
            Refused: a number is none, or a choice is not offered any more.

        """
        found: dict[str, object] = {self.chosen: detail} if self.chosen else {}
        for name, said in _declared(self.takes).items():
            text = given.get(name, "").strip()
            if name not in self.fields or (not text and not said.needed):
                continue
            offered = [x.value for x in self._choices(context, name, detail)]
            if offered and len(offered) <= MOST_LINES and text not in offered:
                raise Refused("refused-gone")
            text = "" if text == NOWHERE and offered else text
            found[name] = self._number(text, said) if said.kind is int else text
        return found

    def _number(self, text: str, said: _Declared) -> int:
        written = text.replace("−", "-")
        below = bool(said.bounds and said.bounds.least >= 0 and written.startswith("-"))
        if below or len(written) > said.longest:
            raise Refused(self.refused, text=text[:60])
        with refusing(ValueError, self.refused, text=text[:60]):
            return int(written)


def long_text(label: str, hint: str, value: str, most: int = LONGEST_SHEET) -> Field:
    """Make a field for a whole answer as text, which may be left empty."""
    return Field("text", label, hint, value, most, long=True, required=False)


def _shown(value: object, choices: Sequence[Choice]) -> str:
    """Write a value as its field shows it: "" where it is not among the choices, and for no number."""
    text = str(value or "")
    if not choices:
        return text
    return next((x.value for x in choices if x.value == (text or NOWHERE)), "")


def _usual(said: _Declared, choices: Sequence[Choice]) -> str:
    """Write a default, where it is chosen or is a number: no words are put into anybody's mouth."""
    return "" if said.default is ... or not (choices or said.kind is int) else _shown(said.default, choices)
