"""What the skirmish brings to be played here; on which occasions a coach speaks."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.skirmish.gm.panel import GM_PANEL, PANEL
from bot.games.skirmish.gm_questions import GM_FORM, LEAD_FORM
from bot.games.skirmish.lookups import ABOUT, STUDIES
from bot.games.skirmish.orders import ORDERS, in_full, is_free
from bot.games.skirmish.tables import look_at, show_mission
from bot.games.skirmish.team import TEAM
from bot.games.skirmish.typed import LEGAL, STANDING, give, gives
from bot.play.model.title import Occasions, Pages, Questions, Seats, Summary, Title, Unasked
from engine.core.contract import View
from engine.core.rules import Decision, Event, Seat
from engine.skirmish.game import GAME
from engine.skirmish.model.procedures import (
    Q_BLOW,
    Q_CAPTURE,
    Q_GM,
    Q_LEAD,
    Q_MUSTER,
    Q_ORDER,
    Q_PAIR,
    Q_PAUSE,
    Q_REACT,
)
from engine.skirmish.model.state import GM, State
from engine.skirmish.queries.view import TableView
from engine.skirmish.table.geometry import distance
from render.core.text import Words
from render.skirmish.look import LOOK
from render.skirmish.words.prospects import blow_brief, capture_brief, explained, pair_brief, react_brief

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


def eyes(seats: Sequence[Seat]) -> Seat:
    """Show the GM's view to the GM, whatever else they lead."""
    return GM if GM in seats else seats[0]


def order_pages(view: View, decision: Decision, say: Words) -> Sequence[tuple[str, str, str]]:
    """Name the figures that can be ordered, as everybody sees them, and the end of the step.

    Whose step it would end is certain only if nobody else must act.
    """
    if not isinstance(view, TableView):
        return []
    free = [f for f in view.figures.values() if f.seat == decision.seat and f.on_table and is_free(f)]
    alone = not set(view.players) - {*view.done, decision.seat}
    orders = [(say("bot-skirmish-order-figure", id=f.id, left=f.left), "figure", f.id) for f in free]
    return [*orders, *([(say("bot-skirmish-done"), "done", "")] if alone else [])]


def fallen(event: Event, state: State) -> Sequence[str]:
    """Return the side of a figure that is permanently out of the game."""
    figure = state.figures.get(event.facts["figure"])
    return [figure.side] if figure else []


TITLE = Title(
    GAME,
    LOOK,
    looks_at=look_at,
    mission=show_mission,
    unasked={"give": Unasked(give, gives)},
    standing=STANDING,
    questions=Questions(
        pictured=frozenset({Q_REACT, Q_BLOW}),
        briefs={Q_REACT: react_brief, Q_BLOW: blow_brief, Q_PAIR: pair_brief, Q_CAPTURE: capture_brief},
        posted=frozenset({Q_BLOW, Q_CAPTURE, Q_GM, Q_LEAD, Q_PAIR, Q_PAUSE, Q_REACT}),
        shortcuts={Q_ORDER: order_pages},
        steps=frozenset({Q_ORDER}),
        in_full={Q_ORDER: in_full},
        legal=LEGAL,
    ),
    forms={Q_ORDER: ORDERS, Q_MUSTER: TEAM, Q_GM: GM_FORM, Q_LEAD: LEAD_FORM},
    panels={PANEL: GM_PANEL},
    seats=Seats(
        several=True,
        eyes=eyes,
        spare=True,
        gone=lambda s: s.gone,
        joins="join",
        sides=lambda seat: seat if seat == GM else "team",
        neutral=frozenset({GM}),
        overseers=frozenset({GM}),
        hands=True,
    ),
    pages=Pages(lookups=STUDIES, about=ABOUT),
    summary=Summary("turn_began", {"killed": fallen}, frozenset({"shot", "burst", "blown", "melee"})),
    explanations={"reaction": explained},
    coach=OCCASIONS,
)
