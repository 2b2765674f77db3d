"""How a machine player rates a position: ships, cards, the way to the enemy home, and who can be hit."""

from __future__ import annotations

from engine.core.data import load
from engine.core.rules import Seat
from engine.core.types.explaining import WON as WON_TERM
from engine.core.types.explaining import Explains
from engine.core.types.frozen import replace
from engine.core.types.values import value
from engine.starwars.planets import sets
from engine.starwars.state import FOE, SEATS, State, Turn, ways

WON = 1000.0


@value
class Weights:
    """The numbers of `data/starwars/judge.toml`, which says what each means."""

    ship: float
    card: float
    set: float
    near: tuple[float, float, float, float]
    haste: float
    guards: tuple[float, ...]
    lurker: float
    raider: float
    hit: float
    calm: float
    fall: float


WEIGHTS = load("starwars", "judge", Weights)


def rate(state: State, seat: Seat, weights: Weights = WEIGHTS) -> float:
    """Rate a position for a seat, about zero when even; it uses what that seat may know and its guess.

    The side that throws next has its chances counted in full, the other in part.
    """
    if state.over:
        return 0.0 if state.over.winner is None else WON if state.over.winner == seat else -WON
    if len(state.home) < len(SEATS):
        return 0.0  # no home to reach or to guard yet
    mine, theirs = _by_star(state, seat), _by_star(state, FOE[seat])
    me_soon, foe_soon = _soon(state, seat, weights)
    ours = _side(state, seat, mine, theirs, weights) - _danger(state, seat, mine, theirs, foe_soon, weights)
    return (
        ours
        - _side(state, FOE[seat], theirs, mine, weights)
        + _danger(state, FOE[seat], theirs, mine, me_soon, weights)
    )


def _soon(state: State, seat: Seat, weights: Weights) -> tuple[float, float]:
    """Return the weights of a side's and the other's chances: full for the one that throws next."""
    now = state.stack[-1].v if state.stack else None
    foe_next = not isinstance(now, Turn) or (now.seat == seat) == bool(now.thrown)
    return (weights.calm, 1.0) if foe_next else (1.0, weights.calm)


def _by_star(state: State, seat: Seat) -> dict[str, list[str]]:
    star = state.galaxy.star
    found: dict[str, list[str]] = {}
    for x in state.fleet[seat]:
        if x:
            found.setdefault(star[x], []).append(x)
    return found


def _side(
    state: State, me: Seat, mine: dict[str, list[str]], theirs: dict[str, list[str]], weights: Weights
) -> float:
    """Count what a side has: ships and where they are, cards, guards."""
    g, home, goal = state.galaxy, state.home[me], state.home[FOE[me]]
    far, haste = g.far[goal], 1.0 + weights.haste * state.turns
    worth = 0.0
    for star, ships in mine.items():
        worth += len(ships) * (weights.ship + weights.near[min(far[star], 3)] * haste)
    hand = state.hand[me]
    worth += weights.card * len(hand)
    if len(hand) > 2 and "" in state.fleet[me]:
        worth += weights.set * len(sets(hand))
    n = len(mine.get(home, ()))
    worth += sum(weights.guards[:n])
    raiders = len(theirs.get(home, ()))
    lurkers = sum(len(theirs.get(x, ())) for x in g.links[home])
    return worth - (weights.raider * raiders + weights.lurker * lurkers) / (1 + n)


def _danger(
    state: State,
    me: Seat,
    mine: dict[str, list[str]],
    theirs: dict[str, list[str]],
    soon: float,
    weights: Weights,
) -> float:
    """Rate the losses to expect from the enemy's next throw."""
    gap, chance, home = state.galaxy.gap, state.galaxy.chance, state.home[me]
    cost = 0.0
    for star, ships in mine.items():
        foes = theirs.get(star)
        if not foes:
            continue
        hits = []
        for x in ships:
            dice = {gap[y, x] for y in foes if (y, x) in gap}
            if dice:
                hits.append(chance[len(dice)])
        cost += sum(hits) * (weights.ship + weights.hit)
        if star == home and len(hits) == len(ships) <= 2:
            fall = hits[0] if len(hits) == 1 else hits[0] * hits[1] * 0.5
            cost += fall * weights.fall
    return cost * soon


#: The terms into which `weigh` breaks a rating down.
TERMS = ("ships", "cards", "advance", "their_advance", "home", "their_home", "exposed", "targets")
_NONE = Weights(
    ship=0,
    card=0,
    set=0,
    near=(0, 0, 0, 0),
    haste=WEIGHTS.haste,
    guards=(0,) * len(WEIGHTS.guards),
    lurker=0,
    raider=0,
    hit=0,
    calm=WEIGHTS.calm,
    fall=0,
)


def weigh(state: State, seat: Seat) -> dict[str, float]:
    """Break `rate` down: its terms, which together are that number."""
    if state.over:
        return {WON_TERM: rate(state, seat)}
    w, foe = WEIGHTS, FOE[seat]
    mine, theirs = _by_star(state, seat), _by_star(state, foe)
    me_soon, foe_soon = _soon(state, seat, w)

    def sides(part: Weights) -> tuple[float, float]:
        return _side(state, seat, mine, theirs, part), -_side(state, foe, theirs, mine, part)

    advance = sides(replace(_NONE, near=w.near))
    home = sides(replace(_NONE, guards=w.guards, lurker=w.lurker, raider=w.raider))
    return {
        "ships": sum(sides(replace(_NONE, ship=w.ship))),
        "cards": sum(sides(replace(_NONE, card=w.card, set=w.set))),
        "advance": advance[0],
        "their_advance": advance[1],
        "home": home[0],
        "their_home": home[1],
        "exposed": -_danger(state, seat, mine, theirs, foe_soon, w),
        "targets": _danger(state, foe, theirs, mine, me_soon, w),
    }


class Explanation(Explains):
    """Terms and places for hints (`engine.core.types.explaining`)."""

    unit = WEIGHTS.ship
    terms = (WON_TERM, *TERMS)
    weigh = staticmethod(weigh)

    ways = staticmethod(ways)
