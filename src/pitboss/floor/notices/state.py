"""What stands on notice at the table, and since when."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from pitboss.terms.powers import Role


class Kind(Enum):
    """A way of giving notice."""

    SIGN = "sign"
    NOTIFICATION = "notification"
    NOTICE_TO_PLAYERS = "notice to players"
    APPROVAL = "approval"
    REQUEST = "request"
    REASON = "reason"
    AGREEMENT = "agreement"


class Notice(NamedTuple):
    """One notice: about which term, on what subject (a player, a box), to or by whom, since when, and what it shows or says."""

    kind: Kind
    about: str
    subject: str
    by: str
    role: Role
    at: int
    shows: tuple[tuple[str, str | int], ...] = ()
    words: str = ""


class Notices(NamedTuple):
    """Every notice that stands, in the order given."""

    standing: tuple[Notice, ...] = ()

    def find(self, kind: Kind, about: str, subject: str = "") -> Notice | None:
        """The oldest notice of that kind that still stands on a term and a subject."""
        return next(iter(self.all_of(kind, about, subject)), None)

    def all_of(self, kind: Kind, about: str, subject: str = "") -> tuple[Notice, ...]:
        """Every notice of that kind that still stands on a term and a subject, the oldest first."""
        return tuple(each for each in self.standing if each.kind is kind and each.about == about and each.subject == subject)
