"""docs/architecture.md against the code: arrows are imports, and whatever it names exists."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tests.test_imports import LAYERS, ROOT, games, modules

PAGE = ROOT / "docs" / "architecture.md"
NODE = re.compile(r'(\w+)\["([^"]+)"\]')
GAMES = "|".join(sorted(games(ROOT)))
Pairs = set[tuple[str, str]]


def pictures(page: str) -> list[str]:
    return re.findall(r"```mermaid\n(.*?)```", page, re.DOTALL)


def drawn(picture: str) -> tuple[set[str], Pairs]:
    """The rooms of a picture and its arrows, by their labels."""
    labels = dict(NODE.findall(picture))
    arrows: Pairs = set()
    for line in NODE.sub(r"\1", picture).splitlines():
        start, arrow, ends = (x.strip() for x in line.partition("-->"))
        if arrow:
            arrows |= {(labels[start], labels[end.strip()]) for end in ends.split("&")}
    return set(labels.values()), arrows


def pattern(room: str) -> re.Pattern[str]:
    """A file, or a folder with all below it; `*.py` are the modules right there, `<game>` any game."""
    text = re.escape(room).replace("<game>", f"(?:{GAMES})").replace(r"\*", "[^/]+")
    return re.compile(text if room.endswith(".py") else f"{text}/.+")


def room_of(path: str, rooms: set[str]) -> str:
    return max((r for r in rooms if pattern(r).fullmatch(path)), key=len, default="")


@cache
def imported(root: Path) -> tuple[tuple[str, str], ...]:
    """The imports from file to file that are carried out; those for types alone are not."""
    return tuple(carried_out(root))


def carried_out(root: Path) -> Iterator[tuple[str, str]]:
    for path, tree in modules(root):
        nodes = list(ast.walk(tree))
        guarded = {
            id(x)
            for node in nodes
            if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)
            for x in ast.walk(node)
        }
        for node in nodes:
            if isinstance(node, ast.Import | ast.ImportFrom) and id(node) not in guarded:
                yield from ((path, target) for target in targets(root, node))


def targets(root: Path, node: ast.Import | ast.ImportFrom) -> Iterator[str]:
    base = f"{node.module}." if isinstance(node, ast.ImportFrom) else ""
    for alias in node.names:
        place = (base + alias.name).replace(".", "/")
        tried = (f"{place}.py", f"{place}/__init__.py", f"{place.rpartition('/')[0]}.py")
        found = next(
            (x for x in (*tried, f"{place.rpartition('/')[0]}/__init__.py") if (root / x).is_file()), ""
        )
        if found.partition("/")[0] in LAYERS:
            yield found


def real(root: Path, rooms: set[str]) -> Pairs:
    pairs = {(room_of(a, rooms), room_of(b, rooms)) for a, b in imported(root)}
    return {(a, b) for a, b in pairs if a and b and a != b}


def test_arrows_are_the_imports_and_nothing_else():
    for picture in pictures(PAGE.read_text(encoding="utf-8")):
        rooms, arrows = drawn(picture)
        found = real(ROOT, rooms)
        assert sorted(arrows - found) == [], "drawn, but nothing imports so"
        assert sorted(found - arrows) == [], "imported, but not drawn"


def test_the_house_is_whole():
    rooms, _ = drawn(pictures(PAGE.read_text(encoding="utf-8"))[0])
    for layer in LAYERS:
        for file in (ROOT / layer).rglob("*.py"):
            assert room_of(file.relative_to(ROOT).as_posix(), rooms), f"{file} is in no room"


def test_a_wrong_arrow_and_a_missing_one_are_found(tmp_path: Path):
    for path, text in {
        "bot/play/a.py": "from bot.store import b\nimport engine.core.c\n",
        "bot/store/b.py": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import bot.play.a\n",
        "engine/core/c.py": "",
    }.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text)
    rooms, arrows = drawn('p["bot/play"] --> s & e\ns["bot/store"] --> p\ne["engine"]')
    assert arrows == {("bot/play", "bot/store"), ("bot/play", "engine"), ("bot/store", "bot/play")}
    assert real(tmp_path, rooms) == {("bot/play", "bot/store"), ("bot/play", "engine")}


def names(file: Path) -> set[str]:
    """What a module defines, methods with their class: `apply`, `Store`, `Store.commit`."""
    found = set()
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef):
            found |= {f"{node.name}.{x.name}" for x in node.body if hasattr(x, "name")}
        found.add(getattr(node, "name", ""))
    return found


def test_the_modules_and_functions_named_exist():
    page = PAGE.read_text(encoding="utf-8")
    files = set(re.findall(r"`((?:bot|render|engine|tests|data|docs)/[\w/.]+)`", page))
    assert sorted(f for f in files if not (ROOT / f).exists()) == []
    way = re.findall(r"`([\w/]+\.py)` `([\w.]+)`", page)
    assert len(way) >= 15
    assert [f"{f} {x}" for f, x in way if x not in names(ROOT / f)] == []


def test_the_words_are_few_and_each_has_its_module():
    table = PAGE.read_text(encoding="utf-8").partition("## Words")[2]
    words = re.findall(r"^\| ([a-z ]+) \| \S", table, re.MULTILINE)[1:]
    assert 12 <= len(words) == len(set(words)) <= 20
    links = re.findall(r"\[([\w.]+)\]\(\.\./([\w/.]+)\) \|$", table, re.MULTILINE)
    assert len(links) == len(words), "every word names the module where it lives"
    assert [x for name, x in links if not (ROOT / x).is_file() or not x.endswith(f"/{name}")] == []


def rooms_of(root: Path) -> set[str]:
    """Name the folders of each layer and of play, and the modules beside them."""
    found = {f"{layer}/*.py" for layer in LAYERS}
    for top in (*LAYERS, "bot/play"):
        for folder in (root / top).iterdir():
            if any(folder.glob("*.py")):
                game = folder.name in games(root) and top in ("engine", "render")
                found.add(f"{top}/<game>" if game else f"{top}/{folder.name}")
    return found


def test_every_room_is_in_the_table_and_nothing_else_is():
    table = (
        PAGE.read_text(encoding="utf-8").partition("## Rooms")[2].partition("\n\n|")[2].partition("\n\n")[0]
    )
    assert sorted(re.findall(r"^\| `([^`]+)` \| \S", table, re.MULTILINE)) == sorted(rooms_of(ROOT))


def test_a_room_that_nobody_told_of_is_found(tmp_path: Path):
    for path in ("engine/core/a.py", "engine/chess/__init__.py", "render/core/a.py", "bot/play/odd/a.py"):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text("")
    beside = {"bot/*.py", "engine/*.py", "render/*.py"}
    assert rooms_of(tmp_path) - beside == {"engine/core", "engine/<game>", "render/core", "bot/play/odd"}


def test_the_modules_that_packages_name_exist():
    """They are below the package or its parent, or named by their path."""
    gone = []
    for layer in LAYERS:
        for file in sorted((ROOT / layer).rglob("__init__.py")):
            said = ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or ""
            for name in re.findall(r"`([\w/]+\.(?:py|md|ftl|toml))`", said):
                near = [x / name for x in (file.parent, file.parent.parent, ROOT)]
                if not any(x.is_file() for x in (*near, *file.parent.glob(f"*/{name}"))):
                    gone.append(f"{file.relative_to(ROOT).as_posix()} {name}")
    assert gone == []


def test_every_package_says_in_three_sentences_what_lives_there():
    short = []
    for layer in LAYERS:
        for file in sorted((ROOT / layer).rglob("__init__.py")):
            said = ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or ""
            if len(re.findall(r"[.;:](?:\s|$)", said)) < 3:
                short.append(file.relative_to(ROOT).as_posix())
    assert short == []
