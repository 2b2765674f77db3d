"""The turn in its six steps, and the players' step, open in any order (Cases ORDER.1 and ORDER.2)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.core.errors import Fault
from engine.core.rules import Action, Seat
from engine.core.types.frozen import replace
from engine.skirmish.combat.explosives import end_lay
from engine.skirmish.model.actions import (
    Cover,
    Dial,
    Done,
    Drop,
    Enter,
    Face,
    Haul,
    Hold,
    Lay,
    March,
    Order,
    Save,
    Seize,
    Shoot,
    Spot,
    Steady,
    Take,
    Throw,
    Turn,
    Work,
)
from engine.skirmish.model.audience import T, tell_players
from engine.skirmish.model.procedures import (
    ALLIES,
    AUTOMATON,
    FORCES,
    MELEE,
    MORALE,
    PHASE,
    Q_ORDER,
    RALLY,
    TURN,
    Automaton,
    Force,
    Melee,
    Morale,
    Phase,
    Rally,
    Step,
)
from engine.skirmish.model.state import RULES, Figure, Side, State
from engine.skirmish.rules.gate import end_gate_turn
from engine.skirmish.rules.objectives import end_work
from engine.skirmish.rules.order_parts import HANDLERS
from engine.skirmish.rules.portal_markers import approach_markers
from engine.skirmish.rules.reinforcements import markers_in_sight
from engine.skirmish.rules.spotting import lose_sight, spot_all_in_open
from engine.skirmish.rules.victory import verdict
from engine.skirmish.table.terrain import scenario_of
from engine.skirmish.turn.setup import bring_groups

#: Players are told how many turns are left from this many on.
LATE = 3


# -- the turn --------------------------------------------------------------------------------------------


def begin_turn(t: T, v: Step) -> None:
    """Case ORDER.1: a turn begins; groups that were due arrive."""
    s = t.s
    s.turn += 1
    for f in tuple(s.figures.values()):
        if f.spots or f.looked:
            s.put(replace(f, spots=0, looked=False))
    turns = scenario_of(s).turns
    t.tell("turn_began", "ORDER.1", turn=s.turn, turns=turns)
    if turns - s.turn < LATE:
        t.tell("deadline", "MISSION.1", turns=turns - s.turn + 1)
    bring_groups(t)


def new_enemies(t: T, v: Step) -> None:
    """Case ORDER.1, step 1: markers, and a roll for fresh enemies."""
    open_step(t, "forces")
    t.call(FORCES, Force())


def players_step(t: T, v: Step) -> None:
    """Cases ORDER.1 and ORDER.2, step 2: figures in flight try to rally, then the players act."""
    open_step(t, "players")
    refresh_actions(t.s, "sgc")
    spot_all_in_open(t)
    t.call(RALLY, Rally())
    t.call(PHASE, Phase())
    t.call(ALLIES, Automaton("sgc"))


def players_melee(t: T, v: Step) -> None:
    """Case ORDER.1, step 3: the players' fights."""
    end_side_phase(t, "sgc")
    open_step(t, "melee")
    t.call(MELEE, Melee("sgc"))


def players_morale(t: T, v: Step) -> None:
    """Case ORDER.1, step 4: morale for losses."""
    open_step(t, "morale")
    lose_sight(t)
    t.call(MORALE, Morale())


def machine_step(t: T, v: Step) -> None:
    """Cases ORDER.1 and ORDER.3, step 5: the Jaffa."""
    verdict(t)
    open_step(t, "automaton")
    refresh_actions(t.s, "jaffa")
    t.call(AUTOMATON, Automaton())


def machine_melee(t: T, v: Step) -> None:
    """Case ORDER.1, step 5: the Jaffa's fights."""
    end_side_phase(t, "jaffa")
    t.call(MELEE, Melee("jaffa"))


def machine_morale(t: T, v: Step) -> None:
    """Case ORDER.1, step 6: morale for losses, once more."""
    open_step(t, "morale")
    t.call(MORALE, Morale())


def end_turn(t: T, v: Step) -> None:
    """Ruling K64: finish work, open or close the gate, and check whether the mission is over."""
    s = t.s
    open_step(t, "end")
    end_work(t)
    end_lay(t)
    end_gate_turn(t)
    for f in tuple(s.figures.values()):
        if f.busy:
            s.put(replace(s.figures[f.id], busy=""))
    s.modifiers = tuple(
        replace(m, turns=m.turns - 1) if m.turns > 1 else m for m in s.modifiers if m.turns != 1
    )
    lose_sight(t)
    return_to_pool(s)
    verdict(t, end=True)
    t.goto(begin_turn)


def open_step(t: T, phase: str) -> None:
    """Begin a step of the order of play."""
    t.s.phase = phase
    t.tell("phase_began", "ORDER.1", phase=phase)


def refresh_actions(s: State, side: Side) -> None:
    """Ruling K8: a side's figures have all their actions again, and what they reserved is gone."""
    for f in tuple(s.figures.values()):
        if f.side != side or not f.on_table:
            continue
        left = f.fp if f.able else 0
        used = f.marched or f.moved or f.fired or f.thrown or f.held or f.saved or f.covering
        if used or f.left != left:
            now = replace(
                f,
                left=left,
                marched=0,
                moved=False,
                fired=False,
                thrown=False,
                held=False,
                saved=0,
                covering=False,
            )
            s.put(now)


def end_side_phase(t: T, side: Side) -> None:
    """Rulings K8, K28 and K29: as its phase ends, note who held, and count down turns out of action."""
    s = t.s
    for f in tuple(s.figures.values()):
        if f.side != side or not f.on_table:
            continue
        held = f.able and not (f.moved or f.fired or f.thrown or f.busy)
        if held != f.held or f.out:
            s.put(replace(f, held=held, out=max(0, f.out - 1)))
        if f.out == 1 and f.health == "fit":
            tell_players(t, "recovered", "EFFECT.6", figure=f.id)


def return_to_pool(s: State) -> None:
    """Ruling K56: enemies that are gone go back to the pool, and with them groups that nobody is left of."""
    gone = {f.id for f in s.figures.values() if f.side == "jaffa" and not f.on_table}
    if not gone:
        return
    s.figures = {i: f for i, f in s.figures.items() if i not in gone}
    s.spotted["sgc"] = tuple(x for x in s.spotted["sgc"] if x not in gone)
    s.ghosts = {x: at for x, at in s.ghosts.items() if x not in gone}
    left = {f.group for f in s.figures.values()}
    s.groups = {i: g for i, g in s.groups.items() if i in left or g.side == "sgc"}


RULES.procedure(
    TURN,
    {
        "begin_turn": begin_turn,
        "new_enemies": new_enemies,
        "players_step": players_step,
        "players_melee": players_melee,
        "players_morale": players_morale,
        "machine_step": machine_step,
        "machine_melee": machine_melee,
        "machine_morale": machine_morale,
        "end_turn": end_turn,
    },
    holds=Step,
    crumb=("turn", "phase"),
)


# -- the players' step -----------------------------------------------------------------------------------


def may_act(s: State, seat: Seat) -> bool:
    """Return whether a seat has a figure that can do anything this turn."""
    return any(f.seat == seat and f.side == "sgc" and f.able and not f.fleeing for f in s.figures.values())


def ask_orders(t: T, v: Phase) -> None:
    """Case ORDER.2: all who are not done may order their figures, in any order."""
    open_to = [x for x in t.s.seats if x not in v.done and may_act(t.s, x)]
    if open_to:
        t.ask_any(open_to, Q_ORDER)
    else:
        t.end()


def carry_out(t: T, v: Phase) -> None:
    """Case ORDER.2: one order is carried out."""
    s = t.s
    s.again = None
    ((seat, a),) = t.got.items()
    if isinstance(a, Done):
        done = (*v.done, seat)
        t.hold(done=done)
        left = [x for x in s.seats if x not in done and may_act(s, x)]
        t.tell("seat_done", "ORDER.2", seat=seat, left=left)
        t.goto(ask_orders)
        return
    HANDLERS[type(a)].do(t, s.figures[a.figure], a)


def after_order(t: T, v: Phase) -> None:
    """Case PORTAL.3, Ruling K42: markers approached fall back; by option those first seen are rolled for."""
    s = t.s
    approach_markers(t)
    verdict(t)
    t.goto(ask_orders)
    if s.house.roll_on_sight == "on" and s.over is None:
        fresh = tuple(x for x in markers_in_sight(s) if x not in s.sighted)
        if fresh:
            t.call(FORCES, Force(fresh))


def check_order(s: State, v: Phase, seat: Seat, a: Action) -> Sequence[Fault]:
    """Case ORDER.2: judge an order: whose figure, in what state, then the order itself."""
    if isinstance(a, Done):
        return ()
    f = s.figures.get(a.figure)
    if f is None or f.seat != seat or f.side != "sgc":
        return [RULES.wrong("not-your-figure", figure=a.figure)]
    if not f.on_table:
        return [RULES.wrong("is-gone", figure=a.figure)]
    handler = HANDLERS[type(a)]
    if bad := why_unfit(f, shaken_may=handler.shaken):
        return [bad]
    if handler.whole and has_acted(f):
        return [RULES.wrong("no-whole-turn", figure=f.id)]
    return handler.check(s, f, a)


def has_acted(f: Figure) -> bool:
    """Ruling K64: return whether a figure cannot do what takes a whole turn any more."""
    return f.left < f.fp or f.moved or f.fired or f.thrown or f.suppressed > 0


def why_unfit(f: Figure, *, shaken_may: bool) -> Fault | None:
    """Cases EFFECT.4, EFFECT.7 and MORALE.5: say why a figure takes no orders, if so."""
    if not f.able:
        return RULES.wrong("not-able", figure=f.id)
    if f.fleeing:
        return RULES.wrong("is-fleeing", figure=f.id)
    if f.busy or f.covering:
        return RULES.wrong("is-busy" if f.busy else "is-covering", figure=f.id)
    return RULES.wrong("is-suppressed", figure=f.id) if f.suppressed and not shaken_may else None


#: Probability with which random play ends its part of a phase.
STOPS = 0.12


#: Orders as they are shuffled: what is drawn must not hang on which module declared its own first.
DRAWN = (
    March, Face, Haul, Drop, Spot, Throw, Cover, Work, Take, Seize, Lay, Save, Shoot, Dial, Turn, Enter, Hold,
    Steady,
)  # fmt: skip


def draw_order(s: State, v: Phase, seat: Seat, rng: Random) -> Action:
    """Draw an order of any of the seat's figures, or the end of its part."""
    mine = [
        f for f in s.figures.values() if f.seat == seat and f.on_table and not why_unfit(f, shaken_may=True)
    ]
    rng.shuffle(mine)
    if rng.random() < STOPS:
        return Done()
    for f in mine[:3]:
        handlers = [HANDLERS[x] for x in DRAWN]
        rng.shuffle(handlers)
        for handler in handlers:
            if (f.suppressed and not handler.shaken) or (f.left <= 0 and rng.random() < 0.8):
                continue
            a = handler.draw(s, f, rng)
            if a is not None and not (handler.whole and has_acted(f)):
                return a
    return Done()


RULES.question(Q_ORDER, "ORDER.2", Order, check=check_order, sample=draw_order)
RULES.procedure(
    PHASE,
    {"ask_orders": ask_orders, "carry_out": carry_out, "after_order": after_order},
    holds=Phase,
    crumb=("done",),
)
