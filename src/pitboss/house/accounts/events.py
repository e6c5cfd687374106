"""What happened to the accounts. Times are whole seconds of universal time; what is a `Secret` goes to the store and to nobody else."""

from __future__ import annotations

from dataclasses import dataclass

from pitboss.house.accounts.secret import Secret
from pitboss.house.accounts.words import Ending, Gift, Name, Scope
from pitboss.terms.powers import Role


@dataclass(frozen=True, slots=True)
class GuestArrived:
    """A guest came in under a name."""

    account: str
    name: Name
    at: int


@dataclass(frozen=True, slots=True)
class AccountRegistered:
    """An account was opened with a name and a password."""

    account: str
    name: Name
    password: Secret
    at: int


@dataclass(frozen=True, slots=True)
class GuestUpgraded:
    """A guest's account became a real one."""

    account: str
    name: Name
    password: Secret
    at: int


@dataclass(frozen=True, slots=True)
class PasswordChanged:
    """The holder chose another password."""

    account: str
    password: Secret
    at: int


@dataclass(frozen=True, slots=True)
class PasswordRehashed:
    """The same password is stored by a stronger hash."""

    account: str
    password: Secret
    at: int


@dataclass(frozen=True, slots=True)
class AccountClosed:
    """An account was closed; what was in its wallet went back to the house."""

    account: str
    cents: int
    by: str
    at: int


@dataclass(frozen=True, slots=True)
class SessionOpened:
    """A session began; it ends after so many idle seconds, and at the latest at `until`."""

    account: str
    session: str
    digest: Secret
    idle: int
    until: int
    at: int


@dataclass(frozen=True, slots=True)
class SessionRefreshed:
    """The holder of a session was here."""

    account: str
    session: str
    at: int


@dataclass(frozen=True, slots=True)
class SessionEnded:
    """A session ended, for good."""

    account: str
    session: str
    why: Ending
    by: str
    at: int


@dataclass(frozen=True, slots=True)
class MoneyGiven:
    """The house put play money into a wallet."""

    account: str
    cents: int
    why: Gift
    at: int


@dataclass(frozen=True, slots=True)
class BoughtIn:
    """Money went from a wallet to a table."""

    account: str
    table: str
    cents: int
    at: int


@dataclass(frozen=True, slots=True)
class CashedOut:
    """A player left a table, and what the player had there went into the wallet."""

    account: str
    table: str
    cents: int
    at: int


@dataclass(frozen=True, slots=True)
class TableFilled:
    """The house brought money to a table."""

    table: str
    cents: int
    at: int


@dataclass(frozen=True, slots=True)
class TableCredited:
    """The house took money from a table."""

    table: str
    cents: int
    at: int


@dataclass(frozen=True, slots=True)
class RoleGranted:
    """Somebody gave somebody a role."""

    account: str
    role: Role
    scope: Scope
    by: str
    at: int


@dataclass(frozen=True, slots=True)
class RoleWithdrawn:
    """Somebody took a role from somebody."""

    account: str
    role: Role
    scope: Scope
    by: str
    at: int


@dataclass(frozen=True, slots=True)
class AdministrationOffered:
    """The house printed its one-time link; an earlier one is worth nothing now."""

    link: Secret
    until: int
    at: int


@dataclass(frozen=True, slots=True)
class AdministratorAppointed:
    """A member became an administrator, by another one or by the link; the link is spent."""

    account: str
    by: str
    at: int


@dataclass(frozen=True, slots=True)
class AdministratorRetired:
    """A member is no longer an administrator."""

    account: str
    by: str
    at: int


@dataclass(frozen=True, slots=True)
class HouseOpened:
    """A server opened the house: nobody has been idle while it was closed, or while its clock was wrong."""

    at: int


EntryEvent = GuestArrived | AccountRegistered | GuestUpgraded | PasswordChanged | PasswordRehashed | AccountClosed
SessionEvent = SessionOpened | SessionRefreshed | SessionEnded | HouseOpened
WalletEvent = MoneyGiven | BoughtIn | CashedOut | TableFilled | TableCredited
StaffEvent = RoleGranted | RoleWithdrawn | AdministrationOffered | AdministratorAppointed | AdministratorRetired
Event = EntryEvent | SessionEvent | WalletEvent | StaffEvent
