"""The charts of StarGate, from its data."""

from __future__ import annotations

from engine.stargate.model.board import Combined, Mode, Type, standard_board, standard_forces
from engine.stargate.model.charts import CHARTS, OPTIONS, column_heading
from engine.stargate.movement.skimming import Spot, onward
from render.core.chart import Chart
from render.core.text import Words
from render.stargate.elements.charts import energy_figure, skim_figure

#: Letters that show a counter's ways of moving.
_MARKS: dict[Mode, str] = {"linear": "", "wobble": "W", "teleport": "T"}
_WAYS = ("n", "ne", "se", "s", "sw", "nw")


def charts(say: Words) -> tuple[Chart, ...]:
    """Return all charts: counters, map, skimming, approach, combat and the rest."""
    return (
        _counters(say),
        _map(say),
        _skim(say),
        _dice(say, "5.45", "scatter", {"further": CHARTS.scatter["further"], "back": CHARTS.scatter["back"]}),
        _matrix(say),
        _shielded(say),
        _combined(say),
        _combat(say),
        _energy(say),
        _dice(say, "11.3", "gravity", {k: CHARTS.gravity[k] for k in ("coalition", "virunian")}),
    )


def _heads(say: Words, *keys: str) -> tuple[str, ...]:
    return tuple(say(f"stargate-chart-{key}") for key in keys)


def _counters(say: Words) -> Chart:
    rows = tuple(
        (f"{x.letter} {say(f'stargate-race-{x.id}')}", str(x.count), _strength(x), _allowance(x))
        for x in standard_forces().types
    )
    head = _heads(say, "unit", "count", "strength", "allowance")
    return Chart("2.12", say("stargate-chart-counters"), head, rows, _heads(say, "counters-note"))


def _combined(say: Words) -> Chart:
    rows = tuple(
        (" + ".join(say(f"stargate-race-{u}") for u in x.of), _strength(x), _allowance(x))
        for x in standard_forces().combined
    )
    head = _heads(say, "unit", "strength", "allowance")
    return Chart("8.2", say("stargate-chart-combined"), head, rows, _heads(say, "counters-note"))


def _strength(x: Type | Combined) -> str:
    return str(x.strength) if x.attacks else f"({x.strength})"


def _allowance(x: Type | Combined) -> str:
    return ", ".join(f"{x.allowance}{_MARKS[m]}" if m != "teleport" else _MARKS[m] for m in x.modes)


def _skim(say: Words) -> Chart:
    """Case 5.3, Ruling 5.3-c: what each heading does in the hex north of a Stargate."""
    b = standard_board()
    orbit = b.orbit["A"][0]
    senses = {}
    for way in range(6):
        came = b.grid.near[orbit][(way + 3) % 6]
        if came not in b.barred and came not in b.orbits:
            spot = onward(b, Spot(came, 2), way)
            senses[way] = spot.sense if spot else 0
    names = {1: "clockwise", -1: "counter", 0: "straight"}
    rows = tuple((say(f"stargate-way-{_WAYS[w]}"), *_heads(say, names[s])) for w, s in senses.items())
    figure = skim_figure(senses)
    return Chart(
        case="5.3",
        title=say("stargate-chart-skim"),
        head=_heads(say, "heading", "circles"),
        rows=rows,
        notes=(),
        figure=figure,
    )


def _matrix(say: Words) -> Chart:
    named = {x: say(f"stargate-chart-option-{x}") for x in OPTIONS}
    rows = tuple((named[d], *(CHARTS.matrix[d][m] for m in OPTIONS)) for d in OPTIONS)
    head = (*_heads(say, "defender-mover"), *named.values())
    return Chart("7.2", say("stargate-chart-matrix"), head, rows, _heads(say, "matrix-note"))


def _shielded(say: Words) -> Chart:
    numbers = ("2", "1", "1d")
    rows = tuple(
        (*_heads(say, f"shielded-{who}"), *(CHARTS.shielded[who][n] for n in numbers))
        for who in ("defender", "mover")
    )
    head = (*_heads(say, "shielded-who"), *numbers)
    return Chart("7.5", say("stargate-chart-shielded"), head, rows, _heads(say, "matrix-note"))


def _combat(say: Words) -> Chart:
    head = (*_heads(say, "die"), *(column_heading(c) for c in CHARTS.crt))
    rows = tuple((str(die), *(c.results[die - 1] for c in CHARTS.crt)) for die in range(1, 7))
    return Chart("9.2", say("stargate-chart-combat"), head, rows, _heads(say, "combat-note"))


def _map(say: Words) -> Chart:
    b = standard_board()
    rows = tuple((str(i + 1), *(b.orbit[gate][i] for gate in b.orbit)) for i in range(6))
    head = _heads(say, "orbit", *(f"gate-{gate}" for gate in b.orbit))
    return Chart(
        case="2.2",
        title=say("stargate-chart-map"),
        head=head,
        rows=rows,
        notes=_heads(say, "map-note"),
        figure=energy_figure(b),
    )


def _energy(say: Words) -> Chart:
    of = standard_board().energy
    rows = tuple((f"{n:+}", ", ".join(sorted(of[n]))) for n in sorted(of, reverse=True))
    return Chart("11.0", say("stargate-chart-energy"), _heads(say, "energy-value", "energy-hexes"), rows)


def _dice(say: Words, case: str, key: str, results: dict[str, tuple[int, ...]]) -> Chart:
    """Chart what some numbers of a die do; the others do nothing."""
    rows = [(", ".join(map(str, dice)), *_heads(say, f"{key}-{what}")) for what, dice in results.items()]
    used = {n for dice in results.values() for n in dice}
    rest = ", ".join(str(n) for n in range(1, 7) if n not in used)
    rows = sorted([*rows, (rest, *_heads(say, f"{key}-none"))])
    return Chart(case, say(f"stargate-chart-{key}"), _heads(say, "die", "result"), tuple(rows))
