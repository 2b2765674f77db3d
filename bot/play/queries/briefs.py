"""What a game is about, for one reader: told by **Brief** and by `/who`."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.play.games import briefs
from bot.play.games.live import Wording
from bot.play.games.loader import GameLoader
from bot.play.model.terms import Person, Status
from bot.play.queries.player_views import PlayerViews


@dataclass(frozen=True, slots=True)
class Brief:
    """What a game is about, as its reader may know. `options` are all that were chosen, in a lobby."""

    about: tuple[str, ...]
    options: tuple[str, ...]
    small: tuple[str, ...]
    headline: str


class Briefs:
    """Says what a game is about, and how far everybody has come."""

    def __init__(self, wording: Wording, games: GameLoader, player_views: PlayerViews) -> None:
        self._wording, self._games, self._player_views = wording, games, player_views

    async def brief(self, game: str, user: Person) -> Brief:
        """Say what this user may know of what a game is about."""
        live = await self._games.load(game)
        say = await self._wording.words_for(user, live)
        desk, names = replace(self._wording.desk(live), say=say), self._wording.names(live, say)
        seat = self._player_views.eyes(live, user)
        view = live.title.game.view(live.state, seat) if live.state is not None else None
        about = briefs.briefing(desk, live.setup, view)
        lobby = live.info.status is Status.LOBBY
        return Brief(
            (
                briefs.story(desk, about),
                "\n".join(briefs.objectives(desk, about, names, progress=view is not None)),
                briefs.length(desk, about),
            ),
            tuple(briefs.option(desk, *x) for x in live.info.options.items()) if lobby else (),
            briefs.fine_print(desk, live.setup, live.row.commitment),
            live.title.look.headline(view, names, say) if view is not None else "",
        )
