"""Tables that are not open yet, shown beforehand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from bot.play.context import Context
from bot.play.games.drawing import Drawing
from bot.play.games.live import Wording
from bot.play.games.loader import GameLoader
from bot.play.model.ports import Image
from bot.play.model.terms import Person, Refused
from engine.core.contract import Setup, View
from engine.core.dice import RandomDice
from engine.core.errors import BadData, BadSetup
from engine.core.rules import Seat


@dataclass(frozen=True, slots=True)
class TablePreview:
    """A table as it would be laid: what a seat, or with None all, would see of it, and its picture."""

    view: View
    image: Image | None
    seats: tuple[Seat, ...]


class TablePreviews:
    """Lays out a table that is not open yet, to be looked at."""

    def __init__(
        self,
        context: Context,
        wording: Wording,
        games: GameLoader,
        drawing: Drawing,
    ) -> None:
        self._context, self._wording, self._games, self._drawing = context, wording, games, drawing

    async def sketch(
        self,
        title: str,
        user: Person,
        guild: int = 0,
        *,
        scenario: str = "standard",
        options: Mapping[str, str] | None = None,
        files: Mapping[str, str] | None = None,
        seat: Seat | None = None,
    ) -> TablePreview:
        """Lay a table out without opening it, and draw what a seat would see of it.

        Raises:
            Refused: it cannot be played; the file, the key and the reason are named.

        """
        offered, say = self._context.titles[title], await self._wording.words_for(user)
        setup = Setup(title, scenario, dict(options or {}), dict(files or {}))
        try:
            state = offered.game.new(setup, RandomDice(Random())).state
        except (BadSetup, BadData) as why:
            raise Refused("refused-setup", why=str(why)) from why
        view = offered.game.view(state, seat)
        names = {x: offered.look.side(x, say) for x in offered.game.seats}
        theme = (await self._wording.preference(user.id)).theme or (
            await self._context.store.guild(guild)
        ).theme
        scene = offered.look.scene(
            self._drawing.picture(view, say, names, framing="whole", theme=theme or self._context.theme)
        )
        return TablePreview(
            view, await self._drawing.image(scene, f"{title}-sketch"), tuple(offered.game.seated(setup))
        )

    async def files(self, game: str) -> dict[str, str]:
        """Return the files that a table was opened with."""
        return dict((await self._games.load(game, look=False)).setup.files)
