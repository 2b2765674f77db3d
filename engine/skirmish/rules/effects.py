"""What a hit does: suppression, wounds, disablement, death (Cases EFFECT.1 to EFFECT.7)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.types.frozen import replace
from engine.skirmish.model.audience import T, roll_for_figures, show_masked, tell_players
from engine.skirmish.model.charts import CHARTS, Effect, Hurt, effect_of, zat_effect
from engine.skirmish.model.state import RULES, Figure, State

HIT, HURT = "hit", "hurt"
#: The step of the turn in which each side acts.
OWN_STEP = {"sgc": "players", "jaffa": "automaton"}


@dataclass(frozen=True, slots=True)
class Hit:
    """One hit on a figure. `by` is the attacker ("" for a charge); `change` is added to the effect die.

    `n` is the die, 0 before it and for a zat; `result` what it did.
    """

    figure: str
    by: str = ""
    effect: Effect = "round"
    change: int = 0
    n: int = 0
    result: Hurt | str = ""


def tell_about(t: T, figure: str, kind: str, case: str, /, **facts: object) -> None:
    """Tell what happens to a figure: everybody if it is known, or else only the GM."""
    told = show_masked if t.s.known(figure) else tell_players
    told(t, kind, case, figure=figure, **facts)


# -- the procedure -----------------------------------------------------------------------------------------


def roll_effect(t: T, v: Hit) -> None:
    """Cases EFFECT.1 to EFFECT.3, Rulings K30 and K58: a die for each hit; what a zat does is fixed."""
    f = t.s.figures[v.figure]
    if v.effect == "zat":
        t.hold(result=zat_effect(zats_that_count(t.s, f) + 1))
        return
    n = roll_for_figures(t, "EFFECT.1", 6, why="effect", figure=f.id, change=v.change)
    t.hold(n=n, result=effect_of(v.effect, n, v.change))


def take_effect(t: T, v: Hit) -> None:
    """Cases EFFECT.4, EFFECT.6 and EFFECT.7, Ruling K58: say what it is, and let it happen."""
    f = t.s.figures[v.figure]
    tell_about(t, f.id, "effect", "EFFECT.1", by=v.by, n=v.n, change=v.change, result=v.result, of=v.effect)
    if v.effect == "zat":
        f = replace(f, zats=zats_that_count(t.s, f) + 1)
        t.s.put(f)
    if v.result != "suppress":
        count_loss(t, f, v.by)
    if v.result == "suppress":
        suppress(t, f)
    elif v.result == "wound":
        wound(t, f)
    elif v.result == "disable":
        disable(t, f, CHARTS.effect.zat_turns if v.effect == "zat" else 0)
    else:
        kill(t, f, body=v.result != "disintegrate")
    if v.result != "wound" or not t.s.figures[f.id].able:
        t.end()


def zats_that_count(s: State, f: Figure) -> int:
    """Ruling K58: the hits of a zat that a further one adds to; by the option only while it is still out."""
    return f.zats if s.house.zat_hits == "game" or not f.able else 0


def roll_out(t: T, v: Hit | Hurting) -> None:
    """Case EFFECT.6, Ruling K28: a wound puts the figure out for D3 less 1 turns."""
    f, c = t.s.figures[v.figure], CHARTS.effect
    n = roll_for_figures(t, "EFFECT.6", c.wound_sides, why="wound", figure=f.id, less=c.wound_less)
    rest = isinstance(v, Hit) and is_own_step(t.s, f)
    turns = n - c.wound_less
    f = replace(f, out=max(f.out, turns + 1 if turns and rest else turns))
    t.s.put(f)
    if f.out:
        drop_all(t, f)
    tell_about(t, f.id, "wounded", "EFFECT.6", wounds=f.wounds, out=f.out, fp=f.fp, rest=rest)


def is_own_step(s: State, f: Figure) -> bool:
    """Ruling K96: return whether a hit now falls in its side's own step, the rest of which comes on top."""
    return s.phase == OWN_STEP[f.side]


def can_be_hurt(s: State, v: Hit | Hurting) -> bool:
    """Return whether the target of the hit is still there."""
    f = s.figures.get(v.figure)
    return f is not None and f.on_table


@dataclass(frozen=True, slots=True)
class Hurting:
    """What a melee does to its loser; a wound still rolls for its turns."""

    figure: str
    result: str
    by: str = ""


def take_hurt(t: T, v: Hurting) -> None:
    """Case MELEE.3: wounded, disabled or killed hand to hand."""
    f = t.s.figures[v.figure]
    tell_about(t, f.id, "effect", "MELEE.3", by=v.by, n=0, change=0, result=v.result, of="melee")
    if v.result == "wound":
        wound(t, f)
    elif v.result == "disable":
        disable(t, f)
    else:
        kill(t, f)
    if v.result != "wound" or not t.s.figures[f.id].able:
        t.end()


RULES.procedure(HURT, {"take_hurt": take_hurt, "roll_out": roll_out}, holds=Hurting, stands=can_be_hurt)
RULES.procedure(
    HIT,
    {"roll_effect": roll_effect, "take_effect": take_effect, "roll_out": roll_out},
    holds=Hit,
    stands=can_be_hurt,
)


# -- what befalls a figure ---------------------------------------------------------------------------------


def suppress(t: T, f: Figure, *, shock: bool = True) -> None:
    """Case EFFECT.4: one suppression more, up to three. `shock` has its team test morale (Case MORALE.1)."""
    f = replace(f, suppressed=min(CHARTS.effect.most_suppressed, f.suppressed + 1))
    t.s.put(note_shock(f, "suppressed") if shock else f)
    drop_all(t, f)
    tell_about(t, f.id, "suppressed", "EFFECT.4", markers=f.suppressed)


def wound(t: T, f: Figure) -> None:
    """Case EFFECT.6, Ruling K28: an action less for good; at none it is disabled for the rest of the game."""
    count_casualty(t, f)
    f = note_shock(replace(f, wounds=min(f.actions, f.wounds + 1), left=max(0, f.left - 1)), "casualty")
    t.s.put(f)
    if not f.fp or not f.able:
        tell_about(t, f.id, "wounded", "EFFECT.6", wounds=f.wounds, out=f.out, fp=f.fp)
    if not f.fp and f.health == "fit":
        incapacitate(t, replace(f, health="disabled", out=0))
        tell_about(t, f.id, "disabled", "EFFECT.6", out=0)


def disable(t: T, f: Figure, turns: int = 0) -> None:
    """Case EFFECT.7, Ruling K29: disabled for the rest of the game, or by a zat for a number of turns."""
    if turns:
        stay_out(t, note_shock(f, "casualty"), turns, "EFFECT.3")
        return
    count_casualty(t, f)
    incapacitate(t, note_shock(replace(f, health="disabled", out=0), "casualty"))
    tell_about(t, f.id, "disabled", "EFFECT.7", out=0)


def kill(t: T, f: Figure, *, body: bool = True) -> None:
    """Cases EFFECT.3 and EFFECT.7: it is dead, or nothing is left of it."""
    count_casualty(t, f)
    shock_team(t, f)
    incapacitate(t, replace(f, health="dead" if body else "removed"))
    tell_about(t, f.id, "killed", "EFFECT.7" if body else "EFFECT.3", removed=not body)


def stun(t: T, f: Figure, turns: int) -> None:
    """Case GRENADE.5, Ruling K34: out for a number of turns, without being a casualty."""
    stay_out(t, f, turns, "GRENADE.5")


def stay_out(t: T, f: Figure, turns: int, case: str) -> None:
    """Ruling K96: out for whole turns, after what is left of a step of its own."""
    rest = is_own_step(t.s, f)
    f = replace(f, out=max(f.out, turns + rest))
    incapacitate(t, f)
    tell_about(t, f.id, "disabled", case, out=f.out, rest=rest)


def capture(t: T, f: Figure, by: str) -> None:
    """Case MELEE.4: taken prisoner."""
    incapacitate(t, note_shock(replace(f, health="captured"), "casualty"))
    tell_about(t, f.id, "captured", "MELEE.4", by=by)


def incapacitate(t: T, f: Figure) -> None:
    """Keep a figure that cannot act any more: it lets go of all it does, the dead of what they carry."""
    gone = f.health in ("dead", "removed", "captured", "surrendered")
    items = f.items if gone else ()
    t.s.put(replace(f, left=0, saved=0, busy="", covering=False, held=False, items=() if gone else f.items))
    drop_all(t, f)
    for item in items:
        t.s.loose[item] = f.at
        tell_about(t, f.id, "item_dropped", "MISSION.1", item=item, x=f.x, y=f.y)


def drop_all(t: T, f: Figure) -> None:
    """Ruling K5: a figure that cannot move lets go of those it hauls."""
    for body in list(t.s.figures.values()):
        if f.id in body.haulers:
            t.s.put(replace(body, haulers=tuple(x for x in body.haulers if x != f.id)))
            tell_about(t, f.id, "dropped", "MOVE.4", body=body.id)


# -- what it means for its team and group --------------------------------------------------------------------


def note_shock(f: Figure, why: str) -> Figure:
    """Case MORALE.1: its team tests for this."""
    return f if why in f.shock else replace(f, shock=(*f.shock, why))


def shock_team(t: T, dead: Figure) -> None:
    """Case MORALE.1: a death is tested by those of the team that were near, the dead no longer can."""
    for f in t.s.members(dead.group) if dead.group else ():
        if f.id != dead.id and f.able and is_within(f, dead, CHARTS.morale.reach):
            t.s.put(note_shock(f, "casualty"))


def is_within(a: Figure, b: Figure, inches: float) -> bool:
    """Return whether two figures are within a distance."""
    return (a.x - b.x) ** 2 + (a.y - b.y) ** 2 <= (inches + 1e-6) ** 2


def count_casualty(t: T, f: Figure) -> None:
    """Case RISK.4: a casualty; each figure counts once toward the tenths lost (Ruling K49)."""
    if not f.wounds and f.health == "fit" and (g := t.s.groups.get(f.group)):
        t.s.put_group(replace(g, lost=g.lost + 1))


def count_loss(t: T, f: Figure, by: str) -> None:
    """Case RISK.5, Ruling K91: one more shot casualty taken by its group, and inflicted by the other's."""
    if g := t.s.groups.get(f.group):
        t.s.put_group(replace(g, taken=g.taken + 1))
    doer = t.s.figures.get(by)
    if doer and doer.side != f.side and (g := t.s.groups.get(doer.group)):
        t.s.put_group(replace(g, dealt=g.dealt + 1))
