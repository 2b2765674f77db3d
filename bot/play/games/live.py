"""A game that is loaded."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bot.play.model.names import escaped, plain
from bot.play.model.ports import Place
from bot.play.model.rows import setup_of
from bot.play.model.terms import GameInfo, SeatInfo
from bot.play.titles.title import Title
from bot.store.models import Game as GameRow
from bot.store.repositories.games import Loaded
from engine.core.contract import Setup
from render.core.text import Words


@dataclass(frozen=True, slots=True)
class Live:
    """A game loaded to be looked at or played on. `state` is None in the lobby."""

    loaded: Loaded
    title: Title
    info: GameInfo
    state: Any

    @property
    def row(self) -> GameRow:
        """Return the game's row."""
        return self.loaded.game

    @property
    def lane(self) -> str:
        """Return the outbox's name for that channel."""
        return f"c{self.row.channel}"

    @property
    def place(self) -> Place:
        """Return the channel it is played in."""
        return Place(self.row.guild or None, self.row.channel)

    @property
    def setup(self) -> Setup:
        """Return what the game was started with."""
        return setup_of(self.row)


def name_of(seat: SeatInfo, title: Title, say: Words, *, raw: bool = False) -> str:
    """Return what a seat's player is called; the side's name when nobody sits there."""
    if seat.user and seat.name:
        return plain(seat.name) if raw else escaped(seat.name)
    side = title.look.side(seat.seat, say)
    return say("machine-name", side=side) if seat.policy else side
