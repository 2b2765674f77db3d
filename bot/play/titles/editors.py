"""How a form is filled in step by step: what a title brings for it. Nothing is sent before it is locked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from bot.play.model.custom_ids import Verb, make
from bot.play.model.ports import Button, Choice, Control, Select, Tone
from bot.play.titles.path_orders import Foretold
from engine.core.codec import pack_action, token
from engine.core.contract import Game, View
from engine.core.rules import Action, Decision, Packed, Seat, State
from render.core.text import Words

#: Maximum length of a text for one form, in characters: as much as one field takes.
LONGEST_SHEET = 4000
#: Maximum length of a saved draft.
LONGEST_DRAFT = 40_000
#: Number of lines that a select holds.
MOST_LINES = 25
#: The page on which a sheet is locked.
READY = "ready"
#: The input that locks it.
LOCK = "lock"
#: The input that opens a form and leaves the message it was pressed on unchanged.
BESIDE = "beside"


@dataclass(frozen=True, slots=True)
class Orders:
    """An answer with all that follows it, as it would be typed."""

    text: str


@dataclass(frozen=True, slots=True)
class EditorContext:
    """Everything an editor may use: the game as its seat sees it, the draft, and controls to lay out.

    `state` is for the engine's own checks; whatever is shown comes from `view`. `draft` is text in the
    title's own format. `kept` are texts that this player keeps for later games. `locked`: the answer has
    been given and may be taken back. `mark` changes each time a page is laid out: otherwise choices in a
    select would stay ticked on later pages where the select has the same id.
    """

    game: Game[Any]
    state: State
    d: Decision
    view: View
    say: Words
    id: str
    draft: str = ""
    kept: Mapping[str, str] = field(default_factory=dict)
    locked: bool = False
    names: Mapping[Seat, str] = field(default_factory=dict)
    mark: str = ""

    def emblem(self, name: str) -> str:
        """Name an emblem of the title as controls do."""
        return f"{self.game.id}_{name}"

    def button(
        self, label: str, op: str, detail: str = "", tone: Tone = Tone.PLAIN, *, emblem: str = ""
    ) -> Button:
        """Make a button that carries out an input, or leads to the page of that name."""
        custom_id = make(Verb.SHEET, self.id, self.d.seat, self.d.kind, op, detail)
        return Button(label, custom_id, tone, emblem=self.emblem(emblem) if emblem else "")

    def fill(self, label: str, op: str, detail: str = "", tone: Tone = Tone.PLAIN) -> Button:
        """Make a button that opens a form."""
        return Button(label, make(Verb.FILL, self.id, self.d.seat, self.d.kind, op, detail), tone)

    def select(
        self, op: str, detail: str, prompt: str, choices: Sequence[Choice], least: int = 1, most: int = 1
    ) -> Select:
        """Make a select; the input carries what was chosen."""
        custom_id = make(Verb.SHEET, self.id, self.d.seat, self.d.kind, op, detail, self.mark)
        return Select(custom_id, prompt, tuple(choices), least, most)

    def selects(
        self,
        op: str,
        prompt: str,
        choices: Sequence[Choice],
        least: int = 1,
        *,
        several: bool = False,
        rows: int = 4,
    ) -> list[tuple[Control, ...]]:
        """Make as many selects as a long list needs, at most `rows`; each shows one part of it.

        One item of each part can be chosen or, with `several`, any number from `least` up. The input's
        detail says where the part begins.
        """
        parts = [(i, choices[i : i + MOST_LINES]) for i in range(0, len(choices), MOST_LINES)]
        return [
            (self.select(op, str(i), prompt, x, least, len(x) if several else 1),) for i, x in parts[:rows]
        ]

    def filling(self, op: str, detail: str, prompt: str, choices: Sequence[Choice]) -> Select:
        """Make a select in which each choice opens a form of text fields: `fill` with `detail.choice`."""
        custom_id = make(Verb.FILL, self.id, self.d.seat, self.d.kind, op, detail, self.mark)
        return Select(custom_id, prompt, tuple(choices))

    def lock(self, label: str, action: Action) -> Button:
        """Make the button that locks exactly this answer; when the draft has changed since, it refuses."""
        return self.button(label, LOCK, self.token(action), Tone.GOOD)

    def token(self, action: Action) -> str:
        """Name an answer in eight letters."""
        if isinstance(action, Orders):
            return token(f"{self.d.id} {action.text}")
        return token(pack_action(self.game.rules.kinds[self.d.kind].takes, action))


@dataclass(frozen=True, slots=True)
class EditorPage:
    """A page of a form: its text, its controls, and which answer the private picture shows.

    `pictured`: draw the board, the "whole" or where the "action" is, as this seat sees it, with `lit` on it.
    `ahead`: the board is shown as it would be by then, with the way there. `files` are (name, text). `eyes`
    is the seat whose view is drawn, if not the editor's own.
    """

    lines: tuple[str, ...]
    rows: tuple[tuple[Control, ...], ...] = ()
    pictured: bool = False
    lit: tuple[Action, ...] = ()
    framing: str = "whole"
    ahead: Foretold | None = None
    files: tuple[tuple[str, str], ...] = ()
    eyes: Seat = ""


@dataclass(frozen=True, slots=True)
class FormInput:
    """What was pressed, chosen (`values`) or filled in (`fields`)."""

    op: str
    detail: str = ""
    values: tuple[str, ...] = ()
    fields: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Edit:
    """The result of an input: the new draft, the page to show next, and the text above it.

    `keep` is a (name, text) to keep for later games, `forget` the name of one to drop. `act` is the (name,
    plain data) of a free action carried out at once, before the page is shown. `sure`: the answer is
    complete, and everything it leads to can be foreseen, so a user who has turned confirmation off gives it
    by this input.
    """

    draft: str
    op: str = ""
    detail: str = ""
    said: tuple[str, ...] = ()
    keep: tuple[str, str] | None = None
    forget: str = ""
    act: tuple[str, Packed] | None = None
    sure: bool = False


@dataclass(frozen=True, slots=True)
class Field:
    """A field of a form: at most 45 characters of label, 100 of hint, 4000 of text.

    With `choices` (at most 25) it is chosen and not typed, up to `many` of them; the text is then their
    values, each on a line of its own. An `upload` takes a file: its text counts as typed into the field
    "text".
    """

    id: str
    label: str
    hint: str = ""
    value: str = ""
    most: int = 400
    long: bool = False
    required: bool = True
    choices: tuple[Choice, ...] = ()
    many: int = 1
    upload: bool = False


@dataclass(frozen=True, slots=True)
class Blank:
    """A form of one to five fields; a `note` above them takes the place of the fifth."""

    title: str
    fields: tuple[Field, ...]
    note: str = ""


class Editor(Protocol):
    """How a title has a form filled in. Every method may raise `Refused` or an engine `Refusal`."""

    def begin(self, b: EditorContext, kept: str | None) -> str:
        """Return the draft to begin with; `kept` is what was written for this kind before, maybe long ago."""
        ...

    def leaf(self, b: EditorContext, op: str, detail: str) -> EditorPage:
        """Lay a page out. The page "" is the first; `READY` is where it is read back and locked."""
        ...

    def edit(self, b: EditorContext, form_input: FormInput) -> Edit:
        """Carry out an input on the draft. One that only leads to a page leaves the draft as it is."""
        ...

    def blank(self, b: EditorContext, op: str, detail: str) -> Blank:
        """Return the form that an input asks for."""
        ...

    def read(self, b: EditorContext, text: str) -> str:
        """Make a draft of what was typed or pasted whole.

        Raises:
            Refusal: it cannot be read; the reason names each line.

        """
        ...

    def answer(self, b: EditorContext) -> Action:
        """Return the answer that the draft describes.

        Raises:
            Refusal: it is incomplete.

        """
        ...


class Planner(Editor, Protocol):
    """Plans answers to come, from a list, as a form is filled in: nothing is given before Confirm."""

    def opens(self, actions: Sequence[Action]) -> FormInput | None:
        """Return the input that begins with this press; None if that is not part of a plan."""
        ...

    def typed(self, s: State, d: Decision, text: str) -> FormInput | None:
        """Return the input that takes a typed plan; None where the text is a single answer."""
        ...
