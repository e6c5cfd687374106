"""A thing that must not be read by chance: it never shows itself in a message, a log or a trace."""

from __future__ import annotations

from hashlib import sha256
from hmac import compare_digest
from typing import NoReturn


class Secret:
    """A text that only `reveal` tells; two are compared in a time that does not depend on what they hold.

    It is no dataclass on purpose: what walks through records to print or to send them finds nothing in here.

    >>> Secret("open sesame"), f"{Secret('open sesame')}", Secret("a") == Secret("a")
    (Secret(…), 'Secret(…)', True)
    """

    __slots__ = ("_text",)

    def __init__(self, text: str) -> None:
        object.__setattr__(self, "_text", text)

    def reveal(self) -> str:
        """The text itself, for the store and for hashing."""
        text: str = object.__getattribute__(self, "_text")
        return text

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError("a secret does not change")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Secret) and compare_digest(_bytes(self), _bytes(other))

    def __hash__(self) -> int:
        return hash(self.reveal())

    def __repr__(self) -> str:
        return "Secret(…)"

    def __copy__(self) -> Secret:
        return self

    def __deepcopy__(self, memo: object) -> Secret:
        return self

    def __reduce__(self) -> NoReturn:
        raise TypeError("a secret is not pickled")


def _bytes(secret: Secret) -> bytes:
    """The text as bytes, whatever somebody may have typed."""
    return secret.reveal().encode(errors="surrogatepass")


def digest(token: Secret) -> Secret:
    """What is stored of a random token: its SHA-256, from which nobody gets the token back."""
    return Secret(sha256(_bytes(token)).hexdigest())


def handle(stored: Secret) -> str:
    """The public name of a session, made from what is stored of it: enough to revoke it by, useless for getting in."""
    return "s-" + sha256(b"pitboss session handle:" + _bytes(stored)).hexdigest()[:24]
