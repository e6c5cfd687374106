"""The first entry of a promotion's stream: under which game's rules it is held."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PromotionFounded:
    """A promotion in connection with a game, by the names that files use."""

    name: str
    game: str
