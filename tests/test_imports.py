"""Who may import and name what (docs/architecture.md). Each rule has a synthetic tree that breaks it."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LAYERS = ("engine", "render", "bot")
NOT_GAMES = {"core", "lessons", "policies", "puzzles", "report", "tools"}
SQL = {"sqlmodel", "sqlalchemy", "alembic", "aiosqlite", "psycopg"}
DISCORD = re.compile(r"bot/(ui|acts|games)/|bot/(?:app|serving|desk/launch)\.py")
SHARED = re.compile(
    r"engine/(?:core|lessons|puzzles|report)/|render/core/|bot/(?!games/)|(?:engine|render)/titles\.py"
)
#: Rooms of a package, the lowest first: each may use those before it. Modules beside them put them together,
#: and no room uses those, unless they are named among the rooms.
ROOMS = {
    "bot": (
        "desk",
        "store",
        "community",
        "play",
        "web",
        "settings",
        "metrics",
        "ui",
        "acts",
        "games",
        "authors",
    ),
    "bot/play": (
        "model",
        "workers",
        "context",
        "clocks",
        "games",
        "surface",
        "queries",
        "posts",
        "analysis",
        "watching",
        "lobby",
        "answering",
        "jobs",
    ),
    "bot/store": (
        "errors",
        "models",
        "shards",
        "address",
        "migrations",
        "statements",
        "connections",
        "repositories",
        "maintenance",
    ),
    "bot/ui": (
        "locale",
        "errors",
        "reply",
        "layout",
        "courier",
        "open_pages",
        "members",
        "visit",
        "interactions",
        "gateway",
    ),
    "engine/core": ("errors", "types"),
    "engine/skirmish": ("model", "table", "rules", "combat", "turn", "queries", "gm", "automaton", "bots"),
    "engine/armada": ("model", "fleet", "orders", "battle", "turn", "queries", "bots"),
    "engine/stargate": ("model", "movement", "combat", "queries", "bots"),
    "render/skirmish": ("elements", "words", "pictures"),
    "render/armada": ("elements", "words", "pictures"),
    "render/stargate": ("elements", "words", "pictures"),
}
#: Names on the package index that differ from the names imported.
IMPORTED_AS = {
    "discord-py": "discord",
    "pillow": "PIL",
    "fluent-runtime": "fluent",
    "graphemeu": "grapheme",
    "python-json-logger": "pythonjsonlogger",
}
#: Functions that import a module by its name, the module below the bot that may, and whose parts are above;
#: and what imports later what is named where it is made.
IMPORTERS = ("import_module", "__import__")
FINDER = "engine/core/places.py"
LATER, DEFERRING = "Deferred", "engine/core/deferred.py"
PARTS = ("engine", "render")
ABOVE = {"engine": {"look", "title"}, "render": {"title"}}
#: The one module that tells other programs.
HOOKS = "bot/community/webhooks.py"
#: Libraries that one module knows.
ALONE = {
    "prometheus_client": "bot/metrics.py",
    "pythonjsonlogger": "bot/logs.py",
    "grapheme": "render/core/texts/graphemes.py",
    "openskill": "bot/community/ratings.py",
}


@dataclass(frozen=True)
class Import:
    path: str
    line: int
    module: str

    @property
    def top(self) -> str:
        return self.module.partition(".")[0]

    def __str__(self) -> str:
        return f"{self.path}:{self.line} imports {self.module}"


def texts(root: Path) -> Iterator[tuple[str, str]]:
    for layer in LAYERS:
        for file in sorted((root / layer).rglob("*.py")):
            yield file.relative_to(root).as_posix(), file.read_text(encoding="utf-8")


@cache
def trees() -> dict[str, ast.Module]:
    """Parse every module of the three layers, once for all that judge them."""
    return {path: ast.parse(text) for path, text in texts(ROOT)}


def modules(root: Path) -> Iterable[tuple[str, ast.Module]]:
    if root == ROOT:
        return trees().items()
    return ((path, ast.parse(text)) for path, text in texts(root))


def imports(path: str, tree: ast.Module) -> Iterator[Import]:
    package = path.removesuffix(".py").split("/")[:-1]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield Import(path, node.lineno, alias.name)
        elif isinstance(node, ast.ImportFrom):
            up = package[: len(package) - node.level + 1] if node.level else []
            base = ".".join([*up, *([node.module] if node.module else [])])
            for alias in node.names:
                yield Import(path, node.lineno, f"{base}.{alias.name}")
        elif isinstance(node, ast.Call) and called(node).endswith((*IMPORTERS, LATER)):
            yield from (Import(path, node.lineno, x) for x in by_name(node))


def called(call: ast.Call) -> str:
    """Return the name of what is called, without what it belongs to."""
    return getattr(call.func, "attr", getattr(call.func, "id", ""))


def by_name(call: ast.Call) -> Iterator[str]:
    """What a call imports by a name: the name as written, or as far as it is written."""
    for x in (*call.args, *(k.value for k in call.keywords)):
        if isinstance(x, ast.Constant) and isinstance(x.value, str) and x.value:
            yield x.value
        elif isinstance(x, ast.JoinedStr) and x.values and isinstance(x.values[0], ast.Constant):
            yield str(x.values[0].value)


def wrong_finder(path: str, tree: ast.Module) -> Iterator[str]:
    """Where a module below the bot imports what it has only found out, or loads a part of a higher layer."""
    layer = path.partition("/")[0]
    if layer not in PARTS or path in {FINDER, DEFERRING}:
        return
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        if called(node) in IMPORTERS:
            yield f"{path}:{node.lineno} imports by a name: {FINDER} alone does"
        elif called(node) in ("load_parts", "module"):
            parts = {x.value for x in node.args if isinstance(x, ast.Constant)} & ABOVE[layer]
            yield from (f"{path}:{node.lineno} loads a {x}: a part of a higher layer" for x in sorted(parts))


def games(root: Path) -> set[str]:
    folders = (root / "engine").iterdir()
    return {d.name for d in folders if (d / "__init__.py").exists()} - NOT_GAMES


def owner(path: str, titles: set[str]) -> str:
    """The game that a module belongs to; "" for what all games share."""
    parts = path.removesuffix(".py").replace("/", ".").split(".")
    return next((p for p in parts[1:3] if p in titles), "")


def wrong_layer(i: Import) -> str:
    above = LAYERS[LAYERS.index(i.path.partition("/")[0]) + 1 :]
    return "a lower layer knows nothing of a higher one" if i.top in (*above, "tests") else ""


def wrong_game(i: Import, titles: set[str]) -> str:
    mine, theirs = owner(i.path, titles), owner(i.module.replace(".", "/"), titles)
    if not theirs or i.top not in LAYERS or mine == theirs:
        return ""
    if mine:
        return "a game knows nothing of another"
    return "shared code finds the games, and imports none"


def wrong_room(i: Import) -> str:
    """Say why a room may not use another: it lies above, or beside the rooms."""
    into = i.module.replace(".", "/")
    for package, rooms in ROOMS.items():
        if not i.path.startswith(f"{package}/") or not into.startswith(f"{package}/"):
            continue
        mine, theirs = (x.removesuffix(".py").split("/")[package.count("/") + 1] for x in (i.path, into))
        if mine not in rooms or mine == theirs:
            continue
        if theirs not in rooms or rooms.index(theirs) > rooms.index(mine):
            return (
                f"{package}: the room {mine} may use {', '.join(rooms[: rooms.index(mine)]) or 'none'} only"
            )
    return ""


def wrong_library(i: Import, allowed: set[str]) -> str:
    if i.top == "discord" and not DISCORD.match(i.path):
        return "discord belongs to bot/{ui,acts,games}, bot/{app,serving}.py and bot/desk/launch.py"
    if i.top == "aiohttp":  # discord.py brings it, and lets its errors out
        serves = DISCORD.match(i.path) or i.path.startswith(("bot/web/", "bot/desk/"))
        where = "aiohttp goes where discord goes, to bot/web, bot/desk and webhooks"
        return "" if serves or i.path == HOOKS else where
    if i.top == "PIL" and not i.path.startswith("render/core/"):
        return "Pillow belongs to render/core"
    if i.top in SQL and not i.path.startswith("bot/store/"):
        return "SQL belongs to bot/store"
    if i.top in ALONE and i.path != ALONE[i.top]:
        return f"{i.top} belongs to {ALONE[i.top]}"
    if i.top in sys.stdlib_module_names or i.top in {*LAYERS, "data"}:
        return ""
    if i.path.startswith("engine/"):
        shapes = i.path.startswith("engine/skirmish/") and i.top == "shapely"
        fits = i.top in {"pydantic", "pydantic_core"} or shapes
        return "" if fits else "the engine needs pydantic alone"
    return "" if i.top in allowed else "it is not a dependency in pyproject.toml"


def named(path: str, tree: ast.Module, titles: set[str]) -> Iterator[str]:
    """Where shared code names a game: in a string or an identifier."""
    if not SHARED.match(path):
        return
    for node in ast.walk(tree):
        text = {
            ast.Constant: lambda n: n.value if isinstance(n.value, str) else "",
            ast.Name: lambda n: n.id,
            ast.Attribute: lambda n: n.attr,
            ast.arg: lambda n: n.arg,
        }.get(type(node), lambda n: getattr(n, "name", "") or "")(node)
        if said := next((t for t in titles if isinstance(text, str) and t in text.casefold()), ""):
            line = getattr(node, "lineno", 1)
            yield f"{path}:{line} names {said}: shared code names no game"


def dependencies(root: Path) -> set[str]:
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"]["postgres"]]
    names = (re.split(r"[^A-Za-z0-9._-]", d)[0].replace(".", "-").lower() for d in wanted)
    return {IMPORTED_AS.get(n, n.replace("-", "_")) for n in names}


def offences(root: Path) -> list[str]:
    titles, allowed = games(root), dependencies(root)
    found = []
    for path, tree in modules(root):
        for i in imports(path, tree):
            rules = (
                wrong_layer(i),
                wrong_game(i, titles),
                wrong_library(i, allowed),
                wrong_room(i),
            )
            found += [f"{i}: {why}" for why in rules if why]
        found += [*named(path, tree, titles), *wrong_finder(path, tree)]
    return found


def test_every_import_goes_the_right_way():
    assert offences(ROOT) == []


def test_there_is_something_to_judge():
    for package, rooms in ROOMS.items():
        for room in rooms:
            place = ROOT / package / room
            assert place.is_dir() or place.with_suffix(".py").is_file(), place
        folders = {x.parent.name for x in (ROOT / package).glob("*/__init__.py")}
        assert folders <= set(rooms), f"{package}: which room may use {folders - set(rooms)}?"
    paths = {path for path, _ in texts(ROOT)}
    assert "starwars" in games(ROOT)
    assert {"engine/core/flow.py", "render/core/look.py", "bot/play/model/ports.py"} <= paths
    assert {"discord", "PIL", "pydantic", "sqlmodel", "aiosqlite", "fluent"} <= dependencies(ROOT)


SOUND = {
    "engine/core/flow.py": "import json\nfrom pydantic import BaseModel\n",
    "engine/chess/__init__.py": "from engine.core.flow import start\n",
    "engine/go/__init__.py": "",
    "engine/titles.py": "from engine.core.places import load_parts\n",
    "engine/tools/match.py": "from engine import titles\n",
    "render/core/raster.py": "from PIL import Image\nfrom engine.core import flow\n",
    "render/chess/look.py": "from ..core import raster\nimport engine.chess\n",
    "bot/app.py": "import discord\n",
    "bot/web/server.py": "from aiohttp import web\n",
    "bot/store/tables.py": "import sqlmodel\n",
    "bot/games/chess.py": "from render.chess import look\n",
}


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    (tmp_path / "pyproject.toml").write_text((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    for path, text in SOUND.items():
        write(tmp_path, path, text)
    return tmp_path


def write(root: Path, path: str, text: str) -> None:
    file = root / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)


def test_a_sound_tree_passes(tree: Path):
    assert offences(tree) == []


@pytest.mark.parametrize(
    ("path", "text", "why"),
    [
        ("engine/core/a.py", "def f():\n    from render.core import raster", "a lower layer"),
        ("engine/chess/a.py", "import bot.app", "a lower layer"),
        (
            "engine/tools/a.py",
            "x = import_module('render.core')",
            "a lower layer",
        ),
        (
            "engine/tools/a.py",
            "x = importlib.import_module(f'bot.games.{y}')",
            "a lower layer",
        ),
        ("render/core/a.py", "x = __import__(name='bot.app')", "a lower layer"),
        (
            "engine/tools/a.py",
            "x = import_module(place.module(y))",
            "by a name",
        ),
        ("engine/tools/a.py", "x = load_parts('look', Look, name)", "of a higher layer"),
        ("render/core/a.py", "x = place.module('title')", "of a higher layer"),
        ("render/core/a.py", "from bot import app", "a lower layer"),
        ("bot/play/a.py", "import tests.bench", "a lower layer"),
        ("engine/chess/a.py", "from engine.go import rules", "another"),
        ("engine/chess/a.py", "from ..go import rules", "another"),
        ("render/chess/a.py", "import engine.go", "another"),
        ("bot/games/chess.py", "from bot.games import go", "another"),
        ("engine/core/a.py", "from engine import chess", "imports none"),
        ("bot/acts/a.py", "import bot.games.chess", "imports none"),
        ("bot/acts/a.py", "NAME = 'a game of Chess'", "names chess"),
        ("render/core/a.py", "def draw_chess(): ...", "names chess"),
        ("bot/desk/table.py", "x = TITLES.chess", "names chess"),
        ("bot/play/a.py", "import discord", "discord belongs"),
        ("bot/settings.py", "from discord import app_commands", "discord belongs"),
        ("render/core/a.py", "import discord", "discord belongs"),
        ("bot/desk/people.py", "import discord", "discord belongs"),
        ("bot/desk/people.py", "from bot.store import store", "the room desk"),
        ("bot/play/a.py", "import aiohttp", "aiohttp goes"),
        ("render/chess/a.py", "from PIL import Image", "Pillow belongs"),
        ("bot/ui/a.py", "import PIL.Image", "Pillow belongs"),
        ("bot/play/a.py", "from sqlalchemy import select", "SQL belongs"),
        ("bot/acts/a.py", "import aiosqlite", "SQL belongs"),
        ("engine/core/a.py", "import rich", "pydantic alone"),
        ("engine/chess/a.py", "import numpy", "pydantic alone"),
        ("bot/play/a.py", "import requests", "not a dependency"),
        ("bot/play/a.py", "import prometheus_client", "belongs to bot/metrics.py"),
        ("bot/app.py", "from pythonjsonlogger import json", "belongs to bot/logs.py"),
        ("bot/app.py", "import psycopg", "SQL belongs"),
        ("bot/play/queries/a.py", "from bot.play.lobby import seating", "the room queries"),
        ("bot/play/model/a.py", "from bot.play import context", "the room model"),
        ("bot/play/posts/a.py", "import bot.play.services", "the room posts"),
        ("bot/ui/a.py", "from bot.app import create_bot", "the room ui"),
        ("bot/store/a.py", "from bot.play.model import terms", "the room store"),
        ("engine/skirmish/rules/a.py", "from engine.skirmish.combat import melee", "the room rules"),
        ("engine/armada/fleet/a.py", "from engine.armada.orders import sheet", "the room fleet"),
        ("engine/stargate/model/a.py", "from engine.stargate import game", "the room model"),
        ("render/armada/elements/a.py", "from render.armada.words import events", "the room elements"),
    ],
)
def test_each_rule_can_be_broken(tree: Path, path: str, text: str, why: str):
    write(tree, path, text + "\n")
    found = offences(tree)
    assert found
    assert all(line.startswith(path) for line in found)
    assert any(why in line for line in found)
