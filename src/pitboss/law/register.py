"""The register: what was approved at a moment, by which document, and what each document did when."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import UTC, datetime

from pitboss.law.document import Act, Deed, Document
from pitboss.law.moment import Moment


@dataclass(frozen=True, slots=True)
class Approval:
    """A game approved: by which document and where in it, since when, and the documents that have amended its rules since.

    `since` is None where the approving document has no date at all; an empty `pin` means the document as a whole.
    """

    game: str
    by: Document
    since: Moment | None
    amended_by: tuple[Document, ...] = ()
    note: str = ""
    pin: str = ""

    @property
    def citation(self) -> str:
        """The document that approves, and the place in it where there is one."""
        return f"{self.by.key} {self.pin}".rstrip()

    def amended(self, by: Document) -> Approval:
        """The same approval after one more document has amended the rules of the game."""
        return self if by in self.amended_by else replace(self, amended_by=(*self.amended_by, by))


def register(documents: Iterable[Document], moment: Moment) -> tuple[Approval, ...]:
    """What stands approved at a moment, oldest approval first.

    >>> from pitboss.law.moment import Jurisdiction, melbourne
    >>> def notice(key: str, commences: str, *acts: Act) -> Document:
    ...     return Document(key, key, Jurisdiction.VIC, "Authority", commences=melbourne(commences), acts=acts)
    >>> first = notice("first", "2000-01-01", Act("1", Deed.APPROVES, "Keno"))
    >>> second = notice("second", "2000-12-09T04:00", Act("(a)", Deed.REVOKES, "Keno", of="first"), Act("(b)", Deed.APPROVES, "Thor"))
    >>> [each.citation for each in register([second, first], melbourne("2000-12-09T03:59"))]
    ['first 1']
    >>> [each.game for each in register([second, first], melbourne("2000-12-09T04:00"))]
    ['Thor']
    """
    approvals: tuple[Approval, ...] = ()
    for document, act in deeds(documents, moment):
        approvals = _after(approvals, document, act)
    return approvals


def deeds(documents: Iterable[Document], moment: Moment) -> tuple[tuple[Document, Act], ...]:
    """Everything the documents did up to a moment, in the order in which it took effect; undated documents come first.

    What took effect together stands in the order of the documents' keys.
    """
    return history(each for each in documents if each.operates_from is None or each.operates_from <= moment)


def history(documents: Iterable[Document]) -> tuple[tuple[Document, Act], ...]:
    """The same over all time: what was done, and what is still to take effect."""
    return tuple((document, act) for document in sorted(documents, key=_effect) for act in document.acts)


def _effect(document: Document) -> tuple[datetime, str]:
    start = document.operates_from
    return (start.instant if start else datetime.min.replace(tzinfo=UTC), document.key)


def _after(approvals: tuple[Approval, ...], document: Document, act: Act) -> tuple[Approval, ...]:
    """What stands approved once an act has taken effect."""
    match act.deed:
        case Deed.APPROVES:
            return (*approvals, Approval(act.game, document, document.operates_from, note=act.note, pin=act.pin))
        case Deed.REVOKES:
            assert act.of, f"{document.key} {act.pin} revokes without naming whose approval"
            return tuple(each for each in approvals if each.by.key != act.of)
        case Deed.AMENDS | Deed.SUBSTITUTES | Deed.INSERTS | Deed.DELETES:
            return tuple(each.amended(document) if _concerns(document, act, each) else each for each in approvals)


def _concerns(document: Document, act: Act, approval: Approval) -> bool:
    """Whether the rules that an act changes are those of this approval: games of one name exist in several jurisdictions."""
    return act.game == approval.game and document.jurisdiction is approval.by.jurisdiction
