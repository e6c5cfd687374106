"""The round in play and the one before it."""

from __future__ import annotations

from typing import Any, NamedTuple

from pitboss.play.com_bo.state import ComBoAwaits, ComBoRound
from pitboss.play.settled import WagerSettled
from pitboss.play.state import Awaits, Hand, HandStatus, Round

OPEN_FOR_WAGERS = (Awaits.WAGERS, ComBoAwaits.WAGERS)
OVER = (Awaits.NOBODY, ComBoAwaits.NOBODY)


KEPT = 1000
"""How many rounds back a table knows what was settled: a day and more of dealing. Older ones are in the log, and with the operator."""


class Past(NamedTuple):
    """A round that has been taken up: what was settled in it, what became of its hands, and whether it counts for nothing."""

    number: int
    settled: tuple[WagerSettled, ...]
    hands: tuple[HandStatus, ...]
    annulled: bool

    def as_round(self) -> Round:
        """The round as far as it is known, over."""
        hands = tuple(Hand(0, (), 0, 0, (), status) for status in self.hands)
        return Round(hands=hands, awaits=Awaits.NOBODY, annulled=self.annulled, settlements=self.settled)


class Rounds(NamedTuple):
    """Which round it is, where it stands, what happened in it, and the log of the round before; logs hold the round's own events.

    Of the rounds further back `past` has what was settled, the latest last.
    """

    number: int = 1
    now: Round | ComBoRound = Round()
    log: tuple[Any, ...] = ()
    last: tuple[Any, ...] = ()
    past: tuple[Past, ...] = ()

    def past_of(self, number: int) -> Past | None:
        """What is known of an earlier round."""
        place = number - self.number
        return self.past[place] if -len(self.past) <= place < 0 else None

    @property
    def in_progress(self) -> bool:
        """Whether betting has been called closed and the round is not over; in law a round begins with its first card."""
        return self.now.awaits not in OPEN_FOR_WAGERS and self.now.awaits not in OVER

    @property
    def is_over(self) -> bool:
        """Whether the round has ended and its cards are still to be taken up."""
        return self.now.awaits in OVER

    @property
    def players(self) -> tuple[str, ...]:
        """Everybody with a wager in this round, main bettors in the order of the boxes and then side bettors."""
        if isinstance(self.now, ComBoRound):
            return tuple(dict.fromkeys(wager.player for wager in self.now.wagers))
        if not self.now.boxes:
            return ()
        found = [bettor.player for box in self.now.boxes for bettor in box.bettors]
        found += [side.player for box in self.now.boxes for side in box.side]
        return tuple(dict.fromkeys(found))

    @property
    def main_bettors(self) -> tuple[str, ...]:
        """Everybody with a wager on the main game in this round, in the order of the boxes."""
        if isinstance(self.now, ComBoRound):
            return self.players
        return tuple(dict.fromkeys(bettor.player for box in self.now.boxes for bettor in box.bettors))

    @property
    def first_card_out(self) -> bool:
        """Whether the first card of this round has been dealt, with which it begins (STAR and BJC 1.1, ACT dictionary, reading A10)."""
        return bool(self.now.cards) if isinstance(self.now, ComBoRound) else self.now.dealt > 0
