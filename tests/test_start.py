"""What a start of the bot imports: large parts that most evenings do not need wait for their first use."""

from __future__ import annotations

import subprocess
import sys

from tests.test_delivery import ROOT

#: A puzzle with no answers.
FEW = "from types import SimpleNamespace; few = SimpleNamespace(offers=())"
#: Each part, and a use of it that does import it.
PARTS = {
    "shapely": "from engine.skirmish.table.pieces import shapely; shapely.Point(0, 0)",
    "alembic": "from bot.store.maintenance.upgrade import alembic_config; alembic_config()",
    "engine.report.report": "from bot.play.analysis.reports import stored; stored(None)",
    "engine.starwars.bots.report": "TITLES['starwars'].game.reporter()",
    "engine.puzzles.puzzle": f"from bot.play.surface.lessons import odds; {FEW}; odds(few, None, None)",
    "engine.starwars.bots.puzzles": "TITLES['starwars'].game.puzzler()",
}


#: Makes what a start imports, then runs each code in a child of its own, and tells which parts are there.
START = """
import os, sys
import bot.__main__, bot.app, bot.serving, bot.play.services
from bot.titles import TITLES
for code in {codes}:
    child = os.fork()
    if not child:
        exec(code)
        print(*[x for x in {parts} if x in sys.modules], flush=True)
        os._exit(0)
    assert os.waitpid(child, 0)[1] == 0, code
"""


def test_parts_are_imported_when_they_are_first_used_and_none_at_the_start():
    """There is no geometry, no migration, no report and no puzzle until somebody needs it."""
    script = START.format(codes=["pass", *PARTS.values()], parts=list(PARTS))
    command = [sys.executable, "-c", script]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    nothing, *there = [set(line.split()) for line in done.stdout.split("\n")[:-1]]
    assert nothing == set()
    for part, found in zip(PARTS, there, strict=True):
        assert part in found
