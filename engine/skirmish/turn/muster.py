"""Building the team to a points value before the game (Cases COSTS.1 to COSTS.4)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.core.data import is_name
from engine.core.errors import Fault
from engine.core.rules import Action, Facts, Seat
from engine.skirmish.model.actions import Dismiss, Enlist, Muster, Ready
from engine.skirmish.model.audience import T
from engine.skirmish.model.charts import ARMS
from engine.skirmish.model.costs import GRADES, cost, cost_of, spent
from engine.skirmish.model.procedures import MUSTER, Q_MUSTER, TURN, Step
from engine.skirmish.model.state import RULES, Figure, State
from engine.skirmish.table.scenario_file import LONGEST_NAME, Soldier
from engine.skirmish.table.scenario_loader import is_word
from engine.skirmish.table.terrain import scenario_of
from engine.skirmish.turn.setup import add_soldier, begin, share_out


def deal_figures(t: T, v: Step) -> None:
    """Case COSTS.1: the ready team is shared out; a table that builds its own may change it."""
    share_out(t)
    if t.s.house.team == "ready":
        t.goto(march_off)


def ask_team(t: T, v: Step) -> None:
    """Case COSTS.1: all players build, until each is ready."""
    open_to = [x for x in t.s.seats if x not in v.ready]
    if open_to:
        t.ask_any(open_to, Q_MUSTER)
    else:
        t.goto(march_off)


def take_down(t: T, v: Step) -> None:
    """Case COSTS.1: one change of the team."""
    s = t.s
    ((seat, a),) = t.got.items()
    t.goto(ask_team)
    if isinstance(a, Ready):
        ready = (*v.ready, seat)
        t.hold(ready=ready)
        t.tell("seat_done", "COSTS.1", seat=seat, left=[x for x in s.seats if x not in ready])
        return
    if isinstance(a, Dismiss):
        del s.figures[a.figure]
        t.tell(
            "dismissed", "COSTS.1", seat=seat, figure=a.figure, spent=_spent(s), points=scenario_of(s).points
        )
        return
    old = s.figures.pop(a.figure, None)
    soldier = Soldier(
        id=a.figure,
        rank=a.rank,
        actions=a.actions,
        weapon=a.weapon,
        name=a.name,
        kit=a.kit,
        at=old.at if old else None,
    )
    f = add_soldier(s, soldier, seat)
    t.tell(
        "enlisted",
        "COSTS.1",
        seat=seat,
        figure=f.id,
        name=f.name,
        rank=f.rank,
        weapon=f.weapon,
        actions=f.actions,
        kit=list(f.kit),
        cost=cost_of(f, s.house),
        spent=_spent(s),
        points=scenario_of(s).points,
    )


def march_off(t: T, v: Step) -> None:
    """Case ORDER.1: the table is laid, and the first turn begins."""
    begin(t)
    t.become(TURN, Step())


def _spent(s: State) -> int:
    return spent(s.figures.values(), s.house)


# -- what may be enlisted --------------------------------------------------------------------------------


def check_team(s: State, v: Step, seat: Seat, a: Muster) -> Sequence[Fault]:
    """Cases COSTS.1 to COSTS.4: judge a change of the team."""
    if isinstance(a, Ready):
        return () if any(f.seat for f in s.figures.values()) else [RULES.wrong("no-team")]
    mine: Figure | None = s.figures.get(a.figure)
    if isinstance(a, Dismiss):
        if mine is None or not mine.seat:
            return [RULES.wrong("no-figure", figure=a.figure)]
        return () if mine.seat == seat else [RULES.wrong("others-figure", figure=a.figure)]
    if mine is not None and mine.seat != seat:
        return [RULES.wrong("others-figure", figure=a.figure)]
    return _enlist_faults(s, a, mine)


def _enlist_faults(s: State, a: Enlist, old: Figure | None) -> list[Fault]:
    bad: list[Fault] = []
    grade = next((g for g in GRADES.grades if g.rank == a.rank), None)
    if not is_word(a.figure) or a.figure != a.figure.upper() or not is_name(a.name, LONGEST_NAME):
        bad.append(RULES.wrong("bad-name", at="name"))
    if grade is None:
        bad.append(RULES.wrong("no-rank", at="rank", rank=a.rank))
    elif not grade.least <= a.actions <= grade.most:
        bad.append(RULES.wrong("bad-rank", at="actions", rank=a.rank, least=grade.least, most=grade.most))
    if a.weapon not in GRADES.weapons:
        return [*bad, RULES.wrong("no-weapon", at="weapon", weapon=a.weapon)]
    if strange := [x for x in a.kit if x not in GRADES.kit]:
        return [
            *bad,
            RULES.wrong(
                "no-kit", at="kit", most=GRADES.most_kit, kit=", ".join(GRADES.kit), wanted=strange[0]
            ),
        ]
    if len(a.kit) > GRADES.most_kit:
        bad.append(
            RULES.wrong(
                "no-kit", at="kit", most=GRADES.most_kit, kit=", ".join(GRADES.kit), wanted=len(a.kit)
            )
        )
    if a.actions < ARMS.weapons[a.weapon].user:
        bad.append(RULES.wrong("too-heavy", at="weapon", user=ARMS.weapons[a.weapon].user))
    if old is None and sum(bool(f.seat) for f in s.figures.values()) >= GRADES.most_figures:
        bad.append(RULES.wrong("too-many", most=GRADES.most_figures))
    price, points = cost(a.actions, a.weapon, a.kit, s.house), scenario_of(s).points
    left = points - _spent(s) + (cost_of(old, s.house) if old else 0)
    if price > left:
        bad.append(RULES.wrong("too-dear", figure=a.figure, cost=price, left=left, points=points))
    return bad


def draw_team(s: State, v: Step, seat: Seat, rng: Random) -> Action:
    """Draw a change of the team, or the end of building."""
    mine = [f.id for f in s.figures.values() if f.seat == seat]
    if rng.random() < 0.4 and not check_team(s, v, seat, Ready()):
        return Ready()
    if mine and rng.random() < 0.3 and sum(bool(f.seat) for f in s.figures.values()) > 1:
        return Dismiss(rng.choice(mine))
    for _ in range(8):
        name = rng.choice(mine) if mine and rng.random() < 0.3 else rng.choice(GRADES.names)
        grade = rng.choice(GRADES.grades)
        kit = tuple(rng.choice(GRADES.kit) for _ in range(rng.randrange(3)))
        actions = rng.randint(grade.least, grade.most)
        a = Enlist(
            figure=name,
            name=name.title(),
            rank=grade.rank,
            actions=actions,
            weapon=rng.choice(GRADES.weapons),
            kit=kit,
        )
        if not check_team(s, v, seat, a):
            return a
    return Ready() if not check_team(s, v, seat, Ready()) else Enlist("RED", "Red", "trooper", 1, "pistol")


def muster_crumb(s: State, v: Step, seat: Seat | None) -> Facts | None:
    """Return what is spent."""
    return {"spent": _spent(s), "points": scenario_of(s).points, "ready": list(v.ready)}


RULES.question(Q_MUSTER, "COSTS.1", Muster, check=check_team, sample=draw_team)
RULES.procedure(
    MUSTER,
    {"deal": deal_figures, "ask_team": ask_team, "take_down": take_down, "march_off": march_off},
    holds=Step,
    crumb=muster_crumb,
)
