"""The audit of the house's own streams: accounts replayed event by event, tables listed, keys taken down."""

from __future__ import annotations

import json

from pitboss.house.accounts import Accounts, Kind, Policy, decode, events as e, evolve, postings
from pitboss.house.keys import read_key
from pitboss.house.service.floorplan import read_definition
from pitboss.house.store import Entry, Snapshot
from pitboss.law.refusal import PitbossError
from pitboss.money.ledger import balanced

UNREADABLE = (ValueError, TypeError, LookupError, AttributeError, PitbossError, AssertionError)


class AccountsAuditor:
    """Replays the accounts, and asks of every event what must have been so before it."""

    def __init__(self) -> None:
        self.accounts = Accounts()
        self.policy = Policy()
        self.given: dict[str, tuple[e.Event, int]] = {}
        """Money that went to a table or came from it, by the id of its command."""

    def see(self, entry: Entry) -> str:
        """Replay one entry."""
        try:
            event = decode(json.loads(entry.body))
            said = self._unlawful(event)
            before, self.accounts = self.accounts, evolve(self.accounts, event)
        except UNREADABLE as fault:
            return f"it cannot have followed from what came before ({type(fault).__name__}: {' '.join(str(fault).split())[:100]})"
        if entry.postings != postings(event):
            return "its postings are not those of its event"
        if not balanced(entry.postings):
            return "its postings do not sum to nothing"
        if isinstance(event, e.BoughtIn | e.CashedOut):
            self.given[entry.command] = event, entry.position
        return said or self._overdrawn(event) if before is not self.accounts else said

    def compare(self, snapshot: Snapshot) -> str:
        """The accounts keep no snapshots."""
        return "accounts keep no snapshots"

    def end(self) -> str:
        """Nothing is left to say."""
        return ""

    def _unlawful(self, event: e.Event) -> str:
        people, administrators = self.accounts.people, self.accounts.administrators
        match event:
            case e.AdministratorAppointed(account=account, by=by):
                if people[account].kind is not Kind.MEMBER:
                    return "only a member can be an administrator"
                if by not in administrators and (administrators or self.accounts.offer is None):
                    return f"{by} was no administrator and had no link, and appointed one"
            case e.RoleGranted(account=account) if people[account].kind is not Kind.MEMBER:
                return "only a member holds roles"
            case e.RoleGranted(by=by) if by not in administrators and not (people.get(by) and people[by].grants):
                return f"{by} holds no role and granted one"
            case e.MoneyGiven(cents=cents) if not 0 <= cents <= max(self.policy.guests.arrival, self.policy.members.arrival):
                return "the house gives nobody so much play money at a time"
            case _:
                pass
        return ""

    def _overdrawn(self, event: e.Event) -> str:
        account = getattr(event, "account", "")
        person = self.accounts.people.get(account) if account else None
        if person is not None and person.wallet.cents < 0:
            return "a wallet holds less than nothing"
        table = getattr(event, "table", "")
        return "a table holds less than nothing" if table and self.accounts.tables.get(table, 0) < 0 else ""


class PlainAuditor:
    """For streams of the house that only list things, and for those whose kind is unknown here."""

    def __init__(self, stream: str) -> None:
        self._read = {"house:lobby": lambda body: read_definition(json.loads(body)), "house:keys": read_key}.get(stream)
        self.known = self._read is not None

    def see(self, entry: Entry) -> str:
        """Whether it can be read, and moves no money."""
        try:
            if self._read is not None:
                self._read(entry.body)
        except UNREADABLE as fault:
            return f"it cannot be read ({type(fault).__name__}: {' '.join(str(fault).split())[:100]})"
        if self.known and entry.postings:
            return "it moves money, which no entry here does"
        return "" if balanced(entry.postings) else "its postings do not sum to nothing"

    def compare(self, snapshot: Snapshot) -> str:
        """Nothing is known of it."""
        return ""

    def end(self) -> str:
        """Nothing is left to say."""
        return ""
