"""Why a book answers as it does, and how two books differ."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from pitboss.law.in_force import Law, Ruling
from pitboss.law.refusal import Malformed, nearest
from pitboss.law.term import Term, in_chapters


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
        return ruling.book.authority
    since = ruling.instrument.from_moment
    return f"{ruling.document}, from {since}" if since else f"{ruling.document}, over what stands"


@dataclass(frozen=True, slots=True)
class Difference:
    """One term that two laws answer differently; None where a book has no answer."""

    term: Term[Any]
    left: Ruling | None
    right: Ruling | None


def diff(left: Law, right: Law) -> tuple[Difference, ...]:
    """Every term on which two laws differ, in the order of the chapters."""
    pairs = (Difference(term, left.get(term), right.get(term)) for term in in_chapters(dict.fromkeys([*left, *right])))
    return tuple(each for each in pairs if _said(each.left) != _said(each.right))


def _said(ruling: Ruling | None) -> object:
    """What counts as the answer: a term struck out is as good as one never answered."""
    return None if ruling is None or ruling.struck_out else (ruling.clause.allowed, ruling.clause.alternatives)
