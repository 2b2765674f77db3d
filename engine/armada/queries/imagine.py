"""What a seat cannot know, redrawn: the other side's ships, cargo, orders and credits (START.2, ORDERS.2)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random

from engine.armada.battle.frames import Battle
from engine.armada.fleet.purchase import any_fleet, cost, credits_of, fill
from engine.armada.model.account import full_price
from engine.armada.model.actions import Act, Fleet, Orders
from engine.armada.model.board import SPACES
from engine.armada.model.force_chart import CARRIED, COMPONENTS, STORES
from engine.armada.model.knowledge import ALL
from engine.armada.model.state import (
    ATTACKS,
    BATTLE,
    ENDGAME,
    FOE,
    LETTER,
    SEATS,
    Marks,
    Opening,
    Report,
    Sighting,
    State,
    Unit,
)
from engine.armada.queries.position import bonus_of
from engine.armada.turn.movement import new_id
from engine.core.flow import fork
from engine.core.rules import Frame, Seat

_ACTS: tuple[Act, ...] = ("attack", "attack", "hold", "scout")


def imagine(s: State, seat: Seat | None, rng: Random) -> State:
    """Redraw what a seat, or with None the channel, cannot know. Once all is opened nothing is hidden."""
    new = fork(s)
    if s.over is not None or any(f.proc == ENDGAME for f in s.stack):
        return new
    hidden = [x for x in SEATS if x != seat]
    for foe in hidden:
        _forget(new, foe, seat)
    _clear(new.marks, hidden)
    for foe in hidden:
        if not s.fleets:
            continue
        if s.start:
            _World(s, new, foe, seat, rng).draw()
        else:
            new.fleets[foe] = any_fleet(new, Opening(), foe, rng)
            new.unspent[foe] = credits_of(s, foe) - cost(s.force, new.fleets[foe])
    for f in new.stack:
        _frame(new, f, hidden, rng)
        if f.proc == BATTLE:
            for foe in hidden:
                _recognise(new, foe, f.v.at)
    return new


def _recognise(new: State, foe: Seat, at: str) -> None:
    """In a battle the other side knows the ships that it fights."""
    for u in new.there(at, FOE[foe]):
        if u.ship:
            new.known[foe][u.id] = Sighting(u.type, at, new.charted)


def _forget(new: State, foe: Seat, seat: Seat | None) -> None:
    """Drop what the other side has, knows, wrote and planned."""
    for x in [u.id for u in new.units.values() if u.seat == foe and u.aboard]:
        new.drop(x)
    for x in [u.id for u in new.units.values() if u.seat == foe]:
        new.drop(x)
    new.ambush = {k: n for k, n in new.ambush.items() if not k.startswith(f"{foe}@")}
    new.known[foe], new.seen[foe] = {}, {}
    new.ledger = tuple(x for x in new.ledger if x.seat != foe or x.open)
    new.plans.pop(foe, None)
    new.spared = tuple(x for x in new.spared if x != foe)
    if foe in new.last_orders:
        new.last_orders[foe] = Orders()
    if foe in new.fleets:
        new.fleets[foe] = Fleet()


def _clear(m: Marks, hidden: list[Seat]) -> None:
    """Drop what hidden sides wrote, except what everybody has seen."""
    heads = tuple(LETTER[x] for x in hidden)
    keys = tuple(f"{x}@" for x in hidden)
    m.act = {x: a for x, a in m.act.items() if not x.startswith(heads)}
    m.strikes = {x: a for x, a in m.strikes.items() if x not in hidden}
    m.hauled = tuple(x for x in m.hauled if not x.startswith(heads))
    m.unloaded = {x: a for x, a in m.unloaded.items() if not x.startswith(heads)}
    m.teleported = tuple(x for x in m.teleported if not x.startswith(heads))
    for papers in (m.probed, m.lured, m.decoys):
        for x in [x for x in papers if x.startswith(heads)]:
            del papers[x]
    m.written = {x: n for x, n in m.written.items() if not x.startswith(keys)}
    m.sent = {x: n for x, n in m.sent.items() if not x.startswith(keys)}
    m.by_plan = tuple(x for x in m.by_plan if x not in hidden)
    m.held = tuple(x for x in m.held if not x.startswith(keys))
    called = {x for x in m.called if not x.startswith(keys)}
    called.update(f"{x}@{at}" for x in hidden for at in m.battles)
    m.called = tuple(sorted(called))
    m.docks = tuple(d for d in m.docks if not d.ship.startswith(heads))
    m.probes = tuple(p for p in m.probes if p.seat not in hidden)


def _frame(new: State, f: Frame, hidden: list[Seat], rng: Random) -> None:
    """Redraw what frames hold of the other side's secrets."""
    if f.proc == ATTACKS and f.v.seat in hidden:
        free = [x for x in SPACES if f"{f.v.seat}@{x}" not in new.marks.called]
        n = 2 if f.wait else rng.randrange(3)
        f.v = replace(
            f.v,
            choose=bool(f.wait),
            left=tuple(sorted(rng.sample(free, min(n, len(free))), key=SPACES.index)),
        )
    elif f.proc == BATTLE:
        v: Battle = f.v
        worths = {
            x: sum(full_price(new, u) for u in new.there(v.at, x)) if x in hidden else n
            for x, n in v.worth.items()
        }
        f.v = replace(v, worth=worths)


class _World:
    """One side drawn anew from what is known of it."""

    __slots__ = ("at_battle", "foe", "known", "left", "new", "reports", "rng", "s", "seat")

    def __init__(self, s: State, new: State, foe: Seat, seat: Seat | None, rng: Random) -> None:
        self.s, self.new, self.foe, self.seat, self.rng = s, new, foe, seat, rng
        head = f"{foe}@"
        if seat is None:
            self.known = {x: k for x, k in s.known[ALL].items() if x[0] == LETTER[foe]}
            self.reports: Mapping[str, Report] = {
                x.removeprefix(head): r for x, r in s.seen[ALL].items() if x.startswith(head)
            }
        else:
            self.known, self.reports = dict(s.known[seat]), s.seen[seat]
        self.at_battle = next((f.v.at for f in reversed(s.stack) if f.proc == BATTLE), "")
        lost = sum(x.points for x in new.ledger if x.seat == foe)
        self.left = credits_of(s, foe) + bonus_of(s, foe) - lost

    def draw(self) -> None:
        """Draw ships and units until the credits are used up, and orders where they are being carried out."""
        new, rng = self.new, self.rng
        before = self._certain()
        for u in self._seen_ships():
            self._fit(u)
        for x, k in before.items():
            if not k.gone and x not in new.units and k.type in new.force.item:
                self._fit(Unit(x, self.foe, k.type, self._somewhere(k.at, k.turn), has=dict(k.shown)))
        self._old_reports()
        self._unseen()
        new.unspent[self.foe] = self.left
        self._ambush()
        if self.s.charted == self.s.turn:
            for u in new.units.values():
                if u.seat == self.foe and not u.aboard and rng.random() < 0.9:
                    new.marks.act[u.id] = rng.choice(_ACTS)

    def _certain(self) -> dict[str, Sighting]:
        """Put down the units that are seen for certain, and pay for the least that ships have."""
        s, new = self.s, self.new
        for u in self._seen_ships():
            self._pay(u)
        known = {x: k for x, k in self.known.items() if not k.gone}
        for x, k in known.items():
            if x not in {u.id for u in self._seen_ships()}:
                self._pay(Unit(x, self.foe, k.type, k.at, has=dict(k.shown)))
        for u in s.there(self.at_battle, self.foe) if self.at_battle else ():
            if not u.ship:
                new.put(u)
                self.left -= s.force.cost[u.type]
        for at in SPACES:
            report = self.reports.get(at)
            if report and report.turn == s.charted and at != self.at_battle:
                self._add(at, report.units)
        return known

    def _seen_ships(self) -> list[Unit]:
        """Return the ships on the battle map, with what they have shown."""
        if not self.at_battle:
            return []
        found = []
        for u in self.s.there(self.at_battle, self.foe):
            if u.ship:
                k = self.known.get(u.id)
                has = dict(k.shown) if k else {}
                for item, n in self._announced(u.id).items():
                    has[item] = max(has.get(item, 0), n)
                found.append(replace(u, has=has, room=0))
        return found

    def _announced(self, ship: str) -> dict[str, int]:
        """Ruling G17: count what a ship must have for the shots that have been named for it in this round."""
        v: Battle = next(f.v for f in reversed(self.s.stack) if f.proc == BATTLE)
        need: dict[str, int] = {}
        for x in (x for salvo in v.queue for x in salvo.shots if x.by == ship):
            need[x.gun] = need.get(x.gun, 0) + x.n
            if x.gun in STORES:
                need["launcher"] = need.get("launcher", 0) + x.n
        for item in COMPONENTS:
            spent = self.s.marks.fired.get(ship, 0) if item == "launcher" else v.used.get(f"{ship}.{item}", 0)
            if spent:
                need[item] = need.get(item, 0) + spent
        return {x: n for x, n in need.items() if x in COMPONENTS or x in STORES}

    def _pay(self, u: Unit) -> None:
        price = self.s.force.cost
        self.left -= price[u.type] + sum([price[x] * n for x, n in self._least(u).items()])

    def _least(self, u: Unit) -> dict[str, int]:
        """Count what a ship of this hull has at least: what it has shown, and what cannot be lost."""
        has = dict(u.has)
        for x, (least, _) in self.s.force.item[u.type].needs.items():
            if least and x in COMPONENTS:
                has[x] = max(has.get(x, 0), least)
        return has

    def _add(self, at: str, units: Mapping[str, int]) -> None:
        """Put units down that bear no number, as far as the credits go."""
        for item, n in units.items():
            for _ in range(n):
                if self.left >= self.s.force.cost[item]:
                    self.left -= self.s.force.cost[item]
                    self.new.put(Unit(new_id(self.new, self.foe, item), self.foe, item, at))

    def _fit(self, u: Unit, *, whole: bool = False) -> None:
        """Fill a ship with what else it may have, and place it with its cargo."""
        force, rng = self.s.force, self.rng
        true = self.s.units.get(u.id)
        wreck = true.wreck if true is not None and u.id in self.known else 0
        least = dict(u.has) if whole else self._least(u)
        room = 0
        if force.item[u.type].needs.get("fighter", (0, 0))[0]:
            room = force.cargo["fighter"] * max(
                force.item[u.type].needs["fighter"][0], least.get("fighter", 0)
            )
        has, spent = (least, 0) if whole else fill(force, u.type, least, self.left, rng, taken=wreck + room)
        self.left -= spent
        ship = replace(
            u, has={x: has[x] for x in (*COMPONENTS, *STORES) if has.get(x)}, room=room, wreck=wreck
        )
        self.new.put(ship)
        for item in CARRIED:
            for _ in range(has.get(item, 0)):
                self.new.put(Unit(new_id(self.new, self.foe, item), self.foe, item, ship.at, ship.id))

    def _somewhere(self, at: str, turn: int) -> str:
        """Return a place within reach since a ship was last seen where it may still be."""
        s, rng = self.s, self.rng
        if at and turn == s.charted:
            return at
        here = at or s.start[self.foe]
        for _ in range(max(0, min(4, s.charted - turn))):
            if rng.random() < 0.6:
                here = rng.choice(s.board.next[here])
        return (
            here
            if not self._watched(here)
            else rng.choice([x for x in SPACES if not self._watched(x)] or [here])
        )

    def _watched(self, at: str) -> bool:
        report = self.reports.get(at)
        return at == self.at_battle or (report is not None and report.turn == self.s.charted)

    def _old_reports(self) -> None:
        """Put down units that were seen earlier: most likely they are still there."""
        for at in SPACES:
            report = self.reports.get(at)
            if report and report.turn < self.s.charted and not self._watched(at):
                self._add(at, report.units)

    def _unseen(self) -> None:
        """Spend what is left on ships that nobody has seen."""
        s, rng = self.s, self.rng
        keep = rng.randrange(0, 60)
        no = 0
        taken = {int(x[1:]) for x in self.known} | {int(u.id[1:]) for u in self._seen_ships()}
        for x in any_fleet(s, Opening(), self.foe, rng).ships:
            price = s.force.cost[x.hull] + sum(s.force.cost[y] * n for y, n in x.has.items())
            if price > self.left - keep:
                continue
            no = next(n for n in range(no + 1, 200) if n not in taken)
            at = s.start[self.foe] if not s.charted else self._somewhere("", 0)
            self.left -= price
            self._fit(Unit(f"{LETTER[self.foe]}{no}", self.foe, x.hull, at, has=dict(x.has)), whole=True)

    def _ambush(self) -> None:
        """Put seekers in ambush: where they were scouted, and perhaps elsewhere."""
        s, new = self.s, self.new
        price = s.force.cost["seeker"]
        for at in SPACES:
            report = self.reports.get(at)
            n = report.ambush if report else 0
            if s.charted and not n and self.rng.random() < 0.03:
                n = self.rng.randint(1, 4)
            if n and price * n <= new.unspent[self.foe]:
                new.ambush[f"{self.foe}@{at}"] = n
                new.unspent[self.foe] -= price * n
