"""Lists that have more than fits on a page, by the names that their buttons use."""

from __future__ import annotations

from bot.play.background import looking_card
from bot.play.model.ports import Post
from bot.play.model.terms import Refused
from bot.play.queries import inbox
from bot.ui.interactions import game_lists, invitations
from bot.ui.interactions.community import blocked, reports
from bot.ui.visit import Visit


async def page(v: Visit, which: str, page: int, whose: str = "") -> Post:
    """Return a page of a list.

    Raises:
        Refused: there is no such list, or this person may not read it.

    """
    if which == inbox.LIST:
        return await v.services.inbox.page(v.person, page)
    if which == game_lists.LIST:
        return await game_lists.games(v, v.guild, page)
    if which == blocked.LIST:
        return await blocked.page(v, page=page)
    if which == reports.LIST:
        return await reports.listed(v, page)
    if which == looking_card.LIST:
        return await v.services.looking.page(v.guild, page, v.words)
    if which == invitations.LIST and whose.isdecimal() and len(whose) <= 20:
        return await invitations.page(v, int(whose), page)
    raise Refused("refused-malformed")
