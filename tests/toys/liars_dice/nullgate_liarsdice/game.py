"""Liar's Dice for two to four: bid on all dice, of which each sees only their own, or call the bid."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import comb
from random import Random
from typing import Annotated, Any, ClassVar

from engine.core.contract import Briefing, Game, Objective, Option, Setup, players
from engine.core.dice import Dice
from engine.core.endings import CORE_EVENTS, add_endings
from engine.core.execution import Execution
from engine.core.flow import Result, start
from engine.core.hidden import Hidden
from engine.core.rules import BaseState, Decision, OwnView, Rules, Seat
from engine.core.types.values import action

SEATS = ("north", "east", "south", "west")
DICE, FACES = 5, 6
RULES: Rules[State] = Rules("liarsdice")


@action("bid", typed="{count}x{face}")
class Bid:
    """Bid that so many of all dice show a face."""

    count: int
    face: int


@action("call")
class Call:
    """Call the last bid."""


@dataclass(slots=True)
class State(BaseState):
    """The whole position. Who has no dice left is in neither table."""

    rules: ClassVar[Rules[Any]] = RULES
    dice: dict[Seat, int]
    hands: Annotated[dict[Seat, tuple[int, ...]], Hidden(FACES)]
    wild: bool = False
    bid: Bid | None = None


@dataclass(frozen=True, slots=True)
class Round:
    """Whose turn it is, and whose the last bid."""

    mover: Seat
    bidder: Seat = ""


def after(s: State, seat: Seat) -> Seat:
    """Return who comes after a seat among those who have dice."""
    n = SEATS.index(seat)
    return next(x for x in (*SEATS[n + 1 :], *SEATS) if x in s.dice)


def bids(s: State, v: Round, seat: Seat) -> Iterator[Bid | Call]:
    """Case BID.1: more dice, or as many of a higher face; or the call of a bid."""
    least, face = (s.bid.count, s.bid.face) if s.bid else (1, 0)
    for count in range(least, sum(s.dice.values()) + 1):
        yield from (Bid(count, x) for x in range(1, FACES + 1) if count > least or x > face)
    if s.bid:
        yield Call()


LOW = RULES.fault(
    "low", "BID.1", "Bid more dice than that, or as many of a higher face, and no more than there are"
)
BID = RULES.question("bid", "BID.1", Bid | Call, bids, refused=LOW)


def throw(t: Execution[State], v: Round) -> None:
    """Case DICE.1: all throw in secret."""
    t.s.bid = None
    for seat, n in t.s.dice.items():
        t.deal("hands", "DICE.1", seat, tuple(sorted(t.throw(n))))


def ask(t: Execution[State], v: Round) -> None:
    """Case BID.1: one seat after the other is asked."""
    t.ask(v.mover, BID)


def carry_out(t: Execution[State], v: Round) -> None:
    """Case BID.1: after a bid the next seat is asked; after a call the next step runs."""
    a, s = t.got[v.mover], t.s
    if isinstance(a, Bid):
        s.bid = a
        t.tell("raised", "BID.1", seat=v.mover, count=a.count, face=a.face)
        t.hold(mover=after(s, v.mover), bidder=v.mover)
        t.goto(ask)


def show(t: Execution[State], v: Round) -> None:
    """Cases CALL.1, ONES.1 and END.1: all dice are shown, and somebody loses one."""
    s, bid = t.s, t.s.bid
    count = sum(counts(s, bid.face, hand) for hand in s.hands.values())
    hands = {seat: list(hand) for seat, hand in s.hands.items()}
    t.reveal("called", "CALL.1", seat=v.mover, hands=hands, count=count, face=bid.face)
    loser = v.mover if count >= bid.count else v.bidder
    s.dice[loser] -= 1
    t.tell("lost", "CALL.1", seat=loser, left=s.dice[loser])
    if not s.dice[loser]:
        remove(s, loser)
    if len(s.dice) == 1:
        t.finish(*s.dice, "last", "END.1")
    t.become(ROUND, Round(loser if loser in s.dice else after(s, loser)))


def counts(s: State, face: int, hand: tuple[int, ...]) -> int:
    """Case ONES.1: how many dice of a hand count as a face."""
    return sum(x == face or (s.wild and x == 1) for x in hand)


def remove(s: State, seat: Seat) -> None:
    """Case END.1: who has no dice left is out."""
    del s.dice[seat], s.hands[seat]


ROUND = RULES.procedure("round", {"throw": throw, "ask": ask, "bid": carry_out, "show": show}, holds=Round)


def leave(t: Execution[State], seat: Seat) -> None:
    """Case END.2: the others begin a new round."""
    remove(t.s, seat)
    t.s.stack.clear()
    t.call(ROUND, Round(after(t.s, seat)))


add_endings(RULES, lambda s: tuple(s.dice), "END.2", leave=leave)


class LiarsDice(Game[State]):
    """Hidden dice, and how far to trust what others say about theirs."""

    id, title, seats = "liarsdice", "Liar's Dice", SEATS
    options = (players(2, 4, 3, "SEATS.1"), Option("ones", ("plain", "wild"), "plain", "ONES.1"))
    events = CORE_EVENTS | {"hands", "raised", "called", "lost"}
    endings = frozenset({"last", "resigned", "draw_agreed"})
    state, rules, resumes, pieces = State, RULES, (ROUND, "ask"), "dice"

    def new(self, setup: Setup, dice: Dice) -> Result[State]:
        """Case DICE.1: everybody begins with five dice."""
        seats, wild = self.seated(setup), self.chosen(setup)["ones"] == "wild"
        s = State(dict.fromkeys(seats, DICE), dict.fromkeys(seats, ()), wild)
        return start(s, ROUND, Round(seats[0]), dice)

    def problems(self, s: State) -> list[str]:
        """Cases DICE.1 and BID.1: name what cannot be, in play or in a position file."""
        turns = {x for f in s.stack for x in (f.v.mover, f.v.bidder) if x}
        seats = {*s.hands} == {*s.dice} <= {*SEATS} and turns <= {*s.dice}
        hands = seats and all(0 < n <= DICE and n == len(s.hands[x]) for x, n in s.dice.items())
        faces = all(0 < n <= FACES for hand in s.hands.values() for n in hand)
        bid = s.bid is None or (0 < s.bid.count <= sum(s.dice.values()) and 0 < s.bid.face <= FACES)
        return [] if s.over or (hands and faces and bid) else ["these dice, seats or bid cannot be"]

    def briefing(self, setup: Setup, view: OwnView = None) -> Briefing:
        """Case END.1: everybody wants to be the last."""
        return Briefing((Objective("last", tuple(self.seated(setup))),))

    def judge(self, s: State, seat: Seat) -> float:
        """Count dice against the average of the others."""
        if s.over:
            return 99.0 if s.over.winner == seat else -99.0
        others = [n for x, n in s.dice.items() if x != seat]
        return s.dice.get(seat, 0) - sum(others) / len(others)

    def hunch(self, s: State, d: Decision, rng: Random) -> Bid | Call:
        """Bid what is most likely, or call what is less likely than that."""
        hand = s.hands[d.seat]
        others = sum(s.dice.values()) - len(hand)

        def chance(bid: Bid) -> float:
            p, least = (1 + (s.wild and bid.face != 1)) / FACES, max(0, bid.count - counts(s, bid.face, hand))
            return sum(comb(others, n) * p**n * (1 - p) ** (others - n) for n in range(least, others + 1))

        found = [a for a in bids(s, s.stack[-1].v, d.seat) if isinstance(a, Bid)]
        best = max(found, key=chance, default=None)
        return Call() if best is None or (s.bid and chance(best) < 1 - chance(s.bid)) else best


GAME = LiarsDice()
