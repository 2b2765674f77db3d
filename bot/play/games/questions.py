"""A question that is open: whose it is, and what was meant by an answer."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

from bot.play.context import Context
from bot.play.games.live import Live
from bot.play.model.custom_ids import AHEAD
from bot.play.model.editors import LONGEST_SHEET, LONGEST_TEXT, orders_of
from bot.play.model.terms import Person, Refused
from bot.play.model.title import Title
from engine.core.codec import pack_action, token, unpack_action
from engine.core.contract import Game
from engine.core.errors import Refusal
from engine.core.flow import faults, find, options, others, pending, pending_answers, status
from engine.core.rules import Action, Decision, Seat, State
from engine.policies.preview import Steps, asked_next, parts_of
from render.core.text import Words

#: Stands for a question's number when a form answers no question.
UNASKED = 0


def seat_of(live: Live, user: Person, seat: Seat = "") -> Seat:
    """Return the seat a user acts for.

    Raises:
        Refused: they have none, or not this one.

    """
    mine = [x.seat for x in live.info.seats if x.user == user.id]
    if not mine:
        raise Refused("refused-not-seated")
    if seat and seat not in mine:
        raise Refused("refused-other-seat")
    return seat or mine[0]


def asked_of(live: Live, user: Person, decision: int, seat: Seat) -> Decision:
    """Find the question meant.

    Raises:
        Refused: this user has no seat, or nothing is asked of them.
        Refusal: the question is stale, or another's.

    """
    mine = {x.seat for x in live.info.seats if x.user == user.id}
    seat_of(live, user, seat)
    if decision:
        return find(live.state, seat or seat_of(live, user), decision)
    for d in pending(live.state):
        if d.seat == seat or (not seat and d.seat in mine):
            return d
    if status(live.state).seats:
        raise others(live.state)
    raise Refused("refused-not-asked")


#: Nobody knows it: what is drawn by it tells nothing of what it was drawn from.
LOTS = secrets.token_hex(16)
#: Number of imagined worlds in which what a text answers is looked for: in one it may be impossible by then.
WORLDS = 8


async def asked_or_ahead(
    live: Live, user: Person, decision: int, seat: Seat, *, kind: str = "", text: str = ""
) -> tuple[Live, Decision]:
    """Find the question meant, with the game in which it is asked.

    One that is still to come (`AHEAD`) is asked in a world as its seat may imagine it by then: the next of a
    `kind`, or the next to which a `text` is an answer. Where there is none it is any next one (of the kind),
    unless what is typed may be meant for an answer given already, which is taken back first.

    Raises:
        Refused: as `asked_of`; or it has come meanwhile, or is too far off to be foreseen.

    """
    if decision != AHEAD:
        return live, asked_of(live, user, decision, seat)
    mine = seat_of(live, user, seat)
    if any(d.seat == mine for d in pending(live.state)):
        raise Refused("refused-stale")
    found = await asyncio.to_thread(_ahead, live, mine, kind, text)
    if found is None and text and (kind or not any(d.seat == mine for d in pending_answers(live.state))):
        found = await asyncio.to_thread(_ahead, live, mine, kind)
    if found is None:
        raise Refused("refused-not-asked")
    return replace(live, state=found[0]), found[1]._replace(id=AHEAD)


def _ahead(live: Live, seat: Seat, kind: str, text: str = "") -> tuple[State, Decision] | None:
    title, drawn = live.title, f"{LOTS} {live.row.id} {live.row.shown} {seat}"  # from what all know

    def wanted(state: State, decision: Decision) -> bool:
        return kind in ("", decision.kind) and (not text or _answers(title, state, decision, text))

    for n in range(WORLDS if text else 1):
        lots = Random(f"{drawn} {n}")
        found = asked_next(title.game, live.state, seat, lots, title.only_answer, wanted)
        if found is not None:
            return found
    return None


def _answers(title: Title, state: State, decision: Decision, text: str) -> bool:
    """Return whether a text, or the first step of it, is an answer to a question."""
    try:
        steps = orders_of(title.path_orders, title.game, state, decision, text)
        first = [] if options(state, decision) is None else [x[0] for x in steps[:1] if x]
        return not faults(state, decision, title.game.read(state, decision, *first or [text]))
    except (Refusal, Refused):
        return False


def readable(live: Live, user: Person, first: Decision, text: str) -> Decision:
    """Find the question to one of a person's seats that a text answers; the first if none, or no text."""
    mine = live.info.seats_of(user.id)
    if not text or len(mine) < 2:
        return first
    for d in (x for x in pending(live.state) if x.seat in mine):
        try:
            live.title.game.read(live.state, d, text)
        except Refusal:
            continue
        return d
    return first


async def meant(
    context: Context,
    live: Live,
    decision: Decision,
    say: Words,
    *,
    token: str = "",
    text: str = "",
    action: Action = None,
) -> tuple[Action, tuple[Steps, ...]]:
    """Turn the input into an action, with the steps to follow it; those of the order begun come first.

    A text may name things in the language of its author, whose words are `say`.

    Raises:
        Refused: the token names no answer that is open now.
        Refusal: the text cannot be read.

    """
    game, kind = live.title.game, live.state.rules.kinds[decision.kind]
    if token:
        return await by_token(context, live, decision, token)
    own_names = live.title.questions.in_full.get(decision.kind)
    if text and own_names and len(text) <= LONGEST_TEXT:
        text = own_names(live.state, decision, text, say)
    if text and kind.options is None and not _several(live, decision, text):
        if len(text) > LONGEST_SHEET:
            raise Refused("refused-long", most=LONGEST_SHEET)
        return game.read(live.state, decision, text), ()
    if text:
        own = live.title.path_orders
        one = own is None and len(text) <= LONGEST_TEXT and not {";", "\n"} & {*text}
        orders = ((text.strip(),),) if one else orders_of(own, game, live.state, decision, text)
        return _begun(game, live.state, decision, orders)
    if action is None:
        raise Refused("refused-nothing")
    return unpack_action(kind.takes, action), ()


def _several(live: Live, decision: Decision, text: str) -> bool:
    """Return whether a text gives several answers where none of them is listed."""
    return decision.kind in live.title.questions.steps and len(parts_of(text)) > 1


async def by_token(
    context: Context, live: Live, decision: Decision, wanted: str
) -> tuple[Action, tuple[Steps, ...]]:
    """Find the answer that a button names, on the list or among the drafts.

    Raises:
        Refused: it names nothing that is open now.

    """
    takes = live.state.rules.kinds[decision.kind].takes
    for a in options(live.state, decision) or ():
        if token(pack_action(takes, a)) == wanted:
            return a, ()
    holder = live.info.users.get(decision.seat, 0)
    kept = await context.store.draft(live.row.id, decision.seat, decision.id, holder)
    if kept is None or token(json.loads(kept.action)) != wanted:
        raise Refused("refused-gone")
    found = json.loads(kept.action)
    if isinstance(found, list):  # orders, as they were typed
        orders = tuple((x,) if isinstance(x, str) else tuple(x) for x in found)
        return _begun(live.title.game, live.state, decision, orders)
    return unpack_action(takes, found), ()


def _begun(
    game: Game[Any], state: State, decision: Decision, orders: Sequence[Steps]
) -> tuple[Action, tuple[Steps, ...]]:
    """Read the first step of orders; the rest of its order, even if empty, precedes the other orders."""
    begun, later = (orders[0], orders[1:]) if orders and orders[0] else (("",), ())
    return game.read(state, decision, begun[0]), (begun[1:], *later)
