"""A reading: how a doubt in the documents is decided, and what else it could mean."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from pitboss.law.term import Term

_OF_ANOTHER_DOCUMENT = re.compile(r"[A-Z]{3}-[A-Z0-9-]+( |$)")


class Weight(Enum):
    """What a doubt touches."""

    MONEY = "ordinary money"
    RARE_MONEY = "rare money"
    PROCEDURE = "procedure or appearance"


@dataclass(frozen=True, slots=True)
class Alternative:
    """Another way to read the words; `option` and `value` select it where the product offers it.

    `supposes` are the answers it would give where no house may elect them and they can be priced all the same.
    """

    reads: str
    option: str = ""
    value: str = ""
    supposes: tuple[tuple[Term[Any], Any], ...] = ()


def alike(phrase: str, *rules: str) -> dict[str, str]:
    """Several rules that say the same thing, in one phrase."""
    return dict.fromkeys(rules, phrase)


@dataclass(frozen=True, slots=True)
class Reading:
    """One decided doubt: where it lies, the question, what we do, and the alternatives.

    `rules` are the rules it touches, each with what that rule says, in our words: a decision that goes against one of them can be
    seen to. `beside` are rules near the question that it leaves alone, each with why. Pins are those of `document`; a rule of
    another document is written with that document's key before it, and the key alone means the whole of it.
    """

    id: str
    document: str
    rules: Mapping[str, str] = field(hash=False)
    question: str
    decision: str
    weight: Weight
    alternatives: tuple[Alternative, ...] = ()
    beside: Mapping[str, str] = field(default_factory=dict, hash=False)

    def cite(self, rule: str) -> str:
        """One of its rules with the document's key before it."""
        return rule if _OF_ANOTHER_DOCUMENT.match(rule) else f"{self.document} {rule}"

    @property
    def quoted(self) -> dict[str, str]:
        """What each rule it touches says, by citation."""
        return {self.cite(rule): phrase for rule, phrase in self.rules.items()}
