"""Reminding people that their time runs out: by the way they want to be called, once a day at most."""

from __future__ import annotations

from dataclasses import dataclass

from bot.play.clocks.availability import Availability
from bot.play.clocks.time_off import is_off, local_day
from bot.play.context import Context
from bot.play.games.live import Live
from bot.play.games.outgoing import Outgoing
from bot.play.model.names import escaped
from bot.play.model.terms import Person, Status, Waiting, relative
from bot.play.queries.game_lists import GameLists
from bot.store.models import Outbox
from engine.core.rules import Seat

#: Maximum number of games named in a reminder.
MOST_NAMED = 10


@dataclass(frozen=True, slots=True)
class Wanted:
    """Who is wanted at a table: in which seat, and until when.

    `veiled`: others may not learn of it. `late`: their time is up.
    """

    user: int
    seat: Seat
    zero: int
    veiled: bool
    late: bool = False


class Reminders:
    """Sends reminders. One reminder names all waiting games, so that nobody gets two on one day of theirs."""

    def __init__(
        self, context: Context, outgoing: Outgoing, game_lists: GameLists, availability: Availability
    ) -> None:
        self._context, self._outgoing, self._game_lists = context, outgoing, game_lists
        self._availability = availability

    async def remind(self, live: Live, who: Wanted) -> bool:
        """Commit a reminder; False when they have had one today, want none, or have time off."""
        now, off = self._context.stored_now(), await self._availability.of(who.user, False)
        if is_off(off, now):
            return False
        post = await self._post(live, who)
        if post is None:
            return False
        return await self._context.store.remind(who.user, local_day(off, now), [post])

    async def _post(self, live: Live, who: Wanted) -> Outbox | None:
        """Make the reminder: a direct message names all of the person's games, a channel only its own.

        While a table answers in secret nobody is reminded in its channel, since that would show who has not
        answered.
        """
        calls = (await self._context.store.preference(who.user)).calls
        row = next((x for x in live.loaded.seats if x.user == who.user), None)
        shut, secret = row is not None and row.dm_closed, who.veiled or bool(live.asked_in_secret)
        if calls == "none" or (secret and shut):
            return None
        facts = {"user": who.user, "seat": who.seat}
        if secret or (calls != "channel" and not shut):
            waits = await self._waiting(live, who)
            facts |= {"n": len(waits)}
            more = len(waits) - MOST_NAMED
            rest = [f"- … +{more}: /turns"] if more > 0 else []
            lines = "\n".join([*map(_line, waits[:MOST_NAMED]), *rest])
            key = "note-reminder-late" if who.late else "note-reminder"
            return self._outgoing.note(live.row.id, f"u{who.user}", key, lines=lines, **facts)
        till = relative(who.zero)
        key = "note-reminder-here-late" if who.late else "note-reminder-here"
        return self._outgoing.note(live.row.id, live.lane, key, till=till, who=f"<@{who.user}>", **facts)

    async def _waiting(self, live: Live, who: Wanted) -> list[tuple[str, str, int]]:
        """List the games that wait for a person: each one's name, place and deadline.

        The day's only reminder mentions all of them.
        """
        found = await self._game_lists.turns(Person(who.user, ""))
        mine = [x for x in found if x.mine and x.game.status is Status.PLAYING]
        mine.sort(key=lambda x: x.game.id != live.row.id)
        zero = {x.game.id: x.zero for x in mine} | {live.row.id: who.zero}
        return [(self._called(x), x.game.link, zero[x.game.id]) for x in mine]

    def _called(self, x: Waiting) -> str:
        title = self._context.titles.titles.get(x.game.title)
        return escaped(x.game.name) if x.game.name else title.game.title if title else x.game.title


def _line(x: tuple[str, str, int]) -> str:
    name, link, zero = x
    called = f"[{name}]({link})" if link else name
    return f"- **{called}**" + (f" · {relative(zero)}" if zero else "")
