"""The door: what the edge does before a request can be decided. It makes ids and tokens, counts tries and has passwords hashed.

Every method gives the `Request` to be decided and stored and, where a session begins, the cookie. The cookie is worth something only once
the events are stored.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from pitboss.house.accounts import refusals
from pitboss.house.accounts.commands import ArriveAsGuest, ChangePassword, CloseAccount, LogIn, OfferAdministration, Register, Upgrade
from pitboss.house.accounts.entry import find
from pitboss.house.accounts.names import LONGEST, key_of, name_of
from pitboss.house.accounts.passwords import Passwords, acceptable
from pitboss.house.accounts.policy import Policy
from pitboss.house.accounts.request import Holder, House, Request, Visitor
from pitboss.house.accounts.secret import Secret, digest
from pitboss.house.accounts.state import Accounts
from pitboss.house.accounts.words import Proof, Verdict
from pitboss.house.limits import Allowance, Throttle, admit, connection


@dataclass(frozen=True, slots=True)
class Caller:
    """Where a request comes from and when: in milliseconds of universal time, and of the monotonic clock that tries are counted by."""

    address: str
    now: int
    elapsed: int | None = None

    @property
    def at(self) -> int:
        """The same time in whole seconds, as commands have it."""
        return self.now // 1000


class Entrance(NamedTuple):
    """A request that opens a session, and the cookie that will be good for it."""

    request: Request
    cookie: Secret


class Door:
    """One a server: the password threads, the count of tries, and a source of chance (replaced in tests)."""

    def __init__(self, passwords: Passwords, policy: Policy, chance: Callable[[int], bytes] = secrets.token_bytes) -> None:
        self.passwords = passwords
        self.policy = policy
        self.throttle = Throttle()
        self._chance = chance

    def arrive(self, name: str | None, caller: Caller) -> Entrance:
        """A guest in one click; without a name the house gives one."""
        self._count_arrival(caller)
        cookie = self._token()
        guest = name or f"Guest {int.from_bytes(self._chance(4), 'big') % 10**8:08}"
        return Entrance(Request(Visitor(), caller.at, ArriveAsGuest(self._id(), guest, digest(cookie))), cookie)

    async def register(self, name: str, password: Secret, caller: Caller) -> Entrance:
        """A new account by name and password."""
        self._count_arrival(caller)
        good, cookie = acceptable(password, name_of(name)), self._token()
        hashed = await self.passwords.hashed(good)
        return Entrance(Request(Visitor(), caller.at, Register(self._id(), name, hashed, digest(cookie))), cookie)

    async def upgrade(self, holder: Holder, name: str, password: Secret, caller: Caller) -> Request:
        """A guest becomes a member."""
        self._count_arrival(caller)
        hashed = await self.passwords.hashed(acceptable(password, name_of(name)))
        return Request(holder, caller.at, Upgrade(holder.account, name, hashed))

    async def log_in(self, accounts: Accounts, name: str, password: Secret, caller: Caller) -> Entrance:
        """A session by name and password: for an unknown name the same work is done, and `decide` says the same sentence."""
        short = name[: 8 * LONGEST]
        self._count(caller, f"name:{key_of(short)[: 8 * LONGEST]}")
        member = find(accounts, short)
        proof = await self.passwords.checked(member.password if member else None, password)
        better, cookie = await self._better(proof, password), self._token()
        return Entrance(Request(Visitor(), caller.at, LogIn(short, proof, digest(cookie), better)), cookie)

    async def change_password(self, accounts: Accounts, holder: Holder, old: Secret, new: Secret, caller: Caller) -> Request:
        """Another password for the holder, who knows the old one."""
        proof = await self._prove(accounts, holder, old, caller)
        hashed = await self.passwords.hashed(acceptable(new, accounts.people[holder.account].name))
        return Request(holder, caller.at, ChangePassword(holder.account, proof, hashed))

    async def close_account(self, accounts: Accounts, holder: Holder, password: Secret | None, caller: Caller) -> Request:
        """The holder leaves for good; a guest needs no password."""
        proof = await self._prove(accounts, holder, password, caller) if password else None
        return Request(holder, caller.at, CloseAccount(holder.account, proof))

    def offer(self, at: int) -> Entrance:
        """The administrator's one-time link for a house without one; the token goes into the printed link and nowhere else."""
        token = self._token()
        return Entrance(Request(House(), at, OfferAdministration(digest(token), at + self.policy.link)), token)

    async def _prove(self, accounts: Accounts, holder: Holder, password: Secret, caller: Caller) -> Proof:
        self._count(caller, f"account:{holder.account}")
        person = accounts.people.get(holder.account)
        if person is None:
            raise refusals.session_over()
        return await self.passwords.checked(person.password, password)

    async def _better(self, proof: Proof, password: Secret) -> Secret | None:
        if proof.verdict is Verdict.DIFFERS or not self.passwords.weak(proof.against):
            return None
        return await self.passwords.hashed(password)

    def _count(self, caller: Caller, account: str) -> None:
        tries = self.policy.tries
        self._admit({connection(caller.address): tries.connection, account: tries.account}, caller)

    def _count_arrival(self, caller: Caller) -> None:
        self._admit({f"arrival {connection(caller.address)}": self.policy.tries.arrivals}, caller)

    def _admit(self, asked: dict[str, Allowance], caller: Caller) -> None:
        """Count before any work is done, so that requests under way together are all counted."""
        self.throttle, refused = admit(self.throttle, asked, caller.now if caller.elapsed is None else caller.elapsed)
        if refused:
            raise refused

    def _token(self) -> Secret:
        return Secret(self._chance(32).hex())

    def _id(self) -> str:
        return f"a-{self._chance(12).hex()}"
