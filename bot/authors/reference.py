"""Writes docs/reference.md, all that a game may use, from docstrings: `python -m bot.authors.reference`."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

from render.core.palette import DARK, LIGHT

#: The sections of the page: what each is about, and what it lists of which modules.
SECTIONS: dict[str, dict[str, tuple[str, ...]]] = {
    "A game": {
        "engine.core.contract": ("Game", "Setup", "Option", "players", "Objective", "Briefing", "View"),
        "engine.core.endings": ("add_endings", "add_early_end"),
        "engine.core.positions": ("unplayable",),
        "engine.core.data": ("load", "within"),
    },
    "State and answers": {
        "engine.core.rules": ("BaseState", "Nothing"),
        "engine.core.hidden": ("Hidden",),
        "engine.core.types.values": ("action", "value", "Bounds"),
    },
    "Rules": {
        "engine.core.rules": (
            "Rules",
            "Kind",
            "Free",
            "Procedure",
            "Secrecy",
            "FaultKind",
            "Decision",
            "Event",
        ),
        "engine.core.errors": ("Fault",),
        "engine.core.flow": ("start", "fork", "options", "pending"),
    },
    "Steps": {"engine.core.execution": ("Execution",)},
    "A title": {
        "bot.play.model.title": (
            *("Title", "by_fields", "Ladder", "Facet", "Seats", "Questions", "StandingAnswer", "Summary"),
            *("Pages", "Lookup", "Odds", "Unasked", "Occasions", "Panel"),
        ),
    },
    "Looks": {
        "render.core.look": ("Look", "Picture", "Spot"),
        "render.core.rows": ("Rows", "Pieces"),
        "render.core.plain_scene": ("plain_scene",),
        "render.core.text": ("Words", "join_list", "shorten"),
    },
    "Shapes": {
        "render.core.shapes": ("die", "card", "counter", "track", "hexagon", "panel", "ink"),
        "render.core.scene": (
            *("Circle", "Arc", "Polygon", "Line", "Box", "Text", "Sprite", "Stamp", "Ground", "Scene"),
            *("ngon", "arrow"),
        ),
    },
}
HEAD = """# Reference for authors of games

All that a game of your own may use, taken from the code itself. [Adding a game](adding-a-game.md) says how
to begin, [Hands and seats](hands-and-seats.md) how to go on.
"""
ROLES = """## Palette roles

Shapes name colours by these roles. `"one~back~70"` mixes two, 70 parts of the second. Text on a role has
the role `ink(role)`.

| role | dark | light |
|---|---|---|
"""
PAGE = Path("docs") / "reference.md"
_RAISES = re.compile(r"\n\nRaises:\n((?:    .*\n?)+)")
Function = ast.FunctionDef | ast.AsyncFunctionDef


def page() -> str:
    """Write the page."""
    parts = [HEAD]
    for title, modules in SECTIONS.items():
        parts.append(f"## {title}\n")
        for module, names in modules.items():
            parts += _listed(module, names)
    light = dict(LIGHT.roles)
    parts.append(
        ROLES + "\n".join(f"| `{role}` | {dark} | {light[role]} |" for role, dark in DARK.roles) + "\n"
    )
    return "\n".join(parts)


def _listed(module: str, names: tuple[str, ...]) -> Iterator[str]:
    found = find_spec(module)
    text = Path(str(found and found.origin)).read_text(encoding="utf-8")
    there = {x.name: x for x in ast.parse(text).body if isinstance(x, ast.ClassDef | Function)}
    for name in names:
        node, lines = there[name], text.splitlines()
        yield f"### {name}\n"
        yield f"`from {module} import {name}`\n"
        if isinstance(node, ast.ClassDef):
            yield _docstring(node) + "\n"
            yield "\n".join(_members(node, lines)) + "\n"
        else:
            yield f"`{_called(node)}`\n\n{_docstring(node)}\n"


def _members(node: ast.ClassDef, lines: list[str]) -> Iterator[str]:
    """Yield the public fields and methods of a class, each with what is said of it."""
    for x in node.body:
        if isinstance(x, ast.AnnAssign | ast.Assign):
            target = x.target if isinstance(x, ast.AnnAssign) else x.targets[0]
            if not ast.unparse(target).startswith("_"):
                yield f"- `{ast.unparse(x)}`{_after(_comment(lines, x.lineno))}"
        elif isinstance(x, Function) and not x.name.startswith("_"):
            is_property = any(ast.unparse(y) in ("property", "cached_property") for y in x.decorator_list)
            yield f"- `{x.name if is_property else _called(x)}`{_after(_docstring(x))}"


def _after(said: str) -> str:
    return ": " + said.replace("\n\n", "\n").replace("\n", " ") if said else ""


def _comment(lines: list[str], line: int) -> str:
    """Return what the comment above a field says of it."""
    told = list[str]()
    for x in reversed(lines[: line - 1]):
        if not x.strip().startswith("#:"):
            break
        told.insert(0, x.strip().removeprefix("#:").strip())
    return " ".join(told)


def _called(node: Function) -> str:
    args = ast.unparse(node.args).removeprefix("self, ").removeprefix("cls, ")
    given = "" if args in ("self", "cls") else args
    return f"{node.name}({given}) -> {ast.unparse(node.returns)}" if node.returns else f"{node.name}({given})"


def _docstring(node: ast.ClassDef | Function) -> str:
    """Return a docstring as Markdown; what it raises in a sentence."""
    said = ast.get_docstring(node) or ""
    said, _, _ = said.partition("\n>>> ")
    return _RAISES.sub(lambda m: " Raises " + " ".join(m[1].split()), said).strip()


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    sys.stdout.write(f"{PAGE}\n")
