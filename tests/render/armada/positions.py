"""Armada to draw and word: views made by hand, one of each kind of event, random games."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from engine.armada.game import ARMADA
from engine.armada.model.actions import Design, Fleet, Orders, Probe, Send
from engine.armada.model.actions import Order as Line
from engine.armada.model.board import standard_board
from engine.armada.model.chances import standard_chances
from engine.armada.model.force_chart import standard_force
from engine.armada.model.state import HouseRules, Report, Sighting, State, Unit
from engine.armada.model.state import Line as Entry
from engine.armada.queries.view import ArmadaView
from engine.core.contract import Setup
from engine.core.dice import RandomDice
from engine.core.flow import Result, apply, pending, sample
from engine.core.rules import Event, Outcome
from render.core.look import Picture
from render.core.scene import Scene, Text
from render.core.text import words
from render.titles import LOOKS
from tests.render.shapes import flat

NAMES = {"red": "Ada", "silver": "Grace Hopper"}
LOOK = LOOKS["armada"]
SEAT = {"R": "red", "S": "silver"}


def unit(name: str, kind: str, at: str, aboard: str = "", **has: int) -> Unit:
    return Unit(name, SEAT[name[0]], kind, at, aboard, has)


OWN = [
    *(unit(f"R{k}", "starship", "B", laser=2) for k in range(1, 6)),
    *(unit(f"R{k}", "starship", "D", laser=2) for k in (6, 7, 8, 10)),
    unit("R11", "missile_boat", "D"), unit("R12", "missile_boat", "A"), unit("R13", "fighter_carrier", "A"),
    unit("R14", "probe_scout", "E"), unit("R9", "starship", "1"),
    *(unit(f"Rf{k}", "fighter", "A") for k in range(1, 4)),
    *(unit(f"Rf{k}", "fighter", "A", "R13") for k in range(4, 9)),
    *(unit(f"Rr{k}", "regiment", "B", "R1") for k in range(1, 4)),
    unit("Rm1", "marines", "1"), unit("Rr4", "regiment", "1"), unit("Rr5", "regiment", "1"),
    *(unit(f"Rt{k}", "flashtrooper", "1") for k in range(1, 4)),
]  # fmt: skip
KNOWN = {
    "S1": Sighting("starship", "1", 6), "S2": Sighting("missile_boat", "1", 5),
    "S3": Sighting("starship", "F", 3, "scouted"), "S4": Sighting("fighter_carrier", "F", 3, "scouted"),
    "S8": Sighting("starship", "C", 1, "start"), "S9": Sighting("starship", "C", 2, gone=True),
}  # fmt: skip
SEEN = {
    "1": Report(5, "battle", {"regiment": 4, "marines": 1, "ion_cannon": 1, "fighter": 3}, 2),
    "F": Report(3, "scouted", {"fighter": 5}),
}
LEDGER = (
    Entry(3, "silver", "destroyed", "starship", 1, 240),
    Entry(4, "red", "expended", "seeker", 3, 24),
)
SHEET = Orders(
    (
        Line(("R1", "R2", "R3"), "unload", "1", cargo=("Rr1",)),
        Line(("R6", "R7", "R8", "R10"), "attack", "1"),
        Line(("R11",), "attack", "1"),
        Line(("R12", "Rf1", "Rf2", "Rf3"), "attack", "B"),
        Line(("R14",), "scout", "F", probes=(Probe("C", "ground"),), decoys=2),
        Line(("R13",), "hold", "C", seekers=(Send("H", 3),)),
        Line(("Rt1", "Rt2", "Rt3"), "hold", "2"),
        Line(("Rm1", "Rr4"), "attack"),
        Line(("R9",), "load", cargo=("Rr5",)),
    ),
    ("3",),
)
FLEET = Fleet(
    (
        Design(1, "starship", {"laser": 2, "shield": 1, "regiment": 1}),
        Design(2, "starship", {"laser": 2, "shield": 1, "regiment": 1}),
        Design(3, "missile_boat", {"launcher": 3, "nuclear": 12, "ap": 3}),
        Design(5, "fighter_carrier", {"fighter": 6, "blaster": 2}),
        Design(9, "starship", {}),
    )
)


def view(**more: Any) -> ArmadaView:
    """Return Red's view of a turn in which both write orders."""
    facts: dict[str, Any] = {
        "seat": "red", "where": (), "waiting": ("red", "silver"), "sealed": (1, 2), "scenario": "standard",
        "defender": "", "board": standard_board(), "force": standard_force(),
        "chances": standard_chances(), "house": HouseRules(), "turn": 6, "turns": 11, "first": "red",
        "start": {"red": "B", "silver": "C"}, "credits": {"red": 3000, "silver": 3000},
        "own": {u.id: u for u in OWN}, "ambush": {"3": 4}, "unspent": 120, "fleet": FLEET, "known": KNOWN,
        "seen": SEEN, "ledger": LEDGER, "public_known": {}, "public_seen": {}, "last_orders": None,
        "orders": None, "plan": "", "battle": None, "draw": (), "everything": {}, "fleets": {},
        "unspent_all": {},
    }  # fmt: skip
    return ArmadaView(**{**facts, **more})


def channel(**more: Any) -> ArmadaView:
    """Return the channel's view of the same turn."""
    facts: dict[str, Any] = {
        "seat": None, "own": {}, "ambush": {}, "unspent": 0, "fleet": None, "known": {}, "seen": {},
        "public_known": {**KNOWN, "R7": Sighting("starship", "1", 5), "R8": Sighting("missile_boat", "1", 5)},
        "public_seen": {"silver@1": SEEN["1"], "red@2": Report(5, "battle", {"regiment": 2})},
    }  # fmt: skip
    return view(**{**facts, **more})


def over(**more: Any) -> ArmadaView:
    """Return the channel's view of a game that Red has won."""
    late = (
        Entry(6, "red", "destroyed", "missile_boat", 1, 175),
        Entry(6, "silver", "hex", "hex 1", 1, 1000, True, "1"),
        Entry(6, "red", "hex", "hex 5", 1, 10, True, "5"),
        Entry(6, "silver", "unspent", "credits", 120, 120),
        Entry(6, "silver", "correction", "a slip", 1, 5),
    )
    foes = [unit("S4", "fighter_carrier", "F"), unit("Sr1", "regiment", "5")]
    facts: dict[str, Any] = {
        "outcome": Outcome("red", "points", "Ruling G57"), "ledger": LEDGER + late, "waiting": (),
        "sealed": (0, 0), "turns": 6, "everything": {u.id: u for u in (*OWN, *foes)},
    }  # fmt: skip
    return channel(**{**facts, **more})


def scene(v: ArmadaView, events: tuple[Event, ...] = (), **more: Any) -> Scene:
    more = {"words": words("en"), "names": NAMES} | more
    return LOOK.scene(Picture(view=v, events=events, **more))


def texts(x: Scene, *layers: str) -> list[str]:
    """Return all texts of some layers."""
    return [s.text for name in layers for s in flat(x.layer(name)) if isinstance(s, Text)]


def told(kind: str, **facts: Any) -> Event:
    return Event(kind, "COMBAT.h", facts)


def shot(by: str, gun: str, on: str, need: str, a: int, b: int, hit: bool) -> dict[str, Any]:
    return {"by": by, "gun": gun, "on": on, "need": need, "dice": [a, b], "hit": hit}


def struck(n: int, by: str, gun: str, on: str, result: str, **more: Any) -> dict[str, Any]:
    return {"shot": n, "by": by, "gun": gun, "on": on, "result": result, **more}


RED = [["R1", "starship"], ["R2", "starship"], ["R11", "missile_boat"], ["R13", "fighter_carrier"],
       ["Rf1", "fighter"], ["Rf2", "fighter"], ["Rr1", "regiment"]]  # fmt: skip
SILVER = [["S1", "starship"], ["S2", "starship"], ["Sr1", "regiment"], ["Sm1", "marines"],
          ["Si1", "ion_cannon"]]  # fmt: skip
BEGAN = told(
    "battle_began", at="1", caller="red", first="red", how="attack",
    units={"red": RED, "silver": SILVER}, ambush={"silver": 2},
)  # fmt: skip
LAUNCHED = told(
    "launched", at="1", seekers={"red": 3, "silver": 2}, by={"R1": 1}, ambush={"silver": 2}, sent={"red": 2},
    decoys={"red": 1}, unloaded=[["Rr3", "regiment", "R1"], ["Rr4", "regiment", "R1"]],
)  # fmt: skip
INTERCEPTED = told(
    "intercepted", at="1", sent={"silver": 1}, dice={"silver": [4]}, left={"red": 2, "silver": 1}
)
PLACED = told("placed", at="1", seat="red", on={"S1": 1, "Si1": 1})
COVERED = told(
    "covered", at="1",
    shots=[shot("S1", "laser", "S1", "7", 3, 4, True), shot("R13", "decoy", "R13", "even", 2, 3, False)],
    left={"Si1": 1, "R13": 1},
)  # fmt: skip
SEEKERS = told("volley", at="1", round=0, seat="red", part="seekers", close=[],
               shots=[shot("red", "seeker", "Si1", "even", 2, 2, True)])  # fmt: skip
ROUND = told("round_began", at="1", round=1, late=["R1"])
VOLLEY = told(
    "volley", at="1", round=1, seat="red", part="shots", close=["Rf1"],
    shots=[
        shot("R2", "laser", "S1", "even", 2, 4, True), shot("R2", "laser", "S1", "even", 6, 6, True),
        shot("R11", "nuclear", "S1", "not7", 1, 3, True), shot("Rf1", "fighter", "Sr1", "even", 1, 1, True),
        shot("Rf2", "fighter", "Sm1", "7", 1, 1, False), shot("R13", "laser", "S1", "even", 1, 1, True),
    ],
)  # fmt: skip
STRUCK = told(
    "struck", at="1", round=1, seat="silver",
    hits=[
        struck(0, "R2", "laser", "S1", "taken", fighter=["Sf1", 4]),
        struck(1, "R2", "laser", "S1", "shield", fighter=["Sf2", 3], shield=5),
        struck(2, "R11", "nuclear", "S1", "flipped", armor=[3, 4]),
        struck(3, "Rf1", "fighter", "Sr1", "destroyed"), struck(5, "R13", "laser", "S1", "wasted"),
    ],
)  # fmt: skip
DESTROYED = told("destroyed", unit="Sr1", type="regiment", seat="silver", at="1", points=20, aboard={})
LEFT = told("battle_ended", at="1", round=1, why="left", left={"red": RED, "silver": SILVER[:2]})
BATTLE = (BEGAN, LAUNCHED, INTERCEPTED, PLACED, COVERED, SEEKERS, ROUND, VOLLEY, STRUCK, DESTROYED)


def game(seed: int, scenario: str = "standard", most: int = 100_000) -> Iterator[Result[State]]:
    """Play at random."""
    rng = Random(seed)
    dice = RandomDice(rng)
    r = ARMADA.new(Setup("armada", scenario), dice)
    for _ in range(most):
        yield r
        if r.state.over:
            return
        d = pending(r.state)[0]
        r = apply(r.state, d.seat, d.id, sample(r.state, d, rng), dice)
