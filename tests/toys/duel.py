"""A toy of two seats: sealed forms, hidden traps, clashes inside moves, blasts inside clashes, strikes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, ClassVar, Literal

from engine.core.contract import Briefing, Game, Objective, Option, Setup, View
from engine.core.dice import Dice, GivenDice
from engine.core.endings import CORE_EVENTS, add_endings
from engine.core.errors import Fault, InvalidAction
from engine.core.execution import Execution
from engine.core.flow import Result, fork, start, status, where
from engine.core.positions import unplayable
from engine.core.rules import Decision, Frame, Outcome, Rules, Seat, Secrecy
from engine.core.types.values import action, value

SEATS = ("red", "white")
FOE = {"red": "white", "white": "red"}
RING = 12
TRAPS = 3
RULES: Rules[State] = Rules("duel")


@dataclass(frozen=True, slots=True)
class Unit:
    id: str
    seat: Seat
    at: int


@dataclass(slots=True)
class State:
    rules: ClassVar[Rules[Any]] = RULES
    units: dict[str, Unit]
    traps: dict[Seat, tuple[int, ...]] = field(default_factory=lambda: dict.fromkeys(SEATS, ()))
    report: dict[Seat, str] = field(default_factory=lambda: dict.fromkeys(SEATS, ""))
    strikes: dict[Seat, int] = field(default_factory=lambda: dict.fromkeys(SEATS, 3))
    turns: int = 0
    longest: int = 40
    draw: tuple[Seat, ...] = ()
    stack: list[Frame] = field(default_factory=list)
    asked: dict[Seat, int] = field(default_factory=dict)
    over: Outcome | None = None


@dataclass(frozen=True, slots=True)
class Nothing:
    pass


@dataclass(frozen=True, slots=True)
class Turn:
    seat: Seat


@dataclass(frozen=True, slots=True)
class Clash:
    unit: str
    at: int
    choices: dict[Seat, str] = field(default_factory=dict)
    loser: Seat = ""


@dataclass(frozen=True, slots=True)
class Snare:
    unit: str
    at: int


@dataclass(frozen=True, slots=True)
class Blast:
    at: int
    queue: tuple[str, ...] = ()


# -- answers ---------------------------------------------------------------------------------------------


@action("lay")
class Lay:
    spaces: tuple[int, ...] = ()


@action("step")
class Step:
    unit: str
    by: int


@action("scout")
class Scout:
    unit: str


@action("rest")
class Rest:
    pass


@action("choose")
class Choose:
    what: Literal["charge", "feint", "hold"]


@action("spring")
class Spring:
    yes: bool


@action("lose")
class Lose:
    unit: str


@action("strike")
class Strike:
    unit: str
    target: str


@action("shift")
class Shift:
    at: int
    to: int


Order = Step | Scout | Rest


# -- questions -------------------------------------------------------------------------------------------


def here(s: State, at: int, seat: Seat) -> list[str]:
    return sorted(u.id for u in s.units.values() if u.at == at and u.seat == seat)


def check_lay(s: State, v: Nothing, seat: Seat, a: Lay) -> Sequence[Fault]:
    bad = [
        Fault("LAY.1", "off-ring", f"there is no space {x}", {"space": x}, f"spaces.{i}")
        for i, x in enumerate(a.spaces)
        if not 0 <= x < RING
    ]
    if len(a.spaces) > TRAPS:
        bad.append(Fault("LAY.2", "too-many", f"{TRAPS} traps at most"))
    if len(set(a.spaces)) != len(a.spaces):
        bad.append(Fault("LAY.3", "twice", "one trap a space"))
    if list(a.spaces) != sorted(a.spaces):
        bad.append(Fault("LAY.4", "order", "name the spaces in order"))
    return bad


def any_lay(s: State, v: Nothing, seat: Seat, rng: Random) -> Lay:
    return Lay(tuple(sorted(rng.sample(range(RING), rng.randrange(TRAPS + 1)))))


def orders(s: State, v: Turn, seat: Seat) -> Iterator[Order]:
    for u in sorted(s.units):
        if s.units[u].seat == seat:
            yield from (Step(u, by) for by in (-2, -1, 1, 2))
            yield Scout(u)
    yield Rest()


def any_order(s: State, v: Turn, seat: Seat, rng: Random) -> Order:
    return rng.choice(tuple(orders(s, v, seat)))


def choices(s: State, v: Clash, seat: Seat) -> Iterator[Choose]:
    return map(Choose, ("charge", "feint", "hold"))


def stay_with(s: State, v: Clash, seat: Seat, policy: str) -> Choose:
    return Choose(policy)


def springs(s: State, v: Snare, seat: Seat) -> tuple[Spring, Spring]:
    return Spring(True), Spring(False)


def spring_by_policy(s: State, v: Snare, seat: Seat, policy: str) -> Spring | None:
    return {"always": Spring(True), "never": Spring(False)}.get(policy)


def losses(s: State, v: Clash, seat: Seat) -> list[Lose]:
    return [Lose(u) for u in here(s, v.at, seat)]


LAY = RULES.question("traps.lay", "LAY.1", Lay, check=check_lay, sample=any_lay, secrecy=Secrecy.SEALED)
ORDER = RULES.question("turn.order", "TURN.1", Order, orders, sample=any_order)
CHOICE = RULES.question(
    "clash.choice", "CLASH.1", Choose, choices, secrecy=Secrecy.SEALED,
    follow=stay_with, policies=("charge", "feint", "hold"),
)  # fmt: skip
SPRING = RULES.question(
    "snare.spring", "SNARE.1", Spring, springs, secrecy=Secrecy.HIDDEN,
    follow=spring_by_policy, policies=("always", "never", "ask"),
)  # fmt: skip
LOSS = RULES.question("clash.loss", "CLASH.4", Lose, losses)

T = Execution[State]


# -- opening and turn ------------------------------------------------------------------------------------


def ask_traps(t: T, v: Nothing) -> None:
    for seat in SEATS:
        t.ask(seat, LAY)


def lay(t: T, v: Nothing) -> None:
    for seat in SEATS:
        t.s.traps[seat] = t.got[seat].spaces
        t.tell("laid", "LAY.1", seat=seat)
    t.become(TURN, Turn("red"))


def ask_order(t: T, v: Turn) -> None:
    t.ask(v.seat, ORDER)


def carry_out(t: T, v: Turn) -> None:
    a, s = t.got[v.seat], t.s
    if isinstance(a, Step):
        u = s.units[a.unit]
        at = (u.at + a.by) % RING
        s.units[a.unit] = Unit(u.id, u.seat, at)
        t.tell("moved", "TURN.2", unit=a.unit, at=at)
        if at in s.traps[FOE[v.seat]]:
            t.call(SNARE, Snare(a.unit, at))
        if here(s, at, FOE[v.seat]):
            t.call(CLASH, Clash(a.unit, at))
    elif isinstance(a, Scout):
        n = t.roll_for((v.seat,), "TURN.3", 6, seat=v.seat)
        at = s.units[a.unit].at
        near = any((x - at) % RING in (0, 1, RING - 1) for x in s.traps[FOE[v.seat]])
        s.report[v.seat] = ("yes" if near else "no") if n > 2 else "unclear"
        t.whisper((v.seat,), "scouted", "TURN.3", seat=v.seat, near=s.report[v.seat])


def pass_on(t: T, v: Turn) -> None:
    t.s.turns += 1
    if t.s.turns >= t.s.longest:
        count = {x: sum(u.seat == x for u in t.s.units.values()) for x in SEATS}
        best = max(SEATS, key=lambda x: count[x])
        t.finish(None if len(set(count.values())) == 1 else best, "time", "TURN.4")
        return
    t.become(TURN, Turn(FOE[v.seat]))


# -- snare, clash, blast ---------------------------------------------------------------------------------


def ask_spring(t: T, v: Snare) -> None:
    t.ask(FOE[t.s.units[v.unit].seat], SPRING)


def spring(t: T, v: Snare) -> None:
    u = t.s.units[v.unit]
    owner = FOE[u.seat]
    if t.got[owner].yes:
        t.s.traps[owner] = tuple(x for x in t.s.traps[owner] if x != v.at)
        t.reveal("sprung", "SNARE.2", seat=owner, unit=v.unit, at=v.at)
        if t.roll("SNARE.2", unit=v.unit) <= 3:
            eliminate(t, u, "SNARE.2")


def ask_choices(t: T, v: Clash) -> None:
    for seat in SEATS:
        t.ask(seat, CHOICE)


def open_choices(t: T, v: Clash) -> None:
    made = {seat: t.got[seat].what for seat in SEATS}
    t.hold(choices=made)
    t.reveal("opened", "CLASH.2", choices=made)


def roll_clash(t: T, v: Clash) -> None:
    mover = t.s.units[v.unit].seat
    ours, theirs = v.choices[mover], v.choices[FOE[mover]]
    if "hold" in (ours, theirs) and "feint" in (ours, theirs):
        t.end()
    elif t.roll("CLASH.3", unit=v.unit) <= (4 if ours == "charge" else 2):
        t.hold(loser=FOE[mover])
    else:
        t.hold(loser=mover)


def ask_loss(t: T, v: Clash) -> None:
    if not here(t.s, v.at, v.loser):
        t.end()
    else:
        t.ask(v.loser, LOSS)


def take_loss(t: T, v: Clash) -> None:
    eliminate(t, t.s.units[t.got[v.loser].unit], "CLASH.4")


def eliminate(t: T, u: Unit, case: str) -> None:
    del t.s.units[u.id]
    t.tell("eliminated", case, unit=u.id, at=u.at)
    if not any(x.seat == u.seat for x in t.s.units.values()):
        t.finish(FOE[u.seat], "wiped_out", case)
        return
    t.call(BLAST, Blast(u.at))


def line_up(t: T, v: Blast) -> None:
    near = {v.at, (v.at + 1) % RING}
    t.hold(queue=tuple(sorted(u.id for u in t.s.units.values() if u.at in near)))


def hit(t: T, v: Blast) -> None:
    if not v.queue:
        return
    t.hold(queue=v.queue[1:])
    u = t.s.units.get(v.queue[0])
    if u and t.roll("BLAST.1", 6, unit=u.id) == 1:
        eliminate(t, u, "BLAST.1")
    t.goto(hit)


def mover_there(s: State, v: Clash | Snare) -> bool:
    return v.unit in s.units and s.units[v.unit].at == v.at


def turn_crumb(s: State, v: Turn, seat: Seat | None) -> dict[str, Any]:
    return {"seat": v.seat, "turn": s.turns}


def clash_crumb(s: State, v: Clash, seat: Seat | None) -> dict[str, Any]:
    return {"unit": v.unit, "at": v.at, "choices": dict(v.choices)}


OPENING = RULES.procedure("opening", {"ask_traps": ask_traps, "lay": lay}, holds=Nothing)
TURN = RULES.procedure(
    "turn", {"ask_order": ask_order, "carry_out": carry_out, "pass_on": pass_on}, holds=Turn, crumb=turn_crumb
)
SNARE = RULES.procedure(
    "snare", {"ask_spring": ask_spring, "spring": spring}, holds=Snare, stands=mover_there
)
CLASH = RULES.procedure(
    "clash",
    {
        "ask_choices": ask_choices,
        "open_choices": open_choices,
        "roll_clash": roll_clash,
        "ask_loss": ask_loss,
        "take_loss": take_loss,
    },
    holds=Clash,
    stands=mover_there,
    crumb=clash_crumb,
)
BLAST = RULES.procedure("blast", {"line_up": line_up, "hit": hit}, holds=Blast)


# -- unasked ---------------------------------------------------------------------------------------------


def check_strike(s: State, seat: Seat, a: Strike) -> Sequence[Fault]:
    u, target = s.units.get(a.unit), s.units.get(a.target)
    if seat not in SEATS or not u or not target or u.seat != seat or target.seat == seat:
        return [Fault("STRIKE.1", "no-strike", "strike a foe with a unit of yours")]
    if (u.at - target.at) % RING not in (0, 1, RING - 1) or not s.strikes[seat]:
        return [Fault("STRIKE.2", "no-reach", "out of reach, or no strikes left")]
    return ()


def strike(t: T, seat: Seat, a: Strike) -> None:
    t.s.strikes[seat] -= 1
    if t.roll("STRIKE.3", unit=a.unit) <= 3:
        eliminate(t, t.s.units[a.target], "STRIKE.3")


def any_strike(s: State, seat: Seat, rng: Random) -> Strike:
    return Strike(rng.choice(sorted(s.units)), rng.choice(sorted(s.units)))


def check_shift(s: State, seat: Seat, a: Shift) -> Sequence[Fault]:
    mine = s.traps.get(seat, ())
    if a.at not in mine or a.to in mine or not 0 <= a.to < RING:
        return [Fault("SHIFT.1", "no-shift", "shift a trap of yours to a space without one")]
    return ()


def shift(t: T, seat: Seat, a: Shift) -> None:
    t.s.traps[seat] = tuple(sorted({*t.s.traps[seat], a.to} - {a.at}))


def any_shift(s: State, seat: Seat, rng: Random) -> Shift:
    return Shift(rng.choice(s.traps[seat] or (0,)), rng.randrange(RING + 1))


RULES.free("strike", "STRIKE.1", Strike, check_strike, strike, sample=any_strike)
RULES.free("shift", "SHIFT.1", Shift, check_shift, shift, Secrecy.HIDDEN, sample=any_shift)
add_endings(RULES, SEATS, "END.1")


# -- the game --------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class DuelView(View):
    flow = ("turns",)

    units: dict[str, Unit]
    traps: tuple[int, ...]
    laid: dict[Seat, int]
    report: str
    strikes: dict[Seat, int]
    turns: int
    draw: tuple[Seat, ...]


@value
class Position:
    units: dict[str, tuple[Seat, int]]
    mover: Seat = "red"
    traps: dict[Seat, tuple[int, ...]] = field(default_factory=dict)


class Duel(Game[State]):
    id = "duel"
    title = "Duel"
    seats = SEATS
    options = (Option("length", ("short", "long"), "short", "TURN.4"),)
    events = CORE_EVENTS | {"laid", "moved", "scouted", "sprung", "opened", "eliminated"}
    endings = frozenset({"time", "wiped_out", "resigned", "draw_agreed"})
    state = State
    rules = RULES
    position = Position

    def new(self, setup: Setup, dice: Dice) -> Result[State]:
        longest = {"short": 40, "long": 120}[self.chosen(setup)["length"]]
        units = [Unit(f"{seat[0]}{i}", seat, 6 * (seat == "white") + i) for seat in SEATS for i in range(4)]
        return start(State({u.id: u for u in units}, longest=longest), OPENING, Nothing(), dice)

    def set_up(self, position: Position) -> Execution[State]:
        if position.mover not in SEATS:
            raise unplayable("mover", "no such seat")
        units = {name: Unit(name, seat, at) for name, (seat, at) in position.units.items()}
        s = State(units, {x: position.traps.get(x, ()) for x in SEATS}, asked={position.mover: 1})
        ask = (Decision(1, position.mover, ORDER),)
        s.stack = [Frame(TURN, carry_out.__name__, Turn(position.mover), ask, {}, "all", ask_order.__name__)]
        return Execution(s, GivenDice(), quiet=True)

    def view(self, s: State, seat: Seat | None) -> DuelView:
        now = status(s)
        return DuelView(
            seat=seat, where=where(s, seat), waiting=now.seats, sealed=(now.got, now.wanted), outcome=s.over,
            units=dict(s.units), traps=s.traps.get(seat or "", ()),
            laid={x: len(s.traps[x]) for x in SEATS},
            report=s.report.get(seat or "", ""), strikes=dict(s.strikes), turns=s.turns, draw=s.draw,
        )  # fmt: skip

    def briefing(self, setup: Setup, view: Any = None) -> Briefing:
        longest = {"short": 40, "long": 120}[self.chosen(setup)["length"]]
        left = {x: sum(u.seat == x for u in view.units.values()) for x in SEATS} if view else {}
        return Briefing((Objective("last", SEATS, left),), view.turns if view else 0, longest)

    def problems(self, s: State) -> list[str]:
        bad = [f"{u.id} stands off the ring" for u in s.units.values() if not 0 <= u.at < RING]
        return bad + [f"{x} has too many traps" for x in SEATS if len(set(s.traps[x])) > TRAPS]

    def write(self, action: Any) -> str:
        words = [str(getattr(action, name)) for name in action.__slots__ if name not in ("do", "spaces")]
        return " ".join([action.do, *words, *map(str, getattr(action, "spaces", ()))])

    def read(self, s: State, d: Decision, text: str) -> Any:
        if d.kind != LAY:
            return super().read(s, d, text)
        words = text.split()
        if words[:1] != ["lay"] or not all(w.isdecimal() for w in words[1:]):
            raise InvalidAction(text, "say 'lay 1 4 7'")
        return Lay(tuple(map(int, words[1:])))

    def imagine(self, s: State, seat: Seat | None, rng: Random) -> State:
        new = fork(s)
        for x in SEATS:
            if x != seat:
                new.traps[x] = tuple(sorted(rng.sample(range(RING), len(s.traps[x]))))
                new.report[x] = rng.choice(("yes", "no", "unclear")) if s.report[x] else ""
        return new

    def judge(self, s: State, seat: Seat) -> float:
        return float(sum(1 if u.seat == seat else -1 for u in s.units.values()))


DUEL = Duel()
