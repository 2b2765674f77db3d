"""Armada as the rest of Nullgate knows it."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import ClassVar

from engine.armada.battle import ambush, scouting, steps
from engine.armada.bots import evaluation, habits, planner
from engine.armada.model.board import read_board, standard_board
from engine.armada.model.chances import read_chances, standard_chances
from engine.armada.model.events import BATTLES, SEQUENCE
from engine.armada.model.force_chart import (
    SCENARIOS,
    read_force,
    read_scenarios,
    standard_force,
    standard_scenarios,
)
from engine.armada.model.state import OPENING, RULES, SEATS, HouseRules, Opening, State
from engine.armada.queries import imagine, position
from engine.armada.queries import notation as typed
from engine.armada.queries.position import Position
from engine.armada.queries.turn_end import TurnEnd
from engine.armada.queries.view import ArmadaView, briefing, open_view, view_for
from engine.armada.turn import by_plan, endgame, opening, sequence
from engine.core.contract import Briefing, Game, Setup, Thinks
from engine.core.data import convert
from engine.core.dice import Dice
from engine.core.endings import CORE_EVENTS
from engine.core.execution import Execution
from engine.core.flow import Result, start
from engine.core.rules import Action, Decision, Seat
from engine.core.types.puzzling import Puzzler
from engine.core.types.reporting import Reports

#: Every module that declares procedures; they know each other only by name.
PARTS = (ambush, by_plan, steps, endgame, opening, scouting, sequence)


class Armada(Game[State]):
    """Case START.1: two fleets bought in secret meet over a mining planet with one spaceport."""

    id = "armada"
    title = "Armada"
    published = 2002
    seats = SEATS
    levels: ClassVar[Mapping[str, str]] = {
        "first_steps": "hunts",
        "steady": "greedy",
        "strong": "rushes",
        "champion": "search",
    }
    thinks: ClassVar[Mapping[str, float]] = {"champion": 0.5}
    scenarios = tuple(x.id for x in SCENARIOS.scenarios)
    options = SCENARIOS.options
    files = ("board", "force", "chance", "scenarios")
    events = CORE_EVENTS | SEQUENCE.keys() | BATTLES.keys()
    endings = frozenset({"points", "level", "resigned", "draw_agreed"})
    state = State
    rules = RULES
    position = Position
    pieces = "units"

    def new(self, setup: Setup, dice: Dice) -> Result[State]:
        """Case START.1: both sides are asked for their fleets."""
        house, files = convert(self.chosen(setup), HouseRules, "options"), setup.files
        s = State(
            scenario=setup.scenario,
            house=house,
            board=read_board(files["board"]) if "board" in files else standard_board(),
            force=read_force(files["force"]) if "force" in files else standard_force(),
            chances=read_chances(files["chance"]) if "chance" in files else standard_chances(),
            scenarios=read_scenarios(files["scenarios"]) if "scenarios" in files else standard_scenarios(),
        )
        return start(s, OPENING, Opening(), dice)

    def set_up(self, position_file: Position) -> Execution[State]:
        """Build an execution from a position file."""
        return position.set_up(position_file)

    def view(self, s: State, seat: Seat | None) -> ArmadaView:
        """Return the view of a seat: its own side in full, and its knowledge of the other."""
        return view_for(s, seat)

    def open_view(self, s: State) -> ArmadaView:
        """Return all units of both sides where they are."""
        return open_view(s)

    def briefing(self, setup: Setup, view: ArmadaView | None = None) -> Briefing:
        """Cases VICTORY.1 and END.2: what scores for each side, and until when."""
        return briefing(setup, self.chosen(setup), view)

    def problems(self, s: State) -> list[str]:
        """Name what cannot be."""
        return position.problems(s)

    def write(self, action: Action) -> str:
        """Write an action as players type it; fleets and sheets have a line each ship or order."""
        return typed.write(action)

    def read(self, s: State, d: Decision, text: str) -> Action:
        """Read what a player typed."""
        return typed.read(s, d, text)

    def imagine(self, s: State, seat: Seat | None, rng: Random) -> State:
        """Cases START.2 and ORDERS.2: redraw the other side's ships, cargo, orders and credits."""
        return imagine.imagine(s, seat, rng)

    def judge(self, s: State, seat: Seat) -> float:
        """Rate points, remaining force, and hexes."""
        return evaluation.rate(s, seat)

    def agrees(self, s: State, seat: Seat, offer: str) -> bool:
        """Ruling G62: end early also where nothing can change any more."""
        return super().agrees(s, seat, offer) or (offer == "close" and endgame.nothing_can_change(s))

    def proposals(self, s: State, d: Decision, rng: Random) -> tuple[Action, ...]:
        """Return the fleet, sheet or battle answer that looks right; listed answers are all tried.

        What is listed is tried through.
        """
        found = habits.patrolling_answer(s, d, rng) if s.rules.kinds[d.kind].options is None else None
        return () if found is None else (found,)

    def hunch(self, s: State, d: Decision, rng: Random) -> Action | None:
        """Return the planner's fleet, sheet or answer in a battle."""
        return planner.searched_answer(s, d, rng)

    def players(self) -> Mapping[str, Thinks]:
        """Return the player that hunts the dearest units, and the one with a habit for its part."""
        return {"hunts": habits.hunting_answer, "rushes": habits.role_answer}

    def puzzler(self) -> Puzzler:
        """Return what finds puzzles in orders and retreats."""
        from engine.armada.bots.puzzles import ArmadaPuzzles

        return ArmadaPuzzles()

    def reporter(self) -> Reports:
        """Return the reporter for ended games."""
        from engine.armada.bots.report import ArmadaReports

        return ArmadaReports()

    def foresees(self) -> TurnEnd:
        """Return what leads previews on to the end of the turn."""
        return TurnEnd()

    def explainer(self) -> evaluation.Explanation:
        """Return the explainer of machine players' answers."""
        return evaluation.Explanation()


ARMADA = GAME = Armada()
