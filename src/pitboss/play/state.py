"""The state of a round: everything that has happened and nothing that has not. The undealt shoe is no part of it.

These are named tuples rather than frozen dataclasses because a round makes dozens of them, and a named tuple of fourteen fields is
made in a quarter of the time (docs/decisions/0008).
"""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from pitboss.cards.card import Card
from pitboss.play.settled import WagerSettled


class Awaits(Enum):
    """Whose command comes next."""

    WAGERS = "wagers, then the end of betting"
    CARD_FOR_DEAL = "a card of the initial deal"
    BUTTON = "a press of the jackpot button"
    INSURANCE = "insurance or even money, then the end of insurance"
    SURRENDER = "surrenders, then the end of surrender"
    DECISION = "a decision"
    CARD_FOR_HAND = "a card for the hand"
    WITHDRAWAL = "withdrawals of the double, then the dealer going on"
    CARD_FOR_DEALER = "a card for the dealer"
    NOBODY = "nothing: the round is over"


class HandStatus(Enum):
    """How far a hand is."""

    OPEN = "open"
    NATURAL = "natural"
    STOOD = "stood"
    SURRENDERED = "surrendered"
    BUST = "bust"
    PAID = "paid"


class Origin(Enum):
    """How a hand came to be."""

    DEALT = "dealt"
    SPLIT = "split"


class Stake(NamedTuple):
    """One bettor's chips on one hand, in cents: the original wager, what doubling added, and whether it is still undecided."""

    player: str
    original: int
    added: int = 0
    open: bool = True
    surrendered: bool = False

    @property
    def whole(self) -> int:
        """All of it."""
        return self.original + self.added


class Hand(NamedTuple):
    """Cards on a box. `hard` counts every ace as 1; `flexible` is how many aces may still count 11."""

    box: int
    cards: tuple[Card, ...]
    hard: int
    flexible: int
    stakes: tuple[Stake, ...]
    status: HandStatus = HandStatus.OPEN
    origin: Origin = Origin.DEALT
    doubled: bool = False

    @property
    def total(self) -> int:
        """The best total: an ace counts 11 unless that would take it over 21."""
        return self.hard + 10 if self.flexible and self.hard <= 11 else self.hard

    @property
    def is_soft(self) -> bool:
        """Whether an ace counts 11."""
        return self.flexible > 0 and self.hard <= 11


class SideWager(NamedTuple):
    """A side bet on a box."""

    player: str
    bet: str
    amount: int
    open: bool = True


class Bettor(NamedTuple):
    """A bettor on a box, nearest the dealer first; one with no stake has a side bet only."""

    player: str
    stake: int
    seated: bool


class Box(NamedTuple):
    """A box with its bettors, who calls its hand, and its side bets."""

    number: int
    bettors: tuple[Bettor, ...] = ()
    caller: str = ""
    side: tuple[SideWager, ...] = ()


class Insurance(NamedTuple):
    """An insurance wager: whose, on which box, on whose main wager, and how much; `late` if that wager had been settled at evens."""

    player: str
    box: int
    owner: str
    amount: int
    open: bool = True
    late: bool = False


class Round(NamedTuple):
    """One round. `hands` stand in the order they are played; `turn` is the hand awaited; `openings` keeps the first two cards of
    a box that was split, because its hands no longer show them; `hidden` are the boxes
    whose first two cards lie face down; `annulled` a round that counts for nothing; `held` is what the jackpot button
    drew while it was offered and somebody else set it off; `hole` is the dealer's second card while it lies face down, and `seen`
    that the dealer has looked at it and has no natural; `settlements` are the wagers decided so far."""

    boxes: tuple[Box, ...] = ()
    hands: tuple[Hand, ...] = ()
    dealer: tuple[Card, ...] = ()
    awaits: Awaits = Awaits.WAGERS
    turn: int = -1
    dealt: int = 0
    insurance: tuple[Insurance, ...] = ()
    declined: frozenset[int] = frozenset()
    absent: frozenset[int] = frozenset()
    presses: tuple[tuple[int, str], ...] = ()
    openings: tuple[tuple[int, tuple[Card, ...]], ...] = ()
    hidden: frozenset[int] = frozenset()
    annulled: bool = False
    held: int = 0
    hole: tuple[Card, ...] = ()
    seen: bool = False
    settlements: tuple[WagerSettled, ...] = ()

    def hands_staked_by(self, player: str, box: int) -> int:
        """On how many hands of a box a player has a wager: more than one for whoever has split it."""
        return sum(hand.box == box and any(stake.player == player for stake in hand.stakes) for hand in self.hands)

    @property
    def dealer_hard(self) -> int:
        """The dealer's cards with every ace as 1."""
        hard = 0
        for card in self.dealer:
            hard += card.pips
        return hard

    @property
    def dealer_total(self) -> int:
        """The dealer's best total."""
        hard = self.dealer_hard
        return hard + 10 if hard <= 11 and self._dealer_has_ace else hard

    @property
    def dealer_is_soft(self) -> bool:
        """Whether an ace of the dealer's counts 11."""
        return self.dealer_hard <= 11 and self._dealer_has_ace

    @property
    def _dealer_has_ace(self) -> bool:
        for card in self.dealer:  # noqa: SIM110 (a generator costs more than the two or three cards it would look at)
            if card.pips == 1:
                return True
        return False

    @property
    def natural_may_come(self) -> bool:
        """Whether the dealer may still turn out to have a natural."""
        return len(self.dealer) == 1 and self.dealer[0].pips in (1, 10) and not self.seen

    @property
    def dealer_natural(self) -> bool:
        """Whether the dealer's two cards are an ace and a ten-value card."""
        return len(self.dealer) == 2 and self.dealer_hard == 11 and self.dealer_total == 21
