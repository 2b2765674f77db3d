"""Secret writings: the fleet bought and the order sheet; and the small answers of the sequence.

Answers in a battle are in `engine.armada.battle.frames`.
"""

from __future__ import annotations

from dataclasses import field
from typing import Literal

from engine.armada.model.force_chart import Hull
from engine.core.types.values import action, value

Act = Literal["hold", "attack", "scout", "unload", "load", "dock"]
Shown = Literal["flyer", "ground"]


@value
class Design:
    """Cases BUY.1 to BUY.7: one starship as bought.

    `no` is its ID number; `has` counts components, stores and carried units by their item, never 0.
    """

    no: int
    hull: Hull
    has: dict[str, int] = field(default_factory=dict)


@action("fleet")
class Fleet:
    """Case START.1: the purchase, ships in ascending order of number. Question "fleet"."""

    ships: tuple[Design, ...] = ()


@action("start")
class Start:
    """Case START.3: the sector to begin in. Question "start"."""

    at: str


@value
class Send:
    """Case NOTES.send: `n` recorded seekers go to a space, the ship's own included."""

    to: str
    n: int


@value
class Probe:
    """Case NOTES.probes: a probe to a space. `shown` is what is announced as scouting there (SCOUT.2)."""

    to: str
    shown: Shown = "flyer"


@value
class Order:
    """Case ORDERS.1: the written move and action of one starship, or of units of one kind that do the same.

    `units` are ids. `to` is a space, "" to stay; for flashtroopers it is the hex or ship to teleport to. Of a
    ship: `cargo` are the units loaded or unloaded, or given over when docking; `first` is true when it loads
    before it moves (MOVES.5); `partner` the ship it docks with and `stores` the stores given over (MOVES.6);
    `seekers`, `probes` and `decoys` are launched as written, beside the action. `form` makes regiments of
    flashtroopers, three each (NOTES.forming).
    """

    units: tuple[str, ...]
    act: Act = "hold"
    to: str = ""
    cargo: tuple[str, ...] = ()
    first: bool = False
    partner: str = ""
    stores: dict[str, int] = field(default_factory=dict)
    seekers: tuple[Send, ...] = ()
    probes: tuple[Probe, ...] = ()
    decoys: int = 0
    form: bool = False


@action("orders")
class Orders:
    """Case ORDERS.1: a turn's sheet. Units without a line hold (Ruling G32). Question "orders".

    `strikes` are spaces where seekers in ambush strike as soon as there is a target (NOTES.ambush). Attacks
    are announced in the order of the lines, unless `choose`: then their order is asked for. `plan` is the
    battle plan as text, read by `engine.armada.orders.battle_plan`; "" keeps the one before.
    """

    orders: tuple[Order, ...] = ()
    strikes: tuple[str, ...] = ()
    choose: bool = False
    plan: str = ""


@action("attack")
class Attack:
    """Case TURN.4: the space whose written attack is announced next. Question "attack"."""

    at: str
