"""Lists of a server's games."""

from __future__ import annotations

from dataclasses import replace

from bot.play.model.ports import Post
from bot.play.model.terms import GameInfo
from bot.play.queries.list_pages import part, turner
from bot.ui.interactions.pages import game_line, holder, side
from bot.ui.messages.layout import shorten
from bot.ui.visit import Visit

#: Number of games on a page, and maximum number of characters for the players of each.
PAGE, LONGEST_PLAYERS = 10, 160
#: Name of this list in the buttons that turn its pages.
LIST = "games"


async def games(v: Visit, guild: int, page: int = 1) -> Post:
    """Show a page of those of a server's games that this person may know of.

    How many pages there are is not counted: who may see a game is asked of Discord.
    """
    found: list[GameInfo] = []
    async for some in v.services.game_lists.every(guild):
        found += await v.services.rights.visible(v.person, some)
        if len(found) > page * PAGE:
            break
    shown, page, pages = part(found, page, PAGE)
    lines = [f"- {game_line(v, x)}\n  {shorten(players(v, x), LONGEST_PLAYERS)}" for x in shown]
    turn = turner(LIST, page, pages)
    rows = tuple(tuple(replace(x, label=str(page)) if "/" in x.label else x for x in row) for row in turn)
    return Post(
        title=v.words("bot-games-title"), text=tuple(lines) or (v.words("bot-games-none"),), rows=rows
    )


def players(v: Visit, info: GameInfo) -> str:
    """Name every seat and who holds it, in a line."""
    return ", ".join(
        v.words(
            "bot-who-seat",
            side=side(v, info, s.seat),
            who=holder(v, info, s.seat) if s.taken else v.words("bot-games-free"),
        )
        for s in info.seats
    )
