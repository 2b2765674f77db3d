"""Every kind of event that Armada tells, with its facts. `unit` and `ship` are ids, `at` and `to` spaces.

The core tells "rolled" with n, sides and what the die was for: `why`, and mostly `seat`, `unit` or `at`.
Where a kind is whispered its audience is named; everything else is told to all.
"""

from __future__ import annotations

#: Told by the opening, the sequence, movement, cargo and docking.
SEQUENCE = {
    "defender": "seat, rolled: who defends, {seat: total} or {} when agreed (SCENARIO.1)",
    "fleets_in": "both fleets are bought; nothing of them is told (START.1)",
    "bought": "[to the seat] cost, unspent, ships, credits; points, if fewer (START.2, Ruling G61)",
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

#: Told by a battle, by scouting, by seekers in ambush and at the end.
#: A shot is {by, gun, on, need, dice, hit}.
BATTLES = {
    "battle_began": "at, caller, first, how, units: {seat: [[id, type]]}, ambush: {seat: n} (COMBAT.1)",
    "launched": "at, seekers: {seat: n}, by: {ship: n}, ambush, sent, decoys: {seat: n}, "
    "unloaded: [[id, type, ship]] (COMBAT.a)",
    "stayed": "[to the seat] at, n: named seekers stay where they are, without a target (Ruling G60)",
    "spared": "[to the seat] at, of: the first question it was not asked, for it has one answer (Ruling G63)",
    "intercepted": "at, sent: {seat: n}, dice: {seat: [n]}, left: {seat: n} (COMBAT.b)",
    "placed": "at, seat, on: {unit: n} (COMBAT.c)",
    "covered": "at, shots: [shot and seeker, its number on that target], left: {unit: n} (COMBAT.d)",
    "round_began": "at, round, late: ids that have unloaded and miss step f (COMBAT.f, COMBAT.h)",
    "late": "[to the seat] at, units that miss step f for what was written for them (Ruling G12)",
    "retreating": "at, round, seat, units: they do not shoot in this round (COMBAT.g)",
    "volley": "at, round, seat, part: seekers, close, free or shots; shots; close: ids (COMBAT.e, COMBAT.h)",
    "struck": "at, round, seat: the side hit, hits: [{shot: index in the volley, by, gun, on, fighter: [id, "
    "die], shield: die, armor: [two dice], result: taken, shield, armor, flipped, destroyed or wasted}]",
    "destroyed": "unit, type, seat, at, points, aboard: {type: n} (VICTORY.1)",
    "retreated": "at, round, seat, units, stalked: ids that flyers go on against (COMBAT.g)",
    "pressed": "at, seat, n, shots: seekers in ambush are shot down (NOTES.holding)",
    "battle_ended": "at, round, why: won, nobody, harmless or left; left: {seat: [[id, type]]} (COMBAT.h)",
    "found_none": "seat, at: seekers in ambush were called and had no target (NOTES.ambush)",
    "scouting": "seat, at, shown: flyer or ground (SCOUT.2)",
    "scouted": "[to the seat] at, by, turn, ships: [[id, type]], units: {type: n}, ambush: n (SCOUT.1)",
    "left_over": "seat, at, n: seekers still in ambush at the end count as used up (NOTES.ambush)",
    "opened": "kinds, unspent: {seat: n}, fleets: {seat: [[no, hull, has]]} (END.1)",
    "controlled": "at, seat: who holds it, by: troops, marines, others or tied, scorer, points, "
    "counts: {seat: [troops, marines, others]} (END.3)",
    "proposed": "seat, to, points, why: a correction (END.1)",
    "corrected": "seat, to, points, why, agreed (END.1)",
    "scored": "points: {seat: n}, items: {seat: [{why, item, n, points}]} (Ruling G57)",
}
