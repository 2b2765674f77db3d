"""Liar's Dice for two to four: bid on all dice, of which each sees only their own, or call the bid."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar

from engine.core.contract import Briefing, Game, Objective, Option, Setup, players
from engine.core.dice import Dice
from engine.core.endings import CORE_EVENTS, add_endings
from engine.core.execution import Execution
from engine.core.flow import Result, start
from engine.core.hidden import Hidden
from engine.core.rules import BaseState, OwnView, Rules, Seat
from engine.core.types.values import action

SEATS = ("north", "east", "south", "west")
DICE, FACES = 5, 6
RULES: Rules[State] = Rules("liarsdice")


@action("bid")
class Bid:
    count: int
    face: int


@action("call")
class Call:
    pass


@dataclass(slots=True)
class State(BaseState):
    rules: ClassVar[Rules[Any]] = RULES
    dice: dict[Seat, int]
    hands: Annotated[dict[Seat, tuple[int, ...]], Hidden(FACES)]
    wild: bool
    bid: Bid | None = None


@dataclass(frozen=True, slots=True)
class Round:
    mover: Seat
    bidder: Seat = ""


def after(s: State, seat: Seat) -> Seat:
    """Return who comes after a seat among those who have dice."""
    n = SEATS.index(seat)
    return next(x for x in (*SEATS[n + 1 :], *SEATS) if x in s.dice)


def bids(s: State, v: Round, seat: Seat) -> Iterator[Bid | Call]:
    least, face = (s.bid.count, s.bid.face) if s.bid else (1, 0)
    for count in range(least, sum(s.dice.values()) + 1):
        yield from (Bid(count, x) for x in range(1, FACES + 1) if count > least or x > face)
    if s.bid:
        yield Call()


LOW = RULES.fault("low", "BID.1", "That is no bid above the last one")
BID = RULES.question("bid", "BID.1", Bid | Call, bids, refused=LOW)


def throw(t: Execution[State], v: Round) -> None:
    t.s.bid = None
    for seat, n in t.s.dice.items():
        t.deal("hands", "DICE.1", seat, tuple(sorted(t.throw(n))))


def ask(t: Execution[State], v: Round) -> None:
    t.ask(v.mover, BID)


def carry_out(t: Execution[State], v: Round) -> None:
    a, s = t.got[v.mover], t.s
    if isinstance(a, Bid):
        s.bid = a
        t.tell("raised", "BID.1", seat=v.mover, count=a.count, face=a.face)
        t.hold(mover=after(s, v.mover), bidder=v.mover)
        t.goto(ask)


def show(t: Execution[State], v: Round) -> None:
    s, bid = t.s, t.s.bid
    counted = {bid.face, 1} if s.wild else {bid.face}
    count = sum(x in counted for hand in s.hands.values() for x in hand)
    hands = {seat: list(hand) for seat, hand in s.hands.items()}
    t.reveal("called", "CALL.1", seat=v.mover, hands=hands, count=count, face=bid.face)
    loser = v.mover if count >= bid.count else v.bidder
    s.dice[loser] -= 1
    t.tell("lost", "CALL.1", seat=loser, left=s.dice[loser])
    if not s.dice[loser]:
        remove(s, loser)
    if len(s.dice) == 1:
        t.finish(*s.dice, "last", "END.1")
    else:
        t.become(ROUND, Round(loser if loser in s.dice else after(s, loser)))


ROUND = RULES.procedure("round", {"throw": throw, "ask": ask, "bid": carry_out, "show": show}, holds=Round)


def remove(s: State, seat: Seat) -> None:
    del s.dice[seat], s.hands[seat]


def leave(t: Execution[State], seat: Seat) -> None:
    remove(t.s, seat)
    t.s.stack.clear()
    t.call(ROUND, Round(after(t.s, seat)))


add_endings(RULES, lambda s: tuple(s.dice), "END.2", leave=leave)


class LiarsDice(Game[State]):
    id, title, seats = "liarsdice", "Liar's Dice", SEATS
    options = (players(2, 4, 3, "SEATS.1"), Option("ones", ("plain", "wild"), "plain", "ONES.1"))
    events = CORE_EVENTS | {"hands", "raised", "called", "lost"}
    endings = frozenset({"last", "resigned", "draw_agreed"})
    state, rules = State, RULES

    def new(self, setup: Setup, dice: Dice) -> Result[State]:
        seats = self.seated(setup)
        wild = self.chosen(setup)["ones"] == "wild"
        s = State(dict.fromkeys(seats, DICE), dict.fromkeys(seats, ()), wild)
        return start(s, ROUND, Round(seats[0]), dice)

    def briefing(self, setup: Setup, view: OwnView = None) -> Briefing:
        return Briefing((Objective("last", tuple(self.seated(setup))),))

    def judge(self, s: State, seat: Seat) -> float:
        if s.over:
            return 99.0 if s.over.winner == seat else -99.0
        others = [n for x, n in s.dice.items() if x != seat]
        return s.dice.get(seat, 0) - sum(others) / len(others)


GAME = LiarsDice()
