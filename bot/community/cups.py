"""How a cup goes on by itself: it starts when it is full, pairs each round, and ends with a winner."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from bot.community.pairings import NOBODY, Form, PairingPoints, Standing, pairs, standings
from bot.community.ratings import Strength
from bot.community.results import strength_of
from bot.store import Store
from bot.store.models import Cup, CupStatus, Entrant, Game, Hook, Pairing
from bot.store.repositories.cups import GOING
from bot.store.repositories.cups import CupState as CupState
from bot.store.shards import Part
from engine.core.data import adapter
from engine.core.rules import Outcome

#: Sizes of a cup; seconds between two looks at one, and for which a process has it to itself.
SIZES, EVERY, HELD = (4, 8, 16), 60, 120
#: Seconds between two looks at whether a cup's channel is still there.
LOOKED = 3600
#: Seconds until the card of a cup that has ended is tried again.
AGAIN = 600
#: Points of a game that is won, and of a draw.
WIN, DRAW = 1.0, 0.5


class Tables(Protocol):
    """Opens the games of cups, and shows how these stand."""

    async def begin(self, cup: Cup, game: str, people: Sequence[Entrant]) -> None:
        """Open a game of this id for people, in the order of its seats, and start it; or do what is left."""
        ...

    async def is_gone(self, cup: Cup) -> bool:
        """Return whether a cup's channel was deleted."""
        ...

    async def show(self, state: CupState) -> bool:
        """Bring the card of a cup up to date; False if that should be tried again."""
        ...


@dataclass(frozen=True, slots=True)
class Cups:
    """Takes cups a step further. `new_id` draws the id of a game; `tells` another program of a cup."""

    store: Store
    tables: Tables
    new_id: Callable[[], str]
    tells: Callable[[Cup], Sequence[Hook]] = lambda cup: ()

    async def sweep(self, now: int, shards: Part | None) -> list[Exception]:
        """Go on with the cups of these shards that are due; return what went wrong and is tried again."""
        failed = list[Exception]()
        for name in await self.store.hold_cups(now, now + HELD, shards):
            try:
                await self._go_on(name, now)
            except Exception as why:  # one cup must not hold up the others
                failed.append(why)
        return failed

    async def _go_on(self, name: str, now: int) -> None:
        state = await self.store.cup(name)
        if state is None:
            return
        if (
            goes_on(state)
            and (now - state.cup.made) % LOOKED < EVERY
            and await self.tables.is_gone(state.cup)
        ):
            await self.store.close_cup(name, self.tells(state.cup))
            state = await self._again(state)
        if state.cup.status == CupStatus.OPEN and _is_full(state):
            state = await self._started(state)
        while state.cup.status == CupStatus.RUNNING and (on := await self._advanced(state)) is not None:
            state = on
        for game, _ in waiting(state):
            state = await self._again(state)  # opening games takes time, in which people may leave
            if people := dict(waiting(state)).get(game):
                await self.tables.begin(state.cup, game, people)
        shown = await self.tables.show(state)
        due = now + EVERY if goes_on(state) else 0 if shown else now + AGAIN
        await self.store.keep_cup(name, due=due, held=0)

    async def _started(self, state: CupState) -> CupState:
        """Give the entrants numbers by their ratings, and pair the first round."""
        cup = state.cup
        found = await self.store.ratings_of([x.user for x in state.entrants], cup.guild, cup.title)
        rated = {x.user: strength_of(x) for x in found if not x.role}
        order = sorted(state.entrants, key=lambda x: -rated.get(x.user, Strength()).least)
        numbers = [(x.id or 0, n) for n, x in enumerate(order)]
        new = self._paired(cup, pairs(Form(cup.form), cup.size, ()), 1)
        status, hooks = CupStatus.RUNNING, self.tells(cup)
        await self.store.advance_cup(state, new=new, numbers=numbers, status=status, hooks=hooks)
        return await self._again(state)

    async def _advanced(self, state: CupState) -> CupState | None:
        """Decide what can be decided, and pair the next round or end the cup; None if nothing has changed."""
        decided = [x for y in state.pairings if (x := decision(state, y)) is not None]
        met = met_in([*(x for x in state.pairings if x.decided), *decided])
        done = len(met) == len(state.pairings)
        if not (decided or done):
            return None
        found = pairs(Form(state.cup.form), state.cup.size, met, gone(state)) if done else []
        new = self._paired(state.cup, found, max((x.round for x in met), default=0) + 1)
        status = CupStatus.OVER if done and not new else ""
        hooks = self.tells(state.cup)
        await self.store.advance_cup(state, decided=decided, new=new, status=status, hooks=hooks)
        return await self._again(state)

    async def _again(self, state: CupState) -> CupState:
        again = await self.store.cup(state.cup.id)
        return state if again is None else again

    def _paired(self, cup: Cup, found: Sequence[tuple[int, int]], now: int) -> list[Pairing]:
        rows = []
        for board, (one, two) in enumerate(found):
            played = [two != NOBODY, two != NOBODY and cup.both]
            first, second = (self.new_id() if x else "" for x in played)
            row = Pairing(cup=cup.id, round=now, board=board, one=one, two=two, first=first, second=second)
            rows.append(row)
        return rows


def goes_on(state: CupState) -> bool:
    """Return whether a cup has not ended."""
    return state.cup.status in GOING


def _is_full(state: CupState) -> bool:
    """Return whether a cup can start. Whoever was forgotten meanwhile has left a place."""
    return len(state.entrants) >= state.cup.size and not any(x.gone for x in state.entrants)


def gone(state: CupState) -> set[int]:
    """Return the numbers of those who meet nobody any more."""
    return {x.number for x in state.entrants if x.gone}


def waiting(state: CupState) -> list[tuple[str, list[Entrant]]]:
    """List games that are still to be opened or started, each with its people in the order of its seats."""
    if state.cup.status != CupStatus.RUNNING:
        return []
    people = {x.number: x for x in state.entrants}
    left = gone(state)
    found = []
    for x in state.pairings:
        for game, numbers in _games(x) if not x.decided and not {x.one, x.two} & left else ():
            row = state.games.get(game)
            if row is None or row.status == "lobby":
                found.append((game, [people[n] for n in numbers]))
    return found


def _games(x: Pairing) -> list[tuple[str, tuple[int, int]]]:
    """Return the games of a pairing, each with the numbers of its people in the order of its seats."""
    both = ((x.first, (x.one, x.two)), (x.second, (x.two, x.one)))
    return [(game, numbers) for game, numbers in both if game]


def decision(state: CupState, pairing: Pairing) -> Pairing | None:
    """Return a pairing with its points, once these are known and were not; None before, and afterwards.

    Who has gone loses what was not decided, and who has given a seat away that game. One that somebody has
    ended without a result is drawn.
    """
    if pairing.decided:
        return None
    left = gone(state) | {NOBODY}
    most = (1 + state.cup.both) * WIN
    if {pairing.one, pairing.two} & left:
        points = [most if x not in left else 0.0 for x in (pairing.one, pairing.two)]
    else:
        scored = [_scored(state, *x) for x in _games(pairing)]
        if None in scored:
            return None
        ahead = [x for x in scored if x is not None]
        one = sum(x if not i else WIN - x for i, x in enumerate(ahead))
        points = [one, most - one]
    scores = {"points_one": points[0], "points_two": points[1]}
    return Pairing(**{**pairing.model_dump(), **scores, "decided": True})


def _scored(state: CupState, game: str, numbers: tuple[int, int]) -> float | None:
    """Return what the first seat of a game has scored, where these should sit; None while it is not over."""
    row: Game | None = state.games.get(game)
    if row is None or row.status == "lobby":
        return None
    users = {x.number: x.user for x in state.entrants}
    sit = [x.user == users[n] for x, n in zip(state.seats[game], numbers, strict=True)]
    if not all(sit):
        return DRAW if not any(sit) else WIN if sit[0] else 0.0
    if row.status == "abandoned":
        return DRAW
    if not row.outcome:
        return None
    winner = adapter(Outcome).validate_json(row.outcome).winner
    return DRAW if winner is None else WIN if winner == state.seats[game][0].seat else 0.0


def met_in(pairings: Sequence[Pairing]) -> list[PairingPoints]:
    """Return decided pairings as what standings are made of, in their order."""
    rows = sorted(pairings, key=lambda x: (x.round, x.board))
    return [PairingPoints(x.round, x.one, x.two, x.points_one, x.points_two) for x in rows]


def table_of(state: CupState) -> list[tuple[Entrant, Standing]]:
    """Return where everybody stands, who has gone below the others; nobody before the start."""
    people: Mapping[int, Entrant] = {x.number: x for x in state.entrants}
    if state.cup.status == CupStatus.OPEN or not state.pairings:
        return []
    met = met_in([x for x in state.pairings if x.decided])
    rows = [(people[x.number], x) for x in standings(Form(state.cup.form), state.cup.size, met)]
    return sorted(rows, key=lambda x: x[0].gone)
