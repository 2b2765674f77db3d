"""Goofspiel as Nullgate offers it: every answer is a button, so there is nothing to add."""

from bot.play.model.title import Title

from .game import GAME
from .look import LOOK

TITLE = Title(GAME, LOOK)
