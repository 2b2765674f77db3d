"""The games that can be played here. Bot core knows games through this list only."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.play.model.terms import Refused
from bot.play.titles.ladder import Ladder
from bot.play.titles.ways import Ways
from engine.core.contract import Game
from engine.core.rules import Secrecy
from render.core.look import Look


@dataclass(frozen=True, slots=True)
class Listing:
    """A game, how it looks, by which ladders (kind -> ladder) its answers are narrowed, and its own ways."""

    game: Game[Any]
    look: Look
    ladders: Mapping[str, Ladder] = field(default_factory=dict)
    ways: Ways = field(default_factory=Ways)

    @property
    def secrets(self) -> bool:
        """Tell whether a seat can ever know something that others do not."""
        kinds = self.game.rules.kinds.values()
        return self.ways.hands or any(k.public is not None or k.secrecy is not Secrecy.OPEN for k in kinds)


@dataclass(frozen=True, slots=True)
class Catalogue:
    """All listings by game id."""

    listings: Mapping[str, Listing]

    @classmethod
    def standard(
        cls,
        ladders: Mapping[str, Mapping[str, Ladder]] | None = None,
        ways: Mapping[str, Ways] | None = None,
    ) -> Catalogue:
        """Give every registered game with its look; `ladders` are game -> kind -> ladder."""
        from engine.registry import GAMES
        from render.registry import LOOKS

        by_game, own = ladders or {}, ways or {}
        return cls(
            {
                x: Listing(g, LOOKS[x], by_game.get(x, {}), own.get(x, Ways()))
                for x, g in GAMES.items()
                if x in LOOKS
            }
        )

    def __getitem__(self, title: str) -> Listing:
        """Give a listing.

        Raises:
            Refused: there is no such game.

        """
        if title not in self.listings:
            raise Refused("refused-no-title", title=title[:40])
        return self.listings[title]
