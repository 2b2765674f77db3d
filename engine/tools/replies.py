"""What other programs get: a table's questions, answers and outcome as plain data (docs/protocol.md)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from random import Random
from typing import Any, get_type_hints

from pydantic_core import to_json

from engine.core.codec import pack_action, token, unpack_action, write_view
from engine.core.contract import Game, View
from engine.core.data import adapter
from engine.core.errors import InvalidAction, StaleDecision
from engine.core.flow import options, parked, pending, pending_answers, sample, status
from engine.core.record import Entry
from engine.core.rules import Action, Decision, Event, Outcome, Seat, State, Takes
from engine.policies.preview import preview
from engine.tools import protocol as p

#: Maximum number of samples of a form that can be answered by token.
MOST_SAMPLES = 100
#: Maximum length of a typed answer, in characters.
LONGEST_TEXT = 1000

Reply = dict[str, Any]


class Json(bytes):
    """A part of a reply that is already JSON."""


class Samples:
    """The samples drawn for a table's open forms: their tokens answer, though a form has no list to look in.

    Kept for as long as their question is open, the latest `MOST_SAMPLES` of each.
    """

    def __init__(self) -> None:
        self._drawn: dict[Decision, dict[str, Action]] = {}

    def keep(self, s: State, d: Decision, named: str, action: Action) -> None:
        """Remember a sample under its token, and forget questions that are no longer open."""
        still = {*pending(s), *parked(s)}
        kept = {x: found for x, found in self._drawn.items() if x in still}
        latest = {**kept.get(d, {}), named: action}
        self._drawn = kept | {d: dict(list(latest.items())[-MOST_SAMPLES:])}

    def of(self, d: Decision) -> Mapping[str, Action]:
        """Return the samples of a question by their tokens."""
        return self._drawn.get(d, {})


# -- replies to requests ---------------------------------------------------------------------------------


def questions(game: Game[Any], s: State, seat: Seat | None = None) -> Reply:
    """List the open questions, with `seat` only its own, and what the channel may know of them."""
    public = status(s)

    def listed(found: Sequence[Decision]) -> list[Reply]:
        return [decision_data(game, d) for d in found if seat in (None, d.seat)]

    return {
        "pending": listed(pending(s)),
        "parked": listed(parked(s)),
        "held": listed(pending_answers(s)),
        "public": {"seats": list(public.seats), "sealed": [public.got, public.wanted]},
    }


def offered(game: Game[Any], s: State, d: Decision, r: p.Options, samples: Samples, rng: Random) -> Reply:
    """List some of the legal answers to a question; for a form, one sample."""
    listed = options(s, d)
    if listed is None:
        drawn = option_data(game, d, a := sample(s, d, rng))
        samples.keep(s, d, drawn["token"], a)
        return {"form": True, "total": None, "options": [], "sample": drawn}
    some = listed[r.first : r.first + r.most]
    return {"form": False, "total": len(listed), "options": [option_data(game, d, a) for a in some]}


def read_answer(game: Game[Any], s: State, d: Decision, r: p.AnswerRequest, samples: Samples) -> Action:
    """Read the answer of a request: exactly one of action, token and text.

    Raises:
        BadRequest: it has none of them, or several. Refusal: it cannot be read, or its token is of no option.

    """
    takes = game.rules.kinds[d.kind].takes
    if len([name for name in ("action", "token", "text") if getattr(r, name) is not None]) != 1:
        raise p.BadRequest("bad-request", "give one of action, token and text", "action")
    if r.token is not None:
        listed = {token(pack_action(takes, a)): a for a in options(s, d) or ()} or samples.of(d)
        if r.token not in listed:
            raise StaleDecision(f"no option has the token {r.token[:20]!r} now")
        return listed[r.token]
    if r.text is not None:
        if len(r.text) > LONGEST_TEXT:
            raise InvalidAction(r.text[:40] + "…", "too long")
        return game.read(s, d, r.text)
    return unpack_action(takes, r.action)


def foretold(game: Game[Any], s: State, d: Decision, action: Action, n: int, rng: Random) -> Reply:
    """Say what an answer would lead to as entry `n`, as its seat can know."""
    seen = preview(game, s, d, action, rng)
    return {
        "events": [event_data(n, e) for e in seen.events],
        "view": seen_by(game, seen.state, d.seat),
        "stopped": {"sides": seen.sides, "shut": seen.shut},
    }


# -- as data ---------------------------------------------------------------------------------------------


def plain(x: object) -> Any:
    """Return a dataclass's value as plain data for JSON."""
    made: Any = type(x)
    return adapter(made).dump_python(x, mode="json")


def seen_by(game: Game[Any], s: State, seat: Seat | None) -> Json:
    """Return what a seat, or with None the channel, may see, ready to be sent."""
    return Json(write_view(game.view(s, seat)))


def written(reply: Mapping[str, object]) -> bytes:
    r"""Write a reply as JSON; parts that are JSON already are inserted as they are.

    >>> written({"id": 1, "ok": {"n": 2, "view": Json(b'{"turn":3}')}})
    b'{"id":1,"ok":{"n":2,"view":{"turn":3}}}'
    """
    parts: list[bytes] = []
    for name, x in reply.items():
        if isinstance(x, dict) and any(isinstance(y, Json) for y in x.values()):
            text = written(x)
        else:
            text = x if isinstance(x, Json) else to_json(x)
        parts.append(to_json(name) + b":" + text)
    return b"{%b}" % b",".join(parts)


def described(game: Game[Any]) -> Reply:
    """Describe a game: its seats, set-ups, questions and free actions, with the schemas of their answers."""
    position: Takes = game.position
    kinds, frees = game.rules.kinds.values(), game.rules.frees.values()
    return {
        "id": game.id,
        "title": game.title,
        "edition": game.edition,
        "seats": list(game.seats),
        "scenarios": list(game.scenarios),
        "options": [asdict(o) for o in game.options],
        "files": list(game.files),
        "events": sorted(game.events),
        "endings": sorted(game.endings),
        "questions": [
            {
                "kind": k.name,
                "case": k.case,
                "secrecy": k.secrecy.value,
                "form": k.options is None,
                "action": adapter(k.takes).json_schema(),
            }
            for k in kinds
        ],
        "acts": [{"name": f.name, "case": f.case, "action": adapter(f.takes).json_schema()} for f in frees],
        "position": adapter(position).json_schema(),
        "view": adapter(_view_type(game)).json_schema(mode="serialization"),
    }


def _view_type(game: Game[Any]) -> Takes:
    """Return the type of a game's views, as its `view` declares it."""
    try:
        return get_type_hints(type(game).view).get("return", View)
    except NameError:  # a title may import types for type checkers only
        return View


def entry_data(e: Entry) -> Reply:
    """Return an entry as the other program gets it."""
    return {"n": e.n, "how": e.how, "rolls": [list(x) for x in e.rolls], "final": e.final, "after": e.after}


def event_data(n: int, e: Event) -> Reply:
    """Return an event of entry `n` as the other program gets it."""
    return {"n": n, "kind": e.kind, "case": e.case, "facts": e.facts, "to": list(e.to)}


def decision_data(game: Game[Any], d: Decision) -> Reply:
    """Return a question as the other program gets it."""
    k = game.rules.kinds[d.kind]
    return {
        "seat": d.seat,
        "decision": d.id,
        "kind": d.kind,
        "case": k.case,
        "secrecy": k.secrecy.value,
        "form": k.options is None,
    }


def option_data(game: Game[Any], d: Decision, a: Action) -> Reply:
    """Return an answer that could be given: token, text and action."""
    packed = pack_action(game.rules.kinds[d.kind].takes, a)
    return {"token": token(packed), "text": game.write(a), "action": packed}


def ending_data(over: Outcome | None) -> Reply | None:
    """Return how a game ended; None for one that goes on."""
    return asdict(over) if over else None
