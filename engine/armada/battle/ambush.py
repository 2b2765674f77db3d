"""Seekers in ambush: where they strike, and the call of a strike at any time (NOTES.ambush)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.armada.battle.aliases import settle_names
from engine.armada.battle.frames import Battle, attackable
from engine.armada.model.board import SPACES
from engine.armada.model.state import BATTLE, FOE, RULES, SEATS, State, T
from engine.core.errors import Fault
from engine.core.rules import Seat
from engine.core.types.values import action


@action("strike")
class Strike:
    """Case NOTES.ambush: all seekers in ambush in a space attack now. Free action "strike"."""

    at: str


def targets_at(s: State, at: str, seat: Seat) -> bool:
    """Case COMBAT.c, Ruling G14: return whether a side's seekers would find a target in a space."""
    return any(u.type != "fighter" for u in attackable(s, at, FOE[seat]))


def strikes_at(s: State, at: str, seat: Seat) -> bool:
    """Cases NOTES.send and NOTES.ambush, Ruling G41: return whether a side's seekers attack there in step 4.

    Recorded seekers that have arrived do wherever they find a target, those in ambush where that is written.
    """
    key, marks = f"{seat}@{at}", s.marks
    lying = at in marks.strikes.get(seat, ()) and s.ambush.get(key)
    return bool(lying or marks.written.get(key)) and targets_at(s, at, seat)


def check_strike(s: State, seat: Seat, a: Strike) -> Sequence[Fault]:
    """Rulings G24 and G25: seekers lie there that were not held back this turn, and no battle is going on.

    Targets are not checked: no scouting.
    """
    if seat not in SEATS:
        return [RULES.wrong("strike-no-seat", seat=seat)]
    if any(f.proc == BATTLE for f in s.stack):
        return [RULES.wrong("strike-fighting")]
    key = f"{seat}@{a.at}"
    if key in s.marks.held:
        return [RULES.wrong("strike-held-back", space=a.at)]
    return [] if s.ambush.get(key) else [RULES.wrong("strike-none", space=a.at)]


def strike_from_ambush(t: T, seat: Seat, a: Strike) -> None:
    """Case NOTES.ambush, Rulings G24 and G41: announce an attack by seekers in ambush, at any time.

    It is announced to all. Without a target nothing else happens, and the seekers stay.
    """
    s = t.s
    t.reveal("announced", "NOTES.ambush", seat=seat, at=a.at)
    if not targets_at(s, a.at, seat):
        t.tell("found_none", "NOTES.ambush", seat=seat, at=a.at)
        return
    settle_names(s, a.at)
    t.call(BATTLE, Battle(at=a.at, caller=seat, how="ambush"))


def any_strike(s: State, seat: Seat, rng: Random) -> Strike:
    """Draw a space, usually one with seekers in ambush."""
    mine = [k.partition("@")[2] for k in s.ambush if k.startswith(f"{seat}@")]
    return Strike(rng.choice(mine or SPACES))


RULES.free("strike", "NOTES.ambush", Strike, check_strike, strike_from_ambush, sample=any_strike)
