"""The title's own pages."""

from __future__ import annotations

from bot.play.games import cards
from bot.play.games.cards import Desk, small_print
from bot.play.games.drawing import Drawing
from bot.play.games.loader import GameLoader
from bot.play.games.wording import Wording
from bot.play.model.ports import Post
from bot.play.model.terms import Person, Refused
from bot.play.queries.player_views import PlayerViews
from bot.play.titles.title import Lookup


class Pages:
    """Lays out the title's own pages, for all or for one player."""

    def __init__(
        self,
        wording: Wording,
        games: GameLoader,
        drawing: Drawing,
        player_views: PlayerViews,
    ) -> None:
        self._wording, self._games, self._drawing, self._player_views = wording, games, drawing, player_views

    async def study(self, game: str, user: Person, name: str, about: str = "") -> Post:
        """Lay out a page on which somebody looks something up, with a picture as their seat sees it."""
        live = await self._games.load(game)
        if live.state is None:
            raise Refused("refused-lobby")
        title, say, seat = (
            live.title,
            await self._wording.words_for(user, live),
            self._player_views.eyes(live, user),
        )
        view = title.game.view(live.state, seat)
        leaf = title.pages.lookups[name](Lookup(live.state, view, seat, about, say))
        image = None
        if leaf.pictured:
            stem = f"{name}-{live.row.title}"
            image = await self._drawing.drawn(live, view, say, stem, user, lit=leaf.lit, framing=leaf.framing)
        desk = Desk(live.info, title, say)
        return Post(
            title=desk.heading(), text=leaf.lines, rows=leaf.rows, image=image, small=small_print(desk, ())
        )

    async def page(self, game: str, user: Person, name: str) -> Post:
        """Lay out one of the title's own pages: what all may know, reckoned from the game as it stands."""
        live = await self._games.load(game)
        if live.state is None:
            raise Refused("refused-lobby")
        desk = Desk(live.info, live.title, await self._wording.words_for(user, live))
        lines = live.title.pages.public[name](live.state, desk.say)
        return Post(title=desk.heading(), text=tuple(lines), small=cards.small_print(desk, ()))
