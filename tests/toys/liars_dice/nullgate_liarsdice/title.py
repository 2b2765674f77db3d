"""Liar's Dice as Nullgate offers it: first how many dice, then which face."""

from bot.play.model.title import Title, by_fields

from .game import GAME
from .look import LOOK

TITLE = Title(GAME, LOOK, ladders=by_fields(GAME, bid=("count",)))
