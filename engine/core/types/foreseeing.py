"""What a game provides if its previews go on to the end of the turn (`Game.foresees`)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Literal, Protocol, get_args

#: What may become of a piece, the best first.
End = Literal["safe", "hurt", "lost"]
ENDS: tuple[End, ...] = get_args(End)
#: The piece that stands for the game itself: it is lost with it.
GAME = ""


class Foresees(Protocol):
    """Says how a turn goes on by itself after an answer, and what it has done to a seat's pieces.

    `state` and `before` are states of the game, imagined for that seat; `decision` is a `Decision`.
    """

    @property
    def kinds(self) -> Collection[str]:
        """The kinds of question whose answers are followed."""

    def ended(self, before: Any, state: Any, seat: str) -> bool:
        """Return whether the turn is over, or the seat is free to choose again: here a preview ends."""

    def follow(self, state: Any, decision: Any, seat: str) -> Sequence[Any] | None:
        """Return the answers that a question on the way may get, all equally likely.

        None: only one that must be given can be foreseen. Empty: any that is legal, so that nothing is exact.
        """

    def ends(self, before: Any, state: Any, seat: str) -> Mapping[str, End]:
        """Return what has become of each piece of the seat."""
