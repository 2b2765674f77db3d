"""Skirmish as the rest of Nullgate knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar

from engine.core.contract import Briefing, Game, Objective, Setup, Thinks
from engine.core.data import convert
from engine.core.dice import Dice
from engine.core.endings import CORE_EVENTS
from engine.core.execution import Execution
from engine.core.flow import Result, start
from engine.core.rules import Action, Decision, Seat
from engine.core.types.puzzling import Puzzler
from engine.core.types.reporting import Reports
from engine.skirmish.automaton import group_turn
from engine.skirmish.bots import habits
from engine.skirmish.bots.evaluation import Explanation, rate
from engine.skirmish.bots.greedy import first_sight
from engine.skirmish.combat import explosives, grenades, melee, morale, reaction_fire, shooting, suppression
from engine.skirmish.gm import effects, messages
from engine.skirmish.model.events import EVENTS_1, EVENTS_2
from engine.skirmish.model.procedures import (
    MUSTER,
    Q_BLOW,
    Q_CAPTURE,
    Q_LEAD,
    Q_MUSTER,
    Q_ORDER,
    Q_PAIR,
    Q_REACT,
    Step,
)
from engine.skirmish.model.state import GM, OPTIONS, PLAYERS, RULES, SEATS, HouseRules, State
from engine.skirmish.queries import imagine, position
from engine.skirmish.queries import notation as typed
from engine.skirmish.queries.position import Position
from engine.skirmish.queries.turn_end import TurnEnd
from engine.skirmish.queries.view import TableView, view_for
from engine.skirmish.rules import gate, movement, objectives, reinforcements, seats, spotting
from engine.skirmish.table.scenario_loader import MISSIONS, read_mission, read_scenario
from engine.skirmish.turn import muster, sequence, walking
from engine.skirmish.turn.setup import enlist_ready, lay_table

#: Every module that declares procedures, orders or free actions; they know each other only by name.
PARTS = (
    group_turn,
    explosives,
    reinforcements,
    effects,
    messages,
    grenades,
    melee,
    morale,
    movement,
    muster,
    objectives,
    reaction_fire,
    seats,
    sequence,
    shooting,
    spotting,
    gate,
    suppression,
    walking,
)


class Skirmish(Game[State]):
    """Case MISSION.1: one to six players lead figures, the rules lead the Jaffa, a GM may lend a hand."""

    id = "skirmish"
    title = "Skirmish"
    published = 2020
    seats = SEATS
    scenarios = MISSIONS
    #: Looking ahead finds the same answers as a first look, so the levels below the best lack some judgement.
    levels: ClassVar[Mapping[str, str]] = {
        "first_steps": "fights",
        "steady": "stops",
        "strong": "lingers",
        "champion": "greedy",
    }
    hints_from = "champion"  # it answers at once, and the levels below lack what a hint is for
    options = OPTIONS
    files = ("table",)
    events = CORE_EVENTS | EVENTS_1.keys() | EVENTS_2.keys()
    endings = frozenset(
        {"mission", "all_out", "too_late", "overrun", "objective_lost", "given_up", "gm_called"}
    )
    state = State
    rules = RULES
    #: Questions to players, who know no more than the channel. The others go to the GM, who knows more.
    shared_kinds = frozenset({Q_ORDER, Q_REACT, Q_BLOW, Q_PAIR, Q_CAPTURE, Q_LEAD, Q_MUSTER})
    position = Position
    pieces = "figures"

    def new(self, setup: Setup, dice: Dice) -> Result[State]:
        """Cases COSTS.1 and MISSION.1: the table is laid and the team mustered.

        Raises:
            BadSetup: an unknown mission, option or value.
            BadData: the table's own file is wrong.

        """
        house = convert(self.chosen(setup), HouseRules, "options")
        file = setup.files.get("table", "")
        if "table" in setup.files:
            read_scenario(file)
        s = State(mission=setup.scenario, file=file, house=house)
        s.watch = house.gm == "on" and house.gm_asked != "never"
        lay_table(s)
        enlist_ready(s)
        return start(s, MUSTER, Step(), dice)

    def seated(self, setup: Setup) -> Sequence[Seat]:
        """Return the players' seats in use, and the GM's if there is one."""
        chosen = self.chosen(setup)
        players = PLAYERS[: int(chosen["players"])]
        return (*players, GM) if chosen["gm"] == "on" else players

    def set_up(self, position_file: Position) -> Execution[State]:
        """Build an execution from a position file."""
        return position.set_up(position_file)

    def view(self, s: State, seat: Seat | None) -> TableView:
        """Return the knowledge of a player's side, or everything for the GM."""
        return view_for(s, seat)

    def open_view(self, s: State) -> TableView:
        """Return the GM's view: everything."""
        return view_for(s, GM)

    def briefing(self, setup: Setup, view: TableView | None = None) -> Briefing:
        """Case MISSION.1: what wins and loses the mission for the team. The GM has nothing to win."""
        file, seated = setup.files.get("table", ""), self.seated(setup)
        c = read_scenario(file) if file else read_mission(setup.scenario)
        state = view.state if view else {}
        facts = {
            "win": [x.name for x in c.win],
            "lose": [x.name for x in c.lose],
            "wins": len(c.win),
            "losses": len(c.lose),
            "work": [(o.name, state[o.id]) for o in c.objectives if o.id in state],
        }
        team = Objective("mission", tuple(x for x in seated if x != GM), facts)
        led = (Objective("gm", (GM,)),) if GM in seated else ()
        return Briefing((team, *led), view.turn if view else 0, c.turns, c.title, c.brief)

    def problems(self, s: State) -> list[str]:
        """Name what cannot be."""
        return position.problems(s)

    def write(self, action: Action) -> str:
        """Write an action as players type it."""
        return typed.write(action)

    def read(self, s: State, d: Decision, text: str) -> Action:
        """Read what a player typed."""
        return typed.read(s, d, text)

    def imagine(self, s: State, seat: Seat | None, rng: Random) -> State:
        """Redraw the enemies that players have not spotted."""
        return imagine.imagine(s, seat, rng)

    def judge(self, s: State, seat: Seat) -> float:
        """Rate able figures, goals reached and goals left."""
        return rate(s, seat)

    def proposals(self, s: State, d: Decision, rng: Random) -> tuple[Action, ...]:
        """Propose the one order that looks right at first sight."""
        found = first_sight(s, d, rng)
        return () if found is None else (found,)

    def hunch(self, s: State, d: Decision, rng: Random) -> Action | None:
        """Return the first order that looks right; of thousands of others, few are better."""
        return first_sight(s, d, rng)

    def players(self) -> Mapping[str, Thinks]:
        """Return the players below the best one, each with its habit."""
        return {
            "fights": habits.fighting_answer,
            "stops": habits.stopping_answer,
            "lingers": habits.lingering_answer,
        }

    def puzzler(self) -> Puzzler:
        """Return what finds puzzles in orders and reactions."""
        from engine.skirmish.bots.puzzles import SkirmishPuzzles

        return SkirmishPuzzles(self)

    def reporter(self) -> Reports:
        """Return the reporter for ended games."""
        from engine.skirmish.bots.report import SkirmishReports

        return SkirmishReports(self)

    def foresees(self) -> TurnEnd:
        """Return what leads previews on to the end of the turn."""
        return TurnEnd()

    def explainer(self) -> Explanation:
        """Return the explainer of machine players' answers."""
        return Explanation()


SKIRMISH = GAME = Skirmish()
