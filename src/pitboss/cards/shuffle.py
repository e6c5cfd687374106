"""The fair shuffle: an unbiased Fisher-Yates shuffle driven by a cryptographic stream.

A seed of 32 bytes gives one order of the cards, always the same, so that a shuffle can be committed to and checked afterwards. A
256-bit seed cannot reach every order of a shoe (eight decks have about 2 to the power 2,500); it cannot be told from one that could.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from typing import TypeVar

from cryptography.hazmat.primitives.ciphers import Cipher
from cryptography.hazmat.primitives.ciphers.algorithms import ChaCha20

T = TypeVar("T")
SEED_BYTES = 32
_BLOCK = 4096
_WORD = 4
_RANGE = 1 << (8 * _WORD)


def fresh_seed() -> bytes:
    """A seed from the operating system's generator."""
    return secrets.token_bytes(SEED_BYTES)


def words(seed: bytes) -> Iterator[int]:
    """The ChaCha20 stream of a seed as unsigned 32-bit numbers."""
    if len(seed) != SEED_BYTES:
        raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
    encryptor = Cipher(ChaCha20(seed, bytes(16)), mode=None).encryptor()
    while True:
        block = encryptor.update(bytes(_BLOCK))
        for place in range(0, _BLOCK, _WORD):
            yield int.from_bytes(block[place : place + _WORD], "little")


def below(bound: int, stream: Iterator[int]) -> int:
    """A number from 0 to one less than the bound, each as likely as the other: numbers from the uneven end are thrown away."""
    even = _RANGE - _RANGE % bound
    while (word := next(stream)) >= even:
        pass
    return word % bound


def shuffled(cards: Sequence[T], seed: bytes) -> tuple[T, ...]:
    """The cards in the order of a seed.

    >>> shuffled("ABCDEFGH", bytes(32)) == shuffled("ABCDEFGH", bytes(32)), sorted(shuffled("ABCDEFGH", bytes(32))) == list("ABCDEFGH")
    (True, True)
    """
    order, stream = list(cards), words(seed)
    for last in range(len(order) - 1, 0, -1):
        other = below(last + 1, stream)
        order[last], order[other] = order[other], order[last]
    return tuple(order)
