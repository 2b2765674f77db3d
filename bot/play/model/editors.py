"""Answers of several pages or steps: forms, such as a fleet, and orders that are given one after another."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, Protocol, runtime_checkable

from bot.play.model.ports import Aim, Button, Choice, Control, Do, Form, Rows, Select, Tone
from bot.play.model.terms import Refused
from engine.core.codec import canonical, pack_action, token
from engine.core.contract import Game, View
from engine.core.errors import IllegalAction
from engine.core.flow import faults, pending
from engine.core.rules import Action, Decision, Event, Packed, Playing, Seat, Secrecy, State
from engine.core.types.explaining import Ways
from engine.policies.plans import InOrder, Plan
from engine.policies.preview import Foretold, Preview, Steps, parts_of, preview
from render.core.text import Words
from render.core.verdict import Verdict

#: Maximum length of a text in characters, and of orders and steps in it.
LONGEST_TEXT, MOST_ORDERS, MOST_STEPS = 2000, 40, 240


class PathOrders(InOrder, Protocol):
    """How a game's orders of several steps are read and foretold. Steps parted by ";" need none."""

    def split(self, game: Game[Any], state: State, decision: Decision, text: str) -> Sequence[Steps]:
        """Part a typed text into orders, and each into its steps, as `Game.read` takes them.

        Raises:
            Refusal: it cannot be read.

        """
        ...

    def foretell(
        self, game: Game[Any], state: State, decision: Decision, orders: Sequence[Steps], say: Words
    ) -> Foretold | None:
        """Say what orders would lead to; None leaves it to the ordinary preview of the first step."""
        ...

    def complete(
        self, game: Game[Any], state: State, decision: Decision, text: str, say: Words
    ) -> Sequence[tuple[str, str]]:
        """List the orders that begin with the typed text, as (order, what it leads to)."""
        ...

    def goes_on(self, kind: str) -> bool:
        """Return whether an answer to this kind of question belongs to the order of the answer before it."""
        ...


def packed(plan: Plan) -> str:
    """Return orders as the store keeps them."""
    orders = [list(x) for x in plan.orders]
    return canonical(
        {"depth": plan.depth, "orders": orders, "stretch": plan.stretch, "begun": int(plan.begun)}
    )


def unpacked(text: str) -> Plan:
    """Read orders from the store."""
    kept = json.loads(text)
    orders = tuple(tuple(x) for x in kept["orders"] if x)
    return Plan(int(kept["depth"]), orders, kept["stretch"], bool(kept["begun"]))


def others_first(playing: Playing, seat: Seat) -> bool:
    """Return whether another seat must answer before this one's order can continue."""
    return any(d.seat != seat for d in pending(playing)) and playing.stack[-1].wait == "all"


@dataclass(frozen=True, slots=True)
class Foreseen:
    """How far steps can be foreseen: what happens until then, and the steps beyond it."""

    seen: Preview[Any]
    left: Steps = ()


def foresee(
    game: Game[Any], playing: Playing, decision: Decision, first: Action, rest: Steps, rng: Random
) -> Foreseen:
    """Look ahead at steps until a die, a secret or another seat comes in.

    Raises:
        Refusal: a step that can be foreseen cannot be read or is not open.

    """
    action, seat, told = first, decision.seat, list[Event]()
    for i in range(len(rest) + 1):
        seen = preview(game, playing, decision, action, rng)
        playing = seen.state
        told += seen.events
        seen = replace(seen, events=tuple(told))
        if (
            i == len(rest)
            or seen.sides
            or seen.shut
            or playing.over is not None
            or others_first(playing, seat)
        ):
            break
        asked = next((x for x in pending(playing) if x.seat == seat), None)
        if asked is None or playing.rules.kinds[asked.kind].secrecy is not Secrecy.OPEN:
            break
        decision, action = asked, game.read(playing, asked, rest[i])
        if bad := faults(playing, decision, action):
            raise IllegalAction([replace(f, at=f.at or f"{i + 2}. {rest[i]}") for f in bad])
    return Foreseen(seen, rest[i:])


def orders_of(
    own: PathOrders | None, game: Game[Any], playing: Playing, decision: Decision, text: str
) -> tuple[Steps, ...]:
    """Part what was typed into orders of steps: as the game reads its own, or else at ";" into steps of one.

    Raises:
        Refused: it is too long.
        Refusal: it cannot be read.

    """
    if len(text) > LONGEST_TEXT:
        raise Refused("refused-long", most=LONGEST_TEXT)
    parts = parts_of(text)
    if len(parts) > MOST_ORDERS:
        raise Refused("refused-steps", most=MOST_ORDERS)
    orders = tuple(own.split(game, playing, decision, text)) if own else (parts,)
    if sum(map(len, orders)) > MOST_STEPS:
        raise Refused("refused-steps", most=MOST_STEPS)
    return orders


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

#: The input that shows a page with all its lines: `ALL` with "op.detail" of that page.
ALL = "all"

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
    title's own format, `saved` what is stored of it. `kept` are texts that this player keeps for later
    games. `locked`: the answer has been given and may be taken back. `mark` changes each time a page is laid
    out: otherwise choices in a select would stay ticked on later pages where the select has the same id.
    """

    game: Game[Any]
    state: State
    decision: Decision
    view: View
    say: Words
    id: str
    draft: str = ""
    saved: str = ""
    kept: Mapping[str, str] = field(default_factory=dict)
    locked: bool = False
    names: Mapping[Seat, str] = field(default_factory=dict)
    mark: str = ""

    @property
    def seat(self) -> Seat:
        """Return the seat that answers."""
        return self.decision.seat

    def emblem(self, name: str) -> str:
        """Name an emblem of the title as controls do."""
        return f"{self.game.id}_{name}"

    def button(
        self,
        label: str,
        op: str,
        detail: str = "",
        tone: Tone = Tone.PLAIN,
        *,
        emblem: str = "",
        at: Ways = (),
    ) -> Button:
        """Make a button that carries out an input, or leads to the page of that name."""
        drawn = self.emblem(emblem) if emblem else ""
        return Button(label, tone=tone, emblem=drawn, does=Form(op, detail), at=at)

    def aim(
        self,
        op: str,
        detail: str = "",
        text: str = "{}",
        *,
        field: str = "",
        start: str = "",
        drawn: bool = False,
    ) -> Aim:
        """Take a place that is pointed at: for an input's value, or for a `field` of the form that opens."""
        does = Form(op, detail, asks=bool(field))
        return Aim(does, text, field, opens=bool(field), start=start, drawn=drawn)

    def fill(self, label: str, op: str, detail: str = "", tone: Tone = Tone.PLAIN) -> Button:
        """Make a button that opens a form."""
        return Button(label, tone=tone, does=Form(op, detail, asks=True))

    def select(
        self, op: str, detail: str, prompt: str, choices: Sequence[Choice], least: int = 1, most: int = 1
    ) -> Select:
        """Make a select; the input carries what was chosen."""
        return Select(
            id="",
            prompt=prompt,
            choices=tuple(choices),
            least=least,
            most=most,
            does=Form(op, detail, mark=self.mark),
        )

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
        parts = [(i, choices[i : i + MOST_LINES]) for i in range(0, len(choices), MOST_LINES)][:rows]
        which = [f" ({n}/{len(parts)})" if parts[1:] else "" for n in range(1, len(parts) + 1)]
        return [
            (self.select(op, str(i), prompt + part, x, least, len(x) if several else 1),)
            for part, (i, x) in zip(which, parts, strict=True)
        ]

    def filling(self, op: str, detail: str, prompt: str, choices: Sequence[Choice]) -> Select:
        """Make a select in which each choice opens a form of text fields: `fill` with `detail.choice`."""
        return Select("", prompt, tuple(choices), does=Form(op, detail, asks=True, mark=self.mark))

    def lock(self, label: str, action: Action, tone: Tone = Tone.GOOD) -> Button:
        """Make the button that locks exactly this answer; when the draft has changed since, it refuses."""
        return self.button(label, LOCK, self.token(action), tone)

    def confirm(
        self, action: Action, comes: Verdict | None, op: str, detail: str = "", back: str = ""
    ) -> tuple[Button, Button]:
        """Offer to carry exactly this answer out, or to go back by an input."""
        return verdict_row(self.say, comes, Form(LOCK, self.token(action)), Form(op, detail), back)

    def token(self, action: Action) -> str:
        """Name an answer in eight letters."""
        if isinstance(action, Orders):
            return token(f"{self.decision.id} {action.text}")
        return token(pack_action(self.game.rules.kinds[self.decision.kind].takes, action))


def verdict_row(say: Words, comes: Verdict | None, yes: Do, no: Do, back: str = "") -> tuple[Button, Button]:
    """Offer to carry an answer out or not to; where a loss is foreseen, not to is the bright one."""
    bleak = comes is not None and comes.bleak
    label = back or say("button-change" if bleak else "button-cancel")
    return (
        Button(
            say("button-anyway" if bleak else "button-confirm"),
            tone=Tone.PLAIN if bleak else Tone.GOOD,
            does=yes,
        ),
        Button(label, tone=Tone.MAIN if bleak else Tone.PLAIN, does=no),
    )


@dataclass(frozen=True, slots=True)
class EditorPage:
    """A page of a form: its text, its controls, and which answer the private picture shows.

    `pictured`: draw the board, the "whole" or where the "action" is, as this seat sees it, with `lit` on it.
    `ahead`: the board is shown as it would be by then, with the way there. `files` are (name, text). `eyes`
    is the seat whose view is drawn, if not the editor's own. `aim`: a place may be pointed at on a board.
    `verdict` is the page's title and colour, where a preview comes to one. One that was asked for to be read
    is `whole`: nothing of it is one more press away.
    """

    lines: tuple[str, ...]
    rows: Rows = ()
    pictured: bool = False
    lit: tuple[Action, ...] = ()
    framing: str = "whole"
    ahead: Foretold | None = None
    files: tuple[tuple[str, str], ...] = ()
    eyes: Seat = ""
    aim: Aim | None = None
    verdict: Verdict | None = None
    whole: bool = False


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
    by this input. `certain`: what it leads to stands beside the control already, so everybody does.
    """

    draft: str
    op: str = ""
    detail: str = ""
    said: tuple[str, ...] = ()
    keep: tuple[str, str] | None = None
    forget: str = ""
    act: tuple[str, Packed] | None = None
    sure: bool = False
    certain: bool = False


@dataclass(frozen=True, slots=True)
class Field:
    """A field of a form: at most 45 characters of label, 100 of hint, 4000 of text.

    With `choices` (at most 25) it is chosen and not typed, up to `many` of them; the text is then their
    values, each on a line of its own. An `upload` takes a file: its text counts as typed into the field
    "text". One that is `of` users, channels or roles is chosen from those of the server, by their ids.
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
    of: str = ""


@dataclass(frozen=True, slots=True)
class Blank:
    """A form of one to five fields; a `note` above them takes the place of the fifth."""

    title: str
    fields: tuple[Field, ...]
    note: str = ""


class Editor(Protocol):
    """How a title has a form filled in. Every method may raise `Refused` or an engine `Refusal`."""

    def begin(self, context: EditorContext, kept: str | None) -> str:
        """Return the draft to begin with; `kept` is what was written for this kind before, maybe long ago."""
        ...

    def leaf(self, context: EditorContext, op: str, detail: str) -> EditorPage:
        """Lay a page out. The page "" is the first; `READY` is where it is read back and locked."""
        ...

    def edit(self, context: EditorContext, form_input: FormInput) -> Edit:
        """Carry out an input on the draft. One that only leads to a page leaves the draft as it is."""
        ...

    def blank(self, context: EditorContext, op: str, detail: str) -> Blank:
        """Return the form that an input asks for."""
        ...

    def read(self, context: EditorContext, text: str) -> str:
        """Make a draft of what was typed or pasted whole.

        Raises:
            Refusal: it cannot be read; the reason names each line.

        """
        ...

    def answer(self, context: EditorContext) -> Action:
        """Return the answer that the draft describes.

        Raises:
            Refusal: it is incomplete.

        """
        ...


@runtime_checkable
class Typed(Protocol):
    """An editor that takes some typed texts for an input of its own."""

    def typed(self, state: State, decision: Decision, text: str) -> FormInput | None:
        """Return the input that a text is; None where it is an answer, or a whole sheet."""
        ...


@runtime_checkable
class Measured(Protocol):
    """An editor that says what going to a place comes to, while somebody points at it."""

    def measured(self, context: EditorContext, op: str, detail: str, place: str) -> Sequence[str]:
        """Return the lines of a ruler to a place; what it says its seat could work out.

        Raises:
            Refusal: the place cannot be reached so.

        """
        ...


class Planner(Editor, Protocol):
    """Plans answers to come, from a list, as a form is filled in: nothing is given before Confirm."""

    def opens(self, actions: Sequence[Action], then: str = "") -> FormInput | None:
        """Return the input that begins with this press, and goes on with `then` as it is typed.

        It is None if that is not part of a plan.
        """
        ...

    def typed(self, state: State, decision: Decision, text: str) -> FormInput | None:
        """Return the input that takes a typed plan; None where the text is a single answer."""
        ...
