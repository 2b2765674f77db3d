"""The one door to all games, for the cogs and the local table. Knows nothing of Discord.

Methods that change something commit and return at once; call `drain` afterwards, which posts what was
committed, lets machine players and standing answers go on, and posts that. A process that dies in between
loses nothing: `sweep` takes it up again.

Every method may raise `Refused` (a catalogue key worded for the user) or an engine `Refusal`; `say` words
either. `game` is a game's id.
"""

from __future__ import annotations

from typing import Any

from bot.play.outbox import Sending
from bot.play.privacy import Privacy


class Tables(Sending, Privacy):
    """All tables of one store.

    Its parts, each built on the one before: `base` (loading), `settings`, `keeping` (committing), `lobby`,
    `hosting`, `playing`, `undo`, `reading`, `drawing`, `showing`, `sketches`, `machine`, `delivery`,
    `outbox`, `privacy`.

    Made with a store and a courier. `catalogue` lists the games, `outside` waits for work done elsewhere,
    `now` gives unix seconds, `locale` and `theme` are what a server and its players have by default, `pace`
    the seconds of which machine players take a multiple to answer, 0 for none, and `rng` is what they draw
    from. After `patience` seconds a question that has a usual answer is answered so for a seat that gives
    none; 0: never.
    `shards` are those that this process serves: `sweep` takes up the games of their servers.

    `seating` gives seats away; it is made of what it needs, as the others will be.
    """

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._chores.append(self.seating.look_after)
