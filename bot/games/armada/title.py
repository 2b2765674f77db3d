"""What Armada brings to be played here; on which occasions a coach speaks."""

from __future__ import annotations

from random import Random

from bot.games.armada import typed
from bot.games.armada.audit import AUDIT
from bot.games.armada.battles import BATTLES, PARTS
from bot.games.armada.fleets import FLEETS
from bot.games.armada.orders import ORDERS
from bot.play.model.title import Occasions, Odds, Pages, Questions, Ranking, Summary, Title, Unasked
from engine.armada.battle.planned_answers import MAKERS, answer_by
from engine.armada.game import GAME
from engine.armada.model.state import State
from engine.armada.queries.view import ArmadaView
from engine.armada.turn.endgame import Agree, Audit
from engine.core.flow import options
from engine.core.rules import Action, Decision, Seat
from render.armada.look import LOOK
from render.armada.words.odds import charts

#: Number of turns before the end from which a fleet must be near the hexes that it is to hold.
LATE = 2


def _how_it_stands(view: ArmadaView) -> str:
    """Tell what a player goes by in a turn: the end that is near, enemies just seen, the spaceport held."""
    if view.turn == view.turns:
        return "last"
    if view.turns - view.turn <= LATE:
        return "late"
    ships = [(x.turn, x.how) for x in view.known.values() if x.at and not x.gone]
    others = [(x.turn, x.how) for x in view.seen.values() if x.units or x.ambush]
    if any(turn >= view.turn - 1 and how != "start" for turn, how in ships + others):
        return "met"
    port = max(view.board.hexes, key=lambda x: view.board.hexes[x].points)
    if any(u.ground and u.at == port and not u.aboard for u in view.own.values()):
        return "port"
    return "unseen" if view.turn > 1 else ""


OCCASIONS = {
    "orders": Occasions(frozenset({"last", "late", "met", "port", "unseen"}), _how_it_stands, again=True)
}


#: Questions that the default plan answers for a player who has not answered for a long time.
ASKED = (*MAKERS, "attack", "start", "audit", "agree")


def by_usual_plan(state: State, decision: Decision, rng: Random) -> Action:
    """Answer for a seat that gives no answer: in a battle by its plan, otherwise in the obvious way."""
    if decision.kind in MAKERS:
        return answer_by(state, decision)
    if decision.kind == "audit":
        return Audit()
    return Agree() if decision.kind == "agree" else (options(state, decision) or ())[0]


def role(state: State, seat: Seat) -> str:
    """Name a side's role, where there are any (SCENARIO.1)."""
    if not state.defender:
        return ""
    return "defender" if seat == state.defender else "invader"


#: From the shares of games won in docs/balance.md, `steady` at 1500.
MACHINES = {(1, "first_steps"): 1396, (1, "steady"): 1500, (1, "strong"): 1643, (1, "champion"): 2113}

TITLE = Title(
    GAME,
    LOOK,
    questions=Questions(legal={"orders": typed.orders}),
    unasked={"strike": Unasked(typed.strike, typed.strikes)},
    odds=Odds(typed.chances, typed.chance_offers, page="charts"),
    forms={"fleet": FLEETS, "orders": ORDERS, "audit": AUDIT, **dict.fromkeys(PARTS, BATTLES)},
    lapses=dict.fromkeys(ASKED, by_usual_plan),
    pages=Pages({"charts": lambda s, say: charts(say, s.force, s.chances)}),
    summary=Summary("turn_began", {"destroyed": lambda e, s: [e.facts["seat"]]}, frozenset({"volley"})),
    coach=OCCASIONS,
    ranking=Ranking(("defender", "invader"), role, MACHINES),
)
