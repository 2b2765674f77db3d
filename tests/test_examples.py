"""The examples in docstrings. `--doctest-modules` would look for them in a thousand modules without any."""

import doctest
import re
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
EXAMPLE = re.compile(r"^\s*>>> ", re.MULTILINE)
MODULES = [
    ".".join(file.relative_to(ROOT).with_suffix("").parts)
    for layer in ("bot", "engine", "render", "tests")
    for file in sorted((ROOT / layer).rglob("*.py"))
    if EXAMPLE.search(file.read_text(encoding="utf-8"))
]


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_module_are_true(name: str) -> None:
    found = doctest.testmod(import_module(name))
    assert found.attempted
    assert not found.failed
