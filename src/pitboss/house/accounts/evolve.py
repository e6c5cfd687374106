"""Record what happened to the accounts. It consults no policy, so an old log replays for ever."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import reduce
from typing import Any

from pitboss.house.accounts import events as e
from pitboss.house.accounts.policy import DAY
from pitboss.house.accounts.state import Account, Accounts, Grant, Offer, Session, Wallet
from pitboss.house.accounts.words import Gift, Kind


def replay(events: Iterable[e.Event], accounts: Accounts | None = None) -> Accounts:
    """The state that a log leads to."""
    return reduce(evolve, events, accounts or Accounts())


def evolve(accounts: Accounts, event: e.Event) -> Accounts:
    """The state after one event."""
    return RECORDERS[type(event)](accounts, event)


def _opened(accounts: Accounts, event: e.GuestArrived | e.AccountRegistered) -> Accounts:
    kind, password = (Kind.MEMBER, event.password) if isinstance(event, e.AccountRegistered) else (Kind.GUEST, None)
    made = Account(event.account, event.name, kind, event.at, password)
    return _named(_put(accounts, made), made)


def _upgraded(accounts: Accounts, event: e.GuestUpgraded) -> Accounts:
    old = accounts.people[event.account]
    made = old._replace(name=event.name, kind=Kind.MEMBER, password=event.password)
    return _named(_put(_unnamed(accounts, old), made), made)


def _password(accounts: Accounts, event: e.PasswordChanged | e.PasswordRehashed) -> Accounts:
    return _put(accounts, accounts.people[event.account]._replace(password=event.password))


def _closed(accounts: Accounts, event: e.AccountClosed) -> Accounts:
    """A member's name stays taken, so that nobody can pass for the one who left; a guest's is free again."""
    old = accounts.people[event.account]
    if old.kind is Kind.GUEST:
        accounts = _unnamed(accounts, old)
    gone = old._replace(kind=Kind.CLOSED, password=None, wallet=Wallet(), grants=(), sessions=())
    return _put(accounts, gone)._replace(house=accounts.house + event.cents)


def _session_opened(accounts: Accounts, event: e.SessionOpened) -> Accounts:
    made = Session(event.session, event.account, event.digest, event.idle, event.until, event.at, event.at)
    person = accounts.people[event.account]
    person = person._replace(sessions=(*person.sessions, made.handle))
    return _put(accounts, person)._replace(sessions=accounts.sessions.put(made.handle, made))


def _session_refreshed(accounts: Accounts, event: e.SessionRefreshed) -> Accounts:
    session = accounts.sessions[event.session]
    return accounts._replace(sessions=accounts.sessions.put(event.session, session._replace(seen_at=max(event.at, session.seen_at))))


def _session_ended(accounts: Accounts, event: e.SessionEnded) -> Accounts:
    """An ended session is kept, so that its cookie is known and refused for ever."""
    session = accounts.sessions[event.session]
    person = accounts.people[event.account]
    person = person._replace(sessions=tuple(each for each in person.sessions if each != event.session))
    return _put(accounts, person)._replace(sessions=accounts.sessions.put(event.session, session._replace(ended=event.why)))


def _house_opened(accounts: Accounts, event: e.HouseOpened) -> Accounts:
    return accounts._replace(opened=event.at)


def _money_given(accounts: Accounts, event: e.MoneyGiven) -> Accounts:
    person = accounts.people[event.account]
    wallet = person.wallet._replace(cents=person.wallet.cents + event.cents)
    if event.why is Gift.TOP_UP:
        wallet = wallet._replace(topped_up=(*(at for at in wallet.topped_up if at > event.at - DAY), event.at))
    return _put(accounts, person._replace(wallet=wallet))._replace(house=accounts.house - event.cents)


def _bought_in(accounts: Accounts, event: e.BoughtIn) -> Accounts:
    person = accounts.people[event.account]
    wallet = person.wallet
    brought = {**wallet.tables, event.table: wallet.tables.get(event.table, 0) + event.cents}
    person = person._replace(wallet=wallet._replace(cents=wallet.cents - event.cents, tables=brought))
    return _at_table(_put(accounts, person), event.table, event.cents)


def _cashed_out(accounts: Accounts, event: e.CashedOut) -> Accounts:
    person = accounts.people[event.account]
    wallet = person.wallet
    elsewhere = {table: cents for table, cents in wallet.tables.items() if table != event.table}
    person = person._replace(wallet=wallet._replace(cents=wallet.cents + event.cents, tables=elsewhere))
    return _at_table(_put(accounts, person), event.table, -event.cents)


def _filled(accounts: Accounts, event: e.TableFilled) -> Accounts:
    return _at_table(accounts, event.table, event.cents)._replace(house=accounts.house - event.cents)


def _credited(accounts: Accounts, event: e.TableCredited) -> Accounts:
    return _at_table(accounts, event.table, -event.cents)._replace(house=accounts.house + event.cents)


def _granted(accounts: Accounts, event: e.RoleGranted) -> Accounts:
    person = accounts.people[event.account]
    return _put(accounts, person._replace(grants=(*person.grants, Grant(event.role, event.scope, event.by, event.at))))


def _withdrawn(accounts: Accounts, event: e.RoleWithdrawn) -> Accounts:
    person = accounts.people[event.account]
    kept = tuple(grant for grant in person.grants if (grant.role, grant.scope) != (event.role, event.scope))
    return _put(accounts, person._replace(grants=kept))


def _offered(accounts: Accounts, event: e.AdministrationOffered) -> Accounts:
    return accounts._replace(offer=Offer(event.link, event.until))


def _appointed(accounts: Accounts, event: e.AdministratorAppointed) -> Accounts:
    return accounts._replace(administrators=accounts.administrators | {event.account}, offer=None)


def _retired(accounts: Accounts, event: e.AdministratorRetired) -> Accounts:
    return accounts._replace(administrators=accounts.administrators - {event.account})


def _named(accounts: Accounts, person: Account) -> Accounts:
    logins, names = accounts.logins.put(person.name.key, person.id), accounts.names.put(person.name.skeleton, person.id)
    return accounts._replace(logins=logins, names=names)


def _unnamed(accounts: Accounts, person: Account) -> Accounts:
    return accounts._replace(logins=accounts.logins.drop(person.name.key), names=accounts.names.drop(person.name.skeleton))


def _put(accounts: Accounts, person: Account) -> Accounts:
    return accounts._replace(people=accounts.people.put(person.id, person))


def _at_table(accounts: Accounts, table: str, cents: int) -> Accounts:
    return accounts._replace(tables=accounts.tables.put(table, accounts.tables.get(table, 0) + cents))


RECORDERS: Mapping[type[Any], Callable[[Accounts, Any], Accounts]] = {
    e.GuestArrived: _opened,
    e.AccountRegistered: _opened,
    e.GuestUpgraded: _upgraded,
    e.PasswordChanged: _password,
    e.PasswordRehashed: _password,
    e.AccountClosed: _closed,
    e.SessionOpened: _session_opened,
    e.SessionRefreshed: _session_refreshed,
    e.SessionEnded: _session_ended,
    e.HouseOpened: _house_opened,
    e.MoneyGiven: _money_given,
    e.BoughtIn: _bought_in,
    e.CashedOut: _cashed_out,
    e.TableFilled: _filled,
    e.TableCredited: _credited,
    e.RoleGranted: _granted,
    e.RoleWithdrawn: _withdrawn,
    e.AdministrationOffered: _offered,
    e.AdministratorAppointed: _appointed,
    e.AdministratorRetired: _retired,
}
"""Who records which event; a test sees that none is missing."""
