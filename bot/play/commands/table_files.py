"""Files of tables that people keep, and tables opened with them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.play.commands.lobby import Lobby
from bot.play.context import Context
from bot.play.model.names import clean
from bot.play.model.ports import Place
from bot.play.model.terms import Person, Refused
from bot.play.queries.forms import LONGEST_NAME
from bot.store import FullError
from bot.store.models import Keepsake
from engine.core.codec import token


class TableFiles:
    """Keeps files, opens tables with them."""

    def __init__(
        self,
        context: Context,
        lobby: Lobby,
    ) -> None:
        self._context, self._lobby = context, lobby

    async def shelve(self, title: str, user: Person, name: str, text: str) -> str:
        """Keep a table's file for this person under a name; give the token by which it is opened."""
        called = clean(name, LONGEST_NAME)
        if not called:
            raise Refused("refused-nothing")
        row = Keepsake(user=user.id, title=title, name=called, text=text, at=self._context.now())
        try:
            await self._context.store.keep(row)
        except FullError as why:
            raise Refused("refused-kept-full") from why
        return token([called, text])

    async def open_kept(
        self, place: Place, user: Person, title: str, named: str, values: Sequence[str], parent: int | None
    ) -> str:
        """Open a table with a scenario, or with a file that was kept and is still as it was looked at.

        `values` are those of all options in their order. Returns the game's id.
        """
        game = self._context.titles[title].game
        kept = await self._context.store.keepsakes(user.id, title)
        text = next((x for name, x in kept.items() if token([name, x]) == named), None)
        own = named in game.scenarios
        if (text is None and not own) or len(values) != len(game.options):
            raise Refused("refused-gone")
        chosen = {o.name: x for o, x in zip(game.options, values, strict=True)}
        if own or text is None:
            return await self._lobby.open_game(
                place, user, title, scenario=named, options=chosen, parent=parent
            )
        return await self._lobby.open_game(
            place, user, title, options=chosen, files={game.files[0]: text}, parent=parent
        )
