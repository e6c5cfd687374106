"""The state of the accounts: everybody by id, and what must be found quickly by another name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from pitboss.house.accounts.secret import Secret
from pitboss.house.accounts.words import Ending, Kind, Name, Scope
from pitboss.house.shelf import Shelf
from pitboss.terms.powers import Role


class Wallet(NamedTuple):
    """Cents at hand, cents brought to each table and not yet cashed out, and when the last top-ups were."""

    cents: int = 0
    tables: Mapping[str, int] = {}
    topped_up: tuple[int, ...] = ()


class Grant(NamedTuple):
    """A role that somebody holds, where, by whose word and since when."""

    role: Role
    scope: Scope
    by: str
    at: int


class Account(NamedTuple):
    """One person's account; sessions are the handles of those that have not ended."""

    id: str
    name: Name
    kind: Kind
    opened_at: int
    password: Secret | None = None
    wallet: Wallet = Wallet()
    grants: tuple[Grant, ...] = ()
    sessions: tuple[str, ...] = ()


class Session(NamedTuple):
    """A session: what is stored of its id, when it began and was last seen, and why it ended if it has."""

    handle: str
    account: str
    digest: Secret
    idle: int
    until: int
    opened_at: int
    seen_at: int
    ended: Ending | None = None

    def over(self, at: int, opened: int = 0) -> Ending | None:
        """Why nobody gets in by this session at that time; None while somebody does. `opened` is when the house was last opened.

        Idle is who does not come while the house is open: nobody is locked out because it was closed, or because its clock was wrong.
        """
        if self.ended:
            return self.ended
        idle_at = max(self.seen_at, opened) + self.idle
        if at < min(idle_at, self.until):
            return None
        return Ending.IDLE if idle_at < self.until else Ending.TOO_OLD


class Offer(NamedTuple):
    """What is stored of the one-time link, and until when it is good."""

    link: Secret
    until: int


class Accounts(NamedTuple):
    """Everybody by id; ids by login and by what a name looks like; every session; cents at tables and at the house; when it opened."""

    people: Shelf[Account] = Shelf()
    logins: Shelf[str] = Shelf()
    names: Shelf[str] = Shelf()
    sessions: Shelf[Session] = Shelf()
    tables: Shelf[int] = Shelf()
    house: int = 0
    administrators: frozenset[str] = frozenset()
    offer: Offer | None = None
    opened: int = 0
