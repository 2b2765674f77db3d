"""What a person settles about others: blocks, reports to moderators, digests of games."""

from __future__ import annotations

from bot.play.lobby import moderation
from bot.play.model.custom_ids import NOWHERE, CustomId, Verb, make
from bot.play.model.ports import Button, Choice, Control, Post, Select
from bot.play.model.terms import GameInfo, Refused, Status
from bot.play.queries.inbox import part, turner
from bot.ui.visit import Visit

#: Number of people on a page, the latest first: a select shows no more lines.
BLOCKS_SHOWN = 25
#: Name of this list in the buttons that turn its pages.
BLOCKS = "blocks"


async def blocks_listed(visit: Visit, page: int = 1) -> tuple[str, tuple[tuple[Control, ...], ...]]:
    """Return a line naming the people this person blocks, and the select; "" and nothing if none.

    A select shows no mentions, and names are not stored: its items have the numbers of the names in the line.
    """
    users = [
        x.blocked for x in await moderation.blocked_by(visit.services.context, visit.person.id) if x.blocked
    ]
    if not users:
        return "", ()
    w, (shown, page, pages) = visit.words, part(users, page, BLOCKS_SHOWN)
    numbered = [*enumerate(shown, (page - 1) * BLOCKS_SHOWN + 1)]
    who = [f"{i}. <@{user}>" for i, user in numbered]
    lines = tuple(Choice(w("bot-unblock-line", n=i), str(user)) for i, user in numbered)
    select = Select(make(Verb.ME, NOWHERE, "unblock"), w("bot-unblock-choose"), lines)
    return w("bot-settings-blocks", who=", ".join(who)), ((select,), *turner(BLOCKS, page, pages))


async def blocks_page(visit: Visit, *said: str, page: int = 1) -> Post:
    """Show a page of the people this person blocks."""
    line, rows = await blocks_listed(visit, page)
    add = Button(visit.words("button-block"), make(Verb.FORM, NOWHERE, "block"))
    text = (*said, line or visit.words("bot-blocks-none"))
    return Post(title=visit.words("bot-blocks-title"), text=text, rows=(*rows, (add,)))


def number_of(user: str) -> int:
    """Return the id of a person who is named by mention or id.

    Raises:
        Refused: nobody is.

    """
    user = user.strip("<@!>")
    if not user.isdecimal() or len(user) > 20:
        raise Refused("refused-malformed")
    return int(user)


#: Number of reports on a page: each has a button.
REPORTS_SHOWN = 5
#: Name of this list in the buttons that turn its pages.
REPORTS = "reports"


async def report_made(
    visit: Visit, said: str, *, about: int = 0, game: str = "", span: tuple[int, int] | None = None
) -> None:
    """Report something, and say who will read it."""
    await visit.services.reports.make(visit.person, visit.guild, said, about=about, game=game, span=span)
    await visit.tell("bot-reported")


async def reports_listed(visit: Visit, page: int = 1) -> Post:
    """Show a page of what a server's moderators have been told and not dealt with yet."""
    w = visit.words
    shown, page, pages = part(await visit.services.reports.of(visit.guild, visit.person), page, REPORTS_SHOWN)
    numbered = [*enumerate(shown, (page - 1) * REPORTS_SHOWN + 1)]
    lines = [f"**{i}.** " + "\n".join(visit.services.reports.worded(x, w)) for i, x in numbered]
    buttons = [(i, visit.services.reports.settle_button(x, w)) for i, x in numbered]
    rows = tuple((b._replace(label=f"{i}. {b.label}"),) for i, b in buttons)
    text = tuple(lines) or (w("bot-reports-none"),)
    return Post(title=w("bot-reports-title"), text=text, rows=(*rows, *turner(REPORTS, page, pages)))


async def report_settled(visit: Visit, number: int) -> None:
    """Forget a report that has been dealt with."""
    await visit.services.reports.settle(visit.guild, visit.person, number)
    await visit.tell("bot-report-settled")


async def follow_row(visit: Visit, info: GameInfo) -> tuple[tuple[Button, ...], ...]:
    """Offer a person who does not play to follow a game under way, or to stop following it."""
    if info.status not in (Status.PLAYING, Status.FROZEN) or info.seats_of(visit.person.id):
        return ()
    row = await visit.services.watching.following(info.id, visit.person.id)
    what = "off" if row is not None and not row.closed else "on"
    label = visit.words("button-unfollow" if what == "off" else "button-follow")
    return ((Button(label, make(Verb.ME, NOWHERE, "follow", what, info.id)),),)


async def followed(visit: Visit, what: CustomId, _values: tuple[str, ...]) -> None:
    """Begin or stop sending a game's digests to this person.

    Stopping needs no right to the game: they may have lost it.
    """
    game, following = what.arg(1), visit.services.watching
    if what.arg(0) == "off":
        await following.unfollow(game, visit.person.id)
        await visit.tell("bot-unfollowed")
        return
    await visit.services.rights.admit(visit.person, game)
    await following.follow(game, visit.person)
    await visit.tell("bot-followed")
