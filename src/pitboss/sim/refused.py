"""What the simulator refuses: an answer of the book that its tables would not act on, by its name and its rule."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from pitboss.law.refusal import Refused, listed
from pitboss.law.rules import Rules
from pitboss.law.term import T, Term
from pitboss.law.values import shown

INSTEAD = "play such rounds with `pitboss adjudicate`"


class NotSimulated(Refused):
    """A book answers a term in a way that the simulator does not act on."""

    def __init__(self, rules: Rules, term: Term[Any], values: Collection[Any] = (), why: str = "") -> None:
        ruling = rules.law[term]
        answer = "struck out" if ruling.struck_out else shown(Rules.get(rules, term))
        would = f"; {listed(list(dict.fromkeys(map(shown, values))), 'or')} would be" if values else ""
        said = f"{rules.book.name}: {term.name}={answer} ({ruling.citation}) is not simulated"
        super().__init__("not-simulated", f"{said}{f', because {why}' if why else would}: {INSTEAD}", rule=ruling.citation)
        self.term = term


def simulated(rules: Rules, term: Term[T], *values: T) -> T | None:
    """The book's answer to a term, which must be one of these; None where the book is silent."""
    value = rules.get(term)
    if value is not None and value not in values:
        raise NotSimulated(rules, term, values)
    return value
