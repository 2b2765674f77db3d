"""Liar's Dice in pictures: a row a seat with its dice, and in the middle the bid."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from engine.core.rules import Seat
from render.core.rows import Pieces, Rows
from render.core.shapes import Drawn, counter, die
from render.core.text import Words

from .game import SEATS


class LiarsDiceLook(Rows):
    """How Liar's Dice looks. All its words are found by their keys."""

    game, seats = "liarsdice", SEATS
    drawn: ClassVar[Mapping[str, Drawn]] = {"hands": die}

    def pieces(self, view: Any, seat: Seat | None) -> Iterator[Pieces]:
        """Add the bid, which is no number, to what is drawn by itself."""
        yield from super().pieces(view, seat)
        if seat is None and view.bid:
            yield Pieces("bid", counter, (view.bid.count,))
            yield Pieces("face", die, (view.bid.face,))

    def question(self, kind: str, view: Any, words: Words) -> str:
        """Ask for a first bid in other words."""
        return words(f"liarsdice-ask-{'bid' if view.bid else 'open'}")


LOOK = LiarsDiceLook()
