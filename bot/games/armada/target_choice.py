"""Targets of a round, and free shots at close quarters: first shooters are chosen, then their targets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.games.armada.chosen import Part, Rows, kept, unit_name
from bot.games.armada.odds import percent
from bot.games.armada.wording import named, numbered, short, things
from bot.play.games.cards import LINE
from bot.play.model.editors import EditorContext, FormInput
from bot.play.model.ports import Choice, Tone
from bot.play.model.terms import Refused
from engine.armada.battle.frames import Battle, Free, Gun, Shot, Targets, units_standing
from engine.armada.battle.permitted import may_close
from engine.armada.battle.planned_answers import complete_free, complete_targets, free_shooters, plan_of
from engine.armada.battle.weapons import (
    CLOSE_GUNS,
    MISSILES,
    free_launchers,
    gun_shots,
    kept_apart,
    need_to_hit,
    shooters,
)
from engine.armada.model.odds import exact_chance
from engine.armada.model.state import FOE, Unit
from engine.armada.queries.forecast import expected, expected_free
from render.core.texts.graphemes import cut

#: Number of targets that are listed on the page.
MOST_SHOWN = 20
#: Maximum number of shots listed that the plan adds.
MOST_BESIDES = 8
Volley = Targets | Free


def whole(b: EditorContext, v: Battle, a: Volley) -> tuple[Shot, ...]:
    """Return every shot of an answer, those too that follow the plan."""
    plan = plan_of(b.state, v, b.d.seat)
    if isinstance(a, Targets):
        return complete_targets(b.state, v, b.d.seat, a, plan).shots
    return complete_free(b.state, v, b.d.seat, a, plan).shots


def targets(b: EditorContext, v: Battle, a: Targets) -> Part:
    """Show the targets, shooters and chances; choose shooters, or ships to go close."""
    lines, rows = _listed(b, v, a)
    near = may_close(b.state, v, b.d.seat)
    if near:
        choices = [Choice(unit_name(b, u), u.id, chosen=u.id in a.close) for u in near]
        rows += b.selects("close", b.say("bot-armada-targets-close"), choices, 0, several=True, rows=2)
        lines.append(
            b.say("bot-armada-targets-near", n=len(a.close), units=named(a.close) if a.close else "–")
        )
    return lines, rows


def free(b: EditorContext, v: Battle, a: Free) -> Part:
    """Show the free shots of ground units at the group at close quarters."""
    return _listed(b, v, a)


def _listed(b: EditorContext, v: Battle, a: Volley) -> Part:
    say, s, shots = b.say, b.state, whole(b, v, a)
    by_target: dict[str, list[Shot]] = {}
    for x in shots:
        by_target.setdefault(x.on, []).append(x)
    hits = _hits(b, v, a, shots)
    said = [_target_line(b, s.units[on], found, hits[on]) for on, found in by_target.items()][:MOST_SHOWN]
    lines = ["\n".join(said) or say("bot-armada-targets-nothing")]
    if len(by_target) > MOST_SHOWN:
        lines.append(say("bot-more", n=len(by_target) - MOST_SHOWN))
    besides = shots[len(a.shots) :] if a.shots else ()
    lines.append(
        say("bot-armada-targets-besides", n=sum(x.n for x in besides), shots=_besides(b, besides))
        if besides
        else say(f"bot-armada-targets-rest-{a.rest}")
    )
    if isinstance(a, Targets) and a.close:
        lines.append(say("bot-armada-targets-counted"))
    mine = [u for u, _ in _guns(b, v, a)]
    choices = [Choice(unit_name(b, u), u.id, cut(_at(shots, u), LINE)) for u in mine]
    rows: Rows = b.selects("shooters", say("bot-armada-targets-who"), choices, several=True, rows=2)
    rest = b.button(say(f"bot-armada-targets-{'hold' if a.rest == 'plan' else 'plan'}"), "rest")
    rows.append(
        (rest, *([b.button(say("bot-armada-targets-clear"), "clear", tone=Tone.RISK)] if a.shots else []))
    )
    return lines, rows


def _besides(b: EditorContext, shots: Sequence[Shot]) -> str:
    """List shots by the plan that the player has not named, as far as there is room."""
    said = [f"{short(x.by)} {numbered(b.say, x.gun, x.n)} → {x.on}" for x in shots]
    more = [b.say("bot-more", n=len(said) - MOST_BESIDES)] if len(said) > MOST_BESIDES else []
    return ", ".join([*said[:MOST_BESIDES], *more])


def _at(shots: Sequence[Shot], u: Unit) -> str:
    return ", ".join(f"{x.gun} ×{x.n} → {x.on}" for x in shots if x.by == u.id)


def _guns(b: EditorContext, v: Battle, a: Volley) -> list[tuple[Unit, dict[Gun, int]]]:
    """List the possible shooters and their weapons."""
    if isinstance(a, Targets):
        return shooters(b.state, v, b.d.seat)
    return [(u, gun_shots(b.state, v, u)) for u in free_shooters(b.state, v, b.d.seat)]


def _hits(b: EditorContext, v: Battle, a: Volley, shots: Sequence[Shot]) -> dict[str, float]:
    """Return the hits to be expected by target."""
    s = b.state
    if isinstance(a, Targets):
        return expected(s, v, b.d.seat, replace(a, shots=tuple(shots), rest="hold"))
    return expected_free(s, v, shots)


def _target_line(b: EditorContext, on: Unit, shots: Sequence[Shot], hits: float) -> str:
    """Describe a target, the shots at it, and the expected hits."""
    shot: dict[str, int] = {}
    for x in shots:
        shot[x.gun] = shot.get(x.gun, 0) + x.n
    return b.say(
        "bot-armada-targets-line",
        target=unit_name(b, on),
        guns=things(b.say, shot),
        by=named(dict.fromkeys(x.by for x in shots)),
        hits=f"{hits:.1f}",
    )


# -- aiming ----------------------------------------------------------------------------------------------


def aim(b: EditorContext, v: Battle, a: Volley, pick: Sequence[str]) -> Part:
    """Offer targets for the shooters that were chosen, each with its chance."""
    say = b.say
    able = {u.id: (u, have) for u, have in _guns(b, v, a)}
    mine = [able[x] for x in pick if x in able]
    if not mine:
        raise Refused("refused-gone")
    foes = _foes(b, v, a)
    choices = [Choice(unit_name(b, u), u.id, cut(_chances(b, v, a, mine, u), LINE)) for u in foes]
    choices = [x for x in choices if x.detail]
    rows: Rows = b.selects("aim", say("bot-armada-targets-at"), choices, rows=3)
    rows.append((b.button(say("bot-armada-back"), "shown"),))
    units = ", ".join(short(u.id) for u, _ in mine)
    return [say("bot-armada-targets-aim", units=units, n=sum(sum(x.values()) for _, x in mine))], rows


def _foes(b: EditorContext, v: Battle, a: Volley) -> list[Unit]:
    if isinstance(a, Targets):
        return units_standing(b.state, v, FOE[b.d.seat])
    return [b.state.units[x] for x in v.close if x in b.state.units and x not in v.flipped]


def _chances(
    b: EditorContext, v: Battle, a: Volley, mine: Sequence[tuple[Unit, dict[Gun, int]]], on: Unit
) -> str:
    """Say with what chance each gun hits a target."""
    close = a.close if isinstance(a, Targets) else ()
    found: dict[str, None] = {}
    for u, have in mine:
        for gun in have:
            p = exact_chance(need_to_hit(b.state, v, u, gun, on, close=u.id in close and gun in CLOSE_GUNS))
            if p and not kept_apart(v, u, on):
                found[f"{b.say(f'armada-item-{gun}', n=1)} {percent(p)} %"] = None
    return ", ".join(found)


def aimed(b: EditorContext, v: Battle, a: Volley, form_input: FormInput) -> Volley:
    """Change targets, who goes close, or what the rest does."""
    match form_input.op:
        case "aim":
            return _aimed(b, v, a, form_input.detail.split(","), form_input.values[0])
        case "close" if isinstance(a, Targets):
            every = [u.id for u in may_close(b.state, v, b.d.seat)]
            return replace(a, close=tuple(kept(form_input, every, a.close)), shots=())
        case "rest":
            return replace(a, rest="hold" if a.rest == "plan" else "plan")
        case "clear":
            return replace(a, shots=())
        case _:
            return a


def _aimed(b: EditorContext, v: Battle, a: Volley, pick: Sequence[str], on: str) -> Volley:
    """Turn all guns of the shooters on one target; a launcher takes the missile that hits it best."""
    s = b.state
    close = a.close if isinstance(a, Targets) else ()
    target = s.units.get(on)
    if target is None:
        raise Refused("refused-gone")
    shots = [x for x in a.shots if x.by not in pick]
    for u, have in _guns(b, v, a):
        if u.id not in pick or kept_apart(v, u, target):
            continue
        odds = {
            gun: exact_chance(need_to_hit(s, v, u, gun, target, close=u.id in close and gun in CLOSE_GUNS))
            for gun in have
        }
        room = free_launchers(s, u)
        for gun in sorted(have, key=lambda g: -odds[g]):
            n = min(have[gun], room) if gun in MISSILES else have[gun]
            if odds[gun] and n:
                shots.append(Shot(u.id, gun, on, n))
                room -= n if gun in MISSILES else 0
    return replace(a, shots=tuple(shots))
