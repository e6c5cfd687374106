"""What could be chosen otherwise: each option of the house, each other reading of a doubt, each lawful number of decks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from pitboss.law.book import Book
from pitboss.law.reading import Reading
from pitboss.law.rules import Option, Rules, options
from pitboss.law.term import Term
from pitboss.law.values import shown
from pitboss.odds.price.record import Subject
from pitboss.odds.price.what_if import WhatIf, answer, electing, listed_once, supposing
from pitboss.terms.pack import DECKS


def choices(rules: Rules) -> Iterator[WhatIf]:
    """Every other value that may be elected, one at a time, against what the rules have there."""
    for option in options(rules.law).values():
        stands = rules[option.term]
        for value in option.values:
            if value != stands:
                yield _chosen(rules, option, value)


def own_choices(rules: Rules, book: Book) -> Iterator[WhatIf]:
    """Those that a book leaves open itself, and the decks: what there is to choose at a side bet, whatever game it stands on."""
    for choice in choices(rules):
        term = choice.terms[0]
        if term == DECKS or rules.why(term).book.id == book.id:
            yield choice


def suppositions(rules: Rules, readings: Iterable[Reading]) -> Iterator[WhatIf]:
    """What a reading would answer that nobody may elect, wherever the doubt it decides is the one behind the rules' own answer."""
    for reading in readings:
        for other in reading.alternatives:
            decided = {term: value for term, value in other.supposes if term in rules.law and rules.why(term).clause.reading == reading.id}
            changed = {term: value for term, value in decided.items() if rules.get(term) != value}
            if changed:
                yield _supposed(rules, reading, changed)


def at_decks(rules: Rules) -> Iterator[Rules]:
    """The rules with each lawful number of decks, the largest first."""
    option = options(rules.law).get(DECKS.name)
    for decks in sorted(option.values, reverse=True) if option else [rules[DECKS]]:
        yield electing(rules, DECKS, decks) if option else rules


def _supposed(rules: Rules, reading: Reading, changed: Mapping[Term[Any], Any]) -> WhatIf:
    stands = {term: rules.why(term) for term in changed}
    answers = {term: replace(ruling, clause=replace(ruling.clause, allowed=(changed[term],))) for term, ruling in stands.items()}
    return WhatIf(
        subject=Subject.READING,
        terms=tuple(changed),
        in_force=listed_once(answer(rules, term) for term in changed),
        citation=listed_once(ruling.citation for ruling in stands.values()),
        reading=reading.id,
        instead=listed_once(shown(value) for value in changed.values()),
        instead_citation=listed_once(ruling.citation for ruling in stands.values()),
        rules=supposing(rules, answers),
    )


def _chosen(rules: Rules, option: Option, value: Any) -> WhatIf:
    ruling, term = option.ruling, option.term
    subject = _subject(rules, option, value)
    return WhatIf(
        subject=subject,
        terms=(term,),
        in_force=answer(rules, term),
        citation=ruling.citation,
        reading=ruling.clause.reading if subject is Subject.READING else "",
        instead=shown(value),
        instead_citation=ruling.citation,
        rules=electing(rules, term, value),
    )


def _subject(rules: Rules, option: Option, value: Any) -> Subject:
    if option.term == DECKS:
        return Subject.DECKS
    doubted = value in option.alternatives or rules[option.term] in option.alternatives
    return Subject.READING if doubted else Subject.OPTION
