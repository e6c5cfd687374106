"""Judge who comes in: guests, registration, upgrade, login, change of password, closing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pitboss.house.accounts import refusals
from pitboss.house.accounts.commands import ArriveAsGuest, ChangePassword, CloseAccount, LogIn, Register, Upgrade
from pitboss.house.accounts.desk import Desk, require_id
from pitboss.house.accounts.events import (
    AccountClosed,
    AccountRegistered,
    AdministratorRetired,
    GuestArrived,
    GuestUpgraded,
    MoneyGiven,
    PasswordChanged,
    PasswordRehashed,
)
from pitboss.house.accounts.names import key_of, name_of
from pitboss.house.accounts.request import House
from pitboss.house.accounts.sessions import end_all, open_session
from pitboss.house.accounts.state import Account, Accounts
from pitboss.house.accounts.words import Ending, Gift, Kind, Name, Proof, Verdict


def find(accounts: Accounts, name: str) -> Account | None:
    """The account that somebody gets into by this name, if there is one."""
    account = accounts.people.get(accounts.logins.get(key_of(" ".join(name.split())), ""))
    return account if account and account.kind is not Kind.CLOSED else None


def arrive(desk: Desk, command: ArriveAsGuest) -> None:
    """Let a guest in, with play money and a session."""
    desk.require_visitor()
    name = _fresh(desk, command.account, command.name)
    desk.record(GuestArrived(command.account, name, desk.at))
    _welcome(desk, command.account, desk.policy.guests.arrival)
    open_session(desk, command.account, command.session)


def register(desk: Desk, command: Register) -> None:
    """Open a member's account, with play money and a session."""
    desk.require_visitor()
    name = _fresh(desk, command.account, command.name)
    desk.record(AccountRegistered(command.account, name, command.password, desk.at))
    _welcome(desk, command.account, desk.policy.members.arrival)
    open_session(desk, command.account, command.session)


def upgrade(desk: Desk, command: Upgrade) -> None:
    """Make a member of a guest; the wallet stays as it is, and sessions elsewhere end."""
    guest = desk.own(command.account, "account")
    if guest.kind is not Kind.GUEST:
        raise refusals.not_a_guest()
    name = name_of(command.name)
    _require_free(desk, name, guest.id)
    desk.record(GuestUpgraded(guest.id, name, command.password, desk.at))
    end_all(desk, guest.id, Ending.CREDENTIAL_CHANGED, but_this_one=desk.by)


def log_in(desk: Desk, command: LogIn) -> None:
    """Open a session for whoever proved the password; one sentence for everything else."""
    desk.require_visitor()
    member = find(desk.accounts, command.name)
    if member is None or not _proved(member, command.proof):
        raise refusals.wrong_login()
    if command.better is not None:
        desk.record(PasswordRehashed(member.id, command.better, desk.at))
    open_session(desk, member.id, command.session)


def change_password(desk: Desk, command: ChangePassword) -> None:
    """Store another password; every session but this one ends."""
    member = desk.own(command.account, "account")
    if member.kind is Kind.GUEST:
        raise refusals.members_only("have a password")
    if not _proved(member, command.proof):
        raise refusals.wrong_password()
    desk.record(PasswordChanged(member.id, command.password, desk.at))
    end_all(desk, member.id, Ending.CREDENTIAL_CHANGED, but_this_one=desk.by)


def close(desk: Desk, command: CloseAccount) -> None:
    """Close an account: no chips may lie at a table, a member proves the password, and its money goes back to the house."""
    person = _to_close(desk, command)
    if person.kind is Kind.MEMBER and (command.proof is None or not _proved(person, command.proof)):
        raise refusals.wrong_password()
    if person.wallet.tables:
        raise refusals.still_at_table(min(person.wallet.tables))
    if desk.accounts.administrators == {person.id}:
        raise refusals.last_administrator()
    if person.id in desk.accounts.administrators:
        desk.record(AdministratorRetired(person.id, desk.actor, desk.at))
    end_all(desk, person.id, Ending.ACCOUNT_CLOSED)
    desk.record(AccountClosed(person.id, person.wallet.cents, desk.actor, desk.at))


def _to_close(desk: Desk, command: CloseAccount) -> Account:
    if not isinstance(desk.by, House):
        return desk.own(command.account, "account")
    person = desk.other(command.account)
    if person.kind is not Kind.GUEST:
        raise refusals.not_yours("account")
    return person


def _fresh(desk: Desk, account: str, written: str) -> Name:
    """The name for a new account, neither it nor the id used before."""
    require_id(account, "an account")
    name = name_of(written)
    if account in desk.accounts.people:
        raise refusals.id_used()
    _require_free(desk, name, account)
    return name


def _require_free(desk: Desk, name: Name, account: str) -> None:
    """Refuse a name that is another's, or looks like it."""
    accounts = desk.accounts
    if accounts.names.get(name.skeleton, account) != account or accounts.logins.get(name.key, account) != account:
        raise refusals.name_taken()


def _welcome(desk: Desk, account: str, cents: int) -> None:
    if cents:
        desk.record(MoneyGiven(account, cents, Gift.ARRIVAL, desk.at))


def _proved(member: Account, proof: Proof) -> bool:
    """Whether the password was held against what is stored now, and matched."""
    return member.password is not None and proof.verdict is Verdict.MATCHES and member.password == proof.against


JUDGES: Mapping[type[Any], Callable[[Desk, Any], None]] = {
    ArriveAsGuest: arrive,
    Register: register,
    Upgrade: upgrade,
    LogIn: log_in,
    ChangePassword: change_password,
    CloseAccount: close,
}
