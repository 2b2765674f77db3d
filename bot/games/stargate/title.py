"""What StarGate brings to be played here."""

from bot.games.stargate.ladders import LADDERS
from bot.games.stargate.plans import StargatePlanner
from bot.games.stargate.standing import APPROACHES, STANDING
from bot.play.model.terms import Refused
from bot.play.model.title import Occasions, Odds, Pages, Questions, Ranking, Summary, Title
from engine.core.flow import options, pending
from engine.core.rules import Action
from engine.stargate.game import GAME
from engine.stargate.model.state import VIRUNIAN, Begin, Stage, State
from engine.stargate.queries.view import BattleView
from render.core.text import Words
from render.stargate.look import LOOK
from render.stargate.words.odds import (
    ABOUT,
    SHIELDS,
    approach_brief,
    combat_brief,
    combats_page,
    odds,
    support_brief,
)
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


# -- what the charts can be asked -------------------------------------------------------------------------


def charts(text: str, say: Words) -> list[str]:
    """Answer "combat -3", "approach defender" and the like.

    Raises:
        Refused: no chart is called so.

    """
    about, *rest = text.casefold().split()
    number = next((int(x) for x in rest if x.lstrip("+-").isdecimal() and len(x) < 4), None)
    shield = next((x for x in rest if x in SHIELDS), "none")
    if about not in ABOUT:
        raise Refused("refused-not-offered", what=about[:40], offered=", ".join(ABOUT))
    if number is not None and not -20 <= number <= 40:
        raise Refused("refused-number", name=about, least="-20", most="40")
    return [odds(about, number, shield, say)]


def chart_offers(say: Words) -> list[tuple[str, str]]:
    """List the charts, and the shields that approaches may have."""
    shields = [(say(f"choice-shield-{x}"), f"approach {x}") for x in SHIELDS]
    return [*((say(f"choice-odds-{x}"), x) for x in ABOUT), *shields]


#: From the shares of games won in docs/balance.md, `steady` at 1500.
MACHINES = {(1, "first_steps"): 1290, (1, "steady"): 1500, (1, "strong"): 1808, (1, "champion"): 1961}

TITLE = Title(
    GAME,
    LOOK,
    {ladder.kind: ladder for ladder in LADDERS},
    questions=Questions(PICTURED, BRIEFS, certain=is_certain),
    path_orders=StargateOrders(),
    planners=dict.fromkeys(("movement.unit", "move.leg", "move.teleport"), StargatePlanner()),
    standing_answers={"approach.option": APPROACHES},
    standing=STANDING,
    odds=Odds(charts, chart_offers, page="combats"),
    pages=Pages({"combats": combats_page}),
    summary=Summary(
        "turn_began",
        {"eliminated": lambda e, s: [s.forces.seat[u] for u in e.facts["units"]]},
        frozenset({"result", "gravity"}),
    ),
    coach=OCCASIONS,
    ranking=Ranking(GAME.seats, lambda state, seat: seat, MACHINES),
)
