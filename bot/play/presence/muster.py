"""The muster before a game: who is present, and the call to those who may not be."""

from __future__ import annotations

from collections.abc import Sequence

from bot.play.games.live import Live
from bot.play.games.outgoing import Outgoing, named
from bot.play.model.names import escaped
from bot.store.models import Outbox, SeatRow

#: Seconds after a press for which somebody counts as present, and that everybody else has to confirm it.
RECENT, SPAN = 900, 86_400


def is_full(seats: Sequence[SeatRow]) -> bool:
    """Return whether every seat is taken."""
    return all(x.user or x.policy for x in seats)


def absent(seats: Sequence[SeatRow], since: int) -> list[SeatRow]:
    """Return the seats of people who have pressed nothing lately, counted from when they were called."""
    return [x for x in seats if x.user and x.pressed < since - RECENT]


class Muster:
    """Calls those who sit at a full table and may have forgotten it."""

    def __init__(self, outgoing: Outgoing) -> None:
        self._outgoing = outgoing

    def noted(self, live: Live, by: int, now: int) -> list[SeatRow]:
        """Note that a person has pressed something in a lobby; return their seats."""
        mine = [x for x in live.loaded.seats if x.user == by]
        for x in mine:
            x.pressed = now
        return mine

    def after(self, live: Live, now: int) -> tuple[int, list[Outbox]]:
        """Return since when those at a table are called together, after its seats changed, and the call.

        It is called when it fills, not where it has been full; a seat that opens ends it.
        """
        seats = live.loaded.seats
        if not is_full(seats):
            return 0, []
        if live.row.muster or all(x.taken for x in live.info.seats):
            return live.row.muster, []
        return self.called(live, now)

    def called(self, live: Live, now: int) -> tuple[int, list[Outbox]]:
        """Return since when those at a table are called together, and the call if it is new."""
        if live.row.muster:
            return live.row.muster, []
        missing = dict.fromkeys(x.user for x in absent(live.loaded.seats, now))
        if not missing:
            return 0, []
        facts = {"users": list(missing), "until": f"<t:{now + SPAN}:R>"}
        return now, [self._outgoing.note(live.row.id, live.lane, "note-muster", **facts)]

    def lapsed(self, live: Live, gone: Sequence[SeatRow]) -> list[Outbox]:
        """Make the word that seats are free again whose people have said nothing."""
        names = {x.user or x.invited: x.name for x in gone}
        return [
            self._outgoing.note(live.row.id, live.lane, "note-muster-over", **named(user, name))
            for user, name in names.items()
        ]


def waits_for(live: Live) -> str:
    """Name the people who have yet to confirm that they are present; "" if there are none."""
    if not live.row.muster:
        return ""
    return ", ".join(dict.fromkeys(escaped(x.name) for x in absent(live.loaded.seats, live.row.muster)))
