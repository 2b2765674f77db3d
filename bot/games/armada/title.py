"""What Armada brings to be played here."""

from __future__ import annotations

from random import Random

from bot.games.armada.audit import AUDIT
from bot.games.armada.battles import BATTLES, PARTS
from bot.games.armada.coaching import OCCASIONS
from bot.games.armada.commands import ArmadaCommands
from bot.games.armada.fleets import FLEETS
from bot.games.armada.odds import charts
from bot.games.armada.orders import ORDERS
from bot.play.model.title import Pages, Summary, Title
from engine.armada.battle.planned_answers import MAKERS, answer_by
from engine.armada.game import GAME
from engine.armada.model.state import State
from engine.armada.turn.endgame import Agree, Audit
from engine.core.flow import options
from engine.core.rules import Action, Decision
from render.armada.look import LOOK

#: Questions that the default plan answers for a player who has not answered for a long time.
ASKED = (*MAKERS, "attack", "start", "audit", "agree")


def by_usual_plan(s: State, d: Decision, rng: Random) -> Action:
    """Answer for a seat that gives no answer: in a battle by its plan, otherwise in the obvious way."""
    if d.kind in MAKERS:
        return answer_by(s, d)
    if d.kind == "audit":
        return Audit()
    return Agree() if d.kind == "agree" else (options(s, d) or ())[0]


TITLE = Title(
    GAME,
    LOOK,
    commands=ArmadaCommands,
    forms={"fleet": FLEETS, "orders": ORDERS, "audit": AUDIT, **dict.fromkeys(PARTS, BATTLES)},
    lapses=dict.fromkeys(ASKED, by_usual_plan),
    pages=Pages({"charts": lambda s, say: charts(say, s.force, s.chances)}),
    summary=Summary("turn_began", {"destroyed": lambda e, s: [e.facts["seat"]]}, frozenset({"volley"})),
    coach=OCCASIONS,
)
