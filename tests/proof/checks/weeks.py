"""Clocks, absences and company, when all has come to rest: what must hold of them whatever went wrong.

What the database says is held against what people did (`absences`), and against what was delivered.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from bot.desk.discord.messages import texts
from bot.desk.discord.world import Delivery
from bot.play.clocks.bank import DAY, read_terms
from bot.play.clocks.booking import is_veiled
from bot.store.repositories.clocks import NOW
from bot.titles import TITLES
from engine.core.flow import pending, pending_answers
from render.core.text import words
from tests.proof.checks.glimpse import Glimpse

#: What the others ask each other about a seat without time.
ASKED = ("give", "care", "care-offer", "care-end", "offer")
#: The bot's clock jumps so far at most, so that what happened first may seem to have been later.
JUMPS = 100_000


def weeks(look: Glimpse, log: Sequence[Delivery], done: Counter[str]) -> Iterator[str]:
    """Find clocks that do not fit their games, acts of those without a right, and words that did not come."""
    for game in look.games():
        yield from (f"game {game}: {x}" for x in (*clocks(look, game, done), *asked(look, game, done)))
    yield from told(look, log, done)
    yield from veiled(look, log, done)
    yield from apart(look, done)


# -- clocks --------------------------------------------------------------------------------------------------


def clocks(look: Glimpse, game: str, done: Counter[str]) -> Iterator[str]:
    """Find clocks that run for a seat which has nothing to answer, and seats asked whose clock does not run.

    A clock that is marked as due at once has not been looked at since its game changed: it says nothing yet.
    """
    ((status, clock, frozen, parked),) = look.rows(
        "SELECT status, clock, frozen, parked FROM game WHERE id = ?", game
    )
    terms = read_terms(clock)
    rows = {
        seat: (bool(runs), due, left)
        for seat, runs, due, left in look.rows(
            'SELECT seat, runs, due, "left" FROM seat_clock WHERE game = ?', game
        )
    }
    if not terms.timed:
        yield from (f"the clock of {x} runs, and the table has agreed to none" for x in rows)
        return
    if status in ("over", "abandoned"):
        done["clocks of games that are over"] += len(rows)
        yield from (
            f"the clock of {x} runs, and the game is over" for x, (runs, _, _) in rows.items() if runs
        )
        return
    if status != "playing" or frozen or parked:
        return
    state = look.state(game)
    open_ = {d.seat for d in (*pending(state), *pending_answers(state))}
    for seat, user, caretaker in look.rows("SELECT seat, user, caretaker FROM seat WHERE game = ?", game):
        runs, due, left = rows.get(seat, (False, 0, -1))
        wants = seat in open_ and user and not caretaker
        if due == NOW:
            continue
        done["clocks held against what is asked"] += 1
        if runs != bool(wants):
            what = "runs" if runs else "stands"
            yield f"the clock of {seat} {what}, asked: {sorted(open_)}, of {user} {caretaker}"
        most = max(terms.cap, terms.bank) + DAY * _given(look, game, seat)
        if left > most:
            yield f"{seat} has {left} s, and the table allows {most}"


def _given(look: Glimpse, game: str, seat: str) -> int:
    """Return how often the others have given a seat more time."""
    rows = look.rows("SELECT body FROM outbox WHERE game = ? AND what = 'note'", game)
    told = [json.loads(x) for (x,) in rows]
    return sum(x.get("key") == "note-time-given" and x["facts"]["seat"] == seat for x in told)


# -- acts ----------------------------------------------------------------------------------------------------


def asked(look: Glimpse, game: str, done: Counter[str]) -> Iterator[str]:
    """Find requests about somebody's time that were made or agreed to by people who never sat there."""
    there = {user for users in look.held(game).values() for user in users}
    for request, what, user, seat, yes in look.rows(
        "SELECT id, what, user, seat, yes FROM request WHERE game = ? ORDER BY id", game
    ):
        if what not in ASKED:
            continue
        done["requests about somebody's time"] += 1
        for who in {user, *json.loads(yes)} - there:
            yield f"request {request} ({what} {seat}) is by {user}, agreed to by {yes}; {who} never sat there"


def told(look: Glimpse, log: Sequence[Delivery], done: Counter[str]) -> Iterator[str]:
    """Find words to one person that are noted as sent and did not come, and who is away and was not told."""
    shown = {str(x.json["nonce"]) for x in log if x.kind == "message" and x.json.get("nonce")}
    kept = dict[tuple[str, int], int]()
    for game, lane, nonce, body, sent, error in look.rows(
        "SELECT game, lane, nonce, body, sent, error FROM outbox WHERE what = 'note'"
    ):
        key = json.loads(body).get("key", "")
        if not key.startswith("note-away") or not lane.startswith("u"):
            continue
        done["words that a machine player answers"] += 1
        kept[game, int(lane[1:])] = kept.get((game, int(lane[1:])), 0) + 1
        if sent and not error and nonce[:25] not in shown and _still_away(look, game, int(lane[1:])):
            yield f"game {game}: {lane[1:]} was not told that a machine player answers ({key})"
    seats = look.rows(
        "SELECT s.game, s.user, s.caretaker FROM seat s JOIN game g ON g.id = s.game"
        " WHERE s.caretaker <> '' AND g.status = 'playing'"
    )
    for game, user, caretaker in seats:
        done["seats in whose place a machine player answers"] += 1
        if not user:
            yield f"game {game}: {caretaker} answers for nobody"


def _still_away(look: Glimpse, game: str, user: int) -> bool:
    return bool(
        look.rows("SELECT seat FROM seat WHERE game = ? AND user = ? AND caretaker <> ''", game, user)
    )


# -- what is shown -------------------------------------------------------------------------------------------


def veiled(look: Glimpse, log: Sequence[Delivery], done: Counter[str]) -> Iterator[str]:
    """Find clocks that were shown where a running one could tell of a hidden question."""
    hides = {game for game, title in look.rows("SELECT id, title FROM game WHERE clock <> ''")
             if is_veiled(TITLES[title])}  # fmt: skip
    signs = [words(x)(key, name="\0", when="\0").split("\0")[1] for x in ("en", "de") for key in SHOWN]
    for d in log:
        said = texts(d.json) if d.kind in ("message", "edit") else ""
        game = next((x for x in hides if f":{x}:" in json.dumps(d.json)), "") if said else ""
        if not game:
            continue
        done["messages of tables whose clocks are hidden"] += 1
        found = [x for x in signs if x in said]
        if found:
            yield f"game {game}: delivery {d.n} shows a clock: {said[-300:]!r}"


#: What says whose clock runs.
SHOWN = ("clock-runs", "clock-held")


# -- each other ----------------------------------------------------------------------------------------------


def apart(look: Glimpse, done: Counter[str]) -> Iterator[str]:
    """Find people at a table of whom one had blocked the other before it was opened."""
    blocks = look.rows("SELECT user, blocked, at FROM block WHERE blocked > 0")
    tables: Mapping[str, tuple[int, set[int]]] = {
        game: (created, {user for user, _, _ in look.seats(game).values()})
        for game, created in look.rows("SELECT id, created FROM game WHERE NOT imported")
    }
    for user, other, at in blocks:
        done["blocks held against tables"] += 1
        for game, (created, there) in tables.items():
            if created > at + JUMPS and {user, other} <= there:
                yield f"game {game}: {user} sits beside {other}, whom they had blocked"
