"""The page that asks to which of one's own tables somebody shall be invited."""

from __future__ import annotations

from bot.play.games.cards import rows_of
from bot.play.model.custom_ids import Verb, make
from bot.play.model.ports import Button, Post
from bot.play.model.terms import GameInfo, Status
from bot.play.queries.list_pages import part, turner
from bot.ui.interactions import pages
from bot.ui.visit import Visit

#: Name of this list in the buttons that turn its pages; number of tables on one.
LIST, SHOWN = "invite", 15


async def tables(v: Visit) -> list[GameInfo]:
    """List the tables to which this person may invite somebody: the one here, else their own ones."""
    filling = await v.services.game_lists.games(v.guild, Status.LOBBY)
    here = [x for x in filling if x.id == v.here]
    return here or [x for x in filling if x.host == v.person.id]


async def page(v: Visit, who: int, page: int = 1) -> Post:
    """Ask to which of this person's tables somebody shall be invited."""
    shown, page, count = part(await tables(v), page, SHOWN)
    buttons = [Button(pages.called(v, x), make(Verb.INVITE, x.id, who)) for x in shown]
    asks = v.words("bot-menu-which", who=f"<@{who}>")
    return Post(text=(asks,), rows=(*rows_of(buttons), *turner(LIST, page, count, who)))
