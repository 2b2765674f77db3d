"""Serving other programs: JSON lines over standard input and output. docs/protocol.md describes them."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable, Mapping
from dataclasses import asdict
from random import Random
from typing import IO, Any, get_type_hints
from weakref import WeakKeyDictionary

from pydantic_core import to_json

from engine.core.codec import canonical, pack_action, token, unpack_action
from engine.core.contract import Setup, View
from engine.core.data import adapter
from engine.core.dice import commitment
from engine.core.errors import InvalidAction, StaleDecision
from engine.core.flow import find, held, options, parked, pending, sample, status
from engine.core.record import Entry, read_record
from engine.core.rules import Decision, Event, Outcome, Seat
from engine.policies.policy import POLICIES
from engine.policies.preview import preview
from engine.titles import GAMES, get
from engine.tools import protocol as p
from engine.tools.session import Session

#: Maximum number of open tables in one process.
MOST_TABLES = 64
#: Maximum number of samples of one form whose tokens answer.
MOST_SAMPLES = 100

Reply = dict[str, Any]


class Drawn:
    """The samples drawn for forms that are open: their tokens answer, though a form has no list to look in.

    Kept for as long as their table and question are there, the latest `MOST_SAMPLES` of a question.
    """

    def __init__(self) -> None:
        self._tables: WeakKeyDictionary[Session[Any], dict[Decision, dict[str, Any]]] = WeakKeyDictionary()

    def keep(self, t: Session[Any], d: Decision, token: str, action: Any) -> None:
        """Remember a sample under its token, and forget the questions that are open no more."""
        still = {*pending(t.s), *parked(t.s)}
        kept = {x: found for x, found in self._tables.get(t, {}).items() if x in still}
        latest = {**kept.get(d, {}), token: action}
        self._tables[t] = kept | {d: dict(list(latest.items())[-MOST_SAMPLES:])}

    def of(self, t: Session[Any], d: Decision) -> Mapping[str, Any]:
        """Return the samples of a question by their tokens."""
        return self._tables.get(t, {}).get(d, {})


class Desk:
    """All tables of one process. `answer_line` never raises, whatever comes in."""

    def __init__(self) -> None:
        self.tables: dict[str, Session[Any]] = {}
        self.open = True
        self._rng = Random()
        self._drawn = Drawn()
        self._does: dict[type, Callable[[Any], Reply]] = {
            p.Hello: self._hello,
            p.Games: self._games,
            p.Tables: self._tables,
            p.Quit: self._quit,
            p.New: self._new,
            p.Position: self._position,
            p.Load: self._load,
            p.Close: self._close,
            p.Pending: self._pending,
            p.Outcome: self._outcome,
            p.Export: self._record,
            p.See: self._view,
            p.Events: self._events,
            p.Options: self._options,
            p.Answer: self._answer,
            p.Ahead: self._ahead,
            p.Play: self._play,
            p.Act: self._act,
            p.Back: self._back,
            p.Undo: self._undo,
        }

    def answer_line(self, line: bytes) -> bytes:
        """Return the reply to one line, as one line."""
        reply: Reply = {"id": None}
        try:
            data = p.read_line(line)
            reply["id"] = p.id_of(data)
            request = p.read_request(data)
            reply["ok"] = self._does[type(request)](request)
            return to_json(reply) + b"\n"
        except Exception as why:  # the outer boundary: other programs get an error object, never a crash
            error = p.error_of(why)
            if error["code"] in ("internal", "rules-bug"):
                traceback.print_exc(file=sys.stderr)
            return to_json({"id": reply["id"], "error": error}) + b"\n"

    # -- the process -------------------------------------------------------------------------------------

    def _hello(self, r: p.Hello) -> Reply:
        return {"protocol": p.PROTOCOL, "games": list(GAMES), "policies": sorted(POLICIES)}

    def _games(self, r: p.Games) -> Reply:
        return {"games": [_described(game) for game in GAMES.values()]}

    def _tables(self, r: p.Tables) -> Reply:
        return {
            "tables": [
                {"table": name, "game": t.game.id, "entries": len(t.entries), "over": t.s.over is not None}
                for name, t in self.tables.items()
            ]
        }

    def _quit(self, r: p.Quit) -> Reply:
        self.open = False
        return {}

    # -- tables ------------------------------------------------------------------------------------------

    def _new(self, r: p.New) -> Reply:
        game = get(r.game)
        if strange := sorted(r.words.keys() - set(game.seats)):
            raise p.BadRequest("bad-request", f"there is no seat {strange[0]!r}", "words")
        setup = Setup(game.id, r.scenario, r.options, r.files)
        return self._seat(r.table, Session.new(game, setup, r.seed or "", r.words, r.dice))

    def _position(self, r: p.Position) -> Reply:
        return self._seat(r.table, Session.laid_out(get(r.game), r.position, r.seed or ""))

    def _load(self, r: p.Load) -> Reply:
        record = read_record(canonical(r.record))
        return self._seat(r.table, Session.loaded(get(record.setup.game), record))

    def _seat(self, name: str, t: Session[Any]) -> Reply:
        if name not in self.tables and len(self.tables) >= MOST_TABLES:
            raise p.BadRequest("too-many-tables", f"{MOST_TABLES} tables are open; close one", "table")
        self.tables[name] = t
        public = commitment(t.seed) if t.proven else ""
        return {"table": name, "id": t.id, "commitment": public} | self._after(t, len(t.entries) - 1)

    def _close(self, r: p.Close) -> Reply:
        self._at(r.table)
        del self.tables[r.table]
        return {}

    def _at(self, name: str) -> Session[Any]:
        if name not in self.tables:
            raise p.BadRequest(
                "no-table", f"there is no table {name!r}; begin with new, position or load", "table"
            )
        return self.tables[name]

    def _after(self, t: Session[Any], n: int) -> Reply:
        """Build the reply to a request that added an entry."""
        return {
            "entry": _entry(t.entries[n]),
            "events": [_event(n, e) for e in t.told[n]],
            "pending": [_decision(t, d) for d in pending(t.s)],
            "outcome": _ending(t.s.over),
        }

    # -- looking -----------------------------------------------------------------------------------------

    def _pending(self, r: p.Pending) -> Reply:
        s = (t := self._at(r.table)).s
        public = status(s)
        return {
            "pending": [_decision(t, d) for d in pending(s)],
            "parked": [_decision(t, d) for d in parked(s)],
            "held": [_decision(t, d) for d in held(s)],
            "public": {"seats": list(public.seats), "sealed": [public.got, public.wanted]},
        }

    def _outcome(self, r: p.Outcome) -> Reply:
        return {"outcome": _ending(self._at(r.table).s.over)}

    def _record(self, r: p.Export) -> Reply:
        return {"record": _plain(self._at(r.table).record())}

    def _view(self, r: p.See) -> Reply:
        t = self._at(r.table)
        return {"view": _plain(t.game.view(t.s, _seat_of(t, r.seat)))}

    def _events(self, r: p.Events) -> Reply:
        t = self._at(r.table)
        seat = None if r.seat == "all" else _seat_of(t, r.seat)
        since = max(0, r.since)
        found = [
            _event(n, e)
            for n, told in enumerate(t.told[since:], since)
            for e in told
            if r.seat == "all" or e.reaches(seat)
        ]
        return {"events": found}

    def _options(self, r: p.Options) -> Reply:
        t = self._at(r.table)
        d = find(t.s, r.seat, r.decision)
        listed = options(t.s, d)
        if listed is None:
            drawn = _option(t, d, a := sample(t.s, d, self._rng))
            self._drawn.keep(t, d, drawn["token"], a)
            return {"form": True, "total": None, "options": [], "sample": drawn}
        some = listed[r.first : r.first + r.most]
        return {"form": False, "total": len(listed), "options": [_option(t, d, a) for a in some]}

    def _ahead(self, r: p.Ahead) -> Reply:
        t = self._at(r.table)
        d = find(t.s, r.seat, r.decision)
        seen = preview(t.game, t.s, d, self._action(t, d, r), self._rng)
        return {
            "events": [_event(len(t.entries), e) for e in seen.events],
            "view": _plain(t.game.view(seen.state, d.seat)),
            "stopped": {"sides": seen.sides, "shut": seen.shut},
        }

    # -- playing -----------------------------------------------------------------------------------------

    def _answer(self, r: p.Answer) -> Reply:
        t = self._at(r.table)
        action = self._action(t, find(t.s, r.seat, r.decision), r)
        return self._after(t, t.answer(r.seat, r.decision, action, r.dice).n)

    def _play(self, r: p.Play) -> Reply:
        t = self._at(r.table)
        d = find(t.s, r.seat, r.decision)
        if r.policy not in POLICIES:
            raise p.BadRequest("bad-request", f"there is {', '.join(POLICIES)}", "policy")
        rng = self._rng if r.seed is None else Random(str(r.seed))
        action = POLICIES[r.policy](t.game, t.s, d, rng)
        answered = _option(t, d, action)
        return {"answered": answered} | self._after(t, t.answer(r.seat, r.decision, action, r.dice).n)

    def _act(self, r: p.Act) -> Reply:
        t = self._at(r.table)
        frees = t.game.rules.frees
        if r.name not in frees:
            raise p.BadRequest("bad-request", f"there is {', '.join(frees) or 'no free action'}", "name")
        takes = frees[r.name].takes
        action = unpack_action(takes, {} if r.action is None else r.action)
        return self._after(t, t.act(r.seat, r.name, action, r.dice).n)

    def _back(self, r: p.Back) -> Reply:
        t = self._at(r.table)
        return self._after(t, t.back(r.seat, r.decision).n)

    def _undo(self, r: p.Undo) -> Reply:
        t = self._at(r.table)
        _seat_of(t, r.seat)
        return self._after(t, t.undo(r.seat, r.to).n)

    def _action(self, t: Session[Any], d: Decision, r: p.Answer | p.Ahead) -> Any:
        """Read the answer of a request: exactly one of action, token and text."""
        takes = t.game.rules.kinds[d.kind].takes
        given = [name for name in ("action", "token", "text") if getattr(r, name) is not None]
        if len(given) != 1:
            raise p.BadRequest("bad-request", "give one of action, token and text", "action")
        if r.token is not None:
            listed = {token(pack_action(takes, a)): a for a in options(t.s, d) or ()} or self._drawn.of(t, d)
            if r.token not in listed:
                raise StaleDecision(f"no option has the token {r.token[:20]!r} now")
            return listed[r.token]
        if r.text is not None:
            if len(r.text) > 1000:
                raise InvalidAction(r.text[:40] + "…", "too long")
            return t.game.read(t.s, d, r.text)
        return unpack_action(takes, r.action)


# -- as data ---------------------------------------------------------------------------------------------


def _plain(x: Any) -> Any:
    made: Any = type(x)
    return adapter(made).dump_python(x, mode="json")


def _described(game: Any) -> Reply:
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
        "position": adapter(game.position).json_schema(),
        "view": adapter(_looks(game)).json_schema(mode="serialization"),
    }


def _looks(game: Any) -> Any:
    """Return the type of a game's views, as its `view` declares it."""
    try:
        return get_type_hints(type(game).view).get("return", View)
    except (
        NameError
    ):  # a title may import its types for type checkers only; that spoils nobody else's schemas
        return View


def _entry(e: Entry) -> Reply:
    return {"n": e.n, "how": e.how, "rolls": [list(x) for x in e.rolls], "final": e.final, "after": e.after}


def _event(n: int, e: Event) -> Reply:
    return {"n": n, "kind": e.kind, "case": e.case, "facts": e.facts, "to": list(e.to)}


def _decision(t: Session[Any], d: Decision) -> Reply:
    k = t.game.rules.kinds[d.kind]
    return {
        "seat": d.seat,
        "decision": d.id,
        "kind": d.kind,
        "case": k.case,
        "secrecy": k.secrecy.value,
        "form": k.options is None,
    }


def _option(t: Session[Any], d: Decision, a: Any) -> Reply:
    packed = pack_action(t.game.rules.kinds[d.kind].takes, a)
    return {"token": token(packed), "text": t.game.write(a), "action": packed}


def _ending(over: Outcome | None) -> Reply | None:
    return asdict(over) if over else None


def _seat_of(t: Session[Any], name: str) -> Seat | None:
    if name == "channel":
        return None
    if name not in t.game.seats:
        raise p.BadRequest("bad-request", f"there is {', '.join(t.game.seats)}", "seat")
    return name


# -- the loop --------------------------------------------------------------------------------------------


def serve(lines: IO[bytes], out: IO[bytes]) -> int:
    """Answer every line until `quit` or the end. Returns the exit status."""
    desk = Desk()
    try:
        while desk.open and (line := lines.readline(p.LONGEST_LINE + 1)):
            if len(line) > p.LONGEST_LINE:
                while line and not line.endswith(b"\n"):
                    line = lines.readline(65_536)
                long = p.BadRequest("too-long", f"a line is at most {p.LONGEST_LINE} bytes")
                reply = to_json({"id": None, "error": p.error_of(long)}) + b"\n"
            elif not line.strip():
                continue
            else:
                reply = desk.answer_line(line)
            out.write(reply)
            out.flush()
    except BrokenPipeError:
        return 1
    return 0
