"""The charts of Armada, from its data."""

from __future__ import annotations

from engine.armada.model.board import SECTORS, standard_board
from engine.armada.model.chances import SHOOTERS, Need, standard_chances
from engine.armada.model.force_chart import Item, standard_force
from engine.armada.model.odds import COLUMNS, exact_chance, need_of
from render.core.chart import Chart
from render.core.text import Words


def charts(say: Words) -> tuple[Chart, ...]:
    """Return all charts: what things cost, where units can go, and what two dice must show."""
    return _force(say), _sectors(say), _hexes(say), _chances(say)


def _heads(say: Words, *keys: str) -> tuple[str, ...]:
    return tuple(say(f"armada-chart-{key}") for key in keys)


def _force(say: Words) -> Chart:
    rows = tuple((_item(say, x.id), str(x.cost), *_room(say, x)) for x in standard_force().items)
    notes = tuple(
        say("armada-chart-needs", what=_item(say, x.id), has=has)
        for x in standard_force().items
        if (has := _needs(say, x))
    )
    head = _heads(say, "what", "cost", "cargo", "room")
    return Chart("BUY.8", say("armada-chart-force"), head, rows, (*notes, *_heads(say, "force-note")))


def _item(say: Words, x: str) -> str:
    return say(f"armada-item-{x}", n=1)


def _room(say: Words, x: Item) -> tuple[str, str]:
    carried = f"{x.cargo} ({x.in_fighter_space})" if x.in_fighter_space else str(x.cargo or "-")
    only = f" ({x.missiles_only})" if x.missiles_only else ""
    return carried, f"{x.capacity}{only}" if x.capacity else "-"


def _needs(say: Words, x: Item) -> str:
    return ", ".join(
        say("armada-chart-least", n=least, what=say(f"armada-item-{item}", n=least))
        if least
        else say("armada-chart-without", what=say(f"armada-item-{item}", n=1))
        for item, (least, _) in x.needs.items()
    )


def _sectors(say: Words) -> Chart:
    b = standard_board()
    rows = tuple(
        (
            x,
            ", ".join(y for y in b.next[x] if y in SECTORS),
            ", ".join(y for y in SECTORS if y != x and y not in b.next[x]),
            ", ".join(b.touches[x]),
        )
        for x in SECTORS
    )
    return Chart(
        "BOARD.2", say("armada-chart-sectors"), _heads(say, "sector", "reached", "barred", "hexes"), rows
    )


def _hexes(say: Words) -> Chart:
    b = standard_board()
    rows = tuple(
        (h, ", ".join(b.touches[h]), ", ".join(b.via[h]), str(of.points)) for h, of in b.hexes.items()
    )
    return Chart(
        "BOARD.3", say("armada-chart-hex-title"), _heads(say, "hex", "touches", "via", "points"), rows
    )


def _chances(say: Words) -> Chart:
    chances = standard_chances()
    rows, notes = [], []
    for name in SHOOTERS:
        row = chances.of[name]
        rows.append((_item(say, name), *(_need(say, need_of(row, c)) for c in COLUMNS)))
        if row.when:
            better = _need(say, need_of(row, "ground", better=True))
            notes.append(say(f"armada-chart-{row.when}", what=_item(say, name), need=better))
    laser, others = (_need(say, chances.armor[x]) for x in ("laser", "others"))
    notes.append(say("armada-chart-armor", laser=laser, others=others))
    head = _heads(say, "shooter", *COLUMNS)
    return Chart("CHART.1", say("armada-chart-chances"), head, tuple(rows), tuple(notes))


def _need(say: Words, need: Need) -> str:
    key = {"8+": "8plus", "-": "none"}.get(need, need)
    said = say(f"armada-need-{key}")
    return said if need == "-" else f"{said} ({round(exact_chance(need) * 100)} %)"
