"""Who asks: the cookie, the account behind it, and where a request comes from."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from fastapi import Depends, Request, Response

from pitboss.house.accounts import Accounts, Caller, Holder, Request as AccountsRequest, Secret, Visitor, authenticate, due
from pitboss.house.accounts.refusals import session_over, sign_in_first
from pitboss.house.clock import elapsed
from pitboss.house.service.gate import is_secure
from pitboss.house.service.moment import milliseconds, seconds
from pitboss.house.service.pit import Pit
from pitboss.law.refusal import Refused

PLAIN_COOKIE = "pitboss"
SECURE_COOKIE = "__Host-pitboss"


def pit_of(request: Request) -> Pit:
    """The pit that this application serves."""
    found = request.app.state.pit
    assert isinstance(found, Pit)
    return found


def cookie_name(*, secure: bool) -> str:
    """What the cookie is called."""
    return SECURE_COOKIE if secure else PLAIN_COOKIE


def set_cookie(both: Exchange, cookie: Secret) -> None:
    """Give the browser its cookie; only once the session is stored."""
    request, response = both
    secure = is_secure(pit_of(request), request.scope)
    longest = pit_of(request).registry.policy.sessions.longest
    name = cookie_name(secure=secure)
    response.set_cookie(name, cookie.reveal(), max_age=longest, path="/", secure=secure, httponly=True, samesite="strict")


def drop_cookie(both: Exchange) -> None:
    """Take the cookie back."""
    request, response = both
    secure = is_secure(pit_of(request), request.scope)
    response.delete_cookie(cookie_name(secure=secure), path="/", secure=secure, httponly=True, samesite="strict")


async def known(pit: Pit, cookie: str | None) -> Holder | None:
    """Whose cookie that is; None where it is nobody's any more. A session opened at another server is looked up in the store."""
    if not cookie or len(cookie) > 200:
        return None
    try:
        return authenticate(pit.registry.accounts, Secret(cookie), seconds())
    except Refused:
        await pit.registry.catch_up()
    try:
        return authenticate(pit.registry.accounts, Secret(cookie), seconds())
    except Refused:
        return None


async def anybody(request: Request) -> Holder | Visitor:
    """Whoever asks, with an account or without."""
    pit = pit_of(request)
    found = await known(pit, request.cookies.get(cookie_name(secure=is_secure(pit, request.scope))))
    if found is None:
        return Visitor()
    refresh = due(pit.registry.accounts, found, seconds(), pit.registry.policy.sessions.refresh)
    if refresh:
        await pit.registry.do(AccountsRequest(found, seconds(), refresh))
    return found


async def holder(request: Request) -> Holder:
    """Whoever asks, who must be signed in."""
    found = await anybody(request)
    if isinstance(found, Visitor):
        pit = pit_of(request)
        raise session_over() if request.cookies.get(cookie_name(secure=is_secure(pit, request.scope))) else sign_in_first()
    return found


def caller(request: Request) -> Caller:
    """Where a request comes from and when."""
    return Caller(request.client.host if request.client else "?", milliseconds(), elapsed())


def accounts_of(request: Request) -> Accounts:
    """The accounts as this server knows them."""
    return pit_of(request).registry.accounts


def account_of(actor: Holder | Visitor) -> str:
    """The id of whoever asks, empty for a visitor."""
    return actor.account if isinstance(actor, Holder) else ""


class Exchange(NamedTuple):
    """A request and the answer to it that is being made, for what goes into its head."""

    request: Request
    response: Response


def exchange(request: Request, response: Response) -> Exchange:
    """Both sides of this exchange."""
    return Exchange(request, response)


ThePit = Annotated[Pit, Depends(pit_of)]
Anybody = Annotated[Holder | Visitor, Depends(anybody)]
SignedIn = Annotated[Holder, Depends(holder)]
From = Annotated[Caller, Depends(caller)]
Both = Annotated[Exchange, Depends(exchange)]
