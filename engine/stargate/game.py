"""StarGate as the rest of Nullgate knows it."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import ClassVar

from engine.core.contract import Briefing, Game, Objective, Setup, Thinks
from engine.core.data import convert
from engine.core.dice import Dice
from engine.core.endings import CORE_EVENTS
from engine.core.execution import Execution
from engine.core.flow import Result, start
from engine.core.rules import Action, Decision, Event, Seat, Secrecy
from engine.core.types.puzzling import Puzzler
from engine.core.types.reporting import Reports
from engine.stargate.bots.approach_mix import hunch
from engine.stargate.bots.champion import champion_answer, waits
from engine.stargate.bots.evaluation import Explanation, rate
from engine.stargate.bots.exposure import blunders
from engine.stargate.bots.plan import planned
from engine.stargate.combat import approach, berserk, phase
from engine.stargate.model.board import (
    SCENARIOS,
    read_board,
    read_forces,
    standard_board,
    standard_forces,
)
from engine.stargate.model.events import FIGHTS, MOVES
from engine.stargate.model.state import RULES, SEATS, TURN, HouseRules, Side, State
from engine.stargate.movement import game_turn, gravity, teleportation
from engine.stargate.movement import phase as movement
from engine.stargate.queries import notation as typed
from engine.stargate.queries import position
from engine.stargate.queries.position import Position
from engine.stargate.queries.turn_end import TurnEnd
from engine.stargate.queries.view import BattleView, view_for

#: Every module that declares procedures; they know each other only by name.
PARTS = (approach, berserk, phase, gravity, game_turn, movement, teleportation)


class StarGate(Game[State]):
    """Case 1.0: four races against the Tri-Ships that tumble from their Stargates.

    Case 3.2: what lies face down is drawn only when it is revealed, so nothing is hidden.
    """

    id = "stargate"
    title = "StarGate"
    published = 1979
    seats = SEATS
    scenarios = tuple(x.id for x in SCENARIOS.scenarios)
    options = SCENARIOS.options
    files = ("board", "units")
    events = CORE_EVENTS | MOVES.keys() | FIGHTS.keys()
    endings = frozenset({"groups_broken", "coalition_broken", "resigned", "draw_agreed"})
    state = State
    rules = RULES
    levels: ClassVar[Mapping[str, str]] = {
        "first_steps": "glancing",
        "steady": "greedy",
        "strong": "search",
        "champion": "foresees",
    }
    thinks: ClassVar[Mapping[str, float]] = {"strong": 1.2, "champion": 2.5}
    #: Nobody knows more than the others, even about counters face down, except their own sealed answers.
    shared_kinds = frozenset(x.name for x in RULES.kinds.values() if x.secrecy is Secrecy.OPEN)
    position = Position
    pieces = "units"

    def new(self, setup: Setup, dice: Dice) -> Result[State]:
        """Cases 2.0 and 3.0: nothing is on the map; the first Coalition Staging Segment begins."""
        house = convert(self.chosen(setup), HouseRules, "options")
        files = setup.files
        board = read_board(files["board"]) if "board" in files else standard_board()
        forces = read_forces(files["units"]) if "units" in files else standard_forces()
        return start(State(house=house, board=board, forces=forces), TURN, Side(), dice)

    def set_up(self, position_file: Position) -> Execution[State]:
        """Build an execution from a position file."""
        return position.set_up(position_file)

    def view(self, s: State, seat: Seat | None) -> BattleView:
        """Return everything but sealed approach options."""
        return view_for(s, seat)

    def briefing(self, setup: Setup, view: BattleView | None = None) -> Briefing:
        """Cases 12.0 to 12.2: what each side must destroy; there is no limit of turns."""
        files = setup.files
        forces = read_forces(files["units"]) if "units" in files else standard_forces()
        needed = convert(self.chosen(setup), HouseRules, "options").needed
        facts = {"needed": needed, "of": len(forces.races), "all": forces.groups}
        if view is not None:
            lost = view.losses.values()
            facts |= {"losses": sum(lost), "races": sum(n > 0 for n in lost), "groups": len(view.groups)}
        return Briefing(tuple(Objective(x, (x,), facts) for x in SEATS), view.turn if view else 0)

    def problems(self, s: State) -> list[str]:
        """Name what cannot be."""
        return position.problems(s)

    def write(self, action: Action) -> str:
        """Write an action as players type it."""
        return typed.write(action)

    def read(self, s: State, d: Decision, text: str) -> Action:
        """Read what a player typed."""
        return typed.read(s, d, text)

    def judge(self, s: State, seat: Seat) -> float:
        """Rate material and how near each side is to winning."""
        return rate(s, seat)

    def blunders(self, s: State, d: Decision, action: Action) -> bool:
        """Whether an answer takes one unit alone up to many."""
        return blunders(s, d, action)

    def hunch(self, s: State, d: Decision, rng: Random) -> Action | None:
        """Case 7.11: choose in secret by a mix that nobody can exploit; move by a plan."""
        found = hunch(s, d, rng)
        return planned(s, d, rng) if found is None else found

    def waits(self, s: State, d: Decision, action: Action, player: str) -> Event | None:
        """Say what a player that ends its Movement Phase without a move found when it looked for one."""
        return waits(s, d, action, player)

    def players(self) -> Mapping[str, Thinks]:
        """Return the player that reckons with the other side's best attacks."""
        return {"foresees": lambda s, d, rng: champion_answer(self, s, d, rng)}

    def puzzler(self) -> Puzzler:
        """Return what finds puzzles in combats, approaches and moves."""
        from engine.stargate.bots.puzzles import StarGatePuzzles

        return StarGatePuzzles(self)

    def reporter(self) -> Reports:
        """Return the reporter for ended games."""
        from engine.stargate.bots.report import StarGateReports

        return StarGateReports(self)

    def foresees(self) -> TurnEnd:
        """Return what leads previews on to the end of the turn."""
        return TurnEnd()

    def explainer(self) -> Explanation:
        """Return the explainer of machine players' answers."""
        return Explanation()


STARGATE = GAME = StarGate()
