"""Moving pictures of a game: what they need is put together here, and they are made by `Workers`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bot.play.model.rows import Called, entry_of, events_of
from bot.play.workers.pool import Progress
from bot.play.workers.records import Row, unpacked
from engine.core.codec import load
from engine.core.contract import Game, Setup
from engine.core.errors import BrokenRecord
from engine.core.record import replay_entry
from render.core.look import Look, Theme
from render.core.replay import Step, animate, last_turn, storyboard
from render.core.scene import Scene
from render.core.text import words


@dataclass(frozen=True, slots=True)
class Film:
    """What is to be shown: the log from the kept state `start` (entry, state) on, or from the beginning.

    What happened before entry `first` is not shown; with `turn` only the last turn is.
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


@dataclass(frozen=True, slots=True)
class Moving:
    """A moving picture as a file, and what it shows in words."""

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
        seen = tuple(e for e in events_of(row) if e.reaches(None))
        if row.n >= film.first and seen:
            steps.append(Step(film.game.view(s, None), seen, film.called.at(row.n)))
    shown = last_turn(steps) if film.turn else steps
    return storyboard(film.look, shown, words(film.locale), film.called.now, film.theme)


def _start(film: Film) -> dict[int, Any]:
    if film.start is None:
        return {}
    n, text = film.start
    try:
        return {n: load(film.game.state, text)}
    except BrokenRecord as why:
        raise SpoiledState(str(why)) from why
