"""The record of a game: an append-only log of answers, the dice shown, and a checksum after each."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import inf
from time import thread_time
from typing import Annotated, Any, Generic, Literal

from pydantic import FailFast, ValidationError

from engine.core.codec import canonical, check_sum, pack_action, save, unpack_action
from engine.core.contract import Game, Setup
from engine.core.data import adapter, reason
from engine.core.dice import CommittedDice, Dice, GivenDice, RecordedDice, Roll
from engine.core.editions import Mark, OtherEdition, Version, adopt_edition, mark_of
from engine.core.errors import BrokenRecord, EngineError, Refusal
from engine.core.flow import Result, act, apply, find, renumber, take_back
from engine.core.rules import Action, Event, Outcome, Packed, S, Seat, Secrecy, Takes
from engine.core.types.frozen import replace
from engine.core.types.values import in_order, value

#: Maximum length of a record from outside, in characters.
LONGEST = 8_000_000
How = Literal["start", "answer", "act", "back", "undo", "mark"]


@value
class Entry:
    """One line of the log.

    `n` counts from 0, the start. `decision` is the question's number for an answer or a taking back. `k` is
    the number of the first of `rolls`. `after` is the checksum of the state it led to. `final`: something
    was rolled or revealed, so nobody may undo past it without consent. `salt` and `seal` belong to a secret
    answer, and to an act that gives one, so that nobody can tell the two apart. `by`
    says where it came from: "" for a person, "standing", "order" (the rest of one), or a machine player's
    name. An undo's action is {"to": n}, a mark's is a `Mark`.
    """

    n: int
    how: How
    seat: Seat = ""
    kind: str = ""
    decision: int = 0
    action: Packed = None
    rolls: Annotated[tuple[Roll, ...], FailFast()] = ()
    k: int = 0
    after: int = 0
    final: bool = False
    salt: str = ""
    seal: str = ""
    by: str = ""


@value
class Hinted:
    """A hint that a seat took on a question, after entry `n`; `why`: it was also told the answer."""

    n: int
    seat: Seat
    decision: int
    why: bool = False


@value
class Record:
    """A whole game as exported. `seed` is empty while the dice are still secret.

    `edition` is that of the rules under which it ended, which the program of `version` can replay. A change
    from older rules is an entry, a mark. `hints` do not affect the replay.
    """

    id: str
    setup: Setup
    entries: Annotated[tuple[Entry, ...], FailFast()] = ()
    words: Mapping[Seat, str] = field(default_factory=dict)
    commitment: str = ""
    seed: str = ""
    edition: int = 1
    outcome: Outcome | None = None
    version: Version = ""
    hints: Annotated[tuple[Hinted, ...], FailFast()] = ()
    format: Literal["nullgate-record-1"] = "nullgate-record-1"


@dataclass(frozen=True, slots=True)
class Move(Generic[S]):
    """An entry, the state it led to, the events, and the saved state (JSON)."""

    entry: Entry
    state: S
    events: tuple[Event, ...]
    saved: bytes


def seal_of(salt: str, seat: Seat, decision: int, action: Packed) -> str:
    """Return the hash that the channel is shown of a sealed answer: SHA-256 of salt, seat, number and answer.

    >>> seal_of("00", "blue", 3, {"do": "pass"})[:12]
    '6e1650f24fd5'
    """
    return hashlib.sha256(f"{salt}|{seat}|{decision}|{canonical(action)}".encode()).hexdigest()


# -- writing ---------------------------------------------------------------------------------------------


def _move(entry: Entry, done: Result[S], dice: Dice) -> Move[S]:
    saved = save(done.state)
    rolls = tuple(dice.shown)
    k = dice.k - len(rolls) if isinstance(dice, CommittedDice) else entry.k
    full = replace(entry, rolls=rolls, k=k, after=check_sum(saved), final=done.final)
    return Move(full, done.state, done.events, saved)


def begin(game: Game[S], setup: Setup, dice: Dice) -> Move[S]:
    """Start a game: entry 0.

    Raises:
        BadSetup, BadData: it cannot be set up like this.

    """
    return _move(Entry(0, "start"), game.new(setup, dice), dice)


def _in_order(takes: Takes, action: Action) -> Action:
    """Sort an action's dictionaries as a record would return them, so that a replay sees the same data."""
    if not isinstance(action, takes) or in_order(action):
        return action
    return unpack_action(takes, pack_action(takes, action))


def answer(
    s: S, n: int, seat: Seat, decision: int, action: Action, dice: Dice, *, by: str = "", k: int = 0
) -> Move[S]:
    """Answer a question, as entry `n`. A sealed answer gets its seal.

    Raises:
        Refusal: the answer is not legal.

    """
    kind = s.rules.kinds[find(s, seat, decision).kind]
    action = _in_order(kind.takes, action)
    done = apply(s, seat, decision, action, dice)
    packed = pack_action(kind.takes, action)
    entry = Entry(n=n, how="answer", seat=seat, kind=kind.name, decision=decision, action=packed, by=by, k=k)
    return _move(entry if kind.secrecy is Secrecy.OPEN else _sealed(entry), done, dice)


def do_act(
    s: S, n: int, seat: Seat, name: str, action: Action, dice: Dice, *, by: str = "", k: int = 0
) -> Move[S]:
    """Carry out a free action, as entry `n`. One that gives a sealed answer gets the same kind of seal.

    Raises:
        Refusal: this seat may not do it now.

    """
    if name not in s.rules.frees:
        raise Refusal(f"there is no act {name!r} in this game")
    action = _in_order(s.rules.frees[name].takes, action)
    done = act(s, seat, name, action, dice)
    packed = pack_action(s.rules.frees[name].takes, action)
    entry = Entry(n=n, how="act", seat=seat, kind=name, decision=0, action=packed, by=by, k=k)
    return _move(_sealed(entry) if any(e.kind == "sealed" for e in done.events) else entry, done, dice)


def _sealed(entry: Entry) -> Entry:
    """Seal an entry's content with a new salt."""
    salt = secrets.token_hex(16)
    return replace(entry, salt=salt, seal=seal_of(salt, entry.seat, entry.decision, entry.action))


def do_back(s: S, n: int, seat: Seat, decision: int, *, k: int = 0) -> Move[S]:
    """Take back an unread answer, as entry `n`.

    Raises:
        StaleDecision: it has been acted on.

    """
    done = take_back(s, seat, decision)
    return _move(Entry(n, "back", seat, "", decision, k=k), done, GivenDice())


def do_undo(s: S, n: int, seat: Seat, then: S, to: int, *, k: int = 0) -> Move[S]:
    """Return to `then`, the state after entry `to`, as entry `n`. Dice already shown remain known.

    Raises:
        Refusal: `to` is not before the last entry.

    """
    if not 0 <= to < n - 1:
        raise Refusal(f"there is nothing to undo back to entry {to}")
    new = renumber(then, s.asked)
    event = Event("undone", "", {"seat": seat, "to": to})
    return _move(
        Entry(n=n, how="undo", seat=seat, kind="", decision=0, action={"to": to}, k=k),
        Result(new, (event,), final=True),
        GivenDice(),
    )


def do_mark(game: Game[S], n: int, held: str, was: int, version: str, dice: Dice, *, k: int = 0) -> Move[S]:
    """Move to the current edition as entry `n`, from `held`, the saved state after the entry before.

    Raises:
        EngineError: the current rules cannot continue from there.

    """
    mark = Mark(was, game.edition, version, held)
    done = adopt_edition(game, mark, dice)
    return _move(Entry(n, "mark", action=adapter(Mark).dump_python(mark, mode="json"), k=k), done, dice)


# -- reading ---------------------------------------------------------------------------------------------

#: Fields that must be empty in an entry, by its origin; one that is not shows tampering.
_UNUSED: dict[How, tuple[str, ...]] = {
    "start": ("seat", "kind", "decision", "action", "salt", "seal"),
    "answer": (),
    "act": ("decision",),
    "back": ("kind", "action", "salt", "seal"),
    "undo": ("kind", "decision", "salt", "seal"),
    "mark": ("seat", "kind", "decision", "salt", "seal"),
}


def replay_entry(game: Game[S], s: S | None, e: Entry, setup: Setup, before: Mapping[int, S]) -> Result[S]:
    """Replay one entry with the dice it shows. `before` holds the earlier states, for an undo.

    Raises:
        BrokenRecord: it does not lead to the state it claims.

    """
    if e.how not in _UNUSED:  # a database row may hold anything
        raise BrokenRecord(e.n, f"nothing comes about by {e.how!r}")
    dice = RecordedDice(e.rolls, e.n)
    if odd := [name for name in _UNUSED[e.how] if getattr(e, name)]:
        raise BrokenRecord(e.n, f"{e.how} has no {odd[0]}")
    try:
        if e.how == "mark":
            done = adopt_edition(game, mark_of(e.n, e.action), dice)
        else:
            done = game.new(setup, dice) if e.how == "start" else _again(s, e, dice, before)
    except BrokenRecord:
        raise
    except EngineError as why:
        raise BrokenRecord(e.n, str(why)) from why
    if dice.left:
        raise BrokenRecord(e.n, f"dice are left over: {dice.left}")
    if check_sum(save(done.state)) != e.after:
        raise BrokenRecord(e.n, "the checksum differs")
    if done.final != e.final:
        raise BrokenRecord(e.n, f"final is {done.final}")
    return done


def _again(s: S | None, e: Entry, dice: Dice, before: Mapping[int, S]) -> Result[S]:
    if s is None:
        raise BrokenRecord(e.n, "the record has no start")
    r = s.rules
    if e.how == "answer":
        kind = r.kinds[find(s, e.seat, e.decision).kind]
        if e.kind != kind.name:
            raise BrokenRecord(e.n, f"the question is {kind.name}, not {e.kind!r}")
        _check_seal(e, sealed=kind.secrecy is not Secrecy.OPEN)
        return apply(s, e.seat, e.decision, unpack_action(kind.takes, e.action), dice)
    if e.how == "act":
        if e.kind not in r.frees:
            raise BrokenRecord(e.n, f"there is no act {e.kind!r}")
        done = act(s, e.seat, e.kind, unpack_action(r.frees[e.kind].takes, e.action), dice)
        _check_seal(e, sealed=bool(e.seal) and any(x.kind == "sealed" for x in done.events))
        return done
    if e.how == "back":
        return take_back(s, e.seat, e.decision)
    to = e.action.get("to") if isinstance(e.action, dict) else None
    if type(to) is not int or to not in before or to >= e.n - 1:
        raise BrokenRecord(e.n, f"there is no entry {to} to go back to")
    event = Event("undone", "", {"seat": e.seat, "to": to})
    return Result(renumber(before[to], s.asked), (event,), final=True)


def _check_seal(e: Entry, *, sealed: bool) -> None:
    if sealed and e.seal != seal_of(e.salt, e.seat, e.decision, e.action):
        raise BrokenRecord(e.n, "the seal does not fit the answer")
    if not sealed and (e.seal or e.salt):
        raise BrokenRecord(e.n, "an open answer has no seal")


def replay(game: Game[S], record: Record, patience: float = inf) -> list[Result[S]]:
    """Replay a record and return the result of every entry, beginning at the last mark if there is one.

    `patience` is the CPU time of this thread, in seconds, after which a stranger's record is abandoned.

    Raises:
        BrokenRecord: an entry, with its number, does not replay.
        OtherEdition: the record ends under other rules than today's; it is not tried.

    """
    first = first_replayed(game, record)
    end = thread_time() + patience
    results: list[Result[S]] = []
    states: dict[int, S] = {}
    s: S | None = None
    for n, e in enumerate(record.entries):
        if e.n != n or (e.how == "start") != (n == 0):
            raise BrokenRecord(n, "the entries are not numbered from the start")
        if thread_time() > end:
            raise BrokenRecord(n, "the record takes too long to replay")
        if n >= first:
            done = replay_entry(game, s, e, record.setup, states)
            s = states[n] = done.state
            results.append(done)
    if not results:
        raise BrokenRecord(0, "the record has no entries")
    if record.outcome != results[-1].state.over:
        raise BrokenRecord(
            len(record.entries) - 1, f"the outcome is {results[-1].state.over}, not {record.outcome}"
        )
    return results


def first_replayed(game: Game[Any], record: Record) -> int:
    """Return the first entry that the current rules can replay: the last mark, or the start.

    Raises:
        BrokenRecord: a mark does not fit the entry before it, or the editions around it.
        OtherEdition: the record ends under another edition than the current one.

    """
    entries, first, now = record.entries, 0, None
    for n, e in enumerate(entries):
        if e.how != "mark":
            continue
        mark = mark_of(n, e.action)
        if not n or check_sum(mark.state.encode()) != entries[n - 1].after:
            raise BrokenRecord(n, "the state at the mark is not that of the entry before")
        if now not in (None, mark.was) or mark.was == mark.edition:
            raise BrokenRecord(n, f"the mark leads from edition {mark.was} to {mark.edition}")
        first, now = n, mark.edition
    if now not in (None, record.edition):
        raise BrokenRecord(first, f"the mark leads to edition {now}, the record is of {record.edition}")
    if record.edition != game.edition:
        by = f"version {record.version} of the program" if record.version else "the program of that edition"
        old = f"it was played under edition {record.edition} of the rules, and this is {game.edition}"
        raise OtherEdition(0, f"{old}; {by} can replay it")
    return first


def undo_floor(entries: Sequence[Entry], seat: Seat) -> int:
    """Return the earliest entry to which this seat may undo without consent: only own, non-final entries.

    Equal to the last entry's number when nothing can be undone freely.
    """
    n = len(entries) - 1
    while n > 0 and entries[n].seat == seat and entries[n].how == "answer" and not entries[n].final:
        n -= 1
    return n


def write_record(record: Record) -> str:
    """Write a record as JSON text."""
    return adapter(Record).dump_json(record, indent=1).decode()


def read_record(text: str) -> Record:
    """Read a record from JSON text of any origin. It is not replayed here.

    Raises:
        BrokenRecord: it is too long, not JSON, or not a record.

    """
    if len(text) > LONGEST:
        raise BrokenRecord(0, f"a record is at most {LONGEST} characters")
    try:
        record: Record = adapter(Record).validate_json(text)
    except (ValidationError, RecursionError) as bad:
        raise BrokenRecord(0, f"not a record: {reason(bad)}") from bad
    return record
