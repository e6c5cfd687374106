"""What each role may see of an account: staff names, money, sessions and complaints are personal, and shown only to who needs them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import Enum
from typing import Any

from pitboss.floor.people.ranks import REGULATORS
from pitboss.house.accounts import events as e
from pitboss.house.accounts.codec import encode
from pitboss.house.accounts.request import Actor, Holder, House
from pitboss.house.accounts.secret import Secret
from pitboss.house.accounts.staff import FLOOR, MANAGERS, roles_at
from pitboss.house.accounts.state import Account, Accounts
from pitboss.house.accounts.words import Kind, Scope
from pitboss.terms.powers import Role


class Facet(Enum):
    """One side of an account."""

    NAME = "the name"
    MONEY = "the wallet and what lies at tables"
    SESSIONS = "sessions, when opened and when last seen"
    ROLES = "roles held, and where"
    GRANTERS = "who granted a role, and when"
    COMPLAINTS = "disputes and complaints raised, in the person's own words"


_WATCHERS = REGULATORS - {Role.SCRUTINEER, Role.POLICE_OFFICER} | {Role.SURVEILLANCE}
_DECIDERS = FLOOR - {Role.DEALER} | MANAGERS

NEEDED_BY: Mapping[Facet, frozenset[Role]] = {
    Facet.NAME: FLOOR | MANAGERS | _WATCHERS,
    Facet.MONEY: MANAGERS | _WATCHERS,
    Facet.SESSIONS: frozenset(),
    Facet.ROLES: FLOOR | MANAGERS | _WATCHERS,
    Facet.GRANTERS: MANAGERS | (_WATCHERS - {Role.SURVEILLANCE}),
    Facet.COMPLAINTS: (_DECIDERS | _WATCHERS) - {Role.SURVEILLANCE},
}
"""Whose work needs it. A player's name is everybody's to see, and oneself one sees wholly."""

_ADMINISTRATORS = frozenset({Facet.NAME, Facet.SESSIONS, Facet.ROLES, Facet.GRANTERS})
"""An administrator looks after accounts: money and complaints are not part of that."""


@dataclass(frozen=True, slots=True)
class Card:
    """An account as somebody sees it; None stands for what is not shown."""

    account: str
    shown_as: str
    kind: Kind
    cents: int | None
    tables: Mapping[str, int] | None
    sessions: tuple[str, ...] | None
    roles: tuple[tuple[Role, Scope], ...] | None
    granted_by: tuple[str, ...] | None


def facets(accounts: Accounts, actor: Actor, subject: str, place: Scope) -> frozenset[Facet]:
    """What somebody may see of an account, being at that place."""
    if isinstance(actor, House):
        return frozenset(Facet)
    own = actor.account if isinstance(actor, Holder) else ""
    person = accounts.people.get(subject)
    if person is None:
        return frozenset()
    if own == subject:
        return frozenset(Facet)
    held = roles_at(accounts, own, place)
    seen = {facet for facet, roles in NEEDED_BY.items() if held & roles}
    if own in accounts.administrators:
        seen |= _ADMINISTRATORS
    if not is_staff(accounts, person) and person.kind is not Kind.CLOSED:
        seen.add(Facet.NAME)
    return frozenset(seen)


def is_staff(accounts: Accounts, person: Account) -> bool:
    """Whether somebody's name is that of staff: any role anywhere, or an administrator."""
    return bool(person.grants) or person.id in accounts.administrators


def shown_as(accounts: Accounts, actor: Actor, subject: str, place: Scope) -> str:
    """How an account is called to that person: by name, or by what may be said instead."""
    person = accounts.people.get(subject)
    if person is None:
        return "somebody"
    if not is_staff(accounts, person) and person.kind is not Kind.CLOSED:
        return person.name.shown  # everybody's to see
    if Facet.NAME in facets(accounts, actor, subject, place):
        return person.name.shown
    if person.kind is Kind.CLOSED:
        return "somebody who left"
    held = sorted(roles_at(accounts, subject, place), key=list(Role).index)
    return held[-1].title if held else "a member of staff"


def card(accounts: Accounts, actor: Actor, subject: str, place: Scope) -> Card | None:
    """An account as somebody sees it from that place; None where there is none."""
    person = accounts.people.get(subject)
    if person is None:
        return None
    seen = facets(accounts, actor, subject, place)
    money, roles = Facet.MONEY in seen, Facet.ROLES in seen
    return Card(
        person.id,
        shown_as(accounts, actor, subject, place),
        person.kind,
        person.wallet.cents if money else None,
        dict(person.wallet.tables) if money else None,
        person.sessions if Facet.SESSIONS in seen else None,
        tuple((grant.role, grant.scope) for grant in person.grants) if roles else None,
        tuple(grant.by for grant in person.grants) if Facet.GRANTERS in seen else None,
    )


_SEEN_BY: Mapping[type[Any], Facet] = {
    e.GuestArrived: Facet.NAME,
    e.AccountRegistered: Facet.NAME,
    e.GuestUpgraded: Facet.NAME,
    e.PasswordChanged: Facet.SESSIONS,
    e.PasswordRehashed: Facet.SESSIONS,
    e.AccountClosed: Facet.MONEY,
    e.SessionOpened: Facet.SESSIONS,
    e.SessionRefreshed: Facet.SESSIONS,
    e.SessionEnded: Facet.SESSIONS,
    e.MoneyGiven: Facet.MONEY,
    e.BoughtIn: Facet.MONEY,
    e.CashedOut: Facet.MONEY,
    e.RoleGranted: Facet.ROLES,
    e.RoleWithdrawn: Facet.ROLES,
    e.AdministratorAppointed: Facet.ROLES,
    e.AdministratorRetired: Facet.ROLES,
}
"""Which side of an account an event tells of; one that is not here tells of no account."""


def told(accounts: Accounts, actor: Actor, event: e.Event, place: Scope) -> dict[str, Any] | None:
    """An event as somebody is told of it, as a plain dict without any secret; None where it is none of that person's business."""
    match event:
        case e.AdministrationOffered() | e.HouseOpened():
            seen = frozenset(Facet) if isinstance(actor, House) else frozenset()
        case e.TableFilled() | e.TableCredited():
            at_work = isinstance(actor, Holder) and roles_at(accounts, actor.account, place) & NEEDED_BY[Facet.MONEY]
            seen = frozenset(Facet) if at_work or isinstance(actor, House) else frozenset()
        case _:
            seen = facets(accounts, actor, event.account, place)
    if _SEEN_BY.get(type(event), Facet.MONEY) not in seen:
        return None
    secret = {field.name for field in fields(event) if isinstance(getattr(event, field.name), Secret)}
    hidden = secret if Facet.GRANTERS in seen else secret | {"by"}
    return {name: value for name, value in encode(event).items() if name not in hidden}
