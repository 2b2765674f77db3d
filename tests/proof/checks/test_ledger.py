"""The figures of many rounds, kept in a folder by many processes."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from tests.proof.__main__ import read
from tests.proof.checks.ledger import Ledger, Otherwise
from tests.proof.checks.plan import Plan
from tests.proof.figures import Figures, table
from tests.proof.titles import every

PLAN = {"titles": ["armada"], "tables": 8}


def figures(n: int, *failures: str) -> Figures:
    return Figures(
        answers=Counter(armada=n), faults=Counter({"5xx": 1}), failures=list(failures), seconds=2.0
    )


def test_a_restart_goes_on_with_rounds_not_yet_played_and_adds_all_up(tmp_path):
    one = Ledger(tmp_path, PLAN)
    assert [one.claim(), one.claim(), one.claim()] == [1, 2, 3]
    one.keep(1, {"titles": ["armada"]}, figures(10))
    one.keep(3, {"titles": ["armada"]}, figures(30, "round 3: lost"))
    one.close()  # killed while it played round 2
    two = Ledger(tmp_path, PLAN)
    assert two.rounds == 2
    assert two.whole.answers == {"armada": 40}
    assert two.whole.failures == ["round 3: lost"]
    assert [two.claim(), two.claim()] == [2, 4]
    two.keep(2, {"titles": ["armada"]}, figures(5))
    assert "45 answers of people, 3 faults, 1 failures" in table(two.whole)
    two.close()


def test_what_a_round_was_is_kept_with_its_figures(tmp_path):
    ledger = Ledger(tmp_path, PLAN)
    ledger.keep(ledger.claim(17), {"titles": ["armada"]}, figures(10, "round 17: lost"))
    kept = json.loads((tmp_path / "round-00000017.json").read_text())
    assert (kept["round"], kept["titles"], kept["figures"]["failures"]) == (
        17,
        ["armada"],
        ["round 17: lost"],
    )
    assert not list(tmp_path.glob(".*"))
    ledger.close()


CLAIMS = """
import sys
from pathlib import Path
from tests.proof.figures import Figures
from tests.proof.checks.ledger import Ledger
ledger = Ledger(Path(sys.argv[1]), {"titles": ["armada"], "tables": 8})
for _ in range(40):
    number = ledger.claim()
    print(number)
    ledger.keep(number, {}, Figures(answers={"armada": 1}))
"""


@pytest.mark.long
def test_several_processes_play_no_round_twice(tmp_path):
    root = Path(__file__).parents[3]
    started = [
        subprocess.Popen([sys.executable, "-c", CLAIMS, str(tmp_path)], cwd=root, stdout=subprocess.PIPE)
        for _ in range(3)
    ]
    played = [int(x) for p in started for x in p.communicate(timeout=60)[0].split()]
    assert sorted(played) == list(range(1, 121))
    assert Ledger(tmp_path, PLAN).whole.answers == {"armada": 120}


def test_a_round_of_a_killed_process_is_played_again(tmp_path):
    hold = CLAIMS.split("for _")[0] + "print(ledger.claim(), flush=True)\nsys.stdin.read()"
    root = Path(__file__).parents[3]
    other = subprocess.Popen(
        [sys.executable, "-c", hold, str(tmp_path)], cwd=root, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert other.stdout is not None
    assert int(other.stdout.readline()) == 1
    mine = Ledger(tmp_path, PLAN)
    assert mine.claim() == 2
    other.kill()
    other.communicate()
    assert mine.claim() == 1
    mine.close()


def test_a_folder_of_another_proof_is_not_added_to(tmp_path):
    Ledger(tmp_path, PLAN).close()
    with pytest.raises(Otherwise, match="begun with tables 8, not 2"):
        Ledger(tmp_path, {**PLAN, "tables": 2})


def test_a_failure_says_how_its_round_is_played_again():
    plan = Plan(every(), 8, 0.12, 0.02, ("full disk",))
    args = read(plan.again(17).replace("'", "").replace("full disk", "full-disk").split()[3:])
    assert (args.alone, args.seed, args.tables, args.strength, args.harm) == (True, 17, 8, 0.12, 0.02)
    assert Plan(tuple(args.game or every()), args.tables, 0, 0, ()).at(17) == plan.at(17)
    assert set(plan.at(17)) == set(every())
