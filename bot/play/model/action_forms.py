"""Forms made from the fields of an action: each is asked for by its type, its bounds and its words.

A `Literal` is chosen, and so is whatever the form offers choices for; all else is typed. The same choices
stand as lists on a page, where one changes the action.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import MISSING, dataclass, field, fields, replace
from functools import cache
from typing import Annotated, Literal, get_args, get_origin, get_type_hints

from bot.play.model.custom_ids import NOWHERE
from bot.play.model.editors import LONGEST_SHEET, MOST_LINES, Blank, EditorContext, Field, FormInput
from bot.play.model.ports import Choice, Control
from bot.play.model.terms import Refused, refusing
from engine.core.rules import Action, Facts
from engine.core.types.values import Bounds

Given = Mapping[str, str]
#: Lists choices; "" stands in them as `NOWHERE`, for the value of a choice cannot be empty.
Choices = Callable[[EditorContext, str], Sequence[Choice]]
#: Makes fields of an action of the values that were chosen, or of the text that was typed.
Made = Callable[[EditorContext, Sequence[str]], Facts]
#: A text may be this long where nothing bounds it; from `LONG` characters on it is written in several lines.
USUAL, LONG = 80, 200


@dataclass(frozen=True, slots=True)
class Ask:
    """How a field is asked for where its type does not say it, or where it is no field of the action.

    `labels` is the beginning of the keys of a `Literal`'s values. A typed text may have `most` characters.
    With `many` any number is chosen. Where a value is not what is chosen, `made` makes it, and `ticks` lists
    what is chosen or typed in an action. On a page a long list has at most so many `rows`.
    """

    choices: Choices | None = None
    labels: str = ""
    most: int = 0
    optional: bool = False
    many: bool = False
    made: Made | None = None
    ticks: Callable[[Action], Iterable[str]] | None = None
    rows: int = 4


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
        """Return the form as it opens; `now` is the action to change. What offers no choice is not asked."""
        asked = (x for x in self.fields if not self._offers(x) or self._choices(context, x, detail))
        return Blank(title, tuple(self._field(context, x, detail, now) for x in asked))

    def _offers(self, name: str) -> bool:
        return self.ask.get(name, Ask()).choices is not None

    def _field(self, context: EditorContext, name: str, detail: str, now: Action) -> Field:
        """Make a field; one whose choices are too many is typed."""
        ask, said = self.ask.get(name, Ask()), _declared(self.takes).get(name, _Declared())
        choices = self._choices(context, name, detail)
        few = choices if len(choices) <= MOST_LINES else ()
        most = ask.most or said.longest
        value = _field_text(getattr(now, name, ""), few) or (_usual(said, few) if now is None else "")
        value = value if now is None or not ask.ticks else "\n".join(ask.ticks(now))
        return Field(
            name,
            context.say(f"{self.key}-field-{name}"),
            context.say.find(f"{self.key}-hint-{name}", ""),
            value,
            most,
            long=not few and most >= LONG,
            required=not (ask.optional or ask.many) and (said.needed or bool(value)),
            choices=few,
            many=len(few) if ask.many else 1,
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
            text, made = given.get(name, "").strip(), self.ask.get(name, Ask()).made
            if name in self.fields and made:
                found |= made(context, text.split("\n"))
                continue
            if name not in self.fields or (not text and not said.needed):
                continue
            offered = [x.value for x in self._choices(context, name, detail)]
            if offered and len(offered) <= MOST_LINES and text not in offered:
                raise Refused("refused-gone")
            text = "" if text == NOWHERE and offered else text
            found[name] = self._number(text, said) if said.kind is int else text
        return found

    # -- on a page ---------------------------------------------------------------------------------------

    def selects(self, context: EditorContext, now: Action) -> list[tuple[Control, ...]]:
        """Lay the choices of every field out as lists, with those of an action ticked."""
        found = list[tuple[Control, ...]]()
        for name in self.fields:
            ask, ticked = self.ask.get(name, Ask()), {*self._ticks(name, now)}
            lines = [replace(x, chosen=x.value in ticked) for x in self._choices(context, name, "")]
            label, least = context.say(f"{self.key}-field-{name}"), 0 if ask.many else 1
            found += context.selects(name, label, lines, least, several=ask.many, rows=ask.rows)
        return found

    def changed(self, context: EditorContext, now: Action, form_input: FormInput) -> Action:
        """Return an action with what was chosen in one of the lists; of a long list, in one part of it."""
        name, ask = form_input.op, self.ask.get(form_input.op, Ask())
        every = [x.value for x in self._choices(context, name, "")] if name in self.fields else []
        chosen = [x for x in every if x in form_input.values]
        if not every or not (chosen or ask.many):
            return now
        if ask.many:
            start = int(form_input.detail or 0)
            part = {*every[start : start + MOST_LINES]}
            chosen = [x for x in every if x in (chosen if x in part else self._ticks(name, now))]
        if ask.made:
            return replace(now, **ask.made(context, chosen))
        number = _declared(self.takes)[name].kind is int
        return replace(now, **{name: tuple(chosen) if ask.many else int(chosen[0]) if number else chosen[0]})

    def _ticks(self, name: str, now: Action) -> list[str]:
        ask = self.ask.get(name, Ask())
        if ask.ticks:
            return [*ask.ticks(now)]
        value = getattr(now, name, "")
        return [str(x) for x in value] if isinstance(value, tuple | Mapping) else [str(value)]

    def _number(self, text: str, said: _Declared) -> int:
        written = text.replace("−", "-")
        below = bool(said.bounds and said.bounds.least >= 0 and written.startswith("-"))
        if below or len(written) > said.longest:
            raise Refused(self.refused, text=text[:60])
        with refusing(ValueError, self.refused, text=text[:60]):
            return int(written)


def up_to(most: int, now: int = 0) -> tuple[Choice, ...]:
    """Offer the numbers from 0 up; many are offered in steps."""
    step = max(1, -(-most // (MOST_LINES - 2)))
    return tuple(Choice(str(n), str(n)) for n in sorted({*range(0, most + 1, step), most, now})[:MOST_LINES])


def long_text(label: str, hint: str, value: str, most: int = LONGEST_SHEET) -> Field:
    """Make a field for a whole answer as text, which may be left empty."""
    return Field("text", label, hint, value, most, long=True, required=False)


def _field_text(value: object, choices: Sequence[Choice]) -> str:
    """Write a value as its field shows it: "" where it is not among the choices, and for no number."""
    text = str(value or "")
    if not choices:
        return text
    return next((x.value for x in choices if x.value == (text or NOWHERE)), "")


def _usual(said: _Declared, choices: Sequence[Choice]) -> str:
    """Write a default, where it is chosen or is a number: no words are put into anybody's mouth."""
    return (
        "" if said.default is ... or not (choices or said.kind is int) else _field_text(said.default, choices)
    )
