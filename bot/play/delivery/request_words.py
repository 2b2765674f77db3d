"""What others are asked to agree to, in words."""

from __future__ import annotations

import json
from collections.abc import Mapping

from bot.play.games.cards import Desk
from bot.play.model.names import escaped, level_name, tame
from bot.play.model.terms import GameInfo
from bot.store.models import Body, Request, RequestKind
from engine.core.rules import Event, Seat
from render.core.text import Words


def request_question(desk: Desk, request: Request, body: Body, names: Mapping[Seat, str]) -> str:
    """Word a request. Its post's `body` tells who made it, and what an undo takes back."""
    name = body["name"]
    if request.what == RequestKind.UNDO:
        told = [Event(*x) for x in tame(body.get("of", []))]
        what = desk.title.look.undone(told, request.seat, names, desk.say)
        return desk.say("ask-undo", name=escaped(name), what=what, n=body["steps"])
    if request.what != RequestKind.REPLACE:
        side = desk.title.look.side(request.seat, desk.say)
        return desk.say(f"ask-{request.what}", name=escaped(name), side=side)
    asked = json.loads(request.asked)
    first, own = request.holder in asked, asked == [request.taker]
    who = escaped(request.taker_name) if request.taker else machine(request.policy, desk.say)
    return desk.say(
        "ask-replace-taker" if own else "ask-replace" if first else "ask-replace-table",
        name=escaped(name) or desk.say("ask-in-charge"),
        holder=holder(desk.info, request.seat),
        who=who,
        side=desk.title.look.side(request.seat, desk.say),
        learns=learns(desk.title.secrets, request.taker),
        until=str(request.due),
    )


def machine(policy: str, say: Words) -> str:
    """Name a machine player that is to come."""
    return say("machine-as", policy=level_name(policy, say))


def learns(secrets: bool, taker: int) -> str:
    """Choose the words for what a person who takes over a seat gets to see."""
    return "person" if secrets and taker else "nothing"


def holder(info: GameInfo, seat: Seat) -> str:
    """Name who holds a seat, safe in a text."""
    found = info.seat(seat)
    return escaped(found.name) if found else ""
