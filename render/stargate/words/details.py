"""Questions with their reasons, and the effects of an answer, in a few words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from engine.core.rules import Action, Facts
from engine.stargate.model.board import NUMBERS
from engine.stargate.model.charts import OPTIONS
from engine.stargate.model.odds import forecast, pairing
from engine.stargate.model.state import (
    FOE,
    VIRUNIAN,
    Begin,
    Choose,
    Circle,
    Done,
    Exit,
    Fight,
    Flip,
    Leg,
    Lose,
    Place,
    Resolve,
    Stage,
    Support,
    Target,
    Teleport,
)
from engine.stargate.queries.view import BattleView
from render.core.text import Words, join_list
from render.stargate.elements.risks import Outlook, foes_at, here, outlook
from render.stargate.elements.units import Crew, all_called, called, crew_of, crews_called, printed
from render.stargate.words.events import body, signed


def detail(a: Action, v: BattleView, words: Words) -> str:
    """Describe what an answer leads to."""
    match a:
        case Begin() | Target() | Lose():
            return "; ".join(_unit(a, v, words))
        case Leg() | Circle() | Exit() | Teleport():
            look = outlook(v, a)
            return "; ".join(_risks(a, v, look, words)) if look else ""
        case Choose():
            return _pairings(a, v, words)
        case Fight() | Resolve():
            return _combat(a.at if isinstance(a, Fight) else "", v, words)
        case Support():
            return _support(a, v, words)
    return _setting_out(a, v, words)


def _setting_out(a: Action, v: BattleView, words: Words) -> str:
    """Describe what brings units onto the map, or ends that."""
    match a:
        case Stage():
            unit = next((u for u in v.reserve if v.forces.race[u] == a.race), "")
            return f"{_printed(v, (unit,), words)}; {words(f'stargate-for-{a.race}')}" if unit else ""
        case Place():
            energy = v.board.value.get(a.at, 0)
            return words("stargate-detail-energy", energy=signed(energy)) if energy else ""
        case Flip():
            return words("stargate-detail-flip", n=v.face_down.get(a.gate, 0))
        case Done() if v.phase == "staging":
            return words("stargate-detail-done-staging", n=len(v.staged))
        case Done():
            return words("stargate-detail-done")
    return ""


def percent(x: Fraction) -> str:
    """Write a chance.

    >>> percent(Fraction(4, 9))
    '44 %'
    """
    return f"{round(100 * x)} %"


def _printed(v: BattleView, crew: Crew, words: Words) -> str:
    strength, allowance = printed(v.forces, crew).rsplit("-", 1)
    return words("stargate-detail-begin", strength=strength, allowance=allowance)


def _unit(a: Begin | Target | Lose, v: BattleView, words: Words) -> Iterator[str]:
    """Word a unit's worth and what its loss would mean."""
    alone = isinstance(a, Lose) and v.phase == "gravity"
    crew = (a.unit,) if alone else crew_of(v, a.unit)
    yield _printed(v, crew, words)
    if isinstance(a, Lose):
        if ends_game(v, crew):
            yield words("stargate-detail-loses")
        group = v.forces.group[crew[0]]
        if group and group not in v.groups:
            yield words("stargate-detail-group", group=group)


def ends_game(v: BattleView, crew: Crew) -> bool:
    """Cases 12.1 and 12.2: return whether the loss of a unit would end the game."""
    groups = {*v.groups, *(v.forces.group[u] for u in crew)} - {0}
    if v.forces.seat[crew[0]] == VIRUNIAN:
        return len(groups) == v.forces.groups
    losses = dict(v.losses)
    for u in crew:
        losses[v.forces.race[u]] += 1
    return sum(losses.values()) >= NUMBERS.losses and all(losses.values())


def _risks(a: Action, v: BattleView, look: Outlook, words: Words) -> Iterator[str]:
    """Word the risks on the way, the most dangerous first."""
    live = percent(look.live)
    if look.fire:
        yield words("stargate-detail-turn", n=len(look.fire), live=live)
    elif look.fire is not None:
        yield words("stargate-detail-turn-free")
    if look.crosses:
        bodies = [body(v.board.bodies[h], words) for h in look.crosses]
        through = percent(look.live / look.spared)
        yield words("stargate-detail-crosses", what=join_list(bodies, words), live=through)
    for at in look.meets:
        foes = [called(c, words) for c in foes_at(v, at)]
        yield words("stargate-detail-approach", units=join_list(foes, words), at=at)
    if look.scatters:
        strays = "stargate-detail-strays" if look.spared < 1 else "stargate-detail-scatters"
        yield words(strays, live=percent(look.spared))
    if isinstance(a, Exit):
        yield words("stargate-detail-doubles")
    elif look.skims and not isinstance(a, Circle):
        yield words("stargate-detail-skims", gate=look.skims)
    energy = v.board.value.get(look.at, 0)
    if energy and v.phasing == VIRUNIAN:
        yield words("stargate-detail-energy", energy=signed(energy))
    if v.move and isinstance(a, Leg):
        yield words("stargate-detail-left", left=max(0, v.move.left - a.hexes))


def _pairings(a: Choose, v: BattleView, words: Words) -> str:
    """Word who would be lost against whatever the other may choose, shields included (Cases 7.3, 7.4)."""
    facts = crumb(v, "approach")
    if not facts:
        return ""
    mover, shield = facts["seat"], facts["shield"]
    side = "" if not shield else "mover" if shield == mover else "defender"
    moving = v.seat == mover
    shut = {facts["barred"]} if FOE[v.seat or mover] == VIRUNIAN else set[str]()
    crew = v.approach.crew if v.approach and not moving else ()
    limits = [v.forces.units[u].approach for u in crew]
    found = []
    for other in OPTIONS:
        if other in shut or any(other not in x for x in limits):
            continue
        met = pairing(other, a.option, side) if moving else pairing(a.option, other, side)
        if not met.mover + met.defender:
            continue
        lost, chance = "mine" if moving == bool(met.mover) else "theirs", percent(met.mover + met.defender)
        name = words(f"stargate-tactic-{other}")
        found.append(words("stargate-detail-number", option=name, lost=lost, chance=chance))
    return ", ".join(found) or words("stargate-detail-unharmed")


def account_of(v: BattleView, at: str) -> Facts | None:
    """Find a combat among those still to be fought; "" is that in hand."""
    facts = crumb(v, "battles")
    at = at or facts.get("at", "")
    return next((c for c in facts.get("combats", ()) if at in c["hexes"]), None)


def _combat(at: str, v: BattleView, words: Words) -> str:
    """Word who fights, the differential and the odds."""
    c = account_of(v, at)
    if c is None:
        return ""
    odds = forecast(c["differential"])
    parts = [
        words(
            "stargate-detail-fight",
            attackers=_names(v, c["attackers"], words),
            defenders=_names(v, c["defenders"], words),
            differential=signed(c["differential"]),
        ),
        words("stargate-detail-odds", kills=percent(odds.of("E", "d")), dies=percent(odds.of("E", "a"))),
    ]
    return "; ".join(parts)


def _names(v: BattleView, units: Sequence[str], words: Words) -> str:
    return all_called(units, words)


def _support(a: Support, v: BattleView, words: Words) -> str:
    facts = crumb(v, "battles")
    found = next((x for x in facts.get("supports", ()) if x[0] == a.unit), None)
    if found is None:
        return ""
    _, to, far, strength = found
    more = [words("stargate-detail-range", range=far, to=to, strength=strength)]
    if c := account_of(v, ""):
        odds = forecast(c["differential"] + strength)
        more.append(
            words(
                "stargate-detail-with",
                differential=signed(c["differential"] + strength),
                kills=percent(odds.of("E", "d")),
            )
        )
    return "; ".join(more)


__all__ = ["account_of", "detail", "ends_game", "percent"]


def question_text(kind: str, v: BattleView, words: Words) -> str:
    """Word a question: "Choose how W2 meets H3 in 1110."."""
    key, facts = _question(kind, v, words)
    return words(key, **facts)


def crumb(v: BattleView, kind: str) -> Facts:
    """Return the facts of the innermost procedure of a kind, empty when none is under way."""
    return next((c.facts for c in reversed(v.where) if c.kind == kind), {})


#: Questions that are always worded in the same way.
FIXED = {
    "combat.next": "stargate-ask-combat",
    "combat.unarmed": "stargate-ask-unarmed",
}


def _question(kind: str, v: BattleView, words: Words) -> tuple[str, Facts]:
    if kind in FIXED:
        return FIXED[kind], {}
    match kind.partition("."):
        case ("staging", _, _):
            return ("stargate-ask-staging-guard" if v.guard else "stargate-ask-staging"), {}
        case ("movement", _, _):
            virunian = "stargate-ask-unit-guard" if v.guard else "stargate-ask-unit-virunian"
            return (virunian if v.phasing == VIRUNIAN else "stargate-ask-unit"), {}
        case ("move", _, what):
            return _move(what, v, words)
        case ("mindless" | "gravity" as what, _, _):
            return f"stargate-ask-{what}", {}
        case ("approach", _, what):
            return _approach(what, v, words)
        case ("berserk", _, what):
            return _berserk(what, v)
        case ("disperse", _, _):
            return _disperse(v, words)
        case ("combat", _, _):
            at = crumb(v, "battles").get("at", "")
            return ("stargate-ask-support" if at else "stargate-ask-support-any"), {"at": at}
    return "stargate-ask-other", {}


def _disperse(v: BattleView, words: Words) -> tuple[str, Facts]:
    units = crumb(v, "disperse").get("units", ())
    if not units:
        return "stargate-ask-place-any", {}
    return "stargate-ask-place", {"units": called(units, words), "at": v.at.get(units[0], "")}


def _move(what: str, v: BattleView, words: Words) -> tuple[str, Facts]:
    if v.move is None:
        return "stargate-ask-unit", {}
    facts = {"units": called(v.move.crew, words), "at": here(v), "left": v.move.left}
    if what == "teleport":
        return "stargate-ask-teleport", facts
    return ("stargate-ask-leg-skim" if v.skim.get(v.move.crew[0]) else "stargate-ask-leg"), facts


def _approach(what: str, v: BattleView, words: Words) -> tuple[str, Facts]:
    if v.approach is None:
        return "stargate-ask-option-any", {}
    facts: Facts = {"units": called(v.approach.crew, words), "at": v.approach.at}
    mover = v.forces.seat[v.approach.crew[0]]
    here_ = (u for u, h in v.at.items() if h == v.approach.at and v.forces.seat[u] != mover)
    facts["foes"] = crews_called(v.forces, here_, words)
    limits = [v.forces.units[u].approach for u in v.approach.crew]
    free = [o for o in OPTIONS if all(o in x for x in limits)]
    shut = [words(f"stargate-tactic-{o}") for o in OPTIONS if o not in free]
    facts["free"], facts["only"] = len(free), words(f"stargate-tactic-{free[0]}")
    facts["shut"] = join_list(shut, words) if shut else ""
    if what == "option" and v.approach.barred:
        facts["barred"] = words(f"stargate-tactic-{v.approach.barred}")
        return "stargate-ask-option-barred", facts
    return f"stargate-ask-{what}", facts


def _berserk(what: str, v: BattleView) -> tuple[str, Facts]:
    if what == "order":
        return "stargate-ask-berserk-order", {}
    unit = crumb(v, "berserk").get("unit", "")
    return ("stargate-ask-berserk" if unit else "stargate-ask-berserk-any"), {"unit": unit}
