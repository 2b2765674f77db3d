"""One more game of the same kind among the same people."""

from __future__ import annotations

from dataclasses import replace

from bot.play.commands.lobby import Lobby, Sitter
from bot.play.context import Context
from bot.play.games.live import Live
from bot.play.games.loader import GameLoader
from bot.play.matching.blocks import Blocks
from bot.play.model.ports import Place
from bot.play.model.terms import Person, Refused, Status
from bot.play.titles.title import opposed
from engine.core.rules import Seat


class Rematches:
    """Opens the lobby of a rematch: the person who asks for it is seated, everybody else is invited."""

    def __init__(self, context: Context, games: GameLoader, lobby: Lobby, blocks: Blocks) -> None:
        self._context, self._games, self._lobby, self._blocks = context, games, lobby, blocks

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
            apart = await self._blocks.apart(x.user for x in live.info.seats)
            sitters = _sitters(live, by, apart, swap=swap and opposed(live.title, len(live.info.seats)))
            try:
                wanted = replace(wanted, clock=live.row.clock, patience=live.row.patience)
                return await self._lobby.open_at(place, replace(wanted, sitters=sitters, follows=game))
            except Refused:
                if found := await self._opened(game):  # another process was quicker
                    return found
                raise

    async def _opened(self, game: str) -> str:
        """Return a game's rematch, open or ended; "" if there is none."""
        found = await self._context.store.find(follows=game)
        return next((x.game.id for x in found if x.game.status != Status.ABANDONED), "")


def _sitters(live: Live, by: Person, apart: set[frozenset[int]], *, swap: bool) -> dict[Seat, Sitter]:
    """Assign the seats of a rematch: as before, or each person to the next seat.

    A person blocked by, or blocking, one of the others is not invited.
    """
    seats, come = live.info.seats, {by.id}
    for x in seats:
        if x.user and not any({x.user, y} in apart for y in come):
            come.add(x.user)
    return {
        seats[(i + swap) % len(seats)].seat: Sitter(x.user, x.name, x.policy, joined=x.user == by.id)
        for i, x in enumerate(seats)
        if x.user in come or x.policy
    }
