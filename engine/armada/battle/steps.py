"""A battle from its announcement to its end (COMBAT.1 to COMBAT.h): the steps in the order of the rules."""

from __future__ import annotations

from engine.armada.battle import close_quarters, retreat, seekers, volley
from engine.armada.battle.frames import (
    Battle,
    Gun,
    Press,
    Targets,
    Then,
    is_in_battle,
    units_in_battle,
    units_standing,
)
from engine.armada.battle.planned_answers import answer_of, ask_unless_planned, by_policy
from engine.armada.battle.scouting import reveal_units
from engine.armada.battle.weapons import can_hurt, gun_shots, need_at_seeker
from engine.armada.model.account import full_price, lose_unit, use_up_item
from engine.armada.model.odds import hits
from engine.armada.model.state import BATTLE, FOE, RULES, SEATS, State, T
from engine.core.rules import Facts, Seat
from engine.core.types.frozen import replace

PRESS = RULES.question(
    "press",
    "Ruling G25",
    Press,
    (Press(False), Press(True)),
    follow=by_policy("press"),
    policies=("usual",),
)


# -- the beginning -----------------------------------------------------------------------------------------


def begin(t: T, v: Battle) -> None:
    """Case COMBAT.1, Rulings G11, G12, G14, G25 and G36: both sides' units go on the battle map.

    Those that retreated earlier in the turn stay out. The seekers in ambush of the side that is called upon
    lie on the map too. Then both sides say what they launch.
    """
    s = t.s
    gone = s.marks.retreated
    if gone:
        v = replace(v, out=tuple([x for seat in SEATS for x in s.ids(v.at, seat) if x in gone]))
    lying = s.ambush.get(f"{v.defender}@{v.at}", 0)
    sides = {seat: units_in_battle(s, v, seat) for seat in SEATS}
    if not sides[v.defender] and not lying:
        t.end()
        return
    for seat in SEATS:
        reveal_units(s, seat, v.at, ambush=seat == v.defender)
    s.marks.fought = (*s.marks.fought, *[u.id for mine in sides.values() for u in mine])
    v = replace(
        v,
        late=late_units(s, v),
        shown=v.defender if lying else "",
        worth={seat: sum([full_price(s, u) for u in mine]) for seat, mine in sides.items()},
    )
    t.hold(v)
    if not t.quiet:
        t.tell(
            "battle_began",
            "COMBAT.1",
            at=v.at,
            caller=v.caller,
            first=s.first,
            how=v.how,
            units={seat: [[u.id, u.type] for u in mine] for seat, mine in sides.items()},
            ambush={v.defender: lying} if lying else {},
        )
    for seat in SEATS:
        ask_unless_planned(t, v, seat, "muster")


def late_units(s: State, v: Battle) -> tuple[str, ...]:
    """Cases MOVES.5, SCOUT.3 and CLEAR.2, Rulings G11, G12 and G23: who misses step f from the start.

    Of a side that attacks: scouts, and ships whose unloaded units attack. Of one that is attacked: ships that
    loaded and moved. Where both had ordered an attack, both attack and both are attacked.
    """
    marks, found = s.marks, list[str]()
    for seat in SEATS:
        here = [u.id for u in units_in_battle(s, v, seat)]
        if v.attacks(seat):
            found += [x for x in here if marks.act.get(x) == "scout"]
            found += [ship for unit, ship in marks.unloaded.items() if unit in here and ship in here]
        if marks.hauled and v.attacked(seat):
            found += [x for x in here if x in marks.hauled]
    return tuple(dict.fromkeys(found))


# -- rounds ------------------------------------------------------------------------------------------------


def goes_on(s: State, v: Battle) -> str:
    """Case COMBAT.h, Ruling G52: tell why a battle is over, "" while it goes on."""
    one, two = SEATS
    red, silver = is_in_battle(s, v, one), is_in_battle(s, v, two)
    if not (red and silver):
        return "won" if red or silver else "nobody"
    return "" if v.flipped or can_hurt(s, v, one) or can_hurt(s, v, two) else "harmless"


def start_round(t: T, v: Battle) -> None:
    """Cases COMBAT.f to COMBAT.h, Ruling G46: the next round, while both sides are there and can fight."""
    t.final = True  # whether it goes on reveals what ships carry
    if goes_on(t.s, v):
        t.goto(finish)
        return
    v = t.hold(replace(v, round=v.round + 1))
    first = v.round == 1
    seen = [x for x in v.unloading if x in t.s.units] if first and v.unloading else []
    t.tell("round_began", "COMBAT.f" if first else "COMBAT.h", at=v.at, round=v.round, late=seen)
    for seat in SEATS if first and v.late else ():
        if mine := [
            u.id for u in units_in_battle(t.s, v, seat) if u.id in v.late and u.id not in v.unloading
        ]:
            t.whisper((seat,), "late", "Ruling G12", at=v.at, units=mine)
    retreat.ask_retreat(t, v)


def take_leave(t: T, v: Battle) -> None:
    """Case COMBAT.g, Ruling G14: the retreating units are named; the first mover chooses their targets."""
    v = retreat.retreating(t, v)
    if goes_on(t.s, v):
        t.goto(remove_destroyed)
        return
    _ask_targets(t, v, t.s.first)


def _ask_targets(t: T, v: Battle, seat: Seat) -> None:
    t.final = True  # whether a side is asked reveals what its ships carry
    if close_quarters.can_shoot(t.s, v, seat):
        ask_unless_planned(t, v, seat, "targets")


def _aim(t: T, v: Battle, seat: Seat, then: Then) -> None:
    a = answer_of(t, v, seat, "targets") if close_quarters.can_shoot(t.s, v, seat) else Targets(rest="hold")
    group, queue = close_quarters.salvo_order(t.s, v, seat, a)
    t.hold(replace(v, close=group, queue=queue, then=then))


def aim_first(t: T, v: Battle) -> None:
    """Ruling G17: the first mover's targets are fixed, and their salvos rolled."""
    _aim(t, v, t.s.first, "second")
    t.goto(next_salvo)


def next_salvo(t: T, v: Battle) -> None:
    """Rulings G18 and G54: the next salvo of a side; free shots are aimed when they are due."""
    after = {
        "round": start_round,
        "second": ask_second,
        "clear": remove_destroyed,
    }
    if not v.queue:
        t.goto(after[v.then])
    elif close_quarters.free_due(t.s, v):
        ask_unless_planned(t, v, v.queue[0].seat, "free")


def roll_salvo(t: T, v: Battle) -> None:
    """Cases COMBAT.e, COMBAT.f and COMBAT.h: the salvo is rolled."""
    if close_quarters.free_due(t.s, v):
        v = close_quarters.name_free(t.s, v, answer_of(t, v, v.queue[0].seat, "free"))
    volley.roll_salvo(t, v)


def apply_hits(t: T, v: Battle) -> None:
    """Case COMBAT.h: its hits take effect, and the next one follows."""
    volley.apply_hits(t, v)
    t.goto(next_salvo)


def ask_second(t: T, v: Battle) -> None:
    """Case COMBAT.h: the second mover chooses their targets, for flipped units too."""
    _ask_targets(t, v, FOE[t.s.first])


def aim_second(t: T, v: Battle) -> None:
    """Case COMBAT.h, Ruling G16: the second mover's salvos are rolled."""
    _aim(t, v, FOE[t.s.first], "clear")
    t.goto(next_salvo)


def remove_destroyed(t: T, v: Battle) -> None:
    """Case COMBAT.h: flipped units are removed. Ruling G15: flyers may carry on against ground units."""
    for x in v.flipped:
        lose_unit(t, x, "COMBAT.h")
    v = t.hold(replace(v, flipped=(), tried=(), used={}, close=()))
    if seat := retreat.pursuing_side(t.s, v):
        ask_unless_planned(t, v, seat, "pursue")


def end_round(t: T, v: Battle) -> None:
    """Cases COMBAT.g and COMBAT.h, Rulings G14 and G15: who retreats is gone, and the next round begins."""
    seat = retreat.pursuing_side(t.s, v)
    pursued = seat if seat and answer_of(t, v, seat, "pursue").yes else ""
    if v.leaving:
        retreat.leave_battle(t, v, pursued)
    t.goto(start_round)


# -- the end -----------------------------------------------------------------------------------------------


def may_press(s: State, v: Battle) -> bool:
    """Case NOTES.holding, Ruling G25: return whether the caller may go on against seekers in ambush."""
    if not v.shown or not s.ambush.get(f"{v.shown}@{v.at}") or units_standing(s, v, v.shown):
        return False
    return any(
        need_at_seeker(s, g) != "-" for u in units_standing(s, v, v.caller) for g in _lasting(s, v, u.id)
    )


def _lasting(s: State, v: Battle, unit: str) -> dict[Gun, int]:
    """Return the guns that can shoot round after round."""
    return {g: n for g, n in gun_shots(s, v, s.units[unit]).items() if g not in ("ap", "nuclear")}


def finish(t: T, v: Battle) -> None:
    """Ruling G25: once the protectors are gone, the caller says whether they go on against the seekers."""
    for x in v.flipped:
        lose_unit(t, x, "COMBAT.h")
    v = t.hold(replace(v, flipped=()))
    if may_press(t.s, v):
        ask_unless_planned(t, v, v.caller, "press")


def press_on(t: T, v: Battle) -> None:
    """Case NOTES.holding, Ruling G25: round after round every gun shoots at a seeker, until none is left."""
    s = t.s
    if not may_press(s, v) or not answer_of(t, v, v.caller, "press").yes:
        return
    key = f"{v.shown}@{v.at}"
    left, told = s.ambush[key], list[Facts]()
    armed = [(u.id, g, n) for u in units_standing(s, v, v.caller) for g, n in _lasting(s, v, u.id).items()]
    while left:
        for unit, gun, n in armed:
            wanted = need_at_seeker(s, gun)
            for _ in range(n if wanted != "-" else 0):
                if left:
                    a, b = t.throw(2)
                    hit = hits(wanted, a + b)
                    left -= hit
                    told.append(
                        {"by": unit, "gun": gun, "on": "seeker", "need": wanted, "dice": [a, b], "hit": hit}
                    )
    n = s.ambush.pop(key)
    use_up_item(t, v.shown, "seeker", n, v.at)
    t.tell("pressed", "NOTES.holding", at=v.at, seat=v.caller, n=n, shots=told)


def close_battle(t: T, v: Battle) -> None:
    """Case COMBAT.h: the battle is over; all know who is left."""
    s = t.s
    for seat in SEATS:
        reveal_units(s, seat, v.at, ambush=seat == v.shown)
    if t.quiet:
        return
    left = {seat: [[u.id, u.type] for u in units_in_battle(s, v, seat)] for seat in SEATS}
    t.tell("battle_ended", "COMBAT.h", at=v.at, round=v.round, why=goes_on(s, v) or "left", left=left)


RULES.procedure(
    BATTLE,
    {
        "begin": begin,
        "launch": seekers.launch,
        "intercept": seekers.intercept,
        "place_first": seekers.place_first,
        "place_second": seekers.place_second,
        "ask_cover": seekers.ask_cover,
        "cover": seekers.cover,
        "strike": seekers.strike,
        "next_salvo": next_salvo,
        "shoot": roll_salvo,
        "ask_take": volley.ask_take,
        "land": apply_hits,
        "start_round": start_round,
        "take_leave": take_leave,
        "aim_first": aim_first,
        "ask_second": ask_second,
        "aim_second": aim_second,
        "clear": remove_destroyed,
        "end_round": end_round,
        "finish": finish,
        "press": press_on,
        "close_battle": close_battle,
    },
    holds=Battle,
    crumb=("at", "caller", "round"),
)
