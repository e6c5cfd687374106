"""Judge sessions: opened, refreshed, ended one by one or all together; and find whose session a cookie is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pitboss.house.accounts import refusals
from pitboss.house.accounts.commands import OpenHouse, RefreshSession, RevokeSession, RevokeSessions, SignOut, SweepSessions
from pitboss.house.accounts.desk import Desk
from pitboss.house.accounts.events import HouseOpened, SessionEnded, SessionOpened, SessionRefreshed
from pitboss.house.accounts.request import Actor, Holder
from pitboss.house.accounts.secret import Secret, digest, handle
from pitboss.house.accounts.state import Accounts
from pitboss.house.accounts.words import Ending


def authenticate(accounts: Accounts, cookie: Secret, at: int) -> Holder:
    """Who comes with this cookie at that time; one refusal for unknown, ended, expired and stolen ones.

    A session is found by its public handle and then compared as a whole, in constant time.
    """
    stored = digest(cookie)
    session = accounts.sessions.get(handle(stored))
    if session is None or session.digest != stored or session.over(at, accounts.opened):
        raise refusals.session_over()
    return Holder(session.account, session.handle)


def due(accounts: Accounts, holder: Holder, at: int, every: int) -> RefreshSession | None:
    """The refresh to send after a request of that holder, at most one every so many seconds."""
    session = accounts.sessions.get(holder.session)
    return RefreshSession() if session and not session.over(at, accounts.opened) and at >= session.seen_at + every else None


def open_session(desk: Desk, account: str, stored: Secret) -> None:
    """Open a session; where there are too many the oldest end."""
    name, terms = handle(stored), desk.policy.sessions
    if name in desk.accounts.sessions:
        raise refusals.id_used()
    live = desk.accounts.people[account].sessions
    for old in live[: max(len(live) - terms.most + 1, 0)]:
        desk.record(SessionEnded(account, old, Ending.REPLACED, account, desk.at))
    desk.record(SessionOpened(account, name, stored, terms.idle, desk.at + terms.longest, desk.at))


def end_all(desk: Desk, account: str, why: Ending, but_this_one: Actor | None = None) -> None:
    """End every session of an account, or every one but that by which the request came."""
    kept = but_this_one.session if isinstance(but_this_one, Holder) else ""
    by = desk.actor
    for session in desk.accounts.people[account].sessions:
        if session != kept:
            desk.record(SessionEnded(account, session, why, by, desk.at))


def refresh(desk: Desk, command: RefreshSession) -> None:
    """Record that the holder was here, unless that was recorded a moment ago."""
    holder = desk.holder()
    assert isinstance(desk.by, Holder)
    if desk.at >= desk.accounts.sessions[desk.by.session].seen_at + desk.policy.sessions.refresh:
        desk.record(SessionRefreshed(holder.id, desk.by.session, desk.at))


def sign_out(desk: Desk, command: SignOut) -> None:
    """End the session by which the request came."""
    holder = desk.holder()
    assert isinstance(desk.by, Holder)
    desk.record(SessionEnded(holder.id, desk.by.session, Ending.SIGNED_OUT, holder.id, desk.at))


def revoke(desk: Desk, command: RevokeSession) -> None:
    """End one session."""
    _require_entitled(desk, command.account)
    if command.session not in desk.other(command.account).sessions:
        raise refusals.no_session(command.account)
    desk.record(SessionEnded(command.account, command.session, Ending.REVOKED, desk.actor, desk.at))


def revoke_all(desk: Desk, command: RevokeSessions) -> None:
    """End every session of an account."""
    _require_entitled(desk, command.account)
    end_all(desk, desk.other(command.account).id, Ending.REVOKED)


def _require_entitled(desk: Desk, account: str) -> None:
    holder = desk.holder()
    if holder.id != account and holder.id not in desk.accounts.administrators:
        raise refusals.not_yours("sessions")


def sweep(desk: Desk, command: SweepSessions) -> None:
    """End every session whose time is over; it was refused already, and now the log says why."""
    desk.require_house("sweeps sessions")
    over = [(each, each.over(desk.at, desk.accounts.opened)) for each in desk.accounts.sessions.values() if each.ended is None]
    for session, why in sorted(over, key=lambda pair: pair[0].handle):
        if why:
            desk.record(SessionEnded(session.account, session.handle, why, desk.actor, desk.at))


def open_house(desk: Desk, command: OpenHouse) -> None:
    """Record that the house is open again, after what ran out while it was open was ended."""
    desk.require_house("opens the house")
    desk.record(HouseOpened(desk.at))


JUDGES: Mapping[type[Any], Callable[[Desk, Any], None]] = {
    RefreshSession: refresh,
    SignOut: sign_out,
    RevokeSession: revoke,
    RevokeSessions: revoke_all,
    SweepSessions: sweep,
    OpenHouse: open_house,
}
