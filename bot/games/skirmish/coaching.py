"""What a coach goes by: on which occasions the questions of Stargate skirmish are asked."""

from bot.play.model.title import Occasions
from engine.skirmish.queries.view import TableView
from engine.skirmish.table.geometry import distance

#: Distance in inches within which a figure counts as having arrived.
NEAR = 3.0


def _who_is_about(view: TableView) -> str:
    """Tell what comes first: suppression, then enemies in sight, then what the mission asks for next.

    Cases EFFECT.4, SHOOT.1 and MISSION.1.
    """
    on_table = [f for f in view.figures.values() if f.on_table]
    if any(f.suppressed and f.able for f in on_table if f.seat == view.seat):
        return "shaken"
    if any(f.able for f in on_table if f.side == "jaffa"):
        return "enemies"
    team = [f for f in on_table if f.side == "sgc"]
    if any(f.items for f in team):
        return "home"
    places = [o.at for o in view.objectives if view.state.get(o.id) == "open"]
    return "place" if any(distance(f.at, x) <= NEAR for f in team for x in places) else ""


OCCASIONS = {"phase.order": Occasions(frozenset({"enemies", "home", "place", "shaken"}), _who_is_about)}
