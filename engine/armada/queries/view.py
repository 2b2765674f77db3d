"""A seat's view: its own units in full, its knowledge of the enemy, and the battle under way."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from engine.armada.battle.frames import Cover, Free, Placing, Retreat, Targets
from engine.armada.battle.map import BattleMap, Piece, battle_map
from engine.armada.fleet.purchase import credits_of
from engine.armada.model.actions import Attack, Fleet, Orders, Start
from engine.armada.model.board import Board, read_board, standard_board
from engine.armada.model.chances import Chances
from engine.armada.model.force_chart import Force, Scenario, read_scenarios, standard_scenarios
from engine.armada.model.knowledge import ALL
from engine.armada.model.state import ENDGAME, FOE, SEATS, HouseRules, Line, Report, Sighting, State, Unit
from engine.core.contract import Briefing, Objective, Setup, View
from engine.core.rules import Action, Facts, Seat
from engine.core.types.explaining import Ways
from engine.core.types.frozen import replace

__all__ = ["ArmadaView", "BattleMap", "Piece", "open_view", "view_for", "ways"]

#: Number of orders, shots or units of an answer that are pointed at.
MOST = 4


@dataclass(frozen=True, slots=True, kw_only=True)
class ArmadaView(View):
    """The game as one seat may see it, or with None the channel.

    `own` are the seat's units, aboard or not, by id; `ambush[space]` its seekers in ambush; `unspent` its
    credits left; `fleet` what it bought. `known[id]` are enemy ships it knows, with place and turn;
    `seen[space]` the latest count of other enemies there. `ledger` are the lines of points it may know: all
    that it gave, and what it saw the opponent give. `last_orders` is its sheet of the turn before, `plan` its
    battle plan; `orders` its sheet of this turn, once locked. For the channel all of these are empty but the
    ledger, which has the lines that everybody has seen. `public_known` are the ships of both sides that
    everybody has seen, `public_seen["red@1"]` the counts of others. `start[seat]` is where each began. After
    the end everything is open: `everything` holds all units, and `fleets`, `ledger` and `unspent_all` those
    of both.
    """

    flow = ("turn", "first", "orders", "last_orders", "plan")

    scenario: str
    defender: str
    board: Board
    force: Force
    chances: Chances
    house: HouseRules
    turn: int
    turns: int
    first: Seat
    start: dict[Seat, str]
    credits: dict[Seat, int]
    own: dict[str, Unit]
    ambush: dict[str, int]
    unspent: int
    fleet: Fleet | None
    known: dict[str, Sighting]
    seen: dict[str, Report]
    ledger: tuple[Line, ...]
    public_known: dict[str, Sighting]
    public_seen: dict[str, Report]
    last_orders: Orders | None
    orders: Orders | None
    plan: str
    battle: BattleMap | None
    draw: tuple[Seat, ...]
    everything: dict[str, Unit]
    fleets: dict[Seat, Fleet]
    unspent_all: dict[Seat, int]

    def stands(self) -> Mapping[str, str]:
        """Return the spaces of one's own units, and of enemy ships where they were seen last."""
        known = self.known if self.seat else self.public_known
        theirs = {x: y.at for x, y in known.items() if y.at and not y.gone}
        return {x: u.at for x, u in self.own.items() if not u.aboard} | theirs

    def places(self) -> Mapping[str, Collection[str]]:
        """Return all spaces."""
        return {x: (x,) for x in self.board.next}


def _locked(s: State, seat: Seat | None) -> Orders | None:
    """Return a seat's own sheet while it is locked, or while the turn is carried out."""
    for f in s.stack:
        a = f.got.get(seat or "")
        if isinstance(a, Orders):
            return a
    return s.last_orders.get(seat or "") if s.charted == s.turn else None


def view_for(s: State, seat: Seat | None) -> ArmadaView:
    """Cases START.2, ORDERS.2 and END.1: purchases and written orders stay secret to the end."""
    over = s.over is not None or any(f.proc == ENDGAME for f in s.stack)
    mine = seat in SEATS
    lines = s.ledger if over else tuple([x for x in s.ledger if x.open or x.seat == seat])
    return ArmadaView(
        **View.base(s, seat),
        scenario=s.scenario,
        defender=s.defender,
        board=s.board,
        force=s.force,
        chances=s.chances,
        house=s.house,
        turn=s.turn,
        turns=s.turns,
        first=s.first,
        start=dict(s.start),
        credits={x: credits_of(s, x) for x in SEATS},
        own={x: u for x, u in s.units.items() if u.seat == seat},
        ambush={k.partition("@")[2]: n for k, n in s.ambush.items() if mine and k.startswith(f"{seat}@")},
        unspent=s.unspent.get(seat or "", 0),
        fleet=s.fleets.get(seat or ""),
        known=dict(s.known.get(seat or "", {})),
        seen=dict(s.seen.get(seat or "", {})),
        public_known=dict(s.known[ALL]),
        public_seen=dict(s.seen[ALL]),
        ledger=lines,
        last_orders=s.last_orders.get(seat or ""),
        orders=_locked(s, seat),
        plan=s.plans.get(seat or "", ""),
        battle=battle_map(s, seat),
        draw=s.draw,
        everything=dict(s.units) if over else {},
        fleets=dict(s.fleets) if over else {},
        unspent_all=dict(s.unspent) if over else {},
    )


def open_view(s: State) -> ArmadaView:
    """Case END.1: after the end nothing is secret, and this is how it was: units, fleets and credits."""
    seen = view_for(s, None)
    if seen.everything:
        return seen
    ledger: tuple[Line, ...] = ()  # points are counted, and drawn, at the end
    return replace(
        seen,
        everything=dict(s.units),
        fleets=dict(s.fleets),
        unspent_all=dict(s.unspent),
        ledger=ledger,
    )


def briefing(setup: Setup, chosen: Mapping[str, str], view: ArmadaView | None) -> Briefing:
    """Say what scores for each side; the dice settle how many turns there are, and may settle who defends."""
    files = setup.files
    scenarios = read_scenarios(files["scenarios"]) if "scenarios" in files else standard_scenarios()
    board = read_board(files["board"]) if "board" in files else standard_board()
    rule = scenarios.find(setup.scenario)
    port, *others = (x.points for x in board.hexes.values())
    facts = {
        "port": str(port),
        "others": str(others[0] if len(set(others)) == 1 else 0),
        "unspent": chosen["unspent"],
        "hexes": _scorers(rule),
    }
    agreed = chosen["defender"] if chosen["defender"] in SEATS else ""
    return Briefing(
        tuple(
            Objective(key, seats, facts | _points(view, seats))
            for key, seats in _roles(rule, view.defender if view else agreed).items()
        ),
        view.turn if view else 0,
        view.turns if view else 0,
    )


def _scorers(rule: Scenario) -> str:
    """Name the sides for which hexes score even if they do not control them."""
    return "invader" if rule.scores_hexes == "invader" else rule.tied_hexes


def _roles(rule: Scenario, defender: str) -> dict[str, tuple[Seat, ...]]:
    """Return the parts that sides play, and who plays them, as far as that is settled."""
    if not rule.defender:
        return {"meeting": SEATS}
    return (
        {"invader": (FOE[defender],), "defender": (defender,)}
        if defender
        else {"invader": (), "defender": ()}
    )


def _points(view: ArmadaView | None, seats: tuple[Seat, ...]) -> Facts:
    """Return the points that sides are known to have: nothing of hexes and credits."""
    lines = view.ledger if view else ()
    return {f"points{i}": sum(x.points for x in lines if x.seat == FOE[y]) for i, y in enumerate(seats, 1)}


def ways(view: ArmadaView, action: Action) -> Ways:
    """Return the units that move, whose ways the map draws; shooters and targets; a chosen space."""
    if isinstance(action, Start | Attack):
        return ((action.at, ""),)
    if isinstance(action, Orders):
        orders = sorted((x for x in action.orders if x.units), key=lambda x: not x.to)
        return tuple((x.units[0], "") for x in orders)[:MOST]
    if isinstance(action, Targets | Cover | Free):
        shots = dict.fromkeys((x.by, x.on) for x in action.shots)
        return tuple(shots)[:MOST]
    if isinstance(action, Placing):
        return tuple((x, "") for x in action.on)[:MOST]
    return tuple((x, "") for x in action.units)[:MOST] if isinstance(action, Retreat) else ()
