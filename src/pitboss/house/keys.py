"""The keys of a house, as its store knows them: a fingerprint and what checks its signatures, never a key.

Shuffles are sealed with the key. A server with another one could deal none of the shoes in play and would seal new ones that the others
cannot open, so it does not start. Only whoever says that the key is lost begins with a new one, and the log says so.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from contextlib import suppress
from dataclasses import dataclass

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from pitboss.house.clock import HOUSE
from pitboss.house.store import Batch, Conflict, Draft, Entry, Head, Mark, Stamp, Store, chained
from pitboss.house.store.faults import refused
from pitboss.house.tables.names import is_table
from pitboss.house.tables.vault import Vault
from pitboss.law.refusal import Malformed, Refused

STREAM = "house:keys"
VERSION = 1
BY = "house"


@dataclass(frozen=True, slots=True)
class KeyTaken:
    """The house goes on with this key; `lost` is the fingerprint of the one before, if there was one."""

    fingerprint: str
    public: str
    lost: str = ""


def fingerprint(key: bytes) -> str:
    """What names a key and tells nothing of it.

    >>> fingerprint(bytes(32))
    'a6c6fdb32566d5a3'
    """
    return hmac.new(key, b"pitboss key fingerprint", hashlib.sha256).hexdigest()[:16]


def signer(key: bytes) -> Ed25519PrivateKey:
    """What signs for the house that has this key."""
    return Ed25519PrivateKey.from_private_bytes(hmac.new(key, b"pitboss checkpoint signature", hashlib.sha256).digest())


def public_of(key: bytes) -> str:
    """What checks the signatures of a key, in hexadecimal."""
    return signer(key).public_key().public_bytes_raw().hex()


def read_key(body: str) -> KeyTaken:
    """An entry of the stream of keys."""
    try:
        row = json.loads(body)
        found = KeyTaken(row["fingerprint"], row["public"], row["lost"])
    except (ValueError, TypeError, KeyError):
        raise Malformed("log", "this is no entry of the keys of a house") from None
    if not all(isinstance(each, str) for each in (found.fingerprint, found.public, found.lost)):
        raise Malformed("log", "this is no entry of the keys of a house")
    return found


async def keys_of(store: Store) -> tuple[KeyTaken, ...]:
    """Every key that a house has had, the last being its own."""
    return tuple(read_key(entry.body) for entry in await store.read(STREAM))


async def require_key(store: Store, key: bytes, where: str, *, lost: bool = False) -> None:
    """Refuse a key that is not the house's; the first one is taken down, and another one only where the old one is said to be lost."""
    mine = KeyTaken(fingerprint(key), public_of(key))
    while True:
        known = await store.read(STREAM)
        last = read_key(known[-1].body) if known else None
        if last is not None and last.fingerprint == mine.fingerprint:
            return
        if not lost and (last is not None or await _seals_of_another(store, key)):
            named = f", which has the fingerprint {last.fingerprint}" if last else ", whose shoes it does not open"
            said = f"{where} is not the key of this house{named}: put that key back"
            other = "or serve once with --set new-key=yes if it is lost: shoes in play are then declared lost"
            raise refused("other-key", f"{said}, {other}")
        with suppress(Conflict):
            await _take_down(store, known, KeyTaken(mine.fingerprint, mine.public, last.fingerprint if last else ""))
            return


async def _seals_of_another(store: Store, key: bytes) -> bool:
    """Whether a house that is older than its list of keys has sealed shoes, and this key opens none of them."""
    vault, found = Vault(key), False
    for stream in await store.streams():
        for sealed in (await store.sealed(stream))[:1] if is_table(stream) else ():
            found = True
            with suppress(Refused):
                vault.unseal(stream, sealed)
                return False
    return found


async def _take_down(store: Store, known: tuple[Entry, ...], key: KeyTaken) -> None:
    head, last = (known[-1].head, known[-1].time) if known else (Head(), 0)
    command = f"key:{head.position}:{key.fingerprint}"
    body = json.dumps({"fingerprint": key.fingerprint, "public": key.public, "lost": key.lost}, separators=(",", ":"))
    entries = chained(STREAM, head, Stamp(max(HOUSE.now(), last), BY, command), [Draft(body, VERSION)])
    await store.append(Batch(STREAM, head, Mark(command, BY, entries[0].hash), entries))
