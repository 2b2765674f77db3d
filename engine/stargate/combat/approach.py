"""The approach routine (Section 7.0)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.errors import Fault
from engine.core.rules import Facts, Seat, Secrecy
from engine.stargate.model.charts import OPTIONS, approach_number, kills_up_to
from engine.stargate.model.stacking import as_one, defence, race, units_there
from engine.stargate.model.state import (
    APPROACH,
    FOE,
    RULES,
    VIRUNIAN,
    Approach,
    Bar,
    Choose,
    Crew,
    Lose,
    State,
    T,
    Tactic,
)
from engine.stargate.model.victory import eliminate

TACTICS: tuple[Tactic, ...] = ("warp", "charge", "maneuver")


# -- shields -----------------------------------------------------------------------------------------------


def numbers_there(s: State, crew: Crew, at: str) -> tuple[int, int]:
    """Case 7.4, Ruling 7.4-a: how many counters each side has for a shield, the mover's side first."""
    me = s.forces.seat[crew[0]]
    began, of = s.began, s.forces.seat
    mine = {u for u, h in began.items() if h == at and of[u] == me and s.at.get(u) == at}
    mine.update(s.came.get(at, ()), crew)
    return len(mine), sum(1 for u, h in began.items() if h == at and of[u] != me)


def shielded(s: State, crew: Crew, at: str) -> str:
    """Case 7.4: the shielded side: "mover", "defender" or ""."""
    mine, theirs = numbers_there(s, crew, at)
    return "mover" if mine > theirs else "defender" if theirs > mine else ""


def shield_seat(s: State, crew: Crew, at: str) -> Seat:
    """Case 7.4: the seat that is shielded, "" for neither."""
    me = s.forces.seat[crew[0]]
    return {"mover": me, "defender": FOE[me], "": ""}[shielded(s, crew, at)]


# -- who may choose what -----------------------------------------------------------------------------------


def may_announce(s: State, crew: Crew, at: str) -> bool:
    """Case 7.34, Rulings 7.34-a and 5.5-b: an Igugui moves, or one defends; a lent Human does not count."""
    foe = FOE[s.forces.seat[crew[0]]]
    return any(s.forces.race[u] == "igugui" for u in (*crew, *s.there(at, foe)))


def open_options(s: State, v: Approach, seat: Seat) -> tuple[Tactic, ...]:
    """Cases 7.11, 7.32, 7.33 and 7.34: the options open to a side."""
    if seat == s.forces.seat[v.crew[0]]:
        limits = [s.forces.units[u].approach for u in v.crew]
        return tuple(o for o in TACTICS if all(o in x for x in limits) and not _barred(v, seat, o))
    return tuple(o for o in TACTICS if not _barred(v, seat, o))


def _barred(v: Approach, seat: Seat, option: str) -> bool:
    return seat == VIRUNIAN and option == v.barred


def option_choices(s: State, v: Approach, seat: Seat) -> tuple[Choose, ...]:
    """Case 7.11: what a side may choose in secret."""
    return tuple(Choose(o) for o in open_options(s, v, seat))


def check_choice(s: State, v: Approach, seat: Seat, a: Choose) -> Sequence[Fault]:
    """Cases 7.32 to 7.34: say why an option is not open."""
    if a.option in open_options(s, v, seat):
        return ()
    if _barred(v, seat, a.option):
        return [RULES.wrong("approach-barred", option=a.option)]
    return [
        RULES.wrong(
            "approach-charges" if open_options(s, v, seat) == ("charge",) else "approach-limit",
            option=a.option,
        )
    ]


def loss_choices(s: State, v: Approach, seat: Seat) -> tuple[Lose, ...]:
    """Case 7.13, Ruling 7.13-a: the owner's units in the hex, a combined one named by its first counter."""
    return tuple(Lose(crew[0]) for crew in units_there(s, v.at, seat))


def check_loss(s: State, v: Approach, seat: Seat, a: Lose) -> Sequence[Fault]:
    """Return the fault of a loss that is no unit of the owner's in the hex."""
    crews = units_there(s, v.at, seat)
    if any(a.unit == crew[0] for crew in crews):
        return ()
    return [as_one(a.unit, crews) or RULES.wrong("not-defending", unit=a.unit, hex=v.at)]


def choose_by_policy(s: State, v: Approach, seat: Seat, policy: str) -> Choose | None:
    """Ruling 7.11-a: follow a fixed standing answer; ask after all where that option is not open."""
    return next((a for a in option_choices(s, v, seat) if a.option == policy), None)


def lose_by_policy(s: State, v: Approach, seat: Seat, policy: str) -> Lose | None:
    """Follow a standing answer: "weakest", or a race or kind of unit that is given up first."""
    crews = units_there(s, v.at, seat)
    if policy == "weakest":
        return Lose(min(crews, key=lambda crew: defence(s, crew))[0])
    return next((Lose(crew[0]) for crew in crews if race(s, crew) == policy), None)


SPARED = ("weakest", "human", "igugui", "meta-mexish", "duonoip", "transport", "weapon", "control", "monad")
BARS: dict[str, Bar] = {o: Bar(o) for o in TACTICS}  # Case 7.34: any one of the three
BAR = RULES.question("approach.bar", "7.34", Bar, BARS.values(), policies=BARS)
OPTION = RULES.question(
    "approach.option",
    "7.11",
    Choose,
    option_choices,
    check=check_choice,
    secrecy=Secrecy.SEALED,
    follow=choose_by_policy,
    policies=OPTIONS,
)
LOSS = RULES.question(
    "approach.loss", "7.13", Lose, loss_choices, check=check_loss, follow=lose_by_policy, policies=SPARED
)


# -- the routine -------------------------------------------------------------------------------------------


def begin_approach(t: T, v: Approach) -> None:
    """Cases 7.0, 7.1 and 7.34, Rulings 7.1-a and 7.31-a: one routine for the unit; Tri-Ships may be met.

    With an Igugui in the hex, the Virunian first announces what they will not choose.
    """
    s, foe = t.s, FOE[t.s.forces.seat[v.crew[0]]]
    t.tell(
        "approaching",
        "7.1",
        units=list(v.crew),
        at=v.at,
        foes=s.there(v.at, foe),
        shield=shield_seat(s, v.crew, v.at),
        counts=list(numbers_there(s, v.crew, v.at)),
    )
    if may_announce(s, v.crew, v.at):
        t.ask(VIRUNIAN, BAR)


def ask_options(t: T, v: Approach) -> None:
    """Cases 7.11 and 7.3: both choose in secret, at the same time; who has one option only is not asked."""
    if VIRUNIAN in t.got:
        v = t.hold(barred=t.got[VIRUNIAN].option)
        t.tell("barred", "7.34", option=v.barred)
    me = t.s.forces.seat[v.crew[0]]
    for seat in (me, FOE[me]):
        if len(open_options(t.s, v, seat)) > 1:
            t.ask(seat, OPTION)


def reveal_options(t: T, v: Approach) -> None:
    """Cases 7.12, 7.2, 7.4 and 7.5: both options are shown and crossed; a shield changes the number."""
    me = t.s.forces.seat[v.crew[0]]
    chosen: dict[Seat, Tactic] = {
        seat: t.got[seat].option if seat in t.got else open_options(t.s, v, seat)[0] for seat in (me, FOE[me])
    }
    plain = approach_number(chosen[FOE[me]], chosen[me])
    number = approach_number(chosen[FOE[me]], chosen[me], shielded(t.s, v.crew, v.at))
    t.hold(number=number)
    t.reveal(
        "options",
        "7.12",
        units=list(v.crew),
        at=v.at,
        seats=dict(chosen),
        number=number,
        plain=plain,
        shield=shield_seat(t.s, v.crew, v.at),
    )


def roll_approach(t: T, v: Approach) -> None:
    """Case 7.13: at or below the number the mover dies, or with a d a defender."""
    most, takes_defender = kills_up_to(v.number)
    units = list(v.crew)
    if not most or t.roll("7.13", units=units, at=v.at, most=most) > most:
        t.tell("passed", "7.13", units=units, at=v.at)
        t.end()
        return
    foe = FOE[t.s.forces.seat[v.crew[0]]]
    crews = units_there(t.s, v.at, foe)
    if takes_defender and len(crews) > 1:
        return
    eliminate(t, crews[0] if takes_defender else v.crew, "7.13")
    t.end()


def ask_loss(t: T, v: Approach) -> None:
    """Case 7.13: the owner chooses which defending unit is lost."""
    t.ask(FOE[t.s.forces.seat[v.crew[0]]], LOSS)


def take_loss(t: T, v: Approach) -> None:
    """Case 7.13, Ruling 7.13-a: that unit is lost, with all its counters."""
    foe = FOE[t.s.forces.seat[v.crew[0]]]
    named = t.got[foe].unit
    eliminate(t, next(crew for crew in units_there(t.s, v.at, foe) if crew[0] == named), "7.13")


def mover_lives(s: State, v: Approach) -> bool:
    """Drop the routine when its mover is gone."""
    return v.crew[0] in s.at


def approach_crumb(s: State, v: Approach, seat: Seat | None) -> Facts:
    """Return the units, the hex, who is shielded and what was announced, but no choices."""
    me = s.forces.seat[v.crew[0]]
    return {
        "units": list(v.crew),
        "at": v.at,
        "foes": s.there(v.at, FOE[me]),
        "seat": me,
        "shield": shield_seat(s, v.crew, v.at) if v.crew[0] in s.at else "",
        "barred": v.barred,
        "number": v.number,
    }


RULES.procedure(
    APPROACH,
    {
        "meet": begin_approach,
        "choose": ask_options,
        "reveal": reveal_options,
        "roll": roll_approach,
        "ask_loss": ask_loss,
        "take_loss": take_loss,
    },
    holds=Approach,
    stands=mover_lives,
    crumb=approach_crumb,
)
