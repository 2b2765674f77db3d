"""The audit: what was written is laid open beside its seal, and the game is played again (END.1)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.armada.model.state import State
from engine.armada.turn.endgame import totals
from engine.core.codec import unpack_action
from engine.core.contract import Game
from engine.core.errors import BrokenRecord, InvalidAction
from engine.core.flow import Result
from engine.core.record import Entry, Record, replay, seal_of
from engine.core.rules import Seat

#: What is written in secret and opened at the end.
WRITTEN = ("fleet", "orders")


@dataclass(frozen=True, slots=True)
class Sheet:
    """A fleet or a turn's orders as written: `turn` is 0 for a fleet, `seal` what it was locked with."""

    n: int
    turn: int
    seat: Seat
    kind: str
    text: str
    seal: str


@dataclass(frozen=True, slots=True)
class Findings:
    """What an audit found: every sheet that counted, what is wrong, and the points counted again."""

    sheets: tuple[Sheet, ...]
    wrong: tuple[str, ...]
    points: dict[Seat, int]


def audit(game: Game[State], record: Record) -> Findings:
    """Case END.1, Ruling G31: compare all seals, and play a game again from what was written.

    Sheets that were taken back or undone are left out. A record that does not replay gives what is wrong,
    with the entry's number.
    """
    wrong = [f"entry {e.n}: the seal does not fit what was written" for e in record.entries if not _sealed(e)]
    results: list[Result[State]] = []
    try:
        results = replay(game, record)
    except BrokenRecord as bad:
        wrong.append(str(bad))
    sheets = tuple(_sheets(game, record, results))
    points = totals(results[-1].state) if results else dict.fromkeys(game.seats, 0)
    return Findings(sheets, tuple(wrong), points)


def _sealed(e: Entry) -> bool:
    if e.how != "answer" or e.kind not in WRITTEN:
        return True
    return e.seal == seal_of(e.salt, e.seat, e.decision, e.action)


def _sheets(game: Game[State], record: Record, results: list[Result[State]]) -> list[Sheet]:
    """Return the sheets that took effect, in the order of turns and seats."""
    found: dict[tuple[int, str, Seat], Sheet] = {}
    states = dict(enumerate((r.state for r in results), len(record.entries) - len(results)))
    for e in record.entries:
        if e.how != "answer" or e.kind not in WRITTEN:
            continue
        turn = states[e.n - 1].turn if e.kind != "fleet" and e.n - 1 in states else 0
        try:
            text = game.write(unpack_action(game.rules.kinds[e.kind].takes, e.action))
        except InvalidAction as bad:
            text = str(bad)
        found[turn, e.kind, e.seat] = Sheet(e.n, turn, e.seat, e.kind, text, e.seal)
    order = {seat: i for i, seat in enumerate(game.seats)}
    return [found[key] for key in sorted(found, key=lambda k: (k[0], k[1], order[k[2]]))]
