"""With whose eyes an ended game is looked at: all secrets open, or what a seat knew."""

from __future__ import annotations

from collections.abc import Iterator

from bot.play.games.cards import LABEL, MOST_BUTTONS, Desk
from bot.play.games.live import Live
from bot.play.model.custom_ids import Verb, make
from bot.play.model.ports import Button
from bot.play.model.terms import Refused
from engine.core.rules import Seat
from render.page.moments import OPEN


def opened(live: Live) -> bool:
    """Return whether all secrets of a game, if it has any, are open to everybody who may see it."""
    return live.info.status.ended and live.title.secrets


def seat_of(live: Live, eyes: str) -> Seat | None:
    """Return the seat through whose eyes an ended game is viewed; None for all at once.

    Raises:
        Refused: there is no such seat.

    """
    if eyes != OPEN and live.info.seat(eyes) is None:
        raise Refused("refused-no-seat")
    return None if eyes == OPEN else eyes


def knew(desk: Desk, eyes: str, *, throughout: bool = False) -> str:
    """Say whose knowledge is shown of an ended game: at its end, or of all that happened, `throughout`."""
    if eyes == OPEN:
        return desk.say("look-open")
    return desk.say("look-saw" if throughout else "look-knew", name=desk.title.look.side(eyes, desk.say))


def eyes_buttons(desk: Desk, eyes: str, verb: Verb, *args: str) -> Iterator[Button]:
    """Return the ways to look at an ended game: with all secrets open, and as each side knew it.

    Each is a button of this verb, with the eyes after its other arguments.
    """
    say, sides, seats = desk.say, desk.title.seats.sides, {x.seat for x in desk.info.seats}
    first = {sides(x): x for x in reversed(desk.title.game.seats) if x in seats}
    choices = {OPEN: say("button-eyes-open")}
    for x in sorted(first.values(), key=desk.title.game.seats.index):
        choices[x] = say("button-eyes", name=desk.title.look.side(x, say))
    for x, label in [*choices.items()][:MOST_BUTTONS]:
        yield Button(desk.cut(label, LABEL), make(verb, desk.info.id, *args, x), disabled=x == eyes)


def mono(text: str) -> str:
    """Put a text into a code block; names in it cannot end the block."""
    return "```\n" + text.replace("`", "'") + "\n```"
