"""What StarGate brings to be played here."""

from bot.games.stargate.commands import LADDERS, StargateCommands
from bot.games.stargate.plans import StargatePlanner
from bot.games.stargate.standing import APPROACHES
from bot.play.model.title import Occasions, Pages, Questions, Summary, Title
from engine.core.flow import options, pending
from engine.core.rules import Action
from engine.stargate.game import GAME
from engine.stargate.model.state import VIRUNIAN, Begin, Stage, State
from engine.stargate.queries.view import BattleView
from render.stargate.look import LOOK
from render.stargate.words.odds import approach_brief, combat_brief, combats_page, support_brief
from render.stargate.words.orders import StargateOrders

PICTURED = frozenset(
    {
        "approach.option",
        "approach.loss",
        "disperse.place",
        "gravity.loss",
        "berserk.target",
        "berserk.order",
        "combat.next",
        "combat.unarmed",
        "combat.support",
        "move.leg",
        "staging.unit",
        "movement.unit",
        "move.teleport",
    }
)
BRIEFS = {
    "approach.option": approach_brief,
    "approach.bar": approach_brief,
    "combat.next": combat_brief,
    "combat.support": support_brief,
}


def is_certain(state: State, action: Action) -> bool:
    """Return whether an answer's label says all: a unit to stage is one as long as others may follow it."""
    if not isinstance(action, Stage):
        return isinstance(action, Begin)
    left = [x for d in pending(state) for x in options(state, d) or () if isinstance(x, Stage)]
    return len({x.race for x in left}) > 1 and len({x.at for x in left}) > 1


# -- what a coach goes by: on which occasions questions are asked -------------------------------------


def _whose_fleet(view: BattleView) -> str:
    """Tell the sides apart: they move by other rules (Case 5.8)."""
    return "virunian" if view.seat == VIRUNIAN else ""


def _who_moves(view: BattleView) -> str:
    """Tell who moves from who is met (Case 7.0)."""
    return "" if view.seat == view.phasing else "meeting"


OCCASIONS = {
    "movement.unit": Occasions(frozenset({"virunian"}), _whose_fleet),
    "approach.option": Occasions(frozenset({"meeting"}), _who_moves),
}


TITLE = Title(
    GAME,
    LOOK,
    {ladder.kind: ladder for ladder in LADDERS},
    StargateCommands,
    questions=Questions(PICTURED, BRIEFS, certain=is_certain),
    path_orders=StargateOrders(),
    planners=dict.fromkeys(("movement.unit", "move.leg", "move.teleport"), StargatePlanner()),
    standing_answers={"approach.option": APPROACHES},
    pages=Pages({"combats": combats_page}),
    summary=Summary(
        "turn_began",
        {"eliminated": lambda e, s: [s.forces.seat[u] for u in e.facts["units"]]},
        frozenset({"result", "gravity"}),
    ),
    coach=OCCASIONS,
)
