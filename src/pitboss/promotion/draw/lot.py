"""The draw itself: an order of the tickets out of a seed that was committed to, the entries, and words that anybody threw in."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence

from pitboss.cards.seal import commitment_to, kept
from pitboss.cards.shuffle import shuffled

__all__ = ["commitment_to", "drawn", "final_seed", "in_order", "kept"]
VERSION = "pitboss-draw-1"


def final_seed(seed: bytes, tickets: Mapping[int, str], mixed: Sequence[str]) -> bytes:
    """The SHA-256 of one JSON list without spaces: version, seed in hex, every ticket with its entrant, and the words in order."""
    rows = [[number, tickets[number]] for number in sorted(tickets)]
    text = json.dumps([VERSION, seed.hex(), rows, list(mixed)], ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(text.encode()).digest()


def in_order(tickets: Mapping[int, str], seed: bytes, mixed: Sequence[str]) -> tuple[int, ...]:
    """Every ticket in the order it is drawn: the fair shuffle of the numbers; the same draw always gives the same order.

    >>> in_order({1: "ann", 2: "bob", 3: "cy"}, bytes(32), ["dee: good luck"])
    (3, 2, 1)
    """
    return shuffled(sorted(tickets), final_seed(seed, tickets, mixed))


def drawn(order: Sequence[int], tickets: Mapping[int, str], won: Mapping[str, int], most: int) -> Iterator[int]:
    """The tickets that win from here on: an entrant who was drawn as often as one may be is passed over."""
    times = dict(won)
    for number in order:
        entrant = tickets[number]
        if times.get(entrant, 0) < most:
            times[entrant] = times.get(entrant, 0) + 1
            yield number
