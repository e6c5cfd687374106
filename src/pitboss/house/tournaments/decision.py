"""A decision that is due in a tournament, and the ways in which it can go."""

from __future__ import annotations

from typing import Any, NamedTuple


class Way(NamedTuple):
    """One way in which a decision about a heat can go: in a few words, its rule, and the command at the table of the heat."""

    says: str
    rule: str
    command: Any


class Decision(NamedTuple):
    """Something that is due: what, in a sentence, its rule, the command that does it where one suffices, and at a heat the ways to go."""

    what: str
    says: str
    rule: str
    command: Any = None
    table: str = ""
    ways: tuple[Way, ...] = ()
