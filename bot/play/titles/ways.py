"""What a title may add to how it is played: habits of its standing answers, orders of several steps."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Protocol

from bot.play.model.terms import Refused
from bot.play.titles.editors import Editor, Leaf
from engine.core.contract import Game, View
from engine.core.rules import Decision, Event, Kind, Seat
from engine.core.rules import Playing as State
from render.core.text import Words

LONGEST_TEXT = 400
MOST_STEPS = 16


@dataclass(frozen=True, slots=True)
class Habit:
    """How standing answers to a kind of question are read, worded and carried out.

    For policies that no list can hold: "one third each", "charge Humans". `read` gives a policy as it is
    kept, and raises `Refused` for what is none. `answer` turns it into an action, or None to ask after
    all; it may draw lots. `label` words it for its owner.
    """

    read: Callable[[str], str]
    answer: Callable[[Any, Decision, str, Random], Any]
    label: Callable[[str, Words], str]


@dataclass(frozen=True, slots=True)
class Foretold:
    """What a whole order would lead to if all goes well: what to draw, what to say, and the state to draw.

    `state` is a guess: only what the asking seat knows of it is true.
    """

    state: Any
    events: tuple[Event, ...]
    lines: tuple[str, ...]


class Orders(Protocol):
    """How a game's orders of several steps are read and foretold."""

    def split(self, game: Game[Any], s: Any, d: Decision, text: str) -> Sequence[str]:
        """Part a typed order into its steps, each as `Game.read` takes it.

        Raises:
            Refusal: it cannot be read.

        """
        ...

    def foretell(
        self, game: Game[Any], s: Any, d: Decision, steps: Sequence[str], say: Words
    ) -> Foretold | None:
        """Say what an order would lead to; None leaves it to the ordinary preview of its first step."""
        ...

    def complete(
        self, game: Game[Any], s: Any, d: Decision, text: str, say: Words
    ) -> Sequence[tuple[str, str]]:
        """Give orders that begin as typed so far, as (order, what it leads to)."""
        ...


@dataclass(frozen=True, slots=True)
class Study:
    """What somebody looks up: as which seat (None: he only looks on), and what he named.

    `state` is for the engine's own reckoning: only what the seat knows may be shown of it.
    """

    state: Any
    view: View
    seat: Seat | None
    about: str
    say: Words


@dataclass(frozen=True, slots=True)
class Ways:
    """A title's own ways, by kind of question.

    `pictured` kinds are asked with a picture of the choices, `briefs` say in a few lines what a seat should
    know to answer: (state, question, words) to lines. Answers that are `swift` are taken without a preview.
    `pages` are what everybody may look up of a game, by name: (state, words) to paragraphs. `sheets` are
    forms that are filled in step by step. `lapses` give the answer that is taken, after a long wait, for a
    seat that gives none: (state, question, lots) to an answer.

    `studies` are pages that a player looks something up on, by name, with a picture as his seat sees it.
    With `several` a person may hold several seats; `eyes` gives the one whose view he is shown. With
    `spare` a game may start with seats that nobody has taken: they resign at once, and their own rules
    say what becomes of what they had. `gone` gives the seats that have left a game which goes on without
    them: they are free, and whoever is given one does the free action `joins`. What `overseers` are told
    alone comes with a picture of all that they see. Questions of `spoken` kinds stand in the post even if
    nobody is called for them. With `hands` a seat knows more than the channel though nothing is answered
    in secret. `unfolds` are the kinds of event that can be explained at length: (events, which of them,
    names, words) to lines; the events after it tell what came of it.

    `sides` names the side that a seat plays on, usually one of its own: in a game with secrets nobody who has
    held a seat is given one of another side. What `neutral` seats know, such as a GM's, bars nobody, and
    nothing bars from them.
    """

    habits: Mapping[str, Habit] = field(default_factory=dict)
    pictured: frozenset[str] = frozenset()
    briefs: Mapping[str, Callable[[Any, Decision, Words], Sequence[str]]] = field(default_factory=dict)
    swift: Callable[[Any], bool] = lambda action: False
    pages: Mapping[str, Callable[[Any, Words], Sequence[str]]] = field(default_factory=dict)
    orders: Orders | None = None
    sheets: Mapping[str, Editor] = field(default_factory=dict)
    lapses: Mapping[str, Callable[[Any, Decision, Random], Any]] = field(default_factory=dict)
    studies: Mapping[str, Callable[[Study], Leaf]] = field(default_factory=dict)
    several: bool = False
    eyes: Callable[[Sequence[Seat]], Seat] = lambda seats: seats[0]
    sides: Callable[[Seat], str] = lambda seat: seat
    neutral: frozenset[Seat] = frozenset()
    spare: bool = False
    gone: Callable[[Any], Sequence[Seat]] = lambda state: ()
    joins: str = ""
    overseers: frozenset[Seat] = frozenset()
    spoken: frozenset[str] = frozenset()
    hands: bool = False
    unfolds: Mapping[str, Callable[[Sequence[Event], int, Mapping[Seat, str], Words], Sequence[str]]] = field(
        default_factory=dict
    )


def settled(habits: Mapping[str, Habit], kind: Kind, s: State, d: Decision, policy: str, rng: Random) -> Any:
    """Give the answer that a standing policy leads to now; None to ask after all."""
    if d.kind in habits:
        return habits[d.kind].answer(s, d, policy, rng)
    return kind.follow(s, s.stack[-1].v, d.seat, policy) if kind.follow else None


def steps_of(ways: Ways, game: Game[Any], s: State, d: Decision, text: str) -> tuple[str, ...]:
    """Part what was typed into steps: at ";", or as the game reads its own orders.

    Raises:
        Refused: it is too long.
        Refusal: it cannot be read.

    """
    if len(text) > LONGEST_TEXT:
        raise Refused("refused-long", most=LONGEST_TEXT)
    parts = [x.strip() for x in text.split(";") if x.strip()]
    if len(parts) == 1 and ways.orders:
        parts = list(ways.orders.split(game, s, d, parts[0]))
    if len(parts) > MOST_STEPS:
        raise Refused("refused-steps", most=MOST_STEPS)
    return tuple(parts)
