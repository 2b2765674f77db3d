"""What players are told before they act: what an order or a reaction may lead to, sight and targets."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction

from engine.core.contract import View
from engine.core.errors import Fault
from engine.core.flow import faults, options
from engine.core.rules import Decision, Event, Seat
from engine.skirmish.combat.explosives import caught_by
from engine.skirmish.combat.shooting import prospect
from engine.skirmish.model.actions import (
    Blow,
    Done,
    Lay,
    March,
    Order,
    Pair,
    React,
    Shoot,
    Steady,
    Throw,
    Work,
)
from engine.skirmish.model.state import Figure, State
from engine.skirmish.queries.odds import (
    Shooting,
    Target,
    pair_odds,
    shot_kinds,
    steady_odds,
    targets_of,
    threats,
    throw_at,
    weapon_bands,
)
from engine.skirmish.queries.suggestions import Rehearsal, horizon, rehearse, seen_from
from engine.skirmish.table.geometry import distance
from engine.skirmish.table.terrain import land_of
from render.core.look import Look
from render.core.text import Words, percent
from render.skirmish.elements.figure_sight import Lens
from render.skirmish.elements.names import taken_off
from render.skirmish.words.actions import unfold
from render.skirmish.words.items import chances, figure_line, listed, number, piece, where


def foretell(s: State, seat: Seat, a: Order, view: View, look: Look, say: Words) -> list[str]:
    """Say what an order would do: cost, deductions, chances, who sees it and who may fire."""
    head = f"**{look.label(a, view, say)}**"
    made = _LINES.get(type(a))
    said = made(s, s.figures.get(getattr(a, "figure", "")), a, say) if made else ()
    left = _idle(s, seat, say) if isinstance(a, Done) else ()
    detail = look.detail(a, view, say) if not made else ""
    return [x for x in (head, detail, *said, *left) if x]


def _idle(s: State, seat: Seat, say: Words) -> list[str]:
    idle = [f"{f.id} ({f.left})" for f in s.figures.values() if f.seat == seat and f.able and f.left]
    ready = (
        f for f in s.figures.values() if f.seat == seat and f.able and not f.suppressed and not f.fleeing
    )
    held = [f.id for f in ready if not (f.moved or f.fired or f.thrown or f.busy)]
    lines = [say("bot-skirmish-idle", figures=", ".join(idle))] if idle else []
    return [*lines, *([say("bot-skirmish-holding", figures=listed(held))] if held else [])]


# -- walks -----------------------------------------------------------------------------------------------


def _march(s: State, f: Figure, a: March, say: Words) -> list[str]:
    r = rehearse(s, a)
    lines = [
        say(
            "bot-skirmish-walk",
            inches=number(r.inches),
            n=r.actions,
            left=max(0, f.left - r.actions),
            to=where(a.path[-1]),
        )
    ]
    lines += deductions(r.parts, say)
    seen = say("bot-skirmish-seen-by", figures=listed(r.seen_by)) if r.seen_by else say("bot-skirmish-unseen")
    return [*lines, seen, *_watched(s, f, r, say), _shelter(s, r, say)]


def deductions(parts: Sequence[tuple[str, float]], say: Words) -> list[str]:
    """Say how many inches a walk loses, and why."""
    if not parts:
        return []
    said = [taken_off(code, inches, say) for code, inches in parts]
    return [say("bot-skirmish-deductions", parts=", ".join(said))]


def _watched(s: State, f: Figure, r: Rehearsal, say: Words) -> list[str]:
    if not r.may_fire:
        return []
    shots = [
        next(p for p in threats(s, f, at) if p.figure == x)
        for x, at in zip(r.may_fire, r.fired_at, strict=True)
    ]
    said = ", ".join(f"{p.figure} ({percent(p.chance)} %)" for p in shots)
    return [say("bot-skirmish-may-fire", figures=said)]


def _shelter(s: State, r: Rehearsal, say: Words) -> str:
    if r.end_cover:
        return say("bot-skirmish-ends-covered", piece=piece(s, r.end_cover, say))
    return say("bot-skirmish-ends-open")


# -- shots -----------------------------------------------------------------------------------------------


def _shoot(s: State, f: Figure, a: Shoot, say: Words) -> list[str]:
    found = next((t for t in targets_of(s, f) if t.target == a.target), None)
    kind = next((x for x in found.shots if x.aim == a.aim), None) if found else None
    if found is None or kind is None:
        return []
    lines = [range_line(s, found, say), shot_line(kind, a.shots, say)]
    lines.append(say("bot-skirmish-effects", effects=chances(say, kind.effects)))
    back = [f"{p.figure} ({percent(p.chance)} %)" for p in threats(s, f, f.at)]
    return [*lines, *([say("bot-skirmish-fire-back", figures=", ".join(back))] if back else [])]


def range_line(s: State, t: Target, say: Words) -> str:
    """Say how far a target is, in which band, and what covers it."""
    cover = say("bot-skirmish-covered", piece=piece(s, t.cover, say)) if t.cover else say("bot-skirmish-open")
    return say(
        "bot-skirmish-target",
        id=t.target,
        range=number(t.range),
        band=say(f"skirmish-band-{t.band}"),
        cover=cover,
    )


def shot_line(x: Shooting, shots: int, say: Words) -> str:
    """Say what a kind of shot costs, needs and may hit."""
    aim = say(f"skirmish-aim-{x.aim}")
    if x.sure:
        return say("bot-skirmish-shot-sure", aim=aim, n=x.actions * shots, shots=shots)
    any_of = 1 - (1 - x.one) ** shots
    return say(
        "bot-skirmish-shot",
        aim=aim,
        n=x.actions * shots,
        shots=shots,
        need=x.need,
        one=percent(x.one),
        any=percent(any_of),
    )


# -- the rest --------------------------------------------------------------------------------------------


def _throw(s: State, f: Figure, a: Throw, say: Words) -> list[str]:
    """Case GRENADE.3: every place where it may burst: the chances are whole, no friend is left out."""
    lines = []
    for x in throw_at(s, f, (a.x, a.y), a.kind):
        chance = percent(x.chance)
        if x.at is None:
            lines.append(say("bot-skirmish-dud", chance=chance))
            continue
        caught = [
            say("bot-skirmish-own-figure", id=i) if s.figures[i].side == f.side else i for i in x.figures
        ]
        lines.append(
            say(
                "bot-skirmish-landing",
                chance=chance,
                at=where(x.at),
                n=len(caught),
                figures=listed(caught),
            )
        )
    return lines


def _lay(s: State, f: Figure, a: Lay, say: Words) -> list[str]:
    return [say("bot-skirmish-whole-turn"), say(f"bot-skirmish-lay-{a.shape}", facing=a.facing)]


def _steady(s: State, f: Figure, a: Steady, say: Words) -> list[str]:
    return [say("bot-skirmish-steady", chance=percent(steady_odds(f)))]


def _work(s: State, f: Figure, a: Work, say: Words) -> list[str]:
    return [say("bot-skirmish-whole-turn")]


_LINES: dict[type[Order], Callable[..., list[str]]] = {
    March: _march,
    Shoot: _shoot,
    Throw: _throw,
    Lay: _lay,
    Steady: _steady,
    Work: _work,
}


def react_brief(s: State, d: Decision, say: Words) -> Sequence[str]:
    """Say with what chance each figure would hit, and what covers the target."""
    lines: dict[str, list[str]] = {}
    for a in options(s, d) or ():
        if isinstance(a, React) and (p := prospect(s, s.figures[a.figure], s.figures[a.target], a.aim)):
            chance = say(
                "bot-skirmish-see-chance", aim=say(f"skirmish-aim-{a.aim}"), n=1, chance=percent(p.chance)
            )
            cover = (
                say("bot-skirmish-covered", piece=piece(s, p.cover, say))
                if p.cover
                else say("bot-skirmish-open")
            )
            head = say(
                "bot-skirmish-react", figure=a.figure, target=a.target, range=f"{p.range:.1f}", cover=cover
            )
            lines.setdefault(head, []).append(chance)
    return ["\n".join(f"{head}: {', '.join(kinds)}" for head, kinds in lines.items())] if lines else []


def blow_brief(s: State, d: Decision, say: Words) -> Sequence[str]:
    """Say which figures each charge would hit, as far as its player's side knows."""
    lines = []
    for a in options(s, d) or ():
        if isinstance(a, Blow):
            caught = [x for x in caught_by(s, s.charges[a.charge]) if s.known(x)]
            lines.append(say("bot-skirmish-catches", charge=a.charge, figures=", ".join(caught) or "–"))
    return ["\n".join(lines)] if lines else []


def pair_brief(s: State, d: Decision, say: Words) -> Sequence[str]:
    """Ruling K17: say with what chance a figure would win against each enemy that it may fight."""
    lines = []
    for a in options(s, d) or ():
        if isinstance(a, Pair):
            wanted = {**dict(s.stack[-1].v.wanted), a.figure: a.target}
            won, lost = (sum(x.values(), Fraction(0)) for x in pair_odds(s, a.figure, wanted))
            lines.append(
                say(
                    "bot-skirmish-pair",
                    figure=a.figure,
                    target=a.target,
                    won=percent(won),
                    lost=percent(lost),
                    tied=percent(1 - won - lost),
                )
            )
    return ["\n".join(lines)] if lines else []


def capture_brief(s: State, d: Decision, say: Words) -> Sequence[str]:
    """Case MELEE.4: say what would become of the loser who may be taken prisoner instead."""
    v = s.stack[-1].v
    beaten = v.left[0][v.beaten == "jaffa"] if v.left else ()
    return [say("bot-skirmish-beaten", target=listed(beaten), result=v.result)] if beaten else []


def explained(events: Sequence[Event], at: int, names: Mapping[Seat, str], say: Words) -> Sequence[str]:
    """Case RISK.1: explain a reaction: the Risk Factor's parts, die, row, letter, meaning, the path."""
    e = events[at]
    end = next((i for i in range(at + 1, len(events)) if events[i].kind == "reaction"), len(events))
    group = str(e.facts["group"])
    head = say("bot-skirmish-unfolded", group=group, figures=", ".join(e.facts["figures"]))
    return [head, *(f"- {x}" for x in unfold(events[at:end], group, say))]


#: Maximum number of enemies listed on the page for shots.
MOST_TARGETS = 14


# -- targets ---------------------------------------------------------------------------------------------


def target_lines(s: State, d: Decision, f: Figure, look: Look, say: Words) -> list[str]:
    """List the known enemies: band, cover, need and chance of each kind of shot, or why none is possible.

    What keeps the figure from shooting at anybody is said once, at the top.
    """
    known = [g for i in s.spotted[f.side] if (g := s.figures.get(i)) and g.on_table]
    known.sort(key=lambda g: (g.inactive, distance(f.at, g.at), g.id))  # figures out of the fight come last
    if not known:
        return [say("bot-skirmish-no-target")]
    odds = {t.target: t for t in targets_of(s, f)}
    own: dict[str, None] = {}
    near, far = list[str](), list[str]()
    for g in known:
        why = _why_not(s, d, f, g)
        own |= {look.refusal(x, say, cited=False): None for x in why if "target" not in x.facts}
        barred = [look.refusal(x, say, cited=False) for x in why if "target" in x.facts]
        if barred:
            far.append(" · ".join([*_hard_to_reach(s, f, g, say), barred[0]]))
        elif t := odds.get(g.id):
            near.append(
                "\n".join([range_line(s, t, say), *(_kind_line(s, d, f, t, x, look, say) for x in t.shots)])
            )
    lines = [*(f"**{x}.**" for x in own), *near, *far]
    more = len(lines) - MOST_TARGETS
    return [*lines[:MOST_TARGETS], *([say("bot-skirmish-further", n=more)] if more > 0 else [])]


def _hard_to_reach(s: State, f: Figure, g: Figure, say: Words) -> list[str]:
    """Say how far off an enemy is that cannot be shot at, and what they are behind."""
    head = say("bot-skirmish-far", id=g.id, range=number(round(distance(f.at, g.at), 1)))
    behind = [piece(s, x, say) for x in land_of(s).sight(f.at, g.at).blockers]
    return [head, *([say("bot-skirmish-behind", by=", ".join(behind))] if behind else [])]


def _kind_line(s: State, d: Decision, f: Figure, t: Target, x: Shooting, look: Look, say: Words) -> str:
    """Say what a kind of shot needs and may hit, or why it is not open."""
    if x.shots:
        return shot_line(x, 1, say)
    why = faults(s, d, Shoot(f.id, t.target, x.aim))
    if not why:
        return shot_line(x, 1, say)
    return f"- {say(f'skirmish-aim-{x.aim}')}: {look.refusal(why[0], say, cited=False)}"


def _why_not(s: State, d: Decision, f: Figure, g: Figure) -> Sequence[Fault]:
    """Say what forbids even the cheapest shot at an enemy."""
    return faults(s, d, Shoot(f.id, g.id, shot_kinds(f)[0]))


# -- sight ----------------------------------------------------------------------------------------------


def lens(s: State, f: Figure) -> Lens:
    """Return the drawing of a figure's sight: shading, range rings, lines to enemies its side knows."""
    return Lens(
        f.id, horizon(land_of(s), f.at), seen_from(s, f.id), weapon_bands(f.weapon), tuple(targets_of(s, f))
    )


def aims(s: State, f: Figure) -> Lens:
    """Return whom a figure can shoot at, with the best chance at each; no shading and no rings."""
    return Lens(f.id, seen=seen_from(s, f.id), targets=tuple(targets_of(s, f)))


def sight_lines(s: State, f: Figure, say: Words) -> list[str]:
    """List what a figure sees of the enemies known to its side, and nothing of others."""
    odds = {t.target: t for t in targets_of(s, f)}
    lines = []
    for x in seen_from(s, f.id):
        if not x.clear:
            by = ", ".join(piece(s, p, say) for p in x.blockers)
            lines.append(say("bot-skirmish-see-blocked", id=x.figure, range=number(x.range), by=by or "–"))
            continue
        cover = (
            say("bot-skirmish-covered", piece=piece(s, x.cover, say)) if x.cover else say("bot-skirmish-open")
        )
        t = odds.get(x.figure)
        best = t.best if t else None
        band = say(f"skirmish-band-{t.band}") if t else say("skirmish-band-beyond")
        said = say("bot-skirmish-see", id=x.figure, range=number(x.range), band=band, cover=cover)
        if best is not None:
            aim = say(f"skirmish-aim-{best.aim}")
            said += " · " + say("bot-skirmish-see-chance", aim=aim, n=best.shots, chance=percent(best.any))
        lines.append(said)
    rings = ", ".join(
        f'{say(f"skirmish-band-{band}")} {number(far)}"' for band, far in weapon_bands(f.weapon)
    )
    told = "\n".join(lines) or say("bot-skirmish-see-nobody")
    return [figure_line(say, f), told, *([say("bot-skirmish-rings", rings=rings)] if rings else [])]
