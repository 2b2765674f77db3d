"""A toy of four seats in any order: fire from guard inside a walk, parked questions, leaving, secrets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, ClassVar

from engine.core.contract import Briefing, Game, Objective, Setup, View
from engine.core.dice import Dice, GivenDice
from engine.core.endings import CORE_EVENTS, Resign
from engine.core.errors import Fault
from engine.core.execution import Execution
from engine.core.flow import Result, fork, start, status, where
from engine.core.positions import unplayable
from engine.core.rules import Decision, Frame, Outcome, Rules, Seat
from engine.core.types.values import action, value

SEATS = ("p1", "p2", "p3", "p4")
RING, ENERGY, ROUNDS = 16, 4, 5
RULES: Rules[State] = Rules("patrol")


@dataclass(slots=True)
class State:
    rules: ClassVar[Rules[Any]] = RULES
    at: dict[Seat, int]
    goal: dict[Seat, int] = field(default_factory=dict)
    guard: frozenset[Seat] = frozenset()
    round: int = 0
    stack: list[Frame] = field(default_factory=list)
    asked: dict[Seat, int] = field(default_factory=dict)
    over: Outcome | None = None


@dataclass(frozen=True, slots=True)
class Phase:
    done: frozenset[Seat] = frozenset()
    left: dict[Seat, int] = field(default_factory=lambda: dict.fromkeys(SEATS, ENERGY))


@dataclass(frozen=True, slots=True)
class Fire:
    target: Seat
    watchers: tuple[Seat, ...]
    shooters: tuple[Seat, ...] = ()


@action("go")
class Go:
    by: int


@action("guard")
class Guard:
    pass


@action("stop")
class Stop:
    pass


@action("shoot")
class Shoot:
    yes: bool


@action("remove")
class Remove:
    seat: Seat


@action("leave")
class Leave:
    pass


@action("return")
class Return:
    pass


Order = Go | Guard | Stop
T = Execution[State]


def near(a: int, b: int, most: int) -> bool:
    return min((a - b) % RING, (b - a) % RING) <= most


# -- questions -------------------------------------------------------------------------------------------


def orders(s: State, v: Phase, seat: Seat) -> Iterator[Order]:
    if seat not in s.at:
        return
    if v.left[seat]:
        yield from (Go(-1), Go(1))
    if v.left[seat] >= 2:
        yield Guard()
    yield Stop()


def shots(s: State, v: Fire, seat: Seat) -> tuple[Shoot, Shoot]:
    return Shoot(True), Shoot(False)


def shoot_by_policy(s: State, v: Fire, seat: Seat, policy: str) -> Shoot | None:
    if policy == "near":
        return Shoot(near(s.at[seat], s.at[v.target], 1))
    return Shoot(False) if policy == "never" else None


ORDER = RULES.question("phase.order", "PHASE.1", Order, orders)
SHOOT = RULES.question(
    "fire.shoot", "FIRE.1", Shoot, shots, follow=shoot_by_policy, policies=("near", "never")
)


# -- the round -------------------------------------------------------------------------------------------


def deal(t: T, v: Phase) -> None:
    for seat in SEATS:
        t.s.goal[seat] = t.roll_for((seat,), "GOAL.1", RING, seat=seat) - 1
    t.become(PHASE, Phase())


def ask_orders(t: T, v: Phase) -> None:
    if open_to := [x for x in t.s.at if x not in v.done]:
        t.ask_any(open_to, ORDER)
    else:
        t.goto(next_round)


def carry_out(t: T, v: Phase) -> None:
    t.goto(ask_orders)
    ((seat, a),) = t.got.items()
    if isinstance(a, Stop):
        t.hold(done=v.done | {seat})
        return
    t.hold(left={**v.left, seat: v.left[seat] - (1 if isinstance(a, Go) else 2)})
    if isinstance(a, Guard):
        t.s.guard |= {seat}
        t.tell("guarding", "PHASE.2", seat=seat)
        return
    t.s.guard -= {seat}
    t.s.at[seat] = (t.s.at[seat] + a.by) % RING
    t.tell("walked", "PHASE.1", seat=seat, at=t.s.at[seat])
    if seen := tuple(x for x in sorted(t.s.guard) if near(t.s.at[x], t.s.at[seat], 2)):
        t.call(FIRE, Fire(seat, seen))


def next_round(t: T, v: Phase) -> None:
    t.s.round += 1
    home = [x for x in t.s.at if near(t.s.at[x], t.s.goal[x], 1)]
    if t.s.round < ROUNDS:
        t.become(PHASE, Phase())
        return
    t.reveal("goals", "GOAL.2", goals=dict(t.s.goal))
    t.finish(home[0] if len(home) == 1 else None, "time", "GOAL.2")


# -- fire from guard -------------------------------------------------------------------------------------


def ask_shots(t: T, v: Fire) -> None:
    for seat in v.watchers:
        if seat in t.s.at:
            t.ask(seat, SHOOT)


def line_up(t: T, v: Fire) -> None:
    t.hold(shooters=tuple(x for x in v.watchers if (a := t.got.get(x)) and a.yes))


def shoot(t: T, v: Fire) -> None:
    if not v.shooters:
        return
    seat = v.shooters[0]
    t.hold(shooters=v.shooters[1:])
    t.s.guard -= {seat}
    if t.roll("FIRE.2", by=seat, at=v.target) >= 5:
        remove(t, v.target, "FIRE.2")
    t.goto(shoot)


def remove(t: T, seat: Seat, case: str) -> None:
    del t.s.at[seat]
    t.s.guard -= {seat}
    t.excuse(seat)
    t.tell("removed", case, seat=seat)
    if len(t.s.at) < 2:
        t.finish(next(iter(t.s.at), None), "last_one", case)


def target_walks(s: State, v: Fire) -> bool:
    return v.target in s.at


def phase_crumb(s: State, v: Phase, seat: Seat | None) -> dict[str, Any]:
    return {"round": s.round, "done": sorted(v.done)}


def fire_crumb(s: State, v: Fire, seat: Seat | None) -> dict[str, Any]:
    return {"target": v.target}


DEAL = RULES.procedure("deal", {"deal": deal}, holds=Phase)
PHASE = RULES.procedure(
    "phase",
    {"ask_orders": ask_orders, "carry_out": carry_out, "next_round": next_round},
    holds=Phase,
    crumb=phase_crumb,
)
FIRE = RULES.procedure(
    "fire",
    {"ask_shots": ask_shots, "line_up": line_up, "shoot": shoot},
    holds=Fire,
    stands=target_walks,
    crumb=fire_crumb,
)


# -- unasked ---------------------------------------------------------------------------------------------


def check_remove(s: State, seat: Seat, a: Remove) -> Sequence[Fault]:
    if seat != "p1" or a.seat not in s.at:
        return [Fault("HAND.1", "no-hand", "the first seat may take a walker off")]
    return ()


def check_leave(s: State, seat: Seat, a: Leave | Resign) -> Sequence[Fault]:
    return () if seat in s.at else [Fault("HAND.2", "gone", "you have left")]


def check_return(s: State, seat: Seat, a: Return) -> Sequence[Fault]:
    return () if seat in SEATS and seat not in s.at else [Fault("HAND.3", "here", "you have not left")]


def come_back(t: T, seat: Seat, a: Return) -> None:
    t.s.at[seat] = 4 * SEATS.index(seat)
    t.tell("returned", "HAND.3", seat=seat)


RULES.free(
    "remove", "HAND.1", Remove, check_remove, lambda t, seat, a: remove(t, a.seat, "HAND.1"),
    sample=lambda s, seat, rng: Remove(rng.choice(SEATS)),
)  # fmt: skip
RULES.free("leave", "HAND.2", Leave, check_leave, lambda t, seat, a: remove(t, seat, "HAND.2"))
RULES.free("resign", "HAND.2", Resign, check_leave, lambda t, seat, a: remove(t, seat, "HAND.2"))
RULES.free("return", "HAND.3", Return, check_return, come_back)


# -- the game --------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class PatrolView(View):
    at: dict[Seat, int]
    guard: tuple[Seat, ...]
    goal: int
    round: int


@value
class Position:
    at: dict[Seat, int]
    guard: tuple[Seat, ...] = ()


class Patrol(Game[State]):
    id = "patrol"
    title = "Patrol"
    seats = SEATS
    events = CORE_EVENTS | {"guarding", "walked", "removed", "returned", "goals"}
    endings = frozenset({"time", "last_one"})
    state = State
    rules = RULES
    position = Position

    def new(self, setup: Setup, dice: Dice) -> Result[State]:
        self.chosen(setup)
        return start(State({x: 4 * i for i, x in enumerate(SEATS)}), DEAL, Phase(), dice)

    def set_up(self, position: Position) -> Execution[State]:
        if not set(position.at) <= set(SEATS) or len(position.at) < 2:
            raise unplayable("at", "name two seats at least")
        s = State(dict(position.at), dict.fromkeys(SEATS, 0), frozenset(position.guard))
        s.asked = dict.fromkeys(position.at, 1)
        asks = tuple(Decision(1, x, ORDER) for x in position.at)
        s.stack = [Frame(PHASE, carry_out.__name__, Phase(), asks, {}, "any", ask_orders.__name__)]
        return Execution(s, GivenDice(), quiet=True)

    def view(self, s: State, seat: Seat | None) -> PatrolView:
        now = status(s)
        return PatrolView(
            seat=seat, where=where(s, seat), waiting=now.seats, sealed=(now.got, now.wanted), outcome=s.over,
            at=dict(s.at), guard=tuple(sorted(s.guard)), goal=s.goal.get(seat or "", -1), round=s.round,
        )  # fmt: skip

    def briefing(self, setup: Setup, view: Any = None) -> Briefing:
        return Briefing((Objective("goal", SEATS),), view.round if view else 0, ROUNDS)

    def problems(self, s: State) -> list[str]:
        return [f"{x} guards, but has left" for x in s.guard if x not in s.at]

    def write(self, action: Any) -> str:
        words = [str(getattr(action, name)) for name in action.__slots__ if name != "do"]
        return " ".join([action.do, *words])

    def imagine(self, s: State, seat: Seat | None, rng: Random) -> State:
        new = fork(s)
        for x in SEATS:
            if x != seat and x in s.goal and s.over is None:
                new.goal[x] = rng.randrange(RING)
        return new

    def judge(self, s: State, seat: Seat) -> float:
        return float(s.at.get(seat, -9)) + (100.0 if s.over and s.over.winner == seat else 0.0)


PATROL = Patrol()
