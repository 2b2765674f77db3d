"""The charts of the skirmish, from its data."""

from __future__ import annotations

from collections.abc import Iterable

from engine.skirmish.model.charts import ARMS, BANDS, CHARTS
from engine.skirmish.model.constants import NUMBERS
from engine.skirmish.model.costs import GRADES
from engine.skirmish.rules.reinforcements import ENEMIES
from engine.skirmish.table.pieces import kinds
from render.core.chart import Chart
from render.core.text import Words

DICE = tuple(map(str, range(1, 7)))


def charts(say: Words) -> tuple[Chart, ...]:
    """Return all charts: costs, sight, morale, melee, shooting and its effects, and how the Jaffa act."""
    return (
        _costs(say),
        _sight(say),
        _morale(say),
        _melee(say),
        _to_hit(say),
        _terrain(say),
        _effect(say),
        _effect_changes(say),
        _cannon(say),
        _grenade(say),
        _misses(say),
        _risk(say),
        _actions(say),
        _arrivals(say),
    )


def _heads(say: Words, *keys: str) -> tuple[str, ...]:
    return tuple(say(f"skirmish-chart-{key}") for key in keys)


def _titled(
    say: Words, case: str, key: str, head: Iterable[str], rows: Iterable[tuple[str, ...]], *notes: str
) -> Chart:
    return Chart(case, say(f"skirmish-chart-{key}"), _heads(say, *head), tuple(rows), _heads(say, *notes))


def _plus(n: int) -> str:
    return f"{n:+}" if n else "0"


def _span(say: Words, first: int | None, last: int | None) -> str:
    """Write the numbers from one to another; None for no end."""
    if first is None or last is None:
        return say("skirmish-chart-up-to", n=last) if first is None else f"{first}+"
    return str(first) if first == last else f"{first}-{last}"


def _inches(first: float, last: float) -> str:
    return f"{first:g}-{last:g}"


def _bands(bands: Iterable[float], first: float = 0) -> list[str]:
    """Write range bands: each begins where the one before ends."""
    ends = list(bands)
    return [_inches(a, b) for a, b in zip([first, *ends], ends, strict=False)]


def _costs(say: Words) -> Chart:
    rows = [(say("skirmish-chart-cost-action"), "+1")]
    for x in GRADES.weapons:
        w = ARMS.weapons[x]
        rows.append((say(f"skirmish-weapon-{x}"), _plus(w.price or w.alone)))
    rows += ((say(f"skirmish-kit-{x}"), f"+{n}") for x, n in ARMS.gear.items() if not x.endswith("_by_list"))
    rows.append((say("skirmish-weapon-cannon"), f"+{ARMS.cannon.price}"))
    return _titled(say, "COSTS.2", "costs", ("what", "points"), rows, "costs-note")


def _sight(say: Words) -> Chart:
    of = NUMBERS.spotting
    names = _heads(say, "near", "short", "far", "extreme")
    rows = zip(names, _bands(of.bands), (f"{n}+" for n in of.needs), strict=True)
    return _titled(say, "SIGHT.4", "sight", ("band", "inches", "die"), rows, "sight-note")


def _morale(say: Words) -> Chart:
    results = CHARTS.morale.results
    ends = [*(x.least - 1 for x in results[1:]), None]
    rows = (
        (_span(say, x.least, end), *_heads(say, f"morale-{x.result}"))
        for x, end in zip(results, ends, strict=True)
    )
    return _titled(say, "MORALE.4", "morale", ("over", "result"), rows, "morale-note")


def _melee(say: Words) -> Chart:
    last = len(CHARTS.melee.results) - 1
    rows = (
        (_span(say, n, n if n < last else None), *_heads(say, f"melee-{x}"))
        for n, x in enumerate(CHARTS.melee.results)
    )
    return _titled(say, "MELEE.3", "melee", ("difference", "loser"), rows)


def _to_hit(say: Words) -> Chart:
    rows = [
        (
            say(f"skirmish-weapon-{name}"),
            *(f"{span} {'/'.join(map(str, n))}" for span, n in zip(_bands(w.bands), w.needs, strict=True)),
        )
        for name, w in ARMS.weapons.items()
    ]
    head = ("weapon", *(f"band-{b}" for b in BANDS))
    return _titled(say, "SHOOT.4", "hit", head, rows, "hit-note")


def _terrain(say: Words) -> Chart:
    of = kinds()
    rows = (
        (
            say(f"skirmish-terrain-{name}"),
            *_heads(say, f"sight-{x.sight}", f"cover-{x.cover}", f"going-{x.going}"),
        )
        for name, x in of.kinds.items()
    )
    corners = ", ".join(say(f"skirmish-terrain-{name}") for name, x in of.kinds.items() if x.corner)
    far = {"depth": of.wood_depth, "behind": of.behind, "crest": of.crest}
    note = say("skirmish-chart-terrain-note", **{k: f"{v:g}" for k, v in far.items()})
    head = _heads(say, "terrain", "sight-blocks", "cover-gives", "going")
    return Chart(
        "SHOOT.5",
        say("skirmish-chart-terrain"),
        head,
        tuple(rows),
        (note, say("skirmish-chart-terrain-corner", what=corners)),
    )


def _effect(say: Words) -> Chart:
    of = CHARTS.effect
    rows = [(die, *_heads(say, f"hurt-{of.staff[i]}", f"hurt-{of.round[i]}")) for i, die in enumerate(DICE)]
    return _titled(say, "EFFECT.1", "effect", ("die", "staff", "round"), rows, "effect-note")


def _effect_changes(say: Words) -> Chart:
    rows = [(say(f"skirmish-band-{b}"), _plus(n)) for b, n in zip(BANDS, CHARTS.effect.bands, strict=True)]
    rows += ((say(f"skirmish-weapon-{x}"), _plus(w.bonus)) for x, w in ARMS.weapons.items() if w.bonus)
    rows.append((say("skirmish-kit-claymore"), f"{CHARTS.explosives.claymore_bonus:+}"))
    return _titled(say, "EFFECT.2", "changes", ("what", "to-die"), rows)


def _cannon(say: Words) -> Chart:
    of = ARMS.cannon
    rows = [*zip(_bands(of.bands, of.nearest), (f"{n}+" for n in of.needs), strict=True)]
    rows.append((say("skirmish-chart-beyond"), f"{of.beyond}+"))
    return _titled(say, "CANNON.1", "cannon", ("inches", "die20"), rows)


def _grenade(say: Words) -> Chart:
    of = CHARTS.grenade
    rows = zip(_bands(of.bands, of.nearest), (f"{n}+" for n in of.needs), strict=True)
    return _titled(say, "GRENADE.2", "grenade", ("inches", "die20"), rows)


def _misses(say: Words) -> Chart:
    rows = (
        (str(n), say(f"skirmish-chart-miss-{side}", n=f"{far:g}"))
        for n, (side, far) in enumerate(CHARTS.grenade.misses, 1)
    )
    return _titled(say, "GRENADE.3", "misses", ("missed", "lands"), rows)


def _risk(say: Words) -> Chart:
    of = CHARTS.risk
    whys = ("alone", "goauld", "steady", "in_range", "raw", "tenth", "flank", "worse", "ran")
    rows = ((say(f"skirmish-chart-risk-{x}"), f"{getattr(of, x):+}") for x in whys)
    return _titled(say, "RISK.1", "risk", ("what", "change"), rows)


def _actions(say: Words) -> Chart:
    rows = CHARTS.actions.rows
    firsts = [None, *(x.most + 1 for x in rows if x.most is not None)]
    signs = ([x if len(x) == 1 else say(f"skirmish-chart-sign-{x}") for x in row.letters] for row in rows)
    spans = (_span(say, a, row.most) for a, row in zip(firsts, rows, strict=True))
    notes = _heads(say, *(f"letter-{x}" for x in "ABCDEF"), "letter-none")
    head = (*_heads(say, "risk-die"), *DICE)
    cells = tuple((span, *row) for span, row in zip(spans, signs, strict=True))
    return Chart("ACTIONS.3", say("skirmish-chart-actions"), head, cells, notes)


def _arrivals(say: Words) -> Chart:
    levies = ENEMIES.levies
    ends = [*(x.least - 1 for x in levies[1:]), None]
    rows = (
        (_span(say, x.least or None, end), *_heads(say, f"comes-{x.name}"))
        for x, end in zip(levies, ends, strict=True)
    )
    return _titled(say, "FORCE.3", "arrivals", ("total", "comes"), rows, "arrivals-note")
