"""What a coach goes by: on which occasions the questions of StarGate are asked."""

from bot.play.model.title import Occasions
from engine.stargate.model.state import VIRUNIAN
from engine.stargate.queries.view import BattleView


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
