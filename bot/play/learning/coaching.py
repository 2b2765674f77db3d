"""Coaches of people at a table: wished for, agreed to, silenced, and heard again."""

from __future__ import annotations

from bot.play.context import Context
from bot.play.games.commits import Commits
from bot.play.games.live import Live
from bot.play.games.loader import GameLoader
from bot.play.games.outgoing import Outgoing
from bot.play.learning.coach import has_coach, unasked
from bot.play.model.locks import done_anew
from bot.play.model.terms import Person, Refused, Status
from bot.store.models import Coach, SeatRow


class Coaching:
    """Says who has a coach. In the lobby the others agree; afterwards it is their own affair."""

    def __init__(self, context: Context, games: GameLoader, commits: Commits, outgoing: Outgoing) -> None:
        self._context, self._games, self._commits, self._outgoing = context, games, commits, outgoing

    async def is_new(self, user: Person, title: str) -> bool:
        """Return whether a person has finished no game of this title, if it has a coach."""
        known = self._context.titles.titles.get(title)
        if known is None or not has_coach(known):
            return False
        return not await self._context.store.has_finished(user.id, title)

    @done_anew
    async def wish(self, game: str, user: Person, *, wanted: bool = True) -> None:
        """Have a coach in all of the user's seats in a lobby, or none.

        Raises:
            Refused: they have no seat there, or the title has no coach.

        """
        async with self._games.held(game, Status.LOBBY) as live:
            if not has_coach(live.title):
                raise Refused("refused-no-coach", title=live.title.game.title)
            mine = self._seats(live, user)
            for x in mine:
                x.coach = Coach.SPEAKS if wanted else Coach.NONE
            await self._change(live, mine, user)

    @done_anew
    async def agree(self, game: str, user: Person, *, yes: bool) -> None:
        """Agree that others at the table have a coach, or that nobody has one, giving up one's own.

        Raises:
            Refused: they are not asked.

        """
        async with self._games.held(game, Status.LOBBY) as live:
            mine = self._seats(live, user)
            own = any(x.coach for x in mine)
            if (own and yes) or (not own and user.id not in {x.user for x in unasked(live.info.seats)}):
                raise Refused("refused-gone")
            if not yes:
                mine = [x for x in (mine if own else live.loaded.seats) if x.coach]
                for x in mine:
                    x.coach = Coach.NONE
            else:
                for x in mine:
                    x.allows_coach = True
            await self._change(live, mine, user)

    async def silence(self, game: str, user: Person) -> None:
        """Silence the user's coach in a game."""
        await self._context.store.set_coach(game, user.id, Coach.SILENT)

    async def now(self, user: Person) -> bool | None:
        """Return whether a user's coaches speak in their games; None if they have none."""
        rows = await self._context.store.coached(user.id)
        return all(x.coach == Coach.SPEAKS for x in rows) if rows else None

    async def set_all(self, user: Person, *, speaks: bool) -> None:
        """Have the user's coaches in all their games speak, or be silent."""
        wanted = Coach.SPEAKS if speaks else Coach.SILENT
        for game in dict.fromkeys(x.game for x in await self._context.store.coached(user.id)):
            await self._context.store.set_coach(game, user.id, wanted)

    def _seats(self, live: Live, user: Person) -> list[SeatRow]:
        mine = [x for x in live.loaded.seats if x.user == user.id]
        if not mine:
            raise Refused("refused-not-seated")
        return mine

    async def _change(self, live: Live, seats: list[SeatRow], by: Person) -> None:
        now = self._context.stored_now()
        for x in live.loaded.seats:
            if x.user == by.id:
                x.pressed = now
        own = [x for x in live.loaded.seats if x.user == by.id and x not in seats]
        card = self._outgoing.lobby_card(live.row)
        await self._commits.change(live, seats=[*seats, *own], posts=[card], changed=self._context.now())
