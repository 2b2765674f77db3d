"""Sheets drawn at random, legal as they are made: for random play and for the worlds of machine players."""

from __future__ import annotations

from random import Random
from typing import Any

from engine.armada.model.actions import Act, Order, Orders, Probe, Send
from engine.armada.model.board import HEXES, SECTORS, SPACES
from engine.armada.model.cargo import add_count, carried, fits, may_have
from engine.armada.model.force_chart import CANNON, CARRIED, STORES
from engine.armada.model.state import State, Unit, rank
from engine.core.rules import Facts, Held, Seat

#: What a ship does when it has nothing else to do, by weight.
_PLAIN: tuple[Act, ...] = ("attack", "attack", "attack", "attack", "hold", "scout")
_UNIT: tuple[Act, ...] = ("attack", "attack", "hold", "scout")


class _Draw:
    """A sheet being drawn: lines so far, and where each ship ends."""

    __slots__ = ("busy", "end", "groups", "lines", "rng", "s", "seat")

    def __init__(self, s: State, seat: Seat, rng: Random) -> None:
        self.s, self.seat, self.rng = s, seat, rng
        self.lines: list[Order] = []
        self.groups: dict[tuple[Act, str, str], list[str]] = {}
        self.busy: set[str] = set()
        self.end: dict[str, str] = {}

    def plain(self, unit: str, act: Act, to: str = "") -> None:
        """Write a simple line, together with others alike."""
        self.busy.add(unit)
        if act != "hold" or to:
            u = self.s.units[unit]
            kind = "ship" if u.ship else u.type if to else ""
            self.groups.setdefault((act, to, kind), []).append(unit)

    def ships(self) -> None:
        """Write a line for each ship."""
        s, rng = self.s, self.rng
        mine = [u for u in s.units.values() if u.seat == self.seat and u.ship]
        for u in mine:
            if u.id in self.busy:
                continue
            r = rng.random()
            held = s.spots.get(u.id, ())
            if r < 0.04 and self._dock(u, mine):
                continue
            if r < 0.5 and held and self._unload(u, held):
                continue
            if r < 0.25 and self._load(u):
                continue
            self._go(u)

    def _go(self, u: Unit) -> None:
        rng = self.rng
        to = rng.choice(self.s.board.next[u.at]) if rng.random() < 0.6 else ""
        act = rng.choice(_PLAIN)
        self.end[u.id] = to or u.at
        extra = self._launches(u)
        if extra:
            self.busy.add(u.id)
            self.lines.append(Order((u.id,), "hold" if "decoys" in extra else act, to, **extra))
        else:
            self.plain(u.id, act, to)

    def _launches(self, u: Unit) -> Facts:
        """Draw what is launched as written beside the action."""
        rng, has = self.rng, u.has
        made: dict[str, Any] = {}
        if (n := has.get("seeker", 0)) and rng.random() < 0.25:
            to = rng.choice((self.end[u.id], *SPACES))
            made["seekers"] = (Send(to, rng.randint(1, n)),)
        if tubes := has.get("probe_launcher", 0):
            probes = min(tubes, has.get("probe", 0))
            if probes and rng.random() < 0.4:
                n = rng.randint(1, probes)
                made["probes"] = tuple(
                    Probe(rng.choice(SPACES), rng.choice(("flyer", "ground"))) for _ in range(n)
                )
                tubes -= n
            most = min(self.s.numbers.decoys_written * tubes, has.get("decoy", 0))
            if most and rng.random() < 0.1:
                made["decoys"] = rng.randint(1, most)
        return made

    def _unload(self, u: Unit, held: tuple[str, ...]) -> bool:
        """Unload some of what is aboard, in a hex if there are troops; what is unloaded may act."""
        s, rng = self.s, self.rng
        ways = (u.at, *s.board.next[u.at])
        troops = [x for x in held if s.units[x].ground]
        fighters = [x for x in held if x not in troops]
        if troops and (hexes := [x for x in ways if x in HEXES]) and rng.random() < 0.7:
            to, out = rng.choice(hexes), [x for x in held if rng.random() < 0.8]
        elif fighters:
            to, out = rng.choice(ways), [x for x in fighters if rng.random() < 0.8]
            if to in HEXES:
                out += troops
        else:
            return False
        if not out:
            return False
        self.end[u.id] = to
        self.busy.add(u.id)
        where = "" if to == u.at else to
        out.sort(key=rank)
        beside = {x: n for x, n in self._launches(u).items() if x != "decoys"}
        self.lines.append(Order((u.id,), "unload", where, tuple(out), **beside))
        act = rng.choice(_UNIT)
        for x in out:
            self.plain(x, act)
        return True

    def _load(self, u: Unit) -> bool:
        """Load some units that stand where it starts, or where it ends."""
        s, rng = self.s, self.rng
        to = rng.choice(s.board.next[u.at]) if rng.random() < 0.5 else ""
        first = bool(to) and rng.random() < 0.5
        at = u.at if first or not to else to
        there = [x for x in s.there(at, self.seat) if x.type in CARRIED and x.id not in self.busy]
        held, taken = carried(s, u.id), list[str]()
        for x in there:
            add_count((x,), held)
            if fits(s.force, u, u.has, held):
                taken.append(x.id)
            else:
                add_count((x,), held, -1)
        if not taken:
            return False
        self.end[u.id] = to or u.at
        self.busy.update(taken, (u.id,))
        self.lines.append(Order((u.id,), "load", to, tuple(taken), first))
        return True

    def _dock(self, u: Unit, mine: list[Unit]) -> bool:
        """Have two ships in one space exchange something."""
        s, rng = self.s, self.rng
        near = [x for x in mine if x.at == u.at and x.id != u.id and x.id not in self.busy]
        if not near:
            return False
        p = rng.choice(near)
        lines = []
        for one, two in ((u, p), (p, u)):
            held, room = s.spots.get(one.id, ()), carried(s, two.id)
            give = tuple(x for x in held if rng.random() < 0.5)
            add_count((s.units[x] for x in give), room)
            has, stores = dict(two.has), dict[str, int]()
            for item in STORES:
                n = one.has.get(item, 0)
                if n and rng.random() < 0.4:
                    stores[item] = rng.randint(1, n)
                    has[item] = has.get(item, 0) + stores[item]
            if not fits(s.force, two, has, room) or may_have(s.force, two.type, has):
                give, stores = (), {}
            lines.append(Order((one.id,), "dock", cargo=give, partner=two.id, stores=stores))
        if not lines[0].cargo and not lines[1].cargo and not lines[0].stores and not lines[1].stores:
            return False
        self.lines += lines
        self.end |= {u.id: u.at, p.id: p.at}
        self.busy.update((u.id, p.id), *(x.cargo for x in lines))
        return True

    def units(self) -> None:
        """Write lines for units that are not aboard, and teleport some flashtroopers out of their ships."""
        s, rng = self.s, self.rng
        ground: dict[str, list[str]] = {}
        for u in list(s.units.values()):
            if u.seat != self.seat or u.ship or u.id in self.busy:
                continue
            if u.aboard:
                if u.type == "flashtrooper" and rng.random() < 0.4:
                    self._teleport(u)
            elif u.type == "fighter":
                to = rng.choice(s.board.next[u.at]) if rng.random() < 0.5 else ""
                self.plain(u.id, rng.choice(_UNIT), to)
            elif u.type == CANNON:
                self.plain(u.id, rng.choice(("attack", "hold")))
            elif u.type == "flashtrooper" and rng.random() < 0.4:
                ground.setdefault(u.at, []).append(u.id)
            else:
                self.plain(u.id, rng.choice(_UNIT))
        for there in ground.values():
            three = len(there) - len(there) % s.numbers.form_regiment
            if three and rng.random() < 0.5:
                self.lines.append(Order(tuple(there[:three]), rng.choice(_UNIT), form=True))
                self.busy.update(there[:three])

    def _teleport(self, u: Unit) -> None:
        end = self.end.get(u.aboard, u.at)
        hexes = [end] if end not in SECTORS else list(self.s.board.touches[end])
        if not hexes:  # a table's own board may have sectors far from the planet
            return
        self.plain(u.id, self.rng.choice(_UNIT), self.rng.choice(hexes))


def any_orders(s: State, v: Held, seat: Seat, rng: Random) -> Orders:
    """Draw a legal sheet: every kind of action, most of them attacks."""
    draw = _Draw(s, seat, rng)
    draw.ships()
    draw.units()
    groups = [Order(tuple(sorted(x, key=rank)), act, to) for (act, to, _), x in draw.groups.items()]
    strikes = tuple(x for x in SPACES if f"{seat}@{x}" in s.ambush and rng.random() < 0.4) if s.ambush else ()
    lines = sorted((*draw.lines, *groups), key=lambda o: rank(o.units[0]))
    return Orders(tuple(lines), strikes, choose=rng.random() < 0.5)
