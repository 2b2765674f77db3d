"""One more game of the same kind among the same people."""

from __future__ import annotations

from dataclasses import replace

from bot.play.commands.lobby import Lobby, Sitter
from bot.play.context import Context
from bot.play.games.live import Live
from bot.play.games.loader import GameLoader
from bot.play.model.ports import Place
from bot.play.model.terms import Person, Refused, Status
from bot.play.titles.title import opposed
from engine.core.rules import Seat


class Rematches:
    """Opens the lobby of a rematch: whoever asks for it sits there, everybody else is invited."""

    def __init__(self, context: Context, games: GameLoader, lobby: Lobby) -> None:
        self._context, self._games, self._lobby = context, games, lobby

    async def open(self, game: str, by: Person, place: Place, parent: int | None, *, swap: bool) -> str:
        """Open the rematch of an ended game, or find the one that was opened already; return its id.

        Raises:
            Refused: they did not play in it, it is not over, or they may open no game here.

        """
        async with self._context.locks(game):
            live = await self._games.load(game, look=False)
            if not live.info.status.ended or live.row.n < 0:
                raise Refused("refused-not-over")
            if not live.info.seat_of(by.id):
                raise Refused("refused-not-seated")
            if found := await self._opened(game):
                return found
            setup = live.setup
            wanted = await self._lobby.may_open(
                place,
                by,
                setup.game,
                scenario=setup.scenario,
                options=setup.options,
                files=setup.files,
                name=live.row.name,
                parent=parent,
            )
            sitters = _sitters(live, by, swap=swap and opposed(live.title, len(live.info.seats)))
            try:
                return await self._lobby.open_at(place, replace(wanted, sitters=sitters, follows=game))
            except Refused:
                if found := await self._opened(game):  # another process was quicker
                    return found
                raise

    async def _opened(self, game: str) -> str:
        """Return the rematch of a game that stands or was played; "" for none."""
        found = await self._context.store.find(follows=game)
        return next((x.game.id for x in found if x.game.status != Status.ABANDONED), "")


def _sitters(live: Live, by: Person, *, swap: bool) -> dict[Seat, Sitter]:
    """Say who comes to which seat: as they sat, or each on the seat after theirs."""
    seats = live.info.seats
    return {
        seats[(i + swap) % len(seats)].seat: Sitter(x.user, x.name, x.policy, joined=x.user == by.id)
        for i, x in enumerate(seats)
        if x.user or x.policy
    }
