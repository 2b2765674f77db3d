"""Goofspiel with a die: a prize is rolled, both sides bid a card in secret, and the higher card takes it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar

from engine.core.contract import Briefing, Game, Objective, Option, Setup, View
from engine.core.data import load
from engine.core.dice import Dice
from engine.core.endings import CORE_EVENTS, add_endings
from engine.core.execution import Execution
from engine.core.flow import Result, start
from engine.core.rules import BaseState, Decision, Nothing, Rules, Seat, Secrecy
from engine.core.types.values import action, value

SEATS = ("blue", "orange")
RULES: Rules[State] = Rules("goofspiel")


@value
class Numbers:
    """What `numbers.toml` says."""

    sides: int
    cards: dict[str, int]


NUMBERS = load("goofspiel", "numbers", Numbers)


@dataclass(slots=True)
class State(BaseState):
    """The whole position. Nothing in it is hidden: an unread bid is the core's."""

    rules: ClassVar[Rules[Any]] = RULES
    hands: dict[Seat, tuple[int, ...]]
    points: dict[Seat, int]
    ties: str
    prize: int = 0


@action("bid")
class Bid:
    """Bid a card."""

    card: int


def bids(s: State, v: Nothing, seat: Seat) -> Iterator[Bid]:
    """Case BIDS.1: every card in hand."""
    return map(Bid, s.hands[seat])


NOT_HELD = RULES.fault("not-held", "BIDS.1", "You do not hold the {card}")
BID = RULES.question("bid", "BIDS.1", Bid, bids, refused=NOT_HELD, secrecy=Secrecy.SEALED)


def roll_prize(t: Execution[State], v: Nothing) -> None:
    """Case PRIZES.1: the die adds to what nobody has won yet."""
    t.s.prize += t.roll("PRIZES.1", NUMBERS.sides)
    t.tell("prize", "PRIZES.1", prize=t.s.prize)


def ask_bids(t: Execution[State], v: Nothing) -> None:
    """Case BIDS.1: both bid at the same time."""
    for seat in SEATS:
        t.ask(seat, BID)


def compare(t: Execution[State], v: Nothing) -> None:
    """Cases BIDS.2 and BIDS.3: the higher card takes the prize; both cards are gone."""
    s, cards = t.s, {seat: t.got[seat].card for seat in SEATS}
    s.hands = {seat: tuple(c for c in s.hands[seat] if c != cards[seat]) for seat in SEATS}
    t.reveal("shown", "BIDS.2", **cards)
    if len(set(cards.values())) == 1:
        s.prize = s.prize if s.ties == "kept" else 0
        t.tell("tied", "BIDS.3", left=s.prize)
    else:
        best = max(SEATS, key=lambda seat: cards[seat])
        t.tell("won", "BIDS.2", seat=best, prize=s.prize)
        s.points[best] += s.prize
        s.prize = 0


def finish(t: Execution[State], v: Nothing) -> None:
    """Case END.1: the last cards end the game."""
    blue, orange = t.s.points.values()
    if any(t.s.hands.values()):
        t.goto(roll_prize)
    elif blue == orange:
        t.finish(None, "level", "END.1")
    else:
        t.finish(SEATS[orange > blue], "points", "END.1")


ROUND = RULES.procedure("round", {"prize": roll_prize, "bids": ask_bids, "compare": compare, "end": finish})
add_endings(RULES, SEATS, "END.2")


@dataclass(frozen=True, slots=True, kw_only=True)
class GoofspielView(View):
    """What everybody may see."""

    hands: dict[Seat, tuple[int, ...]]
    points: dict[Seat, int]
    prize: int


class Goofspiel(Game[State]):
    """Two hands of the same cards, and a die."""

    id, title, seats = "goofspiel", "Goofspiel", SEATS
    options = (
        Option("cards", tuple(NUMBERS.cards), "seven", "BIDS.1"),
        Option("ties", ("kept", "lost"), "kept", "BIDS.3"),
    )
    events = CORE_EVENTS | {"prize", "shown", "tied", "won"}
    endings = frozenset({"points", "level", "resigned", "draw_agreed"})
    state, rules = State, RULES

    def new(self, setup: Setup, dice: Dice) -> Result[State]:
        """Case BIDS.1: both sides hold the cards from 1 upwards."""
        chosen = self.chosen(setup)
        hand = tuple(range(1, NUMBERS.cards[chosen["cards"]] + 1))
        s = State(dict.fromkeys(SEATS, hand), dict.fromkeys(SEATS, 0), chosen["ties"])
        return start(s, ROUND, Nothing(), dice)

    def view(self, s: State, seat: Seat | None) -> GoofspielView:
        """Case BIDS.2: cards are bid in the open, so both know what is left."""
        return GoofspielView(**View.base(s, seat), hands=s.hands, points=dict(s.points), prize=s.prize)

    def briefing(self, setup: Setup, view: GoofspielView | None = None) -> Briefing:
        """Case END.1: both play for points, for as many rounds as there are cards."""
        return Briefing((Objective("points", SEATS),), turns=NUMBERS.cards[self.chosen(setup)["cards"]])

    def judge(self, s: State, seat: Seat) -> float:
        """Count points, and the cards still to come."""
        return sum((1 if x == seat else -1) * (s.points[x] + sum(s.hands[x]) / 4) for x in SEATS)

    def hunch(self, s: State, d: Decision, rng: Random) -> Bid:
        """Bid high for much: a card about as high in the hand as the prize on the die, never surely."""
        hand = s.hands[d.seat]
        want = min(1.0, s.prize / NUMBERS.sides) * (len(hand) - 1)
        return Bid(rng.choices(hand, [2.0 ** -abs(i - want) for i in range(len(hand))])[0])


GAME = Goofspiel()
