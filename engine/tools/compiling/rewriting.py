"""What a module's text needs for mypyc to compile its dataclasses well. What it means stays the same.

mypyc makes a plain dataclass a native class, whose instances are structs. But it takes `__init__` as the
library writes it, in Python, and forgets annotations such as `tuple[str, ...]`, by which states are read and
written. So each native dataclass is given its `__init__` as text, and annotations are kept in a table, from
which `native.py` restores them, those of classes that stay interpreted, too. What a title declares by `value`
or `action` becomes such a dataclass as well.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from typing import NamedTuple, cast

_FROM = """from typing import Final, Literal
from engine.core.types.native import dataclass, declared, mypyc_attr, strict"""
_EMPTY = {"dict": "{}", "list": "[]"}
#: What pydantic makes is filled field by field, and plain modules inherit from what is compiled: a preview
#: carries out an answer by an `Execution` of its own. Other native classes allow neither.
_NATIVE = "@mypyc_attr(allow_interpreted_subclasses=True)\n"
#: What is frozen holds what was there before it, never itself: the collector of cycles need not look.
_FROZEN = "@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)\n"


class _Edit(NamedTuple):
    """Text to put at a line, counted from 1, and a column in bytes, in place of as many bytes as `cut`."""

    line: int
    column: int
    text: str
    cut: int = 0


def rewritten(text: str) -> str:
    r"""Return a module's text as mypyc is to see it; the same text if it needs nothing.

    >>> print(rewritten("import x\n@dataclass(frozen=True)\nclass A:\n    n: int\n    m: M = 0\n"))
    import x
    from typing import Final, Literal
    from engine.core.types.native import dataclass, declared, mypyc_attr, strict
    DECLARED: dict[str, dict[str, str]] = {'A': {'n': 'int', 'm': 'M'}}
    @dataclass(frozen=True)
    @mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
    class A:
        n: int
        m: M = 0
        def __init__(self, n: int, m: M = 0) -> None:
            self.n = n  # type: ignore[misc]
            self.m = m  # type: ignore[misc]
        def __changed__(self, changes: dict[str, object]) -> A:
            new = A(self.n, self.m)
            for name, value in changes.items():
                object.__setattr__(new, name, value)
            return new
    <BLANKLINE>
    """
    tree = ast.parse(text)
    edits, table = list(_renamed(tree)), dict[str, dict[str, str]]()
    for kind in (x for x in tree.body if isinstance(x, ast.ClassDef)):
        if _is_open(kind):
            edits.append(_Edit(kind.lineno, 0, _NATIVE))
        elif _is_declared(kind):
            tag = _tag(kind)
            table[kind.name] = {_name(x): ast.unparse(x.annotation) for x in _annotated(kind)}
            if _is_native(kind):
                table[kind.name] |= {"do": f"Literal[{tag}]"} if tag else {}
                edits += _native(kind, tag)
            elif not _is_alone(kind, ("dataclass",)):
                edits.append(_Edit(kind.lineno, 0, "@declared\n"))
    if table or any(x.text == _NATIVE for x in edits):
        imports = [x for x in tree.body if isinstance(x, ast.Import | ast.ImportFrom)]
        said = f"{_FROM}\nDECLARED: dict[str, dict[str, str]] = {table!r}\n"
        edits += [_Edit(_end(imports[-1]) + 1, 0, said), *_constants(tree)]
    return _edited(text, edits)


def _edited(text: str, edits: Iterable[_Edit]) -> str:
    lines = [x.encode() for x in text.splitlines(keepends=True)]
    for line, column, new, cut in sorted(edits, reverse=True):
        if line > len(lines):
            lines.append(new.encode())
            continue
        old = lines[line - 1]
        lines[line - 1] = old[:column] + new.encode() + old[column + cut :]
    return b"".join(lines).decode()


# -- what a class is -------------------------------------------------------------------------------------


def _is_declared(kind: ast.ClassDef) -> bool:
    """Return whether anybody may ask for a class's annotations at run time."""
    return bool(kind.decorator_list) or any(ast.unparse(x) == "NamedTuple" for x in kind.bases)


def _is_open(kind: ast.ClassDef) -> bool:
    """Return whether a class is one that others may inherit from: neither data nor a mere description."""
    closed = ("NamedTuple", "Protocol", "Enum", "StrEnum")
    return not kind.decorator_list and all(ast.unparse(x).partition("[")[0] not in closed for x in kind.bases)


def _is_alone(kind: ast.ClassDef, by: tuple[str, ...]) -> bool:
    """Return whether a class has one of these decorators alone, and no base: mypyc can make it native."""
    made = [ast.unparse(x).partition("(")[0] for x in kind.decorator_list]
    methods = [ast.unparse(d) for x in kind.body if isinstance(x, ast.FunctionDef) for d in x.decorator_list]
    return len(made) == 1 and made[0] in by and not kind.bases and "cached_property" not in methods


def _is_native(kind: ast.ClassDef) -> bool:
    """Return whether a class has nothing but fields to be set, so that its `__init__` can be written."""
    given = all("init=False" not in ast.unparse(x) for x in _fields(kind))
    own = any(isinstance(x, ast.FunctionDef) and x.name == "__init__" for x in kind.body)
    return _is_alone(kind, ("dataclass", "value", "action")) and given and not own


def _tag(kind: ast.ClassDef) -> str:
    """Return the tag of an action as it is written, or ""."""
    found = [d for d in kind.decorator_list if isinstance(d, ast.Call) and ast.unparse(d.func) == "action"]
    return ast.unparse(found[0].args[0]) if found else ""


def _annotated(kind: ast.ClassDef) -> list[ast.AnnAssign]:
    return [x for x in kind.body if isinstance(x, ast.AnnAssign)]


def _fields(kind: ast.ClassDef) -> list[ast.AnnAssign]:
    return [x for x in _annotated(kind) if not ast.unparse(x.annotation).startswith("ClassVar")]


def _end(node: ast.stmt) -> int:
    """Return a statement's last line."""
    return node.end_lineno or node.lineno


def _name(field: ast.AnnAssign) -> str:
    return ast.unparse(field.target)


# -- what it is given ------------------------------------------------------------------------------------


def _native(kind: ast.ClassDef, tag: str) -> Iterator[_Edit]:
    """Make a class a native dataclass: its decorators, its methods, and that it is read strictly."""
    by = kind.decorator_list[0]
    how = ast.unparse(by)
    if not how.startswith("dataclass"):
        cut = (by.end_col_offset or by.col_offset) - by.col_offset
        how = "dataclass(frozen=True, slots=True)"
        yield _Edit(by.lineno, by.col_offset, how, cut)
        yield _Edit(_end(kind) + 1, 0, f"strict({kind.name})\n")
    yield _Edit(kind.lineno, 0, _FROZEN if "frozen=True" in how else _NATIVE)
    fields = _fields(kind)
    where = _end(fields[-1]) if fields else _end(kind.body[0])
    do = f"    do: Literal[{tag}] = {tag}\n" if tag else ""
    if tag:
        fields.append(cast("ast.AnnAssign", ast.parse(do.strip()).body[0]))
    if fields:
        yield _Edit(where + 1, 0, do + _methods(kind, fields, how))


def _methods(kind: ast.ClassDef, fields: list[ast.AnnAssign], how: str) -> str:
    """Write what sets a native dataclass's fields, and what copies it with some of them changed."""
    takes, sets, gives = list[str](), list[str](), list[str]()
    for x in fields:
        name, (usual, made) = _name(x), _default(x.value)
        takes.append(f"{name}: {ast.unparse(x.annotation)}" + (" | None = None" if made else usual))
        value = f"{made} if {name} is None else {name}" if made else name
        sets.append(f"self.{name} = {value}" + ("  # type: ignore[misc]" if "frozen=True" in how else ""))
        gives.append(f"{name}=self.{name}" if "kw_only=True" in how else f"self.{name}")
    star = "*, " if "kw_only=True" in how else ""
    told = [f"    def __init__(self, {star}{', '.join(takes)}) -> None:", *(f"        {x}" for x in sets)]
    if any(isinstance(x, ast.FunctionDef) and x.name == "__post_init__" for x in kind.body):
        told.append("        self.__post_init__()")
    else:
        told += [
            f"    def __changed__(self, changes: dict[str, object]) -> {kind.name}:",
            f"        new = {kind.name}({', '.join(gives)})",
            "        for name, value in changes.items():",
            "            object.__setattr__(new, name, value)",
            "        return new",
        ]
    return "\n".join(told) + "\n"


def _default(value: ast.expr | None) -> tuple[str, str]:
    """Return a parameter's default, and the expression that makes a fresh one each time, if there is any."""
    if value is None:
        return "", ""
    if not (isinstance(value, ast.Call) and ast.unparse(value.func) == "field"):
        return f" = {ast.unparse(value)}", ""
    given = {x.arg: x.value for x in value.keywords}
    if "default_factory" not in given:
        return (f" = {ast.unparse(given['default'])}" if "default" in given else ""), ""
    make = given["default_factory"]
    if isinstance(make, ast.Lambda):
        return "", ast.unparse(make.body)
    return "", _EMPTY.get(ast.unparse(make)) or f"{ast.unparse(make)}()"


def _constants(tree: ast.Module) -> Iterator[_Edit]:
    """Say of constants that they are set once: then they need not be looked up by name."""
    named = [x.id for x in ast.walk(tree) if isinstance(x, ast.Name) and isinstance(x.ctx, ast.Store)]
    for x in tree.body:
        if isinstance(x, ast.Assign) and len(x.targets) == 1 and isinstance(x.targets[0], ast.Name):
            at, name = x.targets[0], x.targets[0].id
            if len(name) > 1 and name.isupper() and named.count(name) == 1:
                yield _Edit(at.lineno, at.end_col_offset or 0, ": Final")


def _renamed(tree: ast.Module) -> Iterator[_Edit]:
    """Rename parameters that only take positions where any name may follow: mypyc would mix them up."""
    for f in ast.walk(tree):
        if isinstance(f, ast.FunctionDef) and f.args.kwarg:
            given = {x.arg: x for x in f.args.posonlyargs if x.arg != "self"}
            used = [x for x in ast.walk(f) if isinstance(x, ast.Name) and x.id in given]
            yield from (_Edit(x.lineno, x.col_offset, "given_") for x in given.values())
            yield from (_Edit(x.lineno, x.col_offset, "given_") for x in used)
