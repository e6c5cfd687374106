"""Why a book answers as it does, and how two books differ."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from pitboss.law.in_force import Law, Ruling
from pitboss.law.refusal import Malformed, nearest
from pitboss.law.term import Term


def find_term(law: Law, name: str) -> Term[Any]:
    """The term of that name, or a sentence with the nearest names."""
    for term in law:
        if term.name == name:
            return term
    raise Malformed("term", f"{law.book.name} answers no term {name!r}{nearest(name, (term.name for term in law))}")


@dataclass(frozen=True, slots=True)
class Step:
    """One layer of the answer: the ruling, and the rule that lets it prevail over the next."""

    ruling: Ruling
    prevails_by: str


def why(law: Law, term: Term[Any]) -> tuple[Step, ...]:
    """The tree of exceptions of one term, the prevailing clause first."""
    return tuple(_steps(law[term]))


def _steps(ruling: Ruling) -> Iterator[Step]:
    below = ruling.prevails_over
    while below is not None:
        yield Step(ruling, _authority(ruling, below))
        ruling, below = below, below.prevails_over
    yield Step(ruling, "")


def _authority(ruling: Ruling, below: Ruling) -> str:
    """The rule that says the upper clause prevails: the book's own, or the later instrument's moment."""
    if ruling.book is not below.book:
        return f"{ruling.document} {ruling.book.prevails_by}"
    return f"{ruling.document}, from {ruling.instrument.from_moment}"


@dataclass(frozen=True, slots=True)
class Difference:
    """One term that two laws answer differently; None where a book has no answer."""

    term: Term[Any]
    left: Ruling | None
    right: Ruling | None


def diff(left: Law, right: Law) -> tuple[Difference, ...]:
    """Every term on which two laws differ, in the order of the chapters."""
    terms = dict.fromkeys([*left, *right])
    found = [Difference(term, left.get(term), right.get(term)) for term in terms if not _agree(left.get(term), right.get(term))]
    order = list(type(found[0].term.chapter)) if found else []
    return tuple(sorted(found, key=lambda each: order.index(each.term.chapter)))


def _agree(one: Ruling | None, two: Ruling | None) -> bool:
    mine = None if one is None or one.struck_out else (one.clause.allowed, one.clause.alternatives)
    theirs = None if two is None or two.struck_out else (two.clause.allowed, two.clause.alternatives)
    return mine == theirs
