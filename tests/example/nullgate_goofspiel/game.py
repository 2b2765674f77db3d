"""Goofspiel with a die: a prize is rolled, both sides bid a card in secret, and the higher card takes it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar

from engine.core.contract import Briefing, Game, Objective, Option, Setup
from engine.core.dice import Dice
from engine.core.endings import CORE_EVENTS, add_endings
from engine.core.execution import Execution
from engine.core.flow import Result, start
from engine.core.rules import BaseState, Decision, Nothing, OwnView, Rules, Seat, Secrecy
from engine.core.types.values import action

SEATS, SIDES, CARDS = ("blue", "orange"), 6, {"five": 5, "seven": 7, "nine": 9}
RULES: Rules[State] = Rules("goofspiel")


@dataclass(slots=True)
class State(BaseState):
    rules: ClassVar[Rules[Any]] = RULES
    hands: dict[Seat, tuple[int, ...]]
    points: dict[Seat, int]
    ties: str
    prize: int = 0


@action("bid")
class Bid:
    card: int


def bids(s: State, v: Nothing, seat: Seat) -> Iterator[Bid]:
    return map(Bid, s.hands[seat])


NOT_HELD = RULES.fault("not-held", "BIDS.1", "You do not hold the {card}")
BID = RULES.question("bid", "BIDS.1", Bid, bids, refused=NOT_HELD, secrecy=Secrecy.SEALED)


def roll_prize(t: Execution[State], v: Nothing) -> None:
    t.s.prize += t.roll("PRIZES.1", SIDES)
    t.tell("prize", "PRIZES.1", prize=t.s.prize)


def ask_bids(t: Execution[State], v: Nothing) -> None:
    for seat in SEATS:
        t.ask(seat, BID)


def compare(t: Execution[State], v: Nothing) -> None:
    s, cards = t.s, {seat: t.got[seat].card for seat in SEATS}
    s.hands = {seat: tuple(c for c in s.hands[seat] if c != cards[seat]) for seat in SEATS}
    t.reveal("shown", "BIDS.2", **cards)
    if cards["blue"] == cards["orange"]:
        s.prize = s.prize if s.ties == "kept" else 0
        t.tell("tied", "BIDS.3", left=s.prize)
    else:
        best = max(SEATS, key=lambda seat: cards[seat])
        t.tell("won", "BIDS.2", seat=best, prize=s.prize)
        s.points[best], s.prize = s.points[best] + s.prize, 0


def finish(t: Execution[State], v: Nothing) -> None:
    blue, orange = t.s.points.values()
    if any(t.s.hands.values()):
        t.goto(roll_prize)
    elif blue == orange:
        t.finish(None, "level", "END.1")
    else:
        t.finish(SEATS[orange > blue], "points", "END.1")


ROUND = RULES.procedure("round", {"prize": roll_prize, "bids": ask_bids, "compare": compare, "end": finish})
add_endings(RULES, SEATS, "END.2")


class Goofspiel(Game[State]):
    id, title, seats = "goofspiel", "Goofspiel", SEATS
    options = (
        Option("cards", tuple(CARDS), "seven", "BIDS.1"),
        Option("ties", ("kept", "lost"), "kept", "BIDS.3"),
    )
    events = CORE_EVENTS | {"prize", "shown", "tied", "won"}
    endings = frozenset({"points", "level", "resigned", "draw_agreed"})
    state, rules = State, RULES

    def new(self, setup: Setup, dice: Dice) -> Result[State]:
        chosen = self.chosen(setup)
        hand = tuple(range(1, CARDS[chosen["cards"]] + 1))
        s = State(dict.fromkeys(SEATS, hand), dict.fromkeys(SEATS, 0), chosen["ties"])
        return start(s, ROUND, Nothing(), dice)

    def briefing(self, setup: Setup, view: OwnView = None) -> Briefing:
        return Briefing((Objective("points", SEATS),), turns=CARDS[self.chosen(setup)["cards"]])

    def judge(self, s: State, seat: Seat) -> float:
        return sum((1 if x == seat else -1) * (s.points[x] + sum(s.hands[x]) / 4) for x in SEATS)

    def hunch(self, s: State, d: Decision, rng: Random) -> Bid:
        hand = s.hands[d.seat]
        want = min(1.0, s.prize / SIDES) * (len(hand) - 1)
        return Bid(rng.choices(hand, [2.0 ** -abs(n - want) for n in range(len(hand))])[0])


GAME = Goofspiel()
