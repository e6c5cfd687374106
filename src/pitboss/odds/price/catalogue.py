"""Everything that can be priced: every game and side bet, every clause, option and reading, at every lawful number of decks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from pitboss.law.book import Family
from pitboss.law.in_force import Law
from pitboss.law.reading import Reading
from pitboss.law.rules import Rules
from pitboss.odds.price.appraisal import Appraiser, price
from pitboss.odds.price.choices import at_decks, choices, own_choices, suppositions
from pitboss.odds.price.clauses import clauses
from pitboss.odds.price.record import Price, Subject
from pitboss.odds.price.what_if import WhatIf
from pitboss.terms.pack import DECKS

Question: TypeAlias = tuple[Rules, WhatIf]
"""Rules, and one thing about them that could be otherwise."""


def questions(rules: Rules, readings: Iterable[Reading] = ()) -> tuple[Question, ...]:
    """Everything to be asked of one game, or of a side bet in its place, as its elections stand."""
    if rules.book.family is Family.SIDE_BET:
        return tuple((rules, each) for each in own_choices(rules, rules.book))
    return tuple((rules, each) for each in (*clauses(rules), *choices(rules), *suppositions(rules, readings)))


def catalogue(laws: Iterable[Law], readings: Iterable[Reading] = ()) -> tuple[Question, ...]:
    """Everything to be asked of some laws: clauses at the usual number of decks, choices at each number."""
    found: list[Question] = []
    doubts = tuple(readings)
    for law in laws:
        rules = Rules(law, {})
        for at in at_decks(rules):
            found += questions(at, doubts) if at[DECKS] == rules[DECKS] else _again(at, doubts)
    return tuple(found)


def answered(asked: Iterable[Question], appraiser: Appraiser) -> Iterator[tuple[Price, ...]]:
    """The prices, a question at a time; what moves nothing is told once, at the usual number of decks."""
    told: set[tuple[str, tuple[str, ...], str]] = set()
    for rules, what_if in asked:
        found = price(rules, what_if, appraiser)
        key = (rules.book.id, found[0].terms, found[0].instead)
        yield found if key not in told or any(each.moves for each in found) else ()
        told.add(key)


def _again(rules: Rules, readings: Iterable[Reading]) -> Iterator[Question]:
    """The choices once more at another number of decks, without the decks themselves."""
    return (question for question in questions(rules, readings) if question[1].subject in (Subject.OPTION, Subject.READING))
