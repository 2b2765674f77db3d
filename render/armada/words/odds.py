"""What the charts say: chances of shots, of a ship's end, and the force chart. No game is told of."""

from __future__ import annotations

from fractions import Fraction

from engine.armada.model.chances import SHOOTERS, Chances, Need, standard_chances
from engine.armada.model.force_chart import Force, standard_force
from engine.armada.model.odds import (
    COLUMNS,
    Hull,
    destruction_chance,
    exact_chance,
    mean,
    need_of,
    volley_odds,
)
from render.armada.words.items import item, things
from render.core.text import Words

#: Maximum number of shots, and of armor, that can be asked about.
MOST_SHOTS, MOST_ARMOR = 30, 6
#: Weapons that stop seekers in flight but cannot hurt fighters (COMBAT.b, Ruling G21).
ONLY_SEEKERS = ("seeker", "decoy")


def percent(p: Fraction) -> str:
    """Write a chance in per cent, with one place where it is not whole.

    >>> percent(Fraction(1, 6)), percent(Fraction(1, 2))
    ('16.7', '50')
    """
    return f"{float(p) * 100:.1f}".removesuffix(".0")


def charts(say: Words, force: Force | None = None, chances: Chances | None = None) -> list[str]:
    """Write what hits and what everything costs."""
    return [*chance_chart(say, chances), *force_chart(say, force)]


def chance_chart(say: Words, chances: Chances | None = None) -> list[str]:
    """Write the whole chart: what two dice must show, and how often they do."""
    chances = chances or standard_chances()
    lines = [say("bot-armada-chart-head")]
    for name in SHOOTERS:
        row = chances.of[name]
        cells = [_cell(say, need_of(row, c)) for c in COLUMNS]
        better = ""
        if row.when:
            better = say(f"bot-armada-chart-{row.when}", need=_cell(say, need_of(row, "ground", better=True)))
        lines.append(
            say(
                "bot-armada-chart-row",
                shooter=item(say, name, 1),
                ground=cells[0],
                fighter=cells[1],
                starship=cells[2],
                better=better,
            )
        )
    laser, others = (_cell(say, chances.armor[x]) for x in ("laser", "others"))
    return [lines[0], "\n".join(lines[1:]), say("bot-armada-chart-armor", laser=laser, others=others)]


def _cell(say: Words, need: Need) -> str:
    key = {"8+": "8plus", "-": "none"}.get(need, need)
    said = say(f"armada-need-{key}")
    return said if need == "-" else f"{said} ({percent(exact_chance(need))} %)"


def force_chart(say: Words, force: Force | None = None) -> list[str]:
    """Write the force chart: cost, cargo spaces, and what hulls must start with."""
    force = force or standard_force()
    kinds: dict[str, list[str]] = {}
    for row in force.items:
        room = say("bot-armada-force-room", n=row.capacity) if row.capacity else ""
        if least := {x: n for x, (n, _) in row.needs.items() if n}:
            whole = row.cost + sum(force.cost[x] * n for x, n in least.items())
            room += say("bot-armada-force-least", has=things(say, least), cost=whole)
        key = "bot-armada-force-row" if row.cargo else "bot-armada-force-hull"
        kinds.setdefault(row.kind, []).append(
            say(key, what=item(say, row.id, 1), cost=row.cost, cargo=row.cargo, room=room)
        )
    return [f"**{say(f'bot-armada-force-{kind}s')}**\n" + "\n".join(lines) for kind, lines in kinds.items()]


def shots(say: Words, shooter: str, target: str, n: int, shield: bool, armor: int, close: bool) -> list[str]:
    """Say how many of some shots hit, and how likely a ship so protected is destroyed."""
    chances = standard_chances()
    row = chances.of[shooter]
    need = need_of(row, target, better=close)
    what = say(
        "bot-armada-odds-head", n=n, shooter=item(say, shooter, n), target=say(f"bot-armada-column-{target}")
    )
    if shooter == "seeker" and target == "fighter":
        need = "even"  # interception rolls one die (COMBAT.b); even is as likely with one as with two
    if need == "-":
        return [what, say("bot-armada-odds-never")]
    found = volley_odds([need] * n)
    lines = [
        say(
            "bot-armada-odds-hits",
            need=_cell(say, need),
            mean=f"{float(mean(found)):.2f}",
            any=percent(1 - found[0]),
        )
    ]
    if target == "fighter" and shooter in ONLY_SEEKERS:
        lines.append(say(f"bot-armada-odds-{shooter}"))
    if target == "starship":
        stop = chances.armor.get(shooter, chances.armor["others"])
        p = destruction_chance(Hull(shield, armor), [(need, stop)] * n)
        lines.append(
            say("bot-armada-odds-ship", shield="yes" if shield else "no", armor=armor, chance=percent(p))
        )
    return [what, *lines]
