"""No edge is left out: whatever takes text or files is found in code and registries, and is tried."""

from __future__ import annotations

import re
from pathlib import Path

from bot.acts.registry import HANDLERS
from bot.play.model.custom_ids import OPENS, Verb
from engine.titles import GAMES
from engine.tools.protocol import REQUESTS
from tests.hostile import edges, test_command_lines, test_discord, test_fuzz
from tests.hostile.edges import TRIES, states
from tests.hostile.good import FILES, position_of

ROOT = Path(__file__).parents[2]
#: What takes JSON, TOML, bytes or an environment apart.
PARSES = re.compile(
    r"\b(tomllib|json)\.loads?\(|from_json\(|validate_(json|python|strings)\(|fromhex\(|\.decode\(|os\.environ"
    r"|read_(text|bytes)\(|sys\.stdin|literal_eval\(|fromstring\(|b64decode\(|\.readline\(|discord\.Attachment"
)
#: Where outside text or files are taken apart, and the try that comes there.
OUTSIDE = {
    "engine/core/data.py": "file", "engine/core/codec.py": "action", "engine/core/record.py": "record",
    "engine/core/dice.py": "record", "engine/verify.py": "record", "engine/tools/protocol.py": "line",
    "engine/tools/serve.py": "line", "engine/tools/replay.py": "record",
    "engine/skirmish/model/state.py": "state",
    "engine/__main__.py": "line", "bot/settings.py": "settings",
    "engine/tools/seats/programs.py": "seat",
    "bot/acts/tables.py": "words", "bot/games/skirmish/tables.py": "words", "bot/play/settings.py": "names",
    "bot/ui/visit.py": "words", "bot/web/boards.py": "board", "bot/ui/interactions/opening.py": "words",
}  # fmt: skip
#: Where only what the bot itself has written down, or comes with it, is read again; and why that is so.
OURS = {
    "bot/play/": "columns of our own database, written by `canonical`",
    "bot/community/": "columns of our own database",
    "bot/__main__.py": "whether a token stands in the environment",
    "bot/ui/interactions/preferences.py": "a column of our own database",
    "bot/ui/interactions/surfaces.py": "a column of our own database",
    "bot/store/": "our own database; what a stranger's file holds is refused as no database",
    "bot/games/armada/": "drafts that the editors themselves wrote",
    "engine/armada/orders/draft.py": "drafts of sheets that it has itself written",
    "bot/games/skirmish/drafts.py": "drafts that the editors themselves wrote",
    "bot/games/skirmish/gm/panel.py": "acts that the panel itself wrote",
    "bot/desk/": "what it has itself kept, and what the bot sends; of a page it reads JSON of any form",
    "engine/languages.py": "the list of languages that comes with the program",
    "engine/tools/translations.py": "catalogues that come with the program or with a title",
    "bot/authors/refusals.py": "positions that it has itself saved",
    "bot/app.py": "custom ids and forms: tried by `custom id` and in test_discord.py",
    "bot/metrics": "numbers of our own",
    "engine/tools/invariants.py": "what the engine itself wrote",
    "engine/core/editions.py": "a mark of the engine's own, held against its checksum",
    "engine/lessons/": "lessons that come with a title; what a learner types is read by the title",
    "engine/tools/lessons.py": "lessons that come with a title",
    "engine/report/": "reports that it has itself worked out",
    "engine/puzzles/": "puzzles that come with a title; what is answered is read by the title",
    "engine/tools/puzzles.py": "puzzles that come with a title, and positions that it has itself saved",
    "bot/authors/reference.py": "the source of what authors use, and its page",
    "bot/authors/commands.py": "templates that come with the engine",
    "bot/authors/contract.py": "the source of a title that its author checks",
    "bot/authors/declarations.py": "the source of a title that its author checks",
    "bot/authors/unused_keys.py": "the source and project file of a title that its author checks",
    "engine/tools/differences.py": "positions that it has itself saved",
    "engine/tools/leaks.py": "positions that it has itself saved",
    "engine/skirmish/gm/effects.py": "a frame that the engine itself kept",
    "render/": "catalogues that come with the bot",
}


def parsing() -> set[str]:
    """Return the modules in which something is taken apart."""
    every = (p for part in ("bot", "engine", "render") for p in (ROOT / part).rglob("*.py"))
    return {p.relative_to(ROOT).as_posix() for p in every if PARSES.search(p.read_text(encoding="utf-8"))}


def test_every_module_that_takes_something_apart_is_tried_or_reads_our_own():
    found = parsing()
    strange = {x for x in found if x not in OUTSIDE and not x.startswith(tuple(OURS))}
    assert strange == set()
    assert set(OUTSIDE) <= found | {"bot/play/settings.py"}
    assert {x.split()[0] for x in OUTSIDE.values()} <= {x.split()[0] for x in TRIES}


def test_every_file_position_and_question_of_every_game_is_tried():
    assert {f"file {g.id} {name}" for g in GAMES.values() for name in g.files} == {
        f"file {g} {n}" for g, n in FILES
    }
    for kind in ("position", "typed", "action", "state", "record", "line", "seat"):
        assert {f"{kind} {g}" for g in GAMES} <= set(TRIES)
    for g in GAMES.values():
        met = {d.kind for _, d in states(g.id)}
        assert len(met) > len(g.rules.kinds) / 2, (g.id, set(g.rules.kinds) - met)
        assert set(position_of(g.id)) <= set(g.position.__dataclass_fields__)


def test_every_verb_and_request_is_there_to_be_tried():
    assert set(Verb) == {verb for verb, _ in HANDLERS} | OPENS
    written = (ROOT / "tests" / "hostile" / "edges.py").read_text(encoding="utf-8")
    assert {x for x in REQUESTS if f'"{x}"' not in written} <= {"close", "quit"}


def test_the_table_of_edges_names_every_try():
    table = edges.__doc__ or ""
    for name in TRIES:
        kind = name if name in table else name.split()[0]
        assert f"`{kind}" in table, name
    assert all(m.__doc__ for m in (test_command_lines, test_discord, test_fuzz))
