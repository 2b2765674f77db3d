"""What can be wrong with a sheet of orders (ORDERS.1), each with the case that forbids it."""

from __future__ import annotations

from engine.armada.model.state import RULES

F = RULES.fault
not_yours = F("orders-unit", "ORDERS.1", "you have no unit {unit}")
twice = F("orders-twice", "ORDERS.1", "{unit} has two orders")
mixed = F("orders-mixed", "ORDERS.1", "write ships, fighters and troops that move on lines of their own")
nobody = F("orders-nobody", "ORDERS.1", "an order names at least one unit")
no_act = F("orders-act", "MOVES.8", "{unit} cannot {act}")
no_form = F("orders-form-who", "NOTES.forming", "only flashtroopers form a regiment, and {unit} is none")
cannon_act = F("orders-cannon", "NOTES.ion", "the ion cannon attacks or holds")
cannon_fixed = F("orders-cannon-fixed", "NOTES.ion", "the ion cannon is neither moved nor carried")
aboard = F(
    "orders-aboard", "COMBAT.2", "{unit} is aboard {ship} and comes out only when that ship unloads it"
)
no_way = F("orders-way", "BOARD.2", "{unit} cannot go from {here} to {to} in one move: that takes two")
stays = F("orders-way-same", "MOVES.1", "{unit} is in {here} already; leave the space out to stay there")
no_way_hex = F(
    "orders-way-hex", "BOARD.3", "{unit} cannot go from {here} to {to} in one move: hex {hex} touches {near}"
)
no_way_hexes = F(
    "orders-way-hexes", "MOVES.7", "{unit} cannot go from {here} to {to} in one move: no sector touches both"
)
no_space = F("orders-space", "BOARD.1", "there is no space {to}")
on_foot = F("orders-foot", "MOVES.8", "{unit} moves only aboard a ship")
launched = F("orders-launched", "Ruling G49", "{unit} is launched this turn and does not move as well")
chained = F("orders-loaded", "MOVES.8", "{unit} is loaded this turn and does nothing else")
alone = F("orders-alone", "ORDERS.1", "{unit} is no starship; only starships load, dock and launch")
single = F("orders-single", "ORDERS.1", "write {what} for one ship at a time")
no_cargo = F("orders-cargo", "MOVES.10", "name what {unit} is to {act}")
idle_cargo = F("orders-idle-cargo", "MOVES.10", "{unit} does not load, unload or dock, yet cargo is named")
too_far = F("orders-far", "MOVES.4", "{cargo} is not where {unit} loads it")
in_ship = F(
    "orders-load-aboard", "MOVES.6", "{cargo} is aboard {ship} already; from ship to ship it goes by docking"
)
not_cargo = F("orders-not-cargo", "BUY.1", "{cargo} cannot be carried")
not_aboard = F("orders-not-aboard", "MOVES.3", "{cargo} is not aboard {unit}")
no_ground = F("orders-sector", "COMBAT.2", "{cargo} cannot be unloaded in a sector")
handled = F("orders-handled", "MOVES.10", "{cargo} is handled twice")
no_room = F("orders-room", "BUY.1", "{unit} cannot hold all that it takes aboard")
never_has = F("orders-never", "BUY.6", "{unit} may never carry {item}")
first_move = F("orders-first", "MOVES.5", "{unit} loads and then moves, so it needs a space to move to")
no_partner = F(
    "orders-partner", "MOVES.6", "{unit} can dock only with a ship of yours in its space that docks with it"
)
docked = F("orders-dock-move", "MOVES.6", "{unit} docks and does not move")
few_stores = F("orders-stores", "MOVES.6", "{unit} has not so many of {item} to give")
few_seekers = F("orders-seekers", "NOTES.send", "{unit} has {n} seekers and cannot send {want}")
bad_number = F("orders-number", "ORDERS.1", "{n} is no number of {item}")
few_probes = F("orders-probes", "NOTES.probes", "{unit} can launch {n} probes and not {want}")
few_decoys = F("orders-decoys", "NOTES.decoys", "{unit} can launch {n} decoys and not {want}")
decoys_act = F(
    "orders-decoys-act",
    "Ruling G50",
    "{unit} launches decoys as its action and does nothing else; in a battle each launcher launches one",
)
teleport = F("orders-teleport", "NOTES.flashtroopers", "{unit} cannot teleport to {to}")
to_ship = F("orders-into-ship", "NOTES.flashtroopers", "{unit} teleports into a ship and does nothing else")
form_three = F("orders-form", "NOTES.forming", "flashtroopers form a regiment by threes, not {n}")
form_place = F(
    "orders-form-place", "Ruling G26", "they form a regiment only together on the ground of one hex"
)
no_ambush = F("orders-strike", "NOTES.ambush", "you have no seekers in ambush in {to}")
