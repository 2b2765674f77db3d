"""How the house is kept: small functions and modules, nobody's private names, services without towers."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from pathlib import Path
from typing import get_type_hints

import pytest

from bot.play.services import Services
from tests.test_imports import ROOT, texts

#: A view has a line for each of its fields, and skirmish shows most.
LONG = {"engine/skirmish/queries/view.py": "view_for"}
LONGEST_MODULE, LONGEST_FUNCTION, MOST_METHODS, MOST_MODULES = 400, 40, 15, 15
#: Rooms of tests that are programs of their own, and what several rooms of tests share.
CROWDED = {"tests", "tests/proof", "tests/proof/checks", "tests/loopback", "tests/loopback/discord"}
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


def test_functions_and_modules_are_short_and_nobody_uses_the_private_names_of_another() -> None:
    """The latter sees what ruff's SLF cannot: imports, and what belongs to a service of one's own."""
    found = []
    for path, text in texts(ROOT):
        lines, tree = len(text.splitlines()), ast.parse(text)
        found += [f"{path} has {lines} lines"] if lines > LONGEST_MODULE else []
        found += [*long_ones(path, tree), *borrowed(path, tree)]
    assert found == []


@pytest.mark.parametrize(
    ("text", "finds"),
    [
        ("def f():\n" + "    x = 1\n" * 40, long_ones),
        ("class A:\n    def f(self):\n" + "        x = 1\n" * 40, long_ones),
        ("def f():\n    def g():\n" + "        x = 1\n" * 40 + "    return g\n", long_ones),
        ("from bot.play.model.rows import _x", borrowed),
        ("class A:\n    def f(self):\n        self._games._load()", borrowed),
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


def test_rooms_are_small() -> None:
    """A room has at most 15 modules besides its `__init__`, those of tests too."""
    rooms: dict[str, int] = {}
    tests = (x.relative_to(ROOT).as_posix() for x in (ROOT / "tests").rglob("*.py"))
    for path in (*(path for path, _ in texts(ROOT)), *tests):
        if not path.endswith(("__init__.py", "conftest.py")) and "/migrations/" not in path:
            room = Path(path).parent.as_posix()
            rooms[room] = rooms.get(room, 0) + 1
    assert {room: n for room, n in rooms.items() if n > MOST_MODULES and room not in CROWDED} == {}
