"""Reaction fire and triggers while the other side moves or shoots (Cases SHOOT.1 and EXPLOSIVES.3)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.errors import Fault
from engine.core.rules import Facts, Seat
from engine.core.types.frozen import replace
from engine.skirmish.combat.explosives import blast_reach, caught_by, saved_charges
from engine.skirmish.combat.morale import is_drilled, shock_figure
from engine.skirmish.combat.shooting import (
    Prospect,
    can_shoot,
    may_hit,
    may_shoot,
    prospect,
    shot,
)
from engine.skirmish.model.actions import Blow, React, Wait
from engine.skirmish.model.audience import T, tell_players
from engine.skirmish.model.charts import ARMS, BANDS, CHARTS
from engine.skirmish.model.procedures import (
    BLAST,
    MORALE,
    Q_BLOW,
    Q_REACT,
    REACTION,
    SHOT,
    TRIGGER,
    Blasting,
    Morale,
    Reaction,
    Trigger,
)
from engine.skirmish.model.state import PLAYERS, RULES, Charge, Figure, State
from engine.skirmish.rules.objectives import destroyed_by
from engine.skirmish.table.line_of_sight import by_distance, in_cover, opponents

#: A player's possible standing answers: hold fire, fire up to a band, or at this chance or better.
POLICIES = ("wait", *BANDS, "even")


# -- who may react ---------------------------------------------------------------------------------------


def reactors(s: State, v: Reaction) -> list[Figure]:
    """Case SHOOT.1, Ruling K8: who held and can shoot at this figure, the nearest first."""
    g = s.figures[v.figure]
    mine = (f for f in opponents(s, g) if f.held and (not v.by or f.id in v.by))
    return by_distance(g.at, (f for f in mine if can_shoot(s, f, g, fewest_actions(f))))


def fewest_actions(f: Figure) -> int:
    """Case CANNON.1: the fewest actions a shot of this figure takes."""
    return ARMS.cannon.actions if f.weapon == "cannon" else 1


def is_automatic(s: State, f: Figure) -> bool:
    """Return whether the automaton controls a figure."""
    g = s.groups.get(f.group)
    return f.seat not in PLAYERS or (g is not None and g.auto)


def preferred(f: Figure, keep: int = 0) -> int:
    """Case SHOOT.2: Jaffa prefer aimed shots, of the actions that they do not keep for something else."""
    return min(2, f.left - keep) if f.left != keep else 1


def fires_by_itself(s: State, f: Figure, g: Figure) -> bool:
    """Case RISK.1, Rulings K54 and K80: fire at the enemy nearest to the group once it is near enough."""
    p = prospect(s, f, g, preferred(f))
    if p is None or p.band > CHARTS.actions.react or g.inactive:
        return False
    group = [m for m in s.members(f.group) if m.able] if f.group else [f]

    def gap(x: Figure) -> float:
        return min((m.x - x.x) ** 2 + (m.y - x.y) ** 2 for m in group)

    mine = gap(g)
    rivals = (x for i in s.spotted[f.side] if (x := s.figures.get(i)) and x.id != g.id and x.on_table)
    return not any(x.able and gap(x) < mine and can_shoot(s, f, x, preferred(f)) for x in rivals)


def useful_charges(s: State, v: Reaction | Trigger, seat: Seat) -> list[str]:
    """Case EXPLOSIVES.3, Ruling K36: the charges of this seat that would do something now."""
    if isinstance(v, Reaction):
        f = s.figures[v.figure]
        if v.fired or f.side == "sgc" or not s.known(f.id):  # asking would reveal the hidden figure
            return []
    mine = (c for c in saved_charges(s, "sgc") if s.figures[c.by].seat == seat)
    return [c.id for c in mine if catches_enemy(s, c) or destroys_objective(s, c)]


def catches_enemy(s: State, c: Charge) -> bool:
    """Case EXPLOSIVES.3: return whether a charge would catch an enemy that players know of."""
    return any(s.figures[x].side == "jaffa" and s.known(x) for x in caught_by(s, c))


def destroys_objective(s: State, c: Charge) -> bool:
    """Case EXPLOSIVES.5: return whether a charge would destroy what the mission wants destroyed."""
    return bool(destroyed_by(s, c.at, c.kind, blast_reach(c)))


# -- questions -------------------------------------------------------------------------------------------


def reaction_choices(s: State, v: Reaction, seat: Seat) -> list[React | Wait]:
    """Ruling K8: wait, or fire with one's figures that held, by every kind of shot they can pay for."""
    found: list[React | Wait] = [Wait()]
    for f in reactors(s, v):
        if f.seat == seat and not is_automatic(s, f):
            aims = [ARMS.cannon.actions] if f.weapon == "cannon" else [n for n in (1, 2, 3) if n <= f.left]
            found += [React(f.id, v.figure, aim) for aim in aims]
    return found


def check_reaction(s: State, v: Reaction, seat: Seat, a: React | Wait) -> Sequence[Fault]:
    """Case SHOOT.1, Ruling K8: say why a figure may not fire at this moment."""
    if isinstance(a, Wait) or a in reaction_choices(s, v, seat):
        return ()
    if a.target != v.figure:
        return [RULES.wrong("react-at", figure=v.figure, target=a.target)]
    f = s.figures.get(a.figure)
    if f is None or f.seat != seat or is_automatic(s, f) or not f.held:
        return [RULES.wrong("react-held", figure=a.figure)]
    if f.weapon == "cannon" and a.aim != ARMS.cannon.actions:
        return [RULES.wrong("shoot-cannon")]
    return [*may_shoot(s, f, a.aim), *may_hit(s, f, a.target)] or [
        RULES.wrong("react-chance", figure=f.id, target=a.target)
    ]


def react_by_policy(s: State, v: Reaction, seat: Seat, policy: str) -> React | Wait | None:
    """Follow a standing answer: fire the best shot of whoever has the enemy near enough, or else wait."""
    if policy == "wait":
        return Wait()
    g = s.figures[v.figure]
    open_to = [a for a in reaction_choices(s, v, seat) if isinstance(a, React)]
    odds = [(a, p) for a in open_to if (p := prospect(s, s.figures[a.figure], g, a.aim))]
    fit = [(a, p) for a, p in odds if near_enough(p, policy)]
    if not fit:
        return Wait()
    return max(fit, key=lambda x: (x[1].chance, -x[0].aim, x[0].figure))[0]


def near_enough(p: Prospect, policy: str) -> bool:
    """Return whether a shot fits a standing answer; here cover counts as the next range band."""
    if policy == "even":
        return p.chance * 2 >= 1
    return policy in BANDS and p.band + bool(p.cover) <= BANDS.index(policy)


def blow_choices(s: State, v: Reaction | Trigger, seat: Seat) -> list[Blow | Wait]:
    """Ruling K36: wait, or set off one of the charges."""
    return [Wait(), *(Blow(i) for i in useful_charges(s, v, seat))]


def check_blow(s: State, v: Reaction | Trigger, seat: Seat, a: Blow | Wait) -> Sequence[Fault]:
    """Case EXPLOSIVES.3, Ruling K36: say why a charge is not set off now."""
    if isinstance(a, Wait) or a.charge in useful_charges(s, v, seat):
        return ()
    mine = any(c.id == a.charge and s.figures[c.by].seat == seat for c in saved_charges(s, "sgc"))
    return [
        RULES.wrong("blow-idle", charge=a.charge) if mine else RULES.wrong("blow-trigger", charge=a.charge)
    ]


def blow_by_policy(s: State, v: Reaction | Trigger, seat: Seat, policy: str) -> Blow | Wait | None:
    """Follow a standing answer: "wait"; "one" or "two" enemies caught, or the objective, and no friend."""
    if policy not in ("one", "two"):
        return Wait() if policy == "wait" else None
    for i in useful_charges(s, v, seat):
        c = s.charges[i]
        caught = [s.figures[x] for x in caught_by(s, c) if s.known(x)]
        foes = sum(f.side != "sgc" for f in caught)
        if foes == len(caught) and (foes >= (2 if policy == "two" else 1) or destroys_objective(s, c)):
            return Blow(i)
    return Wait()


REACT = RULES.question(
    Q_REACT,
    "SHOOT.1",
    React | Wait,
    reaction_choices,
    check=check_reaction,
    follow=react_by_policy,
    policies=POLICIES,
)
BLOW = RULES.question(
    Q_BLOW,
    "EXPLOSIVES.3",
    Blow | Wait,
    blow_choices,
    check=check_blow,
    follow=blow_by_policy,
    policies=("wait", "one", "two"),
)


# -- the procedure ---------------------------------------------------------------------------------------


def gather_reactors(t: T, v: Reaction) -> None:
    """Ruling K8: the automaton's figures that held react, the nearest first."""
    s = t.s
    ready = reactors(s, v)
    queue = tuple(f.id for f in ready if is_automatic(s, f))
    if queue:
        t.hold(queue=queue)
    elif not any(f.seat in s.seats for f in ready) and not any(useful_charges(s, v, x) for x in s.seats):
        t.end()


def react_by_itself(t: T, v: Reaction) -> None:
    """Case SHOOT.2, Rulings K54 and K80: one shot each, aimed if it can be."""
    s, g = t.s, t.s.figures[v.figure]
    if not v.queue:
        return
    f = s.figures[v.queue[0]]
    v = t.hold(queue=v.queue[1:])
    t.goto(react_by_itself)
    if can_shoot(s, f, g, preferred(f)) and fires_by_itself(s, f, g):
        tell_players(t, "reacting", "SHOOT.1", figures=[f.id], target=g.id)
        note_exposure(t, v, f, g)
        t.call(SHOT, shot(s, f.id, g.id, preferred(f), reaction=True))


def note_exposure(t: T, v: Reaction, f: Figure, g: Figure) -> None:
    """Case ORDER.4, Ruling K51: a soldier who crosses open ground has come under fire."""
    crosses = not v.fired and is_drilled(t.s, g) and "crossed" not in g.shock
    if crosses and not in_cover(t.s, g, f.at):
        t.hold(under=True)


def ask_blow(t: T, v: Reaction) -> None:
    """Case EXPLOSIVES.3: a figure that has saved two actions may set a charge off."""
    for seat in t.s.seats:
        if seat not in v.passed and useful_charges(t.s, v, seat):
            t.ask(seat, Q_BLOW)


def take_blow(t: T, v: Reaction) -> None:
    """Ruling K36: the saved actions are spent."""
    waited = tuple(x for x in t.got if isinstance(t.got[x], Wait))
    if blow_first(t):
        t.hold(passed=(*v.passed, *waited))
        t.goto(ask_blow)
    else:
        t.hold(passed=())


def ask_fire(t: T, v: Reaction) -> None:
    """Case SHOOT.1, Ruling K8: every player whose figures held is asked."""
    s = t.s
    if s.figures[v.figure].able:
        ready = {f.seat for f in reactors(s, v) if not is_automatic(s, f)}
        for seat in s.seats:
            if seat in ready and seat not in v.passed:
                t.ask(seat, Q_REACT)


def take_fire(t: T, v: Reaction) -> None:
    """Ruling K8: they fire one after another; who fires is asked again."""
    fired = False
    for seat in t.s.seats:
        a = t.got.get(seat)
        if isinstance(a, Wait):
            v = t.hold(passed=(*v.passed, seat))
        elif isinstance(a, React):
            t.call(SHOT, shot(t.s, a.figure, a.target, a.aim, reaction=True))
            fired = True
    if fired:
        t.goto(ask_fire)


def test_at_once(t: T, v: Reaction) -> None:
    """Case ORDER.4, Ruling K51: who came under fire in the open tests before going on."""
    f = t.s.figures[v.figure]
    if v.under and f.able and is_drilled(t.s, f):
        shock_figure(t.s, f.id, "open")
        t.call(MORALE, Morale(only=(f.id,)))


def target_exists(s: State, v: Reaction) -> bool:
    """Return whether the target of the reaction is still there."""
    f = s.figures.get(v.figure)
    return f is not None and f.on_table


def reaction_crumb(s: State, v: Reaction, seat: Seat | None) -> Facts | None:
    """Return the target of the reaction, if known."""
    return {"figure": v.figure, "fired": v.fired} if s.known(v.figure) else None


# -- before and after the enemy's step -------------------------------------------------------------------


def ask_trigger(t: T, v: Trigger) -> None:
    """Case EXPLOSIVES.3, Ruling K90: the moments before the first enemy moves, and after the last."""
    for seat in t.s.seats:
        if seat not in v.passed and useful_charges(t.s, v, seat):
            t.ask(seat, Q_BLOW)


def take_trigger(t: T, v: Trigger) -> None:
    """Ruling K36: the saved actions are spent; a player who set off a charge is asked about their others."""
    fired = blow_first(t)
    waited = tuple(x for x in t.got if isinstance(t.got[x], Wait))
    t.hold(passed=(*v.passed, *waited))
    if fired:
        t.goto(ask_trigger)


def blow_first(t: T) -> bool:
    """Ruling K36: carry out the first answer that sets a charge off; others are asked again."""
    for seat in t.s.seats:
        a = t.got.get(seat)
        if isinstance(a, Blow):
            by = t.s.figures[t.s.charges[a.charge].by]
            t.s.put(replace(by, saved=0))
            t.call(BLAST, Blasting(a.charge, by.id))
            return True
    return False


RULES.procedure(TRIGGER, {"ask_trigger": ask_trigger, "take_trigger": take_trigger}, holds=Trigger)
RULES.procedure(
    REACTION,
    {
        "gather": gather_reactors,
        "react_by_itself": react_by_itself,
        "ask_blow": ask_blow,
        "take_blow": take_blow,
        "ask_fire": ask_fire,
        "take_fire": take_fire,
        "test_at_once": test_at_once,
    },
    holds=Reaction,
    stands=target_exists,
    crumb=reaction_crumb,
)
