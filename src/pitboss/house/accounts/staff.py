"""Judge who holds which role, and who is an administrator."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pitboss.floor.people.ranks import REGULATORS, STAFF
from pitboss.house.accounts import refusals
from pitboss.house.accounts.commands import (
    AppointAdministrator,
    ClaimAdministration,
    GrantRole,
    OfferAdministration,
    RetireAdministrator,
    WithdrawRole,
)
from pitboss.house.accounts.desk import Desk, require_id
from pitboss.house.accounts.events import (
    AdministrationOffered,
    AdministratorAppointed,
    AdministratorRetired,
    RoleGranted,
    RoleWithdrawn,
)
from pitboss.house.accounts.request import LINK
from pitboss.house.accounts.state import Account, Accounts
from pitboss.house.accounts.words import Kind, Scope
from pitboss.law.refusal import Malformed
from pitboss.terms.powers import Role

MANAGERS = frozenset({Role.GAMING_MANAGER, Role.TABLE_GAMES_OPERATIONS_MANAGER, Role.GAMING_SHIFT_MANAGER, Role.CASINO_OPERATOR})
"""Who decides about the staff of the floor, where they are managers."""

FLOOR = frozenset(
    {
        Role.DEALER,
        Role.GAME_SUPERVISOR,
        Role.GAMING_SUPERVISOR,
        Role.CASINO_SUPERVISOR,
        Role.ASSISTANT_GAMING_MANAGER,
        Role.PIT_BOSS,
        Role.TOURNAMENT_DIRECTOR,
        Role.TOURNAMENT_MANAGER,
    }
)
"""Whom a manager may appoint. Managers, Surveillance and the regulator's people are an administrator's to name."""


def roles_at(accounts: Accounts, account: str, place: Scope) -> frozenset[Role]:
    """The roles that somebody holds at a place: the jurisdiction, document and table that a command is really about."""
    person = accounts.people.get(account)
    return frozenset(grant.role for grant in person.grants if grant.scope.covers(place)) if person else frozenset()


def may_decide(accounts: Accounts, by: str, role: Role, scope: Scope) -> bool:
    """Whether somebody may give or take that role for that scope."""
    if by in accounts.administrators:
        return True
    return role in FLOOR and bool(roles_at(accounts, by, scope) & MANAGERS)


def grant(desk: Desk, command: GrantRole) -> None:
    """Give a member a role."""
    by, person = _deciding(desk, command)
    if person.kind is Kind.GUEST:
        raise refusals.members_only("hold a role")
    if command.role in REGULATORS and by.id == person.id:
        raise refusals.own_watcher(command.role)
    if _held(person, command):
        raise refusals.held_already()
    desk.record(RoleGranted(person.id, command.role, command.scope, by.id, desk.at))


def withdraw(desk: Desk, command: WithdrawRole) -> None:
    """Take a role from somebody."""
    by, person = _deciding(desk, command)
    if not _held(person, command):
        raise refusals.not_held()
    desk.record(RoleWithdrawn(person.id, command.role, command.scope, by.id, desk.at))


def _deciding(desk: Desk, command: GrantRole | WithdrawRole) -> tuple[Account, Account]:
    """Who decides, being entitled, and about whom; that is looked at before anything else is told."""
    by = desk.holder()
    for part, what in ((command.scope.document, "a document"), (command.scope.table, "a table")):
        if part is not None:
            require_id(part, what)
    if command.role not in STAFF:
        raise refusals.no_role(command.role)
    if not may_decide(desk.accounts, by.id, command.role, command.scope):
        raise refusals.may_not_grant(command.role)
    return by, desk.other(command.account)


def _held(person: Account, command: GrantRole | WithdrawRole) -> bool:
    return any((each.role, each.scope) == (command.role, command.scope) for each in person.grants)


def offer(desk: Desk, command: OfferAdministration) -> None:
    """Make a one-time link good, in a house that has no administrator; it puts an earlier one out of use."""
    desk.require_house("offers the administrator's link")
    if desk.accounts.administrators:
        raise refusals.has_administrator()
    if not desk.at < command.until <= desk.at + desk.policy.link:
        raise Malformed("until", f"A link is good for at most {desk.policy.link} seconds.")
    desk.record(AdministrationOffered(command.link, command.until, desk.at))


def claim(desk: Desk, command: ClaimAdministration) -> None:
    """Make the member who shows the link an administrator, once."""
    person, offered = desk.holder(), desk.accounts.offer
    if person.kind is Kind.GUEST:
        raise refusals.members_only("be an administrator")
    if offered is None or offered.link != command.link or desk.at >= offered.until:
        raise refusals.bad_link()
    desk.record(AdministratorAppointed(person.id, LINK, desk.at))


def appoint(desk: Desk, command: AppointAdministrator) -> None:
    """Make another member an administrator."""
    by = _administrator(desk, "appoints another")
    person = desk.other(command.account)
    if person.kind is Kind.GUEST:
        raise refusals.members_only("be an administrator")
    if person.id in desk.accounts.administrators:
        raise refusals.held_already()
    desk.record(AdministratorAppointed(person.id, by.id, desk.at))


def retire(desk: Desk, command: RetireAdministrator) -> None:
    """Let somebody be an administrator no more; one must be left."""
    by = _administrator(desk, "retires another")
    if command.account not in desk.accounts.administrators:
        raise refusals.not_held()
    if len(desk.accounts.administrators) == 1:
        raise refusals.last_administrator()
    desk.record(AdministratorRetired(command.account, by.id, desk.at))


def _administrator(desk: Desk, deed: str) -> Account:
    holder = desk.holder()
    if holder.id not in desk.accounts.administrators:
        raise refusals.administrators_only(deed)
    return holder


JUDGES: Mapping[type[Any], Callable[[Desk, Any], None]] = {
    GrantRole: grant,
    WithdrawRole: withdraw,
    OfferAdministration: offer,
    ClaimAdministration: claim,
    AppointAdministrator: appoint,
    RetireAdministrator: retire,
}
