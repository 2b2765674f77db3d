"""Planet cards and building (Planets)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from engine.core.errors import Fault, cut
from engine.core.execution import Execution
from engine.core.rules import Seat
from engine.starwars.galaxy import CARDS
from engine.starwars.state import FOE, RULES, Build, Go, Start, State, Stay, Step, Throw, Turn

#: Maximum length of cards that a refusal quotes.
LONGEST_CARDS = 24


def sets(hand: str) -> list[str]:
    """Case PLANETS.2, Rulings T22 and T28: the sets in a hand of any size: one of each, or three alike.

    >>> sets("AASSSW")
    ['AWS', 'SSS']
    """
    each = [CARDS] if all(c in hand for c in CARDS) else []
    return each + [c * 3 for c in CARDS if hand.count(c) >= 3]


def docks(s: State, seat: Seat) -> list[str]:
    """Case PLANETS.2, Rulings T24 and T25: the free planets of a player's home."""
    mine, foes = s.fleet[seat], s.fleet[FOE[seat]]
    return [p for p in s.galaxy.docks[s.home[seat]] if p not in mine and p not in foes]


def starts(s: State, v: Turn, seat: Seat) -> Iterator[Start]:
    """Case PLANETS.2, Ruling T23: before the throw, a set may be exchanged."""
    yield Throw()
    if only_throw(s, v, seat) is None:
        for cards in sets(s.hand[seat]):
            for at in docks(s, seat):
                yield Build(cards, at)


def only_throw(s: State, v: Turn, seat: Seat) -> Throw | None:
    """Ruling T21: the throw, where everybody can see that nothing can be built, whatever the hand holds."""
    room = v.built < s.galaxy.pieces.builds and "" in s.fleet[seat] and docks(s, seat)
    return None if len(s.hand[seat]) >= 3 and room else Throw()


def throws(s: State, v: Turn, seat: Seat) -> tuple[Start, ...]:
    """Ruling T21: what the channel is shown of this question, whatever the hand holds."""
    return (Throw(),)


def check_start(s: State, v: Turn, seat: Seat, a: Start | Step) -> Sequence[Fault]:
    """Return the faults of a build; it is too early for a move, before the throw."""
    if isinstance(a, Go | Stay):
        return [RULES.wrong("not-thrown")]
    if isinstance(a, Throw):
        return ()
    wanted = a.cards
    if wanted != CARDS and (len(set(wanted)) != 1 or len(wanted) != 3 or wanted[0] not in CARDS):
        return [RULES.wrong("not-a-set", cards=cut(a.cards, LONGEST_CARDS))]
    if any(s.hand[seat].count(c) < wanted.count(c) for c in wanted):
        return [RULES.wrong("not-held", cards=a.cards)]
    if v.built >= s.galaxy.pieces.builds:
        return [RULES.wrong("built-enough", most=s.galaxy.pieces.builds)]
    if "" not in s.fleet[seat]:
        return [RULES.wrong("no-reserve")]
    if not docks(s, seat):
        return [RULES.wrong("no-planet")]
    if a.at not in s.galaxy.docks[s.home[seat]]:
        return [RULES.wrong("no-dock", space=a.at)]
    return () if a.at in docks(s, seat) else [RULES.wrong("dock-taken", space=a.at)]


def any_start(s: State, v: Turn, seat: Seat, rng: Random) -> Start:
    """Draw a legal answer; most hands leave no choice."""
    return rng.choice(tuple(starts(s, v, seat))) if len(s.hand[seat]) >= 3 else Throw()


def start_by_policy(s: State, v: Turn, seat: Seat, policy: str) -> Start | None:
    """Follow a standing answer: "throw" keeps the cards, "build" builds whenever it can, then throws."""
    if policy == "build":
        return next((a for a in starts(s, v, seat) if isinstance(a, Build)), Throw())
    return Throw() if policy == "throw" else None


def build(t: Execution[State], v: Turn, a: Build) -> None:
    """Case PLANETS.2: the cards are shown and discarded, and a reserve ship is placed."""
    s, me = t.s, v.seat
    hand = s.hand[me]
    for c in a.cards:
        hand = hand.replace(c, "", 1)
    s.hand[me] = hand
    s.discards = "".join(sorted(s.discards + a.cards))
    ship = s.fleet[me].index("") + 1
    s.fleet[me] = (*s.fleet[me][: ship - 1], a.at, *s.fleet[me][ship:])
    t.hold(still=(*v.still, ship), built=v.built + 1)
    t.reveal("built", "PLANETS.2", seat=me, ship=ship, at=a.at, cards=a.cards)


def draw_card(t: Execution[State], seat: Seat) -> None:
    """Cases PLANETS.1 and PLANETS.3, Rulings T27 and T38: roll for a card among those left.

    Only its owner sees it. The deck has no order before that, so nobody can know it.
    """
    s = t.s
    if not s.deck and s.discards:
        s.deck, s.discards = s.discards, ""
        t.tell("reshuffled", "PLANETS.3", cards=len(s.deck))
    if not s.deck:
        t.tell("no_card", "PLANETS.3", seat=seat)
        return
    n = t.draw((seat,), "PLANETS.1", len(s.deck), seat=seat) - 1 if len(s.deck) > 1 else 0
    card, s.deck = s.deck[n], s.deck[:n] + s.deck[n + 1 :]
    s.hand[seat] = "".join(sorted(s.hand[seat] + card))
    t.tell("drew", "PLANETS.1", seat=seat)
    t.whisper((seat,), "card", "PLANETS.1", seat=seat, card=card)
