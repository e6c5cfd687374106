"""Everything that can happen to a promotion, in one log."""

from __future__ import annotations

from pitboss.floor.people.events import PeopleEvent
from pitboss.promotion.disputes.events import DisputeEvent
from pitboss.promotion.draw.events import DrawEvent
from pitboss.promotion.entries.events import EntryEvent
from pitboss.promotion.integrity.events import IntegrityEvent
from pitboss.promotion.offer.events import OfferEvent
from pitboss.promotion.winners.events import WinnerEvent

Event = PeopleEvent | OfferEvent | EntryEvent | DrawEvent | WinnerEvent | DisputeEvent | IntegrityEvent
