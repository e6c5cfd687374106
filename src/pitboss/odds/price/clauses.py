"""The clauses of a version: each rule of its own that displaces an answer of the parent book, and how to put the parent's back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any

from pitboss.law.book import Book
from pitboss.law.in_force import Law, Ruling
from pitboss.law.rules import Rules
from pitboss.law.term import Term
from pitboss.odds.price.record import Subject
from pitboss.odds.price.what_if import WhatIf, answer, listed_once, ruled, supposing

TOGETHER = "put back together, because one cannot stand without the others"


def clauses(rules: Rules) -> Iterator[WhatIf]:
    """Each rule of the game's own that says other than its parent, put back alone.

    What one rule of the document says goes together: 10.6.1(a) of Crown Pontoon pays a Pontoon at once and so leaves even money
    no place, and to put one of the two back would contradict the other.
    """
    own = sorted(displacing(rules.law), key=lambda ruling: ruling.clause.pin)
    by_rule = {pin: tuple(group) for pin, group in groupby(own, key=lambda ruling: ruling.clause.pin)}
    for pin in dict.fromkeys(ruling.clause.pin for ruling in displacing(rules.law)):
        yield put_back(rules, by_rule[pin])


def displacing(law: Law) -> tuple[Ruling, ...]:
    """The rulings of a book's own that its parent does not share; none for a book that stands on no other."""
    if law.book.over is None:
        return ()
    own = (ruling for ruling in law.values() if ruling.book is law.book)
    return tuple(ruling for ruling in own if said(ruling) != said(displaced(ruling, law.book)))


def displaced(ruling: Ruling, book: Book) -> Ruling | None:
    """What would answer if the book were silent; None where nothing would."""
    below: Ruling | None = ruling
    while below is not None and below.book is book:
        below = below.prevails_over
    return below


def said(ruling: Ruling | None) -> tuple[Any, ...]:
    """What a ruling allows: nothing where the term is struck out or never answered."""
    return () if ruling is None else ruling.clause.allowed


def put_back(rules: Rules, rulings: Iterable[Ruling], remark: str = "") -> WhatIf:
    """The rules as they would be without these rulings, whatever they displaced answering again."""
    group = tuple(rulings)
    changes: dict[Term[Any], Ruling | None] = {ruling.clause.term: displaced(ruling, rules.book) for ruling in group}
    return WhatIf(
        subject=Subject.CLAUSE,
        terms=tuple(changes),
        in_force=listed_once(answer(rules, term) for term in changes),
        citation=listed_once(ruling.citation for ruling in group),
        reading=listed_once(ruling.clause.reading for ruling in group if ruling.clause.reading),
        instead=listed_once(ruled(ruling) for ruling in changes.values()),
        instead_citation=listed_once(ruling.citation for ruling in changes.values() if ruling is not None),
        rules=supposing(rules, changes),
        remark=remark,
    )


def with_term(rules: Rules, what_if: WhatIf, name: str) -> WhatIf | None:
    """The same with one more of the book's own answers put back, which the first cannot do without; None if there is none such."""
    own = {ruling.clause.term: ruling for ruling in displacing(rules.law)}
    asked = next((term for term in own if term.name == name), None)
    if asked is None or asked in what_if.terms:
        return None
    return put_back(rules, [own[term] for term in (*what_if.terms, asked)], TOGETHER)
