"""The law's own vocabulary: every question is answered somewhere, named once, and every reading is real and can be chosen."""

from __future__ import annotations

import pkgutil
from collections import Counter
from enum import Enum
from importlib import import_module
from typing import Any

from pitboss import terms
from pitboss.books import LIBRARY
from pitboss.law.clause import Clause
from pitboss.law.inventory import inventory
from pitboss.law.rules import options
from pitboss.law.term import Table, Term
from pitboss.law.values import shown
from tests.support import own_law

READINGS = {reading.id: reading for reading in LIBRARY.readings}
CLAUSES: list[tuple[str, Clause[Any]]] = [
    (instrument.document.key, clause) for book in LIBRARY.books for instrument in book.instruments for clause in instrument.clauses
]


def constants() -> dict[str, Term[Any] | Table[Any]]:
    """Every term and table of the vocabulary, by the place where it is defined."""
    found: dict[int, tuple[str, Term[Any] | Table[Any]]] = {}
    for module in pkgutil.iter_modules(terms.__path__, f"{terms.__name__}."):
        for name, thing in vars(import_module(module.name)).items():
            if isinstance(thing, Term | Table):
                found.setdefault(id(thing), (f"{module.name}.{name}", thing))
    return dict(found.values())


def test_there_is_a_vocabulary() -> None:
    assert len(constants()) > 300


def test_no_two_questions_share_a_name() -> None:
    names = Counter(thing.name for thing in constants().values())
    assert [name for name, times in names.items() if times > 1] == []


def test_every_question_is_answered_by_some_book() -> None:
    answered = {clause.term.name for _, clause in CLAUSES}
    tables = {name.partition("/")[0] for name in answered if "/" in name}
    dead = [place for place, thing in constants().items() if thing.name not in (tables if isinstance(thing, Table) else answered)]
    assert dead == []


def test_every_clause_answers_a_question_of_the_vocabulary() -> None:
    known = {thing.name: thing for thing in constants().values()}
    for _, clause in CLAUSES:
        head, line, _ = clause.term.name.partition("/")
        assert isinstance(known[head], Table if line else Term), clause.term.name


def test_what_can_be_said_in_one_way_only_is_a_statement() -> None:
    """An enum of one member looks like a choice, and every comparison with it is true."""
    modules = [import_module(module.name) for module in pkgutil.iter_modules(terms.__path__, f"{terms.__name__}.")]
    enums = {thing for module in modules for thing in vars(module).values() if isinstance(thing, type) and issubclass(thing, Enum)}
    assert sorted(each.__name__ for each in enums if len(each) == 1) == []


def test_every_question_asks() -> None:
    assert [place for place, thing in constants().items() if not thing.question.endswith("?")] == []


def test_every_reading_that_the_law_cites_exists() -> None:
    cited = {
        *(clause.reading for _, clause in CLAUSES),
        *(instrument.reading for book in LIBRARY.books for instrument in book.instruments),
        *(book.ended.reading for book in LIBRARY.books if book.ended),
        *(document.reading for document in LIBRARY.documents),
    }
    assert sorted(cited - READINGS.keys() - {""}) == []


def test_a_clause_with_alternatives_names_the_reading_that_decides() -> None:
    assert [f"{key} {clause.pin} {clause.term}" for key, clause in CLAUSES if clause.alternatives and not clause.reading] == []


def test_every_option_that_a_reading_offers_can_be_elected() -> None:
    offered = {
        (name, shown(value)) for book in LIBRARY.standing() for name, option in options(own_law(book)).items() for value in option.values
    }
    wanted = {(other.option, other.value) for reading in READINGS.values() for other in reading.alternatives if other.option}
    assert wanted
    assert sorted(wanted - offered) == []


def test_every_rule_that_a_book_or_a_document_pins_is_a_row_of_the_inventory() -> None:
    known = {row.citation for row in inventory()}
    pinned = {f"{key} {pin}" for key, clause in CLAUSES for pin in clause.pins}
    pinned |= {book.authority for book in LIBRARY.books if book.authority}
    pinned |= {f"{book.ended.document.key} {book.ended.pin}" for book in LIBRARY.books if book.ended}
    for document in LIBRARY.documents:
        pins = [*document.pins, *(act.pin for act in document.acts), *(recital.pin for recital in document.recitals)]
        pinned |= {f"{document.key} {pin}" for pin in pins if pin}
    assert sorted(pinned - known) == []
