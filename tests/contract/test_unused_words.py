"""Every key in the code is in the catalogues, and every key of the catalogues can be asked for.

What is given to `Words` is also checked where it is written, by mypy (`tests/typed_keys.py`).
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from typing import Any, get_args

import pytest

from bot.play.surface.coach import key as coach_key
from bot.titles import TITLES
from engine.core.contract import Game
from engine.core.endings import CORE_EVENTS
from engine.languages import complete
from engine.lessons.script import lessons_of
from engine.puzzles.puzzle import key_of
from tests.shared.puzzles import word_keys
from tests.test_imports import ROOT, modules
from tests.typed_keys import entries

ENTRY = re.compile(r"(?m)^(-?[a-zA-Z][\w-]*) *=")
REFERENCE = re.compile(r"\{ *(-?[a-zA-Z][\w-]*)")
#: What a key is built from may be of any length; less than three fixed letters besides a title fit too much.
FIXED = 3
DATA = ROOT / "data"
#: Families of keys that `Look` and the contract build; in some nothing stands but what a game declares.
FAMILIES = (
    *("ended", "do", "detail", "ask", "side", "option", "scenario", "policy", "file", "objective"),
    *("for", "called"),
)
DECLARED = ("ended", "side", "scenario", "policy", "file")


def kebab(text: str) -> str:
    return text.replace("_", "-").replace(".", "-")


@cache
def said() -> tuple[frozenset[str], frozenset[tuple[str, ...]]]:
    """Return all texts of the product's code, and those with blanks as their fixed parts."""
    whole: set[str] = set()
    broken: set[tuple[str, ...]] = set()
    for _, tree in modules(ROOT):
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                parts = [x.value if isinstance(x, ast.Constant) else "\0" for x in node.values]
                broken.add(tuple("".join(map(str, parts)).split("\0")))
            elif isinstance(node, ast.Call) and getattr(node.func, "id", "") == "command" and node.args:
                whole.add(ast.literal_eval(node.args[0]).rpartition("-")[2])  # what the command is called
            elif isinstance(node, ast.arg):  # parameters and names of commands are options' names
                whole.add(node.arg)
    page = ROOT / "render" / "page"
    for path in (*page.glob("*.js"), *page.glob("*.html")):
        whole |= set(re.findall(r"page-[a-z-]+[a-z]", path.read_text(encoding="utf-8")))
    for path in DATA.rglob("*.toml"):
        whole |= set(re.findall(r'"([^"\n]+)"', path.read_text(encoding="utf-8")))
    return frozenset(whole), frozenset(broken)


def parted(key: str) -> tuple[str, str]:
    """Part a key into the title it belongs to, if any, and the rest."""
    first, _, rest = key.partition("-")
    return (first, rest) if first in TITLES else ("", key)


def declared(game: Game[Any]) -> Iterator[str]:
    """Yield what a game declares as its keys end, without its id."""
    kinds = game.rules.kinds.values()
    yield from (kebab(x) for x in game.events - CORE_EVENTS)
    yield from (f"ended-{kebab(x)}" for x in game.endings)
    yield from (f"file-{kebab(x)}" for x in game.files)
    yield from (f"level-{kebab(x)}" for x in game.levels)
    yield from (f"side-{kebab(x)}" for x in game.seats)
    yield from (f"scenario-{kebab(x)}" for x in game.scenarios)
    yield from (
        f"option-{kebab(o.name + x)}" for o in game.options for x in ("", *(f"-{v}" for v in o.values))
    )
    yield from (f"{family}-{kebab(k.name)}" for k in kinds for family in ("ask", "task"))
    yield from (f"policy-{kebab(x)}" for k in kinds for x in k.policies)
    yield from (f"fault-{kebab(x)}" for x in game.rules.faults)
    for takes in (x.takes for x in (*kinds, *game.rules.frees.values())):
        for act in get_args(takes) or (takes,):
            yield from (
                f"{family}-{kebab(get_args(act.__annotations__['do'])[0])}" for family in ("do", "detail")
            )


@cache
def endings(title: str) -> frozenset[str]:
    return frozenset(declared(TITLES[title].game))


@cache
def patterns(title: str) -> list[re.Pattern[str]]:
    """Return patterns of keys with blanks, tight enough to mean something; a title's id does not count."""
    found = []
    for parts in said()[1]:
        first = parts[0].removeprefix(f"{title}-") if title else parts[0]
        fixed = "".join((first, *parts[1:])).replace("-", "")
        if len(fixed) >= FIXED or (not title and re.match("[a-z]+-", first)):
            found.append(re.compile(r"[\w-]+".join(map(re.escape, parts))))
    return found


@cache
def lesson_words(title: str) -> frozenset[str]:
    return frozenset(key for x in lessons_of(title) for key in x.word_keys())


@cache
def puzzle_words(title: str) -> frozenset[str]:
    puzzler = TITLES[title].game.puzzler()
    if puzzler is None:
        return frozenset()
    own = (key_of(title, theme, "why") for theme in puzzler.themes)
    return frozenset((*word_keys(title, puzzler.themes), *own))


@cache
def coach_words(title: str) -> frozenset[str]:
    """Return the keys of what a title's coach says, on each occasion."""
    t = TITLES[title]
    return frozenset(
        coach_key(t, kind, x)
        for kind in t.game.rules.kinds
        for x in ("", *(t.coach[kind].names if kind in t.coach else ()))
    )


@cache
def known() -> frozenset[str]:
    return frozenset(kebab(x) for x in said()[0])


def of_known(rest: str) -> bool:
    """Tell whether a text is put together, with dashes, from texts that stand in the code."""
    if rest in known():
        return True
    cuts = (i for i, x in enumerate(rest) if x == "-")
    return any(rest[:i] in known() and of_known(rest[i + 1 :]) for i in cuts)


def can_be_asked(key: str) -> bool:
    """Tell whether the product can ask for a key: as it stands, as declared, or built from parts."""
    title, rest = parted(key)
    key, rest = kebab(key), kebab(rest)
    if key in known():
        return True
    if title and any(key in of(title) for of in (lesson_words, puzzle_words, coach_words)):
        return True
    if title and (rest in known() or any(f"{rest}-".startswith(f"{x}-") for x in endings(title))):
        return True
    family, _, last = rest.partition("-")
    if family == "news" and not title:
        return last in {kebab(x) for x in CORE_EVENTS}
    if family == "fault":
        return any(rest in endings(x) for x in TITLES) or last == "typed"
    if family in (FAMILIES if title else ("cmd", "help", "name", "arg")):
        return family not in DECLARED and of_known(last)
    return any(x.fullmatch(key) for x in patterns(title))


#: Texts that look like keys of words and are something else.
NO_KEYS = {"post-failed", *(f"{x}-{y}" for x in TITLES for y in ("light", "dark"))}


def test_every_key_in_the_code_is_in_the_catalogue():
    keys = set(entries())
    families = {x.partition("-")[0] for x in keys if "-" in x}
    named = {
        x.value
        for path, tree in modules(ROOT)
        if not path.startswith("engine")
        for x in ast.walk(tree)
        if isinstance(x, ast.Constant) and re.fullmatch(r"[a-z]+(-[a-z0-9]+)+", str(x.value))
    }
    lost = [
        x
        for x in named - keys
        if x.partition("-")[0] in families and not any(y.startswith(f"{x}-") for y in keys)
    ]
    assert set(lost) == NO_KEYS


def unused(text: str) -> list[str]:
    """Find the keys of a catalogue that nothing asks for, and no other entry refers to."""
    referred = set(REFERENCE.findall(text))
    return [x for x in ENTRY.findall(text) if x not in referred and not can_be_asked(x)]


@pytest.mark.parametrize("language", complete())
def test_every_key_can_be_asked_for(language):
    texts = [p.read_text(encoding="utf-8") for p in sorted((DATA / "locale" / language).glob("*.ftl"))]
    assert texts
    assert unused("\n".join(texts)) == []


def test_keys_that_nobody_asks_for_are_found():
    keys = [
        "help-hat",
        "armada-nothing-so",
        "starwars-do-dance",
        "starwars-lesson-moving-dance",
        "starwars-puzzle-dance",
        "starwars-coach-turn-move-dance",
        "stargate-ended-rain",
        "cmd-game-new-hat",
        "name-hat",
    ]
    assert unused("".join(f"{key} = Text\n" for key in keys)) == keys
