"""Records of games: packed, read in, replayed, drawn as a film, and looked back on."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from time import thread_time
from typing import TYPE_CHECKING, Any

from bot.play.model.rows import (
    KEPT_EVERY,
    Called,
    entry_of,
    events_of,
    outcome_of,
    setup_of,
    write_events,
)
from bot.play.model.terms import Refused
from bot.play.model.texts import LONGEST_WORD
from bot.play.workers.pool import Progress
from bot.store.models import Entry as EntryRow
from bot.store.models import Game as GameRow
from engine.core.codec import canonical, check_sum, load, save
from engine.core.contract import Game, Setup, View
from engine.core.data import adapter
from engine.core.dice import RandomDice, commitment
from engine.core.errors import BadData, BadSetup, BrokenRecord, EngineError, Refusal
from engine.core.flow import Result
from engine.core.record import Entry, Hinted, Record, read_record, replay, replay_entry, write_record
from engine.core.rules import EVERYONE, Event, Outcome, Seat, State
from render.core.look import Look, Theme
from render.core.replay import Step, animate, last_turn, storyboard
from render.core.scene import Scene
from render.core.text import words

if TYPE_CHECKING:
    from engine.report.explanation import Explanation
    from engine.report.report import Estimate

MOST_ENTRIES = 20_000

MOST_ROLLS = 10_000_000

LONGEST_ID = 64

LONGEST_MARKS = 300

#: Seconds of work that a record may take to replay; one of 20,000 ordinary entries takes four.
PATIENCE = 20.0

#: Seconds that setting up a table from its own file may take; it is done again at the start.
SETTING_UP = 1.0

#: A row of the log as it is sent to another process: its columns in this order.
COLUMNS = tuple(EntryRow.model_fields)

Row = tuple[Any, ...]

#: Another row, by its columns.
Columns = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Brought:
    """A record that replays, as rows to be written; the columns of its game's row that follow from it."""

    fields: Columns
    seed: str
    seats: tuple[Seat, ...]
    log: list[dict[str, object]]
    state: str
    kept: list[tuple[int, str]]
    hints: tuple[Hinted, ...] = ()


def packed(rows: Sequence[EntryRow]) -> list[Row]:
    """Make rows of the log ready to be sent."""
    return [tuple(x.__dict__[name] for name in COLUMNS) for x in rows]


def unpacked(rows: Sequence[Row]) -> list[EntryRow]:
    """Return the rows of the log that were sent."""
    return [EntryRow(**dict(zip(COLUMNS, x, strict=True))) for x in rows]


# -- setting up ------------------------------------------------------------------------------------------


def chosen(game: Game[Any], setup: Setup) -> dict[str, str]:
    """Check that a game can be set up so; give its options, the default ones where none was chosen.

    Raises:
        Refused: it cannot, or takes too long.

    """
    began = thread_time()
    try:
        options = game.chosen(setup)
        game.new(setup, RandomDice(Random()))
    except (BadSetup, BadData) as why:
        raise Refused("refused-setup", why=str(why)) from why
    if setup.files and thread_time() - began > SETTING_UP:
        raise Refused("refused-setup-long")
    return options


# -- bringing in -----------------------------------------------------------------------------------------


def read_in(game: str, now: int, text: str, games: Mapping[str, Game[Any]]) -> Brought:
    """Read a record, replay it, and make the rows of a game with this id.

    Raises:
        Refused: it is no record, or does not replay; with the reason.

    """
    try:
        rec, results = _replayed(text, games)
    except (EngineError, Refusal) as why:
        raise Refused("refused-record", why=str(why)) from why
    last, first = results[-1].state, len(rec.entries) - len(results)
    saved, log = save(last).decode(), _log_rows(game, rec, results, now)
    setup, over = rec.setup, last.over
    fields = {
        "title": setup.game,
        "scenario": setup.scenario,
        "options": canonical(dict(setup.options)),
        "files": canonical(dict(setup.files)),
        "status": "over" if over else "abandoned",
        "n": len(rec.entries) - 1,
        "after": check_sum(saved.encode()),
        "edition": rec.edition,
        "version": rec.version,
        "mark": first,
        "dice_id": rec.id,
        "commitment": rec.commitment,
        "words": canonical(dict(rec.words)),
        "shown": log[-1]["shown"],
        "open_rolls": sum(len(e.rolls) for e in rec.entries),
        "outcome": adapter(Outcome).dump_json(over).decode() if over else "",
        "size": len(text),
    }
    kept = [(n, save(r.state).decode()) for n, r in enumerate(results, first) if n % KEPT_EVERY == 0]
    seats = tuple(games[rec.setup.game].seated(rec.setup))
    return Brought(
        fields=fields, seed=rec.seed, seats=seats, log=log, state=saved, kept=kept, hints=rec.hints
    )


def _replayed(text: str, games: Mapping[str, Game[Any]]) -> tuple[Record, list[Result[Any]]]:
    """Read and replay a record.

    Raises:
        EngineError: it is no record, or does not replay.

    """
    rec = read_record(text)
    if len(rec.entries) > MOST_ENTRIES:
        raise BrokenRecord(0, f"a record has at most {MOST_ENTRIES} entries")
    if rec.setup.game not in games:
        raise BrokenRecord(0, f"there is no game {rec.setup.game[:40]!r} here")
    game = games[rec.setup.game]
    check_record(rec, game.seats)
    return rec, replay(game, rec, PATIENCE)


def check_record(rec: Record, seats: Sequence[Seat]) -> None:
    """Refuse what replaying does not look at and other parts rely on: names, numbers, the seed.

    Raises:
        BrokenRecord: with the reason.

    """
    if not re.fullmatch(r"[0-9a-f]{64}|", rec.commitment) or not re.fullmatch(r"[0-9a-f]{64}|", rec.seed):
        raise BrokenRecord(0, "seed and commitment are 64 hexadecimal digits")
    asked = {(x.seat, x.decision) for x in rec.hints}
    sound = (x.seat in seats and 0 < x.decision < MOST_ROLLS and 0 <= x.n < MOST_ENTRIES for x in rec.hints)
    if len(asked) < len(rec.hints) or len(asked) > MOST_ENTRIES or not all(sound):
        raise BrokenRecord(0, "a hint belongs to one question of a seat")
    if rec.seed and commitment(rec.seed) != rec.commitment:
        raise BrokenRecord(0, "the seed is not the one that was committed to")
    if not set(rec.words) <= set(seats) or any(len(x) > LONGEST_WORD for x in rec.words.values()):
        raise BrokenRecord(0, f"each seat adds a word of at most {LONGEST_WORD} characters")
    if len(rec.id) > LONGEST_ID or not rec.id.isprintable() or not 0 <= rec.edition < MOST_ROLLS:
        raise BrokenRecord(0, "the record's id or edition cannot be")
    for e in rec.entries:
        if e.seat not in ("", *seats) or not 0 <= e.k < MOST_ROLLS or not 0 <= e.decision < MOST_ROLLS:
            raise BrokenRecord(e.n, "its seat or its numbers cannot be")
        if len(e.salt) + len(e.seal) + len(e.by) > LONGEST_MARKS:
            raise BrokenRecord(e.n, "its salt, seal or author is too long")


def _log_rows(game: str, rec: Record, results: list[Result[Any]], now: int) -> list[dict[str, object]]:
    rows: list[dict[str, Any]] = []
    told = [()] * (len(rec.entries) - len(results)) + [x.events for x in results]  # unknown before a mark
    for e, events in zip(rec.entries, told, strict=True):
        public = any(x.reaches(None) for x in events)
        shown = (rows[-1]["shown"] if rows else -1) + public
        rows.append({**_log_row(game, e, events, now), "public": public, "shown": shown})
    return rows


def _log_row(game: str, entry: Entry, told: Sequence[Event], now: int) -> dict[str, object]:
    return {
        "game": game,
        "n": entry.n,
        "how": entry.how,
        "seat": entry.seat,
        "kind": entry.kind,
        "decision": entry.decision,
        "action": canonical(entry.action),
        "rolls": canonical(entry.rolls),
        "k": entry.k,
        "after": entry.after,
        "final": entry.final,
        "salt": entry.salt,
        "seal": entry.seal,
        "by": entry.by,
        "events": write_events(told),
        "prev": entry.n - 1,
        "floor": entry.n,
        "floor_seat": "",
        "user": 0,
        "at": now,
    }


# -- taking out ------------------------------------------------------------------------------------------


def whole(row: Columns, rows: Sequence[Row], seed: str, hints: Sequence[Hinted] = ()) -> str:
    """Write an ended game as a record."""
    return write_record(record_of(GameRow(**row), unpacked(rows), seed, hints))


def public_log(look: Look, rows: Sequence[Row], called: Called, locale: str) -> list[str]:
    """Tell all that the channel knows of a game, a line for each thing that happened."""
    say, lines = words(locale), list[str]()
    for row in unpacked(rows):
        public = [e for e in events_of(row, raw=True) if e.reaches(None)]
        lines += [f"{row.shown:>5}  {line}" for line in look.tell(public, called.at(row.n), say)]
    return lines


def record_of(row: GameRow, log: Sequence[EntryRow], seed: str, hints: Sequence[Hinted] = ()) -> Record:
    """Return a game as the record that `engine.core.record` reads."""
    return Record(
        id=row.dice_id,
        setup=setup_of(row),
        entries=tuple(map(entry_of, log)),
        words=json.loads(row.words),
        commitment=row.commitment,
        seed=seed,
        edition=row.edition,
        outcome=outcome_of(row),
        version=row.version,
        hints=tuple(hints),
    )


@dataclass(frozen=True, slots=True)
class Film:
    """What an animation shows: the log from the saved state `start` (entry, state) on, or from the beginning.

    Entries before `first` are not shown; with `turn` only the last turn is. An ended game is shown with all
    secrets, except events of the kinds `but`, which mean nothing to others; `but` is None for a game under
    way. With a seat's `eyes` the animation shows what that seat saw.
    """

    game: Game[Any]
    look: Look
    setup: Setup
    rows: list[Row]
    start: tuple[int, str] | None
    first: int
    turn: bool
    called: Called
    locale: str
    theme: Theme
    but: frozenset[str] | None = None
    eyes: Seat | None = None


@dataclass(frozen=True, slots=True)
class Moving:
    """An animation as a file, and a description of it in words."""

    data: bytes
    name: str
    alt: str


class SpoiledState(Exception):
    """The kept state that a film begins with cannot be read."""


def moving(film: Film, progress: Progress) -> Moving | None:
    """Make the moving picture; None when there is nothing to show yet.

    Raises:
        SpoiledState: it has to begin elsewhere.

    """
    scenes, seconds = laid_out(film)
    if not scenes:
        return None
    made = animate(scenes, seconds, progress)
    return Moving(made.data, made.name, scenes[-1].alt)


def laid_out(film: Film) -> tuple[list[Scene], list[float]]:
    """Lay out what all may see: scenes, and the seconds each is shown.

    Raises:
        SpoiledState: it has to begin elsewhere.

    """
    states = _start(film)
    s, steps = next(iter(states.values()), None), list[Step]()
    for row in unpacked(film.rows):
        s = states[row.n] = replay_entry(film.game, s, entry_of(row), film.setup, states).state
        seen = tuple(_visible_events(film, row))
        if row.n >= film.first and seen:
            steps.append(Step(_view(film, s), seen, film.called.at(row.n)))
    shown = last_turn(steps) if film.turn else steps
    return storyboard(film.look, shown, words(film.locale), film.called.now, film.theme)


def _view(film: Film, state: State) -> View:
    everything = film.but is not None and film.eyes is None
    return film.game.open_view(state) if everything else film.game.view(state, film.eyes)


def _visible_events(film: Film, row: EntryRow) -> Iterator[Event]:
    """Yield the visible events of an entry: in an ended game also those told to some seats only."""
    for e in events_of(row):
        if e.reaches(film.eyes):
            yield e
        elif film.eyes is None and film.but is not None and e.kind not in film.but:
            yield e._replace(to=EVERYONE)


def _start(film: Film) -> dict[int, State]:
    if film.start is None:
        return {}
    n, text = film.start
    try:
        return {n: load(film.game.state, text)}
    except BrokenRecord as why:
        raise SpoiledState(str(why)) from why


#: Seconds after which one is given up, on a machine that is slow or busy.
LONGEST_REPORT = 280.0

#: Whatever else the machine does comes first.
NICE = 10


def looked_back(
    game: Game[Any],
    row: Columns,
    rows: Sequence[Row],
    seed: str,
    seconds: float,
    progress: Progress,
) -> str:
    """Work out the report on a game in about the given seconds; return it as JSON.

    Raises:
        Refusal, BrokenRecord, OtherEdition: there can be none.

    """
    from engine.report.compose import compose
    from engine.report.report import write_report

    _give_way()
    record = record_of(GameRow(**row), unpacked(rows), seed)
    return write_report(compose(game, record, seconds, progress=progress))


def explained(
    game: Game[Any],
    row: Columns,
    rows: Sequence[Row],
    n: int,
    seconds: float,
    known: Mapping[int, Estimate],
    progress: Progress,
) -> Explanation:
    """Explain the answer of entry `n`, in about this many seconds at most; see `explain`.

    Raises:
        Refusal, BrokenRecord, OtherEdition: it cannot be explained.

    """
    from engine.report.explanation import explain

    _give_way()
    return explain(game, record_of(GameRow(**row), unpacked(rows), ""), n, seconds, known, progress)


def _give_way() -> None:
    """Give way to everything else on this machine, where possible; once is enough."""
    with suppress(AttributeError, OSError):
        if os.nice(0) < NICE:
            os.nice(NICE)
