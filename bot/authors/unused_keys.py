"""Keys of words that nothing asks for, and files that a built package would lack."""

from __future__ import annotations

import ast
import logging
import re
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from fnmatch import fnmatch
from importlib.resources import files
from pathlib import Path
from typing import Any

from bot.authors.declarations import must, sources
from bot.play.model.title import Title
from bot.play.surface.coach import key as coach_key
from engine.core.contract import Game
from engine.core.places import Place
from engine.core.types.values import tags
from engine.lessons.script import lessons_of
from render.core.text import Words

_REFERENCE = re.compile(r"\{ *(-?[a-zA-Z][\w-]*)")
#: Texts with blanks count as a pattern of keys if so many letters of them are fixed.
FIXED = 3


class Noted(Words):
    """A language that notes the keys it is asked for."""

    def __init__(self, real: Words) -> None:
        self.real, self.locale, self.asked = real, real.locale, set[str]()

    def __call__(self, key: str, /, **facts: object) -> str:
        """Note the key, and return the sentence."""
        self.asked.add(key)
        return self.real(key, **facts)

    def has(self, key: str) -> bool:
        """Note the key, and return whether there is such a sentence."""
        self.asked.add(key)
        return self.real.has(key)

    def written(self, key: str) -> str:
        """Note the key, and return its entry."""
        self.asked.add(key)
        return self.real.written(key)


class _Blanks(logging.Handler):
    """Keeps what the catalogues complain of."""

    def __init__(self) -> None:
        super().__init__()
        self.found = list[str]()

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(record.getMessage())


@contextmanager
def every_blank_filled() -> Iterator[None]:
    """Check that no sentence that is worded meanwhile has a blank which nothing fills."""
    log, blanks = logging.getLogger(Words.__module__), _Blanks()
    log.addHandler(blanks)
    try:
        yield
    finally:
        log.removeHandler(blanks)
    must(not blanks.found, f"a blank that nothing fills: {next(iter(blanks.found), '')}")


def check_asked_for(title: Title, place: Place, words: Noted) -> None:
    """Check that something asks for every key in a title's own catalogue."""
    if not place.package:
        return
    file = files(place.package) / "locale" / words.locale / f"{place.id}.ftl"
    if not file.is_file():
        return
    text = file.read_text(encoding="utf-8")
    keys = re.findall(r"(?m)^([a-zA-Z][\w-]*) *=", text)
    known = {*words.asked, *_REFERENCE.findall(text), *_built(title)}
    ends, (texts, patterns) = [f"{x}-" for x in _ends(title.game)], _texts(place)
    for key in keys:
        rest = _dashed(key.removeprefix(f"{place.id}-"))
        found = key in known or key in texts or rest in texts
        found = (
            found or any(f"{rest}-".startswith(x) for x in ends) or any(x.fullmatch(key) for x in patterns)
        )
        must(found, f"{words.locale}: nothing asks for {key}: {place.id}.ftl")


def _dashed(text: str) -> str:
    return text.replace("_", "-").replace(".", "-")


def _built(title: Title) -> Iterator[str]:
    """Yield the keys of lessons and of a coach."""
    yield from (key for x in lessons_of(title.game.id) for key in x.word_keys())
    for kind in title.game.rules.kinds:
        names = title.coach[kind].names if kind in title.coach else ()
        yield from (coach_key(title, kind, x) for x in ("", *names))


def _ends(game: Game[Any]) -> Iterator[str]:
    """Yield what a game declares as its keys end, without its id; more may follow."""
    kinds = game.rules.kinds.values()
    yield from map(_dashed, game.events)
    yield from (f"ended-{_dashed(x)}" for x in game.endings)
    yield from (f"file-{_dashed(x)}" for x in game.files)
    yield from (f"level-{_dashed(x)}" for x in game.levels)
    yield from (f"fault-{_dashed(x)}" for x in game.rules.faults)
    yield from (f"policy-{_dashed(x)}" for k in kinds for x in k.policies)
    yield from (f"{x}-{_dashed(o.name)}" for o in game.options for x in ("option", "for-option"))
    yield from ("objective", "lost", "scenario", "story")
    for takes in (*(x.takes for x in kinds), *(x.takes for x in game.rules.frees.values())):
        yield from (f"{x}-{_dashed(act)}" for act in tags(takes) for x in ("do", "detail", "for", "called"))


def _texts(place: Place) -> tuple[set[str], list[re.Pattern[str]]]:
    """Return the texts in a package, and patterns of those with blanks."""
    texts, patterns = set[str](), []
    for module in sources(place):
        for node in ast.walk(module):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts |= {node.value, _dashed(node.value)}
            elif isinstance(node, ast.JoinedStr):
                fixed = [str(x.value) if isinstance(x, ast.Constant) else "\0" for x in node.values]
                if sum(map(str.isalpha, "".join(fixed).removeprefix(place.id))) >= FIXED:
                    patterns.append(
                        re.compile("".join(r"[\w-]+" if x == "\0" else re.escape(x) for x in fixed))
                    )
    return texts, patterns


def check_package_data(place: Place) -> None:
    """Check that a package which lies beside its `pyproject.toml` would be built with all of its data."""
    folder = Path(str(files(place.package))) if place.package else Path()
    project = folder.parent / "pyproject.toml"
    if not place.package or not project.is_file():
        return
    about = tomllib.loads(project.read_text(encoding="utf-8"))
    named = about.get("tool", {}).get("setuptools", {}).get("package-data", {})
    globs = [x for package in ("*", place.package) for x in named.get(package, ())]
    for file in sorted(x for part in ("data", "locale") for x in (folder / part).rglob("*.*")):
        at = file.relative_to(folder).as_posix()
        kept = any(_fits(at, x) for x in globs)
        must(not named or kept, f"{at} is not in the package's data (pyproject.toml)")


def _fits(at: str, glob: str) -> bool:
    """Return whether a glob of package data names a file: a star does not cross folders, two do."""
    parts, wanted = at.split("/"), glob.split("/")
    if "**" in wanted:
        return fnmatch(at, glob.replace("**/", "*"))
    return len(parts) == len(wanted) and all(map(fnmatch, parts, wanted))
