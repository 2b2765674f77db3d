"""Lists of a server's games."""

from __future__ import annotations

from collections.abc import Iterable

from bot.play.model.ports import Post
from bot.play.model.terms import GameInfo
from bot.ui.interactions.pages import game_line, holder, side
from bot.ui.messages.layout import shorten
from bot.ui.visit import Visit

#: Maximum number of games listed with players, and of characters for the players of a game.
MOST_WITH_PLAYERS, LONGEST_PLAYERS = 12, 160


def _capped(v: Visit, lines: list[str], most: int) -> Iterable[str]:
    yield from lines[:most]
    if len(lines) > most:
        yield v.words("bot-more", n=len(lines) - most)


async def games(v: Visit, guild: int) -> Post:
    """List those of a server's games that this person may know of."""
    found = await v.services.rights.visible(v.person, await v.services.game_lists.games(guild))
    lines = [f"- {game_line(v, x)}\n  {shorten(players(v, x), LONGEST_PLAYERS)}" for x in found]
    if not lines:
        lines = [v.words("bot-games-none")]
    return Post(title=v.words("bot-games-title"), text=tuple(_capped(v, lines, MOST_WITH_PLAYERS)))


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
