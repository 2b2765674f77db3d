"""No test says that a text is absent without knowing how it would look: reworded, it would never fail again.

A literal after `not in` must also stand in the same test, or in what that calls or imports of ours; or be
what the words, the cases or saved names hold today: once they are reworded, this test fails for that literal.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tests.test_imports import ROOT

#: Words of others, which we never reword: of Python, SQL, HTTP, browsers, Discord and packaging.
FOREIGN = re.compile(
    r"Traceback|raise error|from engine|import engine| ERROR |SCAN|LIKE|unsafe|Set-Cookie|connect-src"
    r"|innerHTML|fetch\(`/|AUTHORIZE|/board/activity/enter|@everyone|mermaid|pytest|--no-deps"
)


@cache
def kept() -> str:
    """Return all that is said to players today, and the names that are saved."""
    files = [
        *(x for x in (ROOT / "data").rglob("*.*") if x.suffix in {".ftl", ".toml"}),
        ROOT / "tests/saved_names.txt",
    ]
    said = "\n".join(x.read_text(encoding="utf-8") for x in files)
    return re.sub("(?m)^#.*", "", said)


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def absent(node: ast.AST, within: bool = False, negated: bool = False) -> Iterator[ast.Constant]:
    """Yield the literals that an assertion says are not in something."""
    within |= isinstance(node, ast.Assert)
    negated ^= isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)
    match node:
        case ast.Compare(left=ast.Constant(value=str()) as x, ops=[ast.In() | ast.NotIn() as how]) if within:
            yield from [x] if isinstance(how, ast.NotIn) != negated else []
        case (
            ast.Compare(
                left=ast.Call(func=ast.Attribute(attr="count")) as call, comparators=[ast.Constant(value=0)]
            )
            | ast.UnaryOp(op=ast.Not(), operand=ast.Call(func=ast.Attribute(attr="count")) as call)
        ) if within:
            yield from (x for x in call.args if isinstance(x, ast.Constant) and isinstance(x.value, str))
    for child in ast.iter_child_nodes(node):
        yield from absent(child, within, negated)


def beside(test: ast.AST, module: ast.Module) -> str:
    """Return the texts of a test, of what it names in its module, and of what it imports from our tests."""
    gone = {id(x) for x in absent(module)}
    named = {getattr(x, "id", getattr(x, "arg", "")) for x in ast.walk(test)}
    found: list[ast.AST] = [test]
    for x in module.body:
        if isinstance(x, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) and x.name in named:
            found.append(x)
        elif isinstance(x, ast.Assign | ast.AnnAssign):
            found += [x for y in ast.walk(x) if isinstance(y, ast.Name) and y.id in named]
        elif isinstance(x, ast.ImportFrom) and (x.module or "").startswith("tests."):
            file = ROOT.joinpath(*x.module.split(".")).with_suffix(".py")
            found += [tree(file)] if file.exists() and named & {y.asname or y.name for y in x.names} else []
    return "\n".join(
        str(y.value) for x in found for y in ast.walk(x) if isinstance(y, ast.Constant) and id(y) not in gone
    )


def blind(module: ast.Module) -> Iterator[ast.Constant]:
    """Yield the literals that would be absent whatever happened, once somebody rewords what they quote."""
    for test in ast.walk(module):
        if not isinstance(test, ast.FunctionDef | ast.AsyncFunctionDef) or not (gone := list(absent(test))):
            continue
        shown = re.sub(r"\d", "0", beside(test, module))
        for x in gone:
            text = str(x.value)
            mark = not re.search("[A-Za-z]{2}", text)
            if not (mark or FOREIGN.fullmatch(text) or re.sub(r"\d", "0", text) in shown or text in kept()):
                yield x


def test_what_a_test_says_is_absent_is_a_text_that_could_be_there() -> None:
    files = sorted((ROOT / "tests").rglob("*.py"))
    assert [f"{x.relative_to(ROOT)}:{y.lineno} {y.value!r}" for x in files for y in blind(tree(x))] == []


def test_a_text_that_nobody_says_is_found() -> None:
    said = 'def test_x():\n    assert "Hurrah, 1" in x\n    assert {} in x\n'
    shown = {'"Hurrah, 2" not': [], '"Hooray" not': ["Hooray"], '"Traceback" not': [], '"[" not': []}
    assert {k: [x.value for x in blind(ast.parse(said.format(k)))] for k in shown} == shown
    for form in (
        'not "Hooray" in x',
        'x.count("Hooray") == 0',
        'not x.count("Hooray")',
        'not ("Hooray" not in x)',
    ):
        found = [x.value for x in absent(ast.parse(f"assert {form}"))]
        assert found == ([] if "not in" in form else ["Hooray"]), form
