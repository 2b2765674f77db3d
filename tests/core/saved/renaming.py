"""Plays games and prints all that is saved of them; run as a program, with every Python name changed or none.

`python -m tests.core.saved.renaming plain|renamed TITLE ... [PLANTS]`: renamed, each module, class and
function of the engine bears another name from the moment it is defined, as if somebody had renamed it in the
source: functions and classes are defined under the new name and bound to the old, so that the code finds
them.
"""

from __future__ import annotations

import ast
import gzip
import json
import lzma
import secrets
import sqlite3
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from itertools import count
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any, ClassVar

OLD = Path(__file__).parents[2] / "store" / "old"
ROOTS = ("engine", "nullgate_goofspiel")
NEW = "renamed"
ANSWERS = 70


class Renamer(ast.NodeTransformer):
    """Defines every function and class under another name, then binds it to the one that the code uses."""

    numbers = count(1)

    def visit(self, node: ast.AST) -> Any:
        self.generic_visit(node)
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            return node
        if node.name.startswith("__"):
            return node  # Python's own
        old, node.name = node.name, f"{NEW}{next(self.numbers)}"
        bound, gone = ast.parse(f"{old} = {node.name}\ndel {node.name}").body
        return [node, *(ast.fix_missing_locations(ast.copy_location(x, node)) for x in (bound, gone))]


class Loader(SourceFileLoader):
    """Loads a module, changed."""

    plants: ClassVar[dict[str, tuple[str, str]]] = {}
    rename = False

    def get_code(self, fullname: str) -> Any:
        source = Path(self.path).read_text(encoding="utf-8")
        if self.name in self.plants:
            old, new = self.plants[self.name]
            assert source.count(old) == 1, f"{self.name} has no single {old!r}"
            source = source.replace(old, new)
        tree = ast.parse(source, self.path)
        return compile(Renamer().visit(tree) if self.rename else tree, self.path, "exec", dont_inherit=True)

    def exec_module(self, module: ModuleType) -> None:
        name = module.__name__
        if self.rename:
            module.__name__ = f"{NEW}{next(Renamer.numbers)}"
            sys.modules[module.__name__] = module
        super().exec_module(module)
        if hasattr(module, "__path__"):
            module.__name__ = name  # by which Python finds what is in a package


class Finder(MetaPathFinder):
    """Finds the engine's modules for our loader."""

    def find_spec(self, fullname: str, path: Sequence[str] | None, target: Any = None) -> ModuleSpec | None:
        if fullname.partition(".")[0] not in ROOTS:
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is not None and spec.origin and spec.origin.endswith(".py"):
            spec.loader = Loader(fullname, spec.origin)
        return spec


def game_of(title: str) -> Any:
    return import_module("nullgate_goofspiel.game" if title == "goofspiel" else f"engine.{title}.game").GAME


def unrenamed(game: Any) -> list[str]:
    """List the steps, answers and held values that still bear the name that stands in the source."""
    rules = game.rules
    steps = [f for p in rules.procedures.values() for f in p.steps.values()]
    classes = [game.state, type(game), *(p.holds for p in rules.procedures.values())]
    found = [x for x in (*steps, *classes) if x.__module__ != "builtins"]
    assert len(found) > 5
    return [
        f"{x.__module__}.{x.__qualname__}"
        for x in found
        if not (x.__module__.startswith(NEW) and x.__qualname__.rpartition(".")[2].startswith(NEW))
    ]


def plain(x: Any) -> Any:
    """Return any value as plain data."""
    from engine.core.data import adapter

    return adapter(type(x)).dump_python(x, mode="json")


def _move(move: Any, game: Any) -> dict[str, Any]:
    from engine.core.codec import load, save

    saved = move.saved.decode()
    assert save(load(game.state, saved)).decode() == saved
    return {"entry": plain(move.entry), "events": [plain(e) for e in move.events], "saved": saved}


def tried(game: Any, s: Any, n: int, rng: Random) -> Iterator[Any]:
    """Try every free action once: what came of it, or the codes of its faults."""
    from engine.core import record
    from engine.core.dice import RandomDice
    from engine.core.errors import IllegalAction

    for name, free in s.rules.frees.items():
        seat = rng.choice(game.seats)
        action = free.sample(s, seat, rng) if free.sample else free.takes()
        try:
            yield _move(record.do_act(s, n, seat, name, action, RandomDice(rng)), game)
        except IllegalAction as bad:
            yield [name, *((f.code, f.case, f.at) for f in bad.faults)]


def played(game: Any, scenario: str, rng: Random) -> Iterator[Any]:
    """Play a game at random: its start, each answer, an undo, free actions, a mark, its record."""
    from engine.core import record
    from engine.core.contract import Setup
    from engine.core.dice import RandomDice
    from engine.core.flow import pending, sample

    setup = Setup(game.id, scenario)
    moves = [record.begin(game, setup, RandomDice(rng))]
    while len(moves) < ANSWERS and pending(moves[-1].state):
        s, n = moves[-1].state, len(moves)
        if n == ANSWERS // 2:
            moves.append(record.do_undo(s, n, game.seats[0], moves[n - 3].state, n - 3))
            continue
        d = rng.choice(pending(s))
        moves.append(record.answer(s, n, d.seat, d.id, sample(s, d, rng), RandomDice(rng)))
    yield from (_move(m, game) for m in moves)
    last, n = moves[-1], len(moves)
    if last.state.over is None:
        yield from tried(game, last.state, n, rng)
        held = last.saved.decode()
        yield _move(record.do_mark(game, n, held, game.edition - 1, "0", RandomDice(rng)), game)
    entries = tuple(m.entry for m in moves)
    kept = record.Record("r", setup, entries, edition=game.edition, outcome=last.state.over)
    text = record.write_record(kept)
    yield [text, len(record.replay(game, record.read_record(text)))]


def of_old(title: str, game: Any, rng: Random) -> Iterator[Any]:
    """Load what version 1.0.0 wrote: replay its record, take its game under way up and play on.

    A record of an edition before this one is only read and written again: the code that replays it is named
    in the mark (docs/decisions.md).
    """
    from engine.core import record
    from engine.core.codec import load, save
    from engine.core.dice import RandomDice
    from engine.core.flow import pending, sample

    text = gzip.decompress((OLD / f"{title}.json.gz").read_bytes()).decode()
    kept = record.read_record(text)
    if kept.edition == game.edition:
        yield [save(x.state).decode() for x in record.replay(game, kept)]
    yield record.write_record(kept)
    with sqlite3.connect(":memory:") as db:
        db.executescript(lzma.decompress((OLD / "1.0.0.sql.xz").read_bytes()).decode())
        query = "SELECT state, n FROM snapshot JOIN game ON id = game WHERE title = ? AND status = 'playing'"
        ((saved, n),) = db.execute(query.replace(", n ", ", snapshot.n "), (title,)).fetchall()
    s = load(game.state, saved)
    yield save(s).decode()
    for i in range(10):
        d = rng.choice(pending(s))
        move = record.answer(s, n + 1 + i, d.seat, d.id, sample(s, d, rng), RandomDice(rng))
        yield _move(move, game)
        s = move.state


def main(how: str, titles: str, plants: str = "{}") -> None:
    Loader.plants, Loader.rename = json.loads(plants), how == NEW
    assert not any(x.partition(".")[0] in ROOTS for x in sys.modules)
    sys.meta_path.insert(0, Finder())
    salt = count()
    secrets.token_hex = lambda size=16: f"{next(salt):0{2 * size}x}"  # type: ignore[assignment]
    from engine.policies.policy import POLICIES

    print(json.dumps(["machine players", *POLICIES]))
    for title in titles.split(","):
        game = game_of(title)
        if Loader.rename and (left := unrenamed(game)):
            sys.exit(f"still under their old names: {left}")
        for scenario in game.scenarios:
            for x in played(game, scenario, Random(3)):
                print(json.dumps([title, scenario, x]))
        if title != "goofspiel" and not Loader.plants:  # old games know nothing of what is planted
            for x in of_old(title, game, Random(4)):
                print(json.dumps([title, "old", x]))


if __name__ == "__main__":
    main(*sys.argv[1:])
