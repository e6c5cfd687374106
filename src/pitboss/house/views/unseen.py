"""An accident as anybody is told of it: without a card that nobody has seen."""

from __future__ import annotations

from dataclasses import replace

from pitboss.floor.accidents.facts import Seen
from pitboss.floor.accidents.kinds import Accident, ExcessCard, NotEnoughCards


def without_unseen(accident: Accident) -> Accident:
    """The accident with the card burned anew, or drawn too many and not exposed, left out."""
    match accident:
        case NotEnoughCards(burned=card) if card is not None:
            return replace(accident, burned=None)
        case ExcessCard(seen=Seen.UNEXPOSED, card=card) if card is not None:
            return replace(accident, card=None)
        case _:
            return accident
