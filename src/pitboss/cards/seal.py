"""A sealed seed: its hash is published before a draw, the seed with its secret afterwards."""

from __future__ import annotations

import hashlib
import hmac


def commitment_to(seed: bytes, secret: bytes) -> str:
    """What is published before the draw; the secret keeps anybody from trying seeds."""
    return hashlib.sha256(secret + b"|" + seed).hexdigest()


def kept(seed: bytes, secret: bytes, published: str) -> bool:
    """Whether seed and secret are those that were committed to.

    >>> kept(b"seed", b"secret", commitment_to(b"seed", b"secret")), kept(b"other", b"secret", commitment_to(b"seed", b"secret"))
    (True, False)
    """
    return hmac.compare_digest(commitment_to(seed, secret), published)
