"""The turn in the order of the rules (TURN.1 to TURN.5), and the announcement of attacks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.armada.battle import ambush
from engine.armada.battle.aliases import settle_names
from engine.armada.battle.frames import Battle, Endgame, How, Scouting, fightable
from engine.armada.model.actions import Attack, Orders
from engine.armada.model.board import SPACES
from engine.armada.model.knowledge import forget_enemies
from engine.armada.model.state import (
    ATTACKS,
    BATTLE,
    ENDGAME,
    FOE,
    RULES,
    SCOUTING,
    SEATS,
    TURN,
    Attacks,
    Marks,
    State,
    T,
    Turn,
)
from engine.armada.orders.random_sheets import any_orders
from engine.armada.orders.sheet import check_orders
from engine.armada.turn.movement import dock_all, move_all, seekers_lie_down
from engine.armada.turn.opening import both_roll, higher_side
from engine.core.errors import Fault
from engine.core.rules import Seat, Secrecy


def begin_turn(t: T, v: Turn) -> None:
    """Case TURN.1: a turn begins with fresh papers. Offers to end the game lapse."""
    s = t.s
    s.turn += 1
    s.marks = Marks()
    s.draw = s.closing = ()
    t.tell("turn_began", "TURN.1", turn=s.turn, turns=s.turns)


def ask_orders(t: T, v: Turn) -> None:
    """Cases TURN.1 and ORDERS.1, Ruling G33: both write before anything is rolled."""
    for seat in SEATS:
        t.ask(seat, ORDERS)


def take_orders(t: T, v: Turn) -> None:
    """Case ORDERS.2: keep the sheets, shown to nobody."""
    s = t.s
    for seat in SEATS:
        sheet: Orders = t.got[seat]
        s.last_orders[seat] = sheet
        if sheet.plan:
            s.plans[seat] = sheet.plan
    t.tell("orders_in", "ORDERS.1", turn=s.turn)


def initiative(t: T, v: Turn) -> None:
    """Case TURN.2: the higher roll moves first this turn; equal rolls are rolled again."""
    rolled = both_roll(t, "TURN.2", "initiative")
    first = higher_side(rolled)
    t.tell("initiative", "TURN.2", seat=first, rolled=rolled, again=not first)
    if not first:
        t.goto(initiative)
        return
    t.s.first = first


def move(t: T, v: Turn) -> None:
    """Case TURN.3: both charts change, then come the attacks of the first mover and those of the second."""
    s = t.s
    s.charted = s.turn
    move_all(t, s.last_orders)
    for seat in (s.first, FOE[s.first]):
        t.call(ATTACKS, Attacks(seat, in_line(s, seat), s.last_orders[seat].choose))


def scout_all(t: T, v: Turn) -> None:
    """Case TURN.5: after all attacks survivors scout. Recorded seekers without a target go into ambush."""
    seekers_lie_down(t)
    t.call(SCOUTING, Scouting())


def end_turn(t: T, v: Turn) -> None:
    """Cases MOVES.6 and TIME.1, Ruling G58: ships dock; after the last turn all is counted."""
    s = t.s
    dock_all(t)
    if s.turn >= s.turns or not (s.units or s.ambush):
        t.become(ENDGAME, Endgame())
    else:
        t.goto(begin_turn)


# -- attacks ---------------------------------------------------------------------------------------------


def written_attacks(s: State, seat: Seat) -> tuple[str, ...]:
    """Case TURN.4, Ruling G47: the spaces a side has written attacks for, seekers on their way included."""
    marks, units = s.marks, s.units
    attackers = [units[x] for x, act in marks.act.items() if act == "attack" and x in units]
    at = {u.at for u in attackers if u.seat == seat}
    head = f"{seat}@"
    at.update(k.removeprefix(head) for k in marks.written if k.startswith(head))
    at.update(marks.strikes.get(seat, ()))
    return tuple(x for x in SPACES if x in at)


def is_written(s: State, seat: Seat, at: str) -> bool:
    """Case TURN.4: return whether a side has written an attack for a space."""
    marks, units = s.marks, s.units
    if f"{seat}@{at}" in marks.written or at in marks.strikes.get(seat, ()):
        return True
    for x, act in marks.act.items():
        if act == "attack" and x in units and units[x].at == at and units[x].seat == seat:
            return True
    return False


def in_line(s: State, seat: Seat) -> tuple[str, ...]:
    """Case TURN.4: the spaces of written attacks in the order of the sheet, those of seekers last."""
    lines = [o.units for o in s.last_orders[seat].orders if o.act == "attack"]
    found = [s.units[x].at for units in lines for x in units if x in s.units]
    return tuple(dict.fromkeys((*found, *written_attacks(s, seat))))


def announce_attack(t: T, v: Attacks) -> None:
    """Case TURN.4, Ruling G47: a side announces its written attacks in any order that it likes.

    It is asked only if its sheet says so: that it must choose tells that several attacks are left.
    """
    called = t.s.marks.called
    left = tuple([x for x in v.left if f"{v.seat}@{x}" not in called]) if called else v.left
    if left != v.left:
        v = t.hold(left=left)
    if len(left) > 1 and v.choose:
        t.ask(v.seat, ATTACK)
    elif left:
        _attack(t, v.seat, left[0])
        t.goto(announce_attack)
    else:
        t.end()


def carry_out(t: T, v: Attacks) -> None:
    """Case TURN.4: each attack is resolved before the next is announced."""
    a: Attack = t.got[v.seat]
    _attack(t, v.seat, a.at)
    t.goto(announce_attack)


def _attack(t: T, seat: Seat, at: str) -> None:
    """Rulings G9, G11 and G13: call the battle; where both wrote an attack it is one battle."""
    s, foe = t.s, FOE[seat]
    marks = s.marks
    how = _how(s, seat, at)
    marks.called = (*marks.called, f"{seat}@{at}")
    if not how:
        forget_enemies(s, seat, at)
        t.whisper((seat,), "nobody", "Ruling G9", at=at)
        return
    if is_written(s, foe, at):
        marks.called = (*marks.called, f"{foe}@{at}")
    marks.battles = (*marks.battles, at)
    settle_names(s, at)
    t.reveal("announced", "TURN.4", seat=seat, at=at)
    t.call(BATTLE, Battle(at=at, caller=seat, how=how, both=bool(_how(s, foe, at))))


def _how(s: State, seat: Seat, at: str) -> How | None:
    """Return what an attack consists of: units, recorded seekers, seekers in ambush; or None."""
    marks = s.marks
    for x in s.spots.get(f"{seat}@{at}", ()):
        if marks.act.get(x) == "attack" and x not in marks.retreated:
            if fightable(s, at, seat):
                return "attack"
            break
    if ambush.strikes_at(s, at, seat):
        return "seekers" if f"{seat}@{at}" in marks.written else "ambush"
    return None


def attack_choices(s: State, v: Attacks, seat: Seat) -> Iterator[Attack]:
    """List the attacks not announced yet, even in spaces where nobody is."""
    return (Attack(x) for x in v.left if f"{seat}@{x}" not in s.marks.called)


def check_attack(s: State, v: Attacks, seat: Seat, a: Attack) -> Sequence[Fault]:
    """Return the fault of an attack that was not ordered, or that has been announced."""
    return () if a in attack_choices(s, v, seat) else [RULES.wrong("attack-none", space=a.at)]


def in_order(s: State, v: Attacks, seat: Seat, policy: str) -> Attack | None:
    """Announce in the order of the spaces, where a player leaves it to that."""
    return next(attack_choices(s, v, seat), None) if policy != "ask" else None


ORDERS = RULES.question(
    "orders",
    "ORDERS.1",
    Orders,
    check=lambda s, v, seat, a: check_orders(s, seat, a),
    sample=any_orders,
    secrecy=Secrecy.SEALED,
    policies={"hold": Orders(), "ask": None},  # Ruling G32: an empty sheet lets everything hold
)
ATTACK = RULES.question(
    "attack",
    "TURN.4",
    Attack,
    attack_choices,
    check=check_attack,
    follow=in_order,
    policies=("in_order", "ask"),
    public=(),  # Case ORDERS.2: what is written is not shown while it is not announced
)
RULES.procedure(
    TURN,
    {
        "begin_turn": begin_turn,
        "ask_orders": ask_orders,
        "take_orders": take_orders,
        "initiative": initiative,
        "move": move,
        "scout": scout_all,
        "end_turn": end_turn,
    },
    holds=Turn,
    crumb=("turn", "turns"),
)
RULES.procedure(
    ATTACKS, {"announce": announce_attack, "carry_out": carry_out}, holds=Attacks, crumb=("seat",)
)
