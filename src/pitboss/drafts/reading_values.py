"""The values of a clause: one answer, or several of which the house elects one."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, get_origin

from pitboss.drafts.written import Written
from pitboss.law.library import Library
from pitboss.law.refusal import listed
from pitboss.law.term import Statement, Term, kind_of
from pitboss.law.values import shown
from pitboss.terms.value_text import NotRead, accepted, as_written, read_value
from pitboss.terms.vocabulary import question_called

FEW = 8


def values_of(term: Term[Any], written: Written, rule: str, library: Library) -> tuple[Any, ...]:
    """The answers that a clause gives its term; a list means that the house elects one, save where an answer is itself a list."""
    kind = kind_of(question_called(term.name))
    plain = written.plain
    if isinstance(plain, dict):
        raise written.fault(f"{term.name} cannot be a mapping", _accepts(term, kind, library), rule)
    several = _alternatives(plain, kind)
    if not several:
        raise written.fault(f"{term.name} is given no answer", _accepts(term, kind, library), rule)
    return tuple(_one(term, kind, each, written, rule, library) for each in several)


def _alternatives(plain: Any, kind: Any) -> list[Any]:
    """What is written, as a list of answers."""
    if not isinstance(plain, list):
        return [plain] if plain != "" else []
    if get_origin(kind) is tuple:
        return plain if plain and all(isinstance(each, list) for each in plain) else [plain]
    return plain


def _one(term: Term[Any], kind: Any, written: Any, place: Written, rule: str, library: Library) -> Any:  # noqa: PLR0917
    if isinstance(term, Statement):
        if str(written).strip() == term.says.word:
            return term.says
        raise place.fault(f"{term.name} states what has no other answer: {term.says.word}", "revoke or strike it", rule)
    if _has_mapping(written):
        raise place.fault(f"{term.name} cannot hold a mapping", _accepts(term, kind, library), rule)
    try:
        return read_value(kind, written)
    except NotRead:
        for known in known_answers(library, term.name):
            if written in (as_written(known), shown(known)):
                return known
        said = shown(tuple(map(str, written))) if isinstance(written, list) else str(written)
        raise place.fault(f"{term.name} cannot be {said[:60]!r}", _accepts(term, kind, library), rule) from None


def _has_mapping(written: Any) -> bool:
    return isinstance(written, dict) or (isinstance(written, list) and any(map(_has_mapping, written)))


def _accepts(term: Term[Any], kind: Any, library: Library) -> str:
    words = accepted(kind)
    if not words.startswith("an answer that"):
        return words
    known = [shown(each)[:80] for each in known_answers(library, term.name)]
    return f"one of the answers that books give: {listed(known[:FEW], 'or')}" if known else words


@lru_cache(maxsize=4096)
def known_answers(library: Library, name: str) -> tuple[Any, ...]:
    """Every answer that a book gives a term; for a line that no book has, what books say in the other lines of its table."""
    head = name.partition("/")[0]
    own = dict.fromkeys(value for line, value in _answers(library) if line == name)
    return tuple(own or dict.fromkeys(value for line, value in _answers(library) if line.partition("/")[0] == head))


@lru_cache(maxsize=2)
def _answers(library: Library) -> tuple[tuple[str, Any], ...]:
    return tuple(_said(library))


def _said(library: Library) -> Iterator[tuple[str, Any]]:
    for book in library.books:
        for instrument in book.instruments:
            for clause in instrument.clauses:
                yield from ((clause.term.name, value) for value in (*clause.allowed, *clause.alternatives))
