"""Lists of games: one's own, and those of a server."""

from __future__ import annotations

from collections.abc import Iterable

from bot.play.model.names import escaped
from bot.play.model.ports import Post
from bot.play.model.terms import GameInfo, Status, Waiting
from bot.play.model.terms import relative as when
from bot.ui.interactions.pages import game_line, holder, side
from bot.ui.messages.layout import shorten
from bot.ui.visit import Visit

#: So many games are listed with their players, whose names take so many characters a game.
MOST_WITH_PLAYERS, LONGEST_PLAYERS = 12, 160


async def turns(v: Visit) -> Post:
    """List a person's games everywhere, those that wait for them first."""
    found = await v.services.game_lists.turns(v.person)
    if not found:
        return Post(title=v.words("bot-turns-title"), text=(v.words("bot-turns-none"),))
    mine = [_turn_line(v, x) for x in found if x.mine]
    lobbies = [_turn_line(v, x) for x in found if not x.mine and x.game.status is Status.LOBBY]
    others = [_turn_line(v, x) for x in found if not x.mine and x.game.status is not Status.LOBBY]
    lines = [v.words("bot-turns-mine", n=len(mine)), *_capped(v, mine)]
    if others:
        lines += [v.words("bot-turns-others"), *_capped(v, others)]
    if lobbies:
        lines += [v.words("bot-turns-lobbies"), *_capped(v, lobbies)]
    return Post(title=v.words("bot-turns-title"), text=tuple(lines))


def _turn_line(v: Visit, x: Waiting) -> str:
    parts = [f"- {game_line(v, x.game)}"]
    if not x.mine and x.for_whom:
        parts.append(v.words("bot-turns-for", who=", ".join(map(escaped, x.for_whom))))
    if x.since and x.game.status is not Status.LOBBY:  # nobody is asked before the start
        parts.append(v.words("bot-turns-since", since=when(x.since)))
    return " · ".join(parts)


def _capped(v: Visit, lines: list[str], most: int = 20) -> Iterable[str]:
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
