"""Cards and the packs they come from. No rules live here."""

from pitboss.cards.card import Card, card
from pitboss.cards.pack import Pack

__all__ = ["Card", "Pack", "card"]
