"""How a machine player rates a position: ships, cards, the way to the enemy home, and who can be hit."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.data import load
from engine.core.rules import Decision, Seat
from engine.core.types.explaining import WON as WON_TERM
from engine.core.types.explaining import Explains
from engine.core.types.frozen import replace
from engine.core.types.values import value
from engine.starwars.planets import sets
from engine.starwars.state import FOE, Build, Go, Home, State, Stay, Throw, Turn

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


def rate(s: State, seat: Seat, w: Weights = WEIGHTS) -> float:
    """Rate a position for a seat, about zero when even; it uses what that seat may know and its guess.

    The side that throws next has its chances counted in full, the other in part.
    """
    if s.over:
        return 0.0 if s.over.winner is None else WON if s.over.winner == seat else -WON
    mine, theirs = _by_star(s, seat), _by_star(s, FOE[seat])
    me_soon, foe_soon = _soon(s, seat, w)
    ours = _side(s, seat, mine, theirs, w) - _danger(s, seat, mine, theirs, foe_soon, w)
    return ours - _side(s, FOE[seat], theirs, mine, w) + _danger(s, FOE[seat], theirs, mine, me_soon, w)


def _soon(s: State, seat: Seat, w: Weights) -> tuple[float, float]:
    """Return the weights of a side's and the other's chances: full for the one that throws next."""
    now = s.stack[-1].v if s.stack else None
    foe_next = not isinstance(now, Turn) or (now.seat == seat) == bool(now.thrown)
    return (w.calm, 1.0) if foe_next else (1.0, w.calm)


def _by_star(s: State, seat: Seat) -> dict[str, list[str]]:
    star = s.galaxy.star
    found: dict[str, list[str]] = {}
    for x in s.fleet[seat]:
        if x:
            found.setdefault(star[x], []).append(x)
    return found


def _side(s: State, me: Seat, mine: dict[str, list[str]], theirs: dict[str, list[str]], w: Weights) -> float:
    """Count what a side has: ships and where they are, cards, guards."""
    g, home, goal = s.galaxy, s.home[me], s.home[FOE[me]]
    far, haste = g.far[goal], 1.0 + w.haste * s.turns
    worth = 0.0
    for star, ships in mine.items():
        worth += len(ships) * (w.ship + w.near[min(far[star], 3)] * haste)
    hand = s.hand[me]
    worth += w.card * len(hand)
    if len(hand) > 2 and "" in s.fleet[me]:
        worth += w.set * len(sets(hand))
    n = len(mine.get(home, ()))
    worth += sum(w.guards[:n])
    raiders = len(theirs.get(home, ()))
    lurkers = sum(len(theirs.get(x, ())) for x in g.links[home])
    return worth - (w.raider * raiders + w.lurker * lurkers) / (1 + n)


def _danger(
    s: State, me: Seat, mine: dict[str, list[str]], theirs: dict[str, list[str]], soon: float, w: Weights
) -> float:
    """Rate the losses to expect from the enemy's next throw."""
    gap, chance, home = s.galaxy.gap, s.galaxy.chance, s.home[me]
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
        cost += sum(hits) * (w.ship + w.hit)
        if star == home and len(hits) == len(ships) <= 2:
            fall = hits[0] if len(hits) == 1 else hits[0] * hits[1] * 0.5
            cost += fall * w.fall
    return cost * soon


#: The terms into which `weigh` breaks a rating down.
TERMS = ("ships", "cards", "advance", "their_advance", "home", "their_home", "exposed", "targets")
_NONE = Weights(0, 0, 0, (0, 0, 0, 0), WEIGHTS.haste, (0,) * len(WEIGHTS.guards), 0, 0, 0, WEIGHTS.calm, 0)


def weigh(s: State, seat: Seat) -> dict[str, float]:
    """Break `rate` down: its terms, which together are that number."""
    if s.over:
        return {WON_TERM: rate(s, seat)}
    w, foe = WEIGHTS, FOE[seat]
    mine, theirs = _by_star(s, seat), _by_star(s, foe)
    me_soon, foe_soon = _soon(s, seat, w)

    def sides(part: Weights) -> tuple[float, float]:
        return _side(s, seat, mine, theirs, part), -_side(s, foe, theirs, mine, part)

    advance = sides(replace(_NONE, near=w.near))
    home = sides(replace(_NONE, guards=w.guards, lurker=w.lurker, raider=w.raider))
    return {
        "ships": sum(sides(replace(_NONE, ship=w.ship))),
        "cards": sum(sides(replace(_NONE, card=w.card, set=w.set))),
        "advance": advance[0],
        "their_advance": advance[1],
        "home": home[0],
        "their_home": home[1],
        "exposed": -_danger(s, seat, mine, theirs, foe_soon, w),
        "targets": _danger(s, foe, theirs, mine, me_soon, w),
    }


class Explanation(Explains):
    """Terms and places for hints (`engine.core.types.explaining`)."""

    unit = WEIGHTS.ship
    terms = (WON_TERM, *TERMS)
    weigh = staticmethod(weigh)

    def places(
        self, s: State, d: Decision, action: Home | Throw | Build | Go | Stay
    ) -> Sequence[tuple[str, str]]:
        """Return the space of the ship that moves and where it goes, or where something is built."""
        if isinstance(action, Go):
            return ((s.fleet[d.seat][action.ship - 1], action.to),)
        if isinstance(action, Build):
            return ((action.at, ""),)
        return ((action.star, ""),) if isinstance(action, Home) else ()
