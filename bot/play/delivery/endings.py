"""Additions to a game's last post: its course in a few lines, and the players' scores."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Mapping, Sequence

from bot.play.analysis.reports import ReportPages
from bot.play.context import Context
from bot.play.games.live import Live, Wording
from bot.play.model.names import escaped
from bot.play.model.ports import Image
from bot.play.model.rows import LOG, events_of, led_to, listed_info
from bot.play.model.terms import GameInfo, Status
from bot.play.queries.replay_pages import ReplayPages
from bot.play.titles.summary import Sums, sum_up
from bot.store.models import Entry as EntryRow
from engine.core.rules import Event, Seat, State
from engine.report.report import read_report
from render.core.text import Words, join_list, shorten

#: Maximum number of dice listed, those that cost most.
LONGEST_DICE = 200
#: Maximum size of an attached page in bytes: Discord takes ten million for a whole post.
LARGEST = 8_000_000


class Endings:
    """Sums a game up when it is over."""

    def __init__(
        self, context: Context, wording: Wording, report_pages: ReportPages, replay_pages: ReplayPages
    ) -> None:
        self._context, self._wording, self._report_pages = context, wording, report_pages
        self._replay_pages = replay_pages

    async def lines(self, live: Live, state: State, say: Words) -> tuple[str, ...]:
        """Summarize in a few lines how the game went, and the players' score against each other here."""
        rows = await self._context.store.entries(live.row.id)
        events = await asyncio.to_thread(_course, rows)
        sums = sum_up(live.title.summary, events, state)
        names = self._wording.names(live, say)
        said = [
            say("summary-turns", n=sums.turn) if sums.turn else "",
            say("summary-plain", n=live.row.shown, dice=live.row.open_rolls),
            _losses(live, sums, names, say),
            _dice(live, sums, names, say),
            await self._hints(live, names, say),
            await self._record(live, say),
        ]
        return tuple(x for x in said if x)

    async def looked_back(self, live: Live, say: Words) -> tuple[str, list[Image]]:
        """Return the report's lines on a game, with its curve and the game's page; nothing without one."""
        found = await self._context.store.look_back(live.row.id)
        if found is None or not found.report:
            return "", []
        try:
            said, curve = await self._report_pages.for_all(live, read_report(found.report), say)
        except Exception:  # the winner must be announced all the same
            LOG.exception("the report on game %s could not be told", live.row.id)
            return "", []
        return said, [x for x in (curve, await self._page(live)) if x]

    async def _page(self, live: Live) -> Image | None:
        """Return the game's page as a file; None where it cannot be made now, or is too large to be sent."""
        try:
            page = await self._replay_pages.of_ended(live)
        except Exception as why:  # a button below the post can still make it
            LOG.warning("the page of game %s stands below no post: %s", live.row.id, why)
            return None
        if page is None or len(page.data) > LARGEST:
            return None
        return Image(page.name, page.data, "")

    async def _hints(self, live: Live, names: Mapping[Seat, str], say: Words) -> str:
        """Say how many hints each side has taken; "" if nobody took any."""
        taken = Counter(x.seat for x in await self._context.store.hints(live.row.id))
        each = [say("summary-hint", name=names[x.seat], n=taken[x.seat]) for x in live.info.seats if x.user]
        return say("summary-hints", list=join_list(each, say)) if taken else ""

    async def _record(self, live: Live, say: Words) -> str:
        """Say how often each of two players has won this title on this server; "" at the first time."""
        mine = _users(live.info)
        if len(mine) != 2:
            return ""
        found = await self._context.store.find(user=min(mine), guild=live.row.guild, status=(Status.OVER,))
        games = [x for x in map(listed_info, found) if x.title == live.row.title and _users(x) == mine]
        if len(games) < 2:
            return ""
        wins = Counter(_winner(x) for x in games)
        names = {x.user: escaped(x.name) for x in live.info.seats}
        each = [say("summary-won", name=names[user], n=wins[user]) for user in names]
        if wins[0]:
            each.append(say("summary-drawn", n=wins[0]))
        return say("summary-record", n=len(games), list=join_list(each, say))


def _course(rows: Sequence[EntryRow]) -> list[Event]:
    """Return the public events of a log, without undone entries."""
    line = [*led_to(rows[-1].n, rows)] if rows else []
    return [e for row in reversed(line) for e in events_of(row) if e.reaches(None)]


def _losses(live: Live, sums: Sums, names: Mapping[Seat, str], say: Words) -> str:
    if not sums.lost:
        return ""
    whose = {x: names.get(x) or say(f"{live.row.title}-lost-{x}") for x in sums.lost}
    each = [say("summary-lost", name=whose[x], n=n) for x, n in sorted(sums.lost.items())]
    return say("summary-losses", list=join_list(each, say))


def _dice(live: Live, sums: Sums, names: Mapping[Seat, str], say: Words) -> str:
    if sums.dice is None:
        return ""
    told = " ".join(live.title.look.tell([sums.dice], names, say)).partition("```")[0]
    what = shorten(" ".join(told.split()), LONGEST_DICE)
    return say("summary-dice", turn=sums.dice_turn, what=what, n=sums.cost)


def _users(info: GameInfo) -> set[int]:
    return {x.user for x in info.seats if x.user} if all(x.user for x in info.seats) else set()


def _winner(info: GameInfo) -> int:
    """Return the winner's user id, or 0."""
    seat = info.seat(info.outcome.winner) if info.outcome and info.outcome.winner else None
    return seat.user if seat else 0
