"""Staff: roles granted and withdrawn, administrators, accounts as one may see them."""

from __future__ import annotations

from fastapi import APIRouter

from pitboss.house.accounts import Request as AccountsRequest, Scope, Secret, card, digest
from pitboss.house.accounts.commands import (
    AppointAdministrator,
    ClaimAdministration,
    GrantRole,
    RetireAdministrator,
    RevokeSessions,
    WithdrawRole,
)
from pitboss.house.accounts.entry import find
from pitboss.house.accounts.refusals import administrators_only, no_account
from pitboss.house.accounts.staff import MANAGERS
from pitboss.house.service.http.bodies import Claim, Found, Me, Person, RoleAt, jurisdiction_called, role_called
from pitboss.house.service.http.entry import me_of, role_at
from pitboss.house.service.http.who import SignedIn, ThePit
from pitboss.house.service.moment import seconds
from pitboss.money.cents import dollars

router = APIRouter(prefix="/api", tags=["staff"])


@router.get("/accounts/{account}")
async def account(pit: ThePit, who: SignedIn, account: str) -> Person:
    """An account as one may see it."""
    found = card(pit.registry.accounts, who, account, Scope())
    if found is None:
        raise no_account()
    tables, roles = found.tables, found.roles
    return Person(
        account=found.account,
        name=found.shown_as,
        kind=found.kind.value,
        cash=None if found.cents is None else dollars(found.cents),
        tables=None if tables is None else {table: dollars(cents) for table, cents in tables.items()},
        sessions=None if found.sessions is None else list(found.sessions),
        roles=None if roles is None else [role_at(str(role), scope) for role, scope in roles],
        granted_by=None if found.granted_by is None else list(found.granted_by),
    )


@router.get("/people")
async def people(pit: ThePit, who: SignedIn, name: str) -> Found:
    """The account of a member by the whole name, for those who grant roles."""
    accounts = pit.registry.accounts
    held = {grant.role for grant in accounts.people[who.account].grants}
    if who.account not in accounts.administrators and not held & MANAGERS:
        raise administrators_only("or a manager looks people up by name")
    found = find(accounts, name[:200])
    if found is None:
        raise no_account()
    return Found(account=found.id)


@router.post("/accounts/{account}/roles", status_code=204)
async def grant(pit: ThePit, who: SignedIn, account: str, body: RoleAt) -> None:
    """Give somebody a role."""
    await pit.registry.do(AccountsRequest(who, seconds(), GrantRole(account, role_called(body.role), _scope(body))))


@router.post("/accounts/{account}/roles/withdraw", status_code=204)
async def withdraw(pit: ThePit, who: SignedIn, account: str, body: RoleAt) -> None:
    """Take a role from somebody."""
    await pit.registry.do(AccountsRequest(who, seconds(), WithdrawRole(account, role_called(body.role), _scope(body))))


def _scope(body: RoleAt) -> Scope:
    return Scope(jurisdiction_called(body.jurisdiction), body.document, body.table)


@router.post("/administrator/claim")
async def claim(pit: ThePit, who: SignedIn, body: Claim) -> Me:
    """Become the first administrator by the printed link."""
    await pit.registry.do(AccountsRequest(who, seconds(), ClaimAdministration(digest(Secret(body.token)))))
    return me_of(pit, who.account)


@router.put("/administrators/{account}", status_code=204)
async def appoint(pit: ThePit, who: SignedIn, account: str) -> None:
    """Make another member an administrator."""
    await pit.registry.do(AccountsRequest(who, seconds(), AppointAdministrator(account)))


@router.delete("/administrators/{account}", status_code=204)
async def retire(pit: ThePit, who: SignedIn, account: str) -> None:
    """Let somebody be an administrator no more."""
    await pit.registry.do(AccountsRequest(who, seconds(), RetireAdministrator(account)))


@router.delete("/accounts/{account}/sessions", status_code=204)
async def end_sessions(pit: ThePit, who: SignedIn, account: str) -> None:
    """End all sessions of somebody."""
    await pit.registry.do(AccountsRequest(who, seconds(), RevokeSessions(account)))
