"""Counting hands: naturals, pairs to split, and what a hand comes to for each wager on it."""

from __future__ import annotations

from pitboss.cards.card import Card
from pitboss.play.predicates import natural
from pitboss.play.state import Hand, Origin, Stake
from pitboss.play.table import Table
from pitboss.terms.doubling import DOUBLED_ACE, PONTOON_DOUBLED_ACE, OthersAce
from pitboss.terms.naturals import NATURAL_AFTER_SPLIT


def is_natural(hand: Hand, table: Table) -> bool:
    """An ace and a ten-value card as the first two; after a split only where the book says so."""
    return hand.hard == 11 and natural(
        table, cards=len(hand.cards), hard=hand.hard, ace=hand.flexible > 0, split=hand.origin is Origin.SPLIT
    )


def is_ace_and_ten(cards: tuple[Card, ...]) -> bool:
    """Whether the cards are two, an ace and a ten-value card."""
    return len(cards) == 2 and cards[0].pips + cards[1].pips == 11 and 1 in (cards[0].pips, cards[1].pips)


def is_pair(hand: Hand) -> bool:
    """Two cards of the same value, which is what may be split."""
    return len(hand.cards) == 2 and hand.cards[0].pips == hand.cards[1].pips


def one_suit(cards: tuple[Card, ...]) -> bool:
    """Whether all the cards are of one suit."""
    return all(card.suit == cards[0].suit for card in cards)


def ace_fixed(hand: Hand) -> bool:
    """Whether a double keeps an ace of the hand at 1 that would otherwise count 11."""
    return hand.doubled and not hand.flexible and hand.hard <= 11 and any(card.pips == 1 for card in hand.cards)


def total_for(table: Table, hand: Hand, stake: Stake) -> int:
    """The total of a hand for one wager on it: an ace that a double fixed may still count 11 for somebody who has not doubled."""
    if _ace_is_free_for(table, hand, stake) and hand.hard <= 11 and any(card.pips == 1 for card in hand.cards):
        return hand.hard + 10
    return hand.total


def _ace_is_free_for(table: Table, hand: Hand, stake: Stake) -> bool:
    return hand.doubled and not stake.added and table.doubling.ace_of_others is OthersAce.AS_UNDOUBLED


def counted_by(table: Table, hand: Hand, stake: Stake | None = None) -> tuple[str, ...]:
    """The rules by which a hand is worth less than its cards look, to all on it or for one wager: an ace kept at 1, an ace and a ten
    that are no natural."""
    if ace_fixed(hand) and not (stake and _ace_is_free_for(table, hand, stake)):
        return (table.cite(PONTOON_DOUBLED_ACE) or table.cite(DOUBLED_ACE),)
    if hand.origin is Origin.SPLIT and is_ace_and_ten(hand.cards) and not is_natural(hand, table):
        return (table.cite(NATURAL_AFTER_SPLIT),)
    return ()
