"""What Starwars brings to be played here."""

from bot.games.starwars.commands import MOVE, START, StarwarsCommands
from bot.play.titles.title import Title
from engine.starwars.game import GAME
from render.starwars.look import LOOK

TITLE = Title(GAME, LOOK, {ladder.kind: ladder for ladder in (MOVE, START)}, StarwarsCommands)
