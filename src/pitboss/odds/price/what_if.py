"""What if a rule said something else: the rules with one answer changed, and the words for both."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from pitboss.law.in_force import Law, Ruling
from pitboss.law.rules import Option, Rules
from pitboss.law.term import Term
from pitboss.law.values import shown
from pitboss.odds.price.record import Subject

SILENT = "no such rule"
STRUCK_OUT = "struck out"
MOST = 5


@dataclass(frozen=True, slots=True)
class WhatIf:
    """The rules with one thing changed: which terms, what stands, what would stand instead, and by which rules."""

    subject: Subject
    terms: tuple[Term[Any], ...]
    in_force: str
    citation: str
    reading: str
    instead: str
    instead_citation: str
    rules: Rules
    remark: str = ""


def answer(rules: Rules, term: Term[Any]) -> str:
    """What a law answers, in a word or two."""
    return ruled(rules.law.get(term)) if rules.get(term) is None else shown(rules[term])


def ruled(ruling: Ruling | None) -> str:
    """What a ruling says before the house elects anything."""
    if ruling is None:
        return SILENT
    if ruling.struck_out:
        return STRUCK_OUT
    return shown(Option(ruling.clause.term, ruling, ruling.clause.allowed, ()).default)


def supposing(rules: Rules, changes: Mapping[Term[Any], Ruling | None]) -> Rules:
    """The same rules with other rulings in some places, or none; what was elected there falls with the rule that allowed it."""
    rulings = {term: ruling for term, ruling in rules.law.items() if term not in changes}
    rulings |= {term: ruling for term, ruling in changes.items() if ruling is not None}
    elected = {term: value for term, value in rules.elected.items() if term not in changes}
    return Rules(Law(rules.book, rules.law.moment, rulings), elected)


def electing(rules: Rules, term: Term[Any], value: Any) -> Rules:
    """The same rules with one election made otherwise."""
    return Rules(rules.law, {**rules.elected, term: value})


def listed_once(words: Iterable[str]) -> str:
    """Words in their order without repetition, as one line; the last of very many are only counted.

    >>> listed_once(["hit", "hit", "stand"]), listed_once("abcdefg")
    ('hit, stand', 'a, b and 5 more')
    """
    found = list(dict.fromkeys(words))
    return ", ".join(found) if len(found) <= MOST else f"{', '.join(found[:2])} and {len(found) - 2} more"
