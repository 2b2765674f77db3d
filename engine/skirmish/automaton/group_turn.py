"""The automaton: what every group without a player does (Cases ORDER.3, RISK.1, ACTIONS.1 to ACTIONS.9)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.core.errors import Fault
from engine.core.rules import Facts, Seat
from engine.core.types.frozen import replace
from engine.skirmish.automaton.action_table import GroupAction, decide_action
from engine.skirmish.automaton.activation import ACTIVATION, Activation
from engine.skirmish.automaton.risk_factor import (
    fix_reaction,
    members,
    reaction_to_risk,
    remember_enemy,
    risk_parts,
    seen_by,
)
from engine.skirmish.model.actions import GoOn, Lead, Ruled, Veto
from engine.skirmish.model.audience import T, roll_for_figures
from engine.skirmish.model.procedures import (
    ALLIES,
    AUTOMATON,
    Q_GM,
    Q_LEAD,
    Q_PAUSE,
    TRIGGER,
    Automaton,
    GroupReaction,
    Trigger,
)
from engine.skirmish.model.state import GM, RULES, Figure, Group, Point, State
from engine.skirmish.rules.effects import is_within
from engine.skirmish.table.geometry import bearing, distance
from engine.skirmish.table.terrain import land_of

#: Case ACTIONS.8, Ruling K9: the orders within which a player leads friends.
LED = ("B", "C", "D")


# -- fixing the reactions --------------------------------------------------------------------------------


def trigger_before(t: T, v: Automaton) -> None:
    """Case EXPLOSIVES.3, Ruling K90: charges may go off before the first enemy moves."""
    if v.side == "jaffa":
        t.call(TRIGGER, Trigger())


def gather_groups(t: T, v: Automaton) -> None:
    """Cases RISK.1 and ACTIONS.9, Ruling K47: every group that can act, all from one position."""
    s = t.s
    mine = [g for g in s.groups.values() if g.auto and g.side == v.side and members(s, g)]
    for g in mine:
        remember_enemy(s, g)
    t.hold(rolling=tuple(g.id for g in mine))
    if not mine and not is_always_asked(s, v):
        t.goto(trigger_after)


def roll_reactions(t: T, v: Automaton) -> None:
    """Case ACTIONS.3, Rulings K10 and K11: a plain die for each group."""
    s = t.s
    if not v.rolling:
        return
    g = s.groups[v.rolling[0]]
    mine = members(s, g)
    parts = risk_parts(s, g, mine)
    n = roll_for_figures(
        t,
        "ACTIONS.3",
        6,
        why="reaction",
        group=g.id,
        figures=[f.id for f in mine],
        risk=sum(x for _, x in parts),
    )
    t.hold(rolling=v.rolling[1:], fates=(*v.fates, reaction_to_risk(s, g, n, parts)))
    t.goto(roll_reactions)


def ask_gm(t: T, v: Automaton) -> None:
    """Case GM.1, Ruling K101: a GM who watches may veto a reaction, or have its die fall again.

    That is before anybody acts, and only as what players see themselves has it.
    """
    s = t.s
    seen = any(is_in_sight(s, x.group) for x in v.fates)
    if s.guided and s.watch and (seen or is_always_asked(s, v)):
        t.final = True  # where a GM is always asked, that nobody is there is a secret too
        t.ask(GM, Q_GM)


def is_always_asked(s: State, v: Automaton) -> bool:
    """Ruling K101: return whether the GM is asked in every such step, even with nobody there."""
    return s.guided and s.watch and s.house.gm_asked == "always" and v.side == "jaffa"


def is_in_sight(s: State, group: str) -> bool:
    """Return whether players know of a figure of a group that can act."""
    return group in s.groups and any(s.known(f.id) for f in members(s, s.groups[group]))


def take_gm(t: T, v: Automaton) -> None:
    """Case GM.1: each veto has its reason, told as the GM's."""
    a = t.got.get(GM)
    if isinstance(a, Veto):
        s = t.s
        known = [f.id for f in members(s, s.groups[a.group]) if s.known(f.id)]
        facts = {"group": a.group, "reason": a.reason, "reroll": a.reroll}
        if known:
            t.tell("gm_veto", "GM.1", **facts)
        else:
            t.whisper((GM,), "gm_veto", "GM.1", **facts)
        if a.reroll:
            t.hold(rolling=(a.group,), fates=tuple(x for x in v.fates if x.group != a.group))
            t.goto(roll_reactions)
            return
        fates = tuple(replace(x, vetoed=True) if x.group == a.group else x for x in v.fates)
        t.hold(fates=fates)
        t.goto(ask_gm)
        return
    for x in v.fates:
        fix_reaction(t.s, t.s.groups[x.group], x)
    t.hold(turn=tuple(x.group for x in v.fates))


# -- one group after another -----------------------------------------------------------------------------


def next_group(t: T, v: Automaton) -> None:
    """Ruling K47: the order of the groups decides nothing about their reactions."""
    s = t.s
    able = {f.group for f in s.figures.values() if f.health == "fit" and not f.out}
    left = tuple(g for g in v.turn if g in able and g in s.groups)
    v = t.hold(turn=left, goal=None, target="")
    if not left:
        t.goto(trigger_after)
        return
    g = s.groups[left[0]]
    if not t.quiet:
        f = reaction_of(v, left[0])
        explain_reaction(t, g, f, action_of(s, g, f, v))
    elif not any(s.known(m.id) for m in members(s, g)):
        t.final = True  # as telling the GM alone makes it


def ask_lead(t: T, v: Automaton) -> None:
    """Case ACTIONS.8, Ruling K9: the nearest player leads friends within their order."""
    if v.side == "sgc" and reaction_of(v, v.turn[0]).letter in LED and (seat := leading_seat(t.s, v)):
        t.ask(seat, Q_LEAD)


def take_lead(t: T, v: Automaton) -> None:
    """Ruling K9: record where a player leads the group; then every figure of the group has its turn."""
    s = t.s
    for seat, a in t.got.items():
        if isinstance(a, Lead):
            v = t.hold(goal=(a.x, a.y), target=a.target)
            t.tell("led", "ACTIONS.8", group=a.group, x=a.x, y=a.y, target=a.target, seat=seat)
    g, f = s.groups[v.turn[0]], reaction_of(v, v.turn[0])
    deed = action_of(s, g, f, v)
    mine = members(s, g)
    set_course(s, g, mine, deed)
    for m in in_order(mine, deed):
        t.call(ACTIVATION, Activation(m, deed))


def after_group(t: T, v: Automaton) -> None:
    """Case GM.1, Ruling K101: a GM may have the machine pause between two groups that players see."""
    left = t.hold(turn=v.turn[1:]).turn
    s = t.s
    if s.guided and s.pause and is_in_sight(s, v.turn[0]) and any(is_in_sight(s, x) for x in left):
        t.ask(GM, Q_PAUSE)


def resume(t: T, v: Automaton) -> None:
    """On to the next."""
    t.goto(next_group)


def trigger_after(t: T, v: Automaton) -> None:
    """Case EXPLOSIVES.3, Ruling K90: and after the last has moved."""
    if v.side == "jaffa":
        t.call(TRIGGER, Trigger())


def reaction_of(v: Automaton, group: str) -> GroupReaction:
    """Return a group's reaction."""
    return next(x for x in v.fates if x.group == group)


def action_of(s: State, g: Group, f: GroupReaction, v: Automaton) -> GroupAction:
    """Case ACTIONS.8, Rulings K9 and K53: what the letter means here, as vetoed or led."""
    if f.vetoed:
        return replace(decide_action(s, g, "B"), stunner="")
    deed = decide_action(s, g, f.letter)
    if v.goal is None:
        return deed
    deed = replace(deed, told=v.target, target=v.target or deed.target)
    if f.letter == "B" or g.defending or deed.meaning in ("melee", "charge"):
        return deed
    return replace(deed, meaning="to_goal", goal=v.goal, course="advance")


def set_course(s: State, g: Group, mine: Sequence[Figure], deed: GroupAction) -> None:
    """Cases ACTIONS.5 and RISK.6: remember a group's course, direction, and whether it runs."""
    at = deed.goal or (deed.foes[0] if deed.foes and deed.course == "advance" else None)
    heading = bearing(mine[0].at, at) if at and at != mine[0].at else g.heading
    now = s.groups[g.id]
    s.put_group(replace(now, course=deed.course, heading=heading, ran=deed.meaning == "run"))


def in_order(mine: Sequence[Figure], deed: GroupAction) -> list[str]:
    """Return the group's figures in order of action: nearest to the goal first, stun grenades last."""
    at = deed.goal or (deed.foes[0] if deed.foes else None)
    row = sorted(mine, key=lambda f: (distance(f.at, at) if at else 0.0, f.id))
    ids = [f.id for f in row if f.id != deed.stunner]
    return [*ids, deed.stunner] if deed.stunner else ids


def man_cannon(t: T, v: Automaton) -> None:
    """Case CANNON.1, Ruling K87: where a gunner has fallen, another of the crew takes the cannon."""
    s = t.s
    for gun in [f for f in s.figures.values() if f.weapon == "cannon" and f.side == v.side and not f.able]:
        crew = (f for f in s.figures.values() if f.rank == gun.rank and f.side == v.side and f.able)
        new = next((f for f in crew if f.weapon != "cannon" and is_within(f, gun, 2.0)), None)
        if new is not None:
            s.put(replace(gun, weapon=new.weapon))
            s.put(replace(s.figures[new.id], weapon="cannon", x=gun.x, y=gun.y))


def explain_reaction(t: T, g: Group, f: GroupReaction, deed: GroupAction) -> None:
    """Case RISK.1: one event that tells the whole reaction; to players only of groups they see."""
    s = t.s
    mine = members(s, g)
    known = [m.id for m in mine if s.known(m.id)]
    facts: Facts = {
        "group": g.id,
        "risk": f.risk,
        "die": f.die,
        "row": f.row,
        "letter": f.letter,
        "parts": [list(p) for p in f.parts],
        "meaning": "vetoed" if f.vetoed else deed.meaning,
        "target": deed.target,
        "goal": list(deed.goal) if deed.goal else [],
        "course": deed.course,
        "defending": g.defending,
    }
    if known:
        t.tell("reaction", "RISK.1", **facts, figures=known)
    else:
        t.whisper((GM,), "reaction", "RISK.1", **facts, figures=[m.id for m in mine])


# -- questions -------------------------------------------------------------------------------------------


def check_gm(s: State, v: Automaton, seat: Seat, a: Ruled) -> Sequence[Fault]:
    """Case GM.1: a veto is on a group with a reaction, and has a reason."""
    if isinstance(a, GoOn):
        return ()
    bad = (
        []
        if any(x.group == a.group and not x.vetoed for x in v.fates)
        else [RULES.wrong("veto-group", group=a.group)]
    )
    return [*bad, *([] if a.reason.strip() else [RULES.wrong("veto-reason")])]


def draw_gm(s: State, v: Automaton, seat: Seat, rng: Random) -> Ruled:
    """Draw a ruling; mostly none."""
    open_to = [x.group for x in v.fates if not x.vetoed]
    if open_to and rng.random() < 0.1:
        return Veto(rng.choice(open_to), "for the story", reroll=rng.random() < 0.5)
    return GoOn()


def leading_seat(s: State, v: Automaton) -> Seat:
    """Case ACTIONS.8: the seat of the player's figure nearest to the group in hand; "" for none."""
    mine = members(s, s.groups[v.turn[0]])
    theirs = [f for f in s.figures.values() if f.seat in s.seats and f.able and f.group != v.turn[0]]
    pairs = sorted((min(distance(m.at, f.at) for m in mine), f.id, f.seat) for f in theirs) if mine else []
    return pairs[0][2] if pairs else ""


def check_lead(s: State, v: Automaton, seat: Seat, a: Lead | GoOn) -> Sequence[Fault]:
    """Ruling K9: a place and a target within the order of the group."""
    if isinstance(a, GoOn):
        return ()
    if not v.turn or a.group != v.turn[0]:
        return [RULES.wrong("lead-group", group=a.group)]
    bad, g = list[Fault](), s.groups[a.group]
    if not land_of(s).holds((a.x, a.y)):
        bad.append(RULES.wrong("lead-place"))
    e = s.figures.get(a.target)
    if a.target and (e is None or e.side == g.side or not e.on_table or a.target not in s.spotted[g.side]):
        bad.append(RULES.wrong("lead-target", target=a.target))
    if reaction_of(v, a.group).letter == "D" and not approaches_enemy(s, g, (a.x, a.y)):
        bad.append(RULES.wrong("lead-order"))
    return bad


def approaches_enemy(s: State, g: Group, to: Point) -> bool:
    """Case ACTIONS.4D: return whether a place is nearer to the nearest enemy than the group is."""
    mine = members(s, g)
    foes = seen_by(s, mine)
    at = foes[0].at if foes else g.known
    return at is None or distance(to, at) < min(distance(f.at, at) for f in mine)


def draw_lead(s: State, v: Automaton, seat: Seat, rng: Random) -> Lead | GoOn:
    """Draw a place near the group."""
    f: Figure = rng.choice(members(s, s.groups[v.turn[0]]))
    x, y = land_of(s).clip((f.x + rng.uniform(-12, 12), f.y + rng.uniform(-12, 12)))
    a = Lead(v.turn[0], x, y)
    return GoOn() if check_lead(s, v, seat, a) else a


GOES_ON = {"go_on": GoOn()}
RULES.question(Q_GM, "GM.1", Ruled, check=check_gm, sample=draw_gm, policies=GOES_ON)
RULES.question(Q_PAUSE, "GM.1", GoOn, (GoOn(),), policies=GOES_ON)
RULES.question(
    Q_LEAD,
    "ACTIONS.8",
    Lead | GoOn,
    check=check_lead,
    sample=draw_lead,
    policies=GOES_ON,
)


def automaton_crumb(s: State, v: Automaton, seat: Seat | None) -> Facts:
    """Return whose step it is, and which group acts if it is seen."""
    now = v.turn[0] if v.turn else ""
    seen = seat == GM or any(s.known(f.id) for f in s.members(now)) if now else False
    return {"side": v.side, "group": now if seen else ""}


STEPS = {
    "before": trigger_before,
    "gather": gather_groups,
    "man_cannon": man_cannon,
    "roll_fate": roll_reactions,
    "ask_gm": ask_gm,
    "take_gm": take_gm,
    "next_group": next_group,
    "ask_lead": ask_lead,
    "take_lead": take_lead,
    "after_group": after_group,
    "go_on": resume,
    "after": trigger_after,
}
RULES.procedure(AUTOMATON, STEPS, holds=Automaton, crumb=automaton_crumb)
RULES.procedure(ALLIES, STEPS, holds=Automaton, crumb=automaton_crumb)
