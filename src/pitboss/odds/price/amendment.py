"""An amendment: the terms that two laws of a book answer differently, each put back alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pitboss.law.book import Instrument
from pitboss.law.explain import diff
from pitboss.law.in_force import Ruling
from pitboss.law.rules import Rules
from pitboss.law.term import Term
from pitboss.odds.price.record import Subject
from pitboss.odds.price.what_if import WhatIf, answer, listed_once, ruled, supposing


def amendments(before: Rules, after: Rules) -> Iterator[WhatIf]:
    """What changed from one law to the next: what one rule of the later text says goes together."""
    by_rule: dict[str, list[Term[Any]]] = {}
    for each in diff(before.law, after.law):
        speaks = each.right or each.left
        assert speaks is not None, "a difference has a side"
        by_rule.setdefault(_changed_by(speaks), []).append(each.term)
    for terms in by_rule.values():
        yield _put_back(after, {term: before.law.get(term) for term in terms})


def without(rules: Rules, instrument: Instrument) -> Iterator[WhatIf]:
    """Everything one instrument says taken away at once: all that can be asked where what it replaced is not known."""
    spoken = {clause.term for clause in instrument.clauses}
    there = {term: None for term in rules.law if term in spoken}
    if there:
        yield _put_back(rules, there)


def _changed_by(ruling: Ruling) -> str:
    """The rule that brought an answer about: the one that gives it, or that revoked another so that it stands again."""
    return ruling.restored_by.citation if ruling.restored_by else ruling.citation


def _put_back(rules: Rules, changes: dict[Term[Any], Ruling | None] | dict[Term[Any], None]) -> WhatIf:
    stands = [rules.law[term] for term in changes if term in rules.law]
    return WhatIf(
        subject=Subject.CLAUSE,
        terms=tuple(changes),
        in_force=listed_once(answer(rules, term) for term in changes),
        citation=listed_once(_changed_by(ruling) for ruling in stands),
        reading=listed_once(ruling.clause.reading for ruling in stands if ruling.clause.reading),
        instead=listed_once(ruled(ruling) for ruling in changes.values()),
        instead_citation=listed_once(ruling.citation for ruling in changes.values() if ruling is not None),
        rules=supposing(rules, dict(changes)),
    )
