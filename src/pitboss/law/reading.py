"""A reading: how a doubt in the documents is decided, and what else it could mean."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any

from pitboss.law.term import Term


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


@dataclass(frozen=True, slots=True)
class Reading:
    """One decided doubt: where it lies, the question, what we do, and the alternatives.

    `rules` are pins of `document`; a rule of another document is written with that document's key before it.
    """

    id: str
    document: str
    rules: tuple[str, ...]
    question: str
    decision: str
    weight: Weight
    alternatives: tuple[Alternative, ...] = ()
