"""Counting hands: naturals, pairs to split, and the bonus hands of Crown Pontoon."""

from __future__ import annotations

from pitboss.cards.card import Card
from pitboss.law.terms.naturals import SplitNatural
from pitboss.law.terms.pontoon import BonusHand
from pitboss.play.state import Hand, Origin
from pitboss.play.table import Table


def is_natural(hand: Hand, table: Table) -> bool:
    """An ace and a ten-value card as the first two; after a split only where the book says so."""
    if len(hand.cards) != 2 or hand.hard != 11 or not hand.flexible:
        return False
    return hand.origin is Origin.DEALT or table.naturals.after_split is SplitNatural.NATURAL


def is_pair(hand: Hand) -> bool:
    """Two cards of the same value, which is what may be split."""
    return len(hand.cards) == 2 and hand.cards[0].pips == hand.cards[1].pips


def one_suit(cards: tuple[Card, ...]) -> bool:
    """Whether all the cards are of one suit."""
    return all(card.suit == cards[0].suit for card in cards)


def bonus_hand(hand: Hand) -> BonusHand | None:
    """The line of the bonus table that a 21 makes, if any: by its three cards, or by how many cards it took."""
    cards = hand.cards
    if len(cards) == 3:
        ranks = sorted(card.rank for card in cards)
        if ranks in (["6", "7", "8"], ["7", "7", "7"]):
            return _three_cards(ranks[0] == "7", cards)
        return None
    return {5: BonusHand.FIVE_CARD_21, 6: BonusHand.SIX_CARD_21}.get(len(cards)) or (BonusHand.SEVEN_CARD_21 if len(cards) >= 7 else None)


def _three_cards(sevens: bool, cards: tuple[Card, ...]) -> BonusHand:  # noqa: FBT001
    if not one_suit(cards):
        return BonusHand.MIXED_777 if sevens else BonusHand.MIXED_678
    if cards[0].suit == "S":
        return BonusHand.SPADES_777 if sevens else BonusHand.SPADES_678
    return BonusHand.SUITED_777 if sevens else BonusHand.SUITED_678


def three_suited_sevens(hand: Hand) -> bool:
    """Three sevens of one suit: the hand of the Super Bonus."""
    return len(hand.cards) == 3 and all(card.rank == "7" for card in hand.cards) and one_suit(hand.cards)
