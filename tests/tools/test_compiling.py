"""The rules compiled to C: what is rewritten for it means the same, and plays the same games."""

from __future__ import annotations

import ast
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from engine.tools.compiling.building import SETUP, compile_copy, copied, modules
from engine.tools.compiling.rewriting import rewritten

ROOT = Path(__file__).parents[2]


def games(tree: Path) -> tuple[list[str], str]:
    """Play games in a tree; return what they came to, and where the rules were read from."""
    run = subprocess.run(
        [sys.executable, "-m", "tests.tools.same_games", "1"], cwd=tree, capture_output=True, text=True
    )
    assert run.returncode == 0, run.stderr
    return run.stdout.splitlines(), run.stderr.strip()


def test_a_copy_that_is_not_compiled_yet_plays_the_same_games(tmp_path):
    copied(ROOT, tmp_path / "copy")
    ours, _ = games(ROOT)
    theirs, where = games(tmp_path / "copy")
    assert len(ours) > 3
    assert theirs == ours
    assert where.startswith(str(tmp_path))


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.skipif(not shutil.which("cc"), reason="there is no C compiler")
def test_compiled_rules_play_the_same_games(tmp_path):
    tree = tmp_path / "copy"
    copied(ROOT, tree, "0")
    compile_copy(tree)
    theirs, where = games(tree)
    assert not where.endswith(".py")
    assert theirs == games(ROOT)[0]


def test_a_copy_takes_the_place_of_nothing_else(tmp_path):
    (tmp_path / "precious").touch()
    with pytest.raises(FileExistsError):
        copied(ROOT, tmp_path)
    assert (tmp_path / "precious").exists()


def test_states_are_compiled_and_what_reads_files_is_not():
    found = modules(ROOT)
    assert {"engine/core/execution.py", "engine/armada/model/state.py"} <= set(found)
    assert not any("/bots/" in x or x.endswith("/game.py") for x in found)
    assert not (ROOT / SETUP).exists()


CLASSES = '''
from dataclasses import dataclass, field

SIZES = {"a": 1}
Point = tuple[float, float]


@dataclass(slots=True, kw_only=True)
class Table:
    rules: ClassVar[str] = "r"
    name: str
    rows: list[int] = field(default_factory=list)
    both: dict[str, int] = field(default_factory=lambda: {"a": 0})


@value
class Row:
    n: int = 1


@action("go")
class Go:
    """Go."""


@dataclass
class Held(Generic[S]):
    of: S


class Runs(Generic[S]):
    pass


class Dice(Protocol):
    pass


def tell(kind: str, /, **facts: object) -> str:
    return kind
'''


@pytest.fixture
def made():
    return rewritten(CLASSES)


@pytest.mark.parametrize(
    "line",
    [
        "self.rows = [] if rows is None else rows",
        "self.both = {'a': 0} if both is None else both",
        "new = Table(name=self.name, rows=self.rows, both=self.both)",
        "strict(Row)",
        "do: Literal['go'] = 'go'",
        'SIZES: Final = {"a": 1}',
        "Point = tuple[float, float]",
        "def tell(given_kind: str, /, **facts: object) -> str:",
        "return given_kind",
    ],
)
def test_what_mypyc_lacks_is_written(made, line):
    assert line in [x.strip() for x in made.splitlines()]


def test_each_class_keeps_its_annotations_and_becomes_native_if_it_can(made):
    kinds = {
        x.name: [ast.unparse(d) for d in x.decorator_list]
        for x in ast.parse(made).body
        if isinstance(x, ast.ClassDef)
    }
    native = "mypyc_attr(allow_interpreted_subclasses=True)"
    frozen = "mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)"
    assert kinds == {
        "Table": ["dataclass(slots=True, kw_only=True)", native],
        "Row": ["dataclass(frozen=True, slots=True)", frozen],
        "Go": ["dataclass(frozen=True, slots=True)", frozen],
        "Held": ["dataclass", "declared"],
        "Runs": [native],
        "Dice": [],
    }
    table = next(
        x
        for x in ast.parse(made).body
        if isinstance(x, ast.AnnAssign) and ast.unparse(x.target) == "DECLARED"
    )
    assert ast.literal_eval(table.value) == {
        "Table": {"rules": "ClassVar[str]", "name": "str", "rows": "list[int]", "both": "dict[str, int]"},
        "Row": {"n": "int"},
        "Go": {"do": "Literal['go']"},
        "Held": {"of": "S"},
    }


def test_a_module_without_classes_is_left_alone():
    assert rewritten("X = 1\n") == "X = 1\n"
