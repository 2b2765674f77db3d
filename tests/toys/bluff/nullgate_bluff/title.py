"""Bluff as Nullgate offers it: the bids in two halves."""

from bot.play.model.title import Facet, Ladder, Seats, Title

from .game import GAME, Bid
from .look import LOOK

HALF = Facet(
    "bluff-prompt-half",
    lambda a: ("high" if a.total > 12 else "low") if isinstance(a, Bid) else None,
    lambda v, view, words: words(f"bluff-half-{v}"),
)
TITLE = Title(GAME, LOOK, ladders={"bid": Ladder("bid", (HALF,))}, seats=Seats(hands=True))
