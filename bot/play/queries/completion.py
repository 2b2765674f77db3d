"""Autocompletion of typed answers."""

from __future__ import annotations

from bot.play.games.live import Live, Wording
from bot.play.games.loader import GameLoader
from bot.play.model.terms import (
    Person,
    Suggestion,
)
from bot.play.queries.player_views import PlayerViews
from engine.core.flow import pending
from render.core.text import Words


class Completion:
    """Completes a typed answer from the answers that are legal now."""

    def __init__(
        self,
        wording: Wording,
        games: GameLoader,
        player_views: PlayerViews,
    ) -> None:
        self._wording, self._games, self._player_views = wording, games, player_views

    async def suggest(self, game: str, user: Person, text: str, limit: int = 25) -> list[Suggestion]:
        """Complete a typed answer with legal ones: first those that begin with it."""
        live = await self._games.load(game)
        say = await self._wording.words_for(user, live)
        want = " ".join(text.casefold().split())
        found = [x for asked in self._player_views.open_to(live, user, say) for x in asked.options or ()]
        inside = [x for x in found if want in x.text.casefold() or want in x.label.casefold()]
        inside.sort(key=lambda x: not x.text.casefold().startswith(want))
        listed = [
            Suggestion(x.text if x.text == x.label else f"{x.text}: {x.label}", x.text)
            for x in inside[:limit]
        ]
        return [*listed, *self._orders(live, user, text, say)][:limit]

    def _orders(self, live: Live, user: Person, text: str, say: Words) -> list[Suggestion]:
        """Complete an order of several steps."""
        seats, orders = {x.seat for x in live.info.seats if x.user == user.id}, live.title.path_orders
        if orders is None or live.state is None or live.row.status != "playing" or not text.strip():
            return []
        found = [
            x
            for d in pending(live.state)
            if d.seat in seats
            for x in orders.complete(live.title.game, live.state, d, text, say)
        ]
        return [Suggestion(f"{order}: {leads}", order) for order, leads in found]
