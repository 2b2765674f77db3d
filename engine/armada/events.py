"""Every kind of event that Armada tells, with its facts. `unit` and `ship` are ids, `at` and `to` spaces.

The core tells "rolled" with n, sides and what the die was for: `why`, and mostly `seat`, `unit` or `at`.
Where a kind is whispered its audience is named; everything else is told to all.
"""

from __future__ import annotations

#: Told by the opening, the sequence, movement, cargo and docking.
SEQUENCE = {
    "defender": "seat, rolled: who defends, {seat: total} or {} when agreed (SCENARIO.1)",
    "fleets_in": "both fleets are bought; nothing of them is told (START.1)",
    "bought": "[to the seat] cost, unspent, ships, credits (START.2)",
    "chooser": "seat, rolled: {seat: total}: who chooses the sector (Ruling G6)",
    "began": "seat, at: a side begins in a sector (START.3)",
    "length": "turns, rolled: the turns to be played (TIME.1)",
    "turn_began": "turn, turns",
    "orders_in": "turn: both sheets are in (ORDERS.1)",
    "initiative": "seat, rolled: {seat: total}, again: the higher moves first; again: a tie (TURN.2)",
    "moved": "[to the seat] lines: [{units, from, to}]: the location chart changes (TURN.3)",
    "handled": "[to the seat] what: loaded, unloaded, teleported, formed or docked; ship, units, at, stores",
    "void": "[to the seat] unit, what, why: a written action that came to nothing",
    "sent": "[to the seat] ship, n, at: seekers on their way (NOTES.send)",
    "lying": "[to the seat] n, at, total: seekers go into ambush (NOTES.ambush)",
    "announced": "seat, at: an attack is announced and a battle begins (TURN.4)",
    "nobody": "[to the seat] at: it attacked where no enemy stands (Ruling G9)",
    "probed": "[to the seat] ship, to: a probe is launched (NOTES.probes)",
}
