"""What a title declares and cites: whether it can occur, and whether the book has it."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from engine.core.contract import Game
from engine.core.endings import CORE_EVENTS
from engine.core.errors import RULING, EngineError
from engine.core.places import Place
from engine.core.rulebook import rulebook
from engine.core.types.values import is_frozen
from engine.tools.invariants import Tally

#: Modules of a package of its own that are no part of the game.
_SHOWN = ("look.py", "title.py")
#: What a step tells: where the call has the kind of event, and where the case.
_TELLS = {"tell": (0, 1), "reveal": (0, 1), "whisper": (1, 2), "finish": (1, 2)}
#: Endings that a free action of the core brings.
_BROUGHT = {"resign": "resigned", "draw": "draw_agreed"}


class BrokenContract(EngineError):
    """A title breaks the contract: it lacks something, or does what no title may."""


def must(claim: object, why: str) -> None:
    """Check a claim about a title.

    Raises:
        BrokenContract: it is false; `why` says so.

    """
    if not claim:
        raise BrokenContract(why)


def check_frames(game: Game[Any]) -> None:
    """Check that no procedure's data can change in place, as states share them."""
    for name, x in game.rules.procedures.items():
        frozen = is_frozen(x.holds)
        must(frozen, f"the data of `{name}` can change in place: {x.holds.__name__} must be frozen")


def check_cited(game: Game[Any], place: Place, tally: Tally) -> None:
    """Check that the book has every case and ruling that is declared, told in play, or written in a step."""
    book = rulebook(game.id)
    known = {"", *book.cases, *(f"{RULING}{x}" for x in book.rulings)}
    for what, case in (*_declared(game), *((x, case) for case, x in tally.cited.items()), *_written(place)):
        must(case in known, f"`{what}` cites {case}, which is not in the book")


def _declared(game: Game[Any]) -> Iterator[tuple[str, str]]:
    rules = game.rules
    yield from ((x.name, x.case) for x in rules.kinds.values())
    yield from ((x.name, x.case) for x in rules.frees.values())
    yield from ((x.name, x.case) for x in game.options)
    yield from ((x.code, x.case) for x in rules.faults.values())


def _written(place: Place) -> Iterator[tuple[str, str]]:
    """Yield what steps tell and the cases they name for it, where both are written there."""
    for module in sources(place, _SHOWN):
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                kind, case = _TELLS.get(node.func.attr, (99, 99))
                if case < len(node.args) and all(_text(node.args[x]) for x in (kind, case)):
                    yield _text(node.args[kind]), _text(node.args[case])


def _text(node: ast.AST) -> str:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def check_occurs(game: Game[Any], place: Place, tally: Tally) -> None:
    """Check that every event and ending declared occurred in play, or stands where rules may tell it."""
    texts = set[str]().union(*map(_mentioned, sources(place, _SHOWN)))
    for kind in sorted(game.events - CORE_EVENTS - tally.told - texts):
        raise BrokenContract(f"nothing tells the event `{kind}`, which is declared")
    brought = {ending for free, ending in _BROUGHT.items() if free in game.rules.frees}
    for ending in sorted(game.endings - tally.endings - texts - brought):
        raise BrokenContract(f"nothing ends the game with `{ending}`, which is declared")


def unmet(game: Game[Any], tally: Tally) -> list[str]:
    """List what is declared and did not come up in play: it may be rare."""
    declared = {*game.rules.kinds, *game.rules.frees, *game.events - CORE_EVENTS, *game.endings}
    return sorted(declared - tally.kinds - tally.acted - tally.told - tally.endings)


def sources(place: Place, without: Iterable[str] = ()) -> Iterator[ast.Module]:
    """Parse the modules of the package that holds a title's rules."""
    for file in _modules(files(place.module("game").rpartition(".")[0])):
        if file.name not in without:
            yield ast.parse(file.read_text(encoding="utf-8"))


def _modules(folder: Traversable) -> Iterator[Traversable]:
    for x in sorted(folder.iterdir(), key=lambda x: x.name):
        if x.is_dir():
            yield from _modules(x)
        elif x.name.endswith(".py"):
            yield x


def _mentioned(module: ast.Module) -> set[str]:
    """Return the texts of a module; those in sets only declare."""
    declared = {id(x) for node in ast.walk(module) if isinstance(node, ast.Set) for x in ast.walk(node)}
    return {_text(x) for x in ast.walk(module) if id(x) not in declared}
