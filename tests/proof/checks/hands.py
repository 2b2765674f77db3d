"""Who holds a seat, who asked for it, and who agreed; and that nobody has more than their server allows.

What the database says of seats, requests and posts is held against what people did in the proof. Every
change of hands is a post of its own; `former` keeps one holder an entry, `witness` all who ever held a seat.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import NamedTuple

from bot.desk.discord.interactions import COMPONENT
from bot.desk.discord.world import Delivery
from bot.store.models import Guild
from bot.titles import TITLES
from tests.proof.checks.glimpse import Glimpse
from tests.proof.people.players import meant
from tests.proof.told.witness import Seen

HOUR, DAY = 3600, 86_400


@dataclass(slots=True)
class Wish:
    """What somebody wanted: `seat` for `taker` (0: a machine), with a `right` to ask or without.

    `holder` is whose seat it was, `yes` are those who were had to agree to `request`.
    """

    game: str
    seat: str
    holder: int
    by: int
    taker: int
    right: bool = True
    request: int = 0
    yes: set[int] = field(default_factory=set)


class Change(NamedTuple):
    """A change of hands: whose a seat was, whose it became, and when by the bot's clock."""

    seat: str
    was: int
    now: int
    made: int


@dataclass(frozen=True, slots=True)
class Evidence:
    """What people did: their wishes, who agreed to which request, and whether anybody was `away`.

    `offered` are seats that somebody wanted to put on offer: (game, seat, who).
    """

    wishes: Sequence[Wish]
    agreed: Mapping[int, set[int]]
    away: bool = False
    offered: Collection[tuple[str, str, int]] = ()
    moderators: Mapping[int, Collection[int]] = field(default_factory=dict)

    @classmethod
    def of(
        cls, wishes: Sequence[Wish], seen: Sequence[Seen], *, away: bool,
        offered: Collection[tuple[str, str, int]] = (),
        moderators: Mapping[int, Collection[int]] | None = None,
    ) -> Evidence:  # fmt: skip
        """Collect who agreed: by command, or by whichever button, also one that they met by chance."""
        agreed: dict[int, set[int]] = {}
        for w in wishes:
            agreed.setdefault(w.request, set()).update(w.yes)
        for x in seen:
            if x.act.kind == COMPONENT:
                verb, _, rest = meant(x.act.data["custom_id"])
                if verb == "consent" and rest[1] == "yes":
                    agreed.setdefault(int(rest[0]), set()).add(x.user)
        return cls(wishes, agreed, away, offered, moderators or {})


def hands(look: Glimpse, known: Evidence, log: Sequence[Delivery], done: Counter[str]) -> Iterator[str]:
    """Find seats that changed hands without a right or consent, untold, or to somebody of the other side."""
    for game in look.games():
        line = list(changes(look, game))
        done["seats that changed hands"] += len(line)
        for x in line:
            if why := _wrong(look, game, x, known):
                yield f"game {game}: {x.seat} went from {x.was} to {x.now}, {why}"
        yield from (
            f"game {game}: {why}" for why in (*_told(look, game, line, log), *_sides(look, game, line))
        )
    for request, game, user in look.rows("SELECT id, game, user FROM request WHERE what = 'replace'"):
        done["requests for a seat"] += 1
        if not any(w.right and (w.game, w.by) == (game, user) for w in known.wishes):
            yield f"game {game}: request {request} for a seat was made by {user}, who has no right to it"


# -- changes of hands --------------------------------------------------------------------------------------


def changes(look: Glimpse, game: str) -> Iterator[Change]:
    """Return every change of hands of a game under way, in order, as it was told."""
    names = {"": 0}
    for sql in (  # of all games: whoever held a seat between two others may be named in another game alone
        "SELECT name, user FROM former", "SELECT name, user FROM seat",
        "SELECT taker_name, taker FROM request",
    ):  # fmt: skip
        names.update({name: user for name, user in look.rows(sql) if name})
    holds = {seat: user for seat, (user, _, _) in look.seats(game).items()}
    first = 'SELECT seat, user FROM former WHERE game = ? ORDER BY "until" DESC'
    holds.update(look.rows(first, game))  # the earliest comes last
    for body, made in look.rows(
        "SELECT body, made FROM outbox WHERE game = ? AND what = 'seated' ORDER BY id", game
    ):
        told = json.loads(body)
        seat, now = told["seat"], names.get(told["name"], -1)
        yield Change(seat, holds[seat], now, made)
        holds[seat] = now


def _wrong(look: Glimpse, game: str, x: Change, known: Evidence) -> str:
    """Say what is wrong with a change of hands; "" when nothing is."""
    wishes = [
        w for w in known.wishes
        if (w.game, w.seat, w.taker) == (game, x.seat, x.now) and (w.right or w.by == x.was)
    ]  # fmt: skip
    if x.now and _on_offer(look, game, x, known):
        return ""
    if not wishes:
        return "and nobody with a right to it had asked for that"
    unasked = not x.was or known.away or _late(look, game, x) or any(w.by == x.was for w in wishes)
    unasked = unasked or _leaves(look, game)  # whoever left the game was asked nothing
    if not unasked and not _agreed(look, game, x, known):
        return "without consent"
    willing = not x.now or any(w.by == x.now for w in wishes) or _wants(look, game, x, known)
    return "" if willing else "without the new one's own yes"


def _on_offer(look: Glimpse, game: str, x: Change, known: Evidence) -> bool:
    """Tell whether somebody has put the seat on offer who may: whoever sits there, hosts or moderates.

    Others who ever sat there may once the table agrees, or nobody has to be asked.
    """
    ((host, guild),) = look.rows("SELECT host, guild FROM game WHERE id = ?", game)
    may = {host, *known.moderators.get(guild, ()), *(y for users in look.held(game).values() for y in users)}
    return any((y, seat) == (game, x.seat) and who in may for y, seat, who in known.offered)


def _leaves(look: Glimpse, game: str) -> bool:
    """Tell whether players leave such a game while it goes on: their seats are then free, without a post."""
    ((title,),) = look.rows("SELECT title FROM game WHERE id = ?", game)
    return bool(TITLES[title].seats.joins)


def _late(look: Glimpse, game: str, x: Change) -> bool:
    """Tell whether a question may have waited so long that nobody had to be asked."""
    ((began,),) = look.rows("SELECT min(at) FROM entry WHERE game = ?", game)
    return bool(began <= x.made - DAY)


def _requests(look: Glimpse, game: str, x: Change) -> list[tuple[int, int]]:
    """Return the requests that a seat go from one to another: their numbers and times."""
    return look.rows(
        "SELECT id, at FROM request WHERE what = 'replace' AND game = ? AND seat = ? AND holder = ?"
        " AND taker = ?", game, x.seat, x.was, x.now
    )  # fmt: skip


def _wants(look: Glimpse, game: str, x: Change, known: Evidence) -> bool:
    """Tell whether the person a seat went to has said yes to it."""
    return any(x.now in known.agreed.get(number, ()) for number, _ in _requests(look, game, x))


def _agreed(look: Glimpse, game: str, x: Change, known: Evidence) -> bool:
    """Tell whether the holder said yes, or all others with a seat did after a day without a word.

    The others are asked at once where a machine player answers for the holder; the one it is meant for
    is asked last, and is none of them.
    """
    left = {user for (user,) in look.rows("SELECT user FROM witness WHERE game = ?", game)}
    for request, at in _requests(look, game, x):
        yes = known.agreed.get(request, set())
        if x.was in yes:
            return True
        asked = _asked(look, game, request)
        others = [y for y in asked if y not in ({x.was}, {x.now})]
        waited = x.made >= at + DAY or bool(others and x.was not in asked[0])
        if waited and (not others or any(y - left <= yes for y in others)):
            return True
    return False


def _asked(look: Glimpse, game: str, request: int) -> list[set[int]]:
    """Return who was asked in a request's posts, one set of people after the other."""
    bodies = look.rows("SELECT body FROM outbox WHERE game = ? AND what = 'ask' ORDER BY id", game)
    told = [x for (body,) in bodies if (x := json.loads(body))["request"] == request]
    return [set(x["asked"]) for x in told]


def _told(look: Glimpse, game: str, line: Sequence[Change], log: Sequence[Delivery]) -> Iterator[str]:
    """See that every change of hands was told in the channel, and that everybody is known who held a seat."""
    shown = {str(x.json["nonce"]) for x in log if x.kind == "message" and x.json.get("nonce")}
    for nonce, sent in look.rows(
        "SELECT nonce, sent FROM outbox WHERE game = ? AND what = 'seated' AND error = ''", game
    ):
        if sent and nonce not in shown:
            yield f"post {nonce} says that it told of a seat that changed hands, and was not shown"
    held = look.held(game)
    for seat, (user, _, _) in look.seats(game).items():
        mine, leaves = [x for x in line if x.seat == seat], _leaves(look, game)
        if mine and mine[-1].now != user and not leaves:
            yield f"{seat} is held by {user}, and {mine[-1].now} is told to hold it"
        lost = {y for x in mine for y in (x.was, x.now)} - held[seat] - {0}
        if lost:
            yield f"that {sorted(lost)} held {seat} is forgotten"
        untold = held[seat] - {0, user} - {x.was for x in mine}
        if untold and not leaves:
            yield f"that {sorted(untold)} gave up {seat} was not told"


def _sides(look: Glimpse, game: str, line: Sequence[Change]) -> Iterator[str]:
    """See that nobody ever held seats of two sides that have secrets from each other."""
    ((name,),) = look.rows("SELECT title FROM game WHERE id = ?", game)
    title, held = TITLES[name], look.held(game)
    if not title.secrets:
        return
    for x in line:
        held[x.seat] |= {x.was, x.now}
    for (one, mine), (two, yours) in combinations(held.items(), 2):
        for user in (mine & yours) - {0}:
            if not {one, two} & title.seats.neutral and title.seats.sides(one) != title.seats.sides(two):
                yield f"{user} has held both {one} and {two}, which have secrets from each other"


# -- no more than allowed ------------------------------------------------------------------------------------


def caps(look: Glimpse, done: Counter[str]) -> Iterator[str]:
    """Find people who have opened or brought in more than their server allows."""
    own = {
        x[0]: x[1:] for x in look.rows("SELECT id, lobbies, hosted, hourly, imports, megabytes FROM guild")
    }
    usual = Guild(id=0)
    most = (usual.lobbies, usual.hosted, usual.hourly, usual.imports, usual.megabytes)
    for guild, host in look.rows("SELECT DISTINCT guild, host FROM game"):
        lobbies, hosted, hourly, imports, megabytes = own.get(guild, most)
        done["people held against their limits"] += 1
        rows = look.rows(
            "SELECT status, imported, created, size FROM game WHERE host = ? AND guild = ? ORDER BY rowid",
            host, guild,
        )  # fmt: skip
        status = Counter(x[0] for x in rows if not x[1])
        opened, brought = ([x[2] for x in rows if bool(x[1]) is y] for y in (False, True))
        running = status["lobby"] + status["playing"] + status["frozen"]
        for what, n, limit in (
            ("open lobbies", status["lobby"], lobbies), ("games at once", running, hosted),
            ("games in an hour", _most(opened, HOUR), hourly),
            ("records a day", _most(brought, DAY), imports),
            ("bytes of records", sum(x[3] for x in rows if x[1]), megabytes * 1_000_000),
        ):  # fmt: skip
            if n > limit:
                yield f"{host} has {n} {what} on server {guild}, which allows {limit}"


def _most(times: Sequence[int], span: int) -> int:
    """Return the most that came within a span, as each was reckoned when it came: the clock may jump."""
    return max((sum(x > now - span for x in times[: i + 1]) for i, now in enumerate(times)), default=0)
