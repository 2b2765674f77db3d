"""A sandbox beside what happened in its game: how far both go together, and where they part."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

from bot.play.context import Context
from bot.play.games.live import Live
from bot.play.games.loader import GameLoader
from bot.play.model.rows import led_to
from bot.play.model.terms import Refused
from bot.play.sandbox.lines import Lines
from bot.play.sandbox.sandboxes import LONGEST, Trial
from bot.play.titles.title import Title
from bot.store.models import Entry
from engine.core.codec import unpack_action
from engine.core.flow import options
from engine.core.rules import State
from engine.policies.what_if import Tried, asked
from render.core.text import Words

#: Number of answers on either side.
MOST_SHOWN = 12
#: Characters shown of a form that was filled in.
LONGEST_FORM = 90


@dataclass(frozen=True, slots=True)
class Made:
    """An answer as told: its side, its content, the dice it rolled, and the entry of the game."""

    seat: str
    what: str
    dice: tuple[int, ...]
    n: int = -1


@dataclass(frozen=True, slots=True)
class Compared:
    """Both lines: what was tried here and played there, how many are the same, the position there.

    `next` is what was played after as many answers as have been tried, where all of these are the same.
    """

    here: tuple[Made, ...]
    there: tuple[Made, ...]
    same: int
    live: Live
    state: State
    n: int
    next: Tried | None


class Comparing:
    """Compares the moves tried in a sandbox with those of the game."""

    def __init__(self, context: Context, games: GameLoader, lines: Lines) -> None:
        self._context, self._games, self._lines = context, games, lines

    async def compared(self, trial: Trial, say: Words) -> Compared:
        """Compare a sandbox with its ended game, from the entry at which it began.

        Raises:
            Refused: it begins at no entry, or the game cannot be shown any more.

        """
        live = await self._games.load(trial.row.game)
        if not trial.opened or not live.info.status.ended:
            raise Refused("refused-sandbox-compare")
        rows = await self._since(live, trial.row.n)
        played = [Tried(x.seat, json.loads(x.action), _rolls(x)) for x in rows]
        same = 0
        while same < min(len(played), len(trial.moves)) and _is_same(played[same], trial.moves[same]):
            same += 1
        states = await self._lines.states(trial)
        here = [_made(trial.title, s, x, say) for s, x in zip(states, trial.moves, strict=False)]
        upto = rows[: max(1, len(trial.moves))]
        states_there = await self._games.states(live, upto[0].n - 1, upto[-1].n - 1) if upto else {}
        there = [
            _made(trial.title, states_there[row.n - 1], x, say, row.n)
            for row, x in zip(upto, played, strict=False)
        ]
        at = rows[len(trial.moves) - 1].n if 0 < len(trial.moves) <= len(rows) else trial.row.n
        at = live.row.n if len(trial.moves) > len(rows) else at
        on = played[same] if same == len(trial.moves) < len(played) else None
        return Compared(tuple(here), tuple(there), same, live, await self._games.state_at(live, at), at, on)

    async def next(self, trial: Trial) -> Tried | None:
        """Return what was played next in the game, if the trial is the same so far; else None."""
        live = await self._games.load(trial.row.game)
        if not trial.opened or not live.info.status.ended:
            return None
        rows = await self._since(live, trial.row.n)
        played = [Tried(x.seat, json.loads(x.action), _rolls(x)) for x in rows]
        done = len(trial.moves)
        same = all(map(_is_same, played, trial.moves)) and done < len(played)
        return played[done] if same else None

    async def _since(self, live: Live, n: int) -> list[Entry]:
        """Return the answers that led on from an entry, up to the first thing that is no answer."""
        rows = await self._context.store.entries(live.row.id, n, live.row.n)
        found = [x for x in led_to(live.row.n, rows) if x.n > n][::-1][:LONGEST]
        begun = int(json.loads(rows[0].action)["to"]) if rows[0].how == "undo" else n
        if not found or found[0].prev != begun:  # the moves after this entry have been taken back
            return []
        other = next((i for i, x in enumerate(found) if x.how != "answer"), len(found))
        return found[:other]


def _rolls(row: Entry) -> tuple[tuple[int, int], ...]:
    return tuple((int(a), int(b)) for a, b in json.loads(row.rolls))


def _is_same(one: Tried, other: Tried) -> bool:
    """Return whether two answers are the same, and fell to the same dice."""
    return (one.seat, one.action, one.rolls) == (other.seat, other.action, other.rolls)


def _made(title: Title, s: State, move: Tried, say: Words, n: int = -1) -> Made:
    """Word an answer as the position stood before it."""
    d = asked(s, move.seat)
    dice = tuple(x for _, x in move.rolls)
    if d is None:
        return Made(move.seat, "", dice, n)
    action = unpack_action(s.rules.kinds[d.kind].takes, move.action)
    if options(s, d) is not None:
        return Made(move.seat, title.look.label(action, title.game.view(s, move.seat), say), dice, n)
    form = " · ".join(title.game.write(action).replace("`", "'").split("\n"))
    return Made(move.seat, form if len(form) <= LONGEST_FORM else form[:LONGEST_FORM] + "…", dice, n)


def shown(made: Sequence[Made], same: int) -> Sequence[Made]:
    """Return the answers that are shown: those around where both lines part."""
    first = max(0, min(same, len(made)) - 2)
    return made[first : first + MOST_SHOWN]
