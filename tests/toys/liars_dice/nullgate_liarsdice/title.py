"""Liar's Dice as Nullgate offers it."""

from bot.play.model.title import Facet, Ladder, Title

from .game import GAME
from .look import LOOK

COUNT = Facet("liarsdice-prompt-count", lambda a: getattr(a, "count", None), lambda n, view, words: str(n))
TITLE = Title(GAME, LOOK, ladders={"bid": Ladder("bid", (COUNT,))})
