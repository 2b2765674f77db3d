"""Checks what somebody is told when they are back: how often was answered for them, and that once.

How often it was it counts itself, from the log of the database.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from tests.weeks.judges.ledger import Line

TOLD = re.compile(
    r"^(Nothing|One|\D?[\d,]+\D?) (?:had to be|answer was|answers were) (?:given|answered) for you"
)


@dataclass
class Returns:
    """`away` are the answers given in a seat whose player is away; `back` how many, until they are told."""

    failed: Callable[[str], None]
    away: dict[tuple[str, str], list[int]] = field(default_factory=dict)
    back: dict[tuple[str, str], int] = field(default_factory=dict)
    own: set[tuple[str, str]] = field(default_factory=set)

    def leaves(self, x: Line) -> None:
        """Somebody is away from now on."""
        self.away[x.game, x.seat] = []
        self.own.discard((x.game, x.seat))

    def entry(self, x: Line, by: str, n: int) -> None:
        """Something was done in a seat; what its player does themselves ends what is told."""
        seat = x.game, x.seat
        if seat in self.away and not by:
            self.own.add(seat)
        elif seat in self.away and seat not in self.own:
            self.away[seat].append(n)

    def goes_back(self, game: str, to: int) -> None:
        """Forget what an undo has taken back."""
        for (g, _), answers in self.away.items():
            if g == game:
                answers[:] = [n for n in answers if n <= to]

    def comes(self, x: Line, *, same: bool) -> None:
        """Nobody answers in a seat any more; its player is the `same` as before, or another."""
        answers = self.away.pop((x.game, x.seat), [])
        if same:
            self.back[x.game, x.seat] = len(answers)

    def told(self, game: str, seat: str, lines: Sequence[str]) -> bool:
        """Compare with what somebody was told who has just done something; return whether they were away."""
        said = [x for x in lines if TOLD.search(x)]
        n = self.back.pop((game, seat), None)
        if n is None:
            if said:
                self.failed(f"game {game}, {seat}: who was not away is told {lines}")
            return False
        if len(said) != 1 or number(said[0]) != n:
            self.failed(f"game {game}, {seat}: {n} answers were given for them, but they are told {lines}")
        return True

    def lost(self, game: str, seat: str) -> None:
        """The process died that was to tell somebody: what they pressed shows them nothing."""
        self.back.pop((game, seat), None)

    def forgotten(self) -> None:
        """Nobody does anything now, so all who are back have been told."""
        for (game, seat), n in self.back.items():
            self.failed(f"game {game}, {seat}: who is back is told nothing of {n} answers given for them")
        self.back.clear()


def number(line: str) -> int:
    """Read how often it is said that somebody was answered for; -1: it is not said."""
    found = TOLD.search(line)
    words = {"Nothing": 0, "One": 1}
    return -1 if found is None else words[found[1]] if found[1] in words else int(re.sub(r"\D", "", found[1]))
