"""A document of law as the register knows it: who made it, when it operates, what it did."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date
from enum import Enum

from pitboss.law.moment import Jurisdiction, Moment
from pitboss.law.site import Site, here

DRAFTED = "draft:"
"""What the key of a draft begins with, where a document would have its own: a draft is cited in full wherever pins alone would do."""


class Deed(Enum):
    """What a document did to a game or to a rule of one."""

    APPROVES = "approves"
    AMENDS = "amends"
    SUBSTITUTES = "substitutes"
    INSERTS = "inserts"
    DELETES = "deletes"
    REVOKES = "revokes"


class Holding(Enum):
    """How much of a document we have."""

    TEXT = "the text is held"
    NAME = "known only from another document's history"


@dataclass(frozen=True, slots=True)
class Act:
    """One thing a document did: to which game, and where it did it to a part, to which rule.

    `successor` is the rule of a later document that carries the same matter; `of` names the document whose approval is revoked.
    """

    pin: str
    deed: Deed
    game: str
    target: str = ""
    successor: str = ""
    of: str = ""
    note: str = ""
    site: Site = field(default_factory=here, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Recital:
    """A line of a document's own history: the earlier document that it names, and where."""

    pin: str
    document: str
    site: Site = field(default_factory=here, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Document:
    """A notice, approval or set of rules.

    `commences` is None where no moment is known: the document is then read as operating from its publication,
    and if it has no date at all, as always in force (the readings say so).
    """

    key: str
    title: str
    jurisdiction: Jurisdiction
    regulator: str
    holding: Holding = Holding.TEXT
    power: str = ""
    gazette: str = ""
    dated: date | None = None
    published: date | None = None
    commences: Moment | None = None
    signatory: str = ""
    offices: tuple[str, ...] = ()
    acts: tuple[Act, ...] = ()
    recitals: tuple[Recital, ...] = ()
    pins: tuple[str, ...] = ()
    reading: str = ""
    sha256: str = ""
    site: Site = field(default_factory=here, compare=False, repr=False)

    @property
    def operates_from(self) -> Moment | None:
        """The moment it commences, or failing that the start of the day it was published or dated."""
        if self.commences is not None:
            return self.commences
        day = self.published or self.dated
        return Moment.read(day.isoformat(), self.jurisdiction) if day else None
