"""What an order would lead to, said beforehand: from what its player's side knows, and no more."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.games.skirmish.wording import chances, listed, number, piece, where
from engine.core.contract import View
from engine.core.rules import Seat
from engine.skirmish.model.actions import Done, Lay, March, Order, Shoot, Steady, Throw, Work
from engine.skirmish.model.state import Figure, State
from engine.skirmish.queries.odds import (
    Shooting,
    Target,
    steady_odds,
    targets_of,
    threats,
    throw_at,
)
from engine.skirmish.queries.suggestions import Rehearsal, rehearse
from render.core.look import Look
from render.core.text import Words, percent
from render.skirmish.elements.names import taken_off


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
