"""The seats of a lobby: which of them a person may take, and what is recorded."""

from __future__ import annotations

from bot.play.games.live import Live
from bot.play.games.rights import barring
from bot.play.model.names import LONGEST_WORD, clean
from bot.play.model.terms import Person, Refused
from bot.store.models import SeatRow
from engine.core.rules import Seat


def pick(live: Live, seat: Seat, free: list[SeatRow]) -> SeatRow:
    """Choose a seat among those free.

    Raises:
        Refused: there is none, or not this one.

    """
    if not seat:
        if not free:
            raise Refused("refused-full")
        return free[0]
    found = next((x for x in free if x.seat == seat), None)
    if found is None:
        known = any(x.seat == seat for x in live.loaded.seats)
        raise Refused("refused-seat-taken" if known else "refused-no-seat")
    return found


def own_side(live: Live, user: Person, free: list[SeatRow]) -> list[SeatRow]:
    """Order seats so that those a person may take in addition to their own come first."""
    return sorted(free, key=lambda x: barring(live.title, live.info, user.id, x.seat) is not None)


def empty(row: SeatRow) -> SeatRow:
    """Take everybody and everything off a seat."""
    row.user, row.name, row.policy, row.invited, row.word, row.dm_closed = 0, "", "", 0, "", False
    row.left_at = row.pressed = 0
    row.end_coaching()
    return row


def word_of(word: str) -> str:
    """Take a player's word for the dice."""
    text = clean(word, len(word))
    if len(text) > LONGEST_WORD:
        raise Refused("refused-word", most=LONGEST_WORD)
    return text
