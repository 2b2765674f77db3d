"""Reports to a server's moderators: made, listed, and dealt with."""

from __future__ import annotations

from bot.play.model.ports import Post
from bot.ui.visit import Visit

#: Number of reports shown at once: each has a button.
SHOWN = 5


async def made(
    v: Visit, said: str, *, about: int = 0, game: str = "", span: tuple[int, int] | None = None
) -> None:
    """Report something, and say who will read it."""
    await v.services.reports.make(v.person, v.guild, said, about=about, game=game, span=span)
    await v.tell("bot-reported")


async def listed(v: Visit) -> Post:
    """Show what a server's moderators have been told and not dealt with yet."""
    w = v.words
    found = await v.services.reports.of(v.guild, v.person)
    lines = [
        f"**{i}.** " + "\n".join(v.services.reports.worded(x, w)) for i, x in enumerate(found[:SHOWN], 1)
    ]
    buttons = [v.services.reports.settle_button(x, w) for x in found[:SHOWN]]
    rows = tuple((type(b)(f"{i}. {b.label}", b.id),) for i, b in enumerate(buttons, 1))
    more = [w("bot-more", n=len(found) - SHOWN)] if len(found) > SHOWN else []
    text = (*lines, *more) or (w("bot-reports-none"),)
    return Post(title=w("bot-reports-title"), text=text, rows=rows)


async def settled(v: Visit, number: int) -> None:
    """Forget a report that has been dealt with."""
    await v.services.reports.settle(v.guild, v.person, number)
    await v.tell("bot-report-settled")
