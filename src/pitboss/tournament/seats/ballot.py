"""The ballot: seats out of a seed that was committed to before anybody knew what would be mixed into it."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from pitboss.cards.seal import commitment_to, kept
from pitboss.cards.shuffle import shuffled
from pitboss.tournament.paper.plan import Stage, shared_out, tables_for
from pitboss.tournament.seats.state import Drawn

__all__ = ["commitment_to", "draw", "kept", "tables_at_once"]


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
