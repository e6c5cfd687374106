"""Betting by a count: what every card counts, how the count is turned into a place, and what is staked there."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Betting:
    """What is done at each count from `lowest` on; the first place stands for anything lower, the last for anything higher.

    `tags` are whole numbers, `scale` times what a card counts, one for each of the fifty-two; `true_per` is how many cards make a deck,
    or 0 where the running count itself is the place. `units` are the stakes in units of the plan's, 0 to sit out; `insures` says where
    insurance is taken besides the plan's habit, `side_bets` where side bets are made.
    """

    tags: tuple[int, ...] = (0,) * 52
    scale: int = 1
    first_count: int = 0
    true_per: int = 0
    lowest: int = 0
    units: tuple[int, ...] = (1,)
    insures: tuple[bool, ...] = (False,)
    side_bets: tuple[bool, ...] = (True,)

    @property
    def counts(self) -> range:
        """The counts told apart."""
        return range(self.lowest, self.lowest + len(self.units))


FLAT = Betting()
"""The same stake in every round."""
