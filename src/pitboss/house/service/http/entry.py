"""People: coming in as a guest or a member, leaving, sessions."""

from __future__ import annotations

from fastapi import APIRouter

from pitboss.house.accounts import Entrance, Holder, Request as AccountsRequest, Scope, Secret, authenticate
from pitboss.house.accounts.commands import RevokeSession, RevokeSessions, SignOut
from pitboss.house.accounts.refusals import already_in
from pitboss.house.service.http.bodies import Closing, Guest, Login, Me, NewPassword, OpenSession, RoleAt
from pitboss.house.service.http.money import wallet_of
from pitboss.house.service.http.who import Anybody, Both, Exchange, From, SignedIn, ThePit, drop_cookie, set_cookie
from pitboss.house.service.moment import seconds
from pitboss.house.service.pit import Pit

router = APIRouter(prefix="/api", tags=["people"])


def me_of(pit: Pit, account: str) -> Me:
    """Whoever asks, as that person sees himself or herself."""
    person = pit.registry.accounts.people[account]
    return Me(
        account=account,
        name=person.name.shown,
        kind="guest" if person.password is None else "member",
        administrator=account in pit.registry.accounts.administrators,
        wallet=wallet_of(pit, account),
        roles=[role_at(str(grant.role), grant.scope) for grant in person.grants],
    )


def role_at(role: str, scope: Scope) -> RoleAt:
    """A role and where it holds, as JSON has it."""
    code = scope.jurisdiction.name if scope.jurisdiction else None
    return RoleAt.model_construct(role=role, jurisdiction=code, document=scope.document, table=scope.table)


async def _enter(pit: Pit, both: Exchange, entrance: Entrance) -> Me:
    await pit.registry.do(entrance.request)
    set_cookie(both, entrance.cookie)
    return me_of(pit, authenticate(pit.registry.accounts, entrance.cookie, seconds()).account)


def _require_nobody(who: object) -> None:
    if isinstance(who, Holder):
        raise already_in()


@router.post("/guest", status_code=201)
async def guest(pit: ThePit, who: Anybody, place: From, body: Guest, both: Both) -> Me:
    """Play in one click: a guest's account with play money."""
    _require_nobody(who)
    return await _enter(pit, both, pit.door.arrive(body.name, place))


@router.post("/register", status_code=201)
async def register(pit: ThePit, who: Anybody, place: From, body: Login, both: Both) -> Me:
    """Open a member's account."""
    _require_nobody(who)
    return await _enter(pit, both, await pit.door.register(body.name, Secret(body.password), place))


@router.post("/login")
async def log_in(pit: ThePit, who: Anybody, place: From, body: Login, both: Both) -> Me:
    """Open a session by name and password."""
    _require_nobody(who)
    await pit.registry.catch_up()
    entrance = await pit.door.log_in(pit.registry.accounts, body.name, Secret(body.password), place)
    return await _enter(pit, both, entrance)


@router.post("/upgrade")
async def upgrade(pit: ThePit, who: SignedIn, place: From, body: Login) -> Me:
    """Make a member's account of a guest's, with the same wallet."""
    await pit.registry.do(await pit.door.upgrade(who, body.name, Secret(body.password), place))
    return me_of(pit, who.account)


@router.post("/logout", status_code=204)
async def log_out(pit: ThePit, who: SignedIn, both: Both) -> None:
    """End this session."""
    await pit.registry.do(AccountsRequest(who, seconds(), SignOut()))
    drop_cookie(both)


@router.get("/me")
async def me(pit: ThePit, who: SignedIn) -> Me:
    """Whoever asks."""
    return me_of(pit, who.account)


@router.post("/password", status_code=204)
async def password(pit: ThePit, who: SignedIn, place: From, body: NewPassword) -> None:
    """Choose another password; all other sessions end."""
    asked = await pit.door.change_password(pit.registry.accounts, who, Secret(body.old), Secret(body.new), place)
    await pit.registry.do(asked)


@router.post("/close", status_code=204)
async def close(pit: ThePit, who: SignedIn, place: From, body: Closing, both: Both) -> None:
    """Close the account for good."""
    password = Secret(body.password) if body.password else None
    await pit.registry.do(await pit.door.close_account(pit.registry.accounts, who, password, place))
    drop_cookie(both)


@router.get("/sessions")
async def sessions(pit: ThePit, who: SignedIn) -> list[OpenSession]:
    """One's own sessions that have not ended."""
    accounts = pit.registry.accounts
    live = [accounts.sessions[handle] for handle in accounts.people[who.account].sessions]
    return [
        OpenSession(session=each.handle, opened_at=each.opened_at, seen_at=each.seen_at, until=each.until, this=each.handle == who.session)
        for each in live
        if not each.over(seconds(), accounts.opened)
    ]


@router.delete("/sessions/{session}", status_code=204)
async def revoke(pit: ThePit, who: SignedIn, session: str) -> None:
    """End one of one's own sessions."""
    await pit.registry.do(AccountsRequest(who, seconds(), RevokeSession(who.account, session)))


@router.delete("/sessions", status_code=204)
async def revoke_all(pit: ThePit, who: SignedIn) -> None:
    """End all of one's own sessions, this one included."""
    await pit.registry.do(AccountsRequest(who, seconds(), RevokeSessions(who.account)))
