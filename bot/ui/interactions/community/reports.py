"""Reports to a server's moderators: made, listed, and dealt with."""

from __future__ import annotations

from dataclasses import replace

from bot.play.model.ports import Post
from bot.play.queries.list_pages import part, turner
from bot.ui.visit import Visit

#: Number of reports on a page: each has a button.
SHOWN = 5
#: Name of this list in the buttons that turn its pages.
LIST = "reports"


async def made(
    v: Visit, said: str, *, about: int = 0, game: str = "", span: tuple[int, int] | None = None
) -> None:
    """Report something, and say who will read it."""
    await v.services.reports.make(v.person, v.guild, said, about=about, game=game, span=span)
    await v.tell("bot-reported")


async def listed(v: Visit, page: int = 1) -> Post:
    """Show a page of what a server's moderators have been told and not dealt with yet."""
    w = v.words
    shown, page, pages = part(await v.services.reports.of(v.guild, v.person), page, SHOWN)
    numbered = [*enumerate(shown, (page - 1) * SHOWN + 1)]
    lines = [f"**{i}.** " + "\n".join(v.services.reports.worded(x, w)) for i, x in numbered]
    buttons = [(i, v.services.reports.settle_button(x, w)) for i, x in numbered]
    rows = tuple((replace(b, label=f"{i}. {b.label}"),) for i, b in buttons)
    text = tuple(lines) or (w("bot-reports-none"),)
    return Post(title=w("bot-reports-title"), text=text, rows=(*rows, *turner(LIST, page, pages)))


async def settled(v: Visit, number: int) -> None:
    """Forget a report that has been dealt with."""
    await v.services.reports.settle(v.guild, v.person, number)
    await v.tell("bot-report-settled")
