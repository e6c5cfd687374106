"""What the mathematics refuses: an answer of the book that it would not act on, by its name and its rule."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from pitboss.law.refusal import Refused, listed
from pitboss.law.rules import Rules
from pitboss.law.term import T, Term
from pitboss.law.values import shown

INSTEAD = "`pitboss simulate` may estimate such rounds and `pitboss adjudicate` settle them"


class NotAnalysed(Refused):
    """A book answers a term in a way that the mathematics does not act on: exact figures would be of another game."""

    def __init__(self, rules: Rules, term: Term[Any], analysed: Collection[Any] = (), why: str = "") -> None:
        ruling = rules.law.get(term)
        citation = ruling.citation if ruling else ""
        answer = "no answer" if ruling is None else "struck out" if ruling.struck_out else shown(Rules.__getitem__(rules, term))
        said = f"{rules.book.name}: {term.name}={answer} ({citation})" if citation else f"{rules.book.name} does not answer {term.name}"
        would = f"; {listed(map(shown, analysed), 'or')} would be" if analysed else ""
        super().__init__("not-analysed", f"{said}: {why or f'it is not analysed{would}'}; {INSTEAD}", rule=citation)
        self.term = term
        self.why = why


def analysed(rules: Rules, term: Term[T], *values: T) -> T | None:
    """The book's answer to a term, which must be one of these; None where the book is silent."""
    value = rules.get(term)
    if value is not None and value not in values:
        raise NotAnalysed(rules, term, values)
    return value
