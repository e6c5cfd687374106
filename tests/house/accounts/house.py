"""A house with people in it, for tests: requests by name, a clock that is moved by hand, and a log."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from pitboss.house.accounts import (
    Accounts,
    Actor,
    Event,
    Holder,
    House,
    Policy,
    Proof,
    Request,
    Scope,
    Secret,
    Verdict,
    Visitor,
    authenticate,
    digest,
    ledger,
    replay,
    step,
)
from pitboss.house.accounts.commands import (
    ArriveAsGuest,
    ClaimAdministration,
    FillTable,
    GrantRole,
    LogIn,
    OfferAdministration,
    Register,
)
from pitboss.house.accounts.ledger import PLAY_MONEY, table, wallet
from pitboss.law.refusal import Malformed, Refused
from pitboss.money.ledger import balances
from pitboss.terms.powers import Role

NOON = 1_800_000_000
LINK = Secret("link of the first start, shown once")


def hashed(password: str) -> Secret:
    """What stands for the hash of a password where none is computed."""
    return Secret(f"$argon2id$of {password}")


def proof(password: str, of: str) -> Proof:
    """What the edge finds when it holds one password against another."""
    return Proof(hashed(of), Verdict.MATCHES if password == of else Verdict.DIFFERS)


@dataclass
class Scene:
    """Accounts, a clock, a log, and the cookies that people hold."""

    policy: Policy = field(default_factory=Policy)
    accounts: Accounts = field(default_factory=Accounts)
    at: int = NOON
    log: list[Event] = field(default_factory=list)
    cookies: dict[str, Secret] = field(default_factory=dict)
    made: int = 0

    def do(self, by: Actor | str, command: Any) -> tuple[Event, ...]:
        """A request of somebody by name, of a visitor or of the house."""
        actor = self.holder(by) if isinstance(by, str) else by
        events, self.accounts = step(self.policy, self.accounts, Request(actor, self.at, command))
        self.log += events
        return events

    def refused(self, by: Actor | str, command: Any) -> str:
        """The sentence with which a request is refused; nothing has happened."""
        before, length = self.accounts, len(self.log)
        try:
            self.do(by, command)
        except (Refused, Malformed) as fault:
            assert self.accounts is before
            assert len(self.log) == length
            return fault.sentence
        raise AssertionError(f"{command} was let through")

    def holder(self, name: str) -> Holder:
        """Who comes with that person's cookie now."""
        return self.holder_of(self.cookies[name])

    def holder_of(self, cookie: Secret) -> Holder:
        """Who comes with a cookie now."""
        return authenticate(self.accounts, cookie, self.at)

    def cookie(self, name: str) -> Secret:
        """A fresh cookie for somebody."""
        self.made += 1
        self.cookies[name] = Secret(f"cookie {self.made} of {name}, told to nobody")
        return self.cookies[name]

    def guest(self, name: str) -> Scene:
        """A guest, whose id is the name."""
        self.do(Visitor(), ArriveAsGuest(name, name, digest(self.cookie(name))))
        return self

    def member(self, name: str) -> Scene:
        """A member, whose id and password go by the name."""
        self.do(Visitor(), Register(name, name, hashed(name), digest(self.cookie(name))))
        return self

    def logs_in(self, name: str, as_: str) -> Scene:
        """One more session of a member, under another name for its cookie."""
        self.do(Visitor(), LogIn(name, proof(name, name), digest(self.cookie(as_))))
        return self

    def administrator(self, name: str) -> Scene:
        """The first administrator, by the link."""
        self.do(House(), OfferAdministration(digest(LINK), self.at + 3600))
        self.member(name).do(name, ClaimAdministration(digest(LINK)))
        return self

    def role(self, name: str, role: Role, scope: Scope, by: str = "ada") -> Scene:
        """A role for somebody."""
        self.do(by, GrantRole(name, role, scope))
        return self

    def table(self, name: str, cents: int = 1_000_000) -> Scene:
        """A table with a float."""
        self.do(House(), FillTable(name, cents))
        return self

    def cents(self, name: str) -> int:
        """What is in somebody's wallet."""
        return self.accounts.people[name].wallet.cents

    def check(self) -> None:
        """What always holds: the ledger sums to zero and says what the state says, nothing is below zero, and the log folds back."""
        held = balances(ledger(self.log))
        assert sum(held.values()) == 0
        state = {wallet(each.id): each.wallet.cents for each in self.accounts.people.values()}
        state |= {table(name): cents for name, cents in self.accounts.tables.items()}
        assert all(cents >= 0 for cents in state.values()), state
        state[PLAY_MONEY] = self.accounts.house
        assert held == {name: cents for name, cents in state.items() if cents}
        assert replay(self.log) == self.accounts
