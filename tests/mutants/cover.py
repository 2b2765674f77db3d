"""Which tests run which line, and how long each takes: asked of coverage, a directory of tests at a time."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest
from coverage import CoverageData

from tests.mutants.sites import Mutant

ROOT = Path(__file__).resolve().parents[2]
MAP = ROOT / "build" / "mutants" / "map"
#: Tests that compare with what was recorded: their failure says that something changed, not that it is wrong.
RECORDED = (
    "tests/transcripts", "tests/render/test_golden.py", "tests/records", "tests/test_saved_names.py",
    *(f"tests/{x}/test_records.py" for x in ("armada", "skirmish", "stargate", "starwars")),
    *(f"tests/render/{x}/test_scenes.py" for x in ("armada", "skirmish", "stargate", "starwars")),
)  # fmt: skip
#: What proves nothing about a line that it happens to run: the mutants' own tests, figures, and the weather.
ASIDE = ("tests/mutants", "tests/proof", "tests/weeks", "tests/browser", "tests/bench/test_bench.py")


class Durations:
    """Writes down how long each test took and that it passed: one that fails without a mutant kills none."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.took: dict[str, float] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and report.passed:
            self.took[report.nodeid] = report.duration

    def pytest_sessionfinish(self) -> None:
        self.file.write_text(json.dumps(self.took))


def directories() -> list[str]:
    """Return the directories of tests that are run for the map, one run each."""
    return sorted(
        f"tests/{x.name}" for x in (ROOT / "tests").iterdir() if x.is_dir() and any(x.rglob("test_*.py"))
    )


def run_of(tests: str) -> None:
    """Run the tests of a directory under coverage, in this process, and keep what each of them ran."""
    name = tests.replace("/", "-")
    ini = MAP / "coverage.ini"
    ini.write_text("[run]\nsource = bot, engine, render\n")
    left_out = [f"--ignore={x}" for x in (*RECORDED, *ASIDE)]
    (MAP / f".coverage-{name}").unlink(missing_ok=True)
    pytest.main(
        [tests, "-q", "-p", "no:cacheprovider", "--cov", f"--cov-config={ini}", "--cov-context=test",
         "--cov-report=", *left_out],
        plugins=[Durations(MAP / f"{name}.json")],
    )  # fmt: skip


def make(tests: list[str]) -> None:
    """Make what is missing of the map, and say what it takes."""
    MAP.mkdir(parents=True, exist_ok=True)
    for each in tests or directories():
        name = each.replace("/", "-")
        if (MAP / f"{name}.json").exists() or any(each.startswith(x) for x in (*RECORDED, *ASIDE)):
            continue
        print(f"{each}: its tests are run under coverage", flush=True)
        code = f"from tests.mutants.cover import run_of; run_of({each!r})"
        where = {"COVERAGE_FILE": str(MAP / f".coverage-{name}")}
        environment = {**os.environ, **where}
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
