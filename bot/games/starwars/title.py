"""What Starwars brings to be played here."""

from bot.games.starwars.coaching import OCCASIONS
from bot.games.starwars.commands import MOVE, START, StarwarsCommands
from bot.play.model.title import Questions, Summary, Title
from engine.core.rules import Action
from engine.starwars.game import GAME
from engine.starwars.planets import only_throw
from engine.starwars.state import Go, State, Stay, Throw
from render.starwars.look import LOOK, outcomes


def is_certain(s: State, a: Action) -> bool:
    """Return whether an answer's label says all that it leads to; what ends the game is shown first."""
    if isinstance(a, Go):
        return not {"wins", "loses"} & set(outcomes(a, GAME.view(s, None)))
    return isinstance(a, Stay | Throw)


TITLE = Title(
    GAME,
    LOOK,
    {ladder.kind: ladder for ladder in (MOVE, START)},
    StarwarsCommands,
    Questions(certain=is_certain, passes={START.kind: only_throw}),
    summary=Summary("thrown", {"captured": lambda e, s: [e.facts["seat"]]}, frozenset({"thrown"})),
    coach=OCCASIONS,
)
