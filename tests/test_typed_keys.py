"""Mypy knows the keys of words: a wrong one is an error where it stands, so is an empty blank."""

from pathlib import Path

import pytest
from mypy import api

from tests.test_imports import ROOT

WORDS = """
class Words:
    def __call__(self, key: str, /, **facts: object) -> str: ...
"""
BEFORE = """
from render.core.text import Words
TABLE = {1: "event-sealed", 2: "event-sale"}
def f(say: Words, x: str, **facts: object) -> None:
"""
#: What is written, and what is said of it: "" if it is right.
WRITTEN = {
    'say("event-resigned", name=x)': "",
    'say("event-resined", name=x)': 'No words have the key "event-resined"',
    'say("event-resigned")': 'The words of "event-resigned" also need name',
    'say("event-resigned", **facts)': "",
    'say(x or "event-resined")': 'No words have the key "event-resined"',
    'say("button-look" if x else "button-lock")': 'No words have the key "button-lock"',
    'say(f"event-{x}")': "",
    'say(f"evant-{x}")': 'No words have the key "evant-{}"',
    'key = f"evant-{x}"; say(key)': 'No words have the key "evant-{}"',
    'say(k if (k := "button-lock") else x)': 'No words have the key "button-lock"',
    "say(TABLE[1])": 'No words have the key "event-sale"',
    'say({1: "button-look"}.get(3, "button-lock"))': 'No words have the key "button-lock"',
    "say(x)": "",
}


@pytest.fixture(scope="module")
def said(tmp_path_factory: pytest.TempPathFactory) -> dict[int, str]:
    """Return what mypy says of each line."""
    at = tmp_path_factory.mktemp("typed")
    (at / "render" / "core").mkdir(parents=True)
    for name, text in {
        "render/__init__.py": "",
        "render/core/__init__.py": "",
        "render/core/text.pyi": WORDS,
        "mypy.ini": f"[mypy]\nplugins = {ROOT / 'tests' / 'typed_keys.py'}\nmypy_path = {at}\n",
        "written.py": BEFORE.lstrip("\n") + "".join(f"    {x}\n" for x in WRITTEN),
    }.items():
        (at / name).write_text(text)
    told = api.run([f"--config-file={at / 'mypy.ini'}", f"--cache-dir={at}", str(at / "written.py")])[0]
    lines = [x.split(":", 3) for x in told.splitlines() if ": error:" in x]
    return {int(line): why.strip().removesuffix("  [misc]") for _, line, _, why in lines}


@pytest.mark.parametrize("written", WRITTEN)
def test_what_is_given_as_a_key_is_checked(said: dict[int, str], written: str) -> None:
    first = len(BEFORE.strip().splitlines()) + 1
    assert said.get(first + list(WRITTEN).index(written), "") == WRITTEN[written]


def test_all_of_our_code_is_checked_so() -> None:
    assert "tests/typed_keys.py" in (Path(ROOT) / "pyproject.toml").read_text(encoding="utf-8")
