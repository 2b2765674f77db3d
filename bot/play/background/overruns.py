"""What follows when a clock runs low or out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.play.absence.caretaking import Caretaking
from bot.play.absence.reminders import Reminders, Wanted
from bot.play.clocks.booking import is_over
from bot.play.clocks.pace import AtZero, Stage
from bot.play.commands.seating import Seats
from bot.play.context import Context
from bot.play.games.commits import Commits
from bot.play.games.live import Live
from bot.play.games.outgoing import Outgoing
from bot.play.model.rows import LAPSE
from bot.play.titles.title import Title
from bot.store.models import Outbox, Reliability
from engine.core import record
from engine.core.dice import CommittedDice
from engine.core.endings import Resign
from engine.core.rules import Seat


@dataclass(frozen=True, slots=True)
class Reached:
    """A stage that a seat's clock has reached: whose seat it is, and when nothing will be left.

    `veiled`: no other player may learn of it, for a running clock could tell of a hidden question. At zero
    its default answer is given, and nothing else happens. `counts` is added in the transaction that notes it.
    """

    seat: Seat
    user: int
    stage: Stage
    zero: int
    at_zero: AtZero
    veiled: bool
    counts: Sequence[Reliability] = ()


class Overruns:
    """Reminds whose clock runs low, and acts as the table has agreed when it has run out."""

    def __init__(
        self,
        context: Context,
        commits: Commits,
        outgoing: Outgoing,
        reminders: Reminders,
        caretaking: Caretaking,
        seats: Seats,
    ) -> None:
        self._context, self._commits, self._outgoing = context, commits, outgoing
        self._reminders, self._caretaking, self._seats = reminders, caretaking, seats

    async def reached(self, live: Live, what: Reached) -> Sequence[Outbox]:
        """Do what a stage asks for; return the posts to commit together with its being recorded.

        The caller holds the game's lock, and never calls during this person's time off. Changes of the game
        must be committed here, with its revision: then returned posts that no longer fit are dropped, and
        the clock is checked again.
        """
        if what.stage < Stage.ZERO:
            await self._reminders.remind(live, Wanted(what.user, what.seat, what.zero, what.veiled))
        elif what.veiled:
            return ()
        elif what.at_zero is AtZero.LOSE and _resigns(live.title):
            await self._lose(live, what)
        elif what.at_zero is not AtZero.ACT or what.stage is Stage.LEFT:
            await self._caretaking.begin(live, what.user, "note-away-late", what.counts)
        else:
            return self._told(live, what)
        return ()

    async def _lose(self, live: Live, what: Reached) -> None:
        """Resign for a seat, as its table has agreed beforehand."""
        held = await self._commits.dice(live)
        dice = CommittedDice(held.seed, held.game, held.words, held.k)
        move = record.do_act(live.state, live.row.n + 1, what.seat, "resign", Resign(), dice, by=LAPSE)
        facts = {"user": what.user, "seat": what.seat}
        told = self._outgoing.note(live.row.id, f"u{what.user}", "note-lost-on-time", **facts)
        await self._commits.commit(
            live, [self._commits.made(live, None, move)], dice=dice, extra=[told], counts=what.counts
        )
        await self._seats.vacate(live.row.id)

    def _told(self, live: Live, what: Reached) -> Sequence[Outbox]:
        """Tell the players present, and the one out of time, what can be done now; nobody if all are away."""
        others = [
            user
            for seat, user in live.info.present.items()
            if user not in (0, what.user) and not is_over(live.title, live.loaded, seat)
        ]
        if not others:
            return ()
        called = sorted({*others, what.user})
        facts = {"seat": what.seat, "late": f"<@{what.user}>", "called": called}
        return (self._outgoing.note(live.row.id, live.lane, "note-overrun", **facts),)


def _resigns(title: Title) -> bool:
    """Return whether the title has resignation."""
    return "resign" in title.game.rules.frees
