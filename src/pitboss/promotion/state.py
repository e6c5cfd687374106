"""The state of a promotion: one part for each topic, which only that topic's recorders write."""

from __future__ import annotations

from typing import NamedTuple

from pitboss.floor.people.state import People
from pitboss.promotion.disputes.state import Disputes
from pitboss.promotion.draw.state import Drawing
from pitboss.promotion.entries.state import Entries
from pitboss.promotion.integrity.state import Integrity
from pitboss.promotion.offer.state import Offer
from pitboss.promotion.sides import Sides
from pitboss.promotion.winners.state import Winners


class Promotion(NamedTuple):
    """Everything that has happened to one promotion."""

    people: People = People()
    offer: Offer = Offer()
    entries: Entries = Entries()
    drawing: Drawing = Drawing()
    winners: Winners = Winners()
    disputes: Disputes = Disputes()
    integrity: Integrity = Integrity()
    sides: Sides = Sides()
