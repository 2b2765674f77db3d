"""Lists every word that games, databases and settings are saved with, as far as code declares it.

`tests/saved_names.txt` holds what was saved so far. `python -m tests.saved_names` adds what is new to it, and
takes nothing away.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from pathlib import Path
from textwrap import TextWrapper
from typing import Any, Literal, get_args, get_origin, get_type_hints

from sqlmodel import SQLModel

from bot.play.model.custom_ids import Verb
from bot.play.model.ports import Trouble
from bot.play.model.terms import Status
from bot.settings import Settings
from bot.store.models import PATH, PostKind, RequestKind
from engine.core.contract import Game
from engine.core.record import How, Record
from engine.core.rules import Secrecy
from engine.policies.policy import POLICIES
from engine.titles import GAMES
from render.core.text import catalogue

NOTE = re.compile(r"^note-[\w-]+", re.MULTILINE)
FILE = Path(__file__).with_suffix(".txt")
Names = dict[str, set[str]]


def add(names: Names, where: str, found: Iterable[str]) -> None:
    if new := {x for x in found if x}:
        names.setdefault(where, set()).update(new)


def walk(names: Names, where: str, kind: Any, seen: tuple[Any, ...] = ()) -> None:
    """Add the fields of a saved type, and of what lies in them, by their path: a class may be renamed."""
    if get_origin(kind) is Literal:
        add(names, f"{where}, one of", (x for x in get_args(kind) if isinstance(x, str)))
    elif isinstance(kind, type) and issubclass(kind, Enum):
        add(names, f"{where}, one of", (str(x.value) for x in kind))
    elif isinstance(kind, type) and is_dataclass(kind) and kind not in seen:
        hints = get_type_hints(kind, include_extras=True)
        add(names, where, (f.name for f in fields(kind)))
        for f in fields(kind):
            if f.name not in ("stack", "do"):  # frames are saved as the rules declare them; tags are listed
                walk(names, f"{where}.{f.name}", hints[f.name], (*seen, kind))
    else:
        for part in get_args(kind):
            walk(names, where, part, seen)


def actions(takes: Any) -> Iterator[tuple[str, Any]]:
    """Return the actions that a question or a free action takes, by their tags."""
    return ((f.default, x) for x in get_args(takes) or (takes,) for f in fields(x) if f.name == "do")


def of_game(names: Names, game: Game[Any]) -> None:
    """Add what a title's rules declare."""
    rules, g = game.rules, game.id
    add(names, f"{g}: seats", game.seats)
    add(names, f"{g}: scenarios", game.scenarios)
    add(names, f"{g}: files", game.files)
    add(names, f"{g}: options", (x.name for x in game.options))
    for x in game.options:
        add(names, f"{g}: option {x.name}", x.values)
    add(names, f"{g}: events", game.events)
    add(names, f"{g}: endings", game.endings)
    add(names, f"{g}: procedures", rules.procedures)
    for name, p in rules.procedures.items():
        add(names, f"{g}: steps of {name}", p.steps)
        walk(names, f"{g}: {name} holds", p.holds)
    add(names, f"{g}: questions", rules.kinds)
    for name, kind in rules.kinds.items():
        add(names, f"{g}: standing answers to {name}", kind.policies)
    add(names, f"{g}: free actions", rules.frees)
    for x in (*rules.kinds.values(), *rules.frees.values()):
        for tag, action in actions(x.takes):
            add(names, f"{g}: actions", [tag])
            walk(names, f"{g}: action {tag}", action)
    walk(names, f"{g}: state", game.state)


def declared(games: Mapping[str, Game[Any]] = GAMES) -> Names:
    """Return every saved word of today, by what it is."""
    names: Names = {}
    add(names, "titles", games)
    for game in games.values():
        of_game(names, game)
    add(names, "machine players", POLICIES)
    add(names, "ways of an entry", get_args(How))
    add(names, "secrecy", Secrecy)
    walk(names, "record", Record)
    add(names, "verbs of buttons", Verb)
    add(names, "status of a game", Status)
    add(names, "why a game is parked", Trouble)
    add(names, "posts", PostKind)
    add(names, "requests", RequestKind)
    add(names, "standing answers of every title", [PATH])
    for text in catalogue("en").values():
        add(names, "notes in the outbox", NOTE.findall(text))
    add(names, "settings", Settings.model_fields)
    for table in SQLModel.metadata.sorted_tables:
        add(names, f"table {table.name}", (x.name for x in table.columns))
    return names


def written(names: Names) -> str:
    """Write a list of names, each kind with its words below it."""
    layout = TextWrapper(110, "    ", "    ", break_long_words=False, break_on_hyphens=False)
    return "".join(f"{where}\n{layout.fill(' '.join(sorted(names[where])))}\n" for where in sorted(names))


def committed(text: str) -> Names:
    """Read a list of names."""
    names: Names = {}
    where = ""
    for line in text.splitlines():
        if line.startswith(" "):
            names[where] |= set(line.split())
        else:
            where = line
            names[where] = set()
    return names


def verdict(was: Names, now: Names) -> str:
    """Say what is wrong with today's names, in the words of whoever must mend it; "" for nothing."""
    told = []
    for where in sorted(was.keys() | now.keys()):
        had, has = was.get(where, set()), now.get(where, set())
        if gone := had - has:
            told.append(
                f"{where}: {' '.join(sorted(gone))} stands in what was saved. To rename or drop it needs a "
                "migration, or a newer edition of the title (CONTRIBUTING.md)."
            )
        if new := has - had:
            told.append(
                f"{where}: {' '.join(sorted(new))} will be saved from now on, and to rename it later needs a "
                f"migration. If it is a good name, add it to tests/{FILE.name}: python -m tests.saved_names"
            )
    return "\n".join(told)


if __name__ == "__main__":
    names = committed(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    for where, found in declared().items():
        add(names, where, found)
    FILE.write_text(written(names), encoding="utf-8")
