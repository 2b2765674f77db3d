"""Answers in a battle that are chosen from lists: launches, targets of seekers, retreats."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from bot.games.armada.wording import counts, item, named, numbered, short
from bot.play.model.editors import MOST_LINES, EditorContext, FormInput
from bot.play.model.ports import Choice, Control, Select, Tone
from engine.armada.battle.frames import (
    Battle,
    Cover,
    Intercept,
    Muster,
    Placing,
    Retreat,
    Shot,
    Take,
    seeker_targets,
)
from engine.armada.battle.permitted import (
    ambush_called,
    may_cover,
    may_draw_off,
    may_launch,
    may_lure,
    may_retreat,
    may_take,
    may_unload,
)
from engine.armada.model.state import FOE, Unit

Rows = list[tuple[Control, ...]]
Part = tuple[list[str], Rows]


def unit_name(b: EditorContext, u: Unit) -> str:
    """Name a unit for a list: "Ship 7 (missile boat)", "Enemy fighter Sf12"."""
    kind = item(b.say, u.type, 1)
    key = "bot-armada-unit-own" if u.seat == b.d.seat else "bot-armada-unit-foe"
    return b.say(key, id=short(u.id) if u.seat == b.d.seat else u.id, kind=kind)


def kept(form_input: FormInput, every: Sequence[str], had: Iterable[str]) -> list[str]:
    """Return the current choices: this part's lines as new, the other parts' as before."""
    start = int(form_input.detail or 0)
    part = set(every[start : start + MOST_LINES])
    before = set(had)
    return [x for x in every if (x in form_input.values if x in part else x in before)]


# -- a: launching ----------------------------------------------------------------------------------------


def muster(b: EditorContext, v: Battle, a: Muster) -> Part:
    """Show the launches and unloadings."""
    say, s, seat = b.say, b.state, b.d.seat
    seekers, lures, out = may_launch(s, v, seat), may_lure(s, v, seat), may_unload(s, v, seat)
    lying = s.ambush.get(f"{seat}@{v.at}", 0)
    called = ambush_called(s, v, seat)
    rows: Rows = []
    lines = [
        say(
            "bot-armada-muster",
            seekers=sum(a.seekers.values()),
            ambush=called or a.ambush,
            decoys=sum(a.decoys.values()),
            units=counts(say, (s.units[x].type for x in a.unload)) or "–",
        )
    ]
    found = [Choice(unit_name(b, s.units[x]), x, chosen=bool(a.seekers.get(x))) for x in seekers]
    rows += b.selects("seekers", say("bot-armada-muster-seekers"), found, 0, several=True, rows=2)
    found = [
        Choice(unit_name(b, s.units[x]), x, numbered(say, "decoy", n), chosen=bool(a.decoys.get(x)))
        for x, n in lures.items()
    ]
    rows += b.selects("decoys", say("bot-armada-muster-decoys"), found, 0, several=True, rows=2)
    found = [
        Choice(
            unit_name(b, u), u.id, say("bot-armada-pick-ship", no=short(u.aboard)), chosen=u.id in a.unload
        )
        for u in out
    ]
    rows += b.selects("unload", say("bot-armada-muster-unload"), found, 0, several=True)
    if called:
        lines.append(say("bot-armada-muster-called", n=called))
    elif lying:
        rows.append((number(b, "ambush", say("bot-armada-muster-ambush"), lying, a.ambush),))
    if out:
        lines.append(say("bot-armada-muster-late"))
    return lines, rows


def mustered(b: EditorContext, v: Battle, a: Muster, form_input: FormInput) -> Muster:
    """Change the launches and unloadings."""
    s, seat = b.state, b.d.seat
    match form_input.op:
        case "seekers":
            ready = may_launch(s, v, seat)
            return replace(a, seekers={x: ready[x] for x in kept(form_input, list(ready), a.seekers)})
        case "decoys":
            lures = may_lure(s, v, seat)
            return replace(a, decoys={x: lures[x] for x in kept(form_input, list(lures), a.decoys)})
        case "unload":
            every = [u.id for u in may_unload(s, v, seat)]
            return replace(a, unload=tuple(kept(form_input, every, a.unload)))
        case "ambush":
            return replace(a, ambush=int(form_input.values[0]))
        case _:
            return a


def number(b: EditorContext, op: str, prompt: str, most: int, now: int) -> Select:
    """Make a select of a number; many are offered in steps."""
    step = max(1, -(-most // (MOST_LINES - 2)))
    values = sorted({*range(0, most + 1, step), most, now})[:MOST_LINES]
    return b.select(op, "", prompt, [Choice(str(n), str(n), chosen=n == now) for n in values])


# -- b to e: seekers -------------------------------------------------------------------------------------


def intercept(b: EditorContext, v: Battle, a: Intercept) -> Part:
    """Show how many seekers go against the enemy's."""
    mine, theirs = v.air.get(b.d.seat, 0), v.air.get(FOE[b.d.seat], 0)
    line = b.say("bot-armada-intercept", n=a.n, mine=mine, theirs=theirs)
    return [line], [(number(b, "n", b.say("bot-armada-intercept-how"), mine, a.n),)] if mine else []


def intercepted(b: EditorContext, v: Battle, a: Intercept, form_input: FormInput) -> Intercept:
    """Change the number."""
    return Intercept(int(form_input.values[0])) if form_input.op == "n" else a


def placing(b: EditorContext, v: Battle, a: Placing) -> Part:
    """Show where the seekers fly; choosing a target puts one more on it, or takes all off it."""
    say, s, mine = b.say, b.state, v.air.get(b.d.seat, 0)
    on = {x: n for x, n in a.on.items() if n}
    left = mine - sum(on.values())
    said = ", ".join(f"{x} ×{n}" for x, n in on.items()) or "–"
    lines = [say("bot-armada-place", n=mine, left=left, on=said)]
    foes = seeker_targets(s, v, b.d.seat)[:MOST_LINES]
    rows: Rows = []
    for n in (1, 3):
        if left >= n and foes:
            choices = [Choice(unit_name(b, u), u.id, f"×{on[u.id]}" if u.id in on else "") for u in foes]
            rows.append((b.select("more", str(n), say("bot-armada-place-more", n=n), choices),))
    if on:
        choices = [Choice(unit_name(b, s.units[x]), x, f"×{n}") for x, n in list(on.items())[:MOST_LINES]]
        rows.append((b.select("off", "", say("bot-armada-place-off"), choices),))
        rows.append((b.button(say("bot-armada-place-none"), "clear", tone=Tone.RISK),))
    return lines, rows


def placed(b: EditorContext, v: Battle, a: Placing, form_input: FormInput) -> Placing:
    """Change where seekers fly."""
    on = dict(a.on)
    match form_input.op:
        case "more":
            on[form_input.values[0]] = on.get(form_input.values[0], 0) + int(form_input.detail)
        case "off":
            on.pop(form_input.values[0], None)
        case "clear":
            on = {}
    return Placing(on)


def cover(b: EditorContext, v: Battle, a: Cover) -> Part:
    """Show which weapons shoot at the seekers on their own ship, and for which ships decoys act."""
    say, found = b.say, _covers(b, v)
    now = {f"{x.by}.{x.gun}.{x.on}" for x in a.shots}
    aimed = ", ".join(f"{short(x)} ×{n}" for x, n in v.aimed.items() if b.state.units[x].seat == b.d.seat)
    lines = [say("bot-armada-cover", aimed=aimed or "–", n=sum(x.n for x in a.shots))]
    choices = [Choice(name, key, chosen=key in now) for key, (name, _) in found.items()]
    return lines, b.selects("shots", say("bot-armada-cover-which"), choices, 0, several=True)


def covered(b: EditorContext, v: Battle, a: Cover, form_input: FormInput) -> Cover:
    """Change which weapons shoot; decoys are shared out in the order of the list."""
    found = _covers(b, v)
    wanted = kept(form_input, list(found), (f"{x.by}.{x.gun}.{x.on}" for x in a.shots))
    shots, decoys = list[Shot](), v.decoys.get(b.d.seat, 0)
    for key in wanted:
        shot = found[key][1]
        if shot.gun == "decoy":
            shot = replace(shot, n=min(shot.n, decoys))
            decoys -= shot.n
        if shot.n:
            shots.append(shot)
    return Cover(tuple(shots))


def _covers(b: EditorContext, v: Battle) -> dict[str, tuple[str, Shot]]:
    """List the weapons that may shoot at seekers: each line's key, its name, and the shots."""
    s, say, seat = b.state, b.say, b.d.seat
    found: dict[str, tuple[str, Shot]] = {}
    for unit, have in may_cover(s, v, seat).items():
        for gun, n in have.items():
            shot = Shot(unit, gun, unit, min(n, v.aimed[unit]))
            name = say("bot-armada-cover-gun", unit=unit_name(b, s.units[unit]), gun=numbered(say, gun, n))
            found[f"{unit}.{gun}.{unit}"] = (name, shot)
    if free := v.decoys.get(seat, 0):
        for ship in may_draw_off(s, v, seat):
            n = min(free, v.aimed[ship])
            name = say("bot-armada-cover-decoy", unit=unit_name(b, s.units[ship]), n=n)
            found[f"{seat}.decoy.{ship}"] = (name, Shot(seat, "decoy", ship, n))
    return found


# -- g: retreat, and hits for fighters --------------------------------------------------------------------


def retreat(b: EditorContext, v: Battle, a: Retreat) -> Part:
    """Show who retreats."""
    say, may = b.say, may_retreat(b.state, v, b.d.seat)
    line = say("bot-armada-retreat", n=len(a.units), units=named(a.units) if a.units else "–")
    choices = [Choice(unit_name(b, u), u.id, chosen=u.id in a.units) for u in may]
    rows = b.selects("units", say("bot-armada-retreat-who"), choices, 0, several=True)
    both: list[Control] = []
    if may and len(a.units) < len(may):
        both.append(b.button(say("bot-armada-retreat-all"), "all"))
    if a.units:
        both.append(b.button(say("bot-armada-retreat-none"), "nobody"))
    return [line], [*rows, tuple(both)] if both else rows


def retreated(b: EditorContext, v: Battle, a: Retreat, form_input: FormInput) -> Retreat:
    """Change who retreats."""
    every = [u.id for u in may_retreat(b.state, v, b.d.seat)]
    match form_input.op:
        case "units":
            return Retreat(tuple(kept(form_input, every, a.units)))
        case "all":
            return Retreat(tuple(every))
        case "nobody":
            return Retreat()
        case _:
            return a


def take(b: EditorContext, v: Battle, a: Take) -> Part:
    """Show which hits fighters try to take, at even chances, before shield and armor count."""
    say, s = b.say, b.state
    hits, fighters = may_take(s, v, b.d.seat)
    line = say("bot-armada-take", n=len(a.hits), hits=len(hits), fighters=len(fighters))
    choices = [
        Choice(
            say("bot-armada-take-hit", n=h.shot, unit=unit_name(b, s.units[h.on])),
            str(h.shot),
            item(say, h.gun, 1),
            chosen=h.shot in a.hits,
        )
        for h in hits
    ]
    return [line], b.selects("hits", say("bot-armada-take-which"), choices, 0, several=True)


def taken(b: EditorContext, v: Battle, a: Take, form_input: FormInput) -> Take:
    """Change which hits fighters try to take."""
    if form_input.op != "hits":
        return a
    every = [str(h.shot) for h in may_take(b.state, v, b.d.seat)[0]]
    return Take(tuple(sorted(map(int, kept(form_input, every, map(str, a.hits))))))
