"""`python -m tests.mutants`: does a test fail when the code is wrong?

Mutants are drawn by seed, as many from every room, and each is run against the tests that
run its line, the quickest first, until one fails. What has been judged is kept in
build/mutants, so a run may be stopped at any time; what lived is judged again once more tests
run its line. A mutant that means the same as the code is named in `equivalents.toml` with
the reason.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from dataclasses import asdict, dataclass
from fnmatch import fnmatch
from pathlib import Path
from queue import Queue
from select import select

from tests.mutants.cover import ROOT, Cover, make
from tests.mutants.sites import Mutant, of_tree

KEPT = ROOT / "build" / "mutants"
SERVER = Path(__file__).with_name("server.py")
EQUIVALENTS = Path(__file__).with_name("equivalents.toml")
#: Rooms, what each holds, and the share of its mutants that must be killed; 0 where there is no goal: what a
#: machine player finds weighty and where a line is drawn is a matter of taste.
ROOMS: dict[str, tuple[tuple[str, ...], float]] = {
    "rules": (("engine/*/*.py", "engine/core/*"), 0.95),
    "queries": (("engine/*/queries/*", "engine/report/*", "engine/puzzles/*", "engine/lessons/*"), 0.90),
    "views": (("render/*/words/*", "render/*/view*", "engine/*/queries/view.py"), 0.90),
    "store": (("bot/store/*",), 0.90),
    "play": (("bot/play/*", "bot/acts/*", "bot/ui/*", "bot/games/*"), 0.90),
    "machine players": (("engine/*/bots/*", "engine/*/evaluation.py", "engine/policies/*"), 0),
    "drawing": (("render/*",), 0),
}
LEFT_OUT = ("bot/store/migrations/*", "engine/tools/*", "*/__init__.py", "*/__main__.py")
#: Rooms by what tells them best, first: a path belongs to the first whose pattern fits.
ORDER = ("machine players", "views", "queries", "rules", "store", "play", "drawing")
#: A mutant that runs this much longer than its tests do is one that never ends.
SLOWER, LEAST = 5.0, 60.0
TIMED_OUT, SURVIVED, KILLED, UNRUN = "timed out", "survived", "killed", "run by no test"


def room_of(path: str) -> str:
    """Return the room of a module, or nothing if no mutants are made of it."""
    if any(fnmatch(path, x) for x in LEFT_OUT):
        return ""
    return next((x for x in ORDER if any(fnmatch(path, y) for y in ROOMS[x][0])), "")


def modules() -> list[str]:
    """Return every module of ours."""
    layers = (ROOT / layer for layer in ("bot", "engine", "render"))
    return sorted(x.relative_to(ROOT).as_posix() for layer in layers for x in layer.rglob("*.py"))


def drawn(seed: int, number: int, rooms: list[str]) -> Iterator[Mutant]:
    """Draw mutants, as many of each room, in an order in which every room has its turn."""
    paths = modules()
    decks = []
    for room in rooms:
        deck = of_tree(ROOT, [x for x in paths if room_of(x) == room])
        random.Random(f"{seed} {room}").shuffle(deck)
        decks.append(deck[: -(-number // len(rooms))])
    for at in range(max(map(len, decks))):
        yield from (deck[at] for deck in decks if at < len(deck))


class Copy:
    """A copy of the project in which one mutant at a time stands, and a server that runs tests there."""

    def __init__(self, root: Path, files: list[str], place: Path) -> None:
        self.place, self.judged = place, 0
        for name in files:
            (place / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(root / name, place / name)
        argv = [sys.executable, "-P", SERVER]
        pipe = subprocess.PIPE
        self.server = subprocess.Popen(argv, 0, cwd=place, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL)

    def close(self) -> None:
        """End the server."""
        self.server.communicate()

    def judge(self, mutant: Mutant, tests: list[tuple[str, float]]) -> str:
        """Run the tests with the mutant in its place, until one fails."""
        if not tests:
            return UNRUN
        file = self.place / mutant.path
        before = file.read_text(encoding="utf-8")
        (self.place / "chosen.txt").write_text("\n".join(x for x, _ in tests))
        kept = file.stat()
        try:
            file.write_text(mutant.of(before), encoding="utf-8")
            self.judged += 1
            os.utime(file, (self.judged, self.judged))  # no time of another's: what was compiled goes by it
            limit = LEAST + SLOWER * sum(x for _, x in tests)
            code = self._run(limit)
        except TimeoutError:
            return TIMED_OUT
        finally:
            file.write_text(before, encoding="utf-8")
            os.utime(file, (kept.st_atime, kept.st_mtime))
        if code > 1 and self._run(limit) > 1:  # without the mutant, too: the map names what is no more
            return UNRUN
        return KILLED if code else SURVIVED

    def _run(self, limit: float) -> int:
        asked, answers = self.server.stdin, self.server.stdout
        asked.write(b"\n")
        process = int(answers.readline())
        if select([answers], [], [], limit)[0]:
            return int(answers.readline())
        os.killpg(process, signal.SIGKILL)
        answers.readline()
        raise TimeoutError


def chosen(tests: list[tuple[str, float]], most: float) -> list[tuple[str, float]]:
    """Return tests that take so many seconds together: the quickest of each file, then the next of each.

    Thousands of quick tests may run a line by the way, all of one kind: each file asks something of its own.
    """
    place, ranked = Counter[str](), list[tuple[int, float, str]]()
    for name, seconds in tests:
        file = name.partition("::")[0]
        ranked.append((place[file], seconds, name))
        place[file] += 1
    taken, found = 0.0, list[tuple[str, float]]()
    for _, seconds, name in sorted(ranked):
        taken += seconds
        if taken > most and found:
            break
        found.append((name, seconds))
    return found


@dataclass(frozen=True)
class Judged:
    """What became of a mutant, which so many tests could have seen."""

    room: str
    verdict: str
    tests: int

    @property
    def killed(self) -> bool:
        return self.verdict in (KILLED, TIMED_OUT)


def judged(file: Path) -> dict[str, Judged]:
    """Return what became of every mutant that was judged before."""
    rows = map(json.loads, file.read_text().splitlines()) if file.exists() else ()
    return {x["mutant"]: Judged(x["room"], x["verdict"], x["tests"]) for x in rows}


def table(verdicts: Mapping[str, Judged], equivalents: Mapping[str, str]) -> str:
    """Return what became of the mutants of each room."""
    rows = ["| room | mutants | killed | score | goal | equivalent |", "|---|---|---|---|---|---|"]
    for room, (_, goal) in ROOMS.items():
        of_room = {k: x for k, x in verdicts.items() if x.room == room}
        same = sum(k in equivalents and not x.killed for k, x in of_room.items())
        counted = len(of_room) - same
        if counted:
            killed = sum(x.killed for x in of_room.values())
            wanted = f"{goal:.0%}" if goal else "none"
            rows.append(f"| {room} | {counted} | {killed} | {killed / counted:.0%} | {wanted} | {same} |")
    return "\n".join(rows)


def kept_files() -> list[str]:
    """Return every file of the project, but what was deleted and not committed yet."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True)
    return [x for x in listed.stdout.split("\0") if x and (ROOT / x).is_file()]


def judge_all(
    tests: Mapping[Mutant, list[tuple[str, float]]], jobs: int, hours: float
) -> Iterator[tuple[Mutant, str]]:
    """Judge mutants by their tests, some at a time, until the hours are over."""
    ends = time.monotonic() + hours * 3600
    with tempfile.TemporaryDirectory() as place, ExitStack() as servers, ThreadPoolExecutor(jobs) as pool:
        copies: Queue[Copy] = Queue()
        for at in range(jobs):
            copies.put(servers.enter_context(closing(Copy(ROOT, kept_files(), Path(place) / str(at)))))

        def judge(mutant: Mutant) -> tuple[Mutant, str] | None:
            if time.monotonic() > ends:
                return None
            mine = copies.get()
            try:
                return mutant, mine.judge(mutant, tests[mutant])
            finally:
                copies.put(mine)

        yield from filter(None, pool.map(judge, tests))


def run(options: argparse.Namespace) -> None:
    """Judge mutants until the number or the hours are reached, and print what became of them."""
    KEPT.mkdir(parents=True, exist_ok=True)
    file = KEPT / f"seed-{options.seed}.jsonl"
    done, cover = judged(file), Cover()
    mutants = drawn(options.seed, options.number, options.room or list(ROOMS))
    tests = {x: chosen(cover.of(x), options.seconds) for x in mutants}
    waiting = {
        x: some
        for x, some in tests.items()
        if x.name not in done or (not done[x.name].killed and len(some) > done[x.name].tests)
    }
    with file.open("a") as out:
        for mutant, verdict in judge_all(waiting, options.jobs, options.hours):
            found = done[mutant.name] = Judged(room_of(mutant.path), verdict, len(tests[mutant]))
            out.write(json.dumps({"mutant": mutant.name, "line": mutant.start[0], **asdict(found)}) + "\n")
            out.flush()
            print(f"{verdict}: {mutant.name} (line {mutant.start[0]})", flush=True)
    print(table(done, tomllib.loads(EQUIVALENTS.read_text())))
    print(dict(Counter(x.verdict for x in done.values())))


def main() -> None:
    """Make the map where it is missing, then judge mutants."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("--number", type=int, default=1000, help="of mutants, all rooms together")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--room", action="append", choices=list(ROOMS), help="of these rooms only")
    parser.add_argument("--jobs", type=int, default=2, help="mutants at a time")
    parser.add_argument("--hours", type=float, default=24, help="begin no mutant later than this")
    parser.add_argument("--seconds", type=float, default=120, help="of tests a mutant, the quickest first")
    parser.add_argument("--tests", action="append", default=[], help="directories of tests for the map")
    options = parser.parse_args()
    make(options.tests, options.jobs)
    run(options)


if __name__ == "__main__":
    main()
