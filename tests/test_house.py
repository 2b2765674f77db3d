"""How the house is kept: small functions, names that say what a thing is, services without towers."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from functools import cache
from typing import get_type_hints

import pytest

from bot.play.services import Services
from tests.test_imports import ROOT, texts, trees

#: A view has a line for each of its fields, and skirmish shows most.
LONG = {"engine/skirmish/queries/view.py": "view_for"}
LONGEST_MODULE, LONGEST_FUNCTION, MOST_METHODS = 800, 40, 15
Function = ast.FunctionDef | ast.AsyncFunctionDef


def length(node: Function) -> int:
    """Count a function's lines without its docstring, decorators and the functions nested in it."""
    assert node.end_lineno is not None
    lines = node.end_lineno - node.lineno + 1
    first = node.body[0]
    if ast.get_docstring(node) is not None:
        assert first.end_lineno is not None
        lines -= first.end_lineno - first.lineno + 1
    return lines


def long_ones(path: str, tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if "/migrations/" in path or LONG.get(path) == getattr(node, "name", ""):
            continue
        if isinstance(node, Function) and length(node) > LONGEST_FUNCTION:
            yield f"{path}:{node.lineno} {node.name} has {length(node)} lines"


def private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__") and name != "_"


def borrowed(path: str, tree: ast.Module) -> Iterator[str]:
    """Find private names of our own modules and of other objects, also below a service of one's own."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").partition(".")[0] in {
            "bot",
            "engine",
            "render",
        }:
            yield from (f"{path}:{node.lineno} imports {a.name}" for a in node.names if private(a.name))
        elif isinstance(node, ast.Attribute) and private(node.attr):
            owner = node.value
            if (
                isinstance(owner, ast.Attribute)
                and private(owner.attr)
                and ast.unparse(owner.value) == "self"
            ):
                yield f"{path}:{node.lineno} uses {ast.unparse(node)}"


#: They say what was done to a thing, and not what it is.
PARTICIPLES = frozenset(["asked", "given", "kept", "laid", "met", "said", "seen", "shown", "spoken", "told"])
#: A record of so many fields is made by keyword, except shapes, whose coordinates everybody reads in order.
MANY, SHAPES = 6, "render/core/scene.py"


def misnamed(path: str, tree: ast.Module) -> Iterator[str]:
    """Find functions and classes that are named by a participle alone, and modules."""
    if path.rpartition("/")[2].removesuffix(".py") in PARTICIPLES:
        yield path
    for node in ast.walk(tree):
        if isinstance(node, Function | ast.ClassDef) and node.name.strip("_").lower() in PARTICIPLES:
            yield f"{path}:{node.lineno} {node.name}"


@cache
def records() -> frozenset[str]:
    """Return the names of classes with many fields that no smaller class has, too."""
    sizes = dict[str, list[int]]()
    for path, text in texts(ROOT):
        for node in ast.parse(text).body if path != SHAPES else ():
            if isinstance(node, ast.ClassDef):
                sizes.setdefault(node.name, []).append(sum(isinstance(x, ast.AnnAssign) for x in node.body))
    return frozenset(name for name, each in sizes.items() if min(each) >= MANY)


def by_place(path: str, tree: ast.Module) -> Iterator[str]:
    """Find records of many fields that are made from as many values without their names."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and len(node.args) >= MANY:
            name = ast.unparse(node.func).partition("[")[0]
            if name in records() and not any(isinstance(x, ast.Starred) for x in node.args):
                yield f"{path}:{node.lineno} {name}"


def test_functions_and_modules_are_short_and_nobody_uses_the_private_names_of_another() -> None:
    """The latter sees what ruff's SLF cannot: imports, and what belongs to a service of one's own."""
    found = []
    for path, text in texts(ROOT):
        lines, tree = len(text.splitlines()), trees()[path]
        found += [f"{path} has {lines} lines"] if lines > LONGEST_MODULE else []
        found += [*long_ones(path, tree), *borrowed(path, tree), *misnamed(path, tree), *by_place(path, tree)]
    assert found == []


@pytest.mark.parametrize(
    ("text", "finds"),
    [
        ("def f():\n" + "    x = 1\n" * 40, long_ones),
        ("class A:\n    def f(self):\n" + "        x = 1\n" * 40, long_ones),
        ("def f():\n    def g():\n" + "        x = 1\n" * 40 + "    return g\n", long_ones),
        ("from bot.play.model.rows import _x", borrowed),
        ("class A:\n    def f(self):\n        self._games._load()", borrowed),
        ("def _told():\n    pass", misnamed),
        ("class Seen:\n    pass", misnamed),
        ("Commit(1, 2, 3, 4, 5, 6)", by_place),
    ],
)
def test_each_rule_can_be_broken(text, finds) -> None:
    assert list(finds("x.py", ast.parse(text)))


def test_a_docstring_does_not_count() -> None:
    text = 'def f():\n    """Say.\n' + "    More.\n" * 60 + '    """\n    return 1\n'
    assert list(long_ones("x.py", ast.parse(text))) == []


def test_services_are_small_and_inherit_nothing() -> None:
    services = get_type_hints(Services)
    assert len(services) > 30
    for name, service in services.items():
        assert service.__bases__ == (object,), name
        public = [x for x, _ in inspect.getmembers(service, callable) if not x.startswith("_")]
        assert len(public) <= MOST_METHODS, name
        doc = inspect.getdoc(service) or ""
        assert len(doc.split()) >= 4, f"{name}: what is it for?"


#: Where `Any` names what a title has of its own.
OWN = "engine/core/rules.py"
#: Our generics over a title's own state, which code that serves every title cannot know.
OF_A_TITLE = {"Game", "Rules", "Execution", "Session", "Result", "Move", "Preview"}
#: Generics of libraries, with parameters that say nothing here.
OF_A_LIBRARY = {"Coroutine", "Item", "Command", "CommandCallback", "Connection"}
#: Where else `Any` may stand in an annotation, and why.
SPOTS = {
    "bot/authors/contract.py": "views of each title's own class",
    "bot/app.py": "options of discord.py, passed on",
    "bot/desk/client.py": "values of options and fields, of whatever kind the bot has declared",
    "bot/desk/discord/calls.py": "bodies of requests are JSON",
    "bot/desk/discord/messages.py": "walks through components, which are JSON",
    "bot/desk/discord/rest.py": "a tree of routes, and replies, which are JSON",
    "bot/desk/discord/things.py": "`Json`: what Discord sends and is sent",
    "bot/desk/people.py": "values of options and fields, of whatever kind the bot has declared",
    "bot/games/armada/unit_orders.py": "fields of a value, gathered before it is made of them",
    "bot/play/posts/table_posts.py": "arguments of another function, passed on",
    "bot/play/games/commits.py": "columns of a row, passed on",
    "bot/play/games/live.py": "a theme as a column has it, which is text; arguments passed on",
    "bot/play/lobby/queue.py": "columns of a row, gathered before it is made of them",
    "bot/play/model/texts.py": "walks through plain data of every kind",
    "bot/play/analysis/sandboxes.py": "columns of a row, gathered before it is made of them",
    "bot/play/services.py": "services by their class, and options, passed on",
    "bot/play/model/title.py": "each facet has values of its own kind; what a title brings for Discord",
    "bot/play/workers/pool.py": "what a process of ours has pickled",
    "bot/play/workers/process.py": "what a process of ours has pickled",
    "bot/play/workers/records.py": "`Row` and `Columns`: each column has a type of its own",
    "bot/settings.py": "settings, which pydantic reads",
    "bot/store/connections/postgres.py": "settings of psycopg, and cells of any column",
    "bot/store/models/posts.py": "`Body`: plain data, and its kind says which there are",
    "bot/store/repositories/games.py": "columns of a row, which SQLAlchemy takes by name",
    "bot/store/repositories/privacy.py": "walks through plain data of every kind",
    "bot/store/repositories/turns.py": "columns of SQLAlchemy, which mypy takes for what they hold",
    "bot/store/statements/answer.py": "`Cursor`: two libraries speak to databases",
    "bot/store/statements/plain.py": "cells of any column",
    "bot/acts/registry.py": "options of whichever act",
    "bot/acts/servers.py": "channels of several kinds, which have no common name",
    "bot/ui/interactions/opening.py": "fields of a value, gathered before it is made of them",
    "bot/ui/interactions/refusals.py": "what Discord sends is JSON",
    "bot/ui/reply.py": "`Interaction`, whichever client it comes to; and messages, of two kinds",
    "bot/ui/visit.py": "what Discord sends is JSON",
    "engine/__main__.py": "argparse has no public name for what subcommands are added to",
    "engine/armada/orders/battle_plan.py": "fields of a value, gathered before it is made of them",
    "engine/armada/orders/random_sheets.py": "fields of a value, gathered before it is made of them",
    "engine/armada/orders/text.py": "fields of a value, gathered before it is made of them",
    "engine/armada/queries/battle_text.py": "fields of a value, gathered before it is made of them",
    "engine/skirmish/turn/walking.py": "fields of a value, gathered before it is made of them",
    "engine/core/contract.py": "positions of each title's own class, fields of its views, and frames as JSON",
    "engine/core/codec.py": "types made at run time, and frames as JSON, whose classes only the rules know",
    "engine/core/errors.py": "facts of a fault, which rules name by themselves",
    "engine/core/data.py": "types made at run time: any can be read",
    "engine/core/deferred.py": "whatever a module has",
    "engine/core/positions.py": "classes made at run time of each title's own fields",
    "engine/core/places.py": "parts of titles are loaded by name, and their kinds are abstract",
    "engine/core/types/copying.py": "any class can be copied: the code is made at run time",
    "engine/core/types/frozen.py": "any frozen dataclass can be copied: the code is made at run time",
    "engine/core/types/writing.py": "any dataclass can be written: how is found out at run time",
    "engine/core/types/explaining.py": "lies below the rules, which name a title's own",
    "engine/core/types/foreseeing.py": "lies below the rules, which name a title's own",
    "engine/core/types/puzzling.py": "lies below the rules, which name a title's own",
    "engine/core/types/reporting.py": "lies below the rules, which name a title's own",
    "engine/core/types/typed.py": "lies below the rules, which name a title's own",
    "engine/core/types/values.py": "classes are changed while they are made",
    "engine/lessons/runner.py": "whatever is hashable is a key",
    "engine/lessons/script.py": "a position as its file has it, of whichever title",
    "engine/skirmish/model/audience.py": "facts as arguments by name, which are looked into",
    "engine/skirmish/queries/imagine.py": "walks through fields of every kind",
    "engine/skirmish/table/scenario_loader.py": "fields of pieces and goals, which differ by kind",
    "engine/tools/protocol.py": "one of many requests, told apart by who carries it out",
    "engine/tools/replay.py": "rows of a database",
    "engine/tools/replies.py": "replies are JSON objects",
    "engine/tools/seats/desk.py": "one of many requests, told apart by who carries it out",
    "engine/tools/serve.py": "one of many requests, told apart by who carries it out",
    "engine/verify.py": "a record as JSON, read without any of our classes",
    "render/core/fonts.py": "Pillow's own stubs declare two unrelated classes here",
    "render/core/pixels/tiles.py": "pixels, which Pillow's stubs do not type",
    "render/core/rows.py": "fields of views of each title's own class",
    "render/page/film.py": "what the page is given is JSON",
}


def loose(tree: ast.Module) -> Iterator[int]:
    """Find the lines in which `Any` stands for more than a parameter of one of the generics named above."""
    generics = OF_A_TITLE | OF_A_LIBRARY
    params = {
        id(x)
        for node in ast.walk(tree)
        if isinstance(node, ast.Subscript)
        and getattr(node.value, "attr", getattr(node.value, "id", "")) in generics
        for x in (node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice])
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and "[Any" in node.value:
            yield from (node.lineno for _ in loose(ast.parse(node.value)))
        elif isinstance(node, ast.Name) and node.id == "Any" and id(node) not in params:
            yield node.lineno


def test_any_stands_only_where_a_title_has_a_type_of_its_own():
    found = {path: [*loose(trees()[path])] for path, text in texts(ROOT) if "Any" in text}
    assert {path for path, lines in found.items() if lines} == {OWN, *SPOTS}
    body = ast.parse((ROOT / OWN).read_text(encoding="utf-8")).body
    assert set(found[OWN]) <= {node.lineno for node in body if isinstance(node, ast.Assign)}


def test_the_rule_of_any_sees_what_it_forbids():
    assert not [*loose(ast.parse("def f(g: Game[Any], t: 'Execution[Any]') -> Rules[Any]: ..."))]
    assert not [*loose(ast.parse("def f(work: Coroutine[Any, Any, T], x: ui.Item[Any]) -> None: ..."))]
    assert [*loose(ast.parse("x: Coroutine[Any, Any, list[Any]]"))] == [1]
    said = "def f(x: Any, **y: Any) -> dict[str, Any]: ...\nz: Callable[[Game[Any], Any], None]"
    assert [*loose(ast.parse(said))] == [1, 1, 1, 2]
