"""Bluff: two dice each, thrown in secret; bid on their sum, or call the bid. It has a bit of everything."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, ClassVar

from engine.core.contract import Briefing, Game, Objective, Option, Setup, View
from engine.core.dice import Dice, GivenDice
from engine.core.endings import CORE_EVENTS, add_endings
from engine.core.errors import Fault
from engine.core.execution import Execution
from engine.core.flow import Result, fork, start
from engine.core.positions import unplayable
from engine.core.rules import BaseState, Decision, Frame, Rules, Seat
from engine.core.types.values import action, value

SEATS = ("west", "east")
FOE = {"west": "east", "east": "west"}
GOALS = {"two": 2, "three": 3}
MOST = 24
RULES: Rules[State] = Rules("bluff")


@dataclass(slots=True)
class State(BaseState):
    rules: ClassVar[Rules[Any]] = RULES
    hands: dict[Seat, tuple[int, ...]]
    points: dict[Seat, int]
    goal: int
    bid: int = 0
    boasts: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Round:
    mover: Seat


@action("bid")
class Bid:
    total: int


@action("call")
class Call:
    pass


@action("boast")
class Boast:
    pass


def bids(s: State, v: Round, seat: Seat) -> Iterator[Bid | Call]:
    yield from map(Bid, range(s.bid + 1, MOST + 1))
    if s.bid:
        yield Call()


LOW = RULES.fault("low", "BID.1", "That is no bid above the last one")
BID = RULES.question("bid", "BID.1", Bid | Call, bids, refused=LOW)


def deal(t: Execution[State], v: Round) -> None:
    t.s.bid, t.s.boasts = 0, ()
    for seat in SEATS:
        t.s.hands[seat] = tuple(t.throw(2))
        t.whisper((seat,), "dealt", "DICE.1", seat=seat, dice=list(t.s.hands[seat]))


def ask(t: Execution[State], v: Round) -> None:
    t.ask(v.mover, BID)


def carry_out(t: Execution[State], v: Round) -> None:
    a = t.got[v.mover]
    if isinstance(a, Bid):
        t.s.bid = a.total
        t.tell("raised", "BID.1", seat=v.mover, total=a.total)
        t.hold(mover=FOE[v.mover])
        t.goto(ask)


def show(t: Execution[State], v: Round) -> None:
    s, hands = t.s, {seat: list(t.s.hands[seat]) for seat in SEATS}
    total = sum(map(sum, s.hands.values()))
    t.reveal("shown", "CALL.1", hands=hands, total=total)
    won = FOE[v.mover] if total >= s.bid else v.mover
    s.points[won] += 1
    t.tell("won", "CALL.2", seat=won, points=s.points[won])
    if s.points[won] == s.goal:
        t.finish(won, "goal", "END.1")
    t.become(ROUND, Round(v.mover))


ROUND = RULES.procedure("round", {"deal": deal, "ask": ask, "bid": carry_out, "show": show}, holds=Round)
add_endings(RULES, SEATS, "END.2")


def may_boast(s: State, seat: Seat, a: Boast) -> Sequence[Fault]:
    return () if seat in SEATS and seat not in s.boasts else [BOASTED()]


def boast(t: Execution[State], seat: Seat, a: Boast) -> None:
    t.s.boasts = (*t.s.boasts, seat)
    t.tell("boasted", "TALK.1", seat=seat)


BOASTED = RULES.fault("boasted", "TALK.1", "You may boast once in a round")
RULES.free("boast", "TALK.1", Boast, may_boast, boast)


@dataclass(frozen=True, slots=True, kw_only=True)
class BluffView(View):
    hand: tuple[int, ...]
    points: dict[Seat, int]
    bid: int
    boasts: tuple[Seat, ...]


@value
class Position:
    hands: dict[Seat, tuple[int, ...]]
    mover: Seat = "west"
    bid: int = 0
    points: dict[Seat, int] = field(default_factory=dict)


class Bluff(Game[State]):
    id, title, seats = "bluff", "Bluff", SEATS
    options = (Option("goal", tuple(GOALS), "two", "END.1"),)
    events = CORE_EVENTS | {"dealt", "raised", "shown", "won", "boasted"}
    endings = frozenset({"goal", "resigned", "draw_agreed"})
    state, rules, position, pieces = State, RULES, Position, "hands"

    def new(self, setup: Setup, dice: Dice) -> Result[State]:
        goal = GOALS[self.chosen(setup)["goal"]]
        s = State(dict.fromkeys(SEATS, ()), dict.fromkeys(SEATS, 0), goal)
        return start(s, ROUND, Round("west"), dice)

    def set_up(self, position: Position) -> Execution[State]:
        p, points = position, {x: position.points.get(x, 0) for x in SEATS}
        if p.mover not in SEATS:
            raise unplayable("mover", "there is no such seat")
        if not 0 <= p.bid <= MOST:
            raise unplayable("bid", f"0 to {MOST}")
        if {*p.points} - {*SEATS} or not all(x in (0, 1) for x in points.values()):
            raise unplayable("points", "0 or 1 for each seat")
        s = State({x: p.hands.get(x, ()) for x in SEATS}, points, 2, p.bid)
        s.asked, ask_mover = {p.mover: 1}, (Decision(1, p.mover, BID),)
        s.stack = [Frame(ROUND, "bid", Round(p.mover), ask_mover, {}, "all", "ask")]
        return Execution(s, GivenDice(), quiet=True)

    def view(self, s: State, seat: Seat | None) -> BluffView:
        hand = s.hands.get(seat or "", ())
        return BluffView(**View.base(s, seat), hand=hand, points=dict(s.points), bid=s.bid, boasts=s.boasts)

    def briefing(self, setup: Setup, view: BluffView | None = None) -> Briefing:
        return Briefing((Objective("points", SEATS, {"goal": GOALS[self.chosen(setup)["goal"]]}),))

    def problems(self, s: State) -> list[str]:
        sound = all(len(x) == 2 and all(1 <= n <= 6 for n in x) for x in s.hands.values())
        return [] if sound else ["two dice each, of 1 to 6"]

    def imagine(self, s: State, seat: Seat | None, rng: Random) -> State:
        new = fork(s)
        for x in SEATS:
            if x != seat:
                new.hands[x] = (rng.randint(1, 6), rng.randint(1, 6))
        return new

    def judge(self, s: State, seat: Seat) -> float:
        return float(s.points[seat] - s.points[FOE[seat]])


GAME = Bluff()
