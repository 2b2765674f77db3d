"""People who keep apart or cannot be reached, and reports of what people did."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterable, Sequence

from bot.play.context import Context
from bot.play.games.cards import Desk
from bot.play.games.live import Live, Wording
from bot.play.games.loader import GameLoader
from bot.play.model.custom_ids import NOWHERE, Verb, make
from bot.play.model.ports import Button, CourierError, Place, Post
from bot.play.model.rows import LOG, events_of
from bot.play.model.terms import Person, Refused, refusing, relative
from bot.play.model.texts import clean, escaped_text
from bot.store.models import Block, Report
from bot.store.repositories.limits import DAY
from bot.store.shards import Part
from engine.core.codec import canonical
from engine.core.rules import Seat
from render.core.text import Words, words

#: Maximum number of people whom somebody blocks.
MOST_BLOCKED = 200


async def block(context: Context, user: Person, other: int) -> bool:
    """Block a person for another; return False if they were blocked already.

    Raises:
        Refused: it is themselves, or they block too many.

    """
    if user.id == other:
        raise Refused("refused-block-self")
    if len(await context.store.blocks(user.id)) >= MOST_BLOCKED:
        raise Refused("refused-block-many", most=MOST_BLOCKED)
    return await context.store.block(user.id, other, context.stored_now())


async def unblock(context: Context, user: Person, other: int) -> bool:
    """End a block; False when there is none."""
    return await context.store.unblock(user.id, other)


async def blocked_by(context: Context, user: int) -> list[Block]:
    """List the people a person has blocked."""
    return await context.store.blocks(user)


async def kept_apart(context: Context, users: Iterable[int]) -> set[frozenset[int]]:
    """Return those pairs of these people who are never seated together."""
    return await context.store.avoiding({x for x in users if x})


async def check_blocks(context: Context, live: Live, user: Person, by: Person, seat: Seat = "") -> None:
    """Let a person join a table, at `seat`, only if nobody there has blocked them or is blocked by them.

    A host or moderator who calls them there (`by`) counts as one of those there, seated or not. Where names
    are hidden nobody is kept out.

    Raises:
        Refused: somebody has. Only a person who has blocked somebody there learns the reason.

    """
    if live.info.hidden:  # a refusal would tell who sits there
        return
    others = [x for x in live.loaded.seats if x.seat != seat]
    there = {by.id, *(y for x in others for y in (x.user, x.invited) if y)} - {user.id}
    if not there or not any(user.id in pair for pair in await kept_apart(context, {user.id, *there})):
        return
    own = any(x.blocked in {user.id, *there} - {by.id} for x in await blocked_by(context, by.id))
    if by.id == user.id:
        raise Refused("refused-blocked-there" if own else "refused-unavailable")
    raise Refused("refused-blocked-them" if own else "refused-not-invitable")


async def check_reached(context: Context, live: Live, user: Person) -> None:
    """Let a person sit down where names are hidden only if a direct message reaches them, which says so.

    Raises:
        Refused: it does not, or Discord is out.

    """
    if not live.info.hidden or live.info.seat_of(user.id):
        return
    say = words(user.locale)
    post = Post(title=Desk(live.info, live.title, say).heading(), text=(say("dm-anonymous"),))
    with refusing(CourierError, "refused-anonymous-dm"):
        await context.courier.post(Place(user=user.id), post, secrets.token_hex(10))


#: Maximum length of a report, of the lines of a game in it, and of entries searched for them.
LONGEST, LINES, FURTHEST = 1000, 10, 200

#: Maximum number of reports by one person in a day; how long reports are kept.
MOST, KEPT = 10, 90 * DAY


class Reports:
    """Takes reports, brings them to the moderators' channel, and keeps them for `/server`."""

    def __init__(self, context: Context, games: GameLoader, wording: Wording) -> None:
        self._context, self._store = context, context.store
        self._games, self._wording = games, wording

    async def span(self, message: int) -> tuple[int, int]:
        """Return the first and the last entry told by one of the bot's messages; -1 for none."""
        row = await self._store.message_row(message)
        return (row.first, row.n) if row is not None else (-1, -1)

    async def make(
        self,
        user: Person,
        guild: int,
        said: str,
        *,
        about: int = 0,
        game: str = "",
        span: tuple[int, int] | None = None,
    ) -> bool:
        """Report something; return whether a channel of the moderators is told of it.

        With `span` the entries in question are those, or else the latest that `about` has made in the game.

        Raises:
            Refused: nothing is said, or they have reported very much today.

        """
        text, now = clean(said, LONGEST).strip(), self._context.stored_now()
        if not text:
            raise Refused("refused-report-empty")
        if about == user.id:
            raise Refused("refused-report-self")
        if await self._store.reported_since(user.id, now - DAY) >= MOST:
            raise Refused("refused-reports-many", most=MOST)
        lines = await self._lines(game, guild, about, span) if game else []
        row = Report(
            guild=guild, reporter=user.id, about=about, game=game, words=text, lines=canonical(lines), at=now
        )
        return await self._send(await self._store.add_report(row))

    async def _lines(self, game: str, guild: int, about: int, span: tuple[int, int] | None) -> list[str]:
        """Return the public lines of the entries in question, in the language of the game's channel."""
        live = await self._games.load(game)
        if live.row.guild != guild or live.row.n < 0:
            return []
        say = self._wording.words_in(live)
        first, last = span if span and span[0] >= 0 else (max(0, live.row.n - FURTHEST), live.row.n)
        rows = await self._store.entries(game, first, last)
        every = span or not about or live.info.hidden  # their own lines would tell where they sit
        mine = [x for x in rows if every or x.user == about]
        told = [
            line
            for x in mine
            for line in live.title.look.tell(
                [e for e in events_of(x) if e.reaches(None)], self._wording.names(live, say, n=x.n), say
            )
        ]
        return told[-LINES:]

    async def _send(self, row: Report) -> bool:
        """Tell the moderators' channel, if there is one; what fails is tried again by the sweep."""
        server = await self._store.guild(row.guild)
        if not server.reports or row.id is None:
            return False
        say = words(server.locale or self._context.locale)
        post = Post(
            title=say("report-title"),
            text=self.worded(row, say),
            rows=((self.settle_button(row, say),),),
        )
        try:
            await self._context.courier.post(Place(row.guild, server.reports), post, f"report{row.id}")
        except CourierError as why:
            LOG.warning("a report waits: %s", why)
            await self._store.report_sent(row.id, 0)
            return True
        await self._store.report_sent(row.id, self._context.stored_now())
        return True

    def worded(self, row: Report, say: Words) -> tuple[str, ...]:
        """Say who reports whom and why, and quote the public lines of the game."""
        head = say("report-by", who=f"<@{row.reporter}>", when=relative(row.at))
        whom = [say("report-about", who=f"<@{row.about}>")] if row.about else []
        where = [say("report-game", id=row.game)] if row.game else []
        lines = json.loads(row.lines)
        entries = [say("report-entries"), *lines] if lines else []
        return tuple(
            x
            for x in ("\n".join([head, *whom, *where]), f"> {escaped_text(row.words)}", "\n".join(entries))
            if x
        )

    def settle_button(self, row: Report, say: Words) -> Button:
        """Return the button with which moderators mark a report as dealt with."""
        return Button(say("button-report-settled"), make(Verb.SETTLED, NOWHERE, row.id or 0))

    # -- for moderators ----------------------------------------------------------------------------------

    async def of(self, guild: int, by: Person) -> Sequence[Report]:
        """List a server's reports, the latest first. For its moderators."""
        _moderates(guild, by)
        return await self._store.reports(guild)

    async def settle(self, guild: int, by: Person, number: int) -> None:
        """Forget a report that has been dealt with. For the server's moderators.

        Raises:
            Refused: they are not, or it is gone.

        """
        _moderates(guild, by)
        if not await self._store.drop_report(number, guild):
            raise Refused("refused-report-gone")

    async def sweep(self, part: Part | None) -> None:
        """Bring reports that could not be posted to the moderators' channels, and forget old ones."""
        for row in await self._store.reports_unsent(shards=part):
            await self._send(row)
        await self._store.drop_reports(self._context.stored_now() - KEPT)


def _moderates(guild: int, by: Person) -> None:
    if not (by.access and by.access.guild == guild and by.access.moderates):
        raise Refused("refused-moderator")
