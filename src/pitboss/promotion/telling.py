"""Events of promotions in plain words with their rules."""

from __future__ import annotations

from typing import Any

from pitboss.floor.telling import plain, rules_of
from pitboss.play.telling import Sentence
from pitboss.promotion.words import WORDS


def tell(event: Any) -> Sentence:
    """One event in words with its rules.

    >>> from pitboss.promotion.entries.events import EntryTaken
    >>> tell(EntryTaken(1, "ann", 0, "NSW-STAR-BJ 20.7.3"))
    Sentence(said='ann has ticket 1.', rules=('NSW-STAR-BJ 20.7.3',), readings=())
    """
    said = WORDS.get(type(event), plain)(event)
    return Sentence(said.replace("..", "."), rules_of(event))
