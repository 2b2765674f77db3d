"""Melee: the pairs, the comparison, and its result (Cases MELEE.1 to MELEE.4)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from engine.core.errors import Fault
from engine.core.rules import Facts, Seat
from engine.core.types.frozen import replace
from engine.skirmish.combat.morale import is_drilled, shock_figure
from engine.skirmish.combat.reaction_fire import is_automatic
from engine.skirmish.model.actions import Capture, Pair
from engine.skirmish.model.audience import T, roll_for_figures, tell_players
from engine.skirmish.model.charts import CHARTS, melee_result
from engine.skirmish.model.procedures import MELEE, Q_CAPTURE, Q_PAIR, Melee
from engine.skirmish.model.state import RULES, Figure, Point, State
from engine.skirmish.rules.effects import HURT, Hurting, capture, kill, tell_about
from engine.skirmish.rules.spotting import notice
from engine.skirmish.table.geometry import BASE, bearing, distance, is_near, point_along, polar, snap
from engine.skirmish.table.line_of_sight import CLOSE, CONTACT, contacts
from engine.skirmish.table.terrain import land_of

Ids = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Score:
    """Case MELEE.2: one side of a fight: the Fire actions of its best, one for each friend more, the die."""

    fp: int
    extra: int
    die: int = 0

    @property
    def total(self) -> int:
        """Add it up."""
        return self.fp + self.extra + self.die


# -- who fights whom -----------------------------------------------------------------------------------------


def contact_pairs(s: State) -> list[tuple[float, str, str]]:
    """Case MELEE.1: every pair of enemies in contact: inches, players' figure, Jaffa; the nearest first."""
    able = [f for f in s.figures.values() if f.health == "fit" and not f.out]
    mine = [(f.at, f.id) for f in able if f.side == "sgc"]
    theirs = [(g.at, g.id) for g in able if g.side != "sgc"]
    close = [(a, i, b, j) for a, i in mine for b, j in theirs if abs(a[0] - b[0]) < CLOSE]
    found = [x for x in close if is_near(x[0], x[2], CONTACT)]
    return sorted((round(distance(a, b), 2), i, j) for a, i, b, j in found)


def contact_groups(pairs: Iterable[tuple[float, str, str]]) -> list[tuple[set[str], set[str]]]:
    """Split contacts into those that hang together: (players' figures, Jaffa)."""
    found: list[tuple[set[str], set[str]]] = []
    for _, a, b in pairs:
        joined = [x for x in found if a in x[0] or b in x[1]]
        one = ({a}.union(*(x[0] for x in joined)), {b}.union(*(x[1] for x in joined)))
        found = [x for x in found if x not in joined] + [one]
    return found


def fights(s: State, wanted: Mapping[str, str]) -> list[tuple[Ids, Ids]]:
    """Case MELEE.2, Ruling K17: the fights of this step, the leading figure of either side first.

    A tangle with one figure on a side is one fight; others are split into pairs, those that players `wanted`
    first, then the nearest; figures left over join the pair of the enemy they are nearest to.
    """
    every, found = contact_pairs(s), list[tuple[Ids, Ids]]()
    for mine, theirs in contact_groups(every):
        here = [e for e in every if e[1] in mine]
        if len(mine) == 1 or len(theirs) == 1:
            found.append((_led(s, mine, theirs), _led(s, theirs, mine)))
        else:
            found += _paired(s, sorted(here, key=lambda e: (wanted.get(e[1]) != e[2], e)), wanted)
    return found


def _paired(
    s: State, here: Sequence[tuple[float, str, str]], wanted: Mapping[str, str]
) -> list[tuple[Ids, Ids]]:
    """Ruling K17: pairs first, then extras."""
    pairs: list[tuple[set[str], set[str]]] = []
    leads, busy = list[tuple[str, str]](), set[str]()
    for _, a, b in here:
        if a not in busy and b not in busy:
            pairs.append(({a}, {b}))
            leads.append((a, b))
            busy |= {a, b}
    for _, a, b in here:
        for x, y, side in ((a, b, 0), (b, a, 1)):
            if x not in busy:
                joins = next(p for p in pairs if y in p[1 - side]) if y in busy else None
                if joins:
                    joins[side].add(x)
                    busy.add(x)
    return [(_led(s, a, b, x), _led(s, b, a, y)) for (a, b), (x, y) in zip(pairs, leads, strict=True)]


def _led(s: State, mine: set[str], theirs: set[str], lead: str = "") -> Ids:
    """Ruling K17: the paired figure leads, or the one with the best Fire actions, the nearest of equals."""
    foes = [s.figures[i] for i in theirs]

    def rank(i: str) -> tuple[bool, int, float, str]:
        f = s.figures[i]
        return i != lead, -f.fp, min(distance(f.at, g.at) for g in foes), i

    return tuple(sorted(mine, key=rank))


def fight_score(s: State, mine: Ids, theirs: Ids) -> Score:
    """Case MELEE.2, Ruling K17: best Fire actions, and one for each extra figure against a single enemy."""
    return Score(max(s.figures[i].fp for i in mine), len(mine) - 1)


# -- questions -----------------------------------------------------------------------------------------------


def pair_choices(s: State, v: Melee, seat: Seat) -> list[Pair]:
    """Ruling K17: whom a player's figures fight, where several fight several; the nearest first."""
    every, found = contact_pairs(s), list[Pair]()
    for mine, theirs in contact_groups(every):
        if len(mine) > 1 and len(theirs) > 1:
            for _, a, b in every:
                f = s.figures[a]
                if a in mine and f.seat == seat and not is_automatic(s, f) and a not in dict(v.wanted):
                    found.append(Pair(a, b))
    once = [p for p in found if sum(x.figure == p.figure for x in found) > 1]
    return [p for p in once if p.figure == once[0].figure]


def check_pair(s: State, v: Melee, seat: Seat, a: Pair) -> Sequence[Fault]:
    """Return the fault of a pair with a figure that is not asked about, or is out of reach."""
    open_to = pair_choices(s, v, seat)
    if a in open_to:
        return ()
    asked = open_to[0].figure if open_to else a.figure
    return [
        RULES.wrong("pairs-now", figure=asked, other=a.figure)
        if a.figure != asked
        else RULES.wrong("pairs-contact", figure=asked, target=a.target)
    ]


def pair_by_policy(s: State, v: Melee, seat: Seat, policy: str) -> Pair | None:
    """Follow a standing answer: "nearest" or "weakest"."""
    open_to = pair_choices(s, v, seat)
    if not open_to or policy not in ("nearest", "weakest"):
        return None
    return open_to[0] if policy == "nearest" else min(open_to, key=lambda p: s.figures[p.target].fp)


RULES.question(
    Q_PAIR,
    "Ruling K17",
    Pair,
    pair_choices,
    check=check_pair,
    follow=pair_by_policy,
    policies=("nearest", "weakest"),
)
CAPTURES = {"yes": Capture(True), "no": Capture(False)}
RULES.question(Q_CAPTURE, "MELEE.4", Capture, CAPTURES.values(), policies=CAPTURES)


# -- the procedure -------------------------------------------------------------------------------------------


def reveal_contacts(t: T, v: Melee) -> None:
    """Case MELEE.1, Ruling K21: who is in contact is known to the other side."""
    for _, a, b in contact_pairs(t.s):
        notice(t, "sgc", [b], a, "SIGHT.3")
        notice(t, "jaffa", [a], b, "SIGHT.3")


def ask_pairs(t: T, v: Melee) -> None:
    """Ruling K17: players allot their figures where many fight many."""
    for seat in t.s.seats:
        if pair_choices(t.s, v, seat):
            t.ask(seat, Q_PAIR)


def take_pairs(t: T, v: Melee) -> None:
    """Ruling K17: note it, and ask for the next figure."""
    chosen = tuple((a.figure, a.target) for a in t.got.values())
    if chosen:
        t.hold(wanted=(*v.wanted, *chosen))
        t.goto(ask_pairs)
        return
    t.hold(left=tuple(fights(t.s, dict(v.wanted))), begun=True)


def next_fight(t: T, v: Melee) -> None:
    """Case MELEE.1: one fight after another; one that has fallen apart is left out."""
    left = [(still_fighting(t.s, a), still_fighting(t.s, b)) for a, b in v.left]
    left = [(a, b) for a, b in left if a and b and in_contact(t.s, a, b)]
    t.hold(left=tuple(left), rolls=(), result="")
    if not left:
        t.end()


def still_fighting(s: State, ids: Ids) -> Ids:
    """Ruling K19: those who still fight; the suppressed do."""
    return tuple(i for i in ids if s.figures[i].able)


def in_contact(s: State, a: Ids, b: Ids) -> bool:
    """Case MELEE.1: return whether anybody of one side is still in contact with the other."""
    return any(g.id in b for i in a for g in contacts(s, s.figures[i]))


def roll_first(t: T, v: Melee) -> None:
    """Case MELEE.2: the players' die."""
    _roll(t, v, 0)


def roll_second(t: T, v: Melee) -> None:
    """Case MELEE.2: the Jaffa's die."""
    _roll(t, v, 1)


def _roll(t: T, v: Melee, side: int) -> None:
    ids = v.left[0][side]
    n = roll_for_figures(t, "MELEE.2", 6, why="melee", figures=list(ids))
    t.hold(rolls=(*v.rolls[:side], n))


def compare_scores(t: T, v: Melee) -> None:
    """Cases MELEE.2 and MELEE.3: the difference gives the result for the loser."""
    (a, b), s = v.left[0], t.s
    x, y = (
        replace(fight_score(s, m, n), die=die) for (m, n), die in zip(((a, b), (b, a)), v.rolls, strict=True)
    )
    margin = x.total - y.total
    result = melee_result(margin)
    tell_players(
        t,
        "melee",
        "MELEE.2",
        figures=list(a),
        targets=list(b),
        sgc=[x.fp, x.extra, x.die],
        jaffa=[y.fp, y.extra, y.die],
        margin=margin,
        result=result,
    )
    t.hold(result=result, beaten="jaffa" if margin > 0 else "sgc" if margin < 0 else "")


def ask_capture(t: T, v: Melee) -> None:
    """Case MELEE.4, Ruling K52: the winner may take a lone loser prisoner."""
    if not may_capture(t.s, v):
        return
    winners, _ = winners_and_losers(v)
    owners = [f.seat for i in winners if not is_automatic(t.s, f := t.s.figures[i]) and f.seat in t.s.seats]
    if owners:
        t.ask(owners[0], Q_CAPTURE)


def may_capture(s: State, v: Melee) -> bool:
    """Case MELEE.4, Ruling K52: a single loser, beaten by 1 to 3."""
    return bool(v.beaten) and v.result in CHARTS.melee.capture and len(winners_and_losers(v)[1]) == 1


def winners_and_losers(v: Melee) -> tuple[Ids, Ids]:
    """Return the winners and the losers of the current fight."""
    a, b = v.left[0]
    return (a, b) if v.beaten == "jaffa" else (b, a)


def settle_fight(t: T, v: Melee) -> None:
    """Cases MELEE.3 and MELEE.4, Ruling K83: what befalls the loser; who captures by itself."""
    t.hold(left=v.left[1:])
    t.goto(next_fight)
    if not v.beaten:
        return
    winners, losers = winners_and_losers(v)
    answer = next(iter(t.got.values()), None)
    unasked = answer is None and is_automatic(t.s, t.s.figures[winners[0]])
    note_defeat(t, losers)
    lead = t.s.figures[losers[0]]
    if may_capture(t.s, v) and ((answer and answer.yes) or (unasked and v.result == "disable")):
        capture(t, lead, winners[0])
        return
    if v.result == "back":
        for i in losers:
            push_back(t, t.s.figures[i], winners)
    elif v.result == "rout":
        kill(t, lead)
        for i in losers[1:]:
            push_back(t, t.s.figures[i], winners)
    elif v.result != "nothing":
        t.call(HURT, Hurting(lead.id, v.result, winners[0]))


def note_defeat(t: T, losers: Ids) -> None:
    """Case MORALE.1: players' figures test for a melee lost."""
    for i in losers:
        if is_drilled(t.s, t.s.figures[i]):
            shock_figure(t.s, i, "melee")


def push_back(t: T, f: Figure, winners: Ids) -> None:
    """Cases MELEE.3 and RISK.6, Ruling K18: back one inch from the nearest winner, if there is room."""
    s = t.s
    near = min((s.figures[i] for i in winners), key=lambda g: distance(f.at, g.at))
    to = push_to(s, f, near.at)
    if to is not None:
        s.put(replace(f, x=to[0], y=to[1]))
        if g := s.groups.get(f.group):
            s.put_group(replace(g, ran=True))
        tell_about(t, f.id, "pushed", "MELEE.3", x=to[0], y=to[1])


def push_to(s: State, f: Figure, by: Point) -> Point | None:
    """Ruling K18: where a pushed figure ends up; None if there is no room."""
    land = land_of(s)
    way = bearing(by, f.at) if by != f.at else (f.facing + 180) % 360
    to = snap(polar(f.at, way, CHARTS.melee.back))
    if not land.holds(to) or any(going == "obstacle" for _, going, _ in land.going(f.at, to)):
        return None
    others = (g for g in s.figures.values() if g.id != f.id and g.on_table)
    half = point_along(f.at, to, CHARTS.melee.back / 2)
    if any(distance(g.at, x) < BASE for g in others for x in (half, to)):
        return None
    return to


def melee_crumb(s: State, v: Melee, seat: Seat | None) -> Facts | None:
    """Return the current fight and its result so far."""
    if not v.left or not all(s.known(i) for i in v.left[0][1]):
        return None
    a, b = v.left[0]
    return {"figures": list(a), "targets": list(b), "result": v.result, "beaten": v.beaten}


RULES.procedure(
    MELEE,
    {
        "meet": reveal_contacts,
        "ask_pairs": ask_pairs,
        "take_pairs": take_pairs,
        "next_fight": next_fight,
        "roll_first": roll_first,
        "roll_second": roll_second,
        "compare": compare_scores,
        "ask_capture": ask_capture,
        "settle": settle_fight,
    },
    holds=Melee,
    crumb=melee_crumb,
)
