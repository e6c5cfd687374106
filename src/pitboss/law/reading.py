"""A reading: how a doubt in the documents is decided, and what else it could mean."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Weight(Enum):
    """What a doubt touches."""

    MONEY = "ordinary money"
    RARE_MONEY = "rare money"
    PROCEDURE = "procedure or appearance"


@dataclass(frozen=True, slots=True)
class Alternative:
    """Another way to read the words; `option` and `value` select it where the product offers it."""

    reads: str
    option: str = ""
    value: str = ""


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
