"""Direct messages are complete: what a player alone learns reaches that player once, in order.

Compared are the lines that are told, not messages: a message may grow by edits, and one may tell of several
entries.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any, NamedTuple

from bot.desk.discord.messages import texts
from bot.desk.discord.things import EPHEMERAL, Delivery
from tests.loopback.server import Loopback
from tests.proof.checks.glimpse import Glimpse, Stand, Told
from tests.proof.told.retold import Retelling, secret

#: A report longer than this comes as a file, too (`bot.play.delivery`).
WHOLE = 2900
#: What a player has done, and what others are shown of it: no message is sent for these.
UNTOLD = {"acted", "decided", "rolled", "taken_back"}
#: What a player whose direct messages are closed is told later.
OWED = ("note-dropped", "note-order-dropped", "note-order-passed")


class Row(NamedTuple):
    """A post to one player as the database has it, and what became of it: the message's id, or refused."""

    first: int
    last: int
    nonce: str
    error: str
    key: str = ""


def alone(
    discord: Loopback, look: Glimpse, stand: Stand, told: list[Told], done: Counter[str]
) -> Iterator[str]:
    """Find what a player was to learn by direct message and did not, or twice, or in another order."""
    again = Retelling(look, stand.id, stand.title)
    refused = shut(discord)
    for seat, (user, _, _) in again.sat().items():
        if user:
            yield from _one(discord, again, told, seat, user, refused, done)
    yield from _later(discord, look, stand.id, refused, done)
    yield from _of_prepared(discord, look, stand.id, refused, done)


def shut(discord: Loopback) -> set[str]:
    """Return the nonces of messages that Discord refused for good."""
    return {
        str(x.body["nonce"])[:25]
        for x in discord.calls
        if isinstance(x.body, dict) and x.body.get("nonce") and 400 <= x.status < 500 and x.status != 429
    }


def _one(
    discord: Loopback, again: Retelling, told: list[Told], seat: str, user: int, refused: set[str],
    done: Counter[str],
) -> Iterator[str]:  # fmt: skip
    """Hold what one player was to be told against what they were told."""
    looks = again.set_by(user)["secrets"] == "look"
    rows = _rows(again.look, again.game, user, seat)
    say = again.words_of(user)
    due, excused, order = Counter[str](), Counter[str](), list[tuple[int, str]]()
    for t in told:
        n = t.entry.n
        mine = [x for x in rows if x.first <= n <= x.last]
        learned = [e for e in secret(told, n, n, seat) if e.kind not in UNTOLD]
        read = user == again.lone_person  # the post itself is for their eyes, and tells it
        if learned and again.sat(n)[seat][0] == user and len(mine) != 1 and not (read and not mine):
            yield f"what {seat} alone learned of entry {n} is in {len(mine)} messages"
    for row in rows:
        lines = again.how.tell(secret(told, row.first, row.last, seat), again.names(say, row.last), say)
        whole = "\n".join(lines)
        kept = [x.strip() for x in whole.splitlines() if x.strip()]
        if len(whole) > WHOLE:
            continue
        done["private reports"] += 1
        if looks or row.nonce[:25] in refused:
            done["private reports that were not wanted or refused"] += 1
            excused.update(kept)
            continue
        due.update(kept)
        order += [(row.last, x) for x in kept]
    told_there = told_by(discord, user, again.game, _other_nonces(again.look, again.game, user))
    got = Counter(told_there)
    for line, n in (due + excused).items():
        if not due[line] <= got[line] <= n:
            where = f"deliveries {', '.join(_places(discord, user, line))}"
            yield f"{seat} was told {got[line]} times, not {due[line]}, in private: {line!r} ({where})"
    yield from _in_order(told_there, order, got, seat)


def _in_order(
    told_there: list[str], order: list[tuple[int, str]], got: Counter[str], seat: str
) -> Iterator[str]:
    """See that lines which were told once came in the order of their entries."""
    place = {line: i for i, line in enumerate(told_there)}
    known = [(n, line) for n, line in order if got[line] == 1]
    for (n, one), (m, two) in pairwise(known):
        if n < m and place[one] > place[two]:
            yield f"{seat} was told in private of entry {m} before entry {n}: {two!r}, {one!r}"


def _rows(look: Glimpse, game: str, user: int, seat: str) -> list[Row]:
    found = look.rows(
        "SELECT first, last, nonce, error, body FROM outbox WHERE game = ? AND lane = ? AND what = 'dm'"
        " ORDER BY id", game, f"u{user}"
    )  # fmt: skip
    return [Row(*x[:4]) for x in found if json.loads(x[4])["seat"] == seat]


def _other_nonces(look: Glimpse, game: str, user: int) -> set[str]:
    """Return the nonces of all that somebody was sent, but a game's reports, for whichever seat."""
    found = look.rows("SELECT nonce, what, game FROM outbox WHERE lane = ?", f"u{user}")
    reports = {nonce[:25] for nonce, what, of in found if (what, of) == ("dm", game)}
    return {nonce[:25] for nonce, _, _ in found} - reports


def told_by(discord: Loopback, user: int, game: str, others: set[str]) -> list[str]:
    """Return the lines of all direct messages about a game to somebody, each message as it was in the end.

    Counted is what has a nonce, or a control of this game. What answers a press in a direct message, and is
    gone with the client, is none. Nor are `others`: a question may say once more what a press led to.
    """
    latest: dict[str, Any] = {}
    for x in _sent(discord, user):
        latest[str(x.json.get("nonce") or x.json["id"])] = x.json  # deleted too early it comes again
    said = [
        texts(x)
        for nonce, x in latest.items()
        if nonce not in others and (x.get("nonce") or game in json.dumps(x))
    ]
    return [line.strip() for text in said for line in text.splitlines() if line.strip()]


def _places(discord: Loopback, user: int, line: str) -> Iterator[str]:
    """Name the deliveries to somebody in private that told a line."""
    for x in _sent(discord, user):
        if line in texts(x.json):
            yield f"{x.n} ({x.kind}, message {x.json.get('id')}, nonce {x.json.get('nonce')})"


def _sent(discord: Loopback, user: int) -> Iterator[Delivery]:
    """Yield the direct messages to somebody, and what became of them."""
    place = discord.world.dms.get(user)
    for x in discord.world.log if place is not None else ():
        shown = x.channel == place.id and x.kind in ("message", "edit") and "components" in x.json
        if shown and not x.json.get("flags", 0) & EPHEMERAL:
            yield x


def _of_prepared(
    discord: Loopback, look: Glimpse, game: str, refused: set[str], done: Counter[str]
) -> Iterator[str]:
    """Find word of a prepared turn that its owner did not get exactly once."""
    for lane, nonce, error, body in look.rows(
        "SELECT lane, nonce, error, body FROM outbox WHERE game = ? AND what = 'note' AND lane LIKE 'u%'"
        " AND sent > 0", game
    ):  # fmt: skip
        if not json.loads(body)["key"].startswith("note-prepared") or error or nonce[:25] in refused:
            continue
        done["word of prepared turns"] += 1
        mine = {
            x.json["id"] for x in _sent(discord, int(lane[1:]))
            if x.kind == "message" and str(x.json.get("nonce")) == nonce[:25]
        }  # fmt: skip
        if len(mine) != 1:
            yield f"word of a prepared turn came {len(mine)} times to {lane}: {body}"


def _later(
    discord: Loopback, look: Glimpse, game: str, refused: set[str], done: Counter[str]
) -> Iterator[str]:
    """Find words that are owed to somebody whose messages were closed, and that are neither kept nor told."""
    for lane, nonce, error, body in look.rows(
        "SELECT lane, nonce, error, body FROM outbox WHERE game = ? AND what = 'note' AND lane LIKE 'u%'",
        game,
    ):
        key = json.loads(body)["key"]
        if key not in OWED or nonce[:25] not in refused:
            continue
        done["words owed"] += 1
        if error == "missed":
            continue
        ((title,),) = look.rows("SELECT title FROM game WHERE id = ?", game)
        again, user, facts = Retelling(look, game, title), int(lane[1:]), dict(json.loads(body)["facts"])
        locales = (again.words_of(user), again.words_of(user, "en"), again.words_of(user, "de"))
        wanted = {say(key, **{**facts, "side": again.how.side(facts["seat"], say)}) for say in locales}
        mine = (x for x in discord.world.log if x.audience == {user} and x.kind in ("message", "edit"))
        read = "\n".join(texts(x.json) for x in mine)  # a form is no message
        if not any(w in read for w in wanted):
            yield f"a word owed to {user} was never told: {sorted(wanted)}"
