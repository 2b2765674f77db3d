"""What a coach goes by: on which occasions the questions of Stargate skirmish are asked."""

from bot.play.titles.title import Occasions
from engine.skirmish.queries.view import TableView


def _who_is_about(view: TableView) -> str:
    """Tell what comes first: suppression, then enemies in sight (Cases EFFECT.4, SHOOT.1)."""
    on_table = [f for f in view.figures.values() if f.on_table]
    if any(f.suppressed and f.able for f in on_table if f.seat == view.seat):
        return "shaken"
    return "enemies" if any(f.able for f in on_table if f.side == "jaffa") else ""


OCCASIONS = {"phase.order": Occasions(frozenset({"enemies", "shaken"}), _who_is_about)}
