"""The chances that StarGate's charts give for a question. Nothing here knows anybody's choice."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from engine.core.rules import Decision
from engine.stargate.combat.approach import numbers_there, open_options, shield_seat
from engine.stargate.combat.combats import (
    Combat,
    battlefields,
    chosen_support,
    combats,
    current_combat,
    supporters,
)
from engine.stargate.model.board import NUMBERS
from engine.stargate.model.charts import OPTIONS
from engine.stargate.model.odds import (
    Forecast,
    Meeting,
    forecast,
    forecasts,
    gravity,
    mixed_odds,
    pairings,
    scatter,
    survives_crossing,
    survives_fire,
)
from engine.stargate.model.state import BATTLES, FOE, Approach, Battles, State
from render.core.text import Words, percent
from render.stargate.elements.units import called

#: What `/odds` can be asked about.
ABOUT = ("combat", "approach", "turning", "teleport", "gravity")
SHIELDS = {"none": "", "mover": "mover", "defender": "defender"}
MOST_FIRE = 12


# -- approach --------------------------------------------------------------------------------------------


def even(s: State, crew: Sequence[str], shield: str, barred: str = "") -> Meeting:
    """Cases 7.32 to 7.34: return the chances if both sides choose evenly from their open options.

    `barred` is the option that the Virunian has announced not to choose, if any.
    """
    seat = s.forces.seat[crew[0]]
    side = "" if not shield else "mover" if shield == seat else "defender"
    meeting = Approach(tuple(crew), s.at.get(crew[0], ""), barred=barred)
    mover, defender = open_options(s, meeting, seat), open_options(s, meeting, FOE[seat])
    return mixed_odds(dict.fromkeys(defender, 1.0), dict.fromkeys(mover, 1.0), side)


def approach_brief(s: State, d: Decision, say: Words) -> list[str]:
    """Say who is shielded and why, what the other may choose, and the chances if both drew evenly.

    An announcement binds the Virunian, so they hear more than who chooses, who sees what each choice means.
    """
    v: Approach = s.stack[-1].v
    me, (mine, theirs) = s.forces.seat[v.crew[0]], numbers_there(s, v.crew, v.at)
    counts = {me: mine, FOE[me]: theirs}
    shield = shield_seat(s, v.crew, v.at)
    odds = even(s, v.crew, shield, v.barred)
    other = ", ".join(say(f"stargate-tactic-{o}") for o in open_options(s, v, FOE[d.seat]))
    return [
        say(
            "bot-stargate-shield",
            shield=shield or "none",
            coalition=counts["coalition"],
            virunian=counts["virunian"],
            at=v.at,
        ),
        say("bot-stargate-other", options=other),
        say("bot-stargate-even", mover=percent(odds.mover), defender=percent(odds.defender)),
    ]


def approach_odds(shield: str, say: Words) -> str:
    """Cases 7.2 and 7.5: write the matrix with the chances."""
    met = pairings(SHIELDS[shield])
    lines = [say("bot-stargate-odds-approach", shield=shield)]
    for defender in OPTIONS:
        cells = []
        for mover in OPTIONS:
            m = met[defender, mover]
            chance = m.defender or m.mover
            cells.append(f"{say(f'stargate-tactic-{mover}')} **{m.number}** ({percent(chance)} %)")
        lines.append(
            say(
                "bot-stargate-odds-against",
                defender=say(f"stargate-tactic-{defender}"),
                cells=", ".join(cells),
            )
        )
    lines.append(say("bot-stargate-odds-numbers"))
    return "\n".join(lines)


# -- combat ----------------------------------------------------------------------------------------------


def results(f: Forecast, say: Words) -> str:
    """Write the chances of a column, best for the attacker first."""
    if not f.column:
        return say("bot-stargate-odds-hopeless")
    return ", ".join(
        say("bot-stargate-odds-result", result=r, chance=percent(c)) for r, c in f.results.items()
    )


def combat_line(s: State, c: Combat, more: int, say: Words) -> str:
    """Write a combat with its differential, column and odds; `more` is support from afar."""
    f = forecast(c.attack + more - c.defence)
    return say(
        "bot-stargate-combat",
        hexes=", ".join(c.hexes),
        attack=c.attack + more,
        defence=c.defence,
        attackers=", ".join(called(x, say) for x in c.attackers),
        defenders=", ".join(called(x, say) for x in c.defenders),
        differential=f"{f.differential:+d}",
        column=f.column or "–",
        results=results(f, say),
    )


def combat_brief(s: State, d: Decision, say: Words) -> list[str]:
    """List the combats still to be resolved, as they are now."""
    return ["\n".join(combat_line(s, c, 0, say) for c in combats(s, s.stack[-1].v))]


def support_brief(s: State, d: Decision, say: Words) -> list[str]:
    """Show the combat in hand, and what each support would make of it."""
    v: Battles = s.stack[-1].v
    c, had = current_combat(s, v), sum(b.strength for b in chosen_support(s, v))
    lines = [combat_line(s, c, had, say)]
    for b in supporters(s, v):
        f = forecast(c.attack + had + b.strength - c.defence)
        lines.append(
            say(
                "bot-stargate-support",
                unit=called(b.crew, say),
                strength=b.strength,
                range=b.range,
                differential=f"{f.differential:+d}",
                column=f.column or "–",
                results=results(f, say),
            )
        )
    return ["\n".join(lines)]


def combats_page(s: State, say: Words) -> Sequence[str]:
    """List the combats of this phase, or those that the moving side would have in this position."""
    if s.over is not None:
        return [say("bot-stargate-no-combats")]
    under_way = next((f.v for f in reversed(s.stack) if f.proc == BATTLES), None)
    v = under_way or Battles(s.phasing, battlefields(s, s.phasing))
    found = combats(s, v)
    if not found:
        return [say("bot-stargate-no-combats")]
    head = say("bot-stargate-combats" if under_way else "bot-stargate-combats-to-come", seat=v.seat)
    return [head, "\n".join(combat_line(s, c, 0, say) for c in found)]


def column_odds(differential: int | None, say: Words) -> str:
    """Case 9.2: write one column, or the whole table."""
    shown = forecasts() if differential is None else (forecast(differential),)
    lines = [
        say("bot-stargate-odds-column", column=f.column or str(f.differential), results=results(f, say))
        for f in shown
    ]
    return "\n".join([say("bot-stargate-odds-combat"), *lines, say("bot-stargate-odds-letters")])


# -- on the way ------------------------------------------------------------------------------------------


def turning_odds(shooters: int | None, say: Words) -> str:
    """Case 5.2: write the chance to live through the fire at a turn."""
    shown = range(1, 9) if shooters is None else (min(max(shooters, 0), MOST_FIRE),)
    lines = [say("bot-stargate-odds-fire", n=n, live=percent(survives_fire(n))) for n in shown]
    return "\n".join([say("bot-stargate-odds-turning", reach=NUMBERS.fire_reach), *lines])


def teleport_odds(hexes: int | None, say: Words) -> str:
    """Cases 5.41, 5.45 and 11.2: write the risks of a teleportation."""
    far: dict[int, Fraction] = scatter(NUMBERS.steady + 1 if hexes is None else max(hexes, 1))
    return "\n".join(
        [
            say(
                "bot-stargate-odds-teleport",
                gate=percent(survives_crossing(1)),
                nullgate=percent(survives_crossing(0, 1)),
                both=percent(survives_crossing(1, 1)),
            ),
            say(
                "bot-stargate-odds-scatter",
                steady=NUMBERS.steady,
                on=percent(far.get(1, Fraction(0))),
                there=percent(far[0]),
                back=percent(far.get(-1, Fraction(0))),
            ),
        ]
    )


def gravity_odds(say: Words) -> str:
    """Case 11.3: write which units the Nullgate pulls in."""
    g = gravity()
    return say(
        "bot-stargate-odds-gravity",
        virunian=percent(g["virunian"]),
        coalition=percent(g["coalition"]),
        nobody=percent(g[""]),
        energy=NUMBERS.gravity_energy,
    )


def odds(about: str, n: int | None, shield: str, say: Words) -> str:
    """Write what `/odds` was asked for."""
    match about:
        case "approach":
            return approach_odds(shield, say)
        case "turning":
            return turning_odds(n, say)
        case "teleport":
            return teleport_odds(n, say)
        case "gravity":
            return gravity_odds(say)
    return column_odds(n, say)
