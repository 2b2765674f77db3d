"""What Starwars brings to be played here; on which occasions a coach speaks."""

from bot.games.starwars.commands import MOVE, START, StarwarsCommands
from bot.play.model.title import Occasions, Questions, Summary, Title
from engine.core.rules import Action
from engine.starwars.game import GAME
from engine.starwars.planets import only_throw, sets
from engine.starwars.state import GalaxyView, Go, State, Stay, Throw
from render.starwars.look import LOOK, outcomes

#: So few ships at home are soon captured.
FEW = 2


def _before_the_throw(view: GalaxyView) -> str:
    """Tell whether the hand holds a set while a ship waits to be built (Case PLANETS.2)."""
    waiting = view.seat is not None and "" in view.fleets[view.seat]
    return "set" if waiting and sets(view.hand) else ""


def _with_a_number(view: GalaxyView) -> str:
    """Tell what matters most about a move (Cases MOVES.3 and WINNING.1)."""
    if view.must:
        return "room"
    if view.seat is not None and len(_at_home(view)) <= FEW:
        return "guard"
    return "second" if len(view.dice) == 1 else ""


def _at_home(view: GalaxyView) -> list[str]:
    star = view.galaxy.star
    assert view.seat is not None
    return [x for x in view.fleets[view.seat] if x and star[x] == view.homes[view.seat]]


OCCASIONS = {
    START.kind: Occasions(frozenset({"set"}), _before_the_throw),
    MOVE.kind: Occasions(frozenset({"guard", "second", "room"}), _with_a_number, again=True),
}


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
