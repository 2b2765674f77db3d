"""Scripts without an ending, which no linter finds by itself: all that they import is there."""

from __future__ import annotations

import ast
import importlib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SCRIPTS = [x for x in sorted((ROOT / ".ci").iterdir()) if x.is_file() and "python" in x.open().readline(80)]


def test_scripts_are_found():
    assert {"fresh", "pictures"} <= {x.name for x in SCRIPTS}


@pytest.mark.parametrize("script", SCRIPTS, ids=[x.name for x in SCRIPTS])
def test_a_script_imports_what_there_is(script):
    wanted = [
        (module, name)
        for node in ast.walk(ast.parse(script.read_text("utf-8"), script.name))
        for module, name in _imported(node)
    ]
    assert wanted
    assert [x for x in wanted if not _there(*x)] == []


def test_what_is_gone_is_found_out():
    assert _there("engine.titles", "GAMES")
    assert not _there("engine.titles", "NO_SUCH_NAME")
    assert not _there("engine.no_such_module", "")


def _imported(node: ast.AST) -> list[tuple[str, str]]:
    if isinstance(node, ast.Import):
        return [(x.name, "") for x in node.names]
    if isinstance(node, ast.ImportFrom):
        return [(node.module or "", x.name) for x in node.names]
    return []


def _there(module: str, name: str) -> bool:
    try:
        found = importlib.import_module(module)
    except ModuleNotFoundError:
        return False
    return not name or hasattr(found, name)
