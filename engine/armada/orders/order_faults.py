"""What can be wrong with a sheet of orders (ORDERS.1), each with the case that forbids it."""

from __future__ import annotations

from engine.armada.model.state import RULES

F = RULES.fault
not_yours = F("orders-unit", "ORDERS.1", "you have no unit {unit}")
twice = F("orders-twice", "ORDERS.1", "there are two orders for {unit}")
mixed = F("orders-mixed", "ORDERS.1", "write ships, fighters and troops that move on lines of their own")
nobody = F("orders-nobody", "ORDERS.1", "an order names at least one unit")
no_act = F("orders-act", "MOVES.8", "{unit} cannot {act}")
no_form = F("orders-form-who", "NOTES.forming", "only flashtroopers form a regiment, not {unit}")
cannon_act = F("orders-cannon", "NOTES.ion", "the ion cannon attacks or holds")
cannon_fixed = F("orders-cannon-fixed", "NOTES.ion", "the ion cannon is neither moved nor carried")
aboard = F("orders-aboard", "COMBAT.2", "to come out, {unit} must be unloaded by ship {ship}")
no_way = F("orders-way", "BOARD.2", "{unit} cannot go from {here} to {to} in one move: that takes two")
stays = F("orders-way-same", "MOVES.1", "{unit} need not move to stay in {here}; leave the space out")
no_way_hex = F(
    "orders-way-hex", "BOARD.3", "{unit} cannot go from {here} to {to} in one move: hex {hex} touches {near}"
)
no_way_hexes = F(
    "orders-way-hexes", "MOVES.7", "{unit} cannot go from {here} to {to} in one move: no sector touches both"
)
no_space = F("orders-space", "BOARD.1", "there is no space {to}")
on_foot = F("orders-foot", "MOVES.8", "{unit} can move only aboard a ship")
launched = F("orders-launched", "Ruling G49", "{unit} cannot be launched and move in the same turn")
chained = F("orders-loaded", "MOVES.8", "{unit} can do nothing else in the turn of being loaded")
alone = F("orders-alone", "ORDERS.1", "only starships load, dock and launch, not {unit}")
single = F("orders-single", "ORDERS.1", "write {what} for one ship at a time")
no_cargo = F("orders-cargo", "MOVES.10", "name what {unit} should load")
empty = F("orders-empty", "MOVES.3", "{unit} cannot unload: there is nothing aboard to unload")
idle_cargo = F(
    "orders-idle-cargo", "MOVES.10", "cargo is named for {unit}, but no loading, unloading or docking"
)
too_far = F("orders-far", "MOVES.4", "{unit} can load {cargo} only in the same space")
in_ship = F("orders-load-aboard", "MOVES.6", "{cargo} can leave ship {ship} for another ship only by docking")
not_cargo = F("orders-not-cargo", "BUY.1", "{cargo} cannot be carried")
not_aboard = F("orders-not-aboard", "MOVES.3", "not aboard {unit}: {cargo}; aboard: {held}")
none_aboard = F("orders-none-aboard", "MOVES.3", "{unit} carries no {item}; aboard: {held}")
none_there = F("orders-none-there", "MOVES.10", "no {item} stands where {unit} loads")
no_ground = F("orders-sector", "COMBAT.2", "{cargo} cannot be unloaded in a sector")
handled = F("orders-handled", "MOVES.10", "{cargo} cannot be handled twice")
no_room = F("orders-room", "BUY.1", "{unit} cannot hold all that is taken aboard")
never_has = F("orders-never", "BUY.6", "{unit} may never carry {item}")
first_move = F("orders-first", "MOVES.5", "to load first and then move, {unit} must be given a space")
no_partner = F(
    "orders-partner", "MOVES.6", "{unit} can dock only with a ship of yours in the same space that docks back"
)
docked = F("orders-dock-move", "MOVES.6", "{unit} cannot dock and move in the same turn")
few_stores = F("orders-stores", "MOVES.6", "{unit} does not have that many to hand over: {item}")
few_seekers = F("orders-seekers", "NOTES.send", "{unit} cannot send {want} {want:seeker|seekers}, only {n}")
bad_number = F("orders-number", "ORDERS.1", "you cannot use {n} × {item}")
few_probes = F("orders-probes", "NOTES.probes", "{unit} can launch {n} {n:probe|probes} and not {want}")
probing = F(
    "orders-probing",
    "NOTES.probes",
    "each probe launcher of {unit} launches a probe in this turn, so none is left for a decoy",
)
few_decoys = F("orders-decoys", "NOTES.decoys", "{unit} can launch {n} {n:decoy|decoys} and not {want}")
decoys_act = F(
    "orders-decoys-act",
    "Ruling G50",
    "{unit} cannot launch decoys and act as well; in a battle each launcher launches one",
)
teleport = F("orders-teleport", "NOTES.flashtroopers", "{unit} cannot teleport to {to}")
to_ship = F("orders-into-ship", "NOTES.flashtroopers", "{unit} cannot teleport into a ship and act as well")
form_three = F("orders-form", "NOTES.forming", "flashtroopers form a regiment by threes, not {n}")
form_place = F(
    "orders-form-place", "Ruling G26", "they form a regiment only together on the ground of one hex"
)
no_ambush = F("orders-strike", "NOTES.ambush", "you have no seekers in ambush in {to}")
