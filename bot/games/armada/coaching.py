"""What a coach goes by: on which occasions the questions of Armada are asked."""

from bot.play.titles.title import Occasions
from engine.armada.queries.view import ArmadaView


def _how_late(view: ArmadaView) -> str:
    """Tell the last turn, after which hexes are counted (Case END.2)."""
    return "last" if view.turn == view.turns else ""


OCCASIONS = {"orders": Occasions(frozenset({"last"}), _how_late)}
