"""What a machine player may think on: worlds imagined from what its seat knows, and answers tried in them."""

from __future__ import annotations

from random import Random
from typing import Any

from engine.core.contract import Game
from engine.core.dice import Loose
from engine.core.flow import fork
from engine.core.rules import Decision, S, Seat, Secrecy
from engine.core.table import Table


def imagine(game: Game[S], s: S, seat: Seat | None, rng: Random) -> S:
    """Redraw all that a seat cannot know: the game's secrets, and answers that lie unread."""
    new = fork(game.imagine(s, seat, rng))
    kinds = s.rules.kinds
    for f in new.stack:
        for d in f.asks:
            if d.seat in f.got and d.seat != seat and kinds[d.kind].secrecy is not Secrecy.OPEN:
                f.got[d.seat] = kinds[d.kind].sample(new, f.v, d.seat, rng)
    return new


def tried(guess: S, d: Decision, action: Any, rng: Random) -> Table[S]:
    """Give a legal answer in an imagined world and hand over the table, which tells nothing."""
    t = Table(fork(guess), Loose(rng, keep=False), quiet=True)
    t.answer(d, action)
    return t
