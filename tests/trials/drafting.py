"""A machine that writes drafts: for a term of a book, every other value of the kind that it is answered with."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from fractions import Fraction
from itertools import permutations
from typing import Any

from pitboss.law.rules import Rules
from pitboss.law.term import Statement, Term
from pitboss.law.values import Dollars, Odds, Part, Word
from pitboss.play.honoured import PLAYED
from pitboss.terms.deal import DealStep
from pitboss.terms.powers import Power


def drafts(rules: Rules) -> Iterator[tuple[Term[Any], Any]]:
    """Every term of play that the book answers, with every other value; None strikes it out."""
    for term, ruling in rules.law.items():
        value = rules.get(term)
        if term.chapter not in PLAYED or ruling.struck_out or isinstance(value, Power):
            continue
        if not isinstance(term, Statement):
            yield from ((term, other) for other in others(value))
        if "/" in term.name or isinstance(term, Statement):
            yield term, None


def others(value: Any) -> Iterator[Any]:
    """Other values of the same kind."""
    match value:
        case bool():
            yield not value
        case Word():
            yield from (other for other in type(value) if other is not value)
        case Odds():
            yield from (other for other in (Odds(0), Odds(6, 5), Odds(2), Odds(5)) if other != value)
        case Part():
            yield from (Part(share) for share in (Fraction(1, 4), Fraction(1)) if share != value.share)
        case int():
            yield from (value - 1, value + 1)
        case Dollars():
            yield Dollars(value.cents + 100)
        case tuple() if value and all(isinstance(each, DealStep) for each in value):
            yield from (other for other in permutations(value) if other != value)
            yield value[:-1]
        case tuple() if value:  # choices, in whatever order
            yield from ((*value[:place], *value[place + 1 :]) for place in range(len(value)))
        case _:
            for field in fields(value) if is_dataclass(value) else ():
                if isinstance(getattr(value, field.name), Odds | Dollars):
                    yield from (_with(value, field.name, other) for other in others(getattr(value, field.name)))


def _with(value: Any, name: str, other: Any) -> Any:
    return replace(value, **{name: other})
