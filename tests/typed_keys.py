"""A plugin of mypy that knows the keys of words: one that no catalogue has is an error, so is an empty blank.

What is given as a key is followed through conditions, `or`, local names, tables of the module and texts with
blanks, of whose shape there must be a key; what comes from elsewhere is checked where it is written.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

from mypy.plugin import FunctionContext, MethodContext, Plugin, ReportConfigContext
from mypy.types import Type

LOCALE = Path(__file__).parents[1] / "data" / "locale"
ENTRY = re.compile(r"(?m)^(-?[a-zA-Z][\w-]*) *=")
OTHER = re.compile(r"\{ *(-?[a-zA-Z][\w-]*) *\}")
#: A text in the code as it might be a key, or the beginning of one.
TEXT = re.compile(r"""["']([a-zA-Z][\w-]*-[\w-]*)["'{]""")
#: What takes a key, as which of its arguments, and whether the facts that fill its blanks come with it.
DOORS = {
    "render.core.text.Words.__call__": (0, True),
    "bot.ui.visit.Visit.tell": (0, True),
    "bot.ui.visit.Visit.note": (0, True),
    "bot.ui.locale.described": (0, True),
    "bot.play.model.terms.Refused": (0, False),
    "bot.play.model.terms.refusing": (1, False),
    "bot.play.model.title.Facet": (0, True),
    "bot.play.context.Context.note": (2, False),
}
BLANK = "\0"


@cache
def entries() -> dict[str, str]:
    """Return the English entries by their keys, and refusals, which the engine itself says in English."""
    found = {}
    for file in (*sorted(LOCALE.glob("de/*.ftl")), *sorted(LOCALE.glob("en/*.ftl"))):
        _, *parts = ENTRY.split(file.read_text(encoding="utf-8"))
        found |= dict(zip(parts[::2], parts[1::2], strict=True))
    return found


@cache
def blanks(key: str) -> frozenset[str]:
    """Return what the sentence of a key has to be told, and those it refers to."""
    text = entries().get(key, "")
    return frozenset(re.findall(r"\$(\w+)", text)).union(
        *(blanks(x) for x in OTHER.findall(text) if x != key)
    )


@cache
def shaped(text: str) -> bool:
    """Return whether there is a key of this text, in which a blank stands for one or more letters."""
    pattern = re.compile("[^ ]+".join(map(re.escape, text.split(BLANK))))
    return text in entries() or (BLANK in text and any(pattern.fullmatch(x) for x in entries()))


class Source:
    """A module as it is written: its calls by where they stand, with the function around each."""

    def __init__(self, path: str) -> None:
        self.tree = ast.parse(Path(path).read_text(encoding="utf-8"))
        self.calls: dict[tuple[int | None, ...], tuple[ast.Call, ast.AST]] = {}
        self._walk(self.tree, self.tree)

    def _walk(self, node: ast.AST, within: ast.AST) -> None:
        for x in ast.iter_child_nodes(node):
            if isinstance(x, ast.Call):
                self.calls[x.lineno, x.col_offset, x.end_lineno, x.end_col_offset] = x, within
            self._walk(x, x if isinstance(x, ast.FunctionDef | ast.AsyncFunctionDef) else within)

    def texts(self, x: ast.expr | None, within: ast.AST, deep: int = 4) -> Iterator[str]:
        """Yield what a value can be, as far as it is written in this module."""
        match x:
            case ast.Constant(value=str(text)):
                yield text
            case ast.JoinedStr(values=parts):
                yield "".join(str(y.value) if isinstance(y, ast.Constant) else BLANK for y in parts)
            case ast.IfExp(body=one, orelse=other):
                yield from self.texts(one, within, deep)
                yield from self.texts(other, within, deep)
            case ast.Call(func=ast.Attribute(value=table, attr="get"), args=[_, other]):
                yield from self.texts(table, within, deep)
                yield from self.texts(other, within, deep)
            case ast.BoolOp(values=several) | ast.Dict(values=several):
                for y in several:
                    yield from self.texts(y, within, deep)
            case ast.Name(id=name) | ast.Subscript(value=ast.Name(id=name)) if deep:
                for y in self._assigned(name, within) or self._assigned(name, self.tree):
                    yield from self.texts(y, within, deep - 1)

    def _assigned(self, name: str, within: ast.AST) -> list[ast.expr | None]:
        """Return what a name is made equal to."""
        found = list[ast.expr | None]()
        for x in ast.walk(within) if within is not self.tree else self.tree.body:
            targets = x.targets if isinstance(x, ast.Assign) else [getattr(x, "target", None)]
            if isinstance(x, ast.Assign | ast.AnnAssign | ast.NamedExpr):
                found += [x.value for y in targets if isinstance(y, ast.Name) and y.id == name]
        return found


@cache
def source(path: str) -> Source:
    """Return a module as it is written."""
    return Source(path)


def checked(place: int, fills: bool) -> Callable[[FunctionContext | MethodContext], Type]:
    """Return what checks a call: its key, and whether all blanks of the key are filled."""

    def check(c: FunctionContext | MethodContext) -> Type:
        here, at = source(c.api.path), c.context
        call, within = here.calls.get((at.line, at.column, at.end_line, at.end_column), (None, here.tree))
        if call is None or len(call.args) <= place:
            return c.default_return_type
        given, key = {x.arg for x in call.keywords}, call.args[place]
        whole = fills and None not in given and isinstance(key, ast.Constant | ast.IfExp | ast.BoolOp)
        for text in sorted(set(here.texts(key, within)) - {""}):
            if not shaped(text):
                c.api.fail(f'No words have the key "{text.replace(BLANK, "{}")}"', at)
            elif whole and (lacks := blanks(text) - given):
                c.api.fail(f'The words of "{text}" also need {", ".join(sorted(lacks))}', at)
        return c.default_return_type

    return check


class Keys(Plugin):
    """Checks what is given to the doors of words."""

    def get_function_hook(self, fullname: str) -> Callable[[FunctionContext], Type] | None:
        """Return the check of a function or class."""
        return checked(*DOORS[fullname]) if fullname in DOORS else None

    def get_method_hook(self, fullname: str) -> Callable[[MethodContext], Type] | None:
        """Return the check of a method."""
        return checked(*DOORS[fullname]) if fullname in DOORS else None

    def report_config_data(self, ctx: ReportConfigContext) -> object:
        """Return what a module's keys are, so that it is checked anew when they change."""
        if not ctx.path.endswith(".py"):
            return None
        found = sorted(set(TEXT.findall(Path(ctx.path).read_text(encoding="utf-8"))))
        return [[x, *sorted(blanks(x))] for x in found if any(y.startswith(x) for y in entries())]


def plugin(version: str) -> type[Plugin]:
    """Return the plugin, as mypy asks for it."""
    return Keys
