"""What the people at a table agree to about hints, in its lobby: each for themselves."""

from __future__ import annotations

from bot.play.context import Context
from bot.play.games.commits import Commits
from bot.play.games.loader import GameLoader
from bot.play.games.outgoing import Outgoing
from bot.play.model.locks import done_anew
from bot.play.model.terms import Person, Refused, Status


class HintAgreement:
    """Notes who agrees to hints; whoever takes a seat later is asked anew, for it is their agreement."""

    def __init__(self, context: Context, games: GameLoader, outgoing: Outgoing, commits: Commits) -> None:
        self._context, self._games, self._outgoing, self._commits = context, games, outgoing, commits

    @done_anew
    async def toggle(self, game: str, user: Person) -> bool:
        """Agree to hints, or take that back; return whether this person agrees now.

        Raises:
            Refused: the game has started, they have no seat, or the title has no hints.

        """
        async with self._games.held(game, Status.LOBBY, look=False) as live:
            mine = [x for x in live.loaded.seats if x.user == user.id]
            if not mine:
                raise Refused("refused-not-seated")
            if live.title.game.explainer() is None:
                raise Refused("refused-hint-none")
            agrees = any(x.hints != user.id for x in mine)
            for x in mine:
                x.hints = user.id if agrees else 0
            card = self._outgoing.lobby_card(live.row)
            await self._commits.change(live, seats=mine, posts=[card], changed=self._context.now())
        return agrees
