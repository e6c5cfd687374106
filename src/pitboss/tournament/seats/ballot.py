"""The ballot: seats out of a seed that was committed to before anybody knew what would be mixed into it."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence

from pitboss.cards.shuffle import shuffled
from pitboss.tournament.paper.plan import Stage, shared_out, tables_for
from pitboss.tournament.seats.state import Drawn


def commitment_to(seed: bytes, secret: bytes) -> str:
    """What is published before the draw; the secret keeps anybody from trying seeds."""
    return hashlib.sha256(secret + b"|" + seed).hexdigest()


def kept(seed: bytes, secret: bytes, published: str) -> bool:
    """Whether seed and secret are those that were committed to.

    >>> kept(b"seed", b"secret", commitment_to(b"seed", b"secret")), kept(b"other", b"secret", commitment_to(b"seed", b"secret"))
    (True, False)
    """
    return hmac.compare_digest(commitment_to(seed, secret), published)


def draw(stage: Stage, players: Sequence[str], tables: Sequence[str], seed: bytes, mixed: Sequence[str]) -> tuple[Drawn, ...]:
    """Table and box of every player: the same players, tables, seed and words always give the same seats."""
    final = hashlib.sha256(seed + b"|" + "|".join(mixed).encode()).digest()
    order = list(shuffled(sorted(players), final))
    sizes = shared_out(len(players), tables_for(stage, len(players)))
    at_once = -(-len(sizes) // stage.heats)
    drawn: list[Drawn] = []
    for place, size in enumerate(sizes):
        boxes = shuffled(range(1, stage.players + 1), hashlib.sha256(final + place.to_bytes(4, "big")).digest())[:size]
        sitting, order = order[:size], order[size:]
        table, slot = tables[place % at_once], place // at_once + 1
        drawn += [Drawn(player, table, slot, box) for player, box in zip(sitting, boxes, strict=True)]
    return tuple(drawn)


def tables_at_once(stage: Stage, players: int) -> int:
    """How many tables a stage needs at the same time."""
    return -(-tables_for(stage, players) // stage.heats)
