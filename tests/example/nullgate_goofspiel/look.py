"""Goofspiel in pictures: a row a side with its cards and points, and below the prize."""

from render.core.rows import Rows
from render.core.shapes import die

from .game import GAME

LOOK = Rows.of(GAME, prize=die)
