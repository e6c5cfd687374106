"""The draw itself: an order of the tickets out of a seed that was committed to, the entries, and words that others threw in.

docs/draws.md has it byte by byte. A draw that names no holder is of the first form, which bound the commitment to nothing but the seed.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from pitboss.cards.seal import commitment_to
from pitboss.cards.shuffle import shuffled

FIRST_FORM = "pitboss-draw-1"
COMMITMENT, ORDER = "pitboss-draw-2 commitment", "pitboss-draw-2 order"


class Bound(NamedTuple):
    """What a commitment is bound to: who holds the seed, the prizes in the order they are drawn, and how often one may win."""

    holder: str
    prizes: tuple[str, ...]
    each: int


def hashed(parts: Sequence[Any]) -> bytes:
    """The SHA-256 of one JSON list without spaces."""
    return hashlib.sha256(json.dumps(parts, ensure_ascii=False, separators=(",", ":")).encode()).digest()


def commitment_of(seal: str, bound: Bound) -> str:
    """What is published before entries close; the seal is the hash of the seed and its secret."""
    return hashed([COMMITMENT, seal, bound.holder, list(bound.prizes), bound.each]).hex() if bound.holder else seal


def committed(seed: bytes, secret: bytes, bound: Bound) -> str:
    """The commitment that seed and secret must have had."""
    return commitment_of(commitment_to(seed, secret), bound)


def final_seed(seed: bytes, tickets: Mapping[int, str], mixed: Sequence[str], commitment: str) -> bytes:
    """Out of commitment, seed, every ticket ever given out with its entrant, and the words in order; no commitment in the first form."""
    rows = [[number, tickets[number]] for number in sorted(tickets)]
    head = [ORDER, commitment] if commitment else [FIRST_FORM]
    return hashed([*head, seed.hex(), rows, list(mixed)])


def in_order(tickets: Mapping[int, str], seed: bytes, mixed: Sequence[str], commitment: str = "") -> tuple[int, ...]:
    """Every ticket in the order it is drawn: the fair shuffle of the numbers; the same draw always gives the same order.

    >>> in_order({1: "ann", 2: "bob", 3: "cy"}, bytes(32), ["dee: good luck"])
    (3, 2, 1)
    """
    return shuffled(sorted(tickets), final_seed(seed, tickets, mixed, commitment))


def drawn(order: Sequence[int], tickets: Mapping[int, str], won: Mapping[str, int], most: int) -> Iterator[int]:
    """The tickets that win from here on: one that was taken out, or whose entrant was drawn as often as one may be, is passed over."""
    times = dict(won)
    for number in order:
        entrant = tickets.get(number)
        if entrant is not None and times.get(entrant, 0) < most:
            times[entrant] = times.get(entrant, 0) + 1
            yield number


def own_words(holder: str, mixed: Sequence[str]) -> str:
    """The first words that the holder of the seed threw in, or that nobody stands by; empty where there are none."""
    return next((words for words in mixed if ": " not in words or words.startswith(f"{holder}: ")), "")
