"""A settlement in its round, as a doubt looks at it: the hand and the chips it was about, and what lay beside them."""

from __future__ import annotations

from typing import NamedTuple

from pitboss.cards.card import Card
from pitboss.play.settled import WagerSettled
from pitboss.play.state import Hand, Round, Stake
from pitboss.play.table import Table


class Case(NamedTuple):
    """A settlement in its round: `state` right after it, `end` as far as the round has come."""

    table: Table
    event: WagerSettled
    state: Round
    end: Round

    @property
    def hand(self) -> Hand | None:
        """The hand that the wager lay on, if it lay on one."""
        return self.state.hands[self.event.hand] if self.event.hand >= 0 else None

    @property
    def stake(self) -> Stake | None:
        """The bettor's chips on that hand."""
        stakes = self.hand.stakes if self.hand else ()
        return next((stake for stake in stakes if stake.player == self.event.player), None)

    @property
    def others(self) -> tuple[Hand, ...]:
        """The bettor's other hands on the box."""
        return tuple(
            hand
            for place, hand in enumerate(self.state.hands)
            if hand.box == self.event.box and place != self.event.hand and any(each.player == self.event.player for each in hand.stakes)
        )

    @property
    def dealer_drew_on_soft_17(self) -> bool:
        """Whether the dealer went on from a soft 17."""
        dealer = self.end.dealer
        return any(is_soft_17(self.end._replace(dealer=dealer[:count])) for count in range(2, len(dealer)))

    @property
    def opening(self) -> tuple[Card, ...]:
        """The first two cards of the box where it was split, else nothing."""
        return dict(self.state.openings).get(self.event.box, ())


def is_soft_17(state: Round) -> bool:
    """Whether the dealer's cards so far are a soft 17."""
    return state.dealer_total == 17 and state.dealer_is_soft
