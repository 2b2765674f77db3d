"""Who may take a seat of a game with secrets: nobody who knows those of a side that plays against it."""

from __future__ import annotations

from collections.abc import Iterable

from bot.play.games.live import Live
from bot.play.model.terms import GameInfo, Person, Refused
from bot.play.titles.title import Title
from bot.store.models import Witness
from engine.core.rules import Seat


def opposed(title: Title, one: Seat, other: Seat) -> bool:
    """Return whether what one seat knows must stay hidden from another's player."""
    seats = title.seats
    if not title.secrets or {one, other} & seats.neutral:
        return False
    return seats.sides(one) != seats.sides(other)


def barring(
    title: Title, info: GameInfo, user: int, seat: Seat, before: Iterable[Witness] = ()
) -> Seat | None:
    """Return the seat whose secrets bar somebody from another; None when they may take that.

    `before` are the seats that people held in this game and gave up.
    """
    known = [*info.seats_of(user), *(x.seat for x in before if x.user == user)]
    return next((x for x in known if opposed(title, x, seat)), None)


def check_side(live: Live, user: Person, seat: Seat, by: Person, before: Iterable[Witness] = ()) -> None:
    """Let nobody take a seat who knows the other side's secrets.

    Raises:
        Refused: with the seat whose secrets they know; worded for `by`, who asks.

    """
    known = barring(live.title, live.info, user.id, seat, before)
    if known is not None:
        key = "refused-knows" if by.id == user.id else "refused-knows-other"
        raise Refused(key, side=known, other=seat, title=live.row.title)
