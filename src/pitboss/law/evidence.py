"""Evidence read off the source tree: which code reads a term, and which tests are named after a rule."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from importlib import import_module
from pathlib import Path

from pitboss.law.inventory import Row
from pitboss.law.term import Table, Term

SILENT_ROOMS = ("law", "terms", "books", "cli")
TERMS = "pitboss.terms."
WILD = frozenset("*?[")
CITING = ("cite", "cite_last", "cites", "why", "citation", "cited")


def slug(rule: str) -> str:
    """A rule as the name of a test writes it.

    >>> slug("7.5.6(a)"), slug('1.1 "Hard Total"')
    ('7_5_6_a', '1_1_hard_total')
    """
    return re.sub(r"[^a-z0-9]+", "_", rule.lower()).strip("_")


@dataclass(frozen=True, slots=True)
class Proofs:
    """Tests by the document and rule they are named after, and those that cite a pattern of rules."""

    by_name: Mapping[tuple[str, str], tuple[str, ...]]
    by_citation: Mapping[str, tuple[str, ...]]
    by_pattern: tuple[tuple[str, str], ...]
    texts: Mapping[str, str]

    def of(self, row: Row) -> tuple[str, ...]:
        """The tests that prove a row."""
        named = self.by_name.get((slug(row.document), slug(row.rule)), ())
        cited = self.by_citation.get(row.citation, ())
        matched = (test for pattern, test in self.by_pattern if fnmatchcase(row.citation, pattern))
        return tuple(dict.fromkeys([*named, *cited, *matched]))


def proofs(tests: Path) -> Proofs:
    """Read the tests under `rules/<document>/`: `test_7_5_6_a__words` proves 7.5.6(a); a `proves` marker may cite patterns."""
    by_name: dict[tuple[str, str], list[str]] = defaultdict(list)
    by_citation: dict[str, list[str]] = defaultdict(list)
    by_pattern: list[tuple[str, str]] = []
    texts: dict[str, str] = {}
    for path in sorted((tests / "rules").glob("*/test_*.py")):
        for function in _parsed(path.read_text(encoding="utf-8")).body:
            if isinstance(function, ast.FunctionDef) and function.name.startswith("test_"):
                test = f"{path.relative_to(tests.parent)}::{function.name}"
                by_name[path.parent.name, function.name.removeprefix("test_").partition("__")[0]].append(test)
                for cited in _cited(function):
                    if WILD.isdisjoint(cited):
                        by_citation[cited].append(test)
                    else:
                        by_pattern.append((cited, test))
                texts[test] = ast.unparse(function)
    exact = {citation: tuple(found) for citation, found in by_citation.items()}
    return Proofs({key: tuple(found) for key, found in by_name.items()}, exact, tuple(by_pattern), texts)


def _cited(function: ast.FunctionDef) -> Iterator[str]:
    for decorator in function.decorator_list:
        if isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Attribute) and decorator.func.attr == "proves":
            yield from (
                argument.value for argument in decorator.args if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
            )


def readers(source: Path) -> Mapping[str, tuple[str, ...]]:
    """Which lines outside the law, the books and the command line read a term, by the term's or table's name; citing is not reading."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(source.rglob("*.py")):
        room = path.relative_to(source).parts[0]
        if room not in SILENT_ROOMS:
            for name, line in _terms_read(path):
                found[name].append(f"{path.relative_to(source.parents[1])}:{line}")
    return {name: tuple(places) for name, places in found.items()}


def _terms_read(path: Path) -> Iterator[tuple[str, int]]:
    tree, named = names_of_terms(path)
    cited = {id(name) for call in ast.walk(tree) if isinstance(call, ast.Call) and _cites(call) for name in ast.walk(call)} if named else ()
    for name, node in named:
        if id(node) not in cited:
            yield name, node.lineno


def names_of_terms(path: Path) -> tuple[ast.Module, list[tuple[str, ast.expr]]]:
    """The syntax of a module and every place that names a term or a table of terms; one line of a table by its own name."""
    text = path.read_text(encoding="utf-8")
    if TERMS not in text:  # most of the tree, and parsing it is what takes long
        return ast.Module([], []), []
    tree = _parsed(text)
    known: dict[str, str] = {}
    for statement in tree.body:
        if isinstance(statement, ast.ImportFrom) and statement.module and statement.module.startswith(TERMS):
            for alias in statement.names:
                thing = getattr(import_module(statement.module), alias.name)
                if isinstance(thing, Term | Table):
                    known[alias.asname or alias.name] = thing.name
    keys = {id(node.value): _key(node.slice) for node in ast.walk(tree) if isinstance(node, ast.Subscript)}
    return tree, [
        (f"{known[node.id]}{keys.get(id(node), '')}", node)
        for node in ast.walk(tree)
        if isinstance(node, ast.Name) and node.id in known and isinstance(node.ctx, ast.Load)
    ]


def _key(index: ast.expr) -> str:
    """Which line of a table is asked for: `["a"]` or `["a", 2]`; nothing where that is only known when it runs."""
    parts = index.elts if isinstance(index, ast.Tuple) else [index]
    known = [part.value for part in parts if isinstance(part, ast.Constant)]
    return "".join(f"/{value!s}" for value in known if isinstance(value, str | int)) if len(known) == len(parts) else ""


def _cites(call: ast.Call) -> bool:
    """Whether a call only looks up where something is said: `table.cite(TERM)`, `rules.why(TERM)`."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else call.func.id if isinstance(call.func, ast.Name) else ""
    return name.strip("_") in CITING


def _parsed(text: str) -> ast.Module:
    """The syntax of a module. Python 3.11.2, which Debian 12 has, may lose count when garbage is collected meanwhile: once more, then."""
    try:
        return ast.parse(text)
    except SystemError:
        return ast.parse(text)
