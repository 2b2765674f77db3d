"""The seeker stage of a battle: launching, interception, placing, defence, strikes (COMBAT.a to COMBAT.e)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random

from engine.armada.battle.aliases import settle_names
from engine.armada.battle.frames import (
    Battle,
    Cover,
    Gun,
    Intercept,
    Muster,
    Placing,
    Salvo,
    Shot,
    seeker_targets,
    units_in_battle,
)
from engine.armada.battle.permissions import (
    ambush_called,
    check_cover,
    check_intercept,
    check_muster,
    check_placing,
    may_cover,
    may_draw_off,
    may_launch,
    may_lure,
    may_unload,
)
from engine.armada.battle.planned_answers import answer_of, ask_unless_planned, by_policy, plan_of
from engine.armada.battle.scouting import remember_shown, reveal_units
from engine.armada.battle.targeting import place_seekers
from engine.armada.battle.weapons import need_at_seeker
from engine.armada.model.account import use_up_item, use_up_stores
from engine.armada.model.odds import hits
from engine.armada.model.state import FOE, RULES, SEATS, State, T, Unit
from engine.core.rules import Facts, Seat, Secrecy
from engine.core.types.frozen import replace

# -- a: launching ------------------------------------------------------------------------------------------


def any_muster(s: State, v: Battle, seat: Seat, rng: Random) -> Muster:
    """Draw what is launched and unloaded."""
    lying = s.ambush.get(f"{seat}@{v.at}", 0)
    return Muster(
        {x: 1 for x in may_launch(s, v, seat) if rng.random() < 0.6},
        rng.randint(0, lying) if not ambush_called(s, v, seat) else 0,
        {x: rng.randint(1, n) for x, n in may_lure(s, v, seat).items() if rng.random() < 0.6},
        tuple(u.id for u in may_unload(s, v, seat) if rng.random() < 0.3),
    )


def unload(t: T, v: Battle, a: Mapping[Seat, Muster]) -> tuple[Battle, list[list[str]]]:
    """Cases CLEAR.1 and CLEAR.3, Ruling G12: units come out; their ships miss step f. Gives what is told."""
    s, told, late = t.s, list[list[str]](), dict[str, None]()
    for seat in SEATS:
        for x in a[seat].unload:
            u = s.units[x]
            s.put(
                Unit(
                    id=x, seat=u.seat, type=u.type, at=u.at, aboard="", has=u.has, room=u.room, wreck=u.wreck
                )
            )
            s.marks.unloaded[x] = u.aboard
            late[u.aboard] = None
            told.append([x, u.type, u.aboard])
    if not told:
        return v, told
    names = settle_names(s, v.at)
    told = [[names.get(x, x), kind, ship] for x, kind, ship in told]
    out = tuple(names.get(x, x) for x in v.out)
    more = tuple(x for x in late if x not in v.late)
    return replace(v, out=out, late=(*v.late, *more), unloading=tuple(late)), told


def launched(t: T, v: Battle, seat: Seat, a: Muster, against: int) -> Facts:
    """Cases COMBAT.a, NOTES.decoys and NOTES.send, Rulings G5, G41, G60: a side launches; returns the facts.

    `against` counts the enemy's seekers in flight: without targets its own are launched against those only.
    """
    s, key = t.s, f"{seat}@{v.at}"
    targets = bool(seeker_targets(s, v, seat))
    flies = targets or against > 0
    by = {x: n for x, n in a.seekers.items() if n} if flies else {}
    for x, n in by.items():
        use_up_stores(t, x, "seeker", n)
    lying = (ambush_called(s, v, seat) or a.ambush) if flies else 0
    if not flies and (n := sum(a.seekers.values()) + a.ambush):
        t.whisper((seat,), "stayed", "Ruling G60", at=v.at, n=n)
    sent = s.marks.written.pop(key, 0) if targets else 0
    if lying:
        s.ambush[key] -= lying
        if not s.ambush[key]:
            del s.ambush[key]
    if seat == v.caller and key in s.ambush:
        s.marks.held = (*s.marks.held, key)
    use_up_item(t, seat, "seeker", lying + sent, v.at)
    decoys = 0
    for u in units_in_battle(s, v, seat) if a.decoys or s.marks.decoys else ():
        if n := a.decoys.get(u.id, 0):
            use_up_stores(t, u.id, "decoy", n)
            s.marks.lured[u.id] = s.marks.lured.get(u.id, 0) + n
            remember_shown(s, u.id, {"probe_launcher": n})
        decoys += n + s.marks.decoys.pop(u.id, 0)
    return {
        "by": by,
        "ambush": lying,
        "sent": sent,
        "seekers": sum(by.values()) + lying + sent,
        "decoys": decoys,
    }


def launch(t: T, v: Battle) -> None:
    """Case COMBAT.a: both sides unload and launch; with seekers on both sides interception is asked for."""
    s = t.s
    given = {seat: answer_of(t, v, seat, "muster") for seat in SEATS}
    v, out = unload(t, v, given)
    done = dict[Seat, Facts]()
    for seat in sorted(SEATS, key=lambda x: not seeker_targets(s, v, x)):  # who has no targets launches last
        against = done[FOE[seat]]["seekers"] if FOE[seat] in done else 0
        done[seat] = launched(t, v, seat, given[seat], against)
    if out:
        for seat in SEATS:
            reveal_units(s, seat, v.at, ambush=seat == v.shown)
    done = {seat: done[seat] for seat in SEATS}
    air = {seat: d["seekers"] for seat, d in done.items() if d["seekers"]}
    decoys = {seat: d["decoys"] for seat, d in done.items() if d["decoys"]}
    if air or decoys:
        v = replace(v, air=air, decoys=decoys)
    t.hold(v)
    if out or air or decoys:
        by = {x: n for d in done.values() for x, n in d["by"].items()}
        more = {k: {seat: d[k] for seat, d in done.items() if d[k]} for k in ("ambush", "sent")}
        t.reveal("launched", "COMBAT.a", at=v.at, seekers=air, by=by, decoys=decoys, unloaded=out, **more)
    if len(air) == len(SEATS):
        for seat in SEATS:
            ask_unless_planned(t, v, seat, "intercept")


# -- b: interception ---------------------------------------------------------------------------------------


def intercept(t: T, v: Battle) -> None:
    """Case COMBAT.b: each rolls one die, an even number destroys an enemy seeker; all of them are used up."""
    if len(v.air) < len(SEATS):
        return
    sent = {seat: answer_of(t, v, seat, "intercept").n for seat in SEATS}
    if not any(sent.values()):
        return
    dice = {seat: t.throw(sent[seat]) for seat in SEATS}
    downed = {FOE[seat]: sum(n % 2 == 0 for n in dice[seat]) for seat in SEATS}
    left = {seat: max(0, v.air[seat] - sent[seat] - downed[seat]) for seat in SEATS}
    t.hold(replace(v, air={seat: n for seat, n in left.items() if n}))
    t.tell("intercepted", "COMBAT.b", at=v.at, sent=sent, dice=dice, left=left)


# -- c: placing --------------------------------------------------------------------------------------------


def any_placing(s: State, v: Battle, seat: Seat, rng: Random) -> Placing:
    """Draw targets."""
    able = [u.id for u in seeker_targets(s, v, seat)]
    return Placing(dict(Counter(rng.choice(able) for _ in range(v.air.get(seat, 0)))) if able else {})


def _ask_place(t: T, v: Battle, seat: Seat) -> None:
    if v.air.get(seat) and seeker_targets(t.s, v, seat):
        ask_unless_planned(t, v, seat, "place")


def _place(t: T, v: Battle, seat: Seat) -> Battle:
    n = v.air.get(seat, 0)
    if not n:
        return v
    if not seeker_targets(t.s, v, seat):  # what was launched against seekers only is used up (Ruling G60)
        on = dict[str, int]()
    else:
        on = place_seekers(t.s, v, seat, plan_of(t.s, v, seat), n, answer_of(t, v, seat, "place").on)
        t.tell("placed", "COMBAT.c", at=v.at, seat=seat, on=on)
    v = replace(v, aimed={**v.aimed, **on}, air={k: x for k, x in v.air.items() if k != seat})
    t.hold(v)
    return v


def place_first(t: T, v: Battle) -> None:
    """Case COMBAT.c: the first mover places their seekers."""
    _ask_place(t, v, t.s.first)


def place_second(t: T, v: Battle) -> None:
    """Case COMBAT.c: then the second mover does."""
    v = _place(t, v, t.s.first)
    _ask_place(t, v, FOE[t.s.first])


# -- d: defence --------------------------------------------------------------------------------------------


def any_cover(s: State, v: Battle, seat: Seat, rng: Random) -> Cover:
    """Draw shots at seekers."""
    shots = [
        Shot(x, g, x, rng.randint(1, n))
        for x, have in may_cover(s, v, seat).items()
        for g, n in have.items()
        if rng.random() < 0.5
    ]
    ships, free = may_draw_off(s, v, seat), v.decoys.get(seat, 0)
    if ships and free:
        shots.append(Shot(seat, "decoy", rng.choice(ships), rng.randint(1, free)))
    return Cover(tuple(shots))


def ask_cover(t: T, v: Battle) -> None:
    """Case COMBAT.d: both sides say what shoots at the seekers on their units."""
    v = _place(t, v, FOE[t.s.first])
    for seat in SEATS:
        if any(t.s.units[x].seat == seat for x in v.aimed):
            ask_unless_planned(t, v, seat, "cover")


def cover(t: T, v: Battle) -> None:
    """Case COMBAT.d, Rulings G21, G46 and G53: the shots are rolled; each gun is used up for round 1.

    The shots at a unit's seekers are shared out among them evenly; what hits a seeker destroys it.
    """
    if not v.aimed:
        t.hold(replace(v, decoys={}) if v.decoys else v)
        return
    s, left, used = t.s, dict(v.aimed), dict(v.used)
    told = list[Facts]()
    downed: dict[str, set[int]] = {x: set() for x in v.aimed}
    aimed_at: Counter[str] = Counter()
    for seat in SEATS:
        if not any(s.units[x].seat == seat for x in v.aimed):
            continue
        for x in answer_of(t, v, seat, "cover").shots:
            told += _cover(t, v, x, downed, aimed_at)
            if x.gun != "decoy":
                used[f"{x.by}.{x.gun}"] = used.get(f"{x.by}.{x.gun}", 0) + x.n
                _used(t, x)
    left = {x: n - len(downed[x]) for x, n in left.items()}
    t.hold(replace(v, aimed={x: n for x, n in left.items() if n}, used=used, decoys={}))
    if told:
        t.tell("covered", "COMBAT.d", at=v.at, shots=told, left=left)


def _cover(t: T, v: Battle, x: Shot, downed: dict[str, set[int]], aimed_at: Counter[str]) -> list[Facts]:
    wanted, told = need_at_seeker(t.s, x.gun), []
    dice = iter(t.throw(2 * x.n))
    for _ in range(x.n):
        one = aimed_at[x.on] % v.aimed[x.on]
        aimed_at[x.on] += 1
        a, b = next(dice), next(dice)
        hit = hits(wanted, a + b)
        if hit:
            downed[x.on].add(one)
        told.append(
            {"by": x.by, "gun": x.gun, "on": x.on, "need": wanted, "dice": [a, b], "hit": hit, "seeker": one}
        )
    return told


def _used(t: T, x: Shot) -> None:
    gun: Gun = x.gun
    if gun in ("ap", "nuclear"):
        use_up_stores(t, x.by, gun, x.n)
        t.s.marks.fired[x.by] = t.s.marks.fired.get(x.by, 0) + x.n
        remember_shown(t.s, x.by, {"launcher": x.n})
    else:
        remember_shown(t.s, x.by, {gun: x.n})


# -- e: strikes --------------------------------------------------------------------------------------------


def strike(t: T, v: Battle) -> None:
    """Case COMBAT.e, Rulings G46 and G53: the seekers left strike, the first mover's before the other's."""
    queue = []
    for seat in (t.s.first, FOE[t.s.first]):
        mine = tuple(Shot(seat, "seeker", x, n) for x, n in v.aimed.items() if t.s.units[x].seat != seat)
        if mine:
            queue.append(Salvo(seat, "seekers", mine))
    t.hold(replace(v, queue=tuple(queue), aimed={}, then="round") if queue or v.aimed else v)


MUSTER = RULES.question(
    "muster",
    "COMBAT.a",
    Muster,
    check=check_muster,
    sample=any_muster,
    secrecy=Secrecy.SEALED,
    follow=by_policy("muster"),
    policies=("usual",),
)
INTERCEPT = RULES.question(
    "intercept",
    "COMBAT.b",
    Intercept,
    check=check_intercept,
    secrecy=Secrecy.SEALED,
    sample=lambda s, v, seat, rng: Intercept(rng.randint(0, v.air.get(seat, 0))),
    follow=by_policy("intercept"),
    policies=("usual",),
)
PLACE = RULES.question(
    "place",
    "COMBAT.c",
    Placing,
    check=check_placing,
    sample=any_placing,
    follow=by_policy("place"),
    policies=("usual",),
)
COVER = RULES.question(
    "cover",
    "COMBAT.d",
    Cover,
    check=check_cover,
    sample=any_cover,
    secrecy=Secrecy.SEALED,
    follow=by_policy("cover"),
    policies=("usual",),
)
