"""What the engine honours: a book that answers otherwise is refused when its table opens, never half obeyed."""

from __future__ import annotations

from typing import Any

from pitboss.law.refusal import PitbossError
from pitboss.law.rules import Ledger, Rules
from pitboss.law.term import Chapter, Statement, T, Term
from pitboss.law.values import shown
from pitboss.terms.powers import Power


class NotPlayed(PitbossError):
    """A book answers a term in a way this engine does not play; `instead` says what could be done."""

    def __init__(self, rules: Rules, term: Term[Any], instead: str = "") -> None:
        ruling = rules.why(term)
        said = f"{rules.book.name}: {term.name}={shown(Rules.get(rules, term))} ({ruling.citation}) is not played by this engine"
        super().__init__("not-played", f"{said}: {instead}" if instead else said)
        self.term = term


PLAYED = (
    Chapter.PACK,
    Chapter.DEAL,
    Chapter.INSURANCE,
    Chapter.NATURALS,
    Chapter.PLAYER,
    Chapter.DOUBLE,
    Chapter.SPLIT,
    Chapter.SURRENDER,
    Chapter.DEALER,
    Chapter.SETTLEMENT,
)
"""The chapters whose every answer a round of play depends on."""


def require_spent(ledger: Ledger) -> None:
    """Refuse a book that answers what nobody asked while its table was laid out; who may do a thing is asked by the floor."""
    for term in ledger.unspent(PLAYED):
        if not isinstance(Rules.get(ledger, term), Power):
            raise NotPlayed(ledger, term, "it cannot be struck out" if isinstance(term, Statement) else "")


def honour(rules: Rules, term: Term[T], *played: T, instead: str = "") -> T | None:
    """The book's answer to a term, which must be one the engine plays; None where the book is silent."""
    value = rules.get(term)
    if value is not None and value not in played:
        raise NotPlayed(rules, term, instead)
    return value
