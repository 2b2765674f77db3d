"""What Starwars brings to be played here: its buttons (ship, number, space of a jump), coach and commands."""

from __future__ import annotations

from bot.play.model.title import Facet, Ladder, Occasions, Questions, Ranking, Summary, Title
from engine.core.contract import View
from engine.core.rules import Action
from engine.starwars.game import GAME
from engine.starwars.planets import only_throw, sets
from engine.starwars.state import Build, GalaxyView, Go, State, Stay, Throw
from render.core.text import Words
from render.starwars.look import LOOK, outcomes

# -- narrowing -------------------------------------------------------------------------------------------

#: Results of a move, the best first; a move without any of them is sorted at "".
SENSE = ("wins", "captures", "home-reached", "card", "", "room", "loses")


def _way(action: Action) -> tuple[int, int, str] | None:
    return (action.ship, action.die, action.to.rpartition("-")[0]) if isinstance(action, Go) else None


def _cards(action: Action) -> str | None:
    return action.cards if isinstance(action, Build) else None


def _go(way: tuple[int, int, str], view: View) -> Go | None:
    """Return the one move that a way is; None for a jump, which may end in several spaces."""
    ship, die, star = way
    if not isinstance(view, GalaxyView) or view.mover is None:
        return None
    at = view.fleets[view.mover][ship - 1]
    return Go(ship, die, view.galaxy.land[at][die]) if at and view.galaxy.star[at] == star else None


def name_way(way: tuple[int, int, str], view: View, words: Words) -> str:
    """Name where a number takes a ship and what that leads to; of a jump the number, too, and the star."""
    ship, die, star = way
    go = _go(way, view)
    if go is None or not isinstance(view, GalaxyView):
        return words("bot-starwars-jump", ship=ship, die=die, star=star)
    return LOOK.button(go, view, words)


def ask_jump(way: tuple[int, int, str], view: View, words: Words) -> str:
    """Ask where at the star a ship that jumps arrives; "" for a move along a line."""
    ship, _, star = way
    return "" if _go(way, view) else words("starwars-ask-jump", ship=ship, star=star)


def rank_way(way: tuple[int, int, str], view: View) -> tuple[int, tuple[int, int, str]]:
    """Order moves by their outcome."""
    go = _go(way, view)
    found = [SENSE.index(x) for x in outcomes(go, view)] if go and isinstance(view, GalaxyView) else []
    return (max(found) if SENSE.index("loses") in found else min(found, default=SENSE.index("")), way)


def name_cards(cards: str, view: View, words: Words) -> str:
    """Name a set of cards."""
    return words("bot-starwars-cards", cards=cards)


MOVE = Ladder(
    "turn.move",
    (
        Facet(
            "bot-starwars-which-way",
            _way,
            name_way,
            sense=rank_way,
            emblem=lambda way, view: getattr(view, "mover", "") or "",
            then=ask_jump,
        ),
    ),
)
START = Ladder("turn.start", (Facet("bot-starwars-which-cards", _cards, name_cards),))


# -- occasions of a coach --------------------------------------------------------------------------------

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


def is_certain(state: State, action: Action) -> bool:
    """Return whether an answer's label says all that it leads to; what ends the game is shown first."""
    if isinstance(action, Go):
        return not {"wins", "loses"} & set(outcomes(action, GAME.view(state, None)))
    return isinstance(action, Stay | Throw)


#: From the shares of games won in docs/balance.md, `steady` at 1500.
MACHINES = {(1, "first_steps"): 1373, (1, "steady"): 1500, (1, "strong"): 1682, (1, "champion"): 2286}

TITLE = Title(
    GAME,
    LOOK,
    {ladder.kind: ladder for ladder in (MOVE, START)},
    Questions(frozenset({"turn.move", "setup.home"}), certain=is_certain, passes={START.kind: only_throw}),
    summary=Summary("thrown", {"captured": lambda e, s: [e.facts["seat"]]}, frozenset({"thrown"})),
    coach=OCCASIONS,
    ranking=Ranking(machines=MACHINES),
)
