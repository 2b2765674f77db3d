"""Serving other programs: JSON lines over standard input and output. docs/protocol.md describes them."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable
from random import Random
from typing import IO, Any
from weakref import WeakKeyDictionary

from pydantic_core import to_json

from engine.core.codec import canonical, unpack_action
from engine.core.contract import Setup
from engine.core.dice import commitment
from engine.core.flow import find, pending
from engine.core.record import read_record
from engine.core.rules import Seat
from engine.policies.policy import POLICIES
from engine.titles import GAMES, get
from engine.tools import protocol as p
from engine.tools.replies import (
    Reply,
    Samples,
    decision_data,
    described,
    ending_data,
    entry_data,
    event_data,
    foretold,
    offered,
    option_data,
    plain,
    questions,
    read_answer,
    seen_by,
    written,
)
from engine.tools.session import Session

#: Maximum number of open tables in one process.
MOST_TABLES = 64


class Desk:
    """All tables of one process. `answer_line` never raises, whatever comes in."""

    def __init__(self) -> None:
        self.tables: dict[str, Session[Any]] = {}
        self.open = True
        self._rng = Random()
        self._drawn: WeakKeyDictionary[Session[Any], Samples] = WeakKeyDictionary()
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
            p.PreviewAnswer: self._preview,
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
            return written(reply) + b"\n"
        except Exception as why:  # the outer boundary: other programs get an error object, never a crash
            error = p.error_of(why)
            if error["code"] in ("internal", "rules-bug"):
                traceback.print_exc(file=sys.stderr)
            return to_json({"id": reply["id"], "error": error}) + b"\n"

    # -- the process -------------------------------------------------------------------------------------

    def _hello(self, r: p.Hello) -> Reply:
        return {"protocol": p.PROTOCOL, "games": list(GAMES), "policies": sorted(POLICIES)}

    def _games(self, r: p.Games) -> Reply:
        return {"games": [described(game) for game in GAMES.values()]}

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
            "entry": entry_data(t.entries[n]),
            "events": [event_data(n, e) for e in t.told[n]],
            "pending": [decision_data(t.game, d) for d in pending(t.s)],
            "outcome": ending_data(t.s.over),
        }

    # -- looking -----------------------------------------------------------------------------------------

    def _pending(self, r: p.Pending) -> Reply:
        t = self._at(r.table)
        return questions(t.game, t.s)

    def _outcome(self, r: p.Outcome) -> Reply:
        return {"outcome": ending_data(self._at(r.table).s.over)}

    def _record(self, r: p.Export) -> Reply:
        return {"record": plain(self._at(r.table).record())}

    def _view(self, r: p.See) -> Reply:
        t = self._at(r.table)
        return {"view": seen_by(t.game, t.s, _seat_of(t, r.seat))}

    def _events(self, r: p.Events) -> Reply:
        t = self._at(r.table)
        seat = None if r.seat == "all" else _seat_of(t, r.seat)
        since = max(0, r.since)
        found = [
            event_data(n, e)
            for n, told in enumerate(t.told[since:], since)
            for e in told
            if r.seat == "all" or e.reaches(seat)
        ]
        return {"events": found}

    def _options(self, r: p.Options) -> Reply:
        t = self._at(r.table)
        return offered(t.game, t.s, find(t.s, r.seat, r.decision), r, self._samples(t), self._rng)

    def _preview(self, r: p.PreviewAnswer) -> Reply:
        t = self._at(r.table)
        d = find(t.s, r.seat, r.decision)
        action = read_answer(t.game, t.s, d, r, self._samples(t))
        return foretold(t.game, t.s, d, action, len(t.entries), self._rng)

    def _samples(self, t: Session[Any]) -> Samples:
        return self._drawn.setdefault(t, Samples())

    # -- playing -----------------------------------------------------------------------------------------

    def _answer(self, r: p.Answer) -> Reply:
        t = self._at(r.table)
        action = read_answer(t.game, t.s, find(t.s, r.seat, r.decision), r, self._samples(t))
        return self._after(t, t.answer(r.seat, r.decision, action, r.dice).n)

    def _play(self, r: p.Play) -> Reply:
        t = self._at(r.table)
        d = find(t.s, r.seat, r.decision)
        if r.policy not in POLICIES:
            raise p.BadRequest("bad-request", f"there is {', '.join(POLICIES)}", "policy")
        rng = self._rng if r.seed is None else Random(str(r.seed))
        action = POLICIES[r.policy](t.game, t.s, d, rng)
        answered = option_data(t.game, d, action)
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
