"""What a coach goes by: on which occasions the questions of Armada are asked."""

from bot.play.model.title import Occasions
from engine.armada.queries.view import ArmadaView

#: Number of turns before the end from which a fleet must be near the hexes that it is to hold.
LATE = 2


def _how_it_stands(view: ArmadaView) -> str:
    """Tell what a player goes by in a turn: the end that is near, enemies just seen, the spaceport held."""
    if view.turn == view.turns:
        return "last"
    if view.turns - view.turn <= LATE:
        return "late"
    ships = [(x.turn, x.how) for x in view.known.values() if x.at and not x.gone]
    others = [(x.turn, x.how) for x in view.seen.values()]
    if any(turn >= view.turn - 1 and how != "start" for turn, how in ships + others):
        return "met"
    port = max(view.board.hexes, key=lambda x: view.board.hexes[x].points)
    if any(u.ground and u.at == port and not u.aboard for u in view.own.values()):
        return "port"
    return "unseen" if view.turn > 1 else ""


OCCASIONS = {
    "orders": Occasions(frozenset({"last", "late", "met", "port", "unseen"}), _how_it_stands, again=True)
}
