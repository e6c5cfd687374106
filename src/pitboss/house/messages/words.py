"""How names are written in messages: kebab-case verbs and words, and which fields hold money."""

from __future__ import annotations

import re
from enum import Enum
from functools import cache

from pitboss.law.values import Word

VERSION = 1
"""The version of the form; it rises when a message that was accepted no longer would be."""

MONEY = frozenset(
    {"amount", "amounts", "kept", "maximum", "minimum", "net", "prize", "returned", "stake", "unit", "wagers"}
    | {"added", "buy_in", "cents", "chips", "commission", "counted", "counts", "fee", "guaranteed", "held", "paid", "prizes"}
    | {"refund", "refunded", "residual", "start", "undone", "wager", "written"}
)
"""Fields of commands and events that hold cents inside and dollars with two decimals in a message."""

MONEY_SIGNS = frozenset({"minimum", "maximum", "new-minimum", "new-maximum", "old-minimum", "unit"})
"""What a sign shows that is money."""


@cache
def kebab(name: str) -> str:
    """A name of the code as a message writes it.

    >>> kebab("PlaceWager"), kebab("NOTICE_TO_PLAYERS")
    ('place-wager', 'notice-to-players')
    """
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).replace("_", "-").lower()


def word(choice: Enum) -> str:
    """A choice as a message writes it: the law's own word, or the name of the choice.

    >>> from pitboss.terms.powers import Role
    >>> from pitboss.floor.cards.state import Source
    >>> word(Role.CASINO_SUPERVISOR), word(Source.PROGRAM)
    ('casino-supervisor', 'program')
    """
    return str(choice.value) if isinstance(choice, Word) else kebab(choice.name)


@cache
def words(kind: type[Enum]) -> dict[str, Enum]:
    """The choices of a kind by their words."""
    found = {word(each): each for each in kind}
    assert len(found) == len(kind), kind
    return found
