"""The few words that commands, events and the state of accounts share."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from pitboss.house.accounts.secret import Secret
from pitboss.law.moment import Jurisdiction


class Kind(Enum):
    """What an account is."""

    GUEST = "guest"
    MEMBER = "member"
    CLOSED = "closed"


class Ending(Enum):
    """Why a session ended."""

    SIGNED_OUT = "signed out"
    REVOKED = "revoked"
    IDLE = "idle for too long"
    TOO_OLD = "open for too long"
    CREDENTIAL_CHANGED = "the password was changed"
    REPLACED = "too many sessions, this was the oldest"
    ACCOUNT_CLOSED = "the account was closed"


class Gift(Enum):
    """Why the house gave play money."""

    ARRIVAL = "arrival"
    TOP_UP = "top-up"


class Verdict(Enum):
    """Whether a password went with what is stored."""

    MATCHES = "matches"
    DIFFERS = "differs"


@dataclass(frozen=True, slots=True)
class Name:
    """A name as it is shown, as one gets in by it, and as it is told from others; recorded, so that the ways of telling may change."""

    shown: str
    key: str
    skeleton: str


@dataclass(frozen=True, slots=True)
class Proof:
    """What a password was held against, at the edge, and what came of it; worth nothing once what is stored has changed."""

    against: Secret
    verdict: Verdict


@dataclass(frozen=True, slots=True)
class Scope:
    """Where a role holds: everywhere that agrees with all that is named; nothing named is the whole house.

    >>> Scope(Jurisdiction.NSW).covers(Scope(Jurisdiction.NSW, "nsw-star-blackjack", "t1")), Scope(Jurisdiction.NSW).covers(Scope())
    (True, False)
    """

    jurisdiction: Jurisdiction | None = None
    document: str | None = None
    table: str | None = None

    def covers(self, other: Scope) -> bool:
        """Whether all of another scope, or a place with everything named, lies within this one."""
        return (
            self.jurisdiction in (None, other.jurisdiction)
            and self.document in (None, other.document)
            and self.table in (None, other.table)
        )

    def __str__(self) -> str:
        named = (f"table {self.table}" if self.table else "", self.document or "", self.jurisdiction.title if self.jurisdiction else "")
        return ", ".join(filter(None, named)) or "the whole house"
