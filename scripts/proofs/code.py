"""Taking out the code that carries a rule: what a line that reads or cites a term decides is decided the other way, or not done at all.

Like a change of the law this is made in place, in a process of its own that ends after the tests have run.
"""

from __future__ import annotations

import ast
import gc
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import chain
from pathlib import Path
from types import CodeType, FunctionType

from pitboss.law.coverage import SOURCE
from pitboss.law.evidence import SILENT_ROOMS, names_of_terms
from scripts.proofs.changes import Change

MOST = 8
Edit = Callable[[], None]


def removals(term: str) -> list[Change]:
    """What could be taken out of the code that reads or cites a term, the lines that name it first."""
    lines = _index()
    found = chain(lines.get(term, ()), lines.get(term.partition("/")[0], ()) if "/" in term else ())
    changes: dict[str, Change] = {}
    for module, node in found:
        for words, edit in module.edits(node):
            where = f"{module.path.relative_to(SOURCE.parents[1])}:{getattr(node, 'lineno', 0)} {words}"
            changes.setdefault(where, Change(where, lambda module=module, edit=edit: module.without(edit)))
    return list(changes.values())[:MOST]


class _Module:
    """The syntax of one module, each node knowing what it stands in."""

    def __init__(self, path: Path, tree: ast.Module) -> None:
        self.path, self.tree = path, tree
        self.parents = {child: parent for parent in ast.walk(tree) for child in ast.iter_child_nodes(parent)}

    def edits(self, node: ast.AST, *, follow: bool = True) -> Iterator[tuple[str, Edit]]:
        """The ways to take out what depends on a node: its statement, the condition around it, and what its name is used for."""
        child, parent = node, self.parents.get(node)
        while parent is not None and not isinstance(parent, ast.Module):
            yield from _edits_between(parent, child)
            if isinstance(parent, ast.Assign) and follow:
                yield from self._uses(parent)
            if isinstance(parent, ast.If | ast.FunctionDef | ast.AsyncFunctionDef):
                return
            child, parent = parent, self.parents.get(parent)

    def _uses(self, assigned: ast.Assign) -> Iterator[tuple[str, Edit]]:
        names = {each.id for target in assigned.targets for each in ast.walk(target) if isinstance(each, ast.Name)}
        around: ast.AST | None = assigned
        while around is not None and not isinstance(around, ast.FunctionDef | ast.AsyncFunctionDef):
            around = self.parents.get(around)
        for each in ast.walk(around) if around is not None else ():
            if isinstance(each, ast.Name) and each.id in names and isinstance(each.ctx, ast.Load):
                yield from self.edits(each, follow=False)

    def without(self, edit: Edit) -> None:
        """Edit the syntax, and let every function of the module that has come out otherwise go on as it now stands."""
        edit()
        compiled = compile(ast.fix_missing_locations(self.tree), str(self.path), "exec")
        altered = {(code.co_qualname, code.co_firstlineno): code for code in _codes(compiled)}
        gc.unfreeze()
        for function in gc.get_objects():
            if isinstance(function, FunctionType) and function.__code__.co_filename == str(self.path):
                code = altered.get((function.__code__.co_qualname, function.__code__.co_firstlineno))
                if code is not None and code.co_freevars == function.__code__.co_freevars:
                    function.__code__ = code


def _codes(code: CodeType) -> Iterator[CodeType]:
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield each
            yield from _codes(each)


def _edits_between(parent: ast.AST, child: ast.AST) -> Iterator[tuple[str, Edit]]:
    match parent:
        case ast.If() | ast.IfExp():
            body = parent.body if isinstance(parent.body, list) else [parent.body]
            if child is parent.test or child in body:
                yield f"never by line {parent.lineno}", lambda: _force(parent, ast.And(), truth=False)
            if child is parent.test or child not in body:
                yield f"always by line {parent.lineno}", lambda: _force(parent, ast.Or(), truth=True)
        case ast.comprehension() if child in parent.ifs:
            yield "never in the list", lambda: parent.ifs.append(ast.Constant(value=False))
        case ast.match_case():
            yield f"never in case {parent.body[0].lineno}", lambda: setattr(parent, "guard", ast.Constant(value=False))
        case ast.Return(value=ast.Compare() | ast.BoolOp() | ast.UnaryOp(op=ast.Not())):
            yield "the other way", lambda: setattr(parent, "value", ast.UnaryOp(ast.Not(), parent.value))
        case ast.FunctionDef() | ast.If() | ast.For() | ast.With():
            pass
    if isinstance(child, ast.Expr | ast.Raise):
        yield f"without line {child.lineno}", lambda: _leave_out(parent, child)


def _force(node: ast.If | ast.IfExp, how: ast.boolop, *, truth: bool) -> None:
    """Let a condition be worked out and come to nothing else."""
    node.test = ast.BoolOp(how, [node.test, ast.Constant(value=truth)])


def _leave_out(parent: ast.AST, statement: ast.AST) -> None:
    for name in ("body", "orelse", "finalbody"):
        block = getattr(parent, name, None)
        if isinstance(block, list) and statement in block:
            block[block.index(statement)] = ast.copy_location(ast.Pass(), statement)


@cache
def _index() -> Mapping[str, list[tuple[_Module, ast.AST]]]:
    """Where each term is named outside the law, the terms, the books and the command line, those within functions."""
    found: dict[str, list[tuple[_Module, ast.AST]]] = defaultdict(list)
    for path in sorted(SOURCE.rglob("*.py")):
        if path.relative_to(SOURCE).parts[0] not in SILENT_ROOMS:
            tree, named = names_of_terms(path)
            if named:
                module = _Module(path, tree)
                for name, node in named:
                    found[name].append((module, node))
    return found
