"""Salvos: all shots of a part of a round are rolled, then fighters take hits, then shields and armor work."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.armada.battle.frames import Battle, Hit, Salvo, Shot, Take
from engine.armada.battle.permissions import may_take
from engine.armada.battle.planned_answers import answer_of, ask_unless_planned, by_policy
from engine.armada.battle.scouting import remember_shown
from engine.armada.battle.weapons import MISSILES, need_to_hit
from engine.armada.model.account import lose_protection, lose_unit, use_up_stores
from engine.armada.model.chances import Need
from engine.armada.model.odds import TOTALS, hits
from engine.armada.model.state import FOE, RULES, SHIPS, State, T, Unit
from engine.core.errors import Fault
from engine.core.rules import Facts, Seat
from engine.core.types.frozen import replace


def check_take(s: State, v: Battle, seat: Seat, a: Take) -> Sequence[Fault]:
    """Case NOTES.interception, Ruling G19: one fighter a hit, one try a fighter and round."""
    taken, fighters = may_take(s, v, seat)
    known = {h.shot for h in taken}
    bad = [
        RULES.wrong("take-no-hit", str(n), n=n)
        for i, n in enumerate(a.hits)
        if n not in known or n in a.hits[:i]
    ]
    if not bad and len(a.hits) > len(fighters):
        bad.append(RULES.wrong("take-too-few", n=len(a.hits), fighters=len(fighters)))
    return bad


def any_take(s: State, v: Battle, seat: Seat, rng: Random) -> Take:
    """Draw hits to be taken."""
    taken, fighters = may_take(s, v, seat)
    chosen = [h.shot for h in taken if rng.random() < 0.6][: len(fighters)]
    return Take(tuple(chosen))


TAKE = RULES.question(
    "take",
    "NOTES.interception",
    Take,
    check=check_take,
    sample=any_take,
    follow=by_policy("take"),
    policies=("usual",),
)


# -- rolling -----------------------------------------------------------------------------------------------


def roll_shots(t: T, v: Battle, salvo: Salvo) -> tuple[list[Facts], list[Hit]]:
    """Cases CHART.1 and CHART.2: roll every shot of a salvo. Returns what is told and the hits, in order."""
    s, close, n = t.s, salvo.part == "close", 0
    units, told, scored = s.units, list[Facts](), list[Hit]()
    dice = t.throw(2 * sum([x.n for x in salvo.shots]))
    for x in salvo.shots:
        by, on = units.get(x.by), units[x.on]
        wanted = need_to_hit(s, v, by, x.gun, on, close=close) if by is not None else _seeker_need(s, x)
        totals = TOTALS[wanted]
        for _ in range(x.n):
            a, b = dice[2 * n], dice[2 * n + 1]
            hit = a + b in totals
            if hit:
                scored.append(Hit(x.by, x.gun, x.on, n))
            if not t.quiet:
                told.append(
                    {"by": x.by, "gun": x.gun, "on": x.on, "need": wanted, "dice": [a, b], "hit": hit}
                )
            n += 1
    return told, scored


def _seeker_need(s: State, x: Shot) -> Need:
    row = s.chances.of["seeker"]
    return row.starship if s.units[x.on].ship else row.ground


def valid_shots(s: State, v: Battle, salvo: Salvo) -> Salvo:
    """Ruling G55: keep the shots of units that are still there, at targets that are.

    In a world that a machine player imagines, a ship may lack the missiles that it has named; they stay out.
    """
    kept, left, units = [], dict[tuple[str, str], int](), s.units
    for x in salvo.shots:
        by = units.get(x.by)
        if x.on not in units or (by is None and salvo.part != "seekers"):
            continue
        if by is not None and x.gun in MISSILES:
            have = left.get((x.by, x.gun), by.has.get(x.gun, 0))
            left[x.by, x.gun] = have - x.n
            if have < x.n:
                continue
        kept.append(x)
    return salvo if len(kept) == len(salvo.shots) else replace(salvo, shots=tuple(kept))


def spend_missiles(t: T, salvo: Salvo) -> None:
    """Case NOTES.launchers, Rulings G5 and G20: missiles are used up; ships show what they shoot with."""
    fired: dict[str, dict[str, int]] = {}
    units = t.s.units
    for x in salvo.shots:
        if x.by in units and units[x.by].type in SHIPS:  # nobody else has missiles, or anything to show
            have = fired.setdefault(x.by, {})
            have[x.gun] = have.get(x.gun, 0) + x.n
    for unit, have in fired.items():
        launched = have.get("ap", 0) + have.get("nuclear", 0)
        shown = {g: n for g, n in have.items() if g in ("laser", "blaster")}
        for g in MISSILES:
            if have.get(g):
                use_up_stores(t, unit, g, have[g])
        if launched:
            t.s.marks.fired[unit] = t.s.marks.fired.get(unit, 0) + launched
            shown["launcher"] = launched
        remember_shown(t.s, unit, shown)


# -- what a hit does ---------------------------------------------------------------------------------------


def is_flipped(s: State, v: Battle, u: Unit) -> bool:
    """Case COMBAT.h, Rulings G16 and G46: return whether a unit destroyed now shoots before it is removed.

    The second mover's units do, and whatever seekers destroy in step e, for nobody has shot by then; by the
    option the second mover's alone.
    """
    return u.seat == FOE[s.first] or (v.round == 0 and s.house.seeker_losses == "both")


def roll_defence(t: T, v: Battle, h: Hit, fighter: str) -> tuple[Facts, str]:
    """Cases NOTES.interception, DEFENSE.shield, DEFENSE.armor, Rulings G2, G3, G19 and G40: roll for a hit.

    `fighter` tries to take it, "" for none. Gives what is told, and the unit that is destroyed, "" for none.
    """
    s = t.s
    u, told = s.units[h.on], {"shot": h.shot, "by": h.by, "gun": h.gun, "on": h.on}
    if fighter:
        (die,) = t.throw(1)
        told["fighter"] = [fighter, die]
        if die % 2 == 0:
            return {**told, "result": "taken"}, fighter
    if u.has.get("shield"):
        (die,) = t.throw(1)
        if die % 2 == 0:
            lose_protection(t, u, "shield")
        remember_shown(s, u.id, {"shield": 1})
        return {**told, "shield": die, "result": "shield"}, ""
    if u.has.get("armor"):
        dice = t.throw(2)
        lose_protection(t, u, "armor")
        told["armor"] = dice
        if hits(s.chances.armor.get(h.gun, s.chances.armor["others"]), sum(dice)):
            return {**told, "result": "armor"}, ""
    return {**told, "result": "flipped" if is_flipped(s, v, u) else "destroyed"}, u.id


def apply_effects(t: T, v: Battle, takers: dict[int, str]) -> Battle:
    """Case COMBAT.h, Rulings G16, G17, G46 and G55: all hits of a salvo, in the order of its shots.

    What still shoots is flipped, all else is removed at once.
    """
    s, told, gone = t.s, list[Facts](), dict[str, None]()
    for h in v.hits:
        if h.on not in s.units or h.on in gone or h.on in v.flipped:
            told.append({"shot": h.shot, "by": h.by, "gun": h.gun, "on": h.on, "result": "wasted"})
            continue
        fighter = takers.get(h.shot, "")
        done, dead = roll_defence(t, v, h, "" if fighter in gone else fighter)
        told.append(done)
        if dead:
            gone[dead] = None
    t.tell("struck", "COMBAT.h", at=v.at, round=v.round, seat=v.target, hits=told)
    flipped = tuple(x for x in gone if is_flipped(s, v, s.units[x]))
    for x in gone:
        if x not in flipped:
            lose_unit(t, x, "COMBAT.h")
    tried = tuple(x["fighter"][0] for x in told if "fighter" in x)
    return replace(v, flipped=(*v.flipped, *flipped), tried=(*v.tried, *tried), hits=())


# -- steps -------------------------------------------------------------------------------------------------


def roll_salvo(t: T, v: Battle) -> None:
    """Cases COMBAT.e, COMBAT.f and COMBAT.h, Ruling G17: roll the salvo that is due."""
    salvo, *rest = v.queue
    salvo = valid_shots(t.s, v, salvo)
    told, scored = roll_shots(t, v, salvo)
    spend_missiles(t, salvo)
    t.hold(replace(v, queue=tuple(rest), hits=tuple(scored), target=FOE[salvo.seat]))
    if told:
        t.tell(
            "volley",
            "COMBAT.e" if salvo.part == "seekers" else "COMBAT.h",
            at=v.at,
            round=v.round,
            seat=salvo.seat,
            part=salvo.part,
            shots=told,
            close=[x for x in v.close if x in t.s.units],
        )


def ask_take(t: T, v: Battle) -> None:
    """Case NOTES.interception: the owner says which hits their fighters try to take."""
    hits_, fighters = may_take(t.s, v, v.target)
    if hits_ and fighters:
        ask_unless_planned(t, v, v.target, "take")


def apply_hits(t: T, v: Battle) -> None:
    """Case COMBAT.h: the hits take effect. Fighters that are not hit themselves try before those that are."""
    takers: dict[int, str] = {}
    able, fighters = may_take(t.s, v, v.target)
    if able and fighters:
        named = answer_of(t, v, v.target, "take").hits
        hit = {h.on for h in v.hits}
        ready = sorted((u.id for u in fighters), key=hit.__contains__)
        takers = dict(zip(sorted(named), ready, strict=False))
    t.hold(apply_effects(t, v, takers) if v.hits else v)
