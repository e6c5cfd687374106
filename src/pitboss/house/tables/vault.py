"""The vault: what keeps a shuffle's order and secret from everybody until they are shown.

Both lie encrypted in the store, in a table of their own and in no event. The key is never in the store: a copy of the store, a backup
or an export tells nobody what comes next.
"""

from __future__ import annotations

import hashlib
import hmac
import os
import secrets
from pathlib import Path
from typing import NamedTuple

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

from pitboss.cards.card import Card
from pitboss.cards.commitment import commitment, kept
from pitboss.floor.cards.count import in_row, row
from pitboss.house.store.batch import Sealed
from pitboss.house.store.faults import refused
from pitboss.house.store.protocol import Snapshot
from pitboss.law.refusal import Malformed

KEY_BYTES = 32
_NONCE = 12
SECRET_BYTES = 32


class Order(NamedTuple):
    """The cards as they were shuffled, and the secret they were committed to with."""

    cards: tuple[Card, ...]
    secret: bytes

    @property
    def commitment(self) -> str:
        """What is published of it."""
        return commitment(self.cards, self.secret)


class Vault:
    """Seals orders for a stream and opens them again, for whoever has the key."""

    __slots__ = ("_cipher", "_marks")

    def __init__(self, key: bytes) -> None:
        self._cipher = ChaCha20Poly1305(key)
        self._marks = hmac.new(key, b"pitboss snapshot mark", hashlib.sha256).digest()

    def seal(self, stream: str, order: Order) -> Sealed:
        """An order as the store keeps it; it opens only under the same stream and commitment."""
        nonce, published = secrets.token_bytes(_NONCE), order.commitment
        plain = order.secret + row(*order.cards)
        return Sealed(published, nonce + self._cipher.encrypt(nonce, plain, _bound(stream, published)))

    def mark(self, snapshot: Snapshot) -> str:
        """What only this key can put on a snapshot, so that nobody else's is loaded."""
        of = f"{snapshot.stream}|{snapshot.position}|{snapshot.head.hex()}|{snapshot.state}".encode()
        return hmac.new(self._marks, of, hashlib.sha256).hexdigest()[:32]

    def unseal(self, stream: str, sealed: Sealed) -> Order:
        """The order that was sealed."""
        try:
            plain = self._cipher.decrypt(sealed.box[:_NONCE], sealed.box[_NONCE:], _bound(stream, sealed.commitment))
        except InvalidTag:
            said = f"{stream}: the key does not open the shuffle {sealed.commitment[:12]}: use the key it was sealed with"
            raise refused("vault-key", said) from None
        cards = tuple(card for card in in_row(plain[SECRET_BYTES:]) if card is not None)
        assert kept(cards, plain[:SECRET_BYTES], sealed.commitment), "what opens is what was sealed"
        return Order(cards, plain[:SECRET_BYTES])


def _bound(stream: str, published: str) -> bytes:
    return f"{stream}|{published}".encode()


def key_in(path: Path) -> bytes:
    """The key of a house, from a file that only its user reads; made there if there is none."""
    try:
        try:
            made = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        except FileExistsError:
            key = path.read_bytes()
        else:
            with os.fdopen(made, "wb") as file:
                key = secrets.token_bytes(KEY_BYTES)
                file.write(key)
                file.flush()
                os.fsync(file.fileno())
    except OSError as fault:
        raise Malformed("key", f"the key of the house {path} cannot be read or made: {(fault.strerror or str(fault)).lower()}") from None
    if len(key) != KEY_BYTES:
        raise Malformed("key", f"{path} is no key of a house: it has {len(key)} bytes, not {KEY_BYTES}")
    return key
