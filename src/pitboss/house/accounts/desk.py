"""The desk: where one request is being decided. It collects the events and keeps the state that they lead to."""

from __future__ import annotations

import re

from pitboss.house.accounts import refusals
from pitboss.house.accounts.events import Event
from pitboss.house.accounts.evolve import evolve
from pitboss.house.accounts.policy import Policy
from pitboss.house.accounts.request import HOUSE, Actor, Holder, House, Visitor
from pitboss.house.accounts.state import Account, Accounts
from pitboss.house.accounts.words import Kind
from pitboss.law.refusal import Malformed

_ID = re.compile(r"[a-z0-9][a-z0-9-]{1,39}")
_MOST = 10**15


class Desk:
    """The accounts in the middle of one request: the policy, who asks and when, the state so far and the events so far."""

    __slots__ = ("accounts", "at", "by", "events", "policy")

    def __init__(self, policy: Policy, accounts: Accounts, by: Actor, at: int) -> None:
        self.policy = policy
        self.accounts = accounts
        self.by = by
        self.at = at
        self.events: list[Event] = []

    def record(self, event: Event) -> None:
        """Let an event have happened."""
        self.accounts = evolve(self.accounts, event)
        self.events.append(event)

    def holder(self) -> Account:
        """The account of whoever asks, by a session that is good at this very moment."""
        match self.by:
            case Holder(account, handle):
                session = self.accounts.sessions.get(handle)
                if session is None or session.account != account or session.over(self.at, self.accounts.opened):
                    raise refusals.session_over()
                return self.accounts.people[account]
            case Visitor() | House():
                raise refusals.sign_in_first()

    def own(self, account: str, thing: str) -> Account:
        """The account named, which must be that of whoever asks."""
        holder = self.holder()
        if holder.id != account:
            raise refusals.not_yours(thing)
        return holder

    def other(self, account: str) -> Account:
        """Any account that is open, named by somebody who is entitled to."""
        found = self.accounts.people.get(account)
        if found is None or found.kind is Kind.CLOSED:
            raise refusals.no_account()
        return found

    def require_visitor(self) -> None:
        """Refuse whoever is signed in."""
        if not isinstance(self.by, Visitor):
            raise refusals.already_in()

    def require_house(self, deed: str) -> None:
        """Refuse everybody but the service itself."""
        if not isinstance(self.by, House):
            raise refusals.house_only(deed)

    @property
    def actor(self) -> str:
        """Who asks, as the log has it."""
        return self.by.account if isinstance(self.by, Holder) else HOUSE


def require_id(given: str, what: str) -> None:
    """Refuse an id that could be mistaken for another thing in the log or the ledger."""
    if not _ID.fullmatch(given) or given == HOUSE:
        raise Malformed("id", f"The id of {what} is 2 to 40 small letters, digits and hyphens.")


def require_cents(cents: int, least: int = 1) -> None:
    """Refuse what is no amount of money."""
    if type(cents) is not int or not least <= cents <= _MOST:
        raise Malformed("cents", f"An amount is a whole number of cents, at least {least}.")
