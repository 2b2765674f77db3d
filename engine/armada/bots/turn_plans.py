"""What a fleet sets out to do in a turn, and the sheet of orders that carries it out. For machine players."""

from __future__ import annotations

from dataclasses import dataclass

from engine.armada.model.actions import Act, Order, Orders, Probe, Send
from engine.armada.model.board import SECTORS
from engine.armada.model.state import State, Unit, rank
from engine.core.rules import Facts, Seat


@dataclass(frozen=True, slots=True)
class Stance:
    """Where a side fights, and what else it does.

    `goal` is the space its armed ships and fighters make for, and `attack` whether they attack there. Ships
    without guns make for `rear`, and so do those who carry troops, unless the fleet stays `together`. With
    `land` all who carry troops make for the hex `land` and put them down there. Recorded seekers go to
    `send`. `plan` is the battle plan.
    """

    goal: str
    attack: bool = True
    rear: str = ""
    land: str = ""
    send: str = ""
    plan: str = ""
    together: bool = False


def armed(u: Unit) -> bool:
    """Return whether a ship can hurt another by itself."""
    has = u.has
    return bool(has.get("laser") or has.get("blaster") or (has.get("launcher") and has.get("nuclear")))


def step_toward(s: State, at: str, goal: str) -> str:
    """Return where a move towards a goal ends: at the goal, or in a space one move away from it."""
    if at == goal or not goal:
        return at
    near = s.board.next
    if goal in near[at]:
        return goal
    return next((x for x in near[at] if goal in near[x]), near[at][0])  # sectors come first


class _Sheet:
    """A sheet being written for a stance."""

    def __init__(self, s: State, seat: Seat, stance: Stance) -> None:
        self.s, self.seat, self.stance = s, seat, stance
        self.lines: list[Order] = []
        self.alike: dict[tuple[Act, str, str], list[str]] = {}
        self.end: dict[str, str] = {}

    def orders(self) -> Orders:
        """Write a line for every unit that does something."""
        own = [u for u in self.s.units.values() if u.seat == self.seat]
        for u in own:
            if u.ship:
                self._ship(u)
        for u in own:
            if not u.ship and not u.aboard:
                self._unit(u)
        self._flash(own)
        self.lines += [Order(tuple(sorted(x, key=rank)), act, to) for (act, to, _), x in self.alike.items()]
        self.lines.sort(key=lambda o: rank(o.units[0]))
        strikes = tuple(k.partition("@")[2] for k in self.s.ambush if k.startswith(f"{self.seat}@"))
        return Orders(tuple(self.lines), strikes, plan=self.stance.plan)

    def _plain(self, u: Unit, act: Act, to: str) -> None:
        where = "" if to == u.at else to
        if act != "hold" or where:
            kind = "ship" if u.ship else u.type if where else "unit"
            self.alike.setdefault((act, where, kind), []).append(u.id)

    def _act(self, at: str) -> Act:
        return "attack" if at == self.stance.goal and self.stance.attack else "hold"

    def _ship(self, u: Unit) -> None:
        s, plan = self.s, self.stance
        aboard = s.hold(u.id)
        troops = [x for x in aboard if x.ground]
        goal = plan.goal if armed(u) else plan.rear or u.at
        if troops and (plan.land or not (plan.together and armed(u))):
            goal = plan.land or plan.rear or u.at
        to = self.end[u.id] = step_toward(s, u.at, goal)
        out = [x.id for x in aboard if x.type == "fighter"]
        if troops and to == plan.land:
            out += [x.id for x in troops if x.type != "flashtrooper"]
        extra = self._launches(u)
        if out:
            out.sort(key=rank)
            self.lines.append(Order((u.id,), "unload", "" if to == u.at else to, tuple(out), **extra))
            act: Act = "attack" if to in (plan.goal, plan.land) and plan.attack else "hold"
            for x in out:
                if act != "hold":
                    self.alike.setdefault((act, "", "unit"), []).append(x)
        elif extra:
            self.lines.append(Order((u.id,), self._act(to), "" if to == u.at else to, **extra))
        else:
            self._plain(u, self._act(to), to)

    def _launches(self, u: Unit) -> Facts:
        """Send all seekers that are wanted, and a probe to the goal."""
        plan, made = self.stance, Facts()
        if plan.send and (n := u.has.get("seeker", 0)):
            made["seekers"] = (Send(plan.send, n),)
        if min(u.has.get("probe_launcher", 0), u.has.get("probe", 0)):
            made["probes"] = (Probe(plan.goal),)
        return made

    def _unit(self, u: Unit) -> None:
        plan = self.stance
        if u.type == "fighter":
            to = step_toward(self.s, u.at, plan.goal)
            self._plain(u, self._act(to), to)
        elif u.type != "flashtrooper":
            self._plain(u, self._act(u.at), u.at)

    def _flash(self, own: list[Unit]) -> None:
        """Teleport flashtroopers down to the hex of the landing, where three make a regiment."""
        s, land = self.s, self.stance.land
        if not land:
            return
        able = [u.id for u in own if u.type == "flashtrooper" and self._reaches(u, land)]
        three = s.numbers.form_regiment
        for to, aboard in (("", False), (land, True)):
            ids = sorted((x for x in able if bool(s.units[x].aboard) is aboard), key=rank)
            whole = len(ids) - len(ids) % three
            if whole:
                self.lines.append(Order(tuple(ids[:whole]), to=to, form=True))
            if to and ids[whole:]:
                self.lines.append(Order(tuple(ids[whole:]), to=to))

    def _reaches(self, u: Unit, land: str) -> bool:
        if not u.aboard:
            return u.at == land
        end = self.end.get(u.aboard, u.at)
        return end == land or (end in SECTORS and land in self.s.board.touches[end])


def orders_for(s: State, seat: Seat, stance: Stance) -> Orders:
    """Write the order sheet by which a side's units follow a stance. It is legal."""
    return _Sheet(s, seat, stance).orders()
