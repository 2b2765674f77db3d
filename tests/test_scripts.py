"""Scripts without an ending, which no linter finds by itself: all that they import is there."""

from __future__ import annotations

import ast
import importlib
import subprocess
import sys
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


def test_setting_up_says_how_many_libraries_and_megabytes_have_come(tmp_path):
    pins = tmp_path / "pins.txt"
    pins.write_text("".join(f"one{n}==1.0 \\\n    --hash=sha256:00\n" for n in range(10)))
    (home := tmp_path / "home" / "bin").mkdir(parents=True)
    said = "".join(
        f"Collecting one{n}==1.0\n  Downloading one{n}-1.0-py3-none-any.whl ({n * 500} kB)\n"
        for n in range(10)
    )
    (python := home / "python").write_text(
        f"#!/bin/sh\ncat <<'END'\n{said}Installing collected packages: a, b\nEND\n"
    )
    python.chmod(0o755)
    script = [sys.executable, ROOT / ".ci" / "install", home.parent, pins]
    ran = subprocess.run(script, capture_output=True, text=True, check=True)
    lines = ran.stdout.splitlines()
    assert lines[1:] == [
        "Fetching libraries: 10 of at most 10, 18 MB (one9)",
        "Installing 2 libraries, 22 MB packed ...",
        f"{home.parent} is set up: 0 MB.",
    ]


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
