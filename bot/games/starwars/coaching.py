"""What a coach goes by: on which occasions the questions of Starwars are asked."""

from bot.games.starwars.commands import MOVE, START
from bot.play.model.title import Occasions
from engine.starwars.planets import sets
from engine.starwars.state import GalaxyView

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
