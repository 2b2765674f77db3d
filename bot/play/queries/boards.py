"""The board as somebody may see it."""

from __future__ import annotations

from bot.play.context import Context
from bot.play.games import cards
from bot.play.games.cards import Desk
from bot.play.games.drawing import Drawing
from bot.play.games.live import Live
from bot.play.games.loader import GameLoader
from bot.play.games.wording import Wording
from bot.play.model.custom_ids import Verb, make
from bot.play.model.ports import Button, Image, Post
from bot.play.model.terms import Person, Refused
from bot.play.queries.log import Log
from bot.play.queries.player_views import PlayerViews
from render.core.scene import Scene


class Boards:
    """Shows the board as a person, or the channel, may see it: as a picture or as text."""

    def __init__(
        self,
        context: Context,
        wording: Wording,
        games: GameLoader,
        drawing: Drawing,
        player_views: PlayerViews,
        log: Log,
    ) -> None:
        self._context, self._wording, self._games, self._drawing, self._player_views, self._log = (
            context,
            wording,
            games,
            drawing,
            player_views,
            log,
        )

    async def map(self, game: str, user: Person, framing: str = "whole", lit: bool = False) -> Post:
        """Show the board as this user may see it; `lit` marks where they can go."""
        live, scene, desk = await self._board_of(game, user, framing, lit=lit)
        image = await self._drawing.image(scene, f"{live.row.title}-{game}-{live.info.n}")
        sight = self._player_views.sight(live, user, desk.say)
        rows = ((Button(desk.say("button-board"), make(Verb.BOARD, game)),),)
        return Post(
            title=desk.heading(),
            text=(f"**{sight.headline}**",),
            image=image,
            rows=rows,
            small=cards.small_print(desk, ()),
        )

    async def picture(self, game: str, user: Person | None, framing: str = "whole", theme: str = "") -> Image:
        """Draw the board as this user, or with None the channel, may see it."""
        live, scene, _ = await self._board_of(game, user, framing, theme=theme)
        image = await self._drawing.image(scene, f"{live.row.title}-{game}-{live.info.n}")
        if image is None:
            raise Refused("refused-no-picture")
        return image

    async def board(self, game: str, user: Person) -> str:
        """Return the text board."""
        return (await self._board_of(game, user, "whole"))[1].board

    async def _board_of(
        self, game: str, user: Person | None, framing: str, *, lit: bool = False, theme: str = ""
    ) -> tuple[Live, Scene, Desk]:
        live = await self._games.load(game)
        if live.state is None:
            raise Refused("refused-lobby")
        say = await self._wording.words_for(user, live) if user else self._wording.words_in(live)
        seat = self._player_views.eyes(live, user)
        view = live.title.game.view(live.state, seat)
        rows = await self._context.store.entries(game, live.row.n, live.row.n)
        events = self._log.reaching(rows, seat)
        lights = (
            [x.action for a in self._player_views.open_to(live, user, say) for x in a.options or ()]
            if lit and user
            else []
        )
        picture = self._drawing.picture(
            view,
            say,
            self._wording.names(live, say, raw=True),
            events=events,
            lit=lights,
            framing=framing,
            theme=theme or await self._wording.theme_for(user, live),
            then=self._wording.names(live, say, raw=True, n=live.row.n),
        )
        scene = live.title.look.scene(picture)
        return live, scene, Desk(live.info, live.title, say)
