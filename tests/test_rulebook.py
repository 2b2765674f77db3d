"""Rules, code and tests belong together: what the code cites exists, and every case and ruling is tested."""

import ast
import re
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

from engine.core.errors import RULING
from engine.core.rulebook import Case, Rulebook, Ruling, rulebook
from engine.languages import is_draft
from engine.titles import GAMES
from render.core.text import languages

ROOT = Path(__file__).parents[1]
ID = r"(?=[A-Za-z0-9-]*(?:\d|\.[A-Za-z0-9]))[A-Z0-9][A-Za-z0-9-]*(?:\.[A-Za-z0-9-]+)*"
CITED = re.compile(rf"\b(?:Case|Ruling)s? ({ID}(?:(?:, | and | to ){ID})*)")


def citations(text: str) -> list[str]:
    """Find the ids of all cases and rulings that a text cites.

    >>> citations("Cases MOVES.3, MOVES.4 and PLANETS.1, Rulings T2 to T4. Case 5.23 stands; Case by case.")
    ['MOVES.3', 'MOVES.4', 'PLANETS.1', 'T2', 'T4', '5.23']
    """
    return [x for m in CITED.finditer(text) for x in re.split(r", | and | to ", m[1])]


def sources(game: str) -> dict[str, str]:
    """Return every module of a game and of what is built on it, by path."""
    folders = ("engine", "render", "bot/games")
    found = [p for f in folders for p in (ROOT / f).rglob("*.py") if game in p.relative_to(ROOT).as_posix()]
    return {p.relative_to(ROOT).as_posix(): p.read_text(encoding="utf-8") for p in found}


def named_tests(game: str) -> list[str]:
    """Name every test of a game."""
    trees = [ast.parse(p.read_text(encoding="utf-8")) for p in (ROOT / "tests" / game).rglob("test_*.py")]
    nodes = [n for tree in trees for n in ast.walk(tree)]
    return [n.name for n in nodes if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef)]


def prefix(found: Case | Ruling) -> str:
    """Return how the tests of a case or ruling begin.

    >>> prefix(Case("SET-UP.1", "", ""))
    'test_set_up_1_'
    """
    kind = "ruling_" if isinstance(found, Ruling) else ""
    return f"test_{kind}{re.sub('[^a-z0-9]', '_', found.id.lower())}_"


def untested(book: Rulebook, names: list[str]) -> list[str]:
    """Name the cases and rulings that should have a test and have none."""
    every: list[Case | Ruling] = [*book.cases.values(), *book.rulings.values()]
    wanting = [x for x in every if not x.untestable and not any(n.startswith(prefix(x)) for n in names)]
    return [f"no {prefix(x)}*: {x.title}" for x in wanting]


def strange(book: Rulebook, texts: dict[str, str]) -> list[str]:
    """Name the citations of cases and rulings that the book does not have."""
    known = {*book.cases, *book.rulings}
    return [f"{at} cites {x}" for at, text in texts.items() for x in citations(text) if x not in known]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_its_rules_as_data(game):
    folder = files("data") / game
    for name in ("cases.toml", "rulings.toml"):
        assert (folder / name).is_file(), f"data/{game}/{name} is missing"


@pytest.mark.parametrize("game", GAMES)
def test_code_cites_only_what_the_book_has(game):
    texts = sources(game)
    assert any(citations(t) for t in texts.values()), f"nothing under engine/{game} cites a case"
    assert not strange(rulebook(game), texts)


@pytest.mark.parametrize("game", GAMES)
def test_every_case_and_ruling_has_a_test_named_for_it(game):
    missing = untested(rulebook(game), named_tests(game))
    assert not missing, "\n".join(missing)


@pytest.mark.parametrize("game", GAMES)
def test_every_case_and_ruling_is_cited_in_the_code(game):
    book = rulebook(game)
    cited = {x for text in sources(game).values() for x in citations(text)}
    cited |= {x.removeprefix(RULING) for x in declared(game)}
    uncited = [x for x in (*book.cases, *book.rulings) if x not in cited]
    assert not uncited, f"engine/{game} cites none of {uncited}"


def declared(game: str) -> set[str]:
    """Return what a game's questions, free actions, faults, options and steps name: cases, "Ruling T8"."""
    g = GAMES[game]
    named = [*g.rules.kinds.values(), *g.rules.frees.values(), *g.rules.faults.values(), *g.options]
    told = set()
    for path, text in sources(game).items():
        if path.startswith("engine/"):
            for call in (n for n in ast.walk(ast.parse(text)) if isinstance(n, ast.Call)):
                name = call.func.attr if isinstance(call.func, ast.Attribute) else ""
                at = {"tell": 1, "reveal": 1, "whisper": 2, "roll": 0, "roll_for": 1, "finish": 2}.get(name)
                if at is not None and len(call.args) > at and isinstance(call.args[at], ast.Constant):
                    told.add(call.args[at].value)
    return {x.case for x in named if x.case} | told


def strings(text: str) -> set[str]:
    """Return every string of a module."""
    return {
        n.value for n in ast.walk(ast.parse(text)) if isinstance(n, ast.Constant) and isinstance(n.value, str)
    }


def made(text: str) -> set[str]:
    """Return the codes of the faults that a module makes, where they stand in the call."""
    found = set()
    for call in (n for n in ast.walk(ast.parse(text)) if isinstance(n, ast.Call)):
        given = call.args[:1] if ast.unparse(call.func) == "RULES.wrong" else []
        for x in (*given, *(k.value for k in call.keywords if k.arg == "refused")):
            chosen = [x]
            while chosen:
                y = chosen.pop()
                if isinstance(y, ast.IfExp):
                    chosen += [y.body, y.orelse]
                elif isinstance(y, ast.Constant):
                    found.add(y.value)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_fault_is_made_and_none_that_the_data_lack(game):
    texts = [x for path, x in sources(game).items() if path.startswith("engine/")]
    worded = GAMES[game].rules.faults.keys()
    in_data = tomllib.loads((files("data") / game / "faults.toml").read_text(encoding="utf-8")).keys()
    assert in_data <= worded
    assert not set().union(*map(made, texts)) - worded
    assert not in_data - set().union(*map(strings, texts))


def test_the_codes_of_faults_are_found_where_they_are_chosen():
    text = 'x = RULES.wrong("a" if y else "b" if z else c, at=1), RULES.question(refused="d"), wrong("e")'
    assert made(text) == {"a", "b", "d"}


@pytest.mark.parametrize("game", GAMES)
def test_every_question_act_refusal_and_event_names_a_case_of_the_book(game):
    book = rulebook(game)
    unknown = declared(game) - {*book.cases, *(f"{RULING}{x}" for x in book.rulings)}
    assert not unknown, f"{game}: no case or ruling {sorted(unknown)}"


@pytest.mark.parametrize("game", GAMES)
def test_everything_in_the_book_can_be_read(game):
    book = rulebook(game)
    for x in (*book.cases.values(), *book.rulings.values()):
        assert x.title
        assert not x.title.endswith(".")
        assert x.text == x.text.strip()
        assert 20 <= len(x.text) <= 900, x.id
        assert x.text.endswith((".", ":", "?")), x.id
    for r in book.rulings.values():
        assert r.why, f"{r.id} does not say why"


@pytest.mark.parametrize("language", languages()[1:])
@pytest.mark.parametrize("game", GAMES)
def test_a_translation_is_in_other_words_and_complete_but_for_drafts(game, language):
    english, german = rulebook(game), rulebook(game, language)
    pairs = [(english.cases[x], german.cases[x]) for x in english.cases]
    pairs += [(english.rulings[x], german.rulings[x]) for x in english.rulings]
    missing = [a.id for a, b in pairs if a is b]
    assert not missing or is_draft(language), f"data/{game} does not say in {language}: {missing}"
    for a, b in ((a, b) for a, b in pairs if a is not b):
        assert a.text != b.text, b.id
        assert b.title
        assert not b.title.endswith(".")
        assert b.text == b.text.strip()
        assert 20 <= len(b.text) <= 900, b.id
        assert b.text.endswith((".", ":", "?")), b.id
    for a, b in zip(english.rulings.values(), german.rulings.values(), strict=True):
        assert b.why, f"{b.id} does not say why in {language}"
        assert (a.case, a.reconstructed) == (b.case, b.reconstructed)


def numbers(text: str) -> list[str]:
    """Return the figures of a text, and the names of options and hexes, in any order."""
    return sorted(re.findall(r"`\w+`|[+-]?\d+(?:\.\d+)*", text))


@pytest.mark.parametrize("language", languages()[1:])
@pytest.mark.parametrize("game", GAMES)
def test_a_translation_has_the_same_figures(game, language):
    english, german = rulebook(game), rulebook(game, language)
    for x in english.cases:
        assert numbers(german.cases[x].text) == numbers(english.cases[x].text), x
    for x in english.rulings:
        assert numbers(german.rulings[x].text) == numbers(english.rulings[x].text), x


def test_the_tests_above_find_what_is_wrong():
    book = Rulebook(
        "toy",
        {
            "MOVES.1": Case("MOVES.1", "Moving", "Ships move."),
            "END.1": Case("END.1", "End", "", "nothing to do"),
        },
        {"T1": Ruling("T1", "MOVES.1", "Backwards", "Never.")},
    )
    assert untested(book, ["test_moves_10_x"]) == [
        "no test_moves_1_*: Moving",
        "no test_ruling_t1_*: Backwards",
    ]
    assert untested(book, ["test_moves_1_a", "test_ruling_t1_b"]) == []
    assert strange(book, {"a.py": "Case MOVES.1, Rulings T1 and T2"}) == ["a.py cites T2"]
