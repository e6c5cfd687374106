"""A book: a stack of instruments over a parent whose rules apply except where inconsistent."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Any

from pitboss.law.clause import Clause
from pitboss.law.document import Document
from pitboss.law.moment import Jurisdiction, Moment
from pitboss.law.site import Site, here


class Manner(Enum):
    """How an instrument joins the text before it."""

    AMENDS = "amends what stood before"
    SUBSTITUTES = "replaces all that stood before"
    DRAFTS = "would amend what stands: a draft, no document"


@dataclass(frozen=True, slots=True, repr=False)
class Instrument:
    """The clauses that one document gives one book.

    `stands_for` marks a text read back: the words of `document` stand for an earlier text that is not held, by a reading.
    """

    document: Document
    clauses: tuple[Clause[Any], ...]
    manner: Manner = Manner.SUBSTITUTES
    commences: Moment | None = None
    stands_for: str = ""
    reading: str = ""

    def __repr__(self) -> str:
        return f"<instrument of {self.document.key}: {len(self.clauses)} clauses>"

    @property
    def from_moment(self) -> Moment | None:
        """When its clauses begin to answer; None means always."""
        return self.commences or self.document.operates_from


@dataclass(frozen=True, slots=True)
class Ending:
    """How a book came to an end: by which rule of which document, and what replaced it."""

    document: Document
    pin: str
    replaced_by: str
    reading: str = ""

    @property
    def moment(self) -> Moment:
        """The moment from which the book no longer applies."""
        moment = self.document.operates_from
        assert moment is not None, f"{self.document.key} ends a book and has no moment"
        return moment


@dataclass(frozen=True, slots=True, repr=False)
class Draft:
    """What nobody gazetted: who reads a book under it is told its id and the hash of its content, wherever an answer is shown.

    `elections` are the choices of the house that it makes, `side_bets` the books that it brings to the table.
    """

    id: str
    title: str
    sha256: str
    elections: tuple[tuple[str, str], ...] = ()
    side_bets: tuple[Book, ...] = ()

    def __repr__(self) -> str:
        return f"<draft {self.id} ({self.sha256[:12]})>"


class Family(Enum):
    """What kind of bet a book describes; a family says which terms must be answered."""

    BLACKJACK = "blackjack"
    COM_BO = "com-bo"
    SIDE_BET = "side bet"


@dataclass(frozen=True, slots=True, repr=False)
class Book:
    """The rules of one game or side bet.

    `over` is the parent: its rules apply except where inconsistent with ours, by the rule at `prevails_by`. `text_from` is the
    first moment for which the documents give us the text; before it the game may have existed, and `before` says what is known.
    A side bet names the games it may be `offered_with`, and its `file_name` where that is not its id without the jurisdiction.
    `draft` is there where one of the instruments is a draft.
    """

    id: str
    name: str
    jurisdiction: Jurisdiction
    family: Family
    instruments: tuple[Instrument, ...]
    over: Book | None = None
    prevails_by: str = ""
    ended: Ending | None = None
    text_from: Moment | None = None
    before: str = ""
    offered_with: tuple[str, ...] = ()
    file_name: str = ""
    draft: Draft | None = None
    site: Site = field(default_factory=here, compare=False, repr=False)

    def __repr__(self) -> str:
        """One line: the whole text of a book would be its instruments, and those of the books under it."""
        return f"<book of {self.name} ({self.id})>"

    def on_top_of(self, host: Book) -> Book:
        """The same book over another parent: a side bet at the table of a particular game."""
        return replace(self, over=host)

    @property
    def called(self) -> str:
        """The name that files use for a side bet, whichever document it comes from: `vic-perfect-pairs` is `perfect-pairs`."""
        return self.file_name or self.id.removeprefix(f"{self.jurisdiction.code.lower()}-")

    @property
    def text(self) -> Instrument:
        """The instrument that holds the book as a whole, which later ones amend: the last that replaced all before it."""
        whole = [each for each in self.instruments if each.manner is Manner.SUBSTITUTES and not each.stands_for]
        return (whole or self.instruments)[-1]

    @property
    def authority(self) -> str:
        """The rule by which it prevails over its parent, as we cite it; nothing for a book that has none."""
        return f"{self.text.document.key} {self.prevails_by}" if self.prevails_by else ""

    @property
    def under(self) -> Draft | None:
        """The draft that it, or a book that it stands on, is read under; None for law."""
        return next((each.draft for each in self.lineage if each.draft), None)

    @property
    def lineage(self) -> tuple[Book, ...]:
        """This book and its parents, nearest first."""
        return (self,) if self.over is None else (self, *self.over.lineage)
