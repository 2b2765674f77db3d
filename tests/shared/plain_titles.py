"""Our games as they are without anything of their own at the table: no ladders, forms, commands or pages."""

from __future__ import annotations

from bot.play.model.title import Catalogue, Title
from bot.titles import TITLES


def plain_titles() -> Catalogue:
    plain = {name: Title(x.game, x.look, summary=x.summary, ranking=x.ranking) for name, x in TITLES.items()}
    return Catalogue(plain)
