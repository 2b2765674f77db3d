"""Which games count for ratings, and that each of them counts once."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Collection, Mapping
from typing import Protocol

from bot.community.ratings import Came, Key, Ladder, Played, Strength, Tally, count
from bot.store import Store
from bot.store.models import LAPSE, Rating, Result
from bot.store.repositories.ratings import Ended, Uncounted
from engine.core.data import adapter
from engine.core.rules import Outcome, Seat

#: Number of results from which counting is left to a process of its own: half a second's work, about.
LONG = 5000


class Run(Protocol):
    """Runs a function of plain data in another process."""

    async def __call__(self, do: Callable[..., Tally], /, *given: object) -> Tally:
        """Return what it returns."""
        ...


async def count_ended(
    store: Store,
    titles: Collection[str],
    roles: Callable[[str], Awaitable[Mapping[Seat, str]]],
    run: Run,
) -> None:
    """Take down the results of rated games of these titles that are over, and count what is not counted.

    `roles` names the roles that the seats of a game played. Where another process is quicker, it is done.
    """
    for ended in await store.ended_rated(titles):
        found = results_of(ended, await roles(ended.game.id)) if counts(ended) else []
        await store.keep_results(ended.game.id, found)
    for title in await store.uncounted_titles():
        left = await store.uncounted(title)
        given = played_of(left), {_key(x): strength_of(x) for x in left.ratings}
        tally = await run(count, *given) if len(left.results) >= LONG else count(*given)
        ratings = [_row(title, key, x) for key, x in tally.ratings.items()]
        await store.keep_ratings(left, ratings, {x: (y.mu, y.sigma) for x, y in tally.after.items()})


def strength_of(rating: Rating) -> Strength:
    """Return what a rating says of its person."""
    return Strength(rating.mu, rating.sigma, rating.games, rating.won, rating.drawn)


def _key(rating: Rating) -> Key:
    return Ladder(rating.guild, rating.role), rating.user


def _row(title: str, key: Key, strength: Strength) -> Rating:
    ladder, user = key
    where = {"guild": ladder.guild, "title": title, "role": ladder.role, "user": user}
    return Rating.model_validate({**where, **strength._asdict(), "least": strength.least})


def counts(ended: Ended) -> bool:
    """Return whether a game that has ended counts: it was played out, by the people who began it.

    It does not where a seat has changed hands, where a machine player or nobody holds one, or where time ran
    out for somebody on vacation. A machine player that stood in for somebody changes nothing: the seat was
    theirs all the while.
    """
    people = {x.user for x in ended.seats}
    if (
        not ended.game.outcome
        or ended.changed_hands
        or 0 in people
        or len(people) < 2
        or len(people) < len(ended.seats)
    ):
        return False
    last = ended.last
    if last is None or (last.how, last.kind, last.by) != ("act", "resign", LAPSE):
        return True
    away = json.loads(ended.away.get(last.seat, "[]"))
    return not any(begin <= last.at < end for begin, end in away)


def results_of(ended: Ended, roles: Mapping[Seat, str]) -> list[Result]:
    """Return the results of a game: the winner's place is the first; in a draw everybody's is."""
    game, outcome = ended.game, adapter(Outcome).validate_json(ended.game.outcome)
    return [
        Result(
            game=game.id,
            seat=x.seat,
            title=game.title,
            role=roles.get(x.seat, ""),
            guild=game.guild,
            user=x.user,
            place=1 if outcome.winner in (None, x.seat) else 2,
            everywhere=ended.everywhere,
            at=game.ended,
        )
        for x in ended.seats
    ]


def played_of(left: Uncounted) -> list[Played]:
    """Return the games of results, in the order of these."""
    games = dict[str, list[Result]]()
    for x in left.results:
        games.setdefault(x.game, []).append(x)
    return [
        Played(
            rows[0].guild,
            rows[0].everywhere,
            tuple(Came(x.id or 0, x.user, x.role, x.place) for x in rows),
        )
        for rows in games.values()
    ]
