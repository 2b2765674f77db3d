"""The start of a game: who defends, fleets bought in secret, sectors, and the length (START.1 to TIME.1)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.armada.fleet.purchase import FLEET, cost, credits_of
from engine.armada.model.actions import Fleet, Start
from engine.armada.model.force_chart import CANNON, CARRIED, COMPONENTS, STORES
from engine.armada.model.state import (
    FOE,
    LETTER,
    OPENING,
    RED,
    RULES,
    SEATS,
    SILVER,
    TURN,
    Opening,
    Report,
    State,
    T,
    Turn,
    Unit,
)
from engine.armada.turn.movement import new_id
from engine.core.errors import Fault
from engine.core.rules import Seat


def two_dice(t: T, case: str, why: str, **facts: object) -> int:
    """Roll two dice and give their total."""
    return t.roll(case, why=why, **facts) + t.roll(case, why=why, **facts)


def both_roll(t: T, case: str, why: str) -> dict[Seat, int]:
    """Roll two dice for each side."""
    return {seat: two_dice(t, case, why, seat=seat) for seat in SEATS}


def higher_side(rolls: Mapping[Seat, int]) -> Seat:
    """Name the side with the higher total, "" when they are equal."""
    red, silver = rolls[RED], rolls[SILVER]
    return "" if red == silver else RED if red > silver else SILVER


def choose_defender(t: T, v: Opening) -> None:
    """Case SCENARIO.1, Ruling G44: by agreement, or else the higher roll defends."""
    s = t.s
    if not s.rule.defender:
        return
    rolled: dict[Seat, int] = {}
    if s.house.defender == "roll":
        rolled = both_roll(t, "Ruling G44", "defender")
        s.defender = higher_side(rolled)
        if not s.defender:
            t.goto(choose_defender)
            return
    else:
        s.defender = s.house.defender
    t.tell("defender", "SCENARIO.1", seat=s.defender, rolled=rolled)


def ask_fleets(t: T, v: Opening) -> None:
    """Cases START.1 and BUY.7: both buy in secret."""
    for seat in SEATS:
        t.ask(seat, FLEET)


def take_fleets(t: T, v: Opening) -> None:
    """Case START.2, Ruling G61: credits that are left stay secret, and score for their owner at the end."""
    s = t.s
    for seat in SEATS:
        fleet: Fleet = t.got[seat]
        s.fleets[seat] = fleet
        spent, may = cost(s.force, fleet), credits_of(s, seat)
        s.unspent[seat] = left = may - spent
        facts = {"cost": spent, "unspent": left, "ships": len(fleet.ships), "credits": may}
        if (points := s.house.points_for(left)) != left:
            facts["points"] = points
        t.whisper((seat,), "bought", "START.2", **facts)
    t.tell("fleets_in", "START.1")


def roll_for_sector(t: T, v: Opening) -> None:
    """Case START.3, Ruling G6: the higher roll chooses."""
    rolled = both_roll(t, "Ruling G6", "sector")
    chooser = higher_side(rolled)
    if not chooser:
        t.goto(roll_for_sector)
        return
    t.hold(chooser=chooser)
    t.tell("chooser", "Ruling G6", seat=chooser, rolled=rolled)


def ask_sector(t: T, v: Opening) -> None:
    """Case START.3."""
    t.ask(v.chooser, START)


def check_start(s: State, v: Opening, seat: Seat, a: Start) -> Sequence[Fault]:
    """Return the fault of a space that no fleet starts in."""
    one, two = s.board.start
    return () if a.at in (one, two) else [RULES.wrong("start-sector", space=a.at, one=one, two=two)]


def begin_game(t: T, v: Opening) -> None:
    """Cases START.3 and SCENARIO.1: put fleets in their sectors, the defender's pieces on the planet."""
    s = t.s
    a: Start = t.got[v.chooser]
    one, two = s.board.start
    s.start = {v.chooser: a.at, FOE[v.chooser]: two if a.at == one else one}
    s.start = {seat: s.start[seat] for seat in SEATS}
    for seat in SEATS:
        deploy(s, seat, s.fleets[seat], s.start[seat])
        t.tell("began", "START.3", seat=seat, at=s.start[seat])
    if s.defender:
        add_bonus(s)


def deploy(s: State, seat: Seat, fleet: Fleet, at: str) -> None:
    """Put a fleet down in a space, everything aboard."""
    for x in fleet.ships:
        ship = f"{LETTER[seat]}{x.no}"
        has = {item: x.has[item] for item in (*COMPONENTS, *STORES) if x.has.get(item)}
        fighters = x.has.get("fighter", 0) if x.hull == "fighter_carrier" else 0
        s.put(Unit(ship, seat, x.hull, at, has=has, room=fighters * s.force.cargo["fighter"]))
        for item in CARRIED:
            for _ in range(x.has.get(item, 0)):
                s.put(Unit(new_id(s, seat, item), seat, item, at, ship))


def add_bonus(s: State) -> None:
    """Case SCENARIO.1, Ruling G44: put the defender's pieces on the planet, known to both sides."""
    rule, seat = s.rule, s.defender
    bonus = {str(item): n for item, n in rule.bonus.items()}
    for item in (*CARRIED, CANNON):
        for _ in range(bonus.get(item, 0)):
            s.put(Unit(new_id(s, seat, item), seat, item, rule.bonus_at))
    if bonus:
        s.seen[FOE[seat]][rule.bonus_at] = s.seen["*"][f"{seat}@{rule.bonus_at}"] = Report(0, "start", bonus)


def roll_length(t: T, v: Opening) -> None:
    """Case TIME.1, Ruling G37: two dice and three; everybody knows it."""
    numbers = t.s.numbers
    n = sum([t.roll("TIME.1", why="length") for _ in range(numbers.length_dice)])
    t.s.turns = n + numbers.length_plus
    t.tell("length", "TIME.1", turns=t.s.turns, rolled=n)
    t.become(TURN, Turn())


def open_sectors(s: State, v: Opening, seat: Seat) -> Iterator[Start]:
    """List the sectors to begin in."""
    return map(Start, s.board.start)


START = RULES.question("start", "START.3", Start, open_sectors, check=check_start)
RULES.procedure(
    OPENING,
    {
        "choose_defender": choose_defender,
        "ask_fleets": ask_fleets,
        "take_fleets": take_fleets,
        "roll_for_sector": roll_for_sector,
        "ask_sector": ask_sector,
        "begin": begin_game,
        "roll_length": roll_length,
    },
    holds=Opening,
    crumb=("scenario",),
)
