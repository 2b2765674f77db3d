"""What follows when a clock runs low or out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.play.clocks.pace import AtZero, Stage
from bot.play.games.live import Live
from bot.store.models import Outbox
from engine.core.rules import Seat


@dataclass(frozen=True, slots=True)
class Reached:
    """A stage that a seat's clock has reached: whose seat it is, what is left, and when nothing will be.

    `veiled`: no other player may learn of it, for a running clock could tell of a hidden question. At zero
    its usual answer is given, and nothing else happens.
    """

    seat: Seat
    user: int
    stage: Stage
    left: int
    zero: int
    at_zero: AtZero
    veiled: bool


class Overruns:
    """Reminds whose clock runs low, and acts as the table has agreed when it has run out."""

    async def reached(self, live: Live, what: Reached) -> Sequence[Outbox]:
        """Do what a stage asks for; return the posts to be committed together with its having been told.

        The caller holds the game's lock and has it alone; it never calls while the time of this person does
        not count. What changes the game must be committed here, with its revision: then the posts returned
        are dropped where they do not fit any more, and the clock is looked at anew.
        """
        return ()
