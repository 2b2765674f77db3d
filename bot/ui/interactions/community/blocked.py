"""The list of people a person has blocked, with a select that ends a block."""

from __future__ import annotations

from bot.play.model.custom_ids import NOWHERE, CustomId, Verb, make
from bot.play.model.ports import Choice, Control, Post, Select
from bot.play.model.terms import Refused
from bot.play.queries.list_pages import part, turner
from bot.ui.visit import Visit

#: Number of people on a page, the latest first: a select shows no more lines.
SHOWN = 25
#: Name of this list in the buttons that turn its pages.
LIST = "blocks"


async def listed(v: Visit, page: int = 1) -> tuple[str, tuple[tuple[Control, ...], ...]]:
    """Return a line naming the people this person blocks, and the select; "" and nothing if none.

    A select shows no mentions, and names are not stored: its items have the numbers of the names in the line.
    """
    users = [x.blocked for x in await v.services.blocks.of(v.person.id) if x.blocked]
    if not users:
        return "", ()
    w, (shown, page, pages) = v.words, part(users, page, SHOWN)
    numbered = [*enumerate(shown, (page - 1) * SHOWN + 1)]
    who = [f"{i}. <@{user}>" for i, user in numbered]
    lines = tuple(Choice(w("bot-unblock-line", n=i), str(user)) for i, user in numbered)
    select = Select(make(Verb.UNBLOCK, NOWHERE), w("bot-unblock-choose"), lines)
    return w("bot-settings-blocks", who=", ".join(who)), ((select,), *turner(LIST, page, pages))


async def page(v: Visit, *said: str, page: int = 1) -> Post:
    """Show a page of the people this person blocks."""
    line, rows = await listed(v, page)
    return Post(
        title=v.words("bot-blocks-title"), text=(*said, line or v.words("bot-blocks-none")), rows=rows
    )


async def chosen(v: Visit, _what: CustomId, values: tuple[str, ...]) -> None:
    """End the block of who was chosen, and show who is left.

    Raises:
        Refused: it is no line of ours.

    """
    user = values[0] if values else ""
    if not user.isdecimal() or len(user) > 20:
        raise Refused("refused-malformed")
    done = await v.services.blocks.unblock(v.person, int(user))
    said = v.words("bot-unblocked" if done else "bot-not-blocked", who=f"<@{user}>")
    await v.show(await page(v, said))
