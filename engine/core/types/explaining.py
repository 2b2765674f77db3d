"""What a game provides if its machine players can explain their answers (`Game.explainer`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

#: The places that an answer is about, named as a `Look` does (`Look.spot`): each with its destination, or "".
Ways = tuple[tuple[str, str], ...]
#: The term of a position in which the game is over: it outweighs all others.
WON = "won"


@dataclass(frozen=True, slots=True)
class Reason:
    """A measured reason for an answer: `<game>-why-<key>` words it, `facts` fill the blanks."""

    key: str
    facts: Mapping[str, str | int] = field(default_factory=dict)


class Explains(Protocol):
    """Explains a machine player's answers: by the terms of its rating, or by what a rule of thumb measures.

    `s` is a state of the game, `d` the `Decision` that a seat is asked.

    `<game>-term-<term>`, with dashes for underscores, words a term, or the subject of a reason, as a noun
    phrase: "how safe your home star is". `<game>-term-<term>-more` and `-less` say in a sentence without
    numbers what is better, or worse, for the seat that is asked.
    """

    @property
    def unit(self) -> float:
        """How much rating is worth one of the things that people count: a ship, a victory point.

        `<game>-hint-worth` words a number of these, `<game>-hint-measure` names the unit.
        """

    @property
    def terms(self) -> Sequence[str]:
        """Every term of the rating, `WON` among them."""

    @property
    def rules(self) -> Sequence[str]:
        """The keys of all reasons; empty if all answers are tried and rated."""
        return ()

    def weigh(self, state: Any, seat: str) -> Mapping[str, float]:
        """Return what each term contributes to `Game.judge`; the sum is that number."""

    def ways(self, view: Any, action: Any) -> Ways:
        """Return the places an answer is about, as `Look.ways` does. Empty: it is about none.

        They are read from the view of the seat that is asked, so that they tell nothing else.
        """

    def reasons(self, state: Any, decision: Any, action: Any) -> Sequence[Reason]:
        """Return the measurements behind an answer by a rule of thumb, the most important first.

        `s` is imagined for the seat that is asked. Empty: answers are compared by the positions they lead to.
        """
        return ()
