"""Two toys that are cheap to play: turns, bids that are sealed, calls in any order; and the same with snares.

In the second a seat may be asked in hiding, beside whoever has the turn: its rules have a hidden kind of
question, so that nothing that others see of a clock may depend on whether one is open.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, ClassVar

from bot.play.model.title import Catalogue, Title
from engine.core.contract import Briefing, Game, Objective, Option, Setup, View
from engine.core.dice import Dice
from engine.core.endings import CORE_EVENTS, Resign
from engine.core.errors import Fault
from engine.core.execution import Execution
from engine.core.flow import Result, fork, start, status, where
from engine.core.rules import Decision, Frame, Outcome, Rules, Seat, Secrecy
from engine.core.types.values import action
from tests.play.plain_look import PlainLook

SEATS = ("north", "south", "west")
#: In one round in this many everybody bids, or everybody calls; in the others one seat has the turn.
BIDS, CALLS = 3, 5
LENGTHS = {"short": 9, "usual": 40, "long": 400}
RULES: Rules[State] = Rules("watch")
SNARED: Rules[Veiled] = Rules("veiled")


@dataclass(slots=True)
class State:
    rules: ClassVar[Rules[Any]] = RULES
    longest: int = 40
    round: int = 0
    points: dict[Seat, int] = field(default_factory=lambda: dict.fromkeys(SEATS, 0))
    snares: dict[Seat, int] = field(default_factory=dict)
    draw: tuple[Seat, ...] = ()
    stack: list[Frame] = field(default_factory=list)
    asked: dict[Seat, int] = field(default_factory=dict)
    over: Outcome | None = None


@dataclass(slots=True)
class Veiled(State):
    rules: ClassVar[Rules[Any]] = SNARED


@dataclass(frozen=True, slots=True)
class Round:
    left: tuple[Seat, ...] = ()


@action("play")
class Play:
    card: int


T = Execution[Any]


def cards(s: State, v: Round, seat: Seat) -> tuple[Play, ...]:
    return Play(0), Play(1), Play(2)


def usual(s: State, v: Round, seat: Seat, policy: str) -> Play:
    return Play(int(policy))


def kinds(rules: Rules[Any]) -> tuple[str, str, str]:
    standing = {"follow": usual, "policies": ("0", "1", "2")}
    turn = rules.question("round.turn", "TURN.1", Play, cards, **standing)
    bid = rules.question("round.bid", "BID.1", Play, cards, secrecy=Secrecy.SEALED, **standing)
    call = rules.question("round.call", "CALL.1", Play, cards)
    return turn, bid, call


TURN, BID, CALL = kinds(RULES)
kinds(SNARED)
SNARE = SNARED.question("round.snare", "SNARE.1", Play, cards, secrecy=Secrecy.HIDDEN)


def mover(s: State) -> Seat:
    return SEATS[s.round % len(SEATS)]


def watcher(s: State) -> Seat:
    return SEATS[(s.round + 1) % len(SEATS)]


def deal(t: T, v: Round) -> None:
    if isinstance(t.s, Veiled):
        for seat in SEATS:
            t.s.snares[seat] = t.roll_for((seat,), "SNARE.1", 2, seat=seat) - 1
    t.become("round", Round(SEATS))


def ask_all(t: T, v: Round) -> None:
    s = t.s
    if bids(s):
        for seat in SEATS:
            t.ask(seat, BID)
    elif calls(s):
        t.ask_any(v.left, CALL)
    else:
        t.ask(mover(s), TURN)
        if s.snares.get(watcher(s)):
            t.ask(watcher(s), SNARE)


def carry_out(t: T, v: Round) -> None:
    s, given = t.s, {seat: a.card for seat, a in t.got.items()}
    told = given if bids(s) or calls(s) else {mover(s): given[mover(s)]}
    for seat, card in told.items():
        s.points[seat] += card
        (t.reveal if bids(s) else t.tell)("played", "TURN.1", seat=seat, card=card)
    if calls(s) and (left := tuple(x for x in v.left if x not in given)):
        t.hold(left=left)
        t.goto(ask_all)
        return
    s.round += 1
    if s.round >= s.longest:
        t.finish(best(s), "time", "TURN.2")
    else:
        t.become("round", Round(SEATS))


def bids(s: State) -> bool:
    return s.round % BIDS == BIDS - 1


def calls(s: State) -> bool:
    return s.round % CALLS == CALLS - 1 and not bids(s)


def best(s: State, *without: Seat) -> Seat | None:
    left = {seat: n for seat, n in s.points.items() if seat not in without}
    won = [seat for seat, n in left.items() if n == max(left.values())]
    return won[0] if len(won) == 1 else None


def crumb(s: State, v: Round, seat: Seat | None) -> dict[str, Any]:
    return {"round": s.round}


def may_resign(s: State, seat: Seat, a: Resign) -> Sequence[Fault]:
    return () if seat in SEATS else [Fault("END.1", "no-seat", "no such seat")]


def resign(t: T, seat: Seat, a: Resign) -> None:
    t.finish(best(t.s, seat), "resigned", "END.1")


for rules in (RULES, SNARED):
    rules.procedure("deal", {"deal": deal}, holds=Round)
    rules.procedure("round", {"ask_all": ask_all, "carry_out": carry_out}, holds=Round, crumb=crumb)
    rules.free("resign", "END.1", Resign, may_resign, resign)


# -- the games -------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Seen(View):
    round: int
    points: dict[Seat, int]


class Watch(Game[State]):
    id = "watch"
    title = "Watch"
    seats = SEATS
    options = (Option("length", tuple(LENGTHS), "usual", "TURN.2"),)
    events = CORE_EVENTS | {"played"}
    endings = frozenset({"time", "resigned"})
    state: type[State] = State
    rules: Rules[Any] = RULES
    levels: ClassVar[Mapping[str, str]] = {"steady": "greedy"}

    def new(self, setup: Setup, dice: Dice) -> Result[State]:
        return start(self.state(longest=LENGTHS[self.chosen(setup)["length"]]), "deal", Round(), dice)

    def view(self, s: State, seat: Seat | None) -> Seen:
        now = status(s)
        return Seen(
            seat=seat, where=where(s, seat), waiting=now.seats, sealed=(now.got, now.wanted), outcome=s.over,
            round=s.round, points=dict(s.points),
        )  # fmt: skip

    def briefing(self, setup: Setup, view: Any = None) -> Briefing:
        longest = LENGTHS[self.chosen(setup)["length"]]
        return Briefing((Objective("points", SEATS),), view.round if view else 0, longest)

    def problems(self, s: State) -> list[str]:
        return []

    def write(self, action: Any) -> str:
        return " ".join([action.do, *(str(getattr(action, x)) for x in action.__slots__ if x != "do")])

    def imagine(self, s: State, seat: Seat | None, rng: Random) -> State:
        new = fork(s)
        for x in s.snares:
            if x != seat:
                new.snares[x] = rng.randrange(2)
        return new

    def judge(self, s: State, seat: Seat) -> float:
        return float(s.points[seat])


class Snares(Watch):
    id = "veiled"
    title = "Snares"
    state = Veiled
    rules = SNARED


class Face(PlainLook):
    def __init__(self, game: str) -> None:
        self.game = game  # type: ignore[misc]
        self.seats = SEATS


def lapsed(s: Any, d: Decision, rng: Random) -> Play:
    return Play(0)


def toys() -> Catalogue:
    kinds = (TURN, BID, CALL, SNARE)
    made = [Title(g, Face(g.id), lapses=dict.fromkeys(kinds, lapsed)) for g in (Watch(), Snares())]
    return Catalogue({x.game.id: x for x in made})
