"""Answers of several pages or steps: forms, such as a fleet, and orders that are given one after another."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain
from random import Random
from typing import Any, Protocol, runtime_checkable

from bot.play.model.ports import Button, Choice, Control, Form, Rows, Select, Tone
from bot.play.model.terms import Refused
from engine.core.codec import canonical, pack_action, token
from engine.core.contract import Game, View
from engine.core.errors import IllegalAction, Refusal
from engine.core.flow import faults, pending
from engine.core.rules import Action, Decision, Event, Packed, Playing, Seat, Secrecy, State
from engine.policies.preview import Foretold, Preview, Steps, parts_of, preview
from render.core.text import Words

#: Maximum length of a text in characters, and of orders and steps in it.
LONGEST_TEXT, MOST_ORDERS, MOST_STEPS = 2000, 40, 240


class PathOrders(Protocol):
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

    def stretch(self, state: State) -> str:
        """Name the stretch of play for which orders given now are valid: when it ends, they are dropped."""
        ...

    def goes_on(self, kind: str) -> bool:
        """Return whether an answer to this kind of question belongs to the order of the answer before it."""
        ...

    def needless(self, step: str) -> bool:
        """Return whether a step that failed may be dropped silently, since everything is over anyway."""
        ...


@dataclass(frozen=True, slots=True)
class Plan:
    """The rest of orders, and how deep the last step was on the stack.

    A question deeper than that interrupts them, and they wait; any other is theirs to answer. `stretch`: see
    `PathOrders`. `begun`: the first order's earlier steps have been carried out.
    """

    depth: int
    orders: tuple[Steps, ...] = ()
    stretch: str = ""
    begun: bool = False

    @property
    def steps(self) -> Steps:
        """Return the steps of all orders in a row."""
        return tuple(chain(*self.orders))


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


@dataclass(frozen=True, slots=True)
class Next:
    """What orders do now: an answer to give (`action`), or nothing yet, and the rest of them.

    `dropped` are the steps that could not be carried out, and will not be.
    """

    plan: Plan
    action: Action = None
    dropped: Steps = ()


def next_step(
    own: PathOrders | None, game: Game[Any], playing: Playing, decision: Decision, plan: Plan
) -> Next:
    """Return whether the next step of a plan answers a question.

    A secret question is never answered by it, and one that interrupts leaves it waiting. An order that was
    begun and can go no further is passed over for the next; one that cannot begin ends the plan.
    """
    if not plan.orders or playing.rules.kinds[decision.kind].secrecy is not Secrecy.OPEN:
        return Next(plan)
    if own and plan.stretch and own.stretch(playing) != plan.stretch:
        return Next(Plan(plan.depth), dropped=_missed(own, plan.steps))
    (step, *rest), *later = plan.orders
    depth = len(playing.stack)
    action = _readable(game, playing, decision, step)
    if action is not None:
        left = tuple(x for x in (tuple(rest), *later) if x)
        return Next(Plan(depth, left, plan.stretch, bool(rest)), action)
    if depth > plan.depth:
        return Next(plan)
    if plan.begun and later:
        after = next_step(own, game, playing, decision, replace(plan, orders=tuple(later), begun=False))
        return replace(after, dropped=(*_missed(own, plan.orders[0]), *after.dropped))
    return Next(Plan(depth), dropped=_missed(own, plan.steps))


def _missed(own: PathOrders | None, steps: Steps) -> Steps:
    """Return the lost steps that matter; none if all may be dropped silently."""
    return () if own and all(map(own.needless, steps)) else steps


def _readable(game: Game[Any], playing: Playing, decision: Decision, step: str) -> Action:
    """Return the answer that a step gives; None where it gives none that is open."""
    try:
        action = game.read(playing, decision, step)
        return None if faults(playing, decision, action) else action
    except Refusal:
        return None


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
    decision: Decision
    view: View
    say: Words
    id: str
    draft: str = ""
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
        self, label: str, op: str, detail: str = "", tone: Tone = Tone.PLAIN, *, emblem: str = ""
    ) -> Button:
        """Make a button that carries out an input, or leads to the page of that name."""
        drawn = self.emblem(emblem) if emblem else ""
        return Button(label, tone=tone, emblem=drawn, does=Form(op, detail))

    def fill(self, label: str, op: str, detail: str = "", tone: Tone = Tone.PLAIN) -> Button:
        """Make a button that opens a form."""
        return Button(label, tone=tone, does=Form(op, detail, asks=True))

    def select(
        self, op: str, detail: str, prompt: str, choices: Sequence[Choice], least: int = 1, most: int = 1
    ) -> Select:
        """Make a select; the input carries what was chosen."""
        return Select("", prompt, tuple(choices), least, most, Form(op, detail, mark=self.mark))

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
        return Select("", prompt, tuple(choices), does=Form(op, detail, asks=True, mark=self.mark))

    def lock(self, label: str, action: Action) -> Button:
        """Make the button that locks exactly this answer; when the draft has changed since, it refuses."""
        return self.button(label, LOCK, self.token(action), Tone.GOOD)

    def token(self, action: Action) -> str:
        """Name an answer in eight letters."""
        if isinstance(action, Orders):
            return token(f"{self.decision.id} {action.text}")
        return token(pack_action(self.game.rules.kinds[self.decision.kind].takes, action))


@dataclass(frozen=True, slots=True)
class EditorPage:
    """A page of a form: its text, its controls, and which answer the private picture shows.

    `pictured`: draw the board, the "whole" or where the "action" is, as this seat sees it, with `lit` on it.
    `ahead`: the board is shown as it would be by then, with the way there. `files` are (name, text). `eyes`
    is the seat whose view is drawn, if not the editor's own.
    """

    lines: tuple[str, ...]
    rows: Rows = ()
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


class Planner(Editor, Protocol):
    """Plans answers to come, from a list, as a form is filled in: nothing is given before Confirm."""

    def opens(self, actions: Sequence[Action]) -> FormInput | None:
        """Return the input that begins with this press; None if that is not part of a plan."""
        ...

    def typed(self, state: State, decision: Decision, text: str) -> FormInput | None:
        """Return the input that takes a typed plan; None where the text is a single answer."""
        ...
