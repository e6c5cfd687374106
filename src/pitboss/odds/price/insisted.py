"""What the mathematics insists on: answers it takes in one way only, so that to take one away makes no game it can price."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from pitboss.law.rules import Rules
from pitboss.law.term import Chapter, Statement, T, Term
from pitboss.law.values import Word
from pitboss.odds.price.what_if import WhatIf
from pitboss.odds.reading import require_one_way

HANDS = frozenset((Chapter.NATURALS, Chapter.PLAYER, Chapter.DOUBLE, Chapter.SPLIT, Chapter.SURRENDER, Chapter.DEALER, Chapter.SETTLEMENT))


@dataclass(frozen=True, slots=True)
class _Overheard(Rules):
    """Rules that remember which terms were asked for."""

    asked: list[Term[Any]] = field(default_factory=list)

    def get(self, term: Term[T]) -> T | None:
        """The value, and a note that it was wanted."""
        self.asked.append(term)
        return Rules(self.law, self.elected).get(term)


def insisted(rules: Rules) -> frozenset[Term[Any]]:
    """The terms whose answer is checked before a game is worked out at all."""
    overheard = _Overheard(rules.law, rules.elected)
    require_one_way(overheard)
    return frozenset(overheard.asked)


def taken_away(rules: Rules, what_if: WhatIf) -> Iterator[Term[Any]]:
    """The terms of a change that lose an answer which is taken in one way only, and would be taken so without it too."""
    gone = [term for term in what_if.terms if rules.get(term) is not None and what_if.rules.get(term) is None]
    if gone:
        wanted = insisted(rules)
        yield from (term for term in gone if _of_play(term) or (term in wanted and not _other_words(rules[term])))


def _of_play(term: Term[Any]) -> bool:
    """Whether it is a statement on how a hand is played or paid: unsaid, nothing else takes its place."""
    return isinstance(term, Statement) and term.chapter in HANDS


def _other_words(value: object) -> bool:
    """Whether the answer is one of several words: the others are acted on too, and the record shows whether they matter."""
    return isinstance(value, Word) and len(type(value)) > 1
