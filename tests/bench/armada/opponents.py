"""The family of simple opponents that Armada's machine player is measured against: fleets and habits of play.

A fleet is text, or the name of a design: its ships are bought in order as far as a share of the credits goes.
"whole" is a design that spends nearly all, drawn at random with a troop ship first; "mine" is what the policy
that is measured would buy, "winner" the fleet that won the game before. A habit is what a side sets out to
do, turn by turn; "mine" leaves that to the policy.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from engine.armada.bots.fleet_designs import affordable, numbered_anew
from engine.armada.bots.greedy import AUTO, PORT, first_sight, safe_rear
from engine.armada.bots.habits import Habit, hunt, pounce, rush
from engine.armada.bots.turn_plans import Stance, orders_for
from engine.armada.fleet.purchase import check_fleet, credits_of
from engine.armada.fleet.text import read_fleet
from engine.armada.game import ARMADA
from engine.armada.model.actions import Fleet
from engine.armada.model.state import FOE, State
from engine.core.rules import Decision, Seat
from engine.policies.policy import POLICIES
from tests.bench.armada.balance import ALL
from tests.bench.armada.unspent import drawn


def hide(s: State, seat: Seat, rng: Random) -> Stance:
    """Stay above the port where nobody is suspected; land on the last turn."""
    rear = safe_rear(s, FOE[seat], rng)
    return Stance(rear, False, rear, PORT if s.turn == s.turns else "", plan=AUTO)


def turtle(s: State, seat: Seat, rng: Random) -> Stance:
    """Land in the port at once and stay, without attacking."""
    return Stance(PORT, False, PORT, PORT, plan=AUTO)


def roam(s: State, seat: Seat, rng: Random) -> Stance:
    """Go anywhere and attack there; land on the last two turns."""
    goal = rng.choice(list(s.board.next))
    return Stance(goal, True, goal, PORT if s.turn >= s.turns - 1 else "", goal, AUTO)


def stay(s: State, seat: Seat, rng: Random) -> Stance:
    """Do nothing at all, where the fleet began."""
    return Stance(s.start[seat], False, s.start[seat], plan=AUTO)


HABITS: dict[str, Habit] = {
    "hide": hide, "pounce": pounce, "rush": rush, "turtle": turtle, "hunt": hunt, "roam": roam, "stay": stay,
    "greedy": first_sight,
}  # fmt: skip


@dataclass(frozen=True)
class Opponent:
    """One of the family; `share` is how much of its credits it may spend, in per cent.

    `policy` is whoever is measured, and `won` the fleet that won the game before.
    """

    name: str
    fleet: str
    habit: str
    share: int = 100
    policy: str = "search"
    won: Fleet | None = None

    @property
    def level(self) -> str:
        return self.name

    def answer(self, s: State, d: Decision, rng: Random) -> Any:
        if d.kind == "fleet":
            return self._buy(s, d, rng)
        if self.habit == "mine":
            return POLICIES[self.policy](ARMADA, s, d, rng)
        if d.kind != "orders":
            return POLICIES["greedy"](ARMADA, s, d, rng)
        guess = ARMADA.imagine(s, d.seat, rng)
        return orders_for(guess, d.seat, HABITS[self.habit](guess, d.seat, rng))

    def _buy(self, s: State, d: Decision, rng: Random) -> Any:
        name = self.fleet if self.fleet in POLICIES else self.policy
        if name == self.fleet or self.fleet == "mine" or (self.fleet == "winner" and self.won is None):
            return POLICIES[name](ARMADA, s, d, rng)
        if self.fleet == "whole":
            wanted = drawn(rng)
        elif self.fleet == "winner" and self.won:
            wanted = self.won
        else:
            wanted = ALL.get(self.fleet) or read_fleet(self.fleet)
        paid = affordable(s.force, wanted, credits_of(s, d.seat) * self.share // 100)
        fleet = numbered_anew(paid, rng)
        return Fleet() if check_fleet(s, d.seat, fleet) else fleet


_FIGHTERS = "1-12 fighter_carrier: fighter 8\n13 starship: regiment 3"
_MISSILES = "1-10 missile_boat: launcher 3, nuclear 8, ap 4, shield 1\n11 starship: marines 3"
_BOATS = "1 starship: regiment 3\n2-5 missile_boat: launcher 3, ap 10, nuclear 10"
_LANDING = "1-2 starship: laser 1, shield 1, regiment 2\n3 starship: regiment 3\n4-20 starship: laser 4"

FAMILY: tuple[Opponent, ...] = (
    Opponent("nothing", "", "stay"),
    Opponent("one lander", "1 starship: regiment 2", "hide"),
    Opponent("one full lander", "1 starship: regiment 3", "hide"),
    Opponent("one lander of marines", "1 starship: marines 2, shield 1", "hide"),
    Opponent("two landers", "1-2 starship: regiment 3", "hide"),
    Opponent("five landers", "1-5 starship: regiment 3", "hide"),
    Opponent("flashtroopers", "1-2 starship: flashtrooper 15\n3 starship: laser 4, shield 1", "hide"),
    Opponent("thin 5", "1 starship: laser 1, regiment 1\n2 starship", "greedy", 5),
    Opponent("thin 10", "whole", "hide", 10),
    Opponent("thin 15", "whole", "greedy", 15),
    Opponent("thin 20", "whole", "hide", 20),
    Opponent("thin 25", "whole", "greedy", 25),
    Opponent("thin 30", "whole", "pounce", 30),
    Opponent("thin 35", "whole", "greedy", 35),
    Opponent("thin 40", "whole", "hide", 40),
    Opponent("all fighters", _FIGHTERS, "greedy"),
    Opponent("fighters 30", "1 starship: regiment 3\n2-4 fighter_carrier: fighter 7, shield 1", "pounce", 30),
    Opponent("all missiles", _MISSILES, "greedy"),
    Opponent("missiles 30", _BOATS, "pounce", 30),
    Opponent("seekers", "1-9 starship: laser 1, shield 1, seeker 9\n10 starship: regiment 3", "greedy"),
    Opponent("port rush", _LANDING, "rush", 35),
    Opponent("port rush with all", _LANDING, "rush"),
    Opponent("turtle", "1-4 starship: regiment 2, shield 1, armor 1", "turtle", 30),
    Opponent("turtle of marines", "1-4 starship: marines 3", "turtle", 30),
    Opponent("hide and land", _LANDING, "hide", 30),
    Opponent("hide and pounce", _LANDING, "pounce", 30),
    Opponent("hunter", _LANDING, "hunt", 30),
    Opponent("hunter with all", "whole", "hunt"),
    Opponent("roamer", "whole", "roam"),
    Opponent("greedy", "greedy", "greedy"),
    Opponent("copy of the last winner", "winner", "pounce"),
    Opponent("copy of itself", "mine", "mine"),
)

#: Fleets for best replies to a mix, from one lander to three quarters of the credits; they pounce.
_REPLIES = {
    "lander": "lander",
    "two landers": "two_landers",
    "four landers": "1-4 starship: regiment 3",
    "flood": "flood",
    "eight landers": "1-8 starship: regiment 3",
    "carrier": "carrier",
    "pair": "pair",
    "three": "three",
    "two carriers, four landers": "1-2 fighter_carrier: fighter 8\n3-6 starship: regiment 3",
    "three carriers, two landers": "1-3 fighter_carrier: fighter 8\n4-5 starship: regiment 3",
    "four carriers": "four_carriers",
    "four carriers, four landers": "1-4 fighter_carrier: fighter 8\n5-8 starship: regiment 3",
    "six carriers, three landers": "relief",
    "four gunships, a lander": "four_flak",
    "five gunships, two landers": "1-5 starship: laser 2, blaster 2, shield 1, armor 1\n"
    "6-7 starship: regiment 3",
    "three blaster ships, a lander": "1-3 starship: blaster 4, shield 1, armor 1\n4 starship: regiment 3",
    "seekers, two landers": "seekers",
}
REPLIES = tuple(Opponent(name, fleet, "pounce") for name, fleet in _REPLIES.items())
