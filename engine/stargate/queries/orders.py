"""Whole orders of StarGate read into steps: "H3 se3 s2", "H3 to 1214 via 1110", "W2 skim B cw exit; done"."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import NoReturn

from engine.core.errors import Fault, IllegalAction, InvalidAction, Refusal
from engine.core.hexgrid import WAYS, distance, heading, step
from engine.core.rules import Decision
from engine.policies.preview import Steps, parts_of
from engine.stargate.model.board import SENSE
from engine.stargate.model.stacking import crew_of, is_tri_ship
from engine.stargate.model.state import FOE, RULES, Begin, Circle, Exit, Leg, State, Stop, Teleport
from engine.stargate.queries.notation import (
    ENDS,
    HEX,
    OPEN_END,
    REVEALS,
    SENSES,
    UNIT,
    WAY,
    goes,
    mode_of,
    words_of,
)
from engine.stargate.queries.trial_moves import GOING, Rehearsal, Step

#: Cost of coming under fire, and of meeting an enemy, in hexes, when the place to turn is chosen.
FIRE_COST, MEETING_COST = 5, 12


class Path:
    """An order being read: its words, and the trial that tells whether they can be carried out."""

    def __init__(self, trial: Rehearsal, text: str) -> None:
        self.text, self.words = text, deque(words_of(text))
        self.trial = trial
        self.steps: list[str] = []

    def read(self) -> list[str]:
        """Return the steps, each as the game writes it.

        Raises:
            InvalidAction: a word cannot be read.
            IllegalAction: a step breaks a rule.

        """
        d = self.trial.question()
        if d is not None and d.kind not in GOING:
            self._begin()
        ends = True
        while self.words:
            word = self.words.popleft()
            if word in OPEN_END and not self.words:
                ends = False
            else:
                self._word(word)
        if ends and Stop() in self.trial.open():
            self._do(Stop())
        return self.steps

    def _do(self, action: Step) -> None:
        if self.trial.question() is None:
            raise self._bad("the move has ended before this")
        self.trial.do(action)
        self.steps.append(self.trial.game.write(action))

    def _bad(self, why: str) -> InvalidAction:
        return InvalidAction(self.text, why)

    # -- words -------------------------------------------------------------------------------------------

    def _begin(self) -> None:
        """Read the unit and how it moves: as typed, or the first possible: straight, wobbling, teleport."""
        name = self.words.popleft().upper()
        s = self.trial.s
        if name not in s.forces.units:
            raise self._bad(f"there is no unit {name[:20]}")
        first = crew_of(s, name)[0]
        found = [a for a in self.trial.open() if isinstance(a, Begin) and a.unit == first]
        mode = mode_of(self.words[0]) if self.words else None
        if mode:
            self.words.popleft()
        lender = ""
        if self.words and self.words[0] == "by":
            self.words.popleft()
            lender = self.words.popleft().upper() if self.words else ""
            found = [a for a in found if a.lender == lender]
        elif plain := [a for a in found if not a.lender]:
            found = plain
        order = [mode] if mode else ["linear", "wobble", "teleport"]
        fits = [a for m in order for a in found if a.mode == m]
        if not fits:
            usual = "teleport" if lender else s.forces.units[first].modes[0]
            bad = self._why_not(Begin(first, mode or usual, lender))
            raise IllegalAction(bad) if bad else self._bad(f"{name} cannot begin to move so")
        self._do(fits[0])

    def _why_not(self, action: Begin) -> Sequence[Fault]:
        d = self.trial.question()
        kind = self.trial.s.rules.kinds["movement.unit"]
        return kind.check(self.trial.s, self.trial.s.stack[-1].v, d.seat, action) if d else ()

    def _word(self, word: str) -> None:
        if self.trial.question() is None:
            raise self._bad(f"the move has ended before “{word[:20]}”")
        if found := WAY.fullmatch(word):
            self._leg(WAYS.index(found[1]), int(found[2] or self._number() or 1))
        elif word in ("to", "via") or HEX.fullmatch(word):
            self._travel(word)
        elif word == "skim":
            self._skim()
        elif word in ("exit", "out"):
            self._exit(self._number() or 1)
        elif word in ("circle", "round"):
            for _ in range(self._number() or 1):
                self._do(Circle())
        elif word in ("stop", "end"):
            self._do(Stop())
        else:
            raise self._bad(f"“{word[:20]}” is none of n, ne, se, s, sw, nw, a hex, skim, circle, exit, stop")

    def _number(self) -> int:
        """Take a number of hexes that is a word of its own; 0 if there is none."""
        if self.words and self.words[0].isdecimal() and len(self.words[0]) < 3:
            return int(self.words.popleft())
        return 0

    def _teleports(self) -> bool:
        d = self.trial.question()
        return d is not None and d.kind == "move.teleport"

    def _leg(self, way: int, hexes: int) -> None:
        if self._teleports():
            self._do(Teleport(step(self.trial.at(), way, hexes)))
        else:
            self._do(Leg(WAYS[way], hexes))

    # -- to a hex ----------------------------------------------------------------------------------------

    def _travel(self, word: str) -> None:
        """Go to a hex, through others if they are named: "to 1214 via 1110" or "1110 1214"."""
        goal, via, into = "", list[str](), "to"
        self.words.appendleft(word)
        while self.words and (self.words[0] in ("to", "via") or HEX.fullmatch(self.words[0])):
            now = self.words.popleft()
            if now in ("to", "via"):
                into = now
            elif into == "via":
                via.append(now)
            else:
                via, goal = ([*via, goal], now) if goal else (via, now)
        if not goal:
            raise self._bad("say where to: to 1214")
        for at in (*via, goal):
            if not self.trial.at():
                raise self._bad(f"the move has ended before it comes to {at}")
            self._to(at)

    def _to(self, at: str) -> None:
        if at not in self.trial.s.board.grid:
            raise self._bad(f"there is no hex {at}")
        here = self.trial.at()
        way, wobbles = heading(here, at), self._wobbles()
        if way >= 0 and not wobbles:
            self._leg(way, distance(here, at))
            return
        if self._teleports() and not is_tri_ship(self.trial.crew()):  # a teleport has no second line
            self._do(Teleport(at))
            return
        legs = self._round_about(here, at) if wobbles else self._bend(here, at)
        if legs is None:
            self._refuse_way(here, at)
        for action in legs:
            self._do(action)

    def _refuse_way(self, here: str, at: str) -> NoReturn:
        """Say why no way leads to a hex: it is too far, or takes more than one turn."""
        unit, left, far = self.trial.crew()[0], self.trial.left(), distance(here, at)
        if self._teleports():
            raise self._bad(f"{unit} cannot teleport from {here} to {at} with one turn")
        if far > left:
            raise IllegalAction([RULES.wrong("too-far", unit=unit, left=left, hexes=far)])
        raise self._bad(f"no way with one turn leads from {here} to {at}; name a hex between: to {at} via …")

    def _wobbles(self) -> bool:
        return any(getattr(f.v, "mode", "") == "wobble" for f in self.trial.s.stack)

    def _bend(self, here: str, at: str) -> list[Step] | None:
        """Find the best way with one turn: fewest enemies met and shots drawn, then shortest."""
        best: tuple[float, list[Step]] | None = None
        made = Teleport if self._teleports() else None
        for way, ray in enumerate(self.trial.s.board.grid.rays[here]):
            for n, bend in enumerate(ray, 1):
                second = heading(bend, at)
                if second < 0 or second == way:
                    continue
                more = distance(bend, at)
                legs: list[Step] = (
                    [made(bend), made(at)] if made else [Leg(WAYS[way], n), Leg(WAYS[second], more)]
                )
                cost = self._cost(legs, n + more)
                if cost is not None and (best is None or cost < best[0]):
                    best = cost, legs
        return best[1] if best else None

    def _cost(self, legs: Sequence[Step], hexes: int) -> float | None:
        trial = self.trial.copy()
        try:
            for action in legs:
                trial.do(action)
        except Refusal:
            return None
        new = trial.events[len(self.trial.events) :]
        shots = sum(len(e.facts["fire"]) for e in new if e.kind == "turning")
        bodies = sum(len(e.facts["over"]) for e in new if e.kind == "teleported")
        met = sum(e.kind == "approaching" for e in new)
        return hexes + FIRE_COST * (shots + bodies) + MEETING_COST * met

    def _round_about(self, here: str, at: str) -> list[Step] | None:
        """Find the shortest wobbling way: round enemies where the points allow it, or else through them."""
        s = self.trial.s
        foes = {h for u, h in s.at.items() if s.forces.seat[u] == FOE[self.trial.seat]}
        for shut in (s.board.barred | (foes - {at}), s.board.barred):
            hexes = _shortest(here, at, lambda h: s.board.grid.near[h], shut)
            if 0 < len(hexes) <= self.trial.left():
                return _legs([here, *hexes])
        return _legs([here, *hexes]) if hexes else None

    # -- skimming ----------------------------------------------------------------------------------------

    def _skim(self) -> None:
        """Go straight into a Stargate's circle and round it as far as it must: "skim B cw"."""
        gate = self.words.popleft().upper() if self.words else ""
        if gate not in self.trial.s.board.orbit:
            raise self._bad("say which Stargate: skim A or skim B")
        wanted = SENSES[self.words.popleft()] if self.words and self.words[0] in SENSES else 0
        found = sorted(_entries(self.trial.s, self.trial.at(), gate, wanted))
        for hexes, way in found:
            trial = self.trial.copy()
            try:
                trial.do(Leg(WAYS[way], hexes))
            except Refusal:
                continue
            self._do(Leg(WAYS[way], hexes))
            self._forced()
            return
        raise self._bad(f"no straight way from {self.trial.at()} leads into the circle of Stargate {gate} so")

    def _forced(self) -> None:
        """Case 5.31: go round as long as nothing else is open."""
        while self.trial.open() == (Circle(),):
            self._do(Circle())

    def _exit(self, hexes: int) -> None:
        """Leave the circle as soon as possible, and continue straight."""
        for _ in range(6):
            if Exit() in self.trial.open() or Circle() not in self.trial.open():
                break
            self._do(Circle())
        self._do(Exit())
        if hexes > 1:
            self._leg(self.trial.way(), hexes - 1)


def _entries(s: State, at: str, gate: str, wanted: int) -> Iterator[tuple[int, int]]:
    """Case 5.3: give hexes and heading of each straight way into a circle in the sense wanted (0: either)."""
    for way, ray in enumerate(s.board.grid.rays[at]):
        for n, h in enumerate(ray, 1):
            if h in s.board.barred:
                break
            if h in s.board.orbits:
                owner, i = s.board.orbits[h]
                sense = SENSE.get((way - i) % 6, 0)
                if owner == gate and sense and wanted in (0, sense):
                    yield n, way
                break


def _shortest(
    here: str, at: str, near: Callable[[str], Sequence[str]], shut: frozenset[str] | set[str]
) -> list[str]:
    """Return the hexes of a shortest way, without the first; [] when there is none."""
    before: dict[str, str] = {here: ""}
    queue = deque([here])
    while queue and at not in before:
        h = queue.popleft()
        for n in near(h):
            if n and n not in before and n not in shut:
                before[n] = h
                queue.append(n)
    way = list[str]()
    while at in before and at != here:
        way.append(at)
        at = before[at]
    return way[::-1]


def _legs(hexes: Sequence[str]) -> list[Step]:
    """Put neighbouring hexes together into straight legs."""
    ways = [heading(a, b) for a, b in pairwise(hexes)]
    legs = list[tuple[int, int]]()
    for way in ways:
        legs = [*legs[:-1], (way, legs[-1][1] + 1)] if legs and legs[-1][0] == way else [*legs, (way, 1)]
    return [Leg(WAYS[way], n) for way, n in legs]


def is_order(s: State, d: Decision, text: str) -> bool:
    """Return whether a text is more than one answer: several orders, or a way to go."""
    if len(parts_of(text)) > 1:
        return True
    words = words_of(text)
    if d.kind in GOING:
        return any(map(goes, words))
    return d.kind == "movement.unit" and words[0].upper() in s.forces.units and any(map(goes, words[1:]))


def read_orders(trial: Rehearsal, text: str) -> tuple[Steps, ...]:
    """Read a text into orders on a trial, which continues from its last state.

    Raises:
        InvalidAction: an order cannot be read; it is quoted with its number.
        IllegalAction: one breaks a rule; each fault says which order.

    """
    parts = gathered(trial, text)
    orders = list[Steps]()
    for n, part in enumerate(parts, 1):
        try:
            orders.append(_order(trial, part, last=n == len(parts)))
        except Refusal as why:
            raise (_numbered(why, n, part) if len(parts) > 1 else why) from None
    return tuple(x for x in orders if x)


def judged(trial: Rehearsal, parts: Sequence[str]) -> list[Refusal | None]:
    """Return each order's fault, or None; an order with a fault is left out of the trial."""
    found = list[Refusal | None]()
    for n, part in enumerate(parts, 1):
        ahead = trial.copy()
        try:
            _order(ahead, part, last=n == len(parts))
        except Refusal as why:
            found.append(_numbered(why, n, part))
        else:
            found.append(None)
            trial = ahead
    return found


def _numbered(why: Refusal, n: int, part: str) -> Refusal:
    """Make a refusal say which order it means."""
    if isinstance(why, InvalidAction):
        return InvalidAction(f"{n}. {part}", why.why, why.left)
    if isinstance(why, IllegalAction):
        return IllegalAction([replace(f, at=f.at or f"line {n}") for f in why.faults])
    return why


def gathered(trial: Rehearsal, text: str) -> Sequence[str]:
    """Split a text into orders: a part that names no unit continues the one before."""
    d, orders = trial.question(), list[str]()
    for part in parts_of(text):
        first = words_of(part)[0]
        alone = first in ENDS | REVEALS or (d is not None and d.kind == "staging.unit")
        if alone or _names_unit(first) or not orders or not _names_unit(orders[-1].casefold().split()[0]):
            orders.append(part)
        else:
            orders[-1] += f" {part}"
    return orders


def _names_unit(word: str) -> bool:
    return bool(UNIT.fullmatch(word)) and not WAY.fullmatch(word)


def _order(trial: Rehearsal, part: str, *, last: bool) -> Steps:
    """Read one order; none is left of a `done` where the phase has ended by itself."""
    first, d = words_of(part)[0], trial.question()
    if d is None:
        if first in ENDS:
            return ()
        raise InvalidAction(part, "nothing can be ordered after a reveal, done, or the end of the phase")
    if first in ENDS | REVEALS or d.kind == "staging.unit":
        return _answer(trial, d, part, foreseen=first not in ENDS | REVEALS)
    path = Path(trial, part)
    steps = tuple(path.read())
    if trial.crew() and not last:
        unit, at = trial.crew()[0], trial.at()
        raise InvalidAction(part, f"{unit} cannot stop in {at}, so say how it goes on before the next order")
    return steps


def _answer(trial: Rehearsal, d: Decision, part: str, *, foreseen: bool) -> Steps:
    """Read an order of a single answer."""
    action = trial.game.read(trial.s, d, part)
    if foreseen:
        trial.do(action)
    else:
        trial.close(action)
    return (trial.game.write(action),)


def goes_on(trial: Rehearsal, text: str) -> Rehearsal | None:
    """Return a trial that has gone on from orders; None where they cannot be carried out."""
    try:
        read_orders(trial, text)
    except Refusal:
        return None
    return trial
