"""What a game promises whose machine players can say what they look at, and why (`Game.explainer`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

#: The term of a position in which the game is over: it outweighs all others.
WON = "won"


@dataclass(frozen=True, slots=True)
class Reason:
    """Something measured that speaks for an answer: `<game>-why-<key>` words it, `facts` fill the blanks."""

    key: str
    facts: Mapping[str, str | int] = field(default_factory=dict)


class Explains(Protocol):
    """Says what a machine player's answers rest on: terms of its rating, or what a rule of thumb measures.

    `s` is a state of the game, `d` the `Decision` that a seat is asked.

    `<game>-term-<term>` words a term, and what a reason is about, as a thing: "how safe your home star is",
    with dashes for underscores.
    """

    @property
    def unit(self) -> float:
        """How much of the rating is worth as much as one of what people count: a ship, a victory point.

        `<game>-hint-worth` words so many of it, `<game>-hint-measure` what it is.
        """

    @property
    def terms(self) -> Sequence[str]:
        """Every term of the rating, `WON` among them."""

    @property
    def rules(self) -> Sequence[str]:
        """The key of every reason; none where all answers are tried and rated."""

    def weigh(self, s: Any, seat: str) -> Mapping[str, float]:
        """Return what each term adds to `Game.judge`: together they are that number."""

    def places(self, s: Any, d: Any, action: Any) -> Sequence[tuple[str, str]]:
        """Return what an answer is about: places as a `Look` points at them, each with where it leads, or "".

        `s` is imagined for the seat that is asked. None: the answer is about no place.
        """

    def reasons(self, s: Any, d: Any, action: Any) -> Sequence[Reason]:
        """Return what was measured for an answer that follows a rule of thumb, the weightiest first.

        `s` is imagined for the seat that is asked. None: answers are compared by what they lead to.
        """
