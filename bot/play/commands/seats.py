"""Seats that are left and filled while a game goes on."""

from __future__ import annotations

import json

from bot.play.context import Context
from bot.play.games.commits import (
    Commits,
)
from bot.play.games.loader import GameLoader
from bot.play.games.opposed_seats import barring
from bot.play.games.outgoing import Outgoing
from bot.play.model.terms import Person, Status
from bot.store.models import Former
from engine.core import record
from engine.core.codec import unpack_action
from engine.core.dice import CommittedDice
from engine.core.rules import Seat


class Seats:
    """Frees seats that have left, gives back those that an undo has brought again."""

    def __init__(
        self,
        context: Context,
        outgoing: Outgoing,
        games: GameLoader,
        commits: Commits,
    ) -> None:
        self._context, self._outgoing, self._games, self._commits = context, outgoing, games, commits

    async def vacate(self, game: str) -> None:
        """Free the seats that have left a game which goes on; give back those that an undo has brought again.

        The caller holds the game's lock.
        """
        live = await self._games.load(game, to_change=True)
        if live.row.status != "playing" or not live.title.seats.joins:
            return
        gone, revision = live.title.seats.gone(live.state), live.row.revision
        for x in live.loaded.seats:
            held, seat = x.user or x.policy, x.seat
            former = [f for f in live.loaded.former if f.seat == seat and (f.user or f.policy)]
            was = former[-1] if former else None
            if seat in gone and held:
                was = Former(
                    game=game, seat=seat, until=live.row.n, user=x.user, name=x.name, policy=x.policy
                )
                x.user, x.name, x.policy, x.dm_closed, x.left_at = 0, "", "", False, 0
                await self._context.store.change_game(game, revision, seats=[x], former=was)
            elif seat not in gone and not held and was is not None:
                before = await self._context.store.witnesses(game)
                if was.user and barring(live.title, live.info, was.user, seat, before):
                    lost = self._outgoing.note(game, live.lane, "note-not-back", name=was.name, seat=seat)
                    await self._context.store.add_posts([lost])
                    continue
                x.user, x.name, x.policy = was.user, was.name, was.policy
                await self._context.store.change_game(game, revision, seats=[x], untold=seat)
            else:
                continue
            revision += 1

    async def rejoin(self, game: str, by: Person, seat: Seat) -> None:
        """Have a seat that was left take part again, now that somebody holds it."""
        live = await self._games.load(game, Status.PLAYING, to_change=True)
        name, row = live.title.seats.joins, live.row
        action = unpack_action(live.state.rules.frees[name].takes, {})
        dice = CommittedDice(await self._context.store.seed(game), row.dice_id, json.loads(row.words), row.k)
        move = record.do_act(live.state, row.n + 1, seat, name, action, dice)
        await self._commits.commit(live, [self._commits.made(live, None, move, by.id)], actor=by, dice=dice)
