"""The first entry of a promotion's stream: under which game's rules it is held."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PromotionFounded:
    """A promotion in connection with a game, by the names that files use.

    `on` is the moment whose law it is held under, and `instruments` are the documents in force then; older logs have neither.
    """

    name: str
    game: str
    on: str = ""
    instruments: tuple[str, ...] = ()
