"""Every kind of event that the skirmish tells, with its facts.

`figure`, `target`, `by`, `figures` are figure ids ("" for an enemy that the hearer does not see), `x`, `y`
and `path` inches, `group` a group's id. Events of enemies that players have not spotted go to the GM alone.
The core tells "rolled" with n, sides and what the die was for: `why` and mostly `figure`, `target` or
`group`, and `need` where a number is needed (with `parts`: [[code, amount], ...] for modified rolls).
"""

from __future__ import annotations

#: Told by the sequence, movement, spotting, markers, forces, the Stargate, objectives and the GM.
EVENTS_1 = {
    "enlisted": "seat, figure, name, rank, weapon, actions, kit, cost, spent, points (COSTS.1)",
    "dismissed": "seat, figure, spent, points",
    "shared": "shares: {seat: [figure, ...]}: the figures are shared out",
    "given": "figure, seat, by: a figure now belongs to another seat; by is a seat",
    "left": "seat: a player has left the game; to: {figure: seat}",
    "joined": "seat, figures: somebody takes up a seat that was left, and leads these from now on",
    "turn_began": "turn, turns",
    "phase_began": "phase: forces, players, melee, morale, automaton, end",
    "seat_done": "seat, left: seats that are not",
    "walked": "figure, path, pace, inches, actions, parts: [[deduction, inches]] (MOVE.1)",
    "halted": "figure, x, y, why: shot, met, tripped, gate, blocked: a walk ends early",
    "faced": "figure, facing",
    "hauling": "figure, body; dropped: figure, body",
    "dropped": "figure, body",
    "spotting": "figure, n, found: [ids]; what the try found (SIGHT.1)",
    "spotted": "figures, by: enemies come into sight; by '' for in the open within 20 inches",
    "noticed": "figures, by: the enemy has come to know of these (to the GM)",
    "lost_sight": "figures: enemies nobody sees any more",
    "marker_placed": "marker, x, y",
    "marker_moved": "marker, x, y, to, why: approached, open, bypassed (PORTAL.1)",
    "marker_removed": "marker, x, y, why: nowhere, spent, gm",
    "force": "result, number, what, markers: what the roll gave (to the GM; others see who appears)",
    "appeared": "group, figures, x, y, marker",
    "working": "figure, objective, name; worked: it is done",
    "worked": "figure, objective, name, what: searched, freed, destroyed, held",
    "took": "figure, item, of",
    "item_dropped": "item, x, y",
    "seized": "figure, target: taken prisoner",
    "dialling": "figure; symbol: figure, symbols: one more symbol by hand (GATE.1)",
    "symbol": "figure, symbols",
    "gate_opened": "by: dhd, hand, gm; figures: killed in the kill zone; things: destroyed there",
    "gate_closed": "why: unused, gm",
    "gate_held": "figure",
    "left_table": "figure, items, by: gate or exit; figures: whom it drags",
    "deadline": "turns: so many are left, this one included",
    "gm_placed": "figure, x, y, reason; the GM's hand, each with a reason",
    "gm_removed": "what: figure, marker, terrain, charge; id, reason",
    "gm_status": "figure, changes: {field: value}, reason",
    "gm_spawned": "group, figures, x, y, reason",
    "gm_terrain": "piece, kind, name ('' for none), shape, size, reason",
    "gm_reroll": "case, sides, old, reason: the last die falls again",
    "gm_veto": "group, reason, reroll",
    "gm_modifier": "what, on, by, turns, reason",
    "gm_phase": "phase, reason: the GM ends the players' phase",
    "gm_gate": "what: open, shut, break_dhd, mend_dhd; reason",
    "gm_called": "how: won, lost, drawn; reason",
    "gm_watch": "watch, pause",
    "gm_said": "voice: '' the GM's own, enemy, or a name; text",
    "gm_handout": "seat, text (to that seat and the GM)",
    "gm_noted": "n: which of the GM's notes; seal",
    "gm_opened": "n, seal, salt, text: a sealed note is opened as the game ends",
}

#: Told by shooting, effects, reaction, melee, morale, grenades, explosives, suppression and the automaton.
EVENTS_2 = {
    "shot": "figure, target, weapon, aim, band: 0 to 3, cover, range, need, n: 0 for a sure hit, modifier, "
    "hit, sure, reaction, x, y of the shooter (SHOOT.4)",
    "effect": "figure, by, n: 0 for a zat or melee, change, result: suppress, wound, disable, kill, "
    "disintegrate, of: round, staff, zat, melee (EFFECT.1)",
    "suppressed": "figure, markers (EFFECT.4)",
    "wounded": "figure, wounds, out: turns, rest: true when the present one is among them, fp (EFFECT.6)",
    "disabled": "figure, out: turns, 0 for the rest of the game, rest (EFFECT.3, EFFECT.7, GRENADE.5)",
    "killed": "figure, removed: true when no body is left (EFFECT.7)",
    "recovered": "figure: it is back",
    "steadied": "figure, n, fp, markers, removed: a suppression try (EFFECT.5)",
    "reacting": "figures, target: the automaton fires in reaction (SHOOT.1)",
    "saved": "figure: two actions are kept for a trigger (EXPLOSIVES.3)",
    "laid": "figure, charge, kind, fuse, shape, x, y, facing (EXPLOSIVES.1)",
    "thrown": "figure, kind: grenade or stun, x, y, range, need, n, modifier (GRENADE.2)",
    "burst": "x, y, kind, scatter: [] or [side, inches], figures: who is caught, dud (GRENADE.3)",
    "blown": "charge, kind, by: '' for a tripwire, x, y, shape, facing, figures: those caught (EXPLOSIVES.2)",
    "covered": "figure: it covers against the flash (GRENADE.5)",
    "melee": "figures, targets, sgc, jaffa: [fp, extra, die], margin, result: nothing, back, wound, disable, "
    "kill, rout (MELEE.2)",
    "pushed": "figure, x, y (MELEE.3)",
    "captured": "figure, by (MELEE.4)",
    "morale": "figures, die: 0 for none needed, modifier, fp, margin, result: pass, retire, "
    "suppressed, flee (MORALE.3)",
    "rallied": "figure, n, rallied (MORALE.5)",
    "reaction": "group, risk, die, row: 0 to 4, letter, parts: [[code, amount]], meaning: stay, stay_cover, "
    "to_cover, halt, charge, advance, to_goal, onward, back, run, melee, stun, vetoed; target, goal, course, "
    "defending, figures: those that are seen (RISK.1)",
    "surrendered": "figures, group (ACTIONS.4F)",
    "led": "group, x, y, target, seat: where a player leads allies (ACTIONS.8)",
}
