"""The end: the books are opened, hexes are judged, points are added, the audit (END.1 to END.3)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Annotated

from engine.armada.battle.frames import Endgame
from engine.armada.model.account import record_points, use_up_item
from engine.armada.model.control import judge_all_hexes
from engine.armada.model.state import ENDGAME, FOE, RULES, SEATS, TURN, Line, State, T
from engine.core.endings import add_early_end, add_endings
from engine.core.errors import Fault
from engine.core.rules import Facts, Seat, Secrecy
from engine.core.types.frozen import replace
from engine.core.types.values import Bounds, action

#: Largest correction, and how many may be discussed.
MOST, ROUNDS, WORDS = 5000, 8, 200


@action("audit")
class Audit:
    """Case END.1: accept the account, or propose points for a side. Question "audit"."""

    points: Annotated[int, Bounds(1, 99_999)] = 0
    to: Annotated[str, Bounds(1, 80)] = ""
    why: Annotated[str, Bounds(1, 200)] = ""


@action("agree")
class Agree:
    """Case END.1: whether a side agrees to a correction that the other has proposed. Question "agree"."""

    yes: bool = False


# -- counting ----------------------------------------------------------------------------------------------


def use_up(t: T, v: Endgame) -> None:
    """Case NOTES.ambush, Ruling G24: seekers still in ambush count as used up."""
    s = t.s
    for key, n in sorted(s.ambush.items()):
        seat, _, at = key.partition("@")
        use_up_item(t, seat, "seeker", n, at)
        t.tell("left_over", "NOTES.ambush", seat=seat, at=at, n=n)
    s.ambush.clear()


def open_books(t: T, v: Endgame) -> None:
    """Cases END.1, START.2 and ORDERS.2, Ruling G61: fleets, credits and points are opened to all."""
    s = t.s
    s.ledger = tuple(replace(x, open=True) for x in s.ledger)
    t.reveal(
        "opened",
        "END.1",
        kinds=["fleet", "orders"],
        unspent=dict(s.unspent),
        fleets={seat: [[d.no, d.hull, dict(d.has)] for d in s.fleets[seat].ships] for seat in SEATS},
    )
    for seat in SEATS:
        n = s.unspent.get(seat, 0)
        if points := s.house.points_for(n):
            record_points(
                s, Line(turn=s.turn, seat=FOE[seat], why="unspent", item="credits", n=n, points=points)
            )


def judge_hexes(t: T, v: Endgame) -> None:
    """Cases END.2 and END.3, SCENARIO.A and SCENARIO.B: the hexes score for those who control them."""
    s = t.s
    for c in judge_all_hexes(s):
        if c.scorer:
            record_points(
                s,
                Line(
                    turn=s.turn,
                    seat=FOE[c.scorer],
                    why="hex",
                    item=f"hex {c.at}",
                    n=1,
                    points=c.points,
                    open=True,
                    at=c.at,
                ),
            )
        t.tell(
            "controlled",
            "END.3",
            at=c.at,
            seat=c.holder,
            by=c.by,
            scorer=c.scorer,
            points=c.points,
            counts={seat: list(n) for seat, n in c.counts.items()},
        )


# -- the audit ---------------------------------------------------------------------------------------------


def check_audit(s: State, v: Endgame, seat: Seat, a: Audit) -> Sequence[Fault]:
    """Case END.1: a correction has points, a side and a reason that can be read."""
    bad = []
    if a.points and not 0 < a.points <= MOST:
        bad.append(RULES.wrong("audit-points", most=MOST, points=a.points))
    if a.points and a.to not in SEATS:
        bad.append(RULES.wrong("audit-side", to=a.to))
    if len(a.why) > WORDS:
        bad.append(RULES.wrong("audit-long", most=WORDS))
    return bad


def any_audit(s: State, v: Endgame, seat: Seat, rng: Random) -> Audit:
    """Draw an answer: usually that the account is accepted."""
    if rng.random() < 0.9:
        return Audit()
    return Audit(rng.randint(1, 100), rng.choice(SEATS), "a slip of the pen")


def ask_audit(t: T, v: Endgame) -> None:
    """Case END.1, Ruling G31: both look through the books and accept, or propose a correction."""
    for seat in SEATS:
        if seat not in v.agreed:
            t.ask(seat, AUDIT)


def read_audit(t: T, v: Endgame) -> None:
    """Case END.1: who proposes nothing accepts. The first proposal goes to the other side."""
    t.final = True  # sealed facts are known now, even if nobody proposes anything
    asked = [seat for seat in SEATS if seat in t.got]
    proposed = [seat for seat in asked if t.got[seat].points and v.rounds < ROUNDS]
    agreed = tuple(seat for seat in SEATS if seat in v.agreed or (seat in asked and seat not in proposed))
    if not proposed:
        t.goto(close_books)
        return
    by, a = proposed[0], t.got[proposed[0]]
    t.hold(agreed=agreed, by=by, to=a.to, points=a.points, why=a.why, rounds=v.rounds + 1)
    t.tell("proposed", "END.1", seat=by, to=a.to, points=a.points, why=a.why)


def ask_agree(t: T, v: Endgame) -> None:
    """Case END.1: mistakes are put right as both think fair, so the other side must agree."""
    t.ask(FOE[v.by], AGREE)


def read_agree(t: T, v: Endgame) -> None:
    """Case END.1: what is agreed is entered; then the books are looked through again by who proposed."""
    yes = t.got[FOE[v.by]].yes
    t.tell("corrected", "END.1", seat=v.by, to=v.to, points=v.points, why=v.why, agreed=yes)
    if yes:
        record_points(
            t.s, Line(turn=t.s.turn, seat=FOE[v.to], why="correction", item=v.why, n=1, points=v.points)
        )
    t.hold(by="", to="", points=0, why="")
    t.goto(ask_audit)


# -- the result --------------------------------------------------------------------------------------------


def totals(s: State) -> dict[Seat, int]:
    """Return the victory points of both sides, once the books are open."""
    return {seat: sum(x.points for x in s.ledger if x.seat == FOE[seat]) for seat in SEATS}


def point_items(s: State, seat: Seat) -> list[Facts]:
    """Return a side's points by item: reason, item, number and points; largest first."""
    found: dict[tuple[str, str], list[int]] = {}
    for x in s.ledger:
        if x.seat == FOE[seat]:
            line = found.setdefault((x.why, x.item), [0, 0])
            line[0] += x.n
            line[1] += x.points
    made = [{"why": why, "item": item, "n": n, "points": p} for (why, item), (n, p) in found.items()]
    return sorted(made, key=lambda x: (-x["points"], x["why"], x["item"]))


def close_books(t: T, v: Endgame) -> None:
    """Ruling G57: the points are added up, and more points win."""
    s = t.s
    points = totals(s)
    t.tell("scored", "Ruling G57", points=points, items={seat: point_items(s, seat) for seat in SEATS})
    if points[SEATS[0]] == points[SEATS[1]]:
        t.finish(None, "level", "Ruling G57")
    else:
        t.finish(max(points, key=lambda seat: points[seat]), "points", "Ruling G57")


AUDIT = RULES.question(
    "audit",
    "END.1",
    Audit,
    check=check_audit,
    sample=any_audit,
    secrecy=Secrecy.SEALED,
    policies={"accept": Audit()},
)
AGREE = RULES.question(
    "agree",
    "END.1",
    Agree,
    (Agree(False), Agree(True)),
    policies={"refuse": Agree()},
)
RULES.procedure(
    ENDGAME,
    {
        "use_up": use_up,
        "open_books": open_books,
        "judge_hexes": judge_hexes,
        "ask_audit": ask_audit,
        "read_audit": read_audit,
        "ask_agree": ask_agree,
        "read_agree": read_agree,
        "close_books": close_books,
    },
    holds=Endgame,
    crumb=("by", "to", "points"),
)


# -- before the last turn ----------------------------------------------------------------------------------


def not_between_turns(s: State) -> Sequence[Fault]:
    """Ruling G62: it can be agreed while orders are written, when no battle is under way."""
    return () if s.stack and s.stack[-1].proc == TURN else [RULES.wrong("close-now")]


def count_now(t: T) -> None:
    """Ruling G62: count as after the last turn; what was written for this turn is not carried out."""
    t.call(ENDGAME, Endgame())


def nothing_can_change(s: State) -> bool:
    """Return whether one side has nothing left on the map, so that there is nobody to fight."""
    return len({u.seat for u in s.units.values()}) < len(SEATS)


add_endings(RULES, SEATS, "VICTORY.1", "Ruling G57")
add_early_end(RULES, SEATS, "Ruling G62", refused=not_between_turns, judge=count_now)
