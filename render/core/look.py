"""What a game brings to be drawn and worded with."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, Literal

from engine.core.contract import View
from engine.core.errors import RULING, Fault
from engine.core.rules import Event, Seat
from render.core.scene import Scene
from render.core.text import Words

Framing = Literal["whole", "action"]
Theme = Literal["dark", "light"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Picture:
    """What a picture shows.

    `events` are what just happened; with `tentative` they are a preview. `lit` are actions that could be
    answered now. `names` are what people call the seats; `then` those of them who sat there when `events`
    happened and sit there no more.
    """

    view: View
    words: Words
    events: tuple[Event, ...] = ()
    lit: tuple[Any, ...] = ()
    tentative: bool = False
    framing: Framing = "whole"
    theme: Theme = "dark"
    names: Mapping[Seat, str] = field(default_factory=dict)
    caption: str = ""
    then: Mapping[Seat, str] = field(default_factory=dict)

    @property
    def doers(self) -> Mapping[Seat, str]:
        """Return the names of the seats whose actions are told."""
        return {**self.names, **self.then}

    @property
    def known(self) -> Picture:
        """Return the picture without the events that its seat may not know."""
        known = tuple(e for e in self.events if e.reaches(self.view.seat))
        return self if len(known) == len(self.events) else replace(self, events=known)


class Look(ABC):
    """How one game looks and reads. Knows views, events and actions; never a state."""

    game: ClassVar[str]
    #: The seats in the order of the rules.
    seats: ClassVar[Sequence[Seat]]

    @abstractmethod
    def scene(self, p: Picture) -> Scene:
        """Draw a view as shapes, with alt text and a text board."""

    def more(self, p: Picture) -> Sequence[Scene]:
        """Draw further pictures of the same post: each battle of a turn, a chart at the end. Usually none."""
        return ()

    @abstractmethod
    def prose(self, event: Event, names: Mapping[Seat, str], words: Words) -> str:
        """Word an event in a sentence; "" when there is nothing to say. Dice are shown."""

    def tell(self, events: Sequence[Event], names: Mapping[Seat, str], words: Words) -> list[str]:
        """Word a run of events in sentences. A game may join what belongs together."""
        said = (self.prose(e, names, words) for e in events)
        return [line for line in said if line]

    def caption(self, events: Sequence[Event], names: Mapping[Seat, str], words: Words) -> str:
        """Word a run of events for a picture, where tables cannot stand. Usually what `tell` says."""
        return " ".join(self.tell(events, names, words))

    @abstractmethod
    def label(self, action: Any, view: View, words: Words) -> str:
        """Name an action on a button: at most 80 characters."""

    @abstractmethod
    def detail(self, action: Any, view: View, words: Words) -> str:
        """Explain an action on its button's second line: at most 100 characters, "" for nothing."""

    @abstractmethod
    def question(self, kind: str, view: View, words: Words) -> str:
        """Word what is asked: "throw the dice, or build first"."""

    @abstractmethod
    def headline(self, view: View, names: Mapping[Seat, str], words: Words) -> str:
        """Sum up the state of the game in one line: turn, whose go, what is left to do."""

    @abstractmethod
    def hand(self, view: View, words: Words) -> str:
        """Word what only this seat may see; "" when there is nothing."""

    @abstractmethod
    def side(self, seat: Seat, words: Words) -> str:
        """Name a seat: "Blue"."""

    def called(self, names: Mapping[Seat, str], words: Words) -> dict[Seat, str]:
        """Return what each seat is called in a sentence: its player's name, or the side's."""
        return {x: names.get(x) or self.side(x, words) for x in self.seats}

    def in_full(self, names: Mapping[Seat, str], words: Words) -> dict[Seat, str]:
        """Return each seat's player followed by the side; a machine player's name already is the side's."""
        full = dict[Seat, str]()
        for x in self.seats:
            side, name = self.side(x, words), names.get(x, "")
            full[x] = words("named-side", name=name, side=side) if name else side
            if name.startswith(side):
                full[x] = name
        return full

    def refusal(self, fault: Fault, words: Words) -> str:
        """Word a fault in the reader's language, with its case; English comes from the engine itself."""
        key = f"{self.game}-fault-{fault.code}"
        why = words(key, **fault.facts) if words.locale != "en" and words.has(key) else fault.why
        return with_case(why, fault.case, words)


def with_case(why: str, case: str, words: Words) -> str:
    """Put the case or ruling that a sentence stands on behind it; nothing when there is none."""
    if case.startswith(RULING):
        return words("refusal-ruling", why=why, case=case.removeprefix(RULING))
    return words("refusal", why=why, case=case) if case else why
