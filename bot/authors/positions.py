"""Whether lessons are right, and whether positions are refused that cannot be: a lesson's, with nonsense."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.authors.declarations import BrokenContract, must
from engine.core.contract import Game, SavedPosition
from engine.core.errors import BadData
from engine.core.positions import read_position
from engine.lessons.script import lessons_of
from engine.tools.lessons import faults_of, left_over

#: Numbers that no rule gives, and a name that no seat and no piece has.
HUGE, NEGATIVE, NOBODY = 10**9, -7, "nobody"


def check_positions(game: Game[Any]) -> None:
    """Check that `set_up` refuses nonsense in a position file, and crashes at none."""
    if game.position is SavedPosition:
        return
    for lesson in lessons_of(game.id):
        if lesson.script.position is not None:
            for at, wrong in _spoilt(game, lesson.script.position, ""):
                _must_refuse(game, at, wrong)


def check_lessons(game: Game[Any]) -> None:
    """Check that the rules do what lessons claim, and that these say all that they must."""
    for lesson in lessons_of(game.id):
        must(not (wrong := next(faults_of(game, lesson), "")), f"lesson {lesson.name}: {wrong}")
    must(not (more := next(left_over(game.id), "")), more)


def _must_refuse(game: Game[Any], at: str, wrong: object) -> None:
    try:
        game.lay_out(read_position(wrong, game.position))
    except BadData:
        return
    except Exception as why:
        raise BrokenContract(f"a position with `{at}` crashes: {type(why).__name__}: {why}") from why
    raise BrokenContract(f"a position with `{at}` is taken")


def _spoilt(game: Game[Any], data: object, at: str) -> Iterator[tuple[str, object]]:
    """Yield plain data with nonsense in one place, and what it is there."""
    if isinstance(data, dict):
        for key, value in data.items():
            spoilt = _spoilt(game, value, f"{at}.{key}" if at else str(key))
            yield from ((name, {**data, key: wrong}) for name, wrong in spoilt)
    elif isinstance(data, list):
        for n, value in enumerate(data):
            spoilt = _spoilt(game, value, f"{at}.{n}")
            yield from ((name, [*data[:n], wrong, *data[n + 1 :]]) for name, wrong in spoilt)
    elif data in game.seats:  # other names may be anything
        yield f"{at} = {NOBODY!r}", NOBODY
    elif isinstance(data, int | float) and not isinstance(data, bool):
        yield f"{at} = {HUGE}", HUGE
        yield f"{at} = {NEGATIVE}", NEGATIVE
