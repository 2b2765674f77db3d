"""Every kind of event that StarGate tells, with its facts. `units` are counters, `at`, `to` and `path` hexes.

The core tells "rolled" with n, sides and what the die was for: `why` and mostly `units` or `unit`, `at`.
"""

from __future__ import annotations

#: Told by entry, sequence, movement, skimming, teleportation and mindless transports.
MOVES = {
    "turn_began": "turn",
    "phase_began": "seat, phase, turn",
    "waits": "seat, looked, units, to: a machine player moves nothing; the best of so many moves",
    "staged": "unit, at: a coalition unit is put into a staging hex (3.1)",
    "deployed": "gate, rolled, n, undeployed: n counters are put face down into a Stargate (3.2)",
    "revealed": "unit, gate, rolled, at: a counter is flipped; `rolled` gives its orbit hex (5.8)",
    "began": "units, at, mode, left, lender, bonus: a unit begins its move (5.0)",
    "moved": "units, path, mode, left: a unit goes along `path`, its first hex included (5.1, 5.6)",
    "turning": "units, at, fire: [[unit, ...], ...]: a turning unit is fired at by these (5.2)",
    "missed": "units, at: no fire hit the turning unit (5.2)",
    "skimming": "units, gate, at, sense, entered: a unit circles a Stargate (5.3)",
    "left_orbit": "units, gate, at, left: it is out, its points doubled (5.34)",
    "teleported": "units, at, to, over: [[body, hex], ...]: by teleportation, crossing these bodies (5.4)",
    "scattered": "units, at, to, n: a long teleportation ends a hex further or short (5.45)",
    "joined": "units: counters of a Tri-Ship now act as one (8.1)",
    "stopped": "units, at, left: a unit ends its move",
    "bonus": "units: the Virunian bonus move, which ends the phase (5.8)",
    "drifting": "unit, at, way, rolled: a mindless transport moves (5.7)",
    "drifted": "unit, path: it went this way",
    "collided": "unit, at, units: it hit these, all die (5.7)",
    "crowded": "units, at: counters that cannot stay and cannot leave are lost (8.0)",
}

#: Told by approach, combat, ranged attack, berserk weapons, gravity and victory.
FIGHTS = {
    "approaching": "units, at, foes, shield, counts: an approach begins; shield is a seat or '' (7.1, 7.4)",
    "barred": "option: the Virunian will not choose it (7.34)",
    "options": "units, at, seats: {seat: option}, number, plain: before a shield, shield: revealed (7.12)",
    "passed": "units, at: the approach harmed nobody (7.13)",
    "eliminated": "units, at, hexes: lost by one result; hexes: where each stood, at: the first of them",
    "combat": "hexes, attackers, defenders, ranged, attack, defence, differential, column (9.0)",
    "result": "n, result as printed, and the facts of the combat (9.2)",
    "hopeless": "the facts of the combat: below the table, the attackers die (9.1)",
    "unarmed": "units, at: Virunians that cannot attack die (9.3)",
    "lapsed": "at: a combat with one side gone (9.1)",
    "dispersed": "units, at, to, by: placed by the other side; to is at where they were left (9.2)",
    "supported": "unit, units, at, to, range, strength: ranged support joins (10.2)",
    "berserk": "unit, at, target: [unit, ...]: a weapon unit goes berserk; no target, no attack (9.5)",
    "gravity": "n, seat: the Nullgate pulls; seat '' for nobody (11.3)",
}
