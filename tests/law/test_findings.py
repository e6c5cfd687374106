"""Findings: good books have none, bad books have all of theirs, word for word as written beside them."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from pitboss.books import LIBRARY
from pitboss.law.book import Book
from pitboss.law.findings import Fault, Finding, findings
from pitboss.terms.required import REQUIRED

HERE = Path(__file__).parent
BAD = sorted(path.stem for path in (HERE / "bad").glob("*.py"))
GOOD = sorted(path.stem for path in (HERE / "good").glob("*.py"))


def found_in(module: ModuleType) -> tuple[Finding, ...]:
    """The findings of a small book: what its family requires and a house elects stand beside it."""
    return findings(module.BOOK, required=getattr(module, "REQUIRED", ()), elections=getattr(module, "ELECTIONS", None))


@pytest.mark.parametrize("name", BAD)
def test_bad_book(name: str) -> None:
    found = found_in(import_module(f"tests.law.bad.{name}"))
    written = (HERE / "bad" / f"{name}.txt").read_text(encoding="utf-8")
    assert "".join(f"{each}\n" for each in found) == written


@pytest.mark.parametrize("name", GOOD)
def test_good_book(name: str) -> None:
    assert found_in(import_module(f"tests.law.good.{name}")) == ()


def test_every_kind_of_fault_has_a_bad_book_of_its_own() -> None:
    kinds = {name: {each.fault for each in found_in(import_module(f"tests.law.bad.{name}"))} for name in BAD}
    assert {fault for faults in kinds.values() if len(faults) == 1 for fault in faults} == set(Fault)


def test_all_faults_of_a_book_are_reported_together() -> None:
    assert {each.fault for each in found_in(import_module("tests.law.bad.several_at_once"))} == set(Fault)


def test_every_golden_text_has_its_book() -> None:
    assert sorted(path.stem for path in (HERE / "bad").glob("*.txt")) == BAD


@pytest.mark.parametrize("path", sorted([*HERE.glob("bad/*.py"), *HERE.glob("good/*.py")]), ids=lambda path: str(path.stem))
def test_small_books_are_data(path: Path) -> None:
    logic = (ast.FunctionDef, ast.Lambda, ast.If, ast.IfExp, ast.For, ast.While, ast.comprehension, ast.Try)
    assert not [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, logic)]


@pytest.mark.parametrize("book", list(LIBRARY.standing()), ids=lambda each: f"{each.id}-over-{each.over.id}" if each.over else each.id)
def test_no_shipped_book_has_a_fault(book: Book) -> None:
    assert [str(each) for each in findings(book, required=REQUIRED[book.family])] == []
