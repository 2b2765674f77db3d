"""A title in a package of its own is found beside ours; one that is wrong is left out, and named."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from engine.core.places import LAYERS
from tests.toys.duel import DUEL

ROOT = Path(__file__).parents[2]
SOUND = {
    "__init__.py": "",
    "game.py": "from tests.toys.duel import DUEL as GAME\n",
    "look.py": "from tests.play.plain_look import PlainLook\nLOOK = PlainLook()\n",
    "title.py": """
from bot.play.model.title import Title
from sabres.game import GAME
from sabres.look import LOOK
TITLE = Title(GAME, LOOK)
""",
    "data/cases.toml": '[[case]]\nid = "1"\ntitle = "Duel"\ntext = "Two fight."\n',
    "locale/en/duel.ftl": "duel-about = Two fight.\nbot-more = Nothing of ours is overwritten.\n",
    "locale/de/duel.ftl": "duel-about = Zwei fechten.\n",
}
LOOKS_ROUND = """
import json
from bot.titles import TITLES
from engine.core.places import SKIPPED
from engine.core.rulebook import rulebook
from engine.titles import GAMES
from render.core.text import words
from render.titles import LOOKS
said = words("de")("duel-about") if "duel" in TITLES else ""
print(json.dumps({
    "games": list(GAMES), "looks": sorted(LOOKS), "titles": list(TITLES), "skipped": SKIPPED, "said": said,
    "book": rulebook("duel").cases["1"].text if said else "", "more": words("en")("bot-more", n=3),
}))
"""
OURS = ["starwars", "stargate", "armada", "skirmish"]


def install(site: Path, id: str = "duel", package: str = "sabres", **changed: str) -> None:  # noqa: A002
    """Lay a package out as pip leaves it; `changed` are files by their names without endings."""
    for name, text in SOUND.items():
        file = site / package / name
        file.parent.mkdir(parents=True, exist_ok=True)
        text = changed.get(Path(name).stem, text) if name.endswith(".py") else text
        file.write_text(text.replace("sabres", package), encoding="utf-8")
    info = site / f"{package}-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1\n")
    (info / "entry_points.txt").write_text(f"[nullgate.titles]\n{id} = {package}\n")


def run(site: Path, *argv: str) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join(map(str, (ROOT, site)))
    return subprocess.run(
        [sys.executable, *argv],
        cwd=site,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        timeout=150,
    )


def found(site: Path) -> dict:
    done = run(site, "-c", LOOKS_ROUND)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_a_package_of_its_own_is_found_after_ours_no_id_is_taken_twice_and_none_is_false(tmp_path: Path):
    install(tmp_path)
    install(tmp_path, id="starwars", package="swords")
    install(tmp_path, id="foil", package="foils")
    install(tmp_path, id="epee", package="epees", __init__="import a_module_that_is_not_there\n")
    install(tmp_path, id="rapier", package="rapiers", __init__="raise SystemExit('it\\nleaves')\n")
    seen = found(tmp_path)
    assert seen["games"] == seen["titles"] == [*OURS, "duel"]
    assert seen["looks"] == sorted([*OURS, "duel"])
    assert (seen["said"], seen["book"], seen["more"]) == ("Zwei fechten.", "Two fight.", "and 3 more")
    assert seen["skipped"] == {
        "swords": "there is already a title starwars",
        "foil": "ImportError: foils.game calls itself 'duel', its entry point 'foil'",
        "epee": "ModuleNotFoundError: No module named 'a_module_that_is_not_there'",
        "rapier": "SystemExit: it leaves",
    }


@pytest.mark.long
@pytest.mark.parametrize("layer", LAYERS)
def test_one_that_fails_to_load_is_left_out_and_named(tmp_path: Path, layer: str):
    install(tmp_path, **{layer: "raise RuntimeError('it is broken')\n"})
    seen = found(tmp_path)
    assert seen["titles"] == OURS
    assert seen["skipped"] == {"duel": "RuntimeError: it is broken"}
    done = run(tmp_path, "-m", "bot", "settings")
    assert done.returncode == 0
    assert f"Games: {', '.join(OURS)}\n" in done.stdout
    assert done.stderr == "nullgate: the title duel cannot be offered: RuntimeError: it is broken\n"


#: What a part may not begin with, and what is said of it.
FORBIDDEN = [
    ("look", "import engine.starwars.game\n", "look.py imports engine.starwars.game"),
    ("title", "from bot.store import Store\n", "title.py imports bot.store.Store"),
    ("title", "from sqlalchemy import select\n", "title.py imports sqlalchemy.select"),
    ("title", "import sqlite3\n", "title.py imports sqlite3"),
    ("look", "import importlib\nimportlib.import_module('bot.store')\n", "look.py imports bot.store"),
    ("game", "import render.core.text\n", "sabres5.game loads render fluent"),
]
CHECKS_IMPORTS = """
from bot.authors.contract import *
for id in sorted(x for x in places() if x.startswith("duel")):
    try:
        check_imports(places()[id])
    except BrokenContract as why:
        print(id, why)
"""


def test_its_author_learns_what_it_may_not_use(tmp_path: Path):
    for n, (part, text, _) in enumerate(FORBIDDEN):
        install(tmp_path, f"duel{n}", f"sabres{n}", **{part: text + SOUND[f"{part}.py"]})
    said = run(tmp_path, "-c", CHECKS_IMPORTS).stdout
    assert said.splitlines() == [f"duel{n} {why}" for n, (*_, why) in enumerate(FORBIDDEN)]


#: One process, and a child of it for each check: what a check has read is not read anew.
CHECKS_EACH = """
import os, sys
from pathlib import Path
from bot.authors.contract import *
locale = Path("sabres/locale")
for check, en, de in STEPS:
    (locale / "en/duel.ftl").write_text(en)
    (locale / "de/duel.ftl").write_text(de) if de else (locale / "de/duel.ftl").unlink(missing_ok=True)
    if not os.fork():
        try:
            check(places()["duel"])
            print("fine", flush=True)
        except BrokenContract as why:
            print(why, flush=True)
        os._exit(0)
    os.wait()
"""


def test_its_author_learns_what_its_words_and_parts_lack(tmp_path: Path):
    install(tmp_path, title=SOUND["title.py"].replace("LOOK)", 'LOOK, standing={"parry": "nowhere"})'))
    en, de = (SOUND[f"locale/{x}/duel.ftl"] for x in ("en", "de"))
    own = "duel-about = Two fight.\nduel-end = The end.\n"
    steps = f"check_words, {en!r}, {de!r}", f"check_words, {own!r}, {de!r}", f"check_words, {own!r}, ''"
    told = f"STEPS = [{', '.join(f'({x})' for x in (*steps, f'check_parts, {own!r}, {de!r}'))}]\n"
    done = run(tmp_path, "-c", CHECKS_EACH.replace("for check", f"{told}for check"))
    both, lacking, no_german, parts = done.stdout.splitlines()
    assert both.startswith("en: others say ['bot-more'] too")
    assert "there are no words in de for ['duel-end']: duel.ftl" in lacking
    assert no_german == "fine", "it need not speak German at all"
    assert parts == "a standing answer is to no question"


def test_the_contract_test_is_one_command(tmp_path: Path):
    """Which word is missing is found by `test_words.py`."""
    install(tmp_path)
    keys = ["duel-about", "help-title-duel", *(f"duel-option-{o.name}" for o in DUEL.options)]
    keys += [f"duel-option-{o.name}-{x}" for o in DUEL.options for x in o.values]
    keys += [f"duel-policy-{x}" for kind in DUEL.rules.kinds.values() for x in kind.policies]
    keys += [f"duel-fault-{code}" for code in DUEL.rules.faults]
    keys.append("duel-objective-last")
    for language in ("en", "de"):
        text = "".join(f"{key} = A word.\n" for key in dict.fromkeys(keys))
        (tmp_path / f"sabres/locale/{language}/duel.ftl").write_text(text)
    promised = "from bot.__main__ import main; print(main(['promises', '{}', '--games', '1']))\n"
    done = run(tmp_path, "-c", "".join(map(promised.format, ("duel", "foil"))))
    *lines, last, status, unknown, failed = done.stdout.splitlines()
    assert lines[-1] == "check parts"  # all is well but the refusals of this toy
    assert last.startswith("duel: traps.lay: ")
    assert "is not the title's own" in last
    assert "there is no game 'foil'" in unknown
    assert status == failed == "1"
