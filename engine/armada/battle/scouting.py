"""Scouting, and what each side knows of the other (SCOUT.1 to SCOUT.3, TURN.5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from engine.armada.battle.frames import Scouting
from engine.armada.model.knowledge import ALL, see_enemies
from engine.armada.model.state import FOE, RULES, SCOUTING, SHIPS, State, T
from engine.core.rules import Seat
from engine.core.types.frozen import replace

# -- knowledge ---------------------------------------------------------------------------------------------


def reveal_units(s: State, seat: Seat, at: str, *, ambush: bool = False) -> None:
    """Case COMBAT.1: a side's units in a space are on the battle map, where everybody sees them."""
    see_enemies(s, FOE[seat], at, "battle", ambush=ambush)


def remember_shown(s: State, unit: str, items: Mapping[str, int]) -> None:
    """Remember what a ship has shown: components and stores that it must have at least."""
    u = s.units.get(unit)
    if u is None or u.type not in SHIPS:
        return
    for seat in (FOE[u.seat], ALL):
        old = s.known[seat].get(unit) if seat in s.known else None
        if old is not None and (held := _shown_now(old.shown, items, u.has)) != old.shown:
            s.known[seat][unit] = replace(old, shown=held)


def _shown_now(old: dict[str, int], items: Mapping[str, int], has: Mapping[str, int]) -> dict[str, int]:
    """Add what has been shown to what was known, as far as the ship still has it."""
    shown = {**old, **items}
    for item in old:
        if item in items and old[item] > items[item]:
            shown[item] = old[item]
    return {x: k for x, n in shown.items() if (k := min(n, has.get(x, 0)))}


# -- step 5 ------------------------------------------------------------------------------------------------


def make_report(t: T, seat: Seat, at: str, shown: str, by: str) -> None:
    """Case SCOUT.1, Rulings G22 and G24: one report. All hear that a flyer or a ground unit scouts there."""
    s, foe = t.s, FOE[seat]
    found, lying = s.there(at, foe), s.ambush.get(f"{foe}@{at}", 0)
    see_enemies(s, seat, at, "scouted", ambush=True)
    t.tell("scouting", "SCOUT.2", seat=seat, at=at, shown=shown)
    t.whisper(
        (seat,),
        "scouted",
        "SCOUT.1",
        at=at,
        by=by,
        turn=s.turn,
        ships=[[u.id, u.type] for u in found if u.ship],
        units=dict(sorted(Counter(u.type for u in found if not u.ship).items())),
        ambush=lying,
    )


def report_side(s: State, seat: Seat) -> list[tuple[str, str, str]]:
    """Cases TURN.5 and NOTES.probes, Rulings G10 and G59: a side's reports, one a space.

    Each is (space, what is announced, who).

    Survivors with the written action scout; a probe reports even if its ship is lost. Where several scout,
    one report is made, and a ground unit is announced only when no flyer scouts there.
    """
    found: dict[str, tuple[str, str]] = {}
    for unit, act in s.marks.act.items():
        u = s.units.get(unit)
        if act == "scout" and u is not None and u.seat == seat and not u.aboard:
            kind = "flyer" if u.flyer else "ground"
            if u.at not in found or (found[u.at][0] == "ground" and kind == "flyer"):
                found[u.at] = (kind, unit)
    for p in s.marks.probes:
        if p.seat == seat and p.to not in found:
            found[p.to] = (p.shown, p.ship)
    return [(at, kind, by) for at, (kind, by) in sorted(found.items())]


def report_all(t: T, v: Scouting) -> None:
    """Case TURN.5: survivors and probes report, the first mover's first."""
    for seat in (t.s.first, FOE[t.s.first]):
        for at, kind, by in report_side(t.s, seat):
            make_report(t, seat, at, kind, by)


RULES.procedure(SCOUTING, {"scout": report_all}, holds=Scouting)
