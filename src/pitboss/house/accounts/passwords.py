"""Passwords at the edge: what is accepted, and hashing by argon2 in a few threads with a short queue."""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from pitboss.house.accounts.names import skeleton
from pitboss.house.accounts.secret import Secret
from pitboss.house.accounts.words import Name, Proof, Verdict
from pitboss.house.limits import TooFast
from pitboss.law.refusal import Malformed

SHORTEST, LONGEST = 10, 200

Outcome = TypeVar("Outcome")


@dataclass(frozen=True, slots=True)
class Hashing:
    """What a hash costs (passes, memory in KiB, lanes), how many are made at once, and how many may wait for their turn."""

    passes: int
    memory: int
    lanes: int
    workers: int = 2
    waiting: int = 32


STRONG = Hashing(passes=3, memory=65_536, lanes=4)
"""The second recommended choice of RFC 9106: 64 MiB."""

CHEAP = Hashing(passes=1, memory=8, lanes=1)
"""For tests only."""

PROFILES = {"strong": STRONG, "cheap": CHEAP}
"""By the word that a setting has for it."""


def acceptable(password: Secret, name: Name) -> Secret:
    """The password in one form however it was typed; `Malformed`, without repeating it, where it is too weak."""
    if len(password.reveal()) > 8 * LONGEST:
        raise Malformed("password", f"A password has from {SHORTEST} to {LONGEST} characters.")
    text = _normal(password).reveal()
    if not SHORTEST <= len(text) <= LONGEST:
        raise Malformed("password", f"A password has from {SHORTEST} to {LONGEST} characters.")
    if len(set(text)) < 5:
        raise Malformed("password", "A password has at least five different characters.")
    if not skeleton(text).replace(name.skeleton, ""):
        raise Malformed("password", "A password is not the name.")
    return Secret(text)


def _normal(password: Secret) -> Secret:
    return Secret(unicodedata.normalize("NFKC", password.reveal()[: 8 * LONGEST]))


def _bytes(password: Secret) -> bytes:
    """What is hashed: bytes of whatever was typed, half characters too, so that the hasher never stumbles."""
    return _normal(password).reveal().encode(errors="surrogatepass")


class Passwords:
    """Hashes and checks passwords off the event loop; more than may wait are turned away with a sentence."""

    def __init__(self, hashing: Hashing = STRONG) -> None:
        self._hasher = PasswordHasher(time_cost=hashing.passes, memory_cost=hashing.memory, parallelism=hashing.lanes)
        self._pool = ThreadPoolExecutor(hashing.workers, thread_name_prefix="passwords")
        self._most = hashing.workers + hashing.waiting
        self._busy = 0
        self.nobodys = Secret(self._hasher.hash("nobody's password, for names that nobody has"))
        """What a password is held against where there is no account, so that the work is the same."""

    async def hashed(self, password: Secret) -> Secret:
        """What is stored of a password."""
        return await self._in_turn(lambda: Secret(self._hasher.hash(_bytes(password))))

    async def checked(self, stored: Secret | None, password: Secret) -> Proof:
        """Hold a password against what is stored, or against nobody's where nothing is."""
        against = stored or self.nobodys
        verdict = await self._in_turn(lambda: self._verdict(against, password))
        return Proof(against, verdict if stored else Verdict.DIFFERS)

    def weak(self, stored: Secret) -> bool:
        """Whether what is stored was hashed more cheaply than is done now."""
        return self._hasher.check_needs_rehash(stored.reveal())

    def close(self) -> None:
        """Let the threads finish what they have and end."""
        self._pool.shutdown()

    def _verdict(self, against: Secret, password: Secret) -> Verdict:
        try:
            self._hasher.verify(against.reveal(), _bytes(password))
        except (VerificationError, InvalidHashError):
            return Verdict.DIFFERS
        return Verdict.MATCHES

    async def _in_turn(self, work: Callable[[], Outcome]) -> Outcome:
        if self._busy >= self._most:
            raise TooFast(1000, "busy")
        self._busy += 1
        done = asyncio.get_running_loop().run_in_executor(self._pool, work)
        done.add_done_callback(self._finished)
        return await asyncio.shield(done)

    def _finished(self, done: asyncio.Future[Outcome]) -> None:
        """Count the work as over when the thread is through with it, not when somebody stops waiting for it."""
        self._busy -= 1
        if not done.cancelled():
            done.exception()
