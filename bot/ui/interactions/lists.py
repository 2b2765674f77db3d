"""Lists that have more than fits on a page: of a server's games, of tables to invite to, and by name."""

from __future__ import annotations

from dataclasses import replace

from bot.play.background import looking_card
from bot.play.games.cards import rows_of
from bot.play.model.custom_ids import Verb, make
from bot.play.model.ports import Button, Post
from bot.play.model.terms import GameInfo, Refused, Status
from bot.play.queries import inbox
from bot.play.queries.list_pages import part, turner
from bot.ui.interactions import pages
from bot.ui.interactions.community import blocked, reports
from bot.ui.interactions.pages import game_line, holder, side
from bot.ui.messages.layout import shorten
from bot.ui.visit import Visit

#: Number of games on a page, and maximum number of characters for the players of each.
GAMES_SHOWN, LONGEST_PLAYERS = 10, 160
#: Name of this list in the buttons that turn its pages.
GAMES = "games"


async def games(v: Visit, guild: int, page: int = 1) -> Post:
    """Show a page of those of a server's games that this person may know of.

    How many pages there are is not counted: who may see a game is asked of Discord.
    """
    found: list[GameInfo] = []
    async for some in v.services.game_lists.every(guild):
        found += await v.services.rights.visible(v.person, some)
        if len(found) > page * GAMES_SHOWN:
            break
    shown, page, pages = part(found, page, GAMES_SHOWN)
    lines = [f"- {game_line(v, x)}\n  {shorten(players(v, x), LONGEST_PLAYERS)}" for x in shown]
    turn = turner(GAMES, page, pages)
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


#: Name of this list in the buttons that turn its pages; number of tables on one.
INVITE, TABLES_SHOWN = "invite", 15


async def own_tables(v: Visit) -> list[GameInfo]:
    """List the tables to which this person may invite somebody: the one here, else their own ones."""
    filling = await v.services.game_lists.games(v.guild, Status.LOBBY)
    here = [x for x in filling if x.id == v.here]
    return here or [x for x in filling if x.host == v.person.id]


async def invite_where(v: Visit, who: int, page: int = 1) -> Post:
    """Ask to which of this person's tables somebody shall be invited."""
    shown, page, count = part(await own_tables(v), page, TABLES_SHOWN)
    buttons = [Button(pages.called(v, x), make(Verb.INVITE, x.id, who)) for x in shown]
    asks = v.words("bot-menu-which", who=f"<@{who}>")
    return Post(text=(asks,), rows=(*rows_of(buttons), *turner(INVITE, page, count, who)))


async def page(v: Visit, which: str, page: int, whose: str = "") -> Post:
    """Return a page of a list.

    Raises:
        Refused: there is no such list, or this person may not read it.

    """
    if which == inbox.LIST:
        return await v.services.inbox.page(v.person, page)
    if which == GAMES:
        return await games(v, v.guild, page)
    if which == blocked.LIST:
        return await blocked.page(v, page=page)
    if which == reports.LIST:
        return await reports.listed(v, page)
    if which == looking_card.LIST:
        return await v.services.looking.page(v.guild, page, v.words)
    if which == INVITE and whose.isdecimal() and len(whose) <= 20:
        return await invite_where(v, int(whose), page)
    raise Refused("refused-malformed")
