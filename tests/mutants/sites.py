"""Where a module can be mutated, and how: each mutant is one expression or statement written otherwise."""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

#: Operators, and what each becomes.
COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
COMPUTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Div: ast.Mult,
    ast.Mod: ast.Mult, ast.BitOr: ast.BitAnd, ast.BitAnd: ast.BitOr,
}  # fmt: skip
CALLED = {"min": "max", "max": "min", "any": "all", "all": "any"}
#: Parts of a node that say nothing at run time, or only what a type checker reads.
UNREAD = frozenset({"annotation", "returns", "decorator_list", "type_comment", "bases", "type_params"})
#: How a record is printed, and that what follows from its other fields is not compared.
SHOWN = frozenset({"repr", "compare"})


@dataclass(frozen=True)
class Mutant:
    """One change of one place. `where` is the function it stands in; `nth` tells like changes apart.

    What is carried out `on_import` no test runs by itself.
    """

    path: str
    where: str
    before: str
    after: str
    nth: int
    start: tuple[int, int]
    end: tuple[int, int]
    on_import: bool

    @property
    def name(self) -> str:
        """The same while its function stays as it is, whatever moves around it."""
        again = f" #{self.nth}" if self.nth else ""
        return f"{self.path} {self.where}: {self.before} -> {self.after}{again}"

    def of(self, text: str) -> str:
        """Return the module with this change."""
        lines = text.encode().splitlines(keepends=True)
        first, last = self.start[0] - 1, self.end[0] - 1
        head, tail = lines[first][: self.start[1]], lines[last][self.end[1] :]
        return b"".join([*lines[:first], head, self.after.encode(), tail, *lines[last + 1 :]]).decode()


def turned(node: ast.AST) -> Iterator[ast.AST]:
    """Return what a node may become: one mutant each."""
    match node:
        case ast.Compare(ops=[operator, *_]) if type(operator) in COMPARED:
            new = copy.deepcopy(node)
            new.ops[0] = COMPARED[type(operator)]()
            yield new
        case ast.BoolOp():
            yield ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
        case ast.UnaryOp(op=ast.Not()):
            yield node.operand
        case ast.BinOp(op=operator) if type(operator) in COMPUTED:
            yield ast.BinOp(node.left, COMPUTED[type(operator)](), node.right)
        case ast.Constant(value=bool()):
            yield ast.Constant(not node.value)
        case ast.Constant(value=int()):
            yield ast.Constant(node.value + 1)
        case ast.Call(func=ast.Name(id=name)) if name in CALLED:
            yield ast.Call(ast.Name(CALLED[name]), node.args, node.keywords)
        case ast.IfExp():
            yield ast.IfExp(ast.UnaryOp(ast.Not(), node.test), node.body, node.orelse)
        case ast.AugAssign(op=operator) if type(operator) in COMPUTED:
            yield ast.AugAssign(node.target, COMPUTED[type(operator)](), node.value)
        case ast.Expr(value=ast.Call() | ast.Await(value=ast.Call())) | ast.Raise():
            yield ast.Pass()


def read_at_run_time(node: ast.AST) -> Iterator[ast.AST]:
    """Return the parts of a node that are carried out; those of an f-string have no place in the text."""
    if isinstance(node, ast.JoinedStr):
        return
    if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
        return
    for name, value in ast.iter_fields(node):
        if name not in UNREAD and not (isinstance(node, ast.keyword) and node.arg in SHOWN):
            yield from (x for x in (value if isinstance(value, list) else [value]) if isinstance(x, ast.AST))


def written(node: ast.AST, new: ast.AST) -> str:
    """Return a node's new text, in brackets where it is an expression."""
    text = ast.unparse(ast.fix_missing_locations(new))
    plain = isinstance(new, ast.Constant | ast.Name | ast.Call | ast.stmt)
    return text if plain or isinstance(node, ast.stmt) else f"({text})"


@cache
def mutants(path: str, text: str) -> list[Mutant]:
    """Return every mutant of a module, in the order of its text."""
    found: list[Mutant] = []
    counted: dict[tuple[str, str, str], int] = {}

    def visit(node: ast.AST, where: str, on_import: bool) -> None:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            where = f"{where}.{node.name}".lstrip(".")
            on_import = on_import and isinstance(node, ast.ClassDef)
        for new in turned(node):
            before, after = ast.unparse(node), written(node, new)
            nth = counted[where, before, after] = counted.get((where, before, after), -1) + 1
            start, end = (node.lineno, node.col_offset), (node.end_lineno, node.end_col_offset)
            found.append(Mutant(path, where or "the module", before, after, nth, start, end, on_import))
        for part in read_at_run_time(node):
            visit(part, where, on_import)

    visit(ast.parse(text), "", True)
    return found


def of_tree(root: Path, paths: list[str]) -> list[Mutant]:
    """Return every mutant of some modules."""
    return [x for path in paths for x in mutants(path, (root / path).read_text(encoding="utf-8"))]
