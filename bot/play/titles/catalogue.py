"""The titles that can be played here. Bot core knows games through this lookup only."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.play.model.terms import Refused
from bot.play.titles.title import Title


@dataclass(frozen=True, slots=True)
class Catalogue:
    """All titles by the ids of their games."""

    titles: Mapping[str, Title]

    def __getitem__(self, name: str) -> Title:
        """Return a title.

        Raises:
            Refused: there is no such game.

        """
        if name not in self.titles:
            raise Refused("refused-no-title", title=name[:40])
        return self.titles[name]
