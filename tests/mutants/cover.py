"""Which tests run which line, and how long each takes: asked of coverage, a directory of tests at a time."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from coverage import CoverageData

from tests.mutants.sites import Mutant

ROOT = Path(__file__).resolve().parents[2]
MAP = ROOT / "build" / "mutants" / "map"
INI = MAP / "coverage.ini"
#: Tests that compare with what was recorded: their failure says that something changed, not that it is wrong.
RECORDED = (
    "tests/transcripts", "tests/render/test_golden.py", "tests/records", "tests/test_saved_names.py",
    *(f"tests/{x}/test_records.py" for x in ("armada", "skirmish", "stargate", "starwars")),
    *(f"tests/render/{x}/test_scenes.py" for x in ("armada", "skirmish", "stargate", "starwars")),
)  # fmt: skip
#: What proves nothing about a line that it happens to run: the mutants' own tests, figures, and the weather;
#: or runs the bot in another process.
ASIDE = ("tests/mutants", "tests/bench", "tests/weeks", "tests/proof", "tests/browser", "tests/loopback")
#: Tests beside the directories that ask what the program does; the others there read its text.
FILES = ("tests/test_lessons.py", "tests/test_puzzles.py", "tests/test_rulebook.py")


class Durations:
    """Writes down how long each test took, with its fixtures, if it passed: one that fails kills none."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.took: dict[str, float] = {}
        self.failed: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.passed:
            self.took[report.nodeid] = self.took.get(report.nodeid, 0) + report.duration
        else:
            self.failed.add(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        self.file.write_text(json.dumps({k: x for k, x in self.took.items() if k not in self.failed}))


def places() -> list[str]:
    """Return the directories and files of tests that are run for the map, one run each, the largest first."""
    sizes = {x.name: len(list(x.rglob("test_*.py"))) for x in (ROOT / "tests").iterdir() if x.is_dir()}
    return [*(f"tests/{x}" for x in sorted(sizes, key=lambda x: -sizes[x]) if sizes[x]), *FILES]


def run_of(tests: str) -> None:
    """Run the tests of a directory under coverage, in this process, and keep what each of them ran."""
    name = tests.replace("/", "-")
    left_out = [f"--ignore={x}" for x in (*RECORDED, *ASIDE)]
    (MAP / f".coverage-{name}").unlink(missing_ok=True)
    pytest.main(
        [tests, "-q", "-p", "no:cacheprovider", "--cov", f"--cov-config={INI}", "--cov-context=test",
         "--cov-report=", *left_out],
        plugins=[Durations(MAP / f"{name}.json")],
    )  # fmt: skip


def make(tests: list[str], jobs: int) -> None:
    """Make what is missing of the map, some directories at a time, and say what it takes."""
    MAP.mkdir(parents=True, exist_ok=True)
    INI.write_text("[run]\nsource = bot, engine, render\n")
    with ThreadPoolExecutor(jobs) as pool:
        list(pool.map(make_part, tests or places()))


def make_part(tests: str) -> None:
    """Make the map of a directory in a process of its own, unless it is there or left out."""
    name = tests.replace("/", "-")
    if (MAP / f"{name}.json").exists() or tests.startswith((*RECORDED, *ASIDE)):
        return
    print(f"{tests}: its tests are run under coverage", flush=True)
    code = f"from tests.mutants.cover import run_of; run_of({tests!r})"
    environment = {**os.environ, "COVERAGE_FILE": str(MAP / f".coverage-{name}")}
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=environment, check=True)


def parts() -> Iterator[tuple[CoverageData, dict[str, float]]]:
    """Return what was kept of each directory."""
    for file in sorted(MAP.glob("*.json")):
        data = CoverageData(str(MAP / f".coverage-{file.stem}"))
        data.read()
        yield data, json.loads(file.read_text())


class Cover:
    """The map, as a question: which tests run a line of a module, the quickest first."""

    def __init__(self) -> None:
        self.parts = list(parts())
        self.modules: dict[str, dict[int, dict[str, float]]] = {}

    def lines(self, path: str) -> dict[int, dict[str, float]]:
        """Return the tests of every line of a module, with their seconds."""
        if path not in self.modules:
            tests: dict[int, dict[str, float]] = defaultdict(dict)
            for data, took in self.parts:
                for line, contexts in data.contexts_by_lineno(str(ROOT / path)).items():
                    names = (x.rpartition("|")[0] for x in contexts)
                    tests[line].update({x: took[x] for x in names if x in took})
            self.modules[path] = tests
        return self.modules[path]

    def of(self, mutant: Mutant) -> list[tuple[str, float]]:
        """Return the tests that run the lines of a mutant, or its module if that does, the quickest first."""
        lines = self.lines(mutant.path)
        asked = lines if mutant.on_import else range(mutant.start[0], mutant.end[0] + 1)
        found = {k: v for line in asked for k, v in lines.get(line, {}).items()}
        return sorted(found.items(), key=lambda x: (x[1], x[0]))
