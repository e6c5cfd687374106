"""What can be asked of the accounts. Ids, tokens and password hashes come with the command: nothing in here makes one."""

from __future__ import annotations

from dataclasses import dataclass

from pitboss.house.accounts.secret import Secret
from pitboss.house.accounts.words import Proof, Scope
from pitboss.terms.powers import Role


@dataclass(frozen=True, slots=True)
class ArriveAsGuest:
    """A visitor plays in one click, under a fresh id and with what is stored of a fresh session."""

    account: str
    name: str
    session: Secret


@dataclass(frozen=True, slots=True)
class Register:
    """A visitor opens an account with a name and a password."""

    account: str
    name: str
    password: Secret
    session: Secret


@dataclass(frozen=True, slots=True)
class Upgrade:
    """A guest makes a real account of the guest's own, and keeps the wallet."""

    account: str
    name: str
    password: Secret


@dataclass(frozen=True, slots=True)
class LogIn:
    """A visitor opens a session by name and password; `better` is the same password hashed afresh where the old hash is too weak."""

    name: str
    proof: Proof
    session: Secret
    better: Secret | None = None


@dataclass(frozen=True, slots=True)
class ChangePassword:
    """The holder puts a new password in place of the one proved; every other session ends."""

    account: str
    proof: Proof
    password: Secret


@dataclass(frozen=True, slots=True)
class CloseAccount:
    """The holder closes the account, a member by the password once more; the house may close a guest's."""

    account: str
    proof: Proof | None = None


@dataclass(frozen=True, slots=True)
class RefreshSession:
    """The holder was here: the idle time of this session starts again."""


@dataclass(frozen=True, slots=True)
class SignOut:
    """The holder ends this session."""


@dataclass(frozen=True, slots=True)
class RevokeSession:
    """The holder, or an administrator, ends one session of an account."""

    account: str
    session: str


@dataclass(frozen=True, slots=True)
class RevokeSessions:
    """The holder, or an administrator, ends every session of an account, this one included."""

    account: str


@dataclass(frozen=True, slots=True)
class SweepSessions:
    """The house ends every session whose time is over."""


@dataclass(frozen=True, slots=True)
class TopUp:
    """A holder who is broke asks the house for play money."""

    account: str


@dataclass(frozen=True, slots=True)
class BuyIn:
    """The holder takes so many cents from the wallet to a table."""

    account: str
    table: str
    cents: int


@dataclass(frozen=True, slots=True)
class CashOut:
    """The house pays everything that a player has at a table back into the wallet; the table's own log says how much that is."""

    account: str
    table: str
    cents: int


@dataclass(frozen=True, slots=True)
class FillTable:
    """The house brings play money to a table's float."""

    table: str
    cents: int


@dataclass(frozen=True, slots=True)
class CreditTable:
    """The house takes play money away from a table's float."""

    table: str
    cents: int


@dataclass(frozen=True, slots=True)
class GrantRole:
    """A manager or an administrator gives somebody a role of the rule books, somewhere."""

    account: str
    role: Role
    scope: Scope


@dataclass(frozen=True, slots=True)
class WithdrawRole:
    """A manager or an administrator takes a role away that was given for just that scope."""

    account: str
    role: Role
    scope: Scope


@dataclass(frozen=True, slots=True)
class OfferAdministration:
    """The house, which has no administrator, stores what is needed to know its one-time link again."""

    link: Secret
    until: int


@dataclass(frozen=True, slots=True)
class ClaimAdministration:
    """A member shows the one-time link, as its digest."""

    link: Secret


@dataclass(frozen=True, slots=True)
class AppointAdministrator:
    """An administrator makes another member one."""

    account: str


@dataclass(frozen=True, slots=True)
class RetireAdministrator:
    """An administrator is one no more, by the person's own wish or another administrator's."""

    account: str


@dataclass(frozen=True, slots=True)
class OpenHouse:
    """A server opens: sessions that were good when the house was last awake have their time from now."""


EntryCommand = ArriveAsGuest | Register | Upgrade | LogIn | ChangePassword | CloseAccount
SessionCommand = RefreshSession | SignOut | RevokeSession | RevokeSessions | SweepSessions | OpenHouse
WalletCommand = TopUp | BuyIn | CashOut | FillTable | CreditTable
StaffCommand = GrantRole | WithdrawRole | OfferAdministration | ClaimAdministration | AppointAdministrator | RetireAdministrator
Command = EntryCommand | SessionCommand | WalletCommand | StaffCommand
