"""Answers for one's own eyes are right: of the state that was committed then, and of one's own seat.

Held against the record are the number that an answer says it is of, the hand and the questions or headline
that `/mine` lays out, the questions that its controls answer, and whether what was refused was left undone.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from bot.desk.discord.interactions import COMMAND
from bot.desk.discord.messages import texts, walk
from bot.desk.discord.world import LOADING, Delivery
from bot.play.model.custom_ids import AHEAD, Verb
from bot.play.model.terms import Status
from bot.ui.visit import BAD_COLOUR
from engine.core.flow import pending
from render.core.text import words
from tests.loopback.server import Loopback
from tests.proof.checks.glimpse import Glimpse, Stand, Told, walk_ids
from tests.proof.people.players import meant
from tests.proof.told.retold import Retelling
from tests.proof.told.witness import Seen, Witness

#: Controls that answer a question, which stands behind them as seat and number.
ASKING = {"take", "do", "pick", "page"}
#: What somebody is told when something of ours failed: whether it was done is then not known.
FAILED = ("bot-error", "bot-store-error", "bot-discord-error", "bot-rules-bug")
#: What shows somebody something, and whether what they did was refused.
BOARD = "board"
SHOWN = ("message", "edit", BOARD)
#: Number of entries that may come while a board is laid out.
NEWER = 20
_BOX = 17


def right(
    discord: Loopback, look: Glimpse, stand: Stand, told: list[Told], witness: Witness, done: Counter[str]
) -> Iterator[str]:
    """Find answers to single people about a game that do not fit it as it stood."""
    again, tokens = Retelling(look, stand.id, stand.title), witness.by_token()
    numbers = dict(look.rows("SELECT n, shown FROM entry WHERE game = ?", stand.id))
    foot, filled = re.compile(rf'"ng:{Verb.MORE}:{stand.id}:\d+:(\d+)'), set[str]()
    for d in discord.world.log:
        if d.kind not in SHOWN or len(d.audience) != 1 or d.json["flags"] & LOADING:
            continue
        said = texts(d.json)
        act = tokens.get(d.token) if d.token not in filled else None  # later ones answer other acts, in place
        filled.add(d.token)
        found = _number(d, stand.id, foot)
        if found is None or d.channel in {x.id for x in discord.world.dms.values()}:
            continue
        (user,) = d.audience
        first, last = _between(witness, act, d, user, stand.id, len(told) - 1)
        states = [t for t in told if first <= t.entry.n <= last and numbers[t.entry.n] in found]
        done["boards of single people" if d.kind == BOARD else "answers to single people"] += 1
        if not states:
            what = f"{act.act.data}, begun after delivery {act.begun}" if act else "changed in place"
            yield (
                f"delivery {d.n} ({d.kind}) to {user} is of entry {found.start}, not of those of entries"
                f" {first} to {last}: {said[:200]!r} ({what})"
            )
            continue
        yield from _fits(again, states, d, user, act, done)


def _number(d: Delivery, game: str, foot: re.Pattern[str]) -> range | None:
    """Return the numbers of the entry that an answer may be of; None where it says of none of this game.

    A board says what number was reached before it was laid out.
    """
    if d.kind == BOARD:
        at = d.json["at"] // len(Status)
        return range(at, at + NEWER) if d.json["game"] == game and d.json["at"] >= 0 else None
    found = foot.search(json.dumps(d.json))
    return range(int(found[1]), int(found[1]) + 1) if found else None


def _between(
    witness: Witness, act: Seen | None, d: Delivery, user: int, game: str, end: int
) -> tuple[int, int]:
    """Return the entries between which the game stood when an answer was made ready."""
    first = act.before.get(game, -1) if act is not None else witness.no_earlier(user, d.n, d.at, game)
    last = witness.no_later(d.n, game)
    return first, end if last is None else max(first, last)


def _fits(
    again: Retelling, states: list[Told], d: Delivery, user: int, act: Seen | None, done: Counter[str]
) -> Iterator[str]:
    """Hold an answer against the states that it may show: one of them must fit."""
    mine = again.held(user, [t.entry.n for t in states])
    numbers = {(x.seat, x.id) for t in states for x in pending(t.state)}
    for x in walk_ids(d.json.get("components")):
        verb, of, rest = meant(x["custom_id"])
        if of != again.game or verb not in ASKING or not rest[1].isdecimal() or rest[1] == "0":
            continue
        done["controls of single people"] += 1
        asks = (rest[0], int(rest[1])) in numbers
        if int(rest[1]) == AHEAD:  # a turn is prepared: by who is not asked
            asks = any(all(y.seat != rest[0] for y in pending(t.state)) for t in states)
        if rest[0] not in mine or not asks:
            yield f"delivery {d.n} to {user} asks what was not asked of them then: {x['custom_id']}"
    mine = [seat for seat, (who, _, _) in again.sat(states[0].entry.n).items() if who == user]
    settled = all(again.sat(t.entry.n) == again.sat() for t in states)  # no seat has changed hands since
    if act is None or act.act.kind != COMMAND or act.act.data["name"] != "mine" or not (mine and settled):
        return
    done["hands"] += 1
    said = plain(texts(d.json))
    lacking = [[x for x in hand(again, t, mine, user, act) if plain(x) not in said] for t in states]
    if all(lacking):
        yield f"the hand in delivery {d.n} to {user} lacks {lacking[0][0]!r}: {said[:400]!r}"


def plain(text: str) -> str:
    """Return a text without its bold print: words of the glossary are bold only in what a person is asked."""
    return text.replace("**", "")


def hand(again: Retelling, t: Told, mine: list[str], user: int, act: Seen) -> list[str]:
    """Return what somebody's hand must show of a state: what is held, and what is asked or how it stands."""
    say = again.words_of(user, act.act.user.locale)
    seat = again.own.seats.eyes(mine)
    view = again.rules.view(t.state, seat)
    asked = [
        again.how.question(d.kind, again.rules.view(t.state, d.seat), say)
        for d in pending(t.state)
        if d.seat in mine
    ] * (t.state.over is None)  # fmt: skip
    headline = "" if asked else again.how.headline(view, again.names(say), say)  # a question says it itself
    return [x for x in (again.how.hand(view, say), headline, *asked) if x]


# -- refused and done --------------------------------------------------------------------------------------


def kept(discord: Loopback, witness: Witness, done: Counter[str]) -> Iterator[str]:
    """Find acts that were refused and yet changed something, or are said to be done and changed nothing."""
    replies: dict[str, list[Delivery]] = {}
    for d in discord.world.log:
        if d.token and len(d.audience) == 1 and d.kind in SHOWN:
            replies.setdefault(d.token, []).append(d)
    ours = [words(x)(key, id="\0").split("\0")[0] for key in FAILED for x in ("en", "de")]
    for x in witness.seen:
        told = [d for d in replies.get(x.act.token, ()) if not d.json["flags"] & LOADING]
        refused = [d for d in told if is_refusal(d.json) and not any(y in texts(d.json) for y in ours)]
        if not refused or not x.done or not witness.by_itself(x):
            continue
        done["refusals"] += 1
        if x.mine_after != x.mine:
            yield (
                f"an act of {x.user} was refused and yet {x.mine_after - x.mine} answers came of it:"
                f" {texts(refused[0].json)[:200]!r}, {x.act.data}"
            )


def is_refusal(message: Mapping[str, Any]) -> bool:
    """Return whether a message says that something was refused: its box has that colour."""
    return any(x["type"] == _BOX and x.get("accent_color") == BAD_COLOUR for x in walk(message["components"]))
